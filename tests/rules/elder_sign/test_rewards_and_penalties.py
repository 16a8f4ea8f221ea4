"""Rewards and penalties."""

from miskatonic.testing import Scenario, rule, scenario


def joe_at(adventure: str) -> Scenario:
    """Joe Diamond is about to attempt an adventure."""
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth")
    return g.place("joe_diamond", at=adventure)


def roll(g: Scenario, choice: str, *dice: str | int) -> Scenario:
    """Takes an option after which those results are rolled."""
    return g.rig(dice=dice).choose(choice)


@rule("ES-REW-01", "ES-REW-07")
def test_resolving_the_missing_records_earns_its_two_clues() -> None:
    g = roll(
        joe_at("the_missing_records"), "move:the_missing_records", "lore", 3, "terror", "terror", "terror", "terror"
    )
    g = roll(g, "task:1", 3, 3, "terror", "terror")
    assert g["joe_diamond"].clues == 0, "not before the last task"
    g.choose("task:0")
    assert (g["joe_diamond"].clues, g.state.clues) == (2, 13)
    assert g["joe_diamond"].sanity == 4, "the penalties are for those who fail"


@rule("ES-REW-02")
def test_failing_the_missing_records_costs_its_penalty_and_earns_nothing() -> None:
    g = roll(
        joe_at("the_missing_records"), "move:the_missing_records", "lore", 3, "terror", "terror", "terror", "terror"
    )
    g = roll(g, "task:1", "peril", "peril", "peril", "peril").choose("give_up")
    assert (g["joe_diamond"].sanity, g["joe_diamond"].stamina, g["joe_diamond"].clues) == (3, 6, 0)


@rule("ES-REW-03", "ES-ERR-13")
def test_a_helpful_penalty_is_received_like_the_harmful_one_beside_it() -> None:
    g = roll(joe_at("administration_office"), "move:administration_office", *["terror"] * 6).choose("give_up")
    assert (g["joe_diamond"].sanity, g["joe_diamond"].clues) == (3, 1)


@rule("ES-REW-03", "ES-REW-14", "ES-ERR-13")
def test_the_harmful_reward_of_the_public_lavatory_comes_with_the_good_one() -> None:
    g = roll(joe_at("public_lavatory"), "move:public_lavatory", "peril", "lore", "lore", "terror", "terror", "terror")
    g.rig(monsters=["byakhee", "gug"]).choose("task:2")
    assert g.state.elder_signs == 0, "in the printed order: monsters first"
    g.play("monster:vermin_in_the_pipes", "monster:forgotten_knowledge")
    assert g["vermin_in_the_pipes"].monsters() == ["byakhee"]
    assert g["forgotten_knowledge"].monsters() == ["gug"]
    assert g.state.elder_signs == 2


@rule("ES-REW-04", "ES-REW-07")
def test_each_common_item_symbol_draws_a_common_item() -> None:
    g = joe_at("vermin_in_the_pipes").stack("common", ["axe", "knife", "rifle"])
    g = roll(g, "move:vermin_in_the_pipes", 3, 3, "peril", 3, "lore", "lore")
    g = roll(g, "task:2", 3, "terror", "terror", "terror")
    g = roll(g, "task:0", 3, "terror", "terror").choose("task:1")
    assert (g["joe_diamond"].cards, g["joe_diamond"].clues) == (["axe", "knife"], 1)


@rule("ES-REW-05")
def test_each_unique_item_symbol_draws_a_unique_item() -> None:
    g = joe_at("hallway_on_fire").stack("unique", ["holy_water", "necronomicon"])
    g = roll(g, "move:hallway_on_fire", "peril", *["lore"] * 5)
    g = roll(g, "task:0", "peril", *["lore"] * 4).choose("task:1")
    assert g["joe_diamond"].cards == ["holy_water", "necronomicon"]


