"""Words that put others together, for investigators and for the keeper alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from miskatonic.games.mansions.state import Condition, Mansion, piece
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import AllOf, Effect, Gives, OneOf, Word
from miskatonic.kernel.text import Text, join, text

Y = TypeVar("Y")


def plain(effect: Effect[Mansion, Y]) -> bool:
    """Whether an effect is said in one breath: one word, or one word about another."""
    if not isinstance(effect, Word):
        return False
    within = [arg for arg in effect.args if isinstance(arg, Effect)]
    return not within or (effect.name == "keeper_does" and all(map(plain, within)))


def spells_of(effects: Sequence[Effect[Mansion, Y]]) -> list[Text]:
    """The spells that are gained, if each of the effects is to gain one."""
    gained = [each.args[0] for each in effects if isinstance(each, Word) and each.name == "gain_spell"]
    return [piece(spell) for spell in gained] if len(gained) == len(effects) else []


class Choice(OneOf[Mansion, Y]):
    """One of several effects, chosen by its resolver; those that speak of others are parted by `; or`."""

    __slots__ = ()
    game = Mansion.game

    @property
    def text(self) -> Text:
        """This or that."""
        if spells := spells_of(self.effects):
            return text("mm-effect-gain-spell", spell=join(spells, "or"))
        return join((effect.text for effect in self.effects), "or" if all(map(plain, self.effects)) else "else")

    @property
    def gives(self) -> Gives:
        """What it gives on average."""
        whole = AllOf(*self.effects).gives
        return {what: amount / len(self.effects) for what, amount in whole.items()}


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


def halved(effect: Effect[Mansion, Y]) -> Gives:
    """What an effect gives that happens half of the time."""
    return {what: amount / 2 for what, amount in effect.gives.items()}
