"""What the bots choose, and what they cannot know."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Self

import pytest

from bots.wager import WAGER, Options, Spin, Take, Wager, WagerState, prize_won
from fabula.bots import able, bot, names, usual
from fabula.bots.greedy import EXACT, GreedyBot
from fabula.bots.random import RandomBot
from fabula.core import Chair, Fault, RandomDice, ScriptedDice, registry
from small_games.masks import game as masks
from small_games.masks.state import MasksState

if TYPE_CHECKING:
    from fabula.core import Action, Bot, Dice, Game, Seat, State


def dice(seed: int = 0) -> RandomDice:
    return RandomDice(random.Random(seed))


def masks_score(state: State, seat: Seat) -> float:
    assert isinstance(state, MasksState)
    return float(state.scores[seat])


def wagered(options: Options, *, seed: int = 0) -> Action:
    """What greedy does with this wager."""
    with registry.hosting(WAGER, worth=prize_won):
        return GreedyBot().choose(Chair(WAGER, WagerState(options), 0), dice(seed))


def played_by(name: str, game: Game, seats: int, seed: int, *, decisions: int | None = None) -> State:
    """What comes of a game that a bot plays on every seat; each choice is looked at."""
    chance, player = dice(seed), bot(name)
    state = game.start(game.Options(), seats, chance)
    for _ in range(decisions or game.horizon):
        if not (asked := state.to_act()):
            break
        chair = Chair(game, state, asked[-1])
        action = player.choose(chair, chance)
        assert action in state.choices(asked[-1]).actions
        state.play(asked[-1], action, chance)
    return state


def test_the_bots_are_found_by_name() -> None:
    assert {"greedy", "random"} <= set(names())
    assert list(names()) == sorted(names())
    assert isinstance(bot("random"), RandomBot)
    assert isinstance(bot("greedy"), GreedyBot)
    assert bot("greedy") is not bot("greedy")


def test_no_such_bot() -> None:
    with pytest.raises(Fault) as fault:
        bot("gready")
    assert fault.value.reason == "no-such-bot"
    assert fault.value.details == {"name": "gready", "known": ", ".join(names())}


@pytest.mark.parametrize("name", registry.games())
def test_random_plays_every_game_with_every_number_of_seats(name: str) -> None:
    game = registry.game(name)
    enough = 400 if len(game.seats) > 8 else None  # months of sixteen are played elsewhere
    for seats in game.seats:
        played_by("random", game, seats, seats, decisions=enough)


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_choose_what_is_listed_where_seats_decide_at_once(name: str) -> None:
    with registry.hosting(masks, worth=masks_score):
        for seed in range(3):
            assert played_by(name, masks, 3, seed).standing() is not None


def test_greedy_chooses_what_is_listed_in_floors() -> None:
    floors = registry.game("floors")
    for seats in floors.seats:
        played_by("greedy", floors, seats, seats, decisions=16)


def test_random_takes_each_action_as_often_as_the_others() -> None:
    chair = Chair(WAGER, WagerState(Options(sure=(1, 2, 3))), 0)
    chance = dice()
    counts = Counter(RandomBot().choose(chair, chance) for _ in range(4000))
    assert set(counts) == {Take(0), Take(1), Take(2), Spin()}
    assert all(900 < count < 1100 for count in counts.values())


@pytest.mark.parametrize(
    ("sure", "wheel", "best"),
    [
        ((3,), (0, 5), Take(0)),  # 2.5 on average
        ((3,), (0, 7), Spin()),  # 3.5
        ((3,), (0, 0, 10), Spin()),  # 10/3: what stands twice is twice as likely
        ((3,), (0, 0, 8), Take(0)),
        ((1, 4, 2), (0, 5), Take(1)),
        ((-3,), (-9, -1), Take(0)),
    ],
)
def test_greedy_takes_the_highest_expectation(
    sure: tuple[int, ...], wheel: tuple[int, ...], best: Action
) -> None:
    assert {wagered(Options(sure, wheel), seed=seed) for seed in range(5)} == {best}


def test_greedy_leaves_ties_to_the_dice() -> None:
    options = Options(sure=(2, 3, 3), wheel=(1, 2, 6))
    assert {wagered(options, seed=seed) for seed in range(30)} == {Take(1), Take(2), Spin()}


class UnseenState(WagerState):
    """What the sure prizes are, the seat can only imagine."""

    def imagine(self, seat: Seat, dice: Dice) -> Self:
        prizes = dice.draw("prizes", ("604", "064", "614"))
        return type(self)(Options(tuple(int(prize) for prize in prizes), (0,)))


class Unseen(Wager):
    secrets = True


@pytest.mark.parametrize(
    ("imagined", "best"),
    [(("604", "064"), Take(2)), (("064", "614"), Take(2)), (("604", "614"), Take(0))],
)
def test_greedy_relies_on_nothing_that_it_has_imagined_once(imagined: tuple[str, str], best: Action) -> None:
    unseen = Unseen()
    with registry.hosting(unseen, worth=prize_won):
        script = ScriptedDice(imagined)
        assert GreedyBot().choose(Chair(unseen, UnseenState(Options((1, 1, 1))), 0), script) == best


def test_greedy_tries_out_what_can_turn_out_in_too_many_ways() -> None:
    wheel = tuple(range(EXACT + 1))  # 16 on average
    assert {wagered(Options((8,), wheel), seed=seed) for seed in range(20)} == {Spin()}
    assert {wagered(Options((24,), wheel), seed=seed) for seed in range(20)} == {Take(0)}
    near = Counter(wagered(Options((16,), wheel), seed=seed) for seed in range(60))
    assert len(near) == 2  # by sampling, neither is certain


def test_greedy_is_exact_as_long_as_the_ways_can_be_counted() -> None:
    wheel = tuple(range(EXACT))  # 15.5 on average
    assert {wagered(Options((15,), wheel), seed=seed) for seed in range(20)} == {Spin()}
    assert {wagered(Options((16,), wheel), seed=seed) for seed in range(20)} == {Take(0)}


def test_greedy_asks_no_dice_where_there_is_nothing_to_choose() -> None:
    with registry.hosting(WAGER, worth=prize_won):
        chair = Chair(WAGER, WagerState(Options(sure=())), 0)
        assert GreedyBot().choose(chair, ScriptedDice([])) == Spin()


def test_greedy_says_so_when_a_game_has_no_worth() -> None:
    with registry.hosting(WAGER), pytest.raises(Fault) as fault:
        GreedyBot().choose(Chair(WAGER, WagerState(Options()), 0), dice())
    assert (fault.value.reason, fault.value.details) == ("no-worth", {"game": "wager"})


@pytest.mark.parametrize("player", [RandomBot(), GreedyBot()], ids=["random", "greedy"])
def test_what_a_bot_does_never_depends_on_what_its_seat_cannot_know(player: Bot) -> None:
    """In two states that look alike from a seat, the same dice make the bot do the same."""
    differ = 0
    with registry.hosting(masks, worth=masks_score):
        for seed in range(12):
            chance = dice(seed)
            state = masks.start(masks.Options(), 3, chance)
            for turn in range(12):
                if not (asked := state.to_act()):
                    break
                seat = asked[-1]
                other = state.imagine(seat, dice(100 * seed + turn))
                differ += other != state
                chosen, again = (
                    player.choose(Chair(masks, each, seat), dice(seed + turn)) for each in (state, other)
                )
                assert chosen == again
                state.play(seat, chosen, chance)
    assert differ > 20


@pytest.mark.parametrize("player", [RandomBot(), GreedyBot()], ids=["random", "greedy"])
def test_thinking_changes_nothing(player: Bot) -> None:
    floors = registry.game("floors")
    state = floors.start(floors.Options(), 3, dice())
    before = state.copy()
    seat = state.to_act()[0]
    player.choose(Chair(floors, state, seat), dice(1))
    assert state == before


def test_a_bot_that_needs_to_know_what_positions_are_worth_is_not_offered_without() -> None:
    assert {"greedy", "random", "search"} <= set(able(registry.game("floors")))
    assert able(masks) == ("random",)
    assert usual(masks) == "random"
