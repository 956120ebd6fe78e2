"""MR-7.4.6c, MR-7.9.1: Attack spells, which strike like weapons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fabula.games.realm.combat.actions import ATTACKS
from fabula.games.realm.combat.attacks import Attack
from fabula.games.realm.combat.counters import body_of
from fabula.games.realm.combat.sheets import fight_of
from fabula.games.realm.components.kinds import LEVEL, Strength
from fabula.games.realm.magic.actions import Hurl
from fabula.games.realm.magic.bewitching import is_shielded
from fabula.games.realm.magic.casting import PIT, Casting, casting_of, is_attack_spell, write_casting
from fabula.games.realm.magic.events import SpellHurled

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


class Bolt(Struct, frozen=True):
    """How an Attack spell strikes."""

    length: int
    harm: Strength
    stars: int
    missile: bool = True


BOLTS: Final = {
    "stones_fly": Bolt(15, "L", 1),
    "fiery_blast": Bolt(13, "L", 3),
    "lightning_bolt": Bolt(18, "M", 3),
    "roof_collapses": Bolt(18, "H", 0, missile=False),
    PIT: Bolt(0, "N", 0, missile=False),
}
"""MR-15.2.4a, MR-15.4.3, MR-15.4.5, MR-15.4.6b; MR-10.13.3, as long as that of a Demon."""
LEAST_STONES: Final = 4
"""MR-15.2.4b."""
ROOF: Final = "roof_collapses"
ROOF_TIME: Final = 4
SMASH: Final = 3
"""MR-15.4.6b: always so fast, and always in this direction."""


def hurls(state: RealmState, who: str) -> tuple[Hurl, ...] | None:
    """What somebody who casts places instead of an attack; None for whoever does not cast (MR-6.6.7)."""
    casting = casting_of(state, who)
    if fight_of(state).truce:  # MR-16.11.5
        return ()
    if casting is None:
        return None
    return tuple(map(Hurl, ATTACKS)) if hurled_by(state, who) is not None else ()


def hurled_by(state: RealmState, who: str) -> Casting | None:
    """The Attack spell for which somebody chooses a direction: no roof (MR-15.4.6b)."""
    casting = casting_of(state, who)
    if casting is None or casting.fate != "cast" or casting.spell == ROOF:
        return None
    return casting if is_attack_spell(state, casting.spell) else None


def hurl(state: RealmState, who: str, action: Hurl) -> list[Event]:
    """MR-6.7.4: the direction is shown; it is the same for all targets (MR-7.9.1)."""
    casting = write_casting(state, who, direction=1 + ATTACKS.index(action.direction))
    return [
        SpellHurled(who=who, spell=casting.spell, direction=action.direction, rule="MR-6.7.4", reveals=True)
    ]


def spell_attacks(state: RealmState) -> list[Attack]:
    """All blows of the Attack spells of this round; one that was not placed in any direction fails."""
    return [
        attack
        for casting in state.castings
        if is_attack_spell(state, casting.spell) and casting.fate == "cast"
        for attack in _blows(state, casting)
    ]


def _blows(state: RealmState, casting: Casting) -> list[Attack]:
    bolt = BOLTS[casting.spell]
    roof = casting.spell == ROOF
    direction = SMASH if roof else casting.direction
    if not direction:
        return []
    aims = [one for one in _each(casting) if not is_shielded(state, one)]  # MR-15.5.5b, MR-15.7.4
    return [
        Attack(
            attacker=casting.caster,
            target=target,
            direction=direction,
            time=ROOF_TIME if roof else casting.time,
            length=bolt.length,
            strength=LEVEL[bolt.harm],
            stars=bolt.stars,
            missile=casting.spell if bolt.missile else "",
            spell=casting.spell,
            casts=PIT if casting.spell == PIT else "",
        )
        for target in (_everybody(state) if roof else aims)  # MR-15.5.5c
    ]


def _everybody(state: RealmState) -> list[str]:
    """MR-15.4.6a: the characters, hidden or not and the caster too, and all that lies on sheets."""
    return [*sorted(state.plays), *sorted(one for one in state.stances if body_of(state.box, one) == one)]


def _each(casting: Casting) -> list[str]:
    """MR-15.2.4b: stones fly four times at least; the first target gets what cannot be divided."""
    targets = [*casting.targets]
    if casting.spell != "stones_fly" or len(targets) >= LEAST_STONES:
        return targets
    if len(targets) == LEAST_STONES - 1:
        return [targets[0], *targets]
    return [one for one in targets for _ in range(LEAST_STONES // len(targets))]
