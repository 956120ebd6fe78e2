"""Which language to speak: the one asked for, or the one of the person's environment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Fault
from fabula.words.catalogue import ENGLISH, languages

if TYPE_CHECKING:
    from collections.abc import Mapping

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def chosen_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for (`Fault` if we do not speak it), else the environment's, else English."""
    known = languages()
    if asked:
        language = _code(asked)
        if language not in known:
            raise Fault("no-such-language", name=asked, known=", ".join(known))
        return language
    for variable in VARIABLES:
        # the first variable that is set decides; LANGUAGE may list several
        if value := environment.get(variable, ""):
            return next((code for code in map(_code, value.split(":")) if code in known), ENGLISH)
    return ENGLISH


def _code(locale: str) -> str:
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
