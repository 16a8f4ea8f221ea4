"""What locations offer beside what other effects say."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import ASK
from miskatonic.games.arkham_horror.rules import fates, holding
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import text

WHOM = ASK("whom_to_bless", "AH-MISC-14", str)
WHICH_ALLY = ASK("which_ally", "AH-COMP-42", str)

DEPUTY = ("deputy_of_arkham", "deputys_revolver", "patrol_wagon")


@word("bless_somebody", lambda: text("ah-effect-bless-somebody"), gives=lambda: {"blessing": 1})
def bless_somebody(game: Arkham, you: Investigator) -> Rules[None]:
    """Any investigator, wherever it is."""
    options = [
        Option(f"bless:{person.slug}", person.slug, piece(person.slug), (person.slug,))
        for person in game.present()
        if person.fate != "blessed"
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
        yield from holding.gain(game, you, ally)


@word(
    "take_deputy",
    lambda: text("ah-effect-take-deputy"),
    gives=lambda: {"money": 5, "common": 1, "unique": 1},
    can=lambda game, you: bool(holding.in_deck(game, DEPUTY[0])),
)
def take_deputy(game: Arkham, you: Investigator) -> Rules[None]:
    """The deputy's badge, with revolver and wagon as far as they are still there."""
    for slug in DEPUTY:
        if holding.in_deck(game, slug):
            yield from holding.take_named(game, you, slug)
