"""FOE-6, 7, 11, 12, 13: battles, loot, chests, and retreat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Choices, Refusal, Seat, Step
from fabula.games.foes import movement, spells, study
from fabula.games.foes.actions import Cast, Done, Go, Join
from fabula.games.foes.components import BOSSES, CHEST, EMPTY
from fabula.games.foes.events import Declined, Defeated, Ended, Failed, Frightened, Moved, Opened, Rolled
from fabula.games.foes.ledger import (
    castable_count,
    draw_spell,
    gain_gold,
    pay,
    put,
    raise_wisdom,
)
from fabula.games.foes.vision import reveal

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.foes.state import FoesState

LUCKY = (2, 3)  # FOE-6.5


def strength_here(state: FoesState) -> int:
    """The strength of the monster that the active player fights, changed by Transform (FOE-17.6)."""
    return max(1, state.monster_at(state.places[state.active]) + state.turn.transform)


def dies_of_fright(state: FoesState, strength: int) -> bool:
    """FOE-6.2 III: judged with the uncapped sum (FOE-13.2)."""
    return strength + state.advancement <= state.wisdom[state.active]


class Battle(Step["FoesState"], frozen=True):
    """FOE-6.1: the active player fights the monster in his space."""

    rule = "FOE-6.1"

    def run(self, state: FoesState, dice: Dice) -> list[Event]:
        """Fright, or the dice; then Power spells, then payment."""
        state.pop()
        seat = state.active
        printed = state.monster_at(state.places[seat])
        strength = strength_here(state)
        heart = state.box.monster[printed].heart
        state.turn = replace(state.turn, fought=True)
        if dies_of_fright(state, strength):
            state.push(Settle(cost=heart, strength=strength, dice=None))
            return [Frightened(seat=seat, monster=printed, rule="FOE-6.2")]
        faces = state.box.data.dice
        monster_die = dice.draw("monster die", faces.monster)
        player_die = dice.draw("player die", faces.player)
        cost = max(0, monster_die - player_die + heart)  # FOE-6.4, FOE-19.4
        state.push(AskPower(), Settle(cost=cost, strength=strength, dice=(monster_die, player_die)))
        return [
            Rolled(seat=seat, monster=printed, monster_die=monster_die, player_die=player_die, rule="FOE-6.3")
        ]


class AskPower(Step["FoesState"], frozen=True):
    """FOE-6.11: after the roll and before paying, Power spells may be cast.

    Whoever has a spell that he could cast might have a Power spell, as far as the others know: he is asked.
    """

    rule = "FOE-6.11"

    def waits_for(self, state: FoesState) -> tuple[Seat, ...]:
        """The fighter, if he might hold a Power spell."""
        return (state.active,) if castable_count(state) and state.reserve else ()

    def choices(self, state: FoesState, seat: Seat) -> Choices:
        """Each Power spell in each amount, or no more."""
        return Choices("power", (Done(), *spells.power_choices(state)))

    def why_not(self, state: FoesState, seat: Seat, action: Action) -> Refusal | None:
        """Nothing but Power, and that by its own rules."""
        if isinstance(action, Cast | Join):
            return spells.why_not_after_the_roll(state, seat, action)
        return super().why_not(state, seat, action)

    def answer(self, state: FoesState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Cast one, and ask again."""
        if isinstance(action, Cast):
            return spells.cast(state, seat, action, dice)
        state.pop()
        return [Declined(seat=seat, what="power", rule=self.rule)]

    def run(self, state: FoesState, dice: Dice) -> list[Event]:
        """Nobody could hold one."""
        state.pop()
        return []


