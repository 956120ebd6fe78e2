"""MR-2.1, MR-2.7 to MR-2.9: characters, spells, gold chits, requirements and starting places."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import astuple, replace

from fabula.core import Illegal
from fabula.games.realm import game
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.day.events import Appeared, ChitTurnedUp
from fabula.games.realm.map.atlas import secret_ways
from fabula.games.realm.options.switches import Options
from fabula.games.realm.pieces import lift, put
from fabula.games.realm.setup.actions import Require
from fabula.games.realm.setup.entering import EnterRealm
from fabula.games.realm.setup.events import (
    Assigned,
    Chose,
    Entered,
    Equipped,
    Lots,
    Prepared,
    RequirementsReady,
    SetUp,
    SpellsReady,
    TileLaid,
)
from fabula.games.realm.setup.gold import PlaceGoldChits
from fabula.games.realm.setup.spells import RecordSpells
from fabula.games.realm.setup.victory import ChooseRequirements, divisions
from fabula.testing import rule
from realm.playing import answer, begin, chosen, go_on, individual, refusal, seat_of, some_dice

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


@rule("MR-2.1.1")
def test_the_parts_of_the_set_up_come_in_their_order() -> None:
    events = go_on(begin(4, auto_map=False))
    order = (
        TileLaid,
        ChitTurnedUp,
        Lots,
        Chose,
        Equipped,
        Prepared,
        SpellsReady,
        Assigned,
        RequirementsReady,
        Entered,
        SetUp,
    )
    seen = [kind for kind in dict.fromkeys(map(type, events)) if kind in order]
    assert seen == list(order)
    kinds = [type(event) for event in events]
    for earlier, later in ((TileLaid, ChitTurnedUp), (Appeared, Chose), (Prepared, SpellsReady)):
        assert len(kinds) - kinds[::-1].index(earlier) <= kinds.index(later)


@rule("MR-2.1.1")
@pytest.mark.parametrize("seats", [1, 2, 16])
def test_the_set_up_leads_to_the_first_day(seats: int) -> None:
    state = begin(seats)
    assert state.day == 0
    go_on(state)
    assert state.day == 1
    assert isinstance(state.agenda[-1], Birdsong)
    assert len({sheet.character for sheet in state.sheets if sheet}) == seats


@rule("MR-2.7.1")
def test_there_is_a_character_for_each_of_up_to_sixteen() -> None:
    for seats in (0, 17):
        with pytest.raises(Illegal) as refused:
            game.start(Options(), seats, some_dice())
        assert refused.value.refusal.rule == "MR-2.7.1"
        assert refused.value.refusal.details == {"have": seats, "least": 1, "most": 16}


@rule("MR-2.7.1")
def test_lots_decide_who_chooses_first_and_nobody_is_chosen_twice() -> None:
    assert len({begin(3, seed).lots for seed in range(30)}) == 6
    state = begin(2)
    assert state.to_act() == state.lots[:1]
    answer(state, "choose amazon 4")
    answer(state, "done")
    assert state.to_act() == state.lots[1:]
    assert len(state.choices(state.lots[1]).actions) == 15
    refused = refusal(state, "choose amazon 4")
    assert (refused.rule, refused.details) == ("MR-2.7.1", {"character": "amazon"})


@rule("MR-2.7.1")
def test_in_the_standard_game_everybody_is_fully_developed() -> None:
    state = chosen("captain")
    assert refusal(begin(), "choose captain 3").rule == "MR-10.12.1"
    sheet = state.sheet(0)
    assert (sheet.level, sheet.chits) == (4, ("active",) * 12)
    assert state.has_advantage("captain", "aim")
    assert state.has_advantage("captain", "reputation")
    assert not state.has_advantage("captain", "stamina")


@rule("MR-10.12.1")
def test_in_the_development_game_a_character_begins_at_any_level() -> None:
    assert len(begin(development=True).choices(0).actions) == 64
    states = [chosen(f"white_knight {level}", development=True) for level in (1, 2, 3, 4)]
    assert [len(state.sheet(0).chits) for state in states] == [3, 6, 9, 12]
    assert [state.has_advantage("white_knight", "health") for state in states] == [False, True, True, True]
    assert [state.has_advantage("white_knight", "honor") for state in states] == [False, False, False, True]
    assert [state.relationship(0, "order") for state in states] == ["neutral", "neutral", "ally", "ally"]
    belongings = [set(state.standing_at["white_knight"]) for state in states]
    assert belongings[0] == {"broadsword", "helmet-1", "breastplate-1", "shield-1"}
    assert belongings[3] == {"great_sword", "suit_of_armor-1"}
    assert [isinstance(state.agenda[-1], RecordSpells) for state in states] == [False, False, True, True]


@rule("MR-10.12.2")
def test_a_lower_level_asks_for_fewer_points() -> None:
    for level, points in ((4, 5), (3, 4), (2, 3), (1, 2)):
        state = chosen(f"amazon {level}", development=True)
        go_on(state, until=ChooseRequirements)
        assert state.choices(0).details == {"points": points}


@rule("MR-2.7.2", "MR-A.3.1")
def test_equipment_comes_from_garrisons_first_and_starts_active() -> None:
    start = begin()
    state = chosen("amazon")
    taken = state.standing_at["amazon"]
    assert taken == ("short_sword-1", "helmet-1", "breastplate-1", "shield-1")
    assert [start.places[piece] for piece in taken] == ["soldiers", "soldiers", "guard", "soldiers"]
    assert set(taken) <= set(state.active)


@rule("MR-2.7.2")
def test_when_the_garrisons_have_none_the_roving_groups_give_in_the_order_of_their_rows() -> None:
    state = begin()
    for piece in ("breastplate-1",):
        assert state.places[piece] == "guard"
        lift(state, piece)
    answer(state, "choose amazon 4")
    (breastplate,) = (piece for piece in state.standing_at["amazon"] if piece.startswith("breastplate"))
    assert begin().places[breastplate] == "company"


@rule("MR-2.7.2", "MR-2.7.3")
def test_what_is_not_there_he_does_not_get() -> None:
    state = begin()
    lift(state, "great_sword")
    events = answer(state, "choose white_knight 4")
    assert [(e.item, e.piece) for e in events if isinstance(e, Equipped)] == [
        ("great_sword", None),
        ("suit_of_armor", "suit_of_armor-1"),
    ]
    assert state.sheet(0).worth == 10 + 17


@rule("MR-2.7.2")
def test_an_item_may_begin_inactive() -> None:
    state = begin()
    answer(state, "choose berserker 4")
    answer(state, "stow helmet-1")
    assert "helmet-1" not in state.active
    assert state.places["helmet-1"] == "berserker"
    assert refusal(state, "stow helmet-1").rule == "MR-2.7.2"
    assert refusal(state, "stow helmet-2").rule == "MR-2.7.2"
    answer(state, "done")
    assert [piece for piece in state.standing_at["berserker"] if piece in state.active] == ["great_axe-1"]


@rule("MR-2.7.3", "MR-11.6")
def test_starting_worth_is_ten_gold_and_the_price_of_the_items() -> None:
    for name, worth in (("captain", 35), ("white_knight", 37), ("swordsman", 16), ("druid", 10)):
        state = chosen(name)
        sheet = state.sheet(0)
        assert sheet.worth == worth
        assert (state.individual(name).gold, sheet.fame, sheet.notoriety) == (10, 0, 0)


@rule("MR-2.7.4", "MR-2.3.6")
def test_starting_spells_are_of_the_listed_types_and_may_be_recorded_twice() -> None:
    state = chosen("druid", "elf")
    druid, elf = seat_of(state, "druid"), seat_of(state, "elf")
    assert set(state.to_act()) == {druid, elf}
    types = {state.box.spells[action.spell].type for action in state.choices(druid).actions}  # type: ignore[attr-defined]  # they are all Record
    assert types == {"II", "VIII"}
    refused = refusal(state, "record exorcise", druid)
    assert (refused.rule, refused.details) == ("MR-2.7.4", {"spell": "exorcise", "type": "I"})
    answer(state, "record poison", druid)
    assert state.choices(druid).details == {"left": 1}
    answer(state, "record poison", druid)
    assert state.to_act() == (elf,)
    answer(state, "record faerie_lights", elf)
    answer(state, "record premonition", elf)
    assert state.sheet(druid).spells == ("poison", "poison")
    assert state.sheet(elf).spells == ("faerie_lights", "premonition")


@rule("MR-2.3.6")
def test_two_characters_may_record_the_same_spell_whatever_cards_there_are() -> None:
    state = chosen("druid", "witch")
    state.unseen = replace(state.unseen, spells=())
    for name, count in (("druid", 2), ("witch", 3)):
        for _ in range(count):
            answer(state, "record poison", seat_of(state, name))
    assert [state.sheet(seat_of(state, name)).spells for name in ("druid", "witch")] == [
        ("poison",) * 2,
        ("poison",) * 3,
    ]


@rule("MR-2.7.4")
def test_each_character_records_as_many_spells_as_his_level_gives() -> None:
    counts = {"witch_king": 4, "magician": 3, "pilgrim": 1, "woods_girl": 1, "wizard": 2}
    state = chosen(*counts)
    go_on(state, until=PlaceGoldChits)
    for name, count in counts.items():
        assert len(state.sheet(seat_of(state, name)).spells) == count
    assert not isinstance(chosen("amazon").agenda[-1], RecordSpells)


def test_recorded_spells_and_requirements_are_for_ones_own_eyes() -> None:
    state = chosen("witch", "amazon")
    witch, amazon = seat_of(state, "witch"), seat_of(state, "amazon")
    events = answer(state, "record poison", witch)
    assert [event.to for event in events] == [(witch,)]
    assert state.view(witch).my_draft
    assert not state.view(amazon).my_draft
    go_on(state, until=EnterRealm)
    sheet = state.view(witch).my_sheet
    assert sheet is not None
    assert "poison" in sheet.spells
    assert sheet.requirements is not None
    others = state.view(amazon)
    assert others.my_sheet == state.sheet(amazon)
    assert not any(hasattr(character, "spells") for character in others.characters)
    assert state.view(None).my_sheet is None


@rule("MR-2.7.5")
def test_magic_chits_of_the_first_five_types_may_begin_as_color() -> None:
    state = begin()
    answer(state, "choose magician 4")
    printed = state.box.characters["magician"].chits(4)
    tinted = [action.chit for action in state.choices(0).actions if hasattr(action, "chit")]
    assert [printed[number - 1].type for number in tinted] == ["II", "III", "IV", "V"]
    eighth = 1 + next(number for number, chit in enumerate(printed) if chit.type == "VIII")
    refused = refusal(state, f"tint {eighth}")
    assert (refused.rule, refused.details) == ("MR-2.7.5", {"chit": eighth})
    answer(state, f"tint {tinted[0]}")
    assert state.sheet(0).chits[tinted[0] - 1] == "color"
    assert state.sheet(0).chits.count("active") == 11
    assert refusal(state, f"tint {tinted[0]}").rule == "MR-2.7.5"


def test_equal_chits_are_offered_once() -> None:
    state = begin()
    answer(state, "choose sorceror 4")
    printed = state.box.characters["sorceror"].chits(4)
    offered = [printed[action.chit - 1] for action in state.choices(0).actions if hasattr(action, "chit")]
    assert len(set(offered)) == len(offered)
    colorful = [chit for chit in printed if chit.type in ("I", "II", "III", "IV", "V")]
    assert set(offered) == set(colorful)
    assert len(colorful) > len(offered)


@rule("MR-2.7.6")
def test_characters_begin_unhidden_in_a_clearing_of_their_card() -> None:
    state = chosen("captain", "amazon")
    captain, amazon = seat_of(state, "captain"), seat_of(state, "amazon")
    go_on(state, until=EnterRealm)
    assert state.to_act() == (captain,)
    assert [action.words()[1] for action in state.choices(captain).actions] == ["inn", "house", "guardhouse"]
    assert refusal(state, "enter chapel").rule == "MR-2.7.6"
    answer(state, "enter house")
    assert state.places["captain"] == state.places["house"]
    assert state.places["amazon"] == state.places["inn"]
    assert not any(individual(state, seat).hidden for seat in (captain, amazon))


@rule("MR-2.7.6")
def test_the_witch_king_may_begin_with_the_ghosts() -> None:
    state = chosen("witch_king")
    go_on(state, until=EnterRealm)
    answer(state, "enter ghosts")
    assert state.places["witch_king"] == state.places["ghost-1"] == state.places["ghost-2"]


@rule("MR-2.7.6")
def test_the_familiar_begins_with_the_witch_and_with_nobody_else() -> None:
    state = chosen("witch")
    go_on(state)
    assert state.places["familiar"] == state.places["witch"] == state.places["inn"]
    young = chosen("witch 3", development=True)
    go_on(young)
    assert "familiar" not in young.places


@rule("MR-2.7.6", "MR-13.15.2")
def test_the_wizard_begins_knowing_every_path_and_passage() -> None:
    state = chosen("wizard", "captain")
    ways = state.individual("wizard").discoveries
    assert set(ways) == {way for tile in state.box.tiles.values() for way in secret_ways(tile)}
    assert {"crag-1=6", "crag-4=5", "deep_woods-1~4", "deep_woods-4~6"} <= set(ways)
    assert state.individual("captain").discoveries == ()
    assert chosen("wizard 3", development=True).individual("wizard").discoveries == ()


@rule("MR-2.8.1")
def test_six_gold_chits_with_two_sides_and_seven_boxes() -> None:
    state = chosen("amazon")
    sides = {chit.sides for chit in state.box.gold_chits.values()}
    assert sides == {
        ("scholar", "pillage"),
        ("shaman", "escort_party"),
        ("warlock", "food_ale"),
        ("crone", "raid"),
        ("conquer", "war"),
        ("revolt", "quest"),
    }
    boxes = [(box.group, box.site, box.card) for box in state.box.gold_boxes.values()]
    roving = ("company", "woodfolk", "patrol", "lancers", "bashkars")
    assert boxes == [
        *((group, None, None) for group in roving),
        (None, "altar", "enchanted_meadow"),
        (None, "shrine", "toadstool_circle"),
    ]
    assert len(state.choices(0).actions) == 12 * 7


@rule("MR-2.8.2")
def test_players_put_gold_chits_into_empty_boxes_in_turn() -> None:
    state = chosen("amazon", "captain", "dwarf", "swordsman")
    order = []
    for number in range(6):
        order.append(state.to_act()[0])
        if number == 1:
            assert refusal(state, "assign war with_patrol").details == {"box": "with_patrol"}
            assert refusal(state, "assign shaman with_lancers").rule == "MR-2.8.2"
            answer(state, "assign quest with_lancers")
        elif number == 0:
            answer(state, "assign escort_party with_patrol")
        else:
            go_on_once(state)
    assert order == [state.lots[number % 4] for number in range(6)]
    assert not isinstance(state.agenda[-1], PlaceGoldChits)
    assert (state.places["shaman_escort_party"], state.faces["shaman_escort_party"]) == (
        "with_patrol",
        "escort_party",
    )
    assert (state.places["revolt_quest"], state.faces["revolt_quest"]) == ("with_lancers", "quest")
    assert sum(box not in state.standing_at for box in state.box.gold_boxes) == 1


def go_on_once(state: RealmState) -> None:
    answer(state, " ".join(state.choices(state.to_act()[0]).actions[0].words()))


@rule("MR-2.8.2")
def test_gold_chits_may_be_placed_at_random() -> None:
    found = set()
    for seed in range(12):
        state = begin(seed=seed, gold_chits="random")
        go_on(state, until=ChooseRequirements, seed=seed)
        chits = state.box.gold_chits
        assert len({state.places[chit] for chit in chits}) == 6
        assert all(state.faces[chit] in chits[chit].sides for chit in chits)
        found.add(tuple(state.faces[chit] for chit in chits))
    assert len(found) > 6


def test_without_gold_chits_their_boxes_stay_empty() -> None:
    state = begin(gold_chits="none")
    go_on(state, until=ChooseRequirements)
    assert not any(chit in state.places for chit in state.box.gold_chits)


@rule("MR-2.9.1")
def test_five_points_are_divided_in_secret_in_whole_numbers() -> None:
    state = chosen("amazon", "captain")
    go_on(state, until=ChooseRequirements)
    assert state.to_act() == (0, 1)
    assert len(state.choices(0).actions) == 126
    assert all(sum(astuple(action)) == 5 for action in divisions(5))
    refused = refusal(state, "require 1 1 1 1 0", 0)
    assert (refused.rule, refused.details) == ("MR-2.9.1", {"need": 5, "have": 4})
    assert refusal(state, "require -1 0 6 0 0", 0).details == {"least": -1}
    events = answer(state, "require 0 0 2 0 3", 0)
    assert [event.to for event in events] == [(0,), None]
    assert state.to_act() == (1,)
    assert state.sheet(0).requirements is None
    answer(state, "require 5 0 0 0 0", 1)
    required = state.sheet(0).requirements
    assert required is not None
    assert astuple(required) == (0, 0, 2, 0, 3)


def test_every_division_is_listed_once() -> None:
    for points in (2, 3, 4, 5):
        ways = divisions(points)
        assert len(set(ways)) == len(ways)
        numbers = range(points + 1)
        every = {
            Require(a, b, c, d, e)
            for a in numbers
            for b in numbers
            for c in numbers
            for d in numbers
            for e in numbers
            if a + b + c + d + e == points
        }
        assert set(ways) == every


def test_putting_a_piece_keeps_both_tables() -> None:
    state = begin()
    put(state, "imp", "cliff-2")
    put(state, "demon", "cliff-2")
    put(state, "imp", "cliff-3")
    assert (state.places["imp"], state.places["demon"]) == ("cliff-3", "cliff-2")
    assert (state.standing_at["cliff-2"], state.standing_at["cliff-3"]) == (("demon",), ("imp",))
    assert "site_statue" not in state.standing_at
    lift(state, "imp")
    assert "imp" not in state.places
    assert "cliff-3" not in state.standing_at


@rule("MR-2.7.6", "MR-6.15.3")
@pytest.mark.parametrize("ghosts", ["dead", "borderland-1"])
def test_who_begins_anew_as_the_witch_king_does_so_where_the_ghosts_began(ghosts: str) -> None:
    state = chosen("witch_king")
    go_on(state, until=EnterRealm)
    home = state.places["ghost-1"]
    for ghost in ("ghost-1", "ghost-2"):
        put(state, ghost, ghosts)
    answer(state, "enter ghosts")
    assert state.places["witch_king"] == home
