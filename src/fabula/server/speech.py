"""Which language to speak to a page."""

from __future__ import annotations

from fabula.core import Fault
from fabula.words import chosen_language

USUAL = "en"


def spoken(*wishes: str | None) -> str:
    """The first of these languages that we speak, each a code or a browser's list of them, else English."""
    for wish in wishes:
        for part in (wish or "").split(","):
            try:
                if code := part.partition(";")[0].strip():
                    return chosen_language(code, {})
            except Fault:
                continue
    return USUAL
