"""MR-15: what spells do, type by type."""
