"""Location and gate cards that whoever has the encounter keeps: what they do in front of somebody."""

from __future__ import annotations

from typing import Any, Literal

from miskatonic.games.arkham_horror.components import CARDS
from miskatonic.games.arkham_horror.effects.owning import USE_AGAINST_LOSS, owner
from miskatonic.games.arkham_horror.events.people import SanityLoss, SpellCost, StaminaLoss, TokenPlaced
from miskatonic.games.arkham_horror.events.town import GateIsGone
from miskatonic.games.arkham_horror.rules import holding
from miskatonic.games.arkham_horror.rules.gates import CLOSING
from miskatonic.games.arkham_horror.rules.windows import SPELL_FUNDS
from miskatonic.games.arkham_horror.state import Arkham, Investigator, piece
from miskatonic.games.kingsport.components import ASK
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import Modifier, Replacement, Source, Trigger, modifies
from miskatonic.kernel.text import text

TOKENS = 3
"""A card that bears tokens is used up with so many."""
HOW_MANY_TOKENS = ASK("how_many_tokens", "AH-ENC-03", int)


@word(
    "keep",
    lambda slug, burden: text("kh-effect-keep", words=CARDS[slug].text),
    gives=lambda slug, burden: {"unique": -0.5 if burden else 0.5},
)
def keep(game: Arkham, you: Investigator, slug: str, burden: bool = False) -> Rules[None]:
    """The card of the encounter stays in front of whoever has it, for better or, as a `burden`, for worse."""
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


def wards_off_stamina_loss() -> Replacement:
    """Tokens instead of lost stamina; with three of them the card is out of the game."""

    def run(game: Arkham, source: Source, event: StaminaLoss) -> Rules[StaminaLoss]:
        you = owner(game, source)
        if event.who != you.slug or event.amount < 1:
            return event
        n = yield from ask_for_tokens(you, source.card, event.amount)
        put_tokens(game, you, source.card, n, to_the_box=True)
        return StaminaLoss(event.who, event.amount - n)

    return Replacement(StaminaLoss, run)


def pays_for_spells() -> tuple[Modifier, Replacement]:
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


def saves(what: Literal["sanity", "stamina"], most: int) -> Replacement:
    """Discarded so that somebody, whoever it is, loses fewer points."""
    kind: Any = SanityLoss if what == "sanity" else StaminaLoss

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

    return Replacement(kind, run)


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
