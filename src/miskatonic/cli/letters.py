"""Replaces letters that a terminal cannot show by the nearest ones, one for one, so that columns stay in place."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from io import TextIOWrapper

_NEAREST = str.maketrans("“”‘’«»…–—−×·\u202f\u00a0œŒ", '""\'\'"".---x.  oO')


def write_plainly() -> None:
    """No letter that a terminal or a file cannot take ends the program."""
    codecs.register_error("miskatonic.plainly", _plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="miskatonic.plainly")


def plain(words: str) -> str:
    """In ASCII, letter by letter."""
    letters = (unicodedata.normalize("NFKD", letter)[:1] for letter in words.translate(_NEAREST))
    return "".join(letter if letter.isascii() else "?" for letter in letters)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return plain(error.object[error.start : error.end]), error.end
