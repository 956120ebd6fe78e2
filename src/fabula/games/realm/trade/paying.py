"""MR-5.3.2, MR-16.5.5: paying the price with items and Gold, piece by piece, or declining it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.belongings.abandoning import abandon
from fabula.games.realm.magic.pacifying import FAMILIES
from fabula.games.realm.natives.grudges import TREASURE_TAKEN, remember_deal
from fabula.games.realm.natives.hirelings import hire
from fabula.games.realm.natives.request import Request
from fabula.games.realm.natives.tasks import why_not_lose_fame
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.scoring.records import add_fame, add_gold
from fabula.games.realm.scoring.victory import ASHES
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.sheet import Boon
from fabula.games.realm.trade.actions import Barter, Pay, TakeBoon
from fabula.games.realm.trade.events import Bartered, BoonTaken, Freed, Paid, TurnedDown
from fabula.games.realm.trade.prices import basic_price
from fabula.games.realm.trade.stock import fame_cost, hand_over, offerable, put_in_stock, show
from fabula.games.realm.treasures.knowing import knows

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


class Paying(Step["RealmState"], frozen=True):
    """MR-5.3.2: items are laid down one by one, then Gold makes up the difference; all or nothing."""

    rule = "MR-5.3.2"
    request: Request
    times: int
    boon: bool = False
    """Whether he may have it for nothing (MR-16.5.6)."""
    given: tuple[str, ...] = ()

    def due(self, state: RealmState) -> int:
        """What is left to pay in Gold; less than nothing if the items are worth more."""
        given = sum(basic_price(state, piece, self.request.partner) for piece in self.given)
        return self.request.price * self.times - given

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever deals."""
        return (state.player_of(self.request.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """An item, the rest in Gold, the boon, or nothing at all."""
        items = (Barter(piece) for piece in self._items(state))
        others: list[Action] = [Pay()] if self._why_not_pay(state) is None else []
        others += (TakeBoon(),) if self.boon else ()
        due = max(self.due(state), 0)
        request = self.request
        details: dict[str, str | int] = {"partner": request.partner, "thing": request.thing, "gold": due}
        return Choices("pay", (*others, *items, Done()), details)

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """Too little Gold, or an item that does not help."""
        if isinstance(action, Pay):
            return self._why_not_pay(state)
        return super().why_not(state, seat, action)

    def _why_not_pay(self, state: RealmState) -> Refusal | None:
        who, due = self.request.who, self.due(state)
        if due > 0 and state.has_curse(who, ASHES):
            return refuse("MR-1.12.2", "ashes", who=who)
        if fame_cost(state, self.request) and (problem := why_not_lose_fame(state, state.player_of(who))):
            return problem
        gold = state.individual(who).gold
        return refuse(self.rule, "too-little-gold", need=due, have=gold) if gold < due else None

    def _items(self, state: RealmState) -> tuple[str, ...]:
        """What he could lay down as long as something is due; things of no value do not help."""
        if self.due(state) <= 0:
            return ()
        partner = self.request.partner
        items = offerable(state, self.request.who, but=self.given)
        return tuple(piece for piece in items if basic_price(state, piece, partner) > 0)

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Lay it down, or come to an end."""
        who, partner = self.request.who, self.request.partner
        match action:
            case Barter(piece):
                state.swap(replace(self, given=(*self.given, piece)))
                new, gold = not knows(state, None, piece), basic_price(state, piece, partner)
                show(state, piece)
                item = kind_of(piece)
                return [Bartered(who=who, item=item, piece=piece, gold=gold, rule=self.rule, reveals=new)]
            case TakeBoon():
                state.pop()
                boon = Boon(partner, self.request.price)
                state.write_sheet(seat, boons=(*state.sheet(seat).boons, boon))
                told = BoonTaken(who=who, partner=partner, gold=boon.price, rule="MR-5.5.1")
                return [told, *self._complete(state, seat)]
            case Pay():
                state.pop()
                return [*self._pay(state), *self._complete(state, seat)]
            case _:
                state.pop()
                return [TurnedDown(who=who, partner=partner, rule="MR-16.5.5")]

    def _pay(self, state: RealmState) -> list[Event]:
        """MR-5.3.2: the items go to that stock, or monsters drop them (MR-5.7.4); a surplus is lost."""
        who, partner, gold = self.request.who, self.request.partner, max(self.due(state), 0)
        events: list[Event] = []
        for piece in self.given:
            if partner in FAMILIES:
                events += abandon(state, who, piece, "MR-5.7.4")
            else:
                put_in_stock(state, piece, partner)
        add_gold(state, who, -gold)
        fame = fame_cost(state, self.request)
        add_fame(state, state.player_of(who), -fame)
        return [Paid(who=who, partner=partner, gold=gold, fame=fame, rule=self.rule), *events]

    def _complete(self, state: RealmState, seat: Seat) -> list[Event]:
        """He has what he wanted."""
        request = self.request
        match request.wants:
            case "item":
                grudge = remember_deal(state, seat, request.thing, request.partner, TREASURE_TAKEN)
                return [*hand_over(state, request), *grudge]
            case "spell":
                return hand_over(state, request)
            case "freedom":
                boons = state.sheet(seat).boons
                state.write_sheet(seat, boons=_less(boons, Boon(request.partner, request.price)))
                return [Freed(who=request.who, partner=request.partner, rule="MR-5.5.2")]
            case _:
                return hire(state, seat, request.partner, request.natives)


def _less(boons: tuple[Boon, ...], boon: Boon) -> tuple[Boon, ...]:
    at = boons.index(boon)
    return (*boons[:at], *boons[at + 1 :])
