"""MR-6: combat in the Evening: sheets, rounds, blows, and what is left."""
