"""`fabula position GAME QUESTION < FILE`: ask a position something that was not reached by play."""

from typing import Annotated

import typer

from fabula.commands.helping import examples, game_argument
from fabula.words import Words

NAME = "position"


def register(app: typer.Typer, words: Words) -> None:
    """Add the sub-command."""

    @app.command(NAME, help=words.say("cli-position"), epilog=examples(words, "cli-position-examples"))
    def position(
        game: Annotated[str, game_argument(words)],
        question: Annotated[
            str, typer.Argument(help=words.say("cli-question"), metavar="QUESTION", show_default=False)
        ],
    ) -> None:
        from fabula.commands.faults import about_game
        from fabula.core import Fault, extras, registry
        from fabula.files import read_stdin

        with about_game(registry.game(game), words):
            questions = extras.questions(game)
            known = {} if questions is None else questions.ask
            if question not in known:
                raise Fault("no-such-question", name=question, game=game, known=", ".join(known))
            answer = known[question](read_stdin())
        print(answer, end="" if answer.endswith("\n") else "\n")
