"""Every Mythos card: what is printed on it, and what it does."""

from miskatonic.games.mansions.components import MYTHOS
from miskatonic.games.mansions.view.table import view
from miskatonic.kernel.box import edition_of
from miskatonic.testing import Scenario, rule, scenario

JOE, JENNY, MARY = "joe_diamond", "jenny_barnes", "sister_mary"

PRINTED = """
swarm_of_bats bat 1
whispers bat 1
bad_omen bat 2
trembling_hands bat 1
eyes_in_the_dark bat 1
slammed_door door 1
threshold_of_fear door 1
knocking door 1
cold_draft door 2
the_lock_turns door 2
loose_floorboards upstairs 1
falling_chandelier upstairs 2
face_in_the_mirror upstairs 1
footsteps_above upstairs 1
blown_fuse upstairs 1
sudden_chill downstairs 0
cave_in downstairs 2
rats downstairs 1
foul_air downstairs 1
lost_in_the_dark downstairs 1
sparks fire 2
thick_smoke fire 1
burning_clothes fire 0
spreading_blaze fire 2
scorched_hands fire 1
jammed_gun gun 1
out_of_ammunition gun 3
misfire gun 1
slippery_grip gun 1
worn_blade gun 2
loss_of_will question 3 face_down
secret_orders question 1 face_down
false_memory question 1 face_down
blackmail question 1 face_down
clean_conscience question 0 face_down
"""
"""The slug, the icon, the threat, and whether it is given face down."""


@rule("MM-MYTH-11", "MM-COMP-10")
def test_the_cards_are_those_of_the_box() -> None:
    declared = [
        f"{card.slug} {card.icon} {card.cost}{' face_down' if card.face_down else ''}"
        for card in edition_of("mansions")[MYTHOS]
    ]
    assert sorted(declared) == sorted(PRINTED.strip().splitlines())
    assert sum(card.copies for card in edition_of("mansions")[MYTHOS]) == 35


def facing(
    card: str,
    at: str = "foyer.center",
    *,
    others: tuple[str, ...] = (),
    dice: tuple[int, ...] = (),
    story: str = "the_fall_of_house_lynch",
) -> Scenario:
    """The turn of Joe Diamond is about to begin, and the keeper has a card that can be paid."""
    g = scenario("mansions", seats=["", JOE, *others], story=story).place(JOE, at=at).set(f"{JOE}.skill_points", 0)
    for other in others:
        g.place(other, at="garden.path").set(f"{other}.skill_points", 0)
    return g.give("keeper", card).set("keeper.threat", 3).rig(dice=dice).begin(step="turn")


def played(g: Scenario, card: str) -> Scenario:
    """The keeper plays the card at the start of the turn."""
    return g.choose(f"play:{card}")


def is_offered(g: Scenario, card: str) -> bool:
    """Whether the keeper may play the card now."""
    return f"play:{card}" in g.options


# --- bat


def test_swarm_of_bats_bites_whoever_is_clumsy() -> None:
    assert played(facing("swarm_of_bats", dice=(10,)), "swarm_of_bats")[JOE].damage == 1
    assert played(facing("swarm_of_bats", dice=(1,)), "swarm_of_bats")[JOE].damage == 0


def test_whispers_frighten_whoever_is_alone() -> None:
    assert played(facing("whispers"), "whispers")[JOE].horror == 1
    assert not is_offered(facing("whispers", others=(JENNY,)).place(JENNY, at="foyer.left_hall"), "whispers")


def test_bad_omen_makes_all_tests_harder_until_the_end_of_the_turn() -> None:
    g = played(
        facing("bad_omen", "hallway_2.right", others=(JENNY,)).place("jammed_door", at="guest_bedroom"), "bad_omen"
    )
    assert view(g.state, 2).seats[1].investigator.under == ("bad_omen",)  # type: ignore[union-attr]
    g.rig(dice=[4]).choose("move:guest_bedroom.1")
    assert g[JOE].at == "hallway_2.right"
    assert g.choose("end_turn")[JOE].under == {}


