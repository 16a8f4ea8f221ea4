"""What the readers of a game need: its words, what a board draws, the chances that are shown, the course of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import Struct

from miskatonic.kernel.box import Edition
from miskatonic.kernel.course import Cover, Deed, Goal, Luck, NoLuck
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.ledger import Ledger, load_ledger
from miskatonic.kernel.registry import Registry
from miskatonic.kernel.state import State
from miskatonic.kernel.text import Lang, Text
from miskatonic.kernel.text.boards import Words, board_words

S = TypeVar("S", bound=State)


class CardText(Struct, frozen=True, kw_only=True):
    """Everything that is printed on a component, in one language."""

    slug: str
    kind: str
    name: str
    title: str
    """Who a character is; what sort of component any other one is."""
    lines: list[str]


class Chapter(Struct, frozen=True):
    """One section of the chronicle of a game: a scenario, an investigator."""

    title: Text
    lines: tuple[Text, ...]


def no_card(slug: str, lang: Lang) -> CardText:
    """A game without components."""
    raise LookupError(slug)


def no_facts(slug: str, edition: Edition) -> Struct:
    """A game without components."""
    raise LookupError(slug)


def no_odds(state: State, decision: Decision) -> dict[str, float]:
    """A game in which no option is a matter of chance."""
    return {}


def no_hints(state: State, decision: Decision) -> dict[str, Text]:
    """A game whose options say all that there is to say."""
    return {}


def no_board_odds(state: State, seat: int | None) -> dict[str, float]:
    """A game in which nothing on the board is a matter of chance."""
    return {}


def no_chronicle(state: State, seat: int | None) -> list[Chapter]:
    """A game in which nothing is written down."""
    return []


def no_goals(state: State, seat: int | None) -> list[Goal]:
    """A game that does not say what wins."""
    return []


def no_numbers(state: State) -> dict[str, int]:
    """A game without tracks, or without investigators."""
    return {}


def no_ending(state: State) -> str:
    """A game whose ends have no sentences of their own."""
    return ""


def no_cover(state: State, seat: int | None) -> Cover:
    """A game that says nothing about a seat before its first turn."""
    return Cover(piece="", against="", threat=())


@dataclass(frozen=True, kw_only=True, slots=True)
class Reading(Generic[S]):
    """How a game is read. All of it is computed on demand: rules and bots never do."""

    prefix: str
    """What the messages of its texts begin with: `es`."""
    home: Path
    """The folder with its texts (`text/`) and its numbered rules (`ledger.toml`)."""
    order: int = 99
    """Where it stands among the games: those that are learnt in the shortest time come first."""
    wire_types: tuple[type[Struct], ...] = ()
    """The types of its views and facts, for the description that clients are made from; also what facts contain with defaults."""

    # --- components
    registries: Mapping[str, Registry[Any]] = field(default_factory=dict)
    card_text: Callable[[str, Lang], CardText] = no_card
    """The printed text of a component."""
    facts: Callable[[str, Edition], Struct | None] = no_facts
    """What a board draws of a component beside its words, in a game with those boxes; None if the words are all."""

    # --- a position
    moment: Callable[[S, int | None], Text]
    """Where the game stands, in a few words, as a seat (None: a spectator) may know it: the round and the phase."""
    odds: Callable[[S, Decision], dict[str, float]] = no_odds
    """The chance of success of those options that have one, by option id; `fight:ghoul/most` is the best that it can still
    be made, `fight:ghoul/death` how likely the option kills."""
    hints: Callable[[S, Decision], dict[str, Text]] = no_hints
    """What options cost and risk as things stand, by option id, as far as the asked seat may know: it takes the place of the
    option's own hint."""
    board_odds: Callable[[S, int | None], dict[str, float]] = no_board_odds
    """The chances of what lies on the board as a seat (None: a spectator) may know them, by the place where they are shown:
    `koi_pond/0` is its first task."""
    chronicle: Callable[[S, int | None], list[Chapter]] = no_chronicle
    """What has been written down so far for a seat (None: a spectator) to read: the log of a campaign, what the end has
    brought."""

    # --- the course of a game
    cover: Callable[[S, int | None], Cover] = no_cover
    """Who a seat (None: a spectator) is, and who is against it, as far as it may know."""
    goals: Callable[[S, int | None], list[Goal]] = no_goals
    """What wins and loses at this table, as far as a seat (None: a spectator) may know: its own goals first."""
    tracks: Callable[[S], dict[str, int]] = no_numbers
    """Two to four numbers that everybody knows and that tell the course of a game: `{"doom": 4}`. The name of each is the
    message `<prefix>-track-<name>`. It asks no card, so that it can be made in the middle of a step."""
    people: Callable[[S], dict[str, int]] = no_numbers
    """The seats of the investigators in play, by slug."""
    ending: Callable[[S], str] = no_ending
    """The scene of the story that the end of a game is, in a game that has one for each way to end: `lost-the-heir`."""
    deeds: tuple[Deed, ...] = ()
    """Counters of each seat in the final summary."""
    luck: Callable[[], Luck] = NoLuck
    """Recognises lucky and unlucky events in the course of one game."""

    def board_words(self, edition: Edition, lang: Lang) -> Words:
        """What its boards say by themselves, with what the boxes add."""
        folders = dict.fromkeys([self.home / "text", *(box.text for box in edition.opened)])
        return board_words([folder for folder in folders if folder is not None and folder.is_dir()], lang)

    def ledger(self, edition: Edition) -> Ledger:
        """The numbered rules, with those of the boxes."""
        files = dict.fromkeys(box.ledger for box in edition.opened if box.ledger is not None)
        own = [load_ledger(file) for file in files]
        ledger = load_ledger(self.home / "ledger.toml")
        return ledger.with_those_of(own) if own else ledger
