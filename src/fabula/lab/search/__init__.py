"""Bots that think ahead: they try the best moves out, again and again, until their time is up."""

from __future__ import annotations

from fabula.lab.search.bot import SearchBot
from fabula.lab.search.levels import LEVELS, LevelBot, levels_of
from fabula.lab.search.thinking import Budget, Thought, think

__all__ = ["LEVELS", "Budget", "LevelBot", "SearchBot", "Thought", "levels_of", "think"]
