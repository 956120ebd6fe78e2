"""What lies beside the map, in notes and sentences: the day, the sheet, belongings, people, odds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec.structs import replace

from fabula.core import seat_letter
from fabula.core.extras import Note
from fabula.games.realm.components.characters import LEVELS
from fabula.games.realm.components.kinds import COLOR_OF, LADDER_OF_TRUST
from fabula.games.realm.day.actions import Follow
from fabula.games.realm.day.alerting import ALERTED
from fabula.games.realm.day.birdsong import BIRDSONG
from fabula.games.realm.day.phases import activity_of, clearings_of
from fabula.games.realm.drawing.beside_combat import combat_notes, combat_sentences
from fabula.games.realm.drawing.fray import fights
from fabula.games.realm.drawing.laying import tiles_in_words
from fabula.games.realm.drawing.odds import odds
from fabula.games.realm.drawing.spells import spells_in
from fabula.games.realm.magic.unleashing import chit_now
from fabula.games.realm.names import ROADWAY, WAY_OUT
from fabula.games.realm.natives.trust import column_of
from fabula.games.realm.options.scope import teaches_natives
from fabula.games.realm.options.seasons import season_on
from fabula.games.realm.trade.prices import DAMAGED
from fabula.games.realm.unseen import FACE_DOWN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.games.realm.components.characters import ActionChit
    from fabula.games.realm.drawing.seen import Scene
    from fabula.games.realm.sheet import ChitState

Details: TypeAlias = dict[str, str | int | tuple[str, ...]]
Sentence: TypeAlias = tuple[str, Details]

STATES: Final[tuple[ChitState, ...]] = ("active", "alerted", "color", "committed", "fatigued", "wounded")


def notes(
    scene: Scene, tile: str | None, beginning: tuple[str, ...], *, fighting: bool = False
) -> tuple[Note, ...]:
    """Short lines for the side of the screen; the tile is the one that is drawn, unless it is a combat."""
    found = combat_notes(scene, beginning) if fighting else []
    found += [Note(*sentence, "label") for sentence in _day(scene)]
    found += [Note(*sentence, "odds") for sentence in odds(scene, beginning)]
    found += [Note(*sentence, "odds") for sentence in spells_in(scene, beginning)]
    found += [Note(*sentence, "strong") for sentence in _recorded(scene)]
    if scene.me is not None:
        found += [Note(*sentence, f"seat-{scene.seat}") for sentence in _me(scene)]
        known = () if fighting else _known(scene)
        found += [Note(*sentence) for sentence in (*_mine(scene), *known)]
    fight = scene.view.fight if fighting else None
    clearings = scene.atlas.of_tile.get(tile or "", ()) if fight is None else (fight.clearing,)
    found += [Note(*sentence) for sentence in _contents(scene, clearings)]
    found += [Note(*sentence) for sentence in _chits(scene, (tile or "",))]
    found += [Note(message, details, f"seat-{details['number']}") for message, details in _others(scene)]
    if not fighting:
        found.append(Note("realm-note-legend", {}, "label"))
    return tuple(found)


def described(scene: Scene) -> list[Sentence]:
    """Everything that there is to say, the ways from where one is before all that is far away.

    In combat only what is there matters.
    """
    fight = scene.view.fight if fights(scene) else None
    found = combat_sentences(scene) if fight is not None else []
    found += _day(scene)
    if scene.me is not None:
        found += [*_me(scene), *_mine(scene)]
    if fight is not None:
        return [*found, *_contents(scene, (fight.clearing,))]
    found += _known(scene) if scene.me is not None else ()
    found += _recorded(scene)
    found += _ways(scene) if scene.view.day else tiles_in_words(scene)
    found += _others(scene)
    found += _contents(scene, tuple(scene.atlas.clearings))
    found += _chits(scene, tuple(scene.atlas.of_tile))
    return found


def _day(scene: Scene) -> Iterator[Sentence]:
    """The day, what prowls, and the weather."""
    view = scene.view
    if not view.day:
        return
    rolled = BIRDSONG not in view.doing  # what is left of yesterday says nothing about today
    rolls = {"roll": view.monster_roll * rolled, "second": view.second_roll * rolled}
    yield "realm-note-day", {"day": view.day, "days": view.options.days, **rolls}
    season = season_on(scene.box.calendar, view.options.seasons_weather, view.day)
    if season is not None:
        yield "realm-note-weather", {"weather": season.weather(view.sky).id}
    if view.weather_chit.number:
        yield "realm-note-weather-chit", {"number": view.weather_chit.number}


def _recorded(scene: Scene) -> Iterator[Sentence]:
    """The turn that is being composed, or what is left of it."""
    who, turn = scene.recording()
    if turn and who != scene.me:
        yield "realm-note-recording", {"piece": who}
    for number, phase in enumerate(turn, start=1):
        if isinstance(phase, Follow):
            yield "realm-note-follow", {"number": number, "piece": phase.whom}
            continue
        clearing, onward = clearings_of(phase)
        yield (
            "realm-note-phase",
            {
                "number": number,
                "activity": activity_of(phase),
                "clearing": clearing or "",
                "onward": onward or "",
                "source": "" if phase.source == "ordinary" else phase.source,
            },
        )


def _me(scene: Scene) -> Iterator[Sentence]:
    sheet, me = scene.view.my_sheet, scene.me or ""
    assert sheet is not None
    one = scene.view.my_individuals.get(me)
    yield (
        "realm-note-me",
        {
            "character": me,
            "level": sheet.level,
            "clearing": scene.places.get(me, "") if scene.places.get(me) in scene.atlas.near else "",
            "hidden": "yes" if one is not None and one.hidden else "no",
            "gold": 0 if one is None else one.gold,
            "fame": sheet.fame,
            "notoriety": sheet.notoriety,
        },
    )
    if (need := sheet.requirements) is not None:
        yield (
            "realm-note-requirements",
            {
                "great_treasures": need.great_treasures,
                "usable_spells": need.usable_spells,
                "fame": need.fame,
                "notoriety": need.notoriety,
                "gold": need.gold,
            },
        )


def chit_labels(scene: Scene) -> dict[str, str]:
    """What is on one's chits, by the words that play them and by the numbers that fatigue or wound them."""
    labels: dict[str, str] = {}
    card = () if scene.me is None else scene.box.characters[scene.me].chits(LEVELS)
    for number, chit in enumerate(card, start=1):  # MR-10.12.3: those that he can earn
        labels[f"of_card={number}"] = f"{number} {_chit(chit)}"
    states = () if scene.view.my_sheet is None else scene.view.my_sheet.chits
    for number, (chit, state) in enumerate(zip(own_chits(scene), states, strict=True), start=1):
        if state == "alerted" and chit.action == "magic":  # MR-1.5.3b: so much faster is the spell
            chit = replace(chit, time=0)
        printed = _chit(chit, state)
        labels |= {f"chit:{number}": printed, f"chit={number}": f"{number} {printed}"}
        labels[f"change={number}"] = labels[f"chit={number}"]
    return labels


