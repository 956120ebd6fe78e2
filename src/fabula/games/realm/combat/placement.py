"""MR-6.7.3: attacks, maneuvers, shields and attackers are placed unseen, all at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec.structs import replace

from fabula.core import Choices, Refusal, Seat, SecretStep, Step, refuse
from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.combat.actions import ATTACKS, DODGES, Maneuver, Place, Shield, Strike
from fabula.games.realm.combat.boxes import gallop, next_place, to_place
from fabula.games.realm.combat.essences import PART, bites_of
from fabula.games.realm.combat.events import (
    Attacks,
    ChoiceNoted,
    Maneuvers,
    Placed,
    PlacementReady,
    RiderManeuvers,
    ShieldPlaced,
)
from fabula.games.realm.combat.hits import is_dead
from fabula.games.realm.combat.means import (
    Use,
    effort,
    horse_in,
    load_of,
    means_by_name,
    means_for,
    most_effort,
    unplayed,
)
from fabula.games.realm.combat.naming import keep_on_sheets
from fabula.games.realm.combat.riding import own_moves, rides_freely
from fabula.games.realm.combat.sheets import is_held, write_play
from fabula.games.realm.combat.sides import sides
from fabula.games.realm.combat.weapons import weapon_of
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.day.flying import use_up
from fabula.games.realm.magic.actions import Hurl
from fabula.games.realm.magic.flights import FLY_CHITS
from fabula.games.realm.magic.striking import hurl, hurls
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

Placing: TypeAlias = Strike | Hurl | Maneuver | Shield | Place | Pass
Stage: TypeAlias = Literal["attack", "maneuver", "rider", "second", "shield", "box", "whole"]


class AskPlacement(Step["RealmState"], frozen=True):
    """MR-6.7.3: all who have not run, or have people here."""

    rule = "MR-6.7.3"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Ask everybody who is still here; the horses of unhired natives gallop now.

        Whom a spell has taken off a sheet since he was named gets one of his own.
        """
        keep_on_sheets(state)
        seats = sides(state)
        state.swap(Placement(asked=seats, drafts=((),) * len(seats)))
        return gallop(state)


class Placement(SecretStep["RealmState", Placing], frozen=True):
    """MR-6.7.3: the attack, the maneuver, the shield, then counter after counter."""

    rule = "MR-6.7.3"

    def _stage(self, state: RealmState, who: str, draft: tuple[Placing, ...]) -> Stage:
        """What comes next; a player whose character is not here, or dead, has only counters to place."""
        if who in state.plays and not is_dead(state, who):
            match len(draft):
                case 0:
                    return "attack"
                case 1:
                    return "maneuver"
                case 2 if rides_freely(state) and any(map(horse_in, _means_in(draft))):
                    return "rider"
                case 2 if bites_of(state, who):
                    return "second"
            if shield_of(state, who) is not None and not any(isinstance(each, Shield) for each in draft):
                return "shield"
        placed = sum(isinstance(each, Place) for each in draft)
        return "box" if placed < len(to_place(state, state.player_of(who))) else "whole"

    def offer(self, state: RealmState, seat: Seat, draft: tuple[Placing, ...]) -> Choices:
        """The next thing to place, wherever it may lie."""
        who = state.sheet(seat).character
        details: dict[str, str | int] = {"who": who}
        match self._stage(state, who, draft):
            case "attack":
                spell = hurls(state, who)
                attacks = strikes(state, who) if spell is None else spell
                return Choices("strike", (*attacks, Pass()), details)
            case "maneuver":
                rest = () if state.plays[who].stumbled else (Pass(),)
                return Choices("maneuver", (*maneuvers(state, who, draft[0]), *rest), details)
            case "rider":
                return Choices("rider", (*_riders_maneuvers(state, who, draft), Pass()), details)
            case "second":
                bites = (Strike(direction, name) for direction in ATTACKS for name in bites_of(state, who))
                return Choices("strike", (*bites, Pass()), details)
            case "shield":
                return Choices("shield", tuple(map(Shield, ATTACKS)), details)
            case _:
                piece, directions = next_place(state, seat, _placed(draft))
                places = tuple(Place(piece, ATTACKS[number - 1]) for number in directions)
                return Choices("place", places, {**details, "piece": piece})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """Too much effort, too weak, or a box that leaves another one empty."""
        if action in self.choices(state, seat).actions:
            return None
        who, draft = state.sheet(seat).character, self.draft(seat)
        stage = self._stage(state, who, draft)
        if isinstance(action, Place) and stage == "box":
            return refuse("MR-6.7.3d", "boxes-empty")
        if isinstance(action, Strike | Maneuver) and who in state.plays:
            played = (*state.plays[who].acted, *_means_in(draft))
            use: Use = "fight" if isinstance(action, Strike) else "move"
            asked = [means for means in unplayed(state, who, use, played) if means.name == action.means]
            have = effort(state, who, played) + sum(means.asterisks for means in asked)
            if asked and have > (most := most_effort(state, who)):
                return refuse("MR-6.6.3", "too-much-effort", need=most, have=have)
        return refuse(self.rule, "not-offered")

    def whole(self, state: RealmState, seat: Seat, draft: tuple[Placing, ...]) -> bool:
        """All is placed."""
        return self._stage(state, state.sheet(seat).character, draft) == "whole"

    def drafted(self, state: RealmState, seat: Seat, action: Action) -> list[Event]:
        """For his own eyes."""
        who = state.sheet(seat).character
        return [ChoiceNoted(who=who, rule=self.rule, to=(seat,))]

    def ready(self, state: RealmState, seat: Seat) -> list[Event]:
        """All that the others learn."""
        return [PlacementReady(seat=seat, rule=self.rule)]

    def reveal(self, state: RealmState, dice: Dice) -> list[Event]:
        """MR-6.7.4: everything is shown."""
        state.pop()
        events: list[Event] = []
        for seat, draft in zip(self.asked, self.drafts, strict=True):
            who = state.sheet(seat).character
            for action in draft:
                events += _lay(state, who, action)
        return events


