"""The moments when cards may be used, and casting spells in them."""

from __future__ import annotations

from typing import Any

from miskatonic.games.arkham_horror.components import CARDS
from miskatonic.games.arkham_horror.events.people import SpellCast, SpellCost, SpellFailed
from miskatonic.games.arkham_horror.rules.harm import pay
from miskatonic.games.arkham_horror.rules.holding import exhaust
from miskatonic.games.arkham_horror.rules.skill_checks import check
from miskatonic.games.arkham_horror.state import Arkham, Investigator
from miskatonic.kernel.decision import Option, Rules
from miskatonic.kernel.hooks import Flag, Total, Window, ability_options, before, index_of, is_set, total

ANY_TIME = Window("any time in one's own phases")
IN_UPKEEP = Window("upkeep")
IN_MOVEMENT = Window("movement")
IN_COMBAT = Window("combat")

SPELL_COST: Total[Investigator, str] = Total("sanity cost of a spell")
SPELL_FUNDS: Total[Investigator] = Total("sanity of spells that something else can pay")
SPELLS_PAID: Flag[Investigator] = Flag("something else pays the whole sanity cost of a spell")
NO_SPELLS: Flag[Investigator] = Flag("spells cannot be cast")


def usable(game: Arkham, you: Investigator, *windows: Window) -> list[Option[Any]]:
    """What an investigator may use now, if this is any of those moments."""
    found: list[Option[Any]] = []
    for window in windows:
        found += ability_options(game, window, you.seat)
    return found


def spell_cost(game: Arkham, you: Investigator, spell: str) -> int:
    """The sanity that casting a spell costs."""
    return max(0, total(game, SPELL_COST, CARDS[spell].sanity_cost, you, spell))


def can_cast(game: Arkham, you: Investigator, spell: str) -> bool:
    """Whether a spell is ready and its hands are free."""
    if spell in you.exhausted or is_set(game, NO_SPELLS, you):
        return False
    funds = you.sanity + total(game, SPELL_FUNDS, 0, you)
    if funds < spell_cost(game, you, spell) and not is_set(game, SPELLS_PAID, you):
        return False
    need = CARDS[spell].hands
    if need and game.combat is not None:
        busy = game.combat.spent + sum(CARDS[other].hands for other in game.combat.spells)
        return busy + need <= 2
    return True


def pay_for_spell(game: Arkham, you: Investigator, spell: str) -> Rules[None]:
    """The sanity cost of a spell, as far as nothing else pays it."""
    amount = spell_cost(game, you, spell)
    if SpellCost in index_of(game):
        cost = yield from before(game, SpellCost(you.slug, spell, amount))
        amount = 0 if cost is None else cost.amount
    pay(game, you, sanity=amount)


def cast(
    game: Arkham, you: Investigator, spell: str, modifier: int | None = None, difficulty: int = 1, wanted: int = 0
) -> Rules[int]:
    """The successes of casting a spell, 0 if it fails: the cost is paid, its hands are busy, and it is exhausted, either way.

    `wanted` is the number of successes that are of any use, where more than the difficulty are.
    """
    card = CARDS[spell]
    yield from pay_for_spell(game, you, spell)
    exhaust(game, you, spell)
    if game.combat is not None and card.hands:
        busy = game.combat.spent + sum(CARDS[other].hands for other in game.combat.spells)
        while you.hands and sum(CARDS[held].hands for held in you.hands) > 2 - busy - card.hands:
            del you.hands[0]
    rating = modifier if modifier is not None else card.casting or 0
    won = yield from check(game, you, "lore", rating, difficulty, kind="spell", wanted=wanted)
    if won < difficulty:
        if game.combat is not None:
            game.combat.spent += card.hands
        game.tell(SpellFailed(you.slug, spell))
        return 0
    game.tell(SpellCast(you.slug, spell))
    return won
