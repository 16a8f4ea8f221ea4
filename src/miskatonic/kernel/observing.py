"""Observations: what a seat sees of a position and of its question, as arrays of fixed size, straight from the state.

A game says what lies on its table, row by row (`games/<game>/view/observe.py`), as much as its `view` shows and no more. The
question and its options are written here, the same way for all games. Words are numbered by the vocabulary of the edition.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b

from miskatonic.kernel.answering import DONE, MOST_OPTIONS, next_places
from miskatonic.kernel.box import Edition
from miskatonic.kernel.decision import KINDS, VERBS_OF, Decision
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.memory import Memory
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.registry import BASE, OPEN_BOXES
from miskatonic.kernel.text import text

PIECE = 16
"""Columns of a piece: type, component, owner, three words, ten numbers."""
QUESTION = 8
"""Columns of the question: kind, source, amount, least, most, already taken, cause of the event
that it answers, rows that found no room."""
OPTION = 10
"""Columns of an option: verb, two components, number, already taken, three further components, two further numbers.

Where an option has more components or numbers than that, its last component is the bucket of its whole id.
"""
BUCKETS = 256
"""Numbers for words that no vocabulary knows, such as the names of composed effects: each word always has the same one."""

PADDING = [(0.0,) * (PIECE - length) for length in range(PIECE + 1)]
COMPONENTS, NUMBERS = 5, 3
"""Columns of an option for components and for numbers."""
PARTS = re.compile(r"[:+/.]")
WHOLE = re.compile(r"[-+]?\d+")


class Vocabulary(dict[str, float]):
    """The number of each word of an edition: 0 for no word, 1 to 256 for unknown words, then kinds, verbs and words of the
    kernel and of the game, its components, and the same for each of its boxes by name.

    Copies of a component have its number. The numbers of a game without boxes are the same in all of its editions.
    """

    __slots__ = ("copies", "digest", "options", "words")

    def __init__(self, words: Iterable[str]) -> None:
        self.words: tuple[str, ...] = ("", *(f"unknown#{n}" for n in range(BUCKETS)), *dict.fromkeys(words))
        """Every word at the place of its number."""
        super().__init__({word: float(n) for n, word in enumerate(self.words)})
        self.digest = blake2b("\n".join(self.words).encode(), digest_size=8).hexdigest()
        """A digest of all words in order: weights and environments name it, and refuse another."""
        self.copies = Memory(copy_number)
        """The number of a copy: 2 for `wither#2`, 1 for `wither`."""
        self.options: Memory[tuple[str, tuple[str, ...]], tuple[float, ...]] = Memory(self._option)
        """The columns of an option, by its id and pieces."""

    def __missing__(self, word: str) -> float:
        """The number of a copy or of an unknown word, which is remembered."""
        component = component_of(word)
        number = self[component] if component != word else bucket(word)
        if len(self) < 20_000:
            self[word] = number
        return number

    def knows(self, word: str) -> bool:
        """Whether a word has a number of its own."""
        return self.get(component_of(word), 0.0) > BUCKETS

    def _parts(self, piece: str) -> list[str]:
        """A compound of words as its words; a word that is known stays whole."""
        if self.knows(piece):
            return [piece]
        found = [part for part in PARTS.split(piece) if part]
        return [each for part in found for each in self._further(part)]

    def _further(self, part: str) -> list[str]:
        parts = [each for each in part.split("-") if each]
        return parts if not self.knows(part) and all(map(self.knows, parts)) else [part]

    def _option(self, key: tuple[str, tuple[str, ...]]) -> tuple[float, ...]:
        option, pieces = key
        verb, _, object_ = option.partition(":")
        said = self._parts(object_) if object_ else []
        numbers = [int(part) for part in said if WHOLE.fullmatch(part)]
        named = [part for part in said if not WHOLE.fullmatch(part)]
        shown = [part for piece in pieces for part in self._parts(piece) if not WHOLE.fullmatch(part)]
        components = list(dict.fromkeys([*named, *shown]))
        numbers += [int(copy_number(part)) for part in components if component_of(part) != part]
        words = [*(self[part] for part in components), *(0.0,) * COMPONENTS][:COMPONENTS]
        if len(components) > COMPONENTS or len(numbers) > NUMBERS:
            words[-1] = bucket(option)
        first, second, *others = words
        number, *further = [*numbers, *(0,) * NUMBERS][:NUMBERS]
        return (self[verb], first, second, number, 0.0, *others, *further)


def component_of(piece: str) -> str:
    """The component of a copy: `wither` for `wither#2`; any other word is its own."""
    component, _, copy = piece.rpartition("#")
    return component if component and copy.isdigit() else piece


def copy_number(piece: str) -> float:
    """The number of a copy of a component; 1 for a piece without one."""
    component, _, copy = piece.rpartition("#")
    return float(copy) if component and copy.isdigit() else 1.0


def bucket(word: str) -> float:
    """The number of a word that no vocabulary knows."""
    return 1.0 + blake2b(word.encode(), digest_size=1).digest()[0]


def words_of_kernel() -> Iterable[str]:
    """Kinds and verbs that the kernel itself declares."""
    return (*KINDS[""], *VERBS_OF.get(("", ""), ()))


def vocabulary_of(edition: Edition, words: Iterable[str]) -> Vocabulary:
    """The vocabulary of an edition, whose game has those words of its own."""
    return edition.remember("vocabulary", lambda: _vocabulary(edition, words))


def _vocabulary(edition: Edition, words: Iterable[str]) -> Vocabulary:
    declared = OPEN_BOXES[edition.game].declared.values()
    found = [*words_of_kernel(), *words, *(card.slug for card in declared if card.box == BASE)]
    for box in edition.opened:
        found += [*box.words, *(card.slug for card in declared if card.box == box.slug)]
    return Vocabulary(found)


class Observation:
    """Arrays of one seat's observation, which are written over again and again.

    `pieces`, `question`, `options` (float32) and `action_mask` (int8) keep their places in memory: numpy can look at them
    without a copy. A row of a piece that finds no room is left out and counted.
    """

    __slots__ = (
        "_kept",
        "_left_out",
        "_rows",
        "_used",
        "action_mask",
        "options",
        "pieces",
        "question",
        "room",
        "words",
    )

    def __init__(self, words: Vocabulary, room: int) -> None:
        self.words = words
        self.room = room
        """Pieces that find room."""
        self.pieces = array("f", bytes(4 * PIECE * room))
        self.question = array("f", bytes(4 * QUESTION))
        self.options = array("f", bytes(4 * OPTION * MOST_OPTIONS))
        self.action_mask = array("b", bytes(MOST_OPTIONS + 1))
        self._rows: list[float] = []
        self._used = 0
        self._left_out = 0
        self._kept: dict[object, tuple[object, list[float]]] = {}

    # --- what games write

    def add(self, *row: float) -> None:
        """Adds a piece: type, component, owner, three words, up to ten numbers."""
        rows = self._rows
        rows += row
        rows += PADDING[len(row)]

    def pile(self, kind: str, cards: Sequence[str] | Pile, owner: float = 0.0) -> None:
        """Adds the cards of a pile that lies open, each with its place and the number of its copy."""
        content: object = cards.ids if isinstance(cards, Pile) else tuple(cards)
        if not content:
            return
        if self.again((kind, owner), content):
            return
        words = self.words
        with self.kept((kind, owner), content):
            for place, card in enumerate(cards):
                self.add(words[kind], words[card], owner, 0.0, 0.0, 0.0, place, words.copies[card])

    def again(self, key: object, content: object) -> bool:
        """Adds the rows that were kept under a key, if they were made of the same content."""
        known = self._kept.get(key)
        if known is None or known[0] != content:
            return False
        self._rows += known[1]
        return True

    @contextmanager
    def kept(self, key: object, content: object) -> Iterator[None]:
        """Keeps the rows that are added meanwhile under a key, for as long as they are made of the same content."""
        start = len(self._rows)
        yield
        self._kept[key] = (content, self._rows[start:])

    def owners(self, seat: int, players: int) -> list[float]:
        """By seat, how an observing seat counts owners: itself is 1, the next seat 2, and so on; no owner (-1) is 0."""
        return [*(float((other - seat) % players + 1) for other in range(players)), 0.0]

    # --- writing rows

    def begin(self) -> None:
        """Forgets the rows of another position."""
        self._rows.clear()

    def end(self) -> None:
        """Writes the rows down."""
        rows = self._rows
        if len(rows) > (most := PIECE * self.room):
            self._left_out = (len(rows) - most) // PIECE
            del rows[most:]
        else:
            self._left_out = 0
        length, used = len(rows), self._used
        self.pieces[:length] = array("f", rows)
        if length < used:
            self.pieces[length:used] = array("f", bytes(4 * (used - length)))
        self._used = length

    def ask(self, decision: Decision | None, taken: Sequence[int] = ()) -> None:
        """Writes a question to the observing seat, with its options; nothing (None) where it is asked nothing."""
        question, rows = self.question, self.options
        mask = self.action_mask
        mask[:] = array("b", bytes(len(mask)))
        if decision is None:
            question[:] = array("f", bytes(4 * QUESTION))
            rows[:] = array("f", bytes(4 * len(rows)))
            return
        offered = decision.options
        left_out = max(0, len(offered) - MOST_OPTIONS)
        words, event = self.words, decision.event
        question[:] = array(
            "f",
            (
                words[decision.kind.name],
                words[decision.source],
                decision.amount,
                decision.least,
                decision.most,
                len(taken),
                0.0 if event is None else words[event.cause],
                self._left_out + left_out,
            ),
        )
        columns: list[float] = []
        known = words.options
        for option in offered[:MOST_OPTIONS] if left_out else offered:
            columns += known[option.id, option.pieces]
        written = array("f", columns)
        written.frombytes(bytes(4 * (len(rows) - len(written))))
        rows[:] = written
        if decision.least == decision.most == 1:
            mask[: len(offered) - left_out] = array("b", b"\1" * (len(offered) - left_out))
            return
        for place in taken:
            rows[OPTION * place + 4] = 1.0
        for place in next_places(decision, taken):
            mask[place] = 1
        mask[DONE] = len(taken) >= decision.least


def refuse_other_edition(vocabulary: Vocabulary, own: Vocabulary) -> None:
    """Refuses arrays that were made for another edition: their numbers would mean something else."""
    if vocabulary.digest != own.digest:
        raise MiskatonicError(text("error-other-vocabulary", own=own.digest, given=vocabulary.digest))
