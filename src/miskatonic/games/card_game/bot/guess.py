"""What the bot makes of a question that it has no answer for: it knows what pieces and effects are worth."""

from __future__ import annotations

from functools import cached_property

from miskatonic.games.card_game.bot.cards_in_use import in_play_worth
from miskatonic.games.card_game.bot.gifts import Told, effects_of, plain_gain, tells
from miskatonic.games.card_game.bot.turn import Turn
from miskatonic.games.card_game.bot.worth import kept_worth, printed_worth, toll
from miskatonic.games.card_game.components import ALL, EnemyCard, LocationCard, PlayerCard, TreacheryCard, slug_of
from miskatonic.games.card_game.rules.values import health_left, sanity_left
from miskatonic.games.card_game.state import CardGame, card_of

OF_OTHERS = 0.5
"""Weight of the value of a card that belongs to another investigator."""
ONESELF = 0.1
"""By how much everybody is nearer to oneself than to others."""


class Guess:
    """The worth of things to one seat: see `players.guessing.Judge`."""

    def __init__(self, game: CardGame, seat: int) -> None:
        self.game = game
        self.investigator = game.investigators[seat]

    @cached_property
    def turn(self) -> Turn | None:
        """The situation of the investigator; None while it has no place, as between scenarios."""
        there = any(place.card == self.investigator.at for place in self.game.locations)
        return Turn(self.game, self.investigator, acting=True) if there and not self.investigator.fate else None

    def effect(self, effect: Told) -> float | None:
        """What it is worth that an effect happens."""
        if not tells(effect):
            return None
        return plain_gain(effect) if self.turn is None else self.turn.effect_gain(effect)

    def piece(self, piece: str) -> float | None:
        """What it is worth to have a piece: an enemy, an investigator, a place to be, or a card."""
        for investigator in self.game.investigators:
            if investigator.slug == piece:
                left = health_left(self.game, investigator), sanity_left(self.game, investigator)
                return sum(map(toll, left)) + ONESELF * (investigator is self.investigator)
        if slug_of(piece) not in ALL:
            return None
        printed = card_of(piece)
        if isinstance(printed, EnemyCard):
            return self.enemy(piece)
        if isinstance(printed, LocationCard):
            return self.place(piece)
        if isinstance(printed, PlayerCard):
            return self.card(piece)
        if isinstance(printed, TreacheryCard):
            gains = [plain_gain(effect) for effect in effects_of(piece)]
            return min(-0.5, sum(gains))
        return None

    def enemy(self, card: str) -> float:
        """What an enemy costs while it is there: more the more it threatens oneself."""
        found = next((enemy for enemy in self.game.enemies if enemy.card == card), None)
        printed = card_of(card)
        assert isinstance(printed, EnemyCard)
        if found is None or self.turn is None:
            return -float(printed.damage + printed.horror + 0.5 * printed.health)
        return -self.turn.threat(found)

    def place(self, card: str) -> float:
        """What it is worth to go to a place, or to be where one is."""
        if self.turn is None or card == self.investigator.at:
            return 0.0
        return self.turn.moves.get(card, -0.2)

    def card(self, card: str) -> float:
        """What a player's card is worth in hand or in play."""
        for asset in self.investigator.play:
            if asset.card == card:
                return in_play_worth(self.game, self.investigator, card, asset.uses)
        if card in self.investigator.hand or card in self.investigator.deck or card in self.investigator.discard:
            return kept_worth(self.investigator, card)
        return OF_OTHERS * printed_worth(card)
