"""MR-15.8.6: Whistle for Monsters moves a Sound chit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Seat, Step
from fabula.games.realm.magic.actions import WhistleTo
from fabula.games.realm.magic.events import SoundMoved
from fabula.games.realm.map.chits import chits_in

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.magic.casting import Casting
    from fabula.games.realm.state import RealmState

RULE: Final = "MR-15.8.6"
WHISTLE: Final = "whistle_for_monsters"
CLEARINGS: Final = 6
"""How many clearings a tile must have."""


def is_large(state: RealmState, tile: str) -> bool:
    """Whether a tile has six clearings, so that each Sound chit has its own there."""
    return len(state.atlas.of_tile[tile]) == CLEARINGS


def sounds_face_up(state: RealmState) -> list[str]:
    """The Sound chits that lie face up, wherever they are."""
    return [chit for chit in state.box.sounds if chit in state.face_up]


def whistle(state: RealmState, casting: Casting, dice: Dice) -> list[Event]:
    """A chit of another tile comes to that of the caster; one of his own goes where he likes."""
    (chit,) = casting.targets
    tile = _tile_of(state, casting.caster)
    if chit not in chits_in(state, tile):
        return _move(state, casting.caster, chit, tile)
    state.push(SendSound(casting.caster, chit))
    return []


def _tile_of(state: RealmState, who: str) -> str:
    return state.atlas.clearings[state.places[who]].tile


def _move(state: RealmState, who: str, chit: str, tile: str) -> list[Event]:
    """It summons there from now on, and not where it was dealt."""
    if chit in state.chits.get(tile, ()):
        del state.whistled[chit]
    else:
        state.whistled = dict(sorted({**state.whistled, chit: tile}.items()))
    return [SoundMoved(who=who, chit=chit, tile=tile, rule=RULE)]


class SendSound(Step["RealmState"], frozen=True):
    """MR-15.8.6: the caster names another tile of six clearings for a chit of his own tile."""

    rule = RULE
    who: str
    chit: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever whistles."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Every other tile of six clearings."""
        here = _tile_of(state, self.who)
        tiles = (tile for tile in sorted(state.atlas.of_tile) if tile != here and is_large(state, tile))
        return Choices("whistle-to", tuple(map(WhistleTo, tiles)), {"who": self.who, "chit": self.chit})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """There it is."""
        assert isinstance(action, WhistleTo)
        state.pop()
        return _move(state, self.who, self.chit, action.tile)
