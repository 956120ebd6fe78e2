"""What is tracked is ours, whole, and the same on every machine."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Written in pieces, so that this file does not contain what it forbids.
FORBIDDEN = {
    "a path of somebody's machine": re.compile(
        r"(?<![\w.])/(?:wo" + r"rk|ro" + r"ot|ho" + r"me|fa" + r"rm)/[.\w]"
    ),
    "a folder outside": re.compile(r"\.\./sha" + "red"),
    "something unfinished": re.compile(r"\b(?:TO" + "DO|FIX" + r"ME)\b"),
    "a test that is passed over": re.compile(r"mark\.(?:sk" + "ip|xf" + r"ail)|pytest\.sk" + "ip"),
    "an ignored error without its code": re.compile(r"type: igno" + r"re(?!\[)|# no" + r"qa(?!: [A-Z])"),
}


def tracked() -> list[Path]:
    """The files that git knows, those deleted in the working tree left out."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_tracked_file_contains(what: str) -> None:
    found = []
    for path in tracked():
        for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(), 1):
            if FORBIDDEN[what].search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}")
    assert not found


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("a path of somebody's machine", "open('/ho" + "me/anna/x')"),
        ("a folder outside", "see ../sha" + "red/x"),
        ("something unfinished", "# TO" + "DO later"),
        ("a test that is passed over", "@pytest.mark.sk" + "ip"),
        ("an ignored error without its code", "x = 1  # type: igno" + "re"),
    ],
)
def test_the_patterns_find_what_they_are_for(what: str, text: str) -> None:
    assert FORBIDDEN[what].search(text)


def test_every_listed_survivor_has_its_line_and_a_reason() -> None:
    for path in (ROOT / "tests").glob("*/survivors.toml"):
        for entry in tomllib.loads(path.read_text("utf-8")).get("survivor", []):
            lines = [line.strip() for line in (ROOT / entry["file"]).read_text("utf-8").splitlines()]
            assert entry["line"] in lines, entry
            assert entry["becomes"] != entry["line"]
            assert len(entry["reason"].split()) > 3, entry
