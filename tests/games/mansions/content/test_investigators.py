"""What traits and starting items do."""

from typing import Any

import pytest
from tests.games.mansions import published
from tests.games.mansions.notation import card_with
from tests.games.mansions.published import Half
from tests.rules.mansions.shared import joe, person, rolled

from miskatonic import new_table
from miskatonic.games.mansions.components import TRAITS, slug_of
from miskatonic.kernel.game import GAMES, Game
from miskatonic.testing import rule

GAME: Game[Any] = GAMES["mansions"]
RUNES = [f"rune_7_{n}" for n in (2, 1, 3, 4, 5, 6)]
"""The pieces of a puzzle that one swap solves."""
THREE_DAMAGE = card_with(Half("humanoid", "unarmed", "strength+0: hit 3 / stunned"))
SHOT = card_with(Half("humanoid", "ranged", "marksmanship+0: hit W / -"))


@rule("MM-SINV-02", "MM-SINV-03", "MM-SINV-05", "MM-SINV-06", "MM-SPELL-01", "MM-SPELL-03")
@pytest.mark.parametrize("slug", [row.slug for row in published.TRAITS if "card" in row.named])
def test_who_keeps_a_physical_trait_begins_with_its_card(slug: str) -> None:
    table = new_table("mansions", seed=1, seats=["", TRAITS[slug].investigator])
    while table.decision is not None and table.decision.kind.name != "physical_trait":
        table.choose(0)
    table.choose(f"trait:{slug}")
    you = table.state.investigators[1]
    assert [*you.cards, *map(slug_of, you.spells)] == [TRAITS[slug].item or TRAITS[slug].spell]
    assert you.at == table.state.told_story.board.start


# --- "Ashcan" Pete


def test_false_trail_adds_4_to_every_evade_test_of_the_turn() -> None:
    g = person("ashcan_pete", "pete_false_trail").spawn("zombie", at="foyer.center")
    g.spawn("zombie", at="foyer.center", token=1)
    g.rig(dice=[9, 9]).play("move:foyer.left_hall", "evade:zombie", "use:pete_false_trail")
    assert (g["ashcan_pete"].at, g["ashcan_pete"].damage) == ("foyer.left_hall", 0)
    assert g.choose("end_turn")["ashcan_pete"].lasting == []


def test_scavenger_turns_cards_into_skill_points() -> None:
    g = person("ashcan_pete", "pete_scavenger", "lantern", "knife", "silver_key").choose("use:pete_scavenger")
    assert g.options == ["discard:lantern", "discard:knife"]
    g.choose("discard:lantern", "discard:knife")
    assert (g["ashcan_pete"].skill_points, g["ashcan_pete"].cards) == (2, ["silver_key"])


def test_duke_adds_2_to_strength_tests_in_combat() -> None:
    g = person("ashcan_pete", "duke", "pete_dogs_best_friend").spawn("zombie", at="foyer.center")
    g.stack("humanoid", [THREE_DAMAGE]).rig(dice=[7]).choose("attack:zombie:unarmed")
    assert g["zombie"].damage == 3


def test_duke_carries_a_card_to_somebody_within_2_spaces_once_a_round() -> None:
    g = person("ashcan_pete", "duke", "lantern", others=("jenny_barnes",)).place("jenny_barnes", at="hallway_2.left")
    g.choose("use:duke")
    assert g["jenny_barnes"].cards == ["duke", "lantern"]
    assert "use:duke" not in g.choose("end_turn").options


@rule("MM-FAQ-10")
def test_duke_does_not_go_through_a_locked_door() -> None:
    g = person("ashcan_pete", "duke", "lantern", others=("jenny_barnes",)).place("jenny_barnes", at="hallway_2.left")
    assert "use:duke" not in g.place("jammed_door", at="hallway_2").options


def test_a_guitar_heals_1_horror_of_everybody_in_the_room() -> None:
    g = person("ashcan_pete", "guitar", others=("jenny_barnes",)).place("jenny_barnes", at="foyer.left_hall")
    g.set("ashcan_pete.horror", 2).set("jenny_barnes.horror", 2).choose("use:guitar")
    assert (g["ashcan_pete"].horror, g["jenny_barnes"].horror, g["ashcan_pete"].cards) == (1, 1, [])


# --- Gloria Goldberg


def test_visions_show_the_cards_of_a_room_to_gloria_alone() -> None:
    g = person("gloria_goldberg", "gloria_visions", others=("joe_diamond",)).place("lantern", at="kitchen")
    g.place("locked_cabinet", at="kitchen").choose("use:gloria_visions")
    kitchens = [next(room for room in GAME.rules.view(g.state, seat).rooms if room.id == "kitchen") for seat in (1, 2)]  # type: ignore[attr-defined]
    assert [[card.card for card in kitchen.cards] for kitchen in kitchens] == [["lantern", ""], ["", ""]]


