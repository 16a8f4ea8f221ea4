"""The adventures in play: six of the museum, any number of Other Worlds."""

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS
from miskatonic.games.elder_sign.events import AdventureDrawn
from miskatonic.games.elder_sign.rules.dice_pool import lock_die
from miskatonic.games.elder_sign.rules.monsters import monster_appears
from miskatonic.games.elder_sign.state import Adventure, ElderSign
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.state import caused

MUSEUM = 6
"""The places of the museum. A card that lies beyond them is not replaced."""


def draw_adventure(game: ElderSign, slot: int) -> Rules[None]:
    """A new adventure takes an empty place of the museum."""
    if game.adventure_deck:
        card = game.adventure_deck.pop()
        game.rng.reveal()
        game.museum[slot] = Adventure(card)
        yield from _enter(game, card)


def add_adventure(game: ElderSign) -> Rules[None]:
    """An adventure enters play beside the six; it is not replaced when it is resolved."""
    game.museum.append(None)
    yield from draw_adventure(game, len(game.museum) - 1)
    if game.museum[-1] is None:
        game.museum.pop()


def open_gate(game: ElderSign) -> Rules[None]:
    """An Other World enters play below the six adventures."""
    if game.other_world_deck:
        card = game.other_world_deck.pop()
        game.rng.reveal()
        game.other_worlds.append(Adventure(card))
        yield from _enter(game, card)


def _enter(game: ElderSign, card: str) -> Rules[None]:
    if game.watched:
        game.tell(AdventureDrawn(card))
    printed = ADVENTURE_CARDS[card]
    yield from lock_die(game, printed.locked, card)
    if printed.monsters:
        yield from caused(game, card, monster_appears, game, printed.monsters, card)
