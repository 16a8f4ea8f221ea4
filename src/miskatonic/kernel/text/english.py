"""English grammar that messages ask for by a function of Fluent."""

from __future__ import annotations

import re

from miskatonic.kernel.text.nouns import Grammar, Noun, Traits, first_word, number_of

_AN = re.compile(r"[aeiou]|hour|heir|honest|honou?r", re.IGNORECASE)
_NO_AN = re.compile(r"eu|one\b|once\b|ouija|uni(?![nm])|us[eu]|utopia", re.IGNORECASE)
"""What begins with a vowel and takes `a`."""
_IRREGULAR = {"young": "young", "spawn": "spawn", "man": "men", "woman": "women", "wolf": "wolves", "fungus": "fungi"}
"""Last words of names with their plurals."""
_HEAD = re.compile(r"^(.*?)(?=(?: (?:of|from|in|at|with|to|on)\b.*)?$)")
"""A name up to its first preposition: its plural is seen there."""


def a_or_an(words: str) -> str:
    """The article that is heard before these words."""
    word = first_word(words)
    return "an" if _AN.match(word) and not _NO_AN.match(word) else "a"


def plural(word: str) -> str:
    """A word in the plural."""
    if ending := next((ending for ending in _IRREGULAR if word.lower().endswith(ending)), ""):
        return word[: len(word) - len(ending) + 1] + _IRREGULAR[ending][1:]
    if re.search("(?:s|x|z|ch|sh)$", word):
        return word + "es"
    return re.sub("(?<=[^aeiouAEIOU])y$", "ie", word) + "s"


class English(Grammar):
    """Articles, possessives and plurals."""

    prefix = re.compile(r"(?:(?P<place>at|in|on) )?(?:(?P<article>the) |(?P<kept>The ))?")

    def traits(self, place: str, article: str, mark: str) -> Traits:
        """What is known of a name from the words before it and the mark after it."""
        return Traits(article, place, plural="pl" in mark)

    def form(self, noun: Noun, form: str) -> str:
        """The name in a form: `the Ghoul`, `a Ghoul`, `of the Ghoul`, `to the Ghoul`, `in the Woods`, `the Ghoul’s`, `Ghouls`."""
        stem, (article, place, _, many) = noun.stem, noun.traits
        the = f"the {stem}" if article else stem
        match form:
            case "the":
                return the
            case "a":
                return f"{a_or_an(stem)} {stem}" if article and not many else stem
            case "of" | "to":
                return f"{form} {the}"
            case "in":
                return f"{place or 'in'} {the}"
            case "possessive":
                return f"{the}’" if many and re.search("s\x03?$", stem) else f"{the}’s"
            case "plural" | "the plural":
                many_of = stem if many else _HEAD.sub(lambda head: _last_word(head[1]), stem, count=1)
                return f"the {many_of}" if form == "the plural" else many_of
        raise ValueError(f"there is no form {form!r} of a name in English")

    def agree(self, who: str, word: str, p: str = "") -> str:
        """AGREE: a word for one, or that for several."""
        return p if p and number_of(who) else word


def _last_word(head: str) -> str:
    before, sign, _ = head.partition("\x03")
    return plural(before) + sign


ENGLISH = English()
