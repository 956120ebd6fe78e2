"""What the board in the browser shows besides the view: chits and aims, the recorded turn, the combat sheets.

All of it is looked up in the view alone; nothing here says what the view does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from fabula.core import Seat
from fabula.games.realm.combat.counters import DARK, counter
from fabula.games.realm.components.items import Armor, Horse, Weapon
from fabula.games.realm.components.kinds import COLOR_OF
from fabula.games.realm.day.actions import Follow
from fabula.games.realm.day.birdsong import BIRDSONG
from fabula.games.realm.day.phases import activity_of, clearings_of
from fabula.games.realm.drawing.beside import own_chits
from fabula.games.realm.drawing.fray import (
    blow,
    blow_time,
    fights,
    letters,
    most,
    owners,
    play_of,
    shown_means,
    spent,
    stances,
)
from fabula.games.realm.drawing.seen import Scene
from fabula.games.realm.map.ground import ground_of, placements
from fabula.games.realm.map.layout import LaidTile
from fabula.games.realm.options.seasons import season_on
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.view import RealmView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import View
    from fabula.games.realm.combat.sheets import Play, Stance


class ChitShown(Struct, frozen=True):
    """An action chit of one's own, counted from 1, as it is now."""

    number: int
    action: str
    value: str
    """The strength, or of Magic the type."""
    time: int
    asterisks: int
    state: str
    color: str
    """Of a color chit, or what it would be as one."""


class PhaseShown(Struct, frozen=True):
    """A phase of a turn; whoever follows somebody has `follow`, and whom in place of a clearing."""

    activity: str
    clearing: str
    onward: str
    source: str


class TurnShown(Struct, frozen=True):
    """Whose turn is being recorded, or what is left of one's own."""

    who: str
    phases: tuple[PhaseShown, ...]


class Aim(Struct, frozen=True):
    """A category of victory: the points on it, what they ask for, and what one has of it (MR-9.1.1)."""

    category: str
    points: int
    need: int
    have: int


class Gear(Struct, frozen=True):
    """An item that somebody has: what it is, whether it is active, and the face that it shows."""

    piece: str
    kind: str
    """`weapon`, `shield`, `helmet`, `breastplate`, `suit`, `horse`, or of a card `treasure`."""
    active: bool
    face: str
    shown: str
    """What is printed on that face: strength, time and sharpness, or of armor its toughness."""
    great: bool


class CounterShown(Struct, frozen=True):
    """A counter on a combat sheet, with its letter."""

    piece: str
    letter: str
    target: str
    box: str
    direction: int
    """From 1 to 3; 0 until it is placed."""
    dark: bool
    blow: str
    move: int | None
    size: str
    armored: bool
    hits: str
    """Where it hits whoever looks: `there`, in the column of his maneuver; `anywhere`, being faster, or as he
    has none yet; nothing if it does not attack him."""


class Played(Struct, frozen=True):
    """What a character has played into a column of his sheet: `attack`, `maneuver` or `shield`."""

    kind: str
    direction: int
    shown: str
    means: str


class SheetShown(Struct, frozen=True):
    """A combat sheet: whose it is, the counters on it, what its owner plays, and what he wears."""

    owner: str
    letter: str
    """Of a denizen; characters go by their seats."""
    seat: Seat | None
    target: str
    counters: tuple[CounterShown, ...]
    played: tuple[Played, ...]
    gear: tuple[Gear, ...]


class RealmInsight(Struct, frozen=True):
    """Everything that the board shows besides the view."""

    chits: tuple[ChitShown, ...]
    gear: tuple[Gear, ...]
    aims: tuple[Aim, ...]
    recorded: TurnShown | None
    effort: tuple[int, int] | None
    """In combat, the asterisks that one has played in this round and may play."""
    sheets: tuple[SheetShown, ...]
    prowls: tuple[str, ...]
    """The kinds of monsters and the groups of natives that prowl today."""
    colors: dict[int, tuple[str, ...]]
    """The days of the month on which the whole map has magic, and which."""
    weather: str
    """With seasons: what the weather of this week is called."""
    season: str
    places: tuple[LaidTile, ...]
    """While the map is built: how the tiles in hand may be laid."""


