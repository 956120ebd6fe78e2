"""MR-1.8, MR-1.9, MR-2.2: the tiles, how they are laid, and where their roads lead."""
