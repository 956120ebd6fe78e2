"""MR-5.3.2, MR-16.7: what things cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from fabula.games.realm.components.items import Armor
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.games.realm.components.box import Box
    from fabula.games.realm.state import RealmState

DAMAGED: Final = "damaged"
"""The face of damaged armor."""


class Priced(Protocol):
    """What counts for a price: a state has it, and so has a view."""

    @property
    def box(self) -> Box:
        """The components."""

    @property
    def faces(self) -> Mapping[str, str]:
        """What pieces with several faces show."""


def basic_price(state: Priced, piece: str, partner: str) -> int:
    """What a group or a visitor pays for an item; when it is bought there this is multiplied."""
    special = state.box.all_tables.visitor_prices.get(piece, {}).get(partner)
    if special is not None:
        return special
    if piece in state.box.treasures:
        return state.box.treasures[piece].gold or 0
    item = state.box.items[kind_of(piece)]
    if isinstance(item, Armor) and state.faces.get(piece) == DAMAGED:
        return item.damaged_price
    return item.price


def fame_of(state: RealmState, piece: str, partner: str) -> int:
    """MR-5.3.3: the Fame for selling a card to this very group, and the Fame that it costs there."""
    card = state.box.treasures.get(piece)
    if card is None or card.fame_reward is None or card.fame_reward.group != partner:
        return 0
    return card.fame_reward.fame
