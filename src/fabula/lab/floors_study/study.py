"""The study of Floors: it plays on the compiled lane until there are enough games, and draws them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from fabula.bots.intervals import NORMAL_QUANTILE, wilson
from fabula.core import Fault
from fabula.lab.needs import needs
from fabula.lab.studies import Part, Progress

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.lab.floors_study.counts import Counts, Plan, Policy
    from fabula.lab.studies import Wish
    from fabula.words import Words

AT_RANDOM: Final = "random"


class FloorsStudy:
    """Plays and counts."""

    players = (AT_RANDOM, "greedy", "thinking")
    usual = (AT_RANDOM, "greedy")
    games = 100_000
    intro = ("study-intro", "study-kinds")

    def number(self, wish: Wish) -> int:
        """How many games that will take in all."""
        return sum(portion * number for _, number, portion in self._plans(wish))

    def _plans(self, wish: Wish) -> list[tuple[Plan, int, int]]:
        """What is played: each plan with the number of its portions and their size."""
        with needs("lab"):
            from fabula.lab.floors_study.counts import Plan

        found = []
        for players in wish.players:
            if players not in self.players:
                raise Fault("no-such-players", name=players, known=", ".join(self.players))
            for seats in wish.seats:
                plan = Plan(seats, cast("Policy", players), wish.options, wish.seed)
                at_random = -(-wish.games // len(wish.seats))
                games = at_random if players == AT_RANDOM else games_needed(seats, wish.precision)
                found.append((plan, -(-games // plan.portion), plan.portion))
        return found

    def run(self, wish: Wish, words: Words) -> Iterator[Progress | Part]:
        """Plays, saying how far it is, and tells each part when it is there."""
        from fabula.lab.floors_study.counts import Counts, figures_each, portions
        from fabula.lab.floors_study.drawing import charts, share_won

        played = 0
        found: dict[str, list[Counts]] = {}
        for plan, number, portion in self._plans(wish):
            sums = Counts(plan.seats, figures_each(plan.seats))
            for counts in portions(plan, range(number), jobs=wish.jobs):
                sums.add(counts)
                played += portion
                yield Progress(plan.policy, plan.seats, played)
            found.setdefault(plan.policy, []).append(sums)
            if len(found[plan.policy]) == len(wish.seats):
                all_ = found[plan.policy]
                drawn = tuple(charts(plan.policy, all_, words))
                yield Part(plan.policy, sum(each.games for each in all_), share_won(all_), drawn)


def games_needed(seats: int, precision: float) -> int:
    """So many games tell a seat's share of wins as exactly as wanted, if it is not far from an equal one."""
    share = 1 / seats
    games = int(NORMAL_QUANTILE**2 * share * (1 - share) / precision**2)
    while True:
        low, high = wilson(round(share * games), games)
        if high - low <= 2 * precision:
            return games
        games += max(1, games // 100)
