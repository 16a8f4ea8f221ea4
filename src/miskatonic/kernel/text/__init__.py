"""Texts: keys and arguments until they are formatted in a language; then Project Fluent makes the sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, cast

from msgspec import Struct, ValidationError
from msgspec.msgpack import Decoder

from miskatonic.kernel.text import english, french
from miskatonic.kernel.text.english import ENGLISH, English
from miskatonic.kernel.text.french import FRENCH, French, deed, order
from miskatonic.kernel.text.nouns import Noun, Nouns, gathered

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Lang = Literal["en", "fr"]
LANGUAGES: tuple[Lang, ...] = ("en", "fr")
GRAMMARS: Mapping[Lang, English | French] = {"en": ENGLISH, "fr": FRENCH}
TOLD: Mapping[Lang, Callable[[str], str]] = {"en": english.told, "fr": french.told}
Joint = Literal["and", "or", "comma", "then", "semicolon", "else"]
"""How texts follow one another in an enumeration; `semicolon` and `else` (`; or`) part those that enumerate themselves."""


class _Kind(Struct, frozen=True, gc=False, tag=True):
    """What all kinds of texts have in common."""

    def __str__(self) -> str:
        return render(cast("Text", self), "en")


class Message(_Kind, frozen=True, gc=False):
    """A sentence to be: the key of a Fluent message and its arguments, which are numbers, plain strings or further texts."""

    key: str
    args: tuple[tuple[str, Arg], ...] = ()


class Name(_Kind, frozen=True, gc=False):
    """The name of a piece, with the game before it: `elder_sign/koi_pond`."""

    piece: str


class OwnWords(_Kind, frozen=True, gc=False):
    """Words written out in every language where they are used."""

    en: str
    fr: str


class Joined(_Kind, frozen=True, gc=False):
    """Several texts as one enumeration."""

    by: Joint
    parts: tuple[Text, ...]


class Ended(_Kind, frozen=True, gc=False):
    """A text with a full stop."""

    words: Text


class Sentences(_Kind, frozen=True, gc=False):
    """Several texts as sentences, one after the other."""

    parts: tuple[Text, ...]


class Because(_Kind, frozen=True, gc=False):
    """A line with what brought it about."""

    line: Text
    cause: Text


Text = Message | Name | OwnWords | Joined | Ended | Sentences | Because
"""Words to be: nothing is put into a language before somebody reads it."""
Arg = int | float | str | Text
Composed = Message | OwnWords | Joined | Ended | Sentences | Because


def text(key: str, **args: Arg) -> Text:
    """The text with that key."""
    return Message(key, tuple(args.items()))


@cache
def name(game: str, piece: str) -> Text:
    """The name of a piece of that game, in the reader's language."""
    return Name(f"{game}/{piece}")


def key_of(text: Text) -> str:
    """The key of the message that a text is; "" for other kinds."""
    return text.key if isinstance(text, Message) else ""


def inner(text: Text) -> tuple[Text, ...]:
    """The texts that a text is made of."""
    match text:
        case Message(args=args):
            return tuple(arg for _, arg in args if isinstance(arg, _Kind))
        case Joined(parts=parts) | Sentences(parts=parts):
            return parts
        case Ended(words=words):
            return (words,)
        case Because(line=line, cause=cause):
            return (line, cause)
        case Name() | OwnWords():
            return ()


_UNNAMED: ContextVar[set[str] | None] = ContextVar("unnamed", default=None)
_NAMING: ContextVar[str] = ContextVar("naming", default="")


@contextmanager
def naming(names: str) -> Iterator[None]:
    """Within this context a piece goes by the name that it has in that set of names (`foyer.left@blood_ties`), if it has one."""
    before = _NAMING.set(names)
    try:
        yield
    finally:
        _NAMING.reset(before)


@contextmanager
def unnamed() -> Iterator[set[str]]:
    """Collects the pieces without a name that are asked for within this context: their ids stand in the sentences instead."""
    found = set[str]()
    before = _UNNAMED.set(found)
    try:
        yield found
    finally:
        _UNNAMED.reset(before)


