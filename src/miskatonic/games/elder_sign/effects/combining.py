"""Words that make one effect of others: one after the other, one of several, for everybody."""

from __future__ import annotations

from typing import Any

from miskatonic.games.elder_sign.components import ASK, EACH
from miskatonic.games.elder_sign.rules import body_and_mind, failing
from miskatonic.games.elder_sign.state import ElderSign, ElderSignEffect, Investigator
from miskatonic.kernel.decision import Kind, Rules
from miskatonic.kernel.effect import AllOf, Effect, Gives, OneOf, word
from miskatonic.kernel.hooks import is_set
from miskatonic.kernel.text import text

PRINTED = "ES-ITEM-04"
"""The rule of questions that come from a card alone: the printed text is carried out."""

CHOICE = ASK.mixed("choice", PRINTED, Effect)
ATTACK = ASK.mixed("attack", "ES-AO-17", Effect)
AT_MIDNIGHT = ASK.mixed("at_midnight", "ES-CLK-05", Effect)


@word(
    "then",
    lambda first, last: text("es-effect-then", first=first.text, last=last.text),
    gives=lambda first, last: AllOf(first, last).gives,
)
def then(game: ElderSign, you: Investigator, first: ElderSignEffect, last: ElderSignEffect) -> Rules[None]:
    """One after the other, where the last is no part of what the first asks of each."""
    yield from first.run(game, you)
    yield from last.run(game, you)


class Either(OneOf[ElderSign, Investigator]):
    """One of several effects. What it gives is reckoned by the last of them, which by custom can always be done."""

    __slots__ = ()

    @property
    def gives(self) -> Gives:
        return self.effects[-1].gives


def one_of(*effects: ElderSignEffect, kind: Kind[Any] = CHOICE) -> ElderSignEffect:
    """One of them, chosen by the investigator concerned; the last one can always be done."""
    return Either(lambda investigator: investigator.seat, *effects, kind=kind, source_of=lambda game: game.cause)


def parts_of(effect: ElderSignEffect | None) -> list[ElderSignEffect]:
    """What an effect consists of, one after the other."""
    if isinstance(effect, AllOf):
        return [part for inner in effect.effects for part in parts_of(inner)]
    return [] if effect is None else [effect]


def to_each(effect: ElderSignEffect) -> Gives:
    """What an effect gives that every investigator resolves."""
    return {f"{EACH}{what}": amount for what, amount in effect.gives.items()}


@word("each_exposed", lambda effect: text("es-effect-each", effect=effect.text), gives=to_each)
def each_exposed(game: ElderSign, you: Investigator, effect: ElderSignEffect) -> Rules[None]:
    """Every investigator whom the Mythos card in force can harm."""
    for investigator in game.present():
        if not is_set(game, failing.IGNORES_MYTHOS, investigator):
            yield from effect.run(game, investigator)


@word("each", lambda effect: text("es-effect-each", effect=effect.text), gives=to_each)
def each(game: ElderSign, you: Investigator, effect: ElderSignEffect) -> Rules[None]:
    """Every investigator, from the active one on."""
    for investigator in game.present():
        yield from effect.run(game, investigator)


@word(
    "or_devoured",
    lambda effect: text("es-effect-or-devoured", effect=effect.text),
    gives=lambda effect: effect.gives,
)
def or_devoured(game: ElderSign, you: Investigator, effect: ElderSignEffect) -> Rules[None]:
    """An investigator that cannot do it in full is devoured."""
    if effect.possible(game, you):
        return effect.run(game, you)
    return body_and_mind.devour(game, you)
