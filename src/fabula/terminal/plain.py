"""The same game in sentences, line by line, for screen readers and pipes: no colours, no cursor."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from fabula.core import Fault, Illegal
from fabula.terminal import telling
from fabula.terminal.composing import Composer
from fabula.terminal.planning import NEXT
from fabula.terminal.seeking import sought

if TYPE_CHECKING:
    from collections.abc import Callable

    from fabula.core import Action, Refusal, Seat
    from fabula.terminal.session import Session
    from fabula.terminal.telling import Happening

COMMANDS: Final = (
    "help",
    "choices",
    "back",
    "go",
    "board",
    "log",
    "why",
    "undo",
    "rules",
    "overlay",
    "save",
    "quit",
)
LISTED_WHOLE: Final = 12
"""Up to so many actions are listed one by one; more are narrowed word by word."""
CLAUSES_SHOWN: Final = 8
LOG_SHOWN: Final = 30


class _Quit(Exception):  # noqa: N818 - leaving is no error
    """Somebody wants to stop, or there is no more input."""


class Plain:
    """One game in sentences; lines come from `read` (None at the end) and go to `write`."""

    def __init__(
        self, session: Session, read: Callable[[str], str | None], write: Callable[[str], None]
    ) -> None:
        self.session = session
        self.words = session.words
        self.read = read
        self.write = write
        self.viewer: Seat | None = session.first_viewer
        self.overlays: tuple[str, ...] = ()
        self.refused: Refusal | None = None
        self.commands = self._command_names()

    def _command_names(self) -> dict[str, str]:
        """The words that people may type, in English and in their language."""
        names = {name: name for name in COMMANDS}
        names["?"] = "help"
        for name in COMMANDS:
            names |= dict.fromkeys(self.words.say(f"plain-name-{name}").split(), name)
        return names

    def run(self) -> None:
        """Play until the game is over or somebody quits; the game is saved all the while."""
        self.write(self.words.title())
        self.write(self.words.say("plain-welcome"))
        try:
            self._play()
        except _Quit:
            pass
        else:
            standing = self.session.standing()
            for line in [] if standing is None else self.words.standing(standing):
                self.write(line)
        if self.session.path is not None:
            finished = self.session.standing() is not None
            message = "terminal-saved-finished" if finished else "terminal-saved"
            self.write(self.words.say(message, path=str(self.session.path)))

    def _play(self) -> None:
        self._board()
        while (seat := self.session.asked(self.viewer)) is not None:
            if seat in self.session.bots:
                self._bot_turn(seat)
            elif (planned := self.session.next_planned(seat)) is not None:
                self._show(self.session.play(seat, planned))
            elif (only := self.session.only_answer(seat)) is not None:
                self.write(self.words.say("terminal-only-answer", seat=seat))
                self._show(self.session.play(seat, only))
            else:
                self._hand_over(seat)
                self._turn(seat)

    def _bot_turn(self, seat: Seat) -> None:
        try:
            action = self.session.bot_action(seat)
        except Fault as fault:
            self.session.dismiss_bot(seat)
            self.write(self.words.fault(fault))
        else:
            self._show(self.session.play(seat, action))

    def _hand_over(self, seat: Seat) -> None:
        """Let the next person take the keyboard, unseen where the game has secrets."""
        if seat == self.viewer:
            return
        if self.session.is_covered(self.viewer, seat):
            self._ask(self.words.say("terminal-pass", seat=seat))
        self.viewer = seat
        if self.session.game.secrets:
            self._board()
            self._log()

    def _turn(self, seat: Seat) -> None:
        """Take lines from a person until he has acted."""
        composer = self._composer(seat)
        self._tell_dropped(seat)
        self._prompt(composer)
        while True:
            line = self._ask(f"{self.words.player(seat)}> ").strip()
            done = self._line(composer, line)
            if done:
                return

    def _composer(self, seat: Seat) -> Composer:
        return Composer(self.session.game, self.session.state, seat, self.session.drawing)

    def _ask(self, question: str) -> str:
        answer = self.read(question)
        if answer is None:
            raise _Quit
        return answer

    def _line(self, composer: Composer, line: str) -> bool:
        """Do what a line says; True if the turn is over."""
        first, _, rest = line.partition(" ")
        if line in composer.spelling().next and composer.add(line):
            return self._narrowed(composer)
        if first.casefold() in self.commands and not (rest and self._is_action(line)):
            return self._command(composer, self.commands[first.casefold()], rest.strip())
        if not line:
            return self._go(composer)
        typed = self._composer(composer.seat)
        typed.write(line)
        if composer.begin(line):
            return self._narrowed(composer)
        labels = self.session.labels(typed.seat)
        found = sought(typed, lambda action: self.words.action(action, labels))
        if len(found) > 1:
            self.write(telling.several(self.words, typed, len(found)))
            for action in found[:LISTED_WHOLE]:
                self._choice(typed, action)
            return False
        if not found and typed.misnamed:
            self.write(telling.none_fits(self.words, typed))
            return False
        try:
            actions = tuple(found) or typed.plan()
        except Fault as fault:
            self.write(telling.unread(self.words, typed, fault))
            return False
        return self._attempt(composer.seat, *actions) if actions else self._go(composer)

    def _is_action(self, line: str) -> bool:
        """Whether a line begins with an action of the game, legal or not; its words may be commands, too."""
        try:
            self.session.game.read(line.partition(NEXT)[0])
        except Fault:
            return False
        return True

    def _narrowed(self, composer: Composer) -> bool:
        spelling = composer.spelling()
        if spelling.whole is not None and not spelling.next:
            return self._attempt(composer.seat, spelling.whole)
        self._list(composer)
        return False

    def _go(self, composer: Composer) -> bool:
        """Play what has been spelled word by word."""
        whole = composer.whole()
        if whole is not None:
            return self._attempt(composer.seat, whole)
        self._list(composer)
        return False

    def _attempt(self, seat: Seat, action: Action, *others: Action) -> bool:
        """Play an action, and others after it as long as nothing comes between."""
        self.session.plan(seat, others)
        try:
            happening = self.session.play(seat, action)
        except Illegal as illegal:
            self.session.forget_plan()
            self._refuse(illegal.refusal)
            return False
        self.refused = None
        self._show(happening)
        return True

    def _tell_dropped(self, seat: Seat) -> None:
        """Say what was planned and is not played."""
        dropped = self.session.take_dropped(seat)
        if dropped is not None:
            self.write(self.words.say("terminal-not-played", actions=dropped.rest))
            if dropped.refusal is not None:
                self._refuse(dropped.refusal)

    def _refuse(self, refusal: Refusal) -> None:
        self.refused = refusal
        for line in telling.refusal_lines(self.words, self.session.game.rulebook, refusal):
            self.write(line)

    def _command(self, composer: Composer, command: str, rest: str) -> bool:
        match command:
            case "help":
                self.write(self.words.say("plain-help"))
            case "choices":
                self._list(composer)
            case "back":
                composer.back()
                self._list(composer)
            case "go":
                return self._go(composer)
            case "board":
                self._board()
            case "log":
                self._log()
            case "why":
                self._why(composer.seat, rest)
            case "undo":
                return self._undo(composer.seat)
            case "rules":
                self._rules(rest)
            case "overlay":
                self._overlay(rest)
            case "save":
                self._save(rest)
            case _:
                raise _Quit
        return False

    def _undo(self, seat: Seat) -> bool:
        taker = self.session.who_can_undo(seat)
        if taker is None:
            refusal = self.session.why_not_undo(seat)
            if refusal is not None:
                self._refuse(refusal)
            return False
        self._show(self.session.undo(taker))
        self._board()
        return True

    def _why(self, seat: Seat, rest: str) -> None:
        """Why the last move was refused, or why this one would be."""
        refusal = self.refused
        if rest:
            try:
                refusal = self.session.state.why_not(seat, self.session.game.read(rest))
            except Fault as fault:
                self.write(self.words.fault(fault))
                return
            if refusal is None:
                self.write(self.words.say("terminal-allowed"))
                return
        if refusal is None:
            self.write(self.words.say("plain-nothing-refused"))
        else:
            self._refuse(refusal)

    def _rules(self, rest: str) -> None:
        rulebook = self.session.game.rulebook.in_language(self.words.language)
        found = list(rulebook.search(rest.split()))
        exact = [clause for clause in found if clause.id.casefold() == rest.casefold()]
        named = list(rulebook.about(self.words.word(rest) or rest))
        shown = (exact or named or found)[:CLAUSES_SHOWN]
        for clause in shown:
            self.write(f"{clause.id}: {telling.clause_text(rulebook, clause.id)}")
        others = sum(clause not in shown for clause in found)
        if not shown:
            self.write(self.words.fault(Fault("nothing-found", words=rest)))
        elif not exact and others:
            self.write(self.words.say("plain-more-clauses", count=others))

    def _overlay(self, rest: str) -> None:
        """Switch a further layer of the board on or off, or all of them."""
        known = self.session.drawing.overlays
        wanted = {rest} if rest in known else set(known)
        self.overlays = tuple(name for name in known if (name in self.overlays) != (name in wanted))
        self._board()

    def _save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.session.path
        if path is None:
            self.write(self.words.say("plain-save-where"))
            return
        try:
            self.session.save(path)
            self.write(self.words.say("terminal-saved", path=str(path)))
        except Fault as fault:
            self.write(self.words.fault(fault))

    def _board(self) -> None:
        view = self.session.view(self.viewer)
        described = self.session.drawing.describe(view, seat=self.viewer, overlays=self.overlays)
        for sentence in self.words.described(described):
            self.write(sentence)

    def _log(self) -> None:
        told = [
            line
            for happening in self.session.happenings
            for line in telling.lines(self.words, happening, self.viewer)
        ]
        for line in told[-LOG_SHOWN:]:
            self._tell(line)

    def _show(self, happening: Happening) -> None:
        if (fault := self.session.take_unsaved()) is not None:
            self.write(self.words.fault(fault))
        for line in telling.lines(self.words, happening, self.viewer):
            self._tell(line)

    def _tell(self, line: telling.Line) -> None:
        self.write(f"{line.text} [{line.clause}]" if line.clause else line.text)

    def _prompt(self, composer: Composer) -> None:
        question = self.words.prompt(self.session.choices(composer.seat))
        self.write(self.words.say("plain-prompt", player=self.words.player(composer.seat), question=question))
        self._list(composer)

    def _list(self, composer: Composer) -> None:
        """What may come next: whole actions if they are few, else the next word of each."""
        actions = composer.matching()
        spelling = composer.spelling()
        labels = self.session.labels(composer.seat)
        if composer.words:
            self.write(self.words.say("plain-so-far", text=composer.text))
        if spelling.whole is not None:
            whole = self.words.say("plain-whole", action=self.words.action(spelling.whole, labels))
            self.write(self._with_odds(composer, spelling.whole.words(), whole))
        if 0 < len(actions) <= LISTED_WHOLE or composer.one_each():
            for action in actions:
                if action != spelling.whole:
                    self._choice(composer, action)
            return
        if actions:
            self.write(self.words.say("plain-narrow", count=len(actions)))
        for word, count in composer.continuations():
            meaning = telling.meaning(self.words, composer, word, labels)
            shown = word if meaning in (None, word) else f"{word} ({meaning})"
            choice = self.words.say("plain-word", word=shown, count=count)
            self.write(self._with_odds(composer, (*composer.words, word), choice))

    def _choice(self, composer: Composer, action: Action) -> None:
        """Write down a whole action: its notation, what it does, and what dice may make of it."""
        told = self.words.action(action, self.session.labels(composer.seat))
        choice = self.words.say("plain-choice", text=self.session.game.write(action), action=told)
        self.write(self._with_odds(composer, action.words(), choice))

    def _with_odds(self, composer: Composer, words: tuple[str, ...], choice: str) -> str:
        """A choice, and what dice may make of it."""
        view, beginning = self.session.view(composer.seat), composer.beginning(words)
        picture = self.session.drawing.draw(view, seat=composer.seat, beginning=beginning)
        odds = [text.removesuffix(".") for text, tone in self.words.noted(picture) if tone == "odds"]
        return self.words.say("plain-odds", choice=choice, odds=", ".join(odds)) if odds else choice