def test_trembling_hands_drop_an_equipment_card_of_the_keepers_choice() -> None:
    g = facing("trembling_hands", "kitchen.1", dice=(10,)).give(JOE, "lantern", "whiskey")
    played(g, "trembling_hands").choose("lose:whiskey")
    assert (g[JOE].cards, list(g["kitchen"])) == (["lantern"], ["whiskey"])
    assert not is_offered(facing("trembling_hands"), "trembling_hands")


@rule("MM-MYTH-07", "MM-MYTH-08", "MM-STAT-20")
def test_eyes_in_the_dark_drive_one_up_to_two_spaces() -> None:
    g = played(facing("eyes_in_the_dark", "basement_landing.upper"), "eyes_in_the_dark").play(
        "step:basement_landing.lower", "stop"
    )
    assert (g[JOE].horror, g[JOE].at) == (1, "basement_landing.lower")
    assert not is_offered(facing("eyes_in_the_dark"), "eyes_in_the_dark")
    dark = facing("eyes_in_the_dark").place("darkness", at="foyer")
    assert is_offered(dark, "eyes_in_the_dark")
    assert not is_offered(dark.give(JOE, "lantern"), "eyes_in_the_dark")


# --- door


def test_slammed_door_keeps_one_from_going_through_doors_in_this_turn() -> None:
    g = played(facing("slammed_door", "foyer.left_stairs", dice=(10,)), "slammed_door")
    assert "move:foyer.center" in g.options
    assert "move:hallway_2.left" not in g.options
    assert "run:hallway_2.left" not in g.options
    assert not is_offered(facing("slammed_door", "foyer.right_hall"), "slammed_door")


def test_slammed_door_keeps_one_from_escaping_by_the_front_door() -> None:
    g = facing("slammed_door", "foyer.left_stairs", dice=(10,)).set("choices", ["C", "A", "A"]).reveal(happened=True)
    assert "escape" not in played(g, "slammed_door").choose("move:foyer.center").options


def test_threshold_of_fear_keeps_one_in_the_room_for_this_turn() -> None:
    g = played(facing("threshold_of_fear", "hallway_1.right", others=(JENNY,), dice=(10,)), "threshold_of_fear")
    assert [option for option in g.options if option.startswith("move:")] == ["move:hallway_1.left"]
    g.choose("end_turn").begin(turn=JOE)
    assert "move:hallway_2.left" in g.options or "move:hallway_2.right" in g.options


def test_knocking_frightens_and_may_move_one_a_space() -> None:
    g = played(facing("knocking", "hallway_2.right"), "knocking").choose("step:guest_bedroom.1")
    assert (g[JOE].horror, g[JOE].at) == (1, "guest_bedroom.1")
    assert g.decision.kind.name == "act"
    assert not is_offered(facing("knocking", "foyer.right_hall"), "knocking")
    assert is_offered(facing("knocking", "foyer.center"), "knocking"), "the front door is one"


def test_knocking_does_not_push_one_into_a_locked_room() -> None:
    g = facing("knocking", "hallway_2.right").place("jammed_door", at="guest_bedroom")
    assert "step:guest_bedroom.1" not in played(g, "knocking").options


def test_cold_draft_makes_the_room_dark() -> None:
    assert played(facing("cold_draft"), "cold_draft").state.statuses == {"foyer": ["darkness"]}
    assert not is_offered(facing("cold_draft").place("darkness", at="foyer"), "cold_draft")


def test_the_lock_turns_puts_an_unused_lock_face_down_on_a_room_nearby() -> None:
    g = (
        facing("the_lock_turns", "hallway_2.right")
        .place("lantern", at="guest_bedroom")
        .place("jammed_door", at="garden")
    )
    played(g, "the_lock_turns")
    assert g.decision.audience("keeper") == g.state.keeper.seat
    assert g.options == [
        "lock:dark_room",
        "lock:dreadful_passage",
        "lock:electric_lock",
        "lock:guarded_passage",
        "lock:padlocked_door",
        "lock:runelocked_door",
    ]
    g.choose("lock:guarded_passage")
    assert list(g["guest_bedroom"]) == ["lantern", "guarded_passage"]
    assert g.state.face_up == []


