"""Deck lists: the rules of building them, starter decks, and the form in which programs exchange them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from miskatonic.games.card_game.components import (
    ALL,
    GAME,
    INVESTIGATORS,
    PLAYER_CARDS,
    STORY_ASSETS,
    WEAKNESSES,
    AssetCard,
    Card,
    InvestigatorCard,
    PlayerCard,
)
from miskatonic.kernel.box import BOXES, Box, Edition, edition_of, in_order, kept
from miskatonic.kernel.errors import BadSetup
from miskatonic.kernel.rng import Rng
from miskatonic.kernel.setup import shown
from miskatonic.kernel.text import Text, name, shortened, text

RANDOM_WEAKNESS = "01000"
"""In a deck list: a random basic weakness that has still to be drawn."""
MOST_EXPERIENCE = 49
"""What a deck for a single scenario may cost at most."""
EXPERIENCE_PER_WEAKNESS = 10
TOO_MANY_COPIES = 10
"""More copies of a card than any deck has."""
MOST_PROBLEMS = 50
"""Maximum number of problems named for a deck."""
LONGEST_NUMBER = 100
"""Maximum length of an invalid card number that is quoted."""


class Deck(Struct, frozen=True, kw_only=True):
    """An investigator and its cards by slug, with signature cards and weaknesses."""

    investigator: str
    cards: dict[str, int]
    random_weaknesses: int = 1
    name: str = ""


class BadDeck(BadSetup):
    """A deck list that cannot be read or played, with everything that is wrong with it."""

    def __init__(self, problems: list[Text]) -> None:
        self.problems = [shortened(problem, LONGEST_NUMBER) for problem in problems[:MOST_PROBLEMS]]
        super().__init__(text("cg-error-deck", problems=len(problems), first=self.problems[0]))


# --- reading and writing deck lists


class DeckList(Struct, kw_only=True):
    """A deck list as the community's deck builder writes it; what we do not need is ignored."""

    investigator_code: str
    slots: dict[str, int]
    name: str = ""


@kept
def by_code(edition: Edition) -> Mapping[str, Card]:
    """Every card of players by its number."""
    cards = [*edition[INVESTIGATORS], *edition[PLAYER_CARDS], *edition[WEAKNESSES], *edition[STORY_ASSETS]]
    return {card.code: card for card in cards}


def in_another_box(edition: Edition, code: str) -> tuple[Card, Box] | None:
    """The card with that number in a box that is installed, but does not belong to the edition; None if there is none."""
    for box in BOXES.of(GAME):
        other = edition_of(GAME, in_order(GAME, [box.slug]))
        if box.slug not in edition.boxes and (card := by_code(other).get(code)) is not None:
            return card, box
    return None


def unknown(edition: Edition, code: str, key: str) -> Text:
    """The problem of a number that no card of the edition has, in the words of that key unless another box has it."""
    if (found := in_another_box(edition, original_code(code))) is not None:
        card, box = found
        return text("cg-deck-other-box", card=card_name(card.slug), box=box.title)
    return text(key, code=code)


def original_code(code: str) -> str:
    """The number in the first edition: the revised one counts from 501."""
    if len(code) == 5 and code.isdecimal() and 1501 <= int(code) <= 1603:
        return f"{int(code) - 500:05}"
    return code


def codes_of(card: Card) -> tuple[str, ...]:
    """The numbers under which a card was published, the first edition's first."""
    revised = f"{int(card.code) + 500:05}" if card.code.isdigit() else card.code
    return (card.code, revised) if original_code(revised) != revised else (card.code,)


def read_deck(edition: Edition, written: str | bytes | Mapping[str, Any]) -> Deck:
    """The deck of a deck list, in JSON; `BadDeck` if it is none or names cards that there are not."""
    deck, problems = read_list(edition, written)
    if problems:
        raise BadDeck(problems)
    return deck