def shortened(text: Text, longest: int = 1000) -> Text:
    """The text with arguments from outside cut to a readable length."""

    def short(part: Any) -> Any:
        if isinstance(part, _Kind):
            return type(part)(*(short(getattr(part, field)) for field in part.__struct_fields__))
        if isinstance(part, tuple):
            return tuple(map(short, part))
        return part[:longest] + "…" if isinstance(part, str) and len(part) > longest else part

    shorter: Text = short(text)
    return shorter


def own_words(en: str, fr: str) -> Text:
    """A text written out where it is used: the words of a card whose effect is a function."""
    return OwnWords(en, fr)


def reworded(words: Text, **args: Arg) -> Text:
    """The same text with other arguments, of those that its message has already."""
    if not isinstance(words, Message):
        return words
    given = dict(words.args)
    return Message(words.key, tuple({**given, **{arg: value for arg, value in args.items() if arg in given}}.items()))


def join(texts: Iterable[Text], by: Joint = "and") -> Text:
    """Several texts as one enumeration."""
    parts = tuple(texts)
    return parts[0] if len(parts) == 1 else Joined(by, parts)


def ended(words: Text) -> Text:
    """A line as a sentence that others may follow: with a full stop, if it has none."""
    return Ended(words)


def sentences(texts: Iterable[Text]) -> Text:
    """Several texts as sentences, one after the other."""
    return Sentences(tuple(texts))


def because(line: Text, cause: Text) -> Text:
    """A line with what brought it about, before its full stop if it has one."""
    return Because(line, cause)


