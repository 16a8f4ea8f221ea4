"""Values of things, from declared gifts of effects and printed text of cards. No card is named here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from miskatonic.games.mansions.components import (
    ATTRIBUTES,
    INVESTIGATORS,
    ITEMS,
    MONSTERS,
    MYTHOS,
    SPELLS,
    TRAITS,
    TRAUMA,
    Attribute,
    Spell,
)
from miskatonic.games.mansions.rules.attribute_tests import attribute, chance
from miskatonic.games.mansions.rules.combat import UNARMED
from miskatonic.games.mansions.rules.monsters import token_of
from miskatonic.games.mansions.rules.preparation import traits_of
from miskatonic.games.mansions.state import Investigator, Mansion, health, sanity
from miskatonic.kernel.box import Edition, kept
from miskatonic.kernel.effect import Effect, Gives
from miskatonic.kernel.line import Line, Lined
from miskatonic.kernel.memory import printed

WORTH: Mapping[str, float] = {
    "damage": -0.6,
    "horror": -0.6,
    "stun": -0.6,
    "skill_point": 0.6,
    "item": 0.8,
    "spell": 0.6,
    "trauma": -1.0,
    "move": 0.5,
    "action": 0.8,
    "monster": -2.0,
    "monster_damage": 0.4,
    "monster_stun": 0.6,
    "threat": -0.45,
    "mythos_card": -0.6,
    "trauma_card": -0.6,
    "fire": -0.8,
    "darkness": -0.5,
    "room": 0.8,
    "time": -1.0,
    "win": 12.0,
    "test": 0.5,
    "horror_test": 0.15,
    "evade_test": 0.15,
    "combat_test": 0.3,
    **dict.fromkeys(ATTRIBUTES, 0.3),
}
"""What one of each is worth to the investigators; to the keeper it is worth the contrary."""
FRAIL = 4
"""Health or sanity left below which every further point counts more."""
A_KEY = 1.5
"""What a card is worth that opens something."""
A_CLUE = 3.0
"""What a card is worth that leads on along the trail."""
A_USE = 0.2
"""What every card that is of any use is worth beside what it gives, if only because it can be lost in place of another."""
AGAIN = 1.5
"""Weight of a line that works always, or repeatedly without giving up the card."""
CASTS = 0.6
"""The chance of a spell of an unknown caster."""
UNKNOWN_HEALTH, UNKNOWN_DAMAGE = 6, 2
"""What investigators take for granted of a monster whose token they have not seen."""


def worth_of(gives: Gives) -> float:
    """What an effect is worth to the investigators, whomever it happens to."""
    return sum(WORTH.get(what, 0.0) * amount for what, amount in gives.items())


def pain(left: int, amount: float) -> float:
    """The cost of losing points, by the points left."""
    share = 1.0 if left > FRAIL else 1.0 + 0.4 * (FRAIL - left + 1)
    return -WORTH["damage"] * amount * share + (3.0 if amount >= left else 0.0)


def lines_worth(card: Lined) -> float:
    """What the lines of a card are worth to the investigators."""
    return sum(worth_of(line.gives) for line in card.lines)


class Judge:
    """What effects and pieces are worth to one side: to the keeper, or to an investigator."""

    def __init__(self, game: Mansion, seat: int) -> None:
        self.game = game
        self.you = game.investigators[seat]
        self.sign = -1.0 if seat == game.keeper.seat else 1.0

    def effect(self, effect: Any) -> float | None:
        """By what it gives; an investigator who is badly hurt shuns harm and seeks healing more."""
        if not effect.gives:
            return None
        gives: dict[str, float] = dict(effect.gives)
        if self.you is None:
            return self.sign * worth_of(gives)
        if not self.game.monsters_in_room(self.you.room):
            gives["monster_damage"] = gives["monster_stun"] = 0.0
        damage, horror = gives.pop("damage", 0.0), gives.pop("horror", 0.0)
        return worth_of(gives) - harm(self.you, damage, horror)

    def piece(self, piece: str) -> float | None:
        """The value of a card by its printed text, of a monster by its strength."""
        if piece in ITEMS or piece in SPELLS:
            return self.sign * card_worth(piece)
        if piece in MONSTERS:
            return self.sign * WORTH["monster"]
        return None


def harm(you: Investigator, damage: float, horror: float) -> float:
    """How bad damage and horror are to an investigator; healing, if they are negative, helps as far as there is any."""
    damage, horror = max(damage, -you.damage), max(horror, -you.horror)
    found = pain(health(you), damage) if damage else 0.0
    return found + (pain(sanity(you) + 1, horror) if horror else 0.0)


@printed
def card_worth(card: str) -> float:
    """The value of a card for its owner: by its lines and the rest of its printed text."""
    if card in SPELLS:
        return A_USE + max(0.0, AGAIN * spell_worth(SPELLS[card]))
    item = ITEMS[card]
    if item.level:
        return A_CLUE
    found = sum(max(0.0, line_worth(line)) for line in item.lines) + (A_KEY if item.opens else 0.0)
    if item.weapon:
        found += 0.4 * item.damage + 0.3 * item.range
    return found + A_USE if found else 0.0


def line_worth(line: Line) -> float:
    """The value of a line for the owner of its card: once, if it is used up, or repeatedly."""
    once = line.timing == "after" or (line.cost is not None and line.cost["discard"])
    return worth_of(line.gives) * (1.0 if once else AGAIN)


def spell_worth(spell: Spell) -> float:
    """What it is worth to cast a spell, whichever of its backs it has."""
    backs = sum(CASTS * worth_of(back.passed.gives) + (1 - CASTS) * worth_of(back.failed.gives) for back in spell.backs)
    return worth_of(spell.cast.gives) + backs / len(spell.backs)


@printed
def mythos_worth(card: str) -> float:
    """What a Mythos card does to an investigator."""
    return -worth_of(MYTHOS[card].effect.gives) - lines_worth(MYTHOS[card])


@printed
def trauma_worth(card: str) -> float:
    """What a trauma does to an investigator."""
    trauma = TRAUMA[card]
    effect: Effect[Any, Any] | None = trauma.effect
    return (0.0 if effect is None else -worth_of(effect.gives)) - lines_worth(trauma)


@printed
def trait_worth(trait: str) -> float:
    """The attributes of a trait, with what comes with it."""
    made = TRAITS[trait]
    comes_with = made.item or made.spell
    found = sum(WORTH[which] * value for which, value in made.attributes.items())
    return found + (card_worth(comes_with) if comes_with else 0.0)


@kept
def person_worth(edition: Edition, slug: str) -> float:
    """Health, sanity and the best traits of an investigator."""
    card = INVESTIGATORS[slug]
    best = sum(max(trait_worth(trait.slug) for trait in traits) for traits in traits_of(edition, slug))
    return 0.3 * (card.health + card.sanity) + best + 0.3 * card.skill_points


# --- fights


def strike(game: Mansion, you: Investigator, weapon: str) -> float:
    """The damage that an investigator can expect to deal with a weapon, or with bare hands."""
    if weapon == UNARMED:
        return 1.3 * chance(attribute(game, you, "strength"))
    item = ITEMS[weapon]
    which: Attribute = "marksmanship" if item.weapon == "ranged_weapon" else "strength"
    return item.damage * chance(attribute(game, you, which) - 2 * bool(you.stunned))


def toughness(game: Mansion, figure: str) -> int:
    """The health that a monster has left, as far as investigators know."""
    monster = game.monsters[figure]
    least = token_of(game, figure).health if monster.known else UNKNOWN_HEALTH
    return max(1, least + monster.extra_health - monster.damage)


def bite(game: Mansion, figure: str) -> int:
    """The damage that a monster deals, as far as investigators know."""
    return token_of(game, figure).damage if game.monsters[figure].known else UNKNOWN_DAMAGE
