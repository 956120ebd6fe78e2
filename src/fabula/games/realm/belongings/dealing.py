"""MR-4.7: gifts and exchanges between individuals in one clearing; both must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.belongings.actions import (
    Accept,
    Decline,
    Give,
    GiveGold,
    Propose,
    Tell,
    Want,
    WantGold,
)
from fabula.games.realm.belongings.activating import why_not_part
from fabula.games.realm.belongings.changing import AfterDeal
from fabula.games.realm.belongings.events import Declined, OfferDrafted
from fabula.games.realm.belongings.exchange import Bargain, carry_out, made_public, shown_to_partner
from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.day.minions import is_minion
from fabula.games.realm.magic.mist import is_mist
from fabula.games.realm.magic.shapes import gold_kept
from fabula.games.realm.natives.ranks import is_underling
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.scoring.victory import ASHES
from fabula.games.realm.treasures.birdsong_cards import why_not_forgo
from fabula.games.realm.treasures.knowing import knows

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Self

    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


class Composing(Step["RealmState"], frozen=True):
    """MR-4.7.1: an offer is put together piece by piece; nobody else sees it until it is made."""

    rule = "MR-4.7.1"
    who: str
    partner: str
    host: str
    """Whose turn it is, or who began the deal."""
    bargain: Bargain = Bargain()

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever makes the offer."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Everything that may be added, the offer as it is, or none."""

        def allowed(actions: Iterable[Action]) -> Iterator[Action]:
            return (action for action in actions if self.why_not(state, seat, action) is None)

        actions = (
            *allowed(map(Give, belongings(state, self.who))),
            *map(GiveGold, self._amounts(state, self.who)),
            *allowed(map(Tell, state.individual(self.who).discoveries)),
            *allowed(map(Want, belongings(state, self.partner))),
            *map(WantGold, self._amounts(state, self.partner)),
            *allowed((Propose(), Decline())),
        )
        return Choices("compose", actions, {"who": self.who, "other": self.partner})

    def _amounts(self, state: RealmState, who: str) -> range:
        """The gold that may be named: all that he has, if one piece of it may."""
        named = self.bargain.gold or self.bargain.wants_gold
        most = (
            state.individual(who).gold - gold_kept(state, who)
            if self._why_not_gold(state, who, 1, named) is None
            else 0
        )
        return range(1, most + 1)

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """By the clause that forbids it."""
        bargain = self.bargain
        match action:
            case Give(piece):
                return self._why_not_item(state, self.who, piece, bargain.gives)
            case Want(piece):
                return self._why_not_item(state, self.partner, piece, bargain.wants, known_to=seat)
            case GiveGold(amount):
                return self._why_not_gold(state, self.who, amount, bargain.gold or bargain.wants_gold)
            case WantGold(amount):
                return self._why_not_gold(state, self.partner, amount, bargain.gold or bargain.wants_gold)
            case Tell(discovery):
                return self._why_not_tell(state, discovery)
            case Propose():
                return refuse(self.rule, "nothing-offered") if bargain == Bargain() else None
            case Decline():
                return None
            case _:
                return refuse(self.rule, "not-offered")

    def _why_not_item(
        self, state: RealmState, who: str, piece: str, there: tuple[str, ...], known_to: Seat | None = None
    ) -> Refusal | None:
        unknown = known_to is not None and not knows(state, known_to, piece)
        if piece not in belongings(state, who) or unknown:
            return refuse("MR-4.7.1", "not-his", piece=piece)
        if piece in there:
            return refuse("MR-4.7.1", "in-the-offer", piece=piece)
        own = state.player_of(who) == state.player_of(self.who)
        return why_not_part(state, piece) or (why_not_forgo(state, piece) if own else None)

    def _why_not_gold(self, state: RealmState, who: str, amount: int, there: int) -> Refusal | None:
        """MR-1.12.1, MR-1.12.2: nobody gives more than he has, nor what is ashes; gold goes one way only."""
        have = state.individual(who).gold - gold_kept(state, who)
        if there or amount < 1:
            return refuse("MR-4.5.1", "gold-named", amount=there or amount)
        if state.has_curse(who, ASHES):
            return refuse("MR-1.12.2", "ashes", who=who)
        return refuse("MR-1.12.1", "too-little-gold", need=amount, have=have) if amount > have else None

    def _why_not_tell(self, state: RealmState, discovery: str) -> Refusal | None:
        if discovery not in state.individual(self.who).discoveries:
            return refuse("MR-4.7.3", "not-discovered", discovery=discovery)
        told = discovery in self.bargain.tells
        return refuse("MR-4.7.3", "told-already", discovery=discovery) if told else None

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Add it, make the offer, or drop it."""
        if isinstance(action, Propose):
            return self._propose(state)
        if isinstance(action, Decline):
            state.pop()
            return [Declined(who=self.who, other=self.partner, rule=self.rule)]
        state.swap(self.plus(action))
        return [self._drafted(seat, action)]

    def _drafted(self, seat: Seat, action: Action) -> OfferDrafted:
        """For his own eyes."""
        told = OfferDrafted(part=action.words()[0], rule=self.rule, to=(seat,))
        match action:
            case Give(piece) | Want(piece):
                return replace(told, item=kind_of(piece))
            case GiveGold(amount) | WantGold(amount):
                return replace(told, gold=amount)
            case Tell(discovery):
                return replace(told, discovery=discovery)
            case _:
                raise TypeError(f"nothing to add to an offer: {action}")

    def plus(self, action: Action) -> Self:
        """The offer with one thing more."""
        bargain = self.bargain
        match action:
            case Give(piece):
                bargain = replace(bargain, gives=(*bargain.gives, piece))
            case Want(piece):
                bargain = replace(bargain, wants=(*bargain.wants, piece))
            case GiveGold(amount):
                bargain = replace(bargain, gold=amount)
            case WantGold(amount):
                bargain = replace(bargain, wants_gold=amount)
            case Tell(discovery):
                bargain = replace(bargain, tells=(*bargain.tells, discovery))
            case _:
                raise TypeError(f"nothing to add to an offer: {action}")
        return replace(self, bargain=bargain)

    def _propose(self, state: RealmState) -> list[Event]:
        """Both see what is offered; everybody else only what is no secret (MR-0.6.1)."""
        state.swap(Considering(self.who, self.partner, self.host, self.bargain))
        if state.player_of(self.who) == state.player_of(self.partner):
            return []
        return [
            *made_public(state, self.who, self.partner, self.bargain),
            *shown_to_partner(state, self.who, self.partner, self.bargain),
        ]


class Considering(Step["RealmState"], frozen=True):
    """MR-4.7.1: the other one is willing, or not; one's own hirelings always are."""

    rule = "MR-4.7.1"
    who: str
    partner: str
    host: str
    bargain: Bargain

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """The other one's player."""
        player = state.player_of(self.partner)
        return () if player == state.player_of(self.who) else (player,)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Yes or no."""
        answers = (Decline(),) if self._why_not_accept(state) else (Accept(), Decline())
        return Choices("consider", answers, {"who": self.who})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """He needs what is wanted (MR-14.2.2)."""
        refused = self._why_not_accept(state) if isinstance(action, Accept) else None
        return refused or super().why_not(state, seat, action)

    def _why_not_accept(self, state: RealmState) -> Refusal | None:
        needed = (why_not_forgo(state, piece) for piece in self.bargain.wants)
        return next((refused for refused in needed if refused is not None), None)

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Carry it out, or let it be."""
        if isinstance(action, Accept):
            return self.run(state, dice)
        state.pop()
        return [Declined(who=self.partner, other=self.who, rule=self.rule)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Carry it out; a guest with something new may activate it at once (MR-4.1.2)."""
        state.pop()
        guest = self.who if self.host == self.partner else self.partner
        got = self.bargain.gives if guest == self.partner else self.bargain.wants
        if got and state.sheet_of(guest) is not None:
            state.push(AfterDeal(guest))
        return carry_out(state, self.who, self.partner, self.bargain)


def traders(state: RealmState) -> tuple[str, ...]:
    """All those who may trade, characters first."""
    return tuple(who for who in state.individuals if is_trader(state, who))


def is_trader(state: RealmState, who: str) -> bool:
    """MR-4.7.1: a character, or a hired leader, who holds belongings for him."""
    if who not in state.individuals or not state.is_on_map(who):
        return False
    return not is_underling(state, who) and not is_minion(who) and not is_mist(state, who)
