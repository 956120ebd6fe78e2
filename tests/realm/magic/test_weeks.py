"""Random weeks of magicians on whom all sorts of spells lie: nothing goes wrong, by day or in the evening."""

from __future__ import annotations

import os
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from fabula.core import RandomDice
from fabula.games.realm import game
from fabula.games.realm.combat.actions import FightOn
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.magic.actions import Cast, EnchantChit, Energize, Invoke
from fabula.games.realm.magic.bewitching import WAITING, Bewitchment
from fabula.games.realm.options.switches import Options
from fabula.games.realm.setup.actions import Choose
from fabula.games.realm.unseen import with_entry
from realm.invariants import wrong
from realm.magic.test_games import MAGICIANS

if TYPE_CHECKING:
    from fabula.core import Action
    from fabula.games.realm.state import RealmState

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))
TARGETS: Final = ("character", "clearing", "tile")
EAGER: Final = (Cast, Energize, Invoke, FightOn, EnchantChit)


def bewitch_somebody(state: RealmState, seat: int, random: Random) -> None:
    """One of a character's chits is committed to a lasting spell on him, his clearing or his tile."""
    sheet = state.sheet(seat)
    here = state.atlas.clearings.get(state.places.get(sheet.character, ""))
    chits = enumerate(zip(sheet.printed(state.box), sheet.chits, strict=True))
    free = [number for number, (chit, now) in chits if chit.type and now == "active"]
    if here is None or not free:
        return
    spell = random.choice(
        [
            spell
            for spell in state.box.spells.values()
            if spell.duration in ("day", "permanent", "phase")
            if spell.targets[0].kinds[0] in TARGETS
        ]
    )
    target = dict(zip(TARGETS, (sheet.character, here.name, here.tile), strict=True))[
        spell.targets[0].kinds[0]
    ]
    if any(row.spell == spell.id and target in row.targets for row in state.bewitched):
        return
    number = random.choice(free)
    state.write_sheet(seat, chits=with_entry(sheet.chits, number, "committed"))
    row = Bewitchment(
        spell.id,
        sheet.character,
        f"chit:{number + 1}",
        (target,),
        until=state.day + 1 if spell.duration == "day" else 0,
        energized=spell.duration != "permanent" or random.random() < 0.7,
        detail="2" if spell.id == "violent_storm" else WAITING if spell.duration == "phase" else "",
    )
    state.bewitched = (*state.bewitched, row)


def chosen(actions: tuple[Action, ...], who: list[str], random: Random) -> Action:
    """A magician, and magic more often than not."""
    magicians = [action for action in actions if isinstance(action, Choose) and action.character in who]
    eager = [action for action in actions if isinstance(action, EAGER)]
    return random.choice(eager if eager and random.random() < 0.6 else magicians or [*actions])


@pytest.mark.parametrize("seed", range(100 if SWEEP else 2))
def test_a_week_of_the_bewitched_comes_to_its_end(seed: int) -> None:
    random = Random(seed)
    dice, day = RandomDice(random), 0
    state = game.start(Options(combat="on", days=7, gold_chits="random"), 3, dice)
    who = random.sample(MAGICIANS, 3)
    while state.to_act():
        if isinstance(state.agenda[-1], Birdsong) and state.day != day:
            day = state.day
            for seat in range(state.seats):
                bewitch_somebody(state, seat, random)
        seat = random.choice(state.to_act())
        state.play(seat, chosen(state.choices(seat).actions, who, random), dice)
        assert wrong(state) is None
        if random.random() < 0.01:
            assert state.imagine(seat, dice).view(seat) == state.view(seat)
    assert state.standing() is not None
