"""Lines of weapons, and of what makes attacks better."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import (
    MONSTER_CARDS,
    Defense,
    Force,
)
from miskatonic.games.arkham_horror.effects.costs import costing
from miskatonic.games.arkham_horror.rules import combat, harm, holding
from miskatonic.games.arkham_horror.rules.skill_checks import (
    CHECK_ROLLED,
    add_dice,
)
from miskatonic.games.arkham_horror.rules.trophies import spend_monster
from miskatonic.games.arkham_horror.rules.windows import IN_COMBAT
from miskatonic.games.arkham_horror.state import (
    Arkham,
    CheckKind,
    Investigator,
)
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import (
    Ability,
    Modifier,
    Setter,
    Settler,
    Source,
    is_owner,
    modifies,
    owner,
    sets,
    settles,
)
from miskatonic.kernel.line import line, timed
from miskatonic.kernel.text import text


@line("better_alone", lambda: text("ah-line-better-alone"), gives=lambda: {"combat": 0.5})
def better_alone() -> Modifier:
    """One more while the other hand is empty."""

    def more(game: Arkham, source: Source, you: Investigator, weapon: str, monster: str) -> int:
        alone = you.hands == [weapon] and (game.combat is None or not hands_busy(game))
        return int(weapon == source.card and alone)

    return modifies(combat.WEAPON_BONUS, more)


def hands_busy(game: Arkham) -> bool:
    """Whether a spell keeps a hand busy."""
    return game.combat is not None and combat.free_hands(game, game.combat) < combat.HANDS


@line(
    "against_undead",
    lambda bonus: text("ah-line-against-undead", bonus=bonus),
    gives=lambda bonus: {"combat": bonus / 6},
)
def against_undead(bonus: int) -> Modifier:
    """A bonus against the undead."""

    def more(game: Arkham, source: Source, you: Investigator, weapon: str, monster: str) -> int:
        known = MONSTER_CARDS.get(monster)
        return bonus if weapon == source.card and known is not None and known.undead else 0

    return modifies(combat.WEAPON_BONUS, more)


@line("double_sixes", lambda: text("ah-line-double-sixes"), gives=lambda: {"combat": 1})
def double_sixes() -> Setter:
    """While it is in hand, sixes count twice."""

    def twice(game: Arkham, source: Source, you: Investigator) -> bool:
        return source.card in you.hands

    return sets(combat.SIXES_COUNT_TWICE, twice)


@line("pierces", lambda force: text(f"ah-line-pierces-{force}"), gives=lambda force: {"combat": 0.5})
def pierces(force: Force) -> Settler:
    """The owner's attacks ignore resistance to a force."""

    def answer(game: Arkham, source: Source, defense: Defense, you: Investigator, by: Force) -> Defense:
        return "none" if defense == "resistance" and by == force and you.seat == source.seat else defense

    return settles(combat.PIERCES, answer)


@line("claims_endless", lambda: text("ah-line-claims-endless"), gives=lambda: {"monster_trophy": 0.5})
def claims_endless() -> Setter:
    """Endless monsters are trophies."""
    return sets(combat.CLAIMS_ENDLESS, is_owner)


@line("not_haunted", lambda: text("ah-line-not-haunted"), gives=lambda: {"sanity": 0.5})
def not_haunted() -> Setter:
    """No sanity is lost to nightmarish monsters."""
    return sets(combat.NOT_HAUNTED, is_owner)


@line("not_overwhelmed", lambda: text("ah-line-not-overwhelmed"), gives=lambda: {"stamina": 0.5})
def not_overwhelmed() -> Setter:
    """No stamina is lost to overwhelming monsters."""
    return sets(combat.NOT_OVERWHELMED, is_owner)


@line(
    "spent_for_dice",
    lambda n, kind: text("ah-line-spent-for-dice", check=text(f"ah-one-check-{kind}"), n=n),
    gives=lambda n, kind: {"combat": n},
)
def spent_for_dice(n: int, kind: CheckKind = "combat") -> Ability:
    """A trophy that its owner may give up after a check of a kind has not been passed, for dice."""

    def available(game: Arkham, source: Source) -> bool:
        made = game.checks[-1] if game.checks else None
        return made is not None and made.seat == source.seat and made.kind == kind

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        spend_monster(game, you, source.card)
        add_dice(game, you, game.checks[-1], n)
        yield from ()

    return Ability(CHECK_ROLLED, run, available)


FLUTE_PRICE = 3
"""Sanity, and stamina, that it costs to slay every monster at once."""
SLAYING = costing("discard", sanity=FLUTE_PRICE, stamina=FLUTE_PRICE)


@line(
    "slays_all",
    lambda: timed(
        text("ah-line-before-check", check=text("ah-one-check-combat"), against=""), SLAYING, text("ah-line-slays-all")
    ),
    gives=lambda: {"monster_trophy": 2},
    cost=lambda: SLAYING,
)
def slays_all() -> Ability:
    """Before a combat check: every monster here is defeated, at the price of 3 sanity and 3 stamina."""

    def available(game: Arkham, source: Source) -> bool:
        you = owner(game, source)
        fighting = game.combat is not None and game.combat.monster in game.monsters
        return fighting and you.sanity >= FLUTE_PRICE and you.stamina >= FLUTE_PRICE

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = owner(game, source)
        holding.discard(game, you, source.card)
        harm.pay(game, you, FLUTE_PRICE, FLUTE_PRICE)
        for monster in game.monsters_at(you.at):
            yield from combat.take_down(game, you, monster)

    return Ability(IN_COMBAT, run, available)
