"""Every trauma: what is printed on it, and what it does."""

import pytest

from miskatonic.games.mansions.components import TRAUMA
from miskatonic.games.mansions.rules.attribute_tests import attribute
from miskatonic.kernel.box import edition_of
from miskatonic.testing import Scenario, rule, scenario

JOE, JENNY = "joe_diamond", "jenny_barnes"

PRINTED = """
broken_arm injury 8 stays
broken_leg injury 4 stays
back_injury injury 4 stays
concussion injury 8 stays
demoralizing_injury injury None
hearing_loss injury None stays
loss_of_vision injury None stays
all_alone insanity None stays several
panic insanity None
the_only_way_out insanity 0
friend insanity 0 several
claustrophobia insanity None stays
nyctophobia insanity None stays
paranoia insanity 8 stays several
hysteria insanity 8 stays
catatonia insanity 4 stays
amnesia insanity 8 stays
pyromania insanity 4 stays
hopelessness insanity None stays
obsession insanity 4 stays
jealousy insanity None several
"""
"""The slug, the kind, the health or sanity left at most, whether it stays, and whether it needs several investigators."""


@rule("MM-COMP-11", "MM-TRAU-06")
def test_the_cards_are_those_of_the_box() -> None:
    declared = [
        f"{card.slug} {card.kind} {card.threshold}{' stays' if card.stays else ''}{' several' if card.several else ''}"
        for card in edition_of("mansions")[TRAUMA]
    ]
    assert sorted(declared) == sorted(PRINTED.strip().splitlines())
    assert sum(card.copies for card in edition_of("mansions")[TRAUMA]) == 21


def people(at: str = "foyer.center") -> Scenario:
    """Joe Diamond's turn; Jenny Barnes is far away."""
    g = scenario("mansions", seats=["", JOE, JENNY]).place(JOE, at=at).place(JENNY, at="basement_storage.1")
    return g.set(f"{JOE}.skill_points", 0).set(f"{JENNY}.skill_points", 0)


def suffering(card: str, at: str = "foyer.center") -> Scenario:
    """Joe Diamond suffers from a trauma, and it is his turn."""
    return people(at).give(JOE, card)


def hurt(g: Scenario, card: str) -> Scenario:
    """Joe Diamond is hurt at the start of his turn, and the keeper plays an injury."""
    g.set(f"{JOE}.damage", 8).place("fire", at=g[JOE].room).give("keeper", "burning_clothes", card)
    return g.begin(step="turn").play("play:burning_clothes", f"play:{card}")


def frightened(g: Scenario, card: str, horror: int = 4) -> Scenario:
    """Joe Diamond is frightened at the start of his turn, and the keeper plays an insanity."""
    g.set(f"{JOE}.horror", horror).give("keeper", "sudden_chill", card).rig(dice=[10])
    return g.begin(step="turn").play("play:sudden_chill", f"play:{card}")


# --- injuries


def test_broken_arm_makes_tests_in_combat_harder() -> None:
    for card, needed in (("hearing_loss", 5), ("broken_arm", 3)):
        g = suffering(card).give(JOE, "loss_of_will").place(JENNY, at="foyer.center").rig(dice=[4])
        g.choose("assault:jenny_barnes:unarmed")
        assert g[JENNY].damage == (needed == 5)


def test_broken_leg_hurts_once_a_turn_whoever_walks_on() -> None:
    g = suffering("broken_leg").choose("move:foyer.left_stairs")
    assert g[JOE].damage == 0
    assert g.choose("move:hallway_2.left")[JOE].damage == 1
    assert g.choose("run:hallway_2.right")[JOE].damage == 1


def test_back_injury_leaves_one_equipment_card_and_one_weapon() -> None:
    g = people().give(JOE, "lantern", "whiskey", "shotgun", "joe_45_automatics", "silver_key")
    hurt(g, "back_injury").play("lose:lantern", "lose:shotgun")
    assert sorted(g[JOE].cards) == ["joe_45_automatics", "silver_key", "whiskey"]


def test_back_injury_drops_what_is_found_or_given_beyond_that() -> None:
    g = (
        suffering("back_injury", "kitchen.1")
        .give(JOE, "lantern")
        .place("whiskey", at="kitchen")
        .play("explore", "lose:lantern")
    )
    assert g[JOE].cards == ["whiskey"]
    g = suffering("back_injury").give(JOE, "lantern").give(JENNY, "whiskey").place(JENNY, at="foyer.center")
    g.begin(step="trading").play("done", "give:whiskey:joe_diamond", "lose:whiskey")
    assert (g[JOE].cards, list(g["foyer"])) == (["lantern"], ["whiskey"])


