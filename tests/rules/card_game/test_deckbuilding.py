"""Deckbuilding; Exceptional and Permanent cards; decks for a scenario on its own."""

import json
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace
from tests.rules.card_game.conftest import Homemade

from miskatonic.games.card_game.components import ALL, INVESTIGATORS, PLAYER_CARDS, WEAKNESSES, slug_of
from miskatonic.games.card_game.rules.campaign import price
from miskatonic.games.card_game.rules.cards import discard_from_play
from miskatonic.games.card_game.rules.decks import Deck, counts, problems_of, starter_deck, write_deck
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.errors import BadSetup
from miskatonic.kernel.table import Table, new_table
from miskatonic.kernel.text import key_of
from miskatonic.testing import rule, scenario

BASE = edition_of("card_game")
ROLAND = starter_deck("roland_banks")


def with_cards(deck: Deck = ROLAND, /, **cards: int) -> Deck:
    """A deck with more or fewer copies of some cards."""
    changed = Counter(deck.cards)
    changed.update(cards)
    return replace(deck, cards={slug: copies for slug, copies in changed.items() if copies > 0})


def problems(deck: Deck, **rules: Any) -> list[str]:
    """What is wrong with a deck, by key."""
    return [key_of(problem) for problem in problems_of(deck, **rules)]


def table(deck: Deck, **options: Any) -> Table[Any]:
    """A game with that deck."""
    options = {"scenario": "the_gathering", **options}
    return new_table("card_game", seats=[deck.investigator], decks=[json.dumps(write_deck(deck))], **options)


def cards_of(game: Table[Any]) -> list[str]:
    """All cards of the first player's deck, in hand or not."""
    investigator = game.state.investigators[0]
    return [slug_of(card) for card in (*investigator.deck, *investigator.hand)]


@rule("CG-BUILD-01", "CG-SETUP-01")
def test_everybody_plays_one_investigator_and_nobody_the_same() -> None:
    game = new_table("card_game", seats=["roland_banks", "daisy_walker"], scenario="the_gathering")
    assert [investigator.slug for investigator in game.state.investigators] == ["roland_banks", "daisy_walker"]
    with pytest.raises(BadSetup):
        new_table("card_game", seats=["roland_banks", "roland_banks"], scenario="the_gathering")


@rule("CG-BUILD-02")
def test_a_deck_has_exactly_its_number_of_cards() -> None:
    assert problems(ROLAND) == []
    assert problems(with_cards(knife=-1)) == ["cg-deck-size"]
    assert problems(with_cards(machete=1)) == ["cg-deck-size"]


@rule("CG-BUILD-03")
def test_signature_cards_and_weaknesses_are_on_top_of_that() -> None:
    assert problems(with_cards(amnesia=1)) == []
    assert sum(ROLAND.cards.values()) == INVESTIGATORS["roland_banks"].deck_size + 2
    assert len(cards_of(table(ROLAND))) == 30 + 2 + 1


@rule("CG-BUILD-04")
def test_there_are_at_most_two_copies_of_a_title() -> None:
    assert problems(with_cards(machete=1, knife=-1)) == []
    assert problems(with_cards(machete=2, knife=-2)) == ["cg-deck-too-many"]


@rule("CG-BUILD-04", "CG-TERM-15")
def test_all_levels_of_a_card_share_their_title() -> None:
    by_title = Counter(card.en for card in BASE[PLAYER_CARDS])
    title = next(title for title, count in by_title.items() if count > 1 and starter_for(title))
    deck, lower, higher = starter_for(title) or (ROLAND, "", "")
    assert problems(with_cards(deck, **{lower: 1, higher: 1, "knife": -2})) == ["cg-deck-too-many"] * 2


def starter_for(title: str) -> tuple[Deck, str, str] | None:
    """A starter deck with that card, its slug, and that of its higher version."""
    versions = sorted((card for card in BASE[PLAYER_CARDS] if card.en == title), key=lambda card: card.level or 0)
    for investigator in BASE[INVESTIGATORS]:
        deck = starter_deck(investigator.slug)
        options = {option.faction: option.most for option in investigator.deck_options}
        if deck.cards.get(versions[0].slug) == 1 and options.get(versions[-1].faction, -1) >= (versions[-1].level or 0):
            return deck, versions[0].slug, versions[-1].slug
    return None


@rule("CG-BUILD-05", "CG-BUILD-14")
def test_cards_come_from_the_classes_of_the_investigator() -> None:
    assert problems(with_cards(shrivelling=1, knife=-1)) == ["cg-deck-class"]
    assert problems(with_cards(deduction=1, knife=-1)) == [], "Roland may have Seeker cards"


@rule("CG-BUILD-06")
def test_signature_cards_are_required_and_those_of_others_forbidden() -> None:
    assert problems(with_cards(rolands_38_special=-1)) == ["cg-deck-signature"]
    assert problems(with_cards(wendys_amulet=1)) == ["cg-deck-restricted"]


