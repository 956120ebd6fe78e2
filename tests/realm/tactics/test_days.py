"""A bot at a table of Magic Realm: it records sensible turns, fights, and comes to the end of its game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from fabula.bots import able, bot
from fabula.core import Chair, RandomDice
from fabula.games.realm import game
from fabula.games.realm.combat.setting import Fighter
from fabula.games.realm.day.actions import Hide, Move, Ready, Rest, Search
from fabula.games.realm.options.switches import Options
from fabula.games.realm.tactics.dangers import MOST_HIDES
from fabula.games.realm.tactics.tactic import tactic
from fabula.games.realm.worth import worth
from realm.combat.fighting import combat
from realm.invariants import wrong
from realm.playing import some_dice

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def played(seed: int, *names: str, until: str = "") -> RealmState:
    """A week with these bots, to its end or until somebody is asked this."""
    dice, own = RandomDice(Random(seed)), RandomDice(Random(seed + 1))
    state = game.start(Options(combat="on", days=7, gold_chits="random"), len(names), dice)
    players = [bot(name) for name in names]
    while state.to_act() and state.choices(state.to_act()[0]).prompt != until:
        seat = state.to_act()[0]
        state.play(seat, players[seat].choose(Chair(game, state, seat), own), dice)
    return state


def test_greedy_sits_down_at_the_realm() -> None:
    assert {"greedy", "random", "search"} <= {*able(game)}


def test_it_plays_a_week_with_others_to_its_end() -> None:
    state = played(2, "greedy", "random")
    assert wrong(state) is None
    assert state.standing() is not None


def test_it_scores_more_than_chance() -> None:
    """Over a few weeks alone; the dead have lost a hundred points."""
    scores = dict.fromkeys(("greedy", "random"), 0)
    for name in scores:
        for seed in range(3):
            standing = played(seed, name).standing()
            assert standing is not None
            scores[name] += standing.scores[0]
    assert scores["greedy"] > scores["random"]


def recorded(state: RealmState) -> list[object]:
    """The turn that the tactic records."""
    draft: list[object] = []
    while state.choices(0).prompt == "turn" and not (draft and draft[-1] == Ready()):
        action = tactic(Chair(game, state, 0), some_dice(1))
        assert action in state.choices(0).actions
        draft.append(action)
        state.play(0, action, some_dice(2))
    return draft


def test_it_hides_and_goes_or_searches() -> None:
    turn = recorded(played(1, "greedy", until="turn"))
    assert any(isinstance(phase, Hide) for phase in turn)
    assert any(isinstance(phase, Move | Search) for phase in turn)
    assert turn[-1] == Ready()


def test_it_rests_when_it_is_weary() -> None:
    state = played(1, "greedy", until="turn")
    chits = ("fatigued",) * 5 + state.sheet(0).chits[5:]
    state.write_sheet(0, chits=chits)
    assert any(isinstance(phase, Rest) for phase in recorded(state))


def test_it_goes_past_a_monster_only_well_hidden() -> None:
    """The clearing to which it would go is beset; it goes elsewhere, or hides as well as it can before."""
    free, beset = (played(1, "greedy", until="turn") for _ in range(2))
    (first, *_) = [phase for phase in recorded(free) if isinstance(phase, Move)]
    clearing = first.clearing
    beset.standing_at[clearing] = (*beset.standing_at.get(clearing, ()), "tremendous_troll-1")
    turn = recorded(beset)
    before = next((turn[:at] for at, one in enumerate(turn) if one == Move(clearing, "ordinary")), turn)
    assert sum(isinstance(phase, Hide) for phase in before) >= MOST_HIDES


def test_worth_sees_death_tiredness_and_gains() -> None:
    state = combat(Fighter("captain", items=("short_sword",)), foes=("ogre-1",))
    before = worth(state, 0)
    tired, rich, dead = state.copy(), state.copy(), state.copy()
    tired.write_sheet(0, chits=("wounded", *state.sheet(0).chits[1:]))
    rich.write("captain", gold=state.individual("captain").gold + 30)
    dead.places["captain"] = "dead"
    assert worth(dead, 0) < worth(tired, 0) < before < worth(rich, 0)
