"""What the bot of the card game has learnt not to do: each situation is one that it once got wrong."""

from typing import Any

import pytest

from miskatonic.games.card_game.bot.heuristic import FastBot
from miskatonic.games.card_game.bot.last_fight import rounds_left
from miskatonic.kernel.sight import Sight
from miskatonic.testing import Scenario, scenario

ROLAND, DAISY, SKIDS, AGNES, WENDY = "roland_banks", "daisy_walker", "skids_otoole", "agnes_baker", "wendy_adams"
PRIEST = "ghoul_priest"
BOT = FastBot()
"""Without second thoughts, which would be about chance as well."""


def choice(g: Scenario) -> list[str]:
    """What the bot takes in a situation, without the numbers of copies."""
    return [g.options[n].partition("#")[0] for n in BOT.pick(Sight.within(g.table))]


def played_until(g: Scenario, *prompts: str) -> Scenario:
    """The situation after what the bot does before it is asked one of these."""
    while g.decision.kind.name not in prompts:
        g.table.choose(*BOT.pick(Sight.within(g.table)))
    return g


def changed(g: Scenario, changes: dict[str, Any]) -> Scenario:
    for path, value in changes.items():
        g.set(path.replace("__", "."), value)
    return g


def in_the_study(who: str, *gifts: str, **changes: Any) -> Scenario:
    """At the beginning of The Gathering, where there are no clues left."""
    g = scenario("card_game", seats=[who], scenario="the_gathering").give(who, *gifts)
    return changed(g, {"study__clues": 0, **changes})


def in_the_house(who: str, *gifts: str, at: str = "hallway", **changes: Any) -> Scenario:
    """In its second act, with no clues but those that are asked for."""
    g = scenario("card_game", seats=[who], scenario="the_gathering").give(who, *gifts)
    for place in ("hallway", "attic", "cellar"):
        g.place(place, at="revealed")
    g.place("parlor", at="unrevealed").place(who, at=at).place("act_the_barrier", at="current")
    return changed(g, {"hallway__clues": 0, "attic__clues": 0, "cellar__clues": 0, **changes})


def last_fight(who: str, *gifts: str, **changes: Any) -> Scenario:
    """Face to face with the Ghoul Priest."""
    g = scenario("card_game", seats=[who], scenario="the_gathering").give(who, *gifts)
    g.place(who, at="hallway").place("act_what_have_you_done", at="current").spawn(PRIEST, at="hallway", engaged=who)
    return changed(g, changes)


# --- the last fight: Mind over Matter


def test_whose_last_action_it_is_thinks_rather_than_punches() -> None:
    g = last_fight(
        DAISY,
        "mind_over_matter",
        daisy_walker__resources=5,
        daisy_walker__actions=1,
        daisy_walker__damage=4,
        ghoul_priest__damage=4,
    )
    assert choice(g) == ["play:mind_over_matter"]


def test_mind_over_matter_waits_for_a_whole_round() -> None:
    g = last_fight(
        DAISY, "mind_over_matter", daisy_walker__resources=5, daisy_walker__actions=1, ghoul_priest__damage=3
    )
    assert choice(g)[0] in ("evade:ghoul_priest", "end_turn")


def test_everything_is_spent_on_the_blow_that_wins() -> None:
    g = last_fight(DAISY, "play:arcane_studies", "mind_over_matter", daisy_walker__resources=4, ghoul_priest__damage=4)
    g.choose("play:mind_over_matter").rig(tokens=["auto_fail"]).choose("fight:ghoul_priest")
    played_until(g, "turn")
    assert g[DAISY].resources == 0


def test_something_is_saved_in_a_blow_that_does_not_win() -> None:
    g = last_fight(DAISY, "play:arcane_studies", "mind_over_matter", daisy_walker__resources=6)
    g.choose("play:mind_over_matter").rig(tokens=["auto_fail"]).choose("fight:ghoul_priest")
    played_until(g, "turn")
    assert g[DAISY].resources > 0


