"""MR-7.4.5: whoever casts names the targets of his spell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.combat.naming import come_out, keep_on_sheets, rush
from fabula.games.realm.combat.sides import provoke
from fabula.games.realm.combat.treachery import betray
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.magic.actions import Aim
from fabula.games.realm.magic.bewitching import mark_of, names_of_rows
from fabula.games.realm.magic.casting import casting_of, is_attack_spell, write_casting
from fabula.games.realm.magic.declaring import show_line
from fabula.games.realm.magic.durations import break_peace
from fabula.games.realm.magic.events import SpellAimed, SpellCancelled
from fabula.games.realm.magic.reach import (
    FAMILIES,
    GROUP,
    TAKE_ALL,
    WEATHER_CHIT,
    in_sight,
    is_a,
    is_of,
    targets_of,
)
from fabula.games.realm.magic.sources import ENCHANT_ARTIFACT, NECKLACE
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.setup.actions import Done

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

BREAKING: Final = ("dissolve_spell", "remedy")
"""MR-15.6.1, MR-15.8.5: the spells that are aimed at spells, which must exist when they are named."""
PEACEFUL: Final = ("peace", "persuade")
"""MR-7.4.8: the spells that make no native battle whoever casts them."""
BENEVOLENT: Final = frozenset(
    (
        "witchs_brew",
        "peace",
        "prophecy",
        "fog",
        "elven_grace",
        "faerie_lights",
        "see_hidden_signs",
        "elemental_spirit",
        "control_bats",
        "blazing_light",
        "pentangle",
        "phantasm",
        "violent_storm",
        "poison",
        "persuade",
        "deal_with_goblins",
        "unleash_power",
        "blend_into_background",
        "premonition",
        "peace_with_nature",
        "guide_spider_or_octopus",
        NECKLACE,
    )
)
"""MR-10.8.2: the spells that by the option neither own hirelings nor natives resent."""


class NameSpellTargets(Step["RealmState"], frozen=True):
    """MR-7.4.5: whoever casts names his targets when his attention chit comes; without any it fails."""

    rule = "MR-7.4.5"
    who: str

    def _count(self, state: RealmState) -> str:
        casting = casting_of(state, self.who)
        assert casting is not None
        return "all" if casting.spell in TAKE_ALL else state.box.effects[casting.spell].targets[0].count

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Him, unless there is nothing to choose."""
        found = targets_of(state, self.who)
        clearing = state.atlas.clearings[state.places[self.who]]
        if not found or found in ((clearing.name,), (clearing.tile,), (WEATHER_CHIT,)):
            return ()
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """All that it can be aimed at; of any number one after the other."""
        casting = casting_of(state, self.who)
        assert casting is not None
        if self._count(state) == "all":
            aims = _families(state, self.who)
        else:
            aims = tuple(map(Aim, targets_of(state, self.who)))
        end: Action = Done() if casting.targets else Pass()
        return Choices("aim", (*aims, end), {"who": self.who, "spell": casting.spell})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """It is no target for this spell."""
        if action in self.choices(state, seat).actions:
            return None
        if isinstance(action, Aim):
            return refuse(self.rule, "no-such-target", target=action.target)
        return refuse(self.rule, "not-offered")

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Naming somebody else unhides him (MR-6.7.1)."""
        if not isinstance(action, Aim):
            casting = casting_of(state, self.who)
            assert casting is not None
            state.pop()
            return [] if casting.targets else [_cancel(state, self.who)]
        if self._count(state) != "any_number":
            state.pop()
        return aim_at(state, self.who, action.target, dice)

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """There is only one thing, or nothing, that it can be aimed at."""
        state.pop()
        casting, found = casting_of(state, self.who), targets_of(state, self.who)
        assert casting is not None
        if casting.targets:
            return []
        return aim_at(state, self.who, found[0], dice) if found else [_cancel(state, self.who)]


def _families(state: RealmState, who: str) -> tuple[Aim, ...]:
    """Groups of natives and families of monsters in sight, of which a spell takes all at once."""
    casting = casting_of(state, who)
    assert casting is not None
    aims = [(aim, kind) for aim in state.box.effects[casting.spell].targets for kind in aim.kinds]
    seen = in_sight(state, who)
    groups = [
        native.group for one in seen if (native := state.box.natives.get(one)) and one not in state.hired
    ]
    found = [kind for aim, kind in aims if any(is_a(state, one, kind, aim) for one in seen)]
    return tuple(map(Aim, (*(dict.fromkeys(groups) if aims[0][1] == GROUP else ()), *found)))


def _cancel(state: RealmState, who: str) -> Event:
    casting = write_casting(state, who, fate="cancelled")
    return SpellCancelled(who=who, spell=casting.spell, rule="MR-7.4.5")


def aim_at(state: RealmState, who: str, target: str, dice: Dice) -> list[Event]:
    """One target more; a denizen that an Attack spell takes by surprise gets its own sheet (MR-6.7.1a)."""
    casting = casting_of(state, who)
    assert casting is not None
    spell = state.box.effects[casting.spell]
    named: tuple[str, ...] = (target,)
    if target in state.box.groups:
        named = tuple(one for one in in_sight(state, who) if is_of(state, one, target))
    elif target in FAMILIES and casting.spell in TAKE_ALL:
        named = tuple(one for one in in_sight(state, who) if is_a(state, one, target, spell.targets[0]))
    if casting.spell == ENCHANT_ARTIFACT:  # MR-15.6.2: with the item he names one of his spells
        added, _, item = target.partition("@")
        named = (item,)
        write_casting(state, who, detail=added)
        show_line(state, who, added, at_least=1)
    if casting.spell in BREAKING and (row := names_of_rows(state).get(target)):
        write_casting(state, who, detail=mark_of(row))
    write_casting(state, who, targets=(*casting.targets, *named))
    strikes = is_attack_spell(state, casting.spell)
    others = _others(state, who, named)
    first = others and not _others(state, who, casting.targets)
    events = come_out(state, who, dice, from_afar=strikes) if first else []
    events.append(SpellAimed(who=who, spell=casting.spell, target=target, rule="MR-7.4.5"))
    seat = state.player_of(who)
    benevolent = state.options.benevolent_spells and casting.spell in BENEVOLENT
    for one in others:
        events += break_peace(state, one)
        if benevolent:
            continue
        events += betray(state, one, seat)
        if casting.spell not in PEACEFUL:  # MR-7.4.8
            events += provoke(state, one, seat)
    if strikes:
        keep_on_sheets(state)
        for one in others:
            events += rush(state, one, seat)
    return events


def _others(state: RealmState, who: str, named: tuple[str, ...]) -> list[str]:
    return [one for one in named if one != who and _is_individual(state, one)]


def _is_individual(state: RealmState, one: str) -> bool:
    return one in state.individuals or kind_of(one) in state.box.monsters or one in state.box.natives
