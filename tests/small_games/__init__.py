"""Small games that prove what core can do before a large game needs it."""
