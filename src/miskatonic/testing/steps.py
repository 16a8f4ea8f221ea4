"""The steps of a game, one by one: where a test makes it stop, and whether a step has done anything yet."""

from __future__ import annotations

from typing import Any

from miskatonic.kernel.decision import Decision, Kinds, Option, Rules
from miskatonic.kernel.game import Game
from miskatonic.kernel.state import State
from miskatonic.kernel.table import encode
from miskatonic.kernel.text import text

STOPPED = Kinds("", "")("stopped", "", type(None))
"""Whether to go on, where a test has made the game stop."""
GO_ON: Option[None] = Option("go_on", None, text("option-go-on"))


class Stepwise:
    """The rules of a game, which stop before a step that a test has named and ask whether to go on."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.stop = ""
        """The step before which the game stops; "" for none."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def step(self, state: Any) -> Rules[None]:
        """One step of the game, after a stop if it is the one to stop at."""
        state.__dict__["stop_before"] = self.stop
        mark(state, False)
        if state.step == self.stop:
            yield Decision(state.lead_seat(), STOPPED, [GO_ON])
        before = encode(state)
        rules = self.game.step(state)
        decision = next(rules, None)
        if decision is None:
            return
        mark(state, encode(state) != before)
        while True:
            choice = yield decision
            mark(state, True)
            try:
                decision = rules.send(choice)
            except StopIteration:
                mark(state, False)
                return


def mark(state: State, under_way: bool) -> None:
    """Notes whether the step that is under way has changed anything or asked for a choice."""
    state.__dict__["under_way"] = under_way


def is_under_way(state: State) -> bool:
    """Whether a step has changed something or asked for a choice, and is not over."""
    return bool(state.__dict__.get("under_way"))
