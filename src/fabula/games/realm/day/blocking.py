"""MR-3.13: monsters block whoever they see; characters and hired leaders may block each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.belongings.dealing import is_trader
from fabula.games.realm.belongings.rearranging import Rearranging
from fabula.games.realm.day.actions import Block, Pass
from fabula.games.realm.day.events import Blocked, Blocks, LetBe
from fabula.games.realm.day.following import followers_of, lose_guide
from fabula.games.realm.day.minions import is_minion, share_discoveries
from fabula.games.realm.day.seeing import may_see, sees
from fabula.games.realm.magic.durations import energize_where_color_is
from fabula.games.realm.magic.energizing import end_invoked
from fabula.games.realm.magic.essences import essences_to_choose
from fabula.games.realm.magic.mist import is_mist
from fabula.games.realm.magic.pacifying import is_pacified
from fabula.games.realm.magic.storm import storms
from fabula.games.realm.natives.ranks import is_underling
from fabula.games.realm.options.exposure import exposed
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.treasures.flowers import drowse

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

HEAVENLY_PROTECTION: Final = "heavenly_protection"
DEMONS: Final = ("demon", "imp")
"""The families from which the Pilgrim is protected (MR-13.9.1)."""
ANYONE: Final = "anyone"


def monsters_in(state: RealmState, clearing: str) -> tuple[str, ...]:
    """The monsters in a clearing that serve nobody."""
    pieces = state.standing_at.get(clearing, ())
    monsters = state.box.monsters
    return tuple(piece for piece in pieces if kind_of(piece) in monsters and piece not in state.hired)


def _blocks(state: RealmState, monster: str, who: str) -> bool:
    """Whether a monster in the same clearing blocks him (MR-3.13.1, MR-3.13.2)."""
    one = state.individual(who)
    if one.hidden or one.asleep or is_minion(who) or is_mist(state, who) or is_mist(state, monster):
        return False
    if is_pacified(state, monster, one.seat):
        return False
    protected = state.has_advantage(who, HEAVENLY_PROTECTION)
    return not (protected and state.box.monsters[kind_of(monster)].family in DEMONS)


def block(state: RealmState, clearing: str, monsters: tuple[str, ...], whom: Iterable[str]) -> list[Event]:
    """MR-3.13.3: these monsters block those of these individuals whom they see; both stop for today."""
    events: list[Event] = []
    for who in whom:
        if state.places[who] != clearing:
            continue
        blockers = [monster for monster in monsters if _blocks(state, monster, who)]
        if not blockers:
            continue
        state.stopped = tuple(sorted({*state.stopped, *blockers}))
        stop(state, who)
        events.append(Blocked(who=who, monster=kind_of(blockers[0]), clearing=clearing, rule="MR-3.13.3"))
    return events


def stop(state: RealmState, who: str) -> None:
    """MR-3.13.3, MR-3.13.7: his turn is over, he is unhidden, and he follows nobody."""
    lose_guide(state, who)
    state.write(who, blocked=True, hidden=False, turn=(), following="", wary=False)


class EndPhase(Step["RealmState"], frozen=True):
    """MR-3.13.1a: at the end of each phase the monsters in the clearing look around, then all others."""

    rule = "MR-3.13.1a"
    who: str

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Whoever is blocked loses his remaining phases (MR-3.4.4); others may rearrange (MR-3.4.3c)."""
        state.pop()
        expired = end_invoked(state)
        if not state.is_in_clearing(self.who):
            return expired
        asleep = drowse(state)
        if is_minion(self.who):
            share_discoveries(state, self.who)
            return expired + asleep
        events = [*expired, *energize_where_color_is(state)]
        if self.who not in state.individuals:  # MR-5.8.6: what made it serve is over
            return asleep + events
        clearing, group = state.places[self.who], (self.who, *followers_of(state, self.who))
        events += block(state, clearing, monsters_in(state, clearing), group)
        here = [who for who in state.individuals if state.places[who] == clearing]
        state.push(*(Rearranging(who) for who in group if is_trader(state, who)))
        if len({state.player_of(who) for who in here}) > 1:
            state.push(MayBlock(group, tuple(here)))
        state.push(*(step for who in group for step in exposed(state, who, "phase")))
        one = state.individual(self.who)
        if one.past and not one.blocked:  # by an option a turn begins with this, too (U-39)
            state.push(*storms(state, self.who))
        state.push(*essences_to_choose(state))
        return asleep + events


class MayBlock(Step["RealmState"], frozen=True):
    """MR-3.13.4, MR-3.13.5: those in the clearing whose turn it is, and all others, may block one another.

    Whoever may see somebody is asked, one after the other; whoever has blocked is blocked himself.
    """

    rule = "MR-3.13.4"
    group: tuple[str, ...]
    """Whoever takes the turn, and those who follow him."""
    left: tuple[str, ...]
    """Those in the clearing who have not answered."""

    def _asked(self, state: RealmState) -> str | None:
        """The next one who may be able to block somebody, by what everybody knows."""
        return next((who for who in self.left if any(self._targets(state, who, certain=False))), None)

    def _targets(self, state: RealmState, who: str, *, certain: bool) -> list[str]:
        """Whom he can block, or may be able to."""
        one = state.individual(who)
        if one.is_idle or is_minion(who) or is_underling(state, who) or is_mist(state, who):
            return []
        there, look = state.places[who], sees if certain else may_see
        others = (
            other
            for other, each in state.individuals.items()
            if each.seat != one.seat and not each.is_idle and state.places[other] == there
            if not is_mist(state, other)
        )
        return [
            other
            for other in others
            if (who in self.group or other in self.group) and not is_minion(other) and look(state, who, other)
        ]

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """His player."""
        asked = self._asked(state)
        return () if asked is None else (state.player_of(asked),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Anybody whom he sees, or nobody."""
        who = self._asked(state)
        assert who is not None
        targets = self._targets(state, who, certain=True)
        return Choices("block", (Pass(), *map(Block, targets)), {"who": who})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """He does not see him, or it is not the time; `anyone` stands for the first one listed."""
        offered = self.choices(state, seat).actions
        if action in offered or (action == Block(ANYONE) and len(offered) > 1):
            return None
        if isinstance(action, Block):
            return refuse(self.rule, "cannot-block", whom=action.whom)
        return refuse(self.rule, "not-offered")

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Both are blocked, and both are unhidden."""
        who = self._asked(state)
        assert who is not None
        targets = self._targets(state, who, certain=True)
        state.swap(MayBlock(self.group, self.left[self.left.index(who) + 1 :]))
        if not isinstance(action, Block):
            return [LetBe(who=who, rule=self.rule)]
        whom = targets[0] if action.whom == ANYONE else action.whom
        stop(state, who)
        stop(state, whom)
        return [Blocks(who=who, whom=whom, clearing=state.places[who], rule=self.rule)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Nobody else can block anybody."""
        state.pop()
        return []
