"""The tables that stand in the rulebook, to be held against the data."""

from importlib import resources

RULEBOOK = (resources.files("fabula.games.realm") / "rulebook.md").read_text("utf-8")


def printed_table(clause: str) -> list[dict[str, str]]:
    """The rows of the table that follows a clause, by the heads of their columns."""
    lines = iter(RULEBOOK[RULEBOOK.index(f"- **{clause}**") :].splitlines())
    head = next(line for line in lines if line.startswith("|"))
    names = _cells(head)
    next(lines)
    rows = []
    for line in lines:
        if not line.startswith("|"):
            break
        rows.append(dict(zip(names, _cells(line), strict=True)))
    return rows


def printed_names(clause: str) -> set[str]:
    """The names that a clause lists after its colon, as the data spell them."""
    text = RULEBOOK[RULEBOOK.index(f"- **{clause}**") :]
    text = text[: text.index(".\n")].partition(":")[2]
    return {slug(name) for name in text.split(",")}


def slug(name: str) -> str:
    """A printed name as an id."""
    return "_".join(name.replace("'", "").replace("-", " ").lower().split())


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]
