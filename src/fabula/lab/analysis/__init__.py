"""What a game was like: what each decision cost, how likely the win was, and positions worth solving."""

from __future__ import annotations

from fabula.lab.analysis.judging import Judge, Reply, Verdict
from fabula.lab.analysis.reviewing import Decision, decisions, review

__all__ = ["Decision", "Judge", "Reply", "Verdict", "decisions", "review"]
