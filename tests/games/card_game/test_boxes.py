"""Boxes: what is in one takes part at the tables that are played with it, and changes nothing anywhere else."""

import json
from collections.abc import Iterator

import pytest

from miskatonic import Table, load_table, new_table
from miskatonic.games.card_game.components import INVESTIGATORS, Card
from miskatonic.games.card_game.declare import asset, event, treachery
from miskatonic.games.card_game.effects.cards import draw, gain_resources
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.story import discover, place_doom
from miskatonic.games.card_game.effects.using import fast
from miskatonic.games.card_game.rules.campaign import purchases
from miskatonic.games.card_game.rules.decks import by_code, pool_of, random_deck, starter_deck, write_deck
from miskatonic.games.card_game.rules.harm import deal
from miskatonic.games.card_game.rules.scenarios import gather
from miskatonic.games.card_game.setup import CardGameOptions, refusals
from miskatonic.games.card_game.state import CardGame, Dossier
from miskatonic.games.card_game.view.card_text import describe
from miskatonic.kernel.box import BOXES, Box, edition_of
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.errors import BadSetup, UndoRefused
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.registry import withdraw
from miskatonic.kernel.rng import seeded
from miskatonic.kernel.setup import Field, Pick
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import encode
from miskatonic.kernel.text import LANGUAGES, render, text
from miskatonic.players import make_bot
from miskatonic.testing import scenario

BASE = edition_of("card_game")
DAISY = "daisy_walker"
DESK = Box("the_desk", "card_game", "The Desk", "Le Bureau")
DECLARED: list[str] = []


def in_the_box(card: Card) -> Card:
    """A card that is taken out of the box again after the test."""
    DECLARED.append(card.slug)
    return card


@pytest.fixture
def desk() -> Iterator[Box]:
    """A box with an asset and an event for Seekers, a basic weakness, and more Rats."""
    BOXES.add(DESK)
    with DESK:
        in_the_box(
            asset(
                "desk_lamp",
                "Desk Lamp",
                "Lampe de Bureau",
                "90001",
                faction="seeker",
                cost=1,
                lines=(fast(draw(1), cost=costing("exhaust")),),
            )
        )
        in_the_box(
            event("sharp_pencil", "Sharp Pencil", "Crayon Taillé", "90002", faction="seeker", cost=0, effect=discover())
        )
        in_the_box(
            treachery(
                "writers_block",
                "Writer's Block",
                "Page Blanche",
                "90003",
                weakness="basic",
                traits=("Madness",),
                revelation=gain_resources(0),
            )
        )
        in_the_box(
            treachery(
                "gnawed_papers",
                "Gnawed Papers",
                "Papiers Rongés",
                "90004",
                copies=2,
                encounter_set="rats",
                revelation=place_doom(1),
            )
        )
    yield DESK
    while DECLARED:
        withdraw("card_game", DECLARED.pop())
    BOXES.remove(DESK)


def with_lamp() -> str:
    """A deck list of Daisy's that has the lamp in place of a knife."""
    deck = starter_deck(DAISY)
    written = write_deck(deck)
    written["slots"] = {**written["slots"], "01086": 1, "90001": 1}
    return json.dumps(written)


def played_on(table: Table[CardGame], choices: int) -> Table[CardGame]:
    """The table after some random choices, each of which leaves nothing impossible."""
    bot = make_bot("random", "card_game", seed=3)
    for _ in range(choices):
        if table.decision is None:
            break
        table.choose(*bot.pick(Sight(table)))
        table.rules.check(table.state)
    return table


def test_a_starter_deck_is_a_list_that_no_other_card_gets_into(desk: Box) -> None:
    assert sum(starter_deck(DAISY).cards.values()) == 30 + 2
    table = new_table("card_game", seats=[DAISY], boxes=[desk.slug], scenario="the_gathering")
    daisy = table.state.investigators[0]
    assert "desk_lamp#1" not in [*daisy.hand, *daisy.deck]