def way_labels(scene: Scene) -> dict[str, str]:
    """The roads out of the tile from where one is, each by the clearing to which it leads."""
    here = scene.places.get(scene.me or "", "")
    roads = (road for road in scene.atlas.roads.get(here, ()) if road.end is not None)
    return {road.name: f"{here}>{road.end}" for road in roads if WAY_OUT.fullmatch(road.name)}


def own_chits(scene: Scene) -> list[ActionChit]:
    """One's chits as they are now."""
    sheet = scene.view.my_sheet
    printed = () if sheet is None else sheet.printed(scene.box)
    return [chit_now(scene, scene.me or "", number, chit) for number, chit in enumerate(printed, start=1)]


def _mine(scene: Scene) -> Iterator[Sentence]:
    """Chits by their state, belongings and spells."""
    sheet = scene.view.my_sheet
    assert sheet is not None
    numbered = [*enumerate(zip(own_chits(scene), sheet.chits, strict=True), start=1)]
    for state in STATES:
        if alike := [f"{number} {_chit(chit, now)}" for number, (chit, now) in numbered if now == state]:
            yield "realm-note-chits", {"state": state, "chits": tuple(alike)}
    mine = scene.view.standing_at.get(sheet.character, ())
    for active in (True, False):
        things = tuple(piece for piece in mine if (piece in scene.view.active) == active)
        if things:
            yield "realm-note-belongings", {"active": "yes" if active else "no", "things": things}
    for face in (ALERTED, DAMAGED):
        if things := tuple(piece for piece in mine if scene.faces.get(piece) == face):
            yield "realm-note-faces", {"face": face, "things": things}
    if spells := (*sheet.spells, *sheet.learned):
        yield "realm-note-spells", {"things": spells}


