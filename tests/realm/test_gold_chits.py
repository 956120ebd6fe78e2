"""MR-3.15.4, MR-3.3.2: visitors, missions and campaigns come to the map, and turn over."""

from __future__ import annotations

import pytest

from fabula.games.realm.natives.events import GoldChitCame
from fabula.games.realm.natives.gold_chits import gold_chits_come, visitors_in
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.natives.tasks import take_up
from fabula.games.realm.pieces import put
from fabula.games.realm.setup.events import Assigned
from fabula.games.realm.treasures.piles import lay_at_bottom
from fabula.testing import rule
from realm.dealing import bring, lay_gold
from realm.playing import awake, begin, go_on, know, live, told
from realm.sites import at_site


@rule("MR-3.15.4", "MR-A.2.1")
@pytest.mark.parametrize("group", ["company", "woodfolk", "patrol", "lancers", "bashkars"])
@pytest.mark.parametrize("roll", range(1, 7))
def test_on_a_six_the_chit_comes_to_the_leader_of_its_group(group: str, roll: int) -> None:
    state = awake("amazon", at="ruins-1")
    bring(state, group, "ruins-1")
    chit = lay_gold(state, "scholar", f"with_{group}", f"with_{group}")
    events = live(state, roll=roll)
    assert (state.places[chit] == "ruins-1") == (roll == 6)
    came = [event.side for event in told(events, GoldChitCame)]
    assert came == (["scholar"] if roll == 6 else [])


@rule("MR-3.15.4")
def test_a_hired_leader_or_one_elsewhere_calls_nothing() -> None:
    state = awake("amazon", at="ruins-1")
    state.monster_roll = 6
    chit = lay_gold(state, "crone", "with_lancers", "with_lancers")
    put(state, "L1", "ruins-1")
    assert not gold_chits_come(state, "ruins-1")
    put(state, "LHQ", "ruins-1")
    serve(state, "LHQ", 0, until=14)
    assert not gold_chits_come(state, "ruins-1")
    state.hired.clear()
    assert not gold_chits_come(state, "ruins-2")
    assert gold_chits_come(state, "ruins-1")
    assert state.places[chit] == "ruins-1"


@rule("MR-3.15.4", "MR-A.2.1")
@pytest.mark.parametrize(
    ("box", "site"),
    [("altar_meadow", "altar"), ("shrine_circle", "shrine")],
)
def test_a_chit_comes_to_its_site_in_that_clearing(box: str, site: str) -> None:
    state = awake("amazon", at="ruins-1")
    state.monster_roll = 6
    number = state.box.sites[site].clearing
    at, other = f"ruins-{number}", "ruins-1" if number != 1 else "ruins-2"
    lay_gold(state, "shaman", box, box)
    state.chits["ruins"] = (site,)
    assert not gold_chits_come(state, at)  # nobody has turned it up
    state.face_up = (site,)
    assert not gold_chits_come(state, other)
    assert gold_chits_come(state, at)
    assert visitors_in(state, at) == ("shaman",)


@rule("MR-3.15.4", "MR-14.1.5", "MR-A.2.1")
@pytest.mark.parametrize(
    ("box", "card"), [("altar_meadow", "enchanted_meadow"), ("shrine_circle", "toadstool_circle")]
)
def test_a_chit_comes_to_the_clearing_of_the_site_in_whose_pile_its_site_card_lies(
    box: str, card: str
) -> None:
    state = at_site("lair", "amazon")
    state.monster_roll = 6
    lay_gold(state, "shaman", box, box)
    assert not gold_chits_come(state, "ruins-3")
    lay_at_bottom(state, "lair", card)
    assert not gold_chits_come(state, "ruins-1")
    assert gold_chits_come(state, "ruins-3")
    assert visitors_in(state, "ruins-3") == ("shaman",)


@rule("MR-3.3.2", "MR-5.6.2")
@pytest.mark.parametrize(
    ("day", "roll", "turns"), [(7, 6, True), (28, 6, True), (7, 5, False), (6, 6, False)]
)
def test_on_a_seventh_day_and_a_six_all_gold_chits_go_back_and_turn_over(
    day: int, roll: int, turns: bool
) -> None:
    state = awake("amazon", at="ruins-1")
    state.day = day
    scholar = lay_gold(state, "scholar", "cliff-1", "with_patrol")
    raid = lay_gold(state, "raid", "with_lancers", "with_lancers")
    events = live(state, roll=roll)
    assert (state.places[scholar], state.faces[scholar]) == (
        ("with_patrol", "pillage") if turns else ("cliff-1", "scholar")
    )
    assert (state.places[raid], state.faces[raid]) == ("with_lancers", "crone" if turns else "raid")
    assert [(event.side, event.box) for event in told(events, Assigned)] == (
        [("pillage", "with_patrol"), ("crone", "with_lancers")] if turns else []
    )


@rule("MR-3.3.2")
def test_a_chit_that_somebody_has_taken_up_does_not_turn() -> None:
    state = awake("amazon", at="ruins-1")
    state.day = 7
    chit = lay_gold(state, "escort_party", "ruins-1", "with_patrol")
    other = lay_gold(state, "raid", "cliff-1", "with_lancers")
    know(state, notoriety=5)
    take_up(state, 0, "escort_party")
    live(state, roll=6)
    assert state.faces[chit] == "escort_party"
    assert (state.faces[other], state.places[other]) == ("crone", "with_lancers")
    assert state.places[chit] == "tasks of amazon"


@rule("MR-2.8.2")
def test_the_box_of_each_chit_is_remembered() -> None:
    state = begin(2, gold_chits="random")
    go_on(state)
    assert state.gold_homes == {chit: state.places[chit] for chit in state.box.gold_chits}
    assert state.view(None).gold_homes == state.gold_homes


@rule("MR-10.13.4")
def test_without_gold_chits_none_ever_comes() -> None:
    state = awake("amazon", at="ruins-1")
    bring(state, "company", "ruins-1")
    state.day = 7
    events = live(state, roll=6)
    assert not told(events, GoldChitCame)
    assert not told(events, Assigned)