def test_a_box_that_is_not_chosen_changes_nothing(desk: Box) -> None:
    edition = edition_of("card_game", (desk.slug,))
    assert "desk_lamp" not in pool_of(BASE, DAISY)
    assert "desk_lamp" in pool_of(edition, DAISY)
    assert "90001" not in by_code(BASE)
    assert "gnawed_papers" not in gather(BASE, "rats")
    assert gather(edition, "rats")[-2:] == ["gnawed_papers", "gnawed_papers#2"]
    assert "desk_lamp" not in {card for seed in range(20) for card in random_deck(BASE, DAISY, seeded(seed)).cards}
    assert "desk_lamp" in {card for seed in range(20) for card in random_deck(edition, DAISY, seeded(seed)).cards}


def test_a_table_is_played_with_the_cards_of_its_boxes(desk: Box) -> None:
    table = new_table("card_game", decks=[with_lamp()], boxes=[desk.slug], scenario="the_gathering", seed=2)
    daisy = table.state.investigators[0]
    assert "desk_lamp#1" in [*daisy.hand, *daisy.deck]
    assert table.state.boxes == (desk.slug,)
    played_on(table, 60)


def test_the_weaknesses_of_a_box_may_be_drawn_at_its_tables_only(desk: Box) -> None:
    with_box = new_table("card_game", seats=[DAISY], boxes=[desk.slug], scenario="the_gathering").state
    without = new_table("card_game", seats=[DAISY], scenario="the_gathering").state
    drawn = [card for card in [*with_box.investigators[0].hand, *with_box.investigators[0].deck] if "block" in card]
    assert "writers_block" in [*with_box.collection, *(card.partition("#")[0] for card in drawn)]
    assert "writers_block" not in without.collection


def test_the_cards_of_a_box_can_be_bought_between_scenarios_at_its_tables_only(desk: Box) -> None:
    dossier = Dossier(DAISY, Pile.of(starter_deck(DAISY).cards), experience=3)
    offered = [option.id for option in purchases(edition_of("card_game", (desk.slug,)), dossier)]
    assert "buy:desk_lamp" in offered
    assert "buy:desk_lamp" not in [option.id for option in purchases(BASE, dossier)]


def test_a_deck_list_with_a_card_of_another_box_is_refused_and_the_box_named(desk: Box) -> None:
    with pytest.raises(BadSetup) as refused:
        new_table("card_game", decks=[with_lamp()], scenario="the_gathering")
    for lang in LANGUAGES:
        sentence = render(refused.value.text, lang)
        assert render(desk.title, lang) in sentence
        assert ("Desk Lamp" if lang == "en" else "Lampe de Bureau") in sentence
    assert "The Desk" in render(refusals(CardGameOptions(decks=[with_lamp()]))[0], "en")


def test_a_card_of_a_box_that_is_not_chosen_is_impossible(desk: Box) -> None:
    g = scenario("card_game", seats=[DAISY]).unchecked().give(DAISY, "desk_lamp")
    with pytest.raises(ValueError, match="desk_lamp"):
        g.table.rules.check(g.state)


def test_a_step_of_a_box_comes_right_after_the_step_that_it_names(desk: Box) -> None:
    rounds: list[tuple[str, int]] = []

    @desk.step("tide", after="mythos")
    def tide(game: CardGame) -> Rules[None]:
        rounds.append((game.step, game.round))
        yield from ()

    try:
        g = scenario("card_game", seats=[DAISY], boxes=[desk.slug]).stop("encounter").choose("end_turn")
        assert (g.options, rounds) == (["go_on"], [("encounter", 2)]), (
            "the mythos phase has begun, nothing has been drawn"
        )
    finally:
        desk.steps.clear()


def test_a_saved_game_goes_on_after_cards_were_added_to_its_box(desk: Box) -> None:
    table = new_table("card_game", seed=4, decks=[with_lamp()], boxes=[desk.slug], scenario="the_gathering")
    saved = played_on(table, 15).save()
    with desk:
        in_the_box(asset("desk_chair", "Desk Chair", "Chaise de Bureau", "90005", faction="seeker", cost=1))
    later: Table[CardGame] = load_table(saved)
    assert len(played_on(later, 40).moves) > 15


