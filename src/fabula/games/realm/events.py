"""What is told of a game of Magic Realm."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Event, Seat
from fabula.games.realm.belongings.events import BelongingsEvents
from fabula.games.realm.trade.events import TradeEvents


class TilesDealt(Event, frozen=True, kw_only=True, tag="tiles-dealt"):
    """A player has been dealt these tiles, face up (MR-2.2.1)."""

    seat: Seat
    tiles: tuple[str, ...]


class TileTurnedUp(Event, frozen=True, kw_only=True, tag="tile-turned-up"):
    """A player has turned up one of his tiles (MR-2.2.2)."""

    seat: Seat
    tile: str


class TileKept(Event, frozen=True, kw_only=True, tag="tile-kept"):
    """It cannot be laid, and is kept for later (MR-2.2.2)."""

    seat: Seat
    tile: str


class TileLaid(Event, frozen=True, kw_only=True, tag="tile-laid"):
    """A tile lies on the table now."""

    tile: str
    column: int
    row: int
    turns: int


class MapFailed(Event, frozen=True, kw_only=True, tag="map-failed"):
    """No tile fits any more: all over again (MR-2.2.4)."""


class ChitTurnedUp(Event, frozen=True, kw_only=True, tag="chit-turned-up"):
    """A map chit shows its face."""

    chit: str
    tile: str


class ChitsTurnedDown(Event, frozen=True, kw_only=True, tag="chits-turned-down"):
    """At Midnight the map chits of a tile are turned face down (MR-3.16.7)."""

    tile: str


class Appeared(Event, frozen=True, kw_only=True, tag="appeared"):
    """A dwelling, the Ghosts, or a group of natives stand in a clearing now."""

    who: str
    clearing: str


class Lots(Event, frozen=True, kw_only=True, tag="lots"):
    """The order in which characters are chosen (MR-2.7.1)."""

    seats: tuple[Seat, ...]


class Chose(Event, frozen=True, kw_only=True, tag="chose"):
    """Who somebody will be."""

    seat: Seat
    character: str
    level: int
    rank: str
    """How he is called at that level, as `amazon-1`."""


class Equipped(Event, frozen=True, kw_only=True, tag="equipped"):
    """An item has been taken out of a box, or there is none left (MR-2.7.2)."""

    seat: Seat
    item: str
    piece: str | None


class Stowed(Event, frozen=True, kw_only=True, tag="stowed"):
    """An item begins inactive."""

    seat: Seat
    item: str
    piece: str


class Tinted(Event, frozen=True, kw_only=True, tag="tinted"):
    """A Magic chit begins as a color chit."""

    seat: Seat
    chit: int


class Prepared(Event, frozen=True, kw_only=True, tag="prepared"):
    """A character is ready for the rest of the set-up."""

    seat: Seat


class Recorded(Event, frozen=True, kw_only=True, tag="recorded"):
    """A player is told the spell that he has recorded."""

    spell: str


class SpellsReady(Event, frozen=True, kw_only=True, tag="spells-ready"):
    """A player has recorded all of his spells."""

    seat: Seat


class Assigned(Event, frozen=True, kw_only=True, tag="assigned"):
    """A gold chit lies in its box."""

    side: str
    box: str


class Required(Event, frozen=True, kw_only=True, tag="required"):
    """A player is told how he has divided his Victory Points."""

    great_treasures: int
    usable_spells: int
    fame: int
    notoriety: int
    gold: int


class RequirementsReady(Event, frozen=True, kw_only=True, tag="requirements-ready"):
    """A player has chosen what he needs for victory."""

    seat: Seat


class Entered(Event, frozen=True, kw_only=True, tag="entered"):
    """A character, or the familiar, stands in a clearing now."""

    who: str
    clearing: str


class SetUp(Event, frozen=True, kw_only=True, tag="set-up"):
    """Everything is set up; the first day begins."""


class DayBegan(Event, frozen=True, kw_only=True, tag="day-began"):
    """Birdsong of a new day (MR-3.1.1)."""

    day: int


class PhaseRecorded(Event, frozen=True, kw_only=True, tag="phase-recorded"):
    """A player is told the phase that he has recorded."""

    who: str
    activity: str
    clearing: str | None
    onward: str | None
    source: str


class FollowRecorded(Event, frozen=True, kw_only=True, tag="follow-recorded"):
    """A player is told whom somebody will follow."""

    who: str
    whom: str


class TurnReady(Event, frozen=True, kw_only=True, tag="turn-ready"):
    """A player has handed in his turn."""

    seat: Seat


class MonsterRoll(Event, frozen=True, kw_only=True, tag="monster-roll"):
    """Which row of the Set-Up Card prowls today (MR-3.3.1)."""

    result: int


class Follows(Event, frozen=True, kw_only=True, tag="follows"):
    """Whom somebody follows today (MR-3.3.3)."""

    who: str
    whom: str


class OrderCancelled(Event, frozen=True, kw_only=True, tag="order-cancelled"):
    """Those who follow one another in a circle follow nobody (MR-3.3.4)."""

    who: str


class LeftBehind(Event, frozen=True, kw_only=True, tag="left-behind"):
    """Somebody does not follow his guide any more."""

    who: str
    clearing: str


class KeepsUp(Event, frozen=True, kw_only=True, tag="keeps-up"):
    """A follower leaves what is too heavy and goes with his guide."""

    who: str


class NotShaken(Event, frozen=True, kw_only=True, tag="not-shaken"):
    """A follower sees his hidden guide and cannot be left behind."""

    who: str


class LetBe(Event, frozen=True, kw_only=True, tag="let-be"):
    """Somebody who could have done something lets it be."""

    who: str


class Passed(Event, frozen=True, kw_only=True, tag="passed"):
    """Whoever could have gone first lets the next chit be drawn."""

    seat: Seat


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn-began"):
    """A character's turn begins, because his chit was drawn or he took it."""

    who: str
    drawn: bool


