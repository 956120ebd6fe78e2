"""The screen on which a game is played: board, what may come next, log, and a line to spell moves on."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, cast

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static

from fabula.core import Action, Fault, seat_letter
from fabula.terminal import telling, tones
from fabula.terminal.composing import Composer
from fabula.terminal.info_screens import HelpScreen, PassScreen, ResultScreen, RulesScreen, SaveScreen
from fabula.terminal.seeking import sought
from fabula.terminal.widgets import Beside, Board, Following, Log, Notes

if TYPE_CHECKING:
    from textual.app import ComposeResult
    from textual.events import Key, Resize

    from fabula.core import Refusal, Rulebook, Seat, View
    from fabula.terminal.app import FabulaApp
    from fabula.terminal.session import Session
    from fabula.terminal.telling import Happening

STEERING: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
LISTING: Final = ("up", "down", "home", "end", "enter")
"""Keys that belong to the list while it is being used."""
LISTED_WHOLE: Final = 12
"""Up to so many actions are listed one by one; more are narrowed word by word."""
SIDE: Final = 24
"""Columns that the side panel needs beside the board; with fewer it goes below."""
TALL: Final = 40
"""Rows of a screen on which all actions that are listed one by one are in sight."""
LEAST_SAID: Final = 3
MOST_SAID: Final = 7
"""Rows for the message below the board: at least, and at most."""
GRACE: Final = 1.0
"""Seconds in which a person can still take back before a bot acts on what he did."""


class PlayScreen(Screen[None]):
    """One game between people and bots."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f2", "rules", show=False),
        Binding("f3,ctrl+f", "overlays", show=False),
        Binding("f4,ctrl+z,ctrl+u", "undo", show=False),
        Binding("f5,ctrl+s", "save", show=False),
        Binding("f6", "scroll_notes", show=False),
        Binding("f10,ctrl+q", "app.leave", show=False, priority=True),
        Binding("tab", "switch_focus", show=False, priority=True),
        Binding("pageup", "scroll_log(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_log(1)", show=False, priority=True),
    ]

    CSS = """
    PlayScreen #main { height: 1fr; layout: horizontal; }
    PlayScreen #frame { width: auto; height: 100%; padding: 0 1; overflow: auto auto; }
    PlayScreen #side { width: 1fr; height: 100%; layout: vertical; }
    PlayScreen #players { height: auto; max-height: 3; padding: 0 1; background: $panel; }
    PlayScreen #ask { height: auto; max-height: 80%; }
    PlayScreen #notes { max-height: 65%; }
    PlayScreen #following { height: 8; min-height: 4; background: $surface; }
    PlayScreen #log { height: 1fr; min-height: 3; padding: 0 1; background: $background; }
    PlayScreen #message { height: auto; min-height: 1; padding: 0 1; overflow-y: auto; }
    PlayScreen #message.refused { background: $error-muted; color: $text-error; }
    PlayScreen #line { height: 1; padding: 0 1; background: $surface; }
    PlayScreen Board:focus { background-tint: $foreground 4%; }
    PlayScreen.tall #following { height: 13; }
    PlayScreen.narrow #main { layout: vertical; }
    PlayScreen.narrow #frame { width: 100%; height: auto; max-height: 60%; }
    PlayScreen.narrow #side { width: 100%; height: 1fr; layout: horizontal; }
    PlayScreen.narrow #ask { width: 34; height: 100%; max-height: 100%; }
    PlayScreen.narrow #following { height: 1fr; }
    """

    def __init__(self, session: Session, *, pace: float, greeting: str | None = None) -> None:
        super().__init__()
        self.session = session
        self.words = session.words
        self.pace = pace
        self.greeting = greeting
        self.viewer: Seat | None = session.first_viewer
        self.composer: Composer | None = None
        self.overlays: tuple[str, ...] = ()
        self.shown: View = session.view(self.viewer)
        self._answers: asyncio.Queue[Action | None] = asyncio.Queue()
        self._undo_wanted = asyncio.Event()
        self._skip = asyncio.Event()
        self._animating = False

    def compose(self) -> ComposeResult:
        """The board on the left, everything else beside it or below."""
        with Container(id="main"):
            with Container(id="frame"):
                yield Board(id="board")
            with Container(id="side"):
                with Vertical(id="ask"):
                    yield Static(id="players", markup=False)
                    with Notes(id="notes"):
                        yield Beside(id="beside", markup=False)
                    yield Following(id="following")
                yield Log(id="log")
        yield Static(id="message", markup=False)
        yield Static(id="line", markup=False)
        with Horizontal(classes="keys"):
            yield Static(self.words.say("terminal-keys-play"), markup=False)

    def on_mount(self) -> None:
        """Show everything, and let the game begin."""
        self._log_again()
        self._draw()
        self.query_one("#board").focus()
        self.run_worker(self._play(), name="game", exclusive=True)

    def on_resize(self, event: Resize) -> None:
        """Put the side panel where there is room for it."""
        self._arrange()

    # -- the flow of the game ------------------------------------------------------------------------

    async def _play(self) -> None:
        """Ask one player after the other until the game is over."""
        while (seat := self.session.asked(self.viewer)) is not None:
            self._show_players(seat)
            if self._undo_wanted.is_set():
                self._take_back()
            elif seat in self.session.bots:
                await self._bot_turn(seat)
            elif (planned := self.session.next_planned(seat)) is not None:
                await self._carry_out(seat, planned)
            elif (only := self.session.only_answer(seat)) is not None:
                self.query_one(Log).tell(telling.Line(self.words.say("terminal-only-answer", seat=seat)))
                await self._carry_out(seat, only)
            else:
                await self._person_turn(seat)
        self.composer = None
        self._show_players(None)
        if self.session.keeps_secrets:
            self._look_as(None)
        self._draw()
        await self._show_result()

    async def _person_turn(self, seat: Seat) -> None:
        if seat != self.viewer:
            if self.session.is_covered(self.viewer, seat):
                await self.app.push_screen_wait(PassScreen(self.words, seat))
            self._look_as(seat)
        self._begin(seat)
        action = await self._answers.get()
        self.composer = None
        self._spelled()
        if action is None:
            self._take_back()
        else:
            await self._carry_out(seat, action)

    def _look_as(self, viewer: Seat | None) -> None:
        """Show everything as this seat, or a spectator, may see it."""
        self.viewer = viewer
        self.shown = self.session.view(viewer)
        self._log_again()

    async def _bot_turn(self, seat: Seat) -> None:
        """Let a bot think while the screen stays alive; until it acts, a person may still take back."""
        self.composer = None
        self._say(self.words.say("terminal-thinking", player=self.words.player(seat)))
        self._draw()
        thinking = asyncio.create_task(asyncio.to_thread(self.session.bot_action, seat))
        undoing = asyncio.create_task(self._undo_wanted.wait())
        if self.pace and self.session.who_can_undo(self.viewer) is not None:
            await asyncio.wait({undoing}, timeout=GRACE)
        try:
            action = await thinking
        except Fault as fault:
            self.session.dismiss_bot(seat)
            self.notify(self.words.fault(fault), severity="error")
            return
        finally:
            undoing.cancel()
        if not self._undo_wanted.is_set():
            await self._carry_out(seat, action)

    async def _carry_out(self, seat: Seat, action: Action) -> None:
        before = self.session.view(self.viewer)
        happening = self.session.play(seat, action)
        self._warn_if_unsaved()
        await self._tell(before, happening)

    def _take_back(self) -> None:
        self._undo_wanted.clear()
        taker = self.session.who_can_undo(self.viewer)
        if taker is not None:
            happening = self.session.undo(taker)
            self._warn_if_unsaved()
            for line in telling.lines(self.words, happening, self.viewer):
                self.query_one(Log).tell(line)
            self.shown = self.session.view(self.viewer)

    def _warn_if_unsaved(self) -> None:
        if (fault := self.session.take_unsaved()) is not None:
            self.notify(self.words.fault(fault), severity="warning")

    async def _tell(self, view: View, happening: Happening) -> None:
        """Show the events one by one; a key shows the rest at once."""
        log = self.query_one(Log)
        if (heading := telling.heading(self.words, happening, self.viewer)) is not None:
            log.tell(heading)
            self._say(heading.text)
        self._skip.clear()
        self._animating = True
        for event in happening.told_to(self.viewer):
            line = telling.Line(self.words.event(event), event.rule)
            log.tell(line)
            view = self.session.drawing.follow(view, event)
            if view != self.shown and self.pace and not self._skip.is_set():
                self.shown = view
                if self._draw():
                    self._say(f"{line.text} {line.clause}")
                    await self._pause()
        self._animating = False
        self.shown = self.session.view(self.viewer)
        self._draw()

    async def _pause(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._skip.wait(), self.pace)

    async def _show_result(self) -> None:
        standing = self.session.standing()
        if standing is None:
            return
        self.composer = None
        self._spelled()
        self._say(self.words.standing(standing)[0])
        choice = await self.app.push_screen_wait(ResultScreen(self.words, standing))
        if choice == "new":
            self._app().new_game()
        elif choice == "quit":
            self._app().leave()

    # -- spelling a move -----------------------------------------------------------------------------

    def _begin(self, seat: Seat) -> None:
        self.query_one(Notes).scroll_home(animate=False)
        self.composer = Composer(self.session.game, self.session.state, seat, self.session.drawing)
        self._ask()
        self._tell_dropped(seat)
        self._spelled()
        if not self.session.drawing.keys:
            self.query_one(Following).take_focus()

    def on_key(self, event: Key) -> None:
        """Spell a move, or skip what is being shown."""
        if self._animating:
            self._skip.set()
            if event.key == "escape":
                self.session.forget_plan()
            if event.is_printable or event.key in LISTING:
                event.stop()
            return
        composer = self.composer
        unread = (
            event.key == "enter" and composer is not None and composer.unread and not self._sought(composer)
        )
        if self.query_one(Following).has_focus and event.key in LISTING and not unread:
            return
        if composer is None:
            if self.session.standing() is not None and event.key == "enter":
                self.run_worker(self._show_result())
            return
        if self._spell(composer, event):
            event.stop()
            event.prevent_default()

    def _spell(self, composer: Composer, event: Key) -> bool:
        """Do what a key means while a move is being spelled; False if it means nothing."""
        key = event.key
        word = self.session.drawing.keys.get(key)
        if composer.steered and key in STEERING:
            composer.steer(*STEERING[key])
            self._spelled()
        elif (word is not None and composer.add(word)) or (
            key in STEERING and composer.steer(*STEERING[key])
        ):
            self._ask()
            self._spelled()
        elif key in STEERING and (hindrance := composer.hindrance(*STEERING[key])) is not None:
            self._hinder(hindrance)
        elif word is not None:
            self._why_not(composer, word)
        elif key == "enter":
            self._commit(composer)
        elif key == "escape":
            composer.clear()
            self._ask()
            self._spelled()
        elif key == "backspace":
            composer.back()
            self._ask()
            self._spelled()
        elif key == "space" and not composer.typed:
            composer.cycle()
            self._spelled()
        elif event.character == "?" and composer.empty:
            self.action_help()
        elif event.is_printable and event.character:
            composer.type(event.character)
            self._spelled()
        else:
            return False
        return True

    def _spelled(self) -> None:
        """Show what has been spelled and what may follow."""
        self._offer()
        self._show_line()
        self._draw()

    def _commit(self, composer: Composer) -> None:
        if composer.empty:
            self._say(self.words.say("terminal-nothing-spelled"))
            return
        if not composer.typed and composer.whole() is None:
            composer.settle()
            following = ", ".join(composer.spelling().next)
            self._say(self.words.say("terminal-unfinished", following=following))
            return
        found = self._sought(composer)
        if len(found) > 1:
            self._say(telling.several(self.words, composer, len(found)), refused=True)
            return
        if not found and composer.misnamed:
            self._say(telling.none_fits(self.words, composer), refused=True)
            return
        try:
            actions = tuple(found) or composer.plan()
        except Fault as fault:
            self._say(telling.unread(self.words, composer, fault), refused=True)
            return
        self._attempt(composer, actions)

    def _sought(self, composer: Composer) -> list[Action]:
        """The actions that are called by what has been typed, if that is no notation."""
        labels = self.session.labels(composer.seat)
        return sought(composer, lambda action: self.words.action(action, labels))

    def _attempt(self, composer: Composer, actions: tuple[Action, ...]) -> None:
        """Play the first of these actions, and the others after it as long as nothing comes between."""
        if not actions:
            self._say(self.words.say("terminal-nothing-spelled"))
            return
        refusal = self.session.state.why_not(composer.seat, actions[0])
        if refusal is None:
            self.session.plan(composer.seat, actions[1:])
            self._answers.put_nowait(actions[0])
        else:
            self._refuse(refusal)

    def _tell_dropped(self, seat: Seat) -> None:
        """Say what was planned and is not played."""
        dropped = self.session.take_dropped(seat)
        if dropped is None:
            return
        self._say(self.words.say("terminal-not-played", actions=dropped.rest))
        if dropped.refusal is not None:
            self._refuse(dropped.refusal)

    def _hinder(self, hindrance: Refusal | str) -> None:
        """Say why an arrow key leads nowhere."""
        if isinstance(hindrance, str):
            self._say(self.words.say(hindrance))
        else:
            self._refuse(hindrance)

    def _why_not(self, composer: Composer, word: str) -> None:
        """A key that may not follow: say which rule is against it, if one is."""
        action = composer.attempt(word)
        refusal = None if action is None else self.session.state.why_not(composer.seat, action)
        if refusal is not None:
            self._refuse(refusal)
        else:
            following = ", ".join(composer.spelling().next) or "-"
            self._say(self.words.say("terminal-not-now", word=word, following=following))

    def _refuse(self, refusal: Refusal) -> None:
        self._say(
            "\n".join(telling.refusal_lines(self.words, self.session.game.rulebook, refusal)), refused=True
        )

    @on(OptionList.OptionHighlighted)
    def _pointed(self) -> None:
        self._draw()

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        composer = self.composer
        if composer is None:
            return
        before = composer.words
        composer.choose(self.query_one(Following).spelled[event.option_index])
        spelling = composer.spelling()
        if spelling.whole is not None and (not spelling.next or composer.words == before):
            self._attempt(composer, composer.plan())
        self._spelled()

    # -- what is shown -------------------------------------------------------------------------------

    def _draw(self) -> bool:
        """Draw what is shown and spelled; True if that is another picture than before."""
        composer = self.composer
        beginning: tuple[str, ...] = ()
        if composer is not None:
            beginning = composer.beginning(self.query_one(Following).pointed_at())
        picture = self.session.drawing.draw(
            self.shown, seat=self.viewer, beginning=beginning, overlays=self.overlays
        )
        changed = self.query_one(Board).show(picture)
        if changed:
            self.query_one(Beside).show(self.words.noted(picture))
        self._arrange()
        return changed

    def _arrange(self) -> None:
        picture = self.query_one(Board).picture
        width, height = (0, 0) if picture is None else tones.size(picture)
        self.set_class(self.size.width - width - 2 < SIDE, "narrow")
        self.set_class(self.size.height >= TALL, "tall")
        # what is said takes only the rows that the board leaves; the rest of it can be scrolled
        room = self.size.height - height - 2
        self.query_one("#message").styles.max_height = min(max(room, LEAST_SAID), MOST_SAID)

    def _offer(self) -> None:
        """List whole actions if they are few, else the words that may come next."""
        composer = self.composer
        following = self.query_one(Following)
        if composer is None:
            following.offer(())
            return
        spelling = composer.spelling()
        found = self._sought(composer)
        actions = found or composer.matching()
        labels = self.session.labels(composer.seat)
        offers: list[tuple[tuple[str, ...], str]] = []
        if spelling.whole is not None and composer.words and not found:
            offers.append((composer.words, f"⏎ {self.words.action(spelling.whole, labels)}"))
        if found or 0 < len(actions) <= LISTED_WHOLE or composer.one_each():
            offers += [
                (action.words(), self.words.action(action, labels))
                for action in actions
                if found or action != spelling.whole
            ]
        else:
            for word, count in composer.continuations():
                meaning = telling.meaning(self.words, composer, word, labels)
                alike = meaning is None or meaning.casefold() == word.casefold()
                shown = word if alike else f"{word}  {meaning}"
                several = f"  ({self.words.say('terminal-several', count=count)})" if count > 1 else ""
                offers.append(((*composer.words, word), shown + several))
        following.offer(self._usual_first(composer, offers))

    def _usual_first(
        self, composer: Composer, offers: list[tuple[tuple[str, ...], str]]
    ) -> list[tuple[tuple[str, ...], str]]:
        """The same, and as long as nothing is chosen what is usual comes first."""
        usual = self.session.drawing.usual(self.session.choices(composer.seat)) if composer.empty else ()
        known = {word: index for index, word in enumerate(usual)}
        return sorted(offers, key=lambda offer: known.get("".join(offer[0][:1]), len(known)))

    def _show_line(self) -> None:
        composer = self.composer
        line = Text("> ", "bold")
        if composer is not None:
            line.append(composer.text, "bold" if composer.ready() else "")
            line.append("█", "blink")
            if composer.ready():
                line.append(f"  {self.words.say('terminal-enter-plays')}", "dim")
        self.query_one("#line", Static).update(line)

    def _ask(self) -> None:
        """Put the question to whoever is asked."""
        if self.composer is not None:
            seat = self.composer.seat
            question = self.words.prompt(self.session.choices(seat))
            self._say(self.words.say("terminal-question", player=self.words.player(seat), question=question))

    def _say(self, text: str, *, refused: bool = False) -> None:
        message = self.query_one("#message", Static)
        message.set_class(refused, "refused")
        message.update(text)

    def _show_players(self, asked: Seat | None) -> None:
        text = Text()
        for seat in range(len(self.session.table.record.players)):
            mark = "▶" if seat == asked else " "
            text.append(f"{mark}{seat_letter(seat)} ", tones.style_of(f"seat-{seat}"))
            text.append(f"{self.words.nickname(seat)}  ", "bold" if seat == asked else "")
        self.query_one("#players", Static).update(text)

    def _log_again(self) -> None:
        log = self.query_one(Log)
        log.clear()
        if self.greeting is not None:
            log.greet(self.greeting)
        for happening in self.session.happenings:
            for line in telling.lines(self.words, happening, self.viewer):
                log.tell(line)

    # -- keys for everything else --------------------------------------------------------------------

    def action_help(self) -> None:
        """Show the help."""
        self.app.push_screen(HelpScreen(self.words))

    def action_rules(self) -> None:
        """Show the rulebook; where somebody points at a spell or a card, what it says of that."""
        rulebook = self.session.game.rulebook
        self.app.push_screen(RulesScreen(self.words, rulebook, self._subject(rulebook)))

    def _subject(self, rulebook: Rulebook) -> str:
        """The last thing in the action that is pointed at of which a clause tells by its name."""
        if self.composer is None:
            return ""
        told = rulebook.in_language(self.words.language)
        pointed = self.composer.beginning(self.query_one(Following).pointed_at())
        names = (self.words.word(word) for word in reversed(pointed))
        return next((name for name in names if name is not None and any(told.about(name))), "")

    def action_overlays(self) -> None:
        """Switch on the next further layer of the board, or all off."""
        known = self.session.drawing.overlays
        if not known:
            self._say(self.words.say("terminal-no-overlays"))
            return
        index = known.index(self.overlays[0]) + 1 if self.overlays else 0
        self.overlays = known[index : index + 1]
        self._draw()

    def action_undo(self) -> None:
        """Take back the last action, if nobody has acted on it."""
        if self.session.who_can_undo(self.viewer) is None:
            refusal = self.session.why_not_undo(self.viewer)
            if refusal is not None:
                self._refuse(refusal)
        elif self.composer is not None:
            self._answers.put_nowait(None)
        else:
            self._undo_wanted.set()
            self._skip.set()

    def action_save(self) -> None:
        """Save to a file of the person's choice."""
        self.run_worker(self._save())

    async def _save(self) -> None:
        name = await self.app.push_screen_wait(SaveScreen(self.words, self.session.path))
        if not name:
            return
        try:
            self.session.save(Path(name).expanduser())
            self.notify(self.words.say("terminal-saved", path=name))
        except Fault as fault:
            self.notify(self.words.fault(fault), severity="error")

    def action_switch_focus(self) -> None:
        """Go from the board to the list and back."""
        following = self.query_one(Following)
        if following.has_focus:
            self.query_one("#board").focus()
        else:
            following.take_focus()
        self._draw()

    def action_scroll_log(self, pages: int) -> None:
        """Page through the log."""
        log = self.query_one(Log)
        log.scroll_relative(y=pages * max(1, log.size.height - 1), animate=False)

    def action_scroll_notes(self) -> None:
        """Show what of the notes beside the board had no room, and after their end the beginning again."""
        self.query_one(Notes).turn()

    def _app(self) -> FabulaApp:
        return cast("FabulaApp", self.app)