def test_concussion_costs_a_skill_point_and_two_intellect() -> None:
    g = people().set(f"{JOE}.skill_points", 2)
    before = attribute(g.state, g[JOE], "intellect")
    hurt(g, "concussion")
    assert (g[JOE].skill_points, attribute(g.state, g[JOE], "intellect")) == (1, before - 2)


def test_demoralizing_injury_frightens_and_ends_the_turn() -> None:
    g = hurt(people().stop("turn_end"), "demoralizing_injury")
    assert (g[JOE].horror, g[JOE].injury, g.options) == (1, "", ["go_on"])
    assert "demoralizing_injury" in g.state.trauma_discard


def test_demoralizing_injury_stops_what_is_being_done() -> None:
    g = people().give("keeper", "demoralizing_injury").spawn("zombie", at="foyer.center", token=0).rig(dice=[10])
    g.play("move:foyer.left_hall", "strike", "play:demoralizing_injury")
    assert (g[JOE].at, g.state.active) == ("foyer.center", 2)


def test_hearing_loss_costs_two_dexterity() -> None:
    healthy, deaf = people(), suffering("hearing_loss")
    lost = [attribute(g.state, g[JOE], "dexterity") for g in (healthy, deaf)]
    assert lost[0] - lost[1] == 2


def test_loss_of_vision_makes_every_room_dark_to_an_explorer() -> None:
    g = suffering("loss_of_vision", "kitchen.1").place("lantern", at="kitchen")
    assert g.choose("explore")[JOE].moves == 1


# --- insanities


def test_all_alone_one_is_frightened_by_company_once_a_turn_for_each() -> None:
    g = suffering("all_alone", "hallway_2.left").place(JENNY, at="foyer.left_stairs").rig(dice=[10])
    g.choose("move:foyer.left_stairs")
    assert g[JOE].horror == 1
    g.play("move:hallway_2.left", "run:foyer.left_stairs")
    assert g[JOE].horror == 1


def test_all_alone_one_is_frightened_by_whoever_comes_in() -> None:
    g = suffering("all_alone", "hallway_2.left").place(JENNY, at="foyer.left_stairs").begin(turn=JENNY).rig(dice=[10])
    g.choose("move:hallway_2.left")
    assert (g[JOE].horror, g[JENNY].horror) == (1, 0)


def test_in_panic_one_is_driven_up_to_three_spaces() -> None:
    g = frightened(people("hallway_2.right"), "panic").play(
        "step:hallway_2.left", "step:foyer.left_stairs", "step:foyer.center"
    )
    assert (g[JOE].at, g[JOE].insanity, g[JOE].moves) == ("foyer.center", "", 2)
    assert g.decision.kind.name == "act"


def test_the_only_way_out_kills_whoever_has_no_sanity_left() -> None:
    g = people().give("keeper", "the_only_way_out").set(f"{JOE}.horror", 8).begin(step="keeper_actions")
    assert g.choose("insanity:the_only_way_out").state.gone == [JOE]


def test_friend_attacks_another_investigator_with_a_weapon_of_the_keepers_choice() -> None:
    g = people().give(JOE, "shotgun", "joe_45_automatics").place(JENNY, at="foyer.left_hall").give("keeper", "friend")
    g.set(f"{JOE}.horror", 8).begin(step="keeper_actions").rig(dice=[1]).choose("insanity:friend")
    assert g.options == ["assault:jenny_barnes:shotgun", "assault:jenny_barnes:joe_45_automatics"]
    assert g.choose("assault:jenny_barnes:joe_45_automatics")[JENNY].damage == 3
    assert "friend" in g.state.trauma_discard


def test_friend_is_not_played_where_nobody_can_be_hit() -> None:
    g = people().give("keeper", "friend", "panic").set(f"{JOE}.horror", 8).begin(step="keeper_actions")
    assert g.options == ["done", f"insanity:panic:{JOE}"]


def test_claustrophobia_frightens_at_the_end_of_a_turn_in_a_narrow_room() -> None:
    assert suffering("claustrophobia", "kitchen.1").choose("end_turn")[JOE].horror == 1
    assert suffering("claustrophobia").choose("end_turn")[JOE].horror == 0


