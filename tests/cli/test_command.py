"""The command line: what is printed, the exit code, and one line for every mistake."""

import io
import json
import os
import pty
import random
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from fabula.cli import run
from fabula.commands.perft import count, outcomes, split
from fabula.core import Entry, RandomDice, chances, registry, write_record
from fabula.files import save_record
from fabula.terminal.session import Session
from small_games.masks import game as masks
from terminal.seats import ball, floors, masked

SMALL_RULES = "## 1. All\n\n- **T-1.1** First.\n- **T-1.2** Second.\n"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def typed(monkeypatch: pytest.MonkeyPatch, text: str | bytes) -> None:
    raw = text if isinstance(text, bytes) else text.encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), "utf-8"))


def finished(path: Path) -> Session:
    session = floors("random", "random", path=path)
    while (seat := session.asked(None)) is not None:
        session.play(seat, session.bot_action(seat))
    return session


def wrong(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that is printed for a mistake."""
    capsys.readouterr()
    assert run(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert printed.err.startswith("fabula: ")
    return printed.err.removeprefix("fabula: ").rstrip("\n")


def test_help_teaches_by_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    assert "fabula rules floors search monster" in capsys.readouterr().out
    for command in ("play", "replay", "verify", "rules", "position", "perft"):
        assert run([command, "--help"]) == 0
        assert f"fabula {command} " in capsys.readouterr().out.partition("Example")[2]


def test_help_speaks_french(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(["play", "--language", "fr", "--help"]) == 0
    assert "Exemples :" in capsys.readouterr().out
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert wrong(capsys, "verify", "rien") == "il n\u2019y a pas de fichier rien"
    assert run(["--language=en", "--help"]) == 0
    assert "Begin here" in capsys.readouterr().out


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out.startswith("fabula 0.")


MISTAKES = {
    "frobnicate": "there is no command frobnicate; there are: play, ",
    "--language": "--language needs a language, such as en or fr",
    "--language xx": "there is no language xx; there are: en, fr",
    "verify": "FILE is missing (--help explains)",
    "verify --quickly x": "there is no option --quickly (--help explains)",
    "perft floors --depth deep": "--depth/-d cannot be so: ",
    "perft floors -d 1 --seats 9": "this game is for 2 to 7 players, not for 9",
    "perft floors -d 1 -o mode=easy": "the option mode cannot be easy; it is one of: basic, expert",
    "perft floors -d 1 -o long_game=yes": "The longer game is for 6 or 7 players, not for 2. (FLOORS-13.3)",
    "perft floors -d 1 x.json --seats 2": "a position brings its own seats and options: leave out --seats",
    "perft floors -d 1 x.json": "there is no file x.json",
    "perft chess -d 1": "there is no game chess; there are: floors",
    "position floors winner": "a position of floors cannot be asked winner; it can be asked: monster, ",
    "rules floors show FLOORS-99": "there is no clause FLOORS-99",
    "rules floors search zebra": "no clause contains: zebra",
    "rules floors report --tests nowhere": "there is no folder nowhere",
    "play floors --plain --players person,gredy": "nobody is called gredy; ",
    "play floors --plain --players person": "this game is for 2 to 7 players, not for 1",
    "play floors --resume x": "a saved game brings its own game, players and options: give --resume alone",
    "play --plain --resume x": "there is no file x",
    "play floors --plain --save /nowhere/at/all": "/nowhere/at/all cannot be written: ",
}


@pytest.mark.parametrize(("line", "answer"), MISTAKES.items())
def test_a_mistake_is_one_line_that_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], line: str, answer: str
) -> None:
    assert wrong(capsys, *line.split()).startswith(answer)


def test_a_bad_record_is_named_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.fabula"
    finished(path)
    text = path.read_text("utf-8")
    for content, answer in (
        ("hello\n", f"{path}: line 1: this is no record of Fabula"),
        (text.replace("game: floors", "game: chess"), f"{path}: line 2: there is no game chess"),
        (text.replace("rules: ", "rules: x"), f"{path}: line 3: this record was played by version x"),
        (text[: len(text) // 2], f"{path}: line "),
        (text.replace("1 A ", "1 A q", 1), f"{path}: line "),
    ):
        path.write_text(content, "utf-8")
        for command in (["verify"], ["replay"], ["play", "--plain", "--resume"]):
            assert wrong(capsys, *command, str(path)).startswith(answer)


def test_an_action_of_a_record_that_no_game_knows_is_worded_by_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.fabula"
    path.write_text(_with_first_entry(finished(path), "hop"), "utf-8")
    assert "“hop” is no move" in wrong(capsys, "replay", str(path))


def _with_first_entry(session: Session, action: str) -> str:
    record = session.table.record
    return write_record(replace(record, entries=(Entry(record.entries[0].seat, action), *record.entries[1:])))


def test_a_finished_game_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.fabula"
    session = finished(path)
    assert run(["verify", str(path)]) == 0
    printed = capsys.readouterr().out
    standing = session.standing()
    assert standing is not None
    assert printed.startswith(f"Verified: {session.table.sequence} entries, ")
    assert session.words.standing(standing)[1] in printed


def test_a_record_is_printed_where_there_is_no_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.fabula"
    session = floors("person Anna", "random", path=path)
    seat = session.state.to_act()[0]
    session.play(seat, session.choices(seat).actions[-1])
    assert run(["replay", str(path)]) == 0
    printed = capsys.readouterr().out
    assert "Fearsome Floors\nA (Anna) and B (random)\n1. " in printed
    assert "[FLOORS-4.6]" in printed
    assert printed.endswith("The game is not over.\n")
    assert run(["replay", str(path), "--boards"]) == 0
    assert capsys.readouterr().out.count("▐█▌") == 22, "eleven stones, before and after"


def test_a_record_is_seen_through_one_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.fabula"
    with masked():
        session = ball("person", "person", path=path)
        session.play(0, session.choices(0).actions[0])
        assert run(["replay", str(path)]) == 0
        assert "chose" not in capsys.readouterr().out
        assert run(["replay", str(path), "--seat", "B"]) == 0
        assert "chose" not in capsys.readouterr().out
        assert run(["replay", str(path), "--seat", "a"]) == 0
        assert "chose" in capsys.readouterr().out
        assert wrong(capsys, "replay", str(path), "--seat", "C").endswith(
            "there is no seat C; there are: A, B"
        )


def test_rules_are_shown_and_searched(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "floors"]) == 0
    everything = capsys.readouterr().out
    assert all(clause in everything for clause in registry.game("floors").rulebook.clauses)
    for name in ("FLOORS-4.1", "floors-4.1", "4.1"):
        assert run(["rules", "floors", "show", name]) == 0
        assert "FLOORS-4.1  A figure may spend" in capsys.readouterr().out
    assert run(["rules", "floors", "show", "FLOORS-7"]) == 0
    chapter = capsys.readouterr().out
    assert "FLOORS-7.1" in chapter
    assert "FLOORS-8" not in chapter.replace("FLOORS-8.", "")
    assert run(["rules", "floors", "search", "Blood", "slides"]) == 0
    found = capsys.readouterr().out
    assert "FLOORS-6.1" in found
    assert "FLOORS-2.1 " not in found
    assert run(["rules", "floors", "show", "16.1"]) == 0
    assert "    crystal     pushes  " in capsys.readouterr().out  # its table


def test_rules_are_shown_and_searched_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "floors", "show", "FLOORS-4.1", "--language", "fr"]) == 0
    printed = capsys.readouterr().out
    assert "FLOORS-4 Déplacer une figurine" in printed
    assert "FLOORS-4.1  Une figurine peut dépenser" in printed
    assert run(["rules", "floors", "search", "TELEPORTEUR", "carree", "--language", "fr"]) == 2
    assert run(["rules", "floors", "search", "TELEPORTEUR", "fleche", "--language", "fr"]) == 0
    found = capsys.readouterr().out
    assert "FLOORS-15.5" in found
    assert "FLOORS-2.1 " not in found
    assert run(["rules", "foes", "--language", "fr"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.lstrip().startswith((":", ";", "?", "!", "»"))] == []
    assert [line for line in lines if line.endswith("«") or "\u00a0" in line] == []
    with masked():  # a game whose rules nobody has translated
        assert run(["rules", "masks", "--language", "fr"]) == 0
        assert "MASK-" in capsys.readouterr().out


def test_the_report_fails_on_a_clause_without_a_test(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    clauses = list(masks.rulebook.clauses)
    file = tmp_path / "test_all.py"

    def cite(*cited: str) -> None:
        names = ", ".join(f'"{clause}"' for clause in cited)
        file.write_text(f"@rule({names})\ndef test_it():\n    pass\n", "utf-8")

    with masked():
        cite(*clauses)
        assert run(["rules", "masks", "report", "--tests", str(tmp_path)]) == 0
        printed = capsys.readouterr().out
        assert f"{clauses[0]}  test_all.py::test_it" in printed
        assert f"{len(clauses)} of {len(clauses)} clauses" in printed
        cite(*clauses[1:], "MASK-9.9")
        assert run(["rules", "masks", "report", "--tests", str(tmp_path)]) == 1
        printed = capsys.readouterr().out
        assert f"{clauses[0]}: no test" in printed
        assert "MASK-9.9: no such clause, cited by test_all.py::test_it" in printed


def test_a_position_is_asked_on_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    position = {"figures": {"A": [3, 3]}, "mover": "A", "points": 1}
    typed(monkeypatch, json.dumps(position))
    assert run(["position", "floors", "moves"]) == 0
    assert json.loads(capsys.readouterr().out)["count"] == 5
    for text, answer in (
        ("{", "this is no position: "),
        (b"\xff", "line 1: <stdin> is not UTF-8 text"),
        (json.dumps({"figures": {"A": [15, 0]}}), "A cannot be on 15,0: the board has no such cell"),
    ):
        typed(monkeypatch, text)
        assert wrong(capsys, "position", "floors", "moves").startswith(answer)


def test_perft_counts_every_choice_and_every_different_draw() -> None:
    game = registry.game("floors")
    dice = RandomDice(random.Random(5))
    state = game.start(game.Options(), 2, dice)
    for _ in range(3):
        seat = state.to_act()[0]
        state.play(seat, state.choices(seat).actions[-1], dice)
    (seat,) = state.to_act()
    actions = state.choices(seat).actions
    last = actions[-1]
    drawn = [chance.draws[-1].value for chance in chances(state, seat, last)]
    assert len(drawn) > 4, "a hit tile is put back, and a number drawn after it"
    assert len(list(outcomes(state, seat, last))) == len(set(drawn)) == 4
    assert count(state, 0) == 1
    assert count(state, 1) == 4 * len(actions)
    assert [action for action, _ in split(state, 1)] == list(actions)


def test_a_game_that_ends_has_no_leaf() -> None:
    with masked():
        session = ball("random", "random")
        while (seat := session.asked(None)) is not None:
            before, mover = session.state.copy(), seat
            session.play(seat, session.bot_action(seat))
    assert count(session.state, 0) == 1
    assert count(session.state, 1) == 0
    assert count(before, 1) > 0
    assert mover in before.to_act()


def test_perft_prints_a_split_that_adds_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(["perft", "floors", "--depth", "1", "--seats", "3"]) == 0
    total = int(capsys.readouterr().out)
    assert run(["perft", "floors", "--depth", "1", "--seats", "3", "--divide"]) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    assert sum(int(line.rpartition(": ")[2]) for line in lines) == int(last) == total
    assert "4 +N: 1" in lines
    position = {
        "seats": 2,
        "round": 2,
        "monster": {"at": [0, 0], "facing": "E"},
        "figures": {f"{seat}{number}": "outside" for seat in "AB" for number in (1, 3, 4, 5)},
        "pile": ["5", "7", "7", "8", "8", "10", "hit1"],
    }
    typed(monkeypatch, json.dumps(position))
    assert run(["perft", "floors", "--depth", "1", "-"]) == 0
    assert int(capsys.readouterr().out) > 4


def test_without_a_terminal_playing_says_how_to_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "")
    assert run(["play"]) == 0
    assert "fabula play floors --plain" in capsys.readouterr().out


def test_a_plain_game_runs_through_pipes_and_is_resumed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.fabula"
    typed(monkeypatch, "4 +N\nquit\n")
    assert (
        run(["play", "floors", "--plain", "--players", "person,person", "--seed", "1", "--save", str(path)])
        == 0
    )
    printed = capsys.readouterr().out
    assert "A plays 4 +N" in printed
    assert f"fabula play --resume {path}" in printed
    typed(monkeypatch, b"5 +W\n\xff\xfe\n")
    assert run(["play", "--plain", "--resume", str(path)]) == 0
    assert "B plays 5 +W" in capsys.readouterr().out


def test_a_plain_game_saves_itself_in_the_data_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "")
    assert run(["play", "floors", "--plain"]) == 0
    assert str(tmp_path / "data" / "fabula" / "games" / "floors-") in capsys.readouterr().out
    assert len(list((tmp_path / "data" / "fabula" / "games").iterdir())) == 1


def test_with_several_games_one_must_be_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "")
    with masked():
        known = ", ".join(registry.games())
        assert "floors, " in known
        assert wrong(capsys, "play", "--plain") == f"say which game; there are: {known}"


def test_whoever_stops_reading_is_no_mistake(tmp_path: Path) -> None:
    path = tmp_path / "game.fabula"
    save_record(path, finished(path).table.record)
    command = f"{sys.executable} -m fabula replay {path} --boards | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout == "Fearsome Floors\n"
    assert done.stderr == ""


def test_the_real_command_starts_on_a_real_terminal(tmp_path: Path) -> None:
    """`python -m fabula play` on a terminal of its own: it draws, and leaves cleanly on Escape."""
    leader, follower = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "XDG_DATA_HOME": str(tmp_path), "LANG": "C.UTF-8"}
    with subprocess.Popen(
        [sys.executable, "-m", "fabula", "play", "floors"],
        stdin=follower, stdout=follower, stderr=follower, env=environment, start_new_session=True,
    ) as process:  # fmt: skip
        os.close(follower)
        shown = b""
        while b"Fearsome Floors" not in shown:
            shown += os.read(leader, 65536)
        os.write(leader, b"\x1b")
        while True:
            try:
                if not os.read(leader, 65536):
                    break
            except OSError:  # the other end is closed
                break
        assert process.wait(20) == 0
    os.close(leader)
