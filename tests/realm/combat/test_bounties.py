"""MR-6.11: what the kills of hirelings and of natives bring, and what the loss of hirelings costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.belongings.items import pile_in
from fabula.games.realm.combat.kills import share_spoils
from fabula.games.realm.combat.leaders import fallen_leaders, scatter_stock
from fabula.games.realm.combat.outcomes import Bounty, HirelingBounty, HirelingLost, StockScattered
from fabula.games.realm.combat.setting import Fighter, Foe, Servant
from fabula.games.realm.combat.sheets import Kill, fight_of, write_fight
from fabula.games.realm.natives.events import TaskDone, TermEnded
from fabula.games.realm.natives.tasks import take_up
from fabula.games.realm.pieces import DEAD, put
from fabula.games.realm.unseen import FACE_DOWN
from fabula.testing import rule
from realm.combat.fighting import combat, plays, with_people
from realm.dealing import lay_gold
from realm.invariants import wrong
from realm.playing import know, some_dice, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def spoils(state: RealmState, *kills: Kill) -> list[Event]:
    write_fight(state, kills=kills)
    return share_spoils(state)


def records(state: RealmState, who: str) -> tuple[int, int, int]:
    """Fame, Notoriety and Gold."""
    sheet = state.sheet(state.player_of(who))
    return sheet.fame, sheet.notoriety, state.individual(who).gold


@rule("MR-6.11.1", "MR-6.11.2")
def test_notoriety_of_natives_is_multiplied_and_their_gold_is_not() -> None:
    """A great swordsman is worth 6 Notoriety and 4 Gold, a swordsman 2 and 1."""
    state = combat(Fighter("captain", items=()), foes=(Foe("C5"), Foe("R6")))
    state.write("captain", gold=0)
    events = spoils(state, Kill("R6", ("captain",)), Kill("C5", ("captain",)))
    assert [(event.victim, event.number, event.notoriety, event.gold) for event in told(events, Bounty)] == [
        ("C5", 1, "6", "4"),
        ("R6", 2, "4", "1"),
    ]
    assert records(state, "captain") == (0, 10, 5)
    assert state.places["C5"] == state.places["R6"] == "dead"


@rule("MR-10.1.2", "MR-6.11.2")
def test_whoever_is_only_driven_off_brings_half_of_everything_rounded_up() -> None:
    """A knight is worth 12 Notoriety and 8 Gold, a swordsman 2 and 1."""
    state = combat(Fighter("captain", items=()), foes=(Foe("O1"), Foe("R6")))
    kills = (Kill("O1", ("captain",), routed=True), Kill("R6", ("captain",), routed=True))
    events = spoils(state, *kills)
    assert [(event.notoriety, event.gold) for event in told(events, Bounty)] == [("6", "4"), ("2", "1")]


@rule("MR-11.64", "MR-6.11.3", "MR-6.11.7")
def test_a_hired_pikeman_brings_a_goblin_and_costs_three_when_he_dies() -> None:
    state = combat(with_people("captain", "C2"), foes=(Foe("goblin_axe-1"), Foe("ogre-1")))
    state.write_sheet(0, kills=2)
    state.write("captain", gold=0)
    events = spoils(state, Kill("goblin_axe-1", ("C2",)))
    assert [(event.fame, event.notoriety) for event in told(events, HirelingBounty)] == [("1", "1")]
    assert records(state, "captain") == (1, 1, 0)
    assert state.sheet(0).kills == 2
    events = spoils(state, Kill("C2", ("ogre-1",)))
    assert [(event.who, event.hireling, event.points) for event in told(events, HirelingLost)] == [
        ("captain", "C2", 3)
    ]
    assert records(state, "captain") == (1, -2, 0)
    assert "C2" not in state.hired
    assert "C2" not in state.individuals
    assert state.places["C2"] == "dead"


@rule("MR-6.11.2")
@pytest.mark.parametrize(("killer", "gold"), [("CHQ", 1), ("C2", 0)])
def test_gold_for_a_native_goes_to_a_hired_leader_himself_and_to_no_underling(killer: str, gold: int) -> None:
    state = combat(with_people("captain", killer), foes=(Foe("R6"),))
    state.write("captain", gold=0)
    spoils(state, Kill("R6", (killer,)))
    assert state.individual(killer).gold == gold
    assert records(state, "captain") == (0, 2, 0)


@rule("MR-6.11.3", "MR-6.11.7")
def test_another_players_hireling_brings_his_bounty_and_his_master_loses_it() -> None:
    state = combat(with_people("captain", "C5"), with_people("amazon", "R6"), foes=())
    for who in ("captain", "amazon"):
        state.write(who, gold=0)
    spoils(state, Kill("C5", ("R6",)))
    assert records(state, "amazon") == (0, 6, 0)
    assert records(state, "captain") == (0, -6, 0)


@pytest.mark.parametrize(("shared", "points"), [("split", 12), ("whole", 24)])
@rule("MR-6.11.4")
def test_a_character_and_a_hireling_who_kill_together_share(shared: str, points: int) -> None:
    """The Giant is worth 8; it is the character's second kill of the day."""
    state = combat(with_people("captain", "C2"), foes=(Foe("giant-1"),), shared_kills=shared)
    state.write_sheet(0, kills=1)
    spoils(state, Kill("giant-1", ("captain", "C2")))
    assert records(state, "captain")[:2] == (points, points)


