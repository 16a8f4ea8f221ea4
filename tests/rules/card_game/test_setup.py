"""Game setup (appendix III), difficulty levels and scenarios on their own."""

from collections import Counter
from typing import Any

import pytest

from miskatonic.games.card_game.components import (
    ALL,
    INVESTIGATORS,
    PLAYER_CARDS,
    AssetCard,
    EventCard,
    InvestigatorCard,
    ReferenceCard,
    SkillCard,
    slug_of,
)
from miskatonic.games.card_game.events import PhaseBegan
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.errors import BadSetup
from miskatonic.kernel.table import Table, new_table
from miskatonic.testing import rule


def table(*seats: str, **options: Any) -> Table[Any]:
    """A game that has just been set up: the first question is the mulligan of the lead."""
    options = {"scenario": "the_gathering", "seed": 3, **options}
    return new_table("card_game", seats=list(seats or ("roland_banks",)), **options)


def tokens(**options: Any) -> Counter[str]:
    """The chaos bag."""
    return Counter(table(**options).state.bag)


@rule("CG-SETUP-04")
def test_decks_are_shuffled() -> None:
    orders = {tuple(table(seed=seed).state.investigators[0].deck) for seed in range(5)}
    assert len(orders) == 5


@rule("CG-SETUP-07", "CG-DIFF-01", "CG-DIFF-02", "CG-DIFF-03")
@pytest.mark.parametrize(
    ("level", "worst", "best", "size"),
    [("easy", "-2", "+1", 16), ("standard", "-4", "+1", 16), ("hard", "-5", "0", 17), ("expert", "-8", "0", 18)],
)
def test_each_difficulty_has_its_tokens(level: str, worst: str, best: str, size: int) -> None:
    bag = tokens(difficulty=level)
    numbers = [int(token) for token in bag if token[-1].isdigit()]
    assert (min(numbers), max(numbers), bag.total()) == (int(worst), int(best), size)
    assert {"skull": 2, "auto_fail": 1, "elder_sign": 1}.items() <= bag.items()


@rule("CG-DIFF-01", "CG-DIFF-02")
def test_there_is_no_other_difficulty() -> None:
    with pytest.raises(BadSetup):
        table(difficulty="nightmare")


@rule("CG-SETUP-09", "CG-SETUP-10")
def test_everybody_begins_with_five_resources_and_five_cards() -> None:
    for investigator in table("roland_banks", "daisy_walker").state.investigators:
        assert (investigator.resources, len(investigator.hand)) == (5, 5)


@rule("CG-SETUP-10", "CG-SETUP-12")
def test_everybody_in_player_order_may_change_cards_once() -> None:
    game = table("roland_banks", "daisy_walker", lead=1)
    asked = []
    while game.decision is not None and game.decision.kind.name == "mulligan":
        asked.append(game.decision.seat)
        assert (game.decision.least, game.decision.most) == (0, 5)
        game.choose()
    assert asked == [1, 0]


@rule("CG-SETUP-11")
def test_cards_that_are_set_aside_do_not_come_back_at_once() -> None:
    game = table()
    before = list(game.state.investigators[0].hand)
    game.choose(*(f"card:{card}" for card in before[:3]))
    investigator = game.state.investigators[0]
    assert len(investigator.hand) == 5
    assert set(before[3:]) <= set(investigator.hand)
    assert not set(before[:3]) & set(investigator.hand)
    assert set(before[:3]) <= set(investigator.deck)


@rule("CG-SETUP-13", "CG-SETUP-14")
def test_weaknesses_are_replaced_and_shuffled_back() -> None:
    for seed in range(20):
        game = table(seed=seed)
        game.choose(*(option.id for option in game.decision.options))  # type: ignore[union-attr]
        investigator = game.state.investigators[0]
        assert not [card for card in investigator.hand if ALL[slug_of(card)].weakness]
        assert len([card for card in investigator.deck if ALL[slug_of(card)].weakness]) == 2


