"""MR-15.5.2, MR-0.6.1: what one player can ask another, the true answers, and what follows from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict

from fabula.games.realm.magic.actions import CardQuestion, PointsQuestion, SpellQuestion
from fabula.games.realm.sheet import Answer, Requirements
from fabula.games.realm.treasures.knowing import knows

if TYPE_CHECKING:
    from fabula.core import Dice, Seat
    from fabula.games.realm.setup.actions import Require
    from fabula.games.realm.state import RealmState

    Question = PointsQuestion | SpellQuestion | CardQuestion


def questions(state: RealmState, asker: Seat, asked: Seat) -> tuple[Question, ...]:
    """All that can be asked: points, spells that he has not shown, cards that the asker does not know."""
    sheet = state.sheets[asked]
    if sheet is None or asker == asked:
        return ()
    who = sheet.character
    points = Requirements.__struct_fields__ if sheet.requirements is not None else ()
    things = state.standing_at.get(who, ())
    return (
        *(PointsQuestion(who, category) for category in points),
        *(SpellQuestion(who, spell) for spell in sorted(state.box.spells) if spell not in sheet.shown),
        *(CardQuestion(who, n) for n, piece in enumerate(things, 1) if not knows(state, asker, piece)),
    )


def answer_to(state: RealmState, asker: Seat, question: Question) -> Answer:
    """The truth."""
    asked = state.player_of(question.whom)
    sheet = state.sheet(asked)
    match question:
        case PointsQuestion(whom, category):
            assert sheet.requirements is not None
            number = asdict(sheet.requirements)[category]
            return Answer(asker, asked, whom, "points", category, number, len(sheet.pondered))
        case SpellQuestion(whom, spell):
            known = spell in (*sheet.spells, *sheet.learned)
            return Answer(asker, asked, whom, "spell", spell, int(known), len(sheet.pondered))
        case CardQuestion(whom, number):
            card = state.standing_at[whom][number - 1]
            place = 1 + [*state.box.treasures].index(card)
            return Answer(asker, asked, whom, "card", card, place, len(sheet.pondered))


def answers_about(state: RealmState, seat: Seat, who: str) -> tuple[Answer, ...]:
    """What a seat has been told of somebody."""
    return tuple(answer for answer in state.answers if answer.asker == seat and answer.whom == who)


def answers_known(state: RealmState, seat: Seat) -> tuple[Answer, ...]:
    """The questions that a seat has asked, or had to answer."""
    return tuple(answer for answer in state.answers if seat in (answer.asker, answer.asked))


def fitting(told: tuple[Answer, ...], ways: tuple[Require, ...]) -> tuple[Require, ...]:
    """The divisions of somebody's points that agree with what a seat has been told of them."""
    points = {answer.what: answer.number for answer in told if answer.about == "points"}
    fit = (way for way in ways if points.items() <= asdict(way).items()) if points else ways
    return tuple(fit) or ways


def imagined_answers(twin: RealmState, seat: Seat, dice: Dice) -> tuple[Answer, ...]:
    """What others may have asked each other: a seat knows only who asked whom."""
    mine = answers_known(twin, seat)
    return tuple(answer if answer in mine else _instead(twin, answer, dice) for answer in twin.answers)


def _instead(twin: RealmState, answer: Answer, dice: Dice) -> Answer:
    """Another question of the same asker to the same player."""
    lot = questions(twin, answer.asker, answer.asked)
    return answer_to(twin, answer.asker, lot[dice.draw("imagined question", range(len(lot)))])
