"""A line of a card's text box, as a value: it works, it says what it does in every language, and what it gives.

A line is to hooks what an effect is to rules. The words of a game that make lines are functions that return hooks, declared with
`line`. Programs that want to know what a card means read the `name`, `args`, `gives` and `cost` of its lines; their words are for
people, and follow one pattern: when, at what cost, what.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from inspect import BoundArguments, signature
from typing import Any, Literal, ParamSpec

from msgspec import Struct

from miskatonic.kernel.effect import NO_GIFT, Effect, Gives, refuse_misfits
from miskatonic.kernel.hooks import Ability, Hook, Replacement, Trigger
from miskatonic.kernel.memory import printed
from miskatonic.kernel.registry import Component, open_box
from miskatonic.kernel.text import Text, join, own_words, text

P = ParamSpec("P")

Timing = Literal["always", "use", "instead", "when", "after", "rule"]
"""When a line works: always; as a player likes; in place of what was about to happen, before it or after it. What the rules
look at by themselves, such as a keyword, has no timing of its own: it is a `rule`."""


class Cost(Struct, frozen=True):
    """The cost of a line: `Cost("ah-cost", {"exhaust": True, "movement": 2})`. A part without a number is True."""

    prefix: str
    """What the keys of its words begin with."""
    parts: Mapping[str, int]

    def __bool__(self) -> bool:
        return bool(self.parts)

    def __getitem__(self, what: str) -> int:
        return self.parts.get(what, 0)

    @property
    def text(self) -> Text:
        """The cost in words, as an instruction to the player."""
        keys = {what: f"{self.prefix}-{what.replace('_', '-')}" for what in self.parts}
        return join(text(keys[what]) if n is True else text(keys[what], n=n) for what, n in self.parts.items())


class Limit(Struct, frozen=True):
    """How often a line works in a period, which has a name in its game (`turn`, `day`); a `group` limit counts for everybody
    together."""

    times: int
    period: str
    group: bool = False


FREE = Cost("", {})
"""What costs nothing."""


class CardAbility(Ability, frozen=True, eq=False):
    """An ability that says what it does as an effect, and what it costs."""

    effect: Effect[Any, Any]
    cost: Cost = FREE


class CardTrigger(Trigger, frozen=True, eq=False, kw_only=True):
    """A trigger that says what it does as an effect."""

    effect: Effect[Any, Any]


class Meaning(Struct, frozen=True):
    """What a word that makes lines means: what it says, gives and costs, each for the same arguments."""

    name: str
    parameters: tuple[str, ...]
    say: Callable[..., Text]
    gives: Callable[..., Gives] | None
    cost: Callable[..., Cost] | None
    once: str


class Line:
    """One line of a text box: see `line`. Its text and gifts are computed on first access."""

    __slots__ = ("_given", "_means", "args", "hooks", "name")

    def __init__(self, means: Meaning, given: BoundArguments, hooks: tuple[Hook, ...]) -> None:
        self._means = means
        self._given = given
        self.name = means.name
        """What it is called in the vocabulary of its game: `adds`."""
        self.args = tuple(given.arguments.values())
        self.hooks = hooks

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(map(repr, self.args))})"

    @property
    def parameters(self) -> tuple[str, ...]:
        """What its arguments are."""
        return self._means.parameters

    @property
    def text(self) -> Text:
        """What it does."""
        return self._means.say(*self._given.args, **self._given.kwargs)

    @property
    def gives(self) -> Gives:
        """What its owner has of it each time that it works, without what it costs; what its effect gives, if nothing else is
        said."""
        if self._means.gives is not None:
            return self._means.gives(*self._given.args, **self._given.kwargs)
        effect = self.effect
        return NO_GIFT if effect is None else effect.gives

    @property
    def cost(self) -> Cost | None:
        """What has to be paid each time that it works: its argument of that name, if its word says nothing else."""
        if self._means.cost is not None:
            return self._means.cost(*self._given.args, **self._given.kwargs)
        return self._given.arguments.get("cost")

    @property
    def limit(self) -> Limit | None:
        """How often it works: `once` in a period, as its word or its argument of that name says, or its argument `limit`; None if
        as often as it is paid for."""
        given = self._given.arguments
        once = self._means.once or given.get("once")
        return Limit(1, once) if once else given.get("limit")

    @property
    def effect(self) -> Any:
        """The effect that it carries out, if it carries out one: its argument of that name."""
        return self._given.arguments.get("effect")

    @property
    def timing(self) -> Timing:
        """When it works, by the first of its hooks."""
        return timing_of(self.hooks[0]) if self.hooks else "rule"

    def given(self, parameter: str) -> Any:
        """One of its arguments."""
        return self._given.arguments[parameter]

    def by_other_hooks(self, change: Callable[[Hook], Hook]) -> Line:
        """The same line, with each of its hooks changed."""
        return Line(self._means, self._given, tuple(map(change, self.hooks)))


class Lined(Component, frozen=True, kw_only=True):
    """A component that is made of lines, by whose hooks it works."""

    lines: tuple[Line, ...] = ()
    text: Text | None = None
    """The printed text of a component: the text of its lines, and the text that all components of its kind share."""

    @property
    def hooks(self) -> tuple[Hook, ...]:
        """The hooks by which its lines work."""
        return hooks_in(self.lines)


@printed
def lines_on(game: str, copy: str) -> tuple[Line, ...]:
    """The lines of a component of a game, by the id of a copy; empty for an id that is no component."""
    found = open_box(game).declared.get(copy.partition("#")[0])
    return found.lines if isinstance(found, Lined) else ()


def timing_of(hook: Hook) -> Timing:
    """When a hook works."""
    if isinstance(hook, Ability):
        return "use"
    if isinstance(hook, Replacement):
        return "instead"
    return hook.timing if isinstance(hook, Trigger) else "always"


def line(
    name: str,
    say: Callable[..., Text],
    *,
    gives: Callable[..., Gives] | None = None,
    cost: Callable[..., Cost] | None = None,
    once: str = "",
) -> Callable[[Callable[P, Hook | tuple[Hook, ...]]], Callable[P, Line]]:
    """Makes a function that returns hooks a word of the vocabulary that cards are declared with.

    For the same arguments, `say` gives the words of the line, `gives` what its owner has of it and `cost` what it costs. It
    may work only `once` in a period.
    """

    def make(hooks: Callable[P, Hook | tuple[Hook, ...]]) -> Callable[P, Line]:
        parameters = signature(hooks)
        means = Meaning(name, tuple(parameters.parameters), say, gives, cost, once)

        @wraps(hooks)
        def declare(*args: P.args, **kwargs: P.kwargs) -> Line:
            given = parameters.bind(*args, **kwargs)
            given.apply_defaults()
            refuse_misfits(name, hooks, given.arguments, skipping=0)
            made = hooks(*args, **kwargs)
            return Line(means, given, made if isinstance(made, tuple) else (made,))

        return declare

    return make


@line("typed", lambda en, fr, *hooks: own_words(en, fr))
def typed(en: str, fr: str, *hooks: Hook) -> tuple[Hook, ...]:
    """Hooks with words typed by hand, where no word of the vocabulary says what they do."""
    return hooks


def hooks_in(lines: Iterable[Line]) -> tuple[Hook, ...]:
    """The hooks by which lines work."""
    return tuple(hook for one in lines for hook in one.hooks)


def timed(when: Text | None, cost: Cost | None, what: Text) -> Text:
    """The words of a line by the one pattern: `when, cost: what`."""
    if when is None:
        return what if not cost else text("line-cost", cost=cost.text, what=what)
    return (
        text("line-when", when=when, what=what)
        if not cost
        else text("line-when-cost", when=when, cost=cost.text, what=what)
    )
