"""MR-2: what the game is called, who can play it, and how it begins."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from fabula.core import Game, Illegal, Rulebook, refuse
from fabula.games.realm import actions, events
from fabula.games.realm.components.box import box_with
from fabula.games.realm.options.switches import Options, readings_of
from fabula.games.realm.setup.card import pieces_in_boxes, piles_of, spell_piles_of, unseen_of
from fabula.games.realm.setup.order import SetUpRealm
from fabula.games.realm.state import RealmState
from fabula.games.realm.view import RealmView

if TYPE_CHECKING:
    from msgspec import Struct

    from fabula.core import Dice


class Realm(Game):
    """Magic Realm, for one to sixteen characters."""

    name = "realm"
    rules = "1"
    seats = range(1, 17)
    horizon = 100_000
    secrets = True

    Options = Options
    States = RealmState
    Views = RealmView
    Actions = actions.Actions
    Events = events.Events

    @cached_property
    def rulebook(self) -> Rulebook:
        """The clauses MR-0 to MR-H."""
        return Rulebook.of("fabula.games.realm")

    def start(self, options: Struct, seats: int, dice: Dice) -> RealmState:
        """Prepare the Set-Up Card, then set up as far as nobody has to be asked (MR-2.1.1)."""
        if not isinstance(options, Options):
            raise TypeError(f"options of Magic Realm, not {type(options).__name__}")
        if seats not in self.seats:
            raise Illegal(refuse("MR-2.7.1", "seats", have=seats, least=1, most=16))
        readings = readings_of(options)
        box, boxed = box_with(readings), pieces_in_boxes(readings)
        state = RealmState(
            agenda=(SetUpRealm(),),
            options=options,
            seats=seats,
            places={piece: place for place, pieces in boxed.items() for piece in pieces},
            standing_at=dict(boxed),
            faces={},
            chits={},
            piles=piles_of(box),
            spell_piles=spell_piles_of(box),
            secrets={},
            unseen=unseen_of(box),
            hired={},
            gold_homes={},
            sheets=(None,) * seats,
            individuals={},
        )
        state.go_on(dice)
        return state


game = Realm()
