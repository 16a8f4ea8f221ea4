"""Skill tests: the stakes, which cards to commit, what else to use for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import Any

from miskatonic.games.card_game.bot.cards_in_use import BLINDING, TESTS_OF_ACTS
from miskatonic.games.card_game.bot.estimate import FIST, Attack, attacks_of, estimate, hit
from miskatonic.games.card_game.bot.fights import BESIDE_BOSS, LITA_WORTH
from miskatonic.games.card_game.bot.gifts import effects_of, parts_of, tells
from miskatonic.games.card_game.bot.last_fight import ALLY_AT, PUMPS, SHARE_OF_EVADED, retaliates
from miskatonic.games.card_game.bot.plan import boss_of
from miskatonic.games.card_game.bot.turn import Turn
from miskatonic.games.card_game.bot.worth import (
    BOSS,
    COIN,
    COMMITTED,
    FREEDOM,
    KILLERS,
    coin_price,
    fighting_skill,
    is_known,
    kept_worth,
    kills,
)
from miskatonic.games.card_game.components import ALL, SkillCard, slug_of
from miskatonic.games.card_game.rules.skill_test import BAD_SYMBOLS, token_value, total_value
from miskatonic.games.card_game.rules.values import enemy_health, icons_for
from miskatonic.games.card_game.state import CardGame, Enemy, Investigator, SkillTest, card_of
from miskatonic.kernel.decision import Option
from miskatonic.kernel.effect import Word
from miskatonic.kernel.memory import printed

DRAWS = 0.7
"""What a skill card that is replaced by another card gives back."""
THRIFT, THRIFT_OF_THE_RICH = 0.1, 0.05
"""Minimum gain of chance for which a card or a resource is spent in a decisive test: usually, and with plenty of them."""
THRIFT_AT_LAST = 0.02
"""Minimum gain of chance for which a card or a resource is spent in a test that would win a great fight."""
OF_USE = 0.06
"""A gain below this is none."""

BY_MARGIN: dict[str, tuple[int, int]] = {
    "grasping_hands": (1, 0),
    "rotting_remains": (0, 1),
    "umordhoths_wrath": (1, 1),
}
"""Damage and horror for each point that the test of a treachery is failed by."""
AT_STAKE: dict[str, tuple[int, int, float]] = {
    "crypt_chill": (0, 0, 2.2),
    "frozen_in_fear": (0, 0, 2.2),
    "graveyard": (0, 2, 0.0),
    "on_wings_of_darkness": (1, 1, 0.5),
    "arkham_woods_unhallowed_ground": (1, 1, 0.0),
    "the_yellow_sign": (0, 2, 1.0),
    "parlor": (0, 0, LITA_WORTH),
    "act_disrupting_the_ritual": (0, 0, TESTS_OF_ACTS),
    "false_lead": (0, 0, 3.0),
    "medical_texts": (2, 0, 0.0),
    "dreams_of_rlyeh": (0, 0, 1.5),
}
"""What failing the test of a card costs: damage, horror, and what else it is worth to pass it."""
ANY_TEST = 1.5
"""The value of passing a test of unknown purpose."""
LEAST_STAKE = 0.2
"""What it is worth at least to pass a test."""
AHEAD = 2
"""Number of further cards that are considered although each of them alone would not pay."""
FURTHEST = 6
"""Maximum number of skill points bought for a test."""

Stake = Callable[[int], float]
"""What a margin (skill less difficulty) is worth."""


class Trial:
    """A skill test under way: the stakes for the tester, as far as a seat can know (by default, the tester)."""

    __slots__ = ("estimates", "game", "investigator", "margin", "stake", "test", "turn")

    def __init__(self, game: CardGame, test: SkillTest, seat: int = -1) -> None:
        self.game = game
        self.test = test
        self.investigator = game.investigators[test.seat]
        self.turn = Turn(game, self.investigator, acting=True, own=seat in (-1, test.seat))
        self.estimates = self.turn.estimates
        self.margin = total_value(game, self.investigator, test, clamp=False) - max(0, test.difficulty)
        self.stake = self._stake()

    def _stake(self) -> Stake:
        source = slug_of(self.test.source) if self.test.source else ""
        if harm := by_margin(source):
            return self._by_margin(*harm)
        worth = self.worth(source)
        return lambda margin: worth * estimate(self.estimates, margin)

    def _by_margin(self, damage: int, horror: int) -> Stake:
        """Each point more matters, the later ones most."""
        harm = self.turn.body.harm
        costs = [harm(k * damage, k * horror) for k in range(max(1, self.test.difficulty) + 1)]
        steps = [after - before for before, after in pairwise(costs)]
        return lambda margin: -sum(step * (1 - estimate(self.estimates, margin + k)) for k, step in enumerate(steps))

    def worth(self, source: str) -> float:
        """What it is worth to pass."""
        test, turn = self.test, self.turn
        if test.kind == "fight":
            return self._fight()
        if test.kind == "evade":
            return self._evade()
        if test.kind == "investigate":
            return 1.2 if source == "burglary" else max(0.1, turn.clue())
        if source == "parlor" and turn.boss:
            lives = turn.fight.standing.lives + turn.fight.estimates.parley_lives
            return BOSS * (turn.after(ally="with", lives=lives) - turn.after())
        if source in AT_STAKE:
            damage, horror, more = AT_STAKE[source]
            return turn.body.harm(damage, horror) + more
        return self._new_stake(source)

    def _new_stake(self, source: str) -> float:
        """What it is worth to pass the test of a card that is not known by name: by what comes of it."""
        check = check_of(source)
        if check is None or not tells(check):
            return ANY_TEST
        _, _, passed, failed = check.args
        return max(LEAST_STAKE, self.turn.effect_gain(passed) - self.turn.effect_gain(failed))

    def damage_to(self, enemy: Enemy) -> float:
        """What the attack under way deals if it hits."""
        test = self.test
        source = slug_of(test.source) if test.source else ""
        attack = attack_with(source, test.skill, is_spent(self.investigator, test.source))
        sole = len(self.turn.attackers) == 1
        return hit(self.game, self.investigator, attack, enemy, self.estimates, sole=sole).damage + test.damage

    def _fight(self) -> float:
        game, turn, test = self.game, self.turn, self.test
        enemy = next((enemy for enemy in game.enemies if enemy.card == test.target), None)
        if enemy is None:
            return 0.0
        damage = self.damage_to(enemy)
        left = max(1, enemy_health(game, enemy) - enemy.damage)
        strikes = retaliates(game, enemy)
        if slug_of(enemy.card) == turn.boss:
            standing = turn.fight.standing
            hits = turn.after(health=standing.health - int(damage + 0.4))
            return BOSS * (hits - turn.after(lives=standing.lives - turn.fight.estimates.strike * strikes))
        return turn.threat(enemy) * min(1.0, damage / left) + (turn.strike(enemy) if strikes else 0.0)

    def _evade(self) -> float:
        turn = self.turn
        enemy = next((enemy for enemy in self.game.enemies if enemy.card == self.test.target), None)
        if enemy is None:
            return 0.0
        worth = turn.strike(enemy) + FREEDOM
        if slug_of(enemy.card) == turn.boss:
            hurts = bool(self.test.source) and slug_of(self.test.source) in BLINDING
            health = turn.fight.standing.health - hurts
            return BOSS * (turn.after(place="evaded", health=health) - turn.after())
        return SHARE_OF_EVADED * turn.relief(enemy) + BESIDE_BOSS * worth if turn.boss else worth

    @property
    def decisive(self) -> bool:
        """Whether a test is part of a great fight."""
        boss = self.turn.boss
        return bool(boss) and (self.test.target.startswith(boss) or self.test.source == ALLY_AT)

    @property
    def final(self) -> bool:
        """Whether to pass is to win: nothing need be saved then."""
        if self.test.kind != "fight" or not self.decisive:
            return False
        enemy = next((enemy for enemy in self.game.enemies if enemy.card == self.test.target), None)
        return enemy is not None and self.damage_to(enemy) >= enemy_health(self.game, enemy) - enemy.damage

    @property
    def worth_of_test(self) -> float:
        return self.worth(slug_of(self.test.source) if self.test.source else "")

    @property
    def thrift(self) -> float:
        """By how much a resource must raise the chance to be spent."""
        if self.final:
            return THRIFT_AT_LAST
        return THRIFT_OF_THE_RICH if self.turn.investigator.resources >= 8 else THRIFT

    # --- committing

    def commit(self, who: Investigator, options: list[Option[Any]], most: int) -> list[int]:
        """The cards to commit: one by one, as long as the next one changes enough."""
        margin, stake = self.margin, self.pumped if self._may_pump() else self.stake
        now = stake(margin)
        left = list(range(len(options)))
        taken: list[int] = []
        gained = most_gained = 0.0
        enough = 0
        while left and len(taken) < most:
            best, gain, worth = -1, float("-inf"), now
            for n in left:
                card = options[n].value
                icons = icons_for(card, self.test.skill)
                then = stake(margin + icons)
                more = then - now + self._on_success(card, margin + icons) - self._price(who, card)
                if more > gain and self._allowed(card, options, taken):
                    best, gain, worth = n, more, then
            # One card alone may change little where two of them change much.
            if best < 0 or (gain <= OF_USE and (self.decisive or len(taken) - enough >= AHEAD)):
                break
            left.remove(best)
            taken.append(best)
            margin += icons_for(options[best].value, self.test.skill)
            now = worth
            gained += gain
            if gained > most_gained + OF_USE:
                most_gained, enough = gained, len(taken)
        return sorted(taken[:enough])

    def _may_pump(self) -> bool:
        """Whether resources can be turned into skill for this test."""
        if self.decisive or not self.investigator.resources:
            return False
        return any(self.test.skill in PUMPS.get(slug_of(asset.card), ()) for asset in self.investigator.play)

    def _allowed(self, card: str, options: list[Option[Any]], taken: list[int]) -> bool:
        printed = card_of(card)
        if not isinstance(printed, SkillCard) or printed.most is None:
            return True
        return all(slug_of(options[n].value) != slug_of(card) for n in taken)

    def _on_success(self, card: str, margin: int) -> float:
        """What a skill card brings beside its icons."""
        slug = slug_of(card)
        chance = estimate(self.estimates, margin)
        if draws(slug):
            return DRAWS * chance
        if slug == "vicious_blow" and self.test.kind == "fight":
            return chance * self._blow()
        if slug == "deduction" and self.test.kind == "investigate":
            return chance * max(0.0, self.turn.clue()) * int(self.turn.place.clues > 1 and self.turn.wanted > 1)
        if slug == "fearless" and self.investigator.horror:
            return -chance * self.turn.body.harm(0, -1)
        if slug == "opportunist":
            return 0.3 * estimate(self.estimates, margin - 3)
        return 0.0 if is_known(slug) else chance * self._new_skill(card)

    def _new_skill(self, card: str) -> float:
        """What a skill that is not known by name brings if the test is passed."""
        printed = card_of(card)
        if not isinstance(printed, SkillCard):
            return 0.0
        boost = printed.boost if self.test.kind in ("fight", "investigate") else None
        return max(0.0, self.turn.effect_gain(printed.passed) + self.turn.effect_gain(boost))

    def _blow(self) -> float:
        """A damage more, if the enemy can take it."""
        enemy = next((enemy for enemy in self.game.enemies if enemy.card == self.test.target), None)
        if enemy is None:
            return 0.0
        left = max(1, enemy_health(self.game, enemy) - enemy.damage)
        damage = self.damage_to(enemy) - self.test.damage
        return self.turn.threat(enemy) / left * 0.7 if left > damage else 0.0

    def _price(self, who: Investigator, card: str) -> float:
        price = COMMITTED * kept_worth(who, card)
        if len(who.hand) >= 8:
            price -= 0.3
        if kills(card) and self.game.scenario == "the_gathering":
            return max(1.0, price * KILLERS)
        if self.decisive:
            return self.worth_of_test * (THRIFT_AT_LAST if self.final else THRIFT)
        if self.turn.boss:
            return price * 1.2
        if boss_to_come(self.game) and fights(who, card):
            price *= 1.3
        return max(0.05, price)

    # --- other means

    def pumps(self) -> bool:
        """Whether a resource for a point of skill pays."""
        if not self.decisive:
            return self.pumped(self.margin) > self.stake(self.margin)
        gain = self.stake(self.margin + 1) - self.stake(self.margin)
        two = (self.stake(self.margin + 2) - self.stake(self.margin)) / 2 if self.investigator.resources > 1 else 0.0
        return max(gain, two) > self.worth_of_test * self.thrift

    def pumped(self, margin: int) -> float:
        """What a margin is worth with as many resources on top as pay."""
        best = self.stake(margin)
        price = 0.0
        for more in range(1, min(FURTHEST, self.investigator.resources) + 1):
            price += self._coin(self.investigator.resources - more + 1)
            best = max(best, self.stake(margin + more) - price)
        return best

    def _coin(self, resources: int) -> float:
        return coin_price(resources) if self.game.scenario == "the_gathering" else COIN * 1.5

    def looks_away(self) -> bool:
        """Whether to cancel the token that has just been shown: it fails the test, and another one may not."""
        test = self.test
        if not test.shown:
            return False
        if test.shown != "auto_fail":
            value = token_value(self.game, self.investigator, test, test.shown)
            if self.margin + value >= 0:
                return False
        gain = self.stake(self.margin) + (0.5 if test.shown in BAD_SYMBOLS else 0.0)
        cheapest = min((kept_worth(self.investigator, card) for card in self.investigator.hand), default=9.0)
        base = self.stake(-12)
        return gain - base > COMMITTED * cheapest + 0.2

    def luck_pays(self, bonus: int, price: float) -> bool:
        """Whether a bonus for a test that would be failed turns it, and is worth it."""
        if self.test.automatic == "failure":
            return False
        if by_margin(slug_of(self.test.source or "")):
            return min(bonus, self.test.by) * self.turn.body.harm(1, 1) / 2 > price
        return self.test.by <= bonus and self.worth(slug_of(self.test.source) if self.test.source else "") > price


@printed
def check_of(slug: str) -> Word[CardGame, Investigator] | None:
    """The skill test that a card calls for, if any."""
    effects = list(effects_of(slug)) if slug in ALL else []
    while effects:
        effect = effects.pop(0)
        if isinstance(effect, Word) and effect.name == "skill_check":
            return effect
        effects += parts_of(effect)
    return None


@printed
def by_margin(slug: str) -> tuple[int, int] | None:
    """Damage and horror for each point that the test of a card is failed by; None if the margin does not matter."""
    if slug in BY_MARGIN:
        return BY_MARGIN[slug]
    check = check_of(slug)
    if check is None or check.args[3] is None:
        return None
    names = [part.name for part in (check.args[3], *parts_of(check.args[3]))]
    harm = names.count("damage_by_margin"), names.count("horror_by_margin")
    return harm if any(harm) else None


@cache
def draws(slug: str) -> bool:
    """Whether a skill card is replaced by another card if the test is passed."""
    return slug in ("guts", "perception", "overpower", "manual_dexterity")


@printed
def attack_with(slug: str, skill: str, spent: bool = False) -> Attack:
    """The attack that a card in use is; of several, the one that takes the card itself if it is `spent`."""
    attacks = attacks_of(slug) if slug else ()
    if not attacks:
        return Attack(skill) if skill != "combat" else FIST
    return next((attack for attack in attacks if attack.spends), attacks[0]) if spent else attacks[0]


def is_spent(investigator: Investigator, card: str | None) -> bool:
    """Whether a card that is in use is gone already."""
    return bool(card) and all(asset.card != card for asset in investigator.play)


def boss_to_come(game: CardGame) -> bool:
    """Whether cards for a great fight should be saved."""
    return game.scenario == "the_gathering" and not boss_of(game)


def fights(who: Investigator, card: str) -> bool:
    """Whether a card helps in the fights of an investigator."""
    return icons_for(card, fighting_skill(who.slug)) > 0