def _means_in(draft: tuple[Placing, ...]) -> tuple[str, ...]:
    return tuple(action.means for action in draft if isinstance(action, Strike | Maneuver))


def shield_of(state: RealmState, who: str) -> str | None:
    """His active shield."""
    armor = state.box.armor
    return next(
        (
            piece
            for piece in belongings(state, who)
            if piece in state.active and kind_of(piece) in armor and armor[kind_of(piece)].chosen
        ),
        None,
    )


def strikes(state: RealmState, who: str) -> tuple[Strike, ...]:
    """MR-6.7.3a: a Fight that is strong enough for his weapon, in each direction."""
    weight = weapon_of(state, who).weight
    play = state.plays[who]
    played = (*play.acted, *filter(None, (play.stumbled,)))
    fights = [means for means in means_for(state, who, "fight", played) if means.strength >= weight]
    return tuple(Strike(direction, means.name) for direction in ATTACKS for means in fights)


def maneuvers(state: RealmState, who: str, attack: Placing) -> tuple[Maneuver, ...]:
    """MR-6.7.3b: a Move that carries what he has, in each direction; the Duck in one (MR-13.6.5)."""
    if stumbled := state.plays[who].stumbled:  # MR-10.11.3
        return tuple(Maneuver(direction, stumbled) for direction in DODGES)
    played = (*state.plays[who].acted, *_means_in((attack,)))
    load = load_of(state, who)
    held = is_held(state, who) and state.options.red_side_riders == "killed"  # U-8
    moves = [
        means
        for means in (*means_for(state, who, "move", played), *means_for(state, who, "fly", played))
        if means.strength >= load and not (held and horse_in(means.name))
    ]
    ducks = [means for means in means_for(state, who, "duck", played) if means.strength >= load]
    return (
        *(Maneuver(direction, means.name) for direction in DODGES for means in moves),
        *(Maneuver("duck", means.name) for means in ducks),
    )


def _riders_maneuvers(state: RealmState, who: str, draft: tuple[Placing, ...]) -> tuple[Maneuver, ...]:
    """MR-10.11.2: what somebody on a horse plays for himself, too."""
    moves = own_moves(state, who, (*state.plays[who].acted, *_means_in(draft)))
    return tuple(
        Maneuver(direction, means.name)
        for means in moves
        for direction in (DODGES if means.use == "move" else DODGES[-1:])
    )


def _placed(draft: tuple[Placing, ...]) -> dict[str, int]:
    return {each.piece: 1 + ATTACKS.index(each.direction) for each in draft if isinstance(each, Place)}


def _lay(state: RealmState, who: str, action: Placing) -> list[Event]:
    match action:
        case Strike(direction, means) if means.startswith(PART):
            write_play(state, who, second=means, second_direction=1 + ATTACKS.index(direction))
            shown, rule = means_by_name(state, who, means).shown, "MR-15.5.1g"
            return [Attacks(who=who, direction=direction, means=means, shown=shown, rule=rule, reveals=True)]
        case Strike(direction, means):
            write_play(state, who, attack=means, attack_direction=1 + ATTACKS.index(direction))
            shown = means_by_name(state, who, means).shown
            return [
                Attacks(who=who, direction=direction, means=means, shown=shown, rule="MR-6.7.4", reveals=True)
            ]
        case Hurl():
            return hurl(state, who, action)
        case Maneuver(dodge, means) if state.plays[who].maneuver:
            write_play(state, who, rider_maneuver=means, rider_direction=1 + DODGES.index(dodge))
            shown = means_by_name(state, who, means).shown
            return [
                RiderManeuvers(
                    who=who, direction=dodge, means=means, shown=shown, rule="MR-10.11.2", reveals=True
                )
            ]
        case Maneuver(dodge, means):
            write_play(state, who, maneuver=means, maneuver_direction=1 + DODGES.index(dodge))
            shown = means_by_name(state, who, means).shown
            used = use_up(state, who, FLY_CHITS[means]) if means in FLY_CHITS else []
            return [
                Maneuvers(who=who, direction=dodge, means=means, shown=shown, rule="MR-6.7.4", reveals=True),
                *used,
            ]
        case Shield(direction):
            write_play(state, who, shield=1 + ATTACKS.index(direction))
            return [ShieldPlaced(who=who, direction=direction, rule="MR-6.7.4", reveals=True)]
        case Place(piece, direction):
            stance = state.stances[piece]
            state.stances[piece] = replace(stance, direction=1 + ATTACKS.index(direction))
            return [Placed(piece=piece, direction=direction, rule="MR-6.7.4", reveals=True)]
        case Pass():
            return []
