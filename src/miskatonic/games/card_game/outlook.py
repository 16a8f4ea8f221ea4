"""How things look for an investigator: quick chances, the attacks at hand, and how a fight to the death would end.

What bots and the value of a position are made from. It uses what everybody at the table knows, and one's own hand.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.games.card_game.components import AssetCard, EventCard, PlayerCard, slug_of
from miskatonic.games.card_game.rules.abilities import ActionAbility
from miskatonic.games.card_game.rules.agenda import doom_in_play
from miskatonic.games.card_game.rules.skill_test import ELDER_SIGN_FAILS, effect_of, reveals_no_token
from miskatonic.games.card_game.rules.values import (
    enemy_health,
    evade_value,
    fight_value,
    health_left,
    icons_for,
    keywords,
    sanity_left,
    skill_value,
    soaks,
)
from miskatonic.games.card_game.state import CardGame, Enemy, Investigator, agenda_card, card_of, enemy_card
from miskatonic.kernel.effect import Word
from miskatonic.kernel.hooks import total

# --- time

DOOM_A_ROUND = 1.12
"""How much doom a round brings on average."""
DOOM_AMONG_GHOULS = 2.0
"""And once the Ghouls gather at the door."""
NO_END = 12.0
"""As many rounds as one likes."""


def rounds_left(game: CardGame) -> float:
    """How many rounds there are, about, before the last agenda is over."""
    if not game.agenda or not agenda_card(game.agenda).doom:
        return NO_END
    rounds = 0.0
    doom = -doom_in_play(game)
    for card in (game.agenda, *game.agenda_deck):
        doom += agenda_card(card).doom
        rounds += max(0, doom) / (DOOM_AMONG_GHOULS if card == "agenda_theyre_getting_out" else DOOM_A_ROUND)
        doom = 0
    return rounds


# --- chances

FAILS, SUCCEEDS = -99, 99
"""The values of tokens that decide a test by themselves."""
WIDEST = 12
"""A margin beyond this is as good, or as bad."""

LOOKS_AWAY = "wendy_adams"
"""Who may reveal another token instead of a bad one, for a card,"""
AGAIN = 0.75
"""and how often that pays."""

Chances = tuple[float, ...]
"""The chance of success by margin (skill less difficulty) from -WIDEST to WIDEST."""


@lru_cache(maxsize=256)
def _split(bag: tuple[str, ...]) -> tuple[tuple[int, ...], tuple[tuple[str, int], ...]]:
    """The numbers in a bag, and its symbols with how many there are of each."""
    numbers = tuple(int(token) for token in bag if token[-1].isdigit())
    symbols = dict.fromkeys(token for token in bag if not token[-1].isdigit())
    return numbers, tuple((token, bag.count(token)) for token in symbols)


def chances_of(game: CardGame, hero: Investigator) -> Chances:
    """The chances of an investigator's tests here and now. A token that makes another one be revealed counts as it is."""
    if game.lasting and reveals_no_token(game, hero):
        return _table((0,), False)
    numbers, symbols = _split(tuple(game.bag))
    values = list(numbers)
    for token, copies in symbols:
        if token == "auto_fail" or (token == "elder_sign" and total(game, ELDER_SIGN_FAILS, 0, hero.seat)):
            value = FAILS
        elif (effect := effect_of(game, hero, token)) is None:
            value = 0
        elif effect.succeeds and effect.succeeds(game, hero.seat):
            value = SUCCEEDS
        else:
            value = effect.modifier(game, hero.seat) if callable(effect.modifier) else effect.modifier
            if effect.another:
                value -= 1
        values += [value] * copies
    values.sort()
    return _table(tuple(values), hero.slug == LOOKS_AWAY and len(hero.hand) > 1)


@lru_cache(maxsize=2048)
def _table(values: tuple[int, ...], again: bool) -> Chances:
    margins = range(-WIDEST, WIDEST + 1)
    once = [sum(value + margin >= 0 for value in values) / len(values) for margin in margins]
    return tuple(odds + (1 - odds) * odds * AGAIN for odds in once) if again else tuple(once)


