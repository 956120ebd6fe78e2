"""`python -m fabula` is `fabula`."""

from fabula.cli import main

main()
