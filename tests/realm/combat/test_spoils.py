"""MR-6.11.4, MR-6.11.6, MR-6.14.3: what it brings to kill a character, and what becomes of his things."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from fabula.games.realm.combat.kills import share_spoils
from fabula.games.realm.combat.outcomes import Bounty, GoldTaken, Plundered, WentToStock
from fabula.games.realm.combat.setting import Fighter, Servant
from fabula.games.realm.combat.sheets import Kill, fight_of, is_dark, turn_over, write_fight
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.natives.tasks import held_by
from fabula.games.realm.pieces import DEAD, put
from fabula.games.realm.sheet import Task
from fabula.games.realm.unseen import Secret
from fabula.testing import rule
from realm.combat.fighting import combat
from realm.magic.spellcraft import bewitch
from realm.playing import told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

CAPTAIN, ELF, AMAZON = "captain", "elf", "amazon"
THINGS = ("short_sword", "helmet", "golden_crown")


def met(**options: Any) -> RealmState:
    """The Captain, who has things, gold and a bad name, meets the Elf and the Amazon."""
    fighters = (Fighter(CAPTAIN, items=THINGS), Fighter(ELF, items=()), Fighter(AMAZON, items=()))
    state = combat(*fighters, foes=(), **options)
    for who in (CAPTAIN, ELF, AMAZON):
        state.write(who, gold=0)
    state.write(CAPTAIN, gold=30, gold_part=(1, 2))
    state.write_sheet(state.player_of(CAPTAIN), notoriety=7, notoriety_part=(1, 3), fame=20)
    return state


def spoils(state: RealmState, *kills: Kill) -> list[Event]:
    write_fight(state, kills=kills)
    return share_spoils(state)


def gold(state: RealmState, who: str) -> Fraction:
    return state.individual(who).gold + Fraction(*state.individual(who).gold_part)


def record(state: RealmState, who: str) -> tuple[int, Fraction | int]:
    sheet = state.sheet(state.player_of(who))
    return sheet.fame, sheet.notoriety + Fraction(*sheet.notoriety_part)


@rule("MR-6.11.6", "MR-6.11.1", "MR-4.6.2")
def test_the_killer_of_a_character_takes_all_that_he_had() -> None:
    """The victim's Notoriety counts rounded down and once, though it is the second kill of the day."""
    state = met()
    state.write_sheet(state.player_of(ELF), kills=1)
    events = spoils(state, Kill(CAPTAIN, (ELF,)))
    assert {piece: state.places[piece] for piece in ("short_sword-1", "helmet-1", "golden_crown")} == {
        "short_sword-1": ELF,
        "helmet-1": ELF,
        "golden_crown": ELF,
    }
    assert not {"short_sword-1", "golden_crown"} & set(state.active)
    assert gold(state, ELF) == Fraction(61, 2)
    assert record(state, ELF) == (0, 7)
    assert state.sheet(state.player_of(ELF)).kills == 2
    assert [(event.number, event.notoriety) for event in told(events, Bounty)] == [(2, "7")]
    assert len(told(events, Plundered)) == 3
    assert state.places[CAPTAIN] == DEAD


def test_a_bad_name_below_nothing_brings_nothing() -> None:
    state = met()
    state.write_sheet(state.player_of(CAPTAIN), notoriety=-4)
    spoils(state, Kill(CAPTAIN, (ELF,)))
    assert record(state, ELF) == (0, 0)


def test_a_character_counts_as_a_kill_among_the_others_by_his_notoriety() -> None:
    """The Giant's Notoriety is 8: it is the first, the Captain (7) the second, the Ogre (2) the third."""
    state = met()
    for monster in ("giant-1", "ogre-1"):
        put(state, monster, fight_of(state).clearing)
    events = spoils(state, *(Kill(victim, (ELF,)) for victim in ("ogre-1", CAPTAIN, "giant-1")))
    assert [(event.victim, event.number, event.notoriety) for event in told(events, Bounty)] == [
        ("giant-1", 1, "8"),
        (CAPTAIN, 2, "7"),
        ("ogre-1", 3, "6"),
    ]


@pytest.mark.parametrize(("option", "brings"), [("once", 7), ("multiplied", 14)])
def test_whether_notoriety_is_multiplied_is_an_option(option: str, brings: int) -> None:
    state = met(character_bounty=option)
    state.write_sheet(state.player_of(ELF), kills=1)
    spoils(state, Kill(CAPTAIN, (ELF,)))
    assert record(state, ELF) == (0, brings)


