"""What a server counts, for whoever hosts it."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Meters:
    """The meters of one process; no person, table or seat is named by them."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("fabula_entries", "Entries added to logs", ["by"], registry=self.registry)
        self.refused = Counter(
            "fabula_refused", "Demands of pages that were refused", ["by"], registry=self.registry
        )
        self.storing = Histogram(
            "fabula_storing_seconds",
            "From trying an action to its being durable",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.pages = Gauge("fabula_pages", "Pages that are connected", registry=self.registry)
        self.loaded = Gauge("fabula_tables_loaded", "Tables in memory", registry=self.registry)
        self.tables = Gauge("fabula_tables", "Tables in the database", ["phase"], registry=self.registry)
        self.lost_bots = Counter("fabula_lost_bots", "Bots that did not answer", registry=self.registry)
