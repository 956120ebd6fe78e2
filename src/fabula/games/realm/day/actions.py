"""MR-3: what a player may do by day: record phases, and decide when they come up."""

from __future__ import annotations

from typing import Literal, TypeAlias

from fabula.core import Action

Source: TypeAlias = Literal[
    "ordinary",
    "stamina",
    "robust",
    "health",
    "elusiveness",
    "magical_paraphernalia",
    "reputation",
    "aura_of_power",
    "workhorse",
    "ancient_telescope",
    "cloak_of_mist",
    "magic_spectacles",
    "regent_of_jewels",
    "royal_sceptre",
    "7_league_boots",
    "shielded_lantern",
    "toadstool_ring",
    "toadstool_circle",
    "sheltered",
    "veteran",
    "blend_into_background",
    "see_hidden_signs",
    "sense_danger",
    "blazing_light",
]
"""MR-3.2.2, MR-3.2.3: an ordinary phase, basic or sunlight, or what gives an extra one."""


class Move(Action, frozen=True, tag="move"):
    """Record a Move phase to an adjacent clearing (MR-3.5.1)."""

    clearing: str
    source: Source


class Ride(Action, frozen=True, tag="ride"):
    """Record a Move phase of two steps on a pony; a mountain takes both (MR-4.4.3)."""

    clearing: str
    onward: str
    source: Source


class Fly(Action, frozen=True, tag="fly"):
    """Record a Fly phase to this tile or one beside it (MR-3.14.2)."""

    tile: str
    source: Source


class Leave(Action, frozen=True, tag="leave"):
    """Record a Move phase along a roadway that runs off the map (MR-3.5.9)."""

    source: Source


class Hide(Action, frozen=True, tag="hide"):
    """Record a Hide phase (MR-3.6)."""

    source: Source


class Alert(Action, frozen=True, tag="alert"):
    """Record an Alert phase (MR-3.7)."""

    source: Source


class Rest(Action, frozen=True, tag="rest"):
    """Record a Rest phase (MR-3.8)."""

    source: Source


class Search(Action, frozen=True, tag="search"):
    """Record a Search phase; the table is chosen when it comes up (MR-3.9.1)."""

    source: Source


class PeerAt(Action, frozen=True, tag="peer-at"):
    """Record a Peer phase at a clearing far away (MR-3.11.5)."""

    clearing: str
    source: Source


class Trade(Action, frozen=True, tag="trade"):
    """Record a Trade phase (MR-3.10.1)."""

    source: Source


class Hire(Action, frozen=True, tag="hire"):
    """Record a Hire phase (MR-3.10.2)."""

    source: Source


class Enchant(Action, frozen=True, tag="enchant"):
    """Record an Enchant phase; the first of a day is a preparation (MR-3.11.1)."""

    source: Source


class EnchantAt(Action, frozen=True, tag="enchant-at"):
    """Record an Enchant phase that is done in a clearing far away (MR-3.11.6)."""

    clearing: str
    source: Source


class Cache(Action, frozen=True, tag="cache"):
    """Record a Cache phase (MR-10.4.1)."""

    source: Source


class Follow(Action, frozen=True, tag="follow"):
    """Record that he follows somebody all day (MR-3.12.1); if wary, he is asked before each phase."""

    whom: str
    wary: bool


class Lead(Action, frozen=True, tag="lead"):
    """Let an underling follow a guide today (MR-3.12.8)."""

    who: str
    whom: str


class Reconsider(Action, frozen=True, tag="reconsider"):
    """Want to be asked about belongings again, having left them as they are (MR-4.1.8)."""


class Ready(Action, frozen=True, tag="ready"):
    """Hand in a recorded turn (MR-3.2.1), or what underlings do."""


Phase: TypeAlias = (
    Move
    | Ride
    | Fly
    | Leave
    | Hide
    | Alert
    | Rest
    | Search
    | PeerAt
    | Trade
    | Hire
    | Enchant
    | EnchantAt
    | Cache
)
"""A recorded phase."""