def chance(chances: Chances, margin: int) -> float:
    """The chance to succeed with a skill that is so much above the difficulty."""
    return chances[max(0, min(2 * WIDEST, margin + WIDEST))]


# --- attacks

Extra = Literal["", "sole", "by two", "margin", "clue"]


class Attack(Struct, frozen=True, gc=False):
    """A way to attack: with which skill and bonus, for how much damage, and when for more."""

    skill: str = "combat"
    bonus: int = 0
    damage: int = 1
    extra: Extra = ""
    """`sole`: 1 more to the only engaged enemy; `by two`: 1 more with a margin of two; `margin`: as much as the margin;
    `clue`: 2 more to the skill with a clue at the location."""
    uses: bool = False
    """It takes a token of the card."""
    spends: bool = False
    """It takes the card itself."""


FIST = Attack()
OWN_WORDS: dict[str, Attack] = {
    "machete": Attack(bonus=1, extra="sole"),
    "switchblade": Attack(extra="by two"),
    "41_derringer": Attack(bonus=2, extra="by two"),
    "shotgun": Attack(bonus=3, extra="margin"),
    "rolands_38_special": Attack(bonus=1, damage=2, extra="clue"),
    "shrivelling": Attack(skill="willpower", damage=2),
}
"""The attacks of cards whose effects are functions, which only say in words what they do."""


@cache
def attack_by(ability: Any, slug: str) -> Attack | None:
    """The attack that an ability of a card is; None if it is none."""
    if not isinstance(ability, ActionAbility) or ability.designator != "fight":
        return None
    found = OWN_WORDS.get(slug) if slug in OWN_WORDS else _of_word(ability.effect)
    if found is None:
        return None
    return Attack(found.skill, found.bonus, found.damage, found.extra, ability.cost.uses > 0, ability.cost.discard)


def _of_word(effect: Any) -> Attack | None:
    if not isinstance(effect, Word) or effect.name != "fight_with":
        return None
    bonus, damage, skill = effect.args
    return Attack(skill, bonus, 1 + damage)


@cache
def attacks_of(card: str) -> tuple[Attack, ...]:
    """The attacks that an asset offers in play, or that an event is."""
    printed = card_of(card)
    if isinstance(printed, EventCard):
        attack = _of_word(printed.effect) if printed.designator == "fight" else None
        return () if attack is None else (Attack(attack.skill, attack.bonus, attack.damage, spends=True),)
    if not isinstance(printed, AssetCard):
        return ()
    found = (attack_by(hook, slug_of(card)) for hook in printed.hooks)
    return tuple(attack for attack in found if attack is not None)


class Hit(Struct, frozen=True, gc=False):
    """What an attack on an enemy promises: the chance to hit, and the damage if it does."""

    chance: float
    damage: float


def hit(
    game: CardGame,
    hero: Investigator,
    attack: Attack,
    enemy: Enemy,
    chances: Chances,
    icons: int = 0,
    sole: bool = True,
) -> Hit:
    """What an attack promises, with so many icons more."""
    skill = skill_value(game, hero, attack.skill) + attack.bonus
    if attack.skill == "combat" and game.lasting and thinks(game, hero):
        skill = max(skill, skill_value(game, hero, "intellect"))
    margin = skill + icons - fight_value(game, enemy)
    damage = float(attack.damage)
    if attack.extra == "clue" and game.locations and game.location(hero.at).clues:
        margin += 2
    hits = chance(chances, margin)
    if attack.extra == "sole":
        damage += sole
    elif attack.extra == "by two":
        damage += chance(chances, margin - 2) / hits if hits else 0
    elif attack.extra == "margin":
        damage = max(1.0, min(5.0, margin - 1))
    return Hit(hits, damage + more_damage(hero, enemy.card))


def thinks(game: CardGame, hero: Investigator) -> bool:
    """Whether an investigator may use intellect instead of combat and agility for now."""
    return any(effect.kind == "intellect_instead" and effect.seat == hero.seat for effect in game.lasting)


def more_damage(hero: Investigator, enemy: str) -> int:
    """What an ally adds to every attack on a Monster."""
    for asset in hero.play:
        if asset.card == ALLY and "Monster" in card_of(enemy).traits:
            return 1
    return 0