def test_a_card_is_committed_to_the_blow_that_wins() -> None:
    g = last_fight(ROLAND, "play:machete", "play:beat_cop", "unexpected_courage", ghoul_priest__damage=3)
    played_until(g.choose("use:machete"), "commit")
    assert choice(g) == ["commit:unexpected_courage"]


# --- the last fight: whom to strike, and with what


def test_a_thrown_knife_goes_for_the_priest_and_not_for_rats() -> None:
    g = last_fight(DAISY, "play:knife", ghoul_priest__damage=3).spawn("swarm_of_rats", at="hallway", engaged=DAISY)
    g.choose("use:knife#1:2")
    assert choice(g) == ["enemy:ghoul_priest"]


def test_who_will_not_see_another_round_goes_for_the_priest() -> None:
    g = last_fight(ROLAND, roland_banks__damage=8, ghoul_priest__damage=4, ghoul_priest__exhausted=True)
    for ghoul in ("ghoul_minion", "ravenous_ghoul"):
        g.spawn(ghoul, at="hallway", engaged=ROLAND)
    assert choice(g) == ["fight:ghoul_priest"]


def test_blinding_light_kills_a_priest_that_is_nearly_dead() -> None:
    g = last_fight(AGNES, "blinding_light", agnes_baker__resources=5, ghoul_priest__damage=4)
    assert choice(g) == ["play:blinding_light"]


def test_a_card_is_committed_to_the_light_that_kills() -> None:
    g = last_fight(AGNES, "blinding_light", "unexpected_courage", agnes_baker__resources=5, ghoul_priest__damage=4)
    played_until(g.choose("play:blinding_light"), "commit")
    assert choice(g) == ["commit:unexpected_courage"]


# --- the last fight: assets


@pytest.mark.parametrize("damage", [0, 1])
def test_nobody_looks_for_clues_in_the_last_fight(damage: int) -> None:
    g = last_fight(
        DAISY, "mind_over_matter", "magnifying_glass", daisy_walker__resources=6, daisy_walker__damage=damage
    )
    assert choice(g) != ["play:magnifying_glass"]


def test_who_is_nearly_dead_calls_for_help_while_the_priest_is_exhausted() -> None:
    g = last_fight(
        ROLAND,
        "play:machete",
        "beat_cop",
        roland_banks__resources=6,
        roland_banks__damage=8,
        ghoul_priest__exhausted=True,
    )
    assert choice(g) == ["play:beat_cop"]


def test_nobody_calls_for_help_that_would_come_too_late() -> None:
    g = last_fight(
        ROLAND,
        "play:machete",
        "guard_dog",
        roland_banks__resources=6,
        roland_banks__damage=7,
        ghoul_priest__damage=4,
    )
    assert choice(g) != ["play:guard_dog"]


def test_nobody_draws_a_weapon_under_deadly_attacks() -> None:
    g = last_fight(ROLAND, "knife", roland_banks__damage=8, ghoul_priest__exhausted=True)
    g.spawn("ravenous_ghoul", at="hallway", engaged=ROLAND)
    assert choice(g) != ["play:knife"]


# --- the last fight: who bears harm


def struck(g: Scenario, kind: str) -> Scenario:
    """After a turn that ends at once, when the Priest's damage or horror has to be assigned."""
    return played_until(g.choose("end_turn"), f"assign_{kind}")


def test_an_idle_ally_is_hurt_first() -> None:
    g = struck(last_fight(DAISY, "play:research_librarian"), "damage")
    assert choice(g) == ["assign:research_librarian"]


def test_an_idle_ally_is_frightened_before_the_rosary_breaks() -> None:
    g = struck(last_fight(DAISY, "play:holy_rosary", "play:research_librarian"), "damage").choose("assign:daisy_walker")
    assert g.decision.kind.name == "assign_horror"
    assert choice(g) == ["assign:research_librarian"]


def test_lita_is_spared_as_long_as_one_can_bear_it_oneself() -> None:
    assert choice(struck(last_fight(ROLAND, "play:lita_chantler"), "damage")) == ["assign:roland_banks"]
    dying = last_fight(ROLAND, "play:lita_chantler", roland_banks__damage=7)
    assert choice(struck(dying, "damage")) == ["assign:lita_chantler"]


