"""Formidable Foes for learning programs: how long its lists and its views can become."""

from __future__ import annotations

from fabula.core.extras import Encoding

encoding = Encoding(most_choices=2048, view_bytes=1 << 14)
