"""Values of things for a bot of Arkham Horror, in clues: from gifts of effects and printed text, never from names of cards."""

from __future__ import annotations

from copy import copy
from functools import cache, cached_property, lru_cache
from math import ceil
from typing import NamedTuple, get_args

from miskatonic.games.arkham_horror.bot import final_battle
from miskatonic.games.arkham_horror.components import (
    CARDS,
    EACH,
    INVESTIGATORS,
    SKILLS,
    Card,
    Deck,
    Fate,
    Skill,
)
from miskatonic.games.arkham_horror.odds.dice import chance_of
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.games.arkham_horror.rules.combat import rehearsal
from miskatonic.games.arkham_horror.rules.skill_checks import skill
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, CheckKind, Combat, Investigator, world_of
from miskatonic.games.arkham_horror.view.table import TRACKS, TrackView
from miskatonic.kernel.effect import AllOf, Gives, OneOf, Word
from miskatonic.kernel.hooks import settle
from miskatonic.kernel.line import Line
from miskatonic.kernel.memory import printed

WORTH: dict[str, float] = {
    "clue": 1.0,
    "money": 0.22,
    "max_sanity": 1.5,
    "max_stamina": 1.5,
    "common": 0.9,
    "unique": 1.5,
    "spell": 0.8,
    "skill": 2.0,
    "ally": 3.0,
    "item": 0.9,
    "weapon": 1.0,
    "tome": 1.0,
    "retainer": 1.5,
    "membership": 0.2,
    "loan": 0.5,
    "blessing": 2.5,
    "curse": -2.5,
    "monster": -1.2,
    "monster_trophy": 0.5,
    "gate_trophy": 2.0,
    "gate": -3.0,
    "gate_closed": 4.0,
    "seal": 8.0,
    "doom": -3.0,
    "terror": -0.8,
    "turn": 1.5,
    "delay": -1.2,
    "arrest": -2.5,
    "lost": -4.0,
    "devoured": -10.0,
    "way_home": 0.5,
    "encounter": 0.3,
    "freedom": 0.5,
    "movement": 0.2,
    "check": 1.0,
    "reroll": 0.3,
    "combat": 0.3,
}
"""The values of one of each quantity; those of sanity and stamina depend on how much is left."""
A_POINT = 0.3
"""What every point of sanity or stamina is worth."""
LAST_POINTS = 1.8
"""What the first points add to that, shared out: the second one half of it, the third one a third of it."""
A_FALL = 5.0
"""What it costs to go insane or to fall unconscious beside cards and clues: a turn or two."""
LOST_WAY = 3.0
"""What it costs more in an Other World, from where there is no way home then."""
TO_ALL = 2.0
"""The weight of an effect on every investigator."""
HELD: dict[str, float] = {
    **dict.fromkeys(SKILLS, 0.8),
    **{f"{kind}_check": 0.5 for kind in get_args(CheckKind)},
    "max_sanity": 1.0,
    "max_stamina": 1.0,
    "sanity": 0.7,
    "stamina": 0.7,
    "clue_die": 1.0,
    "reroll": 1.0,
    "success": 1.0,
    "battle_round": 2.0,
}
"""What one of a quantity is worth that a card has for its owner; of all others, what it is worth by itself."""
AGAIN = 1.4
"""The weight of a line that always works, or as often as a cost other than the card is paid."""
ONCE = 0.5
"""The weight of a line that works once; below 1, or the bot would never use it."""
A_CARD = 0.3
"""What every card is worth, if only because there is something to lose."""
A_DIE = 0.4
"""What a die more in combat is worth, for each hand that it does not need."""
FOR_BATTLE = 2.0
"""The weight of things useful in the final battle when it is about to begin."""


def point(number: int) -> float:
    """What the point of sanity or stamina of that number is worth: the fewer there are, the more."""
    return A_POINT + LAST_POINTS / max(1, number)


def cost(points: float, left: int, fall: float) -> float:
    """The cost of losing points, by how many are left; `fall` is the cost of having none."""
    if points <= 0:
        return 0.0
    whole = ceil(points)
    if whole >= left:
        return fall * points / whole
    return sum(point(left - n) for n in range(whole)) * points / whole


