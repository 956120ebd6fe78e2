"""MR-7.12.3, MR-16.11: wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Seat, Step
from fabula.games.realm.combat.engaging import leave
from fabula.games.realm.combat.sheets import TRUCE_ROUNDS, fighters, turn_light, write_fight, write_play
from fabula.games.realm.day.findings import CardSeen
from fabula.games.realm.day.following import followers_of, leave_behind, lose_guide
from fabula.games.realm.day.minions import is_minion
from fabula.games.realm.day.moving import dismount
from fabula.games.realm.day.regeneration import home_of
from fabula.games.realm.day.rolls import roll
from fabula.games.realm.magic.actions import Aim, GoTo, LookInto
from fabula.games.realm.magic.casting import PIT, write_casting
from fabula.games.realm.magic.durations import break_spells_of
from fabula.games.realm.magic.events import Carried, SentHome, SpellCancelled, TruceBegan, Vision, WishGranted
from fabula.games.realm.magic.leaving import leave_fight
from fabula.games.realm.magic.reach import in_sight
from fabula.games.realm.magic.spells.type_1 import lift_curse, rest_all
from fabula.games.realm.magic.spells.type_5 import HEALTH, is_same_moment
from fabula.games.realm.natives.errands import arrive
from fabula.games.realm.natives.hirelings import set_free
from fabula.games.realm.pieces import put
from fabula.games.realm.treasures.piles import glimpse
from fabula.games.realm.treasures.wand import asks_first

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.magic.casting import Casting
    from fabula.games.realm.state import RealmState

WISH: Final = "wish"


def wish(state: RealmState, who: str, dice: Dice, rule: str, time: int = -1) -> list[Event]:
    """MR-7.12.1d: he rolls, and chooses what there is to choose; `time` is that of the spell, if any."""
    if asks_first(state, who, WISH, Wishing(who, rule, time)):
        return []
    row, rolled = roll(state, who, WISH, dice, rule)
    return [rolled, *grant(state, who, row.results[0], time)]


class Wishing(Step["RealmState"], frozen=True):
    """A wish for which he has chosen the red die (MR-14.5.7)."""

    rule = "MR-14.5.7"
    who: str
    clause: str
    time: int

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Now he rolls."""
        state.pop()
        return wish(state, self.who, dice, self.clause, self.time)


def grant(state: RealmState, who: str, result: str, time: int = -1) -> list[Event]:
    """MR-16.11: a wish that has been rolled comes true."""
    events: list[Event] = [WishGranted(who=who, wish=result, rule="MR-7.12.3")]
    match result:
        case "i_elsewhere":
            state.push(Elsewhere(who))
        case "you_elsewhere":
            state.push(SendAway(who))
        case "vision":
            state.push(HaveVision(who))
        case "peace":
            events += _make_truce(state, time) if state.fight else _keep_peace(state, who)
        case _ if result == HEALTH:
            events += rest_all(state, who, "MR-16.11.6")
            for curse in ("wither", "ill_health"):
                events += lift_curse(state, who, curse, "MR-16.11.6")
        case _:
            state.write_sheet(state.player_of(who), mighty=True)
    return events


def small_blessing(state: RealmState, casting: Casting, dice: Dice) -> list[Event]:
    """MR-15.1.4: the target rolls on the Wishes table; health waits for the Pit at that moment (MR-7.6.4)."""
    (who,) = casting.targets
    if casting.detail == HEALTH:
        return grant(state, who, HEALTH)
    if not any(one.spell == PIT and is_same_moment(one, casting) for one in state.castings):
        return wish(state, who, dice, "MR-15.1.4", casting.time)
    row, rolled = roll(state, who, WISH, dice, "MR-15.1.4")
    if row.results[0] != HEALTH:
        return [rolled, *grant(state, who, row.results[0], casting.time)]
    write_casting(state, casting.caster, fate="cast", detail=HEALTH)
    return [rolled]


def _make_truce(state: RealmState, time: int) -> list[Event]:
    """MR-16.11.5: nobody fights here any more today; later spells come to nothing."""
    assert state.fight is not None
    write_fight(state, truce=1 + TRUCE_ROUNDS, battling=())  # MR-6.2.4
    events: list[Event] = [TruceBegan(clearing=state.fight.clearing, rule="MR-16.11.5")]
    events += call_off_spells(state, time)
    for who in fighters(state):
        write_play(state, who, target="", charges="")
    state.stances = {}
    return events


def _keep_peace(state: RealmState, who: str) -> list[Event]:
    """MR-16.11.5: by day it is for the Evening in his clearing."""
    clearing = state.places[who]
    state.truces = tuple(sorted({*state.truces, clearing}))
    return [TruceBegan(clearing=clearing, rule="MR-16.11.5")]