@rule("MR-6.11.4", "MR-6.11.2")
def test_characters_who_kill_together_share_the_gold() -> None:
    """A knight is worth 8 Gold."""
    state = combat(Fighter("captain", items=()), Fighter("elf", items=()), foes=(Foe("O1"),))
    events = spoils(state, Kill("O1", ("captain", "elf")))
    assert {(event.who, event.gold) for event in told(events, Bounty)} == {("captain", "4"), ("elf", "4")}


@rule("MR-6.11.6")
def test_what_a_hired_leader_had_goes_to_whoever_killed_him() -> None:
    state = combat(with_people("captain", "CHQ"), with_people("amazon", "R6"), foes=(Foe("ogre-1"),))
    for killers, place in ((("amazon",), "amazon"), (("R6",), fight_of(state).clearing)):
        one = state.copy()
        put(one, "short_sword-2", "CHQ")
        one.write("CHQ", gold=7)
        before = one.individual("amazon").gold
        spoils(one, Kill("CHQ", killers))
        assert one.places["short_sword-2"] == place
        # a short swordsman is worth 2 Gold to a character besides
        assert one.individual("amazon").gold == before + (7 + 2 if place == "amazon" else 0)
        assert wrong(one) is None


@rule("MR-5.8.5", "MR-5.8.4")
def test_when_their_master_dies_his_people_are_free_and_off_the_sheets() -> None:
    people = ("C2", Servant("wolf_a-1", controlled=True))
    state = combat(
        with_people("captain", *people), Fighter("amazon", items=()), foes=(Foe("ogre-1", attacks="C2"),)
    )
    put(state, "short_sword-2", "wolf_a-1")
    events = spoils(state, Kill("captain", ("ogre-1",)))
    assert [(event.partner, event.natives) for event in told(events, TermEnded)] == [
        ("company", ("C2",)),
        ("wolf_a", ("wolf_a-1",)),
    ]
    assert state.hired == {}
    assert state.stances == {}
    assert state.places["C2"] == state.places["wolf_a-1"] == fight_of(state).clearing
    assert state.places["short_sword-2"] == fight_of(state).clearing


