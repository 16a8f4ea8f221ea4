"""Skill tests whose tester is eliminated half-way."""

from __future__ import annotations

from miskatonic.games.card_game.rules.agenda import doom_in_play
from miskatonic.testing import rule, scenario

AGNES, ROLAND = "agnes_baker", "roland_banks"


@rule("CG-ELIM-03")
def test_a_token_does_nothing_more_to_whom_it_has_driven_mad() -> None:
    g = scenario("card_game", seats=[AGNES, ROLAND], scenario="the_midnight_masks").give(AGNES, "play:shrivelling")
    g.spawn("mob_enforcer#11", at=g[AGNES].at, engaged=AGNES).set(f"{AGNES}.horror", 7)
    doom = doom_in_play(g.state)
    g.rig(tokens=["cultist"]).choose("use:shrivelling")
    assert g[AGNES].fate == "horror"
    assert doom_in_play(g.state) == doom
