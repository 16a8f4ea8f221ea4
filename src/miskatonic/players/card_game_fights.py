"""An investigator at one moment: what enemies threaten, and what it is worth to fight them or to get away."""

from __future__ import annotations

from functools import cached_property

from miskatonic.games.card_game.components import slug_of
from miskatonic.games.card_game.outlook import (
    FIST,
    Attack,
    Chances,
    Prospects,
    ally_chance,
    ally_icons,
    attacks_of,
    chance,
    chances_of,
    hit,
    prospects,
    retaliates,
    thinks,
    waits,
)
from miskatonic.games.card_game.rules.actions import foes
from miskatonic.games.card_game.rules.enemies import attackers
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
    enemy_card,
)
from miskatonic.players.card_game_plan import (
    boss_of,
    clues_wanted,
    hurry,
    is_boss,
    is_wanted,
    ways_from,
)
from miskatonic.players.card_game_worth import (
    AMMO,
    BOSS,
    DOOM,
    FREEDOM,
    VICTORY,
    WANTED,
    Body,
)

NEVER = -9.0
LITA = "lita_chantler"
LITA_WORTH = 7.0
ROUNDS_OF_ATTACKS = 1.6
"""For so many rounds an engaged enemy is expected to attack."""
FLAT_COST = 1.5
"""What a means that deals damage for sure is worth to be kept for another enemy."""
BESIDE_BOSS = 0.35
"""What is left of the threat of an enemy while a worse one is about to attack."""
GOOD_EVASION = 0.6
"""With such a chance one rather slips away from an enemy than takes a blow."""
LAST_BLOW = 0.9
PROGRESS = 0.3
"""What damage to the enemy that matters is worth, as a share of a victory."""