class Unhidden(Event, frozen=True, kw_only=True, tag="unhidden"):
    """A character is not hidden any more."""

    who: str


class PhaseBegan(Event, frozen=True, kw_only=True, tag="phase-began"):
    """A recorded phase comes up and is public from now on."""

    who: str
    activity: str
    clearing: str | None
    onward: str | None
    source: str


class Cancelled(Event, frozen=True, kw_only=True, tag="cancelled"):
    """A phase, or the second step of a ride, cannot be performed (MR-3.2.10)."""

    who: str
    reason: str


class Abandoned(Event, frozen=True, kw_only=True, tag="abandoned"):
    """An item that nobody can carry is left in the clearing."""

    who: str
    item: str
    piece: str
    clearing: str


class LeftMap(Event, frozen=True, kw_only=True, tag="left-map"):
    """A character has left the map for good (MR-3.5.9)."""

    who: str


class Climbs(Event, frozen=True, kw_only=True, tag="climbs"):
    """The first of the two phases into a mountain is done (MR-3.5.2)."""

    who: str
    clearing: str


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A character has come to a clearing along a roadway."""

    who: str
    clearing: str
    road: str


class HorseLed(Event, frozen=True, kw_only=True, tag="horse-led"):
    """In the cave a horse becomes inactive (MR-4.4.5)."""

    who: str
    item: str
    piece: str


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    """The dice of a character on a table, and the result (MR-0.4.1)."""

    who: str
    table: str
    dice: tuple[int, ...]
    result: int


class Hid(Event, frozen=True, kw_only=True, tag="hid"):
    """A character is hidden now."""

    who: str


class WeaponTurned(Event, frozen=True, kw_only=True, tag="weapon-turned"):
    """A weapon shows its other side."""

    who: str
    item: str
    piece: str
    alerted: bool


class ChitChanged(Event, frozen=True, kw_only=True, tag="chit-changed"):
    """An action chit is in another state now (MR-1.5.3)."""

    who: str
    chit: int
    becomes: str


class WentBerserk(Event, frozen=True, kw_only=True, tag="went-berserk"):
    """The Berserk chit is played (MR-13.2.2)."""

    who: str


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


class Blocked(Event, frozen=True, kw_only=True, tag="blocked"):
    """A monster, or several, have blocked a character."""

    who: str
    monster: str
    clearing: str


class Blocks(Event, frozen=True, kw_only=True, tag="blocks"):
    """Two individuals have blocked each other (MR-3.13.4)."""

    who: str
    whom: str
    clearing: str


class TurnLost(Event, frozen=True, kw_only=True, tag="turn-lost"):
    """Who was blocked before his turn has none (MR-3.4.4)."""

    who: str


class Arrived(Event, frozen=True, kw_only=True, tag="arrived"):
    """Monsters have come to a clearing."""

    monster: str
    number: int
    clearing: str


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    """Monsters of a kind, or natives of a group, are back where they started (MR-8.5.1)."""

    who: str
    number: int


class TurnEnded(Event, frozen=True, kw_only=True, tag="turn-ended"):
    """A character has done all that he recorded."""

    who: str


class PartOfDay(Event, frozen=True, kw_only=True, tag="part-of-day"):
    """Sunset, Evening or Midnight has come (MR-3.1)."""

    part: str


class Scored(Event, frozen=True, kw_only=True, tag="scored"):
    """What a player needed for victory, in Victory Points, and his total (MR-9.3.4)."""

    seat: Seat
    great_treasures: int
    usable_spells: int
    fame: int
    notoriety: int
    gold: int
    total: int


class CardLaidOpen(Event, frozen=True, kw_only=True, tag="card-laid-open"):
    """At the end everybody sees a treasure card that was secret."""

    who: str
    item: str


class SpellLaidOpen(Event, frozen=True, kw_only=True, tag="spell-laid-open"):
    """At the end everybody sees a spell that somebody has learned."""

    who: str
    spell: str


class LastDayOver(Event, frozen=True, kw_only=True, tag="last-day-over"):
    """The game is over (MR-9.5.1)."""

    day: int


Events: TypeAlias = (
    TilesDealt
    | TileTurnedUp
    | TileKept
    | TileLaid
    | MapFailed
    | ChitTurnedUp
    | ChitsTurnedDown
    | Appeared
    | Lots
    | Chose
    | Equipped
    | Stowed
    | Tinted
    | Prepared
    | Recorded
    | SpellsReady
    | Assigned
    | Required
    | RequirementsReady
    | Entered
    | SetUp
    | DayBegan
    | PhaseRecorded
    | FollowRecorded
    | TurnReady
    | MonsterRoll
    | Follows
    | OrderCancelled
    | LeftBehind
    | KeepsUp
    | NotShaken
    | LetBe
    | Passed
    | TurnBegan
    | Unhidden
    | PhaseBegan
    | Cancelled
    | Abandoned
    | LeftMap
    | Climbs
    | Moved
    | HorseLed
    | Rolled
    | Hid
    | WeaponTurned
    | ChitChanged
    | WentBerserk
    | Searched
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
    | Blocked
    | Blocks
    | TurnLost
    | Arrived
    | Returned
    | TurnEnded
    | PartOfDay
    | CardLaidOpen
    | SpellLaidOpen
    | LastDayOver
    | Scored
    | TradeEvents
    | BelongingsEvents
)
