"""The subject of a conformance check, a game with boxes, set up in many ways; and the faults that are found."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from miskatonic.kernel.box import Edition, edition_of, in_order
from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.reading import Reading
from miskatonic.kernel.rng import Rng, seeded
from miskatonic.kernel.rulebook import Rulebook
from miskatonic.kernel.setup import Field, problems_of_setup
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import Table, new_table
from miskatonic.kernel.text import Text, text
from miskatonic.players import has_heuristic, trial_policy

LAPSE = 4
"""Of that many choices of a bot, one is left to chance."""
TRIES = 40
"""How many setups are drawn until one is accepted."""


class Fault(NamedTuple):
    """A promise that is not kept: where it was seen, and what was seen there."""

    where: str
    """A component, or the setup of a game with the number of the choice."""
    what: Text


class Subject(NamedTuple):
    """A game with boxes."""

    game: str
    boxes: tuple[str, ...] = ()
    setups: tuple[Mapping[str, Any], ...] = ()
    """What tables are set up with, in turn; where there is nothing, chance decides (`some_setup`)."""

    @property
    def rules(self) -> Rulebook[Any]:
        """The game."""
        return GAMES[self.game].rules

    @property
    def reading(self) -> Reading[Any]:
        """How the game is read."""
        return GAMES[self.game].reading

    @property
    def edition(self) -> Edition:
        """The game with its boxes."""
        return edition_of(self.game, in_order(self.game, self.boxes))

    def setup(self, number: int) -> dict[str, Any]:
        """How the table of that number is set up."""
        if self.setups:
            return {"boxes": list(self.boxes), **self.setups[number % len(self.setups)]}
        return some_setup(self, number)

    def table(self, number: int, *, history: bool = True) -> Table[Any]:
        """The table of that number, before its first choice."""
        return new_table(self.game, seed=number, history=history, **self.setup(number))

    def where(self, number: int, table: Table[Any] | None = None) -> str:
        """How the table of that number is found again."""
        setup = " ".join(f"{key}={value}" for key, value in self.setup(number).items() if value not in ("", [], {}))
        return f"seed {number}, {setup}" + ("" if table is None else f", choice {len(table.moves)}")


Check = Callable[[Subject, int], Iterator[Fault]]
"""Finds the faults of a subject in that many games."""


def some_setup(subject: Subject, number: int) -> dict[str, Any]:
    """Answers to everything that the form of the game asks, drawn by number; with as many seats as the number says."""
    low, high = subject.rules.players
    form = subject.rules.form(subject.edition)
    rng = seeded(number)
    setup: dict[str, Any] = {}
    for _ in range(TRIES):
        setup = {"boxes": list(subject.boxes), "players": low + number % (high - low + 1)}
        for field in form:
            answer = some_answer(field, setup["players"], rng)
            if answer and field.box:
                setup.setdefault("answers", {})[field.option] = answer
            elif answer:
                setup[field.option] = answer
        if not problems_of_setup(subject.rules, setup):
            return setup
    return {"boxes": list(subject.boxes), "players": setup["players"]}


def some_answer(field: Field, players: int, rng: Rng) -> Any:
    """One of the answers to a question of a form; empty where it is left to chance or to the players."""
    picks = [pick.value for pick in field.picks]
    match field.kind:
        case "flag":
            answer = rng.below(3) == 0
            return "yes" if answer and field.box else answer
        case "pick":
            return picks[rng.below(len(picks))] if picks and rng.below(3) else ""
        case "seats" if rng.below(3):
            named = list(picks)
            rng.shuffle(named)
            return (named + [""] * players)[:players]
        case _:
            return None


def pick(table: Table[Any], number: int) -> list[int]:
    """The choice at the table of that number: random options or, at every other table and mostly, those of a bot, so that games
    come further. The choice is reproducible."""
    decision = table.decision
    assert decision is not None
    rng = seeded(number * 1_000_003 + len(table.moves))
    if number % 2 and has_heuristic(table.rules.slug) and rng.below(LAPSE):
        return trial_policy(table.rules.slug).pick(Sight(table))
    positions = list(range(len(decision.options)))
    rng.shuffle(positions)
    return decision.allowed(positions[: decision.least + rng.below(decision.most - decision.least + 1)])


def go_on(table: Table[Any], number: int) -> None:
    """Makes one choice."""
    table.choose(*pick(table, number))


def examined(check: Check, subject: Subject, games: int) -> Iterator[Fault]:
    """The faults that a check finds; an error of the rules or of a box is a fault, too, and ends the check."""
    try:
        yield from check(subject, games)
    except MiskatonicError as error:
        yield Fault(raised_in(error), error.text)
    except Exception as error:
        kind = type(error).__name__
        yield Fault(raised_in(error), text("check-raised", error=kind, message=str(error)[:500]))


def raised_in(error: BaseException) -> str:
    """The line that raised an error: the last one outside of the kernel and of this package, where there is one."""
    frames = traceback.extract_tb(error.__traceback__)
    kernel, here = "/miskatonic/kernel/", "/miskatonic/conformance/"
    ours = [frame for frame in frames if kernel not in frame.filename and here not in frame.filename]
    frame = (ours or frames)[-1]
    return f"{Path(frame.filename).name}:{frame.lineno} ({frame.name})"
