"""Every keeper action: what is printed on it, and what it does."""

from miskatonic.games.mansions.components import COMBAT, KEEPER_ACTIONS, MONSTERS, STORIES
from miskatonic.kernel.box import edition_of
from miskatonic.testing import Scenario, rule, scenario

JOE, JENNY = "joe_diamond", "jenny_barnes"

PRINTED = """
command_minion 1
creature_of_the_night 1
darkness 2
dark_ritual 2
evil_presence 2
maniac_attack 4
pyromaniac 2
raise_dead 0 passive
summon_worshippers 2
summoning 0
take_sample 1 passive
uncontrollable_urges 2
witchcraft 2 passive
"""
"""The slug, the threat, and whether something on it is always in force."""


@rule("MM-COMP-15", "MM-KACT-02")
def test_the_cards_are_those_of_the_box() -> None:
    declared = [
        f"{card.slug} {card.cost}{' passive' if card.text else ''}" for card in edition_of("mansions")[KEEPER_ACTIONS]
    ]
    assert sorted(declared) == sorted(PRINTED.strip().splitlines())


@rule("MM-SKEE-02", "MM-COMP-15")
def test_the_keeper_begins_with_all_actions_of_the_story() -> None:
    for story in edition_of("mansions")[STORIES]:
        g = scenario("mansions", seats=["", JOE, JENNY], story=story.slug)
        assert g["keeper"].actions == list(story.actions)


def acting(card: str, at: str = "foyer.center", threat: int = 4, story: str = "the_fall_of_house_lynch") -> Scenario:
    """The keeper action step, with one keeper action; Joe Diamond and, far away, Jenny Barnes are there."""
    g = scenario("mansions", seats=["", JOE, JENNY], story=story).place(JOE, at=at)
    g.place(JENNY, at="basement_storage.1" if story == "the_fall_of_house_lynch" else "storage_shed.1")
    for who in (JOE, JENNY):
        g.set(f"{who}.skill_points", 0)
    return g.set("keeper.actions", [card]).set("keeper.threat", threat).begin(step="keeper_actions")


def is_offered(g: Scenario, card: str) -> bool:
    """Whether the keeper may use the action now."""
    return f"action:{card}" in g.stop("monster_attacks").options


# --- moving monsters


@rule("MM-KMOV-01", "MM-KMOV-05")
def test_command_minion_moves_a_monster_up_to_two_spaces() -> None:
    g = acting("command_minion", "kitchen.1").spawn("zombie", at="hallway_2.right").choose("action:command_minion")
    g.play("move:hallway_2.left", "move:foyer.left_stairs")
    assert (g["zombie"].at, g["keeper"].threat, g.decision.kind.name) == ("foyer.left_stairs", 3, "keeper_acts")
    stunned = acting("command_minion", "kitchen.1").spawn("zombie", at="hallway_2.right", stunned=1)
    assert not is_offered(stunned, "command_minion")


@rule("MM-KMOV-01")
def test_creature_of_the_night_gets_further_in_the_dark() -> None:
    route = ("move:hallway_2.left", "move:foyer.left_stairs", "move:foyer.center")
    for dark, spaces in ((None, 2), ("hallway_2", 3), ("foyer", 2)):
        g = acting("creature_of_the_night", "kitchen.1").spawn("zombie", at="hallway_2.right")
        if dark:
            g.place("darkness", at=dark)
        g.choose("action:creature_of_the_night").play(*route[:spaces])
        assert g.decision.kind.name == "keeper_acts"


def test_creature_of_the_night_gets_further_if_its_first_step_is_into_the_dark() -> None:
    g = acting("creature_of_the_night", "kitchen.1").spawn("zombie", at="hallway_2.left").place("darkness", at="foyer")
    g.choose("action:creature_of_the_night").play("move:foyer.left_stairs", "move:foyer.center", "move:foyer.left_hall")
    assert (g["zombie"].at, g.decision.kind.name) == ("foyer.left_hall", "keeper_acts")


