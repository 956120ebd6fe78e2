"""One small script per peer, each playing that library's own game the fast way its documentation shows."""
