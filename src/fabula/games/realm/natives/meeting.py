"""MR-5.2, MR-16.5: drinks, the roll on the Meeting table, and insults."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.combat.sides import battle
from fabula.games.realm.day.blocking import stop
from fabula.games.realm.day.events import Unhidden
from fabula.games.realm.day.rolls import roll, throw_on
from fabula.games.realm.magic.pacifying import PACIFIERS, pacification
from fabula.games.realm.magic.shapes import gold_kept
from fabula.games.realm.natives.events import Drinks, Endured, Met, NativesBlocked
from fabula.games.realm.natives.odds import meeting_odds, next_column
from fabula.games.realm.natives.request import Request
from fabula.games.realm.natives.tasks import why_not_lose_fame
from fabula.games.realm.natives.trust import ALLY, FRIENDLY, column_of, trust
from fabula.games.realm.scoring.records import add_fame, add_gold, add_notoriety
from fabula.games.realm.scoring.victory import ASHES
from fabula.games.realm.trade.actions import Endure, Resist, Roll, Treat
from fabula.games.realm.trade.paying import Paying

if TYPE_CHECKING:
    from fractions import Fraction

    from fabula.core import Action, Dice, Event
    from fabula.games.realm.components.kinds import Relationship
    from fabula.games.realm.state import RealmState

AFFRONT: Final = {"challenge": (add_fame, "MR-16.5.3"), "insult": (add_notoriety, "MR-16.5.4")}
"""What enduring it costs, and the clause."""
PRIDE: Final = 5
"""MR-5.2.5: how much of it."""
TIMES: Final = {"price_x1": 1, "price_x2": 2, "price_x3": 3, "price_x4": 4, "boon_x1": 1}
BOON: Final = "boon_x1"
BLOCK: Final = "block_battle"
CHALLENGE: Final = "challenge"


def level_of(state: RealmState, request: Request) -> int:
    """MR-5.7.7: what counts is what they think of the character, whoever deals for him.

    Those whom he has pacified are as friendly to a hirer as the spell says (MR-5.7.1c, MR-15.3.5a).
    """
    seat = state.player_of(request.who)
    asked = (pacification(state, one, seat) for one in request.natives)
    spell = next((row.spell for row in asked if row is not None), None)
    if spell is None:
        return trust(state, seat, request.partner)
    return PACIFIERS[spell] - sum(boon.partner == request.partner for boon in state.sheet(seat).boons)


def price_of_drinks(state: RealmState, request: Request) -> int | None:
    """MR-5.2.3: one Gold for each member who is here; None if drinks are of no use, or too dear."""
    evening = request.wants == "peace"
    enough = FRIENDLY if evening else ALLY  # friends never battle
    useless = request.partner not in state.box.groups or level_of(state, request) >= enough
    absent = evening and state.sheet_of(request.who) is None
    if useless or absent or state.has_curse(request.who, ASHES):
        return None
    here, natives = state.standing_at[state.places[request.who]], state.box.natives
    price = sum(piece in natives and natives[piece].group == request.partner for piece in here)
    have = state.individual(request.who).gold - gold_kept(state, request.who)  # MR-7.10.5
    return price if price <= have else None


def odds_of(state: RealmState, request: Request, *, drinks: bool = False) -> dict[str, Fraction]:
    """What they may say to a request, and how likely it is."""
    level = level_of(state, request) + drinks
    throw = throw_on(state, request.who, "meeting", request.activity)
    return meeting_odds(state.box.tables["meeting"], column_of(level), throw)


class Meeting(Step["RealmState"], frozen=True):
    """MR-5.2.3: before the roll he may buy drinks."""

    rule = "MR-5.2.3"
    request: Request

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever can treat them."""
        if price_of_drinks(state, self.request) is None:
            return ()
        return (state.player_of(self.request.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """With drinks or without."""
        price = price_of_drinks(state, self.request) or 0
        evening = "yes" if self.request.wants == "peace" else "no"
        details: dict[str, str | int] = {"partner": self.request.partner, "gold": price, "evening": evening}
        return Choices("drinks", (Treat(), Roll()), details)

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Pay for them, and roll."""
        level, price = level_of(state, self.request), price_of_drinks(state, self.request)
        state.pop()
        if not isinstance(action, Treat) or price is None:
            return meet(state, self.request, column_of(level), dice)
        who = self.request.who
        add_gold(state, who, -price)
        drinks = Drinks(who=who, partner=self.request.partner, gold=price, rule=self.rule)
        return [drinks, *meet(state, self.request, column_of(level + 1), dice)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Nobody drinks."""
        state.pop()
        return meet(state, self.request, column_of(level_of(state, self.request)), dice)


def meet(state: RealmState, request: Request, column: Relationship, dice: Dice) -> list[Event]:
    """MR-5.2.2: roll until it is neither an opportunity nor trouble, and see what they say."""
    table = state.box.tables["meeting"]
    events: list[Event] = []
    again: Relationship | None = column
    while again is not None:
        column = again
        row, rolled = roll(state, request.who, "meeting", dice, "MR-5.2.1", activity=request.activity)
        result = row.results[table.columns.index(column)]
        met = Met(who=request.who, partner=request.partner, column=column, result=result, rule="MR-16.5.1")
        events += (rolled, met)
        again = next_column(column, result)
    if result in TIMES and request.wants != "peace":
        state.push(Paying(request, TIMES[result], boon=result == BOON and request.wants != "freedom"))
    elif result in AFFRONT:
        state.push(Affronted(request, result))
    elif result == BLOCK:
        events += fall_out(state, request)
    return events


def fall_out(state: RealmState, request: Request) -> list[Event]:
    """MR-5.2.4, MR-6.2.2: by day they block him, in the evening they battle his side."""
    if request.wants == "peace":
        return battle(state, request.partner, state.player_of(request.who), "MR-6.2.2")
    return natives_block(state, request)


def natives_block(state: RealmState, request: Request) -> list[Event]:
    """MR-5.2.4: he is unhidden and blocked, and his turn is over."""
    hidden = state.individual(request.who).hidden
    stop(state, request.who)
    blocked = NativesBlocked(who=request.who, partner=request.partner, rule="MR-5.2.4")
    return [*([Unhidden(who=request.who, rule="MR-3.10.3")] if hidden else []), blocked]


class Affronted(Step["RealmState"], frozen=True):
    """MR-5.2.5: a challenge or an insult is endured for 5 Fame or 5 Notoriety, or they fall out."""

    rule = "MR-5.2.5"
    request: Request
    affront: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever rolled it."""
        return (state.player_of(self.request.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Lose the points, or fall out with them."""
        answers = tuple(
            answer for answer in (Endure(), Resist()) if self.why_not(state, seat, answer) is None
        )
        partner = self.request.partner
        lost = "fame" if self.affront == CHALLENGE else "notoriety"
        details: dict[str, str | int] = {"partner": partner, "affront": self.affront}
        return Choices("affront", answers, {**details, "points": PRIDE, "lost": lost})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """MR-1.12.2: under Disgust nobody loses Fame of his own will."""
        if not isinstance(action, Endure | Resist):
            return refuse(self.rule, "not-offered")
        fame = isinstance(action, Endure) and self.affront == CHALLENGE
        return why_not_lose_fame(state, seat) if fame else None

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """The points belong to the character, whoever deals for him (MR-1.12.3)."""
        state.pop()
        if isinstance(action, Resist):
            return fall_out(state, self.request)
        lose, rule = AFFRONT[self.affront]
        lose(state, seat, -PRIDE)
        return [Endured(who=self.request.who, affront=self.affront, points=PRIDE, rule=rule)]
