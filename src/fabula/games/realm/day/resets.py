"""MR-3.16: what is over at Midnight, clause by clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.belongings.activating import OPENED, put_away
from fabula.games.realm.belongings.events import CurseLifted, PotionExpired, PotionGone
from fabula.games.realm.belongings.items import is_potion
from fabula.games.realm.belongings.settling import settle_for_tomorrow
from fabula.games.realm.day.alerting import ALERTED, turn_weapon
from fabula.games.realm.day.chits import change_chit
from fabula.games.realm.pieces import lift
from fabula.games.realm.treasures.piles import lay_on_top, remove
from fabula.games.realm.treasures.weapon_potions import wear_off

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def unalert(state: RealmState) -> list[Event]:
    """MR-3.16.2: weapons are turned over, alerted Magic chits fatigue, nobody is berserk any more."""
    events: list[Event] = []
    for who in state.individuals:
        alerted = [piece for piece in state.standing_at.get(who, ()) if state.faces.get(piece) == ALERTED]
        events += (turn_weapon(state, who, piece, "MR-3.16.2") for piece in alerted)
        if (sheet := state.sheet_of(who)) is None:
            continue
        for number, now in enumerate(sheet.chits, 1):
            if now == "alerted":
                events.append(change_chit(state, who, number, "fatigued", "MR-3.16.2"))
        state.write_sheet(state.player_of(who), berserk=False)
    return events


def return_potions(state: RealmState) -> list[Event]:
    """MR-3.16.3: whatever was used goes back into the stock from which it came, wherever it is by now."""
    events = [
        return_potion(state, who, card)
        for who in state.individuals
        for card in state.standing_at.get(who, ())
        if is_potion(state, card) and (card in state.active or state.faces.get(card) == OPENED)
    ]
    left = [card for card, face in state.faces.items() if face == OPENED]
    return [*events, *(_return_from_where_it_lies(state, card) for card in left)]


def return_potion(state: RealmState, who: str, card: str, rule: str = "MR-3.16.3") -> Event:
    """A potion goes back to whoever sells it."""
    return PotionExpired(who=who, item=card, returns_to=_send_back(state, card), rule=rule)


def _return_from_where_it_lies(state: RealmState, card: str) -> Event:
    if (stock := state.pile_with(card)) is not None:
        remove(state, stock, card)
    return PotionGone(item=card, returns_to=_send_back(state, card), rule="MR-3.16.3")


def _send_back(state: RealmState, card: str) -> str:
    home = state.box.treasures[card].returns_to
    assert home is not None
    put_away(state, card)
    wear_off(state, card)
    lift(state, card)
    lay_on_top(state, stock_of(state, home), card)
    return home


def stock_of(state: RealmState, home: str) -> str:
    """The stock of a visitor, or of the garrison of a dwelling."""
    dwelling = state.box.dwellings.get(home)
    return home if dwelling is None or dwelling.garrison is None else dwelling.garrison


def forget_enemies(state: RealmState) -> None:
    """MR-3.16.4: nobody sees hidden enemies any more; the hidden stay hidden."""
    for who in state.individuals:
        state.write(who, found=False, spotted=())


def lift_curses(state: RealmState) -> list[Event]:
    """MR-3.16.5: at the Chapel every character is freed of all curses."""
    events: list[Event] = []
    chapels = {name for name, dwelling in state.box.dwellings.items() if dwelling.lifts_curses}
    for seat, sheet in enumerate(state.sheets):
        if sheet is None or not sheet.curses:
            continue
        if chapels.isdisjoint(state.standing_at.get(state.places[sheet.character], ())):
            continue
        state.write_sheet(seat, curses=())
        events += (CurseLifted(who=sheet.character, curse=curse, rule="MR-3.16.5") for curse in sheet.curses)
    return events


def clear_marks(state: RealmState) -> None:
    """MR-3.16.7, MR-3.16.8: who has gone, summoned, blocked, been blocked or killed today is forgotten."""
    state.stopped = state.summoned = state.went = state.truces = ()
    settle_for_tomorrow(state)
    for who in state.individuals:
        state.write(
            who,
            blocked=False,
            farsighted=False,
            prepared=False,
            drenched=False,
            lost=(),
            following="",
            wary=False,
            came="",
        )
    for seat, sheet in enumerate(state.sheets):
        if sheet is not None and (sheet.kills or sheet.vexed):
            state.write_sheet(seat, kills=0, vexed=())
