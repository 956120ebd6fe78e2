"""A combat as it is set up for tests, puzzles and arguments: who stands there with what, which side up.

A setting is a record that reads and writes as JSON. `set_up` makes a game of it that waits in the first step
of its first round; the dice of the combat come from a script, and what has only one outcome needs no die.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fabula.core import Fault
from fabula.core.dice import ScriptedDice, SeededDice
from fabula.core.faults import excerpt
from fabula.games.realm.combat.battling import NativesDecide, meetings
from fabula.games.realm.combat.counters import DARK, HORSE
from fabula.games.realm.combat.engaging import set_upon
from fabula.games.realm.combat.evening import Battles, Combat
from fabula.games.realm.combat.sheets import Fight, Play
from fabula.games.realm.combat.sides import battle, provoke
from fabula.games.realm.components.characters import LEVELS
from fabula.games.realm.day.alerting import ALERTED
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.day.night import Midnight
from fabula.games.realm.day.order import Days
from fabula.games.realm.magic.bewitching import Bewitchment
from fabula.games.realm.magic.casting import UNTIED
from fabula.games.realm.magic.control import REINS
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.options.switches import Options
from fabula.games.realm.pieces import DEAD, copies, kind_of, put
from fabula.games.realm.setup.actions import Choose, Done
from fabula.games.realm.setup.characters import ChooseCharacter
from fabula.games.realm.sheet import ChitState
from fabula.games.realm.treasures.piles import remove, turn_up
from fabula.games.realm.unseen import FACE_DOWN, with_entry, without

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Dice
    from fabula.core.dice import T
    from fabula.games.realm.state import RealmState

ASIDE: Final = "elsewhere"
"""The place of all that has no part in the combat."""


class Servant(Struct, frozen=True, forbid_unknown_fields=True):
    """A native or a monster in somebody's service."""

    piece: str
    dark: bool = False
    hidden: bool = False
    controlled: bool = False
    """Whether a spell makes a monster serve: of Bats, Spiders and the Octopus it is in effect, too."""


class Fighter(Struct, frozen=True, forbid_unknown_fields=True):
    """A character: what he has, and the chits that are not active, by their numbers from 1."""

    who: str
    items: tuple[str, ...] | None = None
    """The kinds of the items that he has, all active; without them those with which he begins."""
    alerted: tuple[str, ...] = ()
    """Those of them that are alerted."""
    chits: dict[str, ChitState] = {}
    spells: tuple[str, ...] | None = None
    """The spells that he has recorded; without them as many of his types as he begins with."""
    hidden: bool = False
    hirelings: tuple[Servant, ...] = ()
    """The natives and monsters who serve him here."""
    away: bool = False
    """Whether only they are here, and he himself is elsewhere (MR-6.1.2)."""
    battles: tuple[str, ...] = ()
    """The groups of unhired natives that battle him, besides those of natives who attack somebody of his."""


class Foe(Struct, frozen=True, forbid_unknown_fields=True):
    """A denizen who serves nobody, and whom it attacks already, a character or a hireling.

    Its dark side may be up; a native may have lost his horse.
    """

    piece: str
    attacks: str = ""
    dark: bool = False
    horse: bool = True


class Setting(Struct, frozen=True, forbid_unknown_fields=True):
    """A combat in a clearing, at the beginning of a round."""

    fighters: tuple[Fighter, ...]
    foes: tuple[Foe, ...]
    round: int = 1
    met: bool = True
    """Whether natives have made up their minds whom they battle; else they do so first (MR-6.2)."""
    clearing: str = ""
    """Without a name, the first one in the woods where nobody is."""
    options: Options = Options(gold_chits="none", leave_map="never")


class CombatScript(ScriptedDice):
    """The dice to come; what can turn out in one way only is not among them."""

    def pick(self, what: str, options: Sequence[T]) -> int:
        """The next value, if there is a choice."""
        return 0 if len(options) == 1 else super().pick(what, options)


class _Wanted(SeededDice):
    """Dice that let somebody find the card that he is to have."""

    def __init__(self, card: str) -> None:
        super().__init__(b"", b"", 0)
        self.card = card

    def pick(self, what: str, options: Sequence[T]) -> int:
        """That card, if it is there."""
        names = [str(option) for option in options]
        return names.index(self.card) if self.card in names else len(names) - 1


def set_up(setting: Setting, dice: Dice) -> RealmState:
    """A game in which this combat begins its round, and waits for the first answer."""
    state = laid_out(setting)
    state.go_on(dice)
    return state


