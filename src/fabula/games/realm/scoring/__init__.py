"""MR-9: winning."""