# --- before it: where to go


def test_nobody_enters_the_cellar_with_an_icy_ghoul_in_it() -> None:
    g = in_the_house(DAISY, cellar__clues=3, daisy_walker__damage=2).spawn("icy_ghoul", at="cellar")
    g.place("agenda_rise_of_the_ghouls", at="current").set("agenda_doom", 6)
    assert choice(g) != ["move:cellar"]


def test_nobody_walks_back_to_an_enemy_that_will_be_ready_again() -> None:
    g = in_the_house(DAISY, cellar__clues=2, daisy_walker__damage=2).spawn("icy_ghoul", at="cellar", exhausted=True)
    g.place("agenda_rise_of_the_ghouls", at="current").set("agenda_doom", 2)
    assert choice(g) != ["move:cellar"]


def test_there_is_no_way_through_an_enemy() -> None:
    g = in_the_house(DAISY, at="attic", cellar__clues=2).spawn("icy_ghoul", at="hallway")
    g.place("agenda_rise_of_the_ghouls", at="current").set("agenda_doom", 2)
    assert choice(g) != ["move:hallway"]


def gathering(at: str) -> Scenario:
    """While the Ghouls make for the Parlor, one of them from the Cellar through the Hallway."""
    g = in_the_house(DAISY, at=at, daisy_walker__damage=1).place("agenda_theyre_getting_out", at="current")
    return g.spawn("icy_ghoul", at="cellar")


def test_one_keeps_out_of_the_way_of_ghouls_that_gather() -> None:
    assert choice(gathering("hallway")) == ["move:attic"]
    assert choice(gathering("attic")) != ["move:hallway"]


def test_ghouls_on_their_way_to_the_door_shorten_the_time() -> None:
    g = in_the_house(DAISY).place("agenda_theyre_getting_out", at="current")
    before = rounds_left(g.state)
    for ghoul in ("ghoul_minion", "ravenous_ghoul", "flesh_eater"):
        g.spawn(ghoul, at="cellar")
    assert rounds_left(g.state) < before
    g.spawn("swarm_of_rats", at="cellar")
    assert rounds_left(g.state) < before


# --- before it: ordinary enemies


def test_an_enemy_is_evaded_with_the_cards_that_one_would_commit() -> None:
    g = in_the_study(DAISY, "manual_dexterity", "manual_dexterity", daisy_walker__damage=2)
    assert choice(g.spawn("icy_ghoul", at="study", engaged=DAISY)) == ["evade:icy_ghoul"]


def test_an_enemy_that_would_kill_comes_before_one_that_would_not() -> None:
    g = in_the_study(SKIDS, "manual_dexterity", skids_otoole__damage=6).spawn("icy_ghoul", at="study", engaged=SKIDS)
    assert choice(g.spawn("swarm_of_rats", at="study", engaged=SKIDS)) == ["evade:icy_ghoul"]


def test_two_cards_are_committed_together_where_one_alone_would_not_do() -> None:
    g = in_the_study(DAISY, "rabbits_foot", "stray_cat", daisy_walker__resources=0, daisy_walker__damage=2)
    g.spawn("icy_ghoul", at="study", engaged=DAISY).choose("evade:icy_ghoul")
    played_until(g, "commit")
    assert sorted(choice(g)) == ["commit:rabbits_foot", "commit:stray_cat"]


def test_who_can_pay_for_skill_keeps_the_cards() -> None:
    g = in_the_study(SKIDS, "play:hard_knocks", "unexpected_courage", skids_otoole__resources=12)
    g.set("skids_otoole.damage", 4).spawn("icy_ghoul", at="study", engaged=SKIDS).choose("evade:icy_ghoul")
    played_until(g, "commit")
    assert choice(g) == []


def test_who_is_nearly_mad_strikes_with_a_bat_rather_than_with_a_spell() -> None:
    g = in_the_study(AGNES, "play:shrivelling", "play:baseball_bat", agnes_baker__horror=7)
    assert choice(g.spawn("ghoul_minion", at="study", engaged=AGNES)) == ["use:baseball_bat"]