@rule("MR-6.11.8")
def test_the_stock_of_an_unhired_leader_lies_in_the_clearing_when_he_is_dead() -> None:
    state = combat(Fighter("captain", items=()), foes=(Foe("RHQ"), Foe("R6")))
    clearing = fight_of(state).clearing
    unseen = state.piles["rogues"].cards.count(FACE_DOWN)
    horses = [piece for piece in state.standing_at["rogues"] if piece.startswith("workhorse")]
    assert unseen
    assert horses
    write_fight(state, kills=(Kill("RHQ", ("captain",)), Kill("R6", ("captain",))))
    assert fallen_leaders(state) == ("rogues",)
    events = scatter_stock(state, "rogues", some_dice())
    assert [(event.group, event.clearing) for event in told(events, StockScattered)] == [("rogues", clearing)]
    pile = pile_in(state, clearing)
    assert {*horses} < {*pile}
    cards = [piece for piece in pile if piece in state.box.treasures]
    assert len(cards) == unseen
    assert "rogues" not in state.piles
    assert wrong(state) is None
    hidden = [card for card in cards if card in state.secrets]
    assert all(state.secrets[card].seats == () for card in hidden)
    assert not {*hidden} & {*state.view(0).standing_at[clearing]}
    twin = state.imagine(0, some_dice(1))
    assert twin.view(0) == state.view(0)


@rule("MR-6.11.8")
def test_a_hired_leader_leaves_the_stock_where_it_is() -> None:
    state = combat(with_people("captain", "RHQ"), foes=(Foe("ogre-1"),))
    write_fight(state, kills=(Kill("RHQ", ("ogre-1",)),))
    assert fallen_leaders(state) == ()


@rule("MR-6.11.8")
def test_it_happens_at_the_end_of_the_round() -> None:
    state = combat(with_people("captain", "C2", "C5", away=True), foes=(Foe("RHQ", attacks="C2"),))
    horses = [piece for piece in state.standing_at["rogues"] if piece.startswith("workhorse")]
    del state.piles["rogues"]  # what lies in it would be drawn
    plays(state, "done", "done", "place C2 swing", "place RHQ swing", dice=(4, 1, 1))
    assert state.places["RHQ"] == "dead"
    assert len(pile_in(state, state.places["C5"])) == len(horses)


@rule("MR-6.11.7", "MR-7.9.5")
def test_the_master_of_a_controlled_monster_loses_its_notoriety() -> None:
    """The death of the Bat ends the spell that made it serve, but it served when it died."""
    state = combat(with_people("elf", Servant("giant_bat-1", controlled=True)), foes=(Foe("ogre-1"),))
    put(state, "short_sword-2", "giant_bat-1")
    events = spoils(state, Kill("giant_bat-1", ("ogre-1",)))
    assert [(event.hireling, event.points) for event in told(events, HirelingLost)] == [("giant_bat-1", 3)]
    assert records(state, "elf")[1] == -3
    assert state.places["short_sword-2"] == fight_of(state).clearing
    assert not state.bewitched
    assert "giant_bat-1" not in state.hired


@rule("MR-6.11.8", "MR-10.1.2")
def test_the_stock_of_a_leader_who_is_only_driven_off_stays() -> None:
    state = combat(Fighter("captain", items=()), foes=(Foe("RHQ"),))
    write_fight(state, kills=(Kill("RHQ", ("captain",), routed=True),))
    assert fallen_leaders(state) == ()
    write_fight(state, kills=(Kill("RHQ", ("captain",)),))
    assert fallen_leaders(state) == ("rogues",)


@rule("MR-5.9.6")
def test_a_campaign_is_won_the_moment_its_last_foe_dies() -> None:
    """He pillages the Soldiers and the Patrol, of whom one is left."""
    state = combat("captain", foes=("P1",))
    for native in state.box.natives.values():
        if native.group in ("soldiers", "patrol") and native.id != "P1":
            put(state, native.id, DEAD)
    know(state, notoriety=10)
    lay_gold(state, "pillage", state.places["captain"])
    take_up(state, 0, "pillage")
    assert not told(spoils(state, Kill("P1", ("captain",), routed=True)), TaskDone)
    events = spoils(state, Kill("P1", ("captain",)))
    assert [(event.who, event.side, event.notoriety) for event in told(events, TaskDone)] == [
        ("captain", "pillage", 10)
    ]
    assert state.sheet(0).tasks == ()
