"""Exceptional and permanent cards, which no card in the box is: they are declared here."""

import json
from typing import Any

from tests.rules.card_game.conftest import Homemade

from miskatonic.games.card_game.components import slug_of
from miskatonic.games.card_game.rules.campaign import price, purchases, upgrades
from miskatonic.games.card_game.rules.cards import put_into_play
from miskatonic.games.card_game.rules.decks import experience_of, random_deck, starter_deck, write_deck
from miskatonic.games.card_game.state import Dossier
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.table import Table, new_table
from miskatonic.testing import Scenario, rule, scenario

ROLAND = "roland_banks"


def roland(experience: int, **cards: int) -> Dossier:
    """Roland between two scenarios, with other numbers of some cards."""
    deck = starter_deck(ROLAND).cards | cards
    return Dossier(ROLAND, Pile.of(slug for slug, copies in deck.items() for _ in range(copies)), experience=experience)


def offered(dossier: Dossier) -> set[str]:
    """What can be bought."""
    edition = edition_of("card_game", ("home_made",))
    return {option.id for option in (*upgrades(edition, dossier), *purchases(edition, dossier))}


def better_machete(homemade: Homemade) -> str:
    """An exceptional Machete of level 2."""
    return homemade.called(
        "homemade_machete", "Machete", "Machette", keywords=("exceptional",), level=2, faction="guardian"
    )


def table_with(gift: str, seed: int) -> Table[Any]:
    """A game of Roland's with one card more in the deck."""
    deck = starter_deck(ROLAND)
    deck.cards[gift] = 1
    written = json.dumps(write_deck(deck))
    return new_table("card_game", boxes=["home_made"], scenario="the_gathering", decks=[written], seed=seed)


# --- exceptional


@rule("CG-EXCE-01")
def test_an_exceptional_card_costs_twice_its_experience_wherever_it_is_paid_for(homemade: Homemade) -> None:
    relic = homemade.asset(keywords=("exceptional",), level=3, faction="guardian")
    assert price(relic) == 6
    assert experience_of({relic: 1}) == 6
    assert f"buy:{relic}" not in offered(roland(5))
    assert f"buy:{relic}" in offered(roland(6))


@rule("CG-EXCE-01", "CG-CAMP-12")
def test_an_upgrade_to_an_exceptional_card_costs_the_doubled_difference(homemade: Homemade) -> None:
    better = better_machete(homemade)
    assert price(better, "machete") == 4
    assert f"upgrade:{better}" not in offered(roland(3))
    assert f"upgrade:{better}" in offered(roland(4))


@rule("CG-EXCE-02")
def test_a_second_copy_of_an_exceptional_card_cannot_be_bought(homemade: Homemade) -> None:
    relic = homemade.asset(keywords=("exceptional",), level=1, faction="guardian")
    assert f"buy:{relic}" not in offered(roland(9, **{relic: 1, "knife": 1}))


@rule("CG-EXCE-02")
def test_beside_an_exceptional_card_there_is_no_other_one_of_its_title(homemade: Homemade) -> None:
    better = better_machete(homemade)
    assert f"upgrade:{better}" not in offered(roland(9, machete=2, knife=1)), "the other Machete would remain"
    assert f"buy:{better}" not in offered(roland(9)), "beside the one in the deck"
    assert "buy:machete" not in offered(roland(9, machete=0, **{better: 1}))


@rule("CG-EXCE-02")
def test_no_random_deck_has_two_copies_of_an_exceptional_card(homemade: Homemade) -> None:
    relics = [homemade.asset(keywords=("exceptional",), level=0, faction="guardian") for _ in range(30)]
    for seed in range(10):
        cards = random_deck(homemade.edition, ROLAND, seeded(seed)).cards
        assert {cards.get(relic, 0) for relic in relics} == {0, 1}


# --- permanent


@rule("CG-EXCE-04")
def test_a_permanent_card_is_in_play_from_the_beginning_and_never_in_the_deck(homemade: Homemade) -> None:
    gift = homemade.asset(keywords=("permanent",), faction="guardian")
    for seed in range(5):
        investigator = table_with(gift, seed=seed).state.investigators[0]
        assert [asset.card for asset in investigator.play] == [f"{gift}#1"]
        assert gift not in map(slug_of, (*investigator.deck, *investigator.hand))
        assert len(investigator.deck) + len(investigator.hand) == 30 + 2 + 1


@rule("CG-EXCE-03", "CG-CAMP-10")
def test_a_permanent_card_that_is_bought_takes_nobodys_place(homemade: Homemade) -> None:
    gift = homemade.asset(keywords=("permanent",), level=1, faction="guardian")
    g = scenario("card_game", seats=[ROLAND], campaign=True).record(ROLAND, experience=3).begin(step="interlude")
    before = len(g.state.dossiers[0].cards)
    g.choose(f"buy:{gift}")
    assert (len(g.state.dossiers[0].cards), g.state.dossiers[0].experience) == (before + 1, 2)
    assert g.decision.kind.name == "experience"


def with_gift(gift: str, *things: str) -> Scenario:
    """Roland in the Study with that card in play."""
    return scenario("card_game", seats=[ROLAND], scenario="the_gathering").give(ROLAND, f"play:{gift}", *things)


@rule("CG-EXCE-05")
def test_a_permanent_card_is_not_discarded_by_damage(homemade: Homemade) -> None:
    gift = homemade.asset(keywords=("permanent",), health=1)
    g = with_gift(gift).spawn("ghoul_minion", at="study", engaged=ROLAND)
    g.choose("resource").choose(f"assign:{gift}")
    assert (g[gift].card, g[gift].damage) == (f"{gift}#1", 1)


@rule("CG-EXCE-05")
def test_a_permanent_card_does_not_make_room_for_others(homemade: Homemade) -> None:
    gift = homemade.asset(keywords=("permanent",), slots=("accessory",))
    g = with_gift(gift, "play:rabbits_foot")
    decisions = list(put_into_play(g.state, g[ROLAND], "holy_rosary#1"))
    assert decisions == [], "there is no choice"
    assert [asset.card for asset in g[ROLAND].play] == [f"{gift}#1", "holy_rosary#1"]


@rule("CG-EXCE-05")
def test_who_has_only_permanent_cards_has_no_asset_to_discard(homemade: Homemade) -> None:
    gift = homemade.asset(keywords=("permanent",))
    g = with_gift(gift).stack("encounter", ["crypt_chill"]).rig(tokens=["auto_fail"])
    g.choose("end_turn")
    assert g[gift].card == f"{gift}#1"
    assert g[ROLAND].damage == 2
