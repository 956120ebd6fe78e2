"""MR-10: what can be played otherwise."""
