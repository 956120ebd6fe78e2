"""What the bot fears: by what came of many duels, and by what may come to a clearing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from tools.realm_menace import bands, found, in_wait, pieces, shares

from fabula.games.realm.components.box import box_with
from fabula.games.realm.day.rolls import CLOVEN_HOOF, LUCKY_CHARM, SHOES_OF_STEALTH, TRACKED_TILES
from fabula.games.realm.pieces import put
from fabula.games.realm.tactics.camps import camp_for
from fabula.games.realm.tactics.dangers import (
    LOST,
    NIMBLE,
    UNKNOWN,
    Evening,
    _calling,
    _coming,
    dice_to_hide,
    evening_at,
    hides_wanted,
    loss_by,
    most_hides,
    night,
    risk_of_failing,
)
from fabula.games.realm.tactics.journeys import journey
from fabula.games.realm.tactics.knowing import Knowing
from fabula.games.realm.tactics.menace import AT_LEAST, CROWDED, UNHEARD_OF, death, harm_of, meetings
from realm.tactics.alone import known, morning

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def test_everybody_has_met_everything_in_the_numbers_in_which_it_comes() -> None:
    met = {(one.character, one.kind, one.number) for rows in meetings().values() for one in rows}
    assert met == {(who, *band) for who in box_with().characters for band in bands()}
    assert all(0 <= share <= 1 for rows in meetings().values() for one in rows for share in one[3:])


def test_the_table_is_made_of_duels_in_which_he_is_found_and_in_which_he_strikes_first() -> None:
    assert pieces("wolf", 3) == "wolf_a+wolf_b+wolf_a"
    met, waiting = found("wizard", "ogre"), in_wait("wizard", "ogre")
    assert (met.fighters[0].hidden, met.foes[0].attacks) == (False, "wizard")
    assert (waiting.fighters[0].hidden, waiting.foes[0].attacks) == (True, "")
    assert waiting.fighters[0].spells
    died, won = shares(found("white_knight", "ogre"), 2)
    assert {died, won} <= {0.0, 0.5, 1.0}


def test_strong_characters_fear_less_and_bands_are_worse() -> None:
    assert death("white_knight", "goblin_axe") < death("witch_king", "goblin_axe")
    assert harm_of("captain", ("goblin_axe-1",) * 6) > harm_of("captain", ("goblin_axe-1",))
    both = harm_of("captain", ("giant-1", "heavy_spider-1"))
    assert both > harm_of("captain", ("giant-1",)) + harm_of("captain", ("heavy_spider-1",))
    assert death("captain", "something else") == UNHEARD_OF


def test_each_further_kind_makes_the_harm_of_all_as_much_again() -> None:
    """They were met one at a time, and together they are worse than one after another."""
    giant, spider, bats = "giant-1", "heavy_spider-1", ("giant_bat-1", "giant_bat-2")
    alive = 1 - death("captain", "giant")
    assert harm_of("captain", (giant,)) == pytest.approx(1 - alive)
    alive *= 1 - death("captain", "heavy_spider")
    assert harm_of("captain", (giant, spider)) == pytest.approx(2 * (1 - alive) + CROWDED)
    assert harm_of("captain", bats) == pytest.approx(death("captain", "giant_bat", 2)), "they are one kind"
    dragon = "heavy_dragon-1"
    alive *= 1 - death("captain", "heavy_dragon")
    assert harm_of("captain", (giant, spider, dragon)) == pytest.approx(3 * (1 - alive) + 2 * CROWDED)
    assert harm_of("captain", (giant, "demon", "imp")) == 1


def test_two_kinds_that_are_harmless_alone_are_nearly_so_together() -> None:
    assert death("captain", "ogre") == death("captain", "imp") == pytest.approx(AT_LEAST)
    assert 2 * AT_LEAST < harm_of("captain", ("ogre-1", "imp")) < 0.15


def test_wolves_are_one_band_though_their_counters_differ() -> None:
    pack = ("wolf_a-1", "wolf_b-1", "wolf_a-2", "wolf_b-2", "wolf_a-3", "wolf_b-3")
    assert harm_of("captain", pack) == death("captain", "wolf", 6)


def test_a_sure_kill_is_welcome_but_not_to_somebody_weak() -> None:
    strong, weak = known(morning("white_knight")), known(morning("witch_king"))
    assert loss_by(strong, ("heavy_troll-1",)) < 0 < loss_by(weak, ("heavy_troll-1",))
    assert loss_by(strong, ()) == 0


def test_the_more_chits_are_out_of_play_the_worse() -> None:
    state = morning()
    fresh = loss_by(known(state), ("tremendous_spider",))
    state.write_sheet(0, chits=("fatigued",) * 3 + state.sheet(0).chits[3:])
    assert loss_by(known(state), ("tremendous_spider",)) > fresh


def test_what_stands_about_is_feared_and_hidden_from() -> None:
    state = morning()
    knowing = known(state)
    quiet = next(name for name in knowing.atlas.clearings if evening_at(knowing, name).found == 0)
    put(state, "demon", quiet)
    after = known(state)
    assert evening_at(after, quiet).found > 50
    assert (hides_wanted(knowing, quiet), hides_wanted(after, quiet)) == (0, 3)
    assert night(after, quiet, 3) < night(after, quiet, 0)
    assert after.is_beset(quiet)


def test_beside_monsters_only_the_first_try_to_hide_helps() -> None:
    """MR-3.13: whoever fails where they stand is blocked at once; elsewhere he tries again."""
    state = morning("wizard")
    before = known(state)
    end = next(road.end for road in before.atlas.roads[before.here] if road.end and before.is_open(road))
    put(state, "viper-1", before.here)
    put(state, "viper-2", end)
    knowing = known(state)
    here = knowing.here
    knowing.evenings = {here: Evening(30.0, 5.0), end: Evening(30.0, 5.0)}
    assert night(knowing, here, 3) == night(knowing, here, 2) == night(knowing, here, 1)
    assert night(knowing, here, 1) < night(knowing, here, 0)
    assert hides_wanted(knowing, here) == 1
    before.evenings = {here: Evening(30.0, 5.0)}
    for alone, place in ((knowing, end), (before, here)):
        nights = [night(alone, place, hides) for hides in range(4)]
        assert nights == sorted(nights, reverse=True)
        assert len({*nights}) == len(nights), "each of them helps"


def with_site(state: RealmState, site: str, clearing: str) -> Knowing:
    """What he knows if a site is in some clearing."""
    knowing = known(state)
    place = knowing.atlas.clearings[clearing]
    told = Knowing(replace(knowing.view, chits={**knowing.view.chits, place.tile: (site,)}))
    chit = replace(knowing.box.sites[site], clearing=place.number)
    told.box = replace(told.box, sites={**told.box.sites, site: chit})
    return told


def test_guardians_come_to_the_clearing_of_their_site_alone() -> None:
    state = morning()
    here = known(state).here
    told = with_site(state, "altar", here)
    beside = next(name for name in told.atlas.of_tile[told.atlas.clearings[here].tile] if name != here)
    assert evening_at(told, here).found > evening_at(known(state), here).found + 10
    assert evening_at(told, beside).found == evening_at(known(state), beside).found


def test_each_chit_empties_a_box_of_its_own() -> None:
    """MR-3.15.11: two that call the same boxes bring two of them."""
    knowing = known(morning())
    warnings = [name for name, one in knowing.box.warnings.items() if one.letter == "M"]
    row, chit = next(
        (row, chit)
        for row, boxes in knowing.boxes.items()
        for chit in warnings
        if sum(chit in full.box.summoned_by for full in boxes) > 1
    )
    tile = next(
        name for name, one in knowing.box.tiles.items() if one.letter == "M" and name in knowing.atlas.of_tile
    )
    clearing = knowing.atlas.of_tile[tile][0]
    first, second, *_ = (full for full in knowing.boxes[row] if chit in full.box.summoned_by)
    assert [*_coming(knowing, row, (chit, chit), clearing)] == [*first.monsters, *second.monsters]


def test_sites_call_first_then_warnings_then_sounds_by_their_clearings() -> None:
    """MR-3.15.5, MR-3.15.6, MR-3.15.7."""
    knowing = known(morning())
    chits = ("howl_5", "slither_3", "stink_c", "lair", "flutter_2")
    told = Knowing(replace(knowing.view, chits={**knowing.view.chits, "cavern": chits}))
    assert _calling(told, "cavern") == ["lair", "stink_c", "flutter_2", "slither_3", "howl_5"]
    alike = Knowing(replace(knowing.view, chits={**knowing.view.chits, "cavern": ("patter_2", "flutter_2")}))
    assert _calling(alike, "cavern") == ["flutter_2", "patter_2"], "in the order of their names"


@pytest.mark.parametrize(
    ("who", "kind", "most"),
    [
        ("captain", "woods", 3),
        ("captain", "mountain", 2),
        ("captain", "cave", 1),
        ("dwarf", "woods", 1),
        ("dwarf", "mountain", 0),
    ],
)
def test_he_hides_with_the_phases_that_the_way_there_leaves(who: str, kind: str, most: int) -> None:
    """MR-3.2.2, MR-3.2.4, MR-3.5.2, MR-13.6.1."""
    knowing = known(morning(who))
    places = [name for name, one in knowing.atlas.clearings.items() if one.kind == kind]
    assert {most_hides(knowing, name) for name in places} == {most}


@pytest.mark.parametrize("card", [LUCKY_CHARM, SHOES_OF_STEALTH])
def test_with_a_charm_or_the_right_shoes_he_hides_with_one_die(card: str) -> None:
    """MR-14.5.6, MR-14.5.12: if it is active."""
    state = morning()
    here = known(state).here
    assert risk_of_failing(known(state), here, 1) == pytest.approx(11 / 36)
    put(state, card, "captain")
    assert dice_to_hide(known(state), here) == 2
    state.active = (*state.active, card)
    assert dice_to_hide(known(state), here) == 1
    assert risk_of_failing(known(state), here, 2) == pytest.approx(1 / 36)


def test_the_cloven_hoof_gives_him_away() -> None:
    """MR-14.5.3: it adds one, active or not."""
    state = morning()
    put(state, CLOVEN_HOOF, "captain")
    assert risk_of_failing(known(state), known(state).here, 1) == pytest.approx(20 / 36)


def test_the_woods_girl_hides_with_one_die_in_her_woods() -> None:
    """MR-13.16.1."""
    knowing = known(morning("woods_girl"))
    dice = {name: dice_to_hide(knowing, name) for name in knowing.atlas.clearings}
    woods = {name for name, one in knowing.atlas.clearings.items() if one.tile in TRACKED_TILES}
    assert {name for name, number in dice.items() if number == 1} == woods
    assert dice_to_hide(known(morning()), min(woods)) == 2


def test_whoever_opens_the_lost_city_turns_up_five_chits_at_once() -> None:
    """MR-3.15.1: nobody knows what they call; afterwards he knows."""
    knowing = known(morning())
    clearing = knowing.atlas.of_tile["cavern"][0]

    def told(*chits: str) -> float:
        view = replace(knowing.view, chits={**knowing.view.chits, "cavern": chits})
        return evening_at(Knowing(view), clearing).found

    plain = told("stink_c")
    assert told("stink_c", "lost_city") == pytest.approx(plain + LOST)
    assert told("stink_c", "lost_city", "altar") < plain + LOST, "it is open"


def test_whoever_has_to_climb_may_be_seen_in_the_morning() -> None:
    """MR-3.5.2: elsewhere he slips away with his first phase."""
    knowing = known(morning())
    place = next(name for name in knowing.atlas.clearings if name != knowing.here)
    fails = risk_of_failing(knowing, place, 1)
    knowing.evenings[place] = Evening(30.0, 20.0)
    for trap, morning_risk in ((False, NIMBLE), (True, fails)):
        knowing._traps[place] = trap
        knowing.nights.clear()
        assert night(knowing, place, 1) == pytest.approx(fails * 30 + (1 - fails) * morning_risk * 20)


def test_the_druid_hears_no_sounds() -> None:
    """MR-13.5.2."""
    for who, called in (("druid", False), ("captain", True)):
        knowing = known(morning(who))
        tile = next(tile for tile in knowing.unseen_tiles if knowing.box.tiles[tile].letter == "C")
        clearing = next(name for name in knowing.atlas.of_tile[tile])
        told = Knowing(replace(knowing.view, chits={**knowing.view.chits, tile: ("stink_c",)}))
        assert (evening_at(told, clearing).found > 0) == called


@pytest.mark.parametrize("letter", ["W", "M", "C"])
def test_the_druid_fears_no_warning_that_nobody_has_seen(letter: str) -> None:
    """MR-13.5.2, MR-13.5.4: of what may lie there only sites call for him, and none in woods."""
    knowing = known(morning("druid"))
    tile = next(tile for tile in knowing.unseen_tiles if knowing.box.tiles[tile].letter == letter)
    clearing = knowing.atlas.of_tile[tile][0]
    assert 0 < knowing.hope < 1
    assert evening_at(knowing, clearing).found == pytest.approx(UNKNOWN[letter] * knowing.hope)
    captain = known(morning())
    there = next(tile for tile in captain.unseen_tiles if captain.box.tiles[tile].letter == letter)
    assert evening_at(captain, captain.atlas.of_tile[there][0]).found > UNKNOWN[letter]


def test_to_the_druid_the_lost_city_is_less_of_a_danger() -> None:
    """MR-3.15.1, MR-13.5.2: the sounds among its five chits call nothing for him."""
    knowing = known(morning("druid"))
    view = replace(knowing.view, chits={**knowing.view.chits, "cavern": ("stink_c", "lost_city")})
    there = evening_at(Knowing(view), knowing.atlas.of_tile["cavern"][0]).found
    assert there == pytest.approx(LOST * knowing.hope)


def test_it_loots_by_day_and_sleeps_in_a_quiet_tile() -> None:
    state = morning()
    knowing = known(state)
    open_roads = (
        (name, road.end)
        for name in knowing.atlas.clearings
        for road in knowing.atlas.roads[name]
        if road.kind == "road" and road.end is not None
    )
    site, camp = next(
        (name, end)
        for name, end in open_roads
        if knowing.atlas.clearings[name].tile != knowing.atlas.clearings[end].tile
        and {knowing.atlas.clearings[place].kind for place in (name, end)} == {"woods"}
        and evening_at(knowing, end).found == 0
    )
    told = with_site(state, "altar", site)
    found = camp_for(told, site)
    assert found.clearing != site
    assert evening_at(told, found.clearing).found <= evening_at(told, camp).found
    assert found.searches + found.hides + found.there + found.back == 4
    put(state, "captain", found.clearing)
    told = with_site(state, "altar", site)
    told.known = {*told.known, "altar"}
    goal = journey(told, told.here)
    assert goal is not None
    assert (goal.clearing, goal.purpose, goal.camp) == (site, "loot", camp_for(told, site))
