"""MR-4.3.5, MR-4.6: what is left behind, and in which order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Choices, Seat, Step
from fabula.games.realm.belongings.actions import Abandon, Inactivate
from fabula.games.realm.belongings.activating import activate, inactivate, put_away, why_not_activate
from fabula.games.realm.belongings.carrying import beyond_carrying, too_heavy
from fabula.games.realm.belongings.events import AbandonedCard
from fabula.games.realm.belongings.items import belongings, number_of, size_of, slot_of
from fabula.games.realm.day.events import Abandoned
from fabula.games.realm.pieces import kind_of, put
from fabula.games.realm.treasures.birdsong_cards import why_not_forgo
from fabula.games.realm.treasures.knowing import knows
from fabula.games.realm.unseen import without

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


def abandon(state: RealmState, who: str, piece: str, rule: str) -> list[Event]:
    """MR-4.6.1: on top of the pile in his clearing, or below him; a card that is secret stays so."""
    clearing = state.atlas.ground_at(state.places[who])
    number = number_of(state, piece)
    put_away(state, piece)
    put(state, piece, clearing)
    if knows(state, None, piece):
        return [Abandoned(who=who, item=kind_of(piece), piece=piece, clearing=clearing, rule=rule)]
    size = size_of(state, piece)
    return [AbandonedCard(who=who, number=number, size=size, clearing=clearing, rule=rule)]


class LeavingBehind(Step["RealmState"], frozen=True):
    """MR-4.3.5: what nobody can carry stays, in the order that its owner names.

    An active item that a horse he leads could carry may be put away instead.
    """

    rule = "MR-4.3.5"
    who: str
    left: tuple[str, ...]
    """What cannot be carried as it is."""
    stowable: tuple[str, ...] = ()
    """What could be carried inactive."""

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Its owner, if there is anything to choose."""
        return (state.player_of(self.who),) if len(self.left) > 1 or self.stowable else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """What goes next, or is put away."""
        actions = (*map(Abandon, self.left), *map(Inactivate, self.stowable))
        return Choices("leave", actions, {"who": self.who, "left": len(self.left)})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Leave it, or put it away."""
        assert isinstance(action, Abandon | Inactivate)
        piece = action.piece
        stowable = tuple(other for other in self.stowable if other != piece)
        state.swap(replace(self, left=without(self.left, piece), stowable=stowable))
        if isinstance(action, Inactivate):
            return inactivate(state, self.who, piece)
        return abandon(state, self.who, piece, self.rule)

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Nothing is left to choose."""
        state.pop()
        return [event for piece in self.left for event in abandon(state, self.who, piece, self.rule)]


class Bearing(Step["RealmState"], frozen=True):
    """MR-14.2.3: who needs a card for a phase that he has recorded must carry it if he is able to."""

    rule = "MR-14.2.3"
    who: str
    piece: str

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """A horse or Boots are activated, wanted or not."""
        state.pop()
        return activate(state, self.who, self.piece)


def _carrier(state: RealmState, who: str, left: tuple[str, ...], *, in_cave: bool) -> str | None:
    """The first of his horses and Boots that would carry a card which a recorded phase needs."""
    needed = [piece for piece in left if why_not_forgo(state, piece) is not None]
    for piece in belongings(state, who) if needed else ():
        if slot_of(state, piece) in ("horse", "boots") and why_not_activate(state, who, piece) is None:
            scratch = state.copy()
            activate(scratch, who, piece)
            if not {*needed} <= {*too_heavy(scratch, who, in_cave=in_cave)}:
                return piece
    return None


def leave_behind(state: RealmState, who: str, *, in_cave: bool) -> bool:
    """MR-3.5.6: before he moves, what he cannot carry has to go; whether there is any such thing."""
    left = too_heavy(state, who, in_cave=in_cave)
    if (carrier := _carrier(state, who, left, in_cave=in_cave)) is not None:
        state.push(Bearing(who, carrier))
        return True
    if left:
        hopeless = beyond_carrying(state, who, in_cave=in_cave)
        state.push(LeavingBehind(who, left, tuple(piece for piece in left if piece not in hopeless)))
    return bool(left)
