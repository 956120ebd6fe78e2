"""How characters of Magic Realm fare when monsters find them: `python -m tools.realm_menace`.

Makes `src/fabula/games/realm/tactics/menace.csv`, by which the game's bot judges what it may meet: each
character against each kind of monster, alone and in the numbers in which they come, fighting or running
as the bot does. If they find him it is without magic, for on most days there is no color for it; if he lies
in wait for them he is hidden, has his color at hand, and strikes first.
"""

from __future__ import annotations

import csv
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated, Final

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
from fabula.games.realm.tactics.preparing import repertoire
from fabula.games.realm.tactics.ways import Clever

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.games.realm.combat.setting import Setting

CLOSER: Final = 4
PROMISING: Final = 0.1
"""What kills him no more often than this is worth a closer look."""
TOO_MANY: Final = 3
"""Whoever casts spells does not lie in wait for more than this."""
NEVER: Final = (1.0, 0.0)
"""Where it was not tried he had better not."""
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


def found(character: str, band: str) -> Setting:
    """They find him."""
    return replace(setting_of(character, band), fighters=(Fighter(character),))


def in_wait(character: str, band: str) -> Setting:
    """He is hidden, and they have come without noticing him."""
    setting = setting_of(character, band)
    (fighter,) = setting.fighters
    foes = tuple(replace(foe, attacks="") for foe in setting.foes)
    return replace(setting, fighters=(replace(fighter, hidden=True),), foes=foes)


def dares(who: str, count: int) -> bool:
    """Whether he lies in wait for so many at all."""
    return count <= TOO_MANY or not repertoire(who)


def shares(setting: Setting, games: int) -> tuple[float, float]:
    """How often he died, and how often he killed them all."""
    ends = [_duel(setting, number) for number in range(games)]
    died, won = (sum(one in end for end in ends) for one in ("died", "won"))
    return round(died / games, 3), round(won / games, 3)


def closely(setting: Setting, games: int) -> tuple[float, float]:
    """The same; where it looks safe, from as many more games as it takes to tell a small risk from none."""
    died, won = shares(setting, games)
    return shares(setting, games * CLOSER) if died <= PROMISING else (died, won)


def _duel(setting: Setting, number: int) -> tuple[str, ...]:
    """What comes of one meeting."""
    luck = f"{setting.fighters[0].who} {TOGETHER.join(foe.piece for foe in setting.foes)} {number}"
    dice, own = RandomDice(Random(luck)), RandomDice(Random(f"{luck} own"))
    return fought(game, duels, meeting(setting, dice), Clever(menace.CAREFUL), dice, own)


def main(
    characters: Annotated[
        list[str] | None, typer.Argument(help="Whose rows to make anew: all, or these.")
    ] = None,
    games: Annotated[
        int, typer.Option(help="How often each meets each; what looks safe, four times so often.")
    ] = 12,
    table: Annotated[Path, typer.Option(help="The table that they stand in.")] = TARGET,
) -> None:
    """Play all of them, and write the shares of deaths and of victories."""
    asked = [(who, *band) for who in characters or box_with().characters for band in bands()]
    known = menace.read(table.read_text()) if table.exists() else []
    rows = {row[:3]: row for row in known}
    for who, kind, count in track(asked, "Duels"):
        band = pieces(kind, count)
        first = closely(in_wait(who, band), games) if dares(who, count) else NEVER
        ends = (*closely(found(who, band), games), *first)
        rows[who, kind, count] = menace.Meeting(who, kind, count, *ends)
    with table.open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows((menace.Meeting._fields, *sorted(rows.values())))


if __name__ == "__main__":
    typer.run(main)
