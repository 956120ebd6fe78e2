"""MR-15.1: spells of type I."""

from __future__ import annotations

import pytest

from fabula.games.realm.belongings.events import CurseLifted
from fabula.games.realm.combat.outcomes import Killed
from fabula.games.realm.combat.setting import Foe
from fabula.games.realm.magic.casting import Casting, casting_of
from fabula.games.realm.magic.events import ArmorMended, SpellCancelled, SpellEnded
from fabula.games.realm.magic.shapes import creature_name
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import offered, plays
from realm.magic.spellcraft import bewitch, magicians, resolve, state_of, takes_effect
from realm.playing import know, seat_of, told


@rule("MR-15.1.1", "MR-15.1.1a")
def test_exorcise_kills_demons_and_imps_and_nobody_else() -> None:
    foes = (Foe("demon", "white_knight"), Foe("imp", "white_knight"), Foe("ogre-1", "white_knight"))
    state = magicians("white_knight", foes=foes, white_knight=("exorcise",))
    events = takes_effect(state, "exorcise", "white_knight", state.places["white_knight"])
    assert [event.who for event in told(events, Killed)] == ["demon", "imp"]


@rule("MR-15.1.1a", "MR-15.1.1b", "MR-15.5.1d")
def test_exorcise_kills_a_demon_that_somebody_has_absorbed_and_not_him() -> None:
    foes = (Foe("demon", "white_knight"), Foe("ogre-1", "white_knight"))
    state = magicians("white_knight", "witch_king", foes=foes, white_knight=("exorcise",))
    takes_effect(state, "absorb_essence", "witch_king", "demon")
    assert creature_name(state, "witch_king") == "demon"
    state.castings = ()
    events = takes_effect(state, "exorcise", "white_knight", state.places["white_knight"])
    assert [(event.who, event.killer) for event in told(events, Killed)] == [("demon", "white_knight")]
    assert creature_name(state, "witch_king") == ""


@rule("MR-15.1.1b", "MR-7.6.5", "MR-15.1.1d")
def test_exorcise_breaks_spells_and_curses_in_its_clearing() -> None:
    state = magicians("white_knight", "elf", white_knight=("exorcise",))
    clearing = state.places["elf"]
    bewitch(state, "illusion", "elf", state.atlas.clearings[clearing].tile)
    bewitch(state, "bad_luck", "elf", "white_knight", energized=False)
    bewitch(state, "sense_danger", "elf", "ghost-1", "elf")
    far = bewitch(state, "fog", "elf", "high_pass")
    put(state, "ghost-1", "high_pass-1")
    know(state, seat_of(state, "elf"), curses=("ashes", "squeak"))
    events = takes_effect(state, "exorcise", "white_knight", clearing)
    assert [(event.spell, event.target) for event in told(events, SpellEnded)][:2] == [
        ("illusion", state.atlas.clearings[clearing].tile),
        ("bad_luck", "white_knight"),
    ]
    assert [(row.spell, row.targets) for row in state.bewitched] == [
        ("sense_danger", ("ghost-1",)),
        ("fog", ("high_pass",)),
    ]
    assert far in state.bewitched
    assert [event.curse for event in told(events, CurseLifted)] == ["ashes", "squeak"]
    assert state.sheet(seat_of(state, "elf")).curses == ()


@rule("MR-15.1.1b", "MR-15.1.1c")
def test_exorcise_stops_slower_spells_and_spends_color_chits() -> None:
    state = magicians("white_knight", "elf", white_knight=("exorcise",), elf=("illusion",))
    know(state, seat_of(state, "elf"), chits=("color", *("active",) * 11))
    state.castings = (Casting("elf", "illusion", "chit:2", "clearing", 4, ("elf",)),)
    events = takes_effect(state, "exorcise", "white_knight", state.places["elf"], time=3)
    assert [event.who for event in told(events, SpellCancelled)] == ["elf"]
    assert state_of(state, "elf", "chit:1") == "fatigued"
    assert state.bewitched == ()


@rule("MR-15.1.1")
def test_exorcise_is_aimed_at_the_casters_clearing() -> None:
    state = magicians("white_knight", foes=("ogre-1",), white_knight=("exorcise",))
    plays(state, "cast exorcise chit:9 clearing")
    assert state.choices(0).prompt == "strike"  # there is nothing to choose
    assert state.castings[0].fate == "done"


