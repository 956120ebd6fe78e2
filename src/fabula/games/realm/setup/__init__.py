"""MR-2: from an empty table to the first Birdsong, step by step."""
