"""`fabula position realm combat`: a combat that a file sets up, answers and dices, told step by step."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec.structs import replace

from fabula.core import Chair, Dice, Fault, RandomDice
from fabula.core.extras import Questions, Scene, Story
from fabula.games.realm.combat.checking import check
from fabula.games.realm.combat.events import CombatEnded, RoundBegan
from fabula.games.realm.combat.setting import Setting, laid_out, set_up
from fabula.games.realm.tactics.ways import WAYS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Action, Event, Game, Seat
    from fabula.core.dice import T
    from fabula.games.realm.state import RealmState

MOST_SCENES: Final = 2000
"""A combat of tactics that takes longer is left at that."""
LONGEST: Final = 400
"""So much of a list of answers stands in a message."""


class Position(Setting, frozen=True, forbid_unknown_fields=True):
    """The notation: a setting, what is answered, the dice, and how far to play."""

    do: tuple[str, ...] = ()
    """The answers in the order of the questions, as people write them when they play."""
    dice: tuple[int | str, ...] = ()
    """The dice and draws to come; what can turn out in one way only is not among them."""
    seed: int | None = None
    """Where the dice come from when those are used up; without it, nowhere."""
    until: Literal["round", "end"] = "round"
    tactic: Literal["", "clever", "stay", "run", "random"] = ""
    """How everybody answers when those are used up; without it, he is asked."""


class PositionDice(Dice):
    """Those of the script, then those of the seed."""

    def __init__(self, position: Position) -> None:
        super().__init__()
        self.left = [str(value) for value in position.dice]
        self._after = None if position.seed is None else RandomDice(Random(position.seed))

    def pick(self, what: str, options: Sequence[T]) -> int:
        """The next one; `Fault` if it does not fit, or nothing is left."""
        names = [str(option) for option in options]
        if len(names) == 1:
            return 0
        if self.left:
            if (value := self.left.pop(0)) in names:
                return names.index(value)
            raise Fault("realm-combat-dice", what=what, value=value, known=", ".join(names))
        if self._after is None:
            raise Fault("realm-combat-dice-missing", what=what, known=", ".join(names))
        return self._after.pick(what, options)


def read_position(text: str) -> Position:
    """Parse the JSON and check it; `Fault` says what is wrong."""
    try:
        position = msgspec.json.decode(text.encode(), type=Position)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Fault("realm-combat-json", problem=str(error)) from error
    quiet = Setting((), ()).options
    options = replace(
        position.options, combat=quiet.combat, gold_chits=quiet.gold_chits, leave_map=quiet.leave_map
    )
    position = replace(position, options=options)
    check(position)
    return position


def read_state(text: str) -> RealmState:
    """The combat at its first question, to play on from."""
    position = read_position(text)
    return set_up(position, PositionDice(position))


def tell_combat(text: str) -> Story:
    """Play the round, or the combat to its end; where an answer is missing, say which ones there are."""
    position = read_position(text)
    dice, answers = PositionDice(position), list(position.do)
    state = laid_out(position)
    events, over = _part_of(position, state.go_on(dice))
    scenes = [Scene(events)]
    player = WAYS[position.tactic]() if position.tactic else None
    thoughts = RandomDice(Random(position.seed or 0))
    while not over:
        seat = state.to_act()[0]
        asked = state.choices(seat)
        if answers:
            action = read_answer(state, seat, answers.pop(0))
        elif len(asked.actions) == 1:
            action = asked.actions[0]
        elif player is not None and len(scenes) < MOST_SCENES:
            action = player.choose(Chair(_game(), state, seat), thoughts)
        else:
            return Story(tuple(scenes), state.view(seat), seat, asked)
        events, over = _part_of(position, state.play(seat, action, dice))
        scenes.append(Scene(events, seat, asked, action))
    if answers:
        raise Fault("realm-combat-answers", action=answers[0])
    if dice.left:
        raise Fault("realm-combat-dice-left", value=", ".join(dice.left))
    return Story(tuple(scenes), state.view(None))


def read_answer(state: RealmState, seat: Seat, text: str) -> Action:
    """The action that an answer means; `Fault` if it means none, or the rules forbid it."""
    game = _game()
    action = game.read(text)
    if (refusal := state.why_not(seat, action)) is not None:
        known = ", ".join(game.write(one) for one in state.choices(seat).actions)
        raise Fault("realm-combat-refused", action=text, clause=refusal.rule, known=known[:LONGEST])
    return action


def _game() -> Game:
    from fabula.games.realm.game import game  # it knows all steps, and they know settings

    return game


def _part_of(position: Position, events: list[Event]) -> tuple[tuple[Event, ...], bool]:
    """As much of what happened as belongs to the story, and whether that is its end."""
    for number, event in enumerate(events):
        if isinstance(event, CombatEnded):
            return tuple(events[: number + 1]), True
        if isinstance(event, RoundBegan) and event.round > position.round and position.until == "round":
            return tuple(events[:number]), True
    return tuple(events), False


questions: Final = Questions(ask={}, state=read_state, tell={"combat": tell_combat})
