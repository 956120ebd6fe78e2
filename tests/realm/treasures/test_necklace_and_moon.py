"""MR-14.15.1 to MR-14.15.3: the Dragonfang Necklace and the Eye of the Moon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from fabula.core import ScriptedDice
from fabula.games.realm.combat.counters import DARK
from fabula.games.realm.combat.setting import Fighter, Foe
from fabula.games.realm.magic.durations import (
    end_spell,
    energize_where_color_is,
    expire_at_midnight,
    expire_at_sunset,
)
from fabula.games.realm.magic.runes import readable
from fabula.games.realm.magic.sources import magic_items
from fabula.games.realm.natives.ranks import is_underling
from fabula.games.realm.options.events import WeatherTurned
from fabula.games.realm.options.seasons import begin_day
from fabula.games.realm.pieces import put
from fabula.games.realm.setup.spells import spells_for
from fabula.games.realm.treasures.events import WeatherChanged, WeatherForeseen, WeatherSeen
from fabula.testing import rule
from realm.combat.fighting import combat, let_be, offered, plays
from realm.magic.spellcraft import takes_effect
from realm.playing import awake, give, refusal, seat_of, some_dice, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

NECKLACE = "dragonfang_necklace"
MOON = "eye_of_the_moon"
CAST = f"cast {NECKLACE} {NECKLACE} clearing"
GAZE = f"cast {MOON} {MOON} clearing"
PURPLE_DAY, GREY_DAY = 21, 14
DRAGON = "tremendous_dragon-1"


def with_card(card: str, *foes: str, day: int, **options: Any) -> RealmState:
    """A Captain, who has no magic of his own, with a card in the encounter step."""
    state = combat(Fighter("captain"), foes=tuple(Foe(one, "captain") for one in foes), **options)
    let_be(state)
    give(state, card)
    state.day = day
    return state


@rule("MR-14.15.2", "MR-7.4.1")
@pytest.mark.parametrize(
    "dragon",
    [DRAGON, "tremendous_flying_dragon", "heavy_dragon", "heavy_flying_dragon-2"],
)
def test_the_necklace_makes_a_dragon_of_any_size_serve_whoever_casts_it(dragon: str) -> None:
    state = with_card(NECKLACE, dragon, "ogre-1", "heavy_serpent-1", day=PURPLE_DAY)
    plays(state, CAST)
    assert [casting.time for casting in state.castings] == [0]
    assert offered(state) == [f"aim {dragon}", "pass"]
    plays(state, f"aim {dragon}")
    assert state.hired[dragon].owner == 0
    assert state.hired[dragon].controlled
    assert [(row.spell, row.until) for row in state.bewitched] == [(NECKLACE, PURPLE_DAY + 1)]


@rule("MR-14.15.2", "MR-7.9.5")
def test_its_dragon_leaves_the_sheet_light_side_up_with_its_head() -> None:
    state = with_card(NECKLACE, DRAGON, day=PURPLE_DAY)
    head = "tremendous_dragon_head-1"
    assert head in state.stances
    state.faces |= {DRAGON: DARK, head: DARK}
    takes_effect(state, NECKLACE, "captain", DRAGON, means=NECKLACE, time=0)
    assert not {DRAGON, head} & {*state.stances, *state.faces}


@rule("MR-14.15.2")
def test_the_necklace_needs_purple_and_serves_once_an_evening() -> None:
    state = with_card(NECKLACE, DRAGON, "heavy_dragon", day=GREY_DAY)
    assert CAST not in offered(state)
    assert refusal(state, CAST).reason == "no-such-color"
    state.day = PURPLE_DAY
    assert CAST in offered(state)
    state.active = ()
    assert refusal(state, CAST).reason == "no-magic-for-it"
    state.active = (NECKLACE,)
    plays(state, CAST)
    assert state.used == (NECKLACE,)
    assert magic_items(state, "captain") == []
    expire_at_midnight(state)
    assert [source.name for source in magic_items(state, "captain")] == [NECKLACE]


@rule("MR-14.15.2", "MR-7.4.4")
def test_the_dragon_belongs_to_whoever_has_the_card_and_to_nobody_without_it() -> None:
    state = combat("captain", "elf", foes=(Foe(DRAGON, "captain"),))
    captain, elf = seat_of(state, "captain"), seat_of(state, "elf")
    give(state, NECKLACE, captain)
    takes_effect(state, NECKLACE, "captain", DRAGON, means=NECKLACE, time=0)
    assert state.hired[DRAGON].owner == captain
    put(state, NECKLACE, "elf")
    state.active = ()
    energize_where_color_is(state)
    assert state.hired[DRAGON].owner == elf
    put(state, NECKLACE, "ruins-2")
    energize_where_color_is(state)
    assert DRAGON not in state.hired
    put(state, NECKLACE, "captain")
    energize_where_color_is(state)
    assert state.hired[DRAGON].owner == captain


@rule("MR-14.15.2")
def test_the_spell_can_be_broken_and_ends_at_the_next_sunset() -> None:
    state = with_card(NECKLACE, DRAGON, day=PURPLE_DAY)
    takes_effect(state, NECKLACE, "captain", DRAGON, means=NECKLACE, time=0)
    before = state.copy()
    end_spell(state, state.bewitched[0], "MR-7.6.5")
    assert DRAGON not in state.hired
    assert expire_at_sunset(before) == []
    before.day += 1
    assert expire_at_sunset(before)
    assert DRAGON not in before.hired


@rule("MR-14.15.2", "MR-10.8.3")
def test_with_stronger_artifacts_it_still_casts_its_spell_once_an_evening_and_no_other() -> None:
    state = with_card(NECKLACE, DRAGON, day=PURPLE_DAY, enhanced_artifacts=True)
    state.write_sheet(0, spells=("fiery_blast",))
    assert [text for text in offered(state) if text.startswith("cast")] == [CAST]
    plays(state, CAST)
    assert state.used == (NECKLACE,)


@rule("MR-14.15.1")
def test_the_spells_of_treasures_are_in_nobodys_list_and_on_no_card() -> None:
    state = awake("wizard", at="ruins-1")
    for card in (NECKLACE, MOON, "flying_carpet"):
        give(state, card)
        assert card in state.box.effects
        assert card not in spells_for(state, 0)
        assert card not in state.unseen.spells
        assert card not in state.spell_piles
    assert readable(state, "wizard") == ()


@rule("MR-14.15.3")
def test_the_eye_needs_grey_and_seasons() -> None:
    plain = with_card(MOON, "ogre-1", day=GREY_DAY)
    assert refusal(plain, GAZE).reason == "no-magic-for-it"
    state = with_card(MOON, "ogre-1", day=PURPLE_DAY, seasons_weather="snow")
    assert refusal(state, GAZE).reason == "no-such-color"
    state.day = GREY_DAY
    assert GAZE in offered(state)


def gazing(*more: str) -> RealmState:
    """The Captain has cast the spell of the Eye, and chooses."""
    foes = (Foe("ogre-1", "captain"),)
    state = combat("captain", *more, foes=foes, seasons_weather="snow")
    give(state, MOON, seat_of(state, "captain"))
    state.day = GREY_DAY
    takes_effect(state, MOON, "captain", "weather_chit", means=MOON, time=0)
    assert offered(state, seat_of(state, "captain")) == ["see-weather", "change-weather"]
    return state


@rule("MR-14.15.3", "MR-7.5.1")
def test_the_spell_is_aimed_by_itself_takes_no_time_and_does_not_last() -> None:
    state = with_card(MOON, "ogre-1", day=GREY_DAY, seasons_weather="snow")
    plays(state, GAZE)
    assert [(one.time, one.targets) for one in state.castings] == [(0, ("weather_chit",))]
    assert offered(state) == ["see-weather", "change-weather"]
    assert state.bewitched == ()
    plays(state, "see-weather", dice=(6,))
    assert state.used == (MOON,)


@rule("MR-14.15.3", "MR-10.9.2", "MR-0.6.1")
def test_what_he_has_seen_is_his_secret_and_comes_true() -> None:
    state = gazing("elf")
    captain, elf = seat_of(state, "captain"), seat_of(state, "elf")
    events = plays(state, "see-weather", dice=(5,))
    assert told(events, WeatherForeseen)[0].to is None
    assert [(event.number, event.to) for event in told(events, WeatherSeen)] == [(5, (captain,))]
    assert state.view(captain).weather_chit.number == 5
    for other in (elf, None):
        assert state.view(other).weather_chit.number == 0
        assert state.view(other).weather_chit.seats == (captain,)
    imagined = {state.imagine(elf, some_dice(seed)).weather_chit.number for seed in range(40)}
    assert imagined == {1, 2, 3, 4, 5, 6}
    assert state.imagine(captain, some_dice()).weather_chit.number == 5
    (turned,) = told(begin_day(state, ScriptedDice((1,))), WeatherTurned)  # the chit is not drawn again
    assert turned.sky == "showers"
    assert state.weather_chit.number == 0


@rule("MR-14.15.3")
def test_a_second_look_shows_the_same_chit() -> None:
    state = gazing("elf")
    plays(state, "see-weather", dice=(2,))
    elf = seat_of(state, "elf")
    put(state, MOON, "elf")
    takes_effect(state, MOON, "elf", "weather_chit", means=MOON, time=0)
    events = state.play(elf, state.choices(elf).actions[0], ScriptedDice(()))
    assert [(event.number, event.to) for event in told(events, WeatherSeen)] == [(2, (elf,))]
    assert state.weather_chit.seats == (0, 1)


@rule("MR-14.15.3")
def test_a_new_chit_is_one_that_nobody_has_seen() -> None:
    state = gazing()
    plays(state, "see-weather", dice=(1,))
    takes_effect(state, MOON, "captain", "weather_chit", means=MOON, time=0)
    events = plays(state, "change-weather")
    assert told(events, WeatherChanged)
    assert not told(events, WeatherSeen)
    assert state.weather_chit.number == 0
    assert state.view(0).weather_chit.seats == ()
    (turned,) = told(begin_day(state, ScriptedDice((4, 1))), WeatherTurned)
    assert turned.sky == "storm"


@rule("MR-14.15.2", "MR-5.8.2")
def test_a_dragon_that_serves_takes_turns() -> None:
    state = with_card(NECKLACE, DRAGON, day=PURPLE_DAY)
    takes_effect(state, NECKLACE, "captain", DRAGON, means=NECKLACE, time=0)
    assert DRAGON in state.led_by(0)
    assert not is_underling(state, DRAGON)
