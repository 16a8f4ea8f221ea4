"""Effects built from others: in a row, one of several, for other investigators, under a condition."""

from __future__ import annotations

from collections.abc import Callable

from miskatonic.games.card_game.components import ASK, trait_text
from miskatonic.games.card_game.rules import enemies
from miskatonic.games.card_game.rules.bearing import Harm, Harmful
from miskatonic.games.card_game.rules.values import enemies_with
from miskatonic.games.card_game.state import CardGame, CardGameEffect, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import NO_GIFT, Function, Gives, OneOf, word
from miskatonic.kernel.text import reworded, text

SOMEONE = ASK("someone", "CG-EFF-07", int)
"""Which investigator a card means."""


class _OneOf(OneOf[CardGame, Investigator]):
    """One of several effects of a card."""

    __slots__ = ()
    game = CardGame.game

    def __init__(self, *effects: CardGameEffect, rule: str) -> None:
        super().__init__(lambda you: you.seat, *effects, rule=rule, source_of=lambda game: game.cause)


def one_of(*effects: CardGameEffect, rule: str = "CG-TERM-03") -> CardGameEffect:
    """One of them, chosen by the investigator concerned."""
    return _OneOf(*effects, rule=rule)


def function(
    en: str,
    fr: str,
    can: Callable[[CardGame, Investigator], bool] | None = None,
    odds: Callable[[CardGame, Investigator], float | None] | None = None,
    *,
    name: str,
    gives: Gives = NO_GIFT,
    harm: Callable[[CardGame, Investigator, int], Harm] | None = None,
    failed: CardGameEffect | None = None,
) -> Callable[[Callable[[CardGame, Investigator], Rules[None]]], CardGameEffect]:
    """Turns a function of the rules into an effect with those words, under a name.

    `can` says when it is possible, if not always; `odds` how likely it is to succeed; `gives` what it gives and costs; `harm`
    what harm it does, where that depends on more: the third argument is by how much a test was failed; `failed` what failing the
    test does that it is.
    """

    def wrap(run: Callable[[CardGame, Investigator], Rules[None]]) -> CardGameEffect:
        if harm is None and failed is None:
            return Function(run, en, fr, can, odds, name=name, gives=gives)
        effect = Harmful(run, en, fr, can, odds, name=name, gives=gives)
        effect.harm, effect.failed = harm, failed
        return effect

    return wrap


def choose_someone_here(
    game: CardGame, you: Investigator, fits: Callable[[Investigator], bool] = lambda investigator: True
) -> Rules[Investigator]:
    """An investigator at one's location, oneself included, of those who fit."""
    investigators = [investigator for investigator in game.at(you.at) if fits(investigator)]
    return enemies.choose_investigator(game, you.seat, investigators, SOMEONE, game.cause)


@word(
    "someone_here",
    lambda effect: text("cg-effect-someone-here", effect=reworded(effect.text, who="another")),
    can=lambda game, you, effect: any(effect.possible(game, investigator) for investigator in game.at(you.at)),
    gives=lambda effect: effect.gives,
)
def someone_here(game: CardGame, you: Investigator, effect: CardGameEffect) -> Rules[None]:
    """Something happens to an investigator of one's choice at one's location."""
    investigator = yield from choose_someone_here(game, you, lambda investigator: effect.possible(game, investigator))
    yield from effect.run(game, investigator)


@word(
    "if_enemy_here",
    lambda trait, effect: text("cg-effect-if-enemy-here", trait=trait_text(trait), effect=effect.text),
)
def if_enemy_here(game: CardGame, you: Investigator, trait: str, effect: CardGameEffect) -> Rules[None]:
    """An effect on each investigator with an enemy of that trait at the location."""
    if any(enemy.at == you.at for enemy in enemies_with(game, trait)):
        yield from effect.run(game, you)
