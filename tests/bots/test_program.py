"""Programs that sit down at a table through the line protocol: good ones, slow ones and mad ones."""

from __future__ import annotations

import io
import shlex
import sys
from pathlib import Path
from random import Random

import pytest

from fabula.bots import bot
from fabula.bots import program as programs
from fabula.bots.lines import NO_LIMIT, LineChair, line, sit
from fabula.bots.match import Pairing, play
from fabula.bots.program import PREFIX, ProgramBot
from fabula.cli import run
from fabula.core import Chair, Fault, RandomDice, registry
from small_games.masks import game as masks

LINE_BOT = Path(__file__).resolve().parents[2] / "examples" / "line-bot" / "line_bot.py"
POLITE = 'print("name x", flush=True)\n'


def program(source: str) -> str:
    """The command of a program that greets, and then does this."""
    return shlex.join([sys.executable, "-c", f"import sys\ninput()\n{POLITE}{source}"])


def says(*answers: str) -> str:
    """A program that answers so, one answer for each time it is asked to choose, whatever it is told."""
    return program(
        f"answers = iter({answers!r})\n"
        "for text in sys.stdin:\n"
        "    if text.split()[0] in ('choose', 'refusal', 'error'):\n"
        "        print(next(answers), flush=True)\n"
    )


def choose(command: str, seconds: float | None = None) -> str:
    """What a program plays first in Floors."""
    game = registry.game("floors")
    dice = RandomDice(Random(1))
    state = game.start(game.Options(), 2, dice)
    chair = Chair(game, state, state.to_act()[0], seconds=seconds)
    with ProgramBot(command, 2, game.Options()) as player:
        return game.write(player.choose(chair, dice))


def test_a_program_plays_a_whole_game() -> None:
    command = shlex.join([sys.executable, str(LINE_BOT)])
    played = play(Pairing("floors", (f"{PREFIX}{command}", "random")), 0)
    assert played.standing is not None
    assert played.decisions > 20


@pytest.mark.parametrize("game", ["floors", "foes"])
def test_our_own_bots_play_the_same_through_the_protocol(game: str) -> None:
    """With the same dice: the table hands out positions, the bot's dice choose."""
    command = shlex.join([sys.executable, "-m", "fabula", "bot", "random", "--seed", "5"])
    rules = registry.game(game)
    state = rules.start(rules.Options(), 2, RandomDice(Random(1)))
    ours, dice = bot("random"), RandomDice(Random(5))
    with ProgramBot(command, 2, rules.Options()) as theirs:
        for _ in range(12):
            seat = state.to_act()[0]
            action = ours.choose(Chair(rules, state, seat), dice)
            assert theirs.choose(Chair(rules, state, seat), RandomDice(Random(2))) == action
            state.play(seat, action, RandomDice(Random(3)))


def test_greedy_sees_through_the_protocol_what_it_sees_at_the_table() -> None:
    game = registry.game("floors")
    dice = RandomDice(Random(1))
    state = game.start(game.Options(), 2, dice)
    chair = Chair(game, state, state.to_act()[0])
    command = shlex.join([sys.executable, "-m", "fabula", "bot", "greedy"])
    with ProgramBot(command, 2, game.Options()) as player:
        assert player.choose(chair, dice) == bot("greedy").choose(chair, dice)


def test_an_illegal_action_is_refused_with_its_clause_and_may_be_mended() -> None:
    assert choose(says("play 5 NNNN", "play 5")) == "5"


def test_a_program_may_ask_which_rule_forbids_an_action() -> None:
    asks = program(
        "for text in sys.stdin:\n"
        "    if text.startswith('choose'): print('why-not 5 NNNN', flush=True)\n"
        "    if text.startswith('refusal'):\n"
        "        print('play 5' if 'FLOORS-4.6' in text else 'play 4', flush=True)\n"
    )
    assert choose(asks) == "5"


def test_a_program_may_ask_for_a_position_and_never_gets_the_real_one() -> None:
    asks = program(
        "import json\n"
        "for text in sys.stdin:\n"
        "    word, _, rest = text.partition(' ')\n"
        "    if word == 'view': mine = json.loads(rest)['my_hand']\n"
        "    if word == 'choices': action = json.loads(rest)['actions'][0]\n"
        "    if word == 'choose': hands = []; print('imagine', flush=True)\n"
        "    if word == 'state':\n"
        "        dealt = json.loads(rest)['hands']\n"
        "        assert dealt[0] == mine\n"
        "        hands.append(tuple(dealt[1]))\n"
        "        print('imagine' if len(hands) < 30 else\n"
        "              'play ' + action if len(set(hands)) > 3 else 'play nothing', flush=True)\n"
    )
    state = masks.start(masks.Options(), 2, RandomDice(Random(4)))
    with ProgramBot(asks, 2, masks.Options()) as player:
        action = player.choose(Chair(masks, state, 0), RandomDice(Random(9)))
    assert action in state.choices(0).actions


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("no-such-program --at-all", "program-does-not-start"),
        ("", "program-does-not-start"),
        (shlex.join([sys.executable, "-c", "print('hello', flush=True); input()"]), "program-without-name"),
        (shlex.join([sys.executable, "-c", "pass"]), "program-gone"),
        (program("sys.exit()"), "program-gone"),
        (says("play", "sing", "play 5 NNNN"), "program-talks-nonsense"),
        (program("for _ in sys.stdin: print('x' * 50_000, flush=True)"), "program-talks-nonsense"),
    ],
)
def test_what_does_not_play_is_named(command: str, reason: str) -> None:
    with pytest.raises(Fault) as caught:
        choose(command)
    assert caught.value.reason == reason
    assert caught.value.details["command"] == command[: len(str(caught.value.details["command"])) - 1] + (
        "…" if len(command) > 60 else command[-1:]
    )


def test_a_program_that_thinks_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "GRACE", 0.1)
    with pytest.raises(Fault) as caught:
        choose(program("for text in sys.stdin: pass"), seconds=0.1)
    assert caught.value.reason == "program-too-slow"


def test_a_table_that_answers_something_else_is_not_believed() -> None:
    chair = LineChair(registry.game("floors"), 0, io.StringIO("nonsense\n"), io.StringIO())
    with pytest.raises(Fault) as caught:
        chair.imagine(RandomDice(Random(1)))
    assert caught.value.reason == "line-unexpected"


def test_a_bot_of_ours_knows_how_long_it_may_think() -> None:
    chair = LineChair(registry.game("floors"), 0, io.StringIO(), io.StringIO())
    assert chair.seconds_left() is None
    chair.hear("choose", "100")
    assert 90 < (chair.seconds_left() or 0) <= 100
    chair.hear("choose", NO_LIMIT)
    assert chair.seconds_left() is None


def test_a_bot_leaves_when_the_table_falls_silent() -> None:
    said = io.StringIO()
    heard = io.StringIO("fabula 1\n" + line("unknown", {"later": "words"}))
    sit(bot("random"), "random", RandomDice(Random(1)), heard, said)
    assert said.getvalue() == "name random\n"


def test_the_command_says_what_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["match", "floors", f"{PREFIX}no-such-program", "random", "-n", "1", "-j", "1"]) == 2
    assert "no-such-program" in capsys.readouterr().err
    assert run(["bot", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err
