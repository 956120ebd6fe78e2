"""What the bot does under a curse: it counts on nothing that it cannot do, and goes to the Chapel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import Choices
from fabula.games.realm.day.actions import Hide, Ready, Rest
from fabula.games.realm.day.resting import ILL_HEALTH, POULTICE, WITHER
from fabula.games.realm.pieces import put
from fabula.games.realm.scoring.victory import ASHES, DISGUST
from fabula.games.realm.tactics.curses import BURDEN, burden, chapels
from fabula.games.realm.tactics.dangers import Evening, risk_of_failing
from fabula.games.realm.tactics.days import Day
from fabula.games.realm.tactics.journeys import WEARY, journeys, ways_from
from fabula.games.realm.tactics.trading import stake
from realm.tactics.alone import known, morning

if TYPE_CHECKING:
    from fabula.games.realm.sheet import ChitState
    from fabula.games.realm.state import RealmState


def cursed(*curses: str, who: str = "captain") -> RealmState:
    state = morning(who)
    state.write_sheet(0, curses=curses)
    return state


def purposes(state: RealmState) -> set[str]:
    knowing = known(state)
    return {one.purpose for one in journeys(knowing, knowing.here, ways_from(knowing, knowing.here))}


def test_it_goes_to_the_chapel_to_be_freed() -> None:
    """MR-3.16.5."""
    state = cursed("squeak")
    knowing = known(state)
    (chapel,) = chapels(knowing)
    assert "chapel" in knowing.view.standing_at[chapel]
    ways = ways_from(knowing, knowing.here)
    heals = [one for one in journeys(knowing, knowing.here, ways) if one.purpose == "heal"]
    assert [one.clearing for one in heals] == [chapel]
    assert "heal" not in purposes(morning())


def test_who_cannot_search_does_not_set_out_to_search() -> None:
    assert "explore" in purposes(morning())
    assert not purposes(cursed("eyemist")) & {"explore", "loot"}


def test_who_squeaks_is_never_hidden() -> None:
    free, squeaking = known(morning()), known(cursed("squeak"))
    assert risk_of_failing(free, free.here, 3) < 0.05
    assert risk_of_failing(squeaking, squeaking.here, 3) == 1


def test_who_cannot_rest_does_not_try() -> None:
    """MR-3.8.4: the Captain rested for nineteen days, and it was of no use."""
    for curses, wish in (((), Rest), (("ill_health",), Hide)):
        state = cursed(*curses)
        chits = state.sheet(0).chits
        state.write_sheet(0, chits=("fatigued",) * WEARY + chits[WEARY:])
        knowing = known(state)
        assert knowing.spent == WEARY
        knowing.evenings[knowing.here] = Evening(0.0)
        actions = (Rest("ordinary"), Hide("ordinary"), Ready())
        choices = Choices("turn", actions, {"clearing": knowing.here, "left": 4})
        assert isinstance(Day(knowing, choices, None).phase(), wish)


def test_gold_that_is_ashes_is_worth_the_way_to_the_chapel() -> None:
    """MR-9.3.5: and so is what he may yet sell his things for."""
    for gold in (10, 60):
        state, clean = cursed(ASHES), cursed()
        for one in (state, clean):
            one.write("captain", gold=gold)
        free = known(clean)
        assert stake(free) > 0
        worth = gold * free.values.gold + stake(free)
        assert burden(known(state)) == pytest.approx(BURDEN[ASHES] + worth)
    assert burden(known(cursed("squeak"))) == BURDEN["squeak"]


def test_under_ashes_gold_is_worth_nothing() -> None:
    """MR-9.3.5: nothing is for sale, and nothing is lost on him who comes to no market."""
    free, poor = known(cursed()), known(cursed(ASHES))
    assert free.values.gold > 0 == poor.values.gold
    assert stake(free) > 0 == stake(poor)
    assert poor.values.rounding(7) == 0


def test_under_disgust_fame_is_worth_only_what_he_owns_of_it() -> None:
    """MR-9.3.5."""
    states = cursed(), cursed(DISGUST)
    for state in states:
        put(state, "deft_gloves", "captain")
    free, loathed = (known(state).values for state in states)
    assert loathed.fame == free.fame > 0
    giant = free.knowing.box.monsters["giant"]
    assert giant.fame
    assert loathed.kills("giant", 1) == pytest.approx(giant.notoriety * free.notoriety)
    assert free.kills("giant", 1) > loathed.kills("giant", 1)
    assert loathed.sold("deft_gloves", "order") == pytest.approx(10 * free.gold)
    assert free.sold("deft_gloves", "order") == pytest.approx(10 * free.gold + 5 * free.fame)
    card = next(card.id for card in free.knowing.box.treasures.values() if card.fame)
    assert loathed.kept(card) == free.kept(card)


def rests(state: RealmState) -> int:
    """So many phases of an idle day he rests, before he hides."""
    knowing = known(state)
    knowing.evenings[knowing.here] = Evening(0.0)
    knowing.view.my_trust.update(dict.fromkeys(knowing.view.my_trust, 0))  # nobody to buy from
    actions, done = (Rest("ordinary"), Hide("ordinary"), Ready()), 0
    while True:
        choices = Choices("turn", actions, {"clearing": knowing.here, "left": 9})
        if Day(knowing, choices, None, (Rest("ordinary"),) * done).phase() != Rest("ordinary"):
            return done
        done += 1


@pytest.mark.parametrize(
    ("who", "asterisks", "now", "curse", "phases"),
    [
        ("captain", 0, "fatigued", "", 1),
        ("captain", 0, "wounded", "", 1),
        ("captain", 1, "fatigued", "", 1),
        ("captain", 1, "wounded", "", 2),
        ("captain", 2, "fatigued", "", 2),
        ("captain", 2, "wounded", "", 4),
        ("captain", 2, "wounded", WITHER, 2),
        ("captain", 2, "fatigued", WITHER, 0),
        ("captain", 0, "fatigued", WITHER, 1),
        ("captain", 0, "fatigued", ILL_HEALTH, 0),
        ("dwarf", 2, "fatigued", "", 1),
        ("dwarf", 1, "wounded", "", 1),
    ],
)
def test_it_rests_no_longer_than_it_is_tired(
    who: str, asterisks: int, now: ChitState, curse: str, phases: int
) -> None:
    """MR-3.8.1 to MR-3.8.4: one asterisk a phase, of the Dwarf two; then it hides."""
    state = morning(who)
    printed = state.sheet(0).printed(state.box)
    chits = list(state.sheet(0).chits)
    chits[next(at for at, one in enumerate(printed) if one.asterisks == asterisks)] = now
    state.write_sheet(0, chits=tuple(chits), curses=(curse,) if curse else ())
    assert rests(state) == phases


def test_a_poultice_rests_twice_as_much() -> None:
    """MR-14.3.7: if it is active."""
    state = morning()
    state.write_sheet(0, chits=("fatigued",) * 3 + state.sheet(0).chits[3:])
    alone = rests(state)
    put(state, POULTICE, "captain")
    assert rests(state) == alone
    state.active = (*state.active, POULTICE)
    assert rests(state) == -(-alone // 2) < alone
