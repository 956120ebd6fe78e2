"""A tiny correct game, and many that are like it but for one mistake each."""
