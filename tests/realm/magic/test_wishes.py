"""MR-15.1.4, MR-16.11, MR-7.12.3: wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.attacks import all_attacks
from fabula.games.realm.combat.counters import DARK, counters_of
from fabula.games.realm.combat.evening import Battles, Combat
from fabula.games.realm.combat.events import AttentionDrawn, CombatEnded, RoundBegan
from fabula.games.realm.combat.fatigue import Tire
from fabula.games.realm.combat.setting import CombatScript, Foe
from fabula.games.realm.combat.sheets import stir, write_fight, write_play
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.events import LeftBehind, Rolled
from fabula.games.realm.day.findings import CardSeen
from fabula.games.realm.day.following import followers_of
from fabula.games.realm.day.resets import clear_marks
from fabula.games.realm.day.tolls import opens_freely
from fabula.games.realm.magic.casting import Casting, casting_of
from fabula.games.realm.magic.events import Carried, SentHome, SpellCancelled, TruceBegan, WishGranted
from fabula.games.realm.magic.striking import hurls
from fabula.games.realm.magic.wishes import Elsewhere, HaveVision, SendAway, carry_off, grant, send_home
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import chit, combat, offered, plays
from realm.magic.spellcraft import bewitch, magicians, resolve, takes_effect
from realm.playing import awake, give, know, seat_of, some_dice, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def bless(state: RealmState, target: str, result: int) -> list[Event]:
    return takes_effect(state, "small_blessing", "white_knight", target, dice=(result, result))


@rule("MR-15.1.4", "MR-7.12.1d", "MR-16.11.1", "MR-7.12.3a", "MR-7.12.3")
def test_whoever_is_blessed_rolls_and_may_be_elsewhere() -> None:
    state = magicians("white_knight", "elf", foes=(Foe("ogre-1", "elf"),), white_knight=("small_blessing",))
    state.castings = (Casting("elf", "illusion", "chit:1", "clearing", 9, ("ruins",)),)
    events = bless(state, "elf", 1)
    assert [event.who for event in told(events, Rolled)] == ["elf"]
    assert [event.wish for event in told(events, WishGranted)] == ["i_elsewhere"]
    seat = seat_of(state, "elf")
    assert isinstance(state.agenda[-1], Elsewhere)
    assert len(offered(state, seat)) == len(state.atlas.clearings) - 1
    events = state.agenda[-1].answer(state, seat, state.choices(seat).actions[0], some_dice())
    assert len(told(events, Carried)) == 1
    assert "elf" not in state.plays
    assert "ogre-1" not in state.stances
    assert [event.who for event in told(events, SpellCancelled)] == ["elf"]


@rule("MR-16.11.3")
def test_whoever_is_elsewhere_is_released_from_spells_to_come() -> None:
    state = magicians("white_knight", "elf", white_knight=("small_blessing",))
    state.castings = (Casting("white_knight", "bad_luck", "chit:1", "clearing", 9, ("elf", "white_knight")),)
    carry_off(state, "elf", "ruins-1")
    casting = casting_of(state, "white_knight")
    assert casting is not None
    assert casting.targets == ("white_knight",)


@rule("MR-16.11.2", "MR-7.12.3b")
def test_he_sends_another_away() -> None:
    state = magicians("white_knight", foes=("ogre-1",), white_knight=("small_blessing",))
    bewitch(state, "bad_luck", "white_knight", "ogre-1")
    bless(state, "white_knight", 2)
    assert isinstance(state.agenda[-1], SendAway)
    assert offered(state) == ["aim ogre-1"]
    events = state.agenda[-1].answer(state, 0, state.choices(0).actions[0], some_dice())
    assert [event.who for event in told(events, SentHome)] == ["ogre-1"]
    assert state.places["ogre-1"] not in state.atlas.clearings
    assert state.bewitched == ()


@rule("MR-11.91", "MR-7.12.3b")
def test_a_hired_guard_goes_home_hired_and_a_lancer_free() -> None:
    state = magicians("white_knight", foes=("ogre-1",), white_knight=())
    for native in ("G1", "L1"):
        put(state, native, state.places["white_knight"])
        serve(state, native, 0, 20)
    send_home(state, "G1")
    assert state.places["G1"] == state.places["guardhouse"]
    assert "G1" in state.hired
    send_home(state, "L1")
    assert state.places["L1"] == "lancers"
    assert "L1" not in state.hired


@rule("MR-16.11.3", "MR-16.11.2")
def test_a_denizen_that_is_sent_away_is_released_from_spells_to_come() -> None:
    state = magicians("white_knight", "elf", foes=("ogre-1",), white_knight=("small_blessing",))
    state.castings = (Casting("elf", "transform", "chit:1", "clearing", 9, ("ogre-1",)),)
    send_home(state, "ogre-1")
    events = resolve(state)
    assert [event.who for event in told(events, SpellCancelled)] == ["elf"]
    assert state.bewitched == ()


@rule("MR-7.12.3b")
def test_whoever_began_the_game_here_stays_and_fights_on() -> None:
    state = magicians("white_knight", foes=("G1",), white_knight=("small_blessing",))
    put(state, "guardhouse", state.places["white_knight"])
    before = dict(state.stances)
    assert "G1" in before
    assert send_home(state, "G1") == []
    assert (state.places["G1"], state.stances) == (state.places["guardhouse"], before)


@rule("MR-7.12.3a", "MR-3.12.7")
def test_whoever_is_carried_off_follows_nobody_any_more() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    state.write("wizard", following="elf", wary=True)
    carry_off(state, "wizard", "ruins-3")
    assert followers_of(state, "elf") == ()


@rule("MR-7.12.3b", "MR-3.12.7")
def test_a_hireling_who_is_sent_home_neither_follows_nor_leads_any_more() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    for native in ("GHQ", "G1"):
        put(state, native, "ruins-1")
        serve(state, native, seat_of(state, "elf"), 20)
    state.write("GHQ", following="elf")
    state.write("G1", following="GHQ")
    events = send_home(state, "GHQ")
    assert followers_of(state, "elf") == ()
    assert [event.who for event in told(events, LeftBehind)] == ["G1"]
    assert (state.places["GHQ"], state.places["G1"]) == (state.places["guardhouse"], "ruins-1")


@rule("MR-16.11.2")
def test_a_minion_is_nobody_to_send_away() -> None:
    state = awake("elf", "witch", at="ruins-1")
    put(state, "familiar", "ruins-1")
    state.push(SendAway("elf"))
    assert offered(state, seat_of(state, "elf")) == ["aim witch"]


@rule("MR-16.11.4")
def test_a_vision_shows_the_cards_of_a_box_to_him_alone() -> None:
    state = magicians("white_knight", "elf", white_knight=("small_blessing",))
    bless(state, "elf", 3)
    step, seat = state.agenda[-1], seat_of(state, "elf")
    assert isinstance(step, HaveVision)
    before = len(state.piles["hoard"].cards)
    action = next(one for one in state.choices(seat).actions if "hoard" in one.words())
    events = step.answer(state, seat, action, some_dice())
    cards = [event.item for event in told(events, CardSeen)]
    assert tuple(cards) == state.piles["hoard"].cards
    assert len(cards) == before
    assert "?" not in state.view(seat).piles["hoard"]
    hidden = [card for card in state.view(1 - seat).piles["hoard"] if card.startswith("?")]
    assert hidden


@rule("MR-16.11.5", "MR-6.12.2")
def test_peace_ends_the_fight_after_two_more_rounds() -> None:
    state = magicians("white_knight", "elf", foes=("ogre-1",), white_knight=("small_blessing",))
    write_play(state, "elf", target="ogre-1")
    later = Casting("elf", "illusion", "chit:1", "clearing", 5, ("elf",))
    state.castings = (later,)
    events = bless(state, "white_knight", 4)
    assert [event.who for event in told(events, SpellCancelled)] == ["elf"]
    assert state.stances == {}
    assert state.plays["elf"].target == ""
    assert state.fight is not None
    assert state.fight.truce == 3
    combat_step = Combat()
    write_fight(state, truce=2)
    assert not combat_step._is_over(state)
    write_fight(state, truce=1)
    assert combat_step._is_over(state)


@rule("MR-16.11.5", "MR-6.12.2")
def test_there_are_two_rounds_for_actions_and_no_more_whatever_happens_in_them() -> None:
    state = combat("white_knight", "elf", foes=(Foe("ogre-1", "elf"),))
    state.agenda, state.stances = state.agenda[:4], {}
    write_fight(state, truce=3)
    events = state.go_on(CombatScript(()))
    for _ in range(2):
        assert {state.choices(seat).prompt for seat in state.to_act()} == {"encounter"}
        stir(state)
        events += plays(state, "pass", "pass")
    assert [event.rule for event in told(events, RoundBegan)] == ["MR-16.11.5"] * 2
    assert len(told(events, CombatEnded)) == 1


@rule("MR-16.11.5")
def test_nobody_attacks_during_a_truce() -> None:
    state = combat("white_knight", "elf", foes=(Foe("ogre-1", "elf"),))
    write_fight(state, truce=2)
    assert hurls(state, "elf") == ()


@rule("MR-16.11.5", "MR-14.4.5")
@pytest.mark.parametrize(
    ("opens", "casts", "spell"),
    [("elf", "white_knight", "small_blessing"), ("white_knight", "elf", "illusion")],
)
def test_peace_that_the_claw_brings_lets_nobody_name_a_target_or_cast_in_this_round(
    opens: str, casts: str, spell: str
) -> None:
    """Both act at once, whoever comes first."""
    state = magicians("white_knight", "elf", foes=("ogre-1",), **{casts: (spell,)})
    give(state, "withered_claw", seat_of(state, opens), active=False)
    cast = next(text for text in offered(state, seat_of(state, casts)) if text.startswith(f"cast {spell}"))
    acting = {opens: ("activate withered_claw", "done"), casts: (cast,)}
    events: list[Event] = []
    for seat in state.to_act():
        last = len(state.to_act()) == 1
        for text in acting[state.sheet(seat).character]:
            settles = last and text in ("done", cast)
            events += plays(state, text, dice=(4, 1) if settles else ())
    assert [event.wish for event in told(events, WishGranted)] == ["peace"]
    assert [event.who for event in told(events, SpellCancelled)] == [casts]
    assert not told(events, AttentionDrawn)
    assert all(state.choices(seat).prompt not in ("target", "aim") for seat in state.to_act())
    assert state.stances == {}


@rule("MR-16.11.5", "MR-3.16.1")
@pytest.mark.parametrize("peaceful", [True, False])
def test_peace_that_is_wished_for_by_day_lasts_through_the_evening(peaceful: bool) -> None:
    state = awake("captain", at="ruins-1")
    for piece in ("ogre-1", "P1"):
        put(state, piece, "ruins-1")
    if peaceful:
        events = grant(state, "captain", "peace")
        assert [event.clearing for event in told(events, TruceBegan)] == ["ruins-1"]
        assert state.view(0).truces == ("ruins-1",)
    state.push(Battles(("ruins-1",)))
    events = state.go_on(CombatScript(() if peaceful else (6, 6)))
    assert bool(told(events, Rolled)) is not peaceful  # whether the Patrol battles him
    assert [event.rule for event in told(events, RoundBegan)] == ["MR-16.11.5" if peaceful else "MR-6.3.1"]
    if peaceful:
        assert state.choices(0).prompt == "encounter"
        events += plays(state, "pass", "pass")
        assert [event.rule for event in told(events, RoundBegan)] == ["MR-16.11.5"] * 2
        assert len(told(events, CombatEnded)) == 1
        clear_marks(state)
        assert state.truces == ()


@rule("MR-16.11.6")
def test_health_rests_all_chits_and_lifts_two_curses() -> None:
    state = magicians("white_knight", "elf", white_knight=("small_blessing",))
    seat = seat_of(state, "elf")
    chits = ("fatigued", "wounded", *("active",) * 10)
    know(state, seat, chits=chits, curses=("wither", "ill_health", "ashes"))
    bless(state, "elf", 5)
    assert set(state.sheet(seat).chits) == {"active"}
    assert state.sheet(seat).curses == ("ashes",)


@rule("MR-16.11.7", "MR-7.12.3c", "MR-6.8.8")
def test_strength_makes_the_next_hit_tremendous() -> None:
    state = magicians("white_knight", "elf", foes=("ogre-1",), white_knight=("small_blessing",))
    bless(state, "white_knight", 6)
    seat = seat_of(state, "white_knight")
    assert state.sheet(seat).mighty
    assert opens_freely(state, "white_knight")
    write_play(state, "white_knight", target="ogre-1", attack="chit:1", attack_direction=1)
    attacks = [
        attack for batch in all_attacks(state) for attack in batch if attack.attacker == "white_knight"
    ]
    assert [(attack.strength, attack.stars, attack.missile) for attack in attacks] == [(LEVEL["T"], 0, "")]


@rule("MR-15.1.4")
def test_only_characters_are_blessed() -> None:
    state = magicians("white_knight", foes=("ogre-1",), white_knight=("small_blessing",))
    cast = next(text for text in offered(state) if text.startswith("cast small_blessing"))
    plays(state, cast)
    assert offered(state) == ["aim white_knight", "pass"]


@rule("MR-1.10.4", "MR-7.12.3b")
def test_a_giant_goes_home_with_his_club_light_side_up() -> None:
    state = combat("captain", foes=("giant-1",))
    for piece in counters_of(state, "giant-1"):
        state.faces[piece] = DARK
    assert len(counters_of(state, "giant-1")) == 2
    send_home(state, "giant-1")
    assert not {*counters_of(state, "giant-1")} & {*state.faces}


@rule("MR-6.10.1", "MR-7.12.3a")
def test_whoever_is_carried_off_tires_for_what_he_has_played() -> None:
    state = combat("swordsman", foes=("ogre-1",))
    write_play(state, "swordsman", acted=(chit(state, "swordsman", "move L2**"),))
    carry_off(state, "swordsman", "ruins-1")
    assert "swordsman" not in state.plays
    assert state.agenda[-1] == Tire("swordsman", 1, 2, 0)
