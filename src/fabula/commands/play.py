"""`fabula play [GAME]`: play on the full screen, or in plain sentences."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fabula.commands.helping import examples, option_option, read_line
from fabula.core import Fault, Game, registry
from fabula.words import Words

if TYPE_CHECKING:
    from fabula.core.extras import Lesson
    from fabula.terminal.session import Session

NAME = "play"

DEFAULT_PACE = 0.25


def register(app: typer.Typer, words: Words) -> None:
    """Add the sub-command."""
    say = words.say

    @app.command(NAME, help=say("cli-play"), epilog=examples(words, "cli-play-examples"))
    def play(
        game: Annotated[
            str | None, typer.Argument(help=say("cli-play-game"), metavar="GAME", show_default=False)
        ] = None,
        players: Annotated[
            str | None,
            typer.Option("--players", "-p", help=say("cli-players"), metavar="LIST", show_default=False),
        ] = None,
        option: Annotated[list[str] | None, option_option(words)] = None,
        board: Annotated[
            Path | None, typer.Option("--board", help=say("cli-board"), metavar="FILE", show_default=False)
        ] = None,
        components: Annotated[
            Path | None,
            typer.Option("--components", help=say("cli-components"), metavar="FILE", show_default=False),
        ] = None,
        resume: Annotated[
            Path | None, typer.Option("--resume", help=say("cli-resume"), metavar="FILE", show_default=False)
        ] = None,
        save: Annotated[
            Path | None, typer.Option("--save", help=say("cli-save"), metavar="FILE", show_default=False)
        ] = None,
        lesson: Annotated[
            int | None, typer.Option("--lesson", help=say("cli-lesson"), metavar="NUMBER", show_default=False)
        ] = None,
        plain: Annotated[bool, typer.Option("--plain", help=say("cli-plain"))] = False,
        pace: Annotated[
            float, typer.Option("--pace", min=0, max=10, help=say("cli-pace"), metavar="SECONDS")
        ] = DEFAULT_PACE,
        seed: Annotated[
            int | None, typer.Option("--seed", help=say("cli-seed"), metavar="NUMBER", show_default=False)
        ] = None,
    ) -> None:
        from fabula.commands.faults import about_file
        from fabula.terminal.session import Session

        files = {"board": board, "components": components}
        option = [*(option or []), *(f"{name}=@{path}" for name, path in files.items() if path is not None)]
        chosen = None if game is None else registry.game(game)
        teaching = None if lesson is None else _lesson(chosen, lesson, option)
        if resume is not None and (chosen is not None or players is not None or option):
            raise Fault("resume-alone")
        if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
            print(say("cli-no-terminal"))
            return
        if hasattr(sys.stdin, "reconfigure"):  # a letter that cannot be read is no reason to stop
            sys.stdin.reconfigure(errors="replace")
        session = greeting = None
        if resume is not None:
            with about_file(resume, words):
                session = Session.resume(resume, words, seed=seed)
        elif teaching is not None and chosen is not None:
            session = _teach(chosen, teaching, players, save, words)
            greeting = session.words.say(teaching.text)
        elif plain or players is not None or option or save is not None:
            session = _open(chosen, players, option, save, seed, words)
        if plain and session is not None:
            if greeting is not None:
                print(greeting)
            play_plainly(session)
            return

        from fabula.terminal.app import FabulaApp

        farewell = FabulaApp(words, game=game, session=session, pace=pace, seed=seed, greeting=greeting).run()
        if farewell:
            print(farewell)


def _open(
    game: Game | None,
    players: str | None,
    options: list[str],
    save: Path | None,
    seed: int | None,
    words: Words,
) -> "Session":
    """A new game as the command line says; what it does not say is asked on a terminal, or the usual."""
    from fabula.commands.faults import about_game
    from fabula.settings import read_options
    from fabula.terminal.plain_setup import Questions
    from fabula.terminal.players import read_players, usual_players
    from fabula.terminal.saves import new_path
    from fabula.terminal.session import Session

    asking = players is None and not options and sys.stdin.isatty()
    questions = Questions(words, read_line, print)
    if game is None:
        game = questions.game() if asking else _only_game()
    with about_game(game, words):
        if asking:
            seated, chosen = questions.players(game), questions.options(game)
        else:
            seated = usual_players(game) if players is None else read_players(players, game)
            chosen = read_options(game, options)
        session = Session.open(game, chosen, seated, words, seed=seed)
    session.save(new_path(game) if save is None else save)
    return session


def _lesson(game: Game | None, number: int, options: list[str]) -> "Lesson":
    """The lesson of this number, counted from 1; `Fault` if the game has none or other options are given."""
    from fabula.core import extras

    offered = () if game is None else extras.lessons(game.name)
    if game is None or not 1 <= number <= len(offered):
        raise Fault("no-such-lesson", game="?" if game is None else game.name, most=len(offered))
    if options:
        raise Fault("lesson-alone")
    return offered[number - 1]


def _teach(game: Game, lesson: "Lesson", players: str | None, save: Path | None, words: Words) -> "Session":
    """A game with the options and the board of a lesson."""
    from fabula.commands.faults import about_game
    from fabula.terminal.players import read_players, usual_players
    from fabula.terminal.saves import new_path
    from fabula.terminal.session import Session

    with about_game(game, words):
        seated = usual_players(game) if players is None else read_players(players, game)
        session = Session.open(game, lesson.options, seated, words, seed=lesson.seed)
    session.save(new_path(game) if save is None else save)
    return session


def _only_game() -> Game:
    """The game that is meant when none is named; `Fault` if there are several."""
    names = registry.games()
    if len(names) != 1:
        raise Fault("game-missing", known=", ".join(names))
    return registry.game(names[0])


def play_plainly(session: "Session") -> None:
    """Play on standard input and output."""
    from fabula.terminal.plain import Plain

    Plain(session, read_line, lambda line: print(line, flush=True)).run()