def test_what_a_card_does_is_known_as_soon_as_it_is_declared(desk: Box) -> None:
    g = scenario("card_game", seats=[DAISY], boxes=[desk.slug])
    g.give(DAISY, "play:desk_lamp").choose("use:desk_lamp")
    assert len(g[DAISY].hand) == 1
    withdraw("card_game", "desk_lamp")
    with desk:
        asset("desk_lamp", "Desk Lamp", "Lampe de Bureau", "90001", faction="seeker", lines=(fast(gain_resources(4)),))
    g = scenario("card_game", seats=[DAISY], boxes=[desk.slug])
    before = g[DAISY].resources
    g.give(DAISY, "play:desk_lamp").choose("use:desk_lamp")
    assert g[DAISY].resources == before + 4


def test_the_base_itself_is_complete() -> None:
    with pytest.raises(ValueError, match="box"):
        asset("loose_leaf", "Loose Leaf", "Feuille Volante", "90009")
    assert len(BASE[INVESTIGATORS]) == 5


# --- growing, answers, ends


def test_a_box_that_has_grown_leaves_no_way_back_to_another_game(desk: Box) -> None:
    table = new_table("card_game", seed=4, seats=[DAISY], boxes=[desk.slug], scenario="the_gathering")
    saved = played_on(table, 12).save()
    with desk:
        in_the_box(
            treachery(
                "paper_dust", "Paper Dust", "Poussière", "90007", encounter_set="chilling_cold", revelation=place_doom()
            )
        )
    later: Table[CardGame] = load_table(saved)
    assert "paper_dust" not in later.state.encounter_deck
    with pytest.raises(UndoRefused, match="Cards have been added"):
        later.at(0)
    going_on = later.with_history()
    assert encode(going_on.state) == encode(later.state)
    assert len(played_on(going_on, 30).moves) > 0


def test_a_step_of_a_box_may_end_the_scenario(desk: Box) -> None:
    @desk.step("doomsday", after="mythos")
    def doomsday(game: CardGame) -> Rules[None]:
        for investigator in list(game.present()):
            yield from deal(game, investigator, 99, direct=True)

    try:
        table = new_table("card_game", seed=1, seats=[DAISY], boxes=[desk.slug], scenario="the_gathering")
        assert played_on(table, 400).outcome is not None
    finally:
        desk.steps.clear()


def test_the_answers_to_the_questions_of_a_box_are_in_the_state(desk: Box) -> None:
    told: list[str] = []
    wing = Field(
        option="wing",
        label=text("cg-title"),
        help=text("cg-title"),
        kind="pick",
        picks=(Pick("east", text("cg-title")), Pick("west", text("cg-title"))),
    )
    desk.question(wing)

    @desk.setup
    def furnish(state: CardGame) -> None:
        told.append(state.answers.get("wing", ""))

    try:
        table = new_table("card_game", seats=[DAISY], boxes=[desk.slug], answers={"wing": "west"})
        assert (told, table.state.answers) == (["west"], {"wing": "west"})
        for answers in ({"wing": "north"}, {"attic": "yes"}):
            with pytest.raises(BadSetup):
                new_table("card_game", seats=[DAISY], boxes=[desk.slug], answers=answers)
        with pytest.raises(BadSetup):
            new_table("card_game", seats=[DAISY], answers={"wing": "west"})
    finally:
        desk.fields.clear()
        desk.preparations.clear()


def test_a_step_beside_one_that_does_not_exist_is_refused(desk: Box) -> None:
    with pytest.raises(ValueError, match="card_game has no step 'mythoss'; it has mulligan"):
        desk.step("tide", after="mythoss")


def test_a_number_belongs_to_one_card(desk: Box) -> None:
    with desk, pytest.raises(ValueError, match="second_machete: the number 01020 is that of machete"):
        asset("second_machete", "Second Machete", "Autre machette", "01020", faction="guardian", cost=1)


def test_a_trait_that_nobody_has_translated_is_read_as_it_is_written(desk: Box) -> None:
    with desk:
        in_the_box(asset("hook", "Hook", "Crochet", "90008", faction="rogue", cost=1, traits=("Item", "Pirate")))
    assert all("Pirate" in describe("hook", lang).title for lang in LANGUAGES)
