"""Levels: what each of them looks at, and that it plays by name wherever bots do."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from fabula.bots import bot, can_play, offered
from fabula.core import Chair, Fault, RandomDice, registry
from fabula.core.extras import Level
from fabula.games.floors.game import game as floors
from fabula.games.floors.options import Options
from fabula.games.foes.levels import levels as foes_levels
from fabula.lab.search import LEVELS, LevelBot, levels_of
from fabula.lab.search.levels import noticed
from fabula.server.games import shown_games
from lab.test_search import Lottery, near_the_exit
from small_games.masks import game as masks


def chosen(level: Level, seed: int) -> str:
    chair = Chair(floors, near_the_exit(), 0)
    return floors.write(LevelBot(level).choose(chair, RandomDice(Random(seed))))


@pytest.mark.parametrize("level", [level for level in LEVELS if level.attention == 1])
def test_whoever_sees_everything_wins_a_won_game(level: Level) -> None:
    assert {chosen(level, seed) for seed in range(3)} == {"4 W-"}


def test_whoever_is_hurried_overlooks_moves_and_takes_the_best_of_the_rest() -> None:
    lottery = Lottery([9.0, 8.0, 7.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0])
    for seed in range(20):
        seen = noticed(lottery, Level(attention=0.3, least=2, candidates=5), Random(seed))
        numbers = [int(action.words()[-1]) for action in seen.actions]
        assert len(numbers) == 3
        assert numbers == sorted(numbers)
    few = {len(noticed(lottery, Level(attention=0.01, least=2, candidates=5), Random(1)).actions)}
    assert few == {2}


def test_what_was_noticed_is_tried_out_as_itself() -> None:
    lottery = Lottery([100.0 * number for number in range(10)])
    seen = noticed(lottery, Level(attention=0.5, candidates=5), Random(3))
    for action, value in zip(seen.actions, seen.try_out(range(5)), strict=True):
        assert value == pytest.approx(100.0 * int(action.words()[-1]), abs=20)


def test_a_hurried_player_sometimes_overlooks_the_win() -> None:
    moves = {chosen(LEVELS[0], seed) for seed in range(30)}
    assert len(moves) > 1


@pytest.mark.parametrize("levels", [LEVELS, foes_levels])
def test_each_level_tries_or_notices_more_than_the_one_below(levels: tuple[Level, ...]) -> None:
    for lower, upper in pairwise(levels):
        assert (upper.tries, upper.attention, upper.least) > (lower.tries, lower.attention, lower.least)


def test_a_fraction_is_how_often_one_more_is_noticed() -> None:
    lottery = Lottery([1.0] * 10)
    seen = Level(attention=0.0, least=2.5, candidates=5)
    numbers = [len(noticed(lottery, seen, Random(seed)).actions) for seed in range(200)]
    assert set(numbers) == {2, 3}
    assert 80 < numbers.count(3) < 120


def test_a_game_may_have_levels_of_its_own() -> None:
    few = (Level(), Level(candidates=2, tries=2))
    with registry.hosting(masks, worth=lambda state, seat: 0.0, levels=few):
        assert levels_of(masks) == few
        assert [name for name in offered(masks) if ":" in name] == ["search:1", "search:2"]
        state = masks.start(masks.Options(), 3, RandomDice(Random(1)))
        chair = Chair(masks, state, state.to_act()[0])
        assert bot("search:2").choose(chair, RandomDice(Random(1))) in chair.choices().actions
        with pytest.raises(Fault) as fault:
            bot("search:3").choose(chair, RandomDice(Random(1)))
        assert fault.value.details == {"level": "3", "most": 2}


def test_the_same_dice_choose_the_same() -> None:
    state = floors.start(Options(), 2, RandomDice(Random(1)))
    for level in LEVELS[:6]:
        chair = Chair(floors, state, state.turn)
        first, again = (LevelBot(level).choose(chair, RandomDice(Random(5))) for _ in range(2))
        assert first == again


def test_a_level_plays_a_game_with_secrets() -> None:
    foes = registry.game("foes")
    dice = RandomDice(Random(2))
    state = foes.start(foes.Options(), 2, dice)
    for number in range(12):
        seat = state.to_act()[0]
        action = bot(f"search:{1 + number % 5}").choose(Chair(foes, state, seat), dice)
        assert state.why_not(seat, action) is None
        state.play(seat, action, dice)


def test_people_are_offered_every_level_of_a_bot_that_can_play() -> None:
    levels = [f"search:{number}" for number in range(1, len(LEVELS) + 1)]
    names = offered(floors)
    assert list(names[names.index("search") :])[: 1 + len(LEVELS)] == ["search", *levels]
    assert not any(":" in name for name in offered(masks))


def test_levels_are_known_by_name() -> None:
    assert isinstance(bot("search:3"), LevelBot)
    assert can_play("search:8", floors)
    assert can_play("search", floors)
    assert not can_play("search:9", floors)
    assert not can_play("greedy:1", floors)
    assert not can_play("nobody", floors)
    assert not can_play("search:1", masks)
    for name, reason in (
        ("search:0", "no-such-level"),
        ("search:x", "no-such-level"),
        ("random:1", "no-such-bot"),
    ):
        with pytest.raises(Fault) as fault:
            bot(name)
        assert fault.value.reason == reason


def test_the_page_offers_the_usual_bot_first_and_every_level() -> None:
    shown = next(game for game in shown_games("en") if game.name == "floors")
    assert shown.bots[0] == "greedy"
    assert sorted(shown.bots) == sorted(offered(floors))
