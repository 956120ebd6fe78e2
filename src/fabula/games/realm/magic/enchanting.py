"""MR-3.11: the Enchant activity: Magic chits become color chits, and tiles are turned over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.components.kinds import COLOR_OF
from fabula.games.realm.day.chits import change_chit
from fabula.games.realm.day.events import Cancelled
from fabula.games.realm.day.minions import is_minion, master_of
from fabula.games.realm.magic.actions import EnchantChit, EnchantTile
from fabula.games.realm.magic.colors import CLEARING, READY, supplies
from fabula.games.realm.magic.events import PreparesToEnchant, TileTurned
from fabula.games.realm.magic.types import chits_by_type
from fabula.games.realm.map.layout import Layout

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.sheet import ChitState
    from fabula.games.realm.state import RealmState


def enchant(state: RealmState, who: str, clearing: str | None = None) -> list[Event]:
    """MR-3.11.1: the first time each day he prepares; without anything to enchant a phase is cancelled.

    If a clearing is named, it is done as if he were there (MR-3.11.6); so is what a phantasm enchants, with
    the chits of its master (MR-15.6.4a).
    """
    if not state.individual(who).prepared:
        state.write(who, prepared=True)
        return [PreparesToEnchant(who=who, rule="MR-3.11.1")]
    if clearing is None and state.individual(who).farsighted:
        from fabula.games.realm.treasures.circle import ReachOut  # which knows this module

        state.push(ReachOut(who))
        return []
    where = clearing or state.places[who]
    magician = master_of(state, who) if is_minion(who) else who
    if not enchantments(state, magician, where):
        return [Cancelled(who=who, reason="nothing-to-enchant", rule="MR-3.11.1")]
    state.push(Enchanting(magician, where))
    return []


def enchantments(state: RealmState, who: str, clearing: str) -> tuple[Action, ...]:
    """All that somebody can enchant as if he were in this clearing."""
    return (*_chits(state, who), *_tile(state, who, clearing))


def _chits(state: RealmState, who: str) -> tuple[EnchantChit, ...]:
    """MR-3.11.1a, MR-7.1.2: Magic chits of types I to V, and color chits."""
    return tuple(
        EnchantChit(number)
        for number, type_, _ in chits_by_type(state, who, *READY, "color")
        if type_ in COLOR_OF
    )


def _tile(state: RealmState, who: str, clearing: str) -> tuple[EnchantTile, ...]:
    """MR-3.11.1b: a Magic chit that he only shows, and a supply of its own color."""
    shown = {type_ for _, type_, _ in chits_by_type(state, who, *READY)}
    fitting = [color for type_, color in COLOR_OF.items() if type_ in shown]
    found = (supply for color in fitting for supply in supplies(state, who, clearing, color))
    return tuple(map(EnchantTile, dict.fromkeys(found)))


class Enchanting(Step["RealmState"], frozen=True):
    """MR-3.11.1: one enchantment, of a chit or of the tile."""

    rule = "MR-3.11.1"
    who: str
    clearing: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whose phase it is."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Everything that he can enchant."""
        tile = state.atlas.clearings[self.clearing].tile
        return Choices(
            "enchant", enchantments(state, self.who, self.clearing), {"who": self.who, "tile": tile}
        )

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """Not such a chit, or no color that fits one."""
        if action in self.choices(state, seat).actions:
            return None
        if isinstance(action, EnchantChit):
            return refuse("MR-3.11.1a", "chit-not-enchantable", chit=action.chit)
        if isinstance(action, EnchantTile):
            return refuse("MR-3.11.1b", "color-does-not-fit", supply=action.supply)
        return refuse(self.rule, "not-offered")

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Turn it over."""
        state.pop()
        if isinstance(action, EnchantChit):
            now = state.sheet(seat).chits[action.chit - 1]
            becomes: ChitState = "active" if now == "color" else "color"
            return [change_chit(state, self.who, action.chit, becomes, "MR-3.11.1a")]
        assert isinstance(action, EnchantTile)
        events: list[Event] = []
        if action.supply != CLEARING:
            number = int(action.supply.removeprefix("chit:"))
            events.append(change_chit(state, self.who, number, "fatigued", "MR-3.11.1b"))
        return [*events, turn_tile(state, self.who, state.atlas.clearings[self.clearing].tile)]


def turn_tile(state: RealmState, who: str, tile: str) -> Event:
    """MR-3.11.2: the other side is up; all pieces stay in the clearings of the same numbers."""
    tiles = state.layout.tiles
    at = next(index for index, laid in enumerate(tiles) if laid.tile == tile)
    enchanted = tiles[at].side == "green"
    turned = replace(tiles[at], side="enchanted" if enchanted else "green")
    state.layout = Layout((*tiles[:at], turned, *tiles[at + 1 :]))
    return TileTurned(who=who, tile=tile, enchanted=enchanted, rule="MR-3.11.2")
