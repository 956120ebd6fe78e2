"""MR-5: natives and visitors: what they think of a character, and what they do for him."""
