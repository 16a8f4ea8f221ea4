"""Campaign mode: what cards cost between scenarios, what a deck keeps, and who comes and goes."""

import pytest
from tests.rules.card_game.conftest import Homemade

from miskatonic.games.card_game.components import ALL
from miskatonic.games.card_game.rules.campaign import fits, price, purchases, removable, upgraded_from, upgrades
from miskatonic.games.card_game.rules.decks import counts, starter_deck
from miskatonic.games.card_game.state import Dossier
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.pile import Pile
from miskatonic.kernel.table import new_table
from miskatonic.testing import Scenario, rule, scenario

BASE = edition_of("card_game")
ROLAND, DAISY = "roland_banks", "daisy_walker"
UPGRADES = {"beat_cop_2": 2, "magnifying_glass_1": 1, "leo_de_luca_1": 1, "blinding_light_2": 2, "lucky_2": 2}
"""The titles of the box that have two versions, and what it costs to go from one to the other."""


def dossier(who: str = ROLAND, experience: int = 10, **cards: int) -> Dossier:
    """An investigator between two scenarios."""
    deck = starter_deck(who).cards | cards
    return Dossier(who, Pile.of(slug for slug, copies in deck.items() for _ in range(copies)), experience=experience)


def offered(of: Dossier) -> set[str]:
    """What can be bought."""
    return {option.id for option in (*upgrades(BASE, of), *purchases(BASE, of))}


def between_scenarios(*seats: str, experience: int = 3) -> Scenario:
    """The first player's business after the first scenario."""
    seats = seats or (ROLAND, DAISY)
    g = scenario("card_game", seats=list(seats), campaign=True).begin(step="interlude")
    for who in seats:
        g.record(who, experience=experience)
    return g


# --- what cards cost


@rule("CG-CAMP-07")
@pytest.mark.parametrize(("card", "cost"), [("machete", 1), ("beat_cop_2", 2), ("shotgun", 4), ("police_badge", 2)])
def test_a_new_card_costs_its_level_and_at_least_one(card: str, cost: int) -> None:
    assert price(card) == cost
    assert f"buy:{card}" in offered(dossier(experience=cost))
    assert f"buy:{card}" not in offered(dossier(experience=cost - 1))


@rule("CG-CAMP-12")
@pytest.mark.parametrize(("card", "cost"), UPGRADES.items())
def test_the_upgrades_of_the_box_cost_the_difference(card: str, cost: int) -> None:
    lower = next(slug for slug in ALL if ALL[slug].en == ALL[card].en and slug != card)
    assert price(card, lower) == cost


@rule("CG-CAMP-12")
def test_from_level_one_to_level_three_costs_two_and_never_less_than_one(homemade: Homemade) -> None:
    for level in (1, 3):
        homemade.called(f"homemade_lamp_{level}", "Lamp", "Lampe", level=level, faction="guardian")
    twin = homemade.asset(level=1, faction="guardian")
    assert price("homemade_lamp_3", "homemade_lamp_1") == 2
    assert price(twin, "homemade_lamp_1") == 1


@rule("CG-CAMP-12")
def test_the_highest_version_below_is_the_one_that_is_upgraded() -> None:
    both = dossier(beat_cop=1)
    assert upgraded_from(both, "beat_cop_2") == "beat_cop"
    assert upgraded_from(dossier(beat_cop=0, beat_cop_2=1), "beat_cop_2") == ""


@rule("CG-CAMP-13")
def test_two_copies_are_upgraded_one_after_the_other() -> None:
    g = between_scenarios(ROLAND, experience=5).record(ROLAND, cards=["beat_cop"]).choose("upgrade:beat_cop_2")
    cards = g.state.dossiers[0].cards
    assert (list(cards).count("beat_cop"), list(cards).count("beat_cop_2")) == (1, 1)
    g.choose("upgrade:beat_cop_2")
    assert g.state.dossiers[0].experience == 1


# --- what a deck may hold


