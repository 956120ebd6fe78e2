"""Every step that can be on the agenda."""

from __future__ import annotations

from typing import TypeAlias

from fabula.games.realm.belongings.abandoning import Bearing, LeavingBehind
from fabula.games.realm.belongings.changing import AfterDeal
from fabula.games.realm.belongings.dealing import Composing, Considering
from fabula.games.realm.belongings.rearranging import Rearranging
from fabula.games.realm.combat.assignment import Assignment, ChooseVictim, Luring
from fabula.games.realm.combat.battling import NativesDecide
from fabula.games.realm.combat.deployment import Deployment
from fabula.games.realm.combat.encounter import AskEncounter, Encounter
from fabula.games.realm.combat.evening import AskToFight, Battles, Combat
from fabula.games.realm.combat.fatigue import Bear, FatigueStep, Tire
from fabula.games.realm.combat.flying_away import FlyingAway
from fabula.games.realm.combat.melee import ChangeTactics, Reposition
from fabula.games.realm.combat.placement import AskPlacement, Placement
from fabula.games.realm.combat.resolution import Resolve
from fabula.games.realm.combat.round_end import EndRound
from fabula.games.realm.combat.running import Running
from fabula.games.realm.combat.shifting import Shifting
from fabula.games.realm.combat.targets import NameTarget, NameTargets
from fabula.games.realm.day.alerting import Alerting
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.day.blocking import EndPhase, MayBlock
from fabula.games.realm.day.daylight import Daylight, Sunrise
from fabula.games.realm.day.flying import Flying
from fabula.games.realm.day.following import KeepingUp, ShakingOff, StartPhase
from fabula.games.realm.day.going import Walking
from fabula.games.realm.day.holding import MayHold
from fabula.games.realm.day.night import Evening, Midnight, Sunset
from fabula.games.realm.day.order import Days
from fabula.games.realm.day.resting import Resting
from fabula.games.realm.day.searching import ChooseLine, ChooseVision, Searching
from fabula.games.realm.day.sight import Perceiving, TakeTreasure, Taking
from fabula.games.realm.day.tolls import Opening, Toll
from fabula.games.realm.day.turn import EndTurn, StartTurn, TakePhases
from fabula.games.realm.magic.bird import PeerAnywhere
from fabula.games.realm.magic.brooms import CallBrooms, Calling
from fabula.games.realm.magic.curses import Cursing
from fabula.games.realm.magic.demons import AskDemon
from fabula.games.realm.magic.drifting import Drifting
from fabula.games.realm.magic.effects import SpellsTakeEffect
from fabula.games.realm.magic.enchanting import Enchanting
from fabula.games.realm.magic.energizing import ColorsInCombat, PlayColors
from fabula.games.realm.magic.essences import ChooseEssence
from fabula.games.realm.magic.runes import Learning
from fabula.games.realm.magic.storm import Storming
from fabula.games.realm.magic.straying import Straying
from fabula.games.realm.magic.targeting import NameSpellTargets
from fabula.games.realm.magic.whistling import SendSound
from fabula.games.realm.magic.winds import Hurricane
from fabula.games.realm.magic.wishes import Elsewhere, HaveVision, SendAway, Wishing
from fabula.games.realm.natives.hiring import Hiring
from fabula.games.realm.natives.meeting import Affronted, Meeting
from fabula.games.realm.options.caching import Caching
from fabula.games.realm.options.development import Developing, MoreSpells
from fabula.games.realm.options.exposure import Exposure
from fabula.games.realm.options.mastery import TakeArms
from fabula.games.realm.setup.anew import BeginAnew
from fabula.games.realm.setup.characters import ChooseCharacter, DrawLots, Prepare
from fabula.games.realm.setup.entering import EnterRealm, OpenRealm
from fabula.games.realm.setup.first_day import FirstDay
from fabula.games.realm.setup.gold import PlaceGoldChits
from fabula.games.realm.setup.order import SetUpRealm
from fabula.games.realm.setup.spells import AskSpells, RecordSpells
from fabula.games.realm.setup.tiles import BuildMap, LayTiles
from fabula.games.realm.setup.valleys import TurnUpValleys
from fabula.games.realm.setup.victory import AskRequirements, ChooseRequirements
from fabula.games.realm.trade.commerce import Haggling, Offering
from fabula.games.realm.trade.paying import Paying
from fabula.games.realm.trade.trading import Asking, Selling, Trading
from fabula.games.realm.treasures.amulet import UseAmulet
from fabula.games.realm.treasures.circle import Falling, ReachOut, ToCave
from fabula.games.realm.treasures.claw import Clawing
from fabula.games.realm.treasures.jewel import ChoosePhase
from fabula.games.realm.treasures.looting import RollForLoot
from fabula.games.realm.treasures.moon import Gazing
from fabula.games.realm.treasures.site_cards import RollOnCard
from fabula.games.realm.treasures.wand import SetRedDie

Steps: TypeAlias = (
    SetUpRealm
    | BuildMap
    | LayTiles
    | TurnUpValleys
    | DrawLots
    | ChooseCharacter
    | Prepare
    | AskSpells
    | RecordSpells
    | PlaceGoldChits
    | AskRequirements
    | ChooseRequirements
    | OpenRealm
    | EnterRealm
    | FirstDay
    | BeginAnew
    | Days
    | Exposure
    | Developing
    | Caching
    | MoreSpells
    | TakeArms
    | Birdsong
    | Sunrise
    | Daylight
    | StartTurn
    | TakePhases
    | ChoosePhase
    | StartPhase
    | ShakingOff
    | KeepingUp
    | Walking
    | Flying
    | EndPhase
    | MayBlock
    | MayHold
    | Alerting
    | Resting
    | Enchanting
    | Searching
    | ChooseLine
    | ChooseVision
    | RollForLoot
    | Toll
    | Opening
    | RollOnCard
    | ToCave
    | ReachOut
    | Learning
    | Taking
    | TakeTreasure
    | Perceiving
    | Trading
    | Asking
    | Selling
    | Offering
    | Haggling
    | Hiring
    | Meeting
    | Affronted
    | Paying
    | EndTurn
    | Sunset
    | Evening
    | Battles
    | NativesDecide
    | Combat
    | AskToFight
    | Luring
    | Assignment
    | ChooseVictim
    | Deployment
    | AskEncounter
    | Encounter
    | Running
    | FlyingAway
    | NameTargets
    | NameTarget
    | NameSpellTargets
    | SpellsTakeEffect
    | PeerAnywhere
    | ChooseEssence
    | Drifting
    | SendSound
    | AskDemon
    | ColorsInCombat
    | Hurricane
    | Calling
    | CallBrooms
    | PlayColors
    | Elsewhere
    | SendAway
    | HaveVision
    | Gazing
    | Storming
    | Straying
    | SetRedDie
    | Cursing
    | Wishing
    | Falling
    | Clawing
    | AskPlacement
    | Placement
    | Reposition
    | ChangeTactics
    | Shifting
    | Resolve
    | FatigueStep
    | Tire
    | Bear
    | EndRound
    | Midnight
    | Rearranging
    | LeavingBehind
    | Bearing
    | Composing
    | Considering
    | AfterDeal
    | UseAmulet
)
