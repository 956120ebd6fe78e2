"""Tests of the server, on real sockets and real databases."""
