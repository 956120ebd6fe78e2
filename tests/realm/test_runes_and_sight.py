"""MR-3.9.7 to MR-3.9.9, MR-16.4: Reading Runes and Magic Sight."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.day.actions import (
    Learn,
    Locate,
    Loot,
    Pass,
    Peer,
    Perceive,
    Read,
    Search,
    Sight,
    Take,
)
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.day.findings import (
    Awakened,
    ChitSeen,
    Cursed,
    Discovered,
    Opened,
    SpellSeen,
    Spotted,
    Took,
)
from fabula.games.realm.day.searching import ChooseLine, Searching
from fabula.games.realm.day.sight import uses_magic_sight
from fabula.games.realm.magic.bewitching import Bewitchment
from fabula.games.realm.magic.runes import TOP
from fabula.games.realm.pieces import put
from fabula.games.realm.setup.events import Recorded
from fabula.games.realm.sheet import Individual
from fabula.games.realm.treasures.piles import lay_on_top
from fabula.testing import rule
from realm.invariants import wrong
from realm.playing import Script, awake, give, know, live, name_of, refusal, seat_of, some_dice, told
from realm.sites import at_site

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def play(state: RealmState, action: Read | Sight | Take | Perceive, *script: int | str) -> list[Event]:
    dice = Script(script)
    events = state.play(state.to_act()[0], action, dice)
    dice.finish()
    return events


@rule("MR-16.2.4", "MR-16.3.8", "MR-16.3.9", "MR-3.9.7")
@pytest.mark.parametrize("result", range(1, 7))
def test_the_reading_runes_table(result: int) -> None:
    state = at_site("altar", "elf")
    then: tuple[int | str, ...] = ("illusion",) if result < 5 else (4, 1) if result == 5 else ()
    events = play(state, Read("altar", TOP), result, 1, *then)
    assert bool(told(events, Cursed)) is (result == 5)
    assert bool(told(events, SpellSeen)) is (result < 5)
    assert (state.choices(0).prompt == "learn") is (result < 4)
    assert not told(events, Awakened)  # site spells never are


@rule("MR-3.9.7", "MR-0.6.1")
def test_the_top_spell_of_a_site_is_read_and_goes_to_the_bottom() -> None:
    state = at_site("altar", "woods_girl", "druid")
    reader = seat_of(state, "woods_girl")
    play(state, Read("altar", TOP), 2, 1, "elven_grace")
    assert state.spell_piles["altar"] == ("?II", "elven_grace")
    assert state.view(reader).spell_piles["altar"] == ("?II", "elven_grace")
    assert state.view(1 - reader).spell_piles["altar"] == ("?II", "?III")
    assert isinstance(state.agenda[-1], Birdsong)  # she has no magic of type III to learn it


@rule("MR-16.3.8", "MR-3.9.7")
def test_whoever_has_the_magic_may_record_the_spell() -> None:
    state = at_site("altar", "wizard", "elf")
    seat = seat_of(state, "wizard")
    play(state, Read("altar", TOP), 1, "illusion")
    assert state.choices(seat).actions == (Learn("illusion"), Pass())
    events = state.play(seat, Learn("illusion"), some_dice())
    assert [(event.spell, event.to) for event in told(events, Recorded)] == [("illusion", (seat,))]
    assert state.sheet(seat).learned == ("illusion",)
    state.push(Searching("wizard"))
    play(state, Read("altar", TOP), 1, "fog")
    state.play(seat, Pass(), some_dice())
    assert state.sheet(seat).learned == ("illusion",)
    state.push(Searching("wizard"))
    play(state, Read("altar", TOP), 1)
    assert state.choices(seat).actions == (Pass(),)
    assert refusal(state, "learn illusion").reason == "learned-already"


@rule("MR-3.9.8", "MR-3.9.7")
def test_a_starting_spell_may_be_learned_as_well_and_lines_are_limited() -> None:
    state = at_site("altar", "wizard")
    know(state, spells=("illusion",))
    play(state, Read("altar", TOP), 1, "illusion")
    assert Learn("illusion") in state.choices(0).actions
    know(state, spells=("illusion",) * 14)
    assert state.choices(0).actions == (Pass(),)
    assert refusal(state, "learn illusion").reason == "list-full"
    know(state, spells=("illusion",) * 13)
    assert Learn("illusion") in state.choices(0).actions


@rule("MR-3.9.7")
def test_a_chit_in_any_state_makes_a_spell_learnable() -> None:
    state = at_site("altar", "wizard")
    know(state, chits=("wounded",) * 12)
    play(state, Read("altar", TOP), 1, "illusion")
    assert Learn("illusion") in state.choices(0).actions


@rule("MR-3.9.7", "MR-11.29", "MR-16.3.9")
def test_a_book_is_read_from_the_first_spell_that_is_not_awakened() -> None:
    state = awake("white_knight", "elf", at="ruins-1")
    seat = seat_of(state, "white_knight")
    state.push(Searching("white_knight"))
    give(state, "book_of_lore", seat, active=False)
    assert not [action for action in state.choices(seat).actions if isinstance(action, Read)]
    state.active = tuple(sorted((*state.active, "book_of_lore")))
    assert [action for action in state.choices(seat).actions if isinstance(action, Read)] == [
        Read("book_of_lore", TOP)
    ]
    events = play(state, Read("book_of_lore", TOP), 2, 1, "violent_storm")
    assert [event.to for event in told(events, SpellSeen)] == [None]
    assert [event.spell for event in told(events, Awakened)] == ["violent_storm"]
    assert state.awakened == ("violent_storm",)
    assert state.view(None).spell_piles["book_of_lore"] == ("violent_storm", "?IV", "?IV", "?IV")
    assert isinstance(state.agenda[-1], Birdsong)  # type IV is not his
    state.push(Searching("white_knight"))
    assert [action for action in state.choices(seat).actions if isinstance(action, Read)] == [
        Read("book_of_lore", TOP),
        Read("book_of_lore", "violent_storm"),
    ]
    events = play(state, Read("book_of_lore", "violent_storm"), 4, 1)
    assert not told(events, Awakened)
    assert state.awakened == ("violent_storm",)
    state.push(Searching("white_knight"))
    play(state, Read("book_of_lore", TOP), 4, 1, "blazing_light")
    assert sorted(state.awakened) == ["blazing_light", "violent_storm"]


@rule("MR-3.9.7")
def test_only_characters_read_runes() -> None:
    state = at_site("altar", "captain")
    state.individuals["RHQ"] = Individual(seat=0, discoveries=("altar",))
    put(state, "RHQ", "ruins-1")
    state.push(Searching("RHQ"))
    assert [type(action) for action in state.choices(0).actions] == [Peer, Locate, Loot]


@rule("MR-0.6.1")
def test_whether_somebody_has_learned_a_spell_is_his_secret() -> None:
    state = at_site("altar", "wizard", "elf")
    seat = seat_of(state, "wizard")
    play(state, Read("altar", TOP), 1, "illusion")
    told_others = []
    for action in (Learn("illusion"), Pass()):
        twin = state.copy()
        events = twin.play(seat, action, some_dice())
        told_others.append(([event for event in events if event.told_to(1 - seat)], twin.view(1 - seat)))
    assert told_others[0] == told_others[1]
    state.play(seat, Learn("illusion"), some_dice())
    twins = [state.imagine(1 - seat, some_dice(number)) for number in range(200)]
    learned = Counter(twin.sheet(seat).learned for twin in twins)
    assert 70 < learned[()] < 130
    assert {spell for spells in learned for spell in spells} == {
        spell for spell, card in state.box.spells.items() if card.type == "III"
    }
    for twin in twins:
        (spell,) = twin.sheet(seat).pondered[0]
        assert twin.spell_piles["altar"][-1] == spell
        assert wrong(twin) is None
    assert state.imagine(seat, some_dice()).sheet(seat) == state.sheet(seat)


@rule("MR-11.30")
def test_two_reasons_for_magic_sight_undo_each_other_and_a_third_counts_again() -> None:
    state = awake("witch_king", at="ruins-1")
    give(state, "phantom_glass")
    assert not uses_magic_sight(state, "witch_king")
    row = Bewitchment("world_fades", "witch_king", "chit:3", ("witch_king",))
    state.bewitched = (row,)
    assert uses_magic_sight(state, "witch_king")
    state.bewitched = (replace(row, energized=False),)
    assert not uses_magic_sight(state, "witch_king")


@rule("MR-13.14.1", "MR-3.9.9", "MR-3.9.9a")
def test_who_is_disembodied_searches_by_magic_sight_unless_the_glass_undoes_it() -> None:
    state = at_site("altar", "witch_king")
    assert state.choices(0).actions == (Sight(),)
    assert refusal(state, "locate").rule == "MR-3.9.9a"
    assert refusal(state, "loot altar").rule == "MR-3.9.9a"
    give(state, "phantom_glass")
    assert not uses_magic_sight(state, "witch_king")
    assert [type(action) for action in state.choices(0).actions] == [Peer, Locate, Loot, Read]
    assert refusal(state, "magic-sight").rule == "MR-3.9.1"
    state.pop()
    assert Search("ordinary") in state.choices(0).actions
    young = awake("witch_king 1", development=True)
    assert not uses_magic_sight(young, "witch_king")


@rule("MR-14.5.11")
def test_the_glass_gives_magic_sight_while_it_is_active() -> None:
    state = awake("captain", at="ruins-1")
    give(state, "phantom_glass", active=False)
    assert not uses_magic_sight(state, "captain")
    state.active = ("phantom_glass",)
    assert uses_magic_sight(state, "captain")


@rule("MR-16.2.5", "MR-3.9.9c", "MR-16.3.7")
def test_the_magic_sight_table() -> None:
    found = []
    for result in range(1, 7):
        state = at_site("altar", "witch_king", "sorceror")
        seat = seat_of(state, "witch_king")
        lay_on_top(state, "altar", "jade_shield")
        put(state, "jade_shield", "altar")
        give(state, "lost_keys", 1 - seat)
        events = play(state, Sight(), result, 1)
        prompt = state.choices(seat).prompt if seat in state.to_act() else ""
        spotted = {event.who for event in told(events, Spotted)}
        found.append((prompt, spotted, bool(told(events, ChitSeen))))
        assert not told(events, Discovered)  # MR-3.9.9d
    assert found == [
        ("find", set(), False),
        ("take", set(), False),
        ("take", {"sorceror"}, False),
        ("perceive", {"sorceror"}, False),
        ("turn", set(), True),
        ("turn", set(), False),
    ]


@rule("MR-3.9.9d", "MR-16.3.7")
def test_by_choice_even_magic_sight_finds_paths() -> None:
    state = awake("witch_king", at="ruins-1")
    state.push(Searching("witch_king"))
    play(state, Sight(), 1, 1)
    assert isinstance(state.agenda[-1], ChooseLine)
    events = state.play(0, state.choices(0).actions[0], Script(("smoke_c", "another chit", "pool")))
    assert [event.discovery for event in told(events, Discovered)] == ["ruins-1~5"]


@rule("MR-16.4.1", "MR-1.6.5")
def test_counters_are_seen_and_the_topmost_one_can_be_taken() -> None:
    state = at_site("altar", "witch_king", "captain", "druid")
    seat = seat_of(state, "witch_king")
    put(state, "mace-1", "ruins-1")
    put(state, "mace-2", "ruins-1")
    put(state, "captain", "crag-1")
    events = play(state, Sight(), 2, 2)
    assert [(event.who, event.to) for event in told(events, Spotted)] == [("captain", (seat,))]
    assert state.individual("witch_king").spotted == ("captain",)
    assert state.choices(seat).actions == (Take("ruins-1"), Pass())  # no counter at the Altar
    events = play(state, Take("ruins-1"))
    assert [event.piece for event in told(events, Took)] == ["mace-2"]
    assert state.places["mace-2"] == "witch_king"


@rule("MR-16.4.2", "MR-3.9.9c")
def test_the_topmost_treasure_card_is_taken_at_the_usual_cost() -> None:
    state = at_site("cairns", "witch_king")
    lay_on_top(state, "cairns", "jade_shield")
    put(state, "jade_shield", "cairns")
    play(state, Sight(), 3, 3)
    assert state.choices(0).actions == (Take("cairns"), Pass())
    play(state, Take("cairns"))
    assert state.choices(0).prompt == "toll"
    events = state.play(0, state.choices(0).actions[0], Script(("an ordinary treasure", "crystal_ball")))
    assert [event.position for event in told(events, Took)] == [2]
    assert state.places["crystal_ball"] == "witch_king"
    weak = at_site("vault", "witch_king")
    play(weak, Sight(), 3, 3)
    assert weak.choices(0).actions == (Pass(),)  # he cannot open it
    strong = at_site("vault", "witch_king")
    give(strong, "lost_keys")
    play(strong, Sight(), 3, 3)
    events = play(strong, Take("vault"), "an ordinary treasure", "crystal_ball")
    assert told(events, Opened)
    passing = at_site("altar", "witch_king")
    play(passing, Sight(), 3, 3)
    before = passing.piles["altar"]
    passing.play(0, Pass(), Script(()))
    assert passing.piles["altar"] == before


@rule("MR-16.4.3")
def test_perceiving_shows_all_spells_of_a_group_and_one_can_be_learned() -> None:
    state = at_site("shrine", "witch_king", "elf", "dwarf")
    seat = seat_of(state, "witch_king")
    events = play(state, Sight(), 4, 1)
    assert {event.who for event in told(events, Spotted)} == {"elf"}
    assert state.choices(seat).actions == (Perceive("shrine"), Pass())
    events = state.play(seat, Perceive("shrine"), some_dice())
    assert [event.to for event in told(events, SpellSeen)] == [(seat,)] * 2
    of_type_v, of_type_i = state.spell_piles["shrine"]
    assert state.choices(seat).actions == (Learn(of_type_v), Pass())
    assert refusal(state, f"learn {of_type_i}").rule == "MR-16.3.8"
    state.play(seat, Learn(of_type_v), some_dice())
    assert state.sheet(seat).learned == (of_type_v,)
    assert state.awakened == ()


@rule("MR-16.4.3")
def test_an_artifact_of_one_spell_shows_it() -> None:
    state = awake("witch_king", at="ruins-1")
    give(state, "hidden_ring")
    state.push(Searching("witch_king"))
    play(state, Sight(), 4, 1)
    events = state.play(0, Perceive("hidden_ring"), some_dice())
    assert len(told(events, SpellSeen)) == 1
    (spell,) = state.spell_piles["hidden_ring"]
    assert state.choices(0).actions == (Learn(spell), Pass())


@rule("MR-3.16.4")
def test_what_magic_sight_has_found_is_lost_at_midnight() -> None:
    state = awake("witch_king", at="ruins-1")
    state.write("witch_king", spotted=("elf",))
    live(state)
    assert state.individual(name_of(state)).spotted == ()