class Settle(Step["FoesState"], frozen=True):
    """FOE-6.7 to 6.9: pay, and win or lose."""

    rule = "FOE-6.7"

    cost: int
    strength: int
    dice: tuple[int, int] | None
    """What the monster and the player have rolled; None: the monster dies of fright."""

    @property
    def fright(self) -> bool:
        """Whether the monster has died without a roll (FOE-6.2)."""
        return self.dice is None

    def run(self, state: FoesState, dice: Dice) -> list[Event]:
        """Who can win and can pay, wins."""
        state.pop()
        seat = state.active
        printed = state.monster_at(state.places[seat])
        too_strong = state.wisdom[seat] < self.strength
        short = state.chips[seat] < self.cost
        events = pay(state, seat, min(self.cost, state.chips[seat]))
        if not (too_strong or short):
            return events + self.win(state, printed, dice)
        events.append(
            Failed(
                seat=seat,
                monster=printed,
                why="too_strong" if too_strong else "too_few_chips",
                rule="FOE-6.9" if too_strong else "FOE-6.8",
            )
        )
        events += raise_wisdom(state, seat, state.wisdom[seat] + 1, "FOE-6.9" if too_strong else "FOE-6.8")
        state.push(AskRetreat())
        return events

    def win(self, state: FoesState, printed: int, dice: Dice) -> list[Event]:
        """The tile, its gold, a spell and wisdom (FOE-7), then a look around (FOE-8.7)."""
        seat = state.active
        space = state.places[seat]
        monster = state.box.monster[printed]
        state.tiles = put(state.tiles, state.maze.chamber_at[space], EMPTY)
        events: list[Event] = [
            Defeated(seat=seat, monster=printed, space=state.maze.ids[space], rule="FOE-6.7")
        ]
        lucky = self.dice == LUCKY
        gold = max(0, monster.gold + lucky - self.fright)  # FOE-7.4, FOE-7.5
        events += gain_gold(state, seat, gold, "FOE-7.5" if self.fright else "FOE-7.1")
        if not self.fright:
            events += raise_wisdom(state, seat, self.strength + state.advancement, "FOE-7.3")
        if all(boss in state.defeated_bosses() for boss in BOSSES):  # FOE-14.2, FOE-8.9
            state.agenda = ()
            return [*events, Ended(seat=seat, rule="FOE-14.2")]
        if monster.spell and (state.options.fright_gives_spell or not self.fright):  # FOE-7.7
            events += draw_spell(state, seat, dice)
        here = [other for other in range(state.seats) if state.places[other] == space]
        return events + reveal(state, here, dice)


class AskRetreat(Step["FoesState"], frozen=True):
    """FOE-6.10: after a lost battle he may move one space, free of charge."""

    rule = "FOE-6.10"

    def waits_for(self, state: FoesState) -> tuple[Seat, ...]:
        """The loser."""
        return (state.active,)

    def choices(self, state: FoesState, seat: Seat) -> Choices:
        """Any space next to him, or stay."""
        spaces = state.steps(state.places[seat])
        return Choices("retreat", (Done(), *(Go(state.maze.ids[space]) for space in spaces)))

    def answer(self, state: FoesState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Step back and look; others may follow (FOE-9.8)."""
        state.pop()
        if not isinstance(action, Go):
            return [Declined(seat=seat, what="retreat", rule=self.rule)]
        left_behind = movement.others_at(state, state.places[seat])
        state.places = put(state.places, seat, state.maze.number[action.space])
        moved = Moved(seat=seat, space=action.space, how="retreat", rule="FOE-6.10")
        events = [moved, *reveal(state, (seat,), dice)]
        state.push(*study.questions(state, left_behind))
        return events


class OpenChest(Step["FoesState"], frozen=True):
    """FOE-11: take the chest in one's space."""

    rule = "FOE-11.1"

    def run(self, state: FoesState, dice: Dice) -> list[Event]:
        """Its gold and its wisdom; no roll, no cost, no spell (FOE-11.2)."""
        state.pop()
        seat = state.active
        space = state.places[seat]
        number = state.tile_at(space) - CHEST
        chest = state.box.data.chests[number]
        state.tiles = put(state.tiles, state.maze.chamber_at[space], EMPTY)
        state.turn = replace(state.turn, fought=True)
        return [
            Opened(seat=seat, chest=number, space=state.maze.ids[space], rule="FOE-11.1"),
            *gain_gold(state, seat, chest.gold, "FOE-11.1"),
            *raise_wisdom(state, seat, state.wisdom[seat] + chest.wisdom, "FOE-11.1"),
        ]