@rule("MR-6.11.6", "MR-6.11.4", "MR-0.7.1")
@pytest.mark.parametrize(("option", "brings"), [("split", Fraction(7, 2)), ("whole", Fraction(7))])
def test_several_killers_share_gold_and_notoriety_and_the_rest_is_dropped(
    option: str, brings: Fraction
) -> None:
    state = met(shared_kills=option)
    clearing = fight_of(state).clearing
    events = spoils(state, Kill(CAPTAIN, (ELF, AMAZON)))
    assert state.places["short_sword-1"] == state.places["golden_crown"] == clearing
    assert gold(state, ELF) == gold(state, AMAZON) == Fraction(61, 4)
    assert [event.gold for event in told(events, GoldTaken)] == ["61/4", "61/4"]
    assert record(state, ELF) == record(state, AMAZON) == (0, brings)


@rule("MR-6.14.3")
def test_who_kill_each_other_leave_everything_in_the_clearing() -> None:
    state = met()
    state.write(ELF, gold=10)
    spoils(state, Kill(CAPTAIN, (ELF,)), Kill(ELF, (CAPTAIN,)))
    assert state.places[CAPTAIN] == state.places[ELF] == DEAD
    assert state.places["short_sword-1"] == fight_of(state).clearing
    assert gold(state, CAPTAIN) == gold(state, ELF) == 0
    assert record(state, ELF) == (0, 7)


def test_of_a_monster_and_a_character_the_character_gets_the_gold() -> None:
    state = met()
    spoils(state, Kill(CAPTAIN, ("ogre-1", ELF)))
    assert gold(state, ELF) == Fraction(61, 2)
    assert state.places["helmet-1"] == fight_of(state).clearing


@rule("MR-6.11.6")
def test_natives_take_what_their_victim_had_into_their_stock() -> None:
    state = met()
    events = spoils(state, Kill(CAPTAIN, ("C1",)))
    assert state.places["short_sword-1"] == "company"
    assert "golden_crown" in state.piles["company"].cards
    assert len(told(events, WentToStock)) == 3
    assert gold(state, ELF) == 0


@rule("MR-6.11.6")
@pytest.mark.parametrize(("native", "takes"), [("CHQ", True), ("C1", False)])
def test_a_hired_leader_takes_spoils_and_an_underling_does_not(native: str, takes: bool) -> None:
    state = met()
    serve(state, native, state.player_of(ELF), until=14)
    put(state, native, fight_of(state).clearing)
    spoils(state, Kill(CAPTAIN, (native,)))
    assert state.places["helmet-1"] == (native if takes else fight_of(state).clearing)
    assert (gold(state, native) == Fraction(61, 2)) is takes


def test_the_killer_sees_a_secret_card_and_the_others_its_back() -> None:
    state = met()
    owner, killer, other = map(state.player_of, (CAPTAIN, ELF, AMAZON))
    state.active = tuple(piece for piece in state.active if piece != "golden_crown")
    state.secrets["golden_crown"] = Secret((owner,), "hoard")
    events = spoils(state, Kill(CAPTAIN, (ELF,)))
    assert [event.item for event in told(events, Plundered)][-1] == "large_treasure"
    assert "golden_crown" in state.view(killer).standing_at[ELF]
    assert "golden_crown" not in state.view(other).standing_at[ELF]
    assert all(event.to != (other,) for event in events if "golden_crown" in str(event))


@rule("MR-6.15.1", "MR-7.6.6")
def test_with_a_character_end_his_spells_his_curses_his_potions_his_tasks_and_his_hire() -> None:
    people = (Servant("W1"), Servant("WHQ"))
    fighters = (Fighter("wizard", items=("potion_of_energy", "staff"), hirelings=people), Fighter(ELF))
    state = combat(*fighters, foes=())
    seat = state.player_of("wizard")
    bewitch(state, "poison", "wizard", ELF)
    task = next(chit for chit, one in state.box.gold_chits.items() if "food_ale" in one.sides)
    put(state, task, held_by("wizard"))
    state.faces[task] = "food_ale"
    state.write_sheet(seat, curses=("squeak",), tasks=(Task("food_ale", until=9, destination="inn"),))
    spoils(state, Kill("wizard", (ELF,)))
    assert state.bewitched == ()
    assert "committed" not in state.sheet(seat).chits
    assert (state.sheet(seat).curses, state.sheet(seat).tasks) == ((), ())
    assert state.places[task] == fight_of(state).clearing
    assert state.hired == {}
    assert state.places["W1"] == state.places["WHQ"] == fight_of(state).clearing
    assert "potion_of_energy" in state.piles["warlock"].cards
    assert state.places["staff-1"] == ELF


@rule("MR-5.8.4", "MR-1.10.4")
def test_whose_owner_has_died_is_unhired_light_side_up() -> None:
    people = (Servant("L1"), Servant("giant-1", controlled=True))
    state = combat(Fighter("captain", items=(), hirelings=people), Fighter(ELF), foes=())
    counters = ("L1", "horse-L1", "giant-1", "giant_club-1")
    for piece in counters:
        turn_over(state, piece)
    spoils(state, Kill("captain", (ELF,)))
    assert state.hired == {}
    assert not [piece for piece in counters if is_dark(state, piece)]