def test_a_psychic_sensitive_cancels_a_mythos_card_whose_threat_stays_paid() -> None:
    g = person("gloria_goldberg", "gloria_sensitive").give("keeper", "whispers").set("keeper.threat", 1)
    g.play("move:foyer.left_hall", "play:whispers", "use:gloria_sensitive")
    assert (g["gloria_goldberg"].horror, g["keeper"].threat) == (0, 0)
    assert "whispers" in g.state.mythos_discard


def test_a_manuscript_is_worth_2_skill_points() -> None:
    g = person("gloria_goldberg", "manuscript").choose("use:manuscript")
    assert (g["gloria_goldberg"].skill_points, g["gloria_goldberg"].cards) == (2, [])


# --- Harvey Walters


def test_a_scholar_gains_as_many_puzzle_actions_as_lore() -> None:
    g = person("harvey_walters", "harvey_scholar", at="kitchen.1").place("puzzlebox", at="kitchen")
    g.rig(shuffles=[RUNES]).play("explore", "use:harvey_scholar")
    assert g.decision.amount == 13
    assert "use:harvey_scholar" not in g.options


def test_an_occult_expert_passes_the_test_of_a_spell_without_a_roll() -> None:
    g = person("harvey_walters", "harvey_occultist", "soul_pact#3").set("harvey_walters.horror", 3)
    g.play("cast:soul_pact", "use:harvey_occultist")
    assert g["harvey_walters"].horror == 1
    assert not rolled(g)


# --- Jenny Barnes


def test_the_unshakable_pass_a_horror_test_and_walk_away() -> None:
    g = person("jenny_barnes", "jenny_unshakable", at="foyer.left_stairs").spawn("zombie", at="hallway_2.right")
    g.play("move:hallway_2.left", "use:jenny_unshakable", "step:foyer.left_stairs", "step:foyer.center")
    assert (g["jenny_barnes"].horror, g["jenny_barnes"].at) == (0, "foyer.center")
    assert not rolled(g)


def test_a_trust_fund_is_worth_2_skill_points_after_exploring() -> None:
    g = person("jenny_barnes", "jenny_trust_fund", at="kitchen.1").place("lantern", at="kitchen")
    assert g.play("explore", "use:jenny_trust_fund")["jenny_barnes"].skill_points == 2


# --- Joe Diamond


@pytest.mark.parametrize(("luck", "left"), [(3, 0), (4, 1)])
def test_a_lucky_break_kills_a_monster_if_luck_will_have_it(luck: int, left: int) -> None:
    g = person("joe_diamond", "joe_lucky_break").spawn("shoggoth", at="foyer.center")
    g.rig(dice=[1, luck]).choose("use:joe_lucky_break")
    assert len(g.state.monsters) == left


def test_on_the_case_a_clue_is_worth_3_skill_points() -> None:
    g = joe("garden.path").place("the_fall_of_house_lynch_clue_1a", at="garden")
    assert g.play("explore", "use:joe_on_the_case")["joe_diamond"].skill_points == 3


def test_a_magnifying_glass_gives_a_puzzle_action_more() -> None:
    g = person("joe_diamond", "magnifying_glass", at="kitchen.1").place("puzzlebox", at="kitchen")
    assert g.rig(shuffles=[RUNES]).choose("explore").decision.amount == 6


# --- Kate Winthrop


@pytest.mark.parametrize(("die", "seen"), [(4, "the_fall_of_house_lynch_objective_1a"), (5, "")])
def test_theories_that_pass_the_test_let_kate_alone_read_the_objective(die: int, seen: str) -> None:
    g = person("kate_winthrop", "kate_test_theories", others=("joe_diamond",)).rig(dice=[die])
    g.choose("use:kate_test_theories")
    assert [GAME.rules.view(g.state, seat).objective for seat in (1, 2, None)] == [seen, "", ""]  # type: ignore[attr-defined]


def test_a_logical_mind_replaces_3_pieces_for_nothing() -> None:
    g = person("kate_winthrop", "kate_logical_mind", at="kitchen.1").place("short_circuit", at="kitchen")
    g.play("explore", "use:kate_logical_mind", *["draw", "replace:0"] * 3)
    assert g.decision.amount == 7
    assert g.choose("draw").decision.amount == 5


def test_a_logical_mind_is_of_no_use_for_runes() -> None:
    g = person("kate_winthrop", "kate_logical_mind", at="kitchen.1").place("puzzlebox", at="kitchen")
    assert "use:kate_logical_mind" not in g.rig(shuffles=[RUNES]).choose("explore").options


@pytest.mark.parametrize(("die", "stunned"), [(6, 1), (7, 0)])
def test_a_flux_stabilizer_stuns_a_monster_in_the_room(die: int, stunned: int) -> None:
    g = person("kate_winthrop", "flux_stabilizer", "kate_test_theories").spawn("zombie", at="foyer.left_hall")
    assert g.rig(dice=[die]).choose("use:flux_stabilizer")["zombie"].stunned == stunned


