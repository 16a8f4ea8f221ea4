"""Game setup: the lead, the decks of acts and agendas, opening hands; the numbers of the scenarios of the guide."""

from collections import Counter
from typing import Any

import pytest

from miskatonic.games.card_game.components import ALL, slug_of
from miskatonic.games.card_game.state import CardGame
from miskatonic.kernel.errors import BadSetup, UndoRefused
from miskatonic.kernel.table import Table, new_table
from miskatonic.testing import rule

FOUR = ["roland_banks", "daisy_walker", "skids_otoole", "agnes_baker"]


def table(scenario: str = "the_gathering", players: int = 1, seed: int = 1, **options: Any) -> Table[Any]:
    """A game of some of the investigators, just set up."""
    return new_table("card_game", seats=FOUR[:players], scenario=scenario, seed=seed, **options)


def begun(scenario: str, players: int, **options: Any) -> CardGame:
    """The state once hands are dealt and the guide's last words are followed."""
    game = table(scenario, players, **options)
    while game.state.step in ("mulligan", "opening"):
        game.choose(*(option.id for option in game.decision.options[: game.decision.least]))  # type: ignore[union-attr]
    state: CardGame = game.state
    return state


# --- the lead


@rule("CG-PRIO-01", "CG-SETUP-03")
def test_the_players_say_who_leads() -> None:
    for lead in range(3):
        game = table(players=3, lead=lead)
        assert game.state.lead == lead
        assert game.decision is not None
        assert game.decision.seat == lead, "the mulligans are taken in player order, the lead first"


@rule("CG-PRIO-02")
def test_without_agreement_the_lead_is_picked_at_random() -> None:
    assert {table(players=3, lead=-1, seed=seed).state.lead for seed in range(30)} == {0, 1, 2}


@rule("CG-PRIO-01")
@pytest.mark.parametrize("lead", [3, -2, 99])
def test_only_a_player_can_lead(lead: int) -> None:
    with pytest.raises(BadSetup, match="lead"):
        table(players=3, lead=lead)


@rule("CG-PRIO-01", "CG-PRIO-02", "CG-CAMP-17")
def test_whoever_is_away_does_not_lead() -> None:
    with pytest.raises(BadSetup, match="lead"):
        new_table("card_game", seats=FOUR, campaign=True, away=[1, 2], lead=1)
    leads = {
        new_table("card_game", seats=FOUR, campaign=True, away=[1, 2], lead=-1, seed=seed).state.lead
        for seed in range(30)
    }
    assert leads == {0, 3}


# --- acts and agendas


@rule("CG-SETUP-18", "CG-SETUP-19")
@pytest.mark.parametrize("scenario", ["the_gathering", "the_midnight_masks", "the_devourer_below"])
def test_agendas_and_acts_lie_in_order_with_the_first_on_top(scenario: str) -> None:
    state = begun(scenario, 1)
    agendas: list[Any] = [ALL[card] for card in (state.agenda, *state.agenda_deck)]
    acts: list[Any] = [ALL[card] for card in (state.act, *state.act_deck)]
    masks = scenario == "the_midnight_masks"
    assert [card.stage for card in agendas] == ([1, 2] if masks else [1, 2, 3])
    assert [card.stage for card in acts] == ([1] if masks else [1, 2, 3])
    assert {card.encounter_set for card in (*agendas, *acts)} == {scenario}


# --- the guide


@rule("CG-SETUP-10", "CG-SETUP-16", "CG-SETUP-17", "CG-SETUP-18", "CG-SETUP-19")
@pytest.mark.parametrize("scenario", ["the_gathering", "the_midnight_masks", "the_devourer_below"])
def test_nothing_of_the_scenario_is_on_the_table_before_hands_are_exchanged(scenario: str) -> None:
    game = table(scenario, 2)
    for _ in range(2):
        state = game.state
        assert [*state.locations, *state.encounter_deck, *state.side_deck, *state.set_aside] == []
        assert (state.agenda, state.act, {investigator.at for investigator in state.investigators}) == ("", "", {""})
        view: Any = game.view(0)
        assert (view.agenda, view.act, view.locations) == (None, None, ())
        game.choose()
    assert game.state.locations
    assert game.state.encounter_deck
    with pytest.raises(UndoRefused):
        game.undo()


