"""The games; each knows `core` and nothing else."""