@rule("ES-REW-04", "ES-REW-06")
def test_each_spell_symbol_draws_a_spell() -> None:
    g = joe_at("forgotten_knowledge")
    g.stack("spell", ["wither", "find_gate"]).stack("common", ["food"])
    g = roll(g, "move:forgotten_knowledge", "lore", *["peril"] * 5)
    g = roll(g, "task:0", "terror", 3, 3, 2, "peril").choose("task:1")
    assert sorted(g["joe_diamond"].cards) == ["find_gate", "food", "wither"]


@rule("ES-REW-08")
def test_an_ally_symbol_draws_an_ally() -> None:
    g = joe_at("the_security_office").stack("ally", ["basil_elton"])
    g = roll(g, "move:the_security_office", 2, *["lore"] * 5)
    g = roll(g, "task:0", 3, *["lore"] * 4)
    g = roll(g, "task:1", 3, 3, "lore", "lore").choose("task:2")
    assert g["joe_diamond"].cards == ["basil_elton"]


def about_to_resolve_the_hidden_passage(elder_signs: int) -> Scenario:
    """Two elder signs are one task away."""
    g = scenario("elder_sign", seats=["joe_diamond", "kate_winthrop"], ancient_one="azathoth")
    g.set("elder_signs", elder_signs)
    g = roll(g, "move:the_hidden_passage", 3, *["terror"] * 5)
    g = roll(g, "task:0", "peril", 3, *["terror"] * 3)
    return roll(g, "task:1", "lore", "terror", "terror")


@rule("ES-REW-09")
def test_each_elder_sign_symbol_puts_a_token_beside_the_ancient_one() -> None:
    g = about_to_resolve_the_hidden_passage(elder_signs=3).choose("task:2")
    assert g.state.elder_signs == 5
    assert g.outcome is None


@rule("ES-REW-10", "ES-END-01")
def test_the_investigators_win_as_soon_as_their_elder_signs_pass_the_limit() -> None:
    g = about_to_resolve_the_hidden_passage(elder_signs=13).choose("task:2")
    assert g.state.elder_signs == 15
    assert g.outcome is not None
    assert g.outcome.winners == [0, 1]


@rule("ES-REW-10")
def test_the_limit_need_not_be_passed_to_win() -> None:
    g = about_to_resolve_the_hidden_passage(elder_signs=12).choose("task:2")
    assert g.state.elder_signs == 14
    assert g.outcome is not None
    assert g.state.clock == 0, "nothing happens any more"


@rule("ES-REW-11")
def test_a_gate_symbol_brings_an_other_world_into_play_below_the_six_adventures() -> None:
    g = joe_at("gate_to_elsewhere").stack("other_world", ["yuggoth", "r_lyeh"])
    g = roll(g, "move:gate_to_elsewhere", "lore", "lore", *["terror"] * 4)
    g = roll(g, "task:1", "lore", *["terror"] * 3).choose("task:0")
    assert [world.card for world in g.state.other_worlds] == ["yuggoth"]
    assert len([adventure for adventure in g.state.museum if adventure]) == 6


@rule("ES-REW-12", "ES-REW-13", "ES-REW-15")
def test_each_penalty_symbol_costs_one_sanity_one_stamina_or_one_doom() -> None:
    g = roll(joe_at("stay_away_from_the_windows"), "move:stay_away_from_the_windows", *["terror"] * 6).choose("give_up")
    assert (g["joe_diamond"].sanity, g["joe_diamond"].stamina, g.state.doom) == (3, 4, 1)


@rule("ES-REW-12")
def test_two_sanity_symbols_cost_two_sanity() -> None:
    g = roll(joe_at("a_terrible_discovery"), "move:a_terrible_discovery", *["peril"] * 6).choose("give_up")
    assert (g["joe_diamond"].sanity, g["joe_diamond"].stamina) == (2, 6)


@rule("ES-REW-15")
def test_a_doom_symbol_on_a_monster_space_also_brings_a_monster() -> None:
    g = joe_at("mysterious_tome").set("doom", 3)
    g = roll(g, "move:mysterious_tome", *["peril"] * 6).rig(monsters=["maniac"]).choose("give_up")
    g.choose("monster:mysterious_tome")
    assert g.state.doom == 4
    assert g["mysterious_tome"].below == ["maniac"]
