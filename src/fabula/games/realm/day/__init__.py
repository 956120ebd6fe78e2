"""MR-3: the day, from Birdsong to Midnight."""
