"""MR-10.4: optional: belongings and Gold are hidden in a cache, and dug up again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.belongings.acquiring import acquire
from fabula.games.realm.belongings.activating import put_away, why_not_part
from fabula.games.realm.belongings.items import belongings, pile_in
from fabula.games.realm.day.discovering import use_openly
from fabula.games.realm.options.actions import Stash, StashGold, Unearth, UnearthGold
from fabula.games.realm.options.caches import Cache, own_cache
from fabula.games.realm.options.events import CacheClosed, CacheOpened, GoldMoved, Stashed, Unearthed
from fabula.games.realm.pieces import put
from fabula.games.realm.scoring.records import add_gold
from fabula.games.realm.scoring.victory import ASHES
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.treasures.birdsong_cards import why_not_forgo
from fabula.games.realm.treasures.knowing import as_everybody_sees, show_to, tell_who_know

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

PREFIX: Final = "cache-"
RULE: Final = "MR-10.4.1"


def cache_phase(state: RealmState, who: str) -> list[Event]:
    """MR-10.4.1: he opens his cache here, or starts one; followers and spies learn of it (MR-10.4.2)."""
    name = own_cache(state, who)
    if name is None:
        name = f"{PREFIX}{len(state.caches) + 1}"
        state.caches[name] = Cache(who, state.places[who], state.day)
    state.push(Caching(who, name))
    clearing = state.places[who]
    opened = CacheOpened(who=who, place=name, clearing=clearing, rule=RULE)
    return [opened, *use_openly(state, who, clearing, name, "MR-10.4.2")]


class Caching(Step["RealmState"], frozen=True):
    """MR-10.4.1: anything goes in or out, each thing once."""

    rule = "MR-10.4.1"
    who: str
    cache: str
    moved: tuple[str, ...] = ()
    gold_moved: bool = False

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Its owner."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each thing and each sum of Gold, or the end."""
        gold, hidden = state.individual(self.who).gold, state.caches[self.cache].gold
        possible: tuple[Action, ...] = (
            *map(Stash, belongings(state, self.who)),
            *map(Unearth, pile_in(state, self.cache)),
            *map(StashGold, range(1, gold + 1)),
            *map(UnearthGold, range(1, hidden + 1)),
            Done(),
        )
        allowed = tuple(action for action in possible if self.why_not(state, seat, action) is None)
        return Choices("cache", allowed, {"who": self.who, "gold": hidden})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """Not his, not there, moved already, or more Gold than there is."""
        match action:
            case Stash(piece) | Unearth(piece) if piece in self.moved:
                return refuse(self.rule, "changed-already", piece=piece)
            case Stash(piece):
                if piece not in belongings(state, self.who):
                    return refuse("MR-1.11.1", "not-his", piece=piece)
                return why_not_part(state, piece) or why_not_forgo(state, piece)
            case Unearth(piece):
                there = piece in pile_in(state, self.cache)
                return None if there else refuse(self.rule, "not-in-cache", piece=piece)
            case StashGold(amount):
                return self._why_not_gold(state, amount, state.individual(self.who).gold)
            case UnearthGold(amount):
                return self._why_not_gold(state, amount, state.caches[self.cache].gold)
            case Done():
                return None
            case _:
                return refuse(self.rule, "not-offered")

    def _why_not_gold(self, state: RealmState, amount: int, have: int) -> Refusal | None:
        if self.gold_moved or amount < 1:
            return refuse(self.rule, "gold-named", amount=amount)
        if state.has_curse(self.who, ASHES):
            return refuse("MR-1.12.2", "ashes", who=self.who)
        return refuse(self.rule, "too-little-gold", need=amount, have=have) if amount > have else None

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """In or out with it."""
        match action:
            case Stash(piece) | Unearth(piece):
                state.swap(replace(self, moved=(*self.moved, piece)))
                return self._move(state, seat, piece, out=isinstance(action, Unearth))
            case StashGold(amount) | UnearthGold(amount):
                state.swap(replace(self, gold_moved=True))
                change = amount if isinstance(action, StashGold) else -amount
                cache = state.caches[self.cache]
                state.caches[self.cache] = replace(cache, gold=cache.gold + change)
                add_gold(state, self.who, -change)
                return [GoldMoved(who=self.who, gold=change, rule=self.rule)]
            case _:
                state.pop()
                return [CacheClosed(who=self.who, rule=self.rule)]

    def _move(self, state: RealmState, seat: Seat, piece: str, *, out: bool) -> list[Event]:
        """A card that is secret stays so, and its owner knows what he has."""
        item, shown = as_everybody_sees(state, piece)
        if out:
            show_to(state, piece, (seat,))
            acquire(state, self.who, piece)
            told: Event = Unearthed(who=self.who, item=item, piece=shown, rule=self.rule)
        else:
            put_away(state, piece)
            put(state, piece, self.cache)
            told = Stashed(who=self.who, item=item, piece=shown, rule=self.rule)
        return [told, *tell_who_know(state, self.who, piece, self.rule)]
