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


@rule("CG-SLOT-01", "CG-SLOT-05")
def test_without_her_bag_daisy_has_no_hands_for_so_many_books() -> None:
    g = scenario("card_game", seats=[DAISY], scenario="the_gathering")
    g.give(DAISY, "play:daisys_tote_bag", "play:medical_texts", "play:medical_texts", "play:old_book_of_lore")
    g.stack("encounter", ["crypt_chill"]).rig(tokens=["auto_fail"]).choose("end_turn").choose("card:daisys_tote_bag")
    assert g.options == ["card:medical_texts#1", "card:old_book_of_lore#1"]
    g.choose("card:old_book_of_lore")
    assert [asset.card for asset in g[DAISY].play] == ["medical_texts#1", "medical_texts#2"]
