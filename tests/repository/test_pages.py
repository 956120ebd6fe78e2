"""The documentation can be found from its menu, and the version is the same everywhere."""

import re
import tomllib
from importlib.metadata import version
from pathlib import Path

from tools.rules_pages import ENGLISH, page_name

from fabula.core import registry
from fabula.core.clauses import citations, report

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"


def test_every_page_is_in_the_menu_and_every_entry_has_its_page() -> None:
    menu = set(re.findall(r"\S+\.md", (ROOT / "mkdocs.yml").read_text("utf-8")))
    made = {"rules/index.md"}
    for game in registry.games():
        languages = (ENGLISH, *registry.game(game).rulebook.translations)
        made |= {f"rules/{page_name(game, language)}" for language in languages}
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    assert menu == pages | made


def test_links_between_pages_lead_somewhere() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *DOCS.rglob("*.md")]
    for page in pages:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8")):
            place = (page.parent / target).resolve()
            assert place.exists() or place.parent == DOCS / "rules", f"{page.name} links to {target}"


def test_every_test_that_a_page_names_is_there() -> None:
    texts = {path.name: path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py")}
    there = set(re.findall(r"^(?:async )?def (test_\w+)", "\n".join(texts.values()), re.MULTILINE)) | set(
        texts
    )
    named = {
        name
        for page in DOCS.rglob("*.md")
        for name in re.findall(r"`(test_[\w.]+)`", page.read_text("utf-8"))
    }
    assert named
    assert named <= there


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    changes = re.findall(r"^## \[(\d.*)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert project["version"] == version("fabula") == changes[0]


def test_every_clause_of_every_game_is_tested() -> None:
    cited = list(citations(ROOT / "tests"))
    for game in registry.games():
        found = report(registry.game(game).rulebook, cited)
        assert found.good, (game, found.untested, found.unknown, found.tested_not_yet, found.unknown_not_yet)
