"""What is wrong with a sentence: articles, elision, contraction, agreement, spaces and stops, found by rule."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from miskatonic.kernel.text import Lang
from miskatonic.kernel.text.english import a_or_an
from miskatonic.kernel.text.french import elides
from miskatonic.kernel.text.nouns import Noun

_CAPITAL = "A-ZÀÂÄÉÈÊËÎÏÔÖÙÛÜŒ"
_ELIDING = re.compile(
    r"(?<![\w’-])(?:de|le|la|que|ne|se|je|me|te|jusque|lorsque|puisque) (?=(\w[\w’-]*))", re.IGNORECASE
)
"""What loses its vowel before another one, unless it is tied to the word before (`prenez-le à`)."""
_TWO_ARTICLES = re.compile(
    r"(?<![\w’-])(?:le|la|les|du|des|au|aux|l’|de la|à la) ?(?:le|la|les|du|des|au|aux) (?!long)", re.IGNORECASE
)
_UNCONTRACTED = re.compile(rf"(?<![\w’-])(?:(?:de|à) (?:le|les) (?=[{_CAPITAL}])|(?:de|à|d’|en) (?:Le|Les) )")
_PARTICIPLE = re.compile(
    r" (?:est|n’est|n’est plus|n’est pas|a été|devient) (\w*(?:é|ié|li|ni|du|lu|nu|ru|rt|it|is))\b"
)
"""What is said of the subject right before it, in the masculine."""
_OF = re.compile(r"(?:\b(?:de|d’|du|des|de la|de l’|et) ?)$")
"""What stands before a name that is no subject, or not the only one."""
_INVARIABLE = {"ici", "aussi", "ainsi", "parmi", "depuis", "puis", "tout", "jamais", "mis"}
_MISSET = re.compile(r" {2}|[ \u202f][.,](?!\d)|(?<!\.)\.\.(?!\.)|\(\)|[;:,]\.|’ |’’")
"""Two spaces, a space before a stop, two stops, nothing in brackets, something left out before a space."""
_ENGLISH = re.compile(r"\b(?:the|an?) (?:the|an?) |’s’s|\bof’s|\b(?:may|to) you (?:are|may)\b", re.IGNORECASE)
_INDEFINITE = re.compile(r"(?<![\w.’-])(an?) ([A-Za-z][\w’-]*)")


def faults(sentence: str, lang: Lang, nouns: Iterable[Noun] = ()) -> Iterator[str]:
    """What is wrong with a sentence in which those names may stand."""
    nouns = list(nouns)
    for noun in nouns:
        if noun.endswith("’"):
            sentence = sentence.replace(noun, noun[:-1])
    yield from (f"misset {found[0]!r}" for found in _MISSET.finditer(sentence) if lang == "fr" or found[0] != "’ ")
    if lang == "en":
        yield from (found[0] for found in _ENGLISH.finditer(sentence))
        yield from (found[0] for found in _INDEFINITE.finditer(sentence) if found[1] != a_or_an(found[2]))
        return
    yield from (f"{found[0]}{found[1]}" for found in _ELIDING.finditer(sentence) if elides(found[1]))
    for rule in (_TWO_ARTICLES, _UNCONTRACTED):
        yield from (found[0] for found in rule.finditer(sentence))
    for noun in nouns:
        if noun not in sentence:
            continue
        for longer in nouns:
            if noun != longer and noun in longer:
                sentence = sentence.replace(longer, "…")
        if noun not in sentence:
            continue
        start = sentence.index(noun)
        said = None if _OF.search(sentence[:start]) else _PARTICIPLE.match(sentence, start + len(noun))
        if noun.traits.feminine and said and said[1] not in _INVARIABLE:
            yield f"{noun}{said[0]}"
        if noun.traits.article and (
            bare := re.search(rf"(?<![\w’-])(?:de|d’|à|en|dans|sur) ?{re.escape(noun)}\b", sentence)
        ):
            yield bare[0]
