"""MR-15: spells that change days: phases, rolls, fog, storms, and the order of turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm import game
from fabula.games.realm.combat.setting import Fighter, Servant
from fabula.games.realm.day.actions import Peer
from fabula.games.realm.day.daylight import Daylight, Sunrise
from fabula.games.realm.day.ending import come_to
from fabula.games.realm.day.events import Cancelled, Rolled, TurnLost
from fabula.games.realm.day.phases import ACTIVITIES, sources_of
from fabula.games.realm.day.resets import clear_marks
from fabula.games.realm.day.rolls import throw_on
from fabula.games.realm.day.searching import Searching
from fabula.games.realm.day.sight import uses_magic_sight
from fabula.games.realm.day.turn import EndTurn
from fabula.games.realm.magic.bewitching import is_under
from fabula.games.realm.magic.bird import PeerAnywhere
from fabula.games.realm.magic.durations import end_spell, expire_at_sunset
from fabula.games.realm.magic.events import PhaseLost
from fabula.games.realm.magic.phantasms import set_up_phantasms
from fabula.games.realm.magic.storm import Storming, storms
from fabula.games.realm.natives.hirelings import serve, set_free
from fabula.games.realm.pieces import copies, put
from fabula.games.realm.treasures.events import OutOfTime
from fabula.games.realm.treasures.jewel import chooses_freely
from fabula.testing import rule
from realm.combat.fighting import offered, plays
from realm.dealing import lay
from realm.magic.spellcraft import bewitch, magicians, takes_effect
from realm.playing import Script, answer, awake, give, know, live, refusal, seat_of, some_dice, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def listed(state: RealmState, seat: int = 0) -> list[str]:
    return [" ".join(action.words()) for action in state.choices(seat).actions]


@rule("MR-15.2.1", "MR-15.3.6", "MR-15.7.5", "MR-7.9.7")
@pytest.mark.parametrize(
    ("spell", "activity"),
    [("blend_into_background", "hide"), ("see_hidden_signs", "search"), ("sense_danger", "alert")],
)
def test_a_spell_gives_one_more_phase(spell: str, activity: str) -> None:
    state = awake("elf", "wizard", at="ruins-1")
    assert spell not in sources_of(state, "elf")
    row = bewitch(state, spell, "wizard", "elf")
    seat = seat_of(state, "elf")
    assert f"{activity} {spell}" in listed(state, seat)
    assert not [text for text in listed(state, 1 - seat) if text.endswith(spell)]
    state.bewitched = (replace(row, energized=False),)
    assert f"{activity} {spell}" not in listed(state, seat)


@rule("MR-3.2.8", "MR-15.2.1")
def test_a_phase_of_a_spell_that_is_gone_is_cancelled() -> None:
    state = awake("elf", at="ruins-1")
    events = live(state, "hide blend_into_background")
    assert [event.reason for event in told(events, Cancelled)] == ["spell-gone"]


@rule("MR-15.4.1")
def test_blazing_light_gives_a_phase_to_all_in_its_cave() -> None:
    state = awake("elf", at="caves-1")
    bewitch(state, "blazing_light", "elf", "caves-1")
    assert sources_of(state, "elf")["blazing_light"] == ACTIVITIES
    put(state, "elf", "caves-2")
    assert "blazing_light" not in sources_of(state, "elf")
    events = live(state, "search blazing_light")
    assert [event.reason for event in told(events, Cancelled)] == ["spell-gone"]


@rule("MR-15.4.1", "MR-15.2.3a")
def test_blazing_light_is_for_those_who_have_been_in_its_cave_at_birdsong() -> None:
    """Who chooses as he goes and comes there later has none of it."""
    state = awake("elf", at="ruins-4")
    bewitch(state, "prophecy", "elf", "elf")
    bewitch(state, "blazing_light", "elf", "ruins-6")
    live(state)
    answer(state, "move ruins-6 ordinary")
    assert not [text for text in listed(state) if text.endswith("blazing_light")]
    assert refusal(state, "hide blazing_light").rule == "MR-15.4.1"
    put(state, "elf", "ruins-4")
    state.write("elf", dawn="ruins-6")
    assert not [text for text in listed(state) if text.endswith("blazing_light")]
    put(state, "elf", "ruins-6")
    assert "hide blazing_light" in listed(state)


@rule("MR-15.4.1", "MR-3.2.8")
def test_the_light_of_another_cave_is_not_that_of_birdsong() -> None:
    state = awake("elf", at="caves-1")
    for cave in ("caves-1", "caves-6"):
        bewitch(state, "blazing_light", "elf", cave)
    events = live(state, "move caves-6 ordinary", "search blazing_light")
    assert state.places["elf"] == "caves-6"
    assert [event.reason for event in told(events, Cancelled)] == ["spell-gone"]


@rule("MR-15.2.2", "MR-15.2.2a", "MR-7.9.9", "MR-3.9.2")
def test_nobody_peers_in_fog() -> None:
    state = awake("elf", at="cliff-1")
    state.push(Searching("elf"))
    near = [text for text in listed(state) if text.startswith("peer")]
    bewitch(state, "fog", "elf", "cliff")
    assert [text for text in listed(state) if text.startswith("peer")] == []
    assert refusal(state, near[0]).rule == "MR-15.2.2a"
    tile = state.atlas.beside["cliff"][0]
    state.bewitched = (replace(state.bewitched[0], targets=(tile,)),)
    left = [text for text in listed(state) if text.startswith("peer")]
    assert left == [text for text in near if not text.startswith(f"peer {tile}-")]
    assert "locate" in listed(state)


@rule("MR-15.2.2b")
def test_the_peer_activity_does_not_mind_fog() -> None:
    state = awake("elf", at="ruins-1")
    bewitch(state, "fog", "elf", "ruins")
    give(state, "crystal_ball")
    events = live(state, "peer-at ruins-1 ordinary", script=(6, 6))
    assert len(told(events, Rolled)) == 1


@rule("MR-15.3.3", "MR-7.9.9")
def test_an_illusion_adds_one_to_searches() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    row = bewitch(state, "illusion", "wizard", "elf")
    assert throw_on(state, "elf", "locate").modifiers == {"illusion": 1}
    assert throw_on(state, "elf", "hide").modifiers == {}
    assert throw_on(state, "wizard", "locate").modifiers == {}
    state.bewitched = (replace(row, targets=("ruins",)),)
    assert sum(throw_on(state, "wizard", "locate").modifiers.values()) == 1
    put(state, "wizard", "cliff-2")
    assert throw_on(state, "wizard", "locate").modifiers == {}


@rule("MR-15.3.3")
def test_an_illusion_on_a_tile_deceives_whoever_searches_there_but_no_familiar() -> None:
    state = awake("witch", "captain", at="ruins-1")
    for one, controlled in (("RHQ", False), ("giant_bat-1", True)):
        put(state, one, "ruins-1")
        serve(state, one, seat_of(state, "captain"), 14, controlled=controlled)
    put(state, "familiar", "ruins-1")
    bewitch(state, "phantasm", "captain", "captain")
    set_up_phantasms(state)
    bewitch(state, "illusion", "witch", "ruins")
    for one in ("witch", "captain", "RHQ", "giant_bat-1", "phantasm-captain"):
        assert throw_on(state, one, "peer").modifiers == {"ruins": 1}, one
    assert throw_on(state, "familiar", "peer").modifiers == {}


@rule("MR-15.8.1", "MR-7.9.9")
def test_bad_luck_adds_one_to_everything() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    bewitch(state, "bad_luck", "wizard", "elf")
    for table in ("hide", "locate", "meeting", "missile", "curse"):
        assert throw_on(state, "elf", table).modifiers["bad_luck"] == 1
        assert "bad_luck" not in throw_on(state, "wizard", table).modifiers


@rule("MR-15.6.7", "MR-15.6.7b", "MR-3.9.9")
def test_when_the_world_fades_he_must_use_magic_sight_or_stop() -> None:
    state = awake("elf", "witch_king", at="ruins-1")
    assert not uses_magic_sight(state, "elf")
    assert uses_magic_sight(state, "witch_king")
    bewitch(state, "world_fades", "witch_king", "elf")
    bewitch(state, "world_fades", "witch_king", "witch_king")
    assert uses_magic_sight(state, "elf")
    assert not uses_magic_sight(state, "witch_king")


@rule("MR-15.7.3", "MR-15.7.3a")
def test_a_premonition_lets_him_choose_his_moment() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    bewitch(state, "premonition", "elf", "wizard")
    state.push(Sunrise())
    Sunrise().run(state, some_dice())
    daylight = state.agenda[-1]
    assert isinstance(daylight, Daylight)
    assert (daylight.chits, daylight.clever) == (("elf",), ("wizard",))


@rule("MR-15.2.3", "MR-15.2.3a")
def test_a_prophecy_lets_him_choose_each_phase() -> None:
    state = awake("wizard", "elf", at="ruins-1")
    bewitch(state, "prophecy", "wizard", "elf")
    assert chooses_freely(state, "elf")
    assert not chooses_freely(state, "wizard")


@rule("MR-15.4.7", "MR-15.4.7b", "MR-16.15.1")
def test_a_storm_takes_phases_once_a_turn() -> None:
    state = awake("elf", at="ruins-1")
    bewitch(state, "violent_storm", "elf", "ruins", detail="2")
    live(state, "hide ordinary", "hide ordinary", "rest ordinary", "alert ordinary", script=(6, 6))
    assert isinstance(state.agenda[-1], Storming)
    assert listed(state) == ["drop-phase 1", "drop-phase 2", "drop-phase 3"]
    answer(state, "drop-phase 1")
    assert listed(state) == ["drop-phase 1", "drop-phase 2"]
    events = answer(state, "drop-phase 1")
    assert len(told(events, PhaseLost)) == 1
    activities = [getattr(event, "activity", None) for event in events if hasattr(event, "activity")]
    assert activities == ["alert"]


@rule("MR-15.4.7b")
def test_a_storm_does_not_break_before_a_phase_has_ended() -> None:
    """By the option there is blocking at the start of a turn (U-39)."""
    state = awake("elf", at="ruins-1", block_at_turn_start=True)
    bewitch(state, "violent_storm", "elf", "ruins", detail="1")
    live(state, "hide ordinary", "rest ordinary", script=(6, 6))
    assert len(state.individual("elf").past) == 1
    assert listed(state) == ["drop-phase 1"]


@rule("MR-15.4.7b")
def test_what_he_does_not_have_is_not_lost() -> None:
    state = awake("elf", at="ruins-1")
    bewitch(state, "violent_storm", "elf", "ruins", detail="3")
    live(state, "hide ordinary", script=(6, 6))
    assert listed(state) == ["done"]


def choosing_in_a_storm(phases: int, *others: str) -> RealmState:
    """The Black Knight chooses as he goes; his first phase is done, and the storm breaks."""
    state = awake("black_knight", at="ruins-1")
    bewitch(state, "prophecy", "black_knight", "black_knight")
    for spell in others:
        bewitch(state, spell, "black_knight", "black_knight")
    bewitch(state, "violent_storm", "black_knight", "ruins", detail=str(phases))
    live(state)
    state.play(0, game.read("hide ordinary"), Script((6, 6)))
    assert isinstance(state.agenda[-1], Storming)
    return state


@rule("MR-15.4.7b", "MR-15.2.3a")
def test_a_storm_takes_phases_from_whoever_chooses_them_as_he_goes_too() -> None:
    state = choosing_in_a_storm(3, "blend_into_background")
    assert listed(state) == ["forgo-phase blend_into_background", "forgo-phase ordinary"]
    answer(state, "forgo-phase blend_into_background")
    assert listed(state) == ["forgo-phase ordinary"]
    answer(state, "forgo-phase ordinary")
    answer(state, "forgo-phase ordinary")
    assert state.choices(0).prompt == "phase"
    assert not [text for text in listed(state) if text.endswith("blend_into_background")]
    assert refusal(state, "hide blend_into_background").rule == "MR-3.2.3"
    answer(state, "hide ordinary")
    assert listed(state) == ["done"]  # of four phases two are done, and two are lost
    assert refusal(state, "hide ordinary").rule == "MR-3.2.2"


@rule("MR-15.4.7b", "MR-3.2.4")
def test_whoever_chooses_loses_what_needs_the_sun_first() -> None:
    """Three phases are left of four, and two are lost: the last one is not a sunlight phase."""
    state = choosing_in_a_storm(2)
    answer(state, "forgo-phase ordinary")
    answer(state, "forgo-phase ordinary")
    put(state, "black_knight", "ruins-4")
    assert "move ruins-6 ordinary" in listed(state)  # a cave


@rule("MR-15.4.7b", "MR-3.2.4a", "MR-3.16.7")
def test_whoever_has_been_in_a_cave_has_no_sunlight_phases_to_lose() -> None:
    state = awake("black_knight", at="ruins-6")
    bewitch(state, "prophecy", "black_knight", "black_knight")
    bewitch(state, "violent_storm", "black_knight", "ruins", detail="2")
    live(state)
    answer(state, "move ruins-4 ordinary")
    answer(state, "forgo-phase ordinary")
    assert listed(state) == ["done"]
    clear_marks(state)
    assert state.individual("black_knight").lost == ()


@rule("MR-15.4.7b")
def test_what_he_who_chooses_does_not_have_is_not_lost() -> None:
    state = choosing_in_a_storm(4)
    for _ in range(3):
        answer(state, "forgo-phase ordinary")
    assert listed(state) == ["done"]
    answer(state, "done")
    assert listed(state) == ["done"]
    assert state.choices(0).prompt == "phase"


@rule("MR-15.4.7b", "MR-14.3.10")
def test_the_jewel_does_not_bring_back_what_the_storm_has_taken() -> None:
    state = awake("black_knight", at="ruins-1")
    give(state, "timeless_jewel", active=False)
    bewitch(state, "violent_storm", "black_knight", "ruins", detail="2")
    live(state, *["hide ordinary"] * 4, script=(6, 6))
    answer(state, "drop-phase 1")
    state.active = (*state.active, "timeless_jewel")
    answer(state, "forgo-phase ordinary")
    assert "hide ordinary" in listed(state)
    answer(state, "hide ordinary")
    assert listed(state) == ["done"]


@rule("MR-15.4.7c")
def test_a_storm_does_not_reach_caves_and_buildings() -> None:
    state = awake("elf", at="ruins-1")
    bewitch(state, "violent_storm", "elf", "ruins", detail="3")
    assert storms(state, "elf") == (Storming("elf", 3),)
    put(state, "inn", "ruins-1")
    assert storms(state, "elf") == ()
    put(state, "elf", "ruins-6")
    assert storms(state, "elf") == ()
    put(state, "elf", "ruins-2")
    put(state, "large_campfire", "ruins-2")
    assert storms(state, "elf") != ()
    put(state, "elf", "ruins-1-2")
    assert storms(state, "elf") == ()


@rule("MR-15.4.7a", "MR-16.15.1")
@pytest.mark.parametrize(("result", "lost"), [(1, "4"), (2, "3"), (3, "3"), (4, "2"), (5, "2"), (6, "1")])
def test_the_caster_rolls_how_bad_the_storm_is(result: int, lost: str) -> None:
    state = magicians("wizard", foes=("ogre-1",), wizard=("violent_storm",))
    tile = state.atlas.clearings[state.places["wizard"]].tile
    takes_effect(state, "violent_storm", "wizard", tile, dice=(result, result))
    assert [row.detail for row in state.bewitched] == [lost]


@rule("MR-15.2.5", "MR-7.9.3")
def test_the_wise_bird_sees_everywhere() -> None:
    state = magicians("wizard", "elf", wizard=("talk_to_wise_bird",))
    takes_effect(state, "talk_to_wise_bird", "wizard", "elf")
    step = state.agenda[-1]
    assert isinstance(step, PeerAnywhere)
    seat = seat_of(state, "elf")
    assert state.to_act() == (seat,)
    assert len(listed(state, seat)) == len(state.atlas.clearings)
    script = Script((6, 6, "elf"))
    events = step.answer(state, seat, state.choices(seat).actions[0], script)
    assert [event.table for event in told(events, Rolled)] == ["peer"]
    assert state.bewitched == ()


@rule("MR-15.2.5", "MR-15.2.2b", "MR-15.3.3", "MR-16.12.1")
def test_the_wise_bird_minds_neither_fog_nor_misty_eyes_but_illusions() -> None:
    state = magicians("wizard", "elf", wizard=("talk_to_wise_bird",))
    seat = seat_of(state, "elf")
    know(state, seat, curses=("eyemist",))
    bewitch(state, "illusion", "wizard", "elf")
    bewitch(state, "fog", "wizard", "cliff")
    takes_effect(state, "talk_to_wise_bird", "wizard", "elf")
    events = state.agenda[-1].answer(state, seat, Peer("cliff-1"), Script((4, 2)))
    assert [(event.table, event.result) for event in told(events, Rolled)] == [("peer", 5)]
    assert [look.clearing for look in state.individual("elf").searches] == ["cliff-1"]


@rule("MR-15.7.2", "MR-15.7.2a")
def test_peace_with_nature_keeps_warnings_and_sounds_quiet() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    for bewitched in (False, True):
        twin = state.copy()
        lay(twin, "ruins", "ruins_c", "patter_5")
        for piece in copies("goblin_axe", 6):
            put(twin, piece, "city_goblin_axe")
        twin.monster_roll = 3
        if bewitched:
            bewitch(twin, "peace_with_nature", "wizard", "elf")
        come_to(twin, "elf", ())
        came = {twin.places[piece] for piece in copies("goblin_axe", 6)} & twin.atlas.clearings.keys()
        assert bool(came) is not bewitched


@rule("MR-15.7.2a", "MR-13.5.3", "MR-15.7.2b")
@pytest.mark.parametrize("follower", [False, True])
def test_in_peace_with_nature_chits_are_turned_down_again_unless_another_ends_his_turn_there(
    *, follower: bool
) -> None:
    state = awake("elf", "wizard", at="ruins-1")
    lay(state, "ruins", "ruins_c", "patter_5")
    state.face_up = ()
    bewitch(state, "peace_with_nature", "wizard", "elf")
    if follower:
        state.write("wizard", following="elf")
    else:
        put(state, "wizard", "cliff-1")
    state.push(EndTurn("elf"))
    state.go_on(Script(()))
    assert ({"ruins_c", "patter_5"} <= {*state.face_up}) is follower
    assert {"ruins_c", "patter_5"} <= {*state.revealed}


@rule("MR-15.7.2b")
def test_in_peace_with_nature_monsters_still_prowl() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    bewitch(state, "peace_with_nature", "wizard", "elf")
    lay(state, "ruins", "ruins_c", "patter_5")
    put(state, "wolf_a-1", "ruins-2")
    state.monster_roll = 3
    come_to(state, "elf", ())
    assert state.places["wolf_a-1"] == "ruins-1"


@rule("MR-15.7.2c")
@pytest.mark.parametrize(("one", "controlled"), [("RHQ", False), ("giant_bat-1", True)])
def test_a_hireling_keeps_his_peace_with_nature_when_he_serves_nobody(one: str, *, controlled: bool) -> None:
    state = awake("elf", "wizard", at="ruins-1")
    put(state, one, "ruins-1")
    serve(state, one, seat_of(state, "elf"), 14, controlled=controlled)
    bewitch(state, "peace_with_nature", "wizard", one)
    set_free(state, (one,))
    assert is_under(state, one, "peace_with_nature")
    serve(state, one, seat_of(state, "wizard"), 14, controlled=controlled)
    assert [row.targets for row in state.bewitched] == [(one,)]


@rule("MR-15.7.2")
def test_peace_with_nature_is_for_those_who_take_turns() -> None:
    people = (Servant("RHQ"), Servant("R1"), Servant("giant_bat-1", controlled=True))
    elf = Fighter("elf", items=(), hirelings=people)
    state = magicians(elf, foes=("ogre-1",), elf=("peace_with_nature",))
    plays(state, next(text for text in offered(state) if "peace_with_nature" in text))
    assert offered(state) == ["aim elf", "aim RHQ", "aim giant_bat-1", "pass"]


@rule("MR-15.7.3b")
def test_a_broken_premonition_mixes_his_chit_with_the_others() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    bewitch(state, "premonition", "elf", "wizard")
    daylight = Daylight(("elf",), ("wizard",))
    state.push(daylight)
    assert (daylight.choosing(state), daylight.left(state)) == (("wizard",), ("elf",))
    assert state.to_act() == (seat_of(state, "wizard"),)
    state.bewitched = ()
    assert (daylight.choosing(state), daylight.left(state)) == ((), ("elf", "wizard"))
    assert state.to_act() == ()


@rule("MR-13.11.2", "MR-15.7.3a")
def test_each_who_chooses_his_moment_is_asked() -> None:
    state = awake("swordsman", "wizard", "elf", at="ruins-1")
    bewitch(state, "premonition", "elf", "wizard")
    state.push(Daylight(("elf",), ("swordsman", "wizard")))
    assert state.to_act() == (seat_of(state, "swordsman"),)
    answer(state, "pass")
    assert state.to_act() == (seat_of(state, "wizard"),)


@rule("MR-15.2.3b")
def test_whose_prophecy_is_broken_is_blocked_at_once() -> None:
    state = awake("elf", at="ruins-1")
    bewitch(state, "prophecy", "elf", "elf")
    live(state)
    assert state.choices(0).prompt == "phase"
    state.bewitched = ()
    events = answer(state, "alert ordinary")
    assert told(events, OutOfTime)


@rule("MR-15.2.3b", "MR-14.4.2")
def test_whose_prophecy_is_broken_before_his_turn_is_blocked_and_loses_it() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    row = bewitch(state, "prophecy", "wizard", "elf")
    state.push(Daylight(("elf",), ()))
    events = end_spell(state, row, "MR-14.4.4")
    assert [event.who for event in told(events, OutOfTime)] == ["elf"]
    assert state.individual("elf").blocked
    events = state.agenda[-1].run(state, some_dice())
    assert [event.who for event in told(events, TurnLost)] == ["elf"]


@rule("MR-15.2.3b", "MR-7.5.6")
def test_a_prophecy_that_expires_blocks_nobody() -> None:
    state = awake("elf", at="ruins-1")
    bewitch(state, "prophecy", "elf", "elf", until=state.day)
    assert not told(expire_at_sunset(state), OutOfTime)
    assert not state.individual("elf").blocked


@rule("MR-15.2.3c")
def test_his_people_do_what_was_recorded() -> None:
    state = awake("captain", "elf", at="ruins-1")
    serve(state, "RHQ", seat_of(state, "captain"), 14)
    bewitch(state, "prophecy", "elf", "captain")
    assert chooses_freely(state, "captain")
    assert not chooses_freely(state, "RHQ")


@rule("MR-15.2.1", "MR-15.3.6", "MR-15.7.5", "MR-3.2.8")
@pytest.mark.parametrize("bewitched", [True, False])
@pytest.mark.parametrize(
    ("spell", "activity"),
    [("blend_into_background", "hide"), ("see_hidden_signs", "search"), ("sense_danger", "alert")],
)
def test_he_does_the_phase_that_the_spell_gives_besides_his_own(
    spell: str, activity: str, *, bewitched: bool
) -> None:
    """Three times he hides in vain; he searches or alerts a chit when he is asked what and which."""
    state = awake("elf", at="ruins-1")
    if bewitched:
        bewitch(state, spell, "elf", "elf")
    hides = bewitched and activity == "hide"
    phases = (*["hide ordinary"] * 3, f"{activity} {spell}")
    events = live(state, *phases, script=(*(6, 6) * 3, *((1, 1) if hides else ())))
    assert [event.reason for event in told(events, Cancelled)] == ([] if bewitched else ["spell-gone"])
    assert state.individual("elf").hidden is hides
    assert state.choices(0).prompt == (activity if bewitched and not hides else "turn")


@rule("MR-15.4.1")
@pytest.mark.parametrize("lit", ["caves-1", "caves-6"])
def test_whoever_is_in_the_light_when_his_phase_comes_does_what_he_likes(lit: str) -> None:
    """He has recorded it in the cave where he woke up, and has not left it."""
    state = awake("elf", at="caves-1")
    bewitch(state, "blazing_light", "elf", lit)
    there = lit == "caves-1"
    phases = ("hide ordinary", "hide blazing_light")
    events = live(state, *phases, script=(6, 6, *((1, 1) if there else ())))
    assert [event.reason for event in told(events, Cancelled)] == ([] if there else ["spell-gone"])
    assert state.individual("elf").hidden is there
