"""MR-10.10: optional: whoever sells to natives haggles over all that he offers together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.core import Choices, Seat, Step
from fabula.games.realm.belongings.actions import Accept, Decline
from fabula.games.realm.components.items import Horse
from fabula.games.realm.day.rolls import roll_with, throw_on
from fabula.games.realm.natives.grudges import TREASURE_RETURNED, remember_deal
from fabula.games.realm.natives.meeting import natives_block
from fabula.games.realm.natives.odds import next_column
from fabula.games.realm.natives.request import Request
from fabula.games.realm.natives.trust import column_of, trust
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.scoring.records import add_fame, add_gold
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.trade.actions import Sell
from fabula.games.realm.trade.events import Displayed, Haggled, OfferDeclined, OfferSold
from fabula.games.realm.trade.prices import basic_price, fame_of
from fabula.games.realm.trade.stock import offerable, put_in_stock, show

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.components.kinds import Relationship
    from fabula.games.realm.state import RealmState

COMMERCE: Final = "commerce"
BLOCK: Final = "block_battle"
DEMAND: Final = "demand "
PRIZE_FAME: Final = ("order", "guard", "lancers", "patrol", "soldiers", "woodfolk")
PRIZE_NOTORIETY: Final = ("bashkars", "company", "rogues", "lancers", "patrol", "soldiers", "woodfolk")
"""MR-10.10.1: the groups that pay for the Fame, and for the Notoriety, of a thing."""


def haggles(state: RealmState, partner: str) -> bool:
    """Whether selling there takes a roll: to natives, by the option; visitors pay what they always pay."""
    return state.options.commerce and partner in state.box.groups


def value_to(state: RealmState, piece: str, group: str) -> int:
    """MR-10.10.1: the basic price of a thing, with what the group adds for its renown."""
    card, item = state.box.treasures.get(piece), state.box.items.get(kind_of(piece))
    renowned = card if card is not None else None if isinstance(item, Horse) else item
    value = basic_price(state, piece, group)
    if renowned is not None:
        value += renowned.fame if group in PRIZE_FAME else 0
        value += renowned.notoriety if group in PRIZE_NOTORIETY else 0
    return value


def display(state: RealmState, who: str, piece: str, partner: str) -> list[Event]:
    """A thing is offered, for everybody to see."""
    show(state, piece)
    return [
        Displayed(who=who, partner=partner, item=kind_of(piece), piece=piece, rule="MR-10.10.1", reveals=True)
    ]


class Offering(Step["RealmState"], frozen=True):
    """MR-10.10.1: things are added to the set that is offered, then he rolls for all of it."""

    rule = "MR-10.10.1"
    who: str
    partner: str
    pieces: tuple[str, ...]

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever sells."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """What else he may offer, or the roll."""
        more = (Sell(piece, self.partner) for piece in offerable(state, self.who, but=self.pieces))
        return Choices("offer-more", (*more, Done()), {"who": self.who, "partner": self.partner})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """One thing more, or roll."""
        if isinstance(action, Sell):
            state.swap(replace(self, pieces=(*self.pieces, action.piece)))
            return display(state, self.who, action.piece, self.partner)
        state.pop()
        return self._roll(state, seat, dice)

    def _roll(self, state: RealmState, seat: Seat, dice: Dice) -> list[Event]:
        """MR-5.2.2: until it is neither an opportunity nor trouble; the dice are those of trading."""
        throw = throw_on(state, self.who, "meeting", "trade")
        columns = state.box.tables[COMMERCE].columns
        events: list[Event] = []
        again: Relationship | None = column_of(trust(state, seat, self.partner))
        while again is not None:
            column = again
            row, rolled = roll_with(state, self.who, COMMERCE, throw, dice, self.rule)
            result = row.results[columns.index(column)]
            events.append(rolled)
            again = next_column(column, result)
        if result == BLOCK:
            return events + natives_block(state, Request(self.who, self.partner, "peace", 0))
        demand, change = result.startswith(DEMAND), int(result.removeprefix(DEMAND))
        offer = Haggling(self.who, self.partner, self.pieces, change, demand=demand)
        state.push(offer)
        gold = offer.total(state)
        told = Haggled(who=self.who, partner=self.partner, gold=gold, demand=demand, rule=self.rule)
        return [*events, told]


class Haggling(Step["RealmState"], frozen=True):
    """MR-10.10.2: he takes what they offer; a demand he cannot refuse without being blocked."""

    rule = "MR-10.10.2"
    who: str
    partner: str
    pieces: tuple[str, ...]
    change: int
    demand: bool = False

    def total(self, state: RealmState) -> int:
        """What they pay for everything; never less than nothing."""
        return max(sum(value_to(state, piece, self.partner) for piece in self.pieces) + self.change, 0)

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever sells."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Yes or no."""
        details: dict[str, str | int] = {"partner": self.partner, "gold": self.total(state)}
        return Choices("haggle", (Accept(), Decline()), {**details, "demand": "yes" if self.demand else "no"})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Everything changes hands, or nothing does."""
        state.pop()
        if not isinstance(action, Accept):
            told = OfferDeclined(who=self.who, partner=self.partner, rule=self.rule)
            angry = natives_block(state, Request(self.who, self.partner, "peace", 0)) if self.demand else []
            return [told, *angry]
        gold, fame = self.total(state), 0
        grateful: list[Event] = []
        for piece in self.pieces:
            fame += fame_of(state, piece, self.partner)
            grateful += remember_deal(state, seat, piece, self.partner, TREASURE_RETURNED)
            put_in_stock(state, piece, self.partner)
        add_gold(state, self.who, gold)
        add_fame(state, seat, fame)
        sold = OfferSold(who=self.who, partner=self.partner, gold=gold, fame=fame, rule=self.rule)
        return [sold, *grateful]
