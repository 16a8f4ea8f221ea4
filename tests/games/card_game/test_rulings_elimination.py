"""Investigators who are eliminated in the middle of something: what still happens, and what does not any more."""

from miskatonic.games.card_game.events import CluesDiscovered, TestFailed, TokenRevealed
from miskatonic.games.card_game.rules.skill_test import waiting_tests
from miskatonic.testing import Scenario, rule, scenario

AGNES, DAISY, ROLAND, SKIDS, WENDY = "agnes_baker", "daisy_walker", "roland_banks", "skids_otoole", "wendy_adams"


def hallway(*seats: str) -> Scenario:
    """Everybody in the Hallway; it is the first one's turn."""
    g = scenario("card_game", seats=list(seats))
    for who in seats:
        g.place(who, at="hallway")
    return g


def with_empty_deck(g: Scenario, who: str) -> Scenario:
    """The next card that somebody draws is the only one of the discard pile, and costs 1 horror."""
    hero = g[who]
    hero.discard = [hero.deck.pop()]
    hero.deck.ids = ""
    return g.set(f"{who}.discard", hero.discard)


# --- in a skill test


@rule("CG-ELIM-03")
def test_who_is_driven_mad_by_one_result_of_a_test_has_nothing_of_the_others() -> None:
    g = scenario("card_game", seats=[DAISY, ROLAND]).give(DAISY, "perception").set(f"{DAISY}.horror", 8)
    with_empty_deck(g, DAISY).rig(tokens=["0"]).choose("investigate").choose("commit:perception")
    g.choose("result:perception")
    assert g[DAISY].fate == "horror"
    assert not g.happened(CluesDiscovered)
    assert (g[DAISY].clues, g["study"].clues) == (0, 4)


@rule("CG-ELIM-04")
def test_a_card_that_would_return_to_the_hand_is_removed_with_whoever_committed_it() -> None:
    g = scenario("card_game", seats=[SKIDS, DAISY]).give(SKIDS, "opportunist", "perception")
    g.set(f"{SKIDS}.resources", 0).set(f"{SKIDS}.horror", 5)
    with_empty_deck(g, SKIDS).rig(tokens=["+1"]).choose("investigate").choose("commit:opportunist", "commit:perception")
    g.choose("result:perception")
    assert g[SKIDS].fate == "horror"
    assert g[SKIDS].hand == []
    assert "opportunist#1" in g[SKIDS].removed


def test_a_test_that_waits_is_not_taken_by_whoever_is_out() -> None:
    """nested_tests: the test of the Graveyard would come after the evasion."""
    g = scenario("card_game", seats=[SKIDS, ROLAND], scenario="the_midnight_masks").place(SKIDS, at="graveyard")
    g.place(SKIDS, at="rivertown").place(ROLAND, at="rivertown").set(f"{SKIDS}.resources", 0).set(f"{SKIDS}.horror", 5)
    g.give(SKIDS, "survival_instinct", "manual_dexterity").spawn("ghoul_minion", at="rivertown", engaged=SKIDS)
    with_empty_deck(g, SKIDS).rig(tokens=["0"]).choose("evade:ghoul_minion")
    g.choose("commit:survival_instinct", "commit:manual_dexterity")
    g.play("result:survival_instinct", "at:graveyard", "result:manual_dexterity")
    assert g[SKIDS].fate == "horror"
    assert waiting_tests(g.state) == []
    assert len(g.happened(TokenRevealed)) == 1


def test_better_luck_may_be_too_much_for_whoever_draws_the_last_card() -> None:
    """Lucky! (2) draws a card while the test is not decided yet: whoever it drives mad neither passes nor fails."""
    g = hallway(WENDY, ROLAND).place(WENDY, at="attic").give(WENDY, "lucky_2").set(f"{WENDY}.horror", 6)
    with_empty_deck(g, WENDY).rig(tokens=["-4"]).play("investigate", "pass", "use:lucky_2")
    assert g[WENDY].fate == "horror"
    assert not g.happened(TestFailed)
    assert not g.happened(CluesDiscovered)
