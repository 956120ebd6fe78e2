"""The fortress as text, what stands beside it, and where its words lie."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fabula.core import RandomDice, chances, registry
from fabula.games.foes import locale
from fabula.games.foes.actions import Fight
from fabula.games.foes.drawing import drawing
from fabula.games.foes.events import Defeated, Paid
from fabula.games.foes.game import game
from fabula.games.foes.notes import odds_of
from fabula.games.foes.options import Options
from fabula.testing import rule
from fabula.words import Words
from foes.setting import play, position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.games.foes.state import FoesState

CLEAR: dict[str, Any] = {"closed": {"*": "N"}}


@pytest.fixture
def words() -> Iterator[Words]:
    with registry.hosting(game, drawing=drawing, messages=locale.folder):
        yield Words("en", game, ("person Anna", "person Ben", "greedy", "greedy"))


def rows(state: FoesState, *beginning: str, overlay: str = "") -> list[str]:
    """The map as the active player sees it."""
    picture = drawing.draw(
        state.view(state.active),
        seat=state.active,
        beginning=beginning,
        overlays=(overlay,) if overlay else (),
    )
    return picture.text().splitlines()


def toned(state: FoesState, *beginning: str) -> dict[str, list[str]]:
    """The texts that are drawn in each tone."""
    found: dict[str, list[str]] = {}
    for row in drawing.draw(state.view(0), seat=0, beginning=beginning).rows:
        for span in row:
            found.setdefault(span.tone, []).append(span.text)
    return found


def beside(state: FoesState, words: Words, *beginning: str) -> list[str]:
    """The notes for the active player."""
    picture = drawing.draw(state.view(state.active), seat=state.active, beginning=beginning)
    return [text for text, _ in words.noted(picture)]


def test_the_map_shows_chambers_figures_teleports_and_what_is_hidden() -> None:
    state = position(
        A="S1",
        B="S2",
        tiles={"C2": 23, "C3": "chest3"},
        unexplored=["C33"],
        closed={"X1": "N", "X2": "N"},
        teleports={"T1": "red", "T2": "blue", "T3": "blue", "T4": "red"},
    )
    drawn = rows(state)
    assert drawn[18] == "[]──●A────23────■B────$5────[]────[]────[]──[]"
    assert drawn[16] == "@R  []────┬─────[]────┬─────[]────??────[]  @B"
    assert drawn[6].startswith("()──[]")


@rule("FOE-1.3")
@pytest.mark.parametrize(
    ("closed", "above", "row", "below"),
    [
        ("N", "╵", "[]────┬─────[]", "│"),
        ("E", "│", "[]────┤ ╶───[]", "│"),
        ("S", "│", "[]────┴─────[]", "╷"),
        ("W", "│", "[]──╴ ├─────[]", "│"),
        ("?", "│", "[]────??────[]", "│"),
    ],
)
def test_an_intersection_shows_its_open_sides(closed: str, above: str, row: str, below: str) -> None:
    closed_sides = {} if closed == "?" else {"X1": closed}
    drawn = rows(position(A="-", closed=closed_sides))
    assert drawn[16][4:18] == row
    assert drawn[15][10] == above
    assert drawn[17][10] == below


def test_several_figures_in_a_space_show_their_letters() -> None:
    assert rows(position(A="S1", B="S1", **CLEAR))[18][4:6] == "AB"
    assert rows(position(A="S1", B="S1", C="S1", **CLEAR))[18][4:6] == "A+"


def test_a_figure_with_a_monster_looks_different() -> None:
    state = position(A="C2", B="S2", tiles={"C2": 9}, **CLEAR)
    tones = toned(state)
    assert tones["seat-0 with-monster"] == ["●A"]
    assert tones["seat-1"] == ["■B"]


def test_the_way_that_is_spelled_is_marked_and_its_end_stands_out() -> None:
    tones = toned(position(A="S1", tiles={"C2": 9}, **CLEAR), "go", "P2", ";", "go", "P3", ";", "go", "C2")
    assert tones["path"] == ["──", "──"]
    assert tones["mover"] == [" 9"]


def test_a_layer_shows_the_names_that_one_can_type() -> None:
    drawn = rows(position(A="S1", tiles={"C2": 9}, **CLEAR), overlay="names")
    assert drawn[18].startswith("1 ──●A────2 ────S2────3 ")
    assert drawn[16].startswith("T1  6 ────")


def test_the_notes_tell_of_players_supply_hand_monsters_and_piles(words: Words) -> None:
    state = position(
        A="S1 w9 c5 g2 1-power-1 3-power-2",
        B="S2 w12 c1 g7 2-rotate-2",
        seats=2,
        supply=4,
        next=44,
        tiles={"C9": 23, "C14": 43, "C4": 10},
        **CLEAR,
    )
    assert beside(state, words) == [
        "Wisdom •chips $gold ✦spells",
        " ■B 12 •1 $7 ✦2",
        "▶●A 9 •5 $2 ✦13 dumbest",
        "✦ Power +1 (level I)",
        "✦ Power +2 (level III)",
        "Supply 4, take 3, reserve 75",
        "$1: 10 23",
        "$4 heart 1: 43",
        "Next: 44 45 46 47 48 …",
    ]


def test_markers_on_one_level_are_shown_as_they_are_stacked(words: Words) -> None:
    state = position(A="S1 w9", B="S2 w9", C="S3 w9", seats=3, arrivals=["B", "C", "A"], **CLEAR)
    figures = [note[1:3] for note in beside(state, words)[1:4]]
    assert figures == ["●A", "▲C", "■B"], "the last to come lies on top"


@rule("FOE-1.7")
def test_gold_can_be_left_to_memory(words: Words) -> None:
    state = position(A="S1 g2", B="S2 g7", seats=2, options={"show_gold": False}, **CLEAR)
    assert [note.partition("$")[2] for note in beside(state, words)[1:3]] == ["?", "2"]
    told = words.described(drawing.describe(state.view(0), seat=0))
    assert any("unknown gold" in sentence for sentence in told)


def test_where_one_thinks_of_going_the_monster_is_described_with_its_odds(words: Words) -> None:
    state = position(A="S1 w50 c1", B="S2", tiles={"C2": 43, "C1": "chest1"}, **CLEAR)
    assert not any("⚔" in note for note in beside(state, words))
    there = beside(state, words, "go", "C2")
    assert "C2: monster 43, $4, heart 1" in there
    assert "⚔43 dies of fright, you pay 1:100%" in there
    assert "C1: chest, $3, wisdom +3" in beside(state, words, "go", "C1")


def test_what_is_to_be_paid_is_shown_once_the_dice_have_fallen(words: Words) -> None:
    state = position(A="C2 w9 c6 1-power-1", B="S2", tiles={"C2": 9}, **CLEAR)
    play(state, "fight", dice=(4, 1))
    assert "⚔ you pay 3 chips" in beside(state, words)
    assert "The dice have fallen: the battle costs 3 chips." in words.described(
        drawing.describe(state.view(0), seat=0)
    )


@rule("FOE-6.2", "FOE-6.4", "FOE-6.7")
@pytest.mark.parametrize("chips", [0, 1, 2, 5])
@pytest.mark.parametrize("wisdom", [29, 43, 48, 50])
@pytest.mark.parametrize("monster", [28, 43, 47])
def test_the_odds_are_exactly_what_every_roll_of_the_dice_gives(
    chips: int, wisdom: int, monster: int
) -> None:
    state = position(A=f"C2 w{wisdom} c{chips}", B="S2", tiles={"C2": monster}, **CLEAR)
    odds = odds_of(state.view(0), 0)
    assert odds is not None
    win = Fraction(0)
    paid: dict[int, Fraction] = {}
    for chance in chances(state, 0, Fight()):
        win += chance.probability * any(isinstance(event, Defeated) for event in chance.events)
        chips_paid = sum(event.chips for event in chance.events if isinstance(event, Paid))
        paid[chips_paid] = paid.get(chips_paid, Fraction(0)) + chance.probability
    assert odds.win == win
    capped: dict[int, Fraction] = {}
    for cost, probability in odds.costs.items():
        capped[min(cost, chips)] = capped.get(min(cost, chips), Fraction(0)) + probability
    assert capped == paid


def test_words_lie_where_their_spaces_monsters_and_figures_are() -> None:
    state = position(A="S1", B="S2", tiles={"C2": 9}, **CLEAR)
    view = state.view(0)

    def compass(*beginning: str) -> tuple[dict[str, tuple[int, int]], tuple[int, int] | None]:
        found = drawing.compass(view, seat=0, beginning=beginning)
        return dict(found.places), found.here

    places, here = compass("go")
    assert (places["C1"], places["C49"], here) == ((0, 18), (11, 0), (2, 18))
    assert compass("enter")[1] is None
    assert compass("wander") == ({"9": (5, 18)}, None)
    assert compass("wander", "9")[1] == (5, 18)
    assert compass("wander", "9", "P3")[1] == (4, 18)
    assert compass("swap", "C2")[0]["C1"] == (0, 18)
    assert compass("turn", "X1") == ({}, None)
    assert compass("join", "2-transference-0")[0] == {"0": (2, 18), "1": (8, 18)}
    assert compass("cast") == ({}, None)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_that_can_happen_is_said(language: str) -> None:
    """Random play: every event, question, action, refusal and description has its words."""
    chance = Random(language)
    dice = RandomDice(chance)
    with registry.hosting(game, drawing=drawing, messages=locale.folder):
        words = Words(language, game, ("person",) * 4)
        state = game.start(Options(), 4, dice)
        for number in range(600):
            (seat,) = state.to_act()
            choices = state.choices(seat)
            assert words.prompt(choices) != choices.prompt
            action = chance.choice(choices.actions)
            assert words.action(action) != game.write(action)
            if number % 20 == 0:
                view = state.view(seat)
                said = words.described(drawing.describe(view, seat=seat))
                said += [text for text, _ in words.noted(drawing.draw(view, seat=seat))]
                assert all("describe" not in sentence and "note" not in sentence for sentence in said)
            for event in state.play(seat, action, dice):
                assert "(seat" not in words.event(event)
