"""MR-1.5.4, MR-1.5.5, MR-6.6.3: what a character can play: chits, Boots, Gloves, a horse, what flies.

Means go by their names: `chit:3`, `walk:pony_2`, `gallop:pony_2`, `creature:move:H4`, or that of a card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

from fabula.games.realm.belongings.carrying import body_weight, led_strength
from fabula.games.realm.belongings.items import (
    active_horse_piece,
    belongings,
    has_active,
    is_horse,
    weight_of,
)
from fabula.games.realm.combat.essences import fights_of, monster_in, moves_of
from fabula.games.realm.components.kinds import LADDER, LEVEL
from fabula.games.realm.day.route import is_cave
from fabula.games.realm.magic.fighting import graceful_time
from fabula.games.realm.magic.flights import FLY_CHITS, flights
from fabula.games.realm.magic.shapes import DUMMY, creature_name, shape_of
from fabula.games.realm.magic.unleashing import UNLEASHED, chit_now
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.games.realm.components.box import Box
    from fabula.games.realm.components.characters import ActionChit
    from fabula.games.realm.magic.flights import Flight
    from fabula.games.realm.state import RealmState

Use: TypeAlias = Literal["move", "fly", "fight", "duck", "berserk", "magic", "unleashed"]
MOST_EFFORT: Final = 2
WITH_GIRTLE: Final = 3
WITHOUT_LIMIT: Final = 99
"""MR-6.6.3: how many asterisks may be played in a round."""
GIRTLE: Final = "girtle_of_energy"
ENERGY: Final = "potion_of_energy"
KINDS: Final[dict[str, str]] = {
    "move": "move",
    "fly": "move",
    "fight": "fight",
    "duck": "move",
    "berserk": "fight",
    "magic": "magic",
    UNLEASHED: UNLEASHED,
}
"""MR-1.5.1: as what each chit counts for effort and fatigue; an unleashed one as either."""
EITHER: Final = ("move", "fight")


WALK: Final = "walk:"
"""MR-4.4.2: what may be played twice in a round, a horse at the walk; at the gallop it is played once."""


class Means(Struct, frozen=True):
    """Something that can be played: how strong and how fast it is, and what effort it takes."""

    name: str
    use: Use
    strength: int
    time: int
    asterisks: int = 0

    @property
    def shown(self) -> str:
        """Strength, time and asterisks, as they are printed: `H5*`."""
        return f"{LADDER[self.strength]}{self.time}{'*' * self.asterisks}"


def means_for(state: RealmState, who: str, use: Use, acted: tuple[str, ...] = ()) -> tuple[Means, ...]:
    """All that he can still play for a use within the limit of effort (MR-6.6.3)."""
    left = most_effort(state, who) - effort(state, who, acted)
    return tuple(means for means in unplayed(state, who, use, acted) if means.asterisks <= left)


def unplayed(state: RealmState, who: str, use: Use, acted: tuple[str, ...] = ()) -> list[Means]:
    """What he has for a use and has not played in this round, of equal chits the first."""
    if creature_name(state, who):
        return [means for means in dummies(state, who) if means.use == use and means.name not in acted]
    if use == "fly":
        return [_fly_chit(flight) for flight in flights(state, who) if flight.name not in acted]
    chits: dict[tuple[ActionChit, Use], Means] = {}
    sheet = state.sheet_of(who)
    assert sheet is not None
    for number, (printed, now) in enumerate(zip(sheet.printed(state.box), sheet.chits, strict=True), 1):
        if now != "active" or f"chit:{number}" in acted:
            continue
        means = chit_means(state, who, number)
        if means.use == use or (means.use == UNLEASHED and use in EITHER):
            chits.setdefault((printed, means.use), means)
    cards = (card_means(state.box, piece) for piece in belongings(state, who) if piece in state.active)
    found = [*chits.values(), *(means for means in cards if means is not None and means.use == use)]
    if use == "move":
        found += _horse_means(state, who)
    return [means for means in found if means.name not in acted or means.name.startswith(WALK)]


def dummies(state: RealmState, who: str) -> list[Means]:
    """MR-7.10.3: what a creature plays instead of chits, with its own values and without effort."""
    if (monster := monster_in(state, who)) is not None:
        names = (*moves_of(state, who, monster), *fights_of(state, who, monster))
        return [_dummy(name) for name in names]
    shape = shape_of(state, who)
    if shape is None:
        return []
    goes = "fly" if shape.flies else "move"
    moves = [_dummy(f"{DUMMY}:{goes}:{shape.move.strength}{shape.move.time}")]
    attack = shape.attack
    return moves if attack is None else [*moves, _dummy(f"{DUMMY}:fight:{attack.strength}{attack.time}")]


def _dummy(name: str) -> Means:
    """A dummy by its name, which says all of it; so it can be asked for when the spell is over."""
    _, use, value = name.split(":")
    uses: dict[str, Use] = {"move": "move", "fly": "fly", "fight": "fight", "part": "fight"}
    return Means(name, uses[use.partition("-")[0]], LEVEL[value[0]], int(value[1:]))


def _fly_chit(flight: Flight) -> Means:
    return Means(flight.name, "fly", flight.strength, flight.time)


def chit_means(state: RealmState, who: str, number: int) -> Means:
    """A chit as means; a Magic chit has no strength."""
    sheet = state.sheet_of(who)
    assert sheet is not None
    printed = sheet.printed(state.box)[number - 1]
    chit = chit_now(state, who, number, printed)
    strength = LEVEL["N" if chit.strength is None else chit.strength]
    time = graceful_time(state, who, printed, chit.time)
    return Means(f"chit:{number}", chit.action, strength, time, chit.asterisks)


def card_means(box: Box, piece: str) -> Means | None:
    """MR-1.5.5: Boots and Gloves, artifacts and books; anything else is none."""
    card = box.treasures.get(piece)
    if card is None or card.chit is None:
        return None
    strength = LEVEL["N" if card.chit.strength is None else card.chit.strength]
    return Means(piece, card.chit.action, strength, card.chit.time)


def _horse_means(state: RealmState, who: str) -> tuple[Means, ...]:
    """The horse that he rides, on either side, if it can bear him (MR-4.3.4); none in a cave (MR-6.6.4e)."""
    piece = active_horse_piece(state, who)
    if piece is None or is_cave(state, state.places[who]):
        return ()
    horse = state.box.horses[kind_of(piece)]
    sides = (("walk", horse.walk), ("gallop", horse.gallop))
    return tuple(
        Means(f"{gait}:{piece}", "move", LEVEL[side.strength], side.time)
        for gait, side in sides
        if LEVEL[side.strength] >= body_weight(state, who)
    )


def means_by_name(state: RealmState, who: str, name: str) -> Means:
    """What somebody has played."""
    gait, _, number = name.partition(":")
    return chit_means(state, who, int(number)) if gait == "chit" else other_means(state.box, name)


def other_means(box: Box, name: str) -> Means:
    """What is no chit, by its name: a horse, a creature's dummy, what flies, a card."""
    gait, _, piece = name.partition(":")
    if gait == DUMMY:
        return _dummy(name)
    if piece:
        horse = box.horses[kind_of(piece)]
        side = horse.walk if gait == "walk" else horse.gallop
        return Means(name, "move", LEVEL[side.strength], side.time)
    if name in FLY_CHITS:
        return _fly_chit(FLY_CHITS[name])
    return card_means(box, name) or Means(name, "magic", LEVEL["N"], 0)  # MR-14.15: cards without chits


