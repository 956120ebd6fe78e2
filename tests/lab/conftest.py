"""Compiled code is kept by the text of all modules together: numba itself looks only at the calling one."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LAB = ROOT / "src" / "fabula" / "lab"
SOURCES = sorted([*(LAB / "floors_fast").glob("*.py"), *(LAB / "envs").glob("floors_*.py")])
DIGEST = hashlib.sha256(b"\0".join(path.read_bytes() for path in SOURCES)).hexdigest()[:16]

os.environ["NUMBA_CACHE_DIR"] = str(ROOT / ".cache" / "numba" / DIGEST)
