"""MR-3.9.5a to MR-3.9.5d: what a search costs: an asterisk of effort, or Tremendous strength."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Seat, Step
from fabula.games.realm.belongings import active_horse
from fabula.games.realm.belongings.carrying import hireling_strength
from fabula.games.realm.belongings.items import has_active
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.actions import Spend, SpendForChange, UseWish
from fabula.games.realm.day.chits import change_chit, chits_of
from fabula.games.realm.day.findings import Opened
from fabula.games.realm.magic.unleashing import UNLEASHED

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.components.characters import ActionChit
    from fabula.games.realm.state import RealmState

CAIRNS: Final = "cairns"
POOL: Final = "pool"
VAULT: Final = "vault"
CRYPT: Final = "crypt_of_the_knight"
KEYS: Final = ("lost_keys", "7_league_boots", "gloves_of_strength")
"""The cards that open the Vault while they are active."""
TREMENDOUS: Final = LEVEL["T"]
KINDS: Final = {"duck": "move", "berserk": "fight"}
"""MR-1.5.1: special chits count as one of the ordinary kinds."""


def tolls(state: RealmState, who: str) -> tuple[Action, ...]:
    """Each way to fatigue one asterisk: a chit of one; or a chit of two, for which one comes back as change.

    If there is neither of them, a chit of two is worth one, and the rest is lost.
    """
    chits = [*chits_of(state, who)]
    ready = [(number, chit) for number, chit, now in chits if now in ("active", "alerted")]
    back = [(number, chit) for number, chit, now in chits if now == "fatigued" and chit.asterisks == 1]
    twos = [(number, chit) for number, chit in ready if chit.asterisks > 1]
    found: list[Action] = [Spend(number) for number, chit in ready if chit.asterisks == 1]
    found += (
        SpendForChange(number, other)
        for number, chit in twos
        for other, change in back
        if _kind(change) == _kind(chit)
    )
    return tuple(found or (Spend(number) for number, _ in twos))


def _kind(chit: ActionChit) -> str:
    return KINDS.get(chit.action, chit.action)


class Toll(Step["RealmState"], frozen=True):
    """MR-3.9.5a, MR-3.9.5b: one asterisk, from any active chit that has one."""

    rule = "MR-3.9.5"
    who: str
    site: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever searches there, unless what he found has left him nothing to pay with."""
        return (state.player_of(self.who),) if tolls(state, self.who) else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each way to pay."""
        return Choices("toll", tolls(state, self.who), {"place": self.site})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """The chit fatigues; change comes back."""
        state.pop()
        return pay_toll(state, self.who, action, "MR-3.9.5a" if self.site == CAIRNS else "MR-3.9.5b")

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """MR-3.9.5b: Wither, which came with the treasure, has taken all effort: nothing is due."""
        state.pop()
        return []


def pay_toll(state: RealmState, who: str, action: Action, rule: str) -> list[Event]:
    """Fatigue one asterisk in one of the ways that `tolls` lists."""
    if isinstance(action, SpendForChange):
        spent = change_chit(state, who, action.chit, "fatigued", rule)
        return [spent, change_chit(state, who, action.change, "active", rule)]
    assert isinstance(action, Spend)
    return [change_chit(state, who, action.chit, "fatigued", rule)]


def opens_freely(state: RealmState, who: str) -> bool:
    """MR-3.9.5c: Tremendous strength that takes no effort, or the keys."""
    return _costs_nothing(state, who) or _is_mighty(state, who)


def _costs_nothing(state: RealmState, who: str) -> bool:
    """Whether not even a wish is used up."""
    horse = active_horse(state, who)
    return (
        any(has_active(state, who, card) for card in KEYS)
        or (horse is not None and TREMENDOUS in (LEVEL[horse.walk.strength], LEVEL[horse.gallop.strength]))
        or any(not chit.asterisks for _, chit in _strong_chits(state, who))
        or any(_is_strong_helper(state, who, native) for native in state.hired)
    )


def _is_mighty(state: RealmState, who: str) -> bool:
    """MR-16.11.7: whether he has wished for strength, which may open it."""
    sheet = state.sheet_of(who)
    return sheet is not None and sheet.mighty


def _is_strong_helper(state: RealmState, who: str, native: str) -> bool:
    """Whether a hireling in the same clearing is strong enough without any horse, himself included."""
    mine = state.hired[native].owner == state.player_of(who)
    return (
        mine
        and hireling_strength(state, native, in_cave=True) == TREMENDOUS
        and state.places[native] == state.places[who]
    )


def _strong_chits(state: RealmState, who: str) -> list[tuple[int, ActionChit]]:
    """His active Move and Fight chits of Tremendous strength."""
    return [
        (number, chit)
        for number, chit, now in chits_of(state, who)
        if now == "active" and chit.strength == "T" and chit.action in ("move", "fight", UNLEASHED)
    ]


def is_closed(state: RealmState, place: str) -> bool:
    """Whether it takes Tremendous strength to search there: the Vault once, the Crypt each time."""
    return place == CRYPT or (place == VAULT and not state.vault_open)


def efforts(state: RealmState, who: str) -> tuple[Spend, ...]:
    """The chits with which he can open something by an effort."""
    return tuple(Spend(number) for number, chit in _strong_chits(state, who) if chit.asterisks)


class Opening(Step["RealmState"], frozen=True):
    """MR-3.9.5c, MR-3.9.5d: by strength that costs nothing, a chit that fatigues, or a wish that is used up.

    The Vault stays open then; the Crypt does not.
    """

    rule = "MR-3.9.5c"
    who: str
    place: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever opens it by an effort."""
        free = _costs_nothing(state, self.who) or not efforts(state, self.who)
        return () if free else (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each chit that is strong enough, or his wish for strength."""
        wish = (UseWish(),) if _is_mighty(state, self.who) else ()
        return Choices("open", (*efforts(state, self.who), *wish), {"place": self.place})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """The chit fatigues, with all its asterisks."""
        if isinstance(action, UseWish):
            return self._use_wish(state)
        assert isinstance(action, Spend)
        return [change_chit(state, self.who, action.chit, "fatigued", self.rule), *self._open(state)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """It costs nothing, or he has only his wish."""
        return self._open(state) if _costs_nothing(state, self.who) else self._use_wish(state)

    def _use_wish(self, state: RealmState) -> list[Event]:
        state.write_sheet(state.player_of(self.who), mighty=False)
        return self._open(state)

    def _open(self, state: RealmState) -> list[Event]:
        state.pop()
        state.vault_open = state.vault_open or self.place == VAULT
        rule = self.rule if self.place == VAULT else "MR-3.9.5d"
        return [Opened(who=self.who, place=self.place, rule=rule)]