@rule("CG-SETUP-16", "CG-SETUP-17")
def test_the_encounter_cards_that_are_left_make_the_encounter_deck() -> None:
    game = table()
    game.choose()
    sets = {ALL[slug_of(card)].encounter_set for card in game.state.encounter_deck}
    assert sets == {"the_gathering", "rats", "ghouls", "striking_fear", "ancient_evils", "chilling_cold"}
    assert not set(game.state.set_aside) & set(game.state.encounter_deck)
    assert [investigator.at for investigator in game.state.investigators] == ["study"]


@rule("CG-SETUP-20", "CG-ANAT-01")
def test_every_scenario_has_its_reference_card() -> None:
    for slug in ("the_gathering", "the_midnight_masks", "the_devourer_below"):
        card = ALL[f"{slug}_reference"]
        assert isinstance(card, ReferenceCard)
        assert set(card.easy) >= {"skull", "cultist", "tablet"}
        assert set(card.hard) == set(card.easy)


@rule("CG-SETUP-21")
def test_nobody_can_act_during_setup() -> None:
    game = table()
    assert game.decision is not None
    assert all(option.id.startswith("card:") for option in game.decision.options)
    game.choose()
    assert [event for event in game.events if isinstance(event, PhaseBegan)] == [PhaseBegan("investigation")]


# --- scenarios on their own


@rule("CG-ALONE-01", "CG-ALONE-12")
@pytest.mark.parametrize("slug", ["the_gathering", "the_midnight_masks", "the_devourer_below"])
def test_any_scenario_can_be_played_on_its_own(slug: str) -> None:
    game = table(scenario=slug)
    assert (game.state.scenario, game.state.campaign) == (slug, False)


@rule("CG-ALONE-09", "CG-ALONE-10", "CG-ALONE-13")
def test_the_players_choose_how_earlier_scenarios_ended() -> None:
    assert "house_burned" in table(scenario="the_midnight_masks").state.log, "the first resolution, by default"
    assert "house_standing" in table(scenario="the_midnight_masks", earlier=[2]).state.log
    assert table(scenario="the_midnight_masks", log=["house_standing", "past_midnight"]).state.log == [
        "house_standing",
        "past_midnight",
    ]


@rule("CG-ALONE-11")
def test_skipped_scenarios_bring_no_experience() -> None:
    assert table(scenario="the_devourer_below").state.investigators[0].experience == 0


@rule("CG-ALONE-09")
def test_trauma_and_cards_of_skipped_scenarios_count() -> None:
    investigator = table(scenario="the_midnight_masks").state.investigators[0]
    assert investigator.horror == investigator.mental_trauma == 1
    assert "lita_chantler" in [slug_of(card) for card in (*investigator.deck, *investigator.hand)]


# --- card anatomy


@rule("CG-ANAT-02")
def test_what_an_enemy_shows() -> None:
    priest: Any = ALL["ghoul_priest"]
    assert (priest.fight, priest.health_per_investigator, priest.evade) == (4, 5, 4)
    assert set(priest.keywords) == {"hunter", "retaliate"}
    assert (priest.prey, priest.victory) == ("highest_combat", 2)


@rule("CG-ANAT-03")
def test_what_a_location_shows() -> None:
    attic: Any = ALL["attic"]
    assert (attic.shroud, attic.clues, attic.victory, len(attic.lines)) == (1, 2, 1, 1)


@rule("CG-ANAT-05", "CG-ANAT-06")
def test_what_acts_and_agendas_show() -> None:
    act: Any = ALL["act_trapped"]
    last: Any = ALL["act_what_have_you_done"]
    agenda: Any = ALL["agenda_whats_going_on"]
    assert (act.clues, last.clues, len(last.lines), agenda.doom) == (2, 0, 1, 3)


@rule("CG-ANAT-07", "CG-CAMP-08")
def test_what_a_card_of_a_player_shows() -> None:
    card: Any = ALL["machete"]
    assert (card.cost, card.level, card.faction, card.icons) == (3, 0, "guardian", {"combat": 1})
    assert set(card.traits) == {"Item", "Weapon", "Melee"}


@rule("CG-CARD-12")
def test_player_cards_are_investigators_assets_events_and_skills() -> None:
    box = edition_of("card_game")
    kinds = {type(card) for card in (*box[INVESTIGATORS], *box[PLAYER_CARDS])}
    assert kinds == {InvestigatorCard, AssetCard, EventCard, SkillCard}
