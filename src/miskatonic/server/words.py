"""What people write: their names, and what they say to each other."""

from __future__ import annotations

from itertools import zip_longest
from unicodedata import category

from miskatonic.server.problems import Refused

MOST_MARKS = 4
"""Maximum number of combining accents on one letter: more of them cover the text around."""

BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and pictures in which nothing is to be seen."""

JOINERS = frozenset("\u200c\u200d")
"""What joins two letters, or two pictures to one, or keeps them apart."""

PICTURES = range(0x1F000, 0x1FB00)
"""Where pictures are added to Unicode: those of tomorrow are pictures too."""


def seen(sign: str) -> bool:
    """Whether there is something to see where this sign stands alone."""
    return (category(sign)[0] in "LNPS" and sign not in BLANKS) or ord(sign) in PICTURES


def readable(words: str) -> str:
    """The words in one line, without signs of control, without those that turn the direction of other people's words, and
    without what cannot be seen. What joins pictures and letters stays between them."""
    kept: list[str] = []
    marks: int | None = None  # on the sign before; none if there is no sign to carry them
    for sign, after in zip_longest(words, words[1:], fillvalue=" "):
        if seen(sign):
            marks = 0
        elif sign.isspace():
            marks = None
        elif marks is None or marks >= MOST_MARKS:
            continue
        elif category(sign)[0] == "M":
            marks += 1
        elif sign not in JOINERS or not seen(after):
            continue
        kept.append(sign)
    return " ".join("".join(kept).split())


def required(words: str) -> str:
    """The same, refused if nothing is left to read."""
    left = readable(words)
    if not left:
        raise Refused("bad_request")
    return left
