"""Effects on cards and resources: drawing, searching, putting into play, discarding."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Literal

from miskatonic.games.card_game.components import ASK, GAME, AssetCard, UsesKind, gift, slug_of, trait_text
from miskatonic.games.card_game.effects.costs import is_empty
from miskatonic.games.card_game.effects.moves import PLACE
from miskatonic.games.card_game.events import CardSeen
from miskatonic.games.card_game.events.told import CardsPutBack, ControlTaken, DeckLookedAt, ResourcesPlaced
from miskatonic.games.card_game.rules import cards, drawing
from miskatonic.games.card_game.rules.enemies import place_option
from miskatonic.games.card_game.rules.harm import check_investigator
from miskatonic.games.card_game.rules.seen import ENCOUNTERS, look_at_top, put_on_top
from miskatonic.games.card_game.rules.values import has_trait
from miskatonic.games.card_game.state import CardGame, Investigator, Lasting, Location, asset_card, card_of
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import Text, join, name, text

DECK = ASK("deck", "CG-DECK-04", int)
"""Which deck is looked at: a seat, or that of the encounters."""
ORDER = ASK("order", "CG-DECK-04", str)
"""Which card goes on top of a deck next."""
CHARGE = ASK("charge", "CG-USES-05", str)
"""Which card gets a charge."""
RELOAD = ASK("reload", "CG-USES-04", str)
"""Which Firearm gets ammo."""
TAKE_BACK = ASK("take_back", "CG-EFF-07", str, aim="get")
"""Which card of the discard pile is taken back."""
REMEMBER = ASK("remember", "CG-WEAK-09", str)
"""Which card stays in a hand that is forgotten."""


@word(
    "draw",
    lambda n: text("cg-effect-draw", n=n, who="you"),
    can=lambda game, you, n: bool(you.deck or you.discard),
    gives=lambda n: gift({"cards": n}),
)
def draw(game: CardGame, you: Investigator, n: int = 1) -> Rules[None]:
    """Cards of one's own deck."""
    return drawing.draw(game, you, n)


