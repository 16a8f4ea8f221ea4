"""Gaining and losing clues and cards."""

from miskatonic.games.elder_sign.components import CARDS
from miskatonic.games.elder_sign.events import CardGained, CardLost, CluesGained, CluesSpent, Gain
from miskatonic.games.elder_sign.state import ElderSign, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import before
from miskatonic.kernel.state import caused


def gain(game: ElderSign, investigator: Investigator, *kinds: tuple[str, int]) -> Rules[None]:
    """Gains clues or cards of each kind, as modified by the abilities in play."""
    event = yield from before(game, Gain(investigator.slug, kinds))
    if event is None or game.investigators[investigator.seat] is not investigator:
        return
    for kind, amount in event.kinds:
        if kind == "clue":
            gain_clues(game, investigator, amount)
        else:
            for _ in range(amount):
                card = draw_card(game, investigator, kind)
                if card and (effect := CARDS[card].gained):
                    yield from caused(game, card, effect.run, game, investigator)


def in_supply(game: ElderSign, kind: str) -> bool:
    """Whether any clue or card of that kind is left to be gained."""
    return bool(game.clues if kind == "clue" else game.deck(kind))


def draw_card(game: ElderSign, investigator: Investigator, kind: str) -> str:
    """The top card of the deck; nothing if the deck is empty."""
    deck = game.deck(kind)
    if not deck:
        return ""
    card = deck.pop()
    game.rng.reveal()
    investigator.cards.append(card)
    if card in game.hooks:
        game.cards_changed()
    if game.watched:
        game.tell(CardGained(investigator.slug, card))
    return card


def discard(game: ElderSign, investigator: Investigator, card: str) -> None:
    """A card is lost."""
    leave_hand(game, investigator, card)
    if game.watched:
        game.tell(CardLost(investigator.slug, card))


def leave_hand(game: ElderSign, investigator: Investigator, card: str) -> None:
    """A card that is spent or lost goes to the bottom of its deck."""
    investigator.cards.remove(card)
    game.deck(CARDS[card].deck).put_under(card)
    if card in game.hooks:
        game.cards_changed()


def gain_clues(game: ElderSign, investigator: Investigator, amount: int) -> None:
    """As many as the supply still has."""
    if amount := min(amount, game.clues):
        game.clues -= amount
        investigator.clues += amount
        if game.watched:
            game.tell(CluesGained(investigator.slug, amount))


def spend_clues(game: ElderSign, investigator: Investigator, amount: int = 1) -> None:
    """They go back to the supply."""
    investigator.clues -= amount
    game.clues += amount
    if game.watched:
        game.tell(CluesSpent(investigator.slug, amount))