def laid_out(setting: Setting) -> RealmState:
    """The same before anything has happened in the round."""
    state = _first_morning(tuple(one.who for one in setting.fighters), setting.options).copy()
    clearing = setting.clearing or _quiet_clearing(state)
    if clearing not in state.atlas.clearings:
        raise Fault(
            "realm-combat-clearing", name=f'"{excerpt(clearing)}"', known=", ".join(state.atlas.of_tile)
        )
    for fighter in setting.fighters:
        _equip(state, fighter)
        if not fighter.away:
            put(state, fighter.who, clearing)
        state.write(fighter.who, hidden=fighter.hidden)
        for servant in fighter.hirelings:
            _enlist(state, fighter, servant, clearing)
    state.fight = Fight(clearing, round=setting.round - 1)
    state.plays = {one.who: Play() for one in setting.fighters if not one.away}
    for fighter in setting.fighters:
        for group in fighter.battles:
            battle(state, group, state.player_of(fighter.who), "MR-6.2.2")
    for foe in setting.foes:
        _confront(state, foe, clearing)
    state.agenda = (Days(), Midnight(), Battles(()), Combat())
    if not setting.met:
        state.push(NativesDecide(meetings(state)))
    state.settled = tuple(sorted(state.individuals))
    return state


@cache
def _first_morning(characters: tuple[str, ...], options: Options) -> RealmState:
    """A game with these characters, at the first Birdsong, without monsters or natives on the map."""
    from fabula.games.realm.game import game

    dice = SeededDice(b"", b"", 0)
    state = game.start(options, len(characters), dice)
    left = list(characters)
    while not isinstance(state.agenda[-1], Birdsong):
        seat = state.to_act()[0]
        actions = state.choices(seat).actions
        choosing = isinstance(state.agenda[-1], ChooseCharacter)
        action = Choose(left.pop(0), LEVELS) if choosing else Done() if Done() in actions else actions[0]
        state.play(seat, action, dice)
    state.day = 1
    for monster in state.box.monsters.values():
        for piece in copies(monster.id, monster.count):
            put(state, piece, ASIDE)
    for native in state.box.natives:
        put(state, native, ASIDE)
    return state


def _enlist(state: RealmState, fighter: Fighter, servant: Servant, clearing: str) -> None:
    """Let a denizen serve somebody, until the game is over."""
    owner = state.player_of(fighter.who)
    serve(state, servant.piece, owner, until=state.options.days, controlled=servant.controlled)
    put(state, servant.piece, clearing)
    state.write(servant.piece, hidden=servant.hidden)
    if servant.controlled:
        _bewitch(state, fighter.who, servant.piece)
    if servant.dark:
        state.faces[servant.piece] = DARK


def _bewitch(state: RealmState, who: str, monster: str) -> None:
    """MR-7.9.5: the spell by which it serves is in effect, as if it had been cast today; some obey none."""
    spell = REINS.get(state.box.monsters[kind_of(monster)].family)
    if spell is not None:
        row = Bewitchment(spell, who, UNTIED, (monster,), until=state.day + 1)
        state.bewitched = (*state.bewitched, row)


def _confront(state: RealmState, foe: Foe, clearing: str) -> None:
    """Put a denizen where it fights; natives who attack somebody battle his player."""
    put(state, foe.piece, clearing)
    if foe.dark:
        state.faces[foe.piece] = DARK
    if not foe.horse:
        put(state, HORSE + foe.piece, DEAD)
    if foe.attacks:
        set_upon(state, foe.piece, foe.attacks)
        provoke(state, foe.piece, state.player_of(foe.attacks))


def _quiet_clearing(state: RealmState) -> str:
    clearings = state.atlas.clearings.values()
    return next(one.name for one in clearings if one.kind == "woods" and one.name not in state.standing_at)


def _equip(state: RealmState, fighter: Fighter) -> None:
    """Give him what the setting says, from wherever it is."""
    who, seat = fighter.who, state.player_of(fighter.who)
    if fighter.items is not None:
        for piece in state.standing_at.get(who, ()):
            if piece in state.active:
                state.active = without(state.active, piece)
            put(state, piece, ASIDE)
        for item in fighter.items:
            piece = _piece(state, item)
            put(state, piece, who)
            state.active = tuple(sorted((*state.active, piece)))
    for item in fighter.alerted:
        piece = next(piece for piece in state.standing_at[who] if kind_of(piece) == item)
        state.faces[piece] = ALERTED
    for number, now in fighter.chits.items():
        state.write_sheet(seat, chits=with_entry(state.sheet(seat).chits, int(number) - 1, now))
    if fighter.spells is not None:
        state.write_sheet(seat, spells=tuple(sorted(fighter.spells)))


def _piece(state: RealmState, item: str) -> str:
    """A piece of this kind that nobody has; a card is taken out of its pile."""
    if item in state.box.treasures:
        return _card(state, item)
    free = (piece for piece, place in state.places.items() if place not in state.individuals)
    found = min((piece for piece in free if kind_of(piece) == item), default=None)
    if found is None:
        raise Fault("realm-combat-no-more", name=f'"{item}"')
    return found


def _card(state: RealmState, card: str) -> str:
    """Turn up cards until it is this one, as if somebody had looked there."""
    places = [place for place, pile in state.piles.items() if {card, FACE_DOWN} & {*pile.cards}]
    for place in places:
        for position, now in enumerate(state.piles[place].cards):
            scratch = state.copy()
            if now in (card, FACE_DOWN) and turn_up(scratch, place, position, _Wanted(card)) == card:
                turn_up(state, place, position, _Wanted(card))
                remove(state, place, card)
                return card
    raise Fault("realm-combat-no-more", name=f'"{card}"')
