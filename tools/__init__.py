"""Scripts for developers, each behind a command of the Makefile."""
