"""What happens in Formidable Foes. Spaces and spells go by their names."""

from __future__ import annotations

from typing import Literal, TypeAlias

from fabula.core import Event, Seat


class Entered(Event, frozen=True, kw_only=True):
    """A figure has come into the dungeon."""

    seat: Seat
    space: str


class Moved(Event, frozen=True, kw_only=True):
    """A figure has moved one step, jumped, retreated, followed or been taken somewhere."""

    seat: Seat
    space: str
    how: Literal["step", "jump", "retreat", "follow", "transference", "carried", "dropped"]


class Halted(Event, frozen=True, kw_only=True):
    """A player has ended his movement, to fight, to open a chest, or to leave it at that."""

    seat: Seat
    then: Literal["fight", "open", "end"]


class Declined(Event, frozen=True, kw_only=True):
    """A player makes no use, or no further use, of what he was offered."""

    seat: Seat
    what: Literal["privilege", "follow", "study", "power", "retreat", "move_monster", "exchange", "rotate"]


class Fled(Event, frozen=True, kw_only=True):
    """A player has paid to get away from a monster."""

    seat: Seat
    monster: int


class Paid(Event, frozen=True, kw_only=True):
    """Chips were paid: one to the supply, the others to the reserve."""

    seat: Seat
    chips: int


class Took(Event, frozen=True, kw_only=True):
    """A player has taken chips from the supply or the reserve."""

    seat: Seat
    chips: int
    source: Literal["supply", "reserve"]


class Flipped(Event, frozen=True, kw_only=True):
    """An intersection was turned up, or turned round."""

    intersection: str
    closed: str


class Explored(Event, frozen=True, kw_only=True):
    """A chamber was seen: its chip went to the supply, a tile came into it."""

    space: str
    tile: int


class Placed(Event, frozen=True, kw_only=True):
    """A monster or chest lies somewhere else now."""

    tile: int
    space: str
    route: tuple[str, ...] = ()
    """The spaces by which a monster has wandered there, one after the other."""


class PhaseTwo(Event, frozen=True, kw_only=True, tag="phasetwo"):
    """The dumbest-player tile was drawn; nobody gets it if all are at the top (FOE-10.2)."""

    seat: Seat | None


class Casting(Event, frozen=True, kw_only=True):
    """A player casts a spell."""

    seat: Seat
    spell: str
    amount: int


class Rolled(Event, frozen=True, kw_only=True):
    """Both dice of a battle."""

    seat: Seat
    monster: int
    monster_die: int
    player_die: int


class Frightened(Event, frozen=True, kw_only=True):
    """A monster dies of fright."""

    seat: Seat
    monster: int


class Defeated(Event, frozen=True, kw_only=True):
    """A monster is defeated and leaves the board."""

    seat: Seat
    monster: int
    space: str


class Failed(Event, frozen=True, kw_only=True):
    """A battle was lost: the monster stays."""

    seat: Seat
    monster: int
    why: Literal["too_strong", "too_few_chips"]


class Gold(Event, frozen=True, kw_only=True):
    """A player has gained gold."""

    seat: Seat
    gold: int


class Opened(Event, frozen=True, kw_only=True):
    """A chest was taken."""

    seat: Seat
    chest: int
    space: str


class Wiser(Event, frozen=True, kw_only=True):
    """A player's wisdom has risen."""

    seat: Seat
    wisdom: int


class DrewSpell(Event, frozen=True, kw_only=True, tag="drewspell"):
    """A player has drawn a spell of this level."""

    seat: Seat
    level: int


class SpellDrawn(Event, frozen=True, kw_only=True, tag="spelldrawn"):
    """What the drawn spell is, for its owner."""

    seat: Seat
    spell: str


class TurnBegan(Event, frozen=True, kw_only=True, tag="turnbegan"):
    """It is this player's turn."""

    seat: Seat


class Ended(Event, frozen=True, kw_only=True):
    """Both bosses are dead."""

    seat: Seat


Events: TypeAlias = (
    Entered
    | Moved
    | Halted
    | Declined
    | Fled
    | Paid
    | Took
    | Flipped
    | Explored
    | Placed
    | PhaseTwo
    | Casting
    | Rolled
    | Frightened
    | Defeated
    | Failed
    | Gold
    | Opened
    | Wiser
    | DrewSpell
    | SpellDrawn
    | TurnBegan
    | Ended
)
