"""The players of the golden games of Magic Realm: they have one idea each, and no understanding."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.belongings.actions import Accept, Deal, GiveGold, Propose
from fabula.games.realm.setup.actions import Choose, Require
from fabula.games.realm.setup.anew import bereaved

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from fabula.core import Action, Seat
    from fabula.games.realm.state import RealmState

EAGER: Final = (
    "search",
    "loot",
    "move",
    "fight-on",
    "lure",
    "target",
    "strike",
    "cast",
    "aim",
    "trade",
    "hire",
)
"""What an eager player does when he can, most of the time."""
BOLD: Final = ("move", "fight-on", "lure", "target")
IDLE: Final = ("ready", "henceforth", "done", "pass", "decline")
"""What an idle one answers, the first that he can."""
WHIM: Final = 0.3
HEIR: Final = 0
"""The seat that gets the gold of its friends."""


def eager(state: RealmState, seat: Seat, actions: Sequence[Action], random: Random) -> Action:
    """Somebody who does what there is to do, or anything at all."""
    return _rather(EAGER, actions, random)


def ambitious(state: RealmState, seat: Seat, actions: Sequence[Action], random: Random) -> Action:
    """Somebody eager who prepares for magic, too."""
    return _rather((*EAGER, "enchant", "enchant-chit"), actions, random)


def bold(state: RealmState, seat: Seat, actions: Sequence[Action], random: Random) -> Action:
    """Somebody who looks for a fight; once he is dead he wants no more."""
    return idle(state, seat, actions, random) if bereaved(state) else _rather(BOLD, actions, random)


def reborn(state: RealmState, seat: Seat, actions: Sequence[Action], random: Random) -> Action:
    """Somebody who looks for a fight; once he is dead he begins anew, and is careful."""
    if seat in bereaved(state):
        return random.choice([action for action in actions if isinstance(action, Choose)])
    return idle(state, seat, actions, random) if state.fallen else _rather(BOLD, actions, random)


def restless(state: RealmState, seat: Seat, actions: Sequence[Action], random: Random) -> Action:
    """Somebody who leaves the map where he can, and walks on where he cannot."""
    away = [action for action in actions if action.words()[0] == "leave"]
    return away[0] if away else _rather(("move",), actions, random)


def idle(state: RealmState, seat: Seat, actions: Sequence[Action], random: Random) -> Action:
    """Somebody who does as little as possible."""
    words = {action.words()[0]: action for action in reversed(actions)}
    return next((words[word] for word in IDLE if word in words), random.choice(actions))


def friendly(state: RealmState, seat: Seat, actions: Sequence[Action], random: Random) -> Action:
    """All but one of these friends give him their gold, of whom he needs a lot."""
    if isinstance(actions[0], Require):
        return max(actions, key=lambda action: action.gold if isinstance(action, Require) else 0)
    if Accept() in actions:
        return Accept()
    gold = [action for action in actions if isinstance(action, GiveGold)]
    if gold:
        return max(gold, key=lambda action: action.amount)
    if Propose() in actions:
        return Propose()
    heir = state.sheets[HEIR]
    gift = None if heir is None or seat == HEIR else Deal(heir.character)
    able = gift in actions and state.individual(state.sheet(seat).character).gold > 0
    return gift if gift is not None and able else idle(state, seat, actions, random)


def _rather(words: tuple[str, ...], actions: Sequence[Action], random: Random) -> Action:
    liked = [action for action in actions if action.words()[0] in words]
    return random.choice(liked if liked and random.random() > WHIM else actions)
