"""The kit looks at combats: what is chosen and placed unseen stays so, and can be imagined."""

from __future__ import annotations

import os
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

import pytest
from msgspec.structs import replace

from fabula.core import registry
from fabula.games.realm.combat.actions import FightOn
from fabula.games.realm.combat.encounter import Encounter
from fabula.games.realm.combat.placement import Placement
from fabula.games.realm.combat.setting import Fighter, Foe, Servant, Setting, set_up
from fabula.games.realm.game import Realm
from fabula.games.realm.options.switches import Options
from fabula.games.realm.sheet import Look
from fabula.testing import check_game, rule
from realm.combat.fighting import combat, let_be, plays
from realm.invariants import wrong
from realm.playing import some_dice

if TYPE_CHECKING:
    from msgspec import Struct

    from fabula.core import Dice
    from fabula.games.realm.combat.encounter import Encountering
    from fabula.games.realm.combat.placement import Placing
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

DUEL: Final = Setting(
    fighters=(
        Fighter("captain", items=("short_sword", "shield", "pony_m3_m4")),
        Fighter("elf", items=("light_bow",), hidden=True),
        Fighter("black_knight"),
    ),
    foes=(),
)


PEOPLE: Final = Setting(
    fighters=(
        Fighter("captain", items=("short_sword",), hirelings=(Servant("L1"), Servant("C2", hidden=True))),
        Fighter(
            "amazon", items=(), hirelings=(Servant("R1"), Servant("giant-1", controlled=True)), away=True
        ),
    ),
    foes=(Foe("B1"), Foe("ogre-1"), Foe("octopus")),
    met=False,
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


class Duel(CombatNow):
    """Three characters who want to fight each other; one is hidden, and another may have found him."""

    setting = DUEL

    def start(self, options: Struct, seats: int, dice: Dice) -> RealmState:
        """One of them has chosen what he found, and nobody knows what it was."""
        state = super().start(options, seats, dice)
        look = Look(state.day, state.places["captain"], ("hidden_enemies",), 0, chosen=True)
        state.write("captain", found=True, searches=(look,))
        state.play(state.to_act()[0], FightOn(), dice)
        return state


class CombatOfPeople(CombatNow):
    """Hirelings and a controlled monster of two players, one of whom is away, meet natives and monsters."""

    setting = PEOPLE


@pytest.mark.parametrize("game", [CombatNow(), CombatAlone(), Duel(), CombatOfPeople()])
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


@rule("MR-6.7.3", "MR-6.6.1", "MR-0.6.1")
@pytest.mark.parametrize("secret", [Encounter, Placement])
def test_in_the_middle_of_a_secret_step_others_know_who_is_ready_and_no_more(
    secret: type[Encounter | Placement],
) -> None:
    """Two characters attack each other; one of them draws up his choices, one after the other."""
    state = combat(Fighter("swordsman", items=("thrusting_sword", "helmet")), "captain", foes=())
    plays(state, "fight-on")
    let_be(state)
    if secret is Placement:
        plays(state, "pass", "pass", "target captain", "target swordsman", dice=("swordsman",))
    seat = state.player_of("captain")
    other, random = 1 - seat, Random(1)
    while seat in state.to_act():
        assert isinstance(state.agenda[-1], secret)
        seen = {who: state.view(who) for who in (other, None)}
        state.play(seat, random.choice(state.choices(seat).actions), some_dice())
        handed_in = seat not in state.to_act()
        for who, before in seen.items():
            ready = (seat,) if handed_in else ()
            waiting = (other,) if handed_in else state.to_act()
            assert state.view(who) == replace(before, ready=ready, waiting_for=waiting)
        twins = [state.imagine(other, some_dice(seed)) for seed in range(30)]
        assert len({draft_of(twin, seat) for twin in twins}) > 5
        assert {draft_of(twin, other) for twin in twins} == {()}
        assert all(twin.view(other) == state.view(other) for twin in twins)
        assert all(
            draft_of(state.imagine(seat, some_dice()), seat) == draft_of(state, seat) for _ in range(2)
        )


def draft_of(state: RealmState, seat: int) -> tuple[Encountering | Placing, ...]:
    step = state.agenda[-1]
    assert isinstance(step, Encounter | Placement)
    return step.draft(seat)
