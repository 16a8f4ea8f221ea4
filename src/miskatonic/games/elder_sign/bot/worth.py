"""Values of things in Elder Sign, measured in elder signs: the opinions of the heuristic bot.

Everything is judged by its gifts, so that an unknown card has its value as well.
"""

from __future__ import annotations

from typing import get_args

from msgspec import Struct

from miskatonic.games.elder_sign.bot.gifts import midnight_of, nights, penalties_of, rewards_of, terror_of
from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, CARDS, EACH, Card, Deck, trophy_value
from miskatonic.games.elder_sign.rules.body_and_mind import Points, healed
from miskatonic.games.elder_sign.rules.failing import IGNORES_TERROR
from miskatonic.games.elder_sign.state import Adventure, ElderSign, ElderSignEffect, Investigator
from miskatonic.kernel.effect import Gives
from miskatonic.kernel.hooks import is_set
from miskatonic.kernel.line import Line
from miskatonic.kernel.memory import Memory


class Weights(Struct, frozen=True, kw_only=True):
    """What one of each is worth."""

    elder_sign: float = 1.0
    doom: float = 1.1
    """How bad a doom token is."""
    clue: float = 0.24
    gate: float = 0.45
    monster: float = -0.22
    trophy: float = 0.085
    green_lock: float = 1.2
    other_lock: float = 1.6
    hour: float = 0.15
    devoured: float = 0.0
    """How bad it is to be devoured, beyond the doom and what the investigator carries."""
    doomed: float = 0.8
    """The share of being devoured that counts if it is only expected."""
    health: tuple[float, ...] = (0.0, -0.8, -0.53, -0.3, -0.15, -0.05)
    """The cost of low sanity or stamina, by the points left; at 0 the investigator is devoured."""
    nights: float = 1.8
    """Midnights that a dangerous adventure is expected to see."""
    win: float = 5.0
    use: float = 0.5
    """Share of its value that an item must bring to be used."""
    stuck: float = 0.1
    """What it costs that a spell keeps its die until it is used."""
    idle: float = 0.35
    """What a turn at the entrance costs."""
    sign_price: float = 0.1
    """What ten trophies are worth that buy an elder sign."""
    frugal: float = 0.4
    """The share of the worth of items that choosing a place counts as their price."""
    yellow_die: float = 0.27
    red_die: float = 0.22
    turned_die: float = 0.28
    reroll: float = 0.2
    held_die: float = 0.05
    """What a spell is worth that holds a die: it keeps it from the next rolls, too."""
    green_die: float = 0.2
    """The value of help with the dice, where the attempt is unknown."""
    again: float = 2.0
    """What a line is worth that works again and again, by what it is worth once."""
    task: float = 0.4
    """The value of a task completed without dice, where the attempt is unknown."""
    heal: float = 0.2
    """The value of a point of sanity or stamina of an unknown investigator."""


SAFE = (0, 0)
"""No sanity and no stamina will be lost at the next midnight."""

DECKS = get_args(Deck)
"""The decks of which an investigator carries cards."""
PLAIN = ("clue", "elder_sign", "gate", "monster")
"""Quantities with the same value for every investigator."""
LOSSES = (
    "clue",
    *DECKS,
    "trophies",
    "monster_trophy",
    "sanity",
    "stamina",
    "max_sanity",
    "max_stamina",
    "elder_sign",
    "doom",
    "gate",
    "monster",
    "victory",
)
"""What an investigator who has to choose between losses knows how to weigh."""
DICE = ("green_die", "yellow_die", "red_die", "held_die", "turned_die", "reroll")
"""What helps with the dice of an attempt."""
MOST = 2
"""Maximum amount of a gift that counts: the full healing of a stone is rarely needed."""


class Facts:
    """What an adventure offers and threatens, counted up once."""

    __slots__ = ("midnight", "penalties", "rewards", "signs", "terror", "trophies")

    def __init__(self, place: str, worth: Worth) -> None:
        rewards, penalties, terror = rewards_of(place), penalties_of(place), terror_of(place)
        self.signs = rewards.get("elder_sign", 0)
        self.trophies = ADVENTURE_CARDS[place].trophies
        self.rewards = worth.plain(rewards)
        self.penalties = (*lost_health(penalties), -worth.plain(penalties))
        self.terror = (*lost_health(terror), -worth.plain(terror))
        self.midnight = midnight_of(place)


