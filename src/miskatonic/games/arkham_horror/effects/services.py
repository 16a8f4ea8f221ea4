"""What locations offer beside what other effects say."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import ASK, CARDS
from miskatonic.games.arkham_horror.rules import fates, holding, skill_checks
from miskatonic.games.arkham_horror.state import Arkham, Investigator, holds, piece
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import signed, text

WHOM = ASK("whom_to_bless", "AH-MISC-14", str)
WHICH_PAWN = ASK("which_pawn", "AH-MISC-05", str)
WHICH_ALLY = ASK("which_ally", "AH-COMP-42", str)

DEPUTY = ("deputy_of_arkham", "deputys_revolver", "patrol_wagon")


def to_be_blessed(game: Arkham) -> list[Investigator]:
    """Whom a blessing would change anything for."""
    return [person for person in game.present() if fates.can_be_blessed(game, person)]


@word(
    "bless_somebody",
    lambda: text("ah-effect-bless-somebody"),
    gives=lambda: {"blessing": 1},
    useful=lambda game, you: bool(to_be_blessed(game)),
)
def bless_somebody(game: Arkham, you: Investigator) -> Rules[None]:
    """Any investigator, wherever it is."""
    options = [
        Option(f"bless:{person.slug}", person.slug, piece(person.slug), (person.slug,))
        for person in to_be_blessed(game)
    ]
    if options:
        chosen = yield from ask(you.seat, WHOM, options, game.cause)
        yield from fates.bless(game, next(person for person in game.present() if person.slug == chosen))


@word(
    "recruit",
    lambda: text("ah-effect-recruit"),
    gives=lambda: {"ally": 1},
    can=lambda game, you: bool(game.decks["ally"]),
)
def recruit(game: Arkham, you: Investigator) -> Rules[None]:
    """An ally of one's choice."""
    options = [holding.card_option("ally", card) for card in sorted(game.decks["ally"])]
    if options:
        ally = yield from ask(you.seat, WHICH_ALLY, options, game.cause)
        game.decks["ally"].remove(ally)
        holding.shuffle(game, "ally")
        yield from holding.gain(game, you, ally)


@word(
    "take_deputy",
    lambda: text("ah-effect-take-deputy"),
    gives=lambda: {"money": 5, "common": 1, "unique": 1},
    can=lambda game, you: bool(holding.in_deck(game, DEPUTY[0])) and holding.may_have(you, DEPUTY[0]),
)
def take_deputy(game: Arkham, you: Investigator) -> Rules[None]:
    """The deputy's badge, with revolver and wagon as far as they are still there."""
    for slug in DEPUTY:
        if holding.in_deck(game, slug):
            yield from holding.take_named(game, you, slug)


@word(
    "pawn",
    lambda modifier: text("ah-effect-pawn", modifier=signed(modifier)),
    gives=lambda modifier: {"money": 4, "item": -1},
    can=lambda game, you, modifier: bool(for_sale(you)),
)
def pawn(game: Arkham, you: Investigator, modifier: int) -> Rules[None]:
    """A common or unique item is sold: for its price if a Will check passes, for half of it, rounded up, if not. What has been
    used up for that check is not there to be sold."""
    options = [holding.card_option("sell", card) for card in holding.distinct(for_sale(you))]
    card = yield from ask(you.seat, WHICH_PAWN, options, game.cause)
    price = CARDS[card].price
    passed = yield from skill_checks.passes(game, you, "will", modifier)
    if card in you.cards:
        holding.discard(game, you, card)
        holding.gain_money(game, you, price if passed else (price + 1) // 2)


def for_sale(you: Investigator) -> list[str]:
    """The common and unique items that an investigator has."""
    return [*holds(you, "common"), *holds(you, "unique")]
