"""French grammar that messages ask for by a function of Fluent."""

from __future__ import annotations

import re

ENDINGS = {
    "vaincre": "vainquez",
    "prendre": "prenez",
    "soudre": "solvez",
    "faire": "faites",
    "sortir": "sortez",
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

PRESENT = {
    "vaincre": "vainc",
    "acheter": "achète",
    "prendre": "prend",
    "achetez": "achète",
    "prenez": "prend",
    "soudre": "sout",
    "cevoir": "çoit",
    "sortir": "sort",
    "sortez": "sort",
    "perdez": "perd",
    "rendez": "rend",
    "faites": "fait",
    "faire": "fait",
    "aller": "va",
    "allez": "va",
    "mener": "mène",
    "menez": "mène",
    "véler": "vèle",
    "vélez": "vèle",
    "issez": "it",
    "lisez": "lit",
    "soyez": "est",
    "ttez": "t",
    "uire": "uit",
    "lire": "lit",
    "ttre": "t",
    "fuir": "fuit",
    "être": "est",
    "vrir": "vre",
    "frir": "fre",
    "enir": "ient",
    "dre": "d",
    "ir": "it",
    "er": "e",
    "ez": "e",
}
"""Endings of infinitives and of orders with those of the third person of the present, the longest first."""

_NOUN = r"(?!\w*(?<!cev)oir\b)"
_VERB = re.compile(rf"(^|, | et | ou | puis |[;:)] )(s[e’'] ?)?{_NOUN}([a-zà-ÿ]*?)({'|'.join(ENDINGS)})(?![\w’'-])")
_DEED = re.compile(rf"(^|, | et | ou | puis |[;:] )(?:vous )?{_NOUN}([a-zà-ÿ]*?)({'|'.join(PRESENT)})(?![\w’'-])")
_AFTER = re.compile(r"\b(?:en cas d[^,;:]*|avec [^,;:]*|sans [^,;:]*|sinon|raté|réussi)\s*$")
"""What stands before who does it is said again."""
_OTHERS = (
    (r"^vous pouvez vous\b", "peut se"),
    (r"^vous pouvez\b", "peut"),
    (r"(^|et )vous êtes\b", r"\1est"),
    (r"\bsi vous (?=êtes|avez|voulez)", "s’il "),
    (r"\bque vous (?=êtes|avez|voulez)", "qu’il "),
    (r"(?<=’il )êtes\b", "est"),
    (r"(?<=’il )avez\b", "a"),
    (r"(?<=’il )voulez\b", "veut"),
    (r"\bvous êtes\b", "il est"),
    (r"\bvous avez\b", "il a"),
    (r"\bvous voulez\b", "il veut"),
    (r"\bvos\b", "ses"),
    (r"\bvotre (?=santé|résistance|bénédiction|malédiction|blessure|folie)", "sa "),
    (r"\bvotre\b", "son"),
)
"""What is said to somebody with what is said of somebody else."""


def order(words: str) -> str:
    """What is told in the infinitive as an order: `gagner 1 indice et perdre 1 sort`, `gagnez 1 indice et perdez 1 sort`.

    Words that do not begin with an infinitive are left as they are.
    """
    return _VERB.sub(_order, words) if _VERB.match(words) else words


def _order(found: re.Match[str]) -> str:
    before, oneself, stem, ending = found.groups()
    return f"{before}{stem}{ENDINGS[ending]}{'-vous' if oneself else ''}"


def told(words: str) -> str:
    """What is told as an order or in the infinitive as what somebody does, to be put right after who that is: `perdre 1 sort` and
    `perdez 1 sort`, ` perd 1 sort`.

    Words that begin with something else follow a colon.
    """
    if not words.startswith("vous ") and not _DEED.match(words):
        return f"\u202f: {words}"
    if not words.startswith("vous pouvez"):
        words = _DEED.sub(_told, words)
    for to, of in _OTHERS:
        words = re.sub(to, of, words)
    return f" {words}"


def _told(found: re.Match[str]) -> str:
    before, stem, ending = found.groups()
    somebody = "il " if _AFTER.search(found.string, 0, found.start()) else ""
    return f"{before}{somebody}{stem}{PRESENT[ending]}"