@rule("CG-CAMP-09", "CG-BUILD-04")
def test_bought_cards_respect_the_number_of_copies_by_title() -> None:
    one, two = dossier(), dossier(beat_cop=2, knife=1)
    better = ALL["beat_cop_2"]
    assert fits(one, better)  # type: ignore[arg-type]
    assert not fits(two, better)  # type: ignore[arg-type]
    assert fits(two, better, "beat_cop")  # type: ignore[arg-type]
    assert "buy:beat_cop_2" not in offered(two)
    assert "upgrade:beat_cop_2" in offered(two)


@rule("CG-CAMP-09", "CG-BUILD-14")
def test_only_what_the_investigator_may_have_can_be_bought() -> None:
    mine = offered(dossier(experience=20))
    assert "buy:shotgun" in mine
    assert "buy:switchblade" not in mine
    assert "buy:cryptic_research" not in mine, "a Seeker card of level 4"
    assert not [option for option in mine if not counts(option.partition(":")[2])]


@rule("CG-CAMP-11", "CG-BUILD-03")
def test_signature_cards_weaknesses_and_story_assets_cannot_be_removed() -> None:
    mine = dossier(haunted=1, lita_chantler=1)
    gone = set(removable(mine))
    assert {"machete", "knife"} <= gone
    assert gone.isdisjoint({"rolands_38_special", "cover_up", "haunted", "lita_chantler"})


@rule("CG-CAMP-10", "CG-CAMP-14")
def test_a_deck_keeps_its_size_whatever_is_bought() -> None:
    g = between_scenarios(ROLAND, experience=4)
    g.play("buy:guard_dog", "replace:knife", "upgrade:beat_cop_2", "buy:evidence", "replace:knife")
    cards = list(g.state.dossiers[0].cards)
    assert sum(map(counts, cards)) == 30
    assert (cards.count("knife"), cards.count("guard_dog"), cards.count("evidence")) == (0, 2, 2)


@rule("CG-CAMP-04", "CG-CAMP-15")
def test_what_is_not_spent_is_still_there_after_the_next_scenario() -> None:
    g = between_scenarios(ROLAND, experience=4).play("upgrade:magnifying_glass_1", "done")
    assert (g.state.scenario, g.state.dossiers[0].experience) == ("the_midnight_masks", 3)


# --- who comes and goes


@rule("CG-CAMP-17", "CG-CAMP-19")
def test_a_newcomer_begins_with_nothing_but_a_deck() -> None:
    g = scenario("card_game", seats=[ROLAND, DAISY], campaign=True, away=[1]).begin(step="interlude")
    assert (g.decision.seat, g.options) == (1, ["come", "stay_away"])
    g.play("come", f"lead:{DAISY}")
    assert (g[DAISY].damage, g[DAISY].horror, g.state.dossiers[1].experience) == (0, 0, 0)
    assert len(g[DAISY].hand) + len(g[DAISY].deck) == 33


@rule("CG-CAMP-18")
def test_what_was_written_down_of_a_player_who_leaves_is_kept() -> None:
    g = between_scenarios().record(DAISY, mental_trauma=2).play("done", "sit_out")
    assert [investigator.fate for investigator in g.state.investigators] == ["", "away"]
    assert (g.state.dossiers[1].experience, g.state.dossiers[1].mental_trauma) == (3, 2)
    g.begin(step="interlude").play("done", "come", "done", f"lead:{ROLAND}")
    assert (g.state.scenario, g[DAISY].horror) == ("the_devourer_below", 2)


@rule("CG-BUILD-07", "CG-CAMP-02")
def test_a_campaign_begins_with_its_first_scenario_and_without_experience() -> None:
    state = new_table("card_game", campaign=True, seats=[ROLAND]).state
    assert (state.scenario, state.log, state.lost) == ("the_gathering", [], [])
    assert state.dossiers[0].experience == 0
    assert not upgrades(BASE, state.dossiers[0])
    assert not purchases(BASE, state.dossiers[0])
