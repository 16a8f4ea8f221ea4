"""Reactions: what it is worth to answer what has happened, and what encounter cards that are drawn would cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from miskatonic.games.card_game.bot.cards_in_use import asset_value
from miskatonic.games.card_game.bot.estimate import estimate, estimates_of
from miskatonic.games.card_game.bot.gifts import tells
from miskatonic.games.card_game.bot.guess import Guess
from miskatonic.games.card_game.bot.plan import clues_wanted
from miskatonic.games.card_game.bot.trial import BY_MARGIN, Trial
from miskatonic.games.card_game.bot.turn import Turn
from miskatonic.games.card_game.bot.worth import (
    COIN,
    Body,
    cost_in_coins,
    is_known,
    kept_worth,
)
from miskatonic.games.card_game.components import EnemyCard, slug_of
from miskatonic.games.card_game.rules.abilities import ReactionTrigger
from miskatonic.games.card_game.rules.values import (
    has_trait,
    skill_value,
)
from miskatonic.games.card_game.state import CardGame, Investigator, card_of
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.effect import Word
from miskatonic.kernel.hooks import Source
from miskatonic.players.choosing import best


def decider(game: CardGame, decision: Decision) -> Investigator:
    """The investigator of the seat that decides."""
    return game.investigators[decision.seat]


def source_of(option: Option[Any]) -> str:
    """The slug of the card that an option uses or plays; "" for passing."""
    value = option.value
    return "" if value is None else slug_of(value if isinstance(value, str) else value[1].card)


SIMPLY = 1.0
"""What most reactions are worth: they cost little or nothing."""
BAD_TREACHERIES: dict[str, float] = {
    "ancient_evils": 3.0,
    "crypt_chill": 2.0,
    "frozen_in_fear": 4.0,
    "rotting_remains": 1.5,
    "grasping_hands": 3.0,
    "dissonant_voices": 1.3,
    "umordhoths_wrath": 3.0,
    "the_yellow_sign": 3.0,
    "mysterious_chanting": 3.0,
    "on_wings_of_darkness": 2.0,
    "false_lead": 2.0,
    "hunting_shadow": 2.0,
}
"""What treacheries cost, if their tests are failed."""
MINOR_TREACHERIES = ("offer_of_power", "dreams_of_rlyeh", "obscuring_fog", "locked_door")
"""Treacheries that cost little."""
ANY_TREACHERY = 1.0
"""What a treachery costs of which nothing is known, or one that costs little."""
HARMLESS = 0.3
"""What a treachery costs at least."""
ENEMY_DRAWN = 2.5
"""What an enemy costs that is drawn."""
KEPT_WARD = 1.0
"""What a means against a treachery is worth to be kept for another one."""


def react(game: CardGame, decision: Decision) -> list[int]:
    """The reaction that is worth most, or none."""
    investigator = decider(game, decision)
    return best(decision, lambda option: reaction_worth(game, investigator, option))


def reaction_worth(game: CardGame, investigator: Investigator, option: Option[Any]) -> float:
    """What it is worth to use a reaction now; passing is worth nothing."""
    slug = source_of(option)
    if not slug:
        return 0.0
    answer = REACTIONS.get(slug)
    if answer is not None:
        return answer(game, investigator)
    return SIMPLY if is_known(slug) else new_reaction(game, investigator, *option.value)


def new_reaction(game: CardGame, investigator: Investigator, trigger: Any, source: Source) -> float:
    """A reaction of a card that is not known by name: what it gives, less what it costs."""
    situation = situation_of(game, investigator)
    if situation is None or not isinstance(trigger, ReactionTrigger):
        return SIMPLY
    gain = situation.effect_gain(trigger.effect) if tells(trigger.effect) else SIMPLY
    coins = cost_in_coins(source.card) * COIN if source.card in investigator.hand else 0.0
    return gain - coins - situation.price(trigger.cost, source.card)


def situation_of(game: CardGame, investigator: Investigator) -> Turn | None:
    """How things are for an investigator; None while it has no place, as between scenarios."""
    return Guess(game, investigator.seat).turn


def dodging(game: CardGame, investigator: Investigator) -> float:
    """An attack less: of the worst of the enemies, as far as one can tell."""
    turn = Turn(game, investigator)
    return max((turn.strike(enemy) for enemy in game.enemies_at(investigator.at)), default=0.0) - 1.6


def warding(game: CardGame, investigator: Investigator) -> float:
    """No revelation, for a horror and a resource, and for the treachery that may follow."""
    if not game.drawn:
        return 0.0
    return dread(game, investigator, game.drawn[-1]) - Body(game, investigator).harm(0, 1) - COIN - KEPT_WARD


def dread(game: CardGame, investigator: Investigator, card: str) -> float:
    """What the revelation of a treachery costs an investigator, on average."""
    slug, body = slug_of(card), Body(game, investigator)
    if slug not in BAD_TREACHERIES and slug not in MINOR_TREACHERIES:
        return new_dread(game, investigator, card)
    revelation = getattr(card_of(card), "revelation", None)
    if not isinstance(revelation, Word) or revelation.name != "skill_check":
        return BAD_TREACHERIES.get(slug, ANY_TREACHERY)
    skill, difficulty = revelation.args[:2]
    margin = skill_value(game, investigator, skill) - difficulty
    estimates = estimates_of(game, investigator)
    if slug in BY_MARGIN:
        damage, horror = BY_MARGIN[slug]
        costs = [body.harm(k * damage, k * horror) for k in range(difficulty + 1)]
        return sum((costs[k + 1] - costs[k]) * (1 - estimate(estimates, margin + k)) for k in range(difficulty))
    worst = BAD_TREACHERIES.get(slug, ANY_TREACHERY)
    if slug == "crypt_chill":
        worst = min(
            (asset_value(game, investigator, asset.card) for asset in investigator.play), default=body.harm(2, 0)
        )
    return worst * (1 - estimate(estimates, margin))


def new_dread(game: CardGame, investigator: Investigator, card: str) -> float:
    """What it costs to draw a card that is not known by name: what its revelation gives, and what stays of it."""
    printed, situation = card_of(card), situation_of(game, investigator)
    revelation = getattr(printed, "revelation", None)
    if isinstance(printed, EnemyCard):
        return ENEMY_DRAWN
    if situation is None or not tells(revelation):
        return ANY_TREACHERY
    return max(HARMLESS, -situation.effect_gain(revelation))


def luck(price: float) -> Callable[[CardGame, Investigator], float]:
    """Two more for a test that would be failed."""

    def worth(game: CardGame, investigator: Investigator) -> float:
        return 1.0 if game.test is not None and Trial(game, game.test).luck_pays(2, price) else -1.0

    return worth


def looking_away(game: CardGame, investigator: Investigator) -> float:
    """Another token instead of a bad one."""
    return 1.0 if game.test is not None and Trial(game, game.test).looks_away() else -1.0


def another_clue(game: CardGame, investigator: Investigator) -> float:
    """A clue for a card."""
    return 1.0 if clues_wanted(game) else -1.0


def gambling(game: CardGame, investigator: Investigator) -> float:
    """A minus that becomes a plus."""
    test = game.test
    if test is None or not test.tokens:
        return -1.0
    trial = Trial(game, test)
    return 1.0 if trial.margin < 0 and trial.worth(slug_of(test.source) if test.source else "") > 1.5 else -1.0


def covering_up(game: CardGame, investigator: Investigator) -> float:
    """Discards a clue that would haunt the investigator later, when no investigator needs it."""
    return 1.0 if not clues_wanted(game) else -1.0


def choosing_fate(game: CardGame, investigator: Investigator) -> float:
    """A choice of two tokens, for tests that matter."""
    if game.test is None:
        return -1.0
    trial = Trial(game, game.test)
    return 1.0 if trial.stake(12) - trial.stake(trial.margin) > 1.2 else -1.0


def lying_low(game: CardGame, investigator: Investigator) -> float:
    """No attacks for a round, where there are several."""
    return sum(Turn(game, investigator).strike(enemy) for enemy in game.engaged_with(investigator.seat)) - 2.0


def fetching(game: CardGame, investigator: Investigator) -> float:
    """A Tome from the deck: unless the only one left is a weakness."""
    return (
        SIMPLY
        if any(has_trait(card, "Tome") and kept_worth(investigator, card) > 0 for card in investigator.deck)
        else -1.0
    )


REACTIONS: dict[str, Callable[[CardGame, Investigator], float]] = {
    "research_librarian": fetching,
    "dodge": dodging,
    "ward_of_protection": warding,
    "lucky": luck(1.3),
    "lucky_2": luck(1.0),
    "wendy_adams": looking_away,
    "evidence": another_clue,
    "look_what_i_found": another_clue,
    "sure_gamble": gambling,
    "cover_up": covering_up,
    "grotesque_statue": choosing_fate,
    "on_the_lam": lying_low,
    "mind_wipe": lambda game, investigator: -1.0,
}
"""Reactions that have to be thought about."""


def drawn_cost(game: CardGame, investigator: Investigator, card: str) -> float:
    """What it costs to draw an encounter card."""
    slug = slug_of(card)
    if slug in BAD_TREACHERIES or slug in MINOR_TREACHERIES:
        return BAD_TREACHERIES.get(slug, ENEMY_DRAWN)
    return new_dread(game, investigator, card)