def call_off_spells(state: RealmState, time: int = -1) -> list[Event]:
    """MR-16.11.5: those come to nothing that would take effect after the wish for peace."""
    events: list[Event] = []
    for casting in state.castings:
        if casting.fate == "cast" and casting.time > time:
            write_casting(state, casting.caster, fate="cancelled")
            events.append(SpellCancelled(who=casting.caster, spell=casting.spell, rule="MR-16.11.5"))
    return events


def carry_off(state: RealmState, who: str, clearing: str) -> list[Event]:
    """MR-7.12.3a: with all that he has, out of any combat; those who follow him stay."""
    events: list[Event] = [leave_behind(state, one, "MR-3.12.4") for one in followers_of(state, who)]
    if state.fight is not None and who in state.plays:
        leave_fight(state, who)
        for casting in state.castings:
            if casting.caster == who and casting.fate == "cast":
                write_casting(state, who, fate="cancelled")
                events.append(SpellCancelled(who=who, spell=casting.spell, rule="MR-7.4.6a"))
        _release(state, who)
    lose_guide(state, who)
    put(state, who, clearing)
    state.write(who, came="", following="", wary=False)
    events.append(Carried(who=who, clearing=clearing, rule="MR-7.12.3a"))
    return [*events, *dismount(state, who, clearing, "MR-4.4.8"), *arrive(state, who)]


def _release(state: RealmState, who: str) -> None:
    """MR-16.11.3: he is no target any more of spells that have not taken effect."""
    for casting in state.castings:
        if who in casting.targets and casting.fate == "cast":
            left = tuple(one for one in casting.targets if one != who)
            write_casting(state, casting.caster, targets=left)


class Elsewhere(Step["RealmState"], frozen=True):
    """MR-16.11.1: he chooses any other clearing, and is there."""

    rule = "MR-16.11.1"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """He himself."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Every other clearing."""
        there = (name for name in state.atlas.clearings if name != state.places[self.who])
        return Choices("elsewhere", tuple(map(GoTo, there)), {"who": self.who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Gone."""
        assert isinstance(action, GoTo)
        state.pop()
        return carry_off(state, self.who, action.clearing)


class SendAway(Step["RealmState"], frozen=True):
    """MR-16.11.2: he must name one other in his clearing; if he is alone nobody goes."""

    rule = "MR-16.11.2"
    who: str

    def _others(self, state: RealmState) -> tuple[str, ...]:
        return tuple(one for one in in_sight(state, self.who) if one != self.who and not is_minion(one))

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """He himself, whomever he sees: what he has found is his secret."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Everybody whom he sees; nobody if there is nobody."""
        return Choices("send-away", tuple(map(Aim, self._others(state) or (self.who,))), {"who": self.who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """A character chooses where he goes; a denizen goes to where it began (MR-7.12.3b)."""
        assert isinstance(action, Aim)
        state.pop()
        one = action.target
        if one == self.who:
            return []
        if one in state.individuals and state.sheet_of(one) is not None:
            state.push(Elsewhere(one))
            return []
        return send_home(state, one)


def send_home(state: RealmState, denizen: str) -> list[Event]:
    """MR-7.12.3b: to its clearing, and stays hired; or to its box, unhired and free of spells."""
    home = home_of(state, denizen)
    if state.places[denizen] == home:
        return []
    events: list[Event] = []
    if denizen in state.individuals:
        events += (leave_behind(state, one) for one in followers_of(state, denizen))
        lose_guide(state, denizen)
        state.write(denizen, came="", following="", wary=False)
    if state.fight is not None:
        leave(state, denizen)
        _release(state, denizen)
    if home not in state.atlas.clearings:
        events += break_spells_of(state, denizen)
        if denizen in state.hired:
            events += set_free(state, (denizen,))
    turn_light(state, denizen)
    put(state, denizen, home)
    return [*events, SentHome(who=denizen, rule="MR-7.12.3b")]


class HaveVision(Step["RealmState"], frozen=True):
    """MR-16.11.4: he looks at all treasure cards of one box, and puts them back as they were."""

    rule = "MR-16.11.4"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """He himself."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Every box with treasures."""
        return Choices("vision", tuple(map(LookInto, sorted(state.piles))), {"who": self.who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Only he sees them."""
        assert isinstance(action, LookInto)
        state.pop()
        events: list[Event] = [Vision(who=self.who, place=action.place, rule=self.rule)]
        for position in range(len(state.piles[action.place].cards)):
            card = glimpse(state, action.place, position, dice, seat)
            to = (seat,) if card in state.secrets else None
            events.append(CardSeen(who=self.who, item=card, rule=self.rule, to=to, reveals=True))
        return events
