"""MR-3.9: searching: the tables among which one chooses, and what they bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.day.actions import Find, Locate, Loot, Peer, Read, Sight
from fabula.games.realm.day.events import Cancelled
from fabula.games.realm.day.findings import ChoiceTaken, ChoseLine, Searched
from fabula.games.realm.day.looks import CHOICE, DISCOVER, find, lines
from fabula.games.realm.day.minions import is_minion
from fabula.games.realm.day.rolls import AND, roll
from fabula.games.realm.day.sight import see, uses_magic_sight
from fabula.games.realm.magic.curses import EYEMIST
from fabula.games.realm.magic.daily import is_foggy
from fabula.games.realm.magic.runes import read, readable
from fabula.games.realm.options.seasons import weather_of
from fabula.games.realm.treasures.knowing import SITE_CARDS
from fabula.games.realm.treasures.looting import RollForLoot, begin_looting, lootable, why_not_loot
from fabula.games.realm.treasures.site_cards import RollOnCard, cards_here, why_not_use

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


class Searching(Step["RealmState"], frozen=True):
    """MR-3.9.1: one table is chosen when the phase comes up."""

    rule = "MR-3.9.1"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whose phase it is, unless his eyes are misty (MR-16.12.1)."""
        return () if state.has_curse(self.who, EYEMIST) else (state.player_of(self.who),)

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """He sees nothing."""
        state.pop()
        return [Cancelled(who=self.who, reason="eyemist", rule="MR-16.12.1")]

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Peer, Locate, Loot and Reading Runes where they can be used, or Magic Sight; and site cards.

        A minion can only Peer where it is (MR-13.13.2).
        """
        if is_minion(self.who):
            return Choices("search", (Peer(state.places[self.who]),))
        cards = [Loot(card) for card in cards_here(state, self.who) if not why_not_use(state, self.who, card)]
        if uses_magic_sight(state, self.who):
            return Choices("search", (Sight(), *cards))
        peers = () if self._is_blind(state) else map(Peer, peerable(state, self.who))
        loots = map(Loot, lootable(state, self.who))
        return Choices("search", (*peers, Locate(), *loots, *cards, *readable(state, self.who)))

    def _is_blind(self, state: RealmState) -> bool:
        """MR-10.9.5c: whether leaves are in the way of a character who would peer."""
        return weather_of(state).bars == "peer" and state.sheet_of(self.who) is not None

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """Each table has its conditions."""
        if is_minion(self.who):
            return super().why_not(state, seat, action)
        if isinstance(action, Loot) and action.place in SITE_CARDS:
            return why_not_use(state, self.who, action.place)
        if uses_magic_sight(state, self.who):  # MR-3.9.9a
            return None if isinstance(action, Sight) else refuse("MR-3.9.9a", "magic-sight")
        if isinstance(action, Peer) and self._is_blind(state):
            return refuse("MR-10.9.5c", "no-peering")
        if isinstance(action, Peer) and action.clearing in in_sight(state, self.who):
            clear = action.clearing in peerable(state, self.who)
            return None if clear else refuse("MR-15.2.2a", "fog")
        if isinstance(action, Loot):
            return why_not_loot(state, self.who, action.place)
        return super().why_not(state, seat, action)

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Roll, and find what there is."""
        state.pop()
        match action:
            case Peer(clearing):
                return search_by(state, self.who, "peer", clearing, dice, "MR-3.9.2")
            case Loot(place) if place in SITE_CARDS:
                return begin_looting(state, self.who, place, RollOnCard(self.who, place))
            case Loot(place):
                return begin_looting(state, self.who, place, RollForLoot(self.who, place))
            case Read():
                return read(state, self.who, action, dice)
            case Sight():
                return search_by(state, self.who, "magic_sight", state.places[self.who], dice, "MR-3.9.9a")
            case _:
                return search_by(state, self.who, "locate", state.places[self.who], dice, "MR-3.9.3")


def search_by(state: RealmState, who: str, table: str, clearing: str, dice: Dice, rule: str) -> list[Event]:
    """Roll on the Peer, Locate or Magic Sight table for a clearing, and find what there is."""
    row, rolled = roll(state, who, table, dice, rule)
    events: list[Event] = [Searched(who=who, table=table, clearing=clearing, rule=rule), rolled]
    if row.results == (CHOICE,):
        own = table == "magic_sight" and state.options.magic_sight_choice == "own_table"
        state.push(ChooseVision(who) if own else ChooseLine(who, clearing))
        return events
    if table == "magic_sight" and row.results != (DISCOVER,):
        return events + see(state, who, row.results[0])
    return events + find(state, who, clearing, row.results, dice, chosen=False)


class ChooseVision(Step["RealmState"], frozen=True):
    """U-23: any line of the Magic Sight table; what he may do then shows everybody which."""

    rule = "MR-16.3.7"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever has rolled it."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """The other lines of the table."""
        rows = (row.results for row in state.box.tables["magic_sight"].rows)
        lines = dict.fromkeys(AND.join(results) for results in rows if results != (CHOICE,))
        return Choices("find", tuple(map(Find, lines)), {"clearing": state.places[self.who]})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """As though he had rolled it."""
        assert isinstance(action, Find)
        state.pop()
        told: list[Event] = [ChoseLine(who=self.who, line=action.line, rule=self.rule)]
        if action.line == DISCOVER:
            return told + find(state, self.who, state.places[self.who], (DISCOVER,), dice, chosen=False)
        return told + see(state, self.who, action.line)


class ChooseLine(Step["RealmState"], frozen=True):
    """MR-16.3.7: any line of either table, and only he knows which."""

    rule = "MR-16.3.7"
    who: str
    clearing: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever has rolled it."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """The lines."""
        return Choices("find", tuple(map(Find, lines(state.box))), {"clearing": self.clearing})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Find it."""
        assert isinstance(action, Find)
        state.pop()
        results = tuple(action.line.split(AND))
        taken = ChoiceTaken(who=self.who, rule=self.rule)
        told = ChoseLine(who=self.who, line=action.line, rule=self.rule, to=(seat,))
        return [taken, told, *find(state, self.who, self.clearing, results, dice, chosen=True)]


def peerable(state: RealmState, who: str) -> tuple[str, ...]:
    """MR-15.2.2a: what he can see of it while there is no fog here or there."""
    here = state.places[who]
    return tuple(clearing for clearing in in_sight(state, who) if not is_foggy(state, here, clearing))


def in_sight(state: RealmState, who: str) -> tuple[str, ...]:
    """MR-3.9.2: the own clearing; from a mountain all that are no caves, in this tile and the next ones."""
    if state.individual(who).farsighted:  # MR-16.16.3
        return tuple(state.atlas.clearings)
    here = state.atlas.clearings[state.places[who]]
    if here.kind != "mountain":
        return (here.name,)
    tiles = (here.tile, *state.atlas.beside[here.tile])
    near = (name for tile in tiles for name in state.atlas.of_tile[tile] if name != here.name)
    return (here.name, *(name for name in near if state.atlas.clearings[name].kind != "cave"))
