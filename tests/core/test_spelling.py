"""Composing an action word by word."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from core.fair import FAIR, Add, Call, Options, Peek, Toss
from fabula.core import Action, ScriptedDice, Spelling, registry, spell
from fabula.core.spelling import spell_from


class Go(Action, frozen=True):
    path: str
    fast: bool = False

    def words(self) -> tuple[str, ...]:
        return ("go", *self.path, *(("fast",) if self.fast else ()))


PATHS = (Go("NE"), Go("N"), Go("S"), Go("N", fast=True))


def test_the_next_words_come_in_the_order_of_the_choices_each_once() -> None:
    assert spell_from(PATHS, ()) == Spelling(("go",), None)
    assert spell_from(PATHS, ("go",)) == Spelling(("N", "S"), None)


def test_a_whole_action_may_still_go_on() -> None:
    assert spell_from(PATHS, ("go", "N")) == Spelling(("E", "fast"), Go("N"))
    assert spell_from(PATHS, ("go", "N", "E")) == Spelling((), Go("NE"))


def test_nothing_follows_what_leads_nowhere() -> None:
    for beginning in (("sing",), ("go", "W"), ("go", "S", "S"), ("go", "N", "E", "fast")):
        assert spell_from(PATHS, beginning) == Spelling((), None)


def test_a_state_is_spelled_from_its_choices() -> None:
    state = FAIR.start(Options(), 2, ScriptedDice([3, 4]))
    assert spell(state, 0).next == ("add", "toss", "peek", "call")
    assert spell(state, 0, ("add",)).next == ("1", "2", "3")
    assert spell(state, 0, ("add", "2")).whole == Add(2)
    assert [spell(state, 0, (word,)).whole for word in ("toss", "peek", "call")] == [Toss(), Peek(), Call()]
    assert spell(state, 1) == Spelling((), None)


def test_a_state_may_spell_better_than_its_choices() -> None:
    """Floors lists one shortest path for each outcome and spells every legal one."""
    floors = registry.game("floors")
    state = floors.start(floors.Options(), 2, ScriptedDice([0]))
    assert "3" in spell(state, 0).next
    spelled = spell(state, 0, ("3", "+", "W", "N")).whole
    assert spelled is not None
    assert spelled not in state.choices(0).actions
    assert state.why_not(0, spelled) is None


@given(st.lists(st.builds(Go, st.text("NESW", max_size=4), st.booleans()), max_size=12, unique=True))
def test_every_action_can_be_spelled_and_nothing_else(actions: list[Go]) -> None:
    found = set()
    beginnings: list[tuple[str, ...]] = [()]
    while beginnings:
        beginning = beginnings.pop()
        spelling = spell_from(actions, beginning)
        if spelling.whole is not None:
            found.add(spelling.whole)
        beginnings += [(*beginning, word) for word in spelling.next]
    assert found == set(actions)
