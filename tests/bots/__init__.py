"""Tests of the bots and of matches between them."""
