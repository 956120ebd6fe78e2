"""The page is built when its sources have changed, and only then; what goes wrong is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tools import page

if TYPE_CHECKING:
    from pathlib import Path

LOCK = "web/package-lock.json"


class Npm:
    """Stands in for npm: remembers what it was asked, and does as much of it as is told."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.asked: list[str] = []
        self.fails = ""

    def __call__(self, *arguments: str) -> int:
        words = " ".join(word for word in arguments if not word.startswith("-"))
        self.asked.append(words)
        if words == self.fails:
            return 1
        if words == "install":
            (self.root / "web" / "node_modules").mkdir(exist_ok=True)
        if words.startswith("run build"):
            built = self.root / "src" / "fabula" / "server" / "page"
            built.mkdir(parents=True, exist_ok=True)
            (built / "index.html").write_text("the page", "utf-8")
        return 0


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Npm:
    """A small project in a folder of its own."""
    for name, text in {
        LOCK: "{}",
        "web/src/main.ts": "1",
        "web/node_modules/other/index.js": "2",
        "src/fabula/locale/en.ftl": "web-title = Fabula",
        "src/fabula/games/heap/locale/en.ftl": "web-heap-x = X",
        "src/fabula/core.py": "3",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "WEB", tmp_path / "web")
    monkeypatch.setattr(page, "MODULES", tmp_path / "web" / "node_modules")
    monkeypatch.setattr(page, "PACKAGE", tmp_path / "src" / "fabula")
    monkeypatch.setattr(page, "BUILT", tmp_path / "src" / "fabula" / "server" / "page")
    made = Npm(tmp_path)
    monkeypatch.setattr(page, "npm", made)
    return made


def test_the_page_is_built_once(npm: Npm) -> None:
    assert not page.is_current()
    page.build()
    assert page.is_current()
    assert npm.asked == ["install", "run build warn"]
    page.build()
    assert len(npm.asked) == 2


@pytest.mark.parametrize(
    ("name", "again"),
    [
        ("web/src/main.ts", ["run build warn"]),
        ("src/fabula/games/heap/locale/en.ftl", ["run build warn"]),
        (LOCK, ["install", "run build warn"]),
        ("web/node_modules/other/index.js", []),
        ("src/fabula/core.py", []),
    ],
)
def test_a_changed_source_has_it_built_anew(npm: Npm, name: str, again: list[str]) -> None:
    page.build()
    npm.asked.clear()
    (npm.root / name).write_text("changed", "utf-8")
    page.build()
    assert npm.asked == again


def test_what_checks_the_page_is_fetched_only_for_checking(npm: Npm) -> None:
    page.build()
    npm.asked.clear()
    page.check()
    assert npm.asked == ["install", "run lint", "run types", "run test"]
    page.check()
    page.build()
    assert len(npm.asked) == 4


def test_a_registry_that_cannot_be_reached_is_said(
    npm: Npm, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    npm.fails = "install"
    assert page.main(["build"]) == 1
    assert "Is the package registry of npm reachable?" in capsys.readouterr().err
    assert not page.is_current()
    npm.fails = "run build warn"
    assert page.main(["build"]) == 1
    assert not page.is_current()


def test_a_page_that_does_not_pass_is_checked_again(npm: Npm) -> None:
    npm.fails = "run types"
    assert page.main(["check"]) == 1
    npm.fails = ""
    npm.asked.clear()
    assert page.main(["check"]) == 0
    assert npm.asked == ["run lint", "run types", "run test"]


def test_without_a_command_it_says_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert page.main([]) == 2
    assert "python -m tools.page build" in capsys.readouterr().err
