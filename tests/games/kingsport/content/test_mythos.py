"""Every Mythos card of Kingsport Horror, by what it does."""

import pytest
from tests.games.arkham_horror.published import Row
from tests.games.kingsport.published_town import MYTHOS as PRINTED
from tests.rules.kingsport.shared import AMANDA, BOB, PETE, TRACKS, drawn, kingsport, marked, opened, resolving

from miskatonic.games.arkham_horror.declare import gate, mythos, other_world
from miskatonic.games.arkham_horror.events.fate import ClueAppeared, EnvironmentOver, MythosDrawn, RumorEnded
from miskatonic.games.arkham_horror.events.town import GateOpened, MonstersMove, OtherWorldEncounter, Surge
from miskatonic.games.arkham_horror.rules import gates, monsters
from miskatonic.games.kingsport.effects.omens import ally_betrays
from miskatonic.games.kingsport.events import RiftOpened, RiftProgressed
from miskatonic.kernel.hooks import total
from miskatonic.testing import Scenario, home_made, rule, scenario

CIRCLE, MOON, HEXAGON = TRACKS


@pytest.mark.parametrize("row", PRINTED, ids=[row.slug for row in PRINTED])
def test_what_a_card_does_in_the_first_three_steps(row: Row) -> None:
    g = drawn(row.slug, stop="mythos_ability").place(PETE, at="train_station")
    assert [event.place for event in g.happened(GateOpened)] == row.words("gate")
    assert [event.place for event in g.happened(ClueAppeared)] == [
        place for place in row.words("clue") if place not in g.state.gates
    ]
    moved = g.happened(MonstersMove)[0]
    assert (list(moved.white), list(moved.black)) == (row.words("white"), row.words("black"))
    assert g.state.doom == int("gate" in row.named) + row.number("doom")
    assert len(g.happened(Surge)) == int("surge" in row.named)


# --- headlines


@pytest.mark.parametrize(
    ("card", "streets"),
    [("break_in_at_neils", "south_shore"), ("graverobbers_strike", "central_hill"), ("hellene_sighted", "harborside")],
)
def test_two_monsters_come_to_the_streets(card: str, streets: str) -> None:
    g = resolving(card).rig(monsters=["ghoul", "zombie"])
    assert g.state.monsters == {"ghoul": streets, "zombie": streets}


def test_cops_sweep_all_of_kingsport() -> None:
    g = resolving("cops_sweep_kingsport").spawn("ghoul", at="harborside").spawn("zombie", at="strange_high_house")
    g.spawn("witch", at="downtown")
    assert g.state.monsters == {"witch": "downtown"}


@pytest.mark.parametrize(("foe", "terror"), [("ghast", 1), ("leng_spider", 1), ("moon_beast", 1), ("ghoul", 0)])
def test_dark_shapes_go_and_leave_terror(foe: str, terror: int) -> None:
    g = resolving("dark_shapes_at_dusk").spawn(foe, at="outskirts")
    assert (g.state.terror, foe in g.state.monsters) == (terror, not terror)


def test_the_heiress_is_gone_and_doom_grows() -> None:
    g = resolving("local_heiress_missing").give(PETE, "asenath_waite").rig(markers=["rpm_hall_school"])
    assert (g.state.doom, g[PETE].cards, "asenath_waite" in g.state.removed) == (1, [], True)


@pytest.mark.parametrize(("cards", "doom"), [(["ryan_dean"], 1), (["duke"], 0), ([], 0)])
def test_an_ally_that_betrays_is_gone_and_doom_grows(cards: list[str], doom: int) -> None:
    with home_made("arkham_horror"):
        mythos("headline", "traitor", "Traitor", "Traître", ally_betrays("ryan_dean"), gate="woods")
        g = scenario("arkham_horror", boxes=["kingsport", "home_made"], seats=[PETE]).give(PETE, *cards)
        g.place("traitor", at="drawn").begin(step="mythos_ability").stop("turn_end")
        assert (g.state.doom, len(g[PETE].cards)) == (doom, len(cards) - doom)


