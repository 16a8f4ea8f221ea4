"""What a card does, as a value: it can be run, and it can say what it does in every language."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.text import Text, join, own_words, text

G = TypeVar("G")
Y = TypeVar("Y")
P = ParamSpec("P")

PROMPT_CHOOSE = text("prompt-choose-effect", named=0)


class Effect(ABC, Generic[G, Y]):
    """Something that happens to `you`, the one who resolves it."""

    __slots__ = ()

    @abstractmethod
    def run(self, game: G, you: Y) -> Rules[None]:
        """Makes it happen."""

    @property
    @abstractmethod
    def text(self) -> Text:
        """What it does."""

    def possible(self, game: G, you: Y) -> bool:
        """Whether it can be done in full: what cannot is not offered where there is a choice."""
        return True

    def useful(self, game: G, you: Y) -> bool:
        """Whether it can be done at least in part: what cannot is not offered for use."""
        return self.possible(game, you)

    def chance(self, game: G, you: Y) -> float | None:
        """The chance of success, if it is a matter of chance; None if it is not or cannot be told."""
        return None


class AllOf(Effect[G, Y]):
    """Several effects, one after the other."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect[G, Y]) -> None:
        self.effects = effects

    def run(self, game: G, you: Y) -> Rules[None]:
        for effect in self.effects:
            yield from effect.run(game, you)

    @property
    def text(self) -> Text:
        return join((effect.text for effect in self.effects), "and")

    def possible(self, game: G, you: Y) -> bool:
        return all(effect.possible(game, you) for effect in self.effects)

    def useful(self, game: G, you: Y) -> bool:
        return any(effect.useful(game, you) for effect in self.effects)

    def chance(self, game: G, you: Y) -> float | None:
        return next((chance for effect in self.effects if (chance := effect.chance(game, you)) is not None), None)


class OneOf(Effect[G, Y]):
    """One of several effects, as the one who resolves it chooses among those that can be done."""

    __slots__ = ("effects", "rule", "seat_of")

    def __init__(self, seat_of: Callable[[Y], int], *effects: Effect[G, Y], rule: str = "") -> None:
        self.seat_of = seat_of
        self.effects = effects
        self.rule = rule

    def run(self, game: G, you: Y) -> Rules[None]:
        options = [
            Option(f"effect:{i}", effect, effect.text)
            for i, effect in enumerate(self.effects)
            if effect.possible(game, you)
        ]
        if options:
            chosen = yield from ask(self.seat_of(you), self.prompt(game), options, self.rule)
            yield from chosen.run(game, you)

    def prompt(self, game: G) -> Text:
        """The question: a game that knows which card asks it names that."""
        return PROMPT_CHOOSE

    @property
    def text(self) -> Text:
        return join((effect.text for effect in self.effects), "or")

    def possible(self, game: G, you: Y) -> bool:
        return any(effect.possible(game, you) for effect in self.effects)


class Function(Effect[G, Y]):
    """An effect that a declaration cannot say: a function of the rules, with its words in both languages."""

    __slots__ = ("_can", "_chance", "_text", "function")

    def __init__(
        self,
        function: Callable[[G, Y], Rules[None]],
        en: str,
        fr: str,
        can: Callable[[G, Y], bool] | None = None,
        chance: Callable[[G, Y], float | None] | None = None,
    ) -> None:
        self.function = function
        self._text = own_words(en, fr)
        self._can = can
        self._chance = chance

    def run(self, game: G, you: Y) -> Rules[None]:
        return self.function(game, you)

    @property
    def text(self) -> Text:
        return self._text

    def possible(self, game: G, you: Y) -> bool:
        return self._can is None or self._can(game, you)

    def chance(self, game: G, you: Y) -> float | None:
        return None if self._chance is None else self._chance(game, you)


class Word(Effect[G, Y]):
    """A word of a game's vocabulary with its arguments: see `word`."""

    __slots__ = ("_can", "_chance", "_run", "_say", "args")

    def __init__(
        self,
        run: Callable[..., Rules[None]],
        say: Callable[..., Text],
        can: Callable[..., bool] | None,
        chance: Callable[..., float | None] | None,
        args: tuple[Any, ...],
    ) -> None:
        self._run = run
        self._say = say
        self._can = can
        self._chance = chance
        self.args = args

    @property
    def name(self) -> str:
        """The word itself: `draw`."""
        return self._run.__name__

    def run(self, game: G, you: Y) -> Rules[None]:
        return self._run(game, you, *self.args)

    @property
    def text(self) -> Text:
        return self._say(*self.args)

    def possible(self, game: G, you: Y) -> bool:
        return self._can is None or self._can(game, you, *self.args)

    def chance(self, game: G, you: Y) -> float | None:
        return None if self._chance is None else self._chance(game, you, *self.args)


def word(
    say: Callable[..., Text],
    can: Callable[..., bool] | None = None,
    chance: Callable[..., float | None] | None = None,
) -> Callable[[Callable[Concatenate[G, Y, P], Rules[None]]], Callable[P, Effect[G, Y]]]:
    """Makes a function of the rules a word of the vocabulary that cards are declared with.

    `lose_trophies(game, you, amount)` becomes `lose_trophies(amount)`, an effect. `say` gives its text for the same
    arguments; `can` says whether it is possible in full (if not given: always), `chance` how likely it is to succeed.
    """

    def make(run: Callable[Concatenate[G, Y, P], Rules[None]]) -> Callable[P, Effect[G, Y]]:
        parameters = signature(run)

        @wraps(run)
        def declare(*args: P.args, **kwargs: P.kwargs) -> Effect[G, Y]:
            given = parameters.bind(None, None, *args, **kwargs)
            given.apply_defaults()
            return Word(run, say, can, chance, given.args[2:])

        return declare

    return make