class Situation:
    """Everything that several options ask for, found once."""

    def __init__(self, game: CardGame, hero: Investigator, *, acting: bool = False, own: bool = True) -> None:
        self.game = game
        self.hero = hero
        self.own = own
        """Whether its hand may be looked at."""
        self.more = hero.actions if acting else max(0, hero.actions - 1)
        """The actions left after the one that is thought about, or (`acting`) that is under way."""
        self.body = Body(game, hero)
        self.place = game.location(hero.at)
        self.attackers = attackers(game, hero) if game.enemies else []
        self.opportunity = sum(self.strike(enemy) for enemy in self.attackers)
        """What attacks of opportunity cost."""

    @cached_property
    def chances(self) -> Chances:
        """The chances of tests here and now."""
        return chances_of(self.game, self.hero)

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
    def duel(self) -> Prospects:
        """How the fight with it looks."""
        return prospects(self.game, self.hero, self.boss, hand=self.own)

    def strike(self, enemy: Enemy) -> float:
        """What an attack of an enemy costs."""
        printed = enemy_card(enemy.card)
        return self.body.harm(printed.damage, printed.horror)

    def winning_lita(self, far: int) -> float:
        """What it does for the chance to win to go for Lita Chantler, attacks of opportunity included."""
        if not self.boss:
            return LITA_WORTH * self.lita_chance() / (far + 1) - self.opportunity
        ready = self.boss_at_hand
        duel = self.duel
        if far and self.is_deadly():
            return NEVER
        with_her = duel.win_with_ally(self.more + 1, ready=ready, far=far)
        others = sum(self.strike(enemy) for enemy in self.attackers if slug_of(enemy.card) != self.boss) if far else 0.0
        return BOSS * (with_her - duel.win(self.more, exhausted=not ready)) - others

    def is_deadly(self) -> bool:
        """Whether attacks of opportunity could be one's end."""
        cards = [enemy_card(enemy.card) for enemy in self.attackers]
        damage, horror = sum(card.damage for card in cards), sum(card.horror for card in cards)
        return damage >= self.body.health or horror >= self.body.sanity

    def lita_chance(self) -> float:
        """The chance to win her over, with what one would commit."""
        return ally_chance(self.game, self.hero, self.chances, ally_icons(self.hero))

    # --- enemies

    def threat(self, enemy: Enemy) -> float:
        """What it is worth to be rid of an enemy."""
        game = self.game
        worth = self.strike(enemy)
        if enemy.engaged == self.hero.seat and not enemy.exhausted:
            worth = worth * ROUNDS_OF_ATTACKS + FREEDOM
        elif enemy.at == self.hero.at or "hunter" in keywords(game, enemy):
            worth = worth * 0.9 + 0.5
        worth += VICTORY * enemy_card(enemy.card).victory + DOOM * enemy.doom
        if is_wanted(game, enemy):
            worth += WANTED
        if is_boss(game, enemy):
            worth += BOSS
        elif self.boss_at_hand:
            worth *= BESIDE_BOSS
        return worth

    @cached_property
    def boss_at_hand(self) -> bool:
        """Whether the enemy that matters is about to attack: then others matter less."""
        return any(slug_of(enemy.card) == self.boss for enemy in self.attackers)

    def fighting(self, enemy: Enemy, attack: Attack, flat_cost: float = 0.0) -> float:
        """Attacking an enemy."""
        game = self.game
        sole = len(self.attackers) == 1 and enemy.engaged == self.hero.seat
        promise = hit(game, self.hero, attack, enemy, self.chances, sole=sole)
        left = max(1, enemy_health(game, enemy) - enemy.damage)
        share = min(promise.damage, left) / left
        score = promise.chance * share * self.threat(enemy)
        if retaliates(game, enemy):
            score -= (1 - promise.chance) * self.strike(enemy)
        if enemy.engaged >= 0 and enemy.engaged != self.hero.seat:
            score -= (1 - promise.chance) * 2.0
        if attack.uses:
            flat_cost += 0.0 if is_boss(game, enemy) else AMMO * (2.0 if promise.damage > left else 1.0)
        if slug_of(enemy.card) == self.boss:
            score = self.duelling(attack, enemy)
        return score - flat_cost

    def duelling(self, attack: Attack, enemy: Enemy) -> float:
        """What an attack does for the chance to win against the enemy that matters."""
        duel, icons = self.duel, 1 if any(icons_for(card, attack.skill) for card in self.hero.hand) else 0
        promise = hit(self.game, self.hero, attack, enemy, self.chances, icons, len(self.attackers) == 1)
        damage = max(1, int(promise.damage + 0.5))
        more = self.more
        gone = enemy.exhausted
        hits = Prospects(max(0, duel.health - damage), duel.lives, duel.ammo, duel.strong, duel.weak, duel.evasion).win(
            more, exhausted=gone
        )
        fails = duel.win(more, exhausted=gone, lives=duel.lives - int(retaliates(self.game, enemy)))
        left = max(1, enemy_health(self.game, enemy) - enemy.damage)
        gain = promise.chance * hits + (1 - promise.chance) * fails - duel.win(more, exhausted=gone)
        if damage >= left:
            gain = max(gain, promise.chance * LAST_BLOW)
        return BOSS * (gain + PROGRESS * promise.chance * min(damage, left) / left)

    def evading(self, enemy: Enemy, skill: int, bonus: float = 0.0) -> float:
        """Getting away from an enemy."""
        if enemy.exhausted:
            return NEVER
        if self.game.lasting and thinks(self.game, self.hero):
            skill = max(skill, skill_value(self.game, self.hero, "intellect"))
        margin = skill - evade_value(self.game, enemy)
        odds = chance(self.chances, margin)
        more = self.more
        gain = self.strike(enemy) + FREEDOM * min(2, more) * 0.7
        if slug_of(enemy.card) == "ruth_turner" and is_wanted(self.game, enemy):
            gain += WANTED
        score = odds * (gain + bonus)
        if slug_of(enemy.card) == self.boss:
            duel = self.duel
            odds = chance(self.chances, margin + int(any(icons_for(card, "agility") for card in self.hero.hand)))
            far = int(self.hero.at != "parlor")
            gone = max(duel.win(more, exhausted=True), duel.win_with_ally(more, ready=False, far=far))
            here = max(duel.win(more), duel.win_with_ally(more, ready=True, far=far))
            score = BOSS * odds * (gone - here) + 0.05 * score
        return score

    def killing(self, enemy: Enemy) -> float:
        """How much of an enemy an attack takes on average: 1 for one that kills it for sure."""
        attacks = [FIST]
        for asset in self.hero.play:
            attacks += [attack for attack in attacks_of(asset.card) if asset.uses or not attack.uses]
        left = max(1, enemy_health(self.game, enemy) - enemy.damage)
        best = 0.0
        for attack in attacks:
            promise = hit(self.game, self.hero, attack, enemy, self.chances)
            best = max(best, promise.chance * min(promise.damage, left) / left)
        return best

    def best_target(self, attack: Attack) -> float:
        """What an attack is worth on the enemy that it is worth most on."""
        return max((self.fighting(enemy, attack) for enemy in foes(self.game, self.hero)), default=NEVER)

    def engaging(self, enemy: Enemy) -> float:
        """Going for an enemy that keeps away."""
        if "aloof" in keywords(self.game, enemy) and (is_wanted(self.game, enemy) or enemy.doom):
            return 0.9 * self.killing(enemy) * self.threat(enemy)
        return NEVER

    def thinking(self) -> float:
        """To use intellect instead of combat: for a turn of fighting."""
        game, hero = self.game, self.hero
        gain = skill_value(game, hero, "intellect") - skill_value(game, hero, "combat")
        here = foes(game, hero)
        if gain < 2 or hero.actions < 2 or not here:
            return NEVER
        if any(is_boss(game, enemy) for enemy in here):
            far = int(hero.at != "parlor")
            slips = far and hero.actions > 2 and self.duel.evasion >= GOOD_EVASION
            return BOSS if slips or not waits(game) or self.winning_lita(far) < 3.0 else NEVER
        if any(is_wanted(game, enemy) for enemy in here):
            return 4.0
        return 2.0 if sum(self.strike(enemy) for enemy in here) > 3.0 else NEVER

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
        for place, near in ways_from(self.game, self.hero.at).items():
            if near[0] > 1:
                continue
            worth = sum(self.flat_damage(3, [enemy]) for enemy in self.game.enemies_at(place))
            worth -= sum(self.blown_up() if hero is self.hero else 8.0 for hero in self.game.at(place))
            best = max(best, worth)
        return best

    def blown_up(self) -> float:
        """What an explosion costs oneself, beside the attacks of opportunity before it."""
        damage = sum(enemy_card(enemy.card).damage for enemy in self.attackers)
        return self.body.harm(3 + damage, 0) - self.body.harm(damage, 0)
