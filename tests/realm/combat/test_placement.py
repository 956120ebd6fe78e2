"""MR-6.7: targets, and what is placed unseen."""

from __future__ import annotations

import pytest

from fabula.games.realm import game
from fabula.games.realm.combat.actions import Maneuver
from fabula.games.realm.combat.events import Attacks, Maneuvers, PlacementReady, Targeted
from fabula.games.realm.combat.fatigue import Tire
from fabula.games.realm.combat.placement import maneuvers
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import Stance
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.day.events import Unhidden
from fabula.testing import rule
from realm.combat.fighting import chit, combat, let_be, offered, plays
from realm.playing import told


def means(texts: list[str], word: str) -> set[str]:
    return {text.split()[-1] for text in texts if text.startswith(word)}


@rule("MR-11.68", "MR-1.6.2")
def test_a_hidden_elf_takes_a_giant_by_surprise() -> None:
    state = combat(Fighter("elf", hidden=True), foes=(Foe("giant-1"),))
    events = plays(state, "fight-on", "done", "pass", "target giant-1")
    assert told(events, Unhidden)
    assert [(event.who, event.whom) for event in told(events, Targeted)] == [("elf", "giant-1")]
    assert state.stances["giant-1"] == Stance("giant-1", "")
    events = plays(
        state, "pass", "pass", "place giant-1 thrust", "place giant_club-1 swing", dice=(4, 1, 1, 1, 1)
    )
    assert state.stances == {}
    assert state.choices(0).prompt == "lure"
    plays(state, "done")
    assert state.stances["giant-1"].target == "elf"


def test_the_fight_is_as_strong_as_the_weapon_is_heavy_in_any_direction() -> None:
    state = combat(Fighter("amazon", items=("great_axe",)), foes=("ogre-1",))
    plays(state, "pass", "pass")
    strong = chit(state, "amazon", "fight H4**")
    assert offered(state) == [f"strike {way} {strong}" for way in ("thrust", "swing", "smash")] + ["pass"]


@rule("MR-11.47")
def test_two_asterisks_are_the_most_of_a_round() -> None:
    """The Amazon's Move M3* and Fight M3** would be three."""
    state = combat("amazon", foes=("ogre-1",))
    plays(state, "pass", "target ogre-1", f"strike thrust {chit(state, 'amazon', 'fight M3**')}")
    assert means(offered(state), "maneuver") == {chit(state, "amazon", "move M4")}
    refused = state.why_not(0, game.read(f"maneuver dodge {chit(state, 'amazon', 'move M3*')}"))
    assert refused is not None
    assert (refused.rule, refused.details) == ("MR-6.6.3", {"need": 2, "have": 3})


@rule("MR-11.47", "MR-14.12.2", "MR-14.12.3")
def test_with_the_girtle_it_is_three_and_with_the_potion_any_number() -> None:
    for items, most in ((("girtle_of_energy",), 3), (("girtle_of_energy", "potion_of_energy"), 4)):
        state = combat(Fighter("swordsman", items=items), foes=("ogre-1",))
        plays(state, "pass", "target ogre-1", f"strike thrust {chit(state, 'swordsman', 'fight L2**')}")
        printed = state.box.characters["swordsman"].chits(4)
        moves = [printed[int(one.removeprefix("chit:")) - 1] for one in means(offered(state), "maneuver")]
        assert max(move.asterisks for move in moves) == most - 2
        dodge = next(f"chit:{1 + printed.index(move)}" for move in moves if move.asterisks == most - 2)
        plays(state, f"maneuver dodge {dodge}", "place ogre-1 thrust", dice=(4, 1, 1))
        tire = state.agenda[-1]
        assert isinstance(tire, Tire)
        assert tire.left == most - 1


@rule("MR-14.8.1", "MR-14.9.1", "MR-1.5.5")
def test_boots_and_gloves_are_played_like_chits_without_effort() -> None:
    state = combat(Fighter("captain", items=("quick_boots", "handy_gloves")), foes=("ogre-1",))
    road = next(text.split()[1] for text in offered(state) if text.startswith("run"))
    assert state.why_not(0, game.read(f"run {road} quick_boots")) is None
    plays(state, "pass", "pass")
    assert "handy_gloves" in means(offered(state), "strike")
    plays(state, "strike thrust handy_gloves")
    assert {"quick_boots", chit(state, "captain", "move M3**")} <= means(offered(state), "maneuver")
    plays(state, "maneuver dodge quick_boots", "place ogre-1 thrust", dice=(4, 1, 1))
    assert state.choices(0).prompt == "encounter"


@rule("MR-4.3.6", "MR-6.7.3b")
def test_a_maneuver_carries_all_that_is_active() -> None:
    """The Black Knight's suit of armor is Heavy."""
    state = combat("black_knight", foes=("ogre-1",))
    plays(state, "pass", "pass", "pass")
    heavy = {chit(state, "black_knight", text) for text in ("move H5*", "move H6", "move H4**")}
    assert means(offered(state), "maneuver") == heavy


