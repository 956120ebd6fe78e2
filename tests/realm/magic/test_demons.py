"""MR-15.5.2: Ask Demon."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.combat.setting import Foe
from fabula.games.realm.magic.events import DemonAnswered, DemonAsked
from fabula.games.realm.magic.lines import imagined_lines
from fabula.games.realm.sheet import Answer, Requirements
from fabula.games.realm.treasures.knowing import knows, show_to
from fabula.testing import rule
from realm.combat.fighting import offered, plays
from realm.magic.spellcraft import act, magicians, takes_effect
from realm.playing import answer, give, know, refusal, seat_of, some_dice, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

SPELL = "ask_demon"
FAMOUS = Requirements(0, 0, 4, 1, 0)


def asking() -> RealmState:
    """The Witch King may ask the Elf and the Dwarf; the Elf has a card that only he knows."""
    state = magicians("witch_king", "elf", "dwarf", foes=(Foe("demon", "witch_king"),), witch_king=(SPELL,))
    for who in ("witch_king", "elf", "dwarf"):
        know(state, seat_of(state, who), requirements=FAMOUS)
    elf = seat_of(state, "elf")
    know(state, elf, spells=("elven_grace", "illusion", "lost"))
    give(state, "crystal_ball", elf, active=False)
    left = tuple(card for card in state.unseen.large if card != "crystal_ball")
    state.unseen = replace(state.unseen, large=left)
    show_to(state, "crystal_ball", (elf,), "hoard")
    takes_effect(state, SPELL, "witch_king", "demon")
    return state


def ask(state: RealmState, text: str) -> list[Event]:
    assert state.to_act() == (seat_of(state, "witch_king"),)
    return answer(state, text)


def card_number(state: RealmState) -> int:
    return 1 + state.standing_at["elf"].index("crystal_ball")


@rule("MR-15.5.2")
def test_it_is_cast_on_a_demon_with_wings_or_without_and_on_nobody_else() -> None:
    foes = tuple(Foe(one, "witch_king") for one in ("demon", "winged_demon", "imp", "ogre-1"))
    state = magicians("witch_king", foes=foes, witch_king=(SPELL,))
    plays(state, next(text for text in offered(state) if SPELL in text))
    assert offered(state) == ["aim demon", "aim winged_demon", "pass"]


@rule("MR-15.5.2a", "MR-15.5.2b")
def test_the_answers_are_true() -> None:
    for question, number in (
        ("question-points elf fame", 4),
        ("question-points elf gold", 0),
        ("question-spell elf illusion", 1),
        ("question-spell elf fiery_blast", 0),
    ):
        state = asking()
        events = ask(state, question)
        assert [event.number for event in told(events, DemonAnswered)] == [number]
    state = asking()
    (found,) = told(ask(state, f"question-card elf {card_number(state)}"), DemonAnswered)
    assert found.what == "crystal_ball"
    assert [*state.box.treasures][found.number - 1] == "crystal_ball"
    assert knows(state, seat_of(state, "witch_king"), "crystal_ball")


@rule("MR-15.5.2a")
def test_there_is_one_question_and_none_has_to_be_asked() -> None:
    state = asking()
    ask(state, "question-points elf fame")
    assert state.choices(state.to_act()[0]).prompt != "ask-demon"
    state = asking()
    assert told(ask(state, "pass"), DemonAsked) == []
    assert state.answers == ()
    alone = magicians("witch_king", foes=("demon",), witch_king=(SPELL,))
    takes_effect(alone, SPELL, "witch_king", "demon")
    assert alone.choices(0).prompt != "ask-demon"


@rule("MR-15.5.2b")
def test_it_is_about_what_is_recorded_and_about_pieces_of_others() -> None:
    state = asking()
    texts = offered(state, seat_of(state, "witch_king"))
    assert {text.split()[0] for text in texts} == {
        "question-points",
        "question-spell",
        "question-card",
        "pass",
    }
    assert {text.split()[1] for text in texts if text != "pass"} == {"elf", "dwarf"}
    assert [text for text in texts if "question-card" in text] == [f"question-card elf {card_number(state)}"]
    for question in ("question-spell witch_king lost", "question-card elf 1", "question-points elf wisdom"):
        assert refusal(state, question).rule == "MR-15.5.2b"


@rule("MR-15.5.2b")
def test_only_the_two_hear_question_and_answer() -> None:
    state = asking()
    king, elf, dwarf = (seat_of(state, who) for who in ("witch_king", "elf", "dwarf"))
    other = state.copy()
    events = ask(state, "question-spell elf illusion")
    assert [event.to for event in told(events, DemonAsked)] == [None]
    assert [set(event.to or ()) for event in told(events, DemonAnswered)] == [{king, elf}]
    assert state.view(king).my_answers == state.view(elf).my_answers == state.answers
    assert state.view(dwarf).my_answers == ()
    ask(other, f"question-card elf {card_number(other)}")
    assert other.view(dwarf) == state.view(dwarf)
    imagined = {twin.answers[0].about for n in range(20) if (twin := state.imagine(dwarf, some_dice(n)))}
    assert len(imagined) > 1
    assert all(state.imagine(elf, some_dice(n)).answers == state.answers for n in range(5))


@rule("MR-15.5.2a", "MR-0.6.1")
def test_who_has_been_told_imagines_nothing_else() -> None:
    for question in (
        "question-points elf fame",
        "question-spell elf illusion",
        "question-spell elf see_hidden_signs",
        "question-card elf",
    ):
        state = asking()
        ask(state, f"{question} {card_number(state)}" if question.endswith("elf") else question)
        king, elf = (seat_of(state, who) for who in ("witch_king", "elf"))
        twins = [state.imagine(king, some_dice(seed)) for seed in range(15)]
        assert all(twin.view(king) == state.view(king) for twin in twins)
        sheets = [twin.sheet(elf) for twin in twins]
        match question.split()[0], question.split()[-1]:
            case "question-points", _:
                assert {sheet.requirements.fame for sheet in sheets if sheet.requirements} == {4}
                assert len({sheet.requirements for sheet in sheets}) > 1
            case "question-spell", spell:
                known = {spell in (*sheet.spells, *sheet.learned) for sheet in sheets}
                assert known == {spell == "illusion"}
                assert len({sheet.spells for sheet in sheets}) > 1
            case _:
                assert {twin.places["crystal_ball"] for twin in twins} == {"elf"}


@rule("MR-15.5.2c")
def test_the_demon_fights_on_as_it_did() -> None:
    state = magicians("witch_king", "elf", foes=(Foe("demon", "witch_king"),), witch_king=(SPELL,))
    seat = seat_of(state, "witch_king")
    before = dict(state.stances)
    act(state, witch_king=next(text for text in offered(state, seat) if SPELL in text))
    plays(state, "aim demon", "pass")
    assert state.choices(seat).prompt == "ask-demon"
    answer(state, "question-spell elf lost")
    assert state.stances == before


@rule("MR-15.5.2a", "MR-0.6.1")
@pytest.mark.parametrize(("then", "possible"), [(1, {False}), (0, {False, True})])
def test_what_was_denied_may_have_been_learned_since(then: int, possible: set[bool]) -> None:
    """The Elf could learn the spell once: before he was asked, or later."""
    state = asking()
    king, elf = (seat_of(state, who) for who in ("witch_king", "elf"))
    know(state, elf, spells=("elven_grace",), pondered=(("illusion",),))
    denied = Answer(king, elf, "elf", "spell", "illusion", 0, then)
    twins = [
        imagined_lines(state, elf, state.sheet(elf), {}, some_dice(seed), (denied,)) for seed in range(20)
    ]
    assert {"illusion" in twin.learned for twin in twins} == possible
    assert all("illusion" not in twin.spells for twin in twins)
