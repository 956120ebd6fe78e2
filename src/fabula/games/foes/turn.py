"""FOE-3, FOE-15: the turn, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.foes import movement, spells, study
from fabula.games.foes.actions import Cast, End, Enter, Fight, Flee, Go, Join, Open, TakeChips
from fabula.games.foes.battle import Battle, OpenChest
from fabula.games.foes.board import NOWHERE
from fabula.games.foes.components import is_chest
from fabula.games.foes.events import Entered, Halted, Took, TurnBegan
from fabula.games.foes.facts import TurnFacts
from fabula.games.foes.ledger import put
from fabula.games.foes.vision import reveal
from fabula.games.foes.wandering import Privilege

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.foes.state import FoesState


# Listed or refused at every decision, so they are made once.
_FIGHT, _OPEN, _TAKE_CHIPS, _FLEE, _END = Fight(), Open(), TakeChips(), Flee(), End()
_NO_MONSTER = refuse("FOE-6.1", "no-monster")
_NO_CHEST = refuse("FOE-11.1", "no-chest")
_ONE_ACTION = refuse("FOE-3.1", "one-action")
_SUPPLY_EMPTY = refuse("FOE-3.4", "supply-empty")


class StartTurn(Step["FoesState"], frozen=True):
    """FOE-3.1: perhaps he enters, perhaps he has the privilege; then he acts, and then comes study."""

    rule = "FOE-3.1"

    def run(self, state: FoesState, dice: Dice) -> list[Event]:
        """Lay out the turn."""
        state.pop()
        state.turn = TurnFacts()
        state.push(*_TWO_PLAYER_TURN if state.seats == 2 else _TURN)
        if state.places[state.active] == NOWHERE:
            state.push(EnterDungeon())
        return [TurnBegan(seat=state.active, rule="FOE-3.1")]


class EnterDungeon(Step["FoesState"], frozen=True):
    """FOE-3.7: in his first turn a player puts his figure on a starting chamber."""

    rule = "FOE-3.7"

    def waits_for(self, state: FoesState) -> tuple[Seat, ...]:
        """The active player, who is not on the board yet."""
        return (state.active,)

    def choices(self, state: FoesState, seat: Seat) -> Choices:
        """Any starting chamber."""
        return Choices("enter", tuple(Enter(state.maze.ids[space]) for space in state.maze.starts))

    def answer(self, state: FoesState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Put the figure down, and look unless there is a monster."""
        assert isinstance(action, Enter)
        state.pop()
        state.places = put(state.places, seat, state.maze.number[action.space])
        entered = Entered(seat=seat, space=action.space, rule="FOE-3.7")
        return [entered, *reveal(state, (seat,), dice)]


class Begin(Step["FoesState"], frozen=True):
    """FOE-4.5: whoever begins in a monster's space is pinned; the turn begins after the privilege."""

    rule = "FOE-4.5"

    def run(self, state: FoesState, dice: Dice) -> list[Event]:
        """Look whether there is one."""
        state.pop()
        pinned = bool(state.monster_at(state.places[state.active])) and not state.turn.invisible
        state.turn = replace(state.turn, pinned=pinned)
        return []


