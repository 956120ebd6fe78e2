"""Screens that only tell something: help, rules, whose turn it is at the keyboard, the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Center, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Label, Static

from fabula.terminal.telling import clause_text

if TYPE_CHECKING:
    from pathlib import Path

    from textual.app import ComposeResult
    from textual.events import Key

    from fabula.core import Rulebook, Seat, Standing
    from fabula.words import Words


class HelpScreen(ModalScreen[None]):
    """How to play at this terminal."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f1,enter,q", "dismiss", show=False)]
    CSS = """
    HelpScreen { align: center middle; }
    HelpScreen #box { width: 76; max-width: 100%; height: auto; max-height: 100%; padding: 0 2;
        border: round $accent; background: $surface; }
    """

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def compose(self) -> ComposeResult:
        """One text that scrolls."""
        with VerticalScroll(id="box"):
            yield Static(self.words.say("terminal-help"), markup=False)


class RulesScreen(Screen[None]):
    """The rulebook: all clauses, or those with the words that are typed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f2", "dismiss", show=False),
        Binding("pagedown,down", "scroll(1)", show=False, priority=True),
        Binding("pageup,up", "scroll(-1)", show=False, priority=True),
    ]
    CSS = """
    RulesScreen #clauses { height: 1fr; padding: 0 1; }
    RulesScreen Input { margin: 0; }
    """

    def __init__(self, words: Words, rulebook: Rulebook, wanted: str = "") -> None:
        super().__init__()
        self.words = words
        self.rulebook = rulebook.in_language(words.language)
        self.wanted = wanted

    def compose(self) -> ComposeResult:
        """A line to type words into, and the clauses below."""
        yield Input(self.wanted, placeholder=self.words.say("terminal-rules-search"), compact=True)
        with VerticalScroll(id="clauses", can_focus=False):
            yield Static(id="text", markup=False)

    def on_mount(self) -> None:
        """Show what is wanted."""
        self._show(self.wanted)
        self.query_one(Input).focus()

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        self._show(event.value)

    def action_scroll(self, pages: int) -> None:
        """Page through the clauses."""
        box = self.query_one("#clauses", VerticalScroll)
        box.scroll_relative(y=pages * max(1, box.size.height - 2), animate=False)

    def _show(self, wanted: str) -> None:
        text = Text()
        chapter = ""
        found = (*self.rulebook.about(wanted), *self.rulebook.search(wanted.split()))
        for clause in dict.fromkeys(found):
            if clause.chapter != chapter:
                chapter = clause.chapter
                text.append(f"{chapter}\n", "bold underline")
            text.append(f"{clause.id} ", "bold")
            text.append(f"{clause_text(self.rulebook, clause.id)}\n\n")
        if not text:
            text.append(self.words.say("terminal-rules-none"))
        self.query_one("#text", Static).update(text)


class PassScreen(Screen[None]):
    """Nothing to be seen until the next person sits at the keyboard."""

    CSS = "PassScreen { align: center middle; } PassScreen Static { width: auto; max-width: 90%; }"

    def __init__(self, words: Words, seat: Seat) -> None:
        super().__init__()
        self.words = words
        self.seat = seat

    def compose(self) -> ComposeResult:
        """One sentence."""
        yield Static(self.words.say("terminal-pass", seat=self.seat), markup=False)

    def on_key(self, event: Key) -> None:
        """Only Enter goes on, so that nobody sees anything by a stray key."""
        if event.key == "enter":
            event.stop()
            self.dismiss()


class ResultScreen(ModalScreen[str]):
    """Who has won; then a new game, another look at the board, or the end."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('look')", show=False)]
    CSS = """
    ResultScreen { align: center middle; }
    ResultScreen #box { width: 64; max-width: 100%; height: auto; max-height: 100%; padding: 1 2;
        border: round $accent; background: $surface; }
    ResultScreen Button { margin-top: 1; width: 100%; }
    """

    def __init__(self, words: Words, standing: Standing) -> None:
        super().__init__()
        self.words = words
        self.standing = standing

    def compose(self) -> ComposeResult:
        """The standing, and what to do next."""
        ending, *places = self.words.standing(self.standing)
        with Vertical(id="box"):
            yield Label(ending, classes="title", markup=False)
            yield Static("\n".join(places), markup=False)
            for name in ("look", "new", "quit"):
                yield Button(self.words.say(f"terminal-result-{name}"), id=name, compact=True)

    @on(Button.Pressed)
    def _chosen(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id or "look")


class SaveScreen(ModalScreen[str | None]):
    """Where to save the game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]
    CSS = """
    SaveScreen { align: center middle; }
    SaveScreen #box { width: 76; max-width: 100%; height: auto; padding: 1 2;
        border: round $accent; background: $surface; }
    """

    def __init__(self, words: Words, path: Path | None) -> None:
        super().__init__()
        self.words = words
        self.path = path

    def compose(self) -> ComposeResult:
        """One line for the file's name."""
        with Center(), Vertical(id="box"):
            yield Label(self.words.say("terminal-save-where"))
            yield Input("" if self.path is None else str(self.path), compact=True)

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)