@rule("MM-KMOV-03", "MM-KMOV-04")
def test_monsters_go_through_doors_and_past_locks_but_only_to_adjacent_spaces() -> None:
    g = (
        acting("command_minion", "kitchen.1")
        .spawn("zombie", at="hallway_2.right")
        .place("jammed_door", at="guest_bedroom")
    )
    g.choose("action:command_minion")
    assert set(g.options) == {
        "stop",
        "move:hallway_2.left",
        "move:guest_bedroom.1",
        "move:entryway.1",
    }
    assert g.choose("move:guest_bedroom.1")["zombie"].at == "guest_bedroom.1"
    assert list(g["guest_bedroom"]) == ["jammed_door"]


# --- the house


def test_darkness_falls_on_a_room_and_frightens_whoever_is_there() -> None:
    g = acting("darkness").rig(dice=[10]).play("action:darkness", "room:foyer")
    assert (g.state.statuses, g[JOE].horror) == ({"foyer": ["darkness"]}, 1)
    lit = acting("darkness").give(JOE, "lantern").play("action:darkness", "room:foyer")
    assert lit[JOE].horror == 0


@rule("MM-FEAT-07")
def test_pyromaniac_sets_rooms_with_a_campfire_or_beside_a_fire_on_fire(grounds: str) -> None:
    g = acting("pyromaniac", "garden.path", story=grounds).choose("action:pyromaniac")
    assert g.options == ["room:backyard", "room:front_yard"]
    assert g.choose("room:backyard").state.statuses == {"backyard": ["fire"]}
    g.choose("action:pyromaniac")
    assert {"room:front_yard", "room:storage_shed"} <= set(g.options)
    assert "room:backyard" not in g.options


# --- cards


def test_dark_ritual_draws_a_card_of_either_deck_for_each_cultist() -> None:
    g = acting("dark_ritual").spawn("cultist", at="kitchen.1").spawn("cultist", at="kitchen.1", token=1)
    g.spawn("cult_leader", at="kitchen.1").play("action:dark_ritual", "draw:mythos", "draw:trauma")
    assert (len(g["keeper"].mythos), len(g["keeper"].trauma), g["keeper"].threat) == (1, 1, 2)
    assert not is_offered(acting("dark_ritual").spawn("cult_leader", at="kitchen.1"), "dark_ritual")


@rule("MM-KDRAW-01", "MM-KACT-04")
def test_evil_presence_draws_a_mythos_card_and_a_trauma() -> None:
    keeper = acting("evil_presence").choose("action:evil_presence")["keeper"]
    assert (len(keeper.mythos), len(keeper.trauma), keeper.threat) == (1, 1, 2)


# --- placing monsters


@rule("MM-KPLC-02", "MM-KPLC-01")
def test_maniac_attack_brings_a_maniac_to_a_door_near_an_investigator() -> None:
    g = acting("maniac_attack", "guest_bedroom.1").eliminate(JENNY).rig(tokens=[1]).choose("action:maniac_attack")
    assert set(g.options) == {
        "place:guest_bedroom.1",
        "place:storage_closet.1",
        "place:hallway_2.left",
        "place:hallway_2.right",
    }
    g.choose("place:hallway_2.left")
    assert (g["maniac"].at, g["maniac"].token, g["keeper"].threat) == ("hallway_2.left", 1, 0)


def test_maniac_attack_may_come_by_the_front_door() -> None:
    g = acting("maniac_attack", "foyer.left_hall").eliminate(JENNY).choose("action:maniac_attack")
    assert "place:foyer.center" in g.options


def test_maniac_attack_does_not_come_through_barricades() -> None:
    g = acting("maniac_attack", "guest_bedroom.1").eliminate(JENNY)
    g.place("barricade", at="guest_bedroom.1-storage_closet.1").choose("action:maniac_attack")
    assert "place:storage_closet.1" not in g.options


