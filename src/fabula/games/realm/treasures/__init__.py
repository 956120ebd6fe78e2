"""MR-2.4, MR-14: treasures."""
