"""Skill tests whose tester is eliminated half-way."""

from __future__ import annotations

from miskatonic.testing import rule, scenario

AGNES, ROLAND = "agnes_baker", "roland_banks"


@rule("CG-ELIM-03")
def test_a_token_does_nothing_more_to_whom_it_has_driven_mad() -> None:
    g = scenario("card_game", seats=[AGNES, ROLAND], scenario="the_midnight_masks").give(AGNES, "play:shrivelling")
    g.spawn("acolyte", at=g[AGNES].at, engaged=AGNES).set(f"{AGNES}.horror", 7)
    g.rig(tokens=["cultist"]).choose("use:shrivelling")
    assert g[AGNES].fate == "horror"
    assert g["acolyte"].doom == 0
