"""The steps of a game, one by one: where a test makes it stop, and whether a step has done anything yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from miskatonic.kernel.decision import Decision, Kinds, Option, Rules
from miskatonic.kernel.rulebook import Rulebook
from miskatonic.kernel.state import State
from miskatonic.kernel.table import encode
from miskatonic.kernel.text import text

STOPPED = Kinds("", "")("stopped", "", type(None))
"""Whether to go on, where a test has made the game stop."""
GO_ON: Option[None] = Option("go_on", None, text("option-go-on"))


class Stepwise:
    """The rules of a game, which stop before a step that a test has named and ask whether to go on."""

    def __init__(self, rules: Rulebook[Any]) -> None:
        self._usual = rules
        self.rules = replace(rules, step=self.step)
        self.stop = ""
        """The step before which the game stops; "" for none."""
        self._first: list[Callable[[Any], Rules[None]]] = []
        """What happens before the next step, at one position."""
        self._first_at = b""
        self.instead: Callable[[Any], Rules[None] | None] | None = None
        """Rules that take the place of a step; None for a step that goes as usual."""

    def step(self, state: Any) -> Rules[None]:
        """One step of the game, after a stop if it is the one to stop at."""
        state.__dict__["stop_before"] = self.stop
        mark(state, False)
        before = encode(state)
        if state.step == self.stop and not self._is_first(before):
            yield Decision(state.lead_seat(), STOPPED, [GO_ON])
        rules = self._rules(state, before)
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

    def begin_with(self, state: Any, rules: Sequence[Callable[[Any], Rules[None]]]) -> None:
        """From this position the game goes on with those rules, and then with its next step."""
        self._first, self._first_at = list(rules), encode(state)

    def _is_first(self, position: bytes) -> bool:
        return bool(self._first) and position == self._first_at

    def _beginning(self, state: Any, position: bytes) -> Rules[None]:
        """What happens first; where it changes nothing it is forgotten, so that it does not happen again."""
        yield from self._usual.as_step(state, self._one_after_the_other(state))
        if encode(state) == position:
            self._first = []

    def _one_after_the_other(self, state: Any) -> Rules[None]:
        for rules in self._first:
            yield from rules(state)

    def _rules(self, state: Any, position: bytes) -> Rules[None]:
        """The rules of the next step: what a test has put before it or in its place, else the game's own."""
        if self._is_first(position):
            return self._beginning(state, position)
        if self.instead is not None and (other := self.instead(state)) is not None:
            return self._usual.as_step(state, other)
        return self._usual.step(state)


def mark(state: State, under_way: bool) -> None:
    """Notes whether the step that is under way has changed anything or asked for a choice."""
    state.__dict__["under_way"] = under_way


def is_under_way(state: State) -> bool:
    """Whether a step has changed something or asked for a choice, and is not over."""
    return bool(state.__dict__.get("under_way"))
