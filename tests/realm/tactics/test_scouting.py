"""How the bot's minions go ahead of their masters."""

from __future__ import annotations

from msgspec.structs import replace

from fabula.core import Chair, Choices
from fabula.games.realm import game
from fabula.games.realm.day.actions import Move, Ready, Search
from fabula.games.realm.map.routes import roadways_from
from fabula.games.realm.tactics.knowing import Knowing
from fabula.games.realm.tactics.scouting import scout
from fabula.games.realm.tactics.tactic import RealmTactic
from fabula.games.realm.unseen import FACE_DOWN
from realm.playing import some_dice
from realm.tactics.alone import known, morning


def with_unseen(*tiles: str) -> Knowing:
    """What the Witch knows if there are chits in these tiles alone that she has not seen."""
    view = known(morning("witch")).view
    chits = dict.fromkeys(known(morning("witch")).atlas.of_tile, ("dank_v",))
    return Knowing(replace(view, chits=chits | dict.fromkeys(tiles, (FACE_DOWN,))))


def asked(knowing: Knowing, at: str) -> Choices:
    """Its turn in a clearing, from which all roadways may be recorded, even those that nobody knows."""
    ends = [road.end for road in knowing.atlas.roads_from(at) if road.end is not None]
    actions = (*(Move(end, "ordinary") for end in ends), Search("ordinary"), Ready())
    return Choices("turn", actions, {"who": "familiar", "clearing": at, "left": 4})


def tile_with(letter: str) -> str:
    box = known(morning("witch")).box
    return next(tile for tile in known(morning("witch")).atlas.of_tile if box.tiles[tile].letter == letter)


def test_it_goes_to_chits_that_nobody_has_seen_and_peers() -> None:
    """MR-13.13.2: it knows the way as well as she does."""
    knowing = with_unseen(tile_with("M"))
    at, steps = knowing.here, 0
    while isinstance(step := scout(knowing, asked(knowing, at)), Move):
        assert any(
            road.end == step.clearing and knowing.is_open(road) for road in knowing.atlas.roads_from(at)
        )
        at, steps = step.clearing, steps + 1
        assert steps < 40
    assert step == Search("ordinary")
    assert knowing.atlas.clearings[at].tile == tile_with("M")


def test_by_ways_that_she_has_not_found_it_does_not_go() -> None:
    """MR-7.9.8: it uses the hidden ways that its master knows, and no others."""
    knowing = with_unseen()
    start, way = next(
        (name, road)
        for name in knowing.atlas.clearings
        for road in knowing.atlas.roads[name]
        if road.end is not None and not knowing.is_open(road)
    )
    assert roadways_from(knowing.atlas, start, lambda _: True)[str(way.end)] == 1
    assert roadways_from(knowing.atlas, start, knowing.is_open).get(str(way.end)) != 1


def test_where_there_can_be_no_site_it_does_not_look() -> None:
    """MR-2.6: in valleys and woods there are warnings alone."""
    knowing = with_unseen(tile_with("V"), tile_with("W"))
    assert scout(knowing, asked(knowing, knowing.here)) == Ready()


def test_the_bot_sends_it_out() -> None:
    state, tactic, dice = morning("witch"), RealmTactic(), some_dice()
    while state.choices(0).details.get("who") != "familiar":
        state.play(0, tactic(Chair(game, state, 0), dice), dice)
    chair = Chair(game, state, 0)
    assert isinstance(tactic(chair, dice), Move | Search)
