"""Chips, gold, wisdom and spells: the small changes that every chapter makes (FOE-6.6, 7.2, 10.1, 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from fabula.games.foes.events import DrewSpell, Gold, Paid, SpellDrawn, Took, Wiser

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from fabula.core import Dice, Event, Seat
    from fabula.games.foes.state import FoesState

T = TypeVar("T")


def put(table: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The table with another value in one place."""
    return (*table[:index], value, *table[index + 1 :])


def clockwise(state: FoesState, start: Seat) -> Iterator[Seat]:
    """All seats once, beginning with this one (FOE-3.1)."""
    return ((start + offset) % state.seats for offset in range(state.seats))


def pay(state: FoesState, seat: Seat, chips: int) -> list[Event]:
    """Pay chips: the first goes to the supply, all others to the reserve (FOE-6.6)."""
    if chips == 0:
        return []
    state.chips = put(state.chips, seat, state.chips[seat] - chips)
    to_reserve = chips - add_to_supply(state, 1)
    state.reserve += to_reserve
    return [Paid(seat=seat, chips=chips, rule="FOE-6.6")]


def add_to_supply(state: FoesState, chips: int) -> int:
    """Put chips on the supply track; what it has no space for is left over (FOE-19.1)."""
    added = min(chips, state.box.data.supply.spaces - state.supply)
    state.supply += added
    return added


def take_from_reserve(state: FoesState, seat: Seat, chips: int) -> list[Event]:
    """A Power spell brings chips (FOE-17.2)."""
    state.reserve -= chips
    state.chips = put(state.chips, seat, state.chips[seat] + chips)
    return [Took(seat=seat, chips=chips, source="reserve", rule="FOE-17.2")]


def gain_gold(state: FoesState, seat: Seat, gold: int, rule: str) -> list[Event]:
    """Gold is a plain number for each player (FOE-7.8)."""
    if gold == 0:
        return []
    state.gold = put(state.gold, seat, state.gold[seat] + gold)
    return [Gold(seat=seat, gold=gold, rule=rule)]


def raise_wisdom(state: FoesState, seat: Seat, level: int, rule: str) -> list[Event]:
    """Move a marker up, at most to the top; it arrives on top of the stack there (FOE-1.6, FOE-13.1)."""
    level = min(level, state.box.data.top_wisdom)
    if level <= state.wisdom[seat]:
        return []
    state.wisdom = put(state.wisdom, seat, level)
    state.arrivals = (*(other for other in state.arrivals if other != seat), seat)
    return [Wiser(seat=seat, wisdom=level, rule=rule)]


def dumbest(state: FoesState) -> Seat | None:
    """Who owns the dumbest-player tile: least wisdom, and longest there (FOE-10.1); None before phase two."""
    least = min(state.wisdom)
    if not state.phase_two or least == state.box.data.top_wisdom:  # FOE-10.2
        return None
    return next(seat for seat in state.arrivals if state.wisdom[seat] == least)


def draw_spell(state: FoesState, seat: Seat, dice: Dice) -> list[Event]:
    """Draw the top spell: any of those left of the lowest level (FOE-2.7, FOE-7.2)."""
    if not state.stack:
        return []
    level = state.box.spell[state.stack[0]].level
    card = dice.draw("spell", [name for name in state.stack if state.box.spell[name].level == level])
    state.stack = without(state.stack, card)
    state.hands = put(state.hands, seat, tuple(sorted((*state.hands[seat], card))))
    state.turn = state.turn.drew(card)
    return [
        DrewSpell(seat=seat, level=level, rule="FOE-7.2"),
        SpellDrawn(seat=seat, spell=card, rule="FOE-7.2", to=(seat,), reveals=True),
    ]


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """These cards less one."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def castable(state: FoesState) -> list[str]:
    """The active player's spells that he did not draw in this very turn (FOE-7.2), each kind once."""
    cards: Iterable[str] = state.hands[state.active]
    for fresh in state.turn.drawn:
        cards = without(tuple(cards), fresh)
    return list(dict.fromkeys(cards))


def castable_count(state: FoesState) -> int:
    """How many spells he could cast, which everyone can count."""
    return len(state.hands[state.active]) - len(state.turn.drawn)
