"""The study of Magic Realm: each character plays alone, with each player, as often as wanted."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

from fabula.bots.match import WAITING_GAMES, in_order, processes
from fabula.core import Fault
from fabula.games.realm.components.box import box_with
from fabula.lab.realm_study.drawing import charts
from fabula.lab.realm_study.solo import PLAYERS, Solo, play
from fabula.lab.realm_study.tally import Tally
from fabula.lab.studies import Part, Progress

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from fabula.lab.realm_study.solo import Life
    from fabula.lab.studies import Wish
    from fabula.words import Words

CHARACTERS = tuple(box_with().characters)


class RealmStudy:
    """Plays and counts."""

    players = PLAYERS
    usual = PLAYERS
    games = 100 * len(CHARACTERS)
    intro = ("study-solo-intro", "study-solo-kinds")

    def number(self, wish: Wish) -> int:
        """How many games that will take in all."""
        return len(CHARACTERS) * len(wish.players) * each(wish)

    def run(self, wish: Wish, words: Words) -> Iterator[Progress | Part]:
        """Plays character after character, and draws everything together."""
        for players in wish.players:
            if players not in self.players:
                raise Fault("no-such-players", name=players, known=", ".join(self.players))
        found: dict[tuple[str, str], Tally] = {
            (who, players): Tally() for who in (*CHARACTERS, "") for players in wish.players
        }
        done = 0
        with ExitStack() as stack:
            pool = stack.enter_context(processes(wish.jobs)) if wish.jobs > 1 else None
            for who in CHARACTERS:
                for players in wish.players:
                    solo, numbers = Solo(who, players, wish.options, wish.seed), range(each(wish))
                    lives: Iterable[Life] = (play(solo, number) for number in numbers)
                    if pool is not None:
                        lives = in_order(pool, play, solo, numbers, wish.jobs * WAITING_GAMES)
                    for life in lives:
                        found[who, players].add(life)
                        found["", players].add(life)
                        done += 1
                        yield Progress(players, 1, done)
        yield Part(", ".join(wish.players), done, None, tuple(charts(found, words)))


def each(wish: Wish) -> int:
    """How many games each character plays with each player."""
    return -(-wish.games // len(CHARACTERS))
