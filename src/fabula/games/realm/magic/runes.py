"""MR-3.9.7, MR-3.9.8: reading the runes of sites, artifacts and books, and learning their spells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.day.actions import Learn, Pass, Read
from fabula.games.realm.day.findings import Awakened, RunesRead, SpellPondered, SpellSeen
from fabula.games.realm.day.rolls import roll
from fabula.games.realm.magic.cards import lay_at_bottom, turn_up
from fabula.games.realm.magic.curses import curse
from fabula.games.realm.magic.shapes import essence_type, is_transmorphized
from fabula.games.realm.magic.sources import added_spells
from fabula.games.realm.options.scope import teaches_magic
from fabula.games.realm.setup.events import Recorded
from fabula.games.realm.treasures.looting import sites_here

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.sheet import Sheet
    from fabula.games.realm.state import RealmState

MOST_SPELLS: Final = 14
"""MR-3.9.7: how many lines of spells a sheet has."""
TOP: Final = "top"
"""The spell that is read: the top one of a site, the first of a book or artifact that is not awakened."""
AWAKENS: Final = ("awaken", "learn_and_awaken")


def groups_of_spells(state: RealmState, who: str) -> tuple[str, ...]:
    """The books and artifacts that somebody has active, and his sites of the clearing, with spell cards."""
    items = (piece for piece in belongings(state, who) if piece in state.active)
    return tuple(place for place in (*items, *sites_here(state, who)) if place in state.spell_piles)


def readable(state: RealmState, who: str) -> tuple[Read, ...]:
    """What he may read; only characters can (MR-3.9.7), and no creatures (MR-7.10.2)
    but whoever has absorbed a monster that casts (MR-15.5.1h).
    """
    if state.sheet_of(who) is None or not teaches_magic(state.options):  # MR-10.14.4
        return ()
    if is_transmorphized(state, who) and essence_type(state, who) is None:
        return ()
    found: list[Read] = []
    for place in groups_of_spells(state, who):
        cards = state.spell_piles[place]
        awakened = [card for card in cards if card in state.awakened]
        if len(awakened) < len(cards):
            found.append(Read(place, TOP))
        found += (Read(place, card) for card in awakened)
        found += (Read(place, spell) for spell in added_spells(state, place) if spell not in awakened)
    return tuple(found)


def read(state: RealmState, who: str, action: Read, dice: Dice) -> list[Event]:
    """Roll on the Reading Runes table."""
    seat = state.player_of(who)
    row, rolled = roll(state, who, "reading_runes", dice, "MR-3.9.7")
    events: list[Event] = [RunesRead(who=who, place=action.place, rule="MR-3.9.7"), rolled]
    (result,) = row.results
    if action.spell != TOP and action.spell not in state.spell_piles[action.place]:
        return events + _read_added(state, who, action, result, dice)
    position = _position(state, action)
    at_site = action.place in state.box.sites
    if result in AWAKENS:
        spell = turn_up(state, action.place, position, dice, *((seat,) if at_site else ()))
        to = (seat,) if at_site else None
        events.append(
            SpellSeen(who=who, spell=spell, place=action.place, rule="MR-16.3.9", to=to, reveals=True)
        )
        if not at_site and spell not in state.awakened:
            state.awakened = tuple(sorted((*state.awakened, spell)))
            events.append(Awakened(spell=spell, place=action.place, rule="MR-16.3.9"))
    if result == "curse":
        events += curse(state, who, dice)
    if at_site:
        lay_at_bottom(state, action.place)
        position = len(state.spell_piles[action.place]) - 1
    if result == "learn_and_awaken" and has_magic(state, who, action.place, position):
        state.push(Learning(who, action.place, (position,)))
    return events


def _read_added(state: RealmState, who: str, action: Read, result: str, dice: Dice) -> list[Event]:
    """MR-15.6.2a: a spell that somebody has enchanted into the item; it is awakened, but no card."""
    if result == "curse":
        return curse(state, who, dice)
    if result == "learn_and_awaken" and _has_type(state, who, action.spell):
        state.push(Learning(who, action.place, (), added=action.spell))
    return []


def _position(state: RealmState, action: Read) -> int:
    cards = state.spell_piles[action.place]
    if action.spell != TOP:
        return cards.index(action.spell)
    return next(position for position, card in enumerate(cards) if card not in state.awakened)


def has_magic(state: RealmState, who: str, place: str, position: int) -> bool:
    """Whether somebody has a Magic chit of the type of a spell, in whatever state it is."""
    return _has_type(state, who, state.spell_piles[place][position])


def _has_type(state: RealmState, who: str, spell: str) -> bool:
    sheet = state.sheet_of(who)
    if sheet is None:
        return False
    types = {*(chit.type for chit in sheet.printed(state.box)), essence_type(state, who)}
    return state.box.spells[spell].type in types


def why_not_learn(sheet: Sheet, spell: str) -> Refusal | None:
    """MR-3.9.7, MR-3.9.8: he has learned it already, or his list is full; starting spells do not count."""
    if spell in sheet.learned:
        return refuse("MR-3.9.7", "learned-already", spell=spell)
    lines = len(sheet.spells) + len(sheet.learned)
    return refuse("MR-3.9.7", "list-full", most=MOST_SPELLS) if lines >= MOST_SPELLS else None


class Learning(Step["RealmState"], frozen=True):
    """MR-16.3.8: he may record one of these spells; whether he does nobody else knows (MR-0.6.1)."""

    rule = "MR-16.3.8"
    who: str
    place: str
    positions: tuple[int, ...]
    added: str = ""
    """The spell that is enchanted into the item, and is on no card (MR-15.6.2a)."""

    def _spells(self, state: RealmState) -> tuple[str, ...]:
        if self.added:
            return (self.added,)
        return tuple(state.spell_piles[self.place][position] for position in self.positions)

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever has seen them."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each that he can learn, or none."""
        spells = (spell for spell in self._spells(state) if why_not_learn(state.sheet(seat), spell) is None)
        return Choices("learn", (*map(Learn, spells), Pass()))

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """He knows it, or has no room for it."""
        if isinstance(action, Learn) and action.spell in self._spells(state):
            return why_not_learn(state.sheet(seat), action.spell)
        return None if isinstance(action, Pass) else refuse(self.rule, "not-offered")

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Write it down, or not."""
        spells, sheet = self._spells(state), state.sheet(seat)
        state.pop()
        events: list[Event] = [SpellPondered(who=self.who, rule=self.rule)]
        learned = sheet.learned
        if isinstance(action, Learn):
            learned = (*learned, action.spell)
            events.append(Recorded(spell=action.spell, rule=self.rule, to=(seat,)))
        state.write_sheet(seat, learned=learned, pondered=(*sheet.pondered, spells))
        return events


def imagined_learning(sheet: Sheet, names: dict[str, str], dice: Dice) -> Sheet:
    """Somebody who may have learned one or none whenever he could, of spells that have these new names."""
    pondered = tuple(tuple(names.get(spell, spell) for spell in spells) for spells in sheet.pondered)
    secret = {spell for spells in sheet.pondered for spell in spells}
    sheet = replace(
        sheet,
        pondered=pondered,
        learned=tuple(names.get(spell, spell) for spell in sheet.learned if spell not in secret),
    )
    for spells in pondered:
        lot = [spell for spell in spells if why_not_learn(sheet, spell) is None]
        picked = dice.draw("imagined learning", range(len(lot) + 1))
        if picked < len(lot):
            sheet = replace(sheet, learned=(*sheet.learned, lot[picked]))
    return sheet