def insight(view: View, *, seat: Seat | None, beginning: tuple[str, ...] = ()) -> RealmInsight:
    """What a board is told besides this view."""
    assert isinstance(view, RealmView)
    scene = Scene(view, seat)
    me = scene.me
    fighting = fights(scene)
    season = season_on(scene.box.calendar, view.options.seasons_weather, view.day)
    return RealmInsight(
        chits=tuple(_chits(scene)),
        gear=() if me is None else tuple(_gear(scene, me)),
        aims=tuple(_aims(scene)),
        recorded=_recorded(scene),
        effort=(spent(scene, me), most(scene, me)) if fighting and me in view.plays else None,
        sheets=tuple(_sheets(scene)) if fighting else (),
        prowls=tuple(_prowling(scene)),
        colors=_colors(scene),
        weather="" if season is None else season.weather(view.sky).id,
        season="" if season is None else season.id,
        places=tuple(_places(scene)),
    )


def _chits(scene: Scene) -> Iterator[ChitShown]:
    sheet = scene.view.my_sheet
    states = () if sheet is None else sheet.chits
    for number, (chit, state) in enumerate(zip(own_chits(scene), states, strict=True), start=1):
        value = chit.strength or chit.type
        time = 0 if state == "alerted" and chit.action == "magic" else chit.time  # MR-1.5.3b
        color = COLOR_OF.get(chit.type, "") if chit.type is not None else ""
        yield ChitShown(number, chit.action, value or "", time, chit.asterisks, state, color)


def _gear(scene: Scene, who: str) -> Iterator[Gear]:
    """The items that somebody has, the active ones first."""
    pieces = scene.view.standing_at.get(who, ())
    for piece in sorted(pieces, key=lambda each: each not in scene.view.active):
        card, item = scene.box.treasures.get(piece), scene.box.items.get(kind_of(piece))
        face = scene.faces.get(piece, "")
        active = piece in scene.view.active
        match item:
            case Weapon():
                side = item.alerted if face == "alerted" else item.unalerted
                time = "" if side.time is None else str(side.time)
                strength = "" if side.strength is None else side.strength
                yield Gear(piece, "weapon", active, face, f"{strength}{time}{'*' * side.stars}", great=False)
            case Armor():
                yield Gear(piece, item.kind, active, face, item.toughness, great=False)
            case Horse():
                gait = item.gallop if face == "gallop" else item.walk
                yield Gear(piece, "horse", active, face, f"{gait.strength}{gait.time}", great=False)
            case _:
                yield Gear(piece, "treasure", active, face, "", great=card is not None and card.great)


def _aims(scene: Scene) -> Iterator[Aim]:
    """What one has required, and how far one has come; what things one owns count is reckoned at the end."""
    sheet = scene.view.my_sheet
    if sheet is None or sheet.requirements is None:
        return
    one = scene.view.my_individuals.get(sheet.character)
    types = {chit.type for chit in sheet.printed(scene.box)}
    have = {
        "great_treasures": sum(gear.great for gear in _gear(scene, sheet.character)),
        "usable_spells": sum(scene.box.spells[spell].type in types for spell in sheet.learned),
        "fame": sheet.fame,
        "notoriety": sheet.notoriety,
        "gold": (0 if one is None else one.gold) - sheet.worth,
    }
    for category in scene.box.victory.categories:
        points: int = getattr(sheet.requirements, category.id)
        yield Aim(category.id, points, points * category.unit, have[category.id])


