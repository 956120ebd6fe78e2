"""MR-0.6: what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from fabula.core import Seat, SecretStep, View
from fabula.games.realm.belongings.rearranging import Rearranging
from fabula.games.realm.belongings.seeing import DealSeen, deal_seen
from fabula.games.realm.combat.encounter import Encountering
from fabula.games.realm.combat.placement import Placing
from fabula.games.realm.combat.sheets import Fight, Play, Stance
from fabula.games.realm.components.calendar import Sky
from fabula.games.realm.day.actions import Follow, Lead, Phase, Ready, Reconsider
from fabula.games.realm.day.daylight import still_to_come
from fabula.games.realm.day.imagining import seen_by
from fabula.games.realm.day.looks import SPIED
from fabula.games.realm.day.searching import ChooseLine
from fabula.games.realm.day.turn import TakePhases
from fabula.games.realm.magic.bewitching import Bewitchment
from fabula.games.realm.magic.casting import Casting
from fabula.games.realm.map.layout import Layout
from fabula.games.realm.natives.hirelings import Hireling
from fabula.games.realm.natives.hiring import Hiring
from fabula.games.realm.natives.meeting import Affronted, Meeting
from fabula.games.realm.natives.trust import all_trust
from fabula.games.realm.options.caches import Cache
from fabula.games.realm.options.switches import Options
from fabula.games.realm.scoring.victory import score_of
from fabula.games.realm.setup.actions import Record, Require
from fabula.games.realm.setup.tiles import LayTiles
from fabula.games.realm.sheet import (
    WHOLE,
    Boon,
    ChitState,
    Grudge,
    Individual,
    Look,
    Part,
    Requirements,
    Sheet,
    Task,
)
from fabula.games.realm.trade.commerce import Haggling, Offering
from fabula.games.realm.trade.paying import Paying
from fabula.games.realm.trade.trading import Asking, Selling, Trading
from fabula.games.realm.treasures.knowing import as_seen_by, knows
from fabula.games.realm.unseen import FACE_DOWN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.games.realm.state import RealmState


Dealing: TypeAlias = Trading | Asking | Selling | Offering | Haggling | Hiring | Meeting | Affronted | Paying


class CharacterView(Struct, frozen=True):
    """A character's sheet as everybody sees it: no spells or requirements (MR-0.6.1, MR-0.6.2)."""

    seat: Seat
    character: str
    level: int
    first_level: int
    earned: tuple[int, ...]
    """The chits that he has earned since he began (MR-10.12.3)."""
    spent: int
    chits: tuple[ChitState, ...]
    fame: int | None
    """None where records are secret."""
    fame_part: Part
    notoriety: int | None
    notoriety_part: Part
    worth: int
    curses: tuple[str, ...]
    boons: tuple[Boon, ...]
    grudges: tuple[Grudge, ...]
    """What groups have not forgotten."""
    vexed: tuple[str, ...]
    tasks: tuple[Task, ...]
    kills: int
    began: int
    mighty: bool
    """Whether his next hit is Tremendous, by a wish."""
    berserk: bool
    shown: tuple[str, ...]
    """The recorded spells that everybody knows of."""
    pondered: int
    """How often he could have learned a spell."""
    learned: tuple[str, ...] | None
    """The spells that he has learned, when the game is over."""
    requirements: Requirements | None
    """What he needed for victory, when the game is over."""
    score: int | None


class Told(Struct, frozen=True):
    """How many discoveries somebody has passed on (MR-4.7.3)."""

    teacher: str
    number: int


class IndividualView(Struct, frozen=True):
    """Somebody who takes turns as everybody sees him: no discoveries (MR-0.6.1)."""

    who: str
    seat: Seat
    """Who decides for him."""
    gold: int | None
    """None where records are secret."""
    gold_part: Part
    hidden: bool
    blocked: bool
    asleep: bool
    farsighted: bool
    prepared: bool
    """Whether he has prepared for enchanting today."""
    drenched: bool
    """Whether a storm has had its share of his turn."""
    following: str
    """His guide of today."""
    wary: bool
    dawn: str
    mount: str
    """The horse that was active then."""
    came: str
    """The roadway by which he has come to his clearing today."""
    past: tuple[Phase, ...]
    """The phases of his last turn that have come up."""
    lessons: tuple[Told, ...]
    """What others have passed on to him."""
    searches: tuple[Look, ...]
    """His searches; of what he chose himself, the others know only where."""


class SecretView(Struct, frozen=True):
    """A card that only some have seen: where it is, and who they are."""

    place: str
    position: int
    """Counted from 0, in the order of the view."""
    seats: tuple[Seat, ...]
    origin: str
    """The pile in which it lay when somebody looked first."""