@rule("MM-LIM-08", "MM-LIM-09")
def test_with_all_figures_on_the_board_one_of_them_is_placed_anew_but_none_of_the_story() -> None:
    g = acting("maniac_attack").spawn("maniac", at="kitchen.1", name="walter").spawn("maniac", at="kitchen.1", token=1)
    assert g.choose("action:maniac_attack").options == ["take:maniac#2", "pass"]
    g.play("take:maniac#2", "place:foyer.left_hall")
    assert [monster.at for monster in g.state.monsters.values()] == ["kitchen.1", "foyer.left_hall"]
    assert g["walter"].at == "kitchen.1"


@rule("MM-LIM-09", "MM-HOR-01")
def test_a_figure_that_is_placed_anew_is_another_monster_and_frightens_as_such() -> None:
    g = acting("maniac_attack").spawn("maniac", at="foyer.center").spawn("maniac", at="foyer.left_hall", token=1)
    g.rig(dice=[10]).play("action:maniac_attack", "take:maniac#2", "place:foyer.left_hall")
    assert g[JOE].horror == 1


@rule("MM-FEAT-02")
def test_summon_worshippers_brings_a_cultist_to_an_altar() -> None:
    g = acting("summon_worshippers").choose("action:summon_worshippers")
    assert (g["cultist"].at, g["keeper"].threat) == ("ceremony_room.right", 2)


@rule("MM-FEAT-02")
def test_summoning_sacrifices_cultists_in_the_room_of_an_altar() -> None:
    g = acting("summoning", threat=3)
    for token, space in enumerate(("ceremony_room.left", "ceremony_room.left", "ceremony_room.right", "kitchen.1")):
        g.spawn("cultist", at=space, token=token)
    g.choose("action:summoning")
    assert g.options == [f"effect:sacrifice_cultist_{kind}" for kind in ("zombie", "hound_of_tindalos", "shoggoth")]
    g.choose("effect:sacrifice_cultist_shoggoth")
    assert list(g.state.monsters) == ["cultist#4", "shoggoth"]
    assert (g["shoggoth"].at, g["keeper"].threat) == ("ceremony_room.right", 0)


def test_summoning_takes_as_many_cultists_as_the_monster_is_worth() -> None:
    for monster, victims in (("zombie", 1), ("hound_of_tindalos", 2)):
        g = acting("summoning", threat=3)
        for token in range(3):
            g.spawn("cultist", at="ceremony_room.left", token=token)
        g.play("action:summoning", f"effect:sacrifice_cultist_{monster}").choose(
            *["offer:cultist#2", "offer:cultist#3"][:victims]
        )
        assert (g[monster].at, len(g.state.monsters), g["keeper"].threat) == (
            "ceremony_room.right",
            4 - victims,
            3 - victims,
        )


def test_summoning_leaves_monsters_of_the_story_alone() -> None:
    g = acting("summoning", threat=3).spawn("cultist", at="ceremony_room.left", name="priest")
    assert not is_offered(g, "summoning")


@rule("MM-FAQ-03")
def test_witchcraft_brings_a_witch_to_whoever_fails_and_takes_her_away_at_the_next_turn() -> None:
    g = acting("witchcraft").rig(dice=[10, 1]).play("action:witchcraft", "whom:joe_diamond")
    assert (g["witch"].at, g["keeper"].threat) == ("foyer.center", 2)
    g.spawn("witch", at="kitchen.1", token=1, name="helena").stop("threat").begin(step="trading")
    assert [monster.name for monster in g.state.monsters.values()] == ["helena"]


def test_witchcraft_does_nothing_to_whoever_passes() -> None:
    g = acting("witchcraft").rig(dice=[1]).play("action:witchcraft", "whom:joe_diamond")
    assert g.state.monsters == {}


# --- the dead


def strike(g: Scenario, monster: str) -> None:
    """Joe Diamond kills a monster with bare hands."""
    deck = MONSTERS[monster].kind
    card = next(
        card.slug for card in edition_of("mansions")[COMBAT] if card.deck == deck and card.attack.kind == "unarmed"
    )
    g.stack(deck, [card]).rig(dice=[1]).begin(turn=JOE).choose(f"attack:{monster}:unarmed")


