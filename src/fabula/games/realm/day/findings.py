"""What is told of searching and looting (MR-3.9)."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Event


class Searched(Event, frozen=True, kw_only=True, tag="searched"):
    """Which clearing a character searches."""

    who: str
    table: str
    clearing: str


class ChoiceTaken(Event, frozen=True, kw_only=True, tag="choice-taken"):
    """A character who had the choice has found something."""

    who: str


class ChoseLine(Event, frozen=True, kw_only=True, tag="chose-line"):
    """A player is told which line he has chosen (MR-16.3.7)."""

    who: str
    line: str


class FoundEnemies(Event, frozen=True, kw_only=True, tag="found-enemies"):
    """A player is told that he sees hidden enemies until Midnight (MR-1.6.5)."""

    who: str


class Discovered(Event, frozen=True, kw_only=True, tag="discovered"):
    """A player is told what he has discovered: a path, a passage or a site."""

    who: str
    discovery: str


class ChitSeen(Event, frozen=True, kw_only=True, tag="chit-seen"):
    """A player is told which chit lies in a tile."""

    who: str
    chit: str
    tile: str


class LostFound(Event, frozen=True, kw_only=True, tag="lost-found"):
    """The Lost City or the Lost Castle makes room for the chits that it hides (MR-3.9.4)."""

    chit: str
    tile: str


class Looted(Event, frozen=True, kw_only=True, tag="looted"):
    """Somebody turns to a site, or to the pile of abandoned belongings in a clearing."""

    who: str
    place: str
    clearing: str


class Opened(Event, frozen=True, kw_only=True, tag="opened"):
    """The Vault is open, for the rest of the game; or the Crypt, this time."""

    who: str
    place: str


class GoldFound(Event, frozen=True, kw_only=True, tag="gold-found"):
    """Somebody has found gold."""

    who: str
    gold: int


class FoundNothing(Event, frozen=True, kw_only=True, tag="found-nothing"):
    """The pile is not so high."""

    who: str


class Took(Event, frozen=True, kw_only=True, tag="took"):
    """Somebody has taken a treasure; of a card that is secret the others see how large it is."""

    who: str
    place: str
    position: int
    item: str
    piece: str


class CardSeen(Event, frozen=True, kw_only=True, tag="card-seen"):
    """A player is told which treasure card it is."""

    who: str
    item: str


class SiteCardFound(Event, frozen=True, kw_only=True, tag="site-card-found"):
    """A site card is turned up, and lies at the bottom of its pile (MR-14.1.5)."""

    who: str
    discovery: str
    place: str


class Exchanged(Event, frozen=True, kw_only=True, tag="exchanged"):
    """A card has been exchanged for the treasures within (MR-14.1.1)."""

    who: str
    item: str
    gold: int


class RunesRead(Event, frozen=True, kw_only=True, tag="runes-read"):
    """Somebody reads the runes of a site, a book or an artifact."""

    who: str
    place: str


class SpellSeen(Event, frozen=True, kw_only=True, tag="spell-seen"):
    """Which spell lies there; at a site only the reader is told."""

    who: str
    spell: str
    place: str


class Awakened(Event, frozen=True, kw_only=True, tag="awakened"):
    """A spell of a book or an artifact is awakened."""

    spell: str
    place: str


class Cursed(Event, frozen=True, kw_only=True, tag="cursed"):
    """A curse has struck a character (MR-16.12)."""

    who: str
    curse: str


class SpellPondered(Event, frozen=True, kw_only=True, tag="spell-pondered"):
    """Somebody has recorded a spell that he could learn, or has not."""

    who: str


class Spotted(Event, frozen=True, kw_only=True, tag="spotted"):
    """A player is told whom he sees until Midnight, hidden or not (MR-16.4)."""

    who: str


class Perceived(Event, frozen=True, kw_only=True, tag="perceived"):
    """Somebody looks at the spells of a site, a book or an artifact (MR-16.4.3)."""

    who: str
    place: str


class PassedBy(Event, frozen=True, kw_only=True, tag="passed-by"):
    """Somebody takes nothing of what Magic Sight has shown him."""

    who: str


Findings: TypeAlias = (
    Searched
    | ChoiceTaken
    | ChoseLine
    | FoundEnemies
    | Discovered
    | ChitSeen
    | LostFound
    | Looted
    | Opened
    | GoldFound
    | FoundNothing
    | Took
    | CardSeen
    | SiteCardFound
    | Exchanged
    | RunesRead
    | SpellSeen
    | Awakened
    | Cursed
    | SpellPondered
    | Spotted
    | Perceived
    | PassedBy
)
