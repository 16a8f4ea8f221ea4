"""The five investigators: their abilities and what the elder sign does for them."""

from __future__ import annotations

import pytest

from miskatonic.games.card_game.components import INVESTIGATORS
from miskatonic.games.card_game.events import TokenRevealed
from miskatonic.kernel.pile import Pile
from miskatonic.testing import Scenario, rule, scenario

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland_banks", "daisy_walker", "skids_otoole", "agnes_baker", "wendy_adams"


def alone(who: str) -> Scenario:
    """One investigator without a deck."""
    return scenario("card_game", seats=[who]).set(f"{who}.deck", Pile())


def together(*seats: str) -> Scenario:
    """Several investigators without decks."""
    g = scenario("card_game", seats=list(seats))
    for who in seats:
        g.set(f"{who}.deck", Pile())
    return g


@pytest.mark.parametrize(
    ("who", "values"),
    [
        (ROLAND, (3, 3, 4, 2, 9, 5)),
        (DAISY, (3, 5, 2, 2, 5, 9)),
        (SKIDS, (2, 3, 3, 4, 8, 6)),
        (AGNES, (5, 2, 2, 3, 6, 8)),
        (WENDY, (4, 3, 1, 4, 7, 7)),
    ],
)
@rule("CG-ANAT-08")
def test_investigators_have_their_published_values(who: str, values: tuple[int, ...]) -> None:
    card = INVESTIGATORS[who]
    assert (*card.skills.values(), card.health, card.sanity) == values


# --- Roland Banks


def test_roland_discovers_a_clue_after_he_defeats_an_enemy() -> None:
    g = alone(ROLAND).spawn("swarm_of_rats", at="study", engaged=ROLAND).rig(tokens=["0"])
    g.play("fight:swarm_of_rats", "use:roland_banks")
    assert g[ROLAND].clues == 1
    assert g["study"].clues == 1


@rule("CG-LIM-01")
def test_roland_does_so_once_in_a_round() -> None:
    g = (
        alone(ROLAND)
        .spawn("swarm_of_rats", at="study", engaged=ROLAND)
        .spawn("swarm_of_rats#2", at="study", engaged=ROLAND)
    )
    g.rig(tokens=["0", "0"])
    g.play("fight:swarm_of_rats", "use:roland_banks")
    g.choose("fight:swarm_of_rats#2")
    assert g[ROLAND].clues == 1
    assert "end_turn" in g.options


def test_roland_finds_nothing_where_there_are_no_clues() -> None:
    g = alone(ROLAND).spawn("swarm_of_rats", at="study", engaged=ROLAND).set("study.clues", 0).rig(tokens=["0"])
    g.choose("fight:swarm_of_rats")
    assert "end_turn" in g.options


def test_roland_leaves_the_enemies_that_others_defeat_to_them() -> None:
    g = together(AGNES, ROLAND).spawn("swarm_of_rats", at="study", engaged=AGNES).rig(tokens=["0"])
    g.choose("fight:swarm_of_rats")
    assert "end_turn" in g.options


@rule("CG-CHAOS-03")
def test_the_elder_sign_counts_clues_for_roland() -> None:
    g = alone(ROLAND).spawn("ghoul_priest", at="study", engaged=ROLAND).set("study.clues", 3).rig(tokens=["elder_sign"])
    g.choose("fight:ghoul_priest")
    assert g.state.test is None
    assert g["ghoul_priest"].damage == 1


# --- Daisy Walker


def reading(*books: str) -> Scenario:
    """Daisy with books in play and a deck of three cards that cannot be committed to anything."""
    g = alone(DAISY).give(DAISY, *(f"play:{book}" for book in books))
    return g.stack(DAISY, ["emergency_cache", "emergency_cache", "working_a_hunch"])


def test_daisy_has_an_action_for_tomes_only() -> None:
    g = reading("old_book_of_lore").set(f"{DAISY}.actions", 0)
    assert "use:old_book_of_lore#1" in g.options
    assert "investigate" not in g.options
    g.choose("use:old_book_of_lore#1")
    assert g[DAISY].tome_actions == 0


def test_daisys_action_for_tomes_comes_with_each_turn() -> None:
    g = reading("old_book_of_lore").set(f"{DAISY}.tome_actions", 0).stack("encounter", ["ancient_evils"])
    g.choose("end_turn")
    assert g.state.round == 2
    assert (g[DAISY].actions, g[DAISY].tome_actions) == (3, 1)


def test_the_first_ability_of_a_tome_takes_daisys_own_action() -> None:
    g = reading("old_book_of_lore").choose("use:old_book_of_lore#1")
    while "end_turn" not in g.options:
        g.table.choose(0)
    assert (g[DAISY].actions, g[DAISY].tome_actions) == (3, 0)


def test_only_daisy_has_actions_for_tomes() -> None:
    g = together(ROLAND, DAISY).stack("encounter", ["ancient_evils", "ancient_evils#2"])
    g.play("end_turn", "end_turn", f"who:{ROLAND}")
    assert g[ROLAND].tome_actions == 0


def test_the_elder_sign_lets_daisy_draw_a_card_for_each_tome() -> None:
    g = reading("old_book_of_lore", "medical_texts", "magnifying_glass").rig(tokens=["elder_sign"])
    g.play("investigate", "result:elder_sign")
    assert len(g[DAISY].hand) == 2


def test_daisy_draws_nothing_if_she_fails() -> None:
    g = reading("old_book_of_lore").set("study.clues", 0).spawn("ghoul_priest", at="study", engaged=DAISY)
    g.rig(tokens=["elder_sign"]).choose("fight:ghoul_priest")
    assert g[DAISY].hand == []


# --- “Skids” O'Toole


