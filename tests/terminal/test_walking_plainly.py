"""Formidable Foes in sentences: walks, battles, spells, and questions to others."""

from typing import Any

from terminal.seats import staged
from terminal.test_plain import play

CLEAR: dict[str, Any] = {"closed": {"*": "N"}}


def test_a_few_turns_in_sentences() -> None:
    with staged("person Anna", "person Ben", A="S1 w9 c9", B="S1 w3", tiles={"C2": 7}, **CLEAR) as session:
        text = play(
            session,
            ["", "board", "go C9", "why go C9", "go", "go P2", "go C2; fight", "", "done", "", "", "choices"],
        )
    assert "Anna is on S1, with wisdom 9, 9 chips, 0 gold, no spells." in text
    assert "Monster 7 with 1 gold is on C2." in text
    assert "From S1 you can go east to P2." in text
    assert text.count("No way leads to C9 from there. (FOE-4.1)") == 2
    assert "go P2 — go to P2" in text
    assert text.index("Anna goes to P2.") < text.index("Anna stops to fight.")
    assert "Ben (Ben): Do you come along with Anna?" in text.replace("B (Ben)", "Ben (Ben)")
    assert "Ben does not come along." in text
    assert "Anna fights monster 7" in text


def test_a_walk_in_sentences_stops_at_what_is_new() -> None:
    with staged("person", "greedy", A="C1", B="S4", closed={"X1": "N"}, unexplored=["C7"]) as session:
        text = play(session, ["go C2; go P17; end"])
    assert "A goes to C2." in text
    assert "C7 is seen: monster" in text
    assert "Not played: go P17; end" in text
    assert [entry.action for entry in session.table.record.entries][4:] == ["go C2"]


def test_the_same_in_french() -> None:
    with staged("person", "greedy", A="S1 w9 3-power-2", B="S4", language="fr", **CLEAR) as session:
        text = play(session, ["plateau", "cast 3-power-2 1", "go P2"])
    assert "Vous avez Pouvoir +2 (niveau III)." in text
    assert "A lance Pouvoir +2 (niveau III) pour 1." in text
    assert "A va en P2." in text


def test_a_word_that_is_a_command_too_is_an_action_where_it_reads_like_one() -> None:
    with staged("person", "greedy", A="C2 w9", B="S4", tiles={"C2": 7}, **CLEAR) as session:
        text = play(session, ["go P3", "go"])
    assert "You share your space with monster 7" in text
    assert text.count("fight — fight the monster") == 2, "asked, and again at the word alone"
