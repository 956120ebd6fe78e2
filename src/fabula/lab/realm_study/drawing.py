"""The charts of the study of Magic Realm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.lab.charts import Chart, Point
from fabula.lab.realm_study.solo import DEEDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from fabula.lab.realm_study.tally import Tally
    from fabula.words import Words


def charts(found: Mapping[tuple[str, str], Tally], words: Words) -> Iterator[Chart]:
    """Everything that was counted, by character and player; an empty character stands for all of them."""
    yield scores(found, words)
    yield survivors(found, words)
    yield deeds_by_player(found, words)
    players = list(dict.fromkeys(player for _, player in found))
    yield deeds_by_character(found, players[-1], words)


def _called(character: str, words: Words) -> str:
    return words.word(character) or character if character else words.say("study-everybody")


def scores(found: Mapping[tuple[str, str], Tally], words: Words) -> Chart:
    """The mean score of each character with each player."""
    points = (
        Point(_called(who, words), tally.mean, *tally.interval, tally.games, player)
        for (who, player), tally in found.items()
    )
    say = words.say
    return Chart(
        "scores",
        say("study-scores"),
        say("study-character"),
        say("study-score"),
        tuple(points),
        groups=say("study-player"),
        digits=1,
    )


def survivors(found: Mapping[tuple[str, str], Tally], words: Words) -> Chart:
    """How often each character is alive in the end."""
    points = []
    for (who, player), tally in found.items():
        share, interval = tally.share(tally.survived)
        points.append(Point(_called(who, words), share, *interval, tally.games, player))
    say = words.say
    return Chart(
        "survivors",
        say("study-survivors"),
        say("study-character"),
        say("study-alive"),
        tuple(points),
        shares=True,
        groups=say("study-player"),
    )


def deeds_by_player(found: Mapping[tuple[str, str], Tally], words: Words) -> Chart:
    """In how many games somebody did each thing, all characters together."""
    points = []
    for (who, player), tally in found.items():
        for deed in dict.fromkeys(DEEDS.values()) if not who else ():
            share, interval = tally.share(tally.deeds[deed])
            points.append(Point(words.say(deed), share, *interval, tally.games, player))
    say = words.say
    return Chart(
        "deeds",
        say("study-deeds"),
        say("study-deed"),
        say("study-share"),
        tuple(points),
        shares=True,
        groups=say("study-player"),
    )


def deeds_by_character(found: Mapping[tuple[str, str], Tally], player: str, words: Words) -> Chart:
    """The same for each character, with the strongest player."""
    points = []
    for (who, other), tally in found.items():
        for deed in dict.fromkeys(DEEDS.values()) if other == player else ():
            share, interval = tally.share(tally.deeds[deed])
            label = words.say(deed)
            points.append(Point(_called(who, words), share, *interval, tally.games, label))
    say = words.say
    return Chart(
        "deeds-by-character",
        say("study-deeds-of", player=player),
        say("study-character"),
        say("study-share"),
        tuple(points),
        shares=True,
        groups=say("study-deed"),
    )