def test_without_the_heiress_nothing_happens() -> None:
    g = resolving("local_heiress_missing").give(PETE, "duke").rig(markers=["rpm_hall_school"])
    assert (g.state.doom, g[PETE].cards) == (0, ["duke"])


@pytest.mark.parametrize(
    ("choice", "money", "cards"),
    [("effect:give_up_by_price", 3, ["food"]), ("effect:lose_all_money", 0, ["food", "tommy_gun"])],
)
def test_pickpockets_take_the_dearest_item_or_all_money(choice: str, money: int, cards: list[str]) -> None:
    g = resolving("pickpocket_ring_at_large").give(PETE, "food", "tommy_gun", "$3").rig(dice=[1, 1]).choose(choice)
    assert (g[PETE].money, g[PETE].cards) == (money, cards)


def test_whoever_is_lucky_keeps_everything() -> None:
    g = resolving("pickpocket_ring_at_large").give(PETE, "food", "$3").rig(dice=[1, 6])
    assert (g[PETE].money, g[PETE].cards) == (3, ["food"])


@rule("KH-SURGE-01")
@pytest.mark.parametrize("card", ["strange_sightings_1", "strange_sightings_2"])
def test_strange_sightings_bring_a_surge_and_a_clue_for_the_first_player(card: str) -> None:
    g = drawn(card, PETE, AMANDA).place("gate_abyss", at="woods").rig(monsters=["dark_young"])
    assert (g["dark_young"], list(g.state.gates), g.state.doom) == ("woods", ["woods"], 0)
    assert [person.clues for person in g.state.present()] == [1, 0]


def test_when_strange_visions_cease_a_marker_goes_back() -> None:
    g = marked(resolving("strange_visions_cease"), MOON, "hall_school", "water_st_607").rig(
        markers=["rpm_artists_colony"]
    )
    g.choose("progress:rpm_hall_school")
    assert list(g.state.piles["rift_track_2_a"]) == ["rpm_water_st_607"]


def test_when_strange_visions_cease_a_rift_may_close() -> None:
    g = opened(resolving("strange_visions_cease"), MOON, "woods", face_down=3).rig(markers=["rpm_hall_school"])
    assert g[MOON] == "rift_track_2"


def test_a_traveller_is_led_to_the_strange_high_house() -> None:
    g = resolving("traveller_lost_in_fog").place(PETE, at="downtown")
    assert g[PETE].at == "strange_high_house"


@pytest.mark.parametrize("at", ["abyss_1", "lost_in_time_and_space"])
def test_who_is_elsewhere_is_not(at: str) -> None:
    assert resolving("traveller_lost_in_fog").place(PETE, at=at)[PETE].at == at


def test_an_unusual_phenomenon_opens_a_rift() -> None:
    places = ["hall_school", "artists_colony", "water_st_607", "the_rope_and_anchor"]
    g = resolving("unusual_phenomenon_sighted_in_arkham").rig(markers=[f"rpm_{p}" for p in places])
    g.rig(markers=["rpm_north_point_lighthouse"])
    assert g.decision.kind.name == "which_track"
    g.choose("rift:rift_track_1")
    assert (g[CIRCLE], len(g.state.piles["rift_progress"])) == ("unvisited_isle", 7)


def test_without_a_closed_rift_nothing_opens() -> None:
    g = resolving("unusual_phenomenon_sighted_in_arkham")
    opened(g, CIRCLE, "woods", *["neils_curiosity_shop"] * 2, "artists_colony", "hall_school")
    opened(g, MOON, "woods", *["st_erasmuss_home"] * 2, "seventh_house_on_the_left", "congregational_hospital")
    opened(g, HEXAGON, "woods", *["the_rope_and_anchor"] * 2, "water_st_607", "north_point_lighthouse")
    assert g.happened(RiftOpened) == []


def test_wild_visions_let_everybody_set_the_sliders() -> None:
    g = resolving("wild_visions_plague_city", PETE, AMANDA).rig(markers=["rpm_hall_school"])
    g.play("yes", "slide:speed:3", "slide:fight:2", "slide:lore:1", "no")
    assert (g[PETE].sliders, g[AMANDA].sliders) == ([3, 2, 1], [0, 0, 0])


