"""MR-1.4: what is written down about a character, and about everybody else who takes turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

from fabula.core import Seat
from fabula.games.realm.components.characters import LEVELS
from fabula.games.realm.day.actions import Phase, Source

if TYPE_CHECKING:
    from fabula.games.realm.components.box import Box
    from fabula.games.realm.components.characters import ActionChit

ChitState: TypeAlias = Literal["active", "alerted", "color", "committed", "fatigued", "wounded"]
"""MR-1.5.3: a chit is in exactly one of these."""

Part: TypeAlias = tuple[int, int]
"""MR-0.7.1: the fraction of a record beyond its whole number, as numerator and denominator."""
WHOLE: Final[Part] = (0, 1)


class Requirements(Struct, frozen=True):
    """The Victory Points that a player has put on each category (MR-2.9.1)."""

    great_treasures: int
    usable_spells: int
    fame: int
    notoriety: int
    gold: int


class Answer(Struct, frozen=True):
    """What somebody had to tell somebody else, whom a Demon helped (MR-15.5.2); only the two know."""

    asker: Seat
    asked: Seat
    whom: str
    """The character about whom it is."""
    about: Literal["points", "spell", "card"]
    what: str
    number: int
    """For a spell 1 is yes and 0 is no; a card is told by its place in the list of treasures."""
    pondered: int
    """How often he could have learned a spell by then."""


class Boon(Struct, frozen=True):
    """Something taken for nothing, and the basic price for which it is repaid (MR-5.5)."""

    partner: str
    price: int


class Task(Struct, frozen=True):
    """A mission or a campaign that somebody has taken up, and the day whose Midnight ends it (MR-5.9)."""

    side: str
    until: int
    destination: str | None = None
    """The dwelling to which a mission leads."""
    gold: int = 0


class Look(Struct, frozen=True):
    """A search: what it brought, and how many map chits lay in the tile; or what somebody has been shown.

    Everybody knows it, but not what was chosen by a player who had the choice (MR-16.3.7).
    """

    day: int
    clearing: str
    results: tuple[str, ...]
    chits: int
    chosen: bool = False
    found: tuple[str, ...] = ()
    """What he has been shown (MR-3.9.10); if it is `chosen`, only if he has found hidden enemies."""


class Lesson(Struct, frozen=True):
    """Discoveries that somebody has passed on (MR-4.7.3); the others know only how many."""

    teacher: str
    discoveries: tuple[str, ...]


class Individual(Struct, frozen=True):
    """What a character and a native in somebody's hire have alike; underlings take no turns (MR-5.8.1).

    It is replaced as a whole whenever something changes.
    """

    seat: Seat
    """Who decides for him."""
    gold: int = 0
    gold_part: Part = WHOLE
    hidden: bool = False
    blocked: bool = False
    """Whether he has been blocked today (MR-3.13.3)."""
    asleep: bool = False
    """Whether he sleeps among the Flowers of Rest until Sunset (MR-14.3.3)."""
    farsighted: bool = False
    """Whether he peers and enchants wherever he likes, until Midnight (MR-16.16.3)."""
    found: bool = False
    """Whether he has found hidden enemies today (MR-1.6.5)."""
    spotted: tuple[str, ...] = ()
    """Whom he has found today by Magic Sight, hidden or not (MR-16.4)."""
    discoveries: tuple[str, ...] = ()
    """Hidden paths, secret passages, sites and site cards, by their names (MR-1.7.1)."""
    seen: tuple[str, ...] = ()
    """The map chits at which he has looked (MR-16.3.4)."""
    searches: tuple[Look, ...] = ()
    """All his searches that brought something, or let him choose."""
    lessons: tuple[Lesson, ...] = ()
    """What others have passed on to him."""
    dawn: str = ""
    """The clearing in which he recorded his turn."""
    mount: str = ""
    """The horse that was active then, if any (MR-4.4.3)."""
    turn: tuple[Phase, ...] = ()
    """The phases that he has recorded and not come to, which nobody else knows (MR-0.6.1)."""
    following: str = ""
    """His guide of today, as long as he follows him; everybody knows it from Sunrise on."""
    prepared: bool = False
    """Whether he has prepared for enchanting today (MR-3.11.1)."""
    drenched: bool = False
    """Whether a storm has had its share of his turn (MR-15.4.7b)."""
    lost: tuple[Source, ...] = ()
    """What gave the phases that he has lost in this turn to a storm, or to a mountain as he chose them."""
    wary: bool = False
    """Whether he is asked before each phase of his guide (MR-3.12.5)."""
    came: str = ""
    """The roadway by which he has come to his clearing today, if he has moved (MR-6.6.4b)."""
    kept: int = 0
    """How many of the things that he has, the first ones, were transmorphized with him (MR-7.10.5)."""
    kept_gold: int = 0
    """How much of his gold was."""
    past: tuple[Phase, ...] = ()
    """The phases of his last turn that have come up, performed or cancelled; everybody knows them."""

    @property
    def is_idle(self) -> bool:
        """Whether he can do nothing more by day: he is blocked, or sleeps."""
        return self.blocked or self.asleep


class Grudge(Struct, frozen=True):
    """How much better or worse a group thinks of a character, for good (MR-10.7.3)."""

    group: str
    change: int


class Sheet(Struct, frozen=True):
    """What only a character has. It is replaced as a whole whenever something on it changes."""

    character: str
    level: int
    chits: tuple[ChitState, ...]
    """In the order of the character card."""
    worth: int
    """The starting worth (MR-2.7.3)."""
    first_level: int = 4
    """The level at which he began."""
    earned: tuple[int, ...] = ()
    """The chits that he has earned since, counted from 0 over all levels, in their order (MR-10.12.3)."""
    spent: int = 0
    """The Victory Points for which he has got them."""
    fame: int = 0
    fame_part: Part = WHOLE
    notoriety: int = 0
    notoriety_part: Part = WHOLE
    spells: tuple[str, ...] = ()
    """Recorded at the start (MR-2.7.4); they do not count as learned."""
    learned: tuple[str, ...] = ()
    """Recorded since then (MR-3.9.7)."""
    shown: tuple[str, ...] = ()
    """The recorded spells that everybody knows of, because he has cast them."""
    pondered: tuple[tuple[str, ...], ...] = ()
    """The spells of which he could record one, each time; only he knows what he did."""
    requirements: Requirements | None = None
    boons: tuple[Boon, ...] = ()
    """What he owes to natives and visitors."""
    grudges: tuple[Grudge, ...] = ()
    """What groups have not forgotten, in alphabetical order (MR-10.7.3)."""
    vexed: tuple[str, ...] = ()
    """The groups that have remembered a kill this Evening (MR-10.7.4)."""
    tasks: tuple[Task, ...] = ()
    """The missions, and the campaign, that he has taken up."""
    curses: tuple[str, ...] = ()
    """The curses that are on him (MR-16.12)."""
    kills: int = 0
    """How many he has killed today (MR-6.11.1)."""
    began: int = 0
    """The day before whose Birdsong he began anew, after another had died (MR-6.15.3)."""
    start: str = ""
    """The clearing in which he entered the map, to which an immortal returns (MR-10.12.4)."""
    mighty: bool = False
    """Whether his next hit is Tremendous, by a wish (MR-16.11.7)."""
    red_dice: tuple[int, ...] = ()
    """What he has chosen for the red die in his next rolls, with the Magic Wand (MR-14.5.7)."""
    berserk: bool = False
    """Whether he has played his Berserk chit today (MR-13.2.2)."""

    def printed(self, box: Box) -> tuple[ActionChit, ...]:
        """What is on his chits: those with which he began, then those that he has earned."""
        return printed_chits(box, self.character, self.first_level, self.earned)


def printed_chits(box: Box, who: str, first_level: int, earned: tuple[int, ...]) -> tuple[ActionChit, ...]:
    """MR-10.12.3: the chits with which a character began at a level, then those that he has earned."""
    card = box.characters[who]
    return (*card.chits(first_level), *(card.chits(LEVELS)[number] for number in earned))
