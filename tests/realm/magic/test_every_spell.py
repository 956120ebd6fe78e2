"""MR-15: at what every spell can be aimed in a crowded clearing, and that it needs its type and color."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from fabula.games.realm.combat.setting import Fighter, Foe, Servant
from fabula.games.realm.components.box import box_with
from fabula.games.realm.magic.actions import Cast
from fabula.games.realm.magic.casting import Casting
from fabula.games.realm.magic.declaring import castable, why_not_cast
from fabula.games.realm.magic.reach import targets_of
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import combat
from realm.magic.spellcraft import bewitch, magicians
from realm.playing import give, know, seat_of

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

HERE: Final = {"woods": "ruins-1", "cave": "cavern-1", "mountain": "cliff-1", "small": "oak_woods-2"}
CHARACTERS: Final = {"magician", "berserker"}
SERVANTS: Final = {"RHQ", "R1", "giant_bat-1", "goblin_spear-1"}
NATIVES: Final = {"CHQ", "C1"}
MONSTERS: Final = {"giant-1", "ogre-1", "goblin_axe-1", "giant_bat-2", "heavy_spider-1", "demon", "imp"}
ANYBODY: Final = CHARACTERS | SERVANTS | NATIVES | MONSTERS
ALL_MONSTERS: Final = MONSTERS | {"giant_bat-1", "goblin_spear-1"}
TAKE_TURNS: Final = CHARACTERS | {"RHQ", "giant_bat-1"}
TYPES: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")

AIMS: Final[dict[str, set[str]]] = {
    "exorcise": {"ruins-1"},
    "make_whole": CHARACTERS,
    "peace": ANYBODY,
    "small_blessing": CHARACTERS,
    "blend_into_background": TAKE_TURNS,
    "fog": {"ruins"},
    "prophecy": CHARACTERS,
    "stones_fly": ANYBODY,
    "talk_to_wise_bird": CHARACTERS,
    "witchs_brew": {"II", "VIII"},
    "elven_grace": ANYBODY,
    "faerie_lights": {"III", "VII"},
    "illusion": CHARACTERS | {"ruins"},
    "lost": CHARACTERS | {"ruins"},
    "persuade": NATIVES | {"giant-1", "ogre-1"},
    "see_hidden_signs": CHARACTERS,
    "blazing_light": set(),
    "elemental_spirit": {"IV", "VI"},
    "fiery_blast": ANYBODY,
    "hurricane_winds": set(),
    "lightning_bolt": set(),
    "roof_collapses": set(),
    "violent_storm": {"ruins"},
    "absorb_essence": ALL_MONSTERS,
    "ask_demon": {"demon"},
    "broomstick": {"magician"},
    "curse": CHARACTERS,
    "pentangle": ANYBODY,
    "power_of_the_pit": ANYBODY,
    "dissolve_spell": {"bad_luck@berserker", "control_bats@giant_bat-1"},
    "enchant_artifact": {"fog@glowing_gem", "fog@black_book"},
    "melt_into_mist": ANYBODY,
    "phantasm": CHARACTERS,
    "transform": ANYBODY,
    "unleash_power": {*TYPES},
    "world_fades": CHARACTERS,
    "control_bats": {"giant_bat-1", "giant_bat-2"},
    "peace_with_nature": TAKE_TURNS,
    "premonition": CHARACTERS,
    "protection_from_magic": CHARACTERS,
    "sense_danger": CHARACTERS,
    "bad_luck": CHARACTERS,
    "deal_with_goblins": {"goblin_axe-1", "goblin_spear-1"},
    "guide_spider_or_octopus": {"heavy_spider-1"},
    "poison": SERVANTS - {"giant_bat-1"}
    | NATIVES
    | {"ogre-1", "goblin_axe-1", "giant_club-1", "great_axe-1"},
    "remedy": {"bad_luck@berserker", "control_bats@giant_bat-1", "squeak@berserker"},
    "whistle_for_monsters": {"howl_4"},
}
"""What each can be aimed at, by hand from the list of spells; own chits by their types."""

ELSEWHERE: Final = {
    "blazing_light": {"cave": {"cavern-1"}},
    "roof_collapses": {"cave": {"cavern-1"}},
    "hurricane_winds": {"mountain": ANYBODY},
    "lightning_bolt": {"mountain": ANYBODY},
    "whistle_for_monsters": {"small": set[str]()},
}
"""The spells that depend on the terrain."""

COLORS: Final = {
    "white": ("exorcise", "make_whole", "peace", "small_blessing"),
    "grey": (
        *("blend_into_background", "fog", "stones_fly", "witchs_brew", "curse", "premonition"),
        *("guide_spider_or_octopus", "poison", "remedy"),
    ),
    "gold": (
        *("talk_to_wise_bird", "elven_grace", "faerie_lights", "illusion", "lost", "persuade"),
        *("see_hidden_signs", "peace_with_nature", "protection_from_magic"),
    ),
    "purple": (
        *("prophecy", "blazing_light", "elemental_spirit", "fiery_blast", "hurricane_winds", "phantasm"),
        *("lightning_bolt", "roof_collapses", "violent_storm", "dissolve_spell", "enchant_artifact"),
        *("melt_into_mist", "transform", "unleash_power", "sense_danger", "whistle_for_monsters"),
    ),
    "black": (
        *("absorb_essence", "ask_demon", "broomstick", "pentangle", "power_of_the_pit", "world_fades"),
        "deal_with_goblins",
    ),
    "any": ("control_bats", "bad_luck"),
}
"""The colors of the spells, by hand from the same list."""


@pytest.fixture(scope="module")
def crowd() -> RealmState:
    """Everybody of whom spells speak; the Elf hides, the Dwarf is elsewhere, and so is a Winged Demon."""
    people = (
        Servant("RHQ"),
        Servant("R1"),
        Servant("giant_bat-1", controlled=True),
        Servant("goblin_spear-1"),
    )
    own = Fighter("magician", items=(), hirelings=people)
    strong = Fighter("berserker", items=("great_axe",))
    foes = tuple(Foe(one, "magician") for one in sorted(MONSTERS | NATIVES))
    state = combat(own, strong, Fighter("elf", hidden=True), "dwarf", foes=foes)
    know(state, seat_of(state, "magician"), spells=("fog",))
    know(state, seat_of(state, "berserker"), curses=("squeak",))
    for item in ("glowing_gem", "black_book", "good_book"):
        give(state, item, seat_of(state, "magician"), active=item != "good_book")
    bewitch(state, "bad_luck", "elf", "berserker")
    bewitch(state, "bad_luck", "elf", "dwarf")
    state.chits["cliff"], state.chits["cavern"] = ("stink_m", "patter_5"), ("bones_c", "howl_4")
    state.face_up = state.revealed = ("bones_c", "howl_4")
    return state


def aims(crowd: RealmState, spell: str, terrain: str) -> set[str]:
    """At what the Magician can aim a spell, if all of them are there."""
    state = crowd.copy()
    for piece in (*ANYBODY, "elf"):
        put(state, piece, HERE[terrain])
    for piece, place in (("dwarf", "high_pass-1"), ("winged_demon", "high_pass-1")):
        put(state, piece, place)
    state.castings = (Casting("magician", spell, "chit:1", "clearing", 3),)
    printed = state.box.characters["magician"].chits(4)
    return {
        str(printed[int(one[5:]) - 1].type) if one.startswith("chit:") else one
        for one in targets_of(state, "magician")
    }


@rule("MR-7.4.5", "MR-7.4.7")
@pytest.mark.parametrize("spell", AIMS)
def test_what_each_spell_can_be_aimed_at(crowd: RealmState, spell: str) -> None:
    own = {str(chit.type) for chit in crowd.box.characters["magician"].chits(4) if chit.type is not None}
    expected = AIMS[spell] & own if AIMS[spell] <= {*TYPES} else AIMS[spell]
    assert aims(crowd, spell, "woods") == expected


@rule("MR-7.4.5")
@pytest.mark.parametrize(
    ("spell", "terrain"), [(spell, terrain) for spell in ELSEWHERE for terrain in ELSEWHERE[spell]]
)
def test_what_depends_on_the_terrain(crowd: RealmState, spell: str, terrain: str) -> None:
    assert aims(crowd, spell, terrain) == ELSEWHERE[spell][terrain]


def test_the_table_has_every_spell() -> None:
    assert AIMS.keys() == box_with().spells.keys()
    assert sorted(spell for spells in COLORS.values() for spell in spells) == sorted(AIMS)


def on_its_ground(state: RealmState, who: str, spell: str) -> None:
    """Let somebody be where this spell can be cast."""
    for terrain in {"cave", "mountain"} & ELSEWHERE.get(spell, {}).keys():
        put(state, who, HERE[terrain])


@rule("MR-15.4.1", "MR-15.4.4a", "MR-15.4.5", "MR-15.4.6", "MR-7.4.1")
@pytest.mark.parametrize("terrain", ["woods", "cave", "mountain"])
@pytest.mark.parametrize("spell", ["blazing_light", "hurricane_winds", "lightning_bolt", "roof_collapses"])
def test_some_spells_are_cast_on_their_own_ground_only(spell: str, terrain: str) -> None:
    state = magicians("magician", foes=("ogre-1",), magician=(spell,))
    put(state, "magician", HERE[terrain])
    fits = terrain in ELSEWHERE[spell]
    assert bool(castable(state, "magician", None)) is fits
    chits = enumerate(state.box.characters["magician"].chits(4), 1)
    number = next(number for number, chit in chits if chit.type == "IV")
    refused = why_not_cast(state, "magician", Cast(spell, f"chit:{number}", "clearing"), None)
    assert (refused.reason == "wrong-ground") is not fits
    assert fits or refused.rule == state.box.spells[spell].clause


@rule("MR-7.1.3", "MR-7.4.1")
@pytest.mark.parametrize(("color", "spell"), [(color, spell) for color in COLORS for spell in COLORS[color]])
def test_each_spell_needs_its_color(color: str, spell: str) -> None:
    who = "white_knight" if color == "white" else "magician"
    state = magicians(who, foes=("ogre-1",), **{who: (spell,)})
    on_its_ground(state, who, spell)
    days = {1: (), **state.box.calendar.seventh_days}
    for state.day, there in days.items():
        fits = bool(there) if color == "any" else color in there
        assert bool(castable(state, who, None)) is fits, there


@rule("MR-7.1.3")
@pytest.mark.parametrize("spell", AIMS)
def test_each_spell_needs_magic_of_its_type(spell: str) -> None:
    type_ = box_with().spells[spell].type
    who = "white_knight" if type_ == "I" else "magician"
    state = magicians(who, foes=("ogre-1",), **{who: (spell,)})
    on_its_ground(state, who, spell)
    printed = state.box.characters[who].chits(4)
    state.write_sheet(0, chits=tuple("fatigued" if chit.type == type_ else "active" for chit in printed))
    assert castable(state, who, None) == ()
    state.write_sheet(0, chits=tuple("active" if chit.type == type_ else "fatigued" for chit in printed))
    assert {cast.spell for cast in castable(state, who, None)} == {spell}
