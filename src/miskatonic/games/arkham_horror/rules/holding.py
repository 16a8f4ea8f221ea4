"""The cards and tokens of investigators: drawing, gaining, losing, exhausting, using up."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.games.arkham_horror.components import (
    ASK,
    CARDS,
    INVESTIGATORS,
    SPECIALS,
    Deck,
    copies_of,
    is_item,
    slug_of,
)
from miskatonic.games.arkham_horror.events.people import (
    CardDiscarded,
    CardGained,
    CardRefused,
    CardsDrawn,
    ClueCost,
    CluesGained,
    CluesLost,
    DeckShuffled,
    Draw,
    DrawnFromDeck,
    Exhausted,
    MoneyCost,
    MoneyGained,
    MoneyLost,
    TokenPlaced,
    WillGainCards,
)
from miskatonic.games.arkham_horror.events.town import MoneyPaid
from miskatonic.games.arkham_horror.rules.bounds import cap
from miskatonic.games.arkham_horror.state import Arkham, Combat, Investigator, piece
from miskatonic.kernel.box import Edition, kept
from miskatonic.kernel.decision import Option, Rules, ask, ask_many
from miskatonic.kernel.hooks import Flag, Settled, Total, before, index_of, is_set, reactions, settle, total
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.state import caused
from miskatonic.kernel.text import Text, text

CARDS_KEPT = ASK("keep", "AH-MISC-01", str)
CARDS_LOST = ASK("lose_cards", "AH-STATE-04", str)
REFUSED = ASK("refuse", "AH-SHEET-03", str)
RECALL = ASK("recall", "AH-COMP-42", bool)
TOP_OR_BOTTOM = ASK("top_or_bottom", "AH-SHEET-03", bool)

MORE_CLUES: Total[Investigator] = Total("clues beyond those that are gained")
RECALLS: Flag[Investigator, Deck] = Flag("may take cards that are back in the box")
KNOWS_BOTTOM: Flag[Investigator, Deck] = Flag("may look at the bottom card")
DRAWS_FROM_BELOW: Flag[Investigator, Deck] = Flag("may draw from the bottom")
MOST_CLUES: Settled[int | None, Investigator] = Settled("how many clues somebody may have")
CLUES_COVERED: Total[Investigator] = Total("clues of a cost that cards can stand for")
MONEY_COVERED: Total[Investigator] = Total("dollars of a cost that cards can stand for")


# --- money and clues


def gain_money(game: Arkham, you: Investigator, amount: int) -> None:
    """Gives dollars to an investigator."""
    if amount > 0:
        you.money += amount
        if game.watched:
            game.tell(MoneyGained(you.slug, amount))


def lose_money(game: Arkham, you: Investigator, amount: int) -> None:
    """As many dollars as there are, at most."""
    if (amount := min(amount, you.money)) > 0:
        you.money -= amount
        if game.watched:
            game.tell(MoneyLost(you.slug, amount))


def room_for_clues(game: Arkham, you: Investigator, amount: int) -> int:
    """The part of a gain of clues that an investigator may take."""
    most = settle(game, MOST_CLUES, None, you)
    return amount if most is None else max(0, min(amount, most - you.clues))


def gain_clues(game: Arkham, you: Investigator, amount: int) -> None:
    """So many clues and perhaps more, or as many as somebody may have."""
    if amount > 0:
        add_clues(game, you, amount + total(game, MORE_CLUES, 0, you))


def gain_more_clues(game: Arkham, you: Investigator) -> None:
    """The clues that an investigator gains beyond those that it has just been given."""
    add_clues(game, you, total(game, MORE_CLUES, 0, you))


def add_clues(game: Arkham, you: Investigator, amount: int) -> None:
    """So many clues from the bank, or as many as somebody may have."""
    if (amount := room_for_clues(game, you, amount)) > 0:
        you.clues += amount
        if game.watched:
            game.tell(CluesGained(you.slug, amount))


def lose_clues(game: Arkham, you: Investigator, amount: int) -> None:
    """As many clues as there are, at most."""
    if (amount := min(amount, you.clues)) > 0:
        you.clues -= amount
        if game.watched:
            game.tell(CluesLost(you.slug, amount))


# --- kept encounter cards


@kept
def kept_as(edition: Edition) -> dict[str, str]:
    """The cards that stand for kept encounter cards in front of their owners, by encounter card."""
    return {card.encounter: card.slug for card in edition[SPECIALS] if card.encounter}


def is_kept(game: Arkham, encounter: str) -> bool:
    """Whether an encounter card is kept or out of the game."""
    return encounter in (known := kept_as(game.edition)) and not in_deck(game, known[encounter])


# --- costs


def clues_for(game: Arkham, you: Investigator) -> int:
    """The clues that an investigator can spend on one cost, with cards that stand for some."""
    return total(game, CLUES_COVERED, you.clues, you)


def money_for(game: Arkham, you: Investigator) -> int:
    """The dollars that an investigator can pay for one cost, with cards that stand for some."""
    return total(game, MONEY_COVERED, you.money, you)


def spend_clues(game: Arkham, you: Investigator, amount: int) -> Rules[None]:
    """Clues are spent, unless cards stand for some of them."""
    if amount and ClueCost in index_of(game):
        cost = yield from before(game, ClueCost(you.slug, amount))
        amount = 0 if cost is None else cost.amount
    lose_clues(game, you, amount)


def spend_money(game: Arkham, you: Investigator, amount: int) -> Rules[None]:
    """Dollars are paid, unless cards stand for some of them."""
    if amount and MoneyCost in index_of(game):
        cost = yield from before(game, MoneyCost(you.slug, amount))
        amount = 0 if cost is None else cost.amount
    if (amount := min(amount, you.money)) > 0:
        you.money -= amount
        if game.watched:
            game.tell(MoneyPaid(you.slug, amount))


# --- cards


def home_of(game: Arkham, card: str) -> Pile:
    """The deck that a card belongs to, or a pile of its own."""
    printed = CARDS[card]
    return game.piles[printed.pile] if printed.pile in game.piles else game.decks[printed.deck]


def card_option(verb: str, card: str) -> Option[str]:
    """Choosing a card."""
    return Option(f"{verb}:{card}", card, piece(card), (card,), CARDS[card].text)


def distinct(cards: Sequence[str]) -> list[str]:
    """One copy of each card: which of two equal ones is chosen makes no difference."""
    return list({slug_of(card): card for card in reversed(cards)}.values())[::-1]


def take(game: Arkham, deck: Deck) -> str:
    """The top card of a deck; "" if there is none."""
    pile = game.decks[deck]
    return pile.pop() if pile else ""


def reveal(game: Arkham, you: Investigator, deck: Deck, n: int, *, starting: bool = False) -> Rules[list[str]]:
    """Cards that are drawn from a deck and looked at, with what abilities make of the draw. Those that somebody is `starting`
    with are not noticed."""
    spare = 0
    if Draw in index_of(game):
        event = yield from before(game, Draw(you.slug, deck, n))
        spare = 0 if event is None else event.amount - n
    drawn: list[str] = []
    for _ in range(n + spare):
        pile = game.decks[deck]
        if not pile:
            break
        below = False
        if len(pile) > 1 and is_set(game, DRAWS_FROM_BELOW, you, deck):
            below = yield from ask(you.seat, TOP_OR_BOTTOM, from_where(pile[0]), you.slug)
        card = pile[0] if below else pile.pop()
        if below:
            pile.remove(card)
        game.rng.reveal()
        game.drawn.append(card)
        drawn.append(card)
    if game.watched:
        game.tell(CardsDrawn(you.slug, deck, len(drawn)))
    for card in () if starting else tuple(drawn):
        yield from reactions(game, DrawnFromDeck(you.slug, card))
    for _ in range(min(spare, len(drawn) - n)):
        options = [card_option("refuse", card) for card in distinct(drawn)]
        refused = yield from ask(you.seat, REFUSED, options, you.slug)
        drawn.remove(refused)
        put_back(game, refused)
    return drawn


def from_where(bottom: str) -> list[Option[bool]]:
    """Draws from the top, or from the bottom, whose card is known to those who may draw there."""
    return [
        Option("top", False, text("ah-option-top")),
        Option("bottom", True, text("ah-option-bottom", card=piece(bottom)), (bottom,)),
    ]


def put_back(game: Arkham, card: str) -> None:
    """A card without an owner goes under its deck."""
    if card in game.drawn:
        game.drawn.remove(card)
        if game.watched:
            game.tell(CardRefused(card))
    home_of(game, card).put_under(card)


def draw(
    game: Arkham, you: Investigator, deck: Deck, n: int = 1, keep: int = 0, *, starting: bool = False
) -> Rules[list[str]]:
    """Draws cards and keeps them, or a number of them chosen by the player; the others go under the deck."""
    if WillGainCards in index_of(game):
        wanted = yield from before(game, WillGainCards(you.slug, deck, keep or n))
        fewer = (keep or n) - (0 if wanted is None else wanted.amount)
        n, keep = n - fewer, max(0, keep - fewer)
        if fewer and not (keep or n):
            return []
    drawn = yield from reveal(game, you, deck, n, starting=starting)
    if keep and len(drawn) > keep:
        options = [card_option("keep", card) for card in drawn]
        chosen = yield from ask_many(you.seat, CARDS_KEPT, options, keep, keep, game.cause)
        for card in drawn:
            if card not in chosen:
                put_back(game, card)
        drawn = chosen
    for card in drawn:
        yield from gain(game, you, card)
    return drawn


def gain(game: Arkham, you: Investigator, card: str) -> Rules[None]:
    """A card that is drawn, found or given belongs to the investigator."""
    if card in game.drawn:
        game.drawn.remove(card)
    you.cards.append(card)
    game.cards_changed()
    if game.watched:
        game.tell(CardGained(you.slug, card))
    if (joins := CARDS[card].joins) is not None:
        yield from caused(game, card, joins.run, game, you)


def shuffle(game: Arkham, deck: str) -> None:
    """Shuffles a deck after it was looked through."""
    game.decks[deck].shuffle(game.rng)
    if game.watched:
        game.tell(DeckShuffled(deck))


def take_out(game: Arkham, you: Investigator, card: str) -> Rules[None]:
    """A card that was searched for in its deck, which is shuffled then, belongs to the investigator."""
    game.decks[CARDS[card].deck].remove(card)
    shuffle(game, CARDS[card].deck)
    game.rng.reveal()
    yield from reactions(game, DrawnFromDeck(you.slug, card))
    yield from gain(game, you, card)


def find(game: Arkham, deck: Deck, fits: Sequence[str]) -> str:
    """The first of those cards that is in a deck, from the top; "" if none is."""
    for card in reversed(list(game.decks[deck])):
        if card in fits:
            return card
    return ""


def in_deck(game: Arkham, slug: str) -> str:
    """A copy of a card that is still in its deck; "" if there is none."""
    pile = list(game.decks[CARDS[slug].deck])
    return next((copy for copy in copies_of(slug) if copy in pile), "")


def to_be_had(game: Arkham, you: Investigator, slug: str) -> str:
    """A copy of a card that the investigator could take, out of its deck or perhaps out of the box; "" if there is none."""
    if copy := in_deck(game, slug):
        return copy
    if is_set(game, RECALLS, you, CARDS[slug].deck):
        return next((copy for copy in game.removed if slug_of(copy) == slug), "")
    return ""


def may_have(you: Investigator, slug: str) -> bool:
    """Whether nothing keeps an investigator from having a card: its sheet, an old debt, or one of the kind."""
    if slug in you.forfeited or slug in INVESTIGATORS[you.slug].never:
        return False
    return not CARDS[slug].single or all(slug_of(card) != slug for card in you.cards)


def take_named(game: Arkham, you: Investigator, slug: str) -> Rules[bool]:
    """Whether the investigator could take a copy of that card out of its deck."""
    if not may_have(you, slug) or not (copy := to_be_had(game, you, slug)):
        return False
    if copy in game.removed:
        if not (yield from ask(you.seat, RECALL, recall_options(copy), you.slug)):
            return False
        game.removed.remove(copy)
    else:
        game.decks[CARDS[slug].deck].remove(copy)
    you.fresh.append(copy)
    yield from reactions(game, DrawnFromDeck(you.slug, copy))
    yield from gain(game, you, copy)
    return True


def recall_options(card: str) -> list[Option[bool]]:
    """Taking a card that is back in the box, or not."""
    return [
        Option(f"recall:{card}", True, piece(card), (card,), CARDS[card].text),
        Option("pass", False, text("option-pass")),
    ]


def discard(game: Arkham, you: Investigator, card: str) -> None:
    """A card goes under its deck."""
    forget(game, you, card)
    home_of(game, card).put_under(card)
    if game.watched:
        game.tell(CardDiscarded(you.slug, card))


def to_the_box(game: Arkham, you: Investigator, card: str) -> None:
    """A card is out of the game."""
    forget(game, you, card)
    game.removed.append(card)
    if game.watched:
        game.tell(CardDiscarded(you.slug, card))


def forget(game: Arkham, you: Investigator, card: str) -> None:
    """A card leaves an investigator, with all that was known of it."""
    you.cards.remove(card)
    for known in (you.exhausted, you.fresh, you.hands):
        if card in known:
            known.remove(card)
    you.tokens.pop(card, None)
    if game.combat is not None and card in game.combat.spells:
        let_go(game.combat, card)
    game.cards_changed()
    cap(game, you)


def let_go(combat: Combat, spell: str) -> None:
    """A spell no longer works in a fight, and its hands are free."""
    combat.spells.remove(spell)
    combat.ignored.pop(spell, None)
    combat.power.pop(spell, None)


def exhaust(game: Arkham, you: Investigator, card: str) -> None:
    """A card is turned face down until the next upkeep."""
    you.exhausted.append(card)
    if game.watched:
        game.tell(Exhausted(you.slug, card))


def use_up(game: Arkham, you: Investigator, card: str) -> None:
    """A token is put on a card, which is discarded when it bears as many as it can."""
    you.tokens[card] = you.tokens.get(card, 0) + 1
    if game.watched:
        game.tell(TokenPlaced(you.slug, card, you.tokens[card]))
    if you.tokens[card] >= CARDS[card].uses:
        discard(game, you, card)


def items(you: Investigator) -> list[str]:
    """The items of an investigator that can be taken from it."""
    return [card for card in you.cards if is_item(card)]


def is_safe(you: Investigator, card: str) -> bool:
    """Whether a card cannot be lost or stolen unless its owner allows it."""
    return CARDS[card].kept_safe or slug_of(card) in INVESTIGATORS[you.slug].keeps


def cause_in_words(game: Arkham) -> Text:
    """The card or place that brings something about; the rules, where none does."""
    return piece(game.cause) if game.cause else text("ah-why-rules")


def give_up_cards(
    game: Arkham, you: Investigator, among: Sequence[str], n: int = 1, rule: str = "", why: Text | None = None
) -> Rules[list[str]]:
    """So many of those cards are paid or given up by choice: what is kept safe is among them if its owner likes."""
    options = [card_option("lose", card) for card in among]
    given = yield from ask_many(
        you.seat, CARDS_LOST, options, n, n, game.cause, amount=n, rule=rule, why=why or cause_in_words(game), safe=0
    )
    for card in given:
        discard(game, you, card)
    return given


def lose_cards(
    game: Arkham, you: Investigator, among: Sequence[str], n: int, rule: str = "", why: Text | None = None
) -> Rules[list[str]]:
    """So many of those cards are lost, as their owner chooses. What is kept safe can be among them; where the others are too
    few, its owner says first what of it is."""
    allowed: list[str] = []
    unsafe = [card for card in among if not is_safe(you, card)]
    if n > len(unsafe):
        safe = [card_option("lose", card) for card in among if card not in unsafe]
        most = min(n, len(safe))
        said = why or cause_in_words(game)
        allowed = yield from ask_many(
            you.seat, CARDS_LOST, safe, 0, most, game.cause, amount=most, rule=rule, why=said, safe=1
        )
        for card in allowed:
            discard(game, you, card)
        among, n = unsafe, min(n - len(allowed), len(unsafe))
    return allowed + (yield from give_up_cards(game, you, among, n, rule, why))


def return_everything(game: Arkham, you: Investigator) -> None:
    """The cards of an eliminated investigator go under their decks."""
    for card in list(you.cards):
        forget(game, you, card)
        home_of(game, card).put_under(card)
    you.clues = you.money = 0
    you.fate = ""
