"""MR-5.7: hiring natives, a whole group or one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.day.blocking import monsters_in
from fabula.games.realm.day.events import Cancelled
from fabula.games.realm.magic.pacifying import FAMILIES, is_pacified
from fabula.games.realm.natives.events import Negotiates
from fabula.games.realm.natives.hirelings import owner_of
from fabula.games.realm.natives.meeting import Meeting
from fabula.games.realm.natives.request import Request
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.trade.actions import Enlist, Extend
from fabula.games.realm.trade.events import PhaseDeclined

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.core import Action, Dice, Event
    from fabula.games.realm.components.box import Box
    from fabula.games.realm.natives.hirelings import Hireling
    from fabula.games.realm.state import RealmState


class Hirable(Protocol):
    """What counts for who is for hire: a state has it, and so has a view."""

    @property
    def box(self) -> Box:
        """The components."""

    @property
    def places(self) -> Mapping[str, str]:
        """Where each piece is."""

    @property
    def hired(self) -> Mapping[str, Hireling]:
        """The natives who serve somebody."""


def hire_phase(state: RealmState, who: str) -> list[Event]:
    """MR-3.10.2: one attempt with one group; without anybody to hire the phase is cancelled."""
    if not offers(state, who):
        return [Cancelled(who=who, reason="nobody-to-hire", rule="MR-5.7.1")]
    state.push(Hiring(who))
    return []


def offers(state: RealmState, who: str) -> dict[Action, Request]:
    """The groups with members here who are free, those with members of his own, and pacified monsters."""
    found: dict[Action, Request] = {}
    natives_here = (piece for piece in state.standing_at[state.places[who]] if piece in state.box.natives)
    present = {state.box.natives[piece].group for piece in natives_here}
    groups = [group for group in state.box.groups if group in present]
    for group in groups:
        if natives := for_hire(state, who, group):
            price = wages(state, group, natives)
            found[Enlist(group)] = Request(who, group, "service", price, natives=natives)
    for group in groups:
        if natives := to_extend(state, who, group):
            price = wages(state, group, natives)
            found[Extend(group)] = Request(who, group, "more-service", price, natives=natives)
    for family in FAMILIES if state.sheet_of(who) is not None else ():  # MR-5.8.2: others hire natives only
        if monsters := _pacified(state, who, family):
            price = sum(state.box.monsters[kind_of(monster)].notoriety for monster in monsters)
            found[Enlist(family)] = Request(who, family, "service", price, natives=monsters)
    return found


def _pacified(state: RealmState, who: str, family: str) -> tuple[str, ...]:
    """MR-5.7.1c: the monsters of a family in his clearing whom his player has pacified."""
    there, seat = monsters_in(state, state.places[who]), state.player_of(who)
    kin = (monster for monster in there if state.box.monsters[kind_of(monster)].family == family)
    return tuple(sorted(monster for monster in kin if is_pacified(state, monster, seat)))


def _here(state: Hirable, who: str, group: str) -> tuple[str, ...]:
    """The members of a group in his clearing, the leader first; the one who deals is not hired by himself."""
    clearing = state.places[who]
    members = (native.id for native in state.box.natives.values() if native.group == group)
    return tuple(native for native in members if state.places[native] == clearing and native != who)


def for_hire(state: Hirable, who: str, group: str) -> tuple[str, ...]:
    """MR-5.7.1a, MR-5.7.1b: the last one of Order or Rogues, the leader after all others; else everybody."""
    free = tuple(native for native in _here(state, who, group) if native not in state.hired)
    return free[-1:] if state.box.groups[group].group_price is None else free


def to_extend(state: RealmState, who: str, group: str) -> tuple[str, ...]:
    """MR-5.7.3: his own, who may be hired again; of Order and Rogues the one whose term ends first."""
    seat = state.player_of(who)
    own = tuple(native for native in _here(state, who, group) if owner_of(state, native) == seat)
    if state.box.groups[group].group_price is not None or not own:
        return own
    return (min(reversed(own), key=lambda native: state.hired[native].until),)


def wages(state: Hirable, group: str, natives: tuple[str, ...]) -> int:
    """MR-5.7.1b: the price of the group if it is all there, otherwise the sum of their wages."""
    members = [native.id for native in state.box.natives.values() if native.group == group]
    price = state.box.groups[group].group_price
    if price is not None and sorted(natives) == sorted(members):
        return price
    types = (state.box.natives[native].type for native in natives)
    return sum(state.box.native_types[kind].wage for kind in types)


class Hiring(Step["RealmState"], frozen=True):
    """MR-5.7.1: he names a group, or lets it be (MR-3.2.10)."""

    rule = "MR-5.7.1"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whose phase it is."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each group."""
        return Choices("hire", (*offers(state, self.who), Done()), {"who": self.who})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """Somebody else has hired them, or nobody of them is here."""
        if not isinstance(action, Enlist) or action.group not in state.box.groups:
            return super().why_not(state, seat, action)
        if action in offers(state, self.who):
            return None
        hired = any(native in state.hired for native in _here(state, self.who, action.group))
        if hired:
            return refuse("MR-5.7.5", "all-hired", group=action.group)
        return refuse(self.rule, "nobody-of-them-here", group=action.group)

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Ask them."""
        state.pop()
        if isinstance(action, Done):
            return [PhaseDeclined(who=self.who, rule="MR-3.2.10")]
        request = offers(state, self.who)[action]
        state.push(Meeting(request))
        return [
            Negotiates(
                who=self.who,
                partner=request.partner,
                natives=request.natives,
                gold=request.price,
                rule=self.rule,
            )
        ]
