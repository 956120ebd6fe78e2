"""The same games in sentences, driven line by line as a screen reader's user or a pipe would."""

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from fabula.files import load_record
from fabula.terminal.plain import Plain
from fabula.terminal.session import Session
from terminal.seats import ball, floors, masked


def play(session: Session, lines: Iterable[str]) -> str:
    """What is written when these lines are typed, and then the input ends."""
    waiting = iter(lines)
    written: list[str] = []

    def read(question: str) -> str | None:
        written.append(question)
        return next(waiting, None)

    Plain(session, read, written.append).run()
    return "\n".join(written)


def test_the_board_is_described_and_the_choice_narrowed_word_by_word() -> None:
    text = play(floors("person", "person"), ["4", "+", "N", "go"])
    assert "The monster is on 0,0, facing east." in text
    assert "46 choices. The next word is one of:" in text
    assert "4 (figure 4): 12 choices" in text
    assert "So far: 4 +N" in text
    assert "Press Enter for: figure 4: +N" in text
    assert "A4 walks over 15,9. [FLOORS-4.2]" in text


def test_there_is_no_cursor_control_in_it() -> None:
    text = play(floors("person", "greedy", "random"), ["5 +WW", "board", "overlay", "log", "help", "choices"])
    assert all(letter.isprintable() or letter == "\n" for letter in text)


def test_a_typed_move_is_played_at_once_and_a_refused_one_explained() -> None:
    text = play(floors("person", "person"), ["4 +NNNNNN", "why", "why 4 +N", "4 +N"])
    assert text.count("That takes 7 points; the figure has 4. (FLOORS-4.1)") == 2
    assert text.count("FLOORS-4.1: A figure may spend up to as many movement points") == 2
    assert "That is allowed." in text
    assert "A plays 4 +N" in text


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("why", "Nothing has been refused."),
        ("why nonsense", "“nonsense” is no move"),
        ("nonsense", "“nonsense” is no move"),
        ("undo", "There is nothing to take back."),
        ("rules FLOORS-7.2", "FLOORS-7.2: Line of sight ends at the edge"),
        ("rules monster", "more clauses contain this."),
        ("rules zebra", "no clause contains: zebra"),
        ("save", "Say where: save FILE"),
        ("save /nowhere/at/all", "/nowhere/at/all cannot be written"),
        ("help", "why MOVE: whether a move is allowed"),
        ("", "46 choices."),
        ("go", "46 choices."),
        ("back", "46 choices."),
        ("overlay foresight", "If the monster’s tile is 5"),  # noqa: RUF001 - as it is printed
    ],
)
def test_every_other_line_has_its_answer(line: str, answer: str) -> None:
    assert answer in play(floors("person", "person"), [line])


def test_clauses_are_told_in_the_language_of_the_table() -> None:
    text = play(
        floors("person", "person", language="fr"), ["4 +NNNNNN", "règles FLOORS-7.2", "règles étoile"]
    )
    assert "FLOORS-4.1: Une figurine peut dépenser" in text
    assert "FLOORS-7.2: La ligne de vue s" in text
    assert "FLOORS-1.3: Chacun des 54 côtés" in text


def test_commands_have_french_names_too() -> None:
    text = play(floors("person", "person", language="fr"), ["aide", "plateau", "reprendre"])
    assert "règles MOTS" in text
    assert text.count("Le monstre est en 0,0") == 2
    assert "Il n\u2019y a rien à reprendre." in text


def test_a_move_is_taken_back_between_two_people() -> None:
    session = floors("person", "person")
    text = play(session, ["4 +N", "undo", "4 +W"])
    assert "A takes back the last action." in text
    assert [entry.action for entry in session.table.record.entries] == ["4 +N", "undo", "4 +W"]


def test_a_game_is_saved_where_one_says(tmp_path: Path) -> None:
    path = tmp_path / "mine.fabula"
    session = floors("person", "person")
    text = play(session, ["4 +N", f"save {path}", "quit", "5 +N"])
    assert f"fabula play --resume {path}" in text
    assert load_record(path) == session.table.record
    assert session.table.sequence == 1, "nothing is read after quit"


def first_choice(session: Session) -> Callable[[str], str | None]:
    """Somebody who always takes the last choice of the list, typed in full, and presses Enter otherwise."""

    def read(question: str) -> str | None:
        waiting = [seat for seat in session.state.to_act() if session.words.player(seat) in question]
        if not waiting or "keyboard" in question:
            return ""
        return session.game.write(session.choices(waiting[0]).actions[-1])

    return read


@pytest.mark.parametrize("players", [("person", "person"), ("person", "random", "greedy")])
def test_a_whole_game_of_floors(players: tuple[str, ...]) -> None:
    session = floors(*players)
    written: list[str] = []
    Plain(session, first_choice(session), written.append).run()
    standing = session.standing()
    assert standing is not None
    assert written[-len(players) - 1 :] == session.words.standing(standing)


def test_a_whole_ball_of_people_who_keep_secrets() -> None:
    with masked():
        session = ball("person Anna", "person Ben", "person Cleo")
        eyes: list[int | None] = []
        seen: list[tuple[int | None, str]] = []
        read = first_choice(session)

        def write(line: str) -> None:
            seen.append((plain.viewer, line))

        def ask(question: str) -> str | None:
            eyes.append(plain.viewer)
            return read(question)

        plain = Plain(session, ask, write)
        plain.run()
    assert session.standing() is not None
    assert set(eyes) == {None, 0, 1, 2}
    secrets = [event for happening in session.happenings for event in happening.events if event.to]
    texts = {event: f"{session.words.event(event)} [{event.rule}]" for event in secrets}
    for seat in session.people:
        told = {text for event, text in texts.items() if event.told_to(seat)}
        shown = {line for viewer, line in seen if viewer == seat}
        assert shown & set(texts.values()) == told


def test_the_keyboard_is_passed_only_where_there_are_secrets() -> None:
    assert "Pass the keyboard" not in play(floors("person", "person"), ["4 +N"])
    with masked():
        session = ball("person Anna", "person Ben")
        mask = session.game.write(session.choices(0).actions[0])
        text = play(session, ["", mask, "partner 1"])
    assert text.index("Pass the keyboard to Anna.") < text.index('My hand: ["')
    assert "Pass the keyboard to Ben." in text


def test_whoever_holds_several_seats_passes_the_keyboard_to_nobody() -> None:
    with masked():
        session = ball("person Anna", "person Anna", "person Ben")
        assert session.keeps_secrets
        assert not session.is_covered(0, 1)
        assert session.is_covered(1, 2)
        mask = session.game.write(session.choices(0).actions[0])
        text = play(session, ["", mask, "partner 1"])
        assert text.count("Pass the keyboard to Anna.") == 1
        alone = ball("person Anna", "person Anna")
        assert not alone.keeps_secrets
        assert "Pass the keyboard" not in play(alone, [mask])
        assert ball("person", "person").keeps_secrets  # two people without a name are two


def test_the_only_answer_is_left_to_you_as_long_as_you_can_take_back_what_came_before_it() -> None:
    with masked():
        session = ball("person", "random")
        one, other = (session.game.write(action) for action in session.choices(0).actions[:2])
        text = play(session, [one, "undo", other, ""])
    first, second = text.split("number 2")
    assert first.count("Press Enter for: partner 1") == 2
    assert "A has only one choice." not in first
    assert "A has only one choice.\nA plays wear" in second


def test_a_game_of_bots_alone_runs_by_itself() -> None:
    assert "to move" in play(floors("random", "random"), [])
