"""Ways to spoil a file, as disks, editors, strangers and the ill-willed do."""

from __future__ import annotations

import hashlib
import json
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

NUMBERS: Final = (
    b"-1", b"0", b"27", b"4294967296", b"9" * 40, b"9" * 6000, b"1e400", b"-0", b"0.5", b"NaN", b"00", b"1_0",
    "\N{ARABIC-INDIC DIGIT THREE}".encode(), "\N{SUPERSCRIPT TWO}".encode(), "\N{ROMAN NUMERAL TEN}".encode(),
)  # fmt: skip
ODD_BYTES: Final = (
    b"\0", b"\xff\xfe", b"\xc3\x28", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\r", b"\x1b[2J", b"\xef\xbb\xbf",
    b"\x85", "\u2028".encode(), "\u202e".encode(), b"\n", b"\n\n", b"\t", b'"', b"}", b"\\", b"%s{0}{ $x }",
)  # fmt: skip
ODD_VALUES: Final[tuple[object, ...]] = (
    None, True, -1, 0, 7, 10**30, 0.5, 1e300, "", "A", "N", "outside", "escaped", "eaten", "hit1", "\0",
    "é" * 3000, [], [[]], [0, 0], [15, 10], [-1, 3], [3], [1, 2, 3], [0, "0"], {}, {"at": [3, 3]},
    {"at": [3, 3], "facing": "E"},
)  # fmt: skip


def flip(data: bytes, chance: random.Random) -> bytes:
    """Some bits of some bytes."""
    spoiled = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 5, 40))):
        if spoiled:
            spoiled[chance.randrange(len(spoiled))] ^= 1 << chance.randrange(8)
    return bytes(spoiled)


def truncate(data: bytes, chance: random.Random) -> bytes:
    """The end is missing."""
    return data[: chance.randrange(len(data) + 1)]


def behead(data: bytes, chance: random.Random) -> bytes:
    """The beginning is missing."""
    return data[chance.randrange(len(data) + 1) :]


def insert(data: bytes, chance: random.Random) -> bytes:
    """Something odd has got in."""
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.choice(ODD_BYTES) + data[at:]


def cut_out(data: bytes, chance: random.Random) -> bytes:
    """Something in the middle is missing."""
    at = chance.randrange(len(data) + 1)
    return data[:at] + data[at + chance.randrange(1, 30) :]


def number(data: bytes, chance: random.Random) -> bytes:
    """A number is another one, or none."""
    found = list(re.finditer(rb"\d+", data))
    if not found:
        return data
    start, end = chance.choice(found).span()
    return data[:start] + chance.choice(NUMBERS) + data[end:]


def word(data: bytes, chance: random.Random) -> bytes:
    """A word stands where another one stood."""
    found = list(re.finditer(rb"[A-Za-z]+", data))
    if not found:
        return data
    (start, end), other = chance.choice(found).span(), chance.choice(found)[0]
    return data[:start] + other + data[end:]


def lines(data: bytes, chance: random.Random) -> bytes:
    """Lines are missing, doubled or have changed places."""
    found = data.splitlines(keepends=True)
    one, other = (chance.randrange(len(found) + 1) for _ in range(2))
    match chance.randrange(3):
        case 0:
            return b"".join(found[:one] + found[one + 1 :])
        case 1:
            return b"".join(found[:one] + found[other : other + 1] + found[one:])
        case _:
            one, other = sorted((one, other))
            middle = found[other : other + 1] + found[one + 1 : other] + found[one : one + 1]
            return b"".join(found[:one] + middle + found[other + 1 :]) if one < other else data


def nest(data: bytes, chance: random.Random) -> bytes:
    """Very many brackets."""
    at = chance.choice([match.end() for match in re.finditer(rb"[:\[,{]", data)] or [0])
    brackets = chance.choice((b"[", b'{"a":', b"[{", b"("))
    return data[:at] + brackets * chance.choice((50, 3000, 100_000)) + data[at:]


def lengthen(data: bytes, chance: random.Random) -> bytes:
    """A very long line."""
    at = chance.randrange(len(data) + 1)
    return data[:at] + chance.choice((b"a", b" ", b"9", b"N", b"\xc3\xa9", b",1")) * 200_000 + data[at:]


def newlines(data: bytes, chance: random.Random) -> bytes:
    """An editor of another system."""
    return data.replace(b"\n", chance.choice((b"\r\n", b"\r", b"\n\n", b"")))


def encoding(data: bytes, chance: random.Random) -> bytes:
    """An editor of another alphabet."""
    text = data.decode("utf-8", "replace")
    return text.encode(chance.choice(("utf-16", "utf-8-sig", "utf-32", "cp037")), "replace")


def noise(data: bytes, chance: random.Random) -> bytes:
    """Something else altogether."""
    return chance.choice((b"", b"\n", b"null", b"[]", b"{}", b'"', chance.randbytes(chance.randrange(400))))


def value(data: bytes, chance: random.Random) -> bytes:
    """Somewhere in JSON another value, or a key less; in a record, in one of its lines of JSON."""
    text = data.decode("utf-8", "replace")
    found = [match.span() for match in re.finditer(r"^(?:options|result): (.*)$", text, re.MULTILINE)]
    start, end = chance.choice(found) if found else (0, len(text))
    start = text.index("{", start) if "{" in text[start:end] else start
    try:
        tree = json.loads(text[start:end])
    except (ValueError, RecursionError):
        return noise(data, chance)
    return f"{text[:start]}{json.dumps(_changed(tree, chance))}{text[end:]}".encode()


def _changed(tree: object, chance: random.Random) -> object:
    if chance.random() < 0.2 or not isinstance(tree, list | dict) or not tree:
        return chance.choice(ODD_VALUES)
    if isinstance(tree, list):
        at = chance.randrange(len(tree))
        middle = chance.choice(
            ([], [tree[at]] * 2, [_changed(tree[at], chance)], [_changed(tree[at], chance)])
        )
        return [*tree[:at], *middle, *tree[at + 1 :]]
    key = chance.choice(list(tree))
    match chance.randrange(4):
        case 0:
            return {name: kept for name, kept in tree.items() if name != key}
        case 1:
            return {**tree, chance.choice((*tree, "é", "")): tree[key]}
        case _:
            return {**tree, key: _changed(tree[key], chance)}


WAYS: Final[tuple[Callable[[bytes, random.Random], bytes], ...]] = (
    flip, truncate, behead, insert, cut_out, number, number, word, lines, lines, nest, lengthen, newlines,
    encoding, noise, *(value,) * 9,
)  # fmt: skip


def mangled(data: bytes, chance: random.Random) -> bytes:
    """The data spoiled in one way, or in several."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        data = chance.choice(WAYS)(data, chance)
    return data


def sealed(data: bytes) -> bytes:
    """A spoiled record with a check line that fits, so that what comes after the check is tried as well."""
    body = data.partition(b"\ncheck: ")[0] + b"\n"
    return body + b"check: " + hashlib.sha256(body).hexdigest().encode() + b"\n"
