"""Looking for a choice by the words that it is called by: not everybody knows a game's notation."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from fabula.core import Action
    from fabula.terminal.composing import Composer


def fits(text: str, called: str) -> bool:
    """Whether there are words in a text and each of them begins one that something is called by."""
    wanted, words = _words(text), _words(called)
    return bool(wanted) and all(any(word.startswith(part) for word in words) for part in wanted)


def sought(composer: Composer, called: Callable[[Action], str]) -> list[Action]:
    """The listed actions that are called by what has been typed and is no notation."""
    text = composer.foreign
    return [action for action in composer.matching() if fits(text, called(action))] if text else []


def _words(text: str) -> list[str]:
    """The words of a text without accents and capitals."""
    bare = "".join(
        letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter)
    )
    return re.findall(r"\w+", bare.casefold())