def test_skids_buys_an_action() -> None:
    g = alone(SKIDS).choose("use:skids_otoole")
    assert (g[SKIDS].actions, g[SKIDS].resources) == (4, 3)


@rule("CG-LIM-01")
def test_skids_buys_one_action_a_turn() -> None:
    g = alone(SKIDS).choose("use:skids_otoole")
    assert "use:skids_otoole" not in g.options
    g.stack("encounter", ["ancient_evils"]).choose("end_turn")
    assert "use:skids_otoole" in g.options


def test_skids_needs_two_resources() -> None:
    assert "use:skids_otoole" not in alone(SKIDS).set(f"{SKIDS}.resources", 1).options


def test_skids_buys_actions_in_his_own_turn_only() -> None:
    g = together(ROLAND, SKIDS)
    assert g.decision.seat == 0
    assert "investigate" in g.options


def test_the_elder_sign_pays_skids() -> None:
    g = alone(SKIDS).set(f"{SKIDS}.resources", 0).rig(tokens=["elder_sign"])
    g.play("investigate", "result:elder_sign")
    assert g[SKIDS].resources == 2


def test_the_elder_sign_adds_two_for_skids() -> None:
    g = alone(SKIDS).set(f"{SKIDS}.resources", 0).spawn("ghoul_priest", at="study", engaged=SKIDS)
    g.rig(tokens=["elder_sign"]).play("fight:ghoul_priest", "result:result")
    assert g["ghoul_priest"].damage == 1


# --- Agnes Baker


def test_agnes_deals_damage_after_horror_came_upon_her() -> None:
    g = alone(AGNES).spawn("ghoul_minion", at="study", engaged=AGNES).spawn("swarm_of_rats", at="study", exhausted=True)
    g.play("resource", "use:agnes_baker", "enemy:ghoul_minion")
    assert g[AGNES].horror == 1
    assert g["ghoul_minion"].damage == 1


@rule("CG-LIM-01")
def test_agnes_does_so_once_in_a_phase() -> None:
    g = alone(AGNES).spawn("ghoul_minion", at="study", engaged=AGNES)
    g.play("resource", "use:agnes_baker", "resource")
    assert g[AGNES].horror == 2
    assert g["ghoul_minion"].damage == 1
    g.stack("encounter", ["ancient_evils"]).choose("end_turn")
    assert "use:agnes_baker" in g.options


def test_agnes_does_not_feel_the_horror_of_her_assets() -> None:
    g = alone(AGNES).spawn("ghoul_minion", at="study", engaged=AGNES).give(AGNES, "play:guard_dog")
    g.play("resource", f"assign:{AGNES}", "assign:guard_dog#1")
    assert "end_turn" in g.options


def test_the_elder_sign_counts_horror_for_agnes() -> None:
    g = (
        alone(AGNES)
        .set(f"{AGNES}.horror", 2)
        .spawn("ghoul_priest", at="study", engaged=AGNES)
        .rig(tokens=["elder_sign"])
    )
    g.choose("fight:ghoul_priest")
    assert g["ghoul_priest"].damage == 1


# --- Wendy Adams


def test_wendy_cancels_a_token_and_reveals_another_one() -> None:
    g = alone(WENDY).give(WENDY, "knife").rig(tokens=["auto_fail", "-1"])
    g.choose("investigate").play("use:wendy_adams")
    assert g[WENDY].clues == 1
    assert g[WENDY].discard == ["knife#1"]
    assert [event.token for event in g.happened(TokenRevealed)] == ["-1"]


def test_wendy_may_keep_the_token() -> None:
    g = alone(WENDY).give(WENDY, "knife").rig(tokens=["auto_fail"]).play("investigate", "pass")
    assert g[WENDY].clues == 0
    assert g[WENDY].hand == ["knife#1"]


@rule("CG-LIM-01")
def test_wendy_cancels_one_token_in_a_test() -> None:
    g = alone(WENDY).give(WENDY, "knife", "emergency_cache").rig(tokens=["auto_fail", "auto_fail", "0"])
    g.play("investigate", "use:wendy_adams", "card:knife#1")
    assert g[WENDY].clues == 0
    assert "end_turn" in g.options
    g.choose("investigate")
    assert "use:wendy_adams" in g.options


def test_wendy_has_to_discard_a_card() -> None:
    g = alone(WENDY).rig(tokens=["auto_fail"]).choose("investigate")
    assert "end_turn" in g.options


def test_wendy_does_not_meddle_with_the_tokens_of_others() -> None:
    g = together(ROLAND, WENDY).give(WENDY, "knife").rig(tokens=["auto_fail"]).choose("investigate")
    assert g.decision.seat == 0
    assert "end_turn" in g.options


def test_a_cancelled_token_is_back_in_the_bag() -> None:
    g = alone(WENDY).give(WENDY, "knife").set("bag", ["skull"]).rig(tokens=["skull", "skull"])
    g.play("investigate", "use:wendy_adams")
    assert g[WENDY].discard == ["knife#1"]


def test_the_elder_sign_does_little_for_wendy_without_her_amulet() -> None:
    g = (
        alone(WENDY)
        .spawn("ghoul_priest", at="study", engaged=WENDY)
        .rig(tokens=["elder_sign"])
        .choose("fight:ghoul_priest")
    )
    assert g["ghoul_priest"].damage == 0


def test_with_her_amulet_the_elder_sign_is_a_success_for_wendy() -> None:
    g = alone(WENDY).give(WENDY, "play:wendys_amulet").spawn("ghoul_priest", at="study", engaged=WENDY)
    g.rig(tokens=["elder_sign"]).choose("fight:ghoul_priest")
    assert g["ghoul_priest"].damage == 1