# --- environments


def walking(card: str, at: str, *seats: str) -> Scenario:
    """A card is in play, and somebody with Speed 0 ends a movement somewhere."""
    return kingsport(*seats).place(card, at="play").place(PETE, at=at).stop("encounter")


def test_the_corpse_garden_gives_clues_and_takes_health() -> None:
    g = walking("corpse_garden", "central_hill")
    assert (g[PETE].clues, g[PETE].sanity, g[PETE].stamina) == (2, 3, 5)
    assert walking("corpse_garden", "harborside")[PETE].clues == 0


def test_the_first_one_at_the_church_is_blessed_and_no_other() -> None:
    g = walking("hallelujah", "south_church")
    assert (g[PETE].fate, g.state.environment, len(g.happened(EnvironmentOver))) == ("blessed", "", 1)
    assert "hallelujah" in g.state.mythos_deck


def test_the_mists_close_the_head_as_long_as_they_last() -> None:
    g = resolving("kingsport_mists").place(PETE, at="wireless_station").rig(markers=["rpm_hall_school"])
    assert g[PETE].at == "harborside"
    assert set(g.state.shut) == {"the_causeway", "wireless_station", "strange_high_house"}
    g = resolving("hallelujah").rig(markers=["rpm_hall_school"]).place("kingsport_mists", at="play")
    assert (g.state.environment, g.state.shut) == ("hallelujah", {})


def test_in_the_mists_nobody_walks_to_the_head() -> None:
    g = kingsport(AMANDA).place("kingsport_mists", at="play").place(AMANDA, at="harborside")
    assert "walk:the_causeway" not in g.options


def test_the_doors_of_sleep_lead_to_the_dreamlands() -> None:
    g = walking("the_doors_of_sleep", "harborside").stop("mythos").stack("gate_cards", ["blue_1"])
    assert g[PETE].clues >= 1
    while g.options != ["go_on"]:
        g.choose(g.options[0])
    assert [event.world for event in g.happened(OtherWorldEncounter)] == ["the_dreamlands"]


def test_elsewhere_nobody_dreams() -> None:
    g = walking("the_doors_of_sleep", "central_hill").stop("mythos")
    assert (g.happened(OtherWorldEncounter), g[PETE].clues) == ([], 0)


def test_time_after_time_hounds_and_yithians_are_tougher() -> None:
    g = walking("time_after_time", "woods").spawn("hound_of_tindalos", at="downtown").spawn("yithian", at="downtown")
    assert [monsters.toughness(g.state, foe) for foe in ("hound_of_tindalos", "yithian")] == [3, 4]


def test_time_after_time_gates_to_another_time_are_harder_to_close() -> None:
    with home_made("arkham_horror"):
        other_world("another_time", "Another Time", "Autre Temps", "blue")
        gate("another_time", "Another Time", "Autre Temps", "square", 0)
        g = scenario("arkham_horror", boxes=["kingsport", "home_made"], seats=[PETE]).place(
            "time_after_time", at="play"
        )
        g.place("gate_another_time", at="woods").place("gate_abyss", at="graveyard").stop("movement")
        you = g.state.present()[0]
        assert [total(g.state, gates.CLOSING, 1, place, you) for place in ("woods", "graveyard")] == [3, 1]


def test_when_worlds_drift_apart_no_marker_is_placed() -> None:
    g = resolving("graverobbers_strike").place("worlds_drifting_apart", at="play").rig(monsters=["ghoul", "zombie"])
    assert g.happened(RiftProgressed) == []
    assert resolving("worlds_drifting_apart").happened(RiftProgressed) == []


# --- rumors


def rumor(card: str, at: str, *seats: str) -> Scenario:
    """A rumor is in play, and somebody is where something can be done about it."""
    return kingsport(*seats).place(card, at="play").place(PETE, at=at).begin(phase="encounter").stop("other_world")


@pytest.mark.parametrize("card", ["cover_up", "mistrust"])
def test_a_rumor_begins_with_three_clues_for_each_player(card: str) -> None:
    assert resolving(card, PETE, AMANDA).state.rumor_tokens == 6


