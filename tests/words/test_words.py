"""How things are said: seats by name, cells by numbers, and something sensible for games without words."""

import pytest

from fabula.core import Choices, Fault, Refusal, Standing, registry
from fabula.games.floors.actions import Lay, Move
from fabula.games.floors.events import Crept, Laid, Looked, Round, Walked
from fabula.games.foes.events import Placed
from fabula.words import Words, chosen_language, person_name
from small_games.masks import game as masks
from small_games.masks.pieces import Chose, Danced

FLOORS = registry.game("floors")


@pytest.fixture
def english() -> Words:
    return Words("en", FLOORS, ("person Anna", "greedy"))


@pytest.fixture
def french() -> Words:
    return Words("fr", FLOORS, ("person Anna", "greedy"))


def test_seats_are_shown_by_name_or_letter(english: Words) -> None:
    assert english.event(Round(round=2, seat=0, rule="")) == "Round 2 begins with Anna."
    assert english.event(Round(round=2, seat=1, rule="")) == "Round 2 begins with B."
    assert english.player(0) == "A (Anna)"
    assert english.player(1) == "B (greedy)"


def test_cells_are_shown_as_numbers(english: Words) -> None:
    walked = Walked(figure="A4", route=((14, 10), (13, 10)), rule="FLOORS-4.2")
    assert english.event(walked) == "A4 walks over 14,10 13,10."


def test_a_list_of_nothing_is_said_in_another_way() -> None:
    words = Words("en", registry.game("foes"))
    swapped = Placed(tile=14, space="C6", rule="")
    assert words.event(swapped) == "On C6 there is now monster 14."
    wandered = Placed(tile=14, space="C6", route=("P3", "C6"), rule="")
    assert words.event(wandered) == "On C6 there is now monster 14; it has come by way of P3 C6."


def test_nothing_is_a_choice_of_its_own(english: Words) -> None:
    crept = Crept(at=(1, 0), facing="E", wall=None, rule="")
    assert english.event(crept) == "The monster goes east to 1,0."
    assert "through the wall M" in english.event(Crept(at=(1, 0), facing="E", wall="M", rule=""))
    assert english.action(Move(4, "")) == "figure 4: stays where it is"
    assert english.action(Move(4, "+N")) == "figure 4: +N"


def test_what_the_monster_sees(english: Words, french: Words) -> None:
    looked = Looked(ahead=None, left=("B1", 3), right=None, result="turn", facing="N", rule="")
    assert english.event(looked) == "The monster turns north. It saw ahead nobody, left B1 (3), right nobody."
    assert french.event(looked).startswith("Le monstre se tourne vers le nord.")


def test_both_languages_say_an_action(english: Words, french: Words) -> None:
    lay = Lay("round", (3, 4), "E")
    assert english.action(lay) == "round teleporter on 3,4, pointing east"
    assert french.action(lay) == "téléporteur rond en 3,4, vers l\u2019est"
    laid = Laid(seat=0, tile="stone", at=(3, 4), facing=None, rule="")
    assert english.event(laid) == "Anna lays a stone on 3,4."


def test_refusals_prompts_and_options(english: Words) -> None:
    refusal = Refusal("FLOORS-4.1", "too-far", {"need": 5, "have": 4})
    assert english.refusal(refusal) == "That takes 5 points; the figure has 4."
    assert english.refusal(Refusal("", "nothing-to-undo")) == "There is nothing to take back."
    assert english.prompt(Choices("move", (), {"round": 3})) == "Round 3: move one of your figures."
    assert english.prompt(Choices("wait", ())) == "Wait for the others."
    assert english.option("mode") == "Game"
    assert english.option_value("long_game", True) == "yes: the 5 counts as 3 hits"


def test_faults_say_the_line(english: Words, french: Words) -> None:
    fault = Fault("record-foreign", line=1)
    assert english.fault(fault) == "line 1: this is no record of Fabula"
    assert french.fault(fault) == "ligne 1 : ce n\u2019est pas une partie enregistrée par Fabula"


def test_a_fault_of_a_game_is_worded_by_the_game_whoever_reports_it(english: Words) -> None:
    fault = Fault("floors-position-kind", kind="brick", x=1, y=2)
    assert Words("en").fault(fault) == english.fault(fault) == "“brick” on 1,2 is no kind of stone"


def test_a_standing_is_told_best_first(english: Words) -> None:
    assert english.standing(Standing((2, 1), (1, 3), "won")) == [
        "B wins: all figures but one have got out.",
        "1. B (greedy): 3",
        "2. A (Anna): 1",
    ]
    assert english.standing(Standing((2, 2), (0, 0), "time_up"))[0].endswith("Nobody has won.")
    assert english.standing(Standing((1, 1), (0, 0), "time_up"))[0].endswith("Anna and B share the win.")
    assert english.standing(Standing((2,), (-11,), "time_up"))[1] == "A (Anna): -11", (
        "alone nobody has a place"
    )


def test_a_game_without_words_is_told_in_bare_ones() -> None:
    words = Words("fr", masks, ("person", "person"))
    with registry.hosting(masks):
        assert words.title() == "masks"
        assert words.event(Danced(seats=(0, 1), rule="")) == "danced (seats A et B)"
        assert words.event(Chose(choice="fox", rule="")) == "chose (choice fox)"
        assert words.refusal(Refusal("MASK-2.1", "not-in-hand", {"mask": "owl"})) == "not-in-hand (mask owl)"
        assert words.prompt(Choices("wear", ())) == "wear"
        assert words.option("rounds") == "rounds"
        assert words.standing(Standing((1, 1), (2, 2), "dawn"))[0] == "dawn"
        assert words.described([("masks-describe-hand", {"mask": "fox"})]) == ["hand (mask fox)"]
        assert words.fault(Fault("never-heard-of", x=1)) == "never-heard-of (x 1)"


def test_a_message_that_is_missing_or_lacks_details_is_our_own_mistake(english: Words) -> None:
    with pytest.raises(LookupError):
        english.say("no-such-message")
    with pytest.raises(LookupError):
        english.say("terminal-did", seat=0)


def test_a_person_may_have_a_name() -> None:
    assert person_name("person Anna Maria") == "Anna Maria"
    assert person_name("person") is None
    assert person_name("greedy") is None


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANGUAGE": "de:fr:en", "LANG": "en_GB"}, "fr"),
        (None, {"LC_MESSAGES": "fr", "LANG": "en_GB"}, "fr"),
        ("fr-CA", {"LANG": "en_GB"}, "fr"),
        ("EN", {"LANG": "fr_FR"}, "en"),
    ],
)
def test_the_language_asked_for_comes_before_that_of_the_environment(
    asked: str | None, environment: dict[str, str], language: str
) -> None:
    assert chosen_language(asked, environment) == language


def test_an_unknown_language_is_a_fault_only_when_asked_for() -> None:
    with pytest.raises(Fault) as caught:
        chosen_language("de", {})
    assert caught.value.reason == "no-such-language"
    assert caught.value.details == {"name": "de", "known": "en, fr"}
