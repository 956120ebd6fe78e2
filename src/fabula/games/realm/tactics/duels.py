"""A character meets monsters in a clearing: the duels that `fabula duel realm` plays again and again."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, cast

from fabula.core import Fault, SeededDice
from fabula.core.faults import excerpt
from fabula.games.realm.combat.setting import Fighter, Foe, Setting, laid_out, set_up
from fabula.games.realm.combat.timing import quickest
from fabula.games.realm.components.box import box_with
from fabula.games.realm.magic.casting import is_attack_spell
from fabula.games.realm.magic.declaring import begin_casting, castable
from fabula.games.realm.magic.mist import is_mist
from fabula.games.realm.magic.reach import targets_of
from fabula.games.realm.pieces import ABSORBED, DEAD, copies, kind_of
from fabula.games.realm.tactics.casting import spell_blows
from fabula.games.realm.tactics.preparing import color_chits, combat_spells
from fabula.games.realm.tactics.situation import read
from fabula.games.realm.tactics.ways import WAYS

if TYPE_CHECKING:
    from fabula.core import Dice, State
    from fabula.games.realm.sheet import ChitState
    from fabula.games.realm.state import RealmState
    from fabula.games.realm.tactics.exchange import Blow

SPREAD: Final = 6
"""So many opponents stand for all that a character could beat."""
LIKELY: Final = 0.5
"""A spell that kills so often when it hits is one with which a monster could be beaten."""
TOGETHER: Final = "+"


class RealmDuels:
    """The duels of Magic Realm."""

    attackers = tuple(box_with().characters)
    defenders = tuple(box_with().monsters)
    tactics = WAYS
    outcomes: tuple[str, ...] = ("won", "died", "fled")

    def fitting(self, attacker: str) -> tuple[str, ...]:
        """Monsters that he can kill with what he begins with, from the least to the most notorious."""
        able = [kind for kind in self.defenders if can_kill(attacker, kind)]
        able.sort(key=lambda kind: (box_with().monsters[kind].notoriety, kind))
        if len(able) <= SPREAD:
            return tuple(able)
        return tuple(able[number * (len(able) - 1) // (SPREAD - 1)] for number in range(SPREAD))

    def start(self, attacker: str, defender: str, dice: Dice) -> State:
        """The first round, in which the monsters attack him."""
        return meeting(setting_of(attacker, defender), dice)

    def outcome(self, state: State) -> tuple[str, ...] | None:
        """Whether all monsters are dead, he is, or he is on a roadway or has drifted off as mist."""
        realm = cast("RealmState", state)
        if realm.agenda:
            return None
        who = realm.sheet(0).character
        died, fled = realm.places[who] == DEAD, realm.places[who] in realm.atlas.ways or is_mist(realm, who)
        there = any(
            kind_of(piece) in realm.box.monsters and (place in realm.atlas.clearings or place == ABSORBED)
            for piece, place in realm.places.items()
        )
        found = {"won": not there and not fled, "died": died, "fled": fled}
        return tuple(name for name in self.outcomes if found[name])


def meeting(setting: Setting, dice: Dice) -> RealmState:
    """The first round of a combat after which nothing comes."""
    state = laid_out(setting)
    state.agenda = state.agenda[-1:]
    state.go_on(dice)
    return state


def setting_of(attacker: str, defender: str) -> Setting:
    """A duel as a setting; `Fault` if there is no such character or monster, or not so many of them."""
    box = box_with()
    if attacker not in box.characters:
        raise Fault("realm-duel-nobody", name=f'"{excerpt(attacker)}"', known=", ".join(box.characters))
    kinds = defender.split(TOGETHER)
    foes = []
    for number, kind in enumerate(kinds):
        if kind not in box.monsters:
            raise Fault("realm-duel-nobody", name=f'"{excerpt(kind)}"', known=", ".join(box.monsters))
        before, there = kinds[:number].count(kind), copies(kind, box.monsters[kind].count)
        if before >= len(there):
            raise Fault("realm-duel-too-many", name=f'"{kind}"', number=len(there))
        foes.append(Foe(there[before], attacks=attacker))
    spells = combat_spells(attacker)
    colored: dict[str, ChitState] = {str(number): "color" for number in color_chits(attacker, spells)}
    fighter = Fighter(attacker, chits=colored, spells=spells)
    return Setting((fighter,), tuple(foes))


@cache
def can_kill(attacker: str, kind: str) -> bool:
    """Whether any blow of his can kill this monster, as he begins, or a spell of his is likely to."""
    setting = setting_of(attacker, kind)
    state = set_up(setting, SeededDice(b"", b"", 0))
    target = setting.foes[0].piece
    blows = (blow for later in (False, True) for blow in _blows(state, attacker, target, later=later))
    return any(blow.kill for blow in blows) or _likeliest_spell(state, attacker, target) > LIKELY


def _blows(state: RealmState, who: str, target: str, *, later: bool) -> tuple[Blow, ...]:
    return tuple(read(state, who, (target,), later=later).blows.values())


def _likeliest_spell(state: RealmState, who: str, target: str) -> float:
    """How likely the best of his Attack spells kills when it hits, if he is quick enough to cast it."""
    found = [0.0]
    for spell in castable(state, who, quickest(state, who)):
        scratch = state.copy()
        begin_casting(scratch, who, spell)
        if target in targets_of(scratch, who) and is_attack_spell(state, spell.spell):
            found.append(spell_blows(scratch, who, (target,))[target].kill)
    return max(found)


duels: Final = RealmDuels()
