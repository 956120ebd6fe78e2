"""A game at this terminal: the table, who plays at it, what each seat was told, and where it is saved.

Both ways of playing, the full screen and the plain one, stand on this; neither touches the table.
"""

from __future__ import annotations

import hashlib
import random
from typing import TYPE_CHECKING

from msgspec import Struct

from fabula.core import Chair, Fault, RandomDice, Refusal, Table, extras, replay, unrevealed
from fabula.core.records import UNDO
from fabula.files import load_record, save_record
from fabula.settings import check_number
from fabula.terminal import players as seating
from fabula.terminal.boards import PlainDrawing
from fabula.terminal.planning import NEXT, way_to
from fabula.terminal.telling import Happening, happening_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from fabula.core import Action, Choices, Game, Seat, Standing, State, View
    from fabula.core.extras import Drawing
    from fabula.words import Words


class Dropped(Struct, frozen=True):
    """What of several actions given at once is not played: because of a rule, or of something new."""

    rest: str
    refusal: Refusal | None


class Session:
    """One game between people and bots at this terminal."""

    def __init__(
        self, table: Table, words: Words, *, path: Path | None = None, seed: int | None = None
    ) -> None:
        self.table = table
        self.game: Game = table.game
        self.words = words.about(self.game, table.record.players)
        self.drawing: Drawing = extras.drawing(self.game.name) or PlainDrawing()
        self.path = path
        self.bots = seating.make_bots(table.record.players)
        self.happenings: list[Happening] = []
        self.unsaved: Fault | None = None
        self._random = random.Random(seed)
        self._just_undone = False
        self._planner: Seat | None = None
        self._planned: tuple[Action, ...] = ()
        self._dropped: Dropped | None = None

    @classmethod
    def open(
        cls,
        game: Game,
        options: Struct,
        players: tuple[str, ...],
        words: Words,
        *,
        path: Path | None = None,
        seed: int | None = None,
    ) -> Session:
        """A new game, the same for the same seed; raises `Illegal` if the options do not fit the players."""
        check_number(game, len(players))
        secret = None if seed is None else hashlib.sha256(f"fabula {seed}".encode()).digest()
        salt = None if seed is None else b""
        table = Table.open(game, options, players, secret=secret, salt=salt)
        return cls(table, words, path=path, seed=seed)

    @classmethod
    def resume(cls, path: Path, words: Words, *, seed: int | None = None) -> Session:
        """Go on with a saved game, which is then saved to the same file."""
        record = load_record(path)
        if record.secret is None:
            raise Fault("record-without-secret", path=str(path))
        session = cls(Table.resume(record), words, path=path, seed=seed)
        happenings = map(happening_of, replay(record))
        session.happenings = [happening for happening in happenings if happening is not None]
        return session

    @property
    def state(self) -> State:
        """The state of the game; whoever shows something of it goes through a view."""
        return self.table.state

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people sit on."""
        return tuple(seat for seat in range(len(self.table.record.players)) if seat not in self.bots)

    @property
    def first_viewer(self) -> Seat | None:
        """Whose eyes are on the screen at first: nobody's where people must not see each other's."""
        return self.people[0] if self.people and not self.keeps_secrets else None

    @property
    def keeps_secrets(self) -> bool:
        """Whether people must not see each other's screen."""
        first, *others = self.people or (0,)
        return self.game.secrets and not all(self._are_one(first, seat) for seat in others)

    def is_covered(self, viewer: Seat | None, seat: Seat) -> bool:
        """Whether nobody must see the screen while the keyboard goes from one seat to another."""
        return self.keeps_secrets and (viewer is None or not self._are_one(viewer, seat))

    def _are_one(self, seat: Seat, other: Seat) -> bool:
        players = self.table.record.players
        return seating.are_one(players[seat], players[other])

    def asked(self, viewer: Seat | None) -> Seat | None:
        """Who decides next: a bot if one is asked, then whoever has the keyboard; None at the end."""
        waiting = self.state.to_act()
        thinking = [seat for seat in waiting if seat in self.bots]
        if thinking:
            return thinking[0]
        if viewer in waiting:
            return viewer
        return waiting[0] if waiting else None

    def choices(self, seat: Seat) -> Choices:
        """What this seat is asked."""
        return self.state.choices(seat)

    def labels(self, seat: Seat) -> Mapping[str, str]:
        """By which identifiers a seat knows words of its actions now."""
        return self.drawing.labels(self.view(seat), seat=seat)

    def view(self, viewer: Seat | None) -> View:
        """All that this seat, or a spectator, may know."""
        return self.state.view(viewer)

    def only_answer(self, seat: Seat) -> Action | None:
        """The one action there is, to be played for a person: unless that would betray something.

        Between people who keep secrets from each other everybody is asked, for not being asked would
        tell the others. After taking back, too: or else there would be nothing to take back to. And so is
        whoever could take something back, and could not any more once this answer has let chance speak.
        """
        if self.keeps_secrets or self._just_undone or seat in self.bots:
            return None
        actions = self.choices(seat).actions
        if len(actions) != 1 or self._is_last_moment(seat, actions[0]):
            return None
        return actions[0]

    def _is_last_moment(self, seat: Seat, action: Action) -> bool:
        """Whether chance speaks after this action, and what came before it can still be taken back."""
        if self.table.why_not_undo(seat) is not None:
            return False
        known = self.state.imagine(seat, RandomDice(random.Random(0)))
        return unrevealed(known, seat, action) is None

    def bot_action(self, seat: Seat) -> Action:
        """What the bot on this seat chooses, seeing what its seat may; `Fault` if it cannot play."""
        dice = RandomDice(random.Random(self._random.random()))
        action = self.bots[seat].choose(Chair(self.game, self.state.copy(), seat), dice)
        refusal = self.state.why_not(seat, action)
        if refusal is not None:
            name = self.table.record.players[seat]
            raise Fault("bot-plays-illegally", bot=name, action=self.game.write(action), clause=refusal.rule)
        return action

    def dismiss_bot(self, seat: Seat) -> None:
        """Let a person play for a bot that cannot."""
        del self.bots[seat]

    def play(self, seat: Seat, action: Action) -> Happening:
        """Carry out an action and save; raises `Illegal` if it is refused."""
        labels = {} if seat in self.bots else self.labels(seat)
        events = self.table.play(seat, action)
        self._just_undone = False
        if seat != self._planner:
            self._planned = ()
        elif self.table.record.entries[-1].draws or any(event.reveals for event in events):
            self._drop(None)
        happening = Happening(seat, self.game.write(action), tuple(events), labels)
        self.happenings.append(happening)
        self.autosave()
        return happening

    def plan(self, seat: Seat, actions: tuple[Action, ...]) -> None:
        """What this seat wants to do next, one after the other, unless something comes between."""
        self._planner, self._planned = seat, actions

    def next_planned(self, seat: Seat) -> Action | None:
        """The next action that this seat has planned, or the first step to it; None if it must be asked."""
        if not self._planned or seat != self._planner:
            self._planned = ()
            return None
        refusal = self.state.why_not(seat, self._planned[0])
        if refusal is not None:
            way = way_to(self.drawing, self.state, seat, self._planned[0])
            if not way:
                self._drop(refusal)
                return None
            self._planned = (*way, *self._planned[1:])
        action, *rest = self._planned
        self._planned = tuple(rest)
        return action

    def forget_plan(self) -> None:
        """Whoever has planned something wants to be asked again."""
        self._planned = ()

    def _drop(self, refusal: Refusal | None) -> None:
        if self._planned:
            rest = f"{NEXT} ".join(self.game.write(action) for action in self._planned)
            self._dropped = Dropped(rest, refusal)
        self._planned = ()

    def take_dropped(self, seat: Seat) -> Dropped | None:
        """What of this seat's plan has been given up, told once, and to nobody else."""
        dropped, self._dropped = self._dropped, None
        return dropped if seat == self._planner else None

    def who_can_undo(self, viewer: Seat | None) -> Seat | None:
        """The person at the keyboard who may take back: whoever looks, or without secrets anybody."""
        seats = (viewer, *self.people) if not self.keeps_secrets else (viewer,)
        return next(
            (seat for seat in seats if seat in self.people and self.table.why_not_undo(seat) is None), None
        )

    def why_not_undo(self, viewer: Seat | None) -> Refusal | None:
        """Why nothing can be taken back, or None if something can."""
        if self.who_can_undo(viewer) is not None or viewer is None:
            return None
        return self.table.why_not_undo(viewer)

    def undo(self, seat: Seat) -> Happening:
        """Take back this seat's last action."""
        self.table.undo(seat)
        self._just_undone = True
        self._planned = ()
        happening = Happening(seat, UNDO, ())
        self.happenings.append(happening)
        self.autosave()
        return happening

    def autosave(self) -> None:
        """Save to the game's own file, if it has one; where that fails, play on and say so once."""
        if self.path is None:
            return
        try:
            save_record(self.path, self.table.record)
        except Fault as fault:
            self.path = None
            self.unsaved = fault

    def take_unsaved(self) -> Fault | None:
        """Why the game is not saved any more, told once."""
        fault, self.unsaved = self.unsaved, None
        return fault

    def save(self, path: Path) -> None:
        """Save to a file, which is the game's own from now on."""
        save_record(path, self.table.record)
        self.path = path

    def standing(self) -> Standing | None:
        """The result, if the game is over."""
        return self.state.standing()
