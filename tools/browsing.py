"""A server and a browser of one's own, for tests and pictures of the page."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
"""Without these Chromium does not run as root, and tries to reach the outside all the time."""


@contextmanager
def serving(database: str, port: int = 0) -> Iterator[str]:
    """The address of a `fabula serve` that runs while it is needed."""
    with inviting(database, port) as link:
        yield link.partition("/#")[0]


@contextmanager
def inviting(database: str, port: int = 0) -> Iterator[str]:
    """The join link of a `fabula serve` that runs while it is needed."""
    command = [sys.executable, "-m", "fabula", "--language", "en", "serve", "--port", str(port)]
    with subprocess.Popen(
        [*command, "--database", database], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        heard = ""
        for line in process.stdout:
            heard += line
            if found := re.search(r"http://\S+/#/join/\S+", line):
                try:
                    yield found[0]
                finally:
                    process.terminate()
                    process.stdout.read()
                return
        raise RuntimeError(f"the server did not start: {heard}")


@contextmanager
def browsing() -> Iterator[Browser]:
    """Chromium as the machine has it; FABULA_CHROMIUM names another."""
    executable = os.environ.get("FABULA_CHROMIUM") or shutil.which("chromium")
    if not executable:
        raise RuntimeError("no chromium here: make test says how to get one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        yield browser
        browser.close()
