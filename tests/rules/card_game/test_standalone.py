"""Standalone mode: one scenario on its own, as if those before it had been played."""

import json
from typing import Any

import pytest
from tests.rules.card_game.shared import house, keep_hands

from miskatonic.games.card_game.components import ALL, slug_of
from miskatonic.games.card_game.rules.decks import experience_of, starter_deck, write_deck
from miskatonic.games.card_game.rules.drawing import earn_weakness
from miskatonic.games.card_game.rules.ending import ScenarioOver
from miskatonic.games.card_game.rules.harm import deal
from miskatonic.games.card_game.view.report import report
from miskatonic.kernel.errors import BadSetup
from miskatonic.kernel.table import Table, new_table
from miskatonic.testing import rule, scenario

ROLAND, DAISY = "roland_banks", "daisy_walker"
CULTISTS = {"wolf_man_drew", "herman_collins", "peter_warren", "victoria_devereux", "ruth_turner", "the_masked_hunter"}


def table(slug: str, *seats: str, **options: Any) -> Table[Any]:
    """That scenario, just set up."""
    return new_table("card_game", seats=list(seats or (ROLAND,)), scenario=slug, seed=3, **options)


def deck_of(game: Table[Any], seat: int = 0) -> list[str]:
    """All cards of a player's deck, in hand or not."""
    investigator = game.state.investigators[seat]
    return [slug_of(card) for card in (*investigator.deck, *investigator.hand)]


def deck_list(who: str = ROLAND, /, **cards: int) -> str:
    """The starter deck with other numbers of some cards."""
    written = write_deck(starter_deck(who))
    written["slots"] |= {ALL[slug].code if slug in ALL else "01000": number for slug, number in cards.items()}
    written["slots"] = {code: number for code, number in written["slots"].items() if number}
    return json.dumps(written)


def weaknesses(game: Table[Any]) -> int:
    """How many basic weaknesses the first player has."""
    return sum(ALL[slug].weakness == "basic" for slug in deck_of(game))


# --- decks


@rule("CG-ALONE-02", "CG-ALONE-04")
def test_a_deck_that_lists_its_extra_weakness_gets_no_further_one() -> None:
    dear = {"police_badge": 2, "beat_cop_2": 1, "beat_cop": 0, "magnifying_glass_1": 2, "magnifying_glass": 0}
    dear |= {"extra_ammunition": 2, "machete": 0, "guard_dog": 0, "dodge": 0, "vicious_blow": 0, "first_aid": 0}
    assert experience_of(starter_deck(ROLAND).cards | dear) == 10
    for random in (1, 2):
        assert weaknesses(table("the_gathering", decks=[deck_list(random=random, **dear)])) == 2
    assert weaknesses(table("the_gathering", decks=[deck_list(random=3, **dear)])) == 3
    assert weaknesses(table("the_gathering", decks=[deck_list(random=0, haunted=1, **dear)])) == 2


# --- what earlier scenarios left


@rule("CG-ALONE-09", "CG-ALONE-10")
@pytest.mark.parametrize(
    ("resolution", "log", "trauma", "lita"),
    [
        (0, {"house_standing", "ghoul_priest_alive", "lita_earned"}, 0, True),
        (1, {"house_burned", "lita_earned"}, 1, True),
        (2, {"house_standing"}, 0, False),
        (3, {"house_standing", "ghoul_priest_alive", "lita_found_others", "lita_earned"}, 0, True),
    ],
)
def test_each_ending_of_the_gathering_leaves_its_marks(resolution: int, log: set[str], trauma: int, lita: bool) -> None:
    game = table("the_midnight_masks", DAISY, ROLAND, lead=1, earlier=[resolution])
    assert set(game.state.log) == log
    assert [investigator.mental_trauma for investigator in game.state.investigators] == [0, trauma]
    assert ["lita_chantler" in deck_of(game, seat) for seat in (0, 1)] == [False, lita]


@rule("CG-ALONE-09", "CG-ALONE-10")
def test_each_ending_of_the_midnight_masks_leaves_its_marks() -> None:
    def log(*earlier: int) -> set[str]:
        return set(table("the_devourer_below", earlier=list(earlier)).state.log)

    assert log(2, 1) == log(2) == {"house_standing", *(f"interrogated:{who}" for who in CULTISTS)}
    assert log(2, 0) == {"house_standing", *(f"got_away:{who}" for who in CULTISTS)}
    assert log(2, 2) == log(2, 0) | {"past_midnight"}


@rule("CG-ALONE-10")
@pytest.mark.parametrize("earlier", [[4], [-1], [1, 3], [1, 9]])
def test_only_endings_that_there_are_can_be_chosen(earlier: list[int]) -> None:
    with pytest.raises(BadSetup, match="earlier"):
        table("the_devourer_below", earlier=earlier)


