"""MR-1.6.2, MR-10.2.1, MR-10.7.1: who attacks is seen at once, and natives may come upon him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.combat.assignment import ChooseVictim, prey, unassigned, unhide
from fabula.games.realm.combat.engaging import set_upon
from fabula.games.realm.combat.events import SetUpon
from fabula.games.realm.combat.sheets import fight_of, on_sheet, put_on_sheet
from fabula.games.realm.combat.sides import denizens_in
from fabula.games.realm.day.rolls import roll
from fabula.games.realm.magic.casting import is_attack_spell

if TYPE_CHECKING:
    from fabula.core import Dice, Event, Seat
    from fabula.games.realm.state import RealmState


def come_out(state: RealmState, who: str, dice: Dice, *, from_afar: bool) -> list[Event]:
    """He is unhidden, unless he strikes from afar and, by the option, hides again at once."""
    hidden = state.individual(who).hidden
    if not (state.options.ambushes and hidden and from_afar) or on_sheet(state, who):
        return unhide(state, who, "MR-1.6.2")
    row, rolled = roll(state, who, "hide", dice, "MR-10.2.1")
    return [rolled] if row.results == ("hidden",) else [rolled, *unhide(state, who, "MR-1.6.2")]


def keep_on_sheets(state: RealmState) -> None:
    """MR-6.7.1a: whoever is named and on no sheet gets its own; all of them if the clearing is named."""
    clearing = fight_of(state).clearing
    named = {play.target for play in state.plays.values()}
    for casting in state.castings:
        if casting.fate == "cast" and is_attack_spell(state, casting.spell):
            named.update(casting.targets)
    for denizen in denizens_in(state, clearing):
        if denizen not in state.stances and (clearing in named or denizen in named):
            put_on_sheet(state, denizen, denizen, "")


def rush(state: RealmState, whom: str, seat: Seat) -> list[Event]:
    """MR-10.7.1: optional: all others of the group who are on no sheet come upon the player at once.

    As always they come upon his character if he is seen, else upon one of his people (MR-6.4.2).
    """
    natives = state.box.natives
    if whom not in natives or not state.options.watchful_natives or whom in state.hired:
        return []
    events: list[Event] = []
    for one in unassigned(state):
        if one not in natives or natives[one].group != natives[whom].group:
            continue
        found = prey(state, one, seat)
        if len(found) > 1:
            state.push(ChooseVictim(seat, one))
        elif found:
            set_upon(state, one, found[0])
            events.append(SetUpon(who=found[0], monster=one, rule="MR-10.7.1"))
    return events
