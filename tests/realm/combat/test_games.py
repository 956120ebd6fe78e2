"""Random combats and random games with combat: nothing goes wrong, and all is told in names."""

from __future__ import annotations

import os
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from fabula.core import RandomDice
from fabula.games.realm import game
from fabula.games.realm.combat.events import CombatBegan
from fabula.games.realm.combat.setting import Fighter, Foe, Servant, Setting, set_up
from fabula.games.realm.components.box import box_with
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.drawing import drawing
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.options.switches import Options
from fabula.games.realm.pieces import DEAD, copies, put
from fabula.words.speech import Words
from realm.invariants import wrong
from realm.test_words import RAW

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.games.realm.state import RealmState

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))
MONSTERS: Final = tuple(
    piece for monster in box_with().monsters.values() for piece in copies(monster.id, monster.count)
)


def some_combat(random: Random) -> RealmState:
    """Up to three characters, some with hirelings, against monsters and natives."""
    who = random.sample([*box_with().characters], random.choice((1, 2, 3)))
    denizens = random.sample((*MONSTERS, *box_with().natives), 12)
    groups = [*box_with().groups]
    fighters = tuple(
        Fighter(
            one,
            hidden=random.random() < 0.2,
            hirelings=tuple(some_servant(denizens.pop(), random) for _ in range(random.randint(0, 3))),
            away=random.random() < 0.1,
            battles=tuple(random.sample(groups, 4)),
        )
        for one in who
    )
    foes = tuple(Foe(piece, dark=random.random() < 0.3) for piece in denizens[: random.randint(1, 5)])
    return set_up(Setting(fighters, foes, met=random.random() < 0.5), RandomDice(random))


def some_servant(piece: str, random: Random) -> Servant:
    """Somebody who serves; a monster may do so by a spell."""
    dark, hidden, controlled = (random.random() < chance for chance in (0.3, 0.2, 0.2))
    return Servant(piece, dark, hidden, controlled and piece in MONSTERS)


def said(state: RealmState, words: Words, random: Random) -> Iterator[str]:
    """All that is asked, offered, told and refused until nobody fights any more."""
    dice, before = RandomDice(random), None
    while state.fight is not None:
        seat = random.choice(state.to_act())
        choices = state.choices(seat)
        yield words.prompt(choices)
        action = random.choice(choices.actions)
        yield words.action(action)
        yield from filter(None, (words.word(word) or word for word in action.words()))
        if before is not None and (refused := state.why_not(seat, before)) is not None:
            yield words.refusal(refused)
        before = action
        yield from map(words.event, state.play(seat, action, dice))
        assert wrong(state) is None


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seed", range(200 if SWEEP else 8))
def test_a_random_combat_ends_and_is_told_in_names(language: str, seed: int) -> None:
    random = Random(seed)
    state = some_combat(random)
    assert {text for text in said(state, Words(language, game), random) if RAW.search(text)} == set()
    assert (state.stances, state.plays) == ({}, {})
    assert "dark" not in state.faces.values()


@pytest.mark.parametrize("seed", range(50 if SWEEP else 1))
def test_a_fortnight_with_hirelings_comes_to_its_end(seed: int) -> None:
    """On many mornings a native or a monster, controlled or not, enters somebody's service beside him."""
    random = Random(seed)
    dice = RandomDice(random)
    state = game.start(Options(combat="on", days=14), 3, dice)
    served = 0
    while state.to_act():
        seat = random.choice(state.to_act())
        state.play(seat, random.choice(state.choices(seat).actions), dice)
        if state.agenda and isinstance(state.agenda[-1], Birdsong) and random.random() < 0.2:
            served += enter_service(state, random)
        assert wrong(state) is None
    assert served > 10


def enter_service(state: RealmState, random: Random) -> int:
    """Somebody serves a character from now on, if there is one in a clearing."""
    masters = [sheet.character for sheet in state.sheets if sheet and state.is_in_clearing(sheet.character)]
    denizen = random.choice((*MONSTERS, *box_with().natives))
    if not masters or denizen in state.hired or state.places[denizen] == DEAD:
        return 0
    master = random.choice(masters)
    controlled = denizen in MONSTERS and random.random() < 0.5
    serve(state, denizen, state.player_of(master), until=state.day + 5, controlled=controlled)
    put(state, denizen, state.places[master])
    return 1


@pytest.mark.parametrize("seed", range(500 if SWEEP else 3))
def test_a_month_with_combat_comes_to_its_end(seed: int) -> None:
    """Nobody leaves the map, so that there are evenings to fight in."""
    random = Random(seed)
    dice = RandomDice(random)
    options = Options(combat="on", gold_chits="random", leave_map="never")
    state, combats = game.start(options, 1 + seed % 6, dice), 0
    while state.to_act():
        seat = random.choice(state.to_act())
        if random.random() < 0.02:
            assert drawing.draw(state.view(seat), seat=seat).rows
        events = state.play(seat, random.choice(state.choices(seat).actions), dice)
        combats += sum(isinstance(event, CombatBegan) for event in events)
        assert wrong(state) is None
    assert state.standing() is not None
    assert combats or state.seats == 1  # one who is alone may hide from everybody
