"""`fabula replay FILE`: step through a record on a terminal, or print it in sentences."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from fabula.commands.helping import examples, file_argument
from fabula.core import Fault, Record, Seat, extras, replay, seat_letter
from fabula.words import Words

NAME = "replay"


def read_seat(text: str | None, record: Record) -> Seat | None:
    """The seat with this letter; None for a spectator."""
    if text is None:
        return None
    letters = [seat_letter(seat) for seat in range(len(record.players))]
    if text.upper() not in letters:
        raise Fault("no-such-seat", name=text, known=", ".join(letters))
    return letters.index(text.upper())


def print_record(record: Record, words: Words, viewer: Seat | None, *, boards: bool) -> None:
    """Print what this seat, or a spectator, was told, entry by entry."""
    from fabula.core.records import game_of
    from fabula.terminal import telling
    from fabula.terminal.boards import PlainDrawing

    speech = words.about(game_of(record), record.players)
    drawing = extras.drawing(record.game) or PlainDrawing()
    moments = list(replay(record))  # all of it, so that nothing is printed of a record that breaks off
    print(speech.title())
    print(speech.listed([speech.player(seat) for seat in range(len(record.players))]))
    standing = None
    for moment in moments:
        happening = telling.happening_of(moment)
        if happening is not None:
            for line in telling.lines(speech, happening, viewer):
                shown = f"{moment.number}. {line.text}" if line.heading else f"   {line.text}"
                print(f"{shown} [{line.clause}]" if line.clause else shown)
        if boards:
            picture = drawing.draw(moment.state.view(viewer), seat=viewer)
            print(picture.text())
            for note, _ in speech.noted(picture):
                print(note)
        standing = moment.state.standing()
    for sentence in [words.say("cli-unfinished")] if standing is None else speech.standing(standing):
        print(sentence)


def register(app: typer.Typer, words: Words) -> None:
    """Add the sub-command."""

    @app.command(NAME, help=words.say("cli-replay"), epilog=examples(words, "cli-replay-examples"))
    def replay_(
        file: Annotated[Path, file_argument(words)],
        seat: Annotated[
            str | None,
            typer.Option("--seat", help=words.say("cli-replay-seat"), metavar="A", show_default=False),
        ] = None,
        plain: Annotated[bool, typer.Option("--plain", help=words.say("cli-replay-plain"))] = False,
        boards: Annotated[bool, typer.Option("--boards", help=words.say("cli-replay-boards"))] = False,
    ) -> None:
        from fabula.commands.faults import about_file
        from fabula.files import load_record

        with about_file(file, words):
            record = load_record(file)
            viewer = read_seat(seat, record)
            if plain or boards or not (sys.stdin.isatty() and sys.stdout.isatty()):
                print_record(record, words, viewer, boards=boards)
                return

            from fabula.terminal.app import FabulaApp
            from fabula.terminal.replay_screen import ReplayScreen

            screen = ReplayScreen(record, words, viewer)
        FabulaApp(words, replaying=screen).run()
