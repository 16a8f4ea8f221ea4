"""What people write: their names, and what they say to each other."""

from __future__ import annotations

import re

from miskatonic.server.problems import Refused

_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
"""Signs of control, and those that turn the direction of other people's words. What joins pictures and letters stays."""


def readable(words: str) -> str:
    """The words in one line, without what cannot be seen."""
    return _UNSEEN.sub("", " ".join(words.split())).strip()


def required(words: str) -> str:
    """The same, refused if nothing is left to read."""
    left = readable(words)
    if not left:
        raise Refused("bad_request")
    return left
