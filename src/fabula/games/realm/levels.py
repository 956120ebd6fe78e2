"""Levels of those who play Magic Realm: what they notice, and how often they keep to a plan.

A try of a day would take too long and depend on too much luck, so nobody tries anything out.
"""

from __future__ import annotations

from typing import Final

from fabula.core.extras import Level

levels: Final = (
    Level(attention=0.0, least=1),
    Level(attention=0.3, least=2),
    Level(attention=0.6, least=3),
    Level(attention=0.85, least=4),
    Level(),
)
"""From one who does whatever comes to his mind to one who keeps to his plan."""
