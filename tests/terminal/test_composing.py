"""Spelling a move: with keys, from a list, or typed."""

from random import Random

from fabula.core import RandomDice, State, registry
from fabula.games.floors.actions import Lay, Move
from fabula.games.realm import game as realm
from fabula.terminal.composing import Composer
from terminal.seats import ball, floors, masked


def dividing() -> State:
    """Somebody alone divides his Victory Points in Magic Realm."""
    state = realm.start(realm.Options(gold_chits="none"), 1, RandomDice(Random(1)))
    for text in ("choose captain 4", "done"):
        state.play(0, realm.read(text), RandomDice(Random(1)))
    return state


def composer(*players: str, mode: str = "basic") -> Composer:
    session = floors(*(players or ("person", "person")), mode=mode)
    return Composer(session.game, session.state, session.state.to_act()[0], session.drawing)


def test_a_word_that_may_follow_is_added() -> None:
    move = composer()
    assert move.add("4")
    assert move.words == ("4",)
    assert move.whole() == Move(4, "")
    assert move.text == "4"


def test_the_only_word_in_between_is_put_in() -> None:
    move = composer()
    move.add("4")
    assert move.add("N"), "the figure is outside: + must come first, and does so by itself"
    assert move.words == ("4", "+", "N")
    assert move.text == "4 +N"


def test_a_word_that_may_not_follow_is_not_added() -> None:
    move = composer()
    assert not move.add("N"), "several figures could be meant"
    assert move.empty
    move.add("4")
    assert not move.add("X")
    assert move.words == ("4",)


def test_numbers_that_are_typed_one_by_one_repeat_those_that_stand_there_by_themselves() -> None:
    """Without magic nobody needs Usable Spells: that 0 is put in, and may be typed all the same."""
    options = realm.Options(gold_chits="none", rules_in_play="natives", victory_points=1)
    state = realm.start(options, 1, RandomDice(Random(1)))
    for text in ("choose captain 4", "done"):
        state.play(0, realm.read(text), RandomDice(Random(1)))
    for typed in ("0 0 1 0 0", "01"):
        composer = Composer(realm, state, 0)
        for letter in typed:
            if letter == " ":
                composer.cycle()
            else:
                composer.type(letter)
        assert composer.text == "require 0 0 1 0 0"
        assert composer.ready()


def test_a_blank_after_a_typed_digit_ends_the_word_and_the_next_one_chooses_another() -> None:
    composer = Composer(realm, dividing(), 0)
    composer.type("1")
    assert not composer.cycle()
    for digit in "1111":
        composer.type(digit)
        composer.cycle()
    assert composer.text == "require 1 1 1 1 1"
    composer.clear()
    composer.type("1")
    composer.cycle()
    assert composer.cycle()
    assert composer.text == "require 1 4 0 0 0"  # nothing is left for the others


def test_backspace_takes_the_last_word_and_escape_all() -> None:
    move = composer()
    for word in ("4", "+", "N", "W"):
        move.add(word)
    move.back()
    assert move.words == ("4", "+", "N")
    move.clear()
    assert move.empty


def test_cycling_goes_through_what_may_come_first_and_round_again() -> None:
    move = composer()
    seen = []
    for _ in range(5):
        assert move.cycle()
        seen.append(move.words)
    assert seen == [("1",), ("3",), ("4",), ("5",), ("1",)]
    move.add("+")
    assert not move.cycle(), "a path that is whole is not changed by it"
    assert move.words == ("1", "+")


def test_a_typed_move_is_shown_as_it_grows() -> None:
    move = composer()
    for letter in "5 +nw":
        move.type(letter)
    assert move.words == ("5", "+", "N", "W")
    assert move.ready()
    assert move.meant() == Move(5, "+NW")


def test_a_typed_move_that_is_forbidden_is_read_and_not_ready() -> None:
    move = composer()
    for letter in "xx 5":
        move.type(letter)
    assert not move.ready()
    move.clear()
    for letter in "5+nnnnnnn":
        move.type(letter)
    assert move.words == ("5", "+", "N", "N", "N", "N"), "as far as it is legal"
    assert not move.ready()
    assert move.meant() == Move(5, "+NNNNNNN")
    move.back()
    assert move.meant() == Move(5, "+NNNNNN")


def test_words_that_leave_no_choice_come_by_themselves() -> None:
    lay = composer(mode="expert")
    assert " ".join(lay.words) == "lay"
    assert lay.empty
    lay.add("crystal")
    lay.add("3,4")
    assert " ".join(lay.words) == "lay crystal 3,4 -"
    assert lay.whole() == Lay("crystal", (3, 4))
    lay.back()
    assert " ".join(lay.words) == "lay crystal"
    lay.clear()
    assert " ".join(lay.words) == "lay"


def test_typing_may_leave_them_out_too() -> None:
    lay = composer(mode="expert")
    for letter in "round 3,4 E":
        lay.type(letter)
    assert lay.meant() == Lay("round", (3, 4), "E")
    assert lay.words == ("lay", "round", "3,4", "E")


def test_arrow_keys_go_from_cell_to_cell() -> None:
    lay = composer(mode="expert")
    lay.add("stone")
    assert lay.steer(1, 0), "the first press begins in the middle"
    x, y = map(int, lay.words[2].split(","))
    assert lay.steer(1, 0)
    assert lay.words[2] == f"{x + 1},{y}"
    assert lay.steer(0, -1)
    assert lay.words[2] == f"{x + 1},{y - 1}"
    while lay.steer(0, -1):
        pass
    assert lay.words[2].endswith(",0"), "and stop where there is no further one"


def test_arrow_keys_mean_nothing_where_there_are_no_cells() -> None:
    assert not composer().steer(1, 0)


def test_a_word_says_how_many_actions_begin_so() -> None:
    move = composer()
    counts = dict(move.continuations())
    assert sum(counts.values()) == len(move.matching())
    move.add("1")
    assert dict(move.continuations()) == {"+": 1}


def test_a_game_that_spells_by_its_list_alone() -> None:
    with masked():
        session = ball("person", "person")
        wear = Composer(session.game, session.state, 0)
        assert wear.words == ("wear",)
        assert wear.cycle()
        assert wear.ready()
        assert wear.meant() in session.choices(0).actions


def test_any_legal_path_can_be_spelled_not_only_listed_ones() -> None:
    move = composer()
    for word in ("5", "+", "N", "S", "N"):
        assert move.add(word)
    assert move.ready()
    assert move.matching() == ()
    assert registry.game("floors").write(move.meant()) == "5 +NSN"
