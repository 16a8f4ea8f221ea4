"""What a program that decides may know: its seat's view, the question, and imagined worlds; never the table itself."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Generic, NoReturn, TypeVar

from msgspec.structs import replace

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.observing import Observation
from miskatonic.kernel.rng import Rng, seeded
from miskatonic.kernel.rulebook import View
from miskatonic.kernel.state import State
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import text

S = TypeVar("S", bound=State)


def lot_of(seed: int, moves: int) -> int:
    """A number that nothing seen at a table foretells, by its seed and the number of choices made in the whole game."""
    return int.from_bytes(blake2b(f"{seed} {moves}".encode(), digest_size=4).digest())


class Sight(Generic[S]):
    """The pending decision of a table, as the seat that is asked sees it.

    `state` and `decision` belong to an imagined world: everything the seat knows is as it is, everything else is dealt anew, so
    a program that reads hidden cards there reads nothing true. The world is made when it is first asked for, and may be changed
    at will. `question` is for programs that need no state: it has no values, which belong to the rules.
    """

    __slots__ = ("_table", "_world", "seat")

    def __init__(self, table: Table[S]) -> None:
        decision = table.decision
        if decision is None:
            raise MiskatonicError(text("error-no-decision"))
        self.seat = decision.seat
        self._table = table
        self._world: Table[S] | None = None

    @classmethod
    def within(cls, world: Table[S]) -> Sight[S]:
        """The decision that is pending in a world which the program has imagined itself: nothing in it needs hiding."""
        sight = cls(world)
        sight._world = world
        return sight

    def __reduce__(self) -> NoReturn:
        raise MiskatonicError(text("error-sight-stays"))

    # --- the pending decision

    @property
    def game(self) -> str:
        """The slug of the game."""
        return self._table.rules.slug

    @property
    def moves(self) -> int:
        """The number of choices made so far."""
        return len(self._table.moves)

    @property
    def question(self) -> Decision:
        """The decision with its options in order, without the values that the rules receive for them."""
        decision = self._table.decision
        assert decision is not None
        return replace(decision, options=[replace(each, value=None, twins=()) for each in decision.options], whole=None)

    @property
    def view(self) -> View:
        """What the seat sees."""
        return self._table.view(self.seat)

    def observe(self, out: Observation, taken: Sequence[int] = ()) -> None:
        """Writes what the seat sees, and the question with the options that are taken already, into those arrays."""
        table = self._table
        GAMES[self.game].observe(table.state, self.seat, out)
        out.ask(table.decision, taken)

    @property
    def lot(self) -> int:
        """A number that nothing seen at the table foretells: a digest of the seed and of the number of choices, for programs
        whose answers must not be guessed."""
        return lot_of(self._table.seed, self.moves)

    # --- one world, and others

    @property
    def world(self) -> Table[S]:
        """A world that agrees with all that the seat knows; always the same one."""
        if self._world is None:
            self._world = self._table.imagine(self.seat, seeded(0))
        return self._world

    @property
    def state(self) -> S:
        """The state of that world."""
        return self.world.state

    @property
    def decision(self) -> Decision:
        """The decision as it is pending in that world."""
        decision = self.world.decision
        assert decision is not None
        return decision

    @property
    def made_up(self) -> bool:
        """Whether the program looks into a world of its own, in the step in which it was dealt."""
        return self._table.made_up

    def imagine(self, rng: Rng) -> Table[S]:
        """Another world, dealt by that generator."""
        return self._table.imagine(self.seat, rng)
