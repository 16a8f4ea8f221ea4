"""What each action of a turn is worth."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from miskatonic.games.card_game.bot.cards_in_use import PLACES, CardsInUse
from miskatonic.games.card_game.bot.estimate import ALLY, FIST, estimate
from miskatonic.games.card_game.bot.fights import NEVER
from miskatonic.games.card_game.bot.gifts import tells
from miskatonic.games.card_game.bot.last_fight import (
    ALLY_AT,
    BOSSES,
    GATHERING_GHOULS,
    presumed_clues,
    rounds_left,
)
from miskatonic.games.card_game.bot.plan import is_boss, is_ready, is_wanted, meeting_place
from miskatonic.games.card_game.bot.worth import BOSS, CLUE, FREEDOM
from miskatonic.games.card_game.components import slug_of
from miskatonic.games.card_game.rules.agenda import clues_needed
from miskatonic.games.card_game.rules.enemies import may_engage
from miskatonic.games.card_game.rules.places import routes
from miskatonic.games.card_game.rules.values import evade_value, keywords, skill_value
from miskatonic.games.card_game.state import Enemy, Location, card_of, investigator_card
from miskatonic.kernel.decision import Option
from miskatonic.kernel.effect import Effect

ENTERING: dict[str, tuple[int, int]] = {"attic": (0, 1), "cellar": (1, 0), "graveyard": (0, 1)}
"""Damage and horror of entering a location."""
ON_THE_WAY = "hallway"
"""Where the Ghouls come through."""
TOO_LATE_FOR_CAUTION = 3.0
"""Rounds left at which enemies on the way are no longer avoided."""
STUCK = 0.5
"""How much more there is to fear of an enemy that one would not be rid of."""
READIES = 0.8
"""The weight of the danger of an enemy that is exhausted for this round, compared with its attack."""
MEETING = 1.6
"""What it is worth to be where the act goes on."""
FLIGHT = 8.0
"""What it is worth to leave the enemies of the first act behind."""
TIME_TO_PREPARE = 8.0
"""With more rounds left than this there is time to prepare in the Study."""
SLOW, QUICK = 3.0, 2.5
"""Rounds by which a bad investigator of clues leaves the Study earlier, and a good one later."""
GOOD_AT_CLUES = 4
"""Intellect from which an investigator is good at investigating; two points below it is bad at it."""
GOOD_FIGHT = 0.3
"""With such a chance in a great fight there is time for other enemies elsewhere."""
UNTRIED = -0.1
"""What an option of a turn is worth of which nothing is known: a little less than to end the turn."""


class Turn(CardsInUse):
    """An investigator's turn at one moment."""

    # --- everything

    def score(self, option: Option[Any]) -> float:
        """What an option is worth."""
        kind, _, what = option.id.partition(":")
        if kind == "investigate":
            return self.investigating(0) - self.opportunity
        if kind == "move":
            return self.moves.get(what, NEVER) - self.opportunity
        if kind == "fight":
            return self.fighting(self.game.enemy(what), FIST)
        if kind == "evade":
            return self.evading(self.game.enemy(what), "agility")
        if kind == "play":
            return self.playing(what)
        if kind == "use":
            return self.using(*option.value)
        if kind == "draw":
            return self.drawing() - self.opportunity
        if kind == "resource":
            return self.earning() - self.opportunity
        if kind == "engage":
            return self.engaging(self.game.enemy(what)) - self.opportunity
        if kind == "advance":
            return self.advancing()
        if kind == "end_turn":
            return BOSS * (self.fight.win(actions=0) - self.after()) if self.boss else 0.0
        return self.doing(option.value) - self.opportunity

    def doing(self, what: Any) -> float:
        """An option of a kind that no turn has offered yet: an effect, or whatever says what it gives."""
        effect = what if isinstance(what, Effect) else getattr(what, "effect", None)
        return self.effect_gain(effect) if tells(effect) else UNTRIED

    # --- going somewhere

    @cached_property
    def moves(self) -> dict[str, float]:
        """What the first step towards each location is worth."""
        game, investigator = self.game, self.investigator
        found: dict[str, float] = {}
        ways = routes(game)
        away = self.getting_away()
        for place in game.locations:
            far = ways.distance(investigator.at, place.card)
            if not far:
                continue
            first = ways.first_steps(investigator.at, place.card)[0]
            worth = self.going_to(place, far)
            if far == 1:
                worth += away
            else:
                worth -= self.danger(game.location(first))
            if worth > found.get(first, NEVER):
                found[first] = worth
        return found

    def getting_away(self) -> float:
        """What it is worth to be gone before the exhausted enemies here ready again."""
        away = 0.0
        if self.investigator.at == ON_THE_WAY and self.game.act in BOSSES:
            away += sum(self.strike(enemy) for enemy in self.passing)
        for enemy in self.game.enemies:
            if slug_of(enemy.card) == self.boss:
                continue
            if enemy.exhausted and enemy.at == self.investigator.at and enemy.engaged < 0:
                hunts = "hunter" in keywords(self.game, enemy)
                away += (self.strike(enemy) + FREEDOM) * (0.3 if hunts else 1.0)
        return away

    def danger(self, place: Location) -> float:
        """What it costs to enter a location."""
        danger = self.body.harm(*ENTERING[place.card]) if place.card in ENTERING else 0.0
        for enemy in self.game.enemies:
            if enemy.at == place.card and enemy.engaged < 0:
                if may_engage(self.game, enemy):
                    fear = 1.2 if self.hasty else 1.2 + STUCK * (1 - self.ease(enemy))
                    danger += fear * self.strike(enemy)
                elif enemy.exhausted:
                    danger += READIES * self.strike(enemy)
        if place.card == ON_THE_WAY:
            danger += sum(self.strike(enemy) for enemy in self.passing)
        return danger

    @cached_property
    def hasty(self) -> bool:
        """Whether there is no time left for caution."""
        return rounds_left(self.game) <= TOO_LATE_FOR_CAUTION

    @cached_property
    def passing(self) -> list[Enemy]:
        """The Ghouls that are about to come through the Hallway."""
        if self.game.agenda != GATHERING_GHOULS or self.hasty:
            return []
        return [
            enemy
            for enemy in self.game.enemies
            if enemy.engaged < 0 and enemy.at not in (ON_THE_WAY, ALLY_AT) and "Ghoul" in card_of(enemy.card).traits
        ]

    def ease(self, enemy: Enemy) -> float:
        """How likely one is rid of an enemy by an action."""
        investigator = self.investigator
        margin = skill_value(self.game, investigator, "agility") - evade_value(self.game, enemy)
        most = max((points for points, _ in self.efforts("agility")), default=0)
        return max(self.killing(enemy), estimate(self.estimates, margin + min(most, max(0, 3 - margin))))

    def going_to(self, place: Location, far: int) -> float:
        """The value, in actions, of going to a location."""
        game, card = self.game, place.card
        danger = self.danger(place)
        best = -0.5 - danger
        if self.wanted and not (self.place.clues and self.find_estimate(self.place) > 0.5):
            clues = presumed_clues(game, place)
            if clues:
                clues = min(clues, self.wanted)
                rate = self.find_estimate(place, -2 if self.has_light() else 0)
                if rate > 0:
                    best = max(best, (clues * CLUE * self.hurry - danger) / (far + clues / rate))
        if card == meeting_place(game) and not self.wanted and self.enough_clues() and self.ready:
            best = max(best, (MEETING * self.hurry * 1.5 - danger) / far)
        best = max(best, self.seeking(card, far, danger))
        if (ALLY, card) in game.loose:
            best = max(best, self.winning_lita(far) + self.opportunity)
        if card in PLACES and f"game:{card}:{self.investigator.seat}" not in game.used:
            best = max(best, (PLACES[card] - danger) / (far + 1))
        return best

    @cached_property
    def ready(self) -> bool:
        """Whether what follows the act may come."""
        return is_ready(self.game, self.investigator)

    def seeking(self, place: str, far: int, danger: float) -> float:
        """What it is worth to go where enemies are that should be dead."""
        best = NEVER
        for enemy in self.game.enemies:
            if enemy.at != place:
                continue
            if slug_of(enemy.card) == self.boss:
                best = max(best, self.meeting_boss(enemy, far) + self.opportunity)
            elif (is_wanted(self.game, enemy) or is_boss(self.game, enemy) or enemy.doom) and not self.is_losing:
                kill = self.killing(enemy)
                best = max(best, (kill * self.threat(enemy) - 0.3 * danger) / (far + 1))
        return best

    @property
    def is_losing(self) -> bool:
        """Whether the great fight needs everything."""
        return bool(self.boss) and self.fight.win() <= GOOD_FIGHT

    def enough_clues(self) -> bool:
        """Whether the act could go on with the clues that there are."""
        return not self.wanted and (clues_needed(self.game) > 0 or not self.game.act or bool(meeting_place(self.game)))

    def has_light(self) -> bool:
        """Whether there is a Flashlight with supplies in play."""
        return any(asset.uses and slug_of(asset.card) == "flashlight" for asset in self.investigator.play)

    # --- cards and money

    # --- abilities

    def advancing(self) -> float:
        """Spending the clues: at once, but for what can be prepared in peace before."""
        if self.game.act != "act_trapped":
            return 8.0
        if self.attackers:
            return FLIGHT
        return 1.3 if rounds_left(self.game) <= self.time_to_leave else -0.1

    @property
    def time_to_leave(self) -> float:
        """With so many rounds left one leaves the first act.

        Until then it is the safest place: the Ghoul that comes with the next agenda stays behind in the Study, too.
        """
        intellect = investigator_card(self.investigator.slug).skills["intellect"]
        if intellect >= GOOD_AT_CLUES:
            return TIME_TO_PREPARE - QUICK
        return TIME_TO_PREPARE + SLOW if intellect <= GOOD_AT_CLUES - 2 else TIME_TO_PREPARE