def _known(scene: Scene) -> Iterator[Sentence]:
    """What one has discovered, and who is how friendly: nothing that matters in a combat."""
    if discoveries := scene.discoveries():
        yield "realm-note-discoveries", _discovered(scene, discoveries)
    yield from _trusted(scene)


def _discovered(scene: Scene, discoveries: set[str]) -> Details:
    """All of them; whoever knows every hidden way (MR-13.15.2) has no use for a list of those."""
    roads = (road for roads in scene.atlas.roads.values() for road in roads)
    ways = {road.name for road in roads if road.kind != "road"}
    if ways <= discoveries:  # and those of enchanted tiles are told when they are turned over
        others = (name for name in discoveries if ROADWAY.fullmatch(name) is None)
        return {"ways": "all", "things": tuple(sorted(others))}
    return {"ways": "some", "things": tuple(sorted(discoveries))}


def _trusted(scene: Scene) -> Iterator[Sentence]:
    """MR-5.1: who is friendlier or less friendly than others, unless natives are not taught yet."""
    if not teaches_natives(scene.options):
        return
    columns = {other: column_of(level) for other, level in scene.view.my_trust.items()}
    for column in reversed(LADDER_OF_TRUST):
        alike = tuple(other for other, its in columns.items() if its == column)
        if alike and column != "neutral":
            yield "realm-note-trust", {"trust": column, "who": alike}


def _chit(chit: ActionChit, state: ChitState = "active") -> str:
    """A chit as it is printed: `MOVE M4*`; a color chit with its color."""
    printed = f"{chit.action.upper()} {chit.strength or chit.type}{chit.time}{'*' * chit.asterisks}"
    return f"{printed} {COLOR_OF[chit.type]}" if state == "color" and chit.type in COLOR_OF else printed


def _contents(scene: Scene, clearings: tuple[str, ...]) -> Iterator[Sentence]:
    """Who and what is in each clearing that is not empty."""
    for clearing in clearings:
        if things := scene.things(clearing):
            terrain = scene.atlas.clearings[clearing].kind
            yield "realm-note-clearing", {"clearing": clearing, "terrain": terrain, "who": things}


def _chits(scene: Scene, tiles: tuple[str, ...]) -> Iterator[Sentence]:
    """The map chits that are known."""
    for tile in tiles:
        known = tuple(chit for chit in scene.view.chits.get(tile, ()) if chit != FACE_DOWN)
        if known:
            yield "realm-note-map-chits", {"tile": tile, "things": known}


def _others(scene: Scene) -> Iterator[Sentence]:
    """Everybody else who takes turns."""
    for one in scene.view.individuals:
        if one.who != scene.me and scene.places.get(one.who) in scene.atlas.clearings:
            yield (
                "realm-note-other",
                {
                    "letter": seat_letter(one.seat),
                    "number": one.seat,
                    "piece": one.who,
                    "clearing": scene.places[one.who],
                    "hidden": "yes" if one.hidden else "no",
                    "gold": "?" if one.gold is None else one.gold,
                },
            )


def _ways(scene: Scene) -> Iterator[Sentence]:
    """The roadways from where one is, and where they lead."""
    here, known = scene.standing(), scene.discoveries()
    for road in scene.atlas.roads.get(here or "", ()):
        if road.end is not None:
            discovered = road.kind == "road" or road.name in known
            yield (
                "realm-describe-way",
                {
                    "clearing": road.end,
                    "terrain": scene.atlas.clearings[road.end].kind,
                    "road": road.name,
                    "discovered": "yes" if discovered else "no",
                },
            )
