"""Looking for a choice by the words that it is called by, instead of its notation."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm import game as realm
from fabula.terminal.plain import Plain
from fabula.terminal.seeking import fits
from fabula.terminal.session import Session
from fabula.terminal.widgets import Following
from fabula.words import Words
from terminal.seats import WIDE, floors, program
from terminal.test_program import asked, line, message

if TYPE_CHECKING:
    from textual.pilot import Pilot


def alone(language: str = "en") -> Session:
    """Somebody alone in Magic Realm who is about to choose a character."""
    options = realm.Options(gold_chits="none", combat="off")
    return Session.open(realm, options, ("person",), Words(language), seed=1)


def listed(pilot: Pilot[str]) -> list[str]:
    following = pilot.app.screen.query_one(Following)
    return [str(following.get_option_at_index(at).prompt) for at in range(following.option_count)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("cap", True),
        ("level cap", True),
        ("4", True),
        ("CAP", True),
        ("aptain", False),
        ("cap 5", False),
        ("l'epee", False),
        ("", False),
        (" ;", False),
    ],
)
def test_each_word_begins_one_of_those_that_a_choice_is_called_by(text: str, found: bool) -> None:
    assert fits(text, "be the Captain, level 4") == found


def test_accents_and_apostrophes_do_not_matter() -> None:
    assert fits("l'epee", "dégainer l\N{RIGHT SINGLE QUOTATION MARK}épée")
    assert fits("épée", "degainer l'epee")


@pytest.mark.asyncio
async def test_typed_words_narrow_the_list_and_enter_plays_what_is_pointed_at() -> None:
    session = alone()
    async with program(session).run_test(size=WIDE) as pilot:
        await asked(pilot)
        await pilot.press(*"kni")
        assert listed(pilot) == ["be the Black Knight, level 4", "be the White Knight, level 4"]
        await pilot.press("down", "enter")
        await asked(pilot)
        assert session.table.record.entries[-1].action == "choose white_knight 4"
        await pilot.press(*"leave", "space", *"it", "enter")
        await asked(pilot)
        assert session.table.record.entries[-1].action == "done"


@pytest.mark.asyncio
async def test_words_that_fit_many_choices_or_none_play_nothing() -> None:
    session = floors("person", "person")
    async with program(session).run_test(size=WIDE) as pilot:
        await asked(pilot)
        await pilot.press(*"figure", "enter")
        assert "figure" in message(pilot), "many are called so: none of them is played"
        assert not session.table.record.entries
        await pilot.press("escape", *"zzz")
        assert line(pilot).startswith("> zzz")
        await pilot.press("enter")
        assert "“zzz”" in message(pilot)
        assert "4" in message(pilot), "it says what may come next, not all that the game knows"


def plainly(lines: list[str], language: str = "en") -> str:
    waiting, written = iter(lines), list[str]()

    def read(question: str) -> str | None:
        written.append(question)
        return next(waiting, None)

    Plain(alone(language), read, written.append).run()
    return "\n".join(written)


@pytest.mark.parametrize(("language", "wanted"), [("en", "captain"), ("fr", "capitaine")])
def test_in_sentences_what_a_choice_is_called_by_plays_it(language: str, wanted: str) -> None:
    text = plainly([wanted], language)
    assert "MR-2.7.1" in text


def test_in_sentences_several_that_fit_are_listed() -> None:
    text = plainly(["knight"])
    after = text.rpartition("> ")[0].partition("> ")[2]
    assert [entry.partition(" —")[0] for entry in after.split("\n") if entry.startswith("choose ")] == [
        "choose black_knight 4",
        "choose white_knight 4",
    ]
    assert "MR-2.7.1" not in text


@pytest.mark.parametrize(
    ("line", "unknown"), [("zzz", "zzz"), ("choose captain zzz", "zzz"), ("zzz;zzz", "zzz;zzz")]
)
def test_in_sentences_what_nothing_is_called_by_is_answered_by_what_may_come_next(
    line: str, unknown: str
) -> None:
    text = plainly([line])
    assert f"Nothing that you can do now is called “{unknown}”" in text
    assert "shake-off" not in text, "not all that the game knows"


@pytest.mark.asyncio
async def test_words_are_looked_for_after_the_word_that_all_choices_begin_with() -> None:
    session = alone()
    for text in ("choose captain 4", "done", "require 1 1 1 1 1"):
        session.play(0, realm.read(text))
    async with program(session).run_test(size=WIDE) as pilot:
        await asked(pilot)
        await pilot.press(*"guard", "enter")
        await asked(pilot)
        assert session.table.record.entries[-1].action == "enter guardhouse"


@pytest.mark.asyncio
async def test_a_word_of_notation_may_stand_before_what_is_looked_for() -> None:
    session = Session.open(realm, realm.Options(combat="off"), ("person",), Words("en"), seed=1)
    while session.choices(seat := session.state.to_act()[0]).prompt != "assign":
        session.play(seat, session.choices(seat).actions[-1])
    chit, box = session.choices(seat).actions[-1].words()[1:]
    name = Words("en", realm).word(box)
    assert name is not None
    async with program(session).run_test(size=WIDE) as pilot:
        await asked(pilot)
        await pilot.press(*chit, "space", *name.split()[-2].casefold()[:4], "enter")
        assert session.table.record.entries[-1].action == f"assign {chit} {box}"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_line_of_the_help_is_broken_by_its_frame(language: str) -> None:
    assert max(len(line) for line in Words(language).say("terminal-help").split("\n")) <= 70


@pytest.mark.asyncio
async def test_a_tall_screen_shows_every_choice_of_a_short_list() -> None:
    session = alone()
    for text in ("choose captain 4", "done", "require 1 1 1 1 1", "enter inn", "hide reputation"):
        session.play(0, realm.read(text))
    for size, whole in (((130, 45), True), (WIDE, False)):
        async with program(session).run_test(size=size) as pilot:
            await asked(pilot)
            following = pilot.app.screen.query_one(Following)
            assert (following.option_count <= following.size.height) == whole


@pytest.mark.asyncio
async def test_a_word_that_says_what_it_means_is_not_said_twice() -> None:
    session = alone()
    for text in ("choose captain 4", "done", "require 1 1 1 1 1", "enter inn"):
        session.play(0, realm.read(text))
    async with program(session).run_test(size=WIDE) as pilot:
        await asked(pilot)
        assert "hide  (2 ways)" in listed(pilot)
        assert "ready  hand in the turn" in listed(pilot)


@pytest.mark.asyncio
async def test_words_that_narrow_nothing_give_way_to_whole_choices() -> None:
    async with program(alone()).run_test(size=WIDE) as pilot:
        await asked(pilot)
        assert len(listed(pilot)) == 16, "more than are listed whole where words narrow the choice"
        assert "be the Black Knight, level 4" in listed(pilot)
    assert "\nchoose black_knight 4 — be the Black Knight, level 4\n" in plainly([])


@pytest.mark.asyncio
async def test_a_number_says_what_there_would_be_so_many_of() -> None:
    session = alone()
    for text in ("choose captain 4", "done"):
        session.play(0, realm.read(text))
    async with program(session).run_test(size=WIDE) as pilot:
        await asked(pilot)
        assert listed(pilot)[0] == "5  Great Treasures"
        await pilot.press("0")
        assert listed(pilot)[0] == "5  Usable Spells"
