"""The full-screen program: set-up, play, and going through a record, one screen each."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from fabula.core import Fault, Illegal
from fabula.terminal import saves
from fabula.terminal.play_screen import PlayScreen
from fabula.terminal.session import Session
from fabula.terminal.setup_screen import SetupScreen

if TYPE_CHECKING:
    from pathlib import Path

    from msgspec import Struct

    from fabula.core import Game
    from fabula.terminal.replay_screen import ReplayScreen
    from fabula.words import Words

DEFAULT_PACE = 0.25


class FabulaApp(App[str]):
    """Plays any registered game; it returns the sentence to print when it is left."""

    TITLE = "Fabula"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "leave", show=False, priority=True)]

    CSS = """
    Screen { background: $background; }
    .title { text-style: bold; color: $accent; }
    .keys { height: 1; padding: 0 1; background: $panel; color: $text-muted; }
    """

    def __init__(
        self,
        words: Words,
        *,
        game: str | None = None,
        session: Session | None = None,
        replaying: ReplayScreen | None = None,
        pace: float = DEFAULT_PACE,
        seed: int | None = None,
        autosave: bool = True,
        greeting: str | None = None,
    ) -> None:
        super().__init__()
        self.words = words
        self.chosen_game = game
        self.session = session
        self.replaying = replaying
        self.pace = pace
        self.seed = seed
        self.saving = autosave
        self.greeting = greeting

    def on_mount(self) -> None:
        """Begin where the command line says."""
        if self.replaying is not None:
            self.push_screen(self.replaying)
        elif self.session is not None:
            self.push_screen(PlayScreen(self.session, pace=self.pace, greeting=self.greeting))
        else:
            self.push_screen(SetupScreen(self.words, self.chosen_game))

    def start_game(self, game: Game, options: Struct, players: tuple[str, ...]) -> str | None:
        """Begin a new game on a play screen; returns why not, if it cannot."""
        words = self.words.about(game, players)
        try:
            path = saves.new_path(game) if self.saving else None
        except Fault as fault:  # playing on without saving is better than not playing
            self.notify(self.words.fault(fault), severity="warning")
            path = None
        try:
            session = Session.open(game, options, players, self.words, path=path, seed=self.seed)
        except Illegal as illegal:
            refusal = illegal.refusal
            return words.say("terminal-refused", why=words.refusal(refusal), clause=refusal.rule)
        except Fault as fault:
            return words.fault(fault)
        self.enter(session)
        return None

    def resume_game(self, path: Path) -> str | None:
        """Go on with a saved game; returns why not, if it cannot."""
        try:
            session = Session.resume(path, self.words, seed=self.seed)
        except Fault as fault:
            return self.words.fault(fault)
        self.enter(session)
        return None

    def enter(self, session: Session) -> None:
        """Play this game now."""
        self.session = session
        self.switch_screen(PlayScreen(session, pace=self.pace))

    def new_game(self) -> None:
        """Back to the set-up."""
        game = None if self.session is None else self.session.game.name
        self.session = None
        self.switch_screen(SetupScreen(self.words, game))

    def action_leave(self) -> None:
        """Leave the program; a running game is saved already."""
        self.leave()

    async def action_quit(self) -> None:
        """Leave the program; a running game is saved already."""
        self.leave()

    def leave(self) -> None:
        """End, and say where the game is."""
        farewell = ""
        if self.session is not None and self.session.path is not None and self.session.table.sequence:
            finished = self.session.standing() is not None
            name = "terminal-saved-finished" if finished else "terminal-saved"
            farewell = self.words.say(name, path=str(self.session.path))
        self.exit(farewell)