class RealmView(View, frozen=True, kw_only=True):
    """The position as one seat knows it; a spectator has no sheet."""

    options: Options
    seats: int
    day: int
    monster_roll: int
    second_roll: int
    """The second monster roll, with two dice (MR-10.6.5)."""
    sky: Sky
    """The weather of this week, with seasons."""
    stopped: tuple[str, ...]
    summoned: tuple[str, ...]
    went: tuple[str, ...]
    to_come: tuple[str, ...]
    """Whose turn of today has not ended."""
    turn: TakePhases | None
    """How far the turn has come that is being taken."""
    searching: str | None
    """The clearing for which somebody chooses a line of the search tables."""
    waiting_for: tuple[Seat, ...]
    doing: tuple[str, ...]
    """What is going on, the innermost last."""
    ready: tuple[Seat, ...]
    """Who has handed in a secret decision."""
    laying: LayTiles | None
    """The tiles in hand while the map is being built (MR-2.2.1)."""
    lots: tuple[Seat, ...]
    layout: Layout
    standing_at: dict[str, tuple[str, ...]]
    """The pieces in each place; of treasure cards that the seat does not know, the backs."""
    faces: dict[str, str]
    active: tuple[str, ...]
    settled: tuple[str, ...]
    """Those who leave their belongings as they are for today."""
    henceforth: tuple[str, ...]
    """Those of them who do so until further notice."""
    caches: dict[str, Cache]
    """The caches: whose they are, where, and the Gold in them (MR-10.4.1)."""
    hired: dict[str, Hireling]
    """The natives who serve somebody."""
    gold_homes: dict[str, str]
    """The box of each gold chit."""
    chits: dict[str, tuple[str, ...]]
    """The map chits of the tiles of which the seat knows some, the others face down."""
    face_up: tuple[str, ...]
    """The map chits that lie face up."""
    revealed: tuple[str, ...]
    """The map chits that everybody has seen, face up or not."""
    piles: dict[str, tuple[str, ...]]
    """The treasure cards in each place, the top one first; those that the seat does not know face down."""
    spell_piles: dict[str, tuple[str, ...]]
    """The spell cards in each place, likewise; their backs show the type."""
    secrets: tuple[SecretView, ...]
    """The cards that some have seen and others not, in the order in which somebody looked first."""
    awakened: tuple[str, ...]
    vault_open: bool
    characters: tuple[CharacterView, ...]
    individuals: tuple[IndividualView, ...]
    fallen: tuple[str, ...]
    fight: Fight | None
    """The combat that goes on."""
    stances: dict[str, Stance]
    """Where each counter lies on the combat sheets."""
    plays: dict[str, Play]
    """What each character in the combat has shown in this round."""
    castings: tuple[Casting, ...]
    """The spells that are cast in this round."""
    bewitched: tuple[Bewitchment, ...]
    """The spells in effect."""
    used: tuple[str, ...]
    """The artifacts and books that have cast a spell today, each with the type."""
    dealing: Dealing | None
    """What somebody wants of natives or of a visitor, and how far it has come."""
    pause: Rearranging | None
    """What has been done in the pause in which somebody rearranges his belongings."""
    deal: DealSeen | None
    """The offer that somebody makes or considers, as far as the seat knows it."""
    my_sheet: Sheet | None = None
    my_individuals: dict[str, Individual] = field(default_factory=dict)
    """All that is known about those for whom the seat decides."""
    my_trust: dict[str, int] = field(default_factory=dict)
    """How friendly each group and visitor is to the seat's character, from -2 for Enemy to 2 for Ally."""
    my_draft: tuple[
        Record | Require | Phase | Follow | Lead | Reconsider | Ready | Encountering | Placing, ...
    ] = ()


