"""A game in its three parts, and the list of games that can be played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Generic, TypeVar

from miskatonic.kernel.box import close_base, edition_of, in_order
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.observing import Observation, Vocabulary, refuse_other_edition, vocabulary_of
from miskatonic.kernel.reading import Reading
from miskatonic.kernel.rulebook import Rulebook
from miskatonic.kernel.simulating import Simulating
from miskatonic.kernel.slips import slip
from miskatonic.kernel.state import State
from miskatonic.kernel.text import PHRASES, text

S = TypeVar("S", bound=State)


@dataclass(frozen=True, kw_only=True, slots=True)
class Game(Generic[S]):
    """One title. Each client takes the part that it needs: a table the rules, a server or a terminal the texts and views, a
    simulation the measurements."""

    rules: Rulebook[S]
    reading: Reading[S]
    simulating: Simulating[S]

    def __post_init__(self) -> None:
        words = self.reading.home / "text"
        if words.is_dir():
            PHRASES.add_folder(words)
        close_base(self.slug)

    @property
    def slug(self) -> str:
        """The name of the game in programs."""
        return self.rules.slug

    def vocabulary(self, boxes: Iterable[str] = ()) -> Vocabulary:
        """The words of observations of this game with those boxes."""
        return vocabulary_of(edition_of(self.slug, in_order(self.slug, boxes)), self.simulating.words)

    def observation(self, boxes: Iterable[str] = ()) -> Observation:
        """Arrays for observations of this game with those boxes."""
        return Observation(self.vocabulary(boxes), self.simulating.room)

    def observation_of(self, state: S) -> Observation:
        """Arrays for observations of that table: answers at its setup may have left out parts of a box."""
        return Observation(vocabulary_of(state.edition, self.simulating.words), self.simulating.room)

    def observe(self, state: S, seat: int, out: Observation) -> None:
        """Writes what a seat sees of a position into those arrays; `out.ask` writes the question."""
        edition = state.edition
        own = vocabulary_of(edition, self.simulating.words)
        if out.words is not own:
            refuse_other_edition(out.words, own)
        out.begin()
        self.simulating.observe(state, seat, out)
        for box in edition.opened:
            for observe in box.observers:
                observe(state, seat, out)
        out.end()

    def score(self, state: S, seat: int) -> float:
        """How well a finished game went for a seat: 1 for a victory, otherwise up to 0.5 for how far its goals had come."""
        if state.outcome is not None and seat in state.outcome.winners:
            return 1.0
        shares = [min(1.0, goal.now / goal.limit) for goal in self.reading.goals(state, seat) if goal.ours]
        return 0.5 * sum(shares) / len(shares) if shares else 0.0


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

    def in_order(self) -> list[Game[Any]]:
        """All games, those that are learnt in the shortest time first."""
        return sorted((self[slug] for slug in self.names()), key=lambda game: (game.reading.order, game.slug))

    def __iter__(self) -> Iterator[str]:
        return iter(self.names())

    def __len__(self) -> int:
        return len(self.names())

    def __contains__(self, slug: object) -> bool:
        return slug in self.names()

    def __getitem__(self, slug: str) -> Game[Any]:
        game: Game[Any] = import_module(self.package(slug)).GAME
        return game


GAMES = Catalogue()


def reading_of(state: S) -> Reading[S]:
    """How the game of a state is read."""
    reading: Reading[S] = GAMES[state.game].reading
    return reading
