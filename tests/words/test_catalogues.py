"""Both languages say everything that the program can say, and nothing that nobody says."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, get_args, get_origin

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from fabula.core import Game, RandomDice, extras, registry
from fabula.words import languages
from fabula.words.speech import WORD_NAMES

SOURCE = Path(__file__).resolve().parents[2] / "src" / "fabula"
OWN = SOURCE / "locale"
GAMES = [name for name in registry.games() if extras.messages(name) is not None]
WEB = SOURCE.parents[1] / "web" / "src"
AREAS = "arena|ladder|study|table|terminal|plain|puzzle|cli|name|standing|list|fault|refusal|prompt"
MESSAGE_LIKE = re.compile(rf"^({AREAS})-[a-z0-9-]*[a-z0-9]$")
ELSEWHERE = ("games", "testing")
"""Games have catalogues of their own; the kit speaks to authors, in English."""


class _Parts(Visitor):
    """Collects what a message takes from outside, and which other messages it uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's own name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - Fluent's own name
        self.references.add(node.id.name)


def parts(text: str) -> dict[str, _Parts]:
    """Each message of a catalogue with its parts; a mistake in the file fails."""
    found: dict[str, _Parts] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = _Parts()
            found[entry.id.name].visit(entry)
    for collected in found.values():
        for name in _closure(found, collected.references):
            collected.variables |= found[name].variables
    return found


def _closure(found: dict[str, _Parts], names: set[str]) -> set[str]:
    seen: set[str] = set()
    waiting = set(names)
    while waiting:
        name = waiting.pop()
        seen.add(name)
        waiting |= found[name].references - seen
    return seen


def catalogue(folder: str, language: str) -> dict[str, _Parts]:
    root = OWN if folder == "" else extras.messages(folder)
    assert root is not None
    return parts((root / f"{language}.ftl").read_text("utf-8"))


@pytest.mark.parametrize("folder", ["", *GAMES])
def test_every_language_has_the_same_messages_with_the_same_details(folder: str) -> None:
    assert languages() == ("en", "fr")
    english = catalogue(folder, "en")
    for language in languages():
        other = catalogue(folder, language)
        assert other.keys() == english.keys()
        for name in english:
            assert other[name].variables == english[name].variables, name


def literals(node: ast.expr) -> Iterator[str]:
    """The texts that an argument can be: a literal, or either branch of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def calls(place: Path) -> Iterator[tuple[str, ast.Call]]:
    for path in [place] if place.is_file() else sorted(place.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield getattr(node.func, "id", getattr(node.func, "attr", "")), node


def said(place: Path, function: str, position: int) -> Iterator[tuple[str, set[str]]]:
    """Each text that a call of this function has as an argument, and the details that it hands over."""
    for name, call in calls(place):
        if name == function and len(call.args) > position:
            details = {keyword.arg for keyword in call.keywords if keyword.arg and keyword.arg != "line"}
            for text in literals(call.args[position]):
                yield text, details


def general_files() -> Iterator[Path]:
    for path in sorted(SOURCE.rglob("*.py")):
        if path.relative_to(SOURCE).parts[0] not in ELSEWHERE:
            yield path


def used_in_general() -> set[str]:
    """Every message of ours that the program names, in full or by its reason."""
    used = {
        node.value
        for path in general_files()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and MESSAGE_LIKE.match(node.value)
    }
    for path in general_files():
        for function in ("Fault", "fault"):
            used |= {f"fault-{reason}" for reason, _ in said(path, function, 0)}
    core = SOURCE / "core"
    used |= {f"refusal-{reason}" for reason, _ in said(core, "refuse", 1)}
    used |= {f"prompt-{prompt}" for prompt, _ in said(core, "Choices", 0)}
    return used


def used_on_the_page(game: str = "") -> set[str]:
    """The messages that the page in a browser names, or the board of a game there."""
    prefix = f"web-{game}-" if game else "web-"
    files = [
        path
        for path in WEB.rglob("*")
        if path.suffix in (".ts", ".svelte") and (path.parts[-2] if "games" in path.parts else "") == game
    ]
    named = re.compile(rf'"({prefix}[a-z0-9-]+)"')
    return {name for path in files for name in named.findall(path.read_text("utf-8"))}


def composed_names() -> set[str]:
    """Messages whose names are put together while the program runs."""
    from fabula.lab.analysis import solving
    from fabula.terminal.plain import COMMANDS

    return {
        *(f"puzzle-name-{command}" for command in solving.COMMANDS),
        *(f"plain-name-{command}" for command in COMMANDS),
        *(f"terminal-result-{choice}" for choice in ("look", "new", "quit")),
    }


def test_every_message_of_the_program_is_used_and_every_used_one_is_there() -> None:
    there = set(catalogue("", "en"))
    used = used_in_general() | used_on_the_page() | composed_names()
    assert used - there == set()
    referenced = {name for found in catalogue("", "en").values() for name in found.references}
    assert there - used - referenced == set()


def test_what_faults_and_refusals_hand_over_is_what_their_messages_show() -> None:
    there = catalogue("", "en")
    for reason, details in said(SOURCE, "Fault", 0):
        if f"fault-{reason}" in there:
            assert there[f"fault-{reason}"].variables <= details, reason
    for reason, details in said(SOURCE / "core", "refuse", 1):
        assert there[f"refusal-{reason}"].variables <= details, reason


def kinds(union: object) -> tuple[type[msgspec.Struct], ...]:
    return get_args(union) or (union,)


def fields(kind: type[msgspec.Struct]) -> set[str]:
    return {field.name for field in msgspec.structs.fields(kind)}


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def option_messages(game: Game) -> Iterator[str]:
    for field in msgspec.structs.fields(game.Options):
        yield f"{game.name}-option-{field.name}"
        values = get_args(field.type) if get_origin(field.type) is Literal else ()
        for value in ("yes", "no") if field.type is bool else values:
            yield f"{game.name}-option-{field.name}-{value}"


def endings(game: Game) -> set[str]:
    """The endings that the types of the game's own events allow, or that a standing is made with."""
    hints = [
        field.type
        for kind in kinds(game.Events)
        for field in msgspec.structs.fields(kind)
        if field.name == "ending"
    ]
    typed = {value for hint in hints for value in get_args(hint)}
    return typed | {ending for ending, _ in said(SOURCE / "games" / game.name, "Standing", 2)}


