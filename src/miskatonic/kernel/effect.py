"""What a card does, as a value: it can be run, it says what it does in every language, and what it gives and costs.

Programs that want to know what an effect means read its `name`, its `args` and what it `gives`; its words are for people.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, wraps
from inspect import Parameter, signature
from typing import Any, ClassVar, Concatenate, Generic, Literal, ParamSpec, TypeVar, get_origin, get_type_hints

from miskatonic.kernel.decision import Kind, Kinds, Option, Rules, ask
from miskatonic.kernel.fitting import described, fitting
from miskatonic.kernel.text import Text, join, name, own_words, text

G = TypeVar("G")
Y = TypeVar("Y")
P = ParamSpec("P")

Gives = Mapping[str, float]
"""What an effect gives, in the quantities of its game; what it costs is negative: `{"clue": 2, "sanity": -1}`."""

NO_GIFT: Gives = {}

_ASK = Kinds("", "")
_NAMELESS = "own"
"""What an effect without a name of its own is called among others."""


class Effect(ABC, Generic[G, Y]):
    """Something that happens to `you`, the one who resolves it."""

    __slots__ = ()

    name: str
    """What it is called in the vocabulary of its game: `gain`."""

    @abstractmethod
    def run(self, game: G, you: Y) -> Rules[None]:
        """Makes it happen."""

    @property
    @abstractmethod
    def text(self) -> Text:
        """What it does."""

    @property
    def gives(self) -> Gives:
        """Gifts and costs for the investigator that resolves it."""
        return NO_GIFT

    def possible(self, game: G, you: Y) -> bool:
        """Whether it can be done in full: what cannot is not offered where there is a choice."""
        return True

    def useful(self, game: G, you: Y) -> bool:
        """Whether it can be done at least in part, and would change something: what would not is not offered."""
        return self.possible(game, you)

    def on_offer(self, game: G, you: Y) -> bool:
        """Whether it can be chosen among others: it can be done in full and would change something."""
        return self.possible(game, you) and self.useful(game, you)

    def odds(self, game: G, you: Y) -> float | None:
        """The chance of success, if it is a matter of chance; None if it is not or cannot be told."""
        return None


class AllOf(Effect[G, Y]):
    """Several effects, one after the other."""

    __slots__ = ("effects",)

    name = "all_of"

    def __init__(self, *effects: Effect[G, Y]) -> None:
        self.effects = effects

    def run(self, game: G, you: Y) -> Rules[None]:
        for effect in self.effects:
            yield from effect.run(game, you)

    @property
    def text(self) -> Text:
        return join((effect.text for effect in self.effects), "and")

    @property
    def gives(self) -> Gives:
        found: dict[str, float] = {}
        for effect in self.effects:
            for what, amount in effect.gives.items():
                found[what] = found.get(what, 0) + amount
        return found

    def possible(self, game: G, you: Y) -> bool:
        return all(effect.possible(game, you) for effect in self.effects)

    def useful(self, game: G, you: Y) -> bool:
        return any(effect.useful(game, you) for effect in self.effects)

    def odds(self, game: G, you: Y) -> float | None:
        return next((odds for effect in self.effects if (odds := effect.odds(game, you)) is not None), None)


def told_apart(effects: Sequence[Effect[Any, Any]]) -> list[str]:
    """A name for each of several effects, by what it is: its word, with the arguments as far as they tell it from the others."""
    for detail in range(3):
        names = [_called(effect, detail) for effect in effects]
        if len(set(names)) == len(names):
            return names
    return [f"{name}_{names[: n + 1].count(name)}" for n, name in enumerate(names)]


def _called(effect: Effect[Any, Any], detail: int) -> str:
    """The word of an effect with the words that it is used with; with more detail also what there is a number of, and then the
    numbers and other effects. A word about an `effect`, such as a price for it, is called by that."""
    if isinstance(effect, (AllOf, OneOf)):
        return f"_{_JOINED[effect.name]}_".join(_called(part, detail) for part in effect.effects)
    if not isinstance(effect, Word):
        return effect.name or _NAMELESS
    given = dict(zip(effect.parameters, effect.args, strict=True))
    if isinstance(about := given.get("effect"), Effect):
        return _called(about, detail)
    said = [effect.name]
    for parameter, arg in given.items():
        if isinstance(arg, str):
            said.append(arg)
        elif isinstance(arg, int) and arg and detail:
            said.append(parameter if detail == 1 else f"{parameter}_{arg}")
        elif isinstance(arg, Effect) and detail == 2:
            said.append(_called(arg, detail))
    return re.sub(r"\W+", "_", "_".join(filter(None, said))).strip("_").lower()


_JOINED = {"all_of": "and", "one_of": "or"}

EFFECT = _ASK.mixed("choose_effect", "", Effect)
"""Which of several effects happens."""


def both(*effects: Effect[G, Y]) -> Effect[G, Y]:
    """Several effects, one after the other."""
    return AllOf(*effects)


class OneOf(Effect[G, Y]):
    """One of several effects, as the one who resolves it chooses among those that can be done."""

    __slots__ = ("_ids", "effects", "kind", "rule", "seat_of", "source_of")

    name = "one_of"
    game: ClassVar[str] = ""
    """The game that its source is a piece of."""

    def __init__(
        self,
        seat_of: Callable[[Y], int],
        *effects: Effect[G, Y],
        rule: str = "",
        kind: Kind[Any] = EFFECT,
        source_of: Callable[[G], str] | None = None,
    ) -> None:
        self.seat_of = seat_of
        self.kind = kind
        self.effects = effects
        self.rule = rule
        self.source_of = source_of
        self._ids = [(f"effect:{what}", f"effect:{i}") for i, what in enumerate(told_apart(effects))]

    def offered(self, game: G, you: Y) -> list[Option[Effect[G, Y]]]:
        """The effects that can be done in full and would change something."""
        return [
            Option(what, effect, text("option-effect", effect=effect.text), was=was)
            for (what, was), effect in zip(self._ids, self.effects, strict=True)
            if effect.on_offer(game, you)
        ]

    def run(self, game: G, you: Y) -> Rules[None]:
        if options := self.offered(game, you):
            source = "" if self.source_of is None else self.source_of(game)
            seat, kind, rule = self.seat_of(you), self.kind, self.rule
            if kind is EFFECT:
                cause = name(self.game, source) if self.game and source else ""
                chosen = yield from ask(seat, kind, options, source, rule=rule, named=int(cause != ""), cause=cause)
            else:
                chosen = yield from ask(seat, kind, options, source, rule=rule)
            yield from chosen.run(game, you)

    @property
    def text(self) -> Text:
        several = any(isinstance(effect, (AllOf, OneOf)) for effect in self.effects)
        return join((effect.text for effect in self.effects), "else" if several else "or")

    def possible(self, game: G, you: Y) -> bool:
        return any(effect.on_offer(game, you) for effect in self.effects)


class Function(Effect[G, Y]):
    """An effect that a declaration cannot say: a function of the rules, with its words in both languages."""

    __slots__ = ("_can", "_gives", "_odds", "_text", "function", "name")

    def __init__(
        self,
        function: Callable[[G, Y], Rules[None]],
        en: str,
        fr: str,
        can: Callable[[G, Y], bool] | None = None,
        odds: Callable[[G, Y], float | None] | None = None,
        *,
        name: str = "",
        gives: Gives = NO_GIFT,
    ) -> None:
        self.function = function
        self.name = name
        self._text = own_words(en, fr)
        self._can = can
        self._odds = odds
        self._gives = gives

    def run(self, game: G, you: Y) -> Rules[None]:
        return self.function(game, you)

    @property
    def text(self) -> Text:
        return self._text

    @property
    def gives(self) -> Gives:
        return self._gives

    def possible(self, game: G, you: Y) -> bool:
        return self._can is None or self._can(game, you)

    def odds(self, game: G, you: Y) -> float | None:
        return None if self._odds is None else self._odds(game, you)


def function(
    en: str, fr: str, can: Callable[[G, Y], bool] | None = None, *, name: str = "", gives: Gives = NO_GIFT
) -> Callable[[Callable[[G, Y], Rules[None]]], Effect[G, Y]]:
    """Turns a function of the rules into an effect with those words, that name and those gifts."""

    def wrap(run: Callable[[G, Y], Rules[None]]) -> Effect[G, Y]:
        return Function(run, en, fr, can, name=name, gives=gives)

    return wrap


class Meaning:
    """What a word of a vocabulary means: what it does, says, gives, needs, is good for and promises, each for the same
    arguments."""

    __slots__ = ("can", "gives", "name", "odds", "run", "say", "useful")

    def __init__(
        self,
        name: str,
        run: Callable[..., Rules[None]],
        say: Callable[..., Text],
        gives: Callable[..., Gives] | None,
        can: Callable[..., bool] | None,
        odds: Callable[..., float | None] | None,
        useful: Callable[..., bool] | None,
    ) -> None:
        self.name = name
        self.run = run
        self.say = say
        self.gives = gives
        self.can = can
        self.odds = odds
        self.useful = useful


def refuse_misfits(name: str, run: Callable[..., object], given: Mapping[str, object], skipping: int = 2) -> None:
    """Refuses arguments of a word that are no number or not one of the words that they have to be; `skipping` the first ones."""
    for parameter, hint in _plain_hints(run, skipping).items():
        if not fitting(hint)(given[parameter]):
            raise ValueError(f"{name}: {parameter} cannot be {given[parameter]!r}; it is {described(hint)}")


_SEVERAL = (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)


@cache
def _plain_hints(run: Callable[..., object], skipping: int) -> dict[str, Any]:
    """The parameters of a word that are numbers or one of several words, with their types."""
    try:
        hints = get_type_hints(run)
    except NameError:  # a type that only type checkers import
        return {}
    parameters = list(signature(run).parameters.values())[skipping:]
    own = [one.name for one in parameters if one.name in hints and one.kind not in _SEVERAL]
    return {name: hints[name] for name in own if hints[name] is int or get_origin(hints[name]) is Literal}


class Word(Effect[G, Y]):
    """A word of a game's vocabulary with its arguments: see `word`."""

    __slots__ = ("_means", "args", "name")

    def __init__(self, means: Meaning, args: tuple[Any, ...]) -> None:
        self._means = means
        self.name = means.name
        self.args = args

    @property
    def parameters(self) -> list[str]:
        """What its arguments are."""
        return list(signature(self._means.run).parameters)[2:]

    def run(self, game: G, you: Y) -> Rules[None]:
        return self._means.run(game, you, *self.args)

    @property
    def text(self) -> Text:
        return self._means.say(*self.args)

    @property
    def gives(self) -> Gives:
        return NO_GIFT if self._means.gives is None else self._means.gives(*self.args)

    def possible(self, game: G, you: Y) -> bool:
        can = self._means.can
        return can is None or can(game, you, *self.args)

    def useful(self, game: G, you: Y) -> bool:
        useful = self._means.useful
        return self.possible(game, you) if useful is None else useful(game, you, *self.args)

    def on_offer(self, game: G, you: Y) -> bool:
        useful = self._means.useful
        return self.possible(game, you) and (useful is None or useful(game, you, *self.args))

    def odds(self, game: G, you: Y) -> float | None:
        odds = self._means.odds
        return None if odds is None else odds(game, you, *self.args)