def read_list(edition: Edition, written: str | bytes | Mapping[str, Any]) -> tuple[Deck, list[Text]]:
    """What can be read of a deck list, and what cannot; `BadDeck` if it is none at all."""
    try:
        if isinstance(written, str | bytes):
            given = msgspec.json.decode(written, type=DeckList)
        else:
            given = msgspec.convert(written, DeckList)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        raise BadDeck([text("cg-deck-unreadable")]) from None
    known = by_code(edition)
    investigator = known.get(original_code(given.investigator_code))
    if not isinstance(investigator, InvestigatorCard):
        raise BadDeck([unknown(edition, given.investigator_code, "cg-deck-unknown-investigator")])
    cards: dict[str, int] = {}
    random_weaknesses = 0
    problems = []
    for code, copies in given.slots.items():
        card = known.get(original_code(code))
        if code == RANDOM_WEAKNESS:
            random_weaknesses = copies
            if not 0 <= copies < TOO_MANY_COPIES:
                problems.append(text("cg-deck-weaknesses", copies=shown(copies)))
        elif card is None or isinstance(card, InvestigatorCard):
            problems.append(unknown(edition, code, "cg-deck-unknown-card"))
        elif not 0 < copies < TOO_MANY_COPIES:
            problems.append(text("cg-deck-copies", card=card_name(card.slug), copies=shown(copies)))
        else:
            cards[card.slug] = cards.get(card.slug, 0) + copies
    deck = Deck(investigator=investigator.slug, cards=cards, random_weaknesses=random_weaknesses, name=given.name[:100])
    return deck, problems


def write_deck(deck: Deck) -> dict[str, Any]:
    """The deck list of a deck, as the community's deck builder reads it."""
    slots = {ALL[slug].code: copies for slug, copies in deck.cards.items()}
    if deck.random_weaknesses:
        slots[RANDOM_WEAKNESS] = deck.random_weaknesses
    investigator = INVESTIGATORS[deck.investigator]
    return {
        "name": deck.name or investigator.en,
        "investigator_code": investigator.code,
        "investigator_name": investigator.en,
        "slots": dict(sorted(slots.items())),
    }


# --- the rules


def counts(slug: str) -> bool:
    """Whether a card counts towards the size of a deck: no signature card, weakness, story asset or permanent one does."""
    card = ALL[slug]
    return (
        isinstance(card, PlayerCard)
        and not card.weakness
        and not card.restricted_to
        and "permanent" not in card.keywords
        and not (isinstance(card, AssetCard) and card.story)
    )


@kept
def pool_of(edition: Edition, investigator: str) -> tuple[str, ...]:
    """All cards that an investigator may choose for the deck."""
    card = INVESTIGATORS[investigator]
    return tuple(found.slug for found in edition[PLAYER_CARDS] if counts(found.slug) and allowed(card, found))


def allowed(investigator: InvestigatorCard, card: PlayerCard) -> bool:
    """Whether the deck options of an investigator allow a card."""
    return any(
        option.faction == card.faction and card.level is not None and option.least <= card.level <= option.most
        for option in investigator.deck_options
    )


def most_copies(card: PlayerCard) -> int:
    """How many copies of a title a deck may have that holds this card: one if it is exceptional."""
    return 1 if "exceptional" in card.keywords else card.deck_limit


def experience_of(cards: Mapping[str, int]) -> int:
    """What the cards of a deck cost: their levels, twice for exceptional ones."""
    return sum(price_of(slug) * copies for slug, copies in cards.items())


def price_of(slug: str) -> int:
    """The level of a card, twice for an exceptional one."""
    return 2 * level_of(slug) if "exceptional" in ALL[slug].keywords else level_of(slug)


def level_of(slug: str) -> int:
    """The level of a card; 0 for one without."""
    card = ALL[slug]
    return card.level or 0 if isinstance(card, PlayerCard) else 0


def extra_weaknesses(experience: int) -> int:
    """How many further random basic weaknesses a deck gets that was bought with experience for a single scenario."""
    return experience // EXPERIENCE_PER_WEAKNESS


