"""What may come to whoever ends his turn in a tile, and how well he has to hide there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.pieces import kind_of
from fabula.games.realm.tactics.menace import fragility, harm_of

if TYPE_CHECKING:
    from fabula.games.realm.components.kinds import Letter
    from fabula.games.realm.tactics.knowing import Knowing

CALLED: Final = 1 / 6
"""MR-3.15.5: how likely the monster roll is the one on which a box is emptied, or a monster prowls."""
UNKNOWN: Final[dict[Letter, float]] = {"V": 0.1, "W": 0.2, "M": 0.5, "C": 0.6}
"""How likely some monster comes in a day, where nobody has seen the chits."""
BATTLE: Final = 0.1
"""MR-6.2.1: how likely natives who are not his friends battle him in an evening."""
FAILS: Final = {1: 1 / 6, 2: 11 / 36}
"""MR-16.1.1: how likely a Hide phase fails, with one die and with two."""
DEATH: Final = 120.0
"""How many points a death costs, more or less (MR-6.15.2)."""
ENOUGH: Final = (0.003, 0.03, 0.15)
"""Up to these risks to his life he does not hide, hides once, hides twice; beyond, three times."""


def risk(knowing: Knowing, tile: str) -> float:
    """How likely it is that he dies if he ends his turn in a tile unhidden."""
    view, me = knowing.view, knowing.me
    about = [one for clearing in knowing.atlas.of_tile[tile] for one in knowing.monsters_at(clearing)]
    total = 0.0
    if tile in knowing.unseen_tiles:
        total = UNKNOWN[knowing.box.tiles[tile].letter] * fragility(me)
    calls = _calls(knowing, tile)
    for row in range(1, 7):
        boxes = (
            box
            for box in knowing.box.monster_boxes.values()
            if box.row == row and not calls.isdisjoint(box.summoned_by)
        )
        called = [one for box in boxes for one in view.standing_at.get(box.id, ())]
        prowling = [one for one in about if knowing.box.monsters[kind_of(one)].row in (row, None)]
        total += CALLED * harm_of(me, (*called, *prowling)) if called or prowling else 0.0
    return min(1.0, total)


def _calls(knowing: Knowing, tile: str) -> set[str]:
    """How the boxes name the chits of a tile that he knows."""
    letter = knowing.box.tiles[tile].letter.lower()
    found: set[str] = set()
    for chit in knowing.view.chits.get(tile, ()):
        if chit in knowing.box.sounds:
            word = knowing.box.sounds[chit].word
            found |= {word, f"{word}_{letter}"}
        else:
            found.add(chit)
    return found


def risk_at(knowing: Knowing, place: str) -> float:
    """The same for a clearing or a roadway, with the natives there."""
    tiles = knowing.atlas.tiles_at(place)
    natives = BATTLE if knowing.is_unwelcome(place) else 0.0
    return min(1.0, natives + max((risk(knowing, tile) for tile in tiles), default=0.0))


def dice_to_hide(knowing: Knowing, place: str) -> int:
    """MR-13: how many dice he rolls to hide there."""
    character, level = knowing.box.characters[knowing.me], knowing.sheet.level
    caves = character.has_advantage("cave_knowledge", level) and knowing.is_cave(place)
    return 1 if caves or character.has_advantage("concealment", level) else 2


def hides_wanted(knowing: Knowing, place: str) -> int:
    """How many Hide phases a day there takes."""
    danger = risk_at(knowing, place)
    wanted = sum(danger > enough for enough in ENOUGH)
    return wanted if knowing.phases(place) > 2 else min(wanted, 1)


def daily_loss(knowing: Knowing, place: str) -> float:
    """The points that a day there costs on average, hidden as well as he can."""
    fails = FAILS[dice_to_hide(knowing, place)] ** hides_wanted(knowing, place)
    return DEATH * fails * risk_at(knowing, place)
