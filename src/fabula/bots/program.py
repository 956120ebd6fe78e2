"""A program of any language as a bot: started for a game, and spoken to in the line protocol (`lines`)."""

from __future__ import annotations

import shlex
import subprocess
import time
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import TYPE_CHECKING, Final

import msgspec

from fabula.bots.lines import NO_LIMIT, VERSION, Asked, Sitting, line, split
from fabula.core import Fault
from fabula.core.faults import excerpt

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

    from fabula.core import Action, Chair, Dice

PREFIX: Final = "program:"
"""What the name of such a bot begins with; the rest is its command."""
PATIENCE: Final = 60.0
"""Seconds for a program to answer, where no time is set."""
GRACE: Final = 1.0
"""Seconds beyond the set time that are put down to pipes and busy machines."""
MOST_MISTAKES: Final = 3
LONGEST_LINE: Final = 10_000


class ProgramBot:
    """Chooses what a program says, and ends it when the game is over."""

    def __init__(self, command: str, seats: int, options: object) -> None:
        self._command, self._seats, self._options = command, seats, options
        self._shown = excerpt(command)
        self._process: subprocess.Popen[str] | None = None
        self._lines: Queue[str | None] = Queue()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def choose(self, chair: Chair, dice: Dice) -> Action:
        """Tell the program what its seat knows, and hear what it plays."""
        if self._process is None:
            self._start(chair)
        left = chair.seconds_left()
        choices = chair.choices()
        actions = tuple(map(chair.game.write, choices.actions))
        self._say(line("view", chair.view()))
        self._say(line("choices", Asked(choices.prompt, choices.details, actions)))
        self._say(f"choose {NO_LIMIT if left is None else round(left, 3)}\n")
        return self._answer(chair, dice, time.monotonic() + (PATIENCE if left is None else left + GRACE))

    def close(self) -> None:
        """The game is over: let the program go, gently first."""
        if self._process is None:
            return
        self._say("quit\n", gone_is_fine=True)
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        try:
            self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._listener.join()
        self._process = None

    def _start(self, chair: Chair) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(self._command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError, IndexError) as error:
            raise Fault("program-does-not-start", command=self._shown, why=str(error)) from error
        self._listener = Thread(target=self._listen, args=(self._process, self._lines), daemon=True)
        self._listener.start()
        self._say(f"fabula {VERSION}\n")
        word, _ = split(self._hear(time.monotonic() + PATIENCE))
        if word != "name":
            raise Fault("program-without-name", command=self._shown, said=excerpt(word))
        game = chair.game
        options = msgspec.to_builtins(self._options)
        self._say(line("game", Sitting(game.name, game.rules, options, self._seats, chair.seat)))

    def _answer(self, chair: Chair, dice: Dice, until: float) -> Action:
        mistakes = 0
        while True:
            word, rest = split(self._hear(until))
            try:
                match word:
                    case "play":
                        action = chair.game.read(rest)
                        refusal = chair.why_not(action)
                        if refusal is None:
                            return action
                        self._say(line("refusal", refusal))
                    case "why-not":
                        self._say(line("refusal", chair.why_not(chair.game.read(rest))))
                        continue
                    case "imagine":
                        self._say(line("state", chair.imagine(dice)))
                        continue
                    case _:
                        self._say(f"error nobody knows the word {excerpt(word)}\n")
            except Fault as fault:
                self._say(f"error {fault}\n")
            mistakes += 1
            if mistakes == MOST_MISTAKES:
                raise Fault("program-talks-nonsense", command=self._shown, said=excerpt(f"{word} {rest}"))

    def _say(self, text: str, *, gone_is_fine: bool = False) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(text)
            self._process.stdin.flush()
        except (BrokenPipeError, ValueError) as error:
            if not gone_is_fine:
                raise Fault("program-gone", command=self._shown) from error

    def _hear(self, until: float) -> str:
        try:
            text = self._lines.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            assert self._process is not None
            self._process.kill()
            raise Fault("program-too-slow", command=self._shown) from None
        if text is None:
            raise Fault("program-gone", command=self._shown)
        return text

    @staticmethod
    def _listen(process: subprocess.Popen[str], lines: Queue[str | None]) -> None:
        """Pass on what the program says, a piece at a time, however long its lines are."""
        assert process.stdout is not None
        with process.stdout:
            while text := process.stdout.readline(LONGEST_LINE):
                lines.put(text)
        lines.put(None)