def horse_in(name: str) -> str:
    """The horse with which somebody maneuvers, if he does."""
    gait, _, piece = name.partition(":")
    return piece if gait in ("walk", "gallop") else ""


def effort(state: RealmState, who: str, played: tuple[str, ...], kind: str | None = None) -> int:
    """The asterisks on all that is played, or on what counts as Move or as Fight."""
    means = [means_by_name(state, who, name) for name in played if name]
    return sum(one.asterisks for one in means if kind in (None, KINDS[one.use]) or _is_either(one, kind))


def _is_either(means: Means, kind: str) -> bool:
    """MR-15.6.6: an unleashed chit is a Move and a Fight."""
    return means.use == UNLEASHED and kind in EITHER


def most_effort(state: RealmState, who: str) -> int:
    """MR-6.6.3, MR-14.12.2, MR-14.12.3: the most asterisks of a round; the potion overrides the Girtle."""
    if has_active(state, who, ENERGY):
        return WITHOUT_LIMIT
    return WITH_GIRTLE if has_active(state, who, GIRTLE) else MOST_EFFORT


def load_of(state: RealmState, who: str) -> int:
    """MR-4.3.6: what a maneuver has to carry: active items but horses, and what nobody else carries."""
    cave = is_cave(state, state.places[who])
    led = led_strength(state, who, in_cave=cave)
    weights = (
        weight_of(state, piece)
        for piece in belongings(state, who)
        if not is_horse(state, piece) and (piece in state.active or weight_of(state, piece) > led)
    )
    return max(weights, default=LEVEL["N"])
