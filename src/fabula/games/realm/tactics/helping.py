"""Spells that help: cast upon himself, or upon nobody, on an evening on which nothing else happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from fabula.games.realm.combat.actions import FightOn
from fabula.games.realm.combat.sides import unhired_in
from fabula.games.realm.combat.timing import quickest
from fabula.games.realm.magic.actions import Aim, Cast
from fabula.games.realm.magic.bewitching import MIST
from fabula.games.realm.magic.declaring import castable
from fabula.games.realm.tactics.melting import ESCAPES_WANTED, mist_chits
from fabula.games.realm.tactics.preparing import ESCAPES, HELPFUL, OUT_OF_PLAY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fabula.core import Action, Chair, Choices, Dice
    from fabula.games.realm.state import RealmState

WISHES: Final = (*ESCAPES, *HELPFUL)
"""What he casts upon himself, the best first."""


def quiet_magic(chair: Chair, choices: Choices, dice: Dice) -> Action | None:
    """MR-6.1.1: what he does about such a spell, if there is any."""
    if choices.prompt not in ("fight-on", "encounter", "aim"):
        return None
    state = cast("RealmState", chair.imagine(dice))
    who = state.sheet(chair.seat).character
    if who not in state.plays or unhired_in(state, state.places[who]):
        return None
    if choices.prompt == "fight-on":
        return FightOn() if _wish(state, who, castable(state, who, quickest(state, who))) else None
    if choices.prompt == "encounter":
        return _wish(state, who, (action for action in choices.actions if isinstance(action, Cast)))
    return Aim(who) if choices.details["spell"] in WISHES else None


def _wish(state: RealmState, who: str, casts: Iterable[Cast]) -> Cast | None:
    """The best of them that is not in effect; but he keeps the color for mist.

    Whoever is tired casts nothing that only helps: its chit tires, too.
    """
    sheet = state.sheet(state.player_of(who))
    if any(now in OUT_OF_PLAY for now in sheet.chits):
        return None
    in_effect = {one.spell for one in state.bewitched if one.caster == who}
    wishes = [one for one in casts if one.spell in WISHES and one.spell not in in_effect]
    if MIST in in_effect and len(mist_chits(sheet, state.box, "color")) <= ESCAPES_WANTED:
        wishes = [one for one in wishes if state.box.spells[one.spell].color != state.box.spells[MIST].color]
    return min(wishes, key=lambda one: WISHES.index(one.spell), default=None)
