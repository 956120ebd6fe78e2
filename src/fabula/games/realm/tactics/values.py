"""What things are worth to a seat in points of its total, kept or sold, by its requirements."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fabula.games.realm.components.items import Armor, Horse
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.scoring.victory import ASHES, DISGUST, category_score
from fabula.games.realm.trade.prices import DAMAGED

if TYPE_CHECKING:
    from fabula.games.realm.tactics.knowing import Knowing


class Worth(NamedTuple):
    """MR-9.3.4: what more of a category is worth: as long as some is missing each counts thrice."""

    missing: int
    each: float
    dear: int

    @property
    def next(self) -> float:
        """The next one."""
        return self.each * (self.dear if self.missing else 1)

    def of(self, more: int) -> float:
        """So many more."""
        return self.each * (more + (self.dear - 1) * min(more, self.missing))


class Values:
    """The worth of one more point in each category, and of things; under curses, or as if there were none."""

    def __init__(self, knowing: Knowing, *, cursed: bool = True) -> None:
        self.knowing = knowing
        required, sheet = knowing.sheet.requirements, knowing.sheet
        curses = sheet.curses if cursed else ()
        victory = knowing.box.victory
        cards = [knowing.box.treasures[piece] for piece in knowing.things if piece in knowing.box.treasures]
        have = (
            sum(card.great for card in cards),
            len(sheet.learned),
            sheet.fame + sum(card.fame for card in cards),
            sheet.notoriety + sum(card.notoriety for card in cards),
            knowing.one.gold - sheet.worth,
        )
        points = (0, 0, 0, 0, 0)
        if required is not None:
            points = (
                required.great_treasures,
                required.usable_spells,
                required.fame,
                required.notoriety,
                required.gold,
            )
        self._net, self._assigned = have[-1], points[-1]
        worth = [
            Worth(
                max(0, assigned * category.unit - owned),
                (1 + assigned) / category.unit,
                victory.deficit_factor,
            )
            for category, owned, assigned in zip(victory.categories, have, points, strict=True)
        ]
        self.great, self.spell, self.fame, self.notoriety, self.gold = (one.next for one in worth)
        _, _, self._fame, self._notoriety, _ = worth
        if DISGUST in curses:  # MR-9.3.5: what is recorded counts for nothing, and what is owned as ever
            self._fame = Worth(0, 0.0, 1)
        self._poor = ASHES in curses
        if self._poor:
            self.gold = 0.0

    def rounding(self, gold: int, more: int = 0) -> float:
        """MR-9.3.4: what so much Gold counts besides, since only whole steps do; after so much more, perhaps.

        Half of that: who knows what else he will gain or lose.
        """
        if self._poor:
            return 0.0
        start = self._net + more
        return (self._counted(start + gold) - self._counted(start) - gold * self.gold) / 2

    def _counted(self, gold: int) -> int:
        """What so much Gold counts in the end."""
        victory = self.knowing.box.victory
        return category_score(victory, victory.categories[-1], gold, self._assigned)

    def kept(self, piece: str) -> float:
        """MR-9.2: what it counts at the end if he still has it."""
        card = self.knowing.box.treasures.get(piece)
        if card is not None:
            return card.great * self.great + card.fame * self.fame + card.notoriety * self.notoriety
        item = self.knowing.box.items[kind_of(piece)]
        return 0.0 if isinstance(item, Horse) else item.fame * self.fame + item.notoriety * self.notoriety

    def kills(self, kind: str, number: int) -> float:
        """MR-6.11: what it brings to kill so many in a day: the second counts twice, and so on."""
        monster = self.knowing.box.monsters[kind]
        times = number * (number + 1) // 2
        return self._fame.of(monster.fame * times) + self._notoriety.of(monster.notoriety * times)

    def sold(self, piece: str, partner: str) -> float:
        """MR-5.4.1: what it brings there, in Gold and Fame."""
        card = self.knowing.box.treasures.get(piece)
        reward = None if card is None else card.fame_reward
        fame = reward.fame if reward is not None and reward.group == partner else 0
        return self.price(piece, partner) * self.gold + fame * self._fame.next

    def price(self, piece: str, partner: str) -> int:
        """MR-5.3.2: what a group or a visitor pays."""
        box = self.knowing.box
        special = box.all_tables.visitor_prices.get(piece, {}).get(partner)
        if special is not None:
            return special
        if piece in box.treasures:
            return box.treasures[piece].gold or 0
        item = box.items[kind_of(piece)]
        damaged = isinstance(item, Armor) and self.knowing.view.faces.get(piece) == DAMAGED
        return item.damaged_price if isinstance(item, Armor) and damaged else item.price
