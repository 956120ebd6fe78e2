"""The checks of the kit, one family in each file."""