@word(
    "gain_resources",
    lambda n: text("cg-effect-gain-resources", n=n),
    gives=lambda n: gift({"resources": n}),
)
def gain_resources(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """Resources."""
    return cards.gain_resources(game, you, n)


def _wanted(traits: tuple[str, ...], kind: Literal["card", "asset", "weakness"]) -> Callable[[str], bool]:
    """Which cards are looked for: those with one of the traits, all of them where none is named."""

    def fits(card: str) -> bool:
        printed = card_of(card)
        if kind == "asset" and not isinstance(printed, AssetCard):
            return False
        return (kind != "weakness" or bool(printed.weakness)) and (not traits or has_trait(card, *traits))

    return fits


def _search_words(traits: tuple[str, ...], kind: str, top: int) -> Text:
    trait = join((trait_text(trait) for trait in traits), "or") if traits else text("cg-nothing")
    return text("cg-effect-search", what=kind if traits else "any", trait=trait, top=top, who="you")


@word(
    "search_for",
    _search_words,
    can=lambda game, you, traits, kind, top: bool(you.deck),
    gives=lambda traits, kind, top: gift({"cards": 1}),
)
def search_for(
    game: CardGame,
    you: Investigator,
    traits: tuple[str, ...] = (),
    kind: Literal["card", "asset"] = "card",
    top: int = 0,
) -> Rules[None]:
    """A search of one's own deck, or of its top cards; a found card must be taken."""
    yield from drawing.search(game, you, _wanted(traits, kind), top, least=1)


@word("find_weakness", lambda trait: text("cg-effect-find-weakness", trait=trait_text(trait)))
def find_weakness(game: CardGame, you: Investigator, trait: str) -> Rules[None]:
    """A search of one's own deck for a weakness with a trait, unless already defeated."""
    if not you.fate:
        yield from drawing.search(game, you, _wanted((trait,), "weakness"), least=1)


@word("earn_weakness", lambda trait: text("cg-effect-earn-weakness", trait=trait_text(trait)))
def earn_weakness(game: CardGame, you: Investigator, trait: str) -> Rules[None]:
    """A weakness that no investigator has: it resolves as if it had been drawn, and stays in the deck."""
    if card := drawing.earn_weakness(game, you, trait):
        yield from drawing.gain_card(game, you, card)


@word(
    "into_threat_area",
    lambda clues, horror: text("cg-effect-threat-area", clues=clues, horror=horror),
)
def into_threat_area(game: CardGame, you: Investigator, clues: int = 0, horror: int = 0) -> Rules[None]:
    """The card that was drawn goes into one's threat area, with tokens of the token pool on it."""
    return cards.enter_threat_area(game, you, game.drawn[-1], clues, horror)


@word(
    "discard_this",
    lambda: text("cg-effect-discard-this"),
)
def discard_this(game: CardGame, you: Investigator) -> Rules[None]:
    """The card itself leaves play, an enemy without being defeated."""
    return cards.discard_from_play(game, game.using)


@word(
    "gain_surge",
    lambda: text("cg-effect-gain-surge"),
)
def gain_surge(game: CardGame, you: Investigator) -> Rules[None]:
    """The card that is being resolved makes its drawer draw another one."""
    game.lasting.append(Lasting("surge", game.drawn[-1], "game", piece=game.drawn[-1]))
    yield from ()


@word("weigh_down", lambda: text("cg-effect-threat-area", clues=0, horror=0))
def weigh_down(game: CardGame, you: Investigator) -> Rules[None]:
    """The card that was drawn goes into one's threat area, which defeats investigators whom it leaves nothing."""
    cards.put_into_threat_area(game, you, game.drawn[-1])
    yield from check_investigator(game, you)


# --- hands and discard piles


@word(
    "all_discard_at_random",
    lambda: text("cg-effect-all-discard"),
    can=lambda game, you: any(investigator.hand for investigator in game.present()),
    gives=lambda: gift({"cards": -1}),
)
def all_discard_at_random(game: CardGame, you: Investigator) -> Rules[None]:
    """Each investigator loses a card."""
    for investigator in game.present():
        yield from cards.discard_at_random(game, investigator)


@word(
    "give_up_a_card",
    lambda: text("cg-effect-discard-card"),
    can=lambda game, you: bool(cards.discardable(you)),
    gives=lambda: gift({"cards": -1}),
)
def give_up_a_card(game: CardGame, you: Investigator) -> Rules[None]:
    """A card of one's choice leaves the hand."""
    yield from cards.choose_and_discard(game, you, 1, rule="CG-TERM-03")


@word("forget", lambda: text("cg-effect-forget"))
def forget(game: CardGame, you: Investigator) -> Rules[None]:
    """One card of the hand stays; a weakness cannot be chosen to be discarded, so that it is the one."""
    forgotten = cards.discardable(you)
    if forgotten and len(forgotten) == len(you.hand):
        forgotten.remove((yield from cards.choose_card(game, you, REMEMBER, forgotten, game.cause)))
    for card in forgotten:
        yield from cards.discard_from_hand(game, you, card)


@word("remove_discard_pile", lambda: text("cg-effect-remove-discard"))
def remove_discard_pile(game: CardGame, you: Investigator) -> Rules[None]:
    """What lies in the discard pile is gone for good."""
    gone, you.discard = you.discard, []
    game.cards_changed()
    for card in gone:
        yield from cards.remove_from_game(game, card)


def _in_discard(you: Investigator, trait: str) -> list[str]:
    """The cards with a trait in one's discard pile."""
    return [card for card in you.discard if has_trait(card, trait)]


@word(
    "take_from_discard",
    lambda trait: text("cg-effect-take-from-discard", trait=trait_text(trait)),
    can=lambda game, you, trait: bool(_in_discard(you, trait)),
    gives=lambda trait: gift({"cards": 1}),
)
def take_from_discard(game: CardGame, you: Investigator, trait: str) -> Rules[None]:
    """A card with a trait comes back from one's discard pile."""
    card = yield from cards.choose_card(game, you, TAKE_BACK, _in_discard(you, trait), game.cause)
    you.discard.remove(card)
    cards.return_to_hand(game, you, card)


@word(
    "take_back_without_clues",
    lambda: text("cg-effect-take-back"),
    can=lambda game, you: not game.location(you.at).clues,
)
def take_back_without_clues(game: CardGame, you: Investigator) -> Rules[None]:
    """The card itself goes back into the hand where there is no clue."""
    card = game.using
    if cards.take_from_play(game, card) is not None:
        cards.return_to_hand(game, you, card)
    yield from ()


# --- resources and uses


@word("lose_all_resources", lambda: text("cg-effect-lose-resources"))
def lose_all_resources(game: CardGame, you: Investigator) -> Rules[None]:
    """All resources are gone."""
    cards.spend_resources(game, you, you.resources)
    yield from ()


@word("put_resource_here", lambda: text("cg-effect-resource-here"))
def put_resource_here(game: CardGame, you: Investigator) -> Rules[None]:
    """A resource lies on the card."""
    cards.find_in_play(game, game.using).resources += 1
    game.tell(ResourcesPlaced(game.using, 1))
    yield from ()


@word(
    "uses_into_resources",
    lambda kind: text("cg-effect-uses-into-resources", kind=kind),
    gives=lambda kind: gift({"resources": 1}),
)
def uses_into_resources(game: CardGame, you: Investigator, kind: UsesKind) -> Rules[None]:
    """What lies on the card is worth something; a card without it may be worth nothing."""
    asset = cards.find_in_play(game, game.using)
    cards.spend_uses(game, asset, 1)
    yield from cards.gain_resources(game, you, 1)
    if is_empty(asset):
        yield from cards.discard_from_play(game, asset.card)


def _here_with(game: CardGame, you: Investigator, trait: str) -> list[str]:
    """The cards with a trait of the investigators at your location."""
    return [
        asset.card for investigator in game.at(you.at) for asset in investigator.play if has_trait(asset.card, trait)
    ]


@word(
    "reload",
    lambda n, trait: text("cg-effect-reload", n=n, trait=trait_text(trait)),
    can=lambda game, you, n, trait: bool(_here_with(game, you, trait)),
    gives=lambda n, trait: gift({"uses": n}),
)
def reload(game: CardGame, you: Investigator, n: int, trait: str) -> Rules[None]:
    """A card with a trait at one's location gets ammo."""
    card = yield from cards.choose_card(game, you, RELOAD, _here_with(game, you, trait), game.cause)
    cards.add_uses(game, cards.find_in_play(game, card), n)


def _with_charges(you: Investigator, trait: str) -> list[str]:
    """The assets of an investigator with a trait that hold charges."""
    return [
        asset.card
        for asset in you.play
        if has_trait(asset.card, trait) and (uses := asset_card(asset.card).uses) is not None and uses.kind == "charge"
    ]


@word(
    "recharge",
    lambda n, trait: text("cg-effect-recharge", n=n, trait=trait_text(trait)),
    can=lambda game, you, n, trait: bool(_with_charges(you, trait)),
    gives=lambda n, trait: gift({"uses": n}),
)
def recharge(game: CardGame, you: Investigator, n: int, trait: str) -> Rules[None]:
    """An asset of one's own that holds charges gets more."""
    card = yield from cards.choose_card(game, you, CHARGE, _with_charges(you, trait), game.cause)
    cards.add_uses(game, cards.find_in_play(game, card), n)


# --- decks that are looked at


@cache
def _deck_option(who: str, seat: int) -> Option[int]:
    """The deck of an investigator, to be chosen."""
    return Option(f"deck:{who}", seat, text("cg-option-deck-of", who=name(GAME, who)), (who,))


_ENCOUNTER_DECK: Option[int] = Option("deck:encounter", ENCOUNTERS, text("cg-option-encounter-deck"))


def _decks(game: CardGame) -> list[Option[int]]:
    """Every deck that has cards."""
    options = [
        _deck_option(investigator.slug, investigator.seat) for investigator in game.present() if investigator.deck
    ]
    return [*options, _ENCOUNTER_DECK] if game.encounter_deck else options


@word("scry", lambda n: text("cg-effect-scry", n=n), can=lambda game, you, n: bool(_decks(game)))
def scry(game: CardGame, you: Investigator, n: int) -> Rules[None]:
    """The uppermost cards of a deck, from the top one on, are laid back in any order."""
    seat = yield from ask(you.seat, DECK, _decks(game), game.cause)
    seen = look_at_top(game, you.seat, seat, n)
    game.rng.reveal()
    owner = "" if seat == ENCOUNTERS else game.investigators[seat].slug
    game.tell(DeckLookedAt(you.slug, you.seat, owner, len(seen)))
    for card in seen:
        game.tell(CardSeen(you.slug, you.seat, card))
    order: list[str] = []
    while left := [card for card in seen if card not in order]:
        order.append((yield from cards.choose_card(game, you, ORDER, left, game.cause)))
    put_on_top(game, you.seat, seat, order)
    game.tell(CardsPutBack(you.slug, you.seat, owner, len(order)))


# --- cards that are attached, and cards that change sides


def _holds_one(location: Location, card: str) -> bool:
    """Whether a copy of a card is attached to a location."""
    return any(slug_of(asset.card) == slug_of(card) for asset in location.attached)


@word("attach_here", lambda once: text("cg-effect-attach-here", once=int(once)))
def attach_here(game: CardGame, you: Investigator, once: bool = False) -> Rules[None]:
    """The card itself is attached to one's location; `once`, unless a copy of it already is."""
    card = game.using
    if not (once and _holds_one(game.location(you.at), card)):
        yield from cards.attach(game, card, you.at)


@word("attach_to_most_clues", lambda unlike: text("cg-effect-attach-to-most-clues", card=name(GAME, unlike)))
def attach_to_most_clues(game: CardGame, you: Investigator, unlike: str) -> Rules[None]:
    """The card itself is attached where most is to be found and no copy is yet; the lead settles a tie."""
    card = game.using
    free = [place for place in game.locations if not _holds_one(place, card)]
    if free:
        most = max(place.clues for place in free)
        options = [place_option(place.card) for place in free if place.clues == most]
        at = yield from ask(game.lead, PLACE, options, card, rule="CG-PRIO-03", attached=1)
        yield from cards.attach(game, card, at)


@word("take_control", lambda card: text("cg-effect-take-control", card=name(GAME, card)))
def take_control(game: CardGame, you: Investigator, card: str) -> Rules[None]:
    """Takes control of a card that no investigator controls."""
    game.loose = [(each, at) for each, at in game.loose if each != card]
    game.tell(ControlTaken(you.slug, you.seat, card))
    yield from cards.put_into_play(game, you, card)
