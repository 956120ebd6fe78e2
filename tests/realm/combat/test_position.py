"""`fabula position realm combat`: what the documentation shows is what the program prints."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from fabula.cli import run
from realm.hosted import hosted

if TYPE_CHECKING:
    from collections.abc import Iterator

DOCUMENTED = Path(__file__).parents[3] / "docs" / "study" / "combat.md"
BLOCKS = re.compile(r"```json\n(?P<position>.*?)```\n\n```text\n(?P<answer>.*?)```", re.DOTALL)
KNIGHT: dict[str, object] = {
    "fighters": [{"who": "white_knight"}],
    "foes": [{"piece": "giant-1", "attacks": "white_knight"}],
}
ROUND = ["pass", "target giant-1", "strike thrust chit:5", "maneuver duck chit:2"]
BOXES = ["place giant-1 swing", "place giant_club-1 smash"]


@pytest.fixture(autouse=True)
def realm() -> Iterator[None]:
    with hosted():
        yield


def asked(monkeypatch: pytest.MonkeyPatch, text: str, *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    return run([*arguments, "position", "realm", "combat"])


@pytest.mark.parametrize("block", [found.groupdict() for found in BLOCKS.finditer(DOCUMENTED.read_text())])
def test_the_documented_combats_are_played_as_documented(
    block: dict[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert asked(monkeypatch, block["position"]) == 0
    assert capsys.readouterr().out == block["answer"]


def test_the_documentation_shows_combats() -> None:
    assert len(BLOCKS.findall(DOCUMENTED.read_text())) > 1


def test_a_seed_brings_dice_and_the_end_can_be_awaited(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first round has its dice, the second one those of the seed; after two quiet ones all is over."""
    stands = ["pass", "pass", "pass", "pass", "place goblin_spear-1 smash"]
    position = {
        "fighters": [{"who": "druid"}],
        "foes": [{"piece": "goblin_spear-1", "attacks": "druid"}],
        "do": [*stands, *stands],
        "dice": [4, 1, 1],
        "seed": 1,
        "until": "end",
    }
    outputs = []
    for _ in range(2):
        assert asked(monkeypatch, json.dumps(position)) == 0
        outputs.append(capsys.readouterr().out)
    assert "Round 2. [MR-6.3.1]" in outputs[0]
    assert outputs[0].endswith("is over. [MR-6.12.1]\n")
    assert outputs[0] == outputs[1]


def test_a_tactic_answers_what_the_file_does_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    position = {**KNIGHT, "tactic": "clever", "seed": 4, "until": "end"}
    outputs = []
    for _ in range(2):
        assert asked(monkeypatch, json.dumps(position)) == 0
        outputs.append(capsys.readouterr().out)
    assert "target giant-1" in outputs[0]
    assert outputs[0].endswith("is over. [MR-6.12.1]\n")
    assert outputs[0] == outputs[1]


def test_it_is_told_in_french(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert asked(monkeypatch, json.dumps(KNIGHT), "--language", "fr") == 0
    assert "Le Chevalier Blanc : que faites-vous avant la mêlée ?" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "listed"),
    [
        ("en", "strike thrust chit:5 — Thrust, with FIGHT H6"),
        ("fr", "strike thrust chit:5 — estoc, avec COMBAT H6"),
    ],
)
def test_what_can_be_answered_is_listed_with_what_is_printed_on_chits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, listed: str
) -> None:
    position = {**KNIGHT, "do": ["pass", "target giant-1"]}
    asked(monkeypatch, json.dumps(position), "--language", language)
    assert listed in capsys.readouterr().out


FAULTS: list[tuple[dict[str, object] | str, str]] = [
    ("{", "this is no combat: "),
    ({"fighters": [], "foes": []}, "nobody fights"),
    ({**KNIGHT, "weather": "bad"}, "this is no combat: Object contains unknown field `weather`"),
    (
        {**KNIGHT, "fighters": [{"who": "knight"}]},
        '"fighters" names what is not there: "knight"; known: amazon',
    ),
    (
        {**KNIGHT, "fighters": [{"who": "elf", "hirelings": [{"piece": "C2", "controlled": True}]}]},
        '"controlled" names what is not there: "C2"',
    ),
    ({**KNIGHT, "fighters": [{"who": "white_knight"}] * 2}, '"fighters" names "white_knight" twice'),
    ({**KNIGHT, "foes": [{"piece": "giant"}]}, '"foes" names what is not there: "giant"; known: '),
    ({**KNIGHT, "foes": [{"piece": "giant-1"}] * 2}, '"foes" names "giant-1" twice'),
    ({**KNIGHT, "foes": [{"piece": "giant-1", "attacks": "captain"}]}, '"attacks" names what is not there'),
    ({**KNIGHT, "fighters": [{"who": "white_knight", "items": ["club"]}]}, '"items" names what is not'),
    ({**KNIGHT, "fighters": [{"who": "white_knight", "alerted": ["mace"]}]}, '"alerted" names what is not'),
    ({**KNIGHT, "fighters": [{"who": "white_knight", "chits": {"13": "wounded"}}]}, '"chits" names what'),
    (
        {**KNIGHT, "fighters": [{"who": "white_knight", "items": ["devil_sword"] * 2}]},
        'there is no (further) "devil_sword"',
    ),
    (
        {**KNIGHT, "fighters": [{"who": "white_knight", "hirelings": [{"piece": "giant"}]}]},
        '"hirelings" names what is not there: "giant"; known: ',
    ),
    (
        {**KNIGHT, "fighters": [{"who": "white_knight", "hirelings": [{"piece": "giant-1"}]}]},
        '"foes" names "giant-1" twice',
    ),
    (
        {**KNIGHT, "fighters": [{"who": "white_knight", "hirelings": [{"piece": "C2"}] * 2}]},
        '"hirelings" names "C2" twice',
    ),
    (
        {**KNIGHT, "fighters": [{"who": "white_knight", "battles": ["robbers"]}]},
        '"battles" names what is not there: "robbers"; known: bashkars',
    ),
    ({**KNIGHT, "fighters": [{"who": "white_knight", "away": True}]}, '"attacks" names what is not there'),
    ({**KNIGHT, "clearing": "moon-1"}, 'there is no clearing "moon-1"'),
    ({**KNIGHT, "round": 0}, "there is no round 0"),
    ({**KNIGHT, "do": ["dance"]}, "there is no action “dance”"),
    (
        {**KNIGHT, "do": ["target giant-1"]},
        '"target giant-1" is not possible here (MR-6.6.1); possible: pass, ',
    ),
    ({**KNIGHT, "do": [*ROUND, *BOXES]}, '"dice" has nothing left for: reposition (possible: 1, 2, 3'),
    ({**KNIGHT, "do": [*ROUND, *BOXES], "dice": [7]}, "the dice say 7 for: reposition; that can be: 1, 2"),
    (
        {**KNIGHT, "do": [*ROUND, *BOXES, "suffer 1"], "dice": [3, 1, 1, 1, 1, 5]},
        '"dice" was not used up: 5',
    ),
    ({**KNIGHT, "do": ["run borderland-1-6 chit:4", "spend 1", "pass"]}, "nobody was asked any more"),
]


@pytest.mark.parametrize(("position", "complaint"), FAULTS, ids=[said for _, said in FAULTS])
def test_what_cannot_be_is_named_in_one_line(
    position: dict[str, object] | str,
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = position if isinstance(position, str) else json.dumps(position)
    assert asked(monkeypatch, text) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"fabula: {complaint}")
    assert error.count("\n") == 1
