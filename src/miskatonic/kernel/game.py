"""What a game is to the rest of the project, and the list of games that can be played."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar, cast

from msgspec import Struct

from miskatonic.kernel.box import BOXES, Edition, close_base, edition_of
from miskatonic.kernel.checks import Bounds, check_data
from miskatonic.kernel.course import Cover, Deed, Goal, Luck, NoLuck
from miskatonic.kernel.decision import Decision, Rules
from miskatonic.kernel.errors import BadSetup, MiskatonicError
from miskatonic.kernel.ledger import Ledger, load_ledger
from miskatonic.kernel.registry import Registry
from miskatonic.kernel.rng import Rng, seeded
from miskatonic.kernel.setup import Field, Options, Pick
from miskatonic.kernel.slips import slip
from miskatonic.kernel.state import State
from miskatonic.kernel.text import PHRASES, Lang, Text, text

S = TypeVar("S", bound=State)
JSON = dict[str, Any]


class View(Struct, frozen=True, kw_only=True):
    """What one seat may see: the only form in which a game leaves the process. Each game derives its own."""

    game: str
    seat: int | None


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
    prefix: str
    """What the messages of its texts begin with: `es`."""
    title: Text
    state_type: type[S]
    wire_types: tuple[type[Struct], ...]
    """The types of its views and facts, for the description that clients are made from."""
    options_type: type[Options]
    revision: int
    """Counts the changes of its rules and components: games recorded with another revision cannot be played again."""
    order: int
    """Where it stands among the games: those that are learnt in the shortest time come first."""
    players: tuple[int, int]
    steps: tuple[str, ...]
    """The names of the steps of the round, between which boxes may put steps of their own."""
    roles: tuple[str, ...]
    """The teams that play against all the others and may have a bot of their own."""
    benchmark: Mapping[str, Any]
    """The setup that its speed is measured with."""
    registries: Mapping[str, Registry[Any]]
    bounds: Bounds
    """The bounds of the integers in its state, where those are not the usual ones."""

    def in_turn(self, options: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        """Setups that simulations with those options play one after the other."""

    def setup(self, options: Any, rng: Rng) -> S:
        """A new game, before its first step, with that chance."""

    def problems(self, options: Any) -> list[Text]:
        """Everything that is wrong with the options of a setup; nothing if a game can be set up with them."""

    def step(self, state: S) -> Rules[None]:
        """One step of the round; the state says which."""

    def as_step(self, state: S, rules: Rules[None]) -> Rules[None]:
        """Rules of a box, carried out as a step of the game: whatever may end a turn or the game in a step may do so there."""

    def view(self, state: S, seat: int | None) -> View:
        """What that seat (None: a spectator) may see."""

    def determinize(self, state: S, seat: int, rng: Rng) -> None:
        """Deals anew what that seat cannot know: a world that agrees with all it has seen."""

    def check(self, state: S) -> None:
        """Raises ValueError if anything is impossible: a piece lost or doubled, a number out of its bounds."""

    def odds(self, state: S, decision: Decision) -> dict[str, float]:
        """The chance of success of those options that have one, by option id; `fight:ghoul/most` is the best that it can
        still be made, `fight:ghoul/death` how likely the option kills."""

    def hints(self, state: S, decision: Decision) -> dict[str, Text]:
        """What options cost and risk as things stand, by option id, made only when somebody reads it and as far as the asked
        seat may know: it takes the place of the option's own hint."""

    def board_odds(self, state: S, seat: int | None) -> dict[str, float]:
        """The chances of what lies on the board as a seat (None: a spectator) may know them, by the place where they are
        shown: `koi_pond/0` is its first task."""

    def moment(self, state: S, seat: int | None) -> Text:
        """Where the game stands, in a few words, as a seat (None: a spectator) may know it: the round and the phase."""

    def chronicle(self, state: S, seat: int | None) -> list[Chapter]:
        """What has been written down so far for a seat (None: a spectator) to read: the log of a campaign, what the end has
        brought."""

    deeds: tuple[Deed, ...]
    """What is counted for each seat at the end."""

    def goals(self, state: S, seat: int | None) -> list[Goal]:
        """What wins and loses at this table, as far as a seat (None: a spectator) may know: its own goals first. Made only when
        somebody reads it, between two choices."""

    def tracks(self, state: S) -> dict[str, int]:
        """Two to four numbers that everybody knows and that tell the course of a game: `{"doom": 4}`. The name of each is the
        message `<prefix>-track-<name>`. It asks no card, so that it can be made in the middle of a step."""

    def people(self, state: S) -> dict[str, int]:
        """The seats of the investigators in play, by slug."""

    def luck(self) -> Luck:
        """What recognises, in the course of one game, which events are somebody's luck."""

    def cover(self, state: S, seat: int | None) -> Cover:
        """Who a seat (None: a spectator) is, and who is against it, as far as it may know."""

    def form(self, edition: Edition) -> tuple[Field, ...]:
        """What a person is asked who sets up a game with those boxes."""

    def card_text(self, slug: str, lang: Lang) -> CardText:
        """What is printed on a component."""

    def facts(self, slug: str, edition: Edition) -> Struct:
        """What a board draws of a component beside its words, in a game with those boxes."""

    def ledger(self, edition: Edition) -> Ledger:
        """The numbered rules, with those of the boxes."""

    def setup_facts(self, state: S) -> dict[str, str]:
        """What the game was set up with that results are compared by: `{"ancient_one": "yig", "players": "4"}`."""

    def length(self, state: S) -> dict[str, int]:
        """How long the game has lasted, in its own units: `{"day": 7}`."""

    def won(self, state: S) -> bool:
        """Whether simulations count a finished game as won: by those who play against a role, where there is one."""

    def report(self, state: S) -> dict[str, str | int]:
        """What simulations tell of a finished game beside who won: `{"resolution": "R1", "experience": 4}`."""