@rule("MM-KACT-08", "MM-FEAT-09")
def test_raise_dead_lays_a_corpse_in_the_graveyard_or_the_crypt_and_raises_it(grounds: str) -> None:
    g = acting("raise_dead", "garden.path", 3, grounds).choose("action:raise_dead")
    assert {option.removeprefix("corpse:").partition(".")[0] for option in g.options} == {"graveyard", "crypt"}
    g.choose("corpse:crypt.left")
    assert (g.state.features["corpse"], g["keeper"].threat) == (["crypt.left"], 2)
    g.play("action:raise_dead", "effect:raise_corpse_zombie")
    assert (g.state.features["corpse"], g["zombie"].at, g["keeper"].threat) == ([], "crypt.left", 0)


@rule("MM-KACT-07", "MM-FAQ-03")
def test_raise_dead_leaves_a_corpse_where_a_humanoid_is_killed_but_no_beast(grounds: str) -> None:
    for monster, damage, corpses in (("zombie", 6, ["garden.path"]), ("hound_of_tindalos", 5, [])):
        g = acting("raise_dead", "garden.path", 0, grounds).spawn(monster, at="garden.path", damage=damage)
        strike(g, monster)
        assert (g.state.monsters, g.state.features.get("corpse", [])) == ({}, corpses)


@rule("MM-KACT-07")
def test_raise_dead_leaves_a_corpse_where_an_investigator_is_killed(grounds: str) -> None:
    g = acting("raise_dead", "crypt.left", 0, grounds).give("keeper", "the_only_way_out").set(f"{JOE}.horror", 8)
    g.choose("insanity:the_only_way_out")
    assert g.state.features["corpse"] == ["crypt.left"]


# --- urges


@rule("MM-KACT-06")
def test_uncontrollable_urges_move_an_investigator_without_evading() -> None:
    g = acting("uncontrollable_urges").spawn("zombie", at="foyer.center")
    g.play("action:uncontrollable_urges", "whom:joe_diamond", "move:foyer.left_hall")
    assert (g[JOE].at, g["keeper"].threat) == ("foyer.left_hall", 2)


@rule("MM-KACT-06")
def test_uncontrollable_urges_let_the_keeper_make_the_choices_of_a_spell() -> None:
    g = acting("uncontrollable_urges").give(JOE, "soul_pact#3").place(JENNY, at="foyer.left_hall").rig(dice=[1])
    g.set(f"{JENNY}.horror", 3).play("action:uncontrollable_urges", "whom:joe_diamond", "cast:soul_pact")
    assert g.decision.seat == g.state.keeper.seat
    assert g.choose("aim:jenny_barnes")[JENNY].horror == 1


@rule("MM-KACT-05", "MM-FAQ-01", "MM-FAQ-02")
def test_uncontrollable_urges_need_a_legal_action_of_a_card_and_no_weapon() -> None:
    g = acting("uncontrollable_urges").give(JOE, "whiskey", "shotgun", "loss_of_will").place(JENNY, at="foyer.center")
    g.play("action:uncontrollable_urges", "whom:joe_diamond")
    assert all(option.startswith("move:") for option in g.options)
    g = acting("uncontrollable_urges").give(JOE, "whiskey").set(f"{JOE}.horror", 3)
    assert g.play("action:uncontrollable_urges", "whom:joe_diamond", "use:whiskey")[JOE].horror == 1


@rule("MM-FAQ-02")
def test_uncontrollable_urges_aim_no_spell_for_monsters_at_an_investigator_even_where_they_may_attack_one_another() -> (
    None
):
    g = scenario("mansions", seats=["", JOE, JENNY], story="green_eyed_boy").give(JOE, "shriveling", "blood_pact")
    g.place(JENNY, at="foyer.center").set("keeper.threat", 2).begin(step="keeper_actions")
    g.play("action:uncontrollable_urges", "whom:joe_diamond")
    assert [option for option in g.options if option.startswith("cast:")] == ["cast:blood_pact"]


