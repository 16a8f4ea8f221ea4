"""The adventures in play: six of the museum, any number of Other Worlds."""

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS
from miskatonic.games.elder_sign.events import AdventureDrawn
from miskatonic.games.elder_sign.rules.dice_pool import lock_die
from miskatonic.games.elder_sign.state import Adventure, ElderSign
from miskatonic.kernel.decision import Rules


def draw_adventure(game: ElderSign, slot: int) -> Rules[None]:
    """A new adventure takes an empty place of the museum."""
    if game.adventure_deck:
        card = game.adventure_deck.pop()
        game.rng.reveal()
        game.museum[slot] = Adventure(card)
        yield from _enter(game, card)


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
    yield from lock_die(game, ADVENTURE_CARDS[card].locked, card)