# --- a fight to the death

MOST_LIVES = 6
HAZARD = 0.4
"""How likely a mythos phase is to make things worse by as much as an attack."""
MOST_ROUNDS = 5
MOST_AMMO = 6
ROUNDS_OF_THOUGHT = 1
"""For so long the event below is of use."""
ALLY, ALLY_DIFFICULTY, ALLY_TAKES, ALLY_HELPS = "lita_chantler", 4, 3, 1 / 16
"""Lita Chantler: how hard she is to win over, what she can take, and what she adds to the chance to hit."""
TESTS_OF_A_DUEL = 5
"""Icons and resources are spread over so many tests."""
THINKING = "mind_over_matter"
"""The event by which intellect does instead of combat for a round."""
BOSSES = {"act_the_barrier": "ghoul_priest"}
"""Who comes when that act is over."""
HELPERS: dict[str, int] = {"beat_cop": 1}
"""Assets that deal damage without a test."""
SNEAK, BLAST = "sneak_attack", "dynamite_blast"
FLAT_DAMAGE: dict[str, int] = {SNEAK: 2, BLAST: 3}
"""Events that do: the one if the enemy has been evaded, the other at a price."""
LIVES_OF_A_BLAST = 2
"""What it costs to blow oneself up, too, with an enemy about to strike."""
PUMPS: dict[str, tuple[str, ...]] = {
    "physical_training": ("willpower", "combat"),
    "hard_knocks": ("combat", "agility"),
    "hyperawareness": ("intellect", "agility"),
    "arcane_studies": ("willpower", "intellect"),
    "dig_deep": ("willpower", "agility"),
}
"""Talents that turn resources into skill."""


@lru_cache(maxsize=1 << 18)
def duel(
    health: int,
    lives: int,
    ammo: int,
    strong: tuple[float, int],
    weak: tuple[float, int],
    evasion: float,
    actions: int = 3,
    rounds: int = MOST_ROUNDS,
    exhausted: bool = False,
) -> float:
    """The chance to defeat an enemy that retaliates before it has struck `lives` times.

    `strong` is an attack (chance and damage) for as long as there is ammo, `weak` any other one. Who evades the enemy is safe
    from it for the rest of the round.
    """
    if health <= 0:
        return 1.0
    if lives <= 0 or rounds <= 0:
        return 0.0
    if not actions:
        left = lives if exhausted else lives - 1
        calm = duel(health, left, ammo, strong, weak, evasion, 3, rounds - 1)
        return calm and calm + HAZARD * (duel(health, left - 1, ammo, strong, weak, evasion, 3, rounds - 1) - calm)
    attack, left = (strong, ammo - 1) if ammo else (weak, 0)
    struck = lives if exhausted else lives - 1
    hits = attack[0] and duel(health - attack[1], lives, left, strong, weak, evasion, actions - 1, rounds, exhausted)
    fails = duel(health, struck, left, strong, weak, evasion, actions - 1, rounds, exhausted)
    best = attack[0] * hits + (1 - attack[0]) * fails
    if evasion and not exhausted and actions > 1:
        gone = duel(health, lives, ammo, strong, weak, evasion, actions - 1, rounds, True)
        here = duel(health, lives, ammo, strong, weak, evasion, actions - 1, rounds, False)
        best = max(best, evasion * gone + (1 - evasion) * here)
    return best


