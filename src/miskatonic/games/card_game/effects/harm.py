"""Effects on bodies and minds: damage and horror that investigators take, heal and deal."""

from __future__ import annotations

from miskatonic.games.card_game.components import gift
from miskatonic.games.card_game.rules import enemies, harm
from miskatonic.games.card_game.state import CardGame, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import text


@word(
    "take",
    lambda damage, horror, direct: text("cg-effect-take", damage=damage, horror=horror, direct=int(direct)),
    gives=lambda damage, horror, direct: gift({"damage": -damage, "horror": -horror}),
)
def take(game: CardGame, you: Investigator, damage: int = 0, horror: int = 0, direct: bool = False) -> Rules[None]:
    """Damage and horror."""
    return harm.deal(game, you, damage, horror, direct=direct)


@word(
    "heal",
    lambda damage, horror: text("cg-effect-heal", damage=damage, horror=horror),
    can=lambda game, you, damage, horror: bool((damage and you.damage) or (horror and you.horror)),
    gives=lambda damage, horror: gift({"damage": damage, "horror": horror}),
)
def heal(game: CardGame, you: Investigator, damage: int = 0, horror: int = 0) -> Rules[None]:
    """Damage and horror are healed."""
    return harm.heal(game, you, damage, horror)


def margin(game: CardGame) -> int:
    """By how much the test under way was passed or failed."""
    assert game.test is not None
    return game.test.by


@word(
    "damage_by_margin",
    lambda: text("cg-effect-take-margin-damage"),
    gives=lambda: gift({"damage": -1}),
)
def damage_by_margin(game: CardGame, you: Investigator) -> Rules[None]:
    """As much damage as the test was failed by."""
    return harm.deal(game, you, damage=margin(game))


@word(
    "horror_by_margin",
    lambda: text("cg-effect-take-margin-horror"),
    gives=lambda: gift({"horror": -1}),
)
def horror_by_margin(game: CardGame, you: Investigator) -> Rules[None]:
    """As much horror as the test was failed by."""
    return harm.deal(game, you, horror=margin(game))


@word(
    "damage_enemy_here",
    lambda n: text("cg-effect-damage-enemy", n=n),
    can=lambda game, you, n: bool(game.enemies_at(you.at)),
    gives=lambda n: gift({"enemy_damage": n}),
)
def damage_enemy_here(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Damage to an enemy of one's choice at one's location."""
    enemy = yield from enemies.choose_enemy(game, you.seat, game.enemies_at(you.at), aim="damage")
    yield from harm.damage_enemy(game, enemy, n, you)


@word(
    "heal_this_enemy",
    lambda n: text("cg-effect-heal-enemy", n=n),
    gives=lambda n: gift({"enemy_damage": -n}),
)
def heal_this_enemy(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """Damage is taken off the enemy itself."""
    harm.heal_enemy(game, game.enemy(game.using), n)
    yield from ()
