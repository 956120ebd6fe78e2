"""MR-7.4.5, MR-7.4.7: at whom or at what each spell can be aimed, by the kinds of its targets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.belongings.carrying import body_weight
from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.combat.counters import part_of
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.seeing import sees
from fabula.games.realm.magic.bewitching import MIST, is_in, is_under, names_of_rows
from fabula.games.realm.magic.casting import CHIT, casting_of
from fabula.games.realm.magic.fighting import is_at_peace
from fabula.games.realm.magic.types import type_of
from fabula.games.realm.magic.whistling import WHISTLE, is_large, sounds_face_up
from fabula.games.realm.natives.ranks import is_underling
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.games.realm.components.spells import Target
    from fabula.games.realm.state import RealmState

FAMILIES: Final = {
    "giants": "giant",
    "ogres": "ogre",
    "goblins": "goblin",
    "bats": "bat",
    "spider": "spider",
    "octopus": "octopus",
    "dragon": "dragon",
    "goblin_counter": "goblin",
    "ogre_counter": "ogre",
}
"""The families of monsters that spells name."""
WEATHER_CHIT: Final = "weather_chit"
"""MR-10.9.2: the chit of the next week, at which one spell can be aimed wherever its caster is."""
GROUP: Final = "native_group"
TAKE_ALL: Final = ("persuade", "control_bats", "deal_with_goblins")
"""The spells that take all of a group or family at once."""
MOUNTAIN_ONLY: Final = ("hurricane_winds", "lightning_bolt")
"""MR-15.4.4a, MR-15.4.5."""


def fits_ground(state: RealmState, who: str, spell: str) -> bool:
    """Whether a spell can be cast where somebody is: some need a mountain, a cave or a large tile."""
    clearing = state.atlas.clearings[state.places[who]]
    if spell in MOUNTAIN_ONLY:
        return clearing.kind == "mountain"
    if spell == WHISTLE:
        return is_large(state, clearing.tile)
    return any(aim.terrain in (None, clearing.kind) for aim in state.box.effects[spell].targets)


def targets_of(state: RealmState, who: str) -> tuple[str, ...]:
    """All that the spell of somebody can be aimed at, and has not been; nothing while he is at peace."""
    casting = casting_of(state, who)
    assert casting is not None
    if is_at_peace(state, who):  # MR-15.1.3c
        return ()
    if not fits_ground(state, who, casting.spell):
        return ()
    found: dict[str, None] = {}
    for aim in state.box.effects[casting.spell].targets:
        for kind in aim.kinds:
            found.update(dict.fromkeys(_of_kind(state, who, aim, kind)))
    return tuple(one for one in found if one not in casting.targets and one != casting.means)


def _of_kind(state: RealmState, who: str, aim: Target, kind: str) -> list[str]:
    """The things of a kind that are in reach."""
    clearing = state.atlas.clearings[state.places[who]]
    match kind:
        case "clearing":
            return [clearing.name]
        case "next_week_weather_chit":
            return [WEATHER_CHIT]
        case "tile":
            return [clearing.tile]
        case "own_magic_chits":
            return _own_chits(state, who, aim)
        case "spell":
            return spells_near(state, clearing.name)
        case "sound_chit":
            return sounds_face_up(state)
        case "curse":
            return curses_near(state, clearing.name)
        case "weapon_counter":
            return [piece for one in in_sight(state, who) for piece in _weapons(state, one)]
        case "giant_club":
            giants = (one for one in in_sight(state, who) if is_a(state, one, "giants", aim))
            return [club for one in giants if (club := part_of(state.box, one))]
        case "native_group":
            return [
                one for one in in_sight(state, who) if one in state.box.natives and one not in state.hired
            ]
        case "artifact" | "spell_book":
            items = [piece for piece in belongings(state, who) if _is_active_card(state, piece, kind)]
            return [f"{spell}@{item}" for item in items for spell in _recorded(state, who)]
        case _:
            return [one for one in in_sight(state, who) if is_a(state, one, kind, aim)]


def in_sight(state: RealmState, who: str) -> list[str]:
    """MR-7.4.5: the individuals in his clearing whom he sees, he himself among them; mist is out of reach."""
    here = state.standing_at.get(state.places[who], ())
    seen = [
        one
        for one in here
        if (one in state.individuals and (one == who or sees(state, who, one)))
        or (one not in state.individuals and (kind_of(one) in state.box.monsters or one in state.box.natives))
    ]
    return sorted(one for one in seen if not is_under(state, one, MIST))


def is_a(state: RealmState, one: str, kind: str, aim: Target) -> bool:
    """Whether somebody is of a kind that spells name."""
    box = state.box
    match kind:
        case "character":
            if one not in state.individuals or state.sheet_of(one) is None:
                return False
            return aim.weight is None or LEVEL[aim.weight] == body_weight(state, one)
        case "monster":
            return kind_of(one) in box.monsters
        case "native" | "native_counter":
            return one in box.natives
        case "hired_leader":
            return one in state.hired and not is_underling(state, one)
        case _:
            monster = box.monsters.get(kind_of(one))
            return monster is not None and (monster.id == kind or monster.family == FAMILIES.get(kind))


def is_of(state: RealmState, one: str, group: str) -> bool:
    """Whether somebody is an unhired native of a group."""
    native = state.box.natives.get(one)
    return native is not None and native.group == group and one not in state.hired


def _own_chits(state: RealmState, who: str, aim: Target) -> list[str]:
    """MR-7.11.1: active and fatigued Magic chits of these types."""
    sheet = state.sheet_of(who)
    assert sheet is not None
    return [
        f"{CHIT}{number}"
        for number, now in enumerate(sheet.chits, 1)
        if now in ("active", "alerted", "fatigued") and type_of(state, who, number) in aim.types
    ]


def _weapons(state: RealmState, who: str) -> list[str]:
    """The weapon counters of somebody, put away or not."""
    return [piece for piece in belongings(state, who) if kind_of(piece) in state.box.weapons]


def _recorded(state: RealmState, who: str) -> list[str]:
    """The spells that somebody has recorded, each once."""
    sheet = state.sheet_of(who)
    assert sheet is not None
    return sorted({*sheet.spells, *sheet.learned})


def _is_active_card(state: RealmState, piece: str, kind: str) -> bool:
    card = state.box.treasures.get(piece)
    return card is not None and card.kind == kind and piece in state.active


def spells_near(state: RealmState, clearing: str) -> list[str]:
    """The spells in effect on anything in a clearing, on it or on its tile, by their names."""
    return [
        name
        for name, row in names_of_rows(state).items()
        if any(is_in(state, target, row.caster, clearing) for target in row.targets)
    ]


def curses_near(state: RealmState, clearing: str) -> list[str]:
    """Each curse on each character in a clearing, written `squeak@elf`."""
    sheets = (sheet for sheet in state.sheets if sheet and state.places[sheet.character] == clearing)
    return [f"{curse}@{sheet.character}" for sheet in sheets for curse in sheet.curses]
