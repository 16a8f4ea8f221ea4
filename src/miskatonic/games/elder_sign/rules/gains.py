"""Gaining and losing clues and cards."""

from miskatonic.games.elder_sign.components import CARDS
from miskatonic.games.elder_sign.events import CardGained, CardLost, CluesGained, CluesSpent, Gain
from miskatonic.games.elder_sign.state import ElderSign, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.hooks import before


def gain(game: ElderSign, hero: Investigator, *kinds: tuple[str, int]) -> Rules[None]:
    """So many clues or cards of each kind, as the abilities in play leave it."""
    event = yield from before(game, Gain(hero.slug, kinds))
    if event is None or game.investigators[hero.seat] is not hero:
        return
    for kind, amount in event.kinds:
        if kind == "clue":
            gain_clues(game, hero, amount)
        else:
            for _ in range(amount):
                card = draw_card(game, hero, kind)
                if card and (effect := CARDS[card].gained):
                    yield from effect.run(game, hero)


def draw_card(game: ElderSign, hero: Investigator, kind: str) -> str:
    """The top card of the deck; nothing if the deck is empty."""
    deck = game.deck(kind)
    if not deck:
        return ""
    card = deck.pop()
    game.rng.reveal()
    hero.cards.append(card)
    if CARDS[card].hooks:
        game.cards_changed()
    if game.watched:
        game.tell(CardGained(hero.slug, card))
    return card


def discard(game: ElderSign, hero: Investigator, card: str) -> None:
    """A card is lost."""
    leave_hand(game, hero, card)
    if game.watched:
        game.tell(CardLost(hero.slug, card))


def leave_hand(game: ElderSign, hero: Investigator, card: str) -> None:
    """A card that is spent or lost goes to the bottom of its deck."""
    hero.cards.remove(card)
    game.deck(CARDS[card].deck).put_under(card)
    if CARDS[card].hooks:
        game.cards_changed()


def gain_clues(game: ElderSign, hero: Investigator, amount: int) -> None:
    """As many as the supply still has."""
    if amount := min(amount, game.clues):
        game.clues -= amount
        hero.clues += amount
        if game.watched:
            game.tell(CluesGained(hero.slug, amount))


def spend_clues(game: ElderSign, hero: Investigator, amount: int = 1) -> None:
    """They go back to the supply."""
    hero.clues -= amount
    game.clues += amount
    if game.watched:
        game.tell(CluesSpent(hero.slug, amount))
