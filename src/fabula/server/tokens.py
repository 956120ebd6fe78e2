"""Names that nobody can guess, and the hashes by which the database knows them."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

TOKEN_BYTES: Final = 32
"""For a cookie or a link: twice the 128 bits that are enough."""
ID_BYTES: Final = 10
JOIN: Final = "/#/join/"
"""What stands before the token of a link: what follows `#` is sent to nobody."""
NUMBER_BYTES: Final = 8
"""What each seat adds to the dice."""


def new_token() -> str:
    """A secret for a cookie or a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """A name for a table or a person: no secret, but not to be guessed either."""
    return secrets.token_hex(ID_BYTES)


def hashed(token: str) -> bytes:
    """What is stored of a token."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).digest()