@rule("MR-13.6.5", "MR-6.7.3b")
def test_the_dwarf_ducks_in_one_direction_whatever_he_carries() -> None:
    state = combat("dwarf", foes=("ogre-1",))
    plays(state, "pass", "pass", "pass")
    duck = chit(state, "dwarf", "duck T3*")
    assert [text for text in offered(state) if text.endswith(duck)] == [f"maneuver duck {duck}"]


@rule("MR-13.6.5")
def test_nobody_runs_with_a_duck() -> None:
    state = combat("dwarf", foes=(Foe("ogre-1", attacks="dwarf"),))
    assert chit(state, "dwarf", "duck T3*") not in means(offered(state), "run")


@rule("MR-6.7.3b", "MR-1.5.5", "MR-4.3.4")
def test_a_horse_maneuvers_on_either_side_but_not_under_a_red_monster() -> None:
    pony = "pony_m2_m5"
    foe = Foe("giant-1", attacks="captain", dark=True)
    sides = {f"walk:{pony}", f"gallop:{pony}"}
    for option, foes, horses in (
        ("killed", (Foe("ogre-1", attacks="captain"),), sides),
        ("killed", (foe,), set()),
        ("spared", (foe,), sides),
    ):
        state = combat(Fighter("captain", items=(pony,)), foes=foes, red_side_riders=option)
        plays(state, "pass", "pass", "pass")
        assert {one for one in means(offered(state), "maneuver") if pony in one} == horses


@rule("MR-4.3.4")
def test_a_horse_that_cannot_bear_its_rider_is_of_no_use() -> None:
    """This pony walks with Medium strength and gallops with Light; the Captain is Medium."""
    state = combat(Fighter("captain", items=("pony_l3_m4",)), foes=("ogre-1",))
    plays(state, "pass", "pass", "pass")
    assert {one for one in means(offered(state), "maneuver") if "pony" in one} == {"walk:pony_l3_m4"}


@rule("MR-6.7.3c")
def test_a_shield_is_placed_in_one_direction() -> None:
    state = combat(Fighter("captain", items=("shield",)), foes=("ogre-1",))
    plays(state, "pass", "pass", "pass", "pass")
    assert offered(state) == ["shield thrust", "shield swing", "shield smash"]


def test_as_many_boxes_as_possible_are_occupied() -> None:
    state = combat(Fighter("captain", items=()), foes=("ogre-1", "ogre-2", "viper-1", "viper-2"))
    plays(state, "pass", "pass", "pass", "pass", "place ogre-1 swing")
    assert len(offered(state)) == 3  # there are four for three boxes
    plays(state, "place ogre-2 swing")
    assert offered(state) == ["place viper-1 thrust", "place viper-1 smash"]
    plays(state, "place viper-1 smash")
    assert offered(state) == ["place viper-2 thrust"]
    refused = state.why_not(0, game.read("place viper-2 swing"))
    assert refused is not None
    assert refused.rule == "MR-6.7.3d"


@rule("MR-6.17.3")
def test_a_club_is_not_with_its_giant() -> None:
    state = combat(Fighter("captain", items=()), foes=("giant-1", "ogre-1", "ogre-2", "viper-1"))
    plays(state, "pass", "pass", "pass", "pass", "place giant-1 swing")
    assert offered(state) == ["place giant_club-1 thrust", "place giant_club-1 smash"]


@rule("MR-6.7.3", "MR-0.6.1")
def test_nobody_knows_what_is_placed_until_all_are_ready() -> None:
    state = combat("captain", "amazon", foes=(Foe("ogre-1", attacks="captain"),))
    let_be(state)
    plays(state, "pass", "pass", dice=("captain",))
    plays(state, "pass", "pass")
    seat = state.to_act()[0]
    before = state.view(1 - seat)
    strike = next(text for text in offered(state, seat) if text.startswith("strike"))
    events = state.play(seat, game.read(strike), CombatScript(()))
    assert all(event.to == (seat,) for event in events)
    assert state.view(1 - seat) == before
    assert state.view(seat).my_draft == (game.read(strike),)
    assert not told(events, Attacks) + told(events, Maneuvers) + told(events, PlacementReady)


@rule("MR-4.3.6", "MR-6.7.3b", "MR-14.6.2")
@pytest.mark.parametrize(
    ("items", "ducks"),
    [
        (("bane_sword",), True),
        (("belt_of_strength", "suit_of_armor"), True),
        (("belt_of_strength", "bane_sword"), False),
    ],
)
def test_the_duck_carries_what_is_no_heavier_than_it_is_strong(items: tuple[str, ...], ducks: bool) -> None:
    """It is Tremendous, but with the Belt it is Heavy, for it has one asterisk."""
    state = combat(Fighter("dwarf", items=items), foes=("ogre-1",))
    duck = Maneuver("duck", chit(state, "dwarf", "duck T3*"))
    assert (duck in maneuvers(state, "dwarf", Pass())) is ducks
