"""MR-7.7.3, MR-7.7.5, MR-15.7.4: color chits that energize spells, and spells that wait for their moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Seat, Step
from fabula.games.realm.combat.sheets import fight_of, stir, write_fight
from fabula.games.realm.day.chits import change_chit
from fabula.games.realm.magic.actions import Energize, Invoke
from fabula.games.realm.magic.bewitching import WAITING, names_of_rows
from fabula.games.realm.magic.colors import color_chits
from fabula.games.realm.magic.durations import end_spell, energize, places_of, write_row
from fabula.games.realm.magic.events import SpellInvoked
from fabula.games.realm.setup.actions import Done

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

INVOKED: Final = "invoked"
"""The detail of a Phase spell that works now."""
PROTECTION: Final = "protection_from_magic"


def invocations(state: RealmState, who: str) -> tuple[Invoke, ...]:
    """MR-7.5.4: the Phase spells that somebody keeps for a round or a phase of his."""
    return tuple(
        Invoke(name)
        for name, row in names_of_rows(state).items()
        if row.spell == PROTECTION and row.detail == WAITING and who in row.targets
    )


def invoke(state: RealmState, who: str, name: str) -> list[Event]:
    """It works, until the end of the round or phase."""
    row = names_of_rows(state)[name]
    write_row(state, row, detail=INVOKED)
    return [SpellInvoked(who=who, spell=row.spell, rule="MR-15.7.4", reveals=True)]


def end_invoked(state: RealmState) -> list[Event]:
    """MR-7.5.4: whatever was invoked expires."""
    over = [row for row in state.bewitched if row.detail == INVOKED]
    return [event for row in over for event in end_spell(state, row, "MR-7.5.4")]


def end_colors(state: RealmState) -> list[Event]:
    """MR-6.6.10, MR-6.10.4: color chits that were played for spells in this round fatigue."""
    events: list[Event] = []
    for who, number in fight_of(state).colors:
        sheet = state.sheet_of(who) if who in state.individuals else None
        if sheet is not None and sheet.chits[number - 1] == "color":
            events.append(change_chit(state, who, number, "fatigued", "MR-6.10.4"))
    write_fight(state, colors=())
    return events


def energizings(state: RealmState, who: str) -> tuple[Energize, ...]:
    """MR-7.7.3: each inert spell on something where he is, with each color chit of its color."""
    if all(row.energized for row in state.bewitched):
        return ()
    clearing, chits = state.places[who], color_chits(state, who)
    return tuple(
        Energize(name, number)
        for name, row in names_of_rows(state).items()
        if not row.energized and clearing in places_of(state, row)
        for number, color in chits.items()
        if state.box.effects[row.spell].color in ("any", color)
    )


def players_of_color(state: RealmState, clearing: str, *, by_day: bool) -> tuple[str, ...]:
    """Who in a clearing can energize anything; by day nobody who is blocked or asleep."""
    if not state.bewitched or clearing not in state.atlas.clearings:
        return ()
    return tuple(
        who
        for who, one in state.individuals.items()
        if state.places[who] == clearing and state.sheet_of(who) is not None
        if not (by_day and (one.blocked or one.asleep)) and energizings(state, who)
    )


class PlayColors(Step["RealmState"], frozen=True):
    """MR-7.7.3, MR-16.17.8: each of those who can may play color chits; whose phase it is may invoke."""

    rule = "MR-7.7.3"
    left: tuple[str, ...]
    owner: str = ""
    """Whose phase begins; empty in combat."""

    def _options(self, state: RealmState, who: str) -> tuple[Action, ...]:
        return (*energizings(state, who), *(invocations(state, who) if who == self.owner else ()))

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """The first of those who are left."""
        able = [who for who in self.left[:1] if self._options(state, who)]
        return tuple(map(state.player_of, able))

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each spell that he can energize, or none."""
        who = self.left[0]
        return Choices("energize", (*self._options(state, who), Done()), {"who": who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """The chit fatigues, in combat at the end of the round; and the spell works until Midnight."""
        who = self.left[0]
        if isinstance(action, Invoke):
            return invoke(state, who, action.spell)
        if not isinstance(action, Energize):
            state.swap(PlayColors(self.left[1:], self.owner))
            return []
        row = names_of_rows(state)[action.spell]
        if state.fight is not None:
            stir(state)
            write_fight(state, colors=(*state.fight.colors, (who, action.chit)))  # MR-6.6.10
            return energize(state, row, "MR-7.7.3")
        return [
            change_chit(state, who, action.chit, "fatigued", "MR-7.7.3"),
            *energize(state, row, "MR-7.7.3"),
        ]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """He can energize nothing more, or all have been asked."""
        if self.left:
            state.swap(PlayColors(self.left[1:], self.owner))
        else:
            state.pop()
        return []


def colors_at_phase(state: RealmState, who: str) -> tuple[PlayColors, ...]:
    """Before a phase of somebody: whoever can play color chits where he is, and he himself."""
    asked = players_of_color(state, state.places[who], by_day=True)
    if who not in asked and invocations(state, who):
        asked = (who, *asked)
    return (PlayColors(asked, who),) if asked else ()


class ColorsInCombat(Step["RealmState"], frozen=True):
    """MR-6.6.10: in the encounter step everybody may play color chits, besides his action."""

    rule = "MR-6.6.10"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Ask all who can."""
        assert state.fight is not None
        state.swap(PlayColors(players_of_color(state, state.fight.clearing, by_day=False)))
        return []
