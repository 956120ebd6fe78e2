"""MR-3.9.5, MR-14.1: looting sites and piles of abandoned belongings, and what lies within treasures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.core import Refusal, Step, refuse
from fabula.games.realm.belongings.acquiring import acquire
from fabula.games.realm.day.discovering import use_openly
from fabula.games.realm.day.findings import Exchanged, FoundNothing, GoldFound, Looted, SiteCardFound, Took
from fabula.games.realm.day.rolls import roll
from fabula.games.realm.day.tolls import (
    CAIRNS,
    POOL,
    VAULT,
    Opening,
    Toll,
    efforts,
    is_closed,
    opens_freely,
    tolls,
)
from fabula.games.realm.magic.curses import curse
from fabula.games.realm.map.chits import turn_site_up
from fabula.games.realm.pieces import OUT_OF_THE_GAME, kind_of, put
from fabula.games.realm.scoring.records import add_gold
from fabula.games.realm.treasures.knowing import (
    SITE_CARDS,
    as_everybody_sees,
    show_to,
    tell_who_know,
    turn_face_up,
)
from fabula.games.realm.treasures.piles import lay_at_bottom, lay_on_top, remove, turn_up

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState

MOULDY_SKELETON: Final = "mouldy_skeleton"
CHEST: Final = "chest"
REMAINS_OF_THIEF: Final = "remains_of_thief"


def sites_at(state: RealmState, clearing: str) -> tuple[str, ...]:
    """The site chits of a clearing, as far as somebody has looked (MR-1.9.5)."""
    where, sites = state.atlas.clearings[clearing], state.box.sites
    there = state.chits.get(where.tile, ())
    return tuple(chit for chit in there if chit in sites and sites[chit].clearing == where.number)


def sites_here(state: RealmState, who: str) -> tuple[str, ...]:
    """The site chits of his clearing that somebody has discovered."""
    known = state.individual(who).discoveries
    return tuple(site for site in sites_at(state, state.places[who]) if site in known)


def loose(state: RealmState, clearing: str) -> tuple[str, ...]:
    """The abandoned belongings in a clearing, the top one first (MR-4.6.1)."""
    pieces, box = state.standing_at.get(clearing, ()), state.box
    return tuple(piece for piece in reversed(pieces) if kind_of(piece) in box.items or piece in box.treasures)


def number_of_treasures(state: RealmState, place: str) -> int:
    """How many things lie at a site or in the pile of a clearing."""
    if place in state.box.sites:
        return len(state.piles[place].cards) if place in state.piles else 0
    return len(loose(state, place)) + bool(gold_in(state, place))


def gold_in(state: RealmState, place: str) -> int:
    """MR-10.4.2: the Gold in a cache, which counts as one thing on top."""
    return state.caches[place].gold if place in state.caches else 0


def caches_here(state: RealmState, who: str) -> tuple[str, ...]:
    """MR-10.4.2: the caches of his clearing that somebody has discovered."""
    known, here = state.individual(who).discoveries, state.places[who]
    return tuple(name for name, one in state.caches.items() if one.clearing == here and name in known)


def lootable(state: RealmState, who: str) -> tuple[str, ...]:
    """The sites, and the pile of his clearing, that he can loot now."""
    places = (*sites_here(state, who), *caches_here(state, who), state.places[who])
    return tuple(place for place in places if why_not_loot(state, who, place) is None)


def why_not_loot(state: RealmState, who: str, place: str) -> Refusal | None:
    """The first rule that keeps him from looting there."""
    if place not in (state.places[who], *sites_here(state, who), *caches_here(state, who)):
        return refuse("MR-3.9.5", "no-site-here", place=place)
    if not number_of_treasures(state, place):
        return refuse("MR-3.9.5", "nothing-there", place=place)
    return why_not_open(state, who, place)


def why_not_open(state: RealmState, who: str, place: str) -> Refusal | None:
    """MR-3.9.5a to MR-3.9.5d: he lacks the effort or the strength that a site asks for."""
    if place in (CAIRNS, POOL) and not tolls(state, who):
        return refuse("MR-3.9.5a" if place == CAIRNS else "MR-3.9.5b", "no-asterisk", place=place)
    if is_closed(state, place) and not opens_freely(state, who) and not efforts(state, who):
        return refuse("MR-3.9.5c" if place == VAULT else "MR-3.9.5d", "not-tremendous", place=place)
    return None


def begin_looting(state: RealmState, who: str, place: str, then: Step[RealmState]) -> list[Event]:
    """What comes before the treasure: the site is shown, opened or paid for; `then` the rest (MR-3.9.5f)."""
    clearing = state.places[who]
    events: list[Event] = [Looted(who=who, place=place, clearing=clearing, rule="MR-3.9.5")]
    state.push(then)
    if place in state.box.sites:
        events += turn_site_up(state, place, "MR-3.9.5f")
    if place != clearing:
        events += use_openly(state, who, clearing, place, "MR-3.9.5f")
    if place == CAIRNS:
        state.push(Toll(who, place))
    if is_closed(state, place):
        state.push(Opening(who, place))
    return events


class RollForLoot(Step["RealmState"], frozen=True):
    """MR-16.2.3: the result counts treasures from the top."""

    rule = "MR-16.2.3"
    who: str
    place: str

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Roll, and take it if the pile is so high."""
        state.pop()
        row, rolled = roll(state, self.who, "loot", dice, self.rule)
        assert row.number is not None
        if row.number > number_of_treasures(state, self.place):
            return [rolled, FoundNothing(who=self.who, rule=self.rule)]
        return [rolled, *take(state, self.who, self.place, row.number, dice)]


