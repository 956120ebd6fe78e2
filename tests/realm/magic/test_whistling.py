"""MR-15.8.6: Whistle for Monsters, and what becomes of a Sound chit that has been moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import refuse
from fabula.games.realm.combat.sheets import write_fight
from fabula.games.realm.day.actions import Peer
from fabula.games.realm.day.ending import come_to, reveal
from fabula.games.realm.day.findings import ChitSeen
from fabula.games.realm.day.searching import Searching
from fabula.games.realm.magic.actions import Cast
from fabula.games.realm.magic.declaring import castable, why_not_cast
from fabula.games.realm.magic.events import SoundMoved
from fabula.games.realm.map.chits import chits_in, turn_chits_down
from fabula.games.realm.pieces import copies, put
from fabula.games.realm.unseen import FACE_DOWN
from fabula.testing import rule
from realm.combat.fighting import offered, plays
from realm.dealing import lay
from realm.invariants import wrong
from realm.magic.spellcraft import magicians, takes_effect
from realm.playing import Script, refusal, some_dice, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

SPELL = "whistle_for_monsters"


def at_ruins() -> RealmState:
    """The Witch is in the Ruins, where a Flutter lies face up, and so does a Patter in the Cliff."""
    state = magicians("witch", "elf", witch=(SPELL,))
    for who in ("witch", "elf"):
        put(state, who, "ruins-1")
    lay(state, "ruins", "smoke_c", "flutter_1")
    lay(state, "cliff", "ruins_m", "patter_5")
    for tile in ("ruins", "cliff"):
        reveal(state, tile, Script(()), peaceful=False)
    return state


def whistled(chit: str, tile: str = "") -> RealmState:
    """After the Witch has whistled for this chit, and sent it to that tile."""
    state = at_ruins()
    takes_effect(state, SPELL, "witch", chit)
    if tile:
        step = state.agenda[-1]
        action = next(one for one in state.choices(state.to_act()[0]).actions if one.words()[1] == tile)
        step.answer(state, state.to_act()[0], action, Script(()))
    return state


def summoned(state: RealmState, clearing: str, roll: int, kind: str, box: str) -> set[str]:
    """Where these monsters are when the Elf has ended his turn."""
    put(state, "elf", clearing)
    monsters = copies(kind, state.box.monsters[kind].count)
    for piece in monsters:
        put(state, piece, box)
    state.monster_roll = roll
    come_to(state, "elf", ())
    return {state.places[piece] for piece in monsters} & state.atlas.clearings.keys()


@rule("MR-15.8.6")
def test_a_chit_of_another_tile_comes_to_that_of_the_caster() -> None:
    state = at_ruins()
    events = takes_effect(state, SPELL, "witch", "patter_5")
    assert [(event.chit, event.tile) for event in told(events, SoundMoved)] == [("patter_5", "ruins")]
    assert chits_in(state, "ruins") == ("smoke_c", "flutter_1", "patter_5")
    assert chits_in(state, "cliff") == ("ruins_m",)
    assert wrong(state) is None


@rule("MR-15.8.6")
def test_a_chit_of_his_own_tile_goes_to_another_of_six_clearings() -> None:
    state = at_ruins()
    assert not told(takes_effect(state, SPELL, "witch", "flutter_1"), SoundMoved)
    seat = state.player_of("witch")
    assert state.to_act() == (seat,)
    tiles = {action.words()[1] for action in state.choices(seat).actions}
    assert tiles == {tile.id for tile in state.box.tiles.values() if tile.letter in "MC"} - {"ruins"}
    assert refusal(state, "whistle-to oak_woods", seat)
    assert refusal(state, "whistle-to ruins", seat)
    state = whistled("flutter_1", "cliff")
    assert chits_in(state, "cliff") == ("ruins_m", "patter_5", "flutter_1")
    takes_effect(state, SPELL, "witch", "flutter_1")
    assert chits_in(state, "ruins") == ("smoke_c", "flutter_1")
    assert state.whistled == {}


@rule("MR-15.8.6")
def test_it_is_cast_at_a_sound_that_lies_face_up() -> None:
    state = magicians("witch", foes=("ogre-1",), witch=(SPELL,))
    for tile, chits in (("ruins", ("smoke_c", "flutter_1")), ("cliff", ("ruins_m", "patter_5"))):
        state.chits[tile] = chits
    state.face_up = state.revealed = ("smoke_c", "flutter_1")
    plays(state, next(text for text in offered(state) if SPELL in text))
    assert offered(state) == ["aim flutter_1", "pass"]


@rule("MR-15.8.6")
@pytest.mark.parametrize(("clearing", "fits"), [("ruins-1", True), ("oak_woods-2", False)])
def test_in_a_tile_of_fewer_than_six_clearings_it_cannot_be_cast(clearing: str, *, fits: bool) -> None:
    state = magicians("witch", foes=("ogre-1",), witch=(SPELL,))
    for piece in ("witch", "ogre-1"):
        put(state, piece, clearing)
    write_fight(state, clearing=clearing)
    assert bool(castable(state, "witch", None)) is fits
    printed = enumerate(state.box.characters["witch"].chits(4), 1)
    number = next(number for number, chit in printed if chit.type == "VIII")
    refused = why_not_cast(state, "witch", Cast(SPELL, f"chit:{number}", "clearing"), None)
    assert (refused == refuse("MR-15.8.6", "wrong-ground", spell=SPELL)) is not fits


@rule("MR-15.8.6")
def test_there_it_summons_from_then_on_and_no_more_where_it_was() -> None:
    """In caves the Patter calls Goblins to clearing 5, in mountains Spiders."""
    goblins, spiders = (3, "goblin_axe", "city_goblin_axe"), (5, "heavy_spider", "castle_heavy_spider_1")
    for state, here, there in (
        (at_ruins(), set(), {"cliff-5"}),
        (whistled("patter_5"), {"ruins-5"}, set()),
    ):
        assert summoned(state, "ruins-1", *goblins) == here
        assert summoned(state, "cliff-1", *spiders) == there


@rule("MR-15.8.6", "MR-3.16.7")
def test_it_is_turned_down_and_up_with_the_chits_of_its_new_tile() -> None:
    state = whistled("flutter_1", "cavern")
    turn_chits_down(state)
    assert "flutter_1" not in state.face_up
    assert "smoke_c" in state.face_up
    put(state, "elf", "cavern-1")
    reveal(state, "cavern", Script(()), peaceful=False)
    assert "flutter_1" in state.face_up


@rule("MR-15.8.6")
def test_what_has_come_to_a_tile_does_not_tell_whether_somebody_has_looked_there() -> None:
    state = whistled("flutter_1", "cavern")
    assert state.view(0).chits["cavern"] == (FACE_DOWN, FACE_DOWN, "flutter_1")
    assert state.view(0).chits["ruins"] == ("smoke_c",)
    looked = state.copy()
    lay(looked, "cavern", "bones_c", "altar")
    assert looked.view(0).chits == state.view(0).chits
    for seed in range(20):
        twin = looked.imagine(0, some_dice(seed))
        assert twin.view(0) == looked.view(0)
        assert wrong(twin) is None


@rule("MR-15.8.6", "MR-3.9.4")
def test_whoever_looks_at_its_old_tile_does_not_see_it_there() -> None:
    state = whistled("flutter_1", "cavern")
    put(state, "elf", "ruins-2")
    state.push(Searching("elf"))
    events = state.agenda[-1].answer(state, state.player_of("elf"), Peer("ruins-2"), Script((5, 5)))
    assert [event.chit for event in told(events, ChitSeen)] == ["smoke_c"]
    twin = state.imagine(state.player_of("witch"), some_dice())
    assert twin.view(state.player_of("witch")) == state.view(state.player_of("witch"))
