"""A day as a careful treasure hunter records it: hide, rest if weary, go where something may lie, search.

It goes by what its own seat knows: the map, the chits that it has seen, its discoveries, and where monsters
stand. Whom it leads does nothing by himself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.components.box import box_with
from fabula.games.realm.day.actions import Hide, Locate, Loot, Move, Peer, Ready, Rest, Search
from fabula.games.realm.map.atlas import atlas_of
from fabula.games.realm.options.switches import readings_of
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fabula.core import Action, Choices
    from fabula.games.realm.components.box import Box
    from fabula.games.realm.map.atlas import Atlas
    from fabula.games.realm.view import RealmView

WEARY: Final = 4
"""With so many chits out of play he rests."""
FAR: Final = 10**6
WITH_SITES: Final = ("M", "C")
"""MR-2.6: the tiles in which sound and site chits lie."""


class Hunter:
    """The knowledge of one seat at Birdsong, looked up once."""

    def __init__(self, view: RealmView) -> None:
        assert view.my_sheet is not None
        self.view = view
        self.box: Box = box_with(readings_of(view.options))
        self.atlas: Atlas = atlas_of(view.layout, readings_of(view.options))
        self.me = view.my_sheet.character
        self.known = {name for one in view.my_individuals.values() for name in one.discoveries}

    def record(self, choices: Choices) -> Action:
        """The next phase, or the end of the turn."""
        details, actions = choices.details, choices.actions
        draft = self.view.my_draft
        if details.get("who") != self.me or len(actions) == 1:
            return Ready()
        if not any(isinstance(phase, Hide) for phase in draft) and (hide := _first(actions, Hide)):
            return hide
        if self._is_weary() and (rest := _first(actions, Rest)):
            return rest
        at = str(details["clearing"])
        goals = self._goals()
        if at not in goals and (move := self._towards(goals, at, actions)):
            return move
        return _first(actions, Search) or Ready()

    def _is_weary(self) -> bool:
        assert self.view.my_sheet is not None
        return sum(now in ("fatigued", "wounded") for now in self.view.my_sheet.chits) >= WEARY

    def _goals(self) -> set[str]:
        """Clearings of sites that may still hold something; else those of tiles that he has not looked at."""
        sites = {
            f"{tile}-{self.box.sites[chit].clearing}"
            for tile, chits in self.view.chits.items()
            for chit in chits
            if chit in self.box.sites and self.view.piles.get(chit)
        }
        if sites := {clearing for clearing in sites if clearing in self.atlas.clearings}:
            return sites
        return {
            clearing
            for tile, clearings in self.atlas.of_tile.items()
            if tile not in self.view.chits and self.box.tiles[tile].letter in WITH_SITES
            for clearing in clearings
        }

    def _towards(self, goals: set[str], at: str, actions: Sequence[Action]) -> Action | None:
        """The Move that brings him nearest to a goal, past no monster."""
        far = self._distances(goals)
        moves = [
            action for action in actions if isinstance(action, Move) and not self._beset(action.clearing)
        ]
        best = min(moves, key=lambda move: far.get(move.clearing, FAR), default=None)
        return best if best is not None and far.get(best.clearing, FAR) < far.get(at, FAR) else None

    def _distances(self, goals: Iterable[str]) -> dict[str, int]:
        """How many roadways that he can use lie between each clearing and the nearest goal."""
        far = dict.fromkeys(sorted(goals), 0)
        waiting = list(far)
        for clearing in waiting:
            for road in self.atlas.roads[clearing]:
                usable = road.kind == "road" or road.name in self.known
                if road.end is not None and usable and road.end not in far and not self._beset(road.end):
                    far[road.end] = far[clearing] + 1
                    waiting.append(road.end)
        return far

    def _beset(self, clearing: str) -> bool:
        """Whether monsters stand there."""
        return any(kind_of(piece) in self.box.monsters for piece in self.view.standing_at.get(clearing, ()))


def table_to_search(choices: Choices) -> Action | None:
    """MR-3.9: to loot before everything, else to locate, else to peer where he is."""
    for kind in (Loot, Locate, Peer):
        if (found := _first(choices.actions, kind)) is not None:
            return found
    return None


def _first(actions: Sequence[Action], kind: type[Action]) -> Action | None:
    return next((action for action in actions if isinstance(action, kind)), None)
