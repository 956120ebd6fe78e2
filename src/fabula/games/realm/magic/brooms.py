"""MR-15.5.3: whoever has cast a Broomstick on somebody else decides when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from fabula.core import Choices, Seat, Step
from fabula.games.realm.belongings.carrying import chit_strength, own_strength
from fabula.games.realm.belongings.items import (
    active_horse_piece,
    belongings,
    boots_strength,
    is_horse,
    weight_of,
)
from fabula.games.realm.combat.actions import Charge, FlyAway
from fabula.games.realm.combat.charging import charge
from fabula.games.realm.combat.flying_away import FlyingAway, tiles_beside
from fabula.games.realm.combat.means import means_by_name
from fabula.games.realm.combat.sheets import fighters, write_play
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.day.events import Cancelled, LetBe
from fabula.games.realm.day.flying import Flying, use_up
from fabula.games.realm.magic.actions import Invoke
from fabula.games.realm.magic.bewitching import names_of_rows
from fabula.games.realm.magic.durations import end_spell
from fabula.games.realm.magic.events import SpellInvoked
from fabula.games.realm.magic.flights import BROOMSTICK, FLY_CHITS, broom_of, lent_broom

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

Moment: TypeAlias = Literal["run", "charge", "maneuver", "fly", "move", "strong"]
"""What the target is about to do; `strong` if it is with a Move chit that is stronger than Light."""


class Calling(Step["RealmState"], frozen=True):
    """MR-15.5.3a: the caster is asked whether the target uses the Fly chit now."""

    rule = "MR-15.5.3a"
    who: str
    """The target."""
    moment: Moment
    tile: str = ""
    """To which tile it would be, by day."""
    above: int = 0
    """How many steps below this one are dropped if he flies instead."""

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """The caster, unless the spell is over."""
        caster = lent_broom(state, self.who)
        return () if caster is None else (state.player_of(caster),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """To fly or charge in the encounter step (MR-15.5.3b); else just now, or not."""
        row = broom_of(state, self.who)
        calls: tuple[Action, ...]
        if self.moment in ("run", "charge"):
            away = (FlyAway(tile, BROOMSTICK) for tile in tiles_beside(state, self.who))
            others = (one for one in fighters(state) if one != self.who)  # whom everybody sees
            seen = (one for one in others if not state.individual(one).hidden)
            calls = (*away, *(Charge(whom, BROOMSTICK) for whom in seen))
        else:
            calls = tuple(Invoke(name) for name, other in names_of_rows(state).items() if other is row)
        return Choices("broomstick", (*calls, Pass()), {"who": self.who, "moment": self.moment})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """He uses it, or the phase and the round go on as they were."""
        caster = lent_broom(state, self.who)
        assert caster is not None
        if isinstance(action, Pass):
            return [LetBe(who=caster, rule=self.rule), *self.run(state, dice)]
        for _ in range(1 + self.above):
            state.pop()
        told = SpellInvoked(who=caster, spell=BROOMSTICK, rule=self.rule)
        return [told, *self._use(state, action)]

    def _use(self, state: RealmState, action: Action) -> list[Event]:
        match action:
            case FlyAway(tile):
                write_play(state, self.who, acted=(BROOMSTICK,), charges="")
                state.push(FlyingAway(self.who, tile, BROOMSTICK))
                return []
            case Charge(whom):
                return charge(state, self.who, whom, BROOMSTICK)
        if self.moment == "maneuver":
            write_play(state, self.who, maneuver=BROOMSTICK)
            return use_up(state, self.who, FLY_CHITS[BROOMSTICK])
        if self.moment in ("fly", "move"):
            state.push(Flying(self.who, self.tile, BROOMSTICK))
            return []
        row = broom_of(state, self.who)
        assert row is not None
        return end_spell(state, row, "MR-15.5.3f")

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """MR-15.5.3d: without it a Fly phase is cancelled."""
        state.pop()
        if self.moment != "fly":
            return []
        return [Cancelled(who=self.who, reason="cannot-fly", rule="MR-15.5.3d")]


def calls_in_combat(
    state: RealmState, who: str, means: str, moment: Moment, above: int = 0
) -> tuple[Calling, ...]:
    """MR-15.5.3b, MR-15.5.3c, MR-15.5.3f: whom a Move chit that somebody plays brings to call."""
    if not means.startswith("chit:") or lent_broom(state, who) is None:
        return ()
    played = means_by_name(state, who, means)
    if played.use != "move" or played.strength < LEVEL["L"]:
        return ()
    light = played.strength == LEVEL["L"]
    return (Calling(who, moment, above=above) if light else Calling(who, "strong"),)


def calls_on_the_way(state: RealmState, who: str, clearing: str, above: int) -> tuple[Calling, ...]:
    """MR-15.5.3e, MR-15.5.3f: somebody moves, and carries something with a Move chit.

    What a card weighs that only some have seen does not count: nobody else could tell.
    """
    sheet = state.sheet_of(who)
    if sheet is None or lent_broom(state, who) is None:
        return ()
    open_to_all = (piece for piece in belongings(state, who) if piece not in state.secrets)
    things = (piece for piece in open_to_all if not is_horse(state, piece))
    load = max((weight_of(state, piece) for piece in things), default=LEVEL["N"])
    others = boots_strength(state, who)
    if active_horse_piece(state, who) is not None:
        others = max(others, own_strength(state, who, in_cave=False))
    if load <= max(others, LEVEL["N"]) or chit_strength(state, sheet) < LEVEL["L"]:
        return ()
    if load > LEVEL["L"]:
        return (Calling(who, "strong"),)
    return (Calling(who, "move", state.atlas.clearings[clearing].tile, above),)


class CallBrooms(Step["RealmState"], frozen=True):
    """MR-6.7.4, MR-15.5.3c: when maneuvers are shown."""

    rule = "MR-6.7.4"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Each whose target maneuvers with a Move chit is asked."""
        state.pop()
        for who in fighters(state):
            state.push(*calls_in_combat(state, who, state.plays[who].maneuver, "maneuver"))
        return []
