"""Setting up games of Magic Realm in tests: begin, answer by the game's notation, go on to a step."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeVar

from msgspec.structs import asdict

from fabula.core import Event
from fabula.core.dice import RandomDice, ScriptedDice
from fabula.games.realm import game
from fabula.games.realm.belongings.rearranging import Rearranging
from fabula.games.realm.day.actions import Ready
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.options.switches import Options
from fabula.games.realm.pieces import copies, put
from fabula.games.realm.setup.characters import Prepare
from fabula.games.realm.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Dice, Refusal, Step
    from fabula.core.dice import T
    from fabula.games.realm.sheet import Individual
    from fabula.games.realm.state import RealmState

E = TypeVar("E", bound=Event)
QUIET: Final[dict[str, Any]] = {"combat": "off"}
"""Most tests are of the day, and its end should not be somebody's death."""


def some_dice(seed: int = 0) -> Dice:
    return RandomDice(Random(seed))


def begin(seats: int = 1, seed: int = 0, **options: Any) -> RealmState:
    """A game that waits for its first answer, with quiet evenings unless people are to fight."""
    return _begun(seats, seed, Options(**{**QUIET, **options})).copy()


@cache
def _begun(seats: int, seed: int, options: Options) -> RealmState:
    """Many tests begin alike, and building a map takes longer than most of them."""
    return game.start(options, seats, some_dice(seed))


def answer(state: RealmState, text: str, seat: int | None = None, seed: int = 0) -> list[Event]:
    """Play what the text says, for the one seat that is asked unless another is named."""
    who = state.to_act()[0] if seat is None else seat
    if isinstance(state.agenda[-1], Birdsong):
        leave_as_it_is(state)
    return state.play(who, game.read(text), some_dice(seed))


def leave_as_it_is(state: RealmState) -> None:
    """Let nobody be asked about his belongings today."""
    state.settled = tuple(sorted(state.individuals))


def refusal(state: RealmState, text: str, seat: int | None = None) -> Refusal:
    """Why this answer is refused."""
    who = state.to_act()[0] if seat is None else seat
    found = state.why_not(who, game.read(text))
    assert found is not None, text
    return found


def go_on(state: RealmState, until: type[Step[Any]] | None = None, seed: int = 0) -> list[Event]:
    """Answer at random until this step asks, or to the end of the set-up; all that happened."""
    random, events = Random(seed), []
    while state.to_act() and not isinstance(state.agenda[-1], until or Birdsong):
        seat = state.to_act()[0]
        events += state.play(seat, random.choice(state.choices(seat).actions), RandomDice(random))
    return events


def chosen(*characters: str, seed: int = 0, **options: Any) -> RealmState:
    """A game in which the seats, in the order of their lots, have chosen these characters."""
    state = begin(len(characters), seed, **options)
    for name in characters:
        answer(state, f"choose {name}" if " " in name else f"choose {name} 4")
        if isinstance(state.agenda[-1], Prepare):
            answer(state, "done")
    return state


def seat_of(state: RealmState, character: str) -> int:
    """Who plays a character."""
    return next(n for n, sheet in enumerate(state.sheets) if sheet and sheet.character == character)


def name_of(state: RealmState, seat: int = 0) -> str:
    """Who a seat's character is."""
    return state.sheet(seat).character


def individual(state: RealmState, seat: int = 0) -> Individual:
    """A seat's character, as far as he is like anybody who takes turns."""
    return state.individual(name_of(state, seat))


def awake(*characters: str, at: str | None = None, wild: bool = False, **options: Any) -> RealmState:
    """The first Birdsong of a game without gold chits or ways out, and unless it is wild without monsters.

    Everybody is in this clearing, if one is named, and leaves his belongings as they are today.
    """
    state = _set_up(
        characters, Options(**{**QUIET, "gold_chits": "none", "leave_map": "never", **options})
    ).copy()
    for sheet in state.sheets:
        assert sheet is not None
        if at is not None:
            put(state, sheet.character, at)
    if not wild:
        for monster in state.box.monsters.values():
            for piece in copies(monster.id, monster.count):
                put(state, piece, "elsewhere")
    leave_as_it_is(state)
    return state


@cache
def _set_up(characters: tuple[str, ...], options: Options) -> RealmState:
    """The first Birdsong as the game comes to it."""
    state = chosen(*characters, **asdict(options))
    go_on(state)
    return state


def give(state: RealmState, piece: str, seat: int = 0, *, active: bool = True) -> None:
    """Let a character have an item."""
    put(state, piece, name_of(state, seat))
    if active:
        state.active = tuple(sorted((*state.active, piece)))


def know(state: RealmState, seat: int = 0, **changes: Any) -> None:
    """Let something else be true of a character, on his sheet or of him as of anybody."""
    on_sheet = {name: value for name, value in changes.items() if name in Sheet.__struct_fields__}
    state.write_sheet(seat, **on_sheet)
    state.write(name_of(state, seat), **{name: changes[name] for name in changes.keys() - on_sheet.keys()})


def pause(state: RealmState, seat: int = 0, *, by_day: bool = True) -> None:
    """Let a character be asked about his belongings, as he is between two phases."""
    state.settled = ()
    state.push(Rearranging(name_of(state, seat), by_day=by_day))


class Script(ScriptedDice):
    """A script after which chits that are turned up at the end of a turn may be any."""

    def pick(self, what: str, options: Sequence[T]) -> int:
        """The next value; without one the last chit."""
        if not self._values and what in ("warning chit", "lost chit", "sound or site chit"):
            return len(options) - 1
        return super().pick(what, options)


def live(state: RealmState, *phases: str, script: tuple[int | str, ...] = (), roll: int = 1) -> list[Event]:
    """Let the only seat hand in these phases, allowed or not, and the day go on as the script says."""
    birdsong = state.agenda[-1]
    assert isinstance(birdsong, Birdsong)
    recorded: Any = tuple(map(game.read, phases))
    state.swap(birdsong.with_draft(0, recorded))
    dice = Script((roll, name_of(state), *script))
    leave_as_it_is(state)
    events: list[Event] = []
    while not events:  # hirelings and minions do nothing
        events = state.play(0, Ready(), dice)
    dice.finish()
    return events


def told(events: list[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def here(state: RealmState, seat: int = 0) -> str:
    """Where a character stands."""
    return state.places[name_of(state, seat)]