@rule("CG-ALONE-13")
def test_the_log_may_be_written_by_the_players() -> None:
    game = table("the_devourer_below", log=["got_away:ruth_turner", "past_midnight", "lita_earned"])
    assert "lita_chantler" in deck_of(game)
    assert keep_hands(game).state.agenda_doom == 1
    assert game.state.investigators[0].mental_trauma == 0
    assert "lita_chantler" not in deck_of(table("the_devourer_below", log=[]))


@rule("CG-ALONE-13")
def test_what_is_written_twice_counts_once() -> None:
    game = keep_hands(table("the_devourer_below", log=["got_away:ruth_turner"] * 3))
    assert (game.state.log, game.state.agenda_doom) == (["got_away:ruth_turner"], 1)


@rule("CG-ALONE-13")
@pytest.mark.parametrize("entry", ["got_away:nobody", "got_away:ghoul_priest", "interrogated", "the end is nigh", ""])
def test_nothing_else_can_be_written_into_the_log(entry: str) -> None:
    with pytest.raises(BadSetup, match="log"):
        table("the_devourer_below", log=["house_standing", entry])


@rule("CG-BUILD-10", "CG-ALONE-09")
def test_lita_chantler_is_in_one_deck_and_only_after_the_gathering() -> None:
    mine = table("the_midnight_masks", DAISY, ROLAND, decks=["", deck_list(lita_chantler=1)])
    assert [deck_of(mine, seat).count("lita_chantler") for seat in (0, 1)] == [0, 1]
    with pytest.raises(BadSetup, match="Lita"):
        table("the_gathering", decks=[deck_list(lita_chantler=1)])
    both = [deck_list(DAISY, lita_chantler=1), deck_list(ROLAND, lita_chantler=1)]
    with pytest.raises(BadSetup, match="Lita"):
        table("the_midnight_masks", DAISY, ROLAND, decks=both)


@rule("CG-ALONE-11")
@pytest.mark.parametrize("earlier", [[0, 0], [1, 1], [2, 2], [3, 1]])
def test_whatever_was_skipped_nobody_has_experience(earlier: list[int]) -> None:
    assert table("the_devourer_below", earlier=earlier).state.investigators[0].experience == 0


# --- trauma


@rule("CG-CAMP-03", "CG-ALONE-01")
def test_what_became_of_everybody_is_reported() -> None:
    g = house(ROLAND, DAISY).eliminate(DAISY).set(f"{ROLAND}.killed", True)
    g.set("resolution", 2).set(f"{ROLAND}.experience", 3).set(f"{DAISY}.mental_trauma", 1)
    assert report(g.state) == {
        "resolution": "R2",
        "experience": 3,
        "physical_trauma": 0,
        "mental_trauma": 1,
        "lost": 1,
    }


@rule("CG-ALONE-14", "CG-TRAU-12")
def test_a_defeat_leaves_no_trauma() -> None:
    g = house(ROLAND, DAISY)
    for _ in deal(g.state, g[ROLAND], damage=9):
        raise AssertionError("nobody is asked")
    assert (g[ROLAND].fate, g[ROLAND].physical_trauma, g[ROLAND].killed) == ("damage", 0, False)


@rule("CG-ALONE-14")
def test_trauma_that_the_resolution_inflicts_counts() -> None:
    g = scenario("card_game", seats=[ROLAND], scenario="the_gathering").place("act_what_have_you_done", at="current")
    g.place(ROLAND, at="parlor").spawn("ghoul_priest", at="parlor", engaged=ROLAND).set("ghoul_priest.damage", 4)
    g.rig(tokens=["0"]).choose("fight:ghoul_priest").choose("effect:burn_the_house")
    assert g.outcome is not None
    assert (g.state.resolution, g[ROLAND].mental_trauma) == (1, 1)


@rule("CG-TRAU-12", "CG-VICT-04")
def test_a_scenario_on_its_own_ends_the_game() -> None:
    g = house(ROLAND)
    with pytest.raises(ScenarioOver):
        list(deal(g.state, g[ROLAND], damage=9))
    g.table.edited()
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason) == ([], "cg-outcome-the-gathering-0")
    assert (g.state.lost, g.state.dossiers) == ([], [])


@rule("CG-ALONE-15")
def test_a_weakness_that_the_players_lack_is_skipped() -> None:
    g = house(ROLAND)
    g.state.collection.ids = "haunted"
    assert earn_weakness(g.state, g[ROLAND], "Madness") == ""
    assert g[ROLAND].earned == []
