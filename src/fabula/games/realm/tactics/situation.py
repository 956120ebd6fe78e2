"""All that a character could play in a round, and against whom, read off once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.combat.actions import DODGES
from fabula.games.realm.combat.counters import part_of
from fabula.games.realm.combat.fatigue import FREE_EFFORT
from fabula.games.realm.combat.means import effort, horse_in, means_by_name, means_for, most_effort
from fabula.games.realm.combat.placement import maneuvers, shield_of, strikes
from fabula.games.realm.combat.sheets import attackers_of, fight_of, is_held, on_sheet
from fabula.games.realm.combat.timing import in_time
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.tactics.exchange import BOXES, Blow
from fabula.games.realm.tactics.reading import attack_with, guard_of, kills, opponent, with_alerted_weapon

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState
    from fabula.games.realm.tactics.exchange import Guard, Opponent

DUCK: Final = len(DODGES)
"""The only box of the Duck chit (MR-13.6.5)."""


class Pair(NamedTuple):
    """A Fight and a Move that can be played in the same round; an empty name is nothing."""

    fight: str
    move: str
    time: int
    """That of the Move."""
    tire: int
    """The asterisks that will tire him (MR-6.10.1)."""
    duck: bool = False


NOTHING: Final = Pair("", "", 0, 0)
"""Neither of them."""


class Situation(NamedTuple):
    """What there is to play, and who is against him."""

    first: bool
    """Whether it is the first round."""
    can_run: bool
    targets: tuple[str, ...]
    attackers: dict[str, Opponent]
    red: dict[str, Opponent]
    """The same, when the Tremendous ones among them have turned."""
    surprised: dict[str, Opponent]
    """Targets that do not attack him."""
    blows: dict[tuple[str, str], Blow]
    """By target and Fight; where they go is decided later."""
    pairs: tuple[Pair, ...]
    guards: dict[tuple[int, bool], Guard]
    """By the box of his shield, 0 if he has none, and with or without a horse."""

    def guard(self, pair: Pair, box: int) -> Guard:
        """What protects him if he dodges there: he holds his shield where he may be met."""
        return self.guards[box if (box, False) in self.guards else 0, bool(horse_in(pair.move))]

    def boxes(self, pair: Pair) -> tuple[int, ...]:
        """The boxes for his Move that make a difference."""
        if pair.duck:
            return (DUCK,)
        return BOXES[:1] if self.alike else BOXES

    @property
    def alike(self) -> bool:
        """Whether one box is as good as another: his armor covers the same wherever he dodges."""
        return all(len(set(guard.armored)) == 1 for guard in self.guards.values())


def read(state: RealmState, who: str, targets: tuple[str, ...], *, later: bool = False) -> Situation:
    """The situation of somebody in this round, or in those to come, when he has alerted his weapon."""
    state = with_alerted_weapon(state, who) if later else state.copy()
    play = state.plays[who]
    if later:
        state.plays[who] = replace(play, acted=(), attack="", maneuver="")
    attackers = attackers_of(state, who)
    monsters = tuple(target for target in targets if target not in state.plays)
    return Situation(
        first=fight_of(state).round == 1 and not later,
        can_run=not is_held(state, who)
        and any(in_time(state, who, means) for means in means_for(state, who, "move")),
        targets=monsters,
        attackers={one: opponent(state, one, attacks=who) for one in attackers},
        red={one: opponent(state, one, attacks=who, red=True) for one in attackers},
        surprised={one: opponent(state, one, attacks="") for one in monsters if one not in attackers},
        blows=_blows(state, who, monsters),
        pairs=tuple(_pairs(state, who)),
        guards=_guards(state, who),
    )


def _blows(state: RealmState, who: str, targets: tuple[str, ...]) -> dict[tuple[str, str], Blow]:
    found = {}
    for target in targets:
        for name in _fights(state, who):
            attack = attack_with(state, who, target, name)
            found[target, name] = Blow(attack.time, attack.length, kills(state, attack), 0)
    return found


def _fights(state: RealmState, who: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(strike.means for strike in strikes(state, who)))


def _pairs(state: RealmState, who: str) -> list[Pair]:
    """Everything that goes together within the limit of effort (MR-6.6.3)."""
    acted = state.plays[who].acted
    before, most = effort(state, who, acted), most_effort(state, who)
    listed = dict.fromkeys(one.means for one in maneuvers(state, who, Pass()))
    moves = [means_by_name(state, who, name) for name in listed]
    found = []
    for fight in ("", *_fights(state, who)):
        spent = before + (effort(state, who, (fight,)) if fight else 0)
        found.append(Pair(fight, "", 0, max(0, spent - FREE_EFFORT)))
        for means in moves:
            total = spent + means.asterisks
            if total <= most:
                tire = max(0, total - FREE_EFFORT)
                found.append(Pair(fight, means.name, means.time, tire, means.use == "duck"))
    return found


def _guards(state: RealmState, who: str) -> dict[tuple[int, bool], Guard]:
    shields = BOXES if shield_of(state, who) is not None else (0,)
    return {
        (shield, horse): guard_of(state, who, shield, horse=horse)
        for shield in shields
        for horse in (False, True)
    }


def looks(state: RealmState, who: str, targets: tuple[str, ...]) -> object:
    """All on which his prospects depend; what looks alike needs not be thought through again."""
    sheet, play = state.sheet(state.player_of(who)), state.plays[who]
    pieces = (*targets, *on_sheet(state, who), *belongings(state, who))
    parts = tuple(part_of(state.box, target) for target in targets)
    return (
        who,
        targets,
        fight_of(state).round == 1,
        state.places[who],
        sheet.chits,
        sheet.berserk,
        sheet.level,
        play.acted,
        on_sheet(state, who),
        tuple(
            (piece, state.faces.get(piece), piece in state.active)
            for piece in (*pieces, *filter(None, parts))
        ),
        state.bewitched,
        state.options,
    )