def word(
    name: str,
    say: Callable[..., Text],
    *,
    gives: Callable[..., Gives] | None = None,
    can: Callable[..., bool] | None = None,
    odds: Callable[..., float | None] | None = None,
    useful: Callable[..., bool] | None = None,
) -> Callable[[Callable[Concatenate[G, Y, P], Rules[None]]], Callable[P, Effect[G, Y]]]:
    """Makes a function of the rules a word of the vocabulary that cards are declared with.

    `lose_trophies(game, you, amount)` becomes `lose_trophies(amount)`, an effect. For the same arguments, `say` gives its
    text and `gives` what it gives and costs; `can` says whether it is possible in full (if not given: always), `useful` whether
    it would change anything (if not given: whenever it is possible), `odds` how likely it is to succeed.
    """

    def make(run: Callable[Concatenate[G, Y, P], Rules[None]]) -> Callable[P, Effect[G, Y]]:
        parameters = signature(run)
        means = Meaning(name, run, say, gives, can, odds, useful)

        @wraps(run)
        def declare(*args: P.args, **kwargs: P.kwargs) -> Effect[G, Y]:
            given = parameters.bind(None, None, *args, **kwargs)
            given.apply_defaults()
            refuse_misfits(name, run, given.arguments)
            return Word(means, given.args[2:])

        return declare

    return make


def words_in(effect: Effect[Any, Any]) -> Iterator[Word[Any, Any]]:
    """The words that an effect consists of, those within others included."""
    inner = effect.args if isinstance(effect, Word) else getattr(effect, "effects", ())
    if isinstance(effect, Word):
        yield effect
    for part in inner:
        if isinstance(part, Effect):
            yield from words_in(part)
