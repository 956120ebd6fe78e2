"""Solving a puzzle at a terminal, line by line."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from fabula.core import Action, Chair, Fault, RandomDice, State, extras, registry
from fabula.lab.analysis.judging import Judge
from fabula.terminal import telling
from fabula.terminal.boards import PlainDrawing
from fabula.words.figures import aligned, decimal

if TYPE_CHECKING:
    from collections.abc import Callable

    from fabula.core import Refusal
    from fabula.lab.analysis.puzzles import Puzzle
    from fabula.words import Words

COMMANDS: Final = ("help", "hint", "describe", "solution", "next", "quit")


class Solving:
    """One puzzle; lines come from `read` (None at the end) and go to `write`."""

    def __init__(
        self, puzzle: Puzzle, words: Words, read: Callable[[str], str | None], write: Callable[[str], None]
    ) -> None:
        self.puzzle = puzzle
        self.game = registry.game(puzzle.game)
        self.state: State = puzzle.state()
        self.words = words.about(self.game)
        self.read, self.write = read, write
        self.solution: Action = self.game.read(puzzle.best[0].move)
        self._commands = {name: name for name in COMMANDS}
        for name in COMMANDS:
            self._commands |= dict.fromkeys(self.words.say(f"puzzle-name-{name}").split(), name)

    def run(self, number: int) -> bool | None:
        """Ask until it is solved (True) or given up (False); None if somebody wants to stop."""
        say = self.words.say
        self.write(say("puzzle-title", number=number, grade=self.puzzle.grade, seat=self.puzzle.seat))
        self._draw()
        self.write(say("puzzle-ask"))
        first = True
        while (line := self.read("> ")) is not None:
            match self._commands.get(line.strip().casefold()):
                case "help":
                    self.write(say("puzzle-help"))
                case "hint":
                    self.write(say("puzzle-hint", word=self.solution.words()[0]))
                    first = False
                case "describe":
                    self._describe()
                case "solution":
                    self._show_solution()
                    return False
                case "next":
                    return False
                case "quit":
                    return None
                case _ if line.strip():
                    if self._answer(line.strip()):
                        return first
                    first = False
                case _:
                    self.write(say("puzzle-ask"))
        return None

    def _answer(self, line: str) -> bool:
        """Whether a line is the solution; if it is not, say how much worse it is."""
        try:
            action = self.game.read(line)
        except Fault as fault:
            self.write(self.words.fault(fault))
            return False
        refusal: Refusal | None = self.state.why_not(self.puzzle.seat, action)
        if refusal is not None:
            for told in telling.refusal_lines(self.words, self.game.rulebook, refusal):
                self.write(told)
            return False
        if self._after(action) == self._after(self.solution):
            self.write(self.words.say("puzzle-solved"))
            self._show_solution()
            return True
        chair = Chair(self.game, self.state, self.puzzle.seat)
        verdict = Judge().judge(chair, self.puzzle.seats, action, Random(0))
        behind = decimal(max(verdict.lost, 0.0), 1, self.words)
        self.write(self.words.say("puzzle-not-best", behind=behind))
        return False

    def _after(self, action: Action) -> State:
        """Where an action leads; the same luck for all, so that equal outcomes are equal."""
        after = self.state.copy()
        after.play(self.puzzle.seat, action, RandomDice(Random(0)))
        return after

    def _draw(self) -> None:
        drawing = extras.drawing(self.game.name) or PlainDrawing()
        picture = drawing.draw(self.state.view(self.puzzle.seat), seat=self.puzzle.seat)
        self.write(picture.text())
        for note, _ in self.words.noted(picture):
            self.write(note)

    def _describe(self) -> None:
        drawing = extras.drawing(self.game.name) or PlainDrawing()
        view = self.state.view(self.puzzle.seat)
        for sentence in self.words.described(drawing.describe(view, seat=self.puzzle.seat)):
            self.write(sentence)

    def _show_solution(self) -> None:
        rows = [[self.words.say("cli-analyse-move"), self.words.say("cli-analyse-lead")]]
        for option in self.puzzle.best:
            action = self.words.action(self.game.read(option.move))
            rows.append([action, decimal(option.lead, 2, self.words)])
        for row in aligned(rows):
            self.write(row)
