"""Events tell all that can be seen: a view that follows them arrives where the game does."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, get_args

from msgspec.structs import replace

from fabula.core import RandomDice
from fabula.games.foes.drawing import drawing
from fabula.games.foes.facts import TurnFacts
from fabula.games.foes.game import game
from fabula.games.foes.options import Options
from fabula.games.foes.view import FoesView
from foes.setting import play, position

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fabula.core import Event, Seat
    from fabula.games.foes.state import FoesState

DECISIONS = 400
LATE = [("A", "C3"), ("B", "S3 5-exchange-2"), ("C", "C3 1-rotate-2"), ("D", "C7"), ("E", "S2"), ("F", "S1")]
LATE_TILES: dict[str, Any] = {
    "closed": {"*": "N"},
    "tiles": {"C2": 49, "C8": 50, "C7": "chest1", "C3": "chest2"},
}
"""Near the end of the game, with little left to find."""
ACTIVE_KINDS = ("fight", "open", "cast", "join", "wander", "swap", "turn", "follow")


def followed(view: FoesView, events: Iterable[Event], seat: Seat | None) -> FoesView:
    """The view after the events that this seat is told."""
    for event in events:
        if event.told_to(seat):
            after = drawing.follow(view, event)
            assert isinstance(after, FoesView)
            view = after
    return view


def seen(view: FoesView) -> FoesView:
    """What can be seen of a position; events do not tell who is asked next, nor how far one may still go."""
    return replace(view, waiting_for=(), agenda=(), turn=TurnFacts(), drawn_levels=(), opening=False)


def walk(state: FoesState, chance: Random) -> set[str]:
    """Play at random, and follow what a random viewer is told; the kinds of events that came about."""
    dice, seats = RandomDice(chance), state.seats
    kinds: set[str] = set()
    for _ in range(DECISIONS):
        if not state.to_act():
            break
        (seat,) = state.to_act()
        actions = state.choices(seat).actions
        eager = [action for action in actions if action.words()[0] in ACTIVE_KINDS]
        action = chance.choice(eager if eager and chance.random() < 0.4 else actions)
        viewer = chance.choice([None, *range(seats)])
        before = state.copy()
        events = state.play(seat, action, dice)
        after = followed(before.view(viewer), events, viewer)
        assert seen(after) == seen(state.view(viewer))
        kinds |= {type(event).__name__ for event in events}
    return kinds


def test_following_the_events_shows_every_position() -> None:
    kinds = set[str]()
    for seats in range(2, 7):
        chance = Random(seats)
        kinds |= walk(game.start(Options(), seats, RandomDice(chance)), chance)
        players = {letter: f"{space} w50 c9" for letter, space in LATE[:seats]}
        kinds |= walk(position(seats=seats, next="last", last=["chest3"], **players, **LATE_TILES), chance)
    assert kinds == {kind.__name__ for kind in get_args(game.Events)}


def test_what_transform_does_is_followed_until_its_monster_is_gone() -> None:
    state = position(A="C2 w20 c6 3-transform-2", B="S1 w30", tiles={"C2": 23, "S3": 9})
    before = state.view(0)
    after = followed(before, play(state, "cast 3-transform-2 -2"), 0)
    assert after.turn.transform == -2
    assert drawing.draw(after, seat=0).notes == drawing.draw(state.view(0), seat=0).notes
    play(state, "fight", dice=(2, 2))
    assert seen(after) != seen(state.view(0))


def test_a_hand_is_followed_by_its_owner_alone() -> None:
    state = position(A="C2 w25 c6 1-power-1", B="S1 w30 3-power-2", tiles={"C2": 23})
    own, other = state.view(0), state.view(1)
    events = play(state, "cast 1-power-1 1")
    assert followed(own, events, 0).hand == ()
    assert followed(other, events, 1).hand == ("3-power-2",)
    assert followed(other, events, 1).players[0].spell_levels == ()


def test_equal_hands_are_not_mixed_up() -> None:
    state = position(A="C2 w25 c6 1-power-1", B="S1 w30 1-power-1", tiles={"C2": 23})
    own, other, nobody = state.view(0), state.view(1), state.view(None)
    events = play(state, "cast 1-power-1 1")
    assert followed(own, events, 0).hand == ()
    assert followed(other, events, 1).hand == ("1-power-1",)
    assert followed(nobody, events, None).hand == ()


def test_a_view_says_whose_it_is() -> None:
    state = position(A="S1 1-power-1", B="S1")
    assert [state.view(seat).viewer for seat in (0, 1, None)] == [0, 1, None]
    assert state.imagine(1, RandomDice(Random(0))).view(1) == state.view(1)
