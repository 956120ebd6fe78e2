"""What can be told from a view: who stands where, and what lies there."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from fabula.games.realm.components.box import box_with
from fabula.games.realm.day.actions import Follow, Move, Phase, Ready, Ride
from fabula.games.realm.map.atlas import atlas_of
from fabula.games.realm.options.switches import readings_of
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fabula.core import Seat
    from fabula.games.realm.components.box import Box
    from fabula.games.realm.magic.bewitching import Bewitchment
    from fabula.games.realm.map.atlas import Atlas
    from fabula.games.realm.natives.hirelings import Hireling
    from fabula.games.realm.options.caches import Cache
    from fabula.games.realm.options.switches import Options
    from fabula.games.realm.sheet_seen import CharacterView
    from fabula.games.realm.view import RealmView

SEVERAL: Final = "{number}*{thing}"
"""How several things of a kind are written, so that the naming can tell."""


class Scene:
    """A view with its pieces looked up once."""

    def __init__(self, view: RealmView, seat: Seat | None) -> None:
        self.view = view
        self.seat = seat
        self.box: Box = box_with(readings_of(view.options))
        self.atlas: Atlas = atlas_of(view.layout, readings_of(view.options))
        self.places = {piece: place for place, pieces in view.standing_at.items() for piece in pieces}
        self.seat_of = {one.who: one.seat for one in view.individuals}

    @property
    def me(self) -> str | None:
        """The character of whoever looks."""
        return None if self.view.my_sheet is None else self.view.my_sheet.character

    @property
    def active(self) -> tuple[str, ...]:
        """The items that are active."""
        return self.view.active

    @property
    def bewitched(self) -> tuple[Bewitchment, ...]:
        """The spells in effect."""
        return self.view.bewitched

    @property
    def options(self) -> Options:
        """The options of the game."""
        return self.view.options

    @property
    def hired(self) -> dict[str, Hireling]:
        """The natives who serve somebody."""
        return self.view.hired

    @property
    def faces(self) -> dict[str, str]:
        """What pieces with several faces show."""
        return self.view.faces

    @property
    def caches(self) -> dict[str, Cache]:
        """The caches that there are."""
        return self.view.caches

    def sheet_of(self, who: str) -> CharacterView | None:
        """The sheet of a character as everybody sees it."""
        return next((sheet for sheet in self.view.characters if sheet.character == who), None)

    def is_secret(self, card: str) -> bool:
        """Whether only some have seen a card that lies in a pile."""
        lying = ((self.view.piles.get(one.place, ()), one.position) for one in self.view.secrets)
        return any(cards[position : position + 1] == (card,) for cards, position in lying)

    def pile_with(self, card: str) -> str | None:
        """The place in whose pile a card lies, by what has been seen."""
        return next((place for place, cards in self.view.piles.items() if card in cards), None)

    def public_chits(self, tile: str) -> tuple[str, ...]:
        """The map chits of a tile that everybody has seen."""
        return tuple(chit for chit in self.view.chits.get(tile, ()) if chit in self.view.revealed)

    def has_advantage(self, who: str, advantage: str) -> bool:
        """Whether somebody has this special advantage at his level."""
        sheet = self.sheet_of(who)
        return sheet is not None and self.box.characters[who].has_advantage(advantage, sheet.level)

    def here(self) -> str | None:
        """The clearing where he will be after what he has recorded, or one beside; else the first one."""
        place = self.places.get(self.recording()[0], "")
        beside = self.atlas.ground_at(place) if place in self.atlas.near else None
        return self.standing() or beside or next(iter(self.atlas.clearings), None)

    def standing(self) -> str | None:
        """The same for whoever is in a clearing; None for the dead, and on a roadway."""
        who, turn = self.recording()
        moves = [phase for phase in turn if isinstance(phase, Move | Ride)]
        if moves and self.view.my_draft:
            last = moves[-1]
            return last.onward if isinstance(last, Ride) else last.clearing
        place = self.places.get(who)
        return place if place in self.atlas.clearings else None

    def acting(self) -> str:
        """Who of one's own people would do what one chooses: whose turn it is, or whose is being recorded."""
        turn = self.view.turn
        return turn.who if turn is not None and turn.who in self.view.my_individuals else self.recording()[0]

    def recording(self) -> tuple[str, tuple[Phase | Follow, ...]]:
        """Whose turn is being recorded, and how; or what is left of the character's own turn."""
        recorders = [who for who in self.view.my_individuals if not self._is_underling(who)]
        turns: list[tuple[Phase | Follow, ...]] = [()]
        for order in self.view.my_draft:
            if isinstance(order, Ready):
                turns.append(())
            elif isinstance(order, Phase | Follow):
                turns[-1] = (*turns[-1], order)
        if self.view.my_draft and len(turns) <= len(recorders):
            return recorders[len(turns) - 1], turns[-1]
        mine = self.view.my_individuals.get(self.me or "")
        return self.me or "", turns[0] if self.view.my_draft or mine is None else mine.turn

    def _is_underling(self, who: str) -> bool:
        """MR-5.8.1: whether he serves somebody and is no leader."""
        leads = who in self.box.natives and self.box.groups[self.box.natives[who].group].leader == who
        return who in self.view.hired and not leads

    def discoveries(self) -> set[str]:
        """All that he has discovered, or his people have."""
        return {name for one in self.view.my_individuals.values() for name in one.discoveries}

    def people(self, clearing: str) -> list[tuple[str, Seat]]:
        """Those in a clearing who take turns, each with his seat."""
        pieces = self.view.standing_at.get(clearing, ())
        return [(piece, self.seat_of[piece]) for piece in pieces if piece in self.seat_of]

    def things(self, clearing: str) -> tuple[str, ...]:
        """Everything in a clearing by name, natives by group, those that are alike once with their number."""
        pieces = self.view.standing_at.get(clearing, ())
        natives = self.box.natives
        kinds = Counter(
            natives[piece].group if piece in natives and piece not in self.seat_of else kind_of(piece)
            for piece in pieces
        )
        return tuple(
            kind if number == 1 or kind in self.box.groups else SEVERAL.format(number=number, thing=kind)
            for kind, number in kinds.items()
        )

    def marks(self, clearing: str) -> str:
        """What is in a clearing, one letter for each sort of thing."""
        pieces = {kind_of(piece) for piece in self.view.standing_at.get(clearing, ())}
        sorts: dict[str, Iterable[str]] = {
            "⌂": self.box.dwellings,
            "!": self.box.monsters,
            "n": self.box.natives,
            "$": {*self.box.items, *self.box.treasures},
        }
        return "".join(mark for mark, kinds in sorts.items() if not pieces.isdisjoint(kinds))
