"""Situations that nobody thought of before random games came upon them."""

from miskatonic.testing import rule, scenario

ROLAND, DAISY, SKIDS = "roland_banks", "daisy_walker", "skids_otoole"


@rule("CG-ENEM-03")
def test_an_enemy_that_a_barricade_keeps_out_turns_to_whoever_has_stayed() -> None:
    g = scenario("card_game", seats=[DAISY, SKIDS], scenario="the_gathering")
    g.place(SKIDS, at="hallway").place(DAISY, at="hallway").place("attic", at="revealed").place(
        "barricade#1", at="attic"
    )
    g.spawn("ghoul_minion", at="hallway", engaged=DAISY).choose("move:attic")
    assert (g[DAISY].at, g["ghoul_minion"].at, g["ghoul_minion"].engaged) == ("attic", "hallway", 1)


def test_an_action_that_is_gained_when_the_turn_is_over_is_not_kept() -> None:
    g = scenario("card_game", seats=[SKIDS, ROLAND], scenario="the_gathering").give(SKIDS, "threat:frozen_in_fear")
    g.rig(tokens=["0"]).choose("end_turn").choose(f"use:{SKIDS}")
    while g.decision.seat == 0:
        g.choose("pass")
    assert g[SKIDS].actions == 0
