"""What is told of magic."""

from __future__ import annotations

from typing import Literal, TypeAlias

from fabula.core import Event


class PreparesToEnchant(Event, frozen=True, kw_only=True, tag="prepares-to-enchant"):
    """The first Enchant phase of a day, which does nothing else (MR-3.11.1)."""

    who: str


class TileTurned(Event, frozen=True, kw_only=True, tag="tile-turned"):
    """A tile shows its other side (MR-3.11.1b)."""

    who: str
    tile: str
    enchanted: bool


class SpellCast(Event, frozen=True, kw_only=True, tag="spell-cast"):
    """Somebody casts a spell (MR-7.4.1)."""

    who: str
    spell: str
    means: str
    supply: str


class SpellAimed(Event, frozen=True, kw_only=True, tag="spell-aimed"):
    """The caster has named a target (MR-7.4.5)."""

    who: str
    spell: str
    target: str


class SpellCancelled(Event, frozen=True, kw_only=True, tag="spell-cancelled"):
    """A spell comes to nothing (MR-7.4.6a)."""

    who: str
    spell: str


class SpellHurled(Event, frozen=True, kw_only=True, tag="spell-hurled"):
    """An Attack spell is shown in its direction (MR-6.7.4)."""

    who: str
    spell: str
    direction: str


class SpellTookEffect(Event, frozen=True, kw_only=True, tag="spell-took-effect"):
    """A spell does what it does (MR-7.4.6)."""

    who: str
    spell: str


class SpellEnded(Event, frozen=True, kw_only=True, tag="spell-ended"):
    """A spell is over, or broken for a target (MR-7.5.8, MR-7.6.5)."""

    spell: str
    caster: str
    target: str


class Transmorphized(Event, frozen=True, kw_only=True, tag="transmorphized"):
    """A spell has turned somebody into a creature (MR-7.10.1)."""

    who: str
    into: str


class BecameHimself(Event, frozen=True, kw_only=True, tag="became-himself"):
    """A creature is what it was before (MR-7.10.6)."""

    who: str


class SpellInert(Event, frozen=True, kw_only=True, tag="spell-inert"):
    """A Permanent spell falls inert (MR-7.7.2)."""

    spell: str
    target: str


class SpellEnergized(Event, frozen=True, kw_only=True, tag="spell-energized"):
    """A Permanent spell works again (MR-7.7.3)."""

    spell: str
    target: str


class ArmorMended(Event, frozen=True, kw_only=True, tag="armor-mended"):
    """Damaged armor is whole again (MR-15.1.2a)."""

    who: str
    piece: str


class PhaseLost(Event, frozen=True, kw_only=True, tag="phase-lost"):
    """A storm may have taken a phase from somebody (MR-15.4.7b)."""

    who: str


class SpellInvoked(Event, frozen=True, kw_only=True, tag="spell-invoked"):
    """A Phase spell works from now to the end of the round or phase (MR-7.5.4)."""

    who: str
    spell: str


class WishGranted(Event, frozen=True, kw_only=True, tag="wish-granted"):
    """What somebody's wish brings (MR-16.11)."""

    who: str
    wish: str


class TruceBegan(Event, frozen=True, kw_only=True, tag="truce-began"):
    """Nobody fights in a clearing any more today (MR-16.11.5)."""

    clearing: str


class Carried(Event, frozen=True, kw_only=True, tag="carried"):
    """A wish has taken somebody elsewhere (MR-7.12.3)."""

    who: str
    clearing: str


class SentHome(Event, frozen=True, kw_only=True, tag="sent-home"):
    """A denizen is where it began the game (MR-7.12.3b)."""

    who: str


class Detained(Event, frozen=True, kw_only=True, tag="detained"):
    """A mountain to which somebody has strayed costs him his next Move (MR-16.14.4)."""

    who: str
    clearing: str


class Vision(Event, frozen=True, kw_only=True, tag="vision"):
    """Somebody sees the treasures of a box (MR-16.11.4)."""

    who: str
    place: str


class ControlBegan(Event, frozen=True, kw_only=True, tag="control-began"):
    """A monster serves somebody because of a spell (MR-7.9.5)."""

    who: str
    monster: str


class PhantasmCame(Event, frozen=True, kw_only=True, tag="phantasm-came"):
    """A phantasm is where its master is (MR-15.6.4a)."""

    who: str
    clearing: str


class DemonAsked(Event, frozen=True, kw_only=True, tag="demon-asked"):
    """Somebody has asked somebody else something (MR-15.5.2a)."""

    who: str
    whom: str


class DemonAnswered(Event, frozen=True, kw_only=True, tag="demon-answered"):
    """What he had to answer (MR-15.5.2a)."""

    whom: str
    about: Literal["points", "spell", "card"]
    what: str
    number: int


class SoundMoved(Event, frozen=True, kw_only=True, tag="sound-moved"):
    """A Sound chit is in another tile, and summons there (MR-15.8.6)."""

    who: str
    chit: str
    tile: str


MagicEvents: TypeAlias = (
    PreparesToEnchant
    | TileTurned
    | SpellCast
    | SpellAimed
    | SpellCancelled
    | SpellHurled
    | SpellTookEffect
    | SpellEnded
    | SpellInert
    | Transmorphized
    | BecameHimself
    | SpellEnergized
    | ArmorMended
    | PhaseLost
    | SpellInvoked
    | WishGranted
    | TruceBegan
    | Carried
    | Detained
    | SentHome
    | Vision
    | ControlBegan
    | PhantasmCame
    | DemonAsked
    | DemonAnswered
    | SoundMoved
)