class Go(Action, frozen=True, tag="go"):
    """Take the turn before the next attention chit is drawn (MR-13.11.2)."""


class Pass(Action, frozen=True, tag="pass"):
    """Let it be."""


class Stay(Action, frozen=True, tag="stay"):
    """Follow no more (MR-3.12.5)."""


class KeepUp(Action, frozen=True, tag="keep-up"):
    """Leave what is too heavy, and go with the guide (MR-3.12.4)."""


class ShakeOff(Action, frozen=True, tag="shake-off"):
    """Leave a follower behind, unseen (MR-3.12.4)."""

    whom: str


class Block(Action, frozen=True, tag="block"):
    """Block somebody (MR-3.13.4); `anyone` is the first who can be blocked."""

    whom: str


class TurnOver(Action, frozen=True, tag="turn-over"):
    """Turn an active weapon over (MR-3.7.1)."""

    piece: str


class Rouse(Action, frozen=True, tag="rouse"):
    """Alert a Magic chit; chits are counted from 1 (MR-3.7.1)."""

    chit: int


class Berserk(Action, frozen=True, tag="berserk"):
    """Play the Berserk chit (MR-13.2.4)."""


class Restore(Action, frozen=True, tag="restore"):
    """Rest a chit for all its asterisks (MR-3.8.2, MR-3.8.3)."""

    chit: int


class Exchange(Action, frozen=True, tag="exchange"):
    """Rest a chit of two asterisks with one, and fatigue another chit of one as change (MR-3.8.2)."""

    chit: int
    change: int


class Peer(Action, frozen=True, tag="peer"):
    """Search a clearing by the Peer table (MR-3.9.2)."""

    clearing: str


class Locate(Action, frozen=True, tag="locate"):
    """Search the own clearing by the Locate table (MR-3.9.3)."""


class Loot(Action, frozen=True, tag="loot"):
    """Loot a site, or the pile of abandoned belongings in the own clearing, by its name (MR-3.9.5)."""

    place: str


class Read(Action, frozen=True, tag="read"):
    """Read the runes of a site, a book or an artifact: the `top` spell, or an awakened one (MR-3.9.7)."""

    place: str
    spell: str


class Sight(Action, frozen=True, tag="magic-sight"):
    """Search the own clearing by Magic Sight (MR-3.9.9)."""


class Spend(Action, frozen=True, tag="spend"):
    """Fatigue a chit; chits are counted from 1 (MR-3.9.5a)."""

    chit: int


class UseWish(Action, frozen=True, tag="use-wish"):
    """Open something with the strength that he has wished for (MR-16.11.7)."""


class SpendForChange(Action, frozen=True, tag="spend-for-change"):
    """Fatigue a chit of two asterisks, and get another of one back as change (MR-3.9.5a)."""

    chit: int
    change: int


class Take(Action, frozen=True, tag="take"):
    """Take the topmost counter or card of a site or pile (MR-16.4.1, MR-16.4.2)."""

    place: str


class Perceive(Action, frozen=True, tag="perceive"):
    """Look at the spells of a site, book or artifact (MR-16.4.3)."""

    place: str


class Learn(Action, frozen=True, tag="learn"):
    """Record a spell that one has found (MR-16.3.8)."""

    spell: str


class Find(Action, frozen=True, tag="find"):
    """Choose a line of either table (MR-16.3.7)."""

    line: str


DayActions: TypeAlias = (
    Move
    | Ride
    | Fly
    | Leave
    | Hide
    | Alert
    | Rest
    | Search
    | PeerAt
    | Trade
    | Hire
    | Enchant
    | EnchantAt
    | Cache
    | Follow
    | Lead
    | Reconsider
    | Ready
    | Go
    | Pass
    | Stay
    | KeepUp
    | ShakeOff
    | Block
    | TurnOver
    | Rouse
    | Berserk
    | Restore
    | Exchange
    | Peer
    | Locate
    | Loot
    | Read
    | Sight
    | Spend
    | UseWish
    | SpendForChange
    | Take
    | Perceive
    | Learn
    | Find
)
