"""Lines of location and gate cards that are kept after their encounter."""

from __future__ import annotations

from typing import Any

from miskatonic.games.arkham_horror.components import CARDS
from miskatonic.games.arkham_horror.effects.costs import costing
from miskatonic.games.arkham_horror.effects.owning import USE_AGAINST_LOSS
from miskatonic.games.arkham_horror.events.people import SanityLoss, SpellCost, StaminaLoss, TokenPlaced
from miskatonic.games.arkham_horror.events.town import GateIsGone
from miskatonic.games.arkham_horror.rules import holding
from miskatonic.games.arkham_horror.rules.gates import CLOSING
from miskatonic.games.arkham_horror.rules.windows import SPELL_FUNDS
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece
from miskatonic.games.kingsport.components import ASK
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import Modifier, Replacement, Source, Trigger, modifies, owner
from miskatonic.kernel.line import Cost, line, timed
from miskatonic.kernel.text import text

TOKENS = 3
"""The number of tokens at which the card is used up."""
BEARING = Cost("kh-cost", {"token": 1})
"""A clue of the bank, put on the card."""
HOW_MANY_TOKENS = ASK("how_many_tokens", "AH-ENC-03", int)


@word(
    "keep",
    lambda slug, burden: text("kh-effect-keep", words=CARDS[slug].text),
    gives=lambda slug, burden: {"unique": -0.5 if burden else 0.5},
)
def keep(game: Arkham, you: Investigator, slug: str, burden: bool = False) -> Rules[None]:
    """The card of the encounter stays with its investigator, for better or, as a `burden`, for worse."""
    yield from holding.take_named(game, you, slug)


# --- cards that bear tokens


def tokens_left(you: Investigator, card: str) -> int:
    """How many tokens a card can still take."""
    return TOKENS - you.tokens.get(card, 0)


def ask_for_tokens(you: Investigator, card: str, amount: int, least: int = 0) -> Rules[int]:
    """How many points tokens on a card stand for."""
    most = min(amount, tokens_left(you, card))
    options = [Option(f"tokens:{n}", n, text("kh-option-tokens", n=n)) for n in range(min(least, most), most + 1)]
    return (yield from ask(you.seat, HOW_MANY_TOKENS, options, card, amount=amount))


def put_tokens(game: Arkham, you: Investigator, card: str, n: int, *, to_the_box: bool = False) -> None:
    """Tokens are put on a card, which leaves when it is full: for its deck, or for good."""
    if not n:
        return
    you.tokens[card] = you.tokens.get(card, 0) + n
    game.tell(TokenPlaced(you.slug, card, you.tokens[card]))
    if you.tokens[card] >= TOKENS:
        (holding.to_the_box if to_the_box else holding.discard)(game, you, card)


@line(
    "bears_stamina_loss",
    lambda: timed(text("kh-line-losing-stamina"), BEARING, text("kh-line-bears-stamina-loss", n=TOKENS)),
    gives=lambda: {"stamina": 2},
    cost=lambda: BEARING,
)
def bears_stamina_loss() -> Replacement:
    """Tokens instead of lost stamina; with three of them the card is out of the game."""

    def run(game: Arkham, source: Source, event: StaminaLoss) -> Rules[StaminaLoss]:
        you = owner(game, source)
        if event.who != you.slug or event.amount < 1:
            return event
        n = yield from ask_for_tokens(you, source.card, event.amount)
        put_tokens(game, you, source.card, n, to_the_box=True)
        return StaminaLoss(event.who, event.amount - n)

    return Replacement(StaminaLoss, run)


@line(
    "bears_spell_cost",
    lambda: timed(text("kh-line-when-casting"), BEARING, text("kh-line-bears-spell-cost", n=TOKENS)),
    gives=lambda: {"sanity": 2},
    cost=lambda: BEARING,
)
def bears_spell_cost() -> tuple[Modifier, Replacement]:
    """Tokens instead of the sanity that spells cost; with three of them the card is discarded."""

    def funds(game: Arkham, source: Source, you: Investigator) -> int:
        return tokens_left(you, source.card) if you.seat == source.seat else 0

    def run(game: Arkham, source: Source, event: SpellCost) -> Rules[SpellCost]:
        you = owner(game, source)
        if event.who != you.slug or event.amount < 1:
            return event
        n = yield from ask_for_tokens(you, source.card, event.amount, least=max(0, event.amount - you.sanity))
        put_tokens(game, you, source.card, n)
        return SpellCost(event.who, event.spell, event.amount - n)

    return modifies(SPELL_FUNDS, funds), Replacement(SpellCost, run)


# --- cards that are discarded


@line(
    "saves",
    lambda most: timed(text("kh-line-anybody-loses"), costing("discard"), text("kh-line-saves", n=most)),
    gives=lambda most: {"sanity": most / 2, "stamina": most / 2},
    cost=lambda most: costing("discard"),
)
def saves(most: int) -> tuple[Replacement, Replacement]:
    """Discarded so that any investigator loses fewer points of sanity or of stamina."""

    def run(game: Arkham, source: Source, event: Any) -> Rules[Any]:
        you = owner(game, source)
        if event.amount < 1:
            return event
        label = text("ah-option-use", card=piece(source.card))
        options = [
            Option(f"use:{source.card}", True, label, (source.card, event.who), CARDS[source.card].text),
            Option("pass", False, text("option-pass")),
        ]
        asked = ask(
            you.seat, USE_AGAINST_LOSS, options, source.card, amount=event.amount, event=event, card=piece(source.card)
        )
        if not (yield from asked):
            return event
        holding.discard(game, you, source.card)
        return type(event)(event.who, max(0, event.amount - most))

    return Replacement(SanityLoss, run), Replacement(StaminaLoss, run)


@line("hinders_closing", lambda: text("kh-line-hinders-closing"), gives=lambda: {"gate_closed": -0.5})
def hinders_closing() -> tuple[Modifier, Trigger]:
    """Gates are harder to close for its owner, until one is closed."""

    def harder(game: Arkham, source: Source, place: str, you: Investigator) -> int:
        return int(you.seat == source.seat)

    def in_own_turn(game: Arkham, source: Source, event: GateIsGone) -> bool:
        return game.active == source.seat

    def run(game: Arkham, source: Source, event: GateIsGone) -> Rules[None]:
        yield from ()
        holding.discard(game, owner(game, source), source.card)

    return modifies(CLOSING, harder), Trigger(GateIsGone, run, in_own_turn)