class Phrasebook:
    """The messages and the names of pieces of every game that has been imported."""

    def __init__(self) -> None:
        self._folders: list[Path] = []
        self._namers: list[Callable[[str], Mapping[Lang, str] | None]] = []
        self._sayers: list[Callable[[str], Mapping[Lang, str] | None]] = []

    def add_folder(self, folder: Path) -> None:
        """Adds `<lang>.ftl` of that folder, and of its folder `story` if it has one."""
        story = folder / "story"
        if folder not in self._folders:
            self._folders += [folder, story] if story.is_dir() else [folder]
            self._bundle.cache_clear()
            self._keys.cache_clear()
            self.variants.cache_clear()

    def add_words(self, sayer: Callable[[str], Mapping[Lang, str] | None]) -> None:
        """Adds a source of messages without arguments that are in no file: from a key to its words by language, or None."""
        self._sayers.append(sayer)

    def _said(self, key: str) -> Mapping[Lang, str] | None:
        return next((words for sayer in self._sayers if (words := sayer(key)) is not None), None)

    def add_names(self, namer: Callable[[str], Mapping[Lang, str] | None]) -> None:
        """Adds a source of names: from the id of a piece to its name by language, or None."""
        self._namers.append(namer)

    @cache  # noqa: B019  (one phrasebook lives as long as the process)
    def _bundle(self, lang: Lang) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource

        grammar = GRAMMARS[lang]
        functions: Any = {
            "ORDER": order,
            "TOLD": TOLD[lang],
            "DEED": deed,
            "GATHER": gathered,
            "NAME": grammar.name,
            "AGREE": grammar.agree,
            "ON_IT": grammar.on_it,
        }
        bundle = FluentBundle([lang], functions, use_isolating=False)
        for words in self._files(lang):
            bundle.add_resource(FluentResource(words))
        return bundle

    @cache  # noqa: B019
    def _keys(self, lang: Lang) -> frozenset[str]:
        """The keys of all messages, found without parsing them: games ask for some while they are played."""
        return frozenset(key for words in self._files(lang) for key in _KEY.findall(words))

    def _files(self, lang: Lang) -> list[str]:
        return [(folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in self._folders]

    def name(self, piece: str, lang: Lang) -> str:
        """The name of a piece as it stands alone; of a copy (`wither#2`) that of its card."""
        return str(self.noun(piece, lang))

    def noun(self, piece: str, lang: Lang) -> Noun:
        """The name of a piece with its grammar."""
        here = _NAMING.get()
        for namer in self._namers:
            if names := (here and namer(f"{piece}@{here}")) or namer(piece):
                found = names[lang]
                return found if isinstance(found, Noun) else _whole(found, lang)
        if (unnamed := _UNNAMED.get()) is not None:
            unnamed.add(piece)
        return _whole(piece.partition("/")[2], lang)

    def has(self, key: str, lang: Lang) -> bool:
        """Whether there is such a message."""
        return key in self._keys(lang) or self._said(key) is not None

    @cache  # noqa: B019
    def variants(self, stem: str) -> int:
        """How many messages there are for the same thing: `<stem>-1`, `<stem>-2` …"""
        return next(n for n in count() if not self.has(f"{stem}-{n + 1}", "en"))

    def message(self, key: str, args: Mapping[str, object], lang: Lang) -> str:
        """The message with its arguments filled in."""
        bundle = self._bundle(lang)
        if not bundle.has_message(key):
            if (words := self._said(key)) is not None:
                return words[lang]
            raise LookupError(f"no text {key!r} in {lang!r}")
        value = bundle.get_message(key).value
        assert value is not None
        result, errors = bundle.format_pattern(value, {name: _readable(arg) for name, arg in args.items()})
        if errors:
            raise LookupError(f"text {key!r} in {lang!r}: {errors[0]}")
        return _SECOND_STOP.sub("", str(result))


@lru_cache(maxsize=1024)
def _whole(words: str, lang: Lang) -> Noun:
    return GRAMMARS[lang].whole(words)


def declared(en: str, fr: str) -> Mapping[Lang, Noun]:
    """A name as it is declared, `the Ghoul` and `la Goule`, in both languages."""
    return {"en": ENGLISH.read(en), "fr": FRENCH.read(fr)}


def _readable(arg: object) -> object:
    """An argument as it can be formatted: a number of more digits than that is given by its digits alone."""
    return str(arg) if isinstance(arg, (int, float)) and abs(arg) >= _GREAT else arg


_GREAT = 10**15
_KEY = re.compile("^([A-Za-z][\\w-]*) *=", re.MULTILINE)
_SECOND_STOP = re.compile("(?<=[!?…])\\.$|(?<=[!?…]\x03)\\.$")
"""The full stop after a name that ends with a sign of its own, whether it is marked as a name or not."""

PHRASES = Phrasebook()
PHRASES.add_folder(Path(__file__).parent)


def render(text: Text, lang: Lang) -> str:
    """The sentence in that language."""
    return _rendered(text, lang, _NAMING.get())


@lru_cache(maxsize=8192)
def _rendered(text: Text, lang: Lang, names: str) -> str:
    return PHRASES.name(text.piece, lang) if isinstance(text, Name) else _composed(text, lang, render)


def _composed(text: Composed, lang: Lang, say: Callable[[Text, Lang], str]) -> str:
    """The sentence from its parts, each as `say` puts it."""
    match text:
        case Message(key=key, args=args):
            said = {name: _argument(arg, lang, say) if isinstance(arg, _Kind) else arg for name, arg in args}
            return PHRASES.message(key, said, lang)
        case OwnWords(en=en, fr=fr):
            return en if lang == "en" else fr
        case Joined(by=by, parts=parts):
            return enumerate_words([say(part, lang) for part in parts], by, lang)
        case Ended(words=words):
            return full_stop(say(words, lang))
        case Sentences(parts=parts):
            return " ".join(sentence(say(part, lang)) for part in parts)
        case Because(line=line, cause=cause):
            return _because(say(line, lang), say(cause, lang), lang)


def _argument(arg: Text, lang: Lang, say: Callable[[Text, Lang], str]) -> str:
    """A text as the argument of a message: a name, or several, with the grammar that the message may ask for."""
    match arg:
        case Name(piece=piece):
            noun = PHRASES.noun(piece, lang)
            return noun if say is render else noun.between(*_signs(piece))
        case Joined(by=by, parts=parts):
            return Nouns(
                [_argument(part, lang, say) for part in parts],
                lambda words: enumerate_words(words, by, lang),
                lambda words: enumerate_words(words, "and", lang),
            )
    return say(arg, lang)


class Part(Struct, frozen=True, gc=False):
    """A stretch of a sentence; with a `piece`, it is the name of that piece and a board can make it a link."""

    words: str
    piece: str = ""


def parts(text: Text, lang: Lang) -> tuple[Part, ...]:
    """The sentence in that language, cut where it names pieces."""
    return _parted(text, lang, _NAMING.get())


@lru_cache(maxsize=8192)
def _parted(text: Text, lang: Lang, names: str) -> tuple[Part, ...]:
    found = []
    for plain, piece, named in _NAMED.findall(_marked(text, lang)):
        if plain:
            found.append(Part(plain))
        if piece:
            found.append(Part(named, piece))
    return tuple(found)


_NAMED = re.compile("([^\x02]*)(?:\x02([^\x1f]*)\x1f([^\x03]*)\x03|$)")


def _marked(text: Text, lang: Lang) -> str:
    """The sentence with signs of control around every name and the id of its piece before it."""
    if isinstance(text, Name):
        before, after = _signs(text.piece)
        return f"{before}{render(text, lang)}{after}"
    return _composed(text, lang, _marked)


def _signs(piece: str) -> tuple[str, str]:
    return f"\x02{piece.partition('/')[2]}\x1f", "\x03"


def _because(line: str, cause: str, lang: Lang) -> str:
    stop = "." if line.endswith(".") else ""
    if line.removesuffix(".").endswith(")"):
        return f"{line.removesuffix('.')[:-1]}, {cause}){stop}"
    return PHRASES.message("line-because", {"line": line.removesuffix("."), "cause": cause}, lang) + stop


def enumerate_words(words: list[str], by: str, lang: Lang) -> str:
    """`a, b and c`, `a, b or c`, `a, b, c`, `a; b`, `a; then b` or `a; or b`."""
    if not words:
        return ""
    grammar = GRAMMARS[lang]
    if by == "and" and len(words) > 1:
        words = grammar.once(
            [words[0], *(grammar.on_it(word, " ".join(words[:at])) for at, word in enumerate(words) if at)]
        )
        if grammar.turns(words):
            return f"{', '.join(words[:-1])}, {PHRASES.message('join-after', {}, lang)} {words[-1]}"
    last = PHRASES.message(f"join-{by}", {}, lang)
    comma = ", " if by in ("and", "or") else f"{last} "
    last = grammar.linked(words, last) if by == "and" else f" {last} " if by == "or" else f"{last} "
    return words[0] if len(words) == 1 else comma.join(words[:-1]) + last + words[-1]


def forget_names() -> None:
    """A piece has got or lost its name: sentences that were made before may be out of date."""
    _rendered.cache_clear()
    _parted.cache_clear()


def sentence(words: str) -> str:
    """With a capital letter and a full stop."""
    return full_stop(words[:1].upper() + words[1:])


def full_stop(words: str) -> str:
    """With a full stop, if it does not end with one, or with another sign, whether in a name that is marked or not."""
    return words if re.search("[.!?…]\x03?$", words) else words + "."


def signed(number: int) -> str:
    """A number with its sign, as it is printed: +1, +0, −2."""
    return f"{number:+d}".replace("-", "−")


class _Earlier(Struct):
    """A text as it was stored when kinds were told apart by their keys (`=name`)."""

    key: str
    args: tuple[tuple[str, int | float | str | _Earlier], ...] = ()

    def read(self) -> Text:
        """The same text as it is stored today."""
        args = tuple((key, arg.read() if isinstance(arg, _Earlier) else arg) for key, arg in self.args)
        within: tuple[Any, ...] = tuple(arg for _, arg in args)
        match self.key:
            case "=name":
                return Name(*within)
            case "=own":
                return OwnWords(*within)
            case "=join":
                return Joined(within[0], within[1:])
            case "=ended":
                return Ended(*within)
            case "=sentences":
                return Sentences(within)
            case "=because":
                return Because(*within)
            case _:
                return Message(self.key, args)


_TEXTS: Decoder[Text] = Decoder(Text)
_EARLIER = Decoder(_Earlier)


def read_text(stored: bytes) -> Text:
    """A text as it was stored (MessagePack), today or before."""
    try:
        return _TEXTS.decode(stored)
    except ValidationError:
        return _EARLIER.decode(stored).read()