@pytest.mark.parametrize(("effect", "left"), [("effect:heal", (1, 0)), ("effect:deal", (3, 2))])
def test_a_chemistry_kit_heals_2_damage_or_deals_them(effect: str, left: tuple[int, int]) -> None:
    g = person("kate_winthrop", "chemistry_kit").set("kate_winthrop.damage", 3)
    g.spawn("zombie", at="foyer.center").rig(dice=[1]).play("use:chemistry_kit", effect)
    assert (g["kate_winthrop"].damage, g["zombie"].damage) == left
    assert g["kate_winthrop"].cards == []


# --- Michael McGlen


def test_a_headlong_rush_is_2_spaces_and_an_attack_with_2_more_in_its_tests() -> None:
    g = person("michael_mcglen", "michael_charge", "michael_hired_gun").spawn("zombie", at="hallway_2.left")
    g.stack("humanoid", [THREE_DAMAGE]).rig(dice=[1, 8])
    g.play("use:michael_charge", "step:foyer.left_stairs", "step:hallway_2.left")
    assert g["zombie"].damage == 3
    assert "use:michael_charge" not in g.options


def test_who_is_tough_as_nails_ignores_3_damage_once() -> None:
    g = person("michael_mcglen", "michael_tough").spawn("shoggoth", at="foyer.center").rig(dice=[10])
    g.play("move:foyer.left_hall", "strike", "use:michael_tough")
    assert (g["michael_mcglen"].damage, g["michael_mcglen"].used) == (1, ["michael_tough"])


@pytest.mark.parametrize(
    ("at", "to", "damage"), [("foyer.center", "foyer.left_hall", 3), ("hallway_1.right", "hallway_2.right", 0)]
)
def test_a_tommy_gun_is_surer_within_1_space(at: str, to: str, damage: int) -> None:
    g = person("joe_diamond", "tommy_gun", at=at).spawn("zombie", at=to).stack("humanoid", [SHOT]).rig(dice=[8])
    assert g.choose("attack:zombie:tommy_gun")["zombie"].damage == damage


def test_a_lucky_cigarette_case_adds_3_to_one_test() -> None:
    g = person("joe_diamond", "lucky_cigarette_case", at="hallway_2.right").place("jammed_door", at="guest_bedroom")
    g.rig(dice=[8]).play("move:guest_bedroom.1", "use:lucky_cigarette_case")
    assert (g["joe_diamond"].at, g["joe_diamond"].cards) == ("guest_bedroom.1", [])


# --- Sister Mary


def test_evil_is_turned_away_by_up_to_3_spaces() -> None:
    g = person("sister_mary", "mary_banish", at="foyer.left_hall").spawn("zombie", at="foyer.center")
    g.play("use:mary_banish", "move:foyer.left_stairs", "move:hallway_2.left", "move:hallway_2.right")
    assert g["zombie"].at == "hallway_2.right"


def test_a_prayer_heals_half_the_die_rounded_up() -> None:
    g = person("sister_mary", "mary_prayer").set("sister_mary.horror", 6).rig(dice=[7])
    assert g.choose("use:mary_prayer")["sister_mary"].horror == 2


@rule("MM-EVA-11")
def test_holy_water_is_an_attack_for_4_damage_without_an_evade_test() -> None:
    g = person("sister_mary", "holy_water").spawn("zombie", at="foyer.center").choose("use:holy_water")
    assert (g["zombie"].damage, g["sister_mary"].cards) == (4, [])
    assert not rolled(g)


@rule("MM-FEAT-15")
@pytest.mark.parametrize(("who", "card"), [("sister_mary", "holy_water"), ("michael_mcglen", "michael_charge")])
def test_nobody_attacks_from_a_hiding_space(who: str, card: str) -> None:
    g = person(who, card, at="guest_bedroom.1").spawn("zombie", at="guest_bedroom.1")
    assert f"use:{card}" in g.options
    assert f"use:{card}" not in g.set(f"{who}.hidden", True).options


def test_a_test_that_a_10_alone_can_fail_may_still_be_passed_by_a_card() -> None:
    g = person("jenny_barnes", "jenny_unshakable", "crucifix", "holy_rosary", at="foyer.left_stairs")
    g.spawn("zombie", at="hallway_2.right").choose("move:hallway_2.left")
    assert g.options == ["roll", "use:jenny_unshakable"]


def test_no_card_is_spent_on_a_test_that_cannot_become_easier() -> None:
    cards = ("lucky_cigarette_case", "crucifix", "holy_rosary")
    g = person("jenny_barnes", "jenny_unshakable", *cards, at="foyer.left_stairs").set(
        "jenny_barnes.used", ["jenny_unshakable"]
    )
    g.spawn("zombie", at="hallway_2.right").rig(dice=[9])
    assert g.choose("move:hallway_2.left")["jenny_barnes"].cards == list(cards)