@pytest.mark.parametrize("card", ["cover_up", "mistrust"])
def test_a_clue_for_each_player_is_added_each_turn(card: str) -> None:
    g = kingsport(PETE, AMANDA).place(card, at="play").begin(step="turn_end").stop("upkeep")
    assert g.state.rumor_tokens == 8


def test_trophies_settle_the_cover_up() -> None:
    g = rumor("cover_up", "downtown").give(PETE, "dhole").choose("use:cover_up")
    assert (g.state.rumor, g[PETE].fate, "retainer" in g[PETE].cards) == ("", "blessed", True)
    assert "dhole" in g.state.cup


def test_some_trophies_take_some_clues_off() -> None:
    g = rumor("cover_up", "downtown").give(PETE, "vampire", "cultist").choose("use:cover_up").choose("spend:vampire")
    assert (g.state.rumor_tokens, g[PETE].monster_trophies) == (1, ["cultist"])


def test_trophies_of_tony_morgan_take_a_clue_more_off() -> None:
    g = kingsport("tony_morgan").place("cover_up", at="play").place("tony_morgan", at="downtown")
    g.begin(phase="encounter").stop("other_world").give("tony_morgan", "cultist").choose("use:cover_up")
    assert g.state.rumor_tokens == 1


def test_a_cover_up_that_succeeds_takes_all_clues() -> None:
    g = kingsport(PETE).place("cover_up", at="play").set("rumor_tokens", 5).give(PETE, "clue", "clue")
    g.place("clue", at="woods").begin(step="turn_end").stop("upkeep")
    assert (g[PETE].clues, g.state.clues, g.happened(RumorEnded)[0].passed) == (0, {}, False)


def test_items_settle_mistrust_and_everybody_gains_an_ally() -> None:
    g = (
        rumor("mistrust", "southside")
        .give(PETE, "food", "holy_water")
        .choose("use:mistrust")
        .choose("discard:holy_water")
    )
    assert g.state.rumor_tokens == 1
    g.choose("use:mistrust")
    assert (g.state.rumor, sum(card in g.state.removed for card in ["mistrust"])) == ("", 1)
    assert len(g[PETE].cards) == 1


def test_mistrust_that_spreads_ends_focus_and_trading() -> None:
    g = kingsport(BOB, AMANDA).place("mistrust", at="play").set("rumor_tokens", 10).give(BOB, "food")
    g.place(BOB, at="woods").place(AMANDA, at="woods").begin(step="turn_end")
    assert g.state.rumor == ""
    assert g.decision.kind.name == "walk", "nobody is asked about sliders"
    assert not any(option.startswith("trade") for option in g.options)


def test_a_blessing_and_a_skill_mend_the_world() -> None:
    g = (
        rumor("world_torn_asunder", "miskatonic_university")
        .give(PETE, "blessing", "fight")
        .set("ashcan_pete.sanity", 1)
    )
    g.set("ashcan_pete.stamina", 2).choose("use:world_torn_asunder")
    assert (g.state.rumor, g[PETE].fate, g[PETE].cards) == ("", "", [])
    assert (g[PETE].sanity, g[PETE].stamina) == (4, 6)


@pytest.mark.parametrize(("card", "tokens"), [("graverobbers_strike", 2), ("hellene_sighted", 2), ("hallelujah", 1)])
def test_moons_that_move_tear_the_world(card: str, tokens: int) -> None:
    g = kingsport(PETE).place("world_torn_asunder", at="play").place(card, at="drawn")
    assert g.begin(step="mythos_monsters").stop("mythos_ability").state.rumor_tokens == tokens


def test_a_world_torn_asunder_opens_all_rifts() -> None:
    g = (
        kingsport(PETE)
        .place("world_torn_asunder", at="play")
        .set("rumor_tokens", 2)
        .place("hellene_sighted", at="drawn")
    )
    g.begin(step="mythos_monsters").stop("mythos_ability").stack("mythos", ["hallelujah", "heat_wave", "the_festival"])
    assert [event.place for event in g.happened(RiftOpened)] == ["graveyard", "woods", "woods"]
    assert (g.state.rumor, len(g.happened(MythosDrawn))) == ("", 3)
