"""The engine is light: it runs wherever msgspec does."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "fabula"
ENGINE = sorted([*(SOURCE / "core").rglob("*.py"), *(SOURCE / "games").rglob("*.py")])
HEAVY = {
    *("fluent", "jax", "litestar", "matplotlib", "numba", "numpy", "openskill"),
    *("platformdirs", "polars", "ray", "rich", "textual", "typer"),
} | {
    "gymnasium",
    "pettingzoo",
    "pyspiel",
}

PLAY = """
import json, random, sys
import fabula
from fabula.core import RandomDice, registry
dice = RandomDice(random.Random(1))
for name in registry.games():
    game = registry.game(name)
    state = game.start(game.Options(), min(game.seats), dice)
    for _ in range(20):
        for seat in state.to_act()[:1]:
            state.play(seat, dice.random.choice(state.choices(seat).actions), dice)
print(json.dumps(sorted({module.partition(".")[0] for module in sys.modules})))
"""


def imported(path: Path) -> set[str]:
    """The top-level packages that a module imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return found


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_the_engine_needs_msgspec_and_the_standard_library_only(path: Path) -> None:
    assert imported(path) <= {"fabula", "msgspec", *sys.stdlib_module_names}


def test_importing_fabula_and_playing_loads_nothing_heavy() -> None:
    done = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, check=True)
    loaded = set(json.loads(done.stdout))
    assert {"fabula", "msgspec"} <= loaded
    assert not loaded & HEAVY


def test_no_game_is_named_above_the_games() -> None:
    games = [folder.name for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").is_file()]
    assert games
    above = [path for path in SOURCE.rglob("*.py") if not path.is_relative_to(SOURCE / "games")]
    for path in above:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and node.value in games:
                pytest.fail(f"{path.relative_to(SOURCE)}:{node.lineno} names the game {node.value}")