def test_the_lock_turns_needs_a_room_with_cards_without_lock_and_people() -> None:
    g = facing("the_lock_turns", "hallway_2.right", others=(JENNY,)).place(JENNY, at="kitchen.1")
    assert not is_offered(g, "the_lock_turns")
    assert is_offered(g.place("lantern", at="guest_bedroom").begin(step="turn"), "the_lock_turns")
    assert not is_offered(g.place(JENNY, at="guest_bedroom.1").begin(step="turn"), "the_lock_turns")


# --- upstairs


@rule("MM-MYTH-08")
def test_loose_floorboards_stun_in_bedrooms_hallways_foyer_and_attic() -> None:
    assert played(facing("loose_floorboards", "guest_bedroom.1", dice=(10,)), "loose_floorboards")[JOE].stunned == 1
    assert not is_offered(facing("loose_floorboards", "kitchen.1"), "loose_floorboards")


def test_falling_chandelier_hits_whoever_is_under_it() -> None:
    assert played(facing("falling_chandelier", dice=(10,)), "falling_chandelier")[JOE].damage == 2
    assert not is_offered(facing("falling_chandelier", "kitchen.1"), "falling_chandelier")


def test_face_in_the_mirror_frightens_in_bedrooms() -> None:
    assert played(facing("face_in_the_mirror", "guest_bedroom.1", dice=(10,)), "face_in_the_mirror")[JOE].horror == 1
    assert not is_offered(facing("face_in_the_mirror"), "face_in_the_mirror")


def test_footsteps_above_let_the_keeper_move_a_monster() -> None:
    g = facing("footsteps_above", "hallway_2.right").spawn("zombie", at="kitchen.1")
    played(g, "footsteps_above")
    assert g.play("move:dining_room.right", "stop")["zombie"].at == "dining_room.right"
    assert not is_offered(facing("footsteps_above", "kitchen.1"), "footsteps_above")


def test_blown_fuse_makes_a_kitchen_dark() -> None:
    assert played(facing("blown_fuse", "kitchen.1"), "blown_fuse").state.statuses == {"kitchen": ["darkness"]}
    assert not is_offered(facing("blown_fuse"), "blown_fuse")
    assert not is_offered(facing("blown_fuse", "kitchen.1").place("darkness", at="kitchen"), "blown_fuse")


# --- downstairs


def test_sudden_chill_costs_nothing_and_takes_an_easier_test() -> None:
    g = played(facing("sudden_chill", dice=(10,)), "sudden_chill")
    assert (g[JOE].horror, g["keeper"].threat) == (1, 3)
    assert MYTHOS["sudden_chill"].effect.args[1] == 1  # type: ignore[attr-defined]


def test_cave_in_hits_whoever_is_in_a_cave(grounds: str) -> None:
    assert played(facing("cave_in", "cave_1.left", dice=(10,), story=grounds), "cave_in")[JOE].damage == 2
    assert not is_offered(facing("cave_in", "garden.path", story=grounds), "cave_in")


def test_rats_bite_and_frighten_in_basements_and_stores() -> None:
    g = played(facing("rats", "basement_storage.1", dice=(10,)), "rats")
    assert (g[JOE].damage, g[JOE].horror) == (1, 1)
    assert not is_offered(facing("rats"), "rats")


def test_foul_air_stuns_whoever_is_in_a_cellar(grounds: str) -> None:
    assert played(facing("foul_air", "root_cellar.west", dice=(10,), story=grounds), "foul_air")[JOE].stunned == 1
    assert not is_offered(facing("foul_air", "garden.path", story=grounds), "foul_air")


def test_lost_in_the_dark_one_cannot_explore_in_this_turn() -> None:
    g = facing("lost_in_the_dark", "basement_landing.upper", dice=(10,)).place("lantern", at="basement_landing")
    assert "explore" not in played(g, "lost_in_the_dark").options
    assert not is_offered(facing("lost_in_the_dark"), "lost_in_the_dark")


# --- fire


def test_sparks_fly_over_from_the_next_room() -> None:
    g = facing("sparks", "guest_bedroom.1").place("fire", at="hallway_2")
    assert played(g, "sparks").state.has_status("guest_bedroom", "fire")
    assert not is_offered(facing("sparks", "guest_bedroom.1").place("fire", at="kitchen"), "sparks")


