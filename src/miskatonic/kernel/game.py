"""What a game is to the rest of the project, and the list of games that can be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, Literal, Protocol, TypeVar, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from miskatonic.kernel.decision import Decision, Rules
from miskatonic.kernel.errors import BadSetup, MiskatonicError
from miskatonic.kernel.ledger import Ledger
from miskatonic.kernel.registry import Registry
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.state import State
from miskatonic.kernel.text import Lang, Text, text

S = TypeVar("S", bound=State)
JSON = dict[str, Any]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is to be set up. Each game derives its own; every field has a default."""

    players: int = 1


class View(Struct, frozen=True, kw_only=True):
    """What one seat may see: the only form in which a game leaves the process. Each game derives its own."""

    game: str
    seat: int | None


FieldKind = Literal["flag", "pick", "seats", "decks", "lists"]


class Pick(Struct, frozen=True):
    """One value that an option of the setup can have."""

    value: str
    label: Text


class Field(Struct, frozen=True, kw_only=True):
    """One option of a game's setup, as a form asks for it."""

    option: str
    label: Text
    help: Text
    kind: FieldKind
    """Yes or no; one of the picks or "" for chance; one of the picks or "" for each seat; one of the picks or a deck list
    in JSON for each seat; any number of deck lists in JSON."""
    picks: tuple[Pick, ...] = ()
    usual: str = ""
    """What it is to begin with."""
    chance: bool = True
    """Whether it may be left to chance."""
    unless: str = ""
    """The flag that settles it: nobody is asked as long as that is set."""
    only_with: str = ""
    """The flag that it belongs to: nobody is asked as long as that is not set."""


class CardText(Struct, frozen=True, kw_only=True):
    """Everything that is printed on a component, in one language."""

    slug: str
    kind: str
    name: str
    title: str
    """Who a character is; what sort of component any other one is."""
    lines: list[str]


class Chapter(Struct, frozen=True):
    """What is written down of one part of a game: of a scenario, of an investigator."""

    title: Text
    lines: tuple[Text, ...]


class Game(Protocol[S]):
    """The rules of one title."""

    slug: str
    title: Text
    state_type: type[S]
    wire_types: tuple[type[Struct], ...]
    """The types of its views and facts, for the description that clients are made from."""
    options_type: type[Options]
    players: tuple[int, int]
    benchmark: Mapping[str, Any]
    """The setup that its speed is measured with."""
    registries: Mapping[str, Registry[Any]]

    def in_turn(self, options: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        """Setups that simulations with those options play one after the other."""

    def setup(self, options: Any, seed: int) -> S:
        """A new game, before its first step."""

    def problems(self, options: Any) -> list[Text]:
        """Everything that is wrong with the options of a setup; nothing if a game can be set up with them."""

    def step(self, state: S) -> Rules[None]:
        """One step of the round; the state says which."""

    def view(self, state: S, seat: int | None) -> View:
        """What that seat (None: a spectator) may see."""

    def determinize(self, state: S, seat: int, rng: Rng) -> None:
        """Deals anew what that seat cannot know: a world that agrees with all it has seen."""

    def value(self, state: S, seat: int) -> float:
        """How good the position looks for a seat, from 0 (lost) to 1 (won): a rough guide for search."""

    def check(self, state: S) -> None:
        """Raises ValueError if anything is impossible: a piece lost or doubled, a number out of its bounds."""

    def odds(self, state: S, decision: Decision) -> dict[str, float]:
        """The chance of success of those options that have one, by option id; `fight:ghoul/most` is the best that it can
        still be made."""

    def board_odds(self, state: S) -> dict[str, float]:
        """The chances of what lies on the board, by the place where they are shown: `koi_pond/0` is its first task."""

    def moment(self, state: S) -> Text:
        """Where the game stands, in a few words: the round and the phase."""

    def chronicle(self, state: S) -> list[Chapter]:
        """What has been written down so far, for everybody to read: the log of a campaign, what the end has brought."""

    def form(self) -> tuple[Field, ...]:
        """What a person is asked who sets up a game."""

    def card_text(self, slug: str, lang: Lang) -> CardText:
        """What is printed on a component."""

    def facts(self, slug: str) -> Struct:
        """What a board draws of a component beside its words."""

    def ledger(self) -> Ledger:
        """The numbered rules."""

    def setup_facts(self, state: S) -> dict[str, str]:
        """What the game was set up with that results are compared by: `{"ancient_one": "yig", "players": "4"}`."""

    def length(self, state: S) -> dict[str, int]:
        """How long the game has lasted, in its own units: `{"day": 7}`."""

    def report(self, state: S) -> dict[str, str | int]:
        """What simulations tell of a finished game beside who won: `{"resolution": "R1", "experience": 4}`."""


class Catalogue:
    """The games that can be played. A game is imported when it is first asked for."""

    _modules: ClassVar[dict[str, str]] = {
        "elder_sign": "miskatonic.games.elder_sign",
        "card_game": "miskatonic.games.card_game",
    }

    def names(self) -> list[str]:
        """The names of the games."""
        return list(self._modules)

    def __getitem__(self, slug: str) -> Game[Any]:
        if slug not in self._modules:
            raise MiskatonicError(text("error-unknown-game", game=slug, games=", ".join(self._modules)))
        game: Game[Any] = import_module(self._modules[slug]).GAME
        return game


GAMES = Catalogue()


def read_options(game: Game[Any], given: Mapping[str, Any]) -> Options:
    """The options as the game's own type; what is unknown or impossible is refused with a clear sentence."""
    known = game.options_type.__struct_fields__
    for key in given:
        if key not in known:
            raise BadSetup(text("error-unknown-option", game=game.slug, option=key, options=", ".join(known)))
    low, high = game.players
    for key, value in given.items():
        try:
            msgspec.convert({key: value}, game.options_type)
        except msgspec.ValidationError as error:
            reason = expected(error, kind_of(game, key))
            raise BadSetup(text("error-bad-option", option=key, value=shown(value), reason=reason)) from None
    options: Options = msgspec.convert(dict(given), game.options_type)
    if not low <= options.players <= high:
        raise BadSetup(text("error-players", players=shown(options.players), low=low, high=high))
    return options


def problems_of_setup(game: Game[Any], given: Mapping[str, Any]) -> list[Text]:
    """Everything that is wrong with the options as they were given; nothing if a game can be set up with them."""
    try:
        return game.problems(read_options(game, given))
    except MiskatonicError as refused:
        return [refused.text]


def shown(value: object) -> str:
    """A value as it was given, shortened."""
    try:
        return str(value)[:100]
    except ValueError:  # a number of thousands of digits
        return "…"


def kind_of(game: Game[Any], option: str) -> Any:
    """The type of an option of a game's setup; a word if there is no such option."""
    return next((field.type for field in fields(game.options_type) if field.name == option), str)


def expected(error: msgspec.ValidationError, wanted: Any = None) -> Text:
    """What should have been there instead."""
    if get_origin(wanted) is Literal:
        return text("expected-one-of", values=", ".join(map(str, get_args(wanted))))
    kind = str(error).removeprefix("Expected `").partition("`")[0].partition(" | ")[0]
    return text(f"expected-{kind}" if kind in ("int", "str", "bool", "array") else "expected-other")