def test_nyctophobia_frightens_whoever_comes_into_the_dark() -> None:
    g = suffering("nyctophobia", "hallway_2.left").place("darkness", at="foyer").rig(dice=[10])
    assert g.choose("move:foyer.left_stairs")[JOE].horror == 1
    lit = suffering("nyctophobia", "hallway_2.left").place("darkness", at="foyer").give(JOE, "lantern")
    assert lit.choose("move:foyer.left_stairs")[JOE].horror == 0


def test_nyctophobia_frightens_when_it_becomes_dark_once_a_turn() -> None:
    g = suffering("nyctophobia").give("keeper", "cold_draft").set("keeper.threat", 2).rig(dice=[10])
    g.begin(step="turn").choose("play:cold_draft")
    assert g[JOE].horror == 1
    assert g.play("move:foyer.left_stairs", "move:hallway_2.left", "run:foyer.left_stairs")[JOE].horror == 1


def test_paranoia_keeps_one_from_trading() -> None:
    g = suffering("paranoia").give(JOE, "lantern").give(JENNY, "whiskey").place(JENNY, at="foyer.center")
    assert g.stop("threat").begin(step="trading").options == ["go_on"]


@pytest.mark.parametrize("who", ["ashcan_pete", JOE])
def test_not_even_duke_takes_a_card_from_or_to_who_is_paranoid(who: str) -> None:
    g = scenario("mansions", seats=["", "ashcan_pete", JOE]).give("ashcan_pete", "duke", "lantern")
    assert "use:duke" in g.options
    assert "use:duke" not in g.give(who, "paranoia").options


def test_hysteria_stuns_whoever_fails_a_horror_test() -> None:
    g = suffering("hysteria", "foyer.left_stairs").spawn("zombie", at="hallway_2.right").rig(dice=[10])
    g.choose("move:hallway_2.left")
    assert (g[JOE].horror, g[JOE].stunned) == (1, 1)


def test_catatonia_leaves_one_movement_step() -> None:
    assert suffering("catatonia").begin(turn=JOE)[JOE].moves == 1


def test_amnesia_takes_all_spells() -> None:
    g = frightened(people().give(JOE, "soul_pact#2", "soul_pact#3"), "amnesia", 0)
    assert (g[JOE].spells, len(g.state.spell_decks["soul_pact"])) == ([], 5)


def test_amnesia_costs_two_lore() -> None:
    lore = [attribute(g.state, g[JENNY], "lore") for g in (people(), people().give(JENNY, "amnesia"))]
    assert lore[0] - lore[1] == 2


def test_pyromania_lets_the_keeper_set_the_room_on_fire_once_a_turn() -> None:
    g = suffering("pyromania").set("keeper.threat", 2).begin(step="keeper_actions").choose("use:pyromania")
    assert (g.state.statuses, g["keeper"].threat) == ({"foyer": ["fire"]}, 1)
    assert "use:pyromania" not in g.options


def test_in_hopelessness_no_skill_points_are_spent() -> None:
    g = suffering("hopelessness", "hallway_2.right").place("jammed_door", at="guest_bedroom").rig(dice=[10])
    assert g.set(f"{JOE}.skill_points", 2).choose("move:guest_bedroom.1").decision.kind.name == "act"


def test_obsession_holds_one_back_where_something_is_left_to_find() -> None:
    g = (
        suffering("obsession", "kitchen.1")
        .place("lantern", at="kitchen")
        .rig(dice=[10])
        .choose("move:dining_room.right")
    )
    assert (g[JOE].at, g[JOE].moves) == ("kitchen.1", 1)
    assert g.choose("move:dining_room.right")[JOE].at == "dining_room.right"


@pytest.mark.parametrize("monster", [True, False])
def test_obsession_lets_one_go_from_a_monster_or_an_empty_room(monster: bool) -> None:
    g = suffering("obsession", "garden.path")
    if monster:
        g.place("lantern", at="garden").spawn("zombie", at="garden.south_east")
    assert g.choose("move:entryway.1")[JOE].at == "entryway.1"


def test_jealousy_takes_a_card_that_is_no_clue_of_another_in_the_room() -> None:
    g = people().place(JENNY, at="foyer.left_hall").give(JENNY, "lantern", "whiskey", "the_fall_of_house_lynch_clue_3a")
    frightened(g, "jealousy", 0)
    assert g.options == ["take:lantern:jenny_barnes", "take:whiskey:jenny_barnes"]
    assert g.choose("take:whiskey")[JOE].cards == ["whiskey"]
    assert "jealousy" in g.state.trauma_discard
