"""The charts of the study of Magic Realm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.lab.charts import Chart, Point
from fabula.lab.realm_study.solo import DEEDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

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
    points = (
        _share(_called(who, words), tally, tally.survived, player) for (who, player), tally in found.items()
    )
    named = ("study-character", "study-alive", "study-player")
    return _shares("survivors", words.say("study-survivors"), named, points, words)


def deeds_by_player(found: Mapping[tuple[str, str], Tally], words: Words) -> Chart:
    """In how many games somebody did each thing, all characters together."""
    points = (
        _share(words.say(deed), tally, tally.deeds[deed], player)
        for (who, player), tally in found.items()
        if not who
        for deed in dict.fromkeys(DEEDS.values())
    )
    title = words.say("study-deeds")
    return _shares("deeds", title, ("study-deed", "study-share", "study-player"), points, words)


def deeds_by_character(found: Mapping[tuple[str, str], Tally], player: str, words: Words) -> Chart:
    """The same for each character, with the strongest player."""
    points = (
        _share(_called(who, words), tally, tally.deeds[deed], words.say(deed))
        for (who, other), tally in found.items()
        if other == player
        for deed in dict.fromkeys(DEEDS.values())
    )
    title = words.say("study-deeds-of", player=player)
    named = ("study-character", "study-share", "study-deed")
    return _shares("deeds-by-character", title, named, points, words)


def _share(label: str, tally: Tally, times: int, group: str) -> Point:
    """In which share of the games it was so, with its interval."""
    share, interval = tally.share(times)
    return Point(label, share, *interval, tally.games, group)


def _shares(
    name: str, title: str, named: tuple[str, str, str], points: Iterable[Point], words: Words
) -> Chart:
    """A chart of shares; the messages name what is compared, the share and the groups."""
    label, value, groups = map(words.say, named)
    return Chart(name, title, label, value, tuple(points), shares=True, groups=groups)