class BaseGame(Generic[S]):
    """What games have in common. A game derives from it and says the rest, mostly by naming the functions that do it:

    ```python
    class ElderSignGame(BaseGame[ElderSign]):
        slug = "elder_sign"
        ...
        setup = staticmethod(setup)
        step = staticmethod(step)


    GAME: Game[ElderSign] = ElderSignGame()
    ```
    """

    slug: str
    revision: int = 1
    order: int = 99
    steps: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    options_type: type[Options]
    registries: Mapping[str, Registry[Any]]
    bounds: Bounds = MappingProxyType({})
    deeds: tuple[Deed, ...] = ()

    def __init__(self) -> None:
        folder = Path(str(sys.modules[type(self).__module__].__file__)).parent
        self._ledger = folder / "ledger.toml"
        if (folder / "text").is_dir():
            PHRASES.add_folder(folder / "text")
        close_base(self.slug)

    def in_turn(self, options: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
        """Chance makes games differ enough."""
        return [{}]

    def setup(self, options: Any, rng: Rng) -> S:
        """A new game, before its first step."""
        raise LookupError(f"{self.slug} does not say how it is set up")

    def problems(self, options: Any) -> list[Text]:
        """Why no game can be set up with these options, if none can."""
        try:
            self.setup(options, seeded(0))
        except BadSetup as refused:
            return [refused.text]
        return []

    def as_step(self, state: S, rules: Rules[None]) -> Rules[None]:
        """Nothing may end a step before its time."""
        return rules

    def invariants(self, state: S) -> None:
        """Raises ValueError if anything is impossible in the game itself."""

    def check(self, state: S) -> None:
        """Raises ValueError if anything is impossible, in the game itself or for one of the boxes."""
        check_data(state, self.bounds)
        self.invariants(state)
        state.edition.check(state)

    def odds(self, state: S, decision: Decision) -> dict[str, float]:
        """No option is a matter of chance."""
        return {}

    def hints(self, state: S, decision: Decision) -> dict[str, Text]:
        """The options say all that there is to say."""
        return {}

    def board_odds(self, state: S, seat: int | None) -> dict[str, float]:
        """Nothing on the board is a matter of chance."""
        return {}

    def chronicle(self, state: S, seat: int | None) -> list[Chapter]:
        """Nothing is written down."""
        return []

    def goals(self, state: S, seat: int | None) -> list[Goal]:
        """Nobody says what wins."""
        return []

    def tracks(self, state: S) -> dict[str, int]:
        """Nothing is followed."""
        return {}

    def people(self, state: S) -> dict[str, int]:
        """Nobody has an investigator."""
        return {}

    def luck(self) -> Luck:
        """Nothing is rolled."""
        return NoLuck()

    def cover(self, state: S, seat: int | None) -> Cover:
        """There is nothing to say."""
        return Cover(piece="", against="", threat=())

    def questions(self, edition: Edition) -> tuple[Field, ...]:
        """What the game itself asks at setup."""
        return ()

    def form(self, edition: Edition) -> tuple[Field, ...]:
        """Which boxes are played with, where there are any; what the game asks; what the boxes ask."""
        boxes = BOXES.of(self.slug)
        which = Field(
            option="boxes",
            label=text("setup-boxes"),
            help=text("setup-boxes-help"),
            kind="boxes",
            picks=tuple(Pick(box.slug, box.title) for box in boxes),
            chance=False,
        )
        asked = [field for box in edition.opened for field in box.fields]
        return (*([which] if boxes else []), *self.questions(edition), *asked)

    def ledger(self, edition: Edition) -> Ledger:
        """The numbered rules, with those of the boxes."""
        files = dict.fromkeys(box.ledger for box in edition.opened if box.ledger is not None)
        own = [load_ledger(file) for file in files]
        ledger = load_ledger(self._ledger)
        return ledger.with_those_of(own) if own else ledger

    def setup_facts(self, state: S) -> dict[str, str]:
        """Results are compared by nothing."""
        return {}

    def length(self, state: S) -> dict[str, int]:
        """Nobody counts how long it lasts."""
        return {}

    def won(self, state: S) -> bool:
        """If anybody has won."""
        return state.outcome is not None and bool(state.outcome.winners)

    def report(self, state: S) -> dict[str, str | int]:
        """Nothing beside who won."""
        return {}


class Catalogue:
    """The games that can be played: every package in `miskatonic.games` that is no box. A game is imported when it is first
    asked for. Those that the package calls `IN_THE_MAKING` can be asked for, but are not listed."""

    def __init__(self) -> None:
        self._packages: dict[str, str] = {}
        self._in_the_making: tuple[str, ...] = ()

    def _found(self) -> dict[str, str]:
        if not self._packages:
            home = import_module("miskatonic.games")
            self._in_the_making = home.IN_THE_MAKING
            for found in iter_modules(home.__path__):
                folder = Path(home.__path__[0]) / found.name
                if found.ispkg and not (folder / "box.py").exists():
                    self._packages[found.name] = f"miskatonic.games.{found.name}"
        return self._packages

    def add(self, slug: str, package: str) -> None:
        """Makes a game of another package known."""
        self._found()[slug] = package

    def remove(self, slug: str) -> None:
        """Takes such a game out again (what a test made)."""
        del self._found()[slug]

    def names(self) -> list[str]:
        """The names of the games that are complete."""
        return [slug for slug in self._found() if slug not in self._in_the_making]

    def all_names(self) -> list[str]:
        """The names of all games, those in the making as well."""
        return list(self._found())

    def package(self, slug: str) -> str:
        """The package of a game, where its bots and its terminal board are found too."""
        if slug not in self._found():
            known = self.names()
            raise MiskatonicError(slip(slug, known, text("error-unknown-game", game=slug, games=", ".join(known))))
        return self._found()[slug]

    def in_order(self) -> list[Game[State]]:
        """All games, those that are learnt in the shortest time first."""
        return sorted((self[slug] for slug in self.names()), key=lambda game: (game.order, game.slug))

    def __getitem__(self, slug: str) -> Game[State]:
        game = import_module(self.package(slug)).GAME
        return cast(Game[State], game)


GAMES = Catalogue()


def set_up(game: Game[S], options: Options, rng: Rng) -> S:
    """A new game, before its first step, with what its boxes have to do at setup."""
    state = game.setup(options, rng)
    if state.boxes:
        state.answers = dict(options.answers)
        state.printing = state.edition.printing
        for box in state.edition.opened:
            for prepare in box.preparations:
                prepare(state)
    return state


def base_edition(game: str) -> Edition:
    """The game itself, without any box."""
    return edition_of(game)
