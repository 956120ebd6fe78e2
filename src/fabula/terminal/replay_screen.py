"""Going through a record step by step, forwards and backwards, through the eyes of any seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.screen import Screen
from textual.widgets import Static

from fabula.core import extras, replay
from fabula.core.records import game_of
from fabula.terminal import telling, tones
from fabula.terminal.boards import PlainDrawing
from fabula.terminal.info_screens import HelpScreen, RulesScreen
from fabula.terminal.widgets import Beside, Board, Log, Notes

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.events import Resize

    from fabula.core import Record, Seat
    from fabula.words import Words

SIDE = 24


class ReplayScreen(Screen[None]):
    """A recorded game; nothing can be changed in it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n,space,enter", "step(1)", show=False, priority=True),
        Binding("left,p,backspace", "step(-1)", show=False, priority=True),
        Binding("pagedown,down", "step(10)", show=False, priority=True),
        Binding("pageup,up", "step(-10)", show=False, priority=True),
        Binding("home", "step(-1000000)", show=False, priority=True),
        Binding("end", "step(1000000)", show=False, priority=True),
        Binding("tab", "next_seat", show=False, priority=True),
        Binding("f1", "help", show=False),
        Binding("f2", "rules", show=False),
        Binding("f3,f", "overlays", show=False),
        Binding("f6", "scroll_notes", show=False),
        Binding("escape,q,f10", "app.leave", show=False),
    ]

    CSS = """
    ReplayScreen #main { height: 1fr; layout: horizontal; }
    ReplayScreen #frame { width: auto; height: 100%; padding: 0 1; overflow: auto auto; }
    ReplayScreen #side { width: 1fr; height: 100%; }
    ReplayScreen #notes { max-height: 50%; }
    ReplayScreen Log { height: 1fr; padding: 0 1; background: $background; }
    ReplayScreen #message { height: 1; padding: 0 1; background: $surface; }
    ReplayScreen.narrow #main { layout: vertical; }
    ReplayScreen.narrow #frame { width: 100%; height: auto; max-height: 70%; }
    ReplayScreen.narrow #side { width: 100%; height: 1fr; }
    """

    def __init__(self, record: Record, words: Words, viewer: Seat | None = None) -> None:
        super().__init__()
        self.record = record
        self.game = game_of(record)
        self.words = words.about(self.game, record.players)
        self.moments = list(replay(record))
        self.drawing = extras.drawing(self.game.name) or PlainDrawing()
        self.viewer = viewer
        self.number = 0
        self.overlays: tuple[str, ...] = ()

    def compose(self) -> ComposeResult:
        """The board, what happened up to now, and where we are."""
        with Container(id="main"):
            with Container(id="frame"):
                yield Board(id="board")
            with Vertical(id="side"):
                with Notes(id="notes"):
                    yield Beside(id="beside", markup=False)
                yield Log(id="log")
        yield Static(id="message", markup=False)
        yield Static(self.words.say("terminal-keys-replay"), classes="keys", markup=False)

    def on_mount(self) -> None:
        """Begin at the beginning."""
        self._show()

    def on_resize(self, event: Resize) -> None:
        """Put the log where there is room for it."""
        self._arrange()

    def _arrange(self) -> None:
        picture = self.query_one(Board).picture
        width = 0 if picture is None else tones.size(picture)[0] + 2
        self.set_class(self.size.width - width < SIDE, "narrow")

    def _show(self) -> None:
        log = self.query_one(Log)
        log.clear()
        for moment in self.moments[1 : self.number + 1]:
            if (happening := telling.happening_of(moment)) is not None:
                for line in telling.lines(self.words, happening, self.viewer):
                    log.tell(line)
        self._draw()
        eyes = "terminal-eyes-nobody" if self.viewer is None else "terminal-eyes"
        where = self.words.say("terminal-replay-at", number=self.number, last=len(self.moments) - 1)
        standing = self.moments[self.number].state.standing()
        result = "" if standing is None else self.words.standing(standing)[0]
        seen = self.words.say(eyes, seat=self.viewer or 0)
        self.query_one("#message", Static).update("  ".join(filter(None, (where, seen, result))))

    def _draw(self) -> None:
        view = self.moments[self.number].state.view(self.viewer)
        picture = self.drawing.draw(view, seat=self.viewer, overlays=self.overlays)
        if self.query_one(Board).show(picture):
            self.query_one(Beside).show(self.words.noted(picture))
        self._arrange()

    def action_step(self, steps: int) -> None:
        """Go forwards or backwards."""
        self.number = min(max(self.number + steps, 0), len(self.moments) - 1)
        self._show()

    def action_next_seat(self) -> None:
        """Look through the eyes of the next seat, or of a spectator."""
        seats = [None, *range(len(self.record.players))]
        self.viewer = seats[(seats.index(self.viewer) + 1) % len(seats)]
        self._show()

    def action_overlays(self) -> None:
        """Switch on the next further layer of the board, or all off."""
        known = self.drawing.overlays
        index = known.index(self.overlays[0]) + 1 if self.overlays else 0
        self.overlays = known[index : index + 1]
        self._draw()

    def action_scroll_notes(self) -> None:
        """Show what of the notes beside the board had no room, and after their end the beginning again."""
        self.query_one(Notes).turn()

    def action_help(self) -> None:
        """Show the help."""
        self.app.push_screen(HelpScreen(self.words))

    def action_rules(self) -> None:
        """Show the rulebook."""
        self.app.push_screen(RulesScreen(self.words, self.game.rulebook))