@rule("CG-SETUP-16", "CG-SETUP-17")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_gathering_begins_in_the_study(players: int) -> None:
    state = begun("the_gathering", players)
    assert [(place.card, place.revealed, place.clues) for place in state.locations] == [("study", True, 2 * players)]
    assert set(state.set_aside) == {"hallway", "attic", "cellar", "parlor", "ghoul_priest", "lita_chantler"}
    assert len(state.encounter_deck) == 26


@rule("CG-SETUP-16", "CG-SETUP-17")
@pytest.mark.parametrize(("players", "acolytes"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_the_midnight_masks_begin_at_home_with_an_acolyte_for_each_but_the_first(players: int, acolytes: int) -> None:
    state = begun("the_midnight_masks", players, earlier=[0])
    assert {investigator.at for investigator in state.investigators} == {"your_house"}
    assert [(slug_of(enemy.card), enemy.doom) for enemy in state.enemies] == [("acolyte", 1)] * acolytes
    where = [enemy.at.partition("_")[0] for enemy in state.enemies]
    assert where == ["southside", "downtown", "graveyard"][:acolytes]
    assert len(state.encounter_deck) == 21 - acolytes + 1, "the Ghoul Priest is alive"
    assert sorted(state.side_deck) == sorted(
        ["wolf_man_drew", "herman_collins", "peter_warren", "victoria_devereux", "ruth_turner"]
    )
    assert len(state.locations) == 9
    assert len(state.removed) == 2, "one Downtown and one Southside stay in the box"


@rule("CG-SETUP-16")
def test_without_a_house_the_midnight_masks_begin_in_rivertown() -> None:
    state = begun("the_midnight_masks", 1, earlier=[1])
    assert state.investigators[0].at == "rivertown"
    assert "your_house" not in [place.card for place in state.locations]
    assert "ghoul_priest" not in state.encounter_deck


@rule("CG-SETUP-16", "CG-SETUP-17")
@pytest.mark.parametrize(("escaped", "doom"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_devourer_below_begins_with_doom_for_the_cultists_who_got_away(escaped: int, doom: int) -> None:
    who = ["wolf_man_drew", "herman_collins", "peter_warren", "victoria_devereux", "ruth_turner", "the_masked_hunter"]
    state = begun("the_devourer_below", 2, log=[f"got_away:{slug}" for slug in who[:escaped]])
    assert state.agenda_doom == doom
    assert {investigator.at for investigator in state.investigators} == {"main_path"}
    assert Counter(slug_of(place.card) for place in state.locations) == {"main_path": 1, "arkham_woods": 4}
    assert len(state.side_deck) == 6
    assert set(state.set_aside) == {"ritual_site", "umordhoth"}
    assert len(state.encounter_deck) == 29
    agents = {ALL[slug_of(card)].encounter_set for card in state.encounter_deck}
    assert len([name for name in agents if name.startswith("agents_")]) == 1
    assert state.bag.count("elder_thing") == 1


@rule("CG-SETUP-10")
def test_past_midnight_two_cards_of_the_opening_hand_are_lost() -> None:
    state = begun("the_devourer_below", 2, log=["past_midnight"])
    assert [(len(investigator.hand), len(investigator.discard)) for investigator in state.investigators] == [
        (3, 2),
        (3, 2),
    ]


# --- opening hands


@rule("CG-SETUP-10", "CG-SETUP-11", "CG-SETUP-12")
def test_everybody_may_change_the_whole_hand_but_only_once() -> None:
    game = table(players=2)
    for seat in (0, 1):
        assert game.decision is not None
        assert (game.decision.seat, game.decision.kind.name) == (seat, "mulligan")
        before = set(game.state.investigators[seat].hand)
        game.choose(*(option.id for option in game.decision.options))
        after = game.state.investigators[seat].hand
        assert (len(after), before & set(after)) == (5, set())
    assert game.state.phase == "investigation"
    for investigator in game.state.investigators:
        assert len(investigator.deck) == 33 - 5
