"""How fast Fabula is, beside engines that people know; run with ``python -m benchmarks.run``."""
