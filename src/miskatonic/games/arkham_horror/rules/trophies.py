"""Spending trophies: monsters by their toughness, gates by their number."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import ASK
from miskatonic.games.arkham_horror.events.people import TrophySpent
from miskatonic.games.arkham_horror.rules.holding import distinct
from miskatonic.games.arkham_horror.rules.monsters import toughness
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import Total, total
from miskatonic.kernel.text import text

SPEND = ASK("spend_trophies", "AH-MISC-14", str)
GATE_WORTH = 5
"""The toughness that a gate trophy stands in for."""


TROPHY_WORTH: Total[Investigator] = Total("what a monster is worth beyond its toughness when it is spent")


def worth(game: Arkham, you: Investigator, monster: str) -> int:
    """What a monster counts for when it is spent: its toughness, and what cards add to it."""
    return toughness(game, monster) + total(game, TROPHY_WORTH, 0, you)


def worth_of_monsters(game: Arkham, you: Investigator) -> int:
    """What all monsters that an investigator has count for."""
    return sum(worth(game, you, monster) for monster in you.monster_trophies)


def can_spend(game: Arkham, you: Investigator, price: int) -> bool:
    """Whether an investigator has trophies for a price in toughness."""
    return payable(price, worth_of_monsters(game, you), len(you.gate_trophies))


def payable(price: int, monsters: int, gates: int) -> bool:
    """Whether that number of gates, each for a toughness of 5, and monsters of that total toughness make up a price."""
    return any(monsters >= price - GATE_WORTH * n for n in range(min(gates, price // GATE_WORTH) + 1))


def spend(game: Arkham, you: Investigator, price: int) -> Rules[None]:
    """Trophies are given up, as the player chooses, until they make up the price; what they are worth beyond it is lost."""
    while price > 0:
        monsters = worth_of_monsters(game, you)
        gates = len(you.gate_trophies)
        options: list[Option[str]] = []
        if gates and price >= GATE_WORTH and payable(price - GATE_WORTH, monsters, gates - 1):
            options.append(trophy_option(you.gate_trophies[0], GATE_WORTH))
        for monster in distinct(you.monster_trophies):
            points = worth(game, you, monster)
            if price <= points or payable(price - points, monsters - points, gates):
                options.append(trophy_option(monster, points))
        trophy = yield from ask(you.seat, SPEND, options, game.cause, amount=price)
        if trophy in you.gate_trophies:
            price -= GATE_WORTH
            spend_gate(game, you, trophy)
        else:
            price -= worth(game, you, trophy)
            spend_monster(game, you, trophy)


def trophy_option(trophy: str, points: int) -> Option[str]:
    """Giving up a trophy, with what it is worth."""
    return Option(f"spend:{trophy}", trophy, text("ah-option-spend", trophy=piece(trophy), worth=points), (trophy,))


def spend_gate(game: Arkham, you: Investigator, marker: str) -> None:
    """A gate goes under the stack of markers."""
    you.gate_trophies.remove(marker)
    game.gate_stack.put_under(marker)
    game.tell(TrophySpent(you.slug, marker))


def spend_monster(game: Arkham, you: Investigator, monster: str) -> None:
    """A monster goes back to the cup."""
    part_with(game, you, monster)
    game.cup.append(monster)
    game.tell(TrophySpent(you.slug, monster))


def part_with(game: Arkham, you: Investigator, monster: str) -> None:
    """A monster is no trophy any more."""
    you.monster_trophies.remove(monster)
    if monster in game.hooks:
        game.cards_changed()
