"""What only Ancient Ones do in the final battle."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.arkham_horror.components import ASK
from miskatonic.games.arkham_horror.effects.checks import own
from miskatonic.games.arkham_horror.rules import battle, fates, harm, holding, skill_checks, trophies
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import text

LOSE_TROPHY = ASK("lose_trophy", "AH-FINAL-14", str)

Treasure = Literal["clue", "monster_trophy", "gate_trophy"]


def has(you: Investigator, what: Treasure) -> bool:
    """Whether an investigator has any of it."""
    if what == "clue":
        return you.clues > 0
    return bool(you.monster_trophies if what == "monster_trophy" else you.gate_trophies)


@word("devoured_without", lambda what: text(f"ah-effect-devoured-without-{what}"), gives=lambda what: {"devoured": 0.5})
def devoured_without(game: Arkham, you: Investigator, what: Treasure) -> Rules[None]:
    """Whoever has none of it is devoured."""
    if harm.in_play(game, you) and not has(you, what):
        yield from harm.devour(game, you)


@word("lose_trophy", lambda what: text(f"ah-effect-lose-{what}-trophy"), gives=lambda what: {f"{what}_trophy": -1})
def lose_trophy(game: Arkham, you: Investigator, what: Literal["monster", "gate"]) -> Rules[None]:
    """One trophy, as its owner chooses."""
    owned = you.monster_trophies if what == "monster" else you.gate_trophies
    if not owned:
        return
    options = [Option(f"lose:{trophy}", trophy, piece(trophy), (trophy,)) for trophy in holding.distinct(owned)]
    trophy = yield from ask(you.seat, LOSE_TROPHY, options, game.ancient_one)
    if what == "monster":
        trophies.spend_monster(game, you, trophy)
    else:
        trophies.spend_gate(game, you, trophy)


@word("doom_returns", lambda n: text("ah-effect-doom-returns", n=n), gives=lambda n: {"doom": n})
def doom_returns(game: Arkham, you: Investigator, n: int = 1) -> Rules[None]:
    """Doom tokens come back in the final battle, as far as there is room for them."""
    battle.strengthen(game, n)
    yield from ()


@word("roll_for_items", lambda: text("ah-effect-roll-for-items"), gives=lambda: {"item": -3})
def roll_for_items(game: Arkham, you: Investigator) -> Rules[None]:
    """A die for each item: without a success it is lost."""
    for card in holding.items(you):
        if not skill_checks.is_success(you, skill_checks.roll(game, you, 1)[0]):
            yield from holding.lose_cards(game, you, [card], 1, rule="AH-FAQ-102")


def _cursed_or_devoured(game: Arkham, you: Investigator) -> Rules[None]:
    if you.fate == "cursed":
        yield from harm.devour(game, you)
    else:
        yield from fates.curse(game, you)


CURSED_OR_DEVOURED = own(
    _cursed_or_devoured,
    "whoever is cursed is devoured, everybody else is cursed",
    "quiconque est maudit est dévoré, les autres sont maudits",
    curse=1,
    devoured=0.1,
)
