"""Twenty mutated actions at every decision: each is refused without a trace, or as good as a listed one."""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from fabula.core import Action, Fault, Illegal, SeededDice, registry
from fuzz.corpus import fitting_options
from small_games.masks import game as masks

if TYPE_CHECKING:
    from fabula.core import Game, Seat, State

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))
GAMES: Final = 500 if SWEEP else 7
PARTS: Final = 7
MUTANTS: Final = 20
LONGEST: Final = 1000 if SWEEP else 320
"""Decisions after which a game is left; every game of Floors ends before, those of Foes need not."""

ODD_NUMBERS: Final = (-(10**30), -1, 0, 1, 9, 10, 27, 10**6, 2**63, 10**30)
ODD_TEXTS: Final = ("", " ", "-", "+", "é", "\0", "N" * 500, "lay", "+-+-", "?")


class Stray(Action, frozen=True):
    """An action of no game."""

    figure: int = 1


def encoded(state: State) -> bytes:
    return msgspec.json.encode(state)


def dice_of(number: int) -> SeededDice:
    return SeededDice(b"mutated actions", b"", number)


class Mutator:
    """Makes actions that nobody would think of, out of the listed ones."""

    def __init__(
        self, game: Game, listed: tuple[Action, ...], seen: list[Action], chance: random.Random
    ) -> None:
        self.game = game
        self.listed = listed
        self.seen = seen
        self.chance = chance

    def action(self) -> Action:
        """One mutant: of the fields, of the notation, of another moment, or of no game at all."""
        while True:
            kind = self.chance.random()
            if kind < 0.02:
                return Stray(self.chance.choice(ODD_NUMBERS))
            if kind < 0.15 and self.seen:
                return self.chance.choice(self.seen)
            model = self.chance.choice(self.listed)
            try:
                if kind < 0.55:
                    return self.game.read(self._mangled(self.game.write(model)))
                tree = self._changed(msgspec.to_builtins(model))
                return msgspec.convert(tree, self.game.Actions)
            except (Fault, msgspec.ValidationError):
                continue  # not even an action: the types and the notation keep it out

    def _mangled(self, text: str) -> str:
        at = self.chance.randrange(len(text) + 1)
        other = self.game.write(self.chance.choice(self.listed))
        letter = self.chance.choice(text + other)
        match self.chance.randrange(5):
            case 0:
                return text[:at] + text[at + 1 :]
            case 1:
                return text[:at] + letter + text[at:]
            case 2:
                return text[:at] + letter + text[at + 1 :]
            case 3:
                return text[:at] + other[at:]
            case _:
                return text + letter * self.chance.randrange(1, 12)

    def _changed(self, tree: object) -> object:
        match tree:
            case dict():
                keys = [key for key in tree if key != "do"] or list(tree)
                key = self.chance.choice(keys)
                return {**tree, key: self._changed(tree[key])}
            case list() if tree:
                at = self.chance.randrange(len(tree))
                return [*tree[:at], self._changed(tree[at]), *tree[at + 1 :]]
            case bool():
                return not tree
            case int():
                return self.chance.choice((*ODD_NUMBERS, tree + 1, tree - 1, -tree))
            case str():
                return self.chance.choice((*ODD_TEXTS, tree[::-1], tree + tree, tree[1:], tree.swapcase()))
            case _:
                return self.chance.choice((None, "N", "S", 1))


class Decision:
    """A state in which a seat is asked, and what its listed actions lead to."""

    def __init__(self, game: Game, state: State, number: int) -> None:
        self.game = game
        self.state = state
        self.number = number
        self.before = encoded(state)
        self._outcomes: dict[Seat, set[bytes]] = {}

    def outcomes(self, seat: Seat) -> set[bytes]:
        """The states that the listed actions of a seat lead to, all under the same dice."""
        if seat not in self._outcomes:
            found = self._outcomes[seat] = set()
            for action in self.state.choices(seat).actions:
                after = self.state.copy()
                after.play(seat, action, dice_of(self.number))
                found.add(encoded(after))
        return self._outcomes[seat]

    def check(self, seat: Seat, action: Action) -> bool:
        """Whether the action is legal, after looking that it is treated as it should be."""
        told = f"{self.game.name}: {action!r} by seat {seat} at {self.before.decode()}"
        dice = dice_of(self.number)
        refusal = self.state.why_not(seat, action)
        after = self.state.copy()
        if refusal is None:
            after.play(seat, action, dice)
            assert encoded(after) in self.outcomes(seat), told
        else:
            assert refusal.rule in self.game.rulebook.clauses, told
            with pytest.raises(Illegal) as caught:
                after.play(seat, action, dice)
            assert caught.value.refusal == refusal, told
            assert dice.drawn == [], told
            assert encoded(after) == self.before, told
        assert encoded(self.state) == self.before, told
        return refusal is None


def play(game: Game, number: int) -> tuple[int, int]:
    """One random game with mutants at every decision: how many were refused, and how many legal."""
    chance = random.Random(f"mutated actions of {game.name} {number}")
    seats = game.seats[number % len(game.seats)]
    options = fitting_options(game, seats, chance)
    state = game.start(options, seats, dice_of(number << 32))
    seen: list[Action] = []
    refused = legal = 0
    for turn in range(1, min(game.horizon, LONGEST) + 1):
        if not state.to_act():
            break
        seat = chance.choice(state.to_act())
        listed = state.choices(seat).actions
        decision = Decision(game, state, number << 32 | turn)
        mutator = Mutator(game, listed, seen, chance)
        for _ in range(MUTANTS):
            who = seat if chance.random() < 0.9 else chance.choice((*range(seats), seats, -1))
            if decision.check(who, mutator.action()):
                legal += 1
            else:
                refused += 1
        action = chance.choice(listed)
        seen.append(action)
        state.play(seat, action, dice_of(number << 32 | turn))
    if not state.to_act():
        assert not any(Decision(game, state, 0).check(0, action) for action in seen[-MUTANTS:])
    return refused, legal


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", [*map(registry.game, registry.games()), masks], ids=lambda game: game.name)
def test_a_mutated_action_is_refused_or_as_good_as_a_listed_one(game: Game, part: int) -> None:
    games = [play(game, number) for number in range(part, GAMES, PARTS)]
    refused, legal = (sum(counts) for counts in zip(*games, strict=True))
    assert refused > legal > 0
