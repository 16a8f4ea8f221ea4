"""English grammar that messages ask for by a function of Fluent."""

from __future__ import annotations

import re
from collections.abc import Sequence

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


_A_CLAUSE = re.compile(
    r"(?:you|anyone(?: who)?|(?:the|each|an?|every) [a-z].*?) "
    r"(?:is|are|has|have|may|can|must|deals?|heals?|attacks?|gains?|places?|moves?|loses?|takes?|makes?|tests?|draws?)\b"
)
_AN_ORDER = re.compile(
    r"(?!(?:you|anyone|the|each|an?|every|one|all|if|it|its|your|there|two|any|no|not|up|as|at|in|on|of|for) )[a-z]+ "
)
_TO_IT = re.compile(r"^(deal \d+ \w+ to) the (\w+)(?![\w’])")
"""What is dealt to whom: `deal 2 damage to the monster`."""
_ON_IT = re.compile(
    r"^((?:you may |the keeper may )?(?:stun|kill|move|push|attack|exhaust|discard|ready)) the (\w+)(?![\w’]| \w+s\b)"
)
"""A deed, or leave to do it, and what it is done to."""


_ORDERS = (
    "attack|choose|come|deal|destroy|discard|draw|drop|end|gain|give|heal|keep|look|lose|make|move|pay|place|put|read|roll|spend|spread"
    "|stun|take|test|turn"
)
_ORDER = re.compile(rf"(^|, | and | or |, then )({_ORDERS})\b")
_OUTCOME = re.compile("; (?:passed|failed|otherwise)\\b")
"""The outcomes of a test: their words stay in the second person when the words before them change to the third."""
_OTHERS = (
    (r"^you may\b", "may"),
    (r"\bif you (?=are\b|pass\b|fail\b|have\b)", "if they "),
    (r"(if they [a-z]+, )you are\b", r"\1they are"),
    (rf"(if they [a-z]+, )({_ORDERS})s\b", r"\1they \2"),
    (r"(\bif the result [^,;]+, )you are\b", r"\1they are"),
    (r"(^|, | and )you are\b", r"\1is"),
    (r"\byour\b", "their"),
    (r"\bas you (?=like|wish|choose)", "as they "),
    (r"\byou\b", "them"),
)
"""Second-person words with their third-person forms."""


def told(words: str) -> str:
    """Turns an order into the third person, to follow the name of the subject: `take 1 horror`, ` takes 1 horror`.

    Words that begin with something else follow a colon.
    """
    if not words.startswith(("you may ", "you are ")) and not _ORDER.match(words):
        return f": {words}"
    outcome = _OUTCOME.search(words)
    end = outcome.start() if outcome else len(words)
    done = words[:end] if words.startswith("you may ") else _ORDER.sub(r"\1\2s", words[:end])
    said = done + words[end:]
    for to, of in _OTHERS:
        said = re.sub(to, of, said)
    return f" {said}"


class English(Grammar):
    """Articles, possessives and plurals."""

    order = re.compile("(?:draw|drop|gain|lose|spend|take|discard) ")

    prefix = re.compile(r"(?:(?P<place>at|in|on) )?(?:(?P<article>the) |(?P<kept>The ))?")

    def traits(self, place: str, article: str, mark: str) -> Traits:
        """What the words before a name and the mark after it say about it."""
        return Traits(article, place, plural="pl" in mark, title="t" in mark)

    def form(self, noun: Noun, form: str) -> str:
        """The name in a form: `the Ghoul`, `a Ghoul`, `of the Ghoul`, `to the Ghoul`, `in the Woods`, `the Ghoul’s`, `Ghouls`."""
        stem, (article, place, _, many, title) = noun.stem, noun.traits
        if title:
            article, stem = "", f"“{noun}”"
        the = f"the {stem}" if article else stem
        match form:
            case "the" | "card":
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

    def turns(self, deeds: Sequence[str]) -> bool:
        """Whether some of several deeds are orders, and others are told or the last one has a condition."""
        return any(map(_AN_ORDER.match, deeds)) and (any(map(_A_CLAUSE.match, deeds)) or deeds[-1].startswith("if "))

    def on_it(self, deed: str, spoken_of: str) -> str:
        """A deed to what has been spoken of right before: `stun the monster`, `stun it`."""
        found = _TO_IT.match(deed) or _ON_IT.match(deed)
        if found is None or not re.search(rf"\b(?:an?|the) {found[2]}\b(?!’)", spoken_of):
            return deed
        return f"{found[1]} it{deed[found.end() :]}"

    def agree(self, who: str, word: str, p: str = "") -> str:
        """AGREE: a word for one, or that for several."""
        return p if p and number_of(who) else word


def _last_word(head: str) -> str:
    before, sign, _ = head.partition("\x03")
    return plural(before) + sign


ENGLISH = English()
