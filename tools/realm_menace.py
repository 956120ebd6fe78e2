"""How characters of Magic Realm fare when monsters find them: `python -m tools.realm_menace`.

Makes `src/fabula/games/realm/tactics/menace.csv`, by which the game's bot judges what it may meet: each
character against each kind of monster, alone and in the numbers in which they come, fighting or running
as the bot does, but without magic: on most days there is no color for it.
"""

from __future__ import annotations

import csv
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import typer
from msgspec.structs import replace
from rich.progress import track

from fabula.bots.duel import fought
from fabula.core import RandomDice
from fabula.games.realm import game
from fabula.games.realm.combat.setting import Fighter
from fabula.games.realm.components.box import box_with
from fabula.games.realm.tactics import menace
from fabula.games.realm.tactics.duels import TOGETHER, duels, meeting, setting_of
from fabula.games.realm.tactics.ways import Clever

if TYPE_CHECKING:
    from collections.abc import Iterator

TARGET: Final = Path(menace.__file__).with_name(menace.TABLE)


def bands() -> Iterator[tuple[str, int]]:
    """The kinds of monsters, in the numbers in which they come (MR-3.15.11)."""
    found = {(kind, 1) for kind in box_with().monsters} | {("ghost", 2)}
    found |= {
        (kind, count) for box in box_with().monster_boxes.values() for kind, count in box.monsters.items()
    }
    yield from sorted(found)


def pieces(kind: str, count: int) -> str:
    """A band as duels name it; wolves are of two kinds."""
    if kind == menace.WOLVES:
        return TOGETHER.join((f"{kind}_a", f"{kind}_b")[number % 2] for number in range(count))
    return TOGETHER.join([kind] * count)


def duel(character: str, band: str, number: int) -> tuple[str, ...]:
    """What comes of one meeting."""
    luck = f"{character} {band} {number}"
    dice, own = RandomDice(Random(luck)), RandomDice(Random(f"{luck} own"))
    plain = replace(setting_of(character, band), fighters=(Fighter(character),))
    return fought(game, duels, meeting(plain, dice), Clever(menace.CAREFUL), dice, own)


def main(games: int = typer.Option(12, help="How often each meets each.")) -> None:
    """Play all of them, and write the shares of deaths and of victories."""
    meetings = [(who, *band) for who in box_with().characters for band in bands()]
    rows: list[menace.Meeting] = []
    for who, kind, count in track(meetings, "Duels"):
        found = [duel(who, pieces(kind, count), number) for number in range(games)]
        died, won = (sum(one in ends for ends in found) / games for one in ("died", "won"))
        rows.append(menace.Meeting(who, kind, count, round(died, 3), round(won, 3)))
    with TARGET.open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows((menace.Meeting._fields, *rows))


if __name__ == "__main__":
    typer.run(main)
