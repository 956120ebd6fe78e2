"""MR-3.10.1, MR-5.3, MR-5.4: the Trade phase: buying one thing, or selling any number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.day.events import Cancelled
from fabula.games.realm.natives.gold_chits import visitors_in
from fabula.games.realm.natives.grudges import TREASURE_RETURNED, remember_deal
from fabula.games.realm.natives.meeting import Meeting
from fabula.games.realm.natives.request import Request
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.scoring.records import add_fame, add_gold
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.trade.actions import Ask, AskSpell, Repay, Sell, Visit
from fabula.games.realm.trade.commerce import Offering, display, haggles
from fabula.games.realm.trade.events import AsksFor, AsksForSpell, PhaseDeclined, Repays, SaleOver, Sold
from fabula.games.realm.trade.prices import basic_price, fame_of
from fabula.games.realm.trade.spells import spells_on_offer
from fabula.games.realm.trade.stock import (
    bring_out,
    cards_of,
    counters_of,
    for_sale,
    look_at_stock,
    offerable,
    put_in_stock,
    show,
)

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


def trade_phase(state: RealmState, who: str) -> list[Event]:
    """MR-3.10.3: without a leader or visitor to deal with the phase is cancelled."""
    if not partners_of(state, who):
        return [Cancelled(who=who, reason="nobody-to-trade", rule="MR-3.10.3")]
    state.push(Trading(who))
    return []


def partners_of(state: RealmState, who: str) -> tuple[str, ...]:
    """MR-5.3.1, MR-5.3.6: groups whose leader is here and unhired; for characters visitors too (MR-5.8.2)."""
    clearing = state.places[who]
    here = state.standing_at[clearing]
    groups = (group for group in state.box.groups.values() if group.leader in here)
    leaders = tuple(group.id for group in groups if group.leader not in state.hired)
    return leaders if state.sheet_of(who) is None else (*leaders, *visitors_in(state, clearing))


def why_not_deal(state: RealmState, who: str, partner: str) -> Refusal | None:
    """The rule that keeps somebody from dealing with a group or a visitor now."""
    if partner in partners_of(state, who):
        return None
    group = state.box.groups.get(partner)
    if group is not None and group.leader in state.hired:
        return refuse("MR-5.3.6", "leader-hired", partner=partner)
    if partner in visitors_in(state, state.places[who]):
        return refuse("MR-5.8.2", "natives-only", partner=partner)
    return refuse("MR-3.10.3", "nobody-deals-here", partner=partner)


def can_visit(state: RealmState, who: str, partner: str) -> bool:
    """Whether there may be something to buy, as far as he knows."""
    seat = state.player_of(who)
    return bool(
        counters_of(state, partner)
        or cards_of(state, partner)
        or _boons(state, seat, partner)
        or spells_on_offer(state, who, partner)
    )


def _boons(state: RealmState, seat: Seat, partner: str) -> tuple[int, ...]:
    """The boons that he owes them, as prices."""
    return tuple(boon.price for boon in state.sheet(seat).boons if boon.partner == partner)


class Trading(Step["RealmState"], frozen=True):
    """MR-3.10.1: he looks at a stock in order to buy, or sells something, or lets it be (MR-3.2.10)."""

    rule = "MR-3.10.1"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whose phase it is."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each partner, and each thing that each would buy."""
        partners = partners_of(state, self.who)
        visits = (Visit(partner) for partner in partners if can_visit(state, self.who, partner))
        sales = (Sell(piece, partner) for partner in partners for piece in offerable(state, self.who))
        return Choices("trade", (*visits, *sales, Done()), {"who": self.who})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """Nobody is here who trades, or there is nothing to trade."""
        match action:
            case Visit(partner):
                problem = why_not_deal(state, self.who, partner)
                empty = problem is None and not can_visit(state, self.who, partner)
                return refuse("MR-5.3.1", "nothing-to-buy", partner=partner) if empty else problem
            case Sell(_, partner) if problem := why_not_deal(state, self.who, partner):
                return problem
            case _:
                return super().why_not(state, seat, action)

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Look, sell, or decline."""
        state.pop()
        match action:
            case Visit(partner):
                state.push(Asking(self.who, partner))
                return look_at_stock(state, self.who, partner, dice)
            case Sell(piece, partner) if haggles(state, partner):
                state.push(Offering(self.who, partner, (piece,)))
                return display(state, self.who, piece, partner)
            case Sell(piece, partner):
                state.push(Selling(self.who, partner))
                return sell(state, self.who, piece, partner)
            case _:
                return [PhaseDeclined(who=self.who, rule="MR-3.2.10")]


class Selling(Step["RealmState"], frozen=True):
    """MR-5.4.1: any number of items to one leader or visitor."""

    rule = "MR-5.4.1"
    who: str
    partner: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever sells, as long as he has something, though a recorded phase may need it (MR-14.2.2)."""
        return (state.player_of(self.who),) if belongings(state, self.who) else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """What is left, or the end."""
        sales = (Sell(piece, self.partner) for piece in offerable(state, self.who))
        return Choices("sell", (*sales, Done()), {"who": self.who, "partner": self.partner})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """One more, or no more."""
        if isinstance(action, Sell):
            return sell(state, self.who, action.piece, self.partner)
        state.pop()
        return [SaleOver(who=self.who, partner=self.partner, rule=self.rule)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Everything is sold."""
        state.pop()
        return []


def sell(state: RealmState, who: str, piece: str, partner: str) -> list[Event]:
    """MR-5.4.1 to MR-5.4.3: for its basic price, without a roll; the Fame is the character's (MR-1.12.3)."""
    gold, fame = basic_price(state, piece, partner), fame_of(state, piece, partner)
    show(state, piece)
    put_in_stock(state, piece, partner)
    add_gold(state, who, gold)
    add_fame(state, state.player_of(who), fame)
    new_trust = remember_deal(state, state.player_of(who), piece, partner, TREASURE_RETURNED)
    return [
        Sold(
            who=who,
            partner=partner,
            item=kind_of(piece),
            piece=piece,
            gold=gold,
            fame=fame,
            rule="MR-5.4.1",
            reveals=True,
        ),
        *new_trust,
    ]


class Asking(Step["RealmState"], frozen=True):
    """MR-5.3.1: having looked he must name one thing, and roll."""

    rule = "MR-5.3.1"
    who: str
    partner: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever has looked, if there is anything that he may have."""
        return (state.player_of(self.who),) if self._requests(state) else ()

    def _requests(self, state: RealmState) -> dict[Action, Request]:
        """Everything that he may name, with its basic price."""
        who, partner, seat = self.who, self.partner, state.player_of(self.who)
        found: dict[Action, Request] = {}
        for piece in for_sale(state, seat, partner):
            price = basic_price(state, piece, partner)
            found[Ask(piece)] = Request(who, partner, "item", price, piece)
        for type_ in spells_on_offer(state, who, partner):
            price = state.box.all_tables.spell_price
            found[AskSpell(type_)] = Request(who, partner, "spell", price, type_)
        for price in _boons(state, seat, partner):
            found[Repay(price)] = Request(who, partner, "freedom", price)
        return found

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """One of them."""
        return Choices("ask", tuple(self._requests(state)), {"who": self.who, "partner": self.partner})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Everybody hears it."""
        request = self._requests(state)[action]
        state.swap(Meeting(request))
        match action:
            case Ask(piece):
                if piece in state.box.treasures:
                    bring_out(state, piece, self.partner)
                return [
                    AsksFor(
                        who=self.who,
                        partner=self.partner,
                        item=kind_of(piece),
                        piece=piece,
                        gold=request.price,
                        rule=self.rule,
                        reveals=True,
                    )
                ]
            case AskSpell(type_):
                return [AsksForSpell(who=self.who, partner=self.partner, type=type_, rule="MR-5.3.5")]
            case _:
                return [Repays(who=self.who, partner=self.partner, gold=request.price, rule="MR-5.5.2")]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """There is nothing for him."""
        state.pop()
        return [Cancelled(who=self.who, reason="nothing-to-buy", rule=self.rule)]
