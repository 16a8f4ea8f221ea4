"""An investigator at one moment: what enemies threaten, and what it is worth to fight them or to get away."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from typing import Any

from miskatonic.games.card_game.bot.duel import Place
from miskatonic.games.card_game.bot.estimate import (
    FIST,
    Attack,
    Estimates,
    attacks_of,
    between,
    estimate,
    estimates_of,
    hit,
    margin_of,
    raised,
    thinks,
)
from miskatonic.games.card_game.bot.last_fight import (
    PUMPS,
    SHARE_OF_EVADED,
    Fight,
    ally_estimate,
    ally_icons,
    boss_to_come,
    by_thought,
    fight_with,
    retaliates,
    slowed,
)
from miskatonic.games.card_game.bot.plan import boss_of, clues_wanted, hurry, is_boss, is_wanted
from miskatonic.games.card_game.bot.worth import (
    AMMO,
    BOSS,
    DOOM,
    FREEDOM,
    VICTORY,
    WANTED,
    Body,
    coin_price,
    commit_price,
)
from miskatonic.games.card_game.components import slug_of
from miskatonic.games.card_game.rules.actions import foes
from miskatonic.games.card_game.rules.enemies import attackers
from miskatonic.games.card_game.rules.places import routes
from miskatonic.games.card_game.rules.skill_test import SYMBOLS, effect_of
from miskatonic.games.card_game.rules.values import (
    enemy_health,
    evade_value,
    icons_for,
    keywords,
    skill_value,
)
from miskatonic.games.card_game.state import (
    CardGame,
    Enemy,
    Investigator,
    card_of,
    enemy_card,
)
from miskatonic.kernel.effect import AllOf, Effect, Word

NEVER = -9.0
"""Score of an option that is never taken, however bad everything else is."""
LITA_WORTH = 7.0
"""What it is worth to win over the ally who waits in the Parlor."""
ROUNDS_OF_ATTACKS = 2.4
"""Number of rounds for which an engaged enemy is expected to attack."""
AT_EASE = 0.4
"""The share of freedom that an action has after an enemy is evaded, which comes back."""
FLAT_COST = 1.5
"""What a means that deals damage for sure is worth to be kept for another enemy."""
SAVED_WEAPON = 3.0
"""What a weapon that an attack would cost is worth while a great fight is to come."""
SAVED_AMMO = 0.5
"""What a token of a weapon is worth while a great fight is to come."""
SAVED_THOUGHT = 6.0
"""What the event by which intellect does for combat is worth while a great fight is to come."""
BESIDE_BOSS = 0.1
"""What counts of the threat of an enemy, beside what it is for the great fight."""
BAD_OMEN = 0.3
"""How often a spell costs a horror."""
MOST_EFFORT = 6
"""Maximum number of skill points added to a test."""
LATER_ACTIONS = 0.6
"""What a second and a third action of a kind are worth, compared with the first."""


class Situation:
    """Everything that several options ask for, found once."""

    def __init__(self, game: CardGame, investigator: Investigator, *, acting: bool = False, own: bool = True) -> None:
        self.game = game
        self.investigator = investigator
        self.own = own
        """Whether its hand may be looked at."""
        self.under_way = acting
        self.actions = max(0, investigator.actions - slowed(game, investigator))
        """As many actions as are left for a fight."""
        self.more = self.actions if acting else max(0, self.actions - 1)
        """The actions left after the one that is thought about, or (`acting`) that is under way."""
        self.body = Body(game, investigator)
        self.place = game.location(investigator.at)
        self.attackers = attackers(game, investigator) if game.enemies else []
        self.incoming = self._incoming()
        """The damage and the horror of an attack of each of them."""
        self.opportunity = self._opportunity()
        """What attacks of opportunity cost."""

    @cached_property
    def estimates(self) -> Estimates:
        """The estimates for tests here and now."""
        return estimates_of(self.game, self.investigator)

    @cached_property
    def wanted(self) -> int:
        """How many clues more are wanted."""
        return clues_wanted(self.game)

    @cached_property
    def hurry(self) -> float:
        """How pressing it is."""
        return hurry(self.game)

    @cached_property
    def boss(self) -> str:
        """The enemy in play that the act wants dead."""
        slug = boss_of(self.game)
        return slug if slug and any(slug_of(enemy.card) == slug for enemy in self.game.enemies) else ""

    @cached_property
    def fight(self) -> Fight:
        """The fight with the enemy that the act wants dead."""
        return fight_with(self.game, self.investigator, self.boss, hand=self.own)

    def after(self, **changes: Any) -> float:
        """The chance to win the fight after an action, by the change that the action makes."""
        return self.fight.win(actions=self.more, **changes)

    def better_armed(self, *, provokes: bool = True, **means: Any) -> float:
        """What it is worth, in the fight with it, to have more means for it."""
        fight = fight_with(self.game, self.investigator, self.boss, hand=self.own, **means)
        standing = fight.standing
        lives = standing.lives
        if provokes:
            harm = fight.estimates.strike * (standing.place == "here") + fight.estimates.burden * standing.foes
            # Who is attacked first does not live to have them.
            lives = lives - harm if harm < self.fight.standing.lives else 0
        return BOSS * (fight.win(actions=self.more, lives=lives) - self.after())

    @cached_property
    def coming(self) -> str:
        """The enemy that one has to prepare for."""
        return boss_to_come(self.game)

    def _incoming(self) -> tuple[int, int]:
        if len(self.attackers) < 2:
            return 0, 0
        cards = [enemy_card(enemy.card) for enemy in self.attackers if slug_of(enemy.card) != self.boss]
        return sum(card.damage for card in cards), sum(card.horror for card in cards)

    def _opportunity(self) -> float:
        if len(self.attackers) < 2:
            return sum(self.strike(enemy) for enemy in self.attackers)
        boss = sum(self.strike(enemy) for enemy in self.attackers if slug_of(enemy.card) == self.boss)
        return self.body.harm(*self.incoming) + boss

    def strike(self, enemy: Enemy) -> float:
        """What an attack of an enemy costs, between those of the others: the last straw is the heaviest.

        Where each of several enemies would be the end alone, each of them has its share in it.
        """
        printed = enemy_card(enemy.card)
        body = self.body
        alone = body.harm(printed.damage, printed.horror)
        damage, horror = self.incoming
        if not (damage or horror) or slug_of(enemy.card) == self.boss:
            return alone
        if enemy in self.attackers:
            last = body.harm(damage, horror) - body.harm(damage - printed.damage, horror - printed.horror)
        else:
            last = body.harm(damage + printed.damage, horror + printed.horror) - body.harm(damage, horror)
        return (alone + last) / 2

    def winning_lita(self, far: int) -> float:
        """What it does for the chance to win to go for Lita Chantler, attacks of opportunity included."""
        if not self.boss:
            return LITA_WORTH * self.lita_estimate() / (far + 1) - self.opportunity
        if far and self.is_deadly():
            return NEVER
        estimates, standing = self.fight.estimates, self.fight.standing
        if not far:
            won = self.after(ally="with", lives=standing.lives + estimates.parley_lives)
            return BOSS * estimates.parley * (won - self.after())
        place: Place = "gone" if standing.place == "evaded" else standing.place
        lives = standing.lives - estimates.strike * (place == "here") - estimates.burden * standing.foes
        return BOSS * (self.after(ally="near", lives=lives, place=place) - self.after()) / far

    def meeting_boss(self, enemy: Enemy, far: int) -> float:
        """What it does for the chance to win to go where the enemy that matters is, attacks of opportunity included."""
        estimates, standing = self.fight.estimates, self.fight.standing
        place: Place = "evaded" if enemy.exhausted else "here"
        lives = standing.lives - estimates.burden * standing.foes
        ally = "far" if standing.ally == "near" else standing.ally
        return BOSS * (self.after(place=place, lives=lives, ally=ally) - self.after()) / far

    def is_deadly(self) -> bool:
        """Whether attacks of opportunity could be one's end."""
        cards = [enemy_card(enemy.card) for enemy in self.attackers]
        damage, horror = sum(card.damage for card in cards), sum(card.horror for card in cards)
        return damage >= self.body.health or horror >= self.body.sanity

    def lita_estimate(self) -> float:
        """The chance to win her over, with what one would commit."""
        return ally_estimate(self.game, self.investigator, self.estimates, ally_icons(self.investigator))

    @cached_property
    def omens(self) -> tuple[float, float]:
        """The mean cost of the symbols in the bag for a tester here: in any case, and if the test fails."""
        game, investigator = self.game, self.investigator
        if self.boss:
            return 0.0, 0.0
        always = failed = 0.0
        for token in SYMBOLS:
            copies = game.bag.count(token)
            effect = effect_of(game, investigator, token) if copies else None
            if effect is not None:
                always += copies * self.suffering(effect.revealed)
                failed += copies * self.suffering(effect.failed)
        return always / len(game.bag), failed / len(game.bag)

    def suffering(self, effect: Any) -> float:
        """What damage and horror of an effect cost that happens to oneself."""
        if isinstance(effect, AllOf):
            return sum(self.suffering(part) for part in effect.effects)
        if not isinstance(effect, Effect):
            return 0.0
        if isinstance(effect, Word) and effect.name == "if_enemy_here":
            trait, then = effect.args
            there = any(trait in card_of(enemy.card).traits for enemy in self.game.enemies_at(self.investigator.at))
            return self.suffering(then) if there else 0.0
        damage, horror = (min(0, int(effect.gives.get(what, 0))) for what in ("damage", "horror"))
        return self.body.harm(-damage, -horror) if damage or horror else 0.0

    # --- enemies

    def threat(self, enemy: Enemy) -> float:
        """What it is worth to be rid of an enemy."""
        game = self.game
        worth = self.strike(enemy)
        if enemy.engaged == self.investigator.seat and not enemy.exhausted:
            worth = worth * ROUNDS_OF_ATTACKS + FREEDOM
        elif enemy.at == self.investigator.at or "hunter" in keywords(game, enemy):
            worth = worth * 0.9 + 0.5
        worth += VICTORY * enemy_card(enemy.card).victory + DOOM * enemy.doom
        if is_wanted(game, enemy):
            worth += WANTED
        if is_boss(game, enemy):
            worth += BOSS
        elif self.boss:
            return self.relief(enemy) + BESIDE_BOSS * worth
        return worth

    def fighting(self, enemy: Enemy, attack: Attack, flat_cost: float = 0.0) -> float:
        """Attacking an enemy."""
        game = self.game
        if slug_of(enemy.card) == self.boss:
            return self.duelling(attack, enemy)
        sole = len(self.attackers) == 1 and enemy.engaged == self.investigator.seat
        likely = hit(game, self.investigator, attack, enemy, self.estimates, sole=sole)
        left = max(1, enemy_health(game, enemy) - enemy.damage)
        share = min(likely.damage, left) / left
        missing = self.strike(enemy) if retaliates(game, enemy) else 0.0
        if enemy.engaged >= 0 and enemy.engaged != self.investigator.seat:
            missing += 2.0
        hitting = share * self.threat(enemy) + missing + self.omens[1]
        missing += sum(self.omens)
        skill = "intellect" if attack.skill == "combat" and thinks(game, self.investigator) else attack.skill
        score = likely.chance * hitting - missing
        if efforts := self.efforts(skill):
            margin = margin_of(game, self.investigator, attack, enemy)
            for points, price in efforts:
                chance = between(self.estimates, raised(margin, points))
                score = max(score, chance * hitting - missing - price)
        if attack.uses:
            flat_cost += 0.0 if is_boss(game, enemy) else AMMO * (2.0 if likely.damage > left else 1.0)
        if self.boss and (attack.uses or attack.spends):
            flat_cost += BOSS * (self.after() - self.after(**self.left_after(attack)))
        if attack.skill == "willpower" and attack.uses:
            flat_cost += BAD_OMEN * self.body.harm(0, 1)
        if self.coming:
            flat_cost += SAVED_WEAPON * attack.spends + SAVED_AMMO * attack.uses
        return score - flat_cost

    def left_after(self, attack: Attack) -> dict[str, int]:
        """What an attack leaves for the fight with the enemy that matters; what one under way takes is gone already."""
        if self.under_way:
            return {}
        standing = self.fight.standing
        return {
            "ammo": max(0, standing.ammo - attack.uses),
            "singles": max(0, standing.singles - attack.spends),
        }

    def duelling(self, attack: Attack, enemy: Enemy) -> float:
        """What an attack does for the chance to win against the enemy that matters."""
        fight = self.fight
        skill = "intellect" if attack.skill == "combat" and fight.standing.thought == "on" else attack.skill
        spare = fight.means.spare(skill)
        likely = hit(self.game, self.investigator, attack, enemy, self.estimates, spare, len(self.attackers) == 1)
        standing = fight.standing
        if likely.damage >= standing.health:
            everything = fight.means.spare(skill, fight.means.tests)
            likely = hit(
                self.game, self.investigator, attack, enemy, self.estimates, everything, len(self.attackers) == 1
            )
        left = self.left_after(attack)
        hits = self.after(health=standing.health - int(likely.damage + 0.4), **left)
        fails = self.after(lives=standing.lives - fight.estimates.strike * retaliates(self.game, enemy), **left)
        return BOSS * (likely.chance * hits + (1 - likely.chance) * fails - self.after())

    def relief(self, enemy: Enemy) -> float:
        """What it does for the chance to win against the enemy that matters to be rid of another one."""
        foes = self.fight.standing.foes
        if not foes or enemy.engaged != self.investigator.seat:
            return 0.0
        return BOSS * (self.after(foes=foes - 1) - self.after())

    def efforts(self, skill: str) -> list[tuple[int, float]]:
        """How many points cards and resources could add to a test of a skill, and for which price: the cheapest first."""
        found = self._efforts.get(skill)
        if found is None:
            found = self._efforts[skill] = list(self._adding(skill))
        return found

    @cached_property
    def _efforts(self) -> dict[str, list[tuple[int, float]]]:
        return {}

    def _adding(self, skill: str) -> Iterator[tuple[int, float]]:
        investigator = self.investigator
        means: list[tuple[float, int]] = []
        if self.own:
            found = ((card, icons_for(card, skill)) for card in investigator.hand)
            means += [(commit_price(investigator, card) / icons, icons) for card, icons in found if icons]
        if any(skill in PUMPS.get(slug_of(asset.card), ()) for asset in investigator.play):
            means += [(coin_price(left), 1) for left in range(investigator.resources, 0, -1)]
        means.sort()
        points, price = 0, 0.0
        for each, icons in means:
            points += icons
            price += each * icons
            yield points, price
            if points >= MOST_EFFORT:
                return

    def evading(self, enemy: Enemy, name: str, bonus: float = 0.0) -> float:
        """Getting away from an enemy by a skill."""
        if enemy.exhausted:
            return NEVER
        if name == "agility" and self.game.lasting and thinks(self.game, self.investigator):
            name = "intellect"
        margin = skill_value(self.game, self.investigator, name) - evade_value(self.game, enemy)
        chance = estimate(self.estimates, margin)
        more = self.more
        gain = self.strike(enemy) + FREEDOM * min(2, more) * AT_EASE
        if slug_of(enemy.card) == "ruth_turner" and is_wanted(self.game, enemy):
            gain += WANTED
        worth = gain + bonus + self.omens[1]
        score = chance * worth - sum(self.omens)
        if slug_of(enemy.card) == self.boss:
            if not bonus:
                chance = self.evasion
            return BOSS * chance * (self.after(place="evaded") - self.after()) + 0.05 * score
        if self.boss:
            return chance * (SHARE_OF_EVADED * self.relief(enemy) + BESIDE_BOSS * (gain + bonus))
        for points, price in self.efforts(name):
            score = max(score, estimate(self.estimates, margin + points) * worth - sum(self.omens) - price)
        return score

    @property
    def evasion(self) -> float:
        """The chance to slip away from the enemy that matters."""
        estimates = self.fight.estimates
        return (
            estimates.by_thought[3]
            if estimates.by_thought and self.fight.standing.thought == "on"
            else estimates.evasion
        )

    def killing(self, enemy: Enemy) -> float:
        """How much of an enemy an attack takes on average: 1 for one that kills it for sure."""
        attacks = [FIST]
        for asset in self.investigator.play:
            attacks += [attack for attack in attacks_of(asset.card) if asset.uses or not attack.uses]
        left = max(1, enemy_health(self.game, enemy) - enemy.damage)
        best = 0.0
        for attack in attacks:
            likely = hit(self.game, self.investigator, attack, enemy, self.estimates)
            best = max(best, likely.chance * min(likely.damage, left) / left)
        return best

    def best_target(self, attack: Attack) -> float:
        """What an attack is worth on the enemy that it is worth most on."""
        return max((self.fighting(enemy, attack) for enemy in foes(self.game, self.investigator)), default=NEVER)

    def engaging(self, enemy: Enemy) -> float:
        """Going for an enemy that keeps away."""
        if "aloof" in keywords(self.game, enemy) and (is_wanted(self.game, enemy) or enemy.doom):
            return 0.9 * self.killing(enemy) * self.threat(enemy)
        return NEVER

    def thinking(self) -> float:
        """To use intellect instead of combat: for a turn of fighting."""
        game, investigator = self.game, self.investigator
        gain = skill_value(game, investigator, "intellect") - skill_value(game, investigator, "combat")
        here = foes(game, investigator)
        if gain < 2 or not here or not investigator.actions:
            return NEVER
        if any(is_boss(game, enemy) for enemy in here):
            return BOSS * (self.fight.win(actions=self.actions, thought="on") - self.after())
        if investigator.actions > 1 and any(is_wanted(game, enemy) for enemy in here):
            return 4.0
        clever = max(max(self.evading(enemy, "intellect"), self.fighting(enemy, by_thought(FIST))) for enemy in here)
        plain = max(max(self.evading(enemy, "agility"), self.ordinary(enemy)) for enemy in here)
        gained = (clever - max(0.0, plain)) * (1 + LATER_ACTIONS * (min(investigator.actions, len(here)) - 1))
        gained = max(gained, self.ordeal() - self.ordeal("intellect"))
        return gained - (SAVED_THOUGHT if self.coming else 0.0)

    def ordeal(self, skill: str = "") -> float:
        """What the attacks at the end of a turn cost that is all spent on getting rid of enemies, by such a skill."""
        investigator = self.investigator
        attacks = [(enemy_card(enemy.card), self.riddance(enemy, skill)) for enemy in self.attackers]

        @cache
        def cost(actions: int, there: frozenset[int]) -> float:
            if not there or not actions:
                cards = [attacks[n][0] for n in there]
                return self.body.harm(sum(card.damage for card in cards), sum(card.horror for card in cards))
            same = cost(actions - 1, there)
            return min(same + attacks[n][1] * (cost(actions - 1, there - {n}) - same) for n in there)

        return cost(investigator.actions, frozenset(range(len(attacks))))

    def riddance(self, enemy: Enemy, skill: str = "") -> float:
        """How likely an action takes care of an enemy for this turn, by a skill or by the best that there is."""
        dodge = skill_value(self.game, self.investigator, skill or "agility") - evade_value(self.game, enemy)
        return max(estimate(self.estimates, dodge), self.killing(enemy))

    def ordinary(self, enemy: Enemy) -> float:
        """The best attack on an enemy with the cards in play."""
        best = self.fighting(enemy, FIST)
        for asset in self.investigator.play:
            for attack in attacks_of(asset.card):
                if asset.uses or not attack.uses:
                    best = max(best, self.fighting(enemy, attack))
        return best

    def flat_damage(self, amount: int, enemies: list[Enemy]) -> float:
        """Damage without a test."""
        best = NEVER
        for enemy in enemies:
            left = max(1, enemy_health(self.game, enemy) - enemy.damage)
            share = min(amount, left) / left
            worth = BOSS * share if is_boss(self.game, enemy) else share * self.threat(enemy) - FLAT_COST
            best = max(best, worth)
        return best

    def blast(self) -> float:
        """Dynamite: here it hurts oneself as well."""
        best = NEVER
        for place in routes(self.game).within(self.investigator.at, 1):
            worth = sum(self.flat_damage(3, [enemy]) for enemy in self.game.enemies_at(place))
            worth -= sum(
                self.blown_up() if investigator is self.investigator else 8.0 for investigator in self.game.at(place)
            )
            best = max(best, worth)
        return best

    def blown_up(self) -> float:
        """What an explosion costs oneself, beside the attacks of opportunity before it."""
        damage = sum(enemy_card(enemy.card).damage for enemy in self.attackers)
        return self.body.harm(3 + damage, 0) - self.body.harm(damage, 0)
