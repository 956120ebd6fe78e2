"""What people ask of Magic Realm: how each character fares alone, how long he lives, and what he does."""

from __future__ import annotations

from fabula.lab.realm_study.study import RealmStudy

study = RealmStudy()

__all__ = ["RealmStudy", "study"]