def lives_against(game: CardGame, hero: Investigator, enemy: str, more: int = 0) -> int:
    """How many attacks of an enemy would be one too many, counting what assets can take, and somebody with so much more."""
    printed = enemy_card(enemy)
    health, sanity = health_left(game, hero) + more, sanity_left(game, hero) + more
    for _, damage, horror in soaks(game, hero):
        health += damage
        sanity += horror
    lives = MOST_LIVES
    if printed.damage:
        lives = min(lives, -(-health // printed.damage))
    if printed.horror:
        lives = min(lives, -(-sanity // printed.horror))
    return max(0, lives)


class Prospects(Struct, frozen=True, gc=False):
    """What a fight to the death depends on: see `duel`."""

    health: int
    lives: int
    ammo: int
    strong: tuple[float, int]
    weak: tuple[float, int]
    evasion: float
    rounds: int = MOST_ROUNDS
    ally: float = 0.0
    """The chance to win over the ally who waits nearby; 0 if there is none."""
    lives_with_ally: int = 0

    def with_ally(self) -> Prospects:
        """The same with the ally at one's side: better attacks, and somebody to take blows."""
        strong, weak = [(min(1.0, odds + ALLY_HELPS), damage + 1) for odds, damage in (self.strong, self.weak)]
        return Prospects(
            self.health, self.lives_with_ally, self.ammo, strong, weak, self.evasion, min(MOST_ROUNDS, self.rounds + 1)
        )

    def win_with_ally(self, actions: int, *, ready: bool, far: int) -> float:
        """The chance to win by going for the ally first, who is `far` moves away, with an enemy ready to strike or not."""
        if not self.ally:
            return 0.0
        struck = int(ready and far > 0)
        left = actions - far - 1
        if left < 0:
            left += 3
            struck += int(ready)
        if self.lives <= struck:
            return 0.0
        ally = self.with_ally()
        gained = ally.win(left, exhausted=not ready, lives=ally.lives - struck)
        return self.ally * gained + (1 - self.ally) * self.win(left, exhausted=not ready, lives=self.lives - struck)

    def win(self, actions: int = 3, *, exhausted: bool = False, lives: int | None = None) -> float:
        """The chance to win it from here."""
        left = self.lives if lives is None else lives
        return duel(self.health, left, self.ammo, self.strong, self.weak, self.evasion, actions, self.rounds, exhausted)


def outlook(game: CardGame, hero: Investigator, boss: str, *, hand: bool = True) -> float:
    """The chance to win a fight with an enemy, from what is in play and in hand.

    `hand` is whether the hand may be looked at; otherwise it counts as so many cards of a usual kind.
    """
    enemy = find_enemy(game, boss)
    gone = enemy is not None and enemy.exhausted
    found = prospects(game, hero, boss, hand=hand)
    now = max(found.win(exhausted=gone), found.win_with_ally(3, ready=not gone, far=1))
    if enemy is not None or not now:
        return now
    worse = replace(found, lives=found.lives - 1, lives_with_ally=found.lives_with_ally - 1)
    return now + HAZARD * (max(worse.win(), worse.win_with_ally(3, ready=True, far=1)) - now)


def find_enemy(game: CardGame, slug: str) -> Enemy | None:
    """The enemy in play with that slug."""
    return next((enemy for enemy in game.enemies if slug_of(enemy.card) == slug), None)


class Arsenal:
    """The attacks that an investigator could make on an enemy: the best one with ammo, and the best one without."""

    __slots__ = ("ammo", "strong", "weak")

    def __init__(self, fist: Hit) -> None:
        self.ammo = 0
        self.strong = Hit(0.0, 1.0)
        self.weak = fist

    def add(self, promise: Hit, uses: int) -> None:
        """One more; `uses` is how often, 0 for as often as one likes."""
        if not uses:
            self.weak = better(self.weak, promise)
        else:
            self.ammo = min(MOST_AMMO, self.ammo + uses)
            self.strong = better(self.strong, promise)

    def rounds(self) -> int:
        """How often the attack with ammo can be made before the other one has to do."""
        return self.ammo if better(self.weak, self.strong) is self.strong else 0


def prospects(game: CardGame, hero: Investigator, boss: str, *, hand: bool = True) -> Prospects:
    """What a fight with an enemy depends on, from assets in play and events in hand: there is no time to play assets then."""
    enemy = find_enemy(game, boss) or Enemy(boss, hero.at)
    chances = chances_of(game, hero)
    cards = hero.hand if hand else ()
    left = enemy_health(game, enemy) - enemy.damage
    resources = hero.resources
    pumps = {skill for asset in hero.play for skill in PUMPS.get(slug_of(asset.card), ())}
    spare_icons: dict[str, int] = {}

    def spare(skill: str) -> int:
        """How many icons and resources there are for each of the attacks that matter."""
        if skill not in spare_icons:
            icons = sum(icons_for(card, skill) for card in cards) if hand else len(hero.hand) // 2
            spare_icons[skill] = min(3, (icons + (resources if skill in pumps else 0)) // TESTS_OF_A_DUEL)
        return spare_icons[skill]

    clever = skill_value(game, hero, "intellect") > skill_value(game, hero, "combat")
    thinking = clever and (thinks(game, hero) or any(slug_of(card) == THINKING for card in cards))

    def promise(attack: Attack) -> Hit:
        if thinking and attack.skill == "combat":
            attack = by_thought(attack)
        return hit(game, hero, attack, enemy, chances, spare(attack.skill))

    arsenal = Arsenal(promise(FIST))
    for asset in hero.play:
        for attack in attacks_of(asset.card):
            uses = asset.uses if attack.uses else int(attack.spends)
            if uses or not attack.uses:
                arsenal.add(promise(attack), uses)
        left -= HELPERS.get(slug_of(asset.card), 0)
    nimble = "intellect" if thinking else "agility"
    evasion = chance(chances, skill_value(game, hero, nimble) + spare(nimble) - evade_value(game, enemy))
    lives = lives_against(game, hero, boss)
    for card in cards:
        slug, cost = slug_of(card), cost_in_hand(card)
        if cost > resources or not is_event(card):
            continue
        if slug == SNEAK and evasion >= 0.5:
            left -= FLAT_DAMAGE[slug]
        elif slug == BLAST and lives > LIVES_OF_A_BLAST + 1:
            left -= FLAT_DAMAGE[slug]
            lives -= LIVES_OF_A_BLAST
        elif attacks := attacks_of(card):
            arsenal.add(promise(attacks[0]), 1)
        else:
            continue
        resources -= cost
    strong, weak = arsenal.strong, arsenal.weak
    return Prospects(
        max(1, left),
        lives,
        arsenal.rounds(),
        (grain(strong.chance), max(1, int(strong.damage + 0.4))),
        (grain(weak.chance), max(1, int(weak.damage + 0.4))),
        grain(evasion),
        min(ROUNDS_OF_THOUGHT if thinking else MOST_ROUNDS, max(1, round(rounds_left(game)))),
        ally_chance(game, hero, chances, ally_icons(hero) if hand else 1) if waits(game) else 0.0,
        lives_against(game, hero, boss, ALLY_TAKES),
    )


def grain(odds: float) -> float:
    """A chance in sixteenths, so that few fights have to be thought through."""
    return round(odds * 16) / 16


def ally_icons(hero: Investigator) -> int:
    """How many icons there are to win over the ally."""
    return min(3, sum(icons_for(card, "intellect") for card in hero.hand))


def waits(game: CardGame) -> bool:
    """Whether the ally has still to be won over."""
    return any(card == ALLY for card, _ in game.loose) or (ALLY in game.set_aside and game.scenario == "the_gathering")


def ally_chance(game: CardGame, hero: Investigator, chances: Chances, icons: int) -> float:
    """The chance to win over the ally with so many icons."""
    return chance(chances, skill_value(game, hero, "intellect") + icons - ALLY_DIFFICULTY)


@cache
def by_thought(attack: Attack) -> Attack:
    """An attack with intellect instead of combat, which what a weapon adds to combat is lost on."""
    return replace(attack, skill="intellect", bonus=0)


@cache
def cost_in_hand(card: str) -> int:
    """What a card in hand costs."""
    printed = card_of(card)
    return printed.cost or 0 if isinstance(printed, PlayerCard) else 0


@cache
def is_event(card: str) -> bool:
    """Whether a card is an event."""
    return isinstance(card_of(card), EventCard)


def better(one: Hit, other: Hit) -> Hit:
    """The attack that does more damage on average."""
    return other if other.chance * other.damage > one.chance * one.damage else one


def retaliates(game: CardGame, enemy: Enemy) -> bool:
    """Whether an enemy strikes back at whoever fails to hit it."""
    return not enemy.exhausted and "retaliate" in keywords(game, enemy)
