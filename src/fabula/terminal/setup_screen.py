"""Choosing a game, its options, and who sits where; or going on with a saved game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, Label, Select, Static

from fabula import bots, settings
from fabula.core import Fault, registry, seat_letter
from fabula.terminal import players, saves, telling
from fabula.terminal.info_screens import HelpScreen, RulesScreen

if TYPE_CHECKING:
    from pathlib import Path

    from textual.app import ComposeResult

    from fabula.core import Game
    from fabula.terminal.app import FabulaApp
    from fabula.words import Words


class SetupScreen(Screen[None]):
    """A form made from what the game says of itself."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f2", "rules", show=False),
        Binding("f9", "start", show=False),
        Binding("escape", "app.leave", show=False),
    ]

    CSS = """
    SetupScreen .row { height: 1; margin-bottom: 0; }
    SetupScreen .row Label { width: 34; }
    SetupScreen .row Select { width: 44; }
    SetupScreen .row Input { width: 20; }
    SetupScreen .seat Label { width: 6; }
    SetupScreen .seat Select { width: 22; margin-right: 2; }
    SetupScreen .heading { margin-top: 1; text-style: bold; }
    SetupScreen #form { height: 1fr; padding: 0 1; }
    SetupScreen #buttons { height: 1; padding: 0 1; }
    SetupScreen Button { margin-right: 2; }
    SetupScreen #problem { color: $error; padding: 0 1; height: auto; }
    SetupScreen #options, SetupScreen #seats { height: auto; }
    """

    def __init__(self, words: Words, game: str | None) -> None:
        super().__init__()
        self.words = words
        names = registry.games()
        self.game: Game = registry.game(game or names[0])
        self.saved: Path | None = next((path for path, _ in saves.unfinished()), None)

    def compose(self) -> ComposeResult:
        """The form, from top to bottom."""
        say = self.words.say
        with VerticalScroll(id="form", can_focus=False):
            yield Label(say("terminal-setup-title"), classes="title")
            with Horizontal(classes="row"):
                yield Label(say("terminal-setup-game"))
                games = [(self.words.offered(registry.game(name)), name) for name in registry.games()]
                yield Select(games, value=self.game.name, allow_blank=False, compact=True, id="game")
            yield Label("", id="lessons")
            with Horizontal(classes="row"):
                yield Label(say("terminal-setup-number"))
                yield Select(
                    [("2", 2)], value=2, allow_blank=False, compact=True, id="number", type_to_search=False
                )
            yield Label(say("terminal-setup-seats"), classes="heading")
            yield Vertical(id="seats")
            yield Label(say("terminal-setup-options"), classes="heading")
            yield Vertical(id="options")
        yield Static("", id="problem")
        with Horizontal(id="buttons"):
            yield Button(say("terminal-setup-start"), variant="primary", id="start", compact=True)
            if self.saved is not None:
                yield Button(say("terminal-setup-resume"), id="resume", compact=True)
            yield Button(say("terminal-setup-quit"), id="quit", compact=True)
        yield Static(say("terminal-keys-setup"), classes="keys", markup=False)

    async def on_mount(self) -> None:
        """Fill in what depends on the game."""
        await self._show_game()
        self.query_one("#start", Button).focus()

    async def _show_game(self) -> None:
        number = cast("Select[int]", self.query_one("#number", Select))
        number.set_options([(str(seats), seats) for seats in self.game.seats])
        number.value = self.game.seats[0]
        words = self.words.about(self.game)
        hint = telling.lessons(self.words, self.game)
        lessons = self.query_one("#lessons", Label)
        lessons.update(hint or "")
        lessons.display = hint is not None
        options = self.query_one("#options", Vertical)
        await options.remove_children()
        for field in settings.fields(self.game):
            await options.mount(self._option_row(field, words))
        await self._show_seats(self.game.seats[0])

    def _option_row(self, field: settings.Field, words: Words) -> Horizontal:
        name = f"option-{field.name}"
        if field.values:
            values = [(words.option_value(field.name, value), value) for value in field.values]
            entry: Select[object] | Input = Select(
                values, value=field.usual, allow_blank=False, compact=True, id=name
            )
        else:
            entry = Input(str(field.usual), compact=True, id=name)
        return Horizontal(Label(words.option(field.name)), entry, classes="row")

    async def _show_seats(self, number: int) -> None:
        """As many rows as seats; whoever sits there already stays."""
        seats = self.query_one("#seats", Vertical)
        rows = len(seats.children)
        for row in list(seats.children)[number:]:
            await row.remove()
        usual = players.usual_players(self.game, number)
        kinds = [
            (self.words.say("name-person"), players.PERSON),
            *((name, name) for name in bots.offered(self.game)),
        ]
        for seat in range(rows, number):
            await seats.mount(
                Horizontal(
                    Label(seat_letter(seat)),
                    Select(kinds, value=usual[seat], allow_blank=False, compact=True, id=f"player-{seat}"),
                    Input(placeholder=self.words.say("terminal-setup-name"), compact=True, id=f"name-{seat}"),
                    classes="row seat",
                )
            )
            self._show_name(seat, usual[seat])

    def _show_name(self, seat: int, kind: str) -> None:
        self.query_one(f"#name-{seat}", Input).display = kind == players.PERSON

    @on(Select.Changed, "#game")
    async def _game_chosen(self, event: Select.Changed) -> None:
        if event.value != self.game.name:
            self.game = registry.game(str(event.value))
            await self._show_game()

    @on(Select.Changed, "#number")
    async def _number_chosen(self, event: Select.Changed) -> None:
        if isinstance(event.value, int):
            await self._show_seats(event.value)

    @on(Select.Changed, ".seat Select")
    def _player_chosen(self, event: Select.Changed) -> None:
        self._show_name(int(str(event.select.id).partition("-")[2]), str(event.value))

    @on(Button.Pressed, "#start")
    def action_start(self) -> None:
        """Begin the game that the form describes."""
        try:
            options = settings.make_options(self.game, self._options())
        except Fault as fault:
            self._complain(self.words.fault(fault))
            return
        self._complain(self._app().start_game(self.game, options, self._players()) or "")

    @on(Button.Pressed, "#resume")
    def _resume(self) -> None:
        if self.saved is not None:
            self._complain(self._app().resume_game(self.saved) or "")

    @on(Button.Pressed, "#quit")
    def _leave(self) -> None:
        self._app().leave()

    def action_help(self) -> None:
        """Show the help."""
        self.app.push_screen(HelpScreen(self.words.about(self.game)))

    def action_rules(self) -> None:
        """Show the rulebook."""
        self.app.push_screen(RulesScreen(self.words, self.game.rulebook))

    def _options(self) -> dict[str, object]:
        values: dict[str, object] = {}
        for field in settings.fields(self.game):
            entry = self.query_one(f"#option-{field.name}")
            if isinstance(entry, Select | Input):
                values[field.name] = entry.value
        return values

    def _players(self) -> tuple[str, ...]:
        chosen = []
        for seat in range(len(self.query_one("#seats").children)):
            kind = str(self.query_one(f"#player-{seat}", Select).value)
            name = self.query_one(f"#name-{seat}", Input).value
            chosen.append(players.person(name) if kind == players.PERSON else kind)
        return tuple(chosen)

    def _complain(self, problem: str) -> None:
        self.query_one("#problem", Static).update(problem)

    def _app(self) -> FabulaApp:
        return cast("FabulaApp", self.app)
