"""Players for tests that want many games, and a decision as it can be told from outside."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from miskatonic import Table
from miskatonic.conformance.checks import LONGEST, malformed
from miskatonic.kernel.decision import Decision
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.sight import Sight
from miskatonic.players import Bot, heuristic


class Gambler(ABC):
    """Takes options at random; a bold one mostly those that lead on, and so comes to see all of the game.

    What it takes follows from its seed and the number of the choice: it is the same however often it is asked.
    """

    lapse: ClassVar[int]
    """Of so many choices, a bold one makes one as if it were not."""

    def __init__(self, seed: int, *, bold: bool = False) -> None:
        self.seed = seed
        self.bold = bold

    @abstractmethod
    def leads_on(self, option: str) -> bool:
        """Whether an option brings a bold one further; each game knows its own."""

    def pick(self, sight: Sight[Any]) -> list[int]:
        """The positions of the options it takes."""
        decision = sight.question
        rng = seeded(self.seed * 1_000_003 + sight.moves)
        number = decision.least + rng.below(decision.most - decision.least + 1)
        positions = list(range(len(decision.options)))
        rng.shuffle(positions)
        if self.bold and rng.below(self.lapse):
            positions.sort(key=lambda n: not self.leads_on(decision.options[n].id))
        return decision.allowed(positions[:number])

    def play(self, table: Table[Any], choices: int | None = None) -> Table[Any]:
        """Plays so many choices, or to the end."""
        while table.decision is not None and choices != 0:
            table.choose(*self.pick(Sight(table)))
            choices = None if choices is None else choices - 1
        return table


class HalfWitted:
    """Takes what the bot that knows the game would take four times out of five, and so gets far; otherwise gambles."""

    def __init__(self, game: str, gambler: Gambler) -> None:
        self.sense = heuristic(game)
        self.gambler = gambler

    def pick(self, sight: Sight[Any]) -> list[int]:
        """The positions of the options it takes."""
        return (self.sense if sight.moves % 5 else self.gambler).pick(sight)


def play_checked(table: Table[Any], player: Bot | Gambler) -> Table[Any]:
    """Plays to the end and checks the state and the question before each choice."""
    while (decision := table.decision) is not None:
        table.rules.check(table.state)
        assert malformed(decision, table.state.players) is None, decision
        assert len(table.moves) < LONGEST
        table.choose(*player.pick(Sight(table)))
    table.rules.check(table.state)
    assert table.outcome is not None
    return table


def asked(decision: Decision | None) -> tuple[Any, ...] | None:
    """A decision as plain data: what can be told apart from outside."""
    if decision is None:
        return None
    options = [(option.id, option.label, option.pieces, option.hint) for option in decision.options]
    return decision.seat, decision.prompt, options, decision.least, decision.most, decision.rule
