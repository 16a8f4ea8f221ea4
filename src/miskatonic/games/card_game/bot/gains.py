"""The values of effects that the bot does not know by name, for an investigator in its situation."""

from __future__ import annotations

from miskatonic.games.card_game.bot.estimate import estimate
from miskatonic.games.card_game.bot.fights import Situation
from miskatonic.games.card_game.bot.gifts import Told, gift, parts_of
from miskatonic.games.card_game.bot.worth import CLUE, DOOM, FREEDOM, SPARE_CLUE
from miskatonic.games.card_game.rules.values import skill_value
from miskatonic.kernel.effect import AllOf, Effect, Gives, OneOf, Word

ICONS_OF_A_CARD = 0.25
"""What a card that is drawn brings to a test, on average."""
BURDENS = {"into_threat_area": 1.5, "gain_surge": 1.5}
"""What it costs that a card stays in the threat area, or that another one is drawn, by the name of the effect."""
MAYBE = 0.5
"""The assumed chance of an event that the bot does not examine."""
POORER = 0.02
"""By how much less a resource is worth for each one that an investigator has."""


class Gains(Situation):
    """A situation in which effects are judged by what they give."""

    def effect_gain(self, effect: Told | None) -> float:
        """What it is worth that an effect happens to the investigator."""
        if effect is None:
            return 0.0
        if not isinstance(effect, Effect):
            return self.gain(effect.gives)
        if isinstance(effect, AllOf):
            return sum(self.effect_gain(part) for part in effect.effects)
        if isinstance(effect, OneOf):
            possible = [part for part in effect.effects if part.possible(self.game, self.investigator)]
            return max(map(self.effect_gain, possible), default=0.0)
        if isinstance(effect, Word) and effect.name == "skill_check":
            return self.test_gain(*effect.args)
        if effect.name in BURDENS:
            return -BURDENS[effect.name]
        if not effect.gives:
            return MAYBE * sum(map(self.effect_gain, parts_of(effect)))
        chance = effect.odds(self.game, self.investigator)
        return self.gain(effect.gives) * (1.0 if chance is None else chance)

    def test_gain(self, skill: str, difficulty: int, passed: Told | None, failed: Told | None) -> float:
        """What a skill test is worth by what comes of it."""
        margin = skill_value(self.game, self.investigator, skill) - difficulty
        chance = estimate(self.estimates, margin)
        return chance * self.effect_gain(passed) + (1 - chance) * self.effect_gain(failed)

    def gain(self, gives: Gives) -> float:
        """What it is worth to get all that."""
        return sum(self.gift(what, amount) for what, amount in gives.items())

    def gift(self, what: str, amount: float) -> float:
        """The value of an amount of a quantity now: only what can be healed, found or hit counts."""
        if what == "damage":
            return -self.body.harm(-int(min(amount, self.investigator.damage)), 0)
        if what == "horror":
            return -self.body.harm(0, -int(min(amount, self.investigator.horror)))
        if what == "clues":
            return self.clues(amount)
        if what == "doom":
            return DOOM * amount
        if what == "resources":
            return self.income(amount)
        if what == "cards" and self.boss and amount > 0:
            return self.better_armed(provokes=False, icons=ICONS_OF_A_CARD * amount)
        if what == "enemy_damage" and amount > 0:
            return max(0.0, self.flat_damage(int(amount), self.game.enemies_at(self.investigator.at)))
        if what == "enemies_evaded" and amount > 0:
            return self.opportunity + FREEDOM if self.attackers else 0.0
        return gift(what, amount)

    def clues(self, amount: float) -> float:
        """What clues are worth: as many as are wanted, and hardly anything beyond."""
        if amount < 0:
            return CLUE * amount
        wanted = min(amount, self.wanted)
        return CLUE * self.hurry * wanted + SPARE_CLUE * (amount - wanted)

    def income(self, amount: float) -> float:
        """What resources are worth: in a great fight what they do for it, elsewhere less for who has many."""
        if self.boss and amount > 0:
            return self.better_armed(provokes=False, income=int(amount))
        return gift("resources", amount) * max(0.2, 1 - POORER * self.investigator.resources)