def make_view(state: RealmState, seat: Seat | None) -> RealmView:
    """What lies open and what the seat has seen, then what it has written down itself."""
    step = state.agenda[-1] if state.agenda else None

    def open_to(owner: Seat) -> bool:
        """Whether the seat is shown what is recorded there (MR-0.6.2)."""
        return owner == seat or not state.options.secret_records or not state.agenda

    known = RealmView(
        options=state.options,
        seats=state.seats,
        day=state.day,
        monster_roll=state.monster_roll,
        second_roll=state.second_roll,
        sky=state.sky,
        stopped=state.stopped,
        summoned=state.summoned,
        went=state.went,
        to_come=still_to_come(state),
        turn=next((each for each in state.agenda if isinstance(each, TakePhases)), None),
        searching=step.clearing if isinstance(step, ChooseLine) else None,
        waiting_for=state.to_act(),
        doing=tuple(str(each.__struct_config__.tag) for each in state.agenda),
        ready=step.ready_seats(state) if isinstance(step, SecretStep) else (),
        laying=step if isinstance(step, LayTiles) else None,
        lots=state.lots,
        layout=state.layout,
        standing_at=_as_seen(state, seat, state.standing_at),
        faces=dict(state.faces),
        active=state.active,
        settled=state.settled,
        henceforth=state.henceforth,
        caches=dict(state.caches),
        hired=dict(state.hired),
        gold_homes=dict(state.gold_homes),
        chits=_chits(state, seat),
        face_up=state.face_up,
        revealed=state.revealed,
        piles=_as_seen(state, seat, {place: pile.cards for place, pile in state.piles.items()}),
        spell_piles=_as_seen(state, seat, state.spell_piles),
        fallen=state.fallen,
        fight=state.fight,
        stances=dict(state.stances),
        plays=dict(state.plays),
        castings=state.castings,
        bewitched=state.bewitched,
        used=state.used,
        dealing=step if isinstance(step, Dealing) else None,
        pause=next((each for each in reversed(state.agenda) if isinstance(each, Rearranging)), None),
        deal=deal_seen(state, seat),
        secrets=_secrets(state),
        awakened=state.awakened,
        vault_open=state.vault_open,
        characters=tuple(
            CharacterView(
                seat=who,
                character=sheet.character,
                level=sheet.level,
                first_level=sheet.first_level,
                earned=sheet.earned,
                spent=sheet.spent,
                chits=sheet.chits,
                fame=sheet.fame if open_to(who) else None,
                fame_part=sheet.fame_part if open_to(who) else WHOLE,
                notoriety=sheet.notoriety if open_to(who) else None,
                notoriety_part=sheet.notoriety_part if open_to(who) else WHOLE,
                curses=sheet.curses,
                worth=sheet.worth,
                boons=sheet.boons,
                grudges=sheet.grudges,
                vexed=sheet.vexed,
                tasks=sheet.tasks,
                kills=sheet.kills,
                began=sheet.began,
                mighty=sheet.mighty,
                berserk=sheet.berserk,
                shown=sheet.shown,
                pondered=len(sheet.pondered),
                learned=None if state.agenda else sheet.learned,
                requirements=None if state.agenda else sheet.requirements,
                score=None if state.agenda else score_of(state, who),
            )
            for who, sheet in enumerate(state.sheets)
            if sheet is not None
        ),
        individuals=tuple(
            IndividualView(
                who=name,
                seat=one.seat,
                gold=one.gold if open_to(one.seat) else None,
                gold_part=one.gold_part if open_to(one.seat) else WHOLE,
                hidden=one.hidden,
                blocked=one.blocked,
                asleep=one.asleep,
                farsighted=one.farsighted,
                prepared=one.prepared,
                drenched=one.drenched,
                following=one.following,
                wary=one.wary,
                dawn=one.dawn,
                mount=one.mount,
                came=one.came,
                past=one.past,
                lessons=tuple(Told(lesson.teacher, len(lesson.discoveries)) for lesson in one.lessons),
                searches=tuple(map(_as_others_know, one.searches)),
            )
            for name, one in state.individuals.items()
        ),
    )
    if seat is None:
        return known
    draft = step.draft(seat) if isinstance(step, SecretStep) else ()
    mine = {who: state.individual(who) for who in state.led_by(seat)}
    return replace(
        known,
        my_sheet=state.sheets[seat],
        my_individuals=mine,
        my_trust=all_trust(state, seat) if mine else {},
        my_draft=draft,
    )


def _as_others_know(look: Look) -> Look:
    """Not what he chose; what he may have been shown everybody has seen."""
    return replace(look, results=()) if look.chosen and look.results != (SPIED,) else look


def _as_seen(
    state: RealmState, seat: Seat | None, places: Mapping[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    """What lies where, as a seat sees it."""
    hidden = {card for card in state.secrets if not knows(state, seat, card)}
    if not hidden:
        return dict(places)
    return {
        place: cards
        if hidden.isdisjoint(cards)
        else tuple(as_seen_by(state, seat, card) if card in hidden else card for card in cards)
        for place, cards in places.items()
    }


def _secrets(state: RealmState) -> tuple[SecretView, ...]:
    if not state.secrets:
        return ()
    piles = {place: pile.cards for place, pile in state.piles.items()}
    held = {state.places[card]: () for card in state.secrets if card in state.places}
    at = {
        card: (place, position)
        for places in (piles, state.spell_piles, {place: state.standing_at[place] for place in held})
        for place, cards in places.items()
        for position, card in enumerate(cards)
        if card in state.secrets
    }
    return tuple(SecretView(*at[card], one.seats, one.origin) for card, one in state.secrets.items())


def _chits(state: RealmState, seat: Seat | None) -> dict[str, tuple[str, ...]]:
    known = {*state.revealed, *(() if seat is None else seen_by(state, seat))}
    return {
        tile: tuple(chit if chit in known else FACE_DOWN for chit in chits)
        for tile, chits in sorted(state.chits.items())
        if not known.isdisjoint(chits)
    }
