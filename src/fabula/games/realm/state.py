"""The state of a game of Magic Realm: flat tables of immutable values, and the agenda."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, ClassVar, Self

from msgspec import field
from msgspec.structs import replace

from fabula.core import AgendaState, Seat, SecretStep, Standing
from fabula.games.realm.belongings.seeing import imagine_deals
from fabula.games.realm.combat.sheets import Fight, Play, Stance
from fabula.games.realm.components.box import Box, box_with
from fabula.games.realm.components.calendar import Sky
from fabula.games.realm.day.birdsong import imagined_turn
from fabula.games.realm.day.daylight import still_to_come
from fabula.games.realm.day.imagining import imagine_chits, imagined_knowledge
from fabula.games.realm.day.minions import is_minion, share_discoveries
from fabula.games.realm.magic.answers import answers_about, fitting, imagined_answers
from fabula.games.realm.magic.bewitching import Bewitchment, is_shielded
from fabula.games.realm.magic.casting import Casting
from fabula.games.realm.magic.lines import imagined_lines
from fabula.games.realm.map.atlas import Atlas, atlas_of
from fabula.games.realm.map.chits import chits_in
from fabula.games.realm.map.layout import Layout
from fabula.games.realm.natives.hirelings import Hireling
from fabula.games.realm.options.caches import Cache
from fabula.games.realm.options.seasons import WeatherChit, imagined_chit
from fabula.games.realm.options.switches import Options, readings_of
from fabula.games.realm.pieces import DEAD, OFF_MAP
from fabula.games.realm.scoring.victory import final_standing
from fabula.games.realm.setup.victory import divisions_for
from fabula.games.realm.sheet import Answer, Individual, Requirements, Sheet
from fabula.games.realm.steps import Steps
from fabula.games.realm.treasures.imagining import imagine_cards
from fabula.games.realm.unseen import Pile, Secret, Unseen, with_entry
from fabula.games.realm.view import RealmView, make_view

if TYPE_CHECKING:
    from fabula.core import Dice
    from fabula.games.realm.components.kinds import Relationship

RELATIONSHIPS_FROM = 3
"""MR-10.12.1: the level from which others think of a character what his card says."""

KNIGHTS = ("black_knight", "white_knight")
"""MR-10.13.1."""


class RealmState(AgendaState, kw_only=True):
    """Everything that is decided. Pieces and places go by their names (see `pieces`).

    The dictionaries are the state's own; what is in them is immutable. Only `put` changes the first two.
    """

    ends: ClassVar[str] = "MR-9.5.1"
    agenda: tuple[Steps, ...]
    options: Options
    seats: int
    day: int = 0
    """0 before the first Birdsong."""
    monster_roll: int = 0
    """The row of the Set-Up Card that prowls today (MR-3.3.1); 0 before the first Sunrise."""
    second_roll: int = 0
    """The second row, if two dice are rolled (MR-10.6.5)."""
    sky: Sky = "clear"
    """The weather of this week, with seasons (MR-10.9.2)."""
    weather_chit: WeatherChit = WeatherChit()
    """The chit for the weather of the next week."""
    stopped: tuple[str, ...] = ()
    """The monsters that have blocked somebody today and do not prowl any more (MR-3.13.3)."""
    summoned: tuple[str, ...] = ()
    """The map chits that have summoned today (MR-3.15.9)."""
    truces: tuple[str, ...] = ()
    """The clearings where somebody has wished for peace today, before the Evening (MR-16.11.5)."""
    went: tuple[str, ...] = ()
    """Whose chits have been drawn today, in that order (MR-6.3.4)."""
    lots: tuple[Seat, ...] = ()
    """The order of seats that was drawn at the start (MR-2.7.1)."""
    layout: Layout = Layout()
    places: dict[str, str]
    """Where each piece is that somebody can see."""
    standing_at: dict[str, tuple[str, ...]]
    """The pieces in each place, in the order in which they came."""
    faces: dict[str, str]
    """What a piece with several faces shows."""
    active: tuple[str, ...] = ()
    """The items that are active (MR-1.11.1), in alphabetical order."""
    settled: tuple[str, ...] = ()
    """Those who leave their belongings as they are for today (MR-4.1.2)."""
    henceforth: tuple[str, ...] = ()
    """Those of them who do so until further notice (MR-4.1.8)."""
    chits: dict[str, tuple[str, ...]]
    """The map chits that each tile in which somebody has looked was dealt."""
    whistled: dict[str, str] = field(default_factory=dict)
    """The tile of each Sound chit that is not any more where it was dealt (MR-15.8.6)."""
    face_up: tuple[str, ...] = ()
    """The map chits that lie face up (MR-3.16.7)."""
    revealed: tuple[str, ...] = ()
    """The map chits that everybody has seen, face up or not."""
    piles: dict[str, Pile]
    """The treasure cards in each place (MR-2.4)."""
    spell_piles: dict[str, tuple[str, ...]]
    """The spell cards in each place, the top one first (MR-2.3)."""
    awakened: tuple[str, ...] = ()
    """The spell cards of artifacts and books that lie face up with them (MR-3.9.7)."""
    vault_open: bool = False
    """Whether somebody has opened the Vault (MR-3.9.5c)."""
    secrets: dict[str, Secret]
    """The treasure and spell cards that some have seen and others not (MR-0.6.1), in the order of looking."""
    unseen: Unseen
    hired: dict[str, Hireling]
    """The natives who serve somebody (MR-5.8)."""
    gold_homes: dict[str, str]
    """The box of each gold chit (MR-2.8.2)."""
    sheets: tuple[Sheet | None, ...]
    """Each seat's character, once it has chosen one."""
    individuals: dict[str, Individual]
    """Characters, hirelings and minions, by the names of their pieces and in their order."""
    caches: dict[str, Cache] = field(default_factory=dict)
    """The caches, in the order in which they were started (MR-10.4.1)."""
    fallen: tuple[str, ...] = ()
    """The characters who died and whose players have begun anew (MR-6.15.3)."""
    fight: Fight | None = None
    """The combat that goes on (MR-6)."""
    stances: dict[str, Stance] = field(default_factory=dict)
    """Where each counter lies on the combat sheets (MR-6.3.5)."""
    plays: dict[str, Play] = field(default_factory=dict)
    """What each character in the combat has shown in this round."""
    castings: tuple[Casting, ...] = ()
    """The spells that are cast in this round (MR-7.4)."""
    bewitched: tuple[Bewitchment, ...] = ()
    """The spells in effect, in the order in which they took effect (MR-7.5)."""
    answers: tuple[Answer, ...] = ()
    """What players have told each other by the power of Demons (MR-15.5.2)."""
    used: tuple[str, ...] = ()
    """The artifacts and books that have cast a spell today, each with the type: `black_book:V` (MR-7.4.4)."""

    @property
    def box(self) -> Box:
        """The tables of the components."""
        return box_with(readings_of(self.options))

    @property
    def atlas(self) -> Atlas:
        """The tables of the map."""
        return atlas_of(self.layout, readings_of(self.options))

    def sheet(self, seat: Seat) -> Sheet:
        """The character of a seat that has chosen one."""
        sheet = self.sheets[seat]
        assert sheet is not None
        return sheet

    def write_sheet(self, seat: Seat, **changes: object) -> None:
        """Write something else on the sheet of a seat's character."""
        self.sheets = with_entry(self.sheets, seat, replace(self.sheet(seat), **changes))

    def individual(self, who: str) -> Individual:
        """Somebody who belongs to the players."""
        return self.individuals[who]

    def enroll(self, who: str, one: Individual) -> None:
        """Somebody belongs to the players from now on."""
        self.individuals = dict(sorted((*self.individuals.items(), (who, one))))

    def write(self, who: str, **changes: object) -> None:
        """Let something else be true of him."""
        self.individuals[who] = replace(self.individuals[who], **changes)

    def sheet_of(self, who: str) -> Sheet | None:
        """The sheet of a character; nobody else has one."""
        one = self.individuals.get(who)
        sheet = None if one is None else self.sheets[one.seat]
        return sheet if sheet is not None and sheet.character == who else None

    def player_of(self, who: str) -> Seat:
        """The seat that decides for somebody."""
        return self.individuals[who].seat

    def is_on_map(self, who: str) -> bool:
        """Whether he is in a clearing or on a roadway (MR-1.8.6), and not out of the game (MR-3.5.9)."""
        return self.places.get(who, OFF_MAP) not in (OFF_MAP, DEAD)

    def is_in_clearing(self, who: str) -> bool:
        """Whether he is in a clearing, and not on a roadway or out of the game."""
        return self.places.get(who) in self.atlas.clearings

    def led_by(self, seat: Seat) -> tuple[str, ...]:
        """All those for whom a seat decides, its character first."""
        own = tuple(who for who, one in self.individuals.items() if one.seat == seat)
        sheet = self.sheets[seat]
        if sheet is None or len(own) == 1:
            return own
        return tuple(sorted(own, key=lambda who: who != sheet.character))

    @property
    def rows(self) -> tuple[int, ...]:
        """The rows of the Set-Up Card that prowl today, in the order of the dice (MR-3.3.1, MR-10.6.5)."""
        return (self.monster_roll, self.second_roll) if self.second_roll else (self.monster_roll,)

    def is_secret(self, card: str) -> bool:
        """Whether only some have seen a card."""
        return card in self.secrets

    def pile_with(self, card: str) -> str | None:
        """The place in whose pile a card lies, by what has been seen."""
        return next((place for place, pile in self.piles.items() if card in pile.cards), None)

    def public_chits(self, tile: str) -> tuple[str, ...]:
        """The map chits of a tile that everybody has seen."""
        return tuple(chit for chit in chits_in(self, tile) if chit in self.revealed)

    def has_advantage(self, who: str, advantage: str) -> bool:
        """Whether somebody is a character who has this special advantage at his level (MR-10.12.1)."""
        sheet = self.sheet_of(who)
        return sheet is not None and self.box.characters[who].has_advantage(advantage, sheet.level)

    def has_curse(self, who: str, curse: str) -> bool:
        """Whether somebody is a character on whom this curse works (MR-16.12, MR-7.12.4e)."""
        sheet = self.sheet_of(who)
        return sheet is not None and curse in sheet.curses and not is_shielded(self, who)

    def relationship(self, seat: Seat, other: str) -> Relationship:
        """What a group or a visitor thinks of a character by his card (MR-1.13.2, MR-10.12.1)."""
        sheet = self.sheet(seat)
        known = sheet.level >= RELATIONSHIPS_FROM
        found = self.box.characters[sheet.character].relationship(other) if known else "neutral"
        less = self.options.knights_adjustment and found == "ally" and sheet.character in KNIGHTS
        return "friendly" if less else found

    def view(self, seat: Seat | None) -> RealmView:
        """All that this seat may know."""
        return make_view(self, seat)

    def imagine(self, seat: Seat, dice: Dice) -> Self:
        """Let the others record other spells, requirements and turns (MR-0.6.1), and draft anew."""
        twin = self.copy()
        imagine_chits(twin, seat, dice)
        twin.weather_chit = imagined_chit(self.weather_chit, seat, dice)
        names = imagine_cards(twin, seat, dice) if self.agenda else {}
        to_come = still_to_come(self)
        for other, sheet in enumerate(self.sheets):
            if other == seat or sheet is None:
                continue
            told = answers_about(self, seat, sheet.character)
            sheet = imagined_lines(self, other, sheet, names, dice, told)
            if sheet.requirements is not None and self.agenda:
                ways = fitting(told, divisions_for(self, other))
                way = ways[dice.draw("imagined requirements", range(len(ways)))]
                sheet = replace(
                    sheet,
                    requirements=Requirements(
                        way.great_treasures, way.usable_spells, way.fame, way.notoriety, way.gold
                    ),
                )
            twin.sheets = with_entry(twin.sheets, other, sheet)
        for who, one in self.individuals.items():
            if one.seat == seat:
                continue
            twin.individuals[who] = imagined_knowledge(twin, who, dice)
            if who in to_come and one.dawn and not one.is_idle:  # whoever was hired today recorded nothing
                twin.write(who, turn=imagined_turn(self, who, dice))
        imagine_deals(twin, seat, names, dice)
        for who, one in self.individuals.items():
            if is_minion(who) and one.seat != seat:
                share_discoveries(twin, who)
        twin.answers = imagined_answers(twin, seat, dice)
        if self.agenda and isinstance(step := self.agenda[-1], SecretStep):
            twin.swap(step.imagined(twin, seat, dice))
        return twin

    def standing(self) -> Standing | None:
        """After the last day (MR-9.4)."""
        return None if self.agenda else final_standing(self)

    def copy(self) -> Self:
        """A state with the same values and tables of its own."""
        other = copy(self)
        other.places = self.places.copy()
        other.standing_at = self.standing_at.copy()
        other.faces = self.faces.copy()
        other.chits = self.chits.copy()
        other.whistled = self.whistled.copy()
        other.piles = self.piles.copy()
        other.spell_piles = self.spell_piles.copy()
        other.secrets = self.secrets.copy()
        other.hired = self.hired.copy()
        other.gold_homes = self.gold_homes.copy()
        other.individuals = self.individuals.copy()
        other.caches = self.caches.copy()
        other.stances = self.stances.copy()
        other.plays = self.plays.copy()
        return other
