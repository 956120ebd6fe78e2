"""MR-0.6: what a seat knows of a deal that is being made, and what it may imagine of the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from fabula.games.realm.belongings.abandoning import LeavingBehind
from fabula.games.realm.belongings.actions import Decline, Propose
from fabula.games.realm.belongings.dealing import Composing, Considering
from fabula.games.realm.belongings.exchange import Bargain, discovery_kind, with_sites
from fabula.games.realm.map.atlas import secret_ways
from fabula.games.realm.treasures.knowing import as_seen_by
from fabula.games.realm.unseen import FACE_DOWN

if TYPE_CHECKING:
    from fabula.core import Dice, Seat
    from fabula.games.realm.sheet import Lesson
    from fabula.games.realm.state import RealmState


class DealSeen(Struct, frozen=True):
    """An offer as a seat knows it: secret cards by their backs, discoveries by their kinds or not at all.

    Until it is made the others know only who deals with whom.
    """

    who: str
    partner: str
    made: bool
    gives: tuple[str, ...] = ()
    gold: int = 0
    tells: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()
    wants_gold: int = 0


def deal_seen(state: RealmState, seat: Seat | None) -> DealSeen | None:
    """The offer on the table; while it is put together only its maker sees it."""
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Composing | Considering):
        return None
    maker, partner = state.player_of(step.who), state.player_of(step.partner)
    made = isinstance(step, Considering)
    if not made and seat != maker:
        return DealSeen(step.who, step.partner, made)
    bargain = step.bargain
    return DealSeen(
        who=step.who,
        partner=step.partner,
        made=made,
        gives=tuple(as_seen_by(state, seat, piece) for piece in bargain.gives),
        gold=bargain.gold,
        tells=tuple(
            discovery if seat == maker else discovery_kind(state, discovery) if seat == partner else FACE_DOWN
            for discovery in bargain.tells
        ),
        wants=tuple(as_seen_by(state, seat, piece) for piece in bargain.wants),
        wants_gold=bargain.wants_gold,
    )


def imagine_deals(state: RealmState, seat: Seat, names: dict[str, str], dice: Dice) -> None:
    """Let others know and offer something else: cards have other names, discoveries are drawn anew."""
    _imagine_lessons(state, seat, dice)
    state.agenda = tuple(
        replace(step, left=_renamed(step.left, names)) if isinstance(step, LeavingBehind) else step
        for step in state.agenda
    )
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Considering) and state.player_of(step.who) != seat:
        state.swap(replace(step, bargain=_imagined_bargain(state, step, names, dice)))
    elif isinstance(step, Composing) and state.player_of(step.who) != seat:
        state.swap(_drafted(state, replace(step, bargain=Bargain()), dice))


def _renamed(pieces: tuple[str, ...], names: dict[str, str]) -> tuple[str, ...]:
    return tuple(names.get(piece, piece) for piece in pieces)


def _imagined_bargain(state: RealmState, step: Considering, names: dict[str, str], dice: Dice) -> Bargain:
    bargain, tells = step.bargain, list[str]()
    known = state.individual(step.who).discoveries
    for discovery in bargain.tells:
        kind = discovery_kind(state, discovery)
        lot = [one for one in known if discovery_kind(state, one) == kind and one not in tells]
        tells.append(dice.draw("imagined discovery", lot) if lot else discovery)
    gives, wants = _renamed(bargain.gives, names), _renamed(bargain.wants, names)
    return replace(bargain, gives=gives, wants=wants, tells=tuple(tells))


def _drafted(state: RealmState, step: Composing, dice: Dice) -> Composing:
    """Some beginning of an offer."""
    while dice.draw("draft goes on", (0, 1)):
        offered = step.choices(state, state.player_of(step.who)).actions
        lot = [one for one in offered if not isinstance(one, Propose | Decline)]
        if not lot:
            break
        step = step.plus(lot[dice.draw("imagined draft", range(len(lot)))])
    return step


def _imagine_lessons(state: RealmState, seat: Seat, dice: Dice) -> None:
    """Whoever has passed something on, or has been told, knows it; the others only that it was so."""
    for who, one in [*state.individuals.items()]:
        lessons: list[Lesson] = []
        for lesson in one.lessons:
            mine = seat in (one.seat, _player(state, lesson.teacher))
            tells = lesson.discoveries if mine else _other_lesson(state, lesson, dice)
            lessons.append(replace(lesson, discoveries=tells))
            for knowing in (who, lesson.teacher):
                if _player(state, knowing) not in (None, seat):
                    _know(state, knowing, tells)
        if lessons:
            state.write(who, lessons=tuple(lessons))


def _player(state: RealmState, who: str) -> Seat | None:
    one = state.individuals.get(who)
    return None if one is None else one.seat


def _other_lesson(state: RealmState, lesson: Lesson, dice: Dice) -> tuple[str, ...]:
    teacher = state.individuals.get(lesson.teacher)
    lot = [*(() if teacher is None else teacher.discoveries)]
    lot = lot or [way for tile in state.box.tiles.values() for way in secret_ways(tile)]
    return tuple(dice.draw("imagined discovery", lot) for _ in lesson.discoveries)


def _know(state: RealmState, who: str, tells: tuple[str, ...]) -> None:
    one, taught = state.individual(who), with_sites(state, tells)
    new = [discovery for discovery in taught if discovery not in one.discoveries]
    sites = [chit for chit in taught if chit in state.box.sites and chit not in one.seen]
    if new or sites:
        state.write(who, discoveries=(*one.discoveries, *new), seen=(*one.seen, *sites))
