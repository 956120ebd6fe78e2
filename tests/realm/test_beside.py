"""What stands beside the map and in questions, so that nobody has to look it up elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm import game
from fabula.games.realm.combat.events import Maneuvers
from fabula.games.realm.combat.setting import Fighter, Foe
from fabula.games.realm.drawing import drawing
from fabula.games.realm.magic.actions import Aim
from fabula.games.realm.pieces import DEAD, put
from fabula.games.realm.setup.events import Chose
from fabula.words import Words
from realm.combat.fighting import combat, plays
from realm.dealing import among, say
from realm.playing import answer, awake, give, go_on, know, pause

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

ENGLISH = Words("en", game)
FRENCH = Words("fr", game)


def beside(state: RealmState, *beginning: str, words: Words = ENGLISH) -> list[str]:
    """The notes for somebody who points at this."""
    return [text for text, _ in words.noted(drawing.draw(state.view(0), seat=0, beginning=beginning))]


def asked(state: RealmState, words: Words = ENGLISH) -> str:
    return words.prompt(state.choices(0))


def offered(state: RealmState, words: Words = ENGLISH) -> list[str]:
    return [words.action(action) for action in state.choices(0).actions]


def test_whoever_records_is_told_how_many_phases_are_left() -> None:
    state = awake("captain", at="cliff-2")
    assert asked(state).endswith("(4 ordinary phases are left.)")
    for _ in range(3):
        answer(state, "hide ordinary")
    assert asked(state).endswith("(One ordinary phase is left.)")
    assert asked(state, FRENCH).endswith("(Il reste une phase ordinaire.)")
    answer(state, "hide ordinary")
    assert asked(state).endswith("What do you record next?")


@pytest.mark.parametrize(("who", "at", "left"), [("dwarf", "cliff-2", 2), ("captain", "cavern-2", 2)])
def test_short_legs_and_caves_leave_no_sunlight_phases(who: str, at: str, left: int) -> None:
    assert asked(awake(who, at=at)).endswith(f"({left} ordinary phases are left.)")


def test_at_birdsong_nothing_prowls_yet() -> None:
    state = awake("captain", at="cliff-2")
    state.monster_roll = 3
    assert "Day 1 of 28." in beside(state)
    answer(state, "ready")
    go_on(state)
    assert state.day == 2
    assert "Day 2 of 28." in beside(state)


def test_whoever_knows_every_hidden_way_reads_no_list_of_them() -> None:
    state = awake("wizard")
    assert "Discovered: every hidden path and secret passage." in beside(state)
    assert "Découverts : tous les sentiers cachés et passages secrets." in beside(state, words=FRENCH)


def test_friends_and_foes_stand_beside_the_map() -> None:
    state = awake("captain")
    assert "Enemies: the Bashkars." in beside(state)
    assert any(note.startswith("Friendly: ") and "the Patrol" in note for note in beside(state))
    assert "Ennemis : les Bashkars." in beside(state, words=FRENCH)
    assert not any("Bashkars" in note for note in beside(awake("captain", rules_in_play="monsters")))


def test_a_color_chit_shows_its_color() -> None:
    state = awake("wizard")
    chits = state.sheet(0).chits
    know(state, chits=(*chits[:7], "color", *chits[8:]))
    assert "Color chits: 8 MAGIC IV4* (purple)." in beside(state)
    assert drawing.labels(state.view(0), seat=0)["chit:8"] == "MAGIC IV4* purple"
    assert drawing.labels(state.view(0), seat=0)["chit:7"] == "MAGIC II4*"


def test_prices_are_told_before_anything_is_asked_for() -> None:
    state = among("captain", "order")
    give(state, "mace-1")
    assert "Basic price 6 Gold" in beside(state, "sell", "mace-1", "order")
    answer(state, "visit order")
    star = next(piece for piece in state.standing_at["order"] if piece.startswith("morning_star"))
    assert "Basic price 8 Gold" in beside(state, "ask", star)
    assert "Prix de base 8 d\N{RIGHT SINGLE QUOTATION MARK}or" in beside(state, "ask", star, words=FRENCH)
    answer(state, f"ask {star}")
    assert "Basic price 8 Gold" in beside(state, "roll")


def test_wages_are_told_before_anybody_is_hired() -> None:
    state = among("captain", "order", phase="hire")
    notes = beside(state, "enlist", "order")
    assert "Basic price 8 Gold" in notes, "of the last knight alone"
    assert "<1 %: the price once" in notes, "what is rare is not impossible"


def test_a_dwelling_that_is_pointed_at_shows_its_tile() -> None:
    state = awake("captain", at="cliff-2")
    tile = state.places["inn"].rpartition("-")[0]
    notes = beside(state, "enter", "inn")
    assert any(": the Inn" in note for note in notes), tile
    assert not any("the Inn" in note for note in beside(state))


def test_in_the_evening_it_is_asked_what_the_roll_is_for() -> None:
    state = combat(Fighter("captain", items=()), foes=(Foe("R6"), Foe("R7")), met=False)
    know(state, gold=9)
    assert asked(state).startswith("Will they battle you this evening? Do you buy drinks for 2 Gold")
    notes = beside(state, "roll")
    assert notes[0].startswith("Evening in ")
    assert not any(note.startswith("Enemies") for note in notes), "there is little room beside a combat"
    assert not any("price" in note for note in notes), "nothing is bought"
    assert any(note.endswith("%: Peace") for note in notes)
    assert "100 %: Peace" in beside(state, "treat")


@pytest.mark.parametrize(("dice", "lost"), [((1, 1), "5 Notoriety"), ((2, 1), "5 Fame")])
def test_an_affront_says_what_it_costs(dice: tuple[int, int], lost: str) -> None:
    state = combat(Fighter("captain", items=()), foes=(Foe("B1"), Foe("B2")), met=False)
    plays(state, "roll", dice=dice)
    assert f"do you lose {lost}, or" in asked(state)


@pytest.mark.parametrize(
    ("who", "day", "casts"), [("wizard", 21, True), ("wizard", 1, False), ("captain", 21, False)]
)
def test_whoever_can_cast_is_told_that_he_may(who: str, day: int, casts: bool) -> None:
    state = combat(Fighter(who, items=()), foes=(Foe("R6"),), round=0)
    state.day = day
    assert ("cast a spell" in asked(state)) == casts


def test_things_and_people_have_their_articles() -> None:
    state = among("captain", "rogues")
    give(state, "mace-1")
    assert "sell the mace: the Rogues" in offered(state)
    assert ENGLISH.action(Aim("sorceror")) == "aim at the Sorceror"
    assert FRENCH.action(Aim("sorceror")) == "viser : le Sorcier"
    assert ENGLISH.action(game.read("stow short_sword-1")) == "begin with the short sword inactive"
    assert ENGLISH.action(game.read("inactivate short_sword-1")) == "put the short sword away"


def test_the_rank_is_told_where_it_is_another_name() -> None:
    chose = Chose(seat=0, character="dwarf", level=4, rank="dwarf-4", rule="MR-2.7.1")
    assert ENGLISH.event(chose) == "A will be the Dwarf, level 4."


@pytest.mark.parametrize("words", [ENGLISH, FRENCH])
def test_a_light_blow_is_no_lancer(words: Words) -> None:
    state = combat("wizard", foes=("ghost-1",))
    state.faces["ghost-1"] = "dark"
    notes = beside(state, words=words)
    assert any("L2" in note for note in notes)
    played = Maneuvers(who="wizard", direction="duck", means="chit:1", shown="L3", rule="MR-6.7.4")
    assert words.event(played).endswith("(L3).")
    assert "Lanc" not in "".join(notes)


def test_whoever_is_pointed_at_in_combat_shows_what_is_printed_on_him() -> None:
    state = combat(Fighter("captain", items=()), foes=(Foe("R6"),), round=0)
    plays(state, "fight-on")
    notes = beside(state, "lure", "R6")
    assert any(note.startswith("Rogue 6; M, attack ") for note in notes)
    assert not any(note.startswith("Rogue 6;") for note in beside(state))
    plays(state, "lure R6")
    assert not any(note.startswith("Rogue 6;") for note in beside(state, "lure", "R6")), "he has a letter now"
    assert any(note.startswith("a: Rogue 6; M, attack ") for note in beside(state))


def test_nobody_attacks_with_the_berserk_chit() -> None:
    state = combat("berserker", foes=("giant-1",))
    fights = next(note for note in beside(state) if note.startswith("Fights that you can still play"))
    assert " 9 T4**" in fights
    assert " 10 T4**" not in fights


def test_alerted_weapons_and_damaged_armor_are_told() -> None:
    state = awake("captain")
    assert not any(note.startswith(("Alerted", "Damaged")) for note in beside(state))
    state.faces |= {"short_sword-1": "alerted", "helmet-1": "damaged"}
    assert {"Alerted: short sword.", "Damaged: helmet."} <= {*beside(state)}
    assert {"Préparés : épée courte.", "Endommagés : casque."} <= {*beside(state, words=FRENCH)}


def test_no_way_leads_from_where_a_dead_character_is() -> None:
    state = awake("captain", at="cliff-2")
    assert any(name == "realm-describe-way" for name, _ in drawing.describe(state.view(0), seat=0))
    put(state, "captain", DEAD)
    sentences = drawing.describe(state.view(0), seat=0)
    assert not any(name == "realm-describe-way" for name, _ in sentences)


def usual(state: RealmState, seat: int = 0) -> str:
    """The first of the usual answers that are possible, or what is listed first."""
    choices = state.choices(seat)
    words = [game.write(action).partition(" ")[0] for action in choices.actions]
    return next((word for word in drawing.usual(choices) if word in words), words[0])


def test_whoever_presses_enter_without_looking_gives_nothing_away_and_starts_no_fight() -> None:
    state = awake("captain", "amazon", at="cliff-2")
    pause(state)
    assert usual(state) == "onward"
    answer(state, "deal amazon")
    assert usual(state) == "decline", "an empty offer is none"
    answer(state, "give helmet-1")
    assert usual(state) == "propose"
    answer(state, "propose")
    assert usual(state, 1) == "decline"
    evening = combat(Fighter("captain", items=()), foes=(Foe("R6"),), round=0)
    assert usual(evening) == "done"
    plays(evening, "fight-on")
    assert evening.choices(0).prompt == "lure"
    assert usual(evening) == "done"


def test_a_turn_is_handed_in_when_its_ordinary_phases_are_recorded() -> None:
    state = awake("amazon", at="cliff-2")
    assert usual(state) == "move"
    while state.choices(0).details["left"]:
        answer(state, "hide ordinary")
    assert usual(state) == "ready"


@pytest.mark.parametrize(("gold", "first"), [(100, "pay"), (0, "done")])
def test_whoever_cannot_pay_in_gold_gives_no_item_by_mistake(gold: int, first: str) -> None:
    state = among("captain", "soldiers")
    give(state, "mace-1")
    answer(state, "visit soldiers")
    answer(state, "ask staff-1")
    assert usual(state) == "roll"
    say(state, "roll", 3, 2)
    know(state, gold=gold)
    assert state.choices(0).prompt == "pay"
    assert usual(state) == first