@rule("MM-KACT-06", "MM-FAQ-01")
def test_uncontrollable_urges_use_up_equipment_that_needs_no_evade_test_as_well() -> None:
    g = acting("uncontrollable_urges").give(JOE, "holy_water", "saturnian_wine").spawn("zombie", at="foyer.center")
    g.play("action:uncontrollable_urges", "whom:joe_diamond")
    assert "use:saturnian_wine" in g.options
    assert g.choose("use:holy_water")["zombie"].damage == 4


@rule("MM-KACT-06", "MM-ERR-01")
def test_uncontrollable_urges_come_over_each_investigator_once_a_turn() -> None:
    g = acting("uncontrollable_urges").play("action:uncontrollable_urges", "whom:joe_diamond", "move:foyer.left_hall")
    g.stop("monster_attacks").set("keeper.threat", 9).choose("action:uncontrollable_urges")
    assert (g[JOE].at, g[JENNY].at, g.options) == ("foyer.left_hall", "basement_landing.upper", ["go_on"])


def test_the_player_decides_about_skill_points_whatever_the_keeper_makes_one_do() -> None:
    g = acting("uncontrollable_urges", "foyer.left_stairs").set(f"{JOE}.skill_points", 1).place("fire", at="hallway_2")
    g.play("action:uncontrollable_urges", "whom:joe_diamond", "move:hallway_2.left")
    assert (g.decision.kind.name, g.decision.seat) == ("before_roll", 1)


# --- samples


@rule("MM-SAM-01", "MM-FAQST-07")
def test_take_sample_lets_a_stunned_monster_take_one_without_moving_it() -> None:
    g = acting("take_sample").spawn("zombie", at="foyer.center", stunned=1).choose("action:take_sample")
    assert (g["zombie"].samples, g.decision.kind.name) == ([JOE], "keeper_acts")


@rule("MM-SAM-01", "MM-FEAT-14")
def test_take_sample_reaches_who_is_hidden_and_leaves_the_hiding_space_alone() -> None:
    g = acting("take_sample", "guest_bedroom.1").set(f"{JOE}.hidden", True).spawn("zombie", at="guest_bedroom.1")
    g.play("action:take_sample", "stop")
    assert (g["zombie"].samples, g[JOE].hidden) == ([JOE], True)


@rule("MM-SAM-01")
def test_take_sample_can_be_used_again_on_the_same_investigator_in_the_same_turn() -> None:
    g = acting("take_sample", threat=2).spawn("zombie", at="foyer.center").play(*["action:take_sample", "stop"] * 2)
    assert (g["zombie"].samples, g["keeper"].threat) == ([JOE, JOE], 0)


@rule("MM-SAM-01")
def test_take_sample_does_not_move_a_monster_that_cannot_be_moved_again_in_this_turn() -> None:
    g = acting("take_sample").spawn("zombie", at="foyer.center", stopped=True).choose("action:take_sample")
    assert (g["zombie"].samples, g.decision.kind.name) == ([JOE], "keeper_acts")


@rule("MM-SAM-03")
def test_the_samples_of_a_killed_monster_go_back_to_the_supply() -> None:
    g = acting("take_sample").spawn("zombie", at="foyer.center", damage=6, samples=[JOE] * 4)
    strike(g, "zombie")
    g.spawn("maniac", at="foyer.center").set("keeper.threat", 1).begin(step="keeper_actions")
    assert is_offered(g, "take_sample")


@rule("MM-COMP-22")
def test_take_sample_is_not_possible_once_all_samples_are_taken() -> None:
    g = acting("take_sample").spawn("zombie", at="foyer.center", samples=[JOE] * 4)
    assert not is_offered(g, "take_sample")
    assert is_offered(acting("take_sample").spawn("zombie", at="foyer.center", samples=[JOE] * 3), "take_sample")


@rule("MM-SAM-02", "MM-FAQ-03")
def test_take_sample_brings_five_threat_for_each_sample_on_an_altar() -> None:
    g = acting("take_sample", threat=0).spawn("zombie", at="ceremony_room.right", samples=[JOE, JENNY])
    g.stop("threat").begin(step="trading")
    assert (g.state.altar, g["zombie"].samples, g["keeper"].threat) == ([JOE, JENNY], [], 10)
