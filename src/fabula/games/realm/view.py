"""MR-0.6: what a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import field
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
from fabula.games.realm.day.searching import ChooseLine
from fabula.games.realm.day.turn import TakePhases
from fabula.games.realm.magic.answers import answers_known
from fabula.games.realm.magic.bewitching import Bewitchment
from fabula.games.realm.magic.casting import Casting
from fabula.games.realm.map.chits import chits_in, face_down_in
from fabula.games.realm.map.layout import Layout
from fabula.games.realm.natives.hirelings import Hireling
from fabula.games.realm.natives.hiring import Hiring
from fabula.games.realm.natives.meeting import Affronted, Meeting
from fabula.games.realm.natives.trust import all_trust
from fabula.games.realm.options.caches import Cache
from fabula.games.realm.options.seasons import WeatherChit, chit_as_seen
from fabula.games.realm.options.switches import Options
from fabula.games.realm.setup.actions import Record, Require
from fabula.games.realm.setup.tiles import LayTiles
from fabula.games.realm.sheet import Answer, Individual, Sheet
from fabula.games.realm.sheet_seen import CharacterView, IndividualView, characters_seen, individuals_seen
from fabula.games.realm.trade.commerce import Haggling, Offering
from fabula.games.realm.trade.paying import Paying
from fabula.games.realm.trade.trading import Asking, Selling, Trading
from fabula.games.realm.treasures.seeing import SecretView, cards_seen, secrets_seen
from fabula.games.realm.unseen import FACE_DOWN

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


Dealing: TypeAlias = Trading | Asking | Selling | Offering | Haggling | Hiring | Meeting | Affronted | Paying


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
    weather_chit: WeatherChit
    """The chit for the weather of the next week, without its number unless the seat has looked."""
    stopped: tuple[str, ...]
    summoned: tuple[str, ...]
    truces: tuple[str, ...]
    """The clearings where somebody has wished for peace today, before the Evening."""
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
    my_answers: tuple[Answer, ...] = ()
    """What the seat has asked by the power of Demons, or had to answer."""
    my_draft: tuple[
        Record | Require | Phase | Follow | Lead | Reconsider | Ready | Encountering | Placing, ...
    ] = ()


def make_view(state: RealmState, seat: Seat | None) -> RealmView:
    """What lies open and what the seat has seen, then what it has written down itself."""
    step = state.agenda[-1] if state.agenda else None

    known = RealmView(
        options=state.options,
        seats=state.seats,
        day=state.day,
        monster_roll=state.monster_roll,
        second_roll=state.second_roll,
        sky=state.sky,
        weather_chit=chit_as_seen(state.weather_chit, seat),
        stopped=state.stopped,
        summoned=state.summoned,
        truces=state.truces,
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
        standing_at=cards_seen(state, seat, state.standing_at),
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
        piles=cards_seen(state, seat, {place: pile.cards for place, pile in state.piles.items()}),
        spell_piles=cards_seen(state, seat, state.spell_piles),
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
        secrets=secrets_seen(state),
        awakened=state.awakened,
        vault_open=state.vault_open,
        characters=characters_seen(state, seat),
        individuals=individuals_seen(state, seat),
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
        my_answers=answers_known(state, seat),
        my_draft=draft,
    )


def _chits(state: RealmState, seat: Seat | None) -> dict[str, tuple[str, ...]]:
    known = {*state.revealed, *(() if seat is None else seen_by(state, seat))}
    found: dict[str, tuple[str, ...]] = {}
    for tile in sorted({*state.chits, *state.whistled.values()}):
        # whether anybody has looked there is not told by what has come there since
        lying = chits_in(state, tile) if tile in state.chits else face_down_in(state, tile)
        if not known.isdisjoint(lying):
            found[tile] = tuple(chit if chit in known else FACE_DOWN for chit in lying)
    return found
