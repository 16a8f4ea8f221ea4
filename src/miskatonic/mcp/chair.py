"""A chair at a table: what an agent that reads words is told, and what it may do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct, field

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.story import told_of
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Lang, render, text
from miskatonic.players import Bot, make_bot

Draw = Callable[[Table[Any], int, Lang, int], str]
"""Draws a table in plain letters as a seat sees it, in a language, so many columns wide."""


class Answerable(Struct, omit_defaults=True):
    """One option."""

    id: str
    label: str
    hint: str = ""
    """What it costs or risks."""
    chance: float | None = None
    """Of success, from 0 to 1."""


class Asked(Struct, omit_defaults=True):
    """The pending decision of an agent."""

    number: int
    """How many choices were made before it at this table."""
    seat: int
    kind: str
    question: str
    options: list[Answerable]
    least: int = 1
    most: int = 1
    source: str = ""
    """The card, enemy or place that asks."""
    rule: str = ""


class Score(Struct, omit_defaults=True):
    """How a game stands or ended for an agent."""

    over: bool
    moment: str
    won: bool = False
    score: float | None = None
    """1 for a victory; less than that by how far the goals had come. Only once the game is over."""
    reason: str = ""
    goals: list[str] = field(default_factory=list)


class Reason(Struct):
    """Why an agent took what it took, in its own words."""

    number: int
    kind: str
    took: list[str]
    why: str


class Chair:
    """One or several seats of one team, held by an agent; bots hold the others and move at once.

    Nothing is said here that the seats may not know. The table itself, its seed and its saves stay on this side.
    """

    def __init__(
        self, table: Table[Any], seats: Sequence[int], bots: str | Mapping[int, Bot], lang: Lang, draw: Draw
    ) -> None:
        players = range(table.state.players)
        if not seats or not set(seats) <= set(players):
            raise MiskatonicError(text("mcp-error-seats", last=str(players[-1])))
        if len({table.state.team(seat) for seat in seats}) > 1:
            raise MiskatonicError(text("mcp-error-teams"))
        self.seats = tuple(seats)
        self.lang: Lang = lang
        self.reasons: list[Reason] = []
        self.notes: list[str] = []
        self._table = table
        self._game = GAMES[table.rules.slug]
        self._draw = draw
        others = [seat for seat in players if seat not in self.seats]
        self._bots = (
            {seat: make_bot(bots, table.rules.slug, seed=table.seed + seat) for seat in others}
            if isinstance(bots, str)
            else bots
        )
        self.choices = 0
        """The number of decisions that the agent has made."""
        self._told = 0
        self._events_read = 0
        self._lines: list[str] = []
        self._let_bots_move()

    # --- reading

    @property
    def _reader(self) -> int:
        """The seat that reads: the one that is asked, if it is one of the agent's."""
        decision = self._table.decision
        return decision.seat if decision is not None and decision.seat in self.seats else self.seats[0]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.decision is None

    @property
    def decisions(self) -> int:
        """The number of choices made at the table so far, by all seats."""
        return len(self._table.moves)

    @property
    def ending(self) -> str:
        """The key of the text that says why the game ended; "" while it goes on."""
        outcome = self._table.outcome
        return "" if outcome is None else outcome.reason

    def news(self) -> list[str]:
        """The lines of the log since they were asked for last."""
        new = self._lines[self._told :]
        self._told = len(self._lines)
        return new

    def log(self, last: int = 40) -> list[str]:
        """The latest lines of the log."""
        return self._lines[-last:] if last > 0 else []

    def asked(self) -> Asked | None:
        """The pending decision; None once the game is over."""
        table, decision = self._table, self._table.decision
        if decision is None:
            return None
        reading = self._game.reading
        odds, hints = reading.odds(table.state, decision), reading.hints(table.state, decision)
        options = []
        for option in decision.options:
            hint = hints.get(option.id, option.hint)
            chance = odds.get(option.id)
            options.append(
                Answerable(
                    id=option.id,
                    label=render(option.label, self.lang),
                    hint="" if hint is None else render(hint, self.lang),
                    chance=None if chance is None else round(chance, 3),
                )
            )
        return Asked(
            number=len(table.moves),
            seat=decision.seat,
            kind=decision.kind.name,
            question=render(decision.prompt, self.lang),
            options=options,
            least=decision.least,
            most=decision.most,
            source=decision.source,
            rule=decision.rule,
        )

    def look(self, width: int = 100) -> str:
        """The table in plain letters."""
        return self._draw(self._table, self._reader, self.lang, width)

    def view(self) -> bytes:
        """The table as JSON."""
        return msgspec.json.encode(self._table.view(self._reader))

    def why(self) -> str:
        """The rule that the pending decision comes from."""
        decision = self._table.decision
        ledger = self._game.reading.ledger(self._table.state.edition)
        if decision is None or decision.rule not in ledger:
            return render(text("mcp-no-rule"), self.lang)
        rule = ledger[decision.rule]
        return f"{rule.id}: {rule.fr if self.lang == 'fr' else rule.en}"

    def card(self, slug: str) -> str:
        """What is printed on a component."""
        return card_of(self._table.rules.slug, slug, self.lang)

    def score(self) -> Score:
        """How the game stands or ended."""
        table, reader = self._table, self._reader
        reading, outcome = self._game.reading, table.outcome
        goals = [
            f"{render(goal.text, self.lang)} ({goal.now}/{goal.limit})" for goal in reading.goals(table.state, reader)
        ]
        moment = render(reading.moment(table.state, reader), self.lang)
        if outcome is None:
            return Score(over=False, moment=moment, goals=goals)
        return Score(
            over=True,
            moment=moment,
            won=reader in outcome.winners,
            score=round(self._game.score(table.state, reader), 4),
            reason=render(text(outcome.reason), self.lang),
            goals=goals,
        )

    # --- deciding

    def choose(self, take: Sequence[str], why: str = "") -> None:
        """Takes options by their ids; what is not allowed is refused and changes nothing. Then bots move on."""
        table, decision = self._table, self._table.decision
        table.choose(*take, seat=None if decision is None else decision.seat)
        assert decision is not None
        self.choices += 1
        if why:
            self.reasons.append(Reason(len(table.moves) - 1, decision.kind.name, list(take), why))
        self._let_bots_move()

    def note(self, words: str) -> None:
        """Writes a line into the agent's notebook."""
        self.notes.append(words)

    def _let_bots_move(self) -> None:
        table = self._table
        while (decision := table.decision) is not None and decision.seat not in self.seats:
            table.choose(*self._bots[decision.seat].pick(Sight(table)))
        self._write_log()

    def _write_log(self) -> None:
        """Puts what has happened since into words, as far as these seats may know of it."""
        table = self._table
        ears = tuple(dict.fromkeys(ear for seat in self.seats for ear in table.ears(seat)))
        first = self._events_read
        for number, event in enumerate(table.events_from(first), start=first):
            if event.told and event.visible_to(ears):
                if (tale := told_of(event, number)) is not None:
                    self._lines.append(render(tale, self.lang))
                self._lines.append(render(event.line(), self.lang))
        self._events_read = len(table.events)


def card_of(game: str, slug: str, lang: Lang) -> str:
    """What is printed on a component of a game."""
    try:
        card = GAMES[game].reading.card_text(slug, lang)
    except LookupError:
        raise MiskatonicError(text("mcp-error-card", card=slug, game=game)) from None
    return "\n".join([f"{card.name} ({card.kind})", *card.lines])
