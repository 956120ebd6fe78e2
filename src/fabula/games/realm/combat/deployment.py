"""MR-6.5: hirelings are sent against others or choose among their attackers, and characters charge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.combat.actions import Charge, Deploy, Engage, TurnCounter
from fabula.games.realm.combat.assignment import unhide
from fabula.games.realm.combat.charging import charge, charges, denizens_seen, enemies_seen, may_charge
from fabula.games.realm.combat.counters import body_of, counters_of, is_tremendous
from fabula.games.realm.combat.engaging import deploy, is_pinned, turn_to
from fabula.games.realm.combat.events import CounterTurned, Deployed, Engaged
from fabula.games.realm.combat.naming import rush
from fabula.games.realm.combat.sheets import (
    attackers_of,
    is_dark,
    is_held,
    is_red,
    turn_over,
)
from fabula.games.realm.combat.sides import character_here, hirelings_here, provoke
from fabula.games.realm.combat.treachery import betray
from fabula.games.realm.day.events import LetBe
from fabula.games.realm.day.seeing import may_see, sees
from fabula.games.realm.magic.brooms import calls_in_combat
from fabula.games.realm.magic.durations import break_peace
from fabula.games.realm.magic.fighting import is_at_peace
from fabula.games.realm.setup.actions import Done

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.combat.charging import Look
    from fabula.games.realm.state import RealmState


class Deployment(Step["RealmState"], frozen=True):
    """MR-6.5.4: one player after the other, as many of his people as he likes."""

    rule = "MR-6.5.4"
    left: tuple[Seat, ...]
    sent: tuple[str, ...] = ()
    """The people whom the first of them has given a target; each gets one order."""
    turned: tuple[str, ...] = ()
    """The counters that he has turned over, each once."""

    def _orders(self, state: RealmState, seat: Seat, look: Look = sees) -> tuple[Action, ...]:
        """Whom each of his people can attack, and what can be turned over."""
        found: list[Action] = []
        for who in hirelings_here(state, seat):
            if who not in self.sent and not is_at_peace(state, who):  # MR-15.1.3b
                if is_free(state, who):
                    found += (Deploy(who, whom) for whom in targets(state, who, look))
                else:
                    found += (Engage(who, whom) for whom in _other_attackers(state, who))
            found += (TurnCounter(piece) for piece in turnable(state, who) if piece not in self.turned)
        return tuple(found)

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """The next one who can do anything for all that the others know, until he is done."""
        return tuple(seat for seat in self.left[:1] if self.sent or self.turned or self._may_act(state, seat))

    def _may_act(self, state: RealmState, seat: Seat) -> bool:
        who = character_here(state, seat)
        return (who is not None and may_charge(state, who)) or bool(self._orders(state, seat, may_see))

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each charge, and each hireling against each enemy."""
        who = state.sheet(seat).character
        own = charges(state, who) if who in state.plays else ()
        return Choices("deploy", (*own, *self._orders(state, seat), Done()), {"who": who})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """He is held, or it is not possible at all."""
        if action in self.choices(state, seat).actions:
            return None
        if isinstance(action, Charge) and is_held(state, state.sheet(seat).character):
            return refuse("MR-6.6.2", "held")
        return refuse(self.rule, "not-offered")

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """One at a time; natives who are attacked begin to battle (MR-6.2.3)."""
        match action:
            case Charge(whom, means):
                who = state.sheet(seat).character
                events = charge(state, who, whom, means)
                state.push(*calls_in_combat(state, who, means, "charge"))
                return events
            case Deploy(who, whom):
                state.swap(replace(self, sent=(*self.sent, who)))
                return self._deploy(state, seat, who, whom)
            case Engage(who, whom):
                state.swap(replace(self, sent=(*self.sent, who)))
                turn_to(state, who, whom)
                return [Engaged(who=who, whom=whom, rule="MR-6.5.1d")]
            case TurnCounter(piece):
                state.swap(replace(self, turned=(*self.turned, piece)))
                turn_over(state, piece)
                return [CounterTurned(piece=piece, dark=is_dark(state, piece), rule="MR-6.5.1d")]
            case _:
                state.swap(Deployment(self.left[1:]))
                return [LetBe(who=state.sheet(seat).character, rule=self.rule)]

    def _deploy(self, state: RealmState, seat: Seat, who: str, whom: str) -> list[Event]:
        """MR-6.13.1: on a hireling of his own it is treachery, which whoever is of its group does not do."""
        events = betray(state, whom, seat, by=who)
        if who not in state.hired:
            return events
        events += break_peace(state, whom)
        deploy(state, who, whom)
        deployed = Deployed(who=who, whom=whom, rule="MR-6.5.1")
        events += (*unhide(state, who, "MR-1.6.2"), deployed, *provoke(state, whom, seat))
        return events + rush(state, whom, seat)

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """He has nobody to send, or all have been asked."""
        if self.left:
            state.swap(Deployment(self.left[1:]))
        else:
            state.pop()
        return []


def is_free(state: RealmState, who: str) -> bool:
    """MR-6.5.1: whether a hireling has no attackers on his own sheet, and nobody holds him."""
    return not attackers_of(state, who) and not is_held(state, who) and not is_pinned(state, who)


def targets(state: RealmState, hireling: str, look: Look = sees) -> tuple[str, ...]:
    """MR-6.5.1: unhired denizens, other hirelings of his master, and whom he sees of other players.

    Not his master himself, nor whom he attacks already.
    """
    master = state.sheet(state.player_of(hireling)).character
    now = state.stances.get(hireling)
    barred = (hireling, master, "" if now is None else now.target)
    seen = (*denizens_seen(state, hireling, look), *enemies_seen(state, hireling, look))
    return tuple(one for one in seen if one not in barred)


def _other_attackers(state: RealmState, who: str) -> tuple[str, ...]:
    """MR-6.5.1d: whoever has attackers attacks one of them; another than now, unless he holds it."""
    now = None if is_red(state, who) else state.stances.get(who)
    return tuple(one for one in attackers_of(state, who) if now is not None and one != now.target)


def turnable(state: RealmState, who: str) -> tuple[str, ...]:
    """MR-6.5.1d, MR-6.17.2: the counters of a hireling on a sheet, but no Tremendous body."""
    if who not in state.stances:
        return ()
    return tuple(
        piece
        for piece in counters_of(state, who)
        if piece != body_of(state.box, piece) or not is_tremendous(state, piece)
    )
