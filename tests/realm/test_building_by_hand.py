"""MR-2.2.1, MR-2.2.2, MR-2.2.4: the players build the map, tile by tile."""

import pytest

from fabula.games.realm.map.ground import ground_of, placements
from fabula.games.realm.map.layout import LaidTile
from fabula.games.realm.setup.events import MapFailed, TileKept, TileLaid, TilesDealt, TileTurnedUp
from fabula.games.realm.setup.tiles import LayTiles
from fabula.games.realm.state import RealmState
from fabula.testing import rule
from realm import naive_map
from realm.playing import answer, begin, go_on, refusal, some_dice


def laying(state: RealmState) -> LayTiles:
    step = state.agenda[-1]
    assert isinstance(step, LayTiles)
    return step


@rule("MR-2.2.1")
@pytest.mark.parametrize("seats", [1, 3, 16])
def test_tiles_are_dealt_evenly_and_the_borderland_lies_first(seats: int) -> None:
    state = begin(seats, auto_map=False)
    hands = [len(hand) for hand in laying(state).hands]
    assert sum(hands) == 19
    holder = (laying(state).seat - 1) % seats
    hands[holder] += 1
    assert max(hands) - min(hands) <= 1
    assert [(laid.tile, laid.side) for laid in state.layout.tiles] == [("borderland", "green")]
    assert state.to_act() == ((holder + 1) % seats,)


@rule("MR-2.2.1")
def test_tiles_are_mixed() -> None:
    deals = [begin(2, seed, auto_map=False) for seed in range(9)]
    assert len({laying(state).hands for state in deals}) == 9
    assert {(laying(state).seat - 1) % 2 for state in deals} == {0, 1}


@rule("MR-2.2.1", "MR-2.2.2")
def test_placement_passes_to_the_left() -> None:
    state = begin(3, auto_map=False)
    order = []
    for _ in range(6):
        order.append(state.to_act()[0])
        answer(state, " ".join(state.choices(order[-1]).actions[0].words()))
    assert order == [(order[0] + number) % 3 for number in range(6)]


@rule("MR-2.2.2")
def test_he_lays_any_of_his_own_tiles_and_nobody_elses() -> None:
    state = begin(2, auto_map=False)
    seat = state.to_act()[0]
    hand = laying(state).hands[seat]
    assert {action.tile for action in state.choices(seat).actions} == set(hand)  # type: ignore[attr-defined]  # they are all Lay
    other = laying(state).hands[1 - seat][0]
    refused = refusal(state, f"lay {other} 0 -1 0")
    assert (refused.rule, refused.details) == ("MR-2.2.2", {"tile": other})
    events = answer(state, " ".join(state.choices(seat).actions[0].words()))
    laid = events[0]
    assert isinstance(laid, TileLaid)
    assert laid.tile not in laying(state).hands[seat]
    assert len(state.layout.tiles) == 2


@rule("MR-2.2.3a")
def test_a_refusal_cites_the_part_of_the_rule() -> None:
    state = begin(1, auto_map=False)
    assert refusal(state, "lay crag 7 7 0").rule == "MR-2.2.3a"
    assert refusal(state, "lay crag 0 -1 0").rule == "MR-2.2.3b"


@rule("MR-2.2.2")
def test_in_the_strict_form_only_the_tile_that_is_turned_up_may_be_laid() -> None:
    state = begin(2, auto_map=False, strict_tiles=True)
    step = laying(state)
    assert step.turned_up is not None
    assert {action.tile for action in state.choices(step.seat).actions} == {step.turned_up}  # type: ignore[attr-defined]  # they are all Lay
    other = next(tile for tile in step.left if tile != step.turned_up)
    assert refusal(state, f"lay {other} 0 -1 0").rule == "MR-2.2.2"
    assert sum(step.face_down) == len(step.left) == 18


@rule("MR-2.2.2")
def test_in_the_strict_form_a_tile_that_does_not_fit_is_kept_and_laid_later() -> None:
    for seed in range(60):
        state = begin(2, seed, auto_map=False, strict_tiles=True)
        events = []
        while isinstance(state.agenda[-1], LayTiles):
            answer_ = state.choices(state.to_act()[0]).actions
            events += answer(state, " ".join(answer_[seed % len(answer_)].words()), seed=seed)
        kept = [event for event in events if isinstance(event, TileKept)]
        if kept and not any(isinstance(event, MapFailed) for event in events):
            at = events.index(kept[0])
            turned_up = events[at - 1]
            assert isinstance(turned_up, TileTurnedUp)
            assert (turned_up.seat, turned_up.tile) == (kept[0].seat, kept[0].tile)
            later = [event.tile for event in events[at:] if isinstance(event, TileLaid)]
            assert kept[0].tile in later
            return
    pytest.fail("every tile fitted in every game")


@rule("MR-2.2.4")
def test_if_nothing_fits_the_tiles_are_mixed_anew() -> None:
    state = begin(1, auto_map=False)
    state.layout = state.layout.with_tile(LaidTile("linden_woods", 0, -1, 0))
    assert not placements(ground_of(state.layout), "crag")  # two roads meet it wherever it would touch both
    state.agenda = (LayTiles(hands=(("crag",),), face_down=(0,), left=()),)
    events = state.go_on(some_dice())
    assert isinstance(events[0], MapFailed)
    assert isinstance(events[1], TilesDealt)
    assert sorted(events[1].tiles) == sorted(state.box.tiles)
    assert len(state.layout.tiles) == 1


@rule("MR-2.2.2", "MR-2.2.5")
@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("seats", [1, 5])
def test_a_map_built_by_hand_is_legal(*, seats: int, strict: bool) -> None:
    state = begin(seats, auto_map=False, strict_tiles=strict)
    go_on(state)
    assert naive_map.is_legal(state.layout)


@rule("MR-2.1.2")
def test_the_map_may_be_there_at_once() -> None:
    state = begin(2)
    assert len(state.layout.tiles) == 20
    assert state.choices(state.to_act()[0]).prompt == "choose"
