"""Names as they are spoken of: with article, gender and number, and the preposition of a place.

A name is declared as it is said in a sentence: `la Goule`, `aux Bois`, `l’Acolyte (m)`, `the Woods (pl)`. The article in small
letters and the preposition are split off and kept; the mark at the end says what they do not show: m, f, pl. A name without an
article is a proper name, or a title, `Lier un monstre (t)`, which is quoted within a sentence. Messages ask for a form (`NAME`)
and for words that agree (`AGREE`).
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

MARK = re.compile(r" \((?:([mf])(?: pl)?|pl|t)\)$")
"""What stands after a name and is no part of it: its gender, its number, or both (`f pl`); `t` marks a title,
which agrees with the card that bears it."""
LINKED = re.compile("^\x02[^\x1f]*\x1f")
"""What stands before a name that a board can make a link of."""


class Traits(NamedTuple):
    """What a language has to know of a name."""

    article: str = ""
    """`le`, `la`, `l’`, `les` or `the`; "" for a proper name."""
    place: str = ""
    """The preposition of a place: `à`, `dans`, `at`; "" for the usual one."""
    feminine: bool = False
    plural: bool = False
    title: bool = False
    """Words that are quoted within a sentence: « Lier un monstre »."""


class Noun(str):
    """A name as it stands alone, `Goule`, and the grammar needed to put it into a sentence."""

    __slots__ = ("stem", "traits")
    stem: str
    """The name after its article: `Monde Inférieur` of `Le Monde Inférieur`."""
    traits: Traits

    def __new__(cls, alone: str, stem: str, traits: Traits) -> Noun:
        """The name as it stands alone and after an article."""
        noun = super().__new__(cls, alone)
        noun.stem, noun.traits = stem, traits
        return noun

    def between(self, before: str, after: str) -> Noun:
        """The same name between signs, which an article stays out of."""
        return Noun(f"{before}{self}{after}", f"{before}{self.stem}{after}", self.traits)


class Nouns(str):
    """Several names as one enumeration, and the grammar needed to say each in another form."""

    __slots__ = ("joined", "listed", "parts")
    parts: Sequence[str]
    joined: Callable[[list[str]], str]
    listed: Callable[[list[str]], str]

    def __new__(
        cls, parts: Sequence[str], joined: Callable[[list[str]], str], listed: Callable[[list[str]], str]
    ) -> Nouns:
        """The names with the functions that make an enumeration of them: as it was asked for, and with `and`."""
        nouns = super().__new__(cls, joined([str(part) for part in parts]))
        nouns.parts, nouns.joined, nouns.listed = parts, joined, listed
        return nouns


class Grammar(ABC):
    """What a language does with names: each has one, which knows its articles, forms and endings."""

    prefix: re.Pattern[str]
    """Splits a name: groups `place`, `article` and `kept`, an article with a capital letter that stays."""

    def read(self, words: str) -> Noun:
        """A name as it was declared: alone it begins with a capital letter, and its apostrophes are curved."""
        return self._read(words.replace("'", "’"), alone="")

    def whole(self, words: str) -> Noun:
        """A name that stands alone with its article, too: words that were written into a sentence."""
        return self._read(words, alone=words)

    def _read(self, words: str, alone: str) -> Noun:
        mark = MARK.search(words)
        words = words[: mark.start()] if mark else words
        found = self.prefix.match(words)
        assert found is not None
        kept = found["kept"] or ""
        stem = words[found.end() :]
        traits = self.traits(found["place"] or "", (found["article"] or kept).strip().lower(), mark[0] if mark else "")
        return Noun(alone or capital(kept + stem), stem, traits)

    @abstractmethod
    def traits(self, place: str, article: str, mark: str) -> Traits:
        """What the words before a name and the mark after it say about it."""

    @abstractmethod
    def form(self, noun: Noun, form: str) -> str:
        """The name in a form, whose first letter is small."""

    order: re.Pattern[str]
    """The verb that an order begins with, which needs not be said again before the next one."""

    def once(self, deeds: Sequence[str]) -> list[str]:
        """Several deeds, whose verb is said once if it is the same in all: `take 1 damage`, `1 horror`."""
        verbs = {found[0] if (found := self.order.match(deed)) else "" for deed in deeds}
        same = verbs.pop() if len(verbs) == 1 else ""
        if not same or any(re.search("[,;:]", deed) for deed in deeds):
            return list(deeds)
        return [deeds[0], *(deed.removeprefix(same) for deed in deeds[1:])]

    def linked(self, deeds: Sequence[str], link: str) -> str:
        """What stands between the last two of several deeds."""
        return f" {link} "

    @abstractmethod
    def turns(self, deeds: Sequence[str]) -> bool:
        """Whether some of several deeds are orders and others are told."""

    @abstractmethod
    def on_it(self, deed: str, spoken_of: str) -> str:
        """ON_IT: a deed to what has been spoken of right before, which a pronoun stands for."""

    def name(self, who: str, form: str = "bare") -> str:
        """NAME: a name, or several, in a form; with a capital letter if that of the form is one."""
        said = self._formed(who, form[:1].lower() + form[1:])
        return capital(said) if form[:1].isupper() else said

    def _formed(self, who: str, form: str) -> str:
        if isinstance(who, Nouns):
            return who.joined([self._formed(part, form) for part in who.parts])
        if form == "bare":
            return str(who)
        return self.form(who if isinstance(who, Noun) else self.whole(str(who)), form)


def capital(words: str) -> str:
    """With a capital letter, whether words begin with a name that is marked or not."""
    start = found.end() if (found := LINKED.match(words)) else 0
    return words[:start] + words[start : start + 1].upper() + words[start + 1 :]


def lengthened(words: str, by: str) -> str:
    """A name as it is declared with more words: before the mark of its gender and number, if it has one."""
    start = found.start() if (found := MARK.search(words)) else len(words)
    return words[:start] + by + words[start:]


def gathered(deeds: str) -> str:
    """GATHER: an enumeration of deeds that says a verb once where several in a row begin with it: `gain 1 clue and 1 spell`."""
    if not isinstance(deeds, Nouns):
        return deeds
    groups: list[tuple[str, list[str]]] = []
    for part in deeds.parts:
        verb, _, rest = part.partition(" ")
        if groups and groups[-1][0] == verb:
            groups[-1][1].append(rest)
        else:
            groups.append((verb, [rest]))
    return deeds.joined([f"{verb} {deeds.listed(rests)}" for verb, rests in groups])


def first_word(words: str) -> str:
    """The first word in small letters, whether it begins a name that is marked or not."""
    return re.split(r"[\s\x03]", LINKED.sub("", words).lower(), maxsplit=1)[0]


def number_of(who: object) -> bool:
    """Whether the noun takes the plural."""
    if isinstance(who, Nouns):
        return len(who.parts) > 1 or any(number_of(part) for part in who.parts)
    return isinstance(who, Noun) and who.traits.plural


def gender_of(who: object) -> bool:
    """Whether the noun is feminine: several names if each of them is."""
    if isinstance(who, Nouns):
        return bool(who.parts) and all(gender_of(part) for part in who.parts)
    return isinstance(who, Noun) and who.traits.feminine