def expected(game: Game) -> dict[str, set[str] | None]:
    """Every message that a game needs, with the details that it is handed (None: not known here)."""
    folder = SOURCE / "games" / game.name
    name = game.name
    messages: dict[str, set[str] | None] = {f"{name}-title": set()}
    messages |= {f"{name}-event-{tag(kind)}": fields(kind) for kind in kinds(game.Events)}
    messages |= {f"{name}-action-{tag(kind)}": fields(kind) for kind in kinds(game.Actions)}
    for reason, details in said(folder, "refuse", 1):
        key = f"{name}-refusal-{reason}"
        messages[key] = (messages.get(key) or details) & details
    prompts = {prompt for prompt, _ in said(folder, "Choices", 0)} - {"wait"}
    messages |= dict.fromkeys((f"{name}-prompt-{prompt}" for prompt in prompts), None)
    messages |= {f"{name}-ending-{ending}": {"winners", "count"} for ending in endings(game)}
    messages |= {message: set() for message in option_messages(game)}
    for reason, details in said(folder, "Fault", 0):
        if f"fault-{reason}" not in catalogue("", "en"):
            assert reason.startswith(f"{name}-"), f"nobody could tell whose fault {reason} is"
            messages[reason] = details
    texts = {
        text.value
        for path in folder.rglob("*.py")
        for text in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(text, ast.Constant) and isinstance(text.value, str)
    }
    shown = (f"{name}-describe-", f"{name}-note-")
    messages |= dict.fromkeys((text for text in texts if text.startswith(shown)), None)
    return messages


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_every_message_it_needs_and_no_other(name: str) -> None:
    there = catalogue(name, "en")
    needed = expected(registry.game(name))
    on_its_board = used_on_the_page(name) | {f"web-{name}-lead"}  # what its card in the lobby says
    needed |= {lesson.text: set() for lesson in extras.lessons(name)}
    assert (set(needed) | on_its_board) - set(there) == set()
    for message, details in needed.items():
        if details is not None:
            assert there[message].variables <= details, message
    referenced = {reference for found in there.values() for reference in found.references}
    explained = {
        message for message in there if message.startswith((f"{name}-word-", f"web-{name}-overlay-"))
    }
    named = {message for message in there if message.startswith(f"{name}-name-")}
    if extras.naming(name) is None:  # a game that has one tests by itself what is named how
        details = {detail for found in needed.values() for detail in found or ()}
        assert {message.split("-")[2] for message in named - referenced} <= details
    assert set(there) - set(needed) - on_its_board - referenced - explained - named == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_word_that_is_explained_is_a_word_of_the_game(name: str) -> None:
    game = registry.game(name)
    explained = {
        message.removeprefix(f"{name}-word-") for message in catalogue(name, "en") if "-word-" in message
    }
    spoken = {tag(kind) for kind in kinds(game.Actions)}
    spoken |= {field for kind in kinds(game.Actions) for field in kind.__struct_fields__}  # of numbers
    for seed, options in enumerate(_every_option_once(game)):
        dice = RandomDice(random.Random(seed))
        state = game.start(options, game.seats[0], dice)
        spoken |= set(re.findall(r"[^\W_][\w-]*", msgspec.json.encode(state).decode()))
        for _ in range(game.horizon):
            seats = state.to_act()
            if not seats or explained <= spoken:
                break
            actions = state.choices(seats[0]).actions
            spoken |= {WORD_NAMES.get(word, word) for action in actions for word in action.words()}
            state.play(seats[0], max(actions, key=_towards_the_end), dice)
    assert explained <= spoken


def _every_option_once(game: Game) -> Iterator[msgspec.Struct]:
    yield game.Options()
    for field in msgspec.structs.fields(game.Options):
        for value in get_args(field.type) if get_origin(field.type) is Literal else ():
            yield msgspec.convert({field.name: value}, game.Options)


def _towards_the_end(action: object) -> int:
    """Longer words lead on: a long path rather than standing still."""
    return len(str(action))
