"""Decks, drawing and searching; player order and simultaneous choices."""

from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.components import ALL, EnemyCard, TreacheryCard, slug_of
from miskatonic.games.card_game.effects.cards import draw, gain_resources
from miskatonic.games.card_game.effects.harm import take
from miskatonic.games.card_game.effects.timing import after
from miskatonic.games.card_game.effects.using import action, forced
from miskatonic.games.card_game.events import CardsDrawn, DeckShuffled, EnemyDefeated, Harmed
from miskatonic.kernel.pile import Pile
from miskatonic.testing import rule, scenario


@rule("CG-DECK-01", "CG-DECK-02", "CG-DECK-03")
def test_there_is_a_deck_for_everybody_one_of_encounters_acts_and_agendas() -> None:
    g = scenario("card_game", seats=["roland_banks", "daisy_walker"], scenario="the_gathering")
    assert len(g["roland_banks"].deck) == len(g["daisy_walker"].deck) == 31
    assert all(isinstance(ALL[slug_of(card)], EnemyCard | TreacheryCard) for card in g.state.encounter_deck)
    assert (len(g.state.act_deck), len(g.state.agenda_deck)) == (2, 2)


@rule("CG-DECK-05")
def test_an_empty_encounter_deck_is_made_anew_from_its_discard_pile() -> None:
    g = house().set("encounter_deck", Pile.of([])).set("encounter_discard", ["obscuring_fog"])
    g.choose("end_turn")
    assert [asset.card for asset in g["hallway"].attached] == ["obscuring_fog"]


@rule("CG-DECK-08")
def test_several_cards_are_drawn_at_once(homemade: Homemade) -> None:
    book = homemade.asset(action(draw(3)))
    g = house().give("roland_banks", f"play:{book}").choose(f"use:{book}")
    assert g.happened(CardsDrawn) == [CardsDrawn("roland_banks", 0, 3, cause=f"{book}#1")]


@rule("CG-DECK-09", "CG-DECK-11")
def test_an_empty_deck_is_made_anew_and_costs_a_horror_after_the_draw(homemade: Homemade) -> None:
    book = homemade.asset(action(draw(3)))
    g = house().give("roland_banks", f"play:{book}").set("roland_banks.deck", Pile.of(["knife#1"]))
    g.set("roland_banks.discard", ["knife#2", "guts#1", "guts#2"]).choose(f"use:{book}")
    assert (len(g["roland_banks"].hand), len(g["roland_banks"].deck), g["roland_banks"].discard) == (3, 1, [])
    told = [type(event) for event in g.events if isinstance(event, DeckShuffled | CardsDrawn | Harmed)]
    assert told == [DeckShuffled, CardsDrawn, Harmed]
    assert g["roland_banks"].horror == 1


@rule("CG-DECK-10")
def test_there_is_no_limit_to_drawing() -> None:
    g = house("roland_banks", "daisy_walker").play("draw", "draw", "draw")
    assert len(g["roland_banks"].hand) == 3


@rule("CG-DECK-12", "CG-DECK-13", "CG-DECK-14", "CG-DECK-15")
def test_who_searches_takes_one_of_the_cards_that_fit_and_shuffles() -> None:
    g = house().give("roland_banks", "research_librarian").play("play:research_librarian", "use:research_librarian")
    assert sorted(g.options) == ["card:medical_texts#1", "card:old_book_of_lore#1"]
    assert g.decision.least == 1
    before = list(g["roland_banks"].deck)
    g.choose("card:medical_texts")
    assert g["roland_banks"].hand == ["medical_texts#1"]
    assert sorted(g["roland_banks"].deck) == sorted(set(before) - {"medical_texts#1"})
    assert list(g["roland_banks"].deck) != [card for card in before if card != "medical_texts#1"]


# --- player order


@rule("CG-PRIO-01", "CG-PRIO-02", "CG-SETUP-03")
def test_the_lead_is_settled_when_the_scenario_begins() -> None:
    assert scenario("card_game", seats=["roland_banks", "daisy_walker"], lead=1).state.lead == 1


@rule("CG-PRIO-03")
def test_the_lead_has_the_final_say() -> None:
    g = house("roland_banks", "daisy_walker", "agnes_baker", lead=2)
    g.place("roland_banks", at="attic").spawn("swarm_of_rats", at="cellar")
    assert end_turns(g).decision.seat == 2


@rule("CG-PRIO-06", "CG-PRIO-07")
def test_choices_that_concern_everybody_are_made_in_player_order() -> None:
    hand = [
        "knife#{}1",
        "knife#{}2",
        "guts#{}1",
        "guts#{}2",
        "flashlight#{}1",
        "flashlight#{}2",
        "dodge#{}1",
        "dodge#{}2",
    ]
    g = house("roland_banks", "daisy_walker", lead=1)
    g.give("roland_banks", *(card.format("") for card in hand)).give("daisy_walker", *(card.format(1) for card in hand))
    end_turns(g)
    assert g.decision.seat == 1
    assert g.choose("card:knife#11").decision.seat == 0


@rule("CG-PRIO-08")
def test_the_lead_orders_forced_abilities(homemade: Homemade) -> None:
    first = homemade.asset(forced(after(EnemyDefeated), take(damage=1)))
    second = homemade.asset(forced(after(EnemyDefeated), gain_resources(1)))
    g = house("roland_banks", "daisy_walker", lead=1).give("roland_banks", f"play:{first}", f"play:{second}")
    g.begin(turn="roland_banks")
    g.spawn("swarm_of_rats", at="hallway", engaged="roland_banks").rig(tokens=["0"]).choose("fight:swarm_of_rats")
    assert (g.decision.seat, g.decision.rule) == (1, "CG-PRIO-08")
    g.choose(f"use:{second}")
    assert (g["roland_banks"].damage, g["roland_banks"].resources) == (1, 6)
