"""The realm as text: the tile where one is, the map, and what lies beside it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from fabula.games.realm import game
from fabula.games.realm.day.actions import EnchantAt, Fly, PeerAt
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.day.events import DayBegan, Hid, MonsterRoll, Moved, TurnEnded, Unhidden
from fabula.games.realm.day.rolls import throw_on
from fabula.games.realm.drawing import drawing
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import put
from fabula.words.speech import Words
from realm.dealing import among, say
from realm.playing import answer, awake, begin, give, go_on, here, know, seat_of, some_dice
from realm.test_words import RAW

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

CLIFF = "cliff-2"


def discover(state: RealmState, who: str, *names: str) -> None:
    """Let somebody have discovered this, and nothing else."""
    know(state, seat_of(state, who), discoveries=names)


def rows(state: RealmState, *beginning: str, overlay: str = "", seat: int | None = 0) -> list[str]:
    """The picture as a seat sees it."""
    overlays = (overlay,) if overlay else ()
    return (
        drawing.draw(state.view(seat), seat=seat, beginning=beginning, overlays=overlays).text().split("\n")
    )


def tile(state: RealmState, *beginning: str) -> str:
    return "\n".join(rows(state, *beginning, overlay="tile"))


def beside(state: RealmState, *beginning: str, language: str = "en", seat: int | None = 0) -> list[str]:
    """The notes for a seat."""
    picture = drawing.draw(state.view(seat), seat=seat, beginning=beginning)
    return [text for text, _ in Words(language, game).noted(picture)]


def test_a_tile_shows_its_clearings_by_kind_and_who_is_there() -> None:
    state = awake("amazon", "elf", at=CLIFF)
    for piece, clearing in (
        ("giant-1", "cliff-5"),
        ("inn", "cliff-3"),
        ("R1", "cliff-3"),
        ("mace-1", "cliff-6"),
    ):
        put(state, piece, clearing)
    drawn = tile(state)
    assert drawn.startswith("CL")
    assert {"/1\\", "(2)", "(3)⌂n", "/4\\", "(5)!", "/6\\$"} <= set(re.findall(r"[(/]\d[)\\][⌂n!$]*", drawn))
    seats = {state.sheet(seat).character: "AB"[seat] for seat in (0, 1)}
    assert f"(2){seats['amazon']}{seats['elf']}" in drawn
    assert "[4]" in tile(state, "move", "borderland-4")


def test_ways_are_drawn_by_kind_and_those_that_are_not_discovered_are_not_told_apart() -> None:
    state = awake("amazon", at=CLIFF)
    before = tile(state)
    assert "?" in before
    assert ":" not in before
    discover(state, "amazon", "cliff-2~5")
    assert ":" in tile(state)
    assert "=" not in tile(state)
    discover(state, "amazon", "cliff-2~5", "cliff-3=6")
    assert "=" in tile(state)
    assert "?" not in tile(state)
    assert "?" in "\n".join(rows(state, seat=None, overlay="tile") + rows(state, "move", CLIFF, seat=None))


def test_where_roads_leave_a_tile_stands_where_they_lead() -> None:
    state = awake("amazon", at=CLIFF)
    for name in state.box.tiles:
        drawn = tile(state, "move", state.atlas.of_tile[name][0])
        for clearing in state.atlas.of_tile[name]:
            for road in state.atlas.roads[clearing]:
                if road.end is not None and not road.end.startswith(f"{name}-"):
                    there = state.atlas.clearings[road.end]
                    assert f"{state.box.tiles[there.tile].code}{there.number}" in drawn, (name, road)


def test_the_map_shows_every_tile_and_who_is_where() -> None:
    state = awake("amazon", at=CLIFF)
    drawn = "\n".join(rows(state, overlay="map"))
    assert {one.code for one in state.box.tiles.values()} <= set(re.findall(r"\b[A-Z]{1,2}", drawn))
    assert drawn.count("⌂n") == 4
    assert rows(state)[-len(drawn.split("\n")) :] == drawn.split("\n")
    lines = drawn.split("\n")
    at = next(number for number, line in enumerate(lines) if "CL" in line)
    assert lines[at + 1][lines[at].index("CL")] == "A"


def test_the_recorded_turn_leads_the_eye() -> None:
    state = awake("amazon", at=CLIFF)
    answer(state, "move cliff-3 ordinary")
    answer(state, "hide ordinary")
    notes = beside(state)
    assert notes[:3] == ["Day 1 of 28.", "1. Move Cliff 3", "2. Hide"]
    spans = [span for row in drawing.draw(state.view(0), seat=0).rows for span in row]
    assert [span.text for span in spans if span.tone == "mover"] == ["(3)", "CL"]
    pointed = [
        span
        for row in drawing.draw(state.view(0), seat=0, beginning=("move", "cliff-5")).rows
        for span in row
    ]
    assert [span.text for span in pointed if span.tone == "mover"] == ["(5)", "CL"]


def test_what_is_done_far_away_is_shown_with_its_clearing() -> None:
    state = awake("amazon", at=CLIFF)
    birdsong = state.agenda[-1]
    assert isinstance(birdsong, Birdsong)
    far = (PeerAt("cliff-3", "ordinary"), EnchantAt("cliff-5", "ordinary"), Fly("ruins", "ordinary"))
    state.swap(birdsong.with_draft(0, far))
    assert beside(state)[1:4] == ["1. Peer Cliff 3", "2. Enchant far away Cliff 5", "3. Fly Ruins"]


def test_the_turn_of_whoever_else_is_led_is_shown_when_it_is_recorded() -> None:
    state = awake("witch", "elf", at=CLIFF)
    put(state, "familiar", "cliff-5")
    me = seat_of(state, "witch")
    answer(state, "follow elf no", seat=me)
    assert beside(state, seat=me)[1] == "1. Follow: Elf"
    answer(state, "ready", seat=me)
    answer(state, "move cliff-3 ordinary", seat=me)
    assert beside(state, seat=me)[1:3] == ["For familiar:", "1. Move Cliff 3"]
    marked = [
        span.text
        for row in drawing.draw(state.view(me), seat=me).rows
        for span in row
        if span.tone == "mover"
    ]
    assert marked == ["(3)", "CL"]
    answer(state, "ready", seat=me)
    assert beside(state, seat=me)[1] == "1. Follow: Elf"


def test_the_sheet_is_beside_the_map() -> None:
    state = awake("amazon", at=CLIFF)
    give(state, "great_sword-1", active=False)
    discover(state, "amazon", "cliff-2~5")
    chits = state.sheet(0).chits
    know(state, chits=("fatigued", "wounded", *chits[2:]))
    notes = beside(state)
    assert any(note.startswith("You: Amazon, level 4, Cliff 2. Gold 10") for note in notes)
    assert "Fatigued: 1 MOVE M4." in notes
    assert "Wounded: 2 MOVE M3*." in notes
    assert "Put away: great sword." in notes
    assert any(note.startswith("Active: short sword") for note in notes)
    assert "Discovered: the hidden path Cliff 2-5." in notes
    assert any(note.startswith("Cliff 2 (woods): ") and "Amazon" in note for note in notes)


def test_others_are_shown_without_their_secrets() -> None:
    state = awake("amazon", "elf", at=CLIFF)
    seats = {state.sheet(seat).character: seat for seat in (0, 1)}
    discover(state, "elf", "cliff-2~5")
    answer(state, "hide ordinary", seat=seats["elf"])
    notes = beside(state, seat=seats["amazon"])
    assert f"{'AB'[seats['elf']]}: Elf, Cliff 2; gold 10." in notes
    assert not any("Discovered" in note or "Hide" in note for note in notes)
    assert not any(note.startswith("You") for note in beside(state, seat=None))


@pytest.mark.parametrize("word", ["hide", "peer", "locate", "loot", "read", "magic-sight"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_odds_stand_beside_what_dice_decide(word: str, language: str) -> None:
    state = awake("elf", at="oak_woods-2")
    odds = [note for note in beside(state, word, language=language) if re.match(r"\d+ %", note)]
    assert abs(sum(int(note.partition(" ")[0]) for note in odds) - 100) <= 3
    assert not any(RAW.search(note) for note in odds)
    assert not any(re.match(r"\d+ %", note) for note in beside(state, "alert"))


def test_odds_are_those_of_the_character_where_he_is() -> None:
    state = awake("druid", at=CLIFF)
    table = state.box.tables["hide"]
    chances = throw_on(state, "druid", "hide").chances_on(table)
    assert beside(state, "hide")[1:3] == [
        f"{round(100 * chances['hidden'])} %: hidden",
        f"{round(100 * chances['nothing'])} %: nothing",
    ]
    assert chances["nothing"] < throw_on(awake("elf", at=CLIFF), "elf", "hide").chances_on(table)["nothing"]


def test_the_odds_of_a_leader_are_his_own_and_a_site_card_has_a_table_of_its_own() -> None:
    state = awake("druid", at=CLIFF)
    put(state, "PHQ", CLIFF)
    serve(state, "PHQ", 0, until=9)
    alone = [note for note in beside(state, "hide", "ordinary") if note.endswith("%: hidden")]
    answer(state, "ready")  # now the leader records his turn
    led = [note for note in beside(state, "hide", "ordinary") if note.endswith("%: hidden")]
    assert (alone, led) == (["83 %: hidden"], ["69 %: hidden"])
    card = [note for note in beside(state, "loot", "crypt_of_the_knight") if re.match(r"\d+ %", note)]
    pile = [note for note in beside(state, "loot", "lair") if re.match(r"\d+ %", note)]
    assert card != pile
    assert any("gold" in note.casefold() for note in card)


@pytest.mark.parametrize(("word", "best"), [("roll", "3 %: a Boon"), ("treat", "17 %: a Boon")])
def test_the_odds_of_a_meeting_with_and_without_drinks(word: str, best: str) -> None:
    state = among("black_knight", "soldiers", phase="hire")
    asked = [note for note in beside(state, "enlist", "soldiers") if re.match(r"\d+ %", note)]
    assert asked[0].startswith("3 %: a Boon")
    say(state, "enlist soldiers")
    odds = [note for note in beside(state, word) if re.match(r"\d+ %", note)]
    assert odds[0].startswith(best)
    assert abs(sum(int(note.partition(" ")[0]) for note in odds) - 100) <= 3
    assert not [note for note in beside(state, "roll", seat=None) if re.match(r"\d+ %", note)]
    french = beside(state, word, language="fr")
    assert any(note.startswith(best.partition(" ")[0] + " % : une Faveur") for note in french)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_can_be_said_in_sentences(language: str) -> None:
    state = begin(4, days=7)
    go_on(state)
    words = Words(language, game)
    for seat in (0, 1, 2, 3, None):
        said = words.described(drawing.describe(state.view(seat), seat=seat))
        assert len(said) > 8
        assert not any(RAW.search(sentence) for sentence in said)
    assert words.described(drawing.describe(begin(2).view(0), seat=0))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_while_the_map_is_built_sentences_tell_where_roads_leave_tiles(language: str) -> None:
    state = begin(2, auto_map=False)
    seat = state.to_act()[0]
    said = Words(language, game).described(drawing.describe(state.view(seat), seat=seat))
    assert not any(RAW.search(sentence) for sentence in said)
    if language == "en":
        (roads,) = (line for line in said if line.startswith("Open roads of Borderland"))
        assert roads.count("to column") == 6
        assert "south-east to column 1, row 0 (from clearing 4)" in roads
        laying = state.view(seat).laying
        assert laying is not None
        assert sum(line.startswith("In your hand") for line in said) == len(laying.hands[seat])
        assert said[-1] == "Each turn moves the roads of a tile one side clockwise."
    answer(state, game.write(state.choices(seat).actions[0]), seat=seat)
    said = Words("en", game).described(drawing.describe(state.view(None), seat=None))
    (roads,) = (line for line in said if line.startswith("Open roads of Borderland"))
    assert roads.count("to column") == 5  # one leads to the new tile
    assert not [line for line in said if line.startswith("In your hand")]


def test_sentences_tell_the_ways_from_where_one_is() -> None:
    state = awake("amazon", at=CLIFF)
    said = Words("en", game).described(drawing.describe(state.view(0), seat=0))
    assert "From here the road Cliff 2-3 leads to Cliff 3 (woods)." in said
    assert "From here, once discovered, the hidden path Cliff 2-5 leads to Cliff 5 (woods)." in said


@pytest.mark.parametrize(
    ("language", "there"),
    [("en", "the House, the Soldiers and the Captain"), ("fr", "la Maison, les Soldats et le Capitaine")],
)
def test_whoever_is_in_a_clearing_has_his_article(language: str, there: str) -> None:
    state = awake("captain")
    put(state, "captain", state.places["house"])
    said = Words(language, game).described(drawing.describe(state.view(0), seat=0))
    assert any(line.endswith(f": {there}.") for line in said)


def test_what_happens_is_followed_on_the_map() -> None:
    state = awake("amazon", at=CLIFF)
    view = state.view(0)
    moved = drawing.follow(view, Moved(who="amazon", clearing="cliff-3", road="cliff-2-3", rule="MR-3.5.1"))
    assert "(3)A" in drawing.draw(moved, seat=0, overlays=("tile",)).text()
    hidden = drawing.follow(view, Hid(who="amazon", rule="MR-3.6.1"))
    shown = drawing.follow(hidden, Unhidden(who="amazon", rule="MR-3.6.1"))
    assert hidden != view
    assert shown == view
    assert drawing.follow(view, TurnEnded(who="amazon", rule="MR-3.15.1")) is view
    later = drawing.follow(
        drawing.follow(view, DayBegan(day=2, rule="MR-3.1.1")), MonsterRoll(result=4, rule="MR-3.3.1")
    )
    picture = drawing.draw(later, seat=0)
    assert Words("en", game).noted(picture)[0][0] == "Day 2 of 28; row 4 of the Set-Up Card prowls."


def test_clearings_lie_apart_for_the_arrow_keys_and_neighbours_are_near() -> None:
    state = awake("amazon", at=CLIFF)
    compass = drawing.compass(state.view(0), seat=0, beginning=("move",))
    assert compass.places.keys() == state.atlas.clearings.keys()
    assert len(set(compass.places.values())) == len(compass.places)
    column, line = compass.places[here(state)]
    for clearing in state.atlas.adjacent(here(state)):
        x, y = compass.places[clearing]
        assert abs(x - column) <= 40
        assert abs(y - line) <= 20


def test_while_the_map_is_built_it_is_said_how_every_tile_lies() -> None:
    state = begin(2, auto_map=False)
    seat = state.to_act()[0]
    state.play(seat, state.choices(seat).actions[0], some_dice())
    said = drawing.describe(state.view(seat), seat=seat)
    assert [details["tile"] for message, details in said if message == "realm-describe-tile"] == [
        laid.tile for laid in state.layout.tiles
    ]
    assert Words("en", game).described(said)[0] == "Borderland: column 0, row 0."


@pytest.mark.parametrize(
    ("language", "place", "asked"),
    [
        ("en", "Ruins 1-2", "on the road Ruins 1-2, where"),
        ("fr", "Ruines 1-2", "sur la route Ruines 1-2, où"),
    ],
)
def test_whoever_is_on_a_roadway_is_told_where_he_is(language: str, place: str, asked: str) -> None:
    state = awake("captain", at="ruins-1")
    put(state, "captain", "ruins-1-2")
    (me,) = (note for note in beside(state, language=language) if note.startswith(("You:", "Vous :")))
    assert place in me
    assert rows(state)[0] == "R"
    assert asked in Words(language, game).prompt(state.choices(0))


def test_whoever_is_in_the_air_is_told_so() -> None:
    state = awake("captain", at="ruins-1")
    put(state, "captain", "cliff")
    assert "in the air over Cliff." in Words("en", game).prompt(state.choices(0))