def healing(points: float, left: int, most: int) -> float:
    """The value of regaining points."""
    return sum(point(left + n + 1) for n in range(min(int(points), most - left)))


class Condition(NamedTuple):
    """The condition of an investigator: everything that the values of encounters depend on."""

    skills: tuple[int, ...]
    fate: Fate
    sanity: int
    stamina: int
    most_sanity: int
    most_stamina: int
    fall: float
    """What it costs to go insane or to fall unconscious."""
    near: float
    """How near the final battle is, from 0 to 1."""
    lifeblood: str
    """What the Ancient One devours those without."""

    def weary(self) -> Condition:
        """The same condition with a point of sanity and of stamina less."""
        return self._replace(sanity=max(1, self.sanity - 1), stamina=max(1, self.stamina - 1))

    def chance(self, which: Skill, modifier: int = 0, difficulty: int = 1) -> float:
        """The chance to pass a check."""
        return chance_of(max(0, self.skills[SKILLS.index(which)] + modifier), difficulty, self.fate)

    def worth(self, effect: ArkhamEffect) -> float:
        """What an effect is worth: a check by its chance, a choice by the best of it."""
        if isinstance(effect, AllOf):
            return sum(self.worth(part) for part in effect.effects)
        if isinstance(effect, OneOf):
            return max(self.worth(part) for part in effect.effects)
        if isinstance(effect, Word):
            if effect.name == "check":
                which, modifier, difficulty, passed, failed = effect.args
                share = self.chance(which, modifier, difficulty)
                return share * self.worth(passed) + (1 - share) * self.worth(failed)
            if effect.name == "may":
                return max(0.0, self.worth(effect.args[0]))
            if effect.name in ("paying", "if_standing"):
                return sum(self.worth(part) for part in effect.args)
        return self.gifts(effect.gives)

    def gifts(self, gives: Gives) -> float:
        """What quantities are worth."""
        found = 0.0
        for what, amount in gives.items():
            name = what.removeprefix(EACH)
            if name == "sanity":
                worth = self.health(amount, self.sanity, self.most_sanity)
            elif name == "stamina":
                worth = self.health(amount, self.stamina, self.most_stamina)
            else:
                worth = self.quantity(name) * amount
            found += worth if what == name else TO_ALL * worth
        return found

    def quantity(self, name: str) -> float:
        """What one of a quantity is worth: more as the final battle comes near, if it is of use there."""
        worth = WORTH.get(name, 0.0)
        if name in ("blessing", self.lifeblood):
            worth *= 1 + FOR_BATTLE * self.near
        return worth

    def health(self, amount: float, left: int, most: int) -> float:
        """What it is worth to gain or to lose points of sanity or stamina."""
        return healing(amount, left, most) if amount > 0 else -cost(-amount, left, self.fall)


@lru_cache(maxsize=8192)
def usual_worth(condition: Condition, effects: tuple[ArkhamEffect, ...]) -> float:
    """The mean value of several effects in a condition."""
    return sum(condition.worth(effect) for effect in effects) / len(effects) if effects else 0.0


