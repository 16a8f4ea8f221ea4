"""What things are worth in Elder Sign, measured in elder signs: the opinions of the heuristic bot."""

from __future__ import annotations

from msgspec import Struct

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, CARDS, MONSTER_CARDS, MYTHOS, AdventureCard
from miskatonic.games.elder_sign.odds.attempt import FEARLESS
from miskatonic.games.elder_sign.state import Adventure, ElderSign, ElderSignEffect, Investigator
from miskatonic.games.elder_sign.tally import Tally, tally


class Weights(Struct, frozen=True, kw_only=True):
    """What one of each is worth."""

    elder_sign: float = 1.0
    doom: float = 1.1
    clue: float = 0.24
    common: float = 0.28
    unique: float = 0.24
    spell: float = 0.05
    ally: float = 0.5
    gate: float = 0.45
    monster: float = -0.22
    trophy: float = 0.085
    green_lock: float = 1.2
    other_lock: float = 1.6
    hour: float = 0.15
    devoured: float = 0.0
    """Beyond the doom and what the investigator carries."""
    doomed: float = 0.8
    """The share of it that counts if it is only expected."""
    health: tuple[float, ...] = (0.0, -0.8, -0.53, -0.3, -0.15, -0.05)
    """How bad it is to have so many sanity or stamina left (0: see devoured)."""
    nights: float = 1.8
    """So many midnights a dangerous adventure is expected to see."""
    win: float = 5.0
    use: float = 0.5
    """An item is used if it brings so much of its worth."""
    stuck: float = 0.1
    """What it costs that a spell keeps its die until it is used."""
    idle: float = 0.35
    """What a turn at the entrance costs."""
    sign_price: float = 0.1
    """What ten trophies are worth that buy an elder sign."""
    frugal: float = 0.4
    """The share of the worth of items that choosing a place counts as their price."""


SAFE = (0, 0)


class Facts:
    """What an adventure offers and threatens, counted up once."""

    __slots__ = ("midnight", "penalties", "pleasant", "rewards", "signs", "terror", "trophies")

    def __init__(self, card: AdventureCard, weights: Weights) -> None:
        rewards = tally(*card.rewards)
        self.signs = rewards.get("elder_sign", 0)
        self.trophies = card.trophies
        self.rewards = plain_worth(rewards, weights)
        penalties = tally(*card.penalties)
        self.penalties = (penalties.get("sanity", 0), penalties.get("stamina", 0), -plain_worth(penalties, weights))
        terror = tally(card.terror)
        lost = terror.get("lost_trophies", 0) * weights.trophy
        self.terror = (terror.get("sanity", 0), terror.get("stamina", 0), lost - plain_worth(terror, weights))
        self.midnight = tally(card.midnight)


def plain_worth(counts: Tally, weights: Weights) -> float:
    """What counts whoever gets it: everything but sanity and stamina."""
    worth = 0.0
    for kind, n in counts.items():
        if kind == "doom":
            worth -= n * weights.doom
        elif kind == "remove_doom":
            worth += n * weights.doom
        elif kind in ("elder_sign", "clue", "common", "unique", "spell", "ally", "gate", "monster"):
            worth += n * float(getattr(weights, kind))
    return worth


