"""What a bot does at a table of Magic Realm where looking one move ahead tells nothing: turns and combats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.tactics.days import Hunter, table_to_search
from fabula.games.realm.tactics.fighting import Fighter
from fabula.games.realm.view import RealmView

if TYPE_CHECKING:
    from fabula.core import Action, Chair, Dice


class RealmTactic:
    """Records turns like a careful treasure hunter, and fights when that is worth more than to run."""

    def __init__(self) -> None:
        self._fighter = Fighter()

    def __call__(self, chair: Chair, dice: Dice) -> Action | None:
        """What it would do; nothing where the worth of positions may decide."""
        choices = chair.choices()
        if choices.prompt in ("turn", "guides"):
            view = chair.view()
            assert isinstance(view, RealmView)
            return Hunter(view).record(choices)
        if choices.prompt == "search":
            return table_to_search(choices)
        view = chair.view()
        assert isinstance(view, RealmView)
        return self._fighter.answer(chair, choices, dice) if view.fight is not None else None


tactic: Final = RealmTactic()