def lost_health(gives: Gives) -> tuple[int, int]:
    """The sanity and the stamina that an investigator loses by it; negative if it heals."""
    return -int(gives.get("sanity", 0)), -int(gives.get("stamina", 0))


class Worth:
    """The worth of things in a position."""

    __slots__ = ("_cards", "_decks", "_facts", "_monsters", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._facts: Memory[str, Facts] = Memory(lambda place: Facts(place, self))
        self._monsters: Memory[str, float] = Memory(
            lambda monster: self.plain(rewards_of(monster)) + trophy_value(monster) * weights.trophy
        )
        self._cards: Memory[str, float] = Memory(lambda card: self.printed(CARDS[card]))
        self._decks: Memory[str, float] = Memory(self.usual)

    def forget(self) -> None:
        """Cards have been declared or withdrawn: what they are worth has to be found out again."""
        self._cards.clear()
        self._decks.clear()
        self._facts.clear()
        self._monsters.clear()

    # --- sanity, stamina, belongings

    def threat(self, game: ElderSign) -> tuple[int, int]:
        """The sanity and the stamina that the next midnight takes from everybody."""
        sanity = stamina = 0.0
        for night in nights(game):
            sanity -= night.get("each_sanity", 0)
            stamina -= night.get("each_stamina", 0)
        return int(sanity), int(stamina)

    def card(self, card: str) -> float:
        """A card in hand."""
        return self._cards[card]

    def printed(self, card: Card) -> float:
        """A card by its lines: what it brings at once when it is gained has been had."""
        return sum(self.line(one) for one in card.lines if one.name != "when_gained")

    def line(self, one: Line) -> float:
        """What a line gives, again and again unless the card is used up."""
        worth = sum(self.held(what) * min(n, MOST) for what, n in one.gives.items())
        return worth if one.cost or one.timing == "rule" else worth * self.weights.again

    def held(self, what: str) -> float:
        """One of a quantity that a card in hand can bring."""
        if what in ("sanity", "stamina", "healing"):
            return self.weights.heal
        return self.weights.task if what == "task" else self.quantity(what)

    def quantity(self, what: str) -> float:
        """The value of one of a quantity: a card of a deck has the mean value of such cards."""
        if what in DECKS:
            return self._decks[what]
        return float(getattr(self.weights, what)) if what in PLAIN or what in DICE else 0.0

    def usual(self, deck: str) -> float:
        """What it is worth to gain a card of a deck of the game itself, with what it brings at once."""
        cards = [card for card in CARDS.values() if card.deck == deck and not card.box]
        return sum(self.line(one) for card in cards for one in card.lines) / len(cards)

    def plain(self, gives: Gives) -> float:
        """Gifts that count for any investigator: all but sanity, stamina and effects on each investigator."""
        weights, worth = self.weights, 0.0
        for what, n in gives.items():
            if what == "doom":
                worth -= n * weights.doom
            elif what in DECKS or what in PLAIN:
                worth += n * self.quantity(what)
            elif what == "trophies":
                worth += n * weights.trophy
            elif what == "monster_trophy":
                worth += n * 2 * weights.trophy
            elif what == "victory":
                worth += n * weights.win
        return worth

    def belongings(self, investigator: Investigator) -> float:
        """What the investigator would lose with its life."""
        trophies = sum(map(trophy_value, investigator.trophies))
        return (
            sum(map(self.card, investigator.cards))
            + investigator.clues * self.weights.clue
            + trophies * self.weights.trophy
        )

    def having(self, points: int) -> float:
        """The value of points of sanity or stamina."""
        health = self.weights.health
        return health[points] if points < len(health) else 0.0

    def devoured(self, investigator: Investigator) -> float:
        """Being devoured."""
        return self.weights.devoured + self.weights.doom + self.belongings(investigator)

    def health(self, investigator: Investigator, sanity: int, stamina: int, threat: tuple[int, int] = SAFE) -> float:
        """The value of a sanity and stamina, with the losses of the next midnight."""
        if sanity <= 0 or stamina <= 0:
            return -self.devoured(investigator)
        sanity, stamina = sanity - threat[0], stamina - threat[1]
        if sanity <= 0 or stamina <= 0:
            return -self.devoured(investigator) * self.weights.doomed
        return self.having(sanity) + self.having(stamina)

    def harm(
        self, investigator: Investigator, sanity: int = 0, stamina: int = 0, threat: tuple[int, int] = SAFE
    ) -> float:
        """The cost of a loss, up to being devoured; of healing, if it is negative."""
        now = self.health(investigator, investigator.sanity, investigator.stamina, threat)
        then = self.health(
            investigator,
            min(investigator.sanity - sanity, investigator.max_sanity),
            min(investigator.stamina - stamina, investigator.max_stamina),
            threat,
        )
        return now - then

    def healing(
        self, investigator: Investigator, sanity: Points, stamina: Points, threat: tuple[int, int] = SAFE
    ) -> float:
        """The value of healing."""
        mind = healed(sanity, investigator.max_sanity - investigator.sanity)
        body = healed(stamina, investigator.max_stamina - investigator.stamina)
        return -self.harm(investigator, -mind, -body, threat)

    # --- adventures

    def penalty(self, investigator: Investigator, place: str, threat: tuple[int, int] = SAFE) -> float:
        """Failing there."""
        sanity, stamina, other = self._facts[place].penalties
        return self.harm(investigator, sanity, stamina, threat) + other

    def terror(self, game: ElderSign, investigator: Investigator, place: str) -> float:
        """A failed roll with terror there."""
        if is_set(game, IGNORES_TERROR, investigator):
            return 0.0
        sanity, stamina, other = self._facts[place].terror
        if game.mythos and (more := terror_of(game.mythos)):
            mind, body = lost_health(more)
            sanity, stamina = sanity + mind, stamina + body
        return other + (self.harm(investigator, sanity, stamina) if sanity or stamina else 0.0)

    def midnight(self, game: ElderSign, gives: Gives) -> float:
        """How bad an effect at one midnight is."""
        if not gives:
            return 0.0
        worth = -self.plain(gives)
        worth += gives.get("doom_per_other_world", 0) * len(game.other_worlds) * self.weights.doom
        sanity, stamina = -int(gives.get("each_sanity", 0)), -int(gives.get("each_stamina", 0))
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

    # --- effects

    def effect(self, game: ElderSign, investigator: Investigator, effect: ElderSignEffect) -> float:
        """How bad it is to suffer an effect; good, if it is negative."""
        gives = effect.gives
        worth = self.harm(investigator, *lost_health(gives)) - self.plain(gives)
        if "max_sanity" in gives:
            worth += gives["max_sanity"] * (investigator.max_sanity + investigator.sanity)
        if "max_stamina" in gives:
            worth += gives["max_stamina"] * (investigator.max_stamina + investigator.stamina)
        other = {what: n for what, n in gives.items() if what not in LOSSES}
        return worth - self.gain(game, investigator, other) if other else worth

    def gain(self, game: ElderSign, investigator: Investigator, gives: Gives) -> float:
        """What it is worth to an investigator to get all that, if nothing else is known of it."""
        weights = self.weights
        worth = self.plain(gives) - gives.get("doom_per_other_world", 0) * len(game.other_worlds) * weights.doom
        worth -= self.harm(investigator, *lost_health(gives), self.threat(game))
        for what, n in gives.items():
            if what in DICE:
                worth += n * self.quantity(what)
            elif what == "task":
                worth += n * weights.task
            elif what == "healing":
                worth += n * weights.heal
            elif what == "attempt":
                worth += n * weights.elder_sign
            elif what == "hand":
                worth += n * sum(self.card(card) for card in investigator.cards if CARDS[card].deck != "ally")
            elif what in ("max_sanity", "max_stamina"):
                worth += n * weights.heal
        for other in game.present() if any(what.startswith(EACH) for what in gives) else ():
            own = {what.removeprefix(EACH): n for what, n in gives.items() if what.startswith(EACH)}
            worth += self.gain(game, other, own)
        return worth
