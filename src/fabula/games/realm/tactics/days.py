"""A day as a careful adventurer records it: away from what kills him, hidden, rested, and to some purpose.

It goes by what its own seat knows. Whom it leads does nothing by himself.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from fabula.games.realm.day.actions import Alert, Enchant, Hide, Hire, Move, Ready, Rest, Search, Trade
from fabula.games.realm.tactics.buying import shops_at
from fabula.games.realm.tactics.dangers import MOST_HIDES, PHASE, evening_at, hides_wanted, night
from fabula.games.realm.tactics.escapes import Escape
from fabula.games.realm.tactics.hiring import group_to_hire
from fabula.games.realm.tactics.journeys import WEARY
from fabula.games.realm.tactics.knowing import FAR
from fabula.games.realm.tactics.melting import lacks_color, rests_to_color
from fabula.games.realm.tactics.paths import distances
from fabula.games.realm.tactics.trading import days_left, goods_at, sales_at, stake
from fabula.games.realm.tactics.treks import drift, march
from fabula.games.realm.treasures.birdsong_cards import LANTERN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Action, Choices
    from fabula.games.realm.tactics.camps import Camp
    from fabula.games.realm.tactics.journeys import Journey
    from fabula.games.realm.tactics.knowing import Knowing
    from fabula.games.realm.tactics.marches import March

ATTEMPTS: Final = 2
"""So many phases of a day he spends on hiring, and on buying."""
PATIENT: Final = 3.0
"""He waits on a roadway if to leave it costs more than this, and than what he hopes for elsewhere."""
TO_COME: Final = 0.25
"""What each day that is left is worth to him, whatever he will do with it."""
A_WHILE: Final = 3
"""For so many days he would do what he has set out for."""
PHASES_TO_ENCHANT: Final = 2
"""MR-3.11.1: so many phases it takes to make color of a chit."""
WORK: Final = ("loot", "explore", "hunt")
"""What there is to do for him, and not only to be, where he has come."""
INDOORS: Final = "reputation"
"""MR-13.4.2: an extra phase that is good for nothing but at dwellings."""


class Day:
    """A turn that is being recorded."""

    def __init__(
        self, knowing: Knowing, choices: Choices, goal: Journey | None, draft: tuple[Action, ...] = ()
    ) -> None:
        self.knowing, self.goal = knowing, goal
        self.at = str(choices.details["clearing"])
        here = knowing.view.standing_at.get(self.at, ())
        housed = any(piece in knowing.box.dwellings for piece in here)
        useless = {*(() if housed else (INDOORS,)), *(() if knowing.is_cave(self.at) else (LANTERN,))}
        useless |= goods_at(knowing, self.at)  # MR-14.2.2: what a phase still needs cannot be sold
        self.actions = tuple(one for one in choices.actions if getattr(one, "source", "") not in useless)
        ends = [number for number, order in enumerate(draft) if isinstance(order, Ready)]
        self.done = draft[ends[-1] + 1 :] if ends else draft
        self.hidden = sum(isinstance(phase, Hide) for phase in self.done)
        self.left = int(choices.details["left"])

    def phase(self) -> Action:
        """The next phase, or the end of the turn."""
        if self.knowing.is_mist and self.at in self.knowing.atlas.clearings:
            return self._climb() or self._drift() or Ready()
        return (
            self._climb()
            or self._flee()
            or self._trade()
            or self._hire()
            or self._color()
            or self._hide()
            or self._rest_to_color()
            or self._rest()
            or self._work()
            or self._go()
            or self._idle()
            or Ready()
        )

    def _climb(self) -> Action | None:
        """MR-3.5.2: the second half of the way up a mountain."""
        last = self.done[-1] if self.done else None
        if not isinstance(last, Move) or last.clearing == self.at:
            return None
        return self._move_to(last.clearing)

    def _drift(self) -> Action | None:
        """MR-15.6.3a: on his way, for there is nothing else that mist could do; it need not hide."""
        aim = None if self.goal is None else self._aim()
        path = drift(self.knowing, self.at, aim, self.left).path
        return self._move_to(path[0]) if path else None

    def _move_to(self, clearing: str | None) -> Action | None:
        """The Move there, with whatever phase is good for it."""
        moves = [one for one in self.actions if isinstance(one, Move) and one.clearing == clearing]
        return first(moves, Move)

    def _flee(self) -> Action | None:
        """MR-3.13.1a: whoever moves first thing is not blocked by what stands about."""
        if self.at not in self.knowing.atlas.clearings:
            return self._leave_road()
        if self.knowing.is_watched(self.at) and len(self.done) == self.hidden < 2:
            if not self._loots_here:
                return self._escape()
            return None if self.hidden else first(self.actions, Hide)
        return self._slip_away()

    @property
    def _loots_here(self) -> bool:
        """Whether he is at a site all day and all night, whoever else is there."""
        goal = self.goal
        return goal is not None and goal.camp is not None and self.at == goal.clearing == goal.camp.clearing

    def _escape(self) -> Action | None:
        """Out of the clearing at once, or as soon as he is hidden."""
        escape = Escape(self.knowing, self.at, self.left, None if self.goal is None else self._aim())
        if self.hidden:
            return self._move_to(escape.from_hiding())
        return self._move_to(escape.at_once()) or first(self.actions, Hide)

    def _leave_road(self) -> Action:
        """MR-3.5.8: there he can do nothing but go on; or wait, if what is at both ends is too much."""
        escape = Escape(self.knowing, self.at, self.left, None if self.goal is None else self._aim())
        ends = sorted({road.end for road in self.knowing.atlas.roads_from(self.at) if road.end is not None})
        end = min(ends, key=escape.unhidden, default=None)
        hope = max(
            0.0 if self.goal is None else self.goal.promise * A_WHILE, TO_COME * days_left(self.knowing)
        )
        seen = end is not None and self.knowing.monsters_at(end)
        if seen and evening_at(self.knowing, str(end)).found > PATIENT + stake(self.knowing) + hope:
            return Ready()
        return self._move_to(end) or Ready()

    def _slip_away(self) -> Action | None:
        """MR-6.2.1: not to spend the evening with natives who may take it amiss; but first he deals."""
        if not self.knowing.is_unwelcome(self.at) or self._has_to_sell or self._has_to_hire or self._marches:
            return None
        if self.goal is not None and self.goal.purpose != "sell" and self.goal.clearing == self.at:
            return None
        hides = max(self.hidden, min(MOST_HIDES, self.left))
        nights = {
            move: night(self.knowing, move.clearing, max(self.hidden, hides - 1)) for move in self._moves()
        }
        best = min(nights, key=nights.__getitem__, default=None)
        return None if best is None or nights[best] >= night(self.knowing, self.at, hides) else best

    @property
    def _has_to_sell(self) -> bool:
        """Whether there is anything to sell here that is not to be sold today already."""
        return sales_at(self.knowing, self.at) > 0 and not any(isinstance(one, Trade) for one in self.done)

    def _trade(self) -> Action | None:
        return first(self.actions, Trade) if self._has_to_sell else None

    def _hire(self) -> Action | None:
        return first(self.actions, Hire) if self._has_to_hire else None

    @property
    def _has_to_hire(self) -> bool:
        """Whether somebody here is worth his wage: he asks them first thing in the morning, twice."""
        asked = [one for one in self.done if isinstance(one, Hire)]
        early = len(asked) == len(self.done) < ATTEMPTS
        return early and group_to_hire(self.knowing, self.at) is not None

    def _color(self) -> Action | None:
        """MR-7.7.3: color for mist, as soon as its chit is rested."""
        begun = sum(isinstance(one, Enchant) for one in self.done)
        ready = self._wants_color and (begun or not self._rests_to_color)
        return self._prepare(begun) if ready and begun < PHASES_TO_ENCHANT else None

    def _rest_to_color(self) -> Action | None:
        """MR-3.8.2: a chit for it; better hidden, for that may take all day."""
        return first(self.actions, Rest) if self._wants_color and self._rests_to_color else None

    @property
    def _wants_color(self) -> bool:
        """Whether he lacks color for mist, and nobody disturbs him."""
        return lacks_color(self.knowing) and not self.knowing.is_watched(self.at)

    @property
    def _rests_to_color(self) -> int:
        """How many Rest phases he needs yet before he can make some."""
        begun = any(isinstance(one, Enchant) for one in self.done)
        resting = sum(isinstance(one, Rest) for one in self.done)
        return 0 if begun else max(0, rests_to_color(self.knowing) - resting)

    def _prepare(self, begun: int) -> Action | None:
        """MR-3.11.1: an Enchant phase, but no first one if there is no time for another."""
        enchants = [one for one in self.actions if isinstance(one, Enchant)]
        more = sum(one.source != "ordinary" for one in enchants)
        return first(enchants, Enchant) if begun or self.left + more > 1 else None

    def _hide(self) -> Action | None:
        """As often as it takes where he is, or where he ends his day."""
        if self.goal is not None and self.goal.camp is not None and self._is_at_work(self.goal.camp):
            enough = self.hidden >= self.goal.camp.hides
            return None if enough else first(self.actions, Hide)
        if self._marches and self._march.path:
            wanted = self._march.hides
        else:
            cost = 0.0 if self._lies_in_wait else PHASE
            wanted = hides_wanted(self.knowing, self.at, cost)
        return None if self.hidden >= wanted else first(self.actions, Hide)

    @property
    def _marches(self) -> bool:
        """Whether he is on his way; whom he hires today can follow him only tomorrow (MR-3.12.8)."""
        if self.goal is None or any(isinstance(one, Hire) for one in self.done):
            return False
        return self._aim() != self.at and self.at in self.knowing.atlas.clearings

    @cached_property
    def _march(self) -> March:
        """How far he goes today."""
        assert self.goal is not None
        goal = self.goal._replace(clearing=self._aim())
        return march(self.knowing, self.at, goal, self.left, self.hidden)

    @property
    def _lies_in_wait(self) -> bool:
        """Whether he has nothing to do here but to wait for prey."""
        return self.goal is not None and self.goal.purpose == "hunt" and self.goal.clearing == self.at

    def _rest(self) -> Action | None:
        resting = sum(isinstance(phase, Rest) for phase in self.done)
        stays = self.goal is None or self.goal.purpose not in ("retreat", "sell")
        return first(self.actions, Rest) if stays and self.knowing.tired - resting >= WEARY else None

    def _work(self) -> Action | None:
        """What he has come for."""
        if self.goal is None or self.at != self._aim() or self.goal.purpose not in WORK:
            return None
        if self.goal.purpose == "hunt":  # MR-3.7.1: an alerted weapon strikes sooner
            return None if any(isinstance(one, Alert) for one in self.done) else first(self.actions, Alert)
        return first(self.actions, Search) if self.at == self.goal.clearing else None

    def _is_at_work(self, camp: Camp) -> bool:
        """Whether he loots from this camp today."""
        assert self.goal is not None
        return self.at in (camp.clearing, self.goal.clearing)

    def _aim(self) -> str:
        """Where to go now: for a night he leaves the site for his camp."""
        assert self.goal is not None
        camp, site = self.goal.camp, self.goal.clearing
        if camp is None or camp.clearing == site:
            return site
        if self.at == site:
            return site if self.left > camp.back else camp.clearing
        far = distances(self.knowing, [site]).get(self.at, FAR)
        return site if self.left > far + camp.back else camp.clearing

    def _go(self) -> Action | None:
        """On, as far as he goes today; or a search, if he has to find the way."""
        if not self._marches or self._march.end == self.at:
            return None
        return self._move_to(self._march.path[0]) if self._march.path else first(self.actions, Search)

    def _moves(self) -> list[Move]:
        moves = [one for one in self.actions if isinstance(one, Move)]
        moves.sort(key=lambda move: move.source == "ordinary")
        roads = self.knowing.atlas.roads_from(self.at)
        ends = {road.end for road in roads if self.knowing.is_open(road)}
        return [move for move in moves if move.clearing in ends and self._dares(move.clearing)]

    def _dares(self, clearing: str) -> bool:
        """Among monsters he goes hidden, if at all; and out of their clearing first thing in the morning."""
        return not self.knowing.is_beset(clearing) and self.hidden >= self.knowing.stealth(self.at, clearing)

    def _idle(self) -> Action | None:
        """Nothing to do: rest if anything is tired, else enchant, else hide better."""
        resting = sum(isinstance(phase, Rest) for phase in self.done)
        if resting < self.knowing.rests and (rest := first(self.actions, Rest)):
            return rest
        return self._shop() or self._enchant() or (None if self._lies_in_wait else first(self.actions, Hide))

    def _shop(self) -> Action | None:
        """MR-5.3.1: to look what his friends have, if he has been here since morning."""
        asked = sum(isinstance(one, Trade) for one in self.done)
        if self.at != self.knowing.here or asked >= ATTEMPTS or not any(shops_at(self.knowing, self.at)):
            return None
        return first(self.actions, Trade)

    def _enchant(self) -> Action | None:
        """MR-3.11.1: color for the next spells."""
        begun = sum(isinstance(one, Enchant) for one in self.done)
        return self._prepare(begun) if begun <= len(self.knowing.pale) and self.knowing.pale else None


def first(actions: Sequence[Action], kind: type[Action]) -> Action | None:
    """The first action of a kind; extra phases before ordinary ones (MR-3.2.3)."""
    found = [action for action in actions if isinstance(action, kind)]
    extra = [action for action in found if getattr(action, "source", "ordinary") != "ordinary"]
    return next(iter((*extra, *found)), None)