def _recorded(scene: Scene) -> TurnShown | None:
    who, turn = scene.recording()
    if not who:
        return None
    phases = []
    for phase in turn:
        if isinstance(phase, Follow):
            phases.append(PhaseShown("follow", phase.whom, "", ""))
            continue
        clearing, onward = clearings_of(phase)
        phases.append(PhaseShown(activity_of(phase), clearing or "", onward or "", phase.source))
    return TurnShown(who, tuple(phases))


def _sheets(scene: Scene) -> Iterator[SheetShown]:
    """All sheets, one's own first."""
    names, lying = letters(scene), stances(scene)
    for owner in owners(scene):
        fighter = owner in scene.view.plays
        play = play_of(scene, owner) if fighter else None
        yield SheetShown(
            owner=owner,
            letter=names.get(owner, ""),
            seat=scene.seat_of.get(owner),
            target="" if play is None else play.target,
            counters=tuple(
                _counter(scene, piece, names[piece], stance)
                for piece, stance in sorted(lying.items(), key=lambda item: names[item[0]])
                if stance.sheet == owner
            ),
            played=() if play is None else tuple(_played(scene, owner, play)),
            gear=tuple(gear for gear in _gear(scene, owner) if gear.active) if fighter else (),
        )


def _counter(scene: Scene, piece: str, letter: str, stance: Stance) -> CounterShown:
    shown = counter(scene, piece)
    return CounterShown(
        piece=piece,
        letter=letter,
        target=stance.target,
        box=stance.box,
        direction=stance.direction,
        dark=scene.faces.get(piece) == DARK,
        blow=blow(scene, piece),
        move=shown.move,
        size=shown.size,
        armored=shown.armored,
        hits=_hits(scene, piece, stance),
    )


def _hits(scene: Scene, piece: str, stance: Stance) -> str:
    """MR-6.8.1: it hits in the column of the maneuver, and anywhere if it is faster."""
    me, time = scene.me, blow_time(scene, piece)
    if me is None or me not in scene.view.plays or stance.target != me or time is None:
        return ""
    play = play_of(scene, me)
    slower = not play.maneuver or time < shown_means(scene, me, play.maneuver).time
    return "anywhere" if slower else "there"


def _played(scene: Scene, who: str, play: Play) -> Iterator[Played]:
    if play.attack:
        yield Played("attack", play.attack_direction, shown_means(scene, who, play.attack).text, play.attack)
    if play.maneuver:
        text = shown_means(scene, who, play.maneuver).text
        yield Played("maneuver", play.maneuver_direction, text, play.maneuver)
    if play.shield:
        yield Played("shield", play.shield, "", "")


def _prowling(scene: Scene) -> Iterator[str]:
    """MR-3.3.1: the monsters and natives whose row has been rolled today; the Ghosts always do."""
    view, box = scene.view, scene.box
    if not view.day or BIRDSONG in view.doing:
        return
    rows = {view.monster_roll, view.second_roll} - {0}
    yield from (monster.id for monster in box.monsters.values() if monster.row is None or monster.row in rows)
    yield from (group.id for group in box.groups.values() if group.row in rows)


def _colors(scene: Scene) -> dict[int, tuple[str, ...]]:
    """MR-7.2.3, MR-10.9.1: the seventh days of this month."""
    calendar = scene.box.calendar
    season = season_on(calendar, scene.view.options.seasons_weather, scene.view.day)
    if season is not None:
        return {calendar.week: season.colors}
    return {day: tuple(colors) for day, colors in calendar.seventh_days.items()}


def _places(scene: Scene) -> Iterator[LaidTile]:
    """MR-2.2.3: every way to lay each of the tiles that may be laid now, for whoever lays one."""
    laying = scene.view.laying
    if laying is None or not laying.asks or laying.seat != scene.seat:
        return
    ground = ground_of(scene.view.layout)
    for tile in laying.in_hand():
        yield from placements(ground, tile)


__all__ = ["Aim", "ChitShown", "CounterShown", "Gear", "RealmInsight", "SheetShown", "insight"]
