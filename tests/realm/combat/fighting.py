"""Combats in tests: set one up, and answer step by step with scripted dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from fabula.games.realm import game
from fabula.games.realm.combat.actions import DODGES
from fabula.games.realm.combat.resolution import Resolve
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe, Servant, Setting, set_up
from fabula.games.realm.combat.sheets import write_play

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.combat.actions import Dodge
    from fabula.games.realm.combat.sheets import Play
    from fabula.games.realm.state import RealmState

NO_TURN = (4, 1, 1)
"""Nobody is repositioned, and what lies in the only occupied box does not turn over."""


def combat(
    *fighters: str | Fighter, foes: tuple[str | Foe, ...], round: int = 1, met: bool = True, **options: Any
) -> RealmState:
    """A combat; a foe that is only named attacks the only fighter, and nobody is in his way."""
    who = tuple(Fighter(one) if isinstance(one, str) else one for one in fighters)
    against = tuple(
        Foe(one, attacks=who[0].who if len(who) == 1 else "") if isinstance(one, str) else one for one in foes
    )
    chosen = replace(Setting((), ()).options, **options)
    return set_up(Setting(who, against, round, met, options=chosen), CombatScript(()))


def with_people(who: str, *hirelings: str | Servant, **facts: Any) -> Fighter:
    """A character without items, and the natives and monsters who serve him."""
    people = tuple(Servant(one) if isinstance(one, str) else one for one in hirelings)
    return Fighter(who, **{"items": (), "hirelings": people, **facts})


def plays(state: RealmState, *texts: str, dice: tuple[int | str, ...] = ()) -> list[Event]:
    """Answer what is asked, each time for the first seat that is asked; the dice must be used up."""
    script = CombatScript(dice)
    events: list[Event] = []
    for text in texts:
        events += state.play(state.to_act()[0], game.read(text), script)
    script.finish()
    return events


def let_be(state: RealmState, until: str = "encounter") -> None:
    """Lure nobody and charge nobody, until this is asked."""
    while state.choices(state.to_act()[0]).prompt != until:
        plays(state, "done")


def melee(
    state: RealmState,
    plays: dict[str, Play],
    maneuvers: dict[str, tuple[Dodge, str] | None],
    dice: tuple[int, ...] = (),
) -> list[Event]:
    """Let blows fall: what each has played, and with what each maneuvers."""
    for who, play in plays.items():
        state.plays[who] = play
    for who, maneuver in maneuvers.items():
        if maneuver is not None:
            direction, means = maneuver
            write_play(state, who, maneuver=means, maneuver_direction=1 + DODGES.index(direction))
    state.push(Resolve())
    return Resolve().run(state, CombatScript(dice))


def chit(state: RealmState, who: str, text: str) -> str:
    """The means by which a chit is played that shows this: `fight T4**`."""
    action, shown = text.split()
    printed = state.box.characters[who].chits(4)
    return next(
        f"chit:{number}"
        for number, one in enumerate(printed, 1)
        if one.action == action and f"{one.strength}{one.time}{'*' * one.asterisks}" == shown
    )


def offered(state: RealmState, seat: int = 0) -> list[str]:
    """What a seat may answer, as one writes it."""
    return [" ".join(action.words()) for action in state.choices(seat).actions]