class Worth:
    """The worth of things in a position."""

    __slots__ = ("_facts", "_monsters", "_mythos", "_mythos_terror", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._facts = {slug: Facts(card, weights) for slug, card in ADVENTURE_CARDS.items()}
        self._mythos = {card.slug: tally(card.midnight) for card in MYTHOS}
        self._mythos_terror = {card.slug: tally(card.terror) for card in MYTHOS}
        self._monsters = {
            slug: plain_worth(tally(*card.rewards), weights) + card.trophies * weights.trophy
            for slug, card in MONSTER_CARDS.items()
        }

    def facts(self, place: str) -> Facts:
        """What an adventure offers and threatens."""
        return self._facts[place]

    # --- sanity, stamina, belongings

    def threat(self, game: ElderSign) -> tuple[int, int]:
        """The sanity and the stamina that the next midnight takes from everybody."""
        counts = [self._facts[adventure.card].midnight for adventure in game.adventures()]
        if game.mythos:
            counts.append(self._mythos[game.mythos])
        sanity = sum(count.get("each_sanity", 0) for count in counts if count)
        return sanity, sum(count.get("each_stamina", 0) for count in counts if count)

    def card(self, card: str) -> float:
        """A card in hand."""
        return float(getattr(self.weights, CARDS[card].deck))

    def belongings(self, investigator: Investigator) -> float:
        """What the investigator would lose with its life."""
        trophies = sum((ADVENTURE_CARDS.get(t) or MONSTER_CARDS[t]).trophies for t in investigator.trophies)
        return (
            sum(map(self.card, investigator.cards))
            + investigator.clues * self.weights.clue
            + trophies * self.weights.trophy
        )

    def having(self, points: int) -> float:
        """So much sanity or stamina."""
        health = self.weights.health
        return health[points] if points < len(health) else 0.0

    def devoured(self, investigator: Investigator) -> float:
        """Being devoured."""
        return self.weights.devoured + self.weights.doom + self.belongings(investigator)

    def health(self, investigator: Investigator, sanity: int, stamina: int, threat: tuple[int, int] = SAFE) -> float:
        """Being so sane and so strong, with that much to be lost at the next midnight."""
        if sanity <= 0 or stamina <= 0:
            return -self.devoured(investigator)
        sanity, stamina = sanity - threat[0], stamina - threat[1]
        if sanity <= 0 or stamina <= 0:
            return -self.devoured(investigator) * self.weights.doomed
        return self.having(sanity) + self.having(stamina)

    def harm(
        self, investigator: Investigator, sanity: int = 0, stamina: int = 0, threat: tuple[int, int] = SAFE
    ) -> float:
        """Losing so much, up to being devoured; healing, if it is negative."""
        now = self.health(investigator, investigator.sanity, investigator.stamina, threat)
        then = self.health(
            investigator,
            min(investigator.sanity - sanity, investigator.max_sanity),
            min(investigator.stamina - stamina, investigator.max_stamina),
            threat,
        )
        return now - then

    # --- adventures

    def penalty(self, investigator: Investigator, place: str, threat: tuple[int, int] = SAFE) -> float:
        """Failing there."""
        sanity, stamina, other = self._facts[place].penalties
        return self.harm(investigator, sanity, stamina, threat) + other

    def terror(self, game: ElderSign, investigator: Investigator, place: str) -> float:
        """A failed roll with terror there."""
        if investigator.slug in FEARLESS:
            return 0.0
        sanity, stamina, other = self._facts[place].terror
        if game.mythos and MYTHOS[game.mythos].terror is not None:
            more = self._mythos_terror[game.mythos]
            sanity, stamina = sanity + more.get("sanity", 0), stamina + more.get("stamina", 0)
        return other + (self.harm(investigator, sanity, stamina) if sanity or stamina else 0.0)

    def midnight(self, game: ElderSign, counts: Tally) -> float:
        """An effect at one midnight."""
        if not counts:
            return 0.0
        worth = -plain_worth(counts, self.weights)
        worth += counts.get("doom_per_other_world", 0) * len(game.other_worlds) * self.weights.doom
        sanity, stamina = counts.get("each_sanity", 0), counts.get("each_stamina", 0)
        if sanity or stamina:
            worth += sum(self.harm(investigator, sanity, stamina) for investigator in game.present())
        return worth

    def prize(self, game: ElderSign, adventure: Adventure, signs_wanted: int) -> float:
        """Resolving an adventure: rewards, trophies, monsters, freed dice, a danger that is gone."""
        weights, facts = self.weights, self._facts[adventure.card]
        worth = facts.rewards + facts.trophies * weights.trophy
        if facts.signs >= signs_wanted:
            worth += weights.win
        if facts.midnight:
            soon = game.clock == 3
            worth += self.midnight(game, facts.midnight) * (weights.nights + (1.0 if soon else 0.0))
        monsters = adventure.monsters() if adventure.covers or adventure.below else ()
        for monster in monsters:
            worth += self._monsters[monster]
        for die in game.dice:
            if die.lock and (die.lock == adventure.card or die.lock in monsters):
                worth += weights.green_lock if die.color == "green" else weights.other_lock
        return worth

    def monster(self, monster: str) -> float:
        """Beating it."""
        return self._monsters[monster]

    def effect(self, investigator: Investigator, effect: ElderSignEffect) -> float:
        """How bad it is to suffer an effect."""
        counts = tally(effect)
        worth = self.harm(investigator, counts.get("sanity", 0), counts.get("stamina", 0)) if counts else 0.0
        worth += counts.get("lost_clues", 0) * self.weights.clue + counts.get("lost_trophies", 0) * self.weights.trophy
        key = effect.text.key
        if key == "es-effect-lower-sanity":
            worth -= investigator.max_sanity + investigator.sanity
        elif key == "es-effect-lower-stamina":
            worth -= investigator.max_stamina + investigator.stamina
        return worth
