"""MR-2.3, MR-7, MR-15: spells."""
