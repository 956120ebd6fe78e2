"""MR-4.1.2, MR-4.6.1: activating, putting away and abandoning, one item at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.belongings.abandoning import abandon
from fabula.games.realm.belongings.actions import Abandon, Activate, Inactivate
from fabula.games.realm.belongings.activating import (
    activate,
    inactivate,
    why_not_activate,
    why_not_inactivate,
    why_not_part,
)
from fabula.games.realm.belongings.events import Arranged
from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.day.chits import VIAL
from fabula.games.realm.magic.bewitching import CARPET
from fabula.games.realm.magic.durations import energize_where_color_is
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.treasures.amulet import UseAmulet
from fabula.games.realm.treasures.birdsong_cards import why_not_forgo
from fabula.games.realm.treasures.claw import use_claw
from fabula.games.realm.treasures.looting import CHEST, open_chest
from fabula.games.realm.treasures.remedies import AMULET, CLAW
from fabula.games.realm.treasures.vial import heal

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

Change: TypeAlias = Activate | Inactivate | Abandon


def changes(state: RealmState, who: str, changed: tuple[str, ...]) -> tuple[Action, ...]:
    """Everything that he may do with his items, except with those that he has changed."""
    mine = belongings(state, who)
    possible: tuple[Change, ...] = (*map(Activate, mine), *map(Inactivate, mine), *map(Abandon, mine))
    return tuple(change for change in possible if why_not_change(state, who, change, changed) is None)


def why_not_change(state: RealmState, who: str, change: Change, changed: tuple[str, ...]) -> Refusal | None:
    """The clause that forbids it; what has been changed stays so until he is asked again."""
    match change:
        case Abandon(piece):
            if piece not in belongings(state, who):
                return refuse("MR-1.11.1", "not-his", piece=piece)
            if not state.is_in_clearing(who):
                return refuse("MR-3.5.8", "on-roadway")
            return why_not_part(state, piece) or why_not_forgo(state, piece)
        case Activate(piece) | Inactivate(piece) if piece in changed:
            return refuse("MR-4.1.2", "changed-already", piece=piece)
        case Activate(piece):
            return why_not_activate(state, who, piece)
        case Inactivate(piece):
            return why_not_inactivate(state, who, piece)


def make_change(state: RealmState, who: str, change: Change, dice: Dice) -> list[Event]:
    """Do it."""
    match change:
        case Activate(piece) if piece == CHEST:
            return open_chest(state, who, dice)
        case Activate(piece):
            if piece == AMULET:
                state.push(UseAmulet(who))
            events = activate(state, who, piece)
            if piece == VIAL:
                events += heal(state, who)
            if piece == CARPET:
                events += energize_where_color_is(state)
            return events + (use_claw(state, who, dice) if piece == CLAW else [])
        case Inactivate(piece):
            return inactivate(state, who, piece)
        case Abandon(piece):
            return abandon(state, who, piece, "MR-4.6.1")


def changed_then(changed: tuple[str, ...], change: Change) -> tuple[str, ...]:
    """What stays as it is until he is asked again: not what he has no more."""
    return changed if isinstance(change, Abandon) else (*changed, change.piece)


class AfterDeal(Step["RealmState"], frozen=True):
    """MR-4.1.2: whoever has got something in a deal may activate it at once, on anybody's turn."""

    rule = "MR-4.1.2"
    who: str
    changed: tuple[str, ...] = ()

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Him, as long as he has anything."""
        return (state.player_of(self.who),) if belongings(state, self.who) else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each change, and the end of it."""
        return Choices("rearrange", (*changes(state, self.who, self.changed), Done()), {"who": self.who})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """By the clause that forbids it."""
        if isinstance(action, Change):
            return why_not_change(state, self.who, action, self.changed)
        return None if isinstance(action, Done) else refuse(self.rule, "not-offered")

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Change something, or be content."""
        if not isinstance(action, Change):
            state.pop()
            return [Arranged(who=self.who, rule=self.rule)]
        state.swap(replace(self, changed=changed_then(self.changed, action)))
        return make_change(state, self.who, action, dice)

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """He has nothing."""
        state.pop()
        return []
