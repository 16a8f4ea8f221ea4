"""Words that put others together, for investigators and for the keeper alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from miskatonic.games.mansions.state import Condition, Mansion
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import AllOf, Effect, Function, Gives
from miskatonic.kernel.text import Text, join, text

Y = TypeVar("Y")


def both(*effects: Effect[Mansion, Y]) -> Effect[Mansion, Y]:
    """Several effects, one after the other."""
    return AllOf(*effects)


class Nothing(Effect[Mansion, Y]):
    """Nothing happens."""

    __slots__ = ()
    name = "nothing"

    def run(self, game: Mansion, you: Y) -> Rules[None]:
        """Nothing happens."""
        yield from ()

    @property
    def text(self) -> Text:
        """Nothing."""
        return text("mm-effect-nothing")

    def useful(self, game: Mansion, you: Y) -> bool:
        """It never is."""
        return False


class When(Effect[Mansion, Y]):
    """One effect if something is true, another one if it is not."""

    __slots__ = ("condition", "effect", "otherwise")
    name = "when"

    def __init__(
        self, condition: Condition[Y], effect: Effect[Mansion, Y], otherwise: Effect[Mansion, Y] | None = None
    ) -> None:
        self.condition = condition
        self.effect = effect
        self.otherwise = otherwise

    def run(self, game: Mansion, you: Y) -> Rules[None]:
        """As the condition says."""
        if self.condition.holds(game, you):
            yield from self.effect.run(game, you)
        elif self.otherwise is not None:
            yield from self.otherwise.run(game, you)

    @property
    def text(self) -> Text:
        """If this, then that."""
        said = text("mm-effect-when", condition=self.condition.text, effect=self.effect.text)
        if self.otherwise is None:
            return said
        return join([said, text("mm-effect-otherwise", effect=self.otherwise.text)], "semicolon")

    def useful(self, game: Mansion, you: Y) -> bool:
        """Whether what would happen now does anything."""
        happens = self.effect if self.condition.holds(game, you) else self.otherwise
        return happens is not None and happens.useful(game, you)


def when(
    condition: Condition[Y], effect: Effect[Mansion, Y], otherwise: Effect[Mansion, Y] | None = None
) -> Effect[Mansion, Y]:
    """One effect if something is true, another one if it is not."""
    return When(condition, effect, otherwise)


def own(
    function: Callable[[Mansion, Y], Rules[None]],
    en: str,
    fr: str,
    can: Callable[[Mansion, Y], bool] | None = None,
    **gives: float,
) -> Effect[Mansion, Y]:
    """What no other word says: a function of the rules with its words."""
    return Function(function, en, fr, can, gives=gives)


def contrary(condition: Condition[Y], words: Text) -> Condition[Y]:
    """The contrary of a condition, with its own words."""
    return Condition(f"not_{condition.name}", condition.args, words, lambda game, you: not condition.holds(game, you))


def halved(effect: Effect[Mansion, Y]) -> Gives:
    """What an effect gives that happens half of the time."""
    return {what: amount / 2 for what, amount in effect.gives.items()}
