"""What the symbols on chaos tokens count, and what they depend on. Both are values that say what they are."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from miskatonic.games.card_game.components import GAME, Count, Given, gift, trait_text
from miskatonic.games.card_game.rules import cards, drawing, places
from miskatonic.games.card_game.rules.agenda import doom_in_play, place_doom_on
from miskatonic.games.card_game.rules.encounter import search_encounters
from miskatonic.games.card_game.rules.values import enemies_with, has_trait, is_enemy
from miskatonic.games.card_game.state import CardGame, Investigator, card_of
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import name, text

# --- numbers


def minus(count: Count) -> Count:
    """The same number, taken off."""
    return replace(count, sign=-1)


def enemies_in_play(trait: str) -> Count:
    """The enemies in play with a trait."""
    return Count(
        lambda: text("cg-count-enemies", trait=trait_text(trait)), lambda game, seat: len(enemies_with(game, trait))
    )


def enemies_here(trait: str) -> Count:
    """The enemies with a trait at the investigator's location."""

    def count(game: CardGame, seat: int) -> int:
        at = game.investigators[seat].at
        return sum(enemy.at == at for enemy in enemies_with(game, trait))

    return Count(lambda: text("cg-count-enemies-here", trait=trait_text(trait)), count)


def most_doom_on(trait: str) -> Count:
    """The most doom on any one enemy with a trait."""
    return Count(
        lambda: text("cg-count-most-doom", trait=trait_text(trait)),
        lambda game, seat: max((enemy.doom for enemy in enemies_with(game, trait)), default=0),
    )


def _clues_here(game: CardGame, seat: int) -> int:
    """None for an investigator who has left."""
    at = game.investigators[seat].at
    return game.location(at).clues if at else 0


def cards_with(trait: str) -> Count:
    """The cards with a trait that the investigator controls; one in the threat area is one of them."""

    def count(game: CardGame, seat: int) -> int:
        you = game.investigators[seat]
        return sum(has_trait(asset.card, trait) for asset in you.play + you.threat)

    return Count(lambda: text("cg-count-cards", trait=trait_text(trait)), count)


ALL_DOOM = Count(lambda: text("cg-count-doom"), lambda game, seat: doom_in_play(game))
CLUES_HERE = Count(lambda: text("cg-count-clues-here"), _clues_here)
OWN_HORROR = Count(lambda: text("cg-count-horror"), lambda game, seat: game.investigators[seat].horror)


# --- conditions


def any_enemy(trait: str) -> Given:
    """An enemy with a trait is in play."""
    return Given(
        lambda: text("cg-given-enemy", trait=trait_text(trait), any=1),
        lambda game, seat: bool(enemies_with(game, trait)),
    )


def no_enemy(trait: str) -> Given:
    """No enemy with a trait is in play."""
    return Given(
        lambda: text("cg-given-enemy", trait=trait_text(trait), any=0), lambda game, seat: not enemies_with(game, trait)
    )


def is_out(card: str) -> Given:
    """A card is in play."""
    return Given(
        lambda: text("cg-given-card", card=name(GAME, card)),
        lambda game, seat: cards.is_in_play(game, card_of(card).en),
    )


# --- effects


def wanted_enemy(trait: str) -> Callable[[str], bool]:
    """Which cards are enemies with a trait."""

    return lambda card: is_enemy(card) and has_trait(card, trait)


@word("find_enemy", lambda trait: text("cg-effect-find-enemy", trait=trait_text(trait)))
def find_enemy(game: CardGame, you: Investigator, trait: str) -> Rules[None]:
    """An enemy with a trait is looked for in the encounter deck and its discard pile, and drawn."""
    return search_encounters(game, you, wanted_enemy(trait))


@word(
    "doom_on_all",
    lambda trait: text("cg-effect-doom-on-all", trait=trait_text(trait)),
    gives=lambda trait: gift({"doom": -1}),
)
def doom_on_all(game: CardGame, you: Investigator, trait: str) -> Rules[None]:
    """Doom on every enemy with a trait."""
    for enemy in enemies_with(game, trait):
        yield from place_doom_on(game, enemy)


@word("drop_clues", lambda n: text("cg-effect-drop-clues", n=n), gives=lambda n: gift({"clues": -1}))
def drop_clues(game: CardGame, you: Investigator, n: int = 0) -> Rules[None]:
    """Clues of an investigator go back to the location; 0 for all of them."""
    return places.drop_clues(game, you, n or you.clues)


@word(
    "draw_for_each",
    lambda count: text("cg-effect-draw-for-each", count=count.words),
    gives=lambda count: gift({"cards": 1}),
)
def draw_for_each(game: CardGame, you: Investigator, count: Count) -> Rules[None]:
    """As many cards as something counts."""
    if number := count(game, you.seat):
        yield from drawing.draw(game, you, number)