def test_nobody_pays_with_horror_that_brings_damage() -> None:
    sane = in_the_study(DAISY, "play:forbidden_knowledge", daisy_walker__actions=0)
    assert choice(sane) == ["use:forbidden_knowledge"]
    psychotic = in_the_study(DAISY, "play:forbidden_knowledge", "threat:psychosis", daisy_walker__actions=0)
    assert choice(psychotic) == ["end_turn"]


# --- before it: what to play


@pytest.mark.parametrize("card", ["magnifying_glass", "old_book_of_lore"])
def test_the_hand_that_holds_the_necronomicon_is_not_free(card: str) -> None:
    g = in_the_study(DAISY, card, "play:knife", "threat:the_necronomicon", daisy_walker__resources=5)
    assert choice(g) != [f"play:{card}"]
    free = in_the_study(DAISY, "old_book_of_lore", "play:knife", daisy_walker__resources=5)
    assert choice(free) == ["play:old_book_of_lore"]


def test_a_bag_is_played_when_tomes_want_room() -> None:
    g = in_the_study(DAISY, "daisys_tote_bag", "old_book_of_lore", "medical_texts", "play:knife", "play:knife")
    assert choice(g) == ["play:daisys_tote_bag"]


def test_a_bag_is_not_committed_while_tomes_want_room() -> None:
    g = in_the_house(DAISY, "daisys_tote_bag", "old_book_of_lore", "play:knife", "play:knife", at="cellar")
    g.set("cellar.clues", 2).choose("investigate")
    played_until(g, "commit")
    assert choice(g) == []


def test_a_bag_is_not_given_up_with_what_is_in_it() -> None:
    """Without it there would be no room for one of them."""
    g = in_the_study(DAISY, "play:knife", "play:knife", "play:daisys_tote_bag", "play:old_book_of_lore")
    g.stack("encounter", ["crypt_chill"]).rig(tokens=["auto_fail"]).choose("end_turn")
    played_until(g, "lose_asset")
    assert choice(g) == ["card:knife"]


def test_a_knife_is_wanted_for_the_last_fight_rather_than_a_book() -> None:
    g = in_the_house(DAISY, "play:old_book_of_lore", "play:medical_texts", "knife", daisy_walker__clues=3)
    g.place("agenda_theyre_getting_out", at="current")
    assert choice(g) == ["play:knife"]
    assert choice(g.choose("play:knife")) == ["card:old_book_of_lore"]


@pytest.mark.parametrize(
    ("who", "harm", "shield", "tool"),
    [
        (WENDY, {"wendy_adams__damage": 5}, "leather_coat", "baseball_bat"),
        (AGNES, {"agnes_baker__horror": 5}, "holy_rosary", "forbidden_knowledge"),
        (ROLAND, {"roland_banks__damage": 6}, "beat_cop", "physical_training"),
    ],
)
def test_the_hurt_want_what_takes_harm_for_them(who: str, harm: dict[str, int], shield: str, tool: str) -> None:
    g = in_the_study(who, shield, tool, **{f"{who}__resources": 5}, **harm)
    assert choice(g) == [f"play:{shield}"]


# --- before it: what to take from the deck


def test_the_librarian_does_not_fetch_the_necronomicon() -> None:
    g = in_the_study(DAISY, "research_librarian").choose("play:research_librarian")
    assert g.decision.kind.name == "reaction"
    assert choice(g) == ["use:research_librarian"]
    weak = in_the_study(DAISY, "research_librarian", "play:old_book_of_lore", "play:medical_texts")
    weak.choose("play:research_librarian")
    assert choice(weak) == ["pass"]


def test_nobody_takes_a_weakness_who_may_take_something_else() -> None:
    g = in_the_study(DAISY, "play:old_book_of_lore").stack(DAISY, ["the_necronomicon", "flashlight", "flashlight"])
    g.choose("use:old_book_of_lore")
    played_until(g, "search")
    assert "card:the_necronomicon#1" in g.options
    assert choice(g) == ["card:flashlight"]
