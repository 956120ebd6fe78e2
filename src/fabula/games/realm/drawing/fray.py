"""A combat as a view shows it: who is on which sheet under which letter, and what has been played."""

from __future__ import annotations

from string import ascii_lowercase
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from fabula.games.realm.combat.actions import ATTACKS, DODGES, Maneuver, Place, Shield, Strike
from fabula.games.realm.combat.counters import body_of, counter
from fabula.games.realm.combat.essences import RED
from fabula.games.realm.combat.hits import harm_name
from fabula.games.realm.combat.means import (
    ENERGY,
    GIRTLE,
    MOST_EFFORT,
    WITH_GIRTLE,
    WITHOUT_LIMIT,
    other_means,
)
from fabula.games.realm.combat.weapons import weapon_of
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.rolls import has_active
from fabula.games.realm.magic.shapes import shape_of
from fabula.games.realm.magic.unleashing import chit_now
from fabula.games.realm.sheet import printed_chits

if TYPE_CHECKING:
    from fabula.games.realm.combat.sheets import Play, Stance
    from fabula.games.realm.components.characters import ActionChit
    from fabula.games.realm.drawing.seen import Scene

RED_SIDE: Final = "!"
"""Stands behind the blow of a red side, which kills whatever it hits."""


class Shown(Struct, frozen=True):
    """A Fight or a Move: how it is printed, when it comes, and its asterisks."""

    text: str
    time: int
    asterisks: int
    level: int
    """Its strength, as one counts."""


def fights(scene: Scene) -> bool:
    """Whether there is a combat to look at, with a sheet of somebody in it."""
    return scene.view.fight is not None and bool(scene.view.plays or scene.view.stances)


def stances(scene: Scene) -> dict[str, Stance]:
    """Where each counter lies; those that one has placed oneself, unseen by the others, lie there already."""
    found = dict(scene.view.stances)
    for laid in scene.view.my_draft:
        if isinstance(laid, Place) and laid.piece in found:
            found[laid.piece] = replace(found[laid.piece], direction=1 + ATTACKS.index(laid.direction))
    return found


def play_of(scene: Scene, who: str) -> Play:
    """What a character has shown in this round, and one's own draft."""
    play = scene.view.plays[who]
    for laid in scene.view.my_draft if who == scene.me else ():
        match laid:
            case Strike(direction, means):
                play = replace(play, attack=means, attack_direction=1 + ATTACKS.index(direction))
            case Maneuver(dodge, means):
                play = replace(play, maneuver=means, maneuver_direction=1 + DODGES.index(dodge))
            case Shield(direction):
                play = replace(play, shield=1 + ATTACKS.index(direction))
            case _:
                pass
    return play


def owners(scene: Scene) -> tuple[str, ...]:
    """Whose sheets there are: one's own first, the other characters', then those of denizens."""
    characters = sorted(scene.view.plays, key=lambda who: (who != scene.me, scene.seat_of.get(who, 0)))
    denizens = {stance.sheet for stance in scene.view.stances.values()}
    return (*characters, *sorted(denizens.difference(characters)))


def letters(scene: Scene) -> dict[str, str]:
    """The letter of each denizen on a sheet; a head, a club or a horse has that of its body, and a stroke."""
    bodies = sorted({body_of(scene.box, piece) for piece in scene.view.stances})
    names = {body: ascii_lowercase[number % 26] * (1 + number // 26) for number, body in enumerate(bodies)}
    return {
        piece: names[body_of(scene.box, piece)] + "'" * (body_of(scene.box, piece) != piece)
        for piece in sorted(scene.view.stances)
    }


def blow(scene: Scene, piece: str) -> str:
    """The attack of a counter as it is printed: `H5*`; nothing if it has none on this side."""
    shown = counter(scene, piece)
    if shown.casts is not None:
        return f"{shown.casts.type}{shown.casts.time}"
    if shown.attack is None:
        return ""
    strength = RED_SIDE if shown.attack.strength == RED else shown.attack.strength
    return f"{strength}{shown.attack.time}{'*' * shown.attack.stars}"


def blow_time(scene: Scene, piece: str) -> int | None:
    """When its attack comes, if it has one."""
    shown = counter(scene, piece)
    return None if shown.attack is None else shown.attack.time


def shown_means(scene: Scene, who: str, name: str) -> Shown:
    """What somebody plays, as everybody sees it."""
    gait, _, number = name.partition(":")
    if gait == "chit":
        chit = chits(scene, who)[int(number) - 1]
        return Shown(printed(chit), chit.time, chit.asterisks, LEVEL[chit.strength or "N"])
    means, card = other_means(scene.box, name), scene.box.treasures.get(name)
    magic = card.chit.type if card is not None and card.chit is not None else None
    text = f"{magic}{means.time}" if magic else means.shown
    return Shown(text, means.time, means.asterisks, means.strength)


def shown_blow(scene: Scene, who: str) -> str:
    """The attack of a character as it falls, `H6*`; that of a creature is what it is played with."""
    fight = shown_means(scene, who, play_of(scene, who).attack)
    sheet = scene.sheet_of(who)
    if shape_of(scene, who) is not None or sheet is None:
        return fight.text
    weapon = weapon_of(scene, who).wielded(fight.level, fight.time, mighty=sheet.mighty)
    return f"{harm_name(weapon.strength)}{weapon.time}{'*' * weapon.stars}"


def printed(chit: ActionChit) -> str:
    """Strength, time and asterisks: `H5*`."""
    return f"{chit.strength or chit.type}{chit.time}{'*' * chit.asterisks}"


def chits(scene: Scene, who: str) -> tuple[ActionChit, ...]:
    """What the chits of a character show now."""
    sheet = scene.sheet_of(who)
    if sheet is None:
        return ()
    there = printed_chits(scene.box, who, sheet.first_level, sheet.earned)
    return tuple(chit_now(scene, who, number, chit) for number, chit in enumerate(there, 1))


def spent(scene: Scene, who: str) -> int:
    """The asterisks of all that he has played in this round."""
    play = play_of(scene, who)
    names = filter(None, (*play.acted, play.attack, play.maneuver))
    return sum(shown_means(scene, who, name).asterisks for name in names)


def most(scene: Scene, who: str) -> int:
    """MR-6.6.3: how many he may play."""
    if has_active(scene, who, ENERGY):
        return WITHOUT_LIMIT
    return WITH_GIRTLE if has_active(scene, who, GIRTLE) else MOST_EFFORT
