"""MR-14.6: cards that change what is on action chits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.belongings import too_heavy
from fabula.games.realm.combat.means import Means, means_for, unplayed
from fabula.games.realm.combat.setting import Fighter
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.chits import chits_of
from fabula.games.realm.day.resets import return_potions
from fabula.testing import rule
from realm.combat.fighting import combat
from realm.playing import answer, awake, give, know, pause, refusal
from realm.sites import at_site, offered

if TYPE_CHECKING:
    from fabula.games.realm.combat.means import Use
    from fabula.games.realm.state import RealmState

USES: tuple[Use, ...] = ("move", "fight", "duck", "berserk")


def with_items(who: str, *items: str) -> RealmState:
    return combat(Fighter(who, items=items), foes=("ogre-1",))


def chits(state: RealmState, who: str) -> list[Means]:
    """All that he has to play that is a chit."""
    return [one for use in USES for one in unplayed(state, who, use) if one.name.startswith("chit:")]


@rule("MR-14.6.1", "MR-14.6.2")
def test_with_the_belt_asterisks_are_strength() -> None:
    for who in ("berserker", "dwarf", "elf"):
        plain, belted = chits(with_items(who), who), chits(with_items(who, "belt_of_strength"), who)
        assert [one.time for one in belted] == [one.time for one in plain]
        for one in belted:
            assert one.strength == LEVEL[{0: "M", 1: "H", 2: "T"}[one.asterisks]], one
    assert any(one.strength == LEVEL["T"] for one in chits(with_items("berserker"), "berserker"))


@rule("MR-14.6.1")
def test_it_makes_strong_chits_weaker_too() -> None:
    state = with_items("black_knight", "belt_of_strength")
    plain = {one.name: one.strength for one in chits(with_items("black_knight"), "black_knight")}
    assert any(one.strength < plain[one.name] for one in chits(state, "black_knight"))


@rule("MR-14.6.2", "MR-3.9.5c", "MR-4.3.2")
def test_the_belt_carries_and_opens_the_vault() -> None:
    state = at_site("vault", "swordsman")
    assert offered(state) == []
    give(state, "belt_of_strength")
    assert offered(state) == ["vault"]
    state = awake("swordsman", at="ruins-1")
    give(state, "golden_icon", active=False)
    assert "golden_icon" in too_heavy(state, "swordsman", in_cave=False)
    give(state, "belt_of_strength")
    assert too_heavy(state, "swordsman", in_cave=False) == ()
    twos = [
        chit.asterisks < 2 or chit.action != "move" for chit in state.box.characters["swordsman"].chits(4)
    ]
    know(state, chits=tuple("active" if left else "fatigued" for left in twos))
    assert too_heavy(state, "swordsman", in_cave=False) == ("golden_icon",)


@rule("MR-14.6.3", "MR-14.6.4")
def test_with_garb_and_draught_asterisks_are_speed_and_the_draught_counts() -> None:
    for items, fast in (
        (("garb_of_speed",), (5, 4, 3)),
        (("draught_of_speed",), (4, 3, 2)),
        (("draught_of_speed", "garb_of_speed"), (4, 3, 2)),
    ):
        state = with_items("witch_king", *items)
        assert [chit.time for _, chit, _ in chits_of(state, "witch_king")] == [
            fast[chit.asterisks] for _, chit, _ in chits_of(state, "witch_king")
        ]
        state = with_items("captain", *items)
        assert [one.time for one in chits(state, "captain")] == [
            fast[one.asterisks] for one in chits(state, "captain")
        ]


@rule("MR-14.6.1")
def test_cards_and_horses_keep_their_values() -> None:
    items = ("belt_of_strength", "draught_of_speed", "quick_boots", "pony_m3_m4")
    state = with_items("captain", *items)
    moves = {one.name: (one.strength, one.time) for one in unplayed(state, "captain", "move")}
    assert moves["quick_boots"] == (LEVEL["M"], 3)
    assert moves["walk:pony_m3_m4"] == (LEVEL["M"], 4)


@rule("MR-14.6.3", "MR-4.1.4")
def test_the_draught_stays_with_whoever_has_drunk_it() -> None:
    state = awake("captain", at="ruins-1")
    give(state, "draught_of_speed")
    give(state, "garb_of_speed")
    pause(state)
    assert refusal(state, "inactivate draught_of_speed").reason == "used-up"
    answer(state, "inactivate garb_of_speed")
    return_potions(state)
    assert "draught_of_speed" in state.piles["warlock"].cards
    assert "draught_of_speed" not in state.active


@rule("MR-14.8.3", "MR-14.9.2")
def test_boots_and_gloves_are_as_strong_and_fast_as_they_are() -> None:
    found = {}
    cards: dict[str, tuple[Use, str]] = {
        "elven_slippers": ("move", "elf"),
        "power_boots": ("move", "captain"),
        "quick_boots": ("move", "captain"),
        "7_league_boots": ("move", "captain"),
        "shoes_of_stealth": ("move", "elf"),
        "deft_gloves": ("fight", "captain"),
        "gloves_of_strength": ("fight", "captain"),
        "handy_gloves": ("fight", "captain"),
        "power_gauntlets": ("fight", "captain"),
    }
    for card, (use, who) in cards.items():
        state = with_items(who, card)
        (means,) = [one for one in means_for(state, who, use) if one.name == card]
        found[card] = ("NLMHT"[means.strength], means.time, means.asterisks)
    assert found == {
        "elven_slippers": ("L", 2, 0),
        "power_boots": ("H", 4, 0),
        "quick_boots": ("M", 3, 0),
        "7_league_boots": ("T", 5, 0),
        "shoes_of_stealth": ("L", 3, 0),
        "deft_gloves": ("L", 2, 0),
        "gloves_of_strength": ("T", 5, 0),
        "handy_gloves": ("M", 3, 0),
        "power_gauntlets": ("H", 4, 0),
    }
