"""The combat sheets as text: what lies in which column, what would hit whom, and what follows from events."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm import game
from fabula.games.realm.combat.actions import Strike, Suffer
from fabula.games.realm.combat.melee import Reposition
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import write_fight, write_play
from fabula.games.realm.drawing import drawing
from fabula.games.realm.magic.actions import Cast
from fabula.games.realm.options.actions import Earn
from fabula.games.realm.view import RealmView
from fabula.testing import rule
from fabula.words import Words
from realm.combat.fighting import chit, combat, let_be, plays, with_people
from realm.playing import know

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

KNIGHT = ("pass", "target giant-1", "strike thrust chit:5", "maneuver duck chit:2", "place giant-1 swing")


def text_of(state: RealmState, seat: int | None = 0, *overlays: str) -> str:
    return drawing.draw(state.view(seat), seat=seat, overlays=overlays).text()


def notes_of(state: RealmState, language: str = "en") -> list[str]:
    picture = drawing.draw(state.view(0), seat=0)
    return [text for text, _ in Words(language, game).noted(picture)]


def lined(text: str) -> list[str]:
    return [line.strip() for line in text.strip().splitlines()]


def test_a_sheet_has_three_columns_with_counters_and_what_is_played() -> None:
    state = combat("white_knight", foes=("giant-1", "wolf_a-1"))
    assert lined(text_of(state))[-1] == "? a H5|5  a' H6  b L4|3"
    plays(state, *KNIGHT)
    assert lined(text_of(state)) == lined("""
        A ┌───── 1 ─────┬───── 2 ─────┬───── 3 ─────┐
          │             │ a H5|5      │             │
          │ > H6* H6    │             │             │
          │             │             │ ~ H6        │
          └─────────────┴─────────────┴─────────────┘
          ? a' H6  b L4|3
        """)


@pytest.mark.parametrize(
    ("played", "shown"),
    [
        ("creature:move:L2", "~ L2"),
        ("creature:fly:M1", "~ M1"),
        ("broomstick", "~ L1"),
        ("flying_carpet", "~ M2"),
        ("quick_boots", "~ M3"),
        ("walk:pony_m3_m5", "~ M5"),
    ],
)
def test_whatever_is_played_is_shown_with_its_strength_and_time(played: str, shown: str) -> None:
    state = combat("sorceror", foes=("giant-1",))
    write_play(state, "sorceror", maneuver=played, maneuver_direction=1, acted=(played,))
    assert shown in text_of(state)
    assert notes_of(state)


def test_a_draft_is_seen_by_its_own_seat_alone() -> None:
    state = combat("white_knight", foes=("giant-1", "wolf_a-1"))
    plays(state, *KNIGHT)
    assert ">" not in text_of(state, None)
    assert "? a H5|5  a' H6" in text_of(state, None)


def test_red_sides_and_other_sheets_are_drawn() -> None:
    troll = Foe("tremendous_troll-1", attacks="captain", dark=True)
    state = combat("captain", Fighter("amazon", hidden=True), foes=(troll,))
    text = text_of(state)
    assert "a !2|6" in text
    assert lined(text)[0].startswith("A ┌")
    assert any(line.startswith("B ┌") for line in lined(text))


def test_the_map_can_still_be_looked_at() -> None:
    state = combat("white_knight", foes=("giant-1",))
    assert "┌" not in text_of(state, 0, "map")
    assert "┌" not in text_of(state, 0, "tile")


def test_notes_say_what_each_opponent_needs_to_hit() -> None:
    state = combat("white_knight", foes=("giant-1",))
    notes = notes_of(state)
    assert notes[0] == "Combat in Borderland 1, round 1."
    assert "a: Giant; T, attack H5, moves at 5: hit with less time, or where it lies." in notes
    needs = "a hits you where it meets your maneuver, and anywhere if that is slower than 5 or there is none."
    assert needs in notes
    plays(state, *KNIGHT[:-1])
    notes = notes_of(state)
    assert "a hits you wherever it lies: its 5 is faster than your maneuver (6)." in notes
    assert "a' hits you in column 3 only: your maneuver (6) is not slower than 6." in notes


def test_notes_say_what_can_still_be_played() -> None:
    state = combat("white_knight", foes=("tremendous_dragon-1",))
    fights = "Fights that you can still play: 3 H5*, 5 H6, 6 H4**, 7 H4**, 8 H5*, 11 T4** and 12 T5*."
    assert {"Effort: 0 of 2 asterisks.", fights} <= {*notes_of(state)}
    plays(state, "pass", "target tremendous_dragon-1", "strike thrust chit:3")
    assert {
        "Effort: 1 of 2 asterisks.",
        "Moves that you can still play: 1 H5*, 2 H6 and 10 T6*.",
    } <= {*notes_of(state)}
    assert not any(note.startswith("Fights") for note in notes_of(state))
    plays(state, "maneuver duck chit:2")
    assert not any("can still play" in note for note in notes_of(state))


@pytest.mark.parametrize(
    ("item", "alerted", "note"),
    [
        (
            "",
            False,
            "With your dagger you do Negligible harm with one star, at a length of 0, as fast as the Fight; "
            "a Fight stronger than N does a level more.",
        ),
        (
            "great_sword",
            False,
            "With your great sword you do Heavy harm with one star, at a length of 8, at time 6, whatever "
            "the Fight; a Fight stronger than H does a level more.",
        ),
        (
            "great_sword",
            True,
            "With your great sword you do Heavy harm with one star, at a length of 8, as fast as the Fight; "
            "a Fight stronger than H does a level more.",
        ),
        (
            "light_bow",
            True,
            "With your light bow you do Light harm with 2 stars, at a length of 14, at time 1, whatever "
            "the Fight.",
        ),
    ],
)
def test_notes_say_what_ones_weapon_does(item: str, alerted: bool, note: str) -> None:
    items = (item,) if item else ()
    me = Fighter("white_knight", items=items, alerted=items if alerted else ())
    (found,) = (text for text in notes_of(combat(me, foes=("giant-1",))) if text.startswith("With your"))
    assert found == note


@rule("MR-6.8.1", "MR-6.8.5")
@pytest.mark.parametrize(
    ("item", "fight", "shown"),
    [
        ("great_sword", "fight H4**", "> H6* H4**"),
        ("great_sword", "fight T5*", "> T6* T5*"),
        ("light_bow", "fight H6", "> L6 H6"),
        ("", "fight H6", "> L6* H6"),
    ],
)
def test_a_sheet_shows_the_blow_as_it_falls_and_with_what_it_is_played(
    item: str, fight: str, shown: str
) -> None:
    """The dagger does a level more with a Fight of any strength, a bow with none."""
    state = combat(Fighter("white_knight", items=(item,) if item else ()), foes=("giant-1",))
    plays(state, "pass", "target giant-1", f"strike thrust {chit(state, 'white_knight', fight)}")
    assert f"{shown} " in text_of(state)


@pytest.mark.parametrize("mighty", [False, True])
def test_a_wish_for_strength_is_shown_in_the_blow(*, mighty: bool) -> None:
    state = combat(Fighter("white_knight", items=("light_bow",)), foes=("giant-1",))
    know(state, mighty=mighty)
    plays(state, "pass", "target giant-1", f"strike thrust {chit(state, 'white_knight', 'fight H6')}")
    assert ("> T6 H6 " if mighty else "> L6 H6 ") in text_of(state)


@pytest.mark.parametrize(
    ("quiet", "said"),
    [
        (0, "Combat in Borderland 1, round 1."),
        (
            1,
            "Combat in Borderland 1, round 1. In the round before nobody was killed, wounded or tired: "
            "another such round ends it, unless a red side holds somebody.",
        ),
    ],
)
def test_notes_say_when_a_combat_is_about_to_end(quiet: int, said: str) -> None:
    state = combat("white_knight", foes=("giant-1",))
    write_fight(state, quiet=quiet)
    assert notes_of(state)[0] == said


def test_notes_are_in_french_too() -> None:
    state = combat("white_knight", foes=("giant-1",))
    assert "Effort : 0 astérisque sur 2." in notes_of(state, "fr")


def test_everything_is_said_in_sentences_too() -> None:
    state = combat("captain", foes=("ogre-1",))
    plays(state, "pass", "target ogre-1", "strike swing chit:4", "maneuver duck chit:2", "shield smash")
    said = Words("en", game).described(drawing.describe(state.view(0), seat=0))
    assert {
        "Captain: attack M5*, played with M5, in column 2.",
        "Captain: maneuver M5 in column 3.",
        "Captain: shield in column 3.",
    } <= {line.replace("The Captain", "Captain") for line in said}


@pytest.mark.parametrize("result", range(1, 7))
def test_events_are_followed_on_the_sheets(result: int) -> None:
    """After all is revealed and repositioned, the counters lie where the blows tell that they came from."""
    state = combat("white_knight", foes=("giant-1", "wolf_a-1"))
    plays(state, *KNIGHT, "place giant_club-1 thrust")
    view = state.view(0)
    followed = []
    for event in plays(state, "place wolf_a-1 smash", dice=(result, 1, 1, 1, 1, 1, 6)):
        after = drawing.follow(view, event)
        assert isinstance(after, RealmView)
        view = after
        followed.append({piece: stance.direction for piece, stance in view.stances.items()})
    moves = state.box.tables["reposition_red_boxes"].rows[result - 1].moves
    assert moves is not None
    placed = {"giant-1": 2, "giant_club-1": 1, "wolf_a-1": 3}
    assert placed in followed
    assert {piece: moves[column - 1] for piece, column in placed.items()} in followed


@pytest.mark.parametrize("own", [True, False])
def test_each_die_of_a_sheet_is_followed_in_its_own_boxes(own: bool) -> None:
    """On a denizen's sheet there is a die for each sort of box, on a character's one for all."""
    foe = Foe("tremendous_troll-1", attacks="captain", dark=own)
    state = combat(with_people("captain", "C2", "C3", "C4"), foes=(foe,))
    let_be(state, "deploy")
    plays(state, *(f"deploy {one} {foe.piece}" for one in ("C2", "C3", "C4")))
    columns = {foe.piece: 1, "C2": 1, "C3": 2, "C4": 1}
    for piece, column in columns.items():
        state.stances[piece] = replace(state.stances[piece], direction=column)
    view = state.view(0)
    state.push(Reposition())
    for event in Reposition().run(state, CombatScript((5,) if own else (5, 2, 6))):
        after = drawing.follow(view, event)
        assert isinstance(after, RealmView)
        view = after
    assert view.stances == state.stances


def test_notes_say_who_charges_and_attacks_whom() -> None:
    state = combat("captain", "elf", foes=())
    captain = state.player_of("captain")
    plays(state, "fight-on")
    while state.to_act() != (captain,):
        plays(state, "done")
    view = state.view(0)
    for event in plays(state, "charge-at elf chit:1"):
        after = drawing.follow(view, event)
        assert isinstance(after, RealmView)
        view = after
    assert view.plays["captain"] == state.plays["captain"]
    let_be(state)
    plays(state, "pass", "target elf", "pass", dice=("captain",))
    assert {"The Captain charges the Elf, time 4.", "The Captain attacks the Elf."} <= set(notes_of(state))
    assert any(note.startswith("Le Capitaine charge") and "temps 4" in note for note in notes_of(state, "fr"))


@pytest.mark.parametrize(
    ("language", "strike", "suffer", "word"),
    [
        ("en", "Thrust, with FIGHT H6", "chit 2 MOVE H6 is wounded", "FIGHT T4**"),
        ("fr", "estoc, avec COMBAT H6", "le jeton 2 MOUVEMENT H6 est blessé", "COMBAT T4**"),
    ],
)
def test_menus_call_chits_by_what_is_printed_on_them(
    language: str, strike: str, suffer: str, word: str
) -> None:
    state = combat("white_knight", foes=("giant-1",))
    words, labels = Words(language, game), drawing.labels(state.view(0), seat=0)
    own = {means: chit(state, "white_knight", means) for means in ("fight H6", "fight T4**", "move H6")}
    assert words.action(Strike("thrust", own["fight H6"]), labels) == strike
    assert words.action(Suffer(int(own["move H6"].removeprefix("chit:"))), labels) == suffer
    assert words.word(own["fight T4**"], labels) == word
    assert words.word("thrust", labels) == words.word("thrust")
    assert drawing.labels(state.view(None), seat=1) == {}


def test_what_can_be_earned_is_called_by_what_is_printed_on_the_card() -> None:
    """At the first level he has three of the twelve, which are numbered by themselves."""
    state = combat("white_knight", foes=("giant-1",))
    state.write_sheet(0, first_level=1, chits=("active",) * 3)
    labels = drawing.labels(state.view(0), seat=0)
    (ninth,) = (
        one for number, one in enumerate(state.box.characters["white_knight"].chits(4), 1) if number == 9
    )
    assert f"9 {ninth.action.upper()}" in Words("en", game).action(Earn(9), labels)
    assert "chit=9" not in labels


@pytest.mark.parametrize(
    ("language", "cast"),
    [
        ("en", "cast Fiery Blast with MAGIC IV0*; color: MAGIC IV4* (purple)"),
        ("fr", "lancer Souffle Ardent avec MAGIE IV0* ; couleur : MAGIE IV4* (pourpre)"),
    ],
)
def test_a_magician_reads_how_fast_an_alerted_chit_is_and_which_one_gives_the_color(
    language: str, cast: str
) -> None:
    state = combat("sorceror", foes=("giant-1",))
    ready = ("active",) * 3 + ("color",) + ("active",) * 5 + ("alerted",) + ("active",) * 2
    state.write_sheet(0, chits=ready)
    labels = drawing.labels(state.view(0), seat=0)
    action = Cast("fiery_blast", "chit:10", "chit:4")
    assert Words(language, game).action(action, labels) == cast


def test_whoever_casts_reads_no_fights_that_he_could_not_play() -> None:
    state = combat("sorceror", foes=("giant-1",))
    ready = ("active",) * 3 + ("color",) + ("active",) * 5 + ("alerted",) + ("active",) * 2
    state.write_sheet(0, chits=ready)
    state.write_sheet(0, spells=("fiery_blast",))
    let_be(state)
    assert any(note.startswith("Fights that you can still play") for note in notes_of(state))
    plays(state, "cast fiery_blast chit:10 chit:4")
    notes = notes_of(state)
    assert any(note.startswith("Moves that you can still play") for note in notes)
    assert not any(note.startswith("Fights that you can still play") for note in notes)
