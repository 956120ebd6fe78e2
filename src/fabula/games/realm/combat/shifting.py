"""MR-6.7.7, MR-14.12.4 to MR-14.12.7: Battle Bracelets move an attack, then the Elusive Cloak a maneuver."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from fabula.core import Choices, Seat, Step
from fabula.games.realm.belongings.items import has_active
from fabula.games.realm.combat.actions import ATTACKS, DODGES, ShiftAttack, ShiftManeuver
from fabula.games.realm.combat.attacks import all_attacks, maneuver_against
from fabula.games.realm.combat.events import AttackShifted, ManeuverShifted
from fabula.games.realm.combat.means import means_by_name
from fabula.games.realm.combat.sheets import fighters, write_play
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.day.events import LetBe
from fabula.games.realm.magic.casting import write_casting
from fabula.games.realm.magic.striking import hurled_by, spell_attacks

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

Shifter: TypeAlias = Literal["battle_bracelets", "elusive_cloak"]
SLOW: Final = 5
"""MR-14.12.5, MR-14.12.6: the time of a maneuver, or of all attacks, from which they are of use."""


def attack_shifts(state: RealmState, who: str) -> tuple[ShiftAttack, ...]:
    """MR-14.12.5: to the other circles, if all his targets maneuver slowly; a spell may have several."""
    play, hurled = state.plays[who], hurled_by(state, who)
    if hurled is not None:
        now, aims = hurled.direction, hurled.targets
    else:
        now, aims = play.attack_direction, (play.target,) if play.attack else ()
    there = (*state.plays, *state.stances)
    maneuvers = [maneuver_against(state, one) for one in aims if one in there]
    if not now or not maneuvers or any(one is None or one[1] < SLOW for one in maneuvers):
        return ()
    return tuple(ShiftAttack(to) for number, to in enumerate(ATTACKS, 1) if number != now)


def maneuver_shifts(state: RealmState, who: str) -> tuple[ShiftManeuver, ...]:
    """MR-14.12.6: to the other squares, if every attack on him is slow; the Duck cannot be moved."""
    play = state.plays[who]
    batches = all_attacks(state, spell_attacks(state))
    times = [one.time for batch in batches for one in batch if one.target == who]
    if not play.maneuver or not times or min(times) < SLOW:
        return ()
    if means_by_name(state, who, play.maneuver).use == "duck":
        return ()
    return tuple(
        ShiftManeuver(to) for number, to in enumerate(DODGES, 1) if number != play.maneuver_direction
    )


class Shifting(Step["RealmState"], frozen=True):
    """MR-14.12.4: whoever has the card may move what he has played; everybody knows whether he can."""

    rule = "MR-6.7.7"
    card: Shifter

    def _shifts(self, state: RealmState) -> tuple[str, tuple[Action, ...]]:
        """Who can move something, and where to."""
        shifts = attack_shifts if self.card == "battle_bracelets" else maneuver_shifts
        for who in fighters(state):
            if has_active(state, who, self.card):
                return who, shifts(state, who)
        return "", ()

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """The owner, if it is of use to him."""
        who, shifts = self._shifts(state)
        return (state.player_of(who),) if shifts else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """To another box, or not."""
        who, shifts = self._shifts(state)
        return Choices("shift", (Pass(), *shifts), {"who": who, "item": self.card})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """What he has played stays the same, in another box."""
        who, _ = self._shifts(state)
        state.pop()
        match action:
            case ShiftAttack(direction):
                if hurled_by(state, who) is None:
                    write_play(state, who, attack_direction=1 + ATTACKS.index(direction))
                else:
                    write_casting(state, who, direction=1 + ATTACKS.index(direction))
                return [AttackShifted(who=who, direction=direction, rule="MR-14.12.5")]
            case ShiftManeuver(dodge):
                write_play(state, who, maneuver_direction=1 + DODGES.index(dodge))
                return [ManeuverShifted(who=who, direction=dodge, rule="MR-14.12.6")]
            case _:
                return [LetBe(who=who, rule=self.rule)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """It is of no use to anybody."""
        state.pop()
        return []