@rule("MR-15.1.2", "MR-15.1.2a", "MR-15.1.2b", "MR-15.1.2c")
def test_make_whole_rests_chits_repairs_armor_and_breaks_wither() -> None:
    state = magicians("white_knight", foes=("ogre-1",), white_knight=("make_whole",))
    chits = ("fatigued", "wounded", *("active",) * 10)
    know(state, chits=chits, curses=("wither", "ashes"))
    armor = next(piece for piece in state.standing_at["white_knight"] if piece.startswith("suit"))
    state.faces[armor] = "damaged"
    plays(state, "cast make_whole chit:9 clearing", "aim white_knight")
    assert state.sheet(0).chits == (*("active",) * 8, "committed", *("active",) * 3)
    assert armor not in state.faces
    assert state.sheet(0).curses == ("ashes",)
    while state.castings:
        plays(state, offered(state)[-1], dice=(4, 1, 1) if state.choices(0).prompt == "place" else ())
    assert state_of(state, "white_knight", "chit:9") == "fatigued"


@rule("MR-15.1.2a")
def test_make_whole_mends_armor_that_is_not_worn_and_nobody_elses() -> None:
    state = magicians("white_knight", "berserker", white_knight=("make_whole",))
    armor = next(piece for piece in state.standing_at["white_knight"] if piece.startswith("suit"))
    helmet = next(piece for piece in state.standing_at["berserker"] if piece.startswith("helmet"))
    state.active = tuple(piece for piece in state.active if piece != armor)
    state.faces.update({armor: "damaged", helmet: "damaged"})
    events = takes_effect(state, "make_whole", "white_knight", "white_knight")
    assert [event.piece for event in told(events, ArmorMended)] == [armor]
    assert armor not in state.active
    assert state.faces == {helmet: "damaged"}


@rule("MR-15.1.2b", "MR-15.1.2d")
@pytest.mark.parametrize(("pit", "kept"), [(4, "wounded"), (5, "fatigued")])
def test_make_whole_does_not_undo_what_a_faster_pit_has_done_in_this_round(pit: int, kept: str) -> None:
    """Blight wounds the chits with asterisks, Forget fatigues Magic chits; chit 1 was tired before."""
    state = magicians("white_knight", "witch_king", "elf", white_knight=("make_whole",))
    seat = seat_of(state, "white_knight")
    know(state, seat, chits=("fatigued", *("active",) * 11))
    struck = Casting("witch_king", "power_of_the_pit", "chit:9", "clearing", 2, ("white_knight",))
    whole = Casting("elf", "make_whole", "chit:9", "clearing", 4, ("white_knight",))
    state.castings = (struck, whole)
    resolve(state, dice=(pit, pit))
    chits = state.sheet(seat).chits
    assert chits[0] == "active"
    assert set(chits) == {"active", kept}


@rule("MR-15.1.2b", "MR-15.1.2d")
def test_make_whole_does_not_undo_the_rust_of_this_round() -> None:
    state = magicians("white_knight", "witch_king", "elf", white_knight=("make_whole",))
    armor = next(piece for piece in state.standing_at["white_knight"] if piece.startswith("suit"))
    struck = Casting("witch_king", "power_of_the_pit", "chit:9", "clearing", 2, ("white_knight",))
    state.castings = (struck, Casting("elf", "make_whole", "chit:9", "clearing", 4, ("white_knight",)))
    resolve(state, dice=(6, 6))
    assert state.faces[armor] == "damaged"


@rule("MR-15.1.2")
def test_make_whole_is_for_characters_only() -> None:
    state = magicians("white_knight", foes=("ogre-1",), white_knight=("make_whole",))
    plays(state, "cast make_whole chit:9 clearing")
    assert offered(state) == ["aim white_knight", "pass"]
    events = plays(state, "aim white_knight")
    assert told(events, ArmorMended) == []


@rule("MR-7.4.6", "MR-15.1.1b")
def test_a_faster_spell_is_in_effect_before_it_is_broken() -> None:
    state = magicians("white_knight", "elf", white_knight=("exorcise",))
    state.castings = (Casting("elf", "illusion", "chit:1", "clearing", 2, ("white_knight",)),)
    casting = Casting("white_knight", "exorcise", "chit:9", "clearing", 5, (state.places["elf"],))
    state.castings = (*state.castings, casting)
    resolve(state)
    now = casting_of(state, "white_knight")
    assert now is not None
    assert now.fate == "cancelled"  # the Elf has named him, and was faster
    assert len(state.bewitched) == 1
