"""What a table needs of a game: how it is set up, its steps, what must be true of it, and what a seat may know."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import Struct

from miskatonic.kernel.box import BOXES, Edition
from miskatonic.kernel.checks import Bounds, check_data
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.errors import BadSetup
from miskatonic.kernel.rng import Rng, seeded
from miskatonic.kernel.setup import Field, Options, Pick
from miskatonic.kernel.state import State
from miskatonic.kernel.text import Text, text

S = TypeVar("S", bound=State)


class View(Struct, frozen=True, kw_only=True):
    """What one seat may see: the only form in which a game leaves the process. Each game derives its own."""

    game: str
    seat: int | None


def asks_nothing(edition: Edition) -> tuple[Field, ...]:
    """A game that can be set up in one way only."""
    return ()


def refuses_nothing(options: Any) -> list[Text]:
    """A game whose setup finds whatever is wrong with its options."""
    return []


def never_ends_early(state: State, rules: Rules[None]) -> Rules[None]:
    """A game in which nothing ends a step before its time."""
    return rules


def always_possible(state: State) -> None:
    """A game without invariants of its own."""


def anybody_won(state: State) -> bool:
    """A game that is won if any seat has won."""
    return state.outcome is not None and bool(state.outcome.winners)


@dataclasses.dataclass(frozen=True, kw_only=True, slots=True)
class Rulebook(Generic[S]):
    """The rules of one title."""

    title: Text
    revision: int = 1
    """Counts the changes of its rules and components: games recorded with another revision cannot be played again."""
    players: tuple[int, int]
    state_type: type[S]
    bounds: Bounds = dataclasses.field(default_factory=dict)
    """The bounds of the integers in its state, where those are not the usual ones."""

    # --- setting it up
    options_type: type[Options] = Options
    questions: Callable[[Edition], tuple[Field, ...]] = asks_nothing
    """What the game itself asks at setup."""
    refusals: Callable[[Any], list[Text]] = refuses_nothing
    """Everything that is wrong with the options of a setup, where `setup` would name the first of it only."""
    setup: Callable[[Any, Rng], S]
    """A new game, before its first step, with that chance."""

    # --- playing it
    steps: tuple[str, ...] = ()
    """The names of the steps of the round, between which boxes may put steps of their own."""
    step: Callable[[S], Rules[None]]
    """One step of the round; the state says which."""
    as_step: Callable[[S, Rules[None]], Rules[None]] = never_ends_early
    """Rules of a box, carried out as a step of the game: whatever may end a turn or the game in a step may do so there."""
    invariants: Callable[[S], None] = always_possible
    """Raises ValueError if anything is impossible in the game itself."""
    won: Callable[[S], bool] = anybody_won
    """Whether a finished game counts as won: by those who play against a role, where there is one."""

    # --- what a seat may know
    view: Callable[[S, int | None], View]
    """What that seat (None: a spectator) may see."""
    determinize: Callable[[S, int, Rng], None]
    """Deals anew what that seat cannot know: a world that agrees with all it has seen."""

    @property
    def slug(self) -> str:
        """The name of the game in programs."""
        return self.state_type.game

    def form(self, edition: Edition) -> tuple[Field, ...]:
        """What a person is asked who sets up a game with those boxes: which boxes there are, then what the game asks, then
        what the boxes ask."""
        boxes = BOXES.of(self.slug)
        which = Field(
            option="boxes",
            label=text("setup-boxes"),
            help=text("setup-boxes-help"),
            kind="boxes",
            picks=tuple(Pick(box.slug, box.title) for box in boxes),
            chance=False,
        )
        asked = list(edition.fields)
        return (*([which] if boxes else []), *self.questions(edition), *asked)

    def problems(self, options: Any) -> list[Text]:
        """Everything that is wrong with the options of a setup; nothing if a game can be set up with them."""
        if found := self.refusals(options):
            return found
        try:
            self.setup(options, seeded(0))
        except BadSetup as refused:
            return [refused.text]
        return []

    def set_up(self, options: Options, rng: Rng) -> S:
        """A new game, before its first step, with what its boxes have to do at setup."""
        state = self.setup(options, rng)
        if state.boxes:
            state.answers = dict(options.answers)
            state.printing = state.edition.printing
            for box in state.edition.opened:
                for prepare in box.preparations:
                    prepare(state)
        return state

    def check(self, state: S) -> None:
        """Raises ValueError if anything is impossible, in the game itself or for one of the boxes: a piece lost or doubled, a
        number out of its bounds."""
        check_data(state, self.bounds)
        self.invariants(state)
        state.edition.check(state)