class Act(Step["FoesState"], frozen=True):
    """FOE-3.2 to 3.6: steps and spells in any order, until he fights, opens, takes chips or ends it."""

    rule = "FOE-3.1"

    def waits_for(self, state: FoesState) -> tuple[Seat, ...]:
        """The active player."""
        return (state.active,)

    def choices(self, state: FoesState, seat: Seat) -> Choices:
        """Everything that he may do now."""
        answers = (
            (_FIGHT, self._why_not_fight(state, seat)),
            (_OPEN, self._why_not_open(state, seat)),
            (_TAKE_CHIPS, self._why_not_chips(state)),
            (_FLEE, movement.why_not_flee(state, seat)),
        )
        plain = [action for action, refusal in answers if refusal is None]
        steps = []
        if movement.why_not_move(state) is None:
            ids = state.maze.ids
            steps = [Go(ids[space]) for space in movement.targets(state)]
        details: dict[str, str | int] = {"steps": state.turn.steps, "most": movement.limit(state)}
        return Choices("act", (*steps, *plain, *spells.choices(state, seat), _END), details)

    def why_not(self, state: FoesState, seat: Seat, action: Action) -> Refusal | None:
        """The rule that forbids it."""
        match action:
            case End():
                return None
            case Go(space=name):
                return movement.why_not_move(state) or self._why_not_there(state, name)
            case Flee():
                return movement.why_not_flee(state, seat)
            case Fight():
                return self._why_not_fight(state, seat)
            case Open():
                return self._why_not_open(state, seat)
            case TakeChips():
                return self._why_not_chips(state)
            case Cast() | Join():
                return spells.why_not(state, seat, action)
            case _:
                return refuse("FOE-3.1", "not-offered")

    def _why_not_there(self, state: FoesState, name: str) -> Refusal | None:
        space = state.maze.number.get(name, NOWHERE)
        return None if space in movement.targets(state) else refuse("FOE-4.1", "no-way", space=name)

    def _why_not_fight(self, state: FoesState, seat: Seat) -> Refusal | None:
        strength = state.monster_at(state.places[seat])
        if not strength:
            return _NO_MONSTER
        if strength in state.turn.fled_from:
            return refuse("FOE-19.16", "fled", monster=strength)
        return self._why_not_battle(state)

    def _why_not_open(self, state: FoesState, seat: Seat) -> Refusal | None:
        if not is_chest(state.tile_at(state.places[seat])):
            return _NO_CHEST
        return self._why_not_battle(state)

    def _why_not_battle(self, state: FoesState) -> Refusal | None:
        if movement.may_battle(state):
            return None
        return refuse("FOE-3.6", "moved-too-far", have=state.turn.steps - state.turn.bonus)

    def _why_not_chips(self, state: FoesState) -> Refusal | None:
        if state.turn.committed or state.turn.half == 2:
            return _ONE_ACTION
        return None if state.supply else _SUPPLY_EMPTY

    def answer(self, state: FoesState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Carry it out; what ends the movement lets students decide first (FOE-9.4)."""
        match action:
            case Go(space=name):
                return movement.step(state, state.maze.number[name], dice)
            case Flee():
                return movement.flee(state, seat)
            case Cast() | Join():
                return spells.cast(state, seat, action, dice)
            case _:
                state.pop()
        students = study.questions(state, state.turn.left_behind)
        match action:
            case Fight():
                state.push(*students, Battle())
                return [Halted(seat=seat, then="fight", rule="FOE-6.1")]
            case Open():
                state.push(*students, OpenChest())
                return [Halted(seat=seat, then="open", rule="FOE-11.1")]
            case TakeChips():
                return take_chips(state, seat)
            case _:
                state.push(*students)
                return [Halted(seat=seat, then="end", rule="FOE-3.8")]


def take_chips(state: FoesState, seat: Seat) -> list[Event]:
    """FOE-3.4: every chip on a dark space; the others move up."""
    chips = state.box.taken(state.supply)
    state.supply -= chips
    state.chips = put(state.chips, seat, state.chips[seat] + chips)
    state.turn = replace(state.turn, committed=True, chips_taken=True)
    return [Took(seat=seat, chips=chips, source="supply", rule="FOE-3.4")]


class SecondHalf(Step["FoesState"], frozen=True):
    """FOE-15.1: with two players a second move and battle, if the first move was a single one.

    Without a battle, and unless a monster has ended the first move, he could just have walked on.
    """

    rule = "FOE-15.1"

    def run(self, state: FoesState, dice: Dice) -> list[Event]:
        """Begin the second half if there is one."""
        state.pop()
        turn = state.turn
        single_move = turn.steps - turn.bonus <= movement.MOVE
        if (
            turn.half == 1
            and (turn.fought or turn.stopped)
            and single_move
            and not movement.is_opening(state)
        ):
            state.turn = TurnFacts(
                half=2,
                committed=True,
                walked=turn.walked,
                invisible=turn.invisible,
                fled_from=turn.fled_from,
                drawn=turn.drawn,
                followers=turn.followers,
            )
            state.push(Begin(), Act())
        return []


# The course of a turn, with a second half for two players (FOE-3.1, FOE-15.1).
_TURN = (Privilege(), Begin(), Act(), study.EndOfTurn())
_TWO_PLAYER_TURN = (Privilege(), Begin(), Act(), SecondHalf(), study.EndOfTurn())
