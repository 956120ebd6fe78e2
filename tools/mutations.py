"""Which small changes of a source file are worth trying, and a seeded sample of them."""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from itertools import count
from typing import TYPE_CHECKING, Final

import msgspec
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from tools.lines_by_test import statements
from tools.mutant_settings import ROOT
from tools.survivors import Change

if TYPE_CHECKING:
    from collections.abc import Iterator

SEED: Final = "fabula"

NOT_TRIED: Final = {
    "core/VariableInserter": "wants names of variables",
    "core/VariableReplacer": "wants names of variables",
    # The values of a game are small numbers, names and None: equal ones are identical, and ruff forbids
    # the wrong one of the two.
    "core/ReplaceComparisonOperator_Eq_Is": "the same for small values",
    "core/ReplaceComparisonOperator_Is_Eq": "the same for small values",
    "core/ReplaceComparisonOperator_NotEq_IsNot": "the same for small values",
    "core/ReplaceComparisonOperator_IsNot_NotEq": "the same for small values",
}


class Mutant(msgspec.Struct, frozen=True):
    """One small change: the nth thing in a file that an operator can change."""

    file: str
    operator: str
    occurrence: int
    rank: str
    """Decides who is in the sample. It follows from the text of the line, so that editing other lines, or
    moving this one, leaves the rest of the sample alone."""
    first: int
    last: int
    """The lines of the statement that is changed: a test that runs through none of them cannot notice."""

    def code(self) -> str:
        """The whole file with the change made."""
        changed = mutate_code(
            (ROOT / self.file).read_text("utf-8"), get_operator(self.operator)(), self.occurrence
        )
        return str(changed)

    def change(self) -> Change:
        """What it does to the first line that it changes."""
        before = (ROOT / self.file).read_text("utf-8").splitlines()
        after = self.code().splitlines()
        for old, new in zip(before, after, strict=False):
            if old != new:
                return Change(self.file, old.strip(), new.strip())
        return Change(self.file, "", "")


def mutants_of(file: str) -> Iterator[Mutant]:
    """Every change of one file that is worth trying."""
    source = (ROOT / file).read_text("utf-8")
    lines = source.splitlines()
    nodes = list(ast_nodes(get_ast(source)))
    tree = ast.parse(source)
    beside = set(_lines_beside_the_rules(tree))
    whole = list(statements(tree))
    for name in sorted(set(operator_names()) - set(NOT_TRIED)):
        operator = get_operator(name)()
        same: Counter[str] = Counter()
        occurrence = count()
        for node in nodes:
            for (line, column), _ in operator.mutation_positions(node):
                number, text = next(occurrence), lines[line - 1].strip()
                same[text] += 1
                key = f"{SEED} {file} {name} {text} {same[text]}"
                if not any(start <= (line, column) < end for start, end in beside):
                    rank = hashlib.sha256(key.encode()).hexdigest()
                    around = (lines for lines in whole if line in lines)
                    changed = min(around, key=len, default=range(line, line + 1))
                    yield Mutant(file, name, number, rank, changed.start, changed.stop - 1)


def _lines_beside_the_rules(tree: ast.Module) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Where types are written, which the type checker proves and no test could."""
    for node in ast.walk(tree):
        spots: list[ast.expr | ast.stmt | None] = []
        if isinstance(node, ast.AnnAssign) and getattr(node.annotation, "id", "") == "TypeAlias":
            spots.append(node)
        elif isinstance(node, ast.arg | ast.AnnAssign):
            spots.append(node.annotation)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            spots.append(node.returns)
        elif isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            spots.append(node)
        for spot in spots:
            if spot is not None:
                yield (spot.lineno, spot.col_offset), (spot.end_lineno or 0, spot.end_col_offset or 0)


def sample(modules: str, only: tuple[str, ...], skip: list[str], number: int) -> tuple[list[Mutant], int]:
    """The mutants to try, and how many there are in all; files are named by patterns: `drawing/*`."""
    files = [path for path in sorted((ROOT / modules).rglob("*.py")) if any(map(path.match, only))]
    rules = [path.relative_to(ROOT).as_posix() for path in files if not any(map(path.match, skip))]
    everything = sorted(
        (mutant for file in rules for mutant in mutants_of(file)), key=lambda mutant: mutant.rank
    )
    return everything[:number], len(everything)
