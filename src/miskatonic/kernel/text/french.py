"""French grammar that messages ask for by a function of Fluent."""

from __future__ import annotations

import re

ENDINGS = {
    "vaincre": "vainquez",
    "prendre": "prenez",
    "soudre": "solvez",
    "faire": "faites",
    "cevoir": "cevez",
    "uire": "uisez",
    "lire": "lisez",
    "ttre": "ttez",
    "fuir": "fuyez",
    "être": "soyez",
    "vrir": "vrez",
    "frir": "frez",
    "enir": "enez",
    "dre": "dez",
    "ir": "issez",
    "er": "ez",
}
"""Endings of infinitives with those of the imperative plural, the longest first."""

_NOUN = r"(?!\w*(?<!cev)oir\b)"
_VERB = re.compile(rf"(^|, | et | ou | puis |[;:)] )(s[e’'] ?)?{_NOUN}([a-zà-ÿ]*?)({'|'.join(ENDINGS)})(?![\w’'-])")


def order(words: str) -> str:
    """What is told in the infinitive as an order: `gagner 1 indice et perdre 1 sort`, `gagnez 1 indice et perdez 1 sort`.

    Words that do not begin with an infinitive are left as they are.
    """
    return _VERB.sub(_order, words) if _VERB.match(words) else words


def _order(found: re.Match[str]) -> str:
    before, oneself, stem, ending = found.groups()
    return f"{before}{stem}{ENDINGS[ending]}{'-vous' if oneself else ''}"
