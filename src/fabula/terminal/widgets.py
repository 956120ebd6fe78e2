"""The parts of the play screen: the board, the list of what may come next, the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option

from fabula.terminal import tones

if TYPE_CHECKING:
    from collections.abc import Iterable

    from textual.events import Resize

    from fabula.core.extras import Picture
    from fabula.terminal.telling import Line


class Board(Static, can_focus=True):
    """A drawing, as large as it is."""

    DEFAULT_CSS = "Board { width: auto; height: auto; }"

    picture: Picture | None = None

    def show(self, picture: Picture) -> bool:
        """Show this drawing; True if it is another than before."""
        changed = picture != self.picture
        if changed:
            self.picture = picture
            self.update(tones.painted(picture))
        return changed


class Beside(Static):
    """The notes of a drawing: what lies beside the board. It takes no room where there are none."""

    DEFAULT_CSS = "Beside { width: 1fr; height: auto; padding: 0 1; }"

    def show(self, notes: list[tuple[str, str]]) -> None:
        """Show these notes, each with its tone."""
        self.display = bool(notes)
        self.update(tones.lines(notes))


class Notes(VerticalScroll, can_focus=False):
    """Room for the notes; a key shows what has none."""

    DEFAULT_CSS = "Notes { height: auto; scrollbar-size-vertical: 1; }"

    def turn(self) -> None:
        """Show the next part of them, and after the last one the first again."""
        if self.scroll_y < self.max_scroll_y:
            self.scroll_relative(y=max(1, self.size.height - 1), animate=False)
        else:
            self.scroll_home(animate=False)


class Following(OptionList):
    """What may come next; each line stands for the words that it would spell."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, markup=False, compact=True)
        self.spelled: list[tuple[str, ...]] = []

    def offer(self, offers: Iterable[tuple[tuple[str, ...], str]]) -> None:
        """List these, each with the words it would spell."""
        known = list(offers)
        self.spelled = [words for words, _ in known]
        self.set_options([Option(text) for _, text in known])
        if self.has_focus and known:
            self.highlighted = 0

    def take_focus(self) -> None:
        """Let the arrow keys go through the list, from its first line."""
        self.focus()
        self.highlighted = 0 if self.option_count else None

    def pointed_at(self) -> tuple[str, ...] | None:
        """The words of the line that is highlighted, while the list is being used."""
        if self.has_focus and self.highlighted is not None and self.highlighted < len(self.spelled):
            return self.spelled[self.highlighted]
        return None


class Log(RichLog):
    """What has happened, each sentence with its clause."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id, wrap=True, markup=False, min_width=10, max_lines=5000)
        self._greets = False

    def on_resize(self, event: Resize) -> None:
        """Keep the newest line in sight, or the beginning of a greeting that nothing has followed."""
        super().on_resize(event)
        event.prevent_default()  # it has been done just now
        if self._greets:
            self.scroll_home(animate=False)
        else:
            self.scroll_end(animate=False)

    def greet(self, text: str) -> None:
        """Begin with something to be read from its first line on."""
        self.write(Text(text), scroll_end=False)
        self._greets = True

    def tell(self, line: Line) -> None:
        """Add a sentence."""
        self._greets = False
        text = Text(line.text, "bold" if line.heading else "")
        if line.clause:
            text.append(f" {line.clause}", "italic dim")
        self.write(text)