class Outlook:
    """The game as one investigator sees it at one moment."""

    def __init__(self, game: Arkham, you: Investigator) -> None:
        self.game = game
        self.you = you
        fall = A_FALL + you.clues / 2 + sum(card_worth(card) for card in you.cards) / 4
        if world_of(you.at):
            fall += LOST_WAY
        self.condition = Condition(
            tuple(skill(game, you, which) for which in SKILLS),
            you.fate,
            max(1, you.sanity),
            max(1, you.stamina),
            max_sanity(game, you),
            max_stamina(game, you),
            round(fall, 1),
            final_battle.nearness(game),
            final_battle.lifeblood(game),
        )

    @cached_property
    def tracks(self) -> tuple[TrackView, ...]:
        """The tracks of boards, as everybody sees them."""
        return settle(self.game, TRACKS, ())

    def in_fight(self, fight: Combat) -> Outlook:
        """The same moment with that fight under way, in which other weapons can be taken in hand to think about it."""
        found = copy(self)
        found.game, found.you = rehearsal(self.game, self.you)
        found.game.combat = fight
        return found

    def skill(self, which: Skill) -> int:
        """The value of a skill."""
        return self.condition.skills[SKILLS.index(which)]

    def worth(self, effect: ArkhamEffect) -> float:
        """What an effect is worth."""
        if isinstance(effect, Word) and effect.name == "shop":
            return self.shopping(effect.args[0])
        return self.condition.worth(effect)

    def harm(self, points: float, left: int) -> float:
        """The cost of losing points of sanity or stamina, by how many are left."""
        return cost(points, left, self.condition.fall)

    def shopping(self, deck: Deck) -> float:
        """What it is worth to choose among three cards of a deck and to pay for one."""
        offers = sorted(
            (
                self.bargain(card, CARDS[card].price)
                for card in self.game.decks[deck]
                if CARDS[card].price <= self.you.money
            ),
            reverse=True,
        )
        seen = len(self.game.decks[deck])
        found, none_better = 0.0, 1.0
        for n, worth in enumerate(offers):
            best_is_this = none_better - (1 - (n + 1) / seen) ** 3
            found += best_is_this * max(0.0, worth)
            none_better -= best_is_this
        return found

    def bargain(self, card: str, price: int) -> float:
        """What a card is worth beyond what it costs: weapons are worth more to those who have none."""
        need = self.more_dice(card) * (1 + FOR_BATTLE * self.condition.near)
        return card_worth(card) + need - WORTH["money"] * price

    def more_dice(self, card: str) -> float:
        """What the card adds to what two hands can strike with."""
        if not CARDS[card].combat or CARDS[card].deck == "spell":
            return 0.0
        return A_DIE * (armed([*self.you.cards, card]) - armed(self.you.cards))


def armed(cards: list[str]) -> int:
    """The best bonus that two hands of weapons give."""
    weapons = sorted(
        (
            (CARDS[card].combat / CARDS[card].hands, card)
            for card in cards
            if CARDS[card].hands and not CARDS[card].single_use
        ),
        reverse=True,
    )
    best, hands = 0, 0
    for _, card in weapons:
        if CARDS[card].deck != "spell" and hands + CARDS[card].hands <= 2:
            best += CARDS[card].combat
            hands += CARDS[card].hands
    return best


@cache
def card_worth(copy: str) -> float:
    """What a card is worth by itself."""
    return printed_worth(CARDS[copy])


@printed
def usual_card(deck: Deck) -> float:
    """What a card of a deck is worth on average."""
    cards = [card for card in CARDS.values() if card.deck == deck]
    return sum(map(printed_worth, cards)) / len(cards) if cards else 0.0


def beginnings(investigator: str) -> float:
    """What an investigator begins with is worth."""
    card = INVESTIGATORS[investigator]
    cards = sum(usual_card(deck) * n for deck, n in card.random.items()) + sum(card_worth(copy) for copy in card.fixed)
    return card.clues + WORTH["money"] * card.money + cards


def line_worth(one: Line) -> float:
    """The value of a line for its owner: its gifts, once or repeatedly, less the points that it costs."""
    found = 0.0
    for what, amount in one.gives.items():
        name = what.removeprefix(EACH)
        found += HELD.get(name, WORTH.get(name, 0.0)) * amount * (1.0 if what == name else TO_ALL)
    price = one.cost
    if (one.timing == "rule" and one.effect is not None) or (price is not None and price["discard"]):
        return ONCE * found
    if price is not None:
        found -= A_POINT * (price["sanity"] + price["stamina"]) + WORTH["movement"] * price["movement"]
    return AGAIN * found


def printed_worth(card: Card) -> float:
    """By its lines, its bonus in combat and what it costs."""
    found = (
        A_CARD + 0.1 * card.price + sum(max(0.0, line_worth(one)) for one in card.lines if one.name != "combat_spell")
    )
    if card.combat:
        found += A_DIE * card.combat / max(1, card.hands) * (0.5 if card.single_use else 1.0)
    return found