@rule("CG-BUILD-06", "CG-BUILD-09")
def test_a_random_basic_weakness_is_added_last() -> None:
    assert problems(replace(ROLAND, random_weaknesses=0)) == ["cg-deck-weakness"]
    found = [slug for slug in cards_of(table(ROLAND)) if slug in WEAKNESSES and ALL[slug].weakness == "basic"]
    assert len(found) == 1


@rule("CG-BUILD-07")
def test_a_campaign_begins_with_cards_of_level_zero() -> None:
    deck = with_cards(police_badge=1, knife=-1)
    assert "cg-deck-experience" in problems(deck, experience=0)
    with pytest.raises(BadSetup):
        table(deck, campaign=True)


@rule("CG-BUILD-08", "CG-ALONE-02")
def test_experience_allows_cards_of_higher_level() -> None:
    deck = with_cards(police_badge=1, knife=-1)
    assert problems(deck, experience=2) == []
    assert "police_badge" in cards_of(table(deck))


@rule("CG-BUILD-10")
def test_a_story_asset_has_to_be_earned() -> None:
    deck = with_cards(lita_chantler=1)
    assert problems(deck) == ["cg-deck-story"]
    assert problems(deck, earned=["lita_chantler"]) == []


@rule("CG-BUILD-12", "CG-BUILD-13")
def test_there_are_five_classes_and_neutral_cards() -> None:
    classes = {"guardian", "mystic", "rogue", "seeker", "survivor"}
    assert {card.faction for card in BASE[INVESTIGATORS]} == classes
    assert {card.faction for card in BASE[PLAYER_CARDS]} == {*classes, "neutral"}


# --- Exceptional and Permanent


@rule("CG-EXCE-01")
def test_an_exceptional_card_costs_twice_its_level(homemade: Homemade) -> None:
    relic = homemade.asset(keywords=("exceptional",), level=3, faction="guardian")
    assert price(relic) == 6


@rule("CG-EXCE-02")
def test_there_is_only_one_copy_of_an_exceptional_card(homemade: Homemade) -> None:
    relic = homemade.asset(keywords=("exceptional",), level=0, faction="guardian")
    assert problems(with_cards(**{relic: 1, "knife": -1})) == []
    assert problems(with_cards(**{relic: 2, "knife": -2})) == ["cg-deck-too-many"]


@rule("CG-EXCE-03")
def test_a_permanent_card_does_not_count_towards_the_size(homemade: Homemade) -> None:
    gift = homemade.asset(keywords=("permanent",), faction="guardian")
    assert problems(with_cards(**{gift: 1})) == []
    curse = homemade.asset(keywords=("permanent",), faction="mystic")
    assert problems(with_cards(**{curse: 1})) == ["cg-deck-class"], "but has to be allowed"


@rule("CG-EXCE-04")
def test_a_permanent_card_is_in_play_from_the_beginning(homemade: Homemade) -> None:
    gift = homemade.asset(keywords=("permanent",), faction="guardian")
    game = table(with_cards(**{gift: 1}), boxes=["home_made"])
    assert [asset.card for asset in game.state.investigators[0].play] == [f"{gift}#1"]
    assert gift not in cards_of(game)


@rule("CG-EXCE-05", "CG-KEYW-03")
def test_a_permanent_card_cannot_be_discarded(homemade: Homemade) -> None:
    gift = homemade.asset(keywords=("permanent",), faction="guardian")
    g = scenario("card_game", seats=["roland_banks"]).give("roland_banks", f"play:{gift}")
    assert list(discard_from_play(g.state, f"{gift}#1")) == []
    assert g[gift].card == f"{gift}#1"


# --- a scenario on its own


def dear_deck(homemade: Homemade, experience: int) -> Deck:
    """A deck of Roland's that costs so much experience."""
    deck = ROLAND
    basic = [slug for slug, copies in deck.cards.items() for _ in range(copies) if counts(slug)]
    while experience:
        level = min(5, experience)
        experience -= level
        deck = with_cards(deck, **{basic.pop(): -1, homemade.asset(level=level, faction="guardian"): 1})
    return deck


@rule("CG-ALONE-03", "CG-ALONE-04", "CG-ALONE-05", "CG-ALONE-06", "CG-ALONE-07")
@pytest.mark.parametrize(
    ("experience", "extra"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (29, 2), (30, 3), (39, 3), (40, 4), (49, 4)]
)
def test_experience_costs_random_weaknesses(homemade: Homemade, experience: int, extra: int) -> None:
    deck = dear_deck(homemade, experience)
    game = table(deck, boxes=["home_made"])
    weaknesses = [slug for slug in cards_of(game) if ALL[slug].weakness == "basic"]
    assert len(weaknesses) == 1 + extra


@rule("CG-ALONE-08")
def test_a_deck_costs_no_more_than_49_experience(homemade: Homemade) -> None:
    assert problems(dear_deck(homemade, 49)) == []
    assert problems(dear_deck(homemade, 50)) == ["cg-deck-experience"]