def test_thick_smoke_stuns_in_and_beside_burning_rooms() -> None:
    for burning in ("hallway_2", "guest_bedroom"):
        g = facing("thick_smoke", "guest_bedroom.1", dice=(10,)).place("fire", at=burning)
        assert played(g, "thick_smoke")[JOE].stunned == 1
    assert not is_offered(facing("thick_smoke"), "thick_smoke")


def test_burning_clothes_hurt_whoever_is_in_the_fire() -> None:
    assert played(facing("burning_clothes").place("fire", at="foyer"), "burning_clothes")[JOE].damage == 1
    assert not is_offered(facing("burning_clothes").place("fire", at="hallway_2"), "burning_clothes")


def test_spreading_blaze_sets_a_room_beside_the_fire_on_fire() -> None:
    g = played(facing("spreading_blaze").place("fire", at="guest_bedroom"), "spreading_blaze").choose("room:hallway_2")
    assert g.state.has_status("hallway_2", "fire")
    assert not is_offered(facing("spreading_blaze"), "spreading_blaze")


def test_scorched_hands_drop_a_weapon_in_the_fire() -> None:
    g = facing("scorched_hands").place("fire", at="foyer").give(JOE, "shotgun")
    assert played(g, "scorched_hands")[JOE].cards == []
    assert list(g["foyer"]) == ["shotgun"]
    assert not is_offered(facing("scorched_hands").give(JOE, "shotgun"), "scorched_hands")
    assert not is_offered(facing("scorched_hands").place("fire", at="foyer"), "scorched_hands")


# --- gun


def test_jammed_gun_cannot_be_fired_until_the_end_of_the_next_turn() -> None:
    g = facing("jammed_gun", others=(JENNY,), dice=(10,)).give(JOE, "shotgun").spawn("zombie", at="foyer.center")
    played(g, "jammed_gun")
    assert "attack:zombie:shotgun" not in g.options
    assert "attack:zombie:unarmed" in g.options
    assert g.choose("end_turn")[JOE].under == {"jammed_gun": 1}
    assert "attack:zombie:shotgun" not in g.begin(turn=JOE).options
    assert g.choose("end_turn")[JOE].under == {}
    assert not is_offered(facing("jammed_gun"), "jammed_gun")


def test_out_of_ammunition_a_ranged_weapon_is_discarded() -> None:
    g = facing("out_of_ammunition", dice=(10,)).give(JOE, "shotgun")
    assert list(played(g, "out_of_ammunition").state.box) == ["shotgun"]
    assert not is_offered(facing("out_of_ammunition"), "out_of_ammunition")


def test_misfire_hurts_whoever_has_a_ranged_weapon() -> None:
    assert played(facing("misfire", dice=(10,)).give(JOE, "shotgun"), "misfire")[JOE].damage == 1
    assert not is_offered(facing("misfire"), "misfire")


def test_slippery_grip_drops_a_weapon() -> None:
    g = facing("slippery_grip", dice=(10,)).give(JOE, "shotgun")
    assert list(played(g, "slippery_grip")["foyer"]) == ["shotgun"]
    assert not is_offered(facing("slippery_grip").give(JOE, "lantern"), "slippery_grip")


def test_worn_blade_breaks_a_melee_weapon_that_is_no_key(grounds: str) -> None:
    g = facing("worn_blade", "garden.path", dice=(10,), story=grounds).give(JOE, "old_sabre", "iron_bar")
    assert played(g, "worn_blade")[JOE].cards == ["iron_bar"]
    assert not is_offered(facing("worn_blade", "garden.path", story=grounds).give(JOE, "iron_bar"), "worn_blade")


# --- question: given face down


def holding(card: str, others: tuple[str, ...] = (JENNY,)) -> Scenario:
    """Joe Diamond has been given a card face down in an earlier turn, and his turn has begun."""
    g = scenario("mansions", seats=["", JOE, *others]).give(JOE, card).set(f"{JOE}.bound", 1)
    for other in (JOE, *others):
        g.set(f"{other}.skill_points", 0)
    return g


def seen(g: Scenario, seat: int) -> str:
    """What a seat sees of the card that Joe Diamond was given."""
    return view(g.state, seat).seats[1].investigator.secret  # type: ignore[union-attr]


