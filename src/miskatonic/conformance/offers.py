"""Takes whatever is offered: where something is offered, taking it changes the position.

`idle(table)` looks at the pending question of a table, `explore(table)` at every question of the running step, and
`staged(rules, state, run)` makes a table of a part of the rules alone: one encounter, the use of one card.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, islice
from typing import Any, NamedTuple, TypeVar

import msgspec

from miskatonic import Table
from miskatonic.kernel.decision import Decision, Option, Rules
from miskatonic.kernel.errors import IllegalChoice
from miskatonic.kernel.rng import Dice, Rng
from miskatonic.kernel.rulebook import Rulebook
from miskatonic.testing.steps import GO_ON, STOPPED

T = TypeVar("T")

DECLINES = frozenset({"pass", "no", "done", "decline", "stop", "refuse", "nothing", "leave", "nobody", "leave_it"})
"""Verbs, or whole ids, of options that decline an offer."""
FEW = 24
"""How many answers to a question are tried."""
FAR = 12
"""How many further questions are answered to see where an option leads in the end."""

Place = Callable[[Any], object]
"""What of a state counts as the position, as plain data: without chance and without the bookkeeping of a step."""
Poorer = Callable[[Any, Any, int], bool]
"""Whether the second state is the first one but for what a seat has given up."""
Ways = Callable[[Decision], Iterator[tuple[int, ...]]]
"""The answers to a question that are tried, each as the places of the options that it takes."""


def whole(state: Any) -> object:
    """The position where a game does not say more: the state without chance and without the steps that come next."""
    found = msgspec.to_builtins(state)
    return {key: value for key, value in found.items() if key not in ("rng", "ahead", "step", "phase")}


class Reached(NamedTuple):
    """Where a choice has led: to another question of the same step, or (`asked` is None) to the end of the step."""

    position: object
    asked: tuple[object, ...] | None
    reveals: int
    """What chance had shown by then, beside loaded dice."""


class Idle(NamedTuple):
    """An option that should not have been offered."""

    question: str
    source: str
    option: str
    why: str


def stop(state: Any) -> Rules[None]:
    """A stop in place of the step that comes next."""
    yield Decision(state.lead_seat(), STOPPED, [GO_ON])


class Loaded(Rng, dict=True, gc=True):
    """Chance whose dice all show the same face in a roll: the next of its faces, over and over."""

    def roll(self, dice: Dice[T]) -> tuple[T, ...]:
        """That face, as often as there are dice."""
        self.reveal()
        faces: tuple[T, ...] = self.__dict__["faces"]
        self.__dict__["rolls"] = rolls = self.__dict__["rolls"] + 1
        return (faces[(rolls - 1) % len(faces)],) * len(dice.faces)


def loaded(rng: Rng, faces: tuple[object, ...]) -> Rng:
    """The same chance with loaded dice."""
    found = Loaded(rng.word, rng.reveals, rng.secret)
    found.__dict__.update(faces=faces, rolls=0)
    return found


def staged(
    rules: Rulebook[Any], state: Any, run: Callable[[Any], Rules[None]], *, faces: tuple[object, ...] = ()
) -> Table[Any]:
    """A table at the first question of a part of the rules, with dice that show those faces, or at the stop after it."""

    def step(state: Any) -> Rules[None]:
        if faces:
            state.rng = loaded(state.rng, faces)
        yield from rules.as_step(state, run(state))
        yield from stop(state)

    return Table(replace(rules, step=step), state, {}, 1, history=False)


# --- taking an option


def answers(decision: Decision) -> Iterator[tuple[int, ...]]:
    """The smallest valid answers to a question: no option where that is allowed, then sets of one, or of `least`, options."""
    if decision.least == 0:
        yield ()
    yield from islice(combinations(range(len(decision.options)), max(1, decision.least)), FEW)


def is_decline(decision: Decision, answer: tuple[int, ...], declines: frozenset[str] = DECLINES) -> bool:
    """Whether an answer declines: no option at all, or one whose verb or id says so."""
    taking = [decision.options[place] for place in answer]
    return all(option.verb in declines or option.id in declines for option in taking)


def is_over(table: Table[Any]) -> bool:
    """Whether the step of a table is over, or its game."""
    return table.decision is None or table.decision.kind is STOPPED


def taken(table: Table[Any], answer: tuple[int, ...]) -> Table[Any] | None:
    """A copy of the table after a choice, which stops where the step ends; None where options exclude one another."""
    twin = table.clone()
    rules = twin.rules
    twin.rules = replace(rules, step=stop)
    try:
        twin.choose(*answer)
    except IllegalChoice:
        return None
    if not is_over(twin):
        twin.rules = rules
    return twin


def reached(table: Table[Any], place: Place = whole) -> Reached:
    """Where a table stands."""
    decision, asked = table.decision, None
    if decision is not None and not is_over(table):
        options = tuple(option.id for option in decision.options)
        asked = (decision.seat, decision.kind.name, decision.source, decision.amount, options)
    return Reached(place(table.state), asked, revealed(table.state.rng))


def revealed(rng: Rng) -> int:
    """What chance has shown, beside loaded dice."""
    return rng.reveals - (rng.__dict__["rolls"] if isinstance(rng, Loaded) else 0)


def ends(table: Table[Any], declines: frozenset[str] = DECLINES) -> list[Table[Any]]:
    """Where the step may end: with the first or the last of what is offered taken each time, with the first of it alone, and
    with everything declined."""
    found = []
    for most, order in ((FAR, 1), (FAR, -1), (1, 1), (0, 1)):
        at, took = table, 0
        for _ in range(FAR):
            if is_over(at):
                found.append(at)
                break
            assert at.decision is not None
            open_to = list(answers(at.decision))
            fitting = [answer for answer in open_to if is_decline(at.decision, answer, declines) != (took < most)]
            took += 0 < len(fitting) < len(open_to)
            ways = (fitting or open_to)[::order]
            after = next((there for way in ways if (there := taken(at, way)) is not None), None)
            assert after is not None
            at = after
    return found


# --- what should not be offered


def idle(
    table: Table[Any],
    place: Place = whole,
    *,
    declines: frozenset[str] = DECLINES,
    poorer: Poorer | None = None,
    chance: bool = True,
    of: Callable[[Option[Any]], bool] = lambda option: True,
) -> list[Idle]:
    """The answers to the pending question that change nothing, or (`poorer`) only cost something that can also be declined.

    With `chance`, whatever rolls dice or draws cards counts as a change, unless the dice are loaded. With `of`, only such options
    are looked at.
    """
    decision = table.decision
    if decision is None or is_over(table):
        return []
    before, found = reached(table, place), []
    refused = [answer for answer in answers(decision) if is_decline(decision, answer, declines)]
    without = taken(table, refused[0]) if refused and any(of(option) for option in decision.options) else None
    for answer in answers(decision):
        if answer in refused or not any(of(decision.options[n]) for n in answer):
            continue
        if (after := taken(table, answer)) is None:
            continue
        if chance and revealed(after.state.rng) != before.reveals:
            continue
        why = "changes nothing" if nothing_comes_of_it(before, reached(after, place), without, place) else ""
        if not why and without is not None and poorer is not None:
            pairs = [(one, other) for one in ends(without, declines) for other in ends(after, declines)]
            if pairs and all(place(one.state) == place(other.state) for one, other in pairs):
                why = "changes nothing"
            elif pairs and all(poorer(one.state, other.state, decision.seat) for one, other in pairs):
                why = "is paid for nothing"
        if why:
            taking = "+".join(decision.options[n].id for n in answer)
            found.append(Idle(decision.kind.name, decision.source, taking, why))
    return found


def nothing_comes_of_it(before: Reached, after: Reached, without: Table[Any] | None, place: Place) -> bool:
    """Whether a choice has led back to the question, to where declining leads, or to the end with nothing changed."""
    same = after.position == before.position
    if same and after.asked == before.asked:
        return True
    if without is None:
        return same and after.asked is None
    declined = reached(without, place)
    return (after.position, after.asked) == (declined.position, declined.asked)


def explore(table: Table[Any], most: int = 200, ways: Ways = answers) -> Iterator[Table[Any]]:
    """Every question that can come up in the running step, up to a maximum, if it is answered in those ways."""
    ahead = [table]
    for at in ahead:
        if is_over(at) or at.decision is None:
            continue
        yield at
        for answer in ways(at.decision):
            if len(ahead) >= most:
                break
            if (after := taken(at, answer)) is not None:
                ahead.append(after)
