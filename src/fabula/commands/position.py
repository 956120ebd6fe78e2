"""`fabula position GAME QUESTION < FILE`: ask a position something that was not reached by play."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from fabula.commands.helping import examples, game_argument
from fabula.core import extras
from fabula.words import Words
from fabula.words.speech import NO_LABELS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.core import Action
    from fabula.core.extras import Story

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
        from fabula.core import Fault, registry
        from fabula.files import read_stdin

        found = registry.game(game)
        with about_game(found, words):
            questions = extras.questions(game)
            known = {} if questions is None else {**questions.ask, **questions.tell}
            if questions is None or question not in known:
                raise Fault("no-such-question", name=question, game=game, known=", ".join(known))
            answer: str
            if question in questions.ask:
                answer = questions.ask[question](read_stdin())
            else:
                answer = "\n".join(told(questions.tell[question](read_stdin()), words.about(found)))
        print(answer, end="" if answer.endswith("\n") else "\n")


def told(story: "Story", words: Words) -> Iterator[str]:
    """A story in lines: each question and its answer, then what came of it with its clauses."""
    for scene in story.scenes:
        if scene.asked is not None and scene.action is not None and scene.seat is not None:
            yield words.say("cli-position-asked", seat=scene.seat, question=words.prompt(scene.asked))
            yield written(scene.action, words)
        for event in scene.events:
            if event.told_to(None):
                yield words.say("cli-position-event", event=words.event(event), clause=event.rule)
    if story.asked is not None and story.seat is not None:
        drawing = None if words.game is None else extras.drawing(words.game.name)
        if drawing is not None:
            yield drawing.draw(story.view, seat=story.seat).text()
        yield words.say("cli-position-unanswered", seat=story.seat, question=words.prompt(story.asked))
        labels = {} if drawing is None else drawing.labels(story.view, seat=story.seat)
        yield from (written(action, words, labels) for action in story.asked.actions)


def written(action: "Action", words: Words, labels: "Mapping[str, str]" = NO_LABELS) -> str:
    """An action as one writes it, and in words."""
    assert words.game is not None
    text = words.game.write(action)
    return words.say("cli-position-action", action=text, meaning=words.action(action, labels))