@rule("MM-SEC-08")
def test_a_card_given_face_down_is_read_by_its_holder_and_the_keeper_alone() -> None:
    g = played(facing("secret_orders", others=(JENNY,)), "secret_orders")
    assert [seen(g, seat) for seat in (0, 1, 2)] == ["secret_orders", "secret_orders", "?"]
    assert not is_offered(g.give("keeper", "blackmail").begin(step="turn"), "blackmail")


def test_loss_of_will_makes_one_win_with_the_keeper() -> None:
    g = holding("loss_of_will", (JENNY,)).set("event", 5).set("time", 2).reveal(happened=True).begin(step="event")
    assert g.outcome is not None
    assert g.outcome.winners == [0, 1]


def test_loss_of_will_lets_one_attack_investigators_and_is_turned_up() -> None:
    g = holding("loss_of_will").place(JENNY, at="foyer.center").rig(dice=[1]).choose("assault:jenny_barnes:unarmed")
    assert (g[JENNY].damage, g[JOE].exposed) == (1, True)
    assert seen(g, 2) == "loss_of_will"


def test_killing_whoever_has_lost_its_will_does_not_count() -> None:
    g = holding("loss_of_will").reveal(happened=True).place("fire", at="foyer").set(f"{JOE}.damage", 11)
    g.place(JENNY, at="kitchen.1").choose("end_turn")
    assert (g.state.out, g.state.killed_since) == ([1], 0)
    assert list(g.state.mythos_discard) == ["loss_of_will"]


def test_loss_of_will_is_drawn_again_with_a_single_investigator() -> None:
    g = scenario("mansions", seats=["", JOE]).stack("mythos", ["loss_of_will", "whispers"]).set("keeper.threat", 2)
    assert g.begin(step="keeper_actions").choose("action:evil_presence")["keeper"].mythos == ["whispers"]


def test_secret_orders_drop_a_card_at_the_end_of_the_next_turn() -> None:
    g = holding("secret_orders").give(JOE, "lantern", "whiskey").choose("end_turn")
    g.choose("lose:lantern")
    assert (g[JOE].cards, g[JOE].secret) == (["whiskey"], "")
    g = played(facing("secret_orders", others=(JENNY,)).give(JOE, "lantern"), "secret_orders").choose("end_turn")
    assert (g[JOE].cards, g[JOE].secret) == (["lantern"], "secret_orders")


def test_false_memory_puts_a_find_back_under_the_cards_of_the_room() -> None:
    g = (
        holding("false_memory")
        .place(JOE, at="kitchen.1")
        .place("silver_key", at="kitchen")
        .place("lantern", at="kitchen")
    )
    g.choose("explore")
    assert g.decision.audience("keeper") == g.state.keeper.seat
    g.choose("forget")
    assert (g[JOE].cards, list(g["kitchen"]), g[JOE].secret) == (["silver_key"], ["lantern"], "")


def test_false_memory_is_over_after_an_exploration_whatever_the_keeper_does() -> None:
    g = holding("false_memory").place(JOE, at="kitchen.1").place("lantern", at="kitchen").play("explore", "leave")
    assert (g[JOE].cards, g[JOE].secret) == (["lantern"], "")


def test_blackmail_takes_horror_or_threat_in_two_turns() -> None:
    g = holding("blackmail").set(f"{JOE}.bound", 0).begin(step="turn").choose("effect:take")
    assert (g[JOE].horror, g[JOE].secret) == (1, "blackmail")
    g.choose("end_turn").set("active", 1).begin(step="turn").choose("effect:gain_threat")
    assert (g[JOE].horror, g["keeper"].threat, g[JOE].secret) == (1, 1, "")


def test_clean_conscience_does_nothing_and_goes_with_a_clue_or_another_card() -> None:
    g = holding("clean_conscience").place(JOE, at="kitchen.1")
    g.place("the_fall_of_house_lynch_clue_3a", at="kitchen").choose("explore")
    assert (g[JOE].secret, list(g.state.mythos_discard)) == ("", ["clean_conscience"])
    g = facing("blackmail", others=(JENNY,)).give(JOE, "clean_conscience")
    assert played(g, "blackmail")[JOE].secret == "blackmail"
