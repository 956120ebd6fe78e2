"""MR-7.4: casting spells: what it takes, when they take effect, and what keeps them from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm import game
from fabula.games.realm.combat.evening import battlefields
from fabula.games.realm.combat.hits import kill
from fabula.games.realm.combat.outcomes import Killed
from fabula.games.realm.combat.setting import Fighter, Foe
from fabula.games.realm.magic.actions import Cast
from fabula.games.realm.magic.casting import Casting, casting_of
from fabula.games.realm.magic.events import SpellAimed, SpellCancelled, SpellCast, SpellTookEffect
from fabula.games.realm.magic.sources import could_cast
from fabula.games.realm.magic.wishes import send_home
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import combat, let_be, offered, plays
from realm.magic.spellcraft import act, bewitch, magicians, resolve, state_of, takes_effect
from realm.playing import give, know, seat_of, some_dice, told

if TYPE_CHECKING:
    from fabula.core import Refusal
    from fabula.games.realm.state import RealmState


def spells(state: RealmState, seat: int = 0) -> set[str]:
    return {text for text in offered(state, seat) if text.startswith("cast ")}


def why_not(state: RealmState, text: str, seat: int = 0) -> Refusal:
    refused = state.why_not(seat, game.read(text))
    assert refused is not None
    return refused


@rule("MR-7.4.1", "MR-7.1.3", "MR-7.2.1")
def test_a_spell_needs_magic_of_its_type_and_its_color() -> None:
    state = magicians("wizard", foes=("ogre-1",), wizard=("fiery_blast", "illusion"))
    assert spells(state) == {"cast fiery_blast chit:8 clearing", "cast fiery_blast chit:12 clearing"}
    assert why_not(state, "cast illusion chit:11 clearing").reason == "no-such-color"
    assert why_not(state, "cast illusion chit:12 clearing").reason == "wrong-magic"
    assert why_not(state, "cast fog chit:10 clearing").reason == "spell-not-free"
    assert why_not(state, "cast fog chit:1 clearing").reason == "no-magic-for-it"
    know(state, chits=(*("active",) * 7, "color", *("active",) * 4))
    state.day = 1
    assert spells(state) == {"cast fiery_blast chit:12 chit:8"}


@rule("MR-7.4.1", "MR-7.4.3", "MR-6.10.4", "MR-7.5.2")
def test_the_chit_is_committed_and_the_color_chit_spent_at_the_end_of_the_round() -> None:
    tinted = Fighter("wizard", chits={"8": "color"})
    state = magicians(tinted, foes=("ogre-1",), wizard=("fiery_blast",))
    state.day = 1
    events = plays(state, "cast fiery_blast chit:12 chit:8")
    assert [(event.spell, event.supply) for event in told(events, SpellCast)] == [("fiery_blast", "chit:8")]
    assert state_of(state, "wizard", "chit:12") == "committed"
    assert state_of(state, "wizard", "chit:8") == "color"
    plays(state, "aim ogre-1", "done")
    plays(state, "pass", "pass", "place ogre-1 thrust", dice=(4, 1, 1))
    while state.castings:
        plays(state, offered(state)[0])
    assert state_of(state, "wizard", "chit:12") == "fatigued"
    assert state_of(state, "wizard", "chit:8") == "fatigued"


@rule("MR-11.59", "MR-6.6.7", "MR-7.4.2", "MR-16.17.6")
def test_a_spell_may_be_as_fast_as_the_fastest_attacker() -> None:
    """A Goblin moves at 3, an H Troll at 4."""
    state = magicians("wizard", foes=("goblin_axe-1", "heavy_troll-1"), wizard=("fiery_blast",))
    assert spells(state) == {"cast fiery_blast chit:12 clearing"}
    refused = why_not(state, "cast fiery_blast chit:8 clearing")
    assert (refused.rule, refused.details) == ("MR-16.17.6", {"need": 3, "have": 4})


@rule("MR-1.5.3b", "MR-7.4.2", "MR-1.2.1")
def test_an_alerted_chit_is_always_in_time() -> None:
    hasty = Fighter("wizard", chits={"8": "alerted", "12": "fatigued"})
    state = magicians(hasty, foes=("giant_bat-1",), wizard=("fiery_blast",))
    assert spells(state) == {"cast fiery_blast chit:8 clearing"}
    plays(state, "cast fiery_blast chit:8 clearing")
    casting = casting_of(state, "wizard")
    assert casting is not None
    assert casting.time == 0


@rule("MR-6.6.3", "MR-7.4.2")
def test_the_asterisks_of_magic_count_for_the_effort_of_the_round() -> None:
    state = magicians("white_knight", foes=("ogre-1",), white_knight=("make_whole",))
    plays(state, "cast make_whole chit:9 clearing", "aim white_knight")
    assert {text for text in offered(state) if text != "pass"} == set()
    plays(state, "pass")
    moves = {text.split()[-1] for text in offered(state) if text.startswith("maneuver")}
    printed = state.box.characters["white_knight"].chits(4)
    chits = [int(name.removeprefix("chit:")) for name in moves if name.startswith("chit:")]
    assert {printed[number - 1].asterisks for number in chits} <= {0}


@rule("MR-6.6.7", "MR-6.7.3a")
def test_whoever_casts_does_not_attack_with_his_weapon() -> None:
    state = magicians("wizard", foes=("ogre-1",), wizard=("illusion",))
    plays(state, "cast illusion chit:11 clearing", "aim wizard")
    assert (state.choices(0).prompt, offered(state)) == ("strike", ["pass"])


@rule("MR-7.3.1", "MR-7.4.3")
def test_a_line_is_tied_up_while_its_spell_lasts() -> None:
    state = magicians("wizard", foes=("ogre-1",), wizard=("illusion",))
    bewitch(state, "illusion", "wizard", "ruins")
    know(state, chits=("active",) * 12)
    assert spells(state) == set()
    know(state, spells=("illusion", "illusion"))
    assert spells(state) == {"cast illusion chit:11 clearing"}


@rule("MR-7.3.3", "MR-7.4.4", "MR-7.13.1", "MR-14.14.1")
def test_an_artifact_casts_what_is_awakened_once_a_day_at_once() -> None:
    state = magicians("amazon", foes=("giant_bat-1",), amazon=())
    state.day = 21
    give(state, "enchanters_skull")
    state.spell_piles["enchanters_skull"] = ("fiery_blast",)
    assert spells(state) == set()
    state.awakened = ("fiery_blast",)
    assert spells(state) == {"cast fiery_blast enchanters_skull clearing"}
    plays(state, "cast fiery_blast enchanters_skull clearing")
    casting = casting_of(state, "amazon")
    assert casting is not None
    assert casting.time == 0
    state.castings = ()
    assert not could_cast(state, "amazon")
    state.used = ()
    assert could_cast(state, "amazon")
    state.active = tuple(piece for piece in state.active if piece != "enchanters_skull")
    assert not could_cast(state, "amazon")


@rule("MR-14.14.2", "MR-14.14.3")
def test_a_book_casts_only_cards_of_its_own_type() -> None:
    state = magicians("amazon", foes=("ogre-1",), amazon=())
    state.day = 7
    give(state, "good_book")
    state.spell_piles["good_book"] = ("exorcise", "sense_danger", "?I", "?VII")
    state.awakened = ("exorcise", "sense_danger")
    assert spells(state) == {"cast exorcise good_book clearing"}


@rule("MR-7.4.5", "MR-6.7.1")
def test_targets_are_named_and_unhide_whoever_names_another() -> None:
    hidden = Fighter("wizard", hidden=True)
    state = magicians(hidden, foes=("ogre-1",), wizard=("fiery_blast",))
    plays(state, "cast fiery_blast chit:8 clearing")
    assert offered(state) == ["aim wizard", "aim ogre-1", "pass"]
    assert why_not(state, "aim wolf_a-1").reason == "no-such-target"
    events = plays(state, "aim ogre-1")
    assert [event.target for event in told(events, SpellAimed)] == ["ogre-1"]
    assert not state.individual("wizard").hidden
    assert offered(state) == ["aim wizard", "done"]


@rule("MR-6.7.1")
def test_a_spell_on_the_tile_or_on_oneself_does_not_unhide() -> None:
    for target in ("wizard", "tile"):
        state = magicians(Fighter("wizard", hidden=True), foes=("ogre-1",), wizard=("illusion",))
        plays(state, "cast illusion chit:11 clearing")
        tile = state.atlas.clearings[state.places["wizard"]].tile
        plays(state, f"aim {tile if target == 'tile' else target}")
        assert state.individual("wizard").hidden


@rule("MR-7.4.5", "MR-7.4.7")
def test_nobody_aims_at_a_hidden_one_whom_he_has_not_found() -> None:
    state = magicians("wizard", Fighter("elf", hidden=True), foes=("ogre-1",), wizard=("illusion",))
    act(state, wizard="cast illusion chit:11 clearing")
    seat = seat_of(state, "wizard")
    assert "aim elf" not in offered(state, seat)
    know(state, seat, found=True)
    assert "aim elf" in offered(state, seat)


@rule("MR-7.4.5")
def test_a_spell_without_a_target_fails_and_costs_its_chit() -> None:
    state = magicians("elf", foes=("ogre-1",), elf=("control_bats",))
    cast = next(text for text in offered(state) if text.startswith("cast control_bats"))
    events = plays(state, cast)
    assert len(told(events, SpellCancelled)) == 1
    while state.castings:
        plays(state, offered(state)[-1], dice=(4, 1, 1) if state.choices(0).prompt == "place" else ())
    assert state_of(state, "elf", cast.split()[2]) == "fatigued"


@rule("MR-11.90", "MR-7.4.6", "MR-7.4.6a", "MR-7.4.6b")
@pytest.mark.parametrize(("first", "second", "cancelled"), [(2, 4, True), (3, 3, False)])
def test_a_faster_spell_that_names_a_caster_cancels_his_own(first: int, second: int, cancelled: bool) -> None:
    state = magicians("druid", "wizard", foes=("ogre-1",), druid=("bad_luck",), wizard=("fiery_blast",))
    state.day = 21
    act(state, druid="cast bad_luck chit:9 clearing", wizard="cast fiery_blast chit:8 clearing")
    times = {"druid": first, "wizard": second}
    targets = {"druid": ("wizard",), "wizard": ("druid",)}
    state.castings = tuple(
        replace(one, time=times[one.caster], targets=targets[one.caster]) for one in state.castings
    )
    events = resolve(state)
    assert [event.spell for event in told(events, SpellTookEffect)] == ["bad_luck"]
    assert bool(told(events, SpellCancelled)) is cancelled
    casting = casting_of(state, "wizard")
    assert casting is not None
    assert (casting.fate == "cancelled") is cancelled


@rule("MR-7.4.6", "MR-16.11.3")
@pytest.mark.parametrize("how", ["dead", "gone", "awful_valley-1", "woods_girl"])
def test_whoever_is_dead_or_gone_before_bears_no_spell(how: str) -> None:
    state = magicians("witch", "elf", foes=("ogre-1", "wolf_a-1"), witch=("bad_luck",))
    if how == "dead":
        kill(state, "ogre-1", "elf", "MR-6.9.1")
    elif how == "gone":
        send_home(state, "ogre-1")
    else:
        put(state, "ogre-1", how)
    for targets, left in ((("ogre-1", "wolf_a-1"), ("wolf_a-1",)), (("ogre-1",), ())):
        twin = state.copy()
        twin.castings = (Casting("witch", "deal_with_goblins", "chit:1", "clearing", 3, targets),)
        events = resolve(twin)
        assert [row.targets for row in twin.bewitched] == ([left] if left else [])
        assert len(told(events, SpellCancelled)) == (not left)


@rule("MR-7.4.6b")
def test_who_dies_at_the_very_moment_bears_the_spell() -> None:
    state = magicians("witch", "druid", "elf", foes=("ogre-1",), witch=("bad_luck",))
    pit = Casting("druid", "power_of_the_pit", "chit:9", "clearing", 3, ("ogre-1",))
    grace = Casting("witch", "elven_grace", "chit:1", "clearing", 3, ("ogre-1",))
    for castings in ((pit, grace), (grace, pit)):
        twin = state.copy()
        twin.castings = castings
        events = resolve(twin, dice=(2, 2))
        assert [event.who for event in told(events, Killed)] == ["ogre-1"]
        assert "elven_grace" in [event.spell for event in told(events, SpellTookEffect)]


@rule("MR-7.6.2")
def test_the_same_spell_does_not_take_effect_twice_on_one_target() -> None:
    state = magicians("wizard", "elf", foes=("ogre-1",), wizard=("illusion",))
    bewitch(state, "illusion", "elf", "wizard", energized=False)
    events = takes_effect(state, "illusion", "wizard", "wizard")
    assert len(told(events, SpellCancelled)) == 1
    events = takes_effect(state, "illusion", "elf", "elf")
    assert len(told(events, SpellTookEffect)) == 1


@rule("MR-0.6.1", "MR-7.3.1")
def test_what_somebody_has_cast_everybody_knows_that_he_has_recorded() -> None:
    state = magicians("wizard", "elf", foes=("ogre-1",), wizard=("fiery_blast", "fog"))
    wizard, elf = seat_of(state, "wizard"), seat_of(state, "elf")
    act(state, wizard="cast fiery_blast chit:8 clearing")
    assert state.sheet(wizard).shown == ("fiery_blast",)
    twins = [state.imagine(elf, some_dice(seed)) for seed in range(30)]
    assert all("fiery_blast" in twin.sheet(wizard).spells for twin in twins)
    assert len({twin.sheet(wizard).spells for twin in twins}) > 5
    assert all(twin.view(elf) == state.view(elf) for twin in twins)


@rule("MR-6.1.1")
def test_a_magician_may_cast_without_any_enemy() -> None:
    state = combat("wizard", foes=(Foe("ogre-1"),))
    let_be(state)
    put(state, "ogre-1", "elsewhere")
    assert battlefields(state) == ()
    state.day = 21
    assert battlefields(state) == (state.places["wizard"],)
    know(state, chits=("fatigued",) * 12)
    assert battlefields(state) == ()


def test_an_offer_is_a_cast() -> None:
    state = magicians("wizard", foes=("ogre-1",), wizard=("fiery_blast",))
    assert Cast("fiery_blast", "chit:8", "clearing") in state.choices(0).actions
