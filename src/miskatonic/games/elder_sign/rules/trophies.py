"""Trophies: spending and losing them. No change is given."""

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ASK, MONSTER_CARDS, trophy_value
from miskatonic.games.elder_sign.events import TrophySpent
from miskatonic.games.elder_sign.rules.dice_pool import piece
from miskatonic.games.elder_sign.state import ElderSign, Investigator
from miskatonic.kernel.decision import Option, Rules, ask, distinct
from miskatonic.kernel.text import text

PAY = ASK("pay", "ES-TRO-03", str)


def worth(investigator: Investigator) -> int:
    """What all trophies of an investigator are worth."""
    return sum(map(trophy_value, investigator.trophies))


def give_up_trophies(game: ElderSign, investigator: Investigator, price: int, rule: str = "") -> Rules[None]:
    """Trophies worth the price leave the investigator, all of them if they are worth less.

    They are picked from the most to the least valuable, so that none of them is superfluous.
    """
    largest = max(map(trophy_value, investigator.trophies), default=0)
    while price > 0 and investigator.trophies:
        if worth(investigator) <= price:
            for card in list(investigator.trophies):
                return_trophy(game, investigator, card)
            return
        options = [
            Option(f"pay:{card}", card, text("es-option-pay", card=piece(card), value=trophy_value(card)), (card,))
            for card in investigator.trophies
            if trophy_value(card) <= largest and price <= _at_most(investigator, trophy_value(card))
        ]
        card = yield from ask(
            investigator.seat, PAY, distinct(options, game.alike), game.cause, amount=price, rule=rule
        )
        largest = trophy_value(card)
        price -= largest
        return_trophy(game, investigator, card)


def _at_most(investigator: Investigator, value: int) -> int:
    """What the trophies of that value and below are worth together."""
    return sum(v for v in map(trophy_value, investigator.trophies) if v <= value)


def return_trophy(game: ElderSign, investigator: Investigator, card: str) -> None:
    """A trophy that is spent or lost."""
    investigator.trophies.remove(card)
    put_away(game, card)
    game.tell(TrophySpent(investigator.slug, card))


def return_trophies(game: ElderSign, investigator: Investigator) -> None:
    """All trophies of an investigator who is gone."""
    for card in investigator.trophies:
        put_away(game, card)
    investigator.trophies = []


def put_away(game: ElderSign, card: str) -> None:
    """An adventure goes under its deck, a monster back into the cup."""
    if card in MONSTER_CARDS:
        game.cup.append(card)
    elif ADVENTURE_CARDS[card].other_world:
        game.other_world_deck.put_under(card)
    else:
        game.adventure_deck.put_under(card)
