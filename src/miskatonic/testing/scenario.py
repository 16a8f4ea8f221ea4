"""A game in any situation."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, Self

from miskatonic.kernel.decision import Decision
from miskatonic.kernel.event import Event
from miskatonic.kernel.state import Outcome
from miskatonic.kernel.table import Table, new_table
from miskatonic.testing.rigging import RiggedRng


class Situations(Protocol):
    """How one game is put into situations: a module `situations` beside its rules."""

    defaults: dict[str, Any]
    """Setup options that a scenario has unless it says otherwise."""

    def preparing(self, state: Any) -> bool:
        """Whether the players are still setting up."""

    def calm(self, state: Any) -> None:
        """Brings a game that has just been set up into a plain situation, the same for every seed."""

    def find(self, state: Any, piece: str) -> Any:
        """The piece with that id."""

    def place(self, state: Any, piece: str, at: str) -> None:
        """Puts an investigator somewhere, an adventure into play, and so on."""

    def spawn(self, state: Any, piece: str, at: str, **where: Any) -> None:
        """Puts a monster somewhere."""

    def give(self, state: Any, who: str, things: Sequence[str]) -> None:
        """Gives cards or trophies, taken from wherever they are."""

    def stack(self, state: Any, deck: str, cards: Sequence[str]) -> None:
        """Puts cards on top of a deck, the first one uppermost."""

    def face(self, name: str | int) -> Any:
        """The result of a die by its name."""


class Scenario:
    """One game, to be put into a situation and played on. Every method but the properties returns the scenario itself."""

    def __init__(self, game: str, seed: int = 1, **setup: Any) -> None:
        self._words: Situations = import_module(f"miskatonic.games.{game}.situations").SITUATIONS
        self.table: Table[Any] = new_table(game, seed=seed, **{**self._words.defaults, **setup})
        while self.table.decision is not None and self._words.preparing(self.table.state):
            self.table.choose(*range(max(self.table.decision.least, 1)))
        self._words.calm(self.state)
        rng = self.table.state.rng
        self.table.state.rng = RiggedRng(rng.word, rng.reveals)
        self._edited()

    # --- putting it into a situation

    def place(self, piece: str, at: str) -> Self:
        """Puts a piece somewhere."""
        self._words.place(self.state, piece, at)
        return self._edited()

    def spawn(self, piece: str, at: str = "", **where: Any) -> Self:
        """Puts a monster somewhere."""
        self._words.spawn(self.state, piece, at, **where)
        return self._edited()

    def give(self, who: str, *things: str) -> Self:
        """Gives cards, clues or trophies to somebody, taken from wherever they are."""
        self._words.give(self.state, who, things)
        return self._edited()

    def set(self, path: str, value: Any) -> Self:
        """Sets anything: `set("doom", 3)`, `set("joe_diamond.sanity", 1)`."""
        first, _, rest = path.partition(".")
        target: Any = self.state
        if rest:
            target = self[first]
            *way, last = rest.split(".")
            for step in way:
                target = getattr(target, step)
        else:
            last = first
        if not hasattr(target, last):
            raise AssertionError(f"there is no {path!r} to set")
        setattr(target, last, value)
        return self._edited()

    def stack(self, deck: str, cards: Sequence[str]) -> Self:
        """Puts cards on top of a deck, the first one uppermost."""
        self._words.stack(self.state, deck, cards)
        return self._edited()

    def rig(self, dice: Sequence[str | int] = (), tokens: Sequence[Any] = ()) -> Self:
        """Queues the results of the next dice, by name, and of the next random draws."""
        rng: RiggedRng = self.state.rng
        if dice:
            rng.rig_dice([self._words.face(result) for result in dice])
        if tokens:
            rng.rig_picks(tokens)
        return self

    def _edited(self) -> Self:
        self.table.edited()
        return self

    # --- playing

    def choose(self, *wanted: str) -> Self:
        """Takes options by id, or by the beginning of an id that fits only one of them."""
        decision = self.decision
        self.table.choose(*(self._option(decision, option) for option in wanted))
        return self

    @staticmethod
    def _option(decision: Decision, wanted: str) -> str:
        ids = [option.id for option in decision.options]
        fitting = [wanted] if wanted in ids else [option for option in ids if option.startswith(wanted)]
        if len(fitting) != 1:
            problem = "fits several options" if fitting else "is not offered"
            raise AssertionError(f"{wanted!r} {problem}; {decision.prompt.key} offers {ids}")
        return fitting[0]

    def play(self, *choices: str) -> Self:
        """Several single choices, one after the other."""
        for choice in choices:
            self.choose(choice)
        return self

    # --- looking at it

    @property
    def state(self) -> Any:
        """The state of the game."""
        return self.table.state

    @property
    def decision(self) -> Decision:
        """The pending decision."""
        if self.table.decision is None:
            raise AssertionError(f"the game is over: {self.table.outcome}")
        return self.table.decision

    @property
    def options(self) -> list[str]:
        """The ids of the options that are offered."""
        return [option.id for option in self.decision.options]

    @property
    def events(self) -> list[Event]:
        """What has happened since the situation was set up."""
        return self.table.events

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of one kind."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.table.outcome

    def __getitem__(self, piece: str) -> Any:
        """The piece with that id."""
        return self._words.find(self.state, piece)


def scenario(game: str, *, seed: int = 1, **setup: Any) -> Scenario:
    """A game of that name, set up and ready to be put into a situation."""
    return Scenario(game, seed, **setup)
