"""Spells in tests: magicians in a combat, spells cast step by step, and spells that are just there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.magic.bewitching import Bewitchment, mark_of, names_of_rows
from fabula.games.realm.magic.casting import Casting
from fabula.games.realm.magic.effects import SpellsTakeEffect
from fabula.games.realm.magic.targeting import BREAKING
from fabula.games.realm.magic.transmorphing import change_shapes
from fabula.games.realm.unseen import with_entry
from realm.combat.fighting import combat, let_be, plays
from realm.playing import know, seat_of

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

DAY_OF = {"white": 7, "black": 7, "grey": 14, "purple": 21, "gold": 28, "any": 7}
"""A day that has each color everywhere."""


def magicians(*who: str | Fighter, foes: tuple[str | Foe, ...] = (), **spells: Any) -> RealmState:
    """A combat in its encounter step: each knows the spells given by his name; the day has their color."""
    first = who[0] if isinstance(who[0], str) else who[0].who
    state = combat(*who, foes=tuple(Foe(one, first) if isinstance(one, str) else one for one in foes))
    if state.choices(state.to_act()[0]).prompt == "fight-on":
        plays(state, "fight-on")
    let_be(state)
    known = [spell for lines in spells.values() for spell in lines]
    state.day = DAY_OF[state.box.spells[known[0]].color] if known else 1
    for name, lines in spells.items():
        know(state, seat_of(state, name), spells=tuple(sorted(lines)))
    return state


def act(state: RealmState, **actions: str) -> list[Event]:
    """Let each do this in the encounter step, all others nothing; then the first one names his targets."""
    events: list[Event] = []
    seats = state.to_act()
    for seat in seats:
        name = state.sheet(seat).character
        last = seat == seats[-1] and len(seats) > 1
        events += plays(state, actions.get(name, "pass"), dice=(next(iter(actions)),) if last else ())
    return events


def takes_effect(
    state: RealmState,
    spell: str,
    caster: str,
    *targets: str,
    means: str = "",
    time: int = 3,
    dice: tuple[int | str, ...] = (),
) -> list[Event]:
    """A spell takes effect on these, outside all steps of a round."""
    means = means or commit(state, caster, spell)
    others = (one for one in state.castings if one.caster != caster)
    detail = named(state, targets[0]) if spell in BREAKING else ""
    state.castings = (*others, Casting(caster, spell, means, "clearing", time, targets, detail=detail))
    return resolve(state, dice=dice)


def named(state: RealmState, name: str) -> str:
    """The detail of a spell that is to break another: which one was named."""
    return mark_of(names_of_rows(state)[name])


def resolve(state: RealmState, dice: tuple[int | str, ...] = ()) -> list[Event]:
    """All spells that have been cast take effect."""
    script = CombatScript(dice)
    below = len(state.agenda)
    state.push(SpellsTakeEffect())
    events: list[Event] = []
    while len(state.agenda) > below and not state.to_act():
        events += state.agenda[-1].run(state, script)
    script.finish()
    return events


def commit(state: RealmState, who: str, spell: str) -> str:
    """Commit a Magic chit of the type of a spell, or any if he has none."""
    seat = seat_of(state, who)
    printed, now = state.box.characters[who].chits(4), state.sheet(seat).chits
    fitting = [n for n, chit in enumerate(printed) if chit.type == state.box.spells[spell].type]
    number = next(n for n in (*fitting, *range(len(now))) if now[n] == "active")
    state.write_sheet(seat, chits=with_entry(now, number, "committed"))
    return f"chit:{number + 1}"


def bewitch(state: RealmState, spell: str, caster: str, *targets: str, **changes: Any) -> Bewitchment:
    """A spell is in effect on these."""
    row = Bewitchment(spell, caster, commit(state, caster, spell), targets, **changes)
    state.bewitched = (*state.bewitched, row)
    return row


def turn_into(state: RealmState, creature: str, one: str, caster: str = "") -> Bewitchment:
    """A Transform is on somebody, and takes effect."""
    row = bewitch(state, "transform", caster or state.sheet(0).character, one, detail=creature)
    change_shapes(state, {one: ""})
    return row


def state_of(state: RealmState, who: str, means: str) -> str:
    """The state of a chit by the name of its means."""
    return state.sheet(seat_of(state, who)).chits[int(means.removeprefix("chit:")) - 1]
