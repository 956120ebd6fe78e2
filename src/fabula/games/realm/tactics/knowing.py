"""What one seat knows of the realm, looked up once: places, ways, dangers, sites and people."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Final

from fabula.games.realm.components.box import box_with
from fabula.games.realm.components.items import Horse
from fabula.games.realm.day.tolls import KEYS
from fabula.games.realm.magic.colors import READY
from fabula.games.realm.magic.mist import is_mist
from fabula.games.realm.map.atlas import atlas_of
from fabula.games.realm.options.switches import readings_of
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.tactics.dangers import MOST_HIDES, ROWS, Evening, loss_by
from fabula.games.realm.tactics.melting import melts
from fabula.games.realm.tactics.preparing import OUT_OF_PLAY, color_chits, repertoire
from fabula.games.realm.tactics.resting import efforts_to_rest, phases_to_rest
from fabula.games.realm.tactics.values import Values
from fabula.games.realm.tactics.weeks import boxes_in
from fabula.games.realm.treasures.knowing import SITE_CARDS
from fabula.games.realm.unseen import FACE_DOWN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.games.realm.components.box import Box
    from fabula.games.realm.map.atlas import Atlas, Road
    from fabula.games.realm.natives.hirelings import Hireling
    from fabula.games.realm.sheet import Individual, Sheet
    from fabula.games.realm.tactics.marches import March
    from fabula.games.realm.tactics.weeks import Full
    from fabula.games.realm.view import RealmView

FAR: Final = 10**6
TREMENDOUS: Final = "T"
SLIGHT: Final = 0.5
"""What a meeting may cost him that he does not avoid."""
DAY: Final = 4
"""MR-3.2.2: the phases of a day."""


class Knowing:
    """A seat's knowledge at one moment."""

    def __init__(self, view: RealmView, *, daring: bool = False) -> None:
        assert view.my_sheet is not None
        self.view, self.daring = view, daring
        self.sheet: Sheet = view.my_sheet
        self.me = self.sheet.character
        self.one: Individual = view.my_individuals[self.me]
        readings = readings_of(view.options)
        self.box: Box = box_with(readings)
        self.atlas: Atlas = atlas_of(view.layout, readings)
        self._losses: dict[str, float] = {}
        self._traps: dict[str, bool] = {}
        self._advantages: dict[str, bool] = {}
        self.evenings: dict[str, Evening] = {}
        """What may come to whoever ends his turn in a clearing, as far as it has been asked for."""
        self.unknown: dict[str, Evening] = {}
        """The same by the letters of tiles that nobody has seen."""
        self.nights: dict[tuple[str, int], float] = {}
        """What a night in a clearing costs after so many Hide phases, likewise."""
        self.marches: dict[str, Mapping[str, March]] = {}
        """Where a day can end that begins in a clearing, likewise."""
        self.treks: dict[tuple[str, float], Mapping[str, float]] = {}
        """What it costs to go to a clearing from everywhere if a day costs so much, likewise."""
        self.known = {name for one in view.my_individuals.values() for name in one.discoveries}

    def dared(self) -> Knowing:
        """The same, but he goes past monsters; what he has thought out about places holds all the same."""
        bold = Knowing(self.view, daring=True)
        bold.evenings, bold.nights, bold.unknown = self.evenings, self.nights, self.unknown
        return bold

    @cached_property
    def is_mist(self) -> bool:
        """MR-15.6.3: whether he is mist today, until Midnight."""
        return is_mist(self.view, self.me)

    def as_mist(self) -> Knowing:
        """MR-15.6.3a, MR-15.6.3c: the same for today if he is: all ways are open, and nobody harms him."""
        free = Knowing(self.view)
        free._monsters = {}
        free.evenings = dict.fromkeys(self.atlas.clearings, Evening(0.0))
        free.known = {road.name for roads in self.atlas.roads.values() for road in roads}
        return free

    @cached_property
    def here(self) -> str:
        """Where he is."""
        return next(place for place, pieces in self.view.standing_at.items() if self.me in pieces)

    @cached_property
    def places(self) -> dict[str, str]:
        """Where each piece is that he knows of."""
        return {piece: place for place, pieces in self.view.standing_at.items() for piece in pieces}

    @property
    def hired(self) -> Mapping[str, Hireling]:
        """Who serves somebody."""
        return self.view.hired

    @cached_property
    def retinue(self) -> list[str]:
        """Who serves him, and is where he is."""
        here, own = self.view.standing_at.get(self.here, ()), self.view.my_individuals
        return [one for one in here if one in self.view.hired and one in own]

    @property
    def things(self) -> tuple[str, ...]:
        """What he has."""
        return self.view.standing_at.get(self.me, ())

    def is_active(self, piece: str) -> bool:
        """Whether he has this very thing, and active."""
        return piece in self.things and piece in self.view.active

    @cached_property
    def is_slow(self) -> bool:
        """MR-13.6.1: whether two phases are all that he ever has."""
        return self.has_advantage("short_legs")

    @cached_property
    def is_strong(self) -> bool:
        """MR-3.9.5c: whether he can open what takes Tremendous strength, wherever it is."""
        printed = self.sheet.printed(self.box)
        able = zip(printed, self.sheet.chits, strict=True)
        strong = any(chit.strength == TREMENDOUS and now in ("active", "alerted") for chit, now in able)
        return strong or any(map(self.is_active, KEYS))

    @cached_property
    def rides_strong(self) -> bool:
        """MR-3.9.5c: whether his horse can, which goes into no cave."""
        horses = (self.box.items.get(kind_of(piece)) for piece in self.things if self.is_active(piece))
        found = (horse for horse in horses if isinstance(horse, Horse))
        return any(TREMENDOUS in (horse.walk.strength, horse.gallop.strength) for horse in found)

    def is_cave(self, place: str) -> bool:
        """Whether a place is a cave."""
        return place in self.atlas.clearings and self.atlas.clearings[place].kind == "cave"

    def is_mountain(self, place: str) -> bool:
        """Whether a place is a mountain."""
        return place in self.atlas.clearings and self.atlas.clearings[place].kind == "mountain"

    def is_trap(self, place: str) -> bool:
        """MR-3.5.2: whether all ways out lead up a mountain, and so take two phases."""
        if place not in self._traps:
            roads = self.atlas.roads_from(place)
            ends = [road.end for road in roads if road.end is not None and self.is_open(road)]
            self._traps[place] = all(map(self.is_mountain, ends))
        return self._traps[place]

    def phases(self, place: str) -> int:
        """MR-3.2.2, MR-13.6.1: how many ordinary phases a day there has."""
        return 2 if self.is_slow or self.is_cave(place) else DAY

    @cached_property
    def boxes(self) -> Mapping[int, list[Full]]:
        """The monster boxes of each row that are not empty once it is rolled."""
        return {row: boxes_in(self, row) for row in ROWS}

    @cached_property
    def values(self) -> Values:
        """What things are worth to him."""
        return Values(self)

    @cached_property
    def spent(self) -> int:
        """How many of his Move and Fight chits are out of play."""
        printed = zip(self.sheet.printed(self.box), self.sheet.chits, strict=True)
        return sum(now in OUT_OF_PLAY and chit.action != "magic" for chit, now in printed)

    @cached_property
    def efforts(self) -> Mapping[int, int]:
        """The chits that a rest does good, and what each takes."""
        return efforts_to_rest(self)

    @property
    def tired(self) -> int:
        """How many chits a rest would bring back: under curses fewer, or none (MR-3.8.4)."""
        return len(self.efforts)

    @property
    def rests(self) -> int:
        """How many Rest phases it takes to bring back all of them."""
        return phases_to_rest(self, sum(self.efforts.values()))

    @cached_property
    def missing(self) -> int:
        """How many of the things with which he began he has no more, sold or broken."""
        begun = Counter(self.box.characters[self.me].levels[self.sheet.level - 1].equipment)
        return (begun - Counter(kind_of(piece) for piece in self.things)).total()

    @cached_property
    def color_wanted(self) -> tuple[int, ...]:
        """The chits that are to be color, by their numbers: those that were in the beginning."""
        wanted = color_chits(self.me, repertoire(self.me)) if self.sheet.spells else ()
        return tuple(number for number in wanted if number <= len(self.sheet.chits))

    @cached_property
    def pale(self) -> list[int]:
        """Those of them that he could enchant."""
        return [number for number in self.color_wanted if self.sheet.chits[number - 1] in READY]

    @cached_property
    def melts(self) -> int:
        """How often he can melt into mist if he is attacked."""
        return melts(self)

    @property
    def pace(self) -> float:
        """How many phases of a day he walks, with all that hiding."""
        return 1.5 if self.is_slow else 3.0

    def monsters_at(self, place: str) -> list[str]:
        """The monsters in a clearing, or elsewhere, that serve nobody."""
        return self._monsters.get(place, [])

    @cached_property
    def _monsters(self) -> Mapping[str, list[str]]:
        found: dict[str, list[str]] = {}
        for place, pieces in self.view.standing_at.items():
            free = [one for one in pieces if kind_of(one) in self.box.monsters and one not in self.view.hired]
            if free:
                found[place] = free
        return found

    def has_advantage(self, advantage: str) -> bool:
        """MR-13: whether he has it at his level."""
        if advantage not in self._advantages:
            character = self.box.characters[self.me]
            self._advantages[advantage] = character.has_advantage(advantage, self.sheet.level)
        return self._advantages[advantage]

    def loss_at(self, clearing: str) -> float:
        """What it costs to be seen by the monsters that stand there."""
        if clearing not in self._losses:
            self._losses[clearing] = loss_by(self, self.monsters_at(clearing))
        return self._losses[clearing]

    def is_beset(self, clearing: str) -> bool:
        """Whether monsters stand there past whom he does not go; the daring slip past all of them."""
        return self.is_watched(clearing) and not self.daring

    def is_watched(self, clearing: str) -> bool:
        """Whether monsters stand there that he had better not meet."""
        return self.loss_at(clearing) > SLIGHT

    def stealth(self, start: str, clearing: str) -> int:
        """How many Hide phases it takes to go there: as many as a day has, if he had better not be seen."""
        if self.is_watched(clearing):
            day = min(self.phases(start), self.phases(clearing))
            return min(MOST_HIDES, day - (2 if self.is_mountain(clearing) else 1))
        return 1 if self.monsters_at(clearing) else 0

    def groups_at(self, clearing: str) -> list[str]:
        """The groups with unhired members in a clearing."""
        pieces = self.view.standing_at.get(clearing, ())
        free = (one for one in pieces if one in self.box.natives and one not in self.view.hired)
        return list(dict.fromkeys(self.box.natives[one].group for one in free))

    def is_unwelcome(self, clearing: str) -> bool:
        """MR-6.2.1: whether natives there might battle him in the evening."""
        return any(self.view.my_trust.get(group, 0) <= 0 for group in self.groups_at(clearing))

    def is_hated(self, clearing: str) -> bool:
        """MR-1.13: whether natives there dislike him, who battle him more often than not."""
        return any(self.view.my_trust.get(group, 0) < 0 for group in self.groups_at(clearing))

    @cached_property
    def sites(self) -> dict[str, str]:
        """The clearing of each site that he knows of and that still holds something."""
        found = {
            chit: f"{tile}-{self.box.sites[chit].clearing}"
            for tile, chits in self.view.chits.items()
            for chit in chits
            if chit in self.box.sites and self.left_at(chit)
        }
        return {site: at for site, at in found.items() if at in self.atlas.clearings}

    def left_at(self, site: str) -> int:
        """How many treasures of a site can still be taken; site cards stay where they are (MR-14.1.7)."""
        return sum(card not in SITE_CARDS for card in self.view.piles.get(site, ()))

    @cached_property
    def is_eager(self) -> bool:
        """Whether he has taken nothing from any site yet."""
        piles = ((site, self.box.sites[site]) for site in self.known if site in self.box.sites)
        return all(self.left_at(site) >= chit.large + chit.small for site, chit in piles)

    @cached_property
    def unseen_tiles(self) -> list[str]:
        """The tiles with chits of which he knows nothing."""
        return [
            tile
            for tile in self.atlas.of_tile
            if all(chit.startswith(FACE_DOWN) for chit in self.view.chits.get(tile, (FACE_DOWN,)))
        ]

    @property
    def is_renowned(self) -> bool:
        """Whether he has killed anything yet, as far as his records tell."""
        return self.sheet.fame > 0 or self.sheet.notoriety > 0

    @cached_property
    def hope(self) -> float:
        """MR-2.6: how likely a chit that nobody has seen is a site and not a sound."""
        seen = {chit for chits in self.view.chits.values() for chit in chits}
        sites, sounds = (sum(chit not in seen for chit in kind) for kind in (self.box.sites, self.box.sounds))
        return sites / max(1, sites + sounds)

    def is_lost_closed(self, tile: str) -> bool:
        """MR-3.15.1: whether the Lost City or the Lost Castle lies there, and nobody has opened it."""
        chits = self.view.chits.get(tile, ())
        return len(chits) <= 2 and any(chit in self.box.lost for chit in chits)

    def is_open(self, road: Road) -> bool:
        """MR-1.7.1: whether he can use a roadway."""
        return road.kind == "road" or road.name in self.known

    @property
    def hidden_ways(self) -> list[Road]:
        """The ways from where he is that he has not found yet."""
        roads = self.atlas.roads_from(self.here) if self.here in self.atlas.clearings else ()
        return [road for road in roads if road.end is not None and not self.is_open(road)]
