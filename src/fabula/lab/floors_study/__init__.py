"""What people ask of Fearsome Floors: who wins, what kills, which figures count, how long it takes."""

from __future__ import annotations

from fabula.lab.floors_study.study import FloorsStudy

study = FloorsStudy()

__all__ = ["FloorsStudy", "study"]