def take(state: RealmState, who: str, place: str, position: int, dice: Dice) -> list[Event]:
    """Take the treasure at this position, the top one being 1."""
    if gold := gold_in(state, place):
        if position == 1:
            state.caches[place] = replace(state.caches[place], gold=0)
            add_gold(state, who, gold)
            return [GoldFound(who=who, gold=gold, rule="MR-10.4.2")]
        position -= 1
    if place not in state.box.sites:
        piece = loose(state, place)[position - 1]
        return keep(state, who, piece, place, position)
    card, seat = state.piles[place].cards[position - 1], state.player_of(who)
    if card not in state.places:
        card = turn_up(state, place, position - 1, dice, seat)
    remove(state, place, card)
    if card in SITE_CARDS:
        return _find_site_card(state, who, place, card)
    if place == POOL:
        state.push(Toll(who, place))
    if card == MOULDY_SKELETON:
        return [*_turn_over_skeleton(state, who, place), *curse(state, who, dice)]
    if card == REMAINS_OF_THIEF:
        return _search_thief(state, who, dice)
    return keep(state, who, card, place, position)


def keep(state: RealmState, who: str, piece: str, place: str, position: int) -> list[Event]:
    """MR-3.9.5: a thing becomes his, inactive; a card that not everybody knows stays secret."""
    seat = state.player_of(who)
    show_to(state, piece, (seat,))
    acquire(state, who, piece)
    item, shown = as_everybody_sees(state, piece)
    took = Took(
        who=who, place=place, position=position, item=item, piece=shown, rule="MR-3.9.5", reveals=True
    )
    return [took, *tell_who_know(state, who, piece, "MR-3.9.5")]


def _find_site_card(state: RealmState, who: str, place: str, card: str) -> list[Event]:
    """MR-14.1.5: it goes under the pile, face up, and is discovered."""
    lay_at_bottom(state, place, card)
    found = SiteCardFound(who=who, discovery=card, place=place, rule="MR-14.1.5", reveals=True)
    return [found, *use_openly(state, who, state.places[who], card, "MR-3.9.6")]


def _turn_over_skeleton(state: RealmState, who: str, place: str) -> list[Event]:
    """MR-14.1.3: what it wears lies on top of the pile now."""
    worn = state.box.boxes_within[MOULDY_SKELETON].items
    for piece in worn:
        put(state, piece, place)
    lay_on_top(state, place, *worn)
    put(state, MOULDY_SKELETON, OUT_OF_THE_GAME)
    return [Exchanged(who=who, item=MOULDY_SKELETON, gold=0, rule="MR-14.1.3", reveals=True)]


def _search_thief(state: RealmState, who: str, dice: Dice) -> list[Event]:
    """MR-14.1.4: his treasures and his gold change hands."""
    within = state.box.boxes_within[REMAINS_OF_THIEF]
    add_gold(state, who, within.gold)
    put(state, REMAINS_OF_THIEF, OUT_OF_THE_GAME)
    told = Exchanged(who=who, item=REMAINS_OF_THIEF, gold=within.gold, rule="MR-14.1.4", reveals=True)
    return [told, *curse(state, who, dice), *_take_all(state, who, REMAINS_OF_THIEF, dice)]


def open_chest(state: RealmState, who: str, dice: Dice) -> list[Event]:
    """MR-14.1.2: with the Lost Keys; its treasures and its gold are his, and the Chest is out of the game."""
    gold = state.box.boxes_within[CHEST].gold
    told = Exchanged(who=who, item=CHEST, gold=gold, rule="MR-14.1.2", reveals=True)
    turn_face_up(state, CHEST)
    put(state, CHEST, OUT_OF_THE_GAME)
    add_gold(state, who, gold)
    return [told, *_take_all(state, who, CHEST, dice)]


def _take_all(state: RealmState, who: str, card: str, dice: Dice) -> list[Event]:
    """Everything in the box of a treasure within treasures."""
    within = state.box.boxes_within[card]
    events: list[Event] = []
    for _ in range(within.large):
        treasure = turn_up(state, card, 0, dice, state.player_of(who))
        remove(state, card, treasure)
        events += keep(state, who, treasure, card, 1)
    for piece in within.items:
        events += keep(state, who, piece, card, 1)
    return events
