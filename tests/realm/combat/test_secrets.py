"""The kit looks at combats: what is chosen and placed unseen stays so, and can be imagined."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, ClassVar, Final

import pytest

from fabula.core import registry
from fabula.games.realm.combat.encounter import Encounter
from fabula.games.realm.combat.setting import Fighter, Foe, Setting, set_up
from fabula.games.realm.game import Realm
from fabula.games.realm.options.switches import Options
from fabula.testing import check_game, rule
from realm.combat.fighting import combat, let_be, plays
from realm.invariants import wrong
from realm.playing import some_dice

if TYPE_CHECKING:
    from msgspec import Struct

    from fabula.core import Dice
    from fabula.games.realm.combat.encounter import Encountering
    from fabula.games.realm.state import RealmState

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))
SETTING: Final = Setting(
    fighters=(Fighter("swordsman"), Fighter("black_knight"), Fighter("berserker", hidden=True)),
    foes=(Foe("goblin_axe-1"), Foe("tremendous_troll-1"), Foe("giant-1"), Foe("wolf_a-1"), Foe("wolf_b-1")),
)


ALONE: Final = Setting(
    fighters=(Fighter("captain", items=("short_sword", "shield", "pony_m3_m4", "golden_crown", "helmet")),),
    foes=(Foe("giant-1"), Foe("viper-1"), Foe("wolf_a-2")),
)


class CombatNow(Realm):
    """Magic Realm on the evening of its last day, when three characters meet all sorts of monsters."""

    setting: ClassVar[Setting] = SETTING

    def start(self, options: Struct, seats: int, dice: Dice) -> RealmState:
        """What the options say does not matter."""
        state = set_up(self.setting, dice)
        state.day = state.options.days
        return state


class CombatAlone(CombatNow):
    """The same with one character, who has a horse and a treasure to lose."""

    setting = ALONE


@pytest.mark.parametrize("game", [CombatNow(), CombatAlone()])
@pytest.mark.parametrize("seed", range(40 if SWEEP else 1))
def test_a_combat_passes_the_kit(game: CombatNow, seed: int) -> None:
    seats = len(game.setting.fighters)
    with registry.hosting(game):
        seen = check_game(
            game,
            seconds=0,
            seed=seed,
            games=1,
            seats=(seats,),
            options=(Options(combat="on"),),
            invariant=wrong,
        )
    assert seen.ended == seen.games


@rule("MR-6.7.3", "MR-0.6.1")
def test_what_others_choose_unseen_is_imagined() -> None:
    state = combat("swordsman", "captain", foes=(Foe("ogre-1", attacks="captain"),))
    let_be(state)
    seat = state.to_act()[0]
    plays(state, "pass")
    other = 1 - seat
    twins = [state.imagine(other, some_dice(seed)) for seed in range(30)]
    assert len({draft_of(twin, seat) for twin in twins}) > 5
    assert {draft_of(twin, other) for twin in twins} == {()}
    assert all(twin.view(other) == state.view(other) for twin in twins)


def draft_of(state: RealmState, seat: int) -> tuple[Encountering, ...]:
    step = state.agenda[-1]
    assert isinstance(step, Encounter)
    return step.draft(seat)