def problems_of(deck: Deck, *, experience: int = MOST_EXPERIENCE, earned: Iterable[str] = ()) -> list[Text]:
    """Everything that is wrong with a deck; with nothing to say it is legal."""
    investigator = INVESTIGATORS[deck.investigator]
    found: list[Text] = []
    size = sum(copies for slug, copies in deck.cards.items() if counts(slug))
    if size != investigator.deck_size:
        found.append(text("cg-deck-size", size=size, wanted=investigator.deck_size))
    missing = [slug for slug in investigator.required if deck.cards.get(slug, 0) < 1]
    found += [text("cg-deck-signature", card=card_name(slug)) for slug in missing]
    titles: Counter[str] = Counter()
    for slug, copies in deck.cards.items():
        titles[ALL[slug].en] += copies
    for slug, copies in deck.cards.items():
        found += _problems_of_card(investigator, slug, copies, titles, set(earned))
    if not deck.random_weaknesses and not any(ALL[slug].weakness == "basic" for slug in deck.cards):
        found.append(text("cg-deck-weakness"))
    if (spent := experience_of(deck.cards)) > experience:
        found.append(text("cg-deck-experience", spent=spent, most=experience))
    return found


def _problems_of_card(
    investigator: InvestigatorCard, slug: str, copies: int, titles: Counter[str], earned: set[str]
) -> Iterator[Text]:
    card = ALL[slug]
    if slug in investigator.required:
        if copies > 1:
            yield text("cg-deck-too-many", card=card_name(slug), copies=copies, most=1)
        return
    restricted = isinstance(card, PlayerCard) and bool(card.restricted_to)
    if restricted or card.weakness == "signature":
        yield text("cg-deck-restricted", card=card_name(slug))
    elif isinstance(card, AssetCard) and card.story:
        if slug not in earned:
            yield text("cg-deck-story", card=card_name(slug))
    elif card.weakness:
        if copies > card.copies:
            yield text("cg-deck-too-many", card=card_name(slug), copies=copies, most=card.copies)
    elif isinstance(card, PlayerCard):
        if not allowed(investigator, card):
            yield text("cg-deck-class", card=card_name(slug), who=card_name(investigator.slug))
        if titles[card.en] > (most := most_copies(card)):
            yield text("cg-deck-too-many", card=card_name(slug), copies=titles[card.en], most=most)


def check_deck(deck: Deck, *, experience: int = MOST_EXPERIENCE, earned: Iterable[str] = ()) -> Deck:
    """The deck itself; `BadDeck` if anything is wrong with it."""
    if found := problems_of(deck, experience=experience, earned=earned):
        raise BadDeck(found)
    return deck


def check_list(edition: Edition, written: str, *, experience: int, earned: Iterable[str]) -> None:
    """Everything that is wrong with a deck list, with what cannot be read of it: `BadDeck` if there is anything."""
    deck, unread = read_list(edition, written)
    if found := unread + problems_of(deck, experience=experience, earned=earned):
        raise BadDeck(found)


# --- ready decks


def starter_deck(investigator: str) -> Deck:
    """The deck that an investigator's box suggests for a first game."""
    return starter_list(INVESTIGATORS[investigator])


def starter_list(card: InvestigatorCard) -> Deck:
    """The same by the card of the investigator."""
    return Deck(investigator=card.slug, cards={**dict.fromkeys(card.required, 1), **card.starter})


def random_deck(edition: Edition, investigator: str, rng: Rng, experience: int = 0) -> Deck:
    """Any legal deck, with cards of higher level as far as the experience goes."""
    card = INVESTIGATORS[investigator]
    pool = [found for found in edition[PLAYER_CARDS] if counts(found.slug) and allowed(card, found)]
    copies = [found for found in pool for _ in range(most_copies(found))]
    rng.shuffle(copies)
    cards: dict[str, int] = dict.fromkeys(card.required, 1)
    titles: Counter[str] = Counter()
    size = 0
    for found in copies:
        price = price_of(found.slug)
        if size < card.deck_size and titles[found.en] < most_copies(found) and price <= experience:
            experience -= price
            titles[found.en] += 1
            cards[found.slug] = cards.get(found.slug, 0) + 1
            size += 1
    return Deck(investigator=investigator, cards=cards)


def card_name(slug: str) -> Text:
    """The name of a card, with its level where there is more than one version."""
    return text("cg-card-name", card=name(GAME, slug), level=level_of(slug))
