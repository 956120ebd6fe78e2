"""Tournaments between bots: paired games, sequential tests, ratings, and results that are kept."""

from __future__ import annotations

from fabula.lab.arena.contest import Block, Contest, check, play_block
from fabula.lab.arena.sequential import Sequential, Verdict

__all__ = ["Block", "Contest", "Sequential", "Verdict", "check", "play_block"]
