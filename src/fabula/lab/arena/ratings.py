"""Ratings of the bots of a contest, by openskill."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fabula.bots.intervals import NORMAL_QUANTILE
from fabula.lab.needs import needs

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.bots.match import Played
    from fabula.lab.arena.contest import Block


class Rating(NamedTuple):
    """How strong a bot is, and between which values that is with a certainty of 95%."""

    value: float
    low: float
    high: float


def ratings(bots: tuple[str, ...], blocks: Sequence[Block], *, passes: int = 1) -> dict[str, Rating]:
    """The rating of each bot after all these games (Plackett and Luce's model; everybody begins with 25).

    A bot does not learn between its games, so nothing is added to the uncertainty from game to game. Where
    bots meet only some of the others, one pass over the games depends on their order: each further pass
    begins with the values of the one before it, as uncertain as at first.
    """
    with needs("lab"):
        from openskill.models import PlackettLuce
    model = PlackettLuce(tau=0.0)
    known = {bot: model.rating(name=bot) for bot in bots}
    games = [ranks for block in blocks for played in block if len(ranks := _ranks(played)) > 1]
    for number in range(passes):
        if number:
            known = {bot: model.rating(name=bot, mu=rating.mu) for bot, rating in known.items()}
        for ranks in games:
            rated = model.rate([[known[bot]] for bot in ranks], ranks=list(ranks.values()))
            for bot, (rating,) in zip(ranks, rated, strict=True):
                known[bot] = rating
    return {
        bot: Rating(
            rating.mu,
            rating.mu - NORMAL_QUANTILE * rating.sigma,
            rating.mu + NORMAL_QUANTILE * rating.sigma,
        )
        for bot, rating in known.items()
    }


def _ranks(played: Played) -> dict[str, float]:
    """Where each bot came in, on average if it has several seats; nothing if the game was called off."""
    if played.standing is None:
        return {}
    places: dict[str, list[int]] = {}
    for bot, place in zip(played.seating, played.standing.places, strict=True):
        places.setdefault(bot, []).append(place)
    return {bot: sum(each) / len(each) for bot, each in places.items()}
