"""How a fight to the death would end for an investigator, and how much time there is before it.

What bots and the value of a position are made from. It uses what everybody at the table knows, and one's own hand.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.games.card_game.bot.duel import (
    ACTIONS,
    MOST_AMMO,
    MOST_FOES,
    MOST_LIVES,
    MOST_ROUNDS,
    MOST_SINGLES,
    Blow,
    FightEstimates,
    Place,
    Standing,
    solver,
)
from miskatonic.games.card_game.bot.estimate import (
    ALLY,
    FIST,
    Attack,
    Estimates,
    Hit,
    attacks_of,
    between,
    estimate,
    estimates_of,
    hit,
    more_damage,
    raised,
    spent_well,
    thinks,
)
from miskatonic.games.card_game.components import AssetCard, EventCard, PlayerCard, slug_of
from miskatonic.games.card_game.rules.agenda import doom_in_play
from miskatonic.games.card_game.rules.values import (
    ACTION_COST,
    CANNOT_PLAY,
    enemy_health,
    evade_value,
    has_trait,
    health_left,
    icons_for,
    keywords,
    sanity_left,
    skill_value,
    soaks,
    uses_slot,
)
from miskatonic.games.card_game.state import (
    CardGame,
    Enemy,
    Investigator,
    Location,
    agenda_card,
    card_of,
    enemy_card,
    location_card,
)
from miskatonic.kernel.hooks import index_of, is_set, total
from miskatonic.kernel.memory import printed

# --- time

DOOM_A_ROUND = 1.12
"""How much doom a round brings on average."""
DOOM_AMONG_GHOULS = 2.0
"""How much doom a round will bring once the Ghouls gather at the door, where each of them brings another."""
DOOM_WITH_FEW_GHOULS = 1.5
"""How much doom a round brings at least while the Ghouls gather at the door, however few there are."""
GATHERING_GHOULS = "agenda_theyre_getting_out"
"""While this is the agenda, even exhausted Ghouls come to the Parlor."""
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
        rounds += max(0, doom) / (doom_among_ghouls(game) if card == GATHERING_GHOULS else DOOM_A_ROUND)
        doom = 0
    return rounds


def doom_among_ghouls(game: CardGame) -> float:
    """Doom added in a round while the Ghouls gather: those that are not kept elsewhere get to the door."""
    coming = sum(has_trait(enemy.card, "Ghoul") for enemy in game.enemies if enemy.engaged < 0)
    least = DOOM_WITH_FEW_GHOULS if game.agenda == GATHERING_GHOULS else DOOM_AMONG_GHOULS
    return max(least, DOOM_A_ROUND + coming)


# --- clues


def presumed_clues(game: CardGame, place: Location) -> int:
    """How many clues there are at a location, or will be once it is revealed."""
    if place.revealed:
        return place.clues
    printed = location_card(place.card)
    return max(printed.clues, int(printed.anonymous)) * game.started


# --- a fight to the death

HAZARD = 0.6
"""How likely a mythos phase is to take a life."""
SHARE_OF_PARLEY, SHARE_OF_EVASION, SHARE_AT_LAST = 2.5, 1.0, 2.0
"""Of the means for all tests of a fight, how many shares go into winning over the ally, an evasion, the blow that wins."""
SHARE_OF_EVADED = 0.6
"""What it is worth to have evaded an enemy, which comes back, of what it is worth to be rid of it."""
FEWEST_TESTS = 2
"""Minimum number of tests of a fight."""
ALLY_AT, ALLY_DIFFICULTY, ALLY_TAKES = "parlor", 4, 3
"""The ally: where she is, how hard she is to win over, and what she can take."""
TESTS_OF_A_DUEL = 4
"""Number of tests over which icons and resources are spread."""
THINKING = "mind_over_matter"
"""The event by which intellect does instead of combat for a round."""
BOSSES = {"act_the_barrier": "ghoul_priest"}
"""Who comes when that act is over."""
HELPERS: dict[str, int] = {"beat_cop": 1}
"""Assets that deal damage without a test."""
SNEAK, BLAST = "sneak_attack", "dynamite_blast"
"""Events that deal damage without a test: the one to an enemy that has been evaded, the other at a price."""
FLAT_DAMAGE: dict[str, int] = {SNEAK: 2, BLAST: 3}
"""How much damage events deal without a test."""
LIVES_OF_A_BLAST = 4
"""What it costs to blow oneself up, too, with an enemy about to strike."""
PUMPS: dict[str, tuple[str, ...]] = {
    "physical_training": ("willpower", "combat"),
    "hard_knocks": ("combat", "agility"),
    "hyperawareness": ("intellect", "agility"),
    "arcane_studies": ("willpower", "intellect"),
    "dig_deep": ("willpower", "agility"),
}
"""Talents that turn resources into skill."""


def lives_against(game: CardGame, investigator: Investigator, enemy: str, more: int = 0, adding: str = "") -> int:
    """The damage or horror that an investigator can take, assets included, with an optional bonus.

    An asset that would be added takes the place of another ally if it is one.
    """
    printed = enemy_card(enemy)
    health, sanity = health_left(game, investigator) + more, sanity_left(game, investigator) + more
    added = card_of(adding) if adding else None
    joins = isinstance(added, AssetCard) and "ally" in added.slots
    for asset, damage, horror in soaks(game, investigator):
        if not joins or not uses_slot(asset.card, "ally"):
            health += damage
            sanity += horror
    if isinstance(added, AssetCard):
        health += added.health or 0
        sanity += added.sanity or 0
    worst = max(1, printed.damage, printed.horror)
    lives = MOST_LIVES
    if printed.damage:
        lives = min(lives, health * worst // printed.damage)
    if printed.horror:
        lives = min(lives, sanity * worst // printed.horror)
    return max(0, lives)


class Means:
    """What an investigator has for the tests of a fight: icons in hand, and resources for those with a talent."""

    __slots__ = ("cards", "more", "pumps", "resources", "tests")

    def __init__(self, cards: list[str], assets: list[str], resources: int, tests: float, more: float) -> None:
        self.cards = cards
        self.resources = resources
        self.pumps = {skill for asset in assets for skill in PUMPS.get(slug_of(asset), ())}
        self.tests = tests
        self.more = more

    def spare(self, skill: str, share: float = 1.0) -> float:
        """How much there is for each test, or for one that gets more than its share."""
        icons = self.more + sum(icons_for(card, skill) for card in self.cards)
        pool = max(0.0, icons + (self.resources if skill in self.pumps else 0))
        return pool * share / self.tests


class Fight(Struct, frozen=True, gc=False):
    """A fight with an enemy as it stands: see `duel`."""

    estimates: FightEstimates
    standing: Standing
    means: Means
    """The means for the tests of the fight."""

    def win(self, **changes: Any) -> float:
        """The chance to win it from here, or from where it would stand with some changes."""
        return solver(self.estimates)(self.standing._replace(**changes) if changes else self.standing)


def fight_estimate(game: CardGame, investigator: Investigator, boss: str, *, hand: bool = True) -> float:
    """The chance to win a fight with an enemy, with the cards in play and in hand.

    `hand` is whether the hand may be looked at; otherwise its cards count as usual ones.
    """
    fight = fight_with(game, investigator, boss, hand=hand)
    now = fight.win()
    if find_enemy(game, boss) is not None or not now:
        return now
    return now + HAZARD * (fight.win(lives=fight.standing.lives - 1) - now)


def boss_to_come(game: CardGame) -> str:
    """The enemy that a great fight will be about, sooner or later; "" if there is none to come."""
    return "ghoul_priest" if game.act in ("act_trapped", "act_the_barrier") else ""


def find_enemy(game: CardGame, slug: str) -> Enemy | None:
    """The enemy in play with that slug."""
    return next((enemy for enemy in game.enemies if slug_of(enemy.card) == slug), None)


class Arsenal:
    """The attacks that an investigator could make on an enemy: the best one of each kind."""

    __slots__ = ("ammo", "bare", "single", "singles", "strong", "weak")

    def __init__(self, fist: Hit) -> None:
        self.weak = self.bare = fist
        self.strong = self.single = Hit(0.0, 0.0)
        self.ammo = self.singles = 0

    def add(self, likely: Hit, *, uses: int = 0, spends: bool = False, stays: bool = True) -> None:
        """One more: for as often as one likes (or as long as it `stays`), for some uses, or for the card itself."""
        if spends:
            self.singles = min(MOST_SINGLES, self.singles + 1)
            self.single = better(self.single, likely)
        elif uses:
            self.ammo = min(MOST_AMMO, self.ammo + uses)
            self.strong = better(self.strong, likely)
        else:
            self.weak = better(self.weak, likely)
            if stays:
                self.bare = better(self.bare, likely)

    def blows(self) -> tuple[Blow, Blow, Blow]:
        """As the model of a duel wants them."""
        return blow(self.weak), blow(self.strong), blow(self.single)


def fight_with(
    game: CardGame,
    investigator: Investigator,
    boss: str,
    *,
    hand: bool = True,
    adding: str = "",
    income: int = 0,
    icons: float = 0.0,
) -> Fight:
    """A fight with an enemy, from assets in play and events in hand.

    What it would be with one more asset in play, or more resources, or more icons, can be asked for, too.
    """
    found = find_enemy(game, boss)
    enemy = found or Enemy(boss, investigator.at)
    estimates = estimates_of(game, investigator)
    cards = investigator.hand if hand else ()
    left = enemy_health(game, enemy) - enemy.damage
    resources = investigator.resources + income - (cost_in_hand(adding) if adding else 0)
    assets = [(asset.card, asset.uses) for asset in investigator.play]
    if adding:
        printed = card_of(adding)
        assets.append((adding, printed.uses.amount if isinstance(printed, AssetCard) and printed.uses else 0))
    means = Means(
        [card for card in cards if card != adding],
        [card for card, _ in assets],
        resources,
        max(FEWEST_TESTS, min(TESTS_OF_A_DUEL, left)),
        icons if hand else icons + len(investigator.hand) // 2,
    )
    clever = skill_value(game, investigator, "intellect") > skill_value(game, investigator, "combat")
    thinking = clever and thinks(game, investigator)
    helped = more_damage(investigator, enemy.card)
    thoughtful = clever and any(may_think(game, investigator, card, resources) for card in cards)
    waiting = waits(game)

    def estimated(attack: Attack, thought: bool) -> Hit:
        if thought and attack.skill == "combat":
            attack = by_thought(attack)
        spare = means.spare(attack.skill)
        found = hit(game, investigator, attack, enemy, estimates, spare)
        last = spent_well(estimates, found.margin, SHARE_AT_LAST * spare) if spare else found.chance
        more = 0.0
        if waiting and attack.skill == "combat":
            more = spent_well(estimates, found.margin + 1, spare) - found.chance
        return Hit(found.chance, found.damage - helped, found.margin, last, more)

    def evasion(thought: bool) -> float:
        skill = "intellect" if thought else "agility"
        margin = skill_value(game, investigator, skill) - evade_value(game, enemy)
        return grain(spent_well(estimates, margin, means.spare(skill, SHARE_OF_EVASION)))

    lives = lives_against(game, investigator, boss, adding=adding)
    arsenals = [
        Arsenal(estimated(FIST, thought)) for thought in ((False, True) if thinking or thoughtful else (False,))
    ]
    for card, uses in assets:
        for attack in attacks_of(card):
            if not attack.uses or uses:
                for n, arsenal in enumerate(arsenals):
                    arsenal.add(
                        estimated(attack, n > 0),
                        uses=uses if attack.uses else 0,
                        spends=attack.spends,
                        stays=not is_thrown(card),
                    )
        left -= HELPERS.get(slug_of(card), 0)
    for card in cards:
        slug, cost = slug_of(card), cost_in_hand(card)
        if cost > resources or not is_event(card):
            continue
        if slug == SNEAK and evasion(False) >= 0.5:
            left -= FLAT_DAMAGE[slug]
        elif slug == BLAST and lives > LIVES_OF_A_BLAST + 1:
            left -= FLAT_DAMAGE[slug]
            lives -= LIVES_OF_A_BLAST
        elif attacks := attacks_of(card):
            for n, arsenal in enumerate(arsenals):
                arsenal.add(estimated(attacks[0], n > 0), spends=True)
        else:
            continue
        resources -= cost
    plain = arsenals[0]
    weak, strong, single = plain.blows()
    besides = others(game, investigator, boss)
    constant = FightEstimates(
        weak,
        strong,
        single,
        blow(plain.bare),
        evasion(False),
        (*arsenals[1].blows(), evasion(True)) if len(arsenals) > 1 else None,
        grain(ally_estimate(game, investigator, estimates, means.spare("intellect", SHARE_OF_PARLEY)))
        if waiting
        else 0.0,
        lives_against(game, investigator, boss, ALLY_TAKES, adding) - lives if waiting else 0,
        HAZARD,
        *burden(game, investigator, besides, estimates),
        max(1, enemy_card(boss).damage, enemy_card(boss).horror),
        game.agenda == GATHERING_GHOULS,
    )
    standing = Standing(
        max(1, left),
        min(MOST_LIVES, lives),
        ACTIONS,
        place_of(found, investigator),
        ("near" if investigator.at == ALLY_AT else "far") if waiting else "with" if helped else "none",
        "on" if thinking else "hand" if thoughtful else "none",
        plain.ammo,
        plain.singles,
        min(MOST_FOES, len(besides)),
        max(1, min(MOST_ROUNDS, round(rounds_left(game)))),
    )
    return Fight(constant, standing, means)


def slowed(game: CardGame, investigator: Investigator) -> int:
    """How many actions more than one the next attack, evasion or move takes."""
    if ACTION_COST not in (game.index or index_of(game)):
        return 0
    return total(game, ACTION_COST, 0, investigator.seat, "fight")


def place_of(enemy: Enemy | None, investigator: Investigator) -> Place:
    """Where an enemy is in a duel; one that has still to come is here."""
    if enemy is None or (enemy.at == investigator.at and not enemy.exhausted):
        return "here"
    if enemy.at == investigator.at:
        return "evaded"
    return "gone" if enemy.exhausted else "coming"


def others(game: CardGame, investigator: Investigator, boss: str) -> list[Enemy]:
    """Other enemies that attack in every round."""
    return [enemy for enemy in game.enemies if enemy.engaged == investigator.seat and slug_of(enemy.card) != boss]


def burden(game: CardGame, investigator: Investigator, enemies: list[Enemy], estimates: Estimates) -> tuple[int, float]:
    """What each of some enemies takes in a round, about, and the chance that an action takes care of one of them."""
    if not enemies:
        return 0, 0.0
    takes = sum(max(enemy_card(enemy.card).damage, enemy_card(enemy.card).horror) for enemy in enemies)
    attacks = [FIST]
    for asset in investigator.play:
        attacks += [attack for attack in attacks_of(asset.card) if asset.uses or not attack.uses]
    rid = 0.0
    for enemy in enemies:
        left = max(1, enemy_health(game, enemy) - enemy.damage)
        for attack in attacks:
            likely = hit(game, investigator, attack, enemy, estimates)
            rid = max(rid, likely.chance * min(1.0, likely.damage / left))
        margin = skill_value(game, investigator, "agility") - evade_value(game, enemy)
        rid = max(rid, SHARE_OF_EVADED * estimate(estimates, margin))
    return max(1, round(takes / min(MOST_FOES, len(enemies)))), grain(rid)


def blow(likely: Hit) -> Blow:
    """An attack as the model of a duel wants it."""
    return Blow(grain(likely.chance), int(likely.damage + 0.4), grain(likely.last), grain(likely.helped))


def grain(chance: float) -> float:
    """A chance in eighths, so that few fights have to be thought through."""
    return round(chance * 8) / 8


def ally_icons(investigator: Investigator) -> int:
    """How many icons there are to win over the ally."""
    return min(3, sum(icons_for(card, "intellect") for card in investigator.hand))


def waits(game: CardGame) -> bool:
    """Whether the ally has still to be won over."""
    return any(card == ALLY for card, _ in game.loose) or (ALLY in game.set_aside and game.scenario == "the_gathering")


def ally_estimate(game: CardGame, investigator: Investigator, estimates: Estimates, icons: float) -> float:
    """The chance to win over the ally with additional icons."""
    return between(estimates, raised(skill_value(game, investigator, "intellect") - ALLY_DIFFICULTY, icons))


@cache
def by_thought(attack: Attack) -> Attack:
    """An attack with intellect instead of combat, to which bonuses to combat do not apply."""
    return replace(attack, skill="intellect", bonus=0)


@printed
def is_thrown(card: str) -> bool:
    """Whether one of the attacks with an asset takes it."""
    return any(attack.spends for attack in attacks_of(card))


def may_think(game: CardGame, investigator: Investigator, card: str, resources: int) -> bool:
    """Whether a card in hand lets intellect do for combat and agility, and may be played."""
    if slug_of(card) != THINKING or resources < cost_in_hand(card):
        return False
    return not is_set(game, CANNOT_PLAY, investigator.seat, card)


@printed
def cost_in_hand(card: str) -> int:
    """What a card in hand costs."""
    printed = card_of(card)
    return printed.cost or 0 if isinstance(printed, PlayerCard) else 0


@printed
def is_event(card: str) -> bool:
    """Whether a card is an event."""
    return isinstance(card_of(card), EventCard)


def better(one: Hit, other: Hit) -> Hit:
    """The attack that does more damage on average."""
    return other if other.chance * other.damage > one.chance * one.damage else one


def retaliates(game: CardGame, enemy: Enemy) -> bool:
    """Whether an enemy strikes back at an attacker that fails to hit it."""
    return not enemy.exhausted and "retaliate" in keywords(game, enemy)
