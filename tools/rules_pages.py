"""Make the documentation's pages of rules from the games' rulebooks, with an anchor for each clause."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from fabula.core import registry

if TYPE_CHECKING:
    from fabula.core import Clause, Rulebook

MENTION = re.compile(r"\b[A-Z]+-[A-Z0-9.]*[A-Z0-9]")
FOLDER = Path(__file__).resolve().parents[1] / "docs" / "rules"
ENGLISH = "en"
INTRODUCTIONS = {
    ENGLISH: "`fabula rules {name} show CLAUSE` prints a clause, `search WORDS` finds some.",
    "fr": "`fabula rules {name} show CLAUSE --language fr` montre une clause, `search MOTS` en cherche.",
}
NAMES = {"fr": "en français"}


def anchor(clause: str) -> str:
    """The name by which a link finds a clause: `floors-4-1`."""
    return clause.lower().replace(".", "-")


def page_name(name: str, language: str = ENGLISH) -> str:
    """The file of a game's rules in a language: `floors.md`, `floors.fr.md`."""
    return f"{name}.md" if language == ENGLISH else f"{name}.{language}.md"


def page(name: str, rulebook: Rulebook, language: str = ENGLISH) -> str:
    """One game's rules, chapter by chapter, each mention of a clause a link to it."""

    def linked(mention: re.Match[str]) -> str:
        clause = mention[0]
        return f"[{clause}](#{anchor(clause)})" if clause in rulebook.clauses else clause

    def written(text: str) -> str:
        return MENTION.sub(linked, text.replace("[", r"\["))  # a mark such as [R] is no link

    def entry(clause: Clause) -> str:
        lines = [f"**{clause.id}**{{ #{anchor(clause.id)} }} {written(clause.text)}"]
        if clause.table:
            rows = [f"| {' | '.join(map(written, row))} |" for row in clause.table]
            lines += ["", rows[0], "|---" * len(clause.table[0]) + "|", *rows[1:]]
        return "\n".join(lines)

    lines = [f"# {name}", INTRODUCTIONS.get(language, INTRODUCTIONS[ENGLISH]).format(name=name)]
    shown = rulebook.in_language(language).clauses.values()
    for chapter, clauses in groupby(shown, key=lambda clause: clause.chapter):
        lines += [f"## {chapter}", *map(entry, clauses)]
    return "\n\n".join(lines) + "\n"


def main() -> None:
    """Write a page for each registered game in each of its languages, and one that lists them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    lines = ["# Rules\n", "In our own words, in numbered clauses that code, tests and the game log cite.\n"]
    for name in registry.games():
        rulebook = registry.game(name).rulebook
        links = [f"[{name}]({page_name(name)}): {len(rulebook.clauses)} clauses"]
        links += [f"[{NAMES.get(code, code)}]({page_name(name, code)})" for code in rulebook.translations]
        lines.append(f"- {', '.join(links)}")
        for language in (ENGLISH, *rulebook.translations):
            (FOLDER / page_name(name, language)).write_text(page(name, rulebook, language), "utf-8")
    (FOLDER / "index.md").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
