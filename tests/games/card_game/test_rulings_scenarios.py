"""Official rulings about the cards of the three scenarios. The docstrings name the rulings."""

from miskatonic.games.card_game.events import CardRemoved, EnemyAttacked, Entered
from miskatonic.games.card_game.rules.values import skill_value
from miskatonic.testing import Scenario, rule, scenario

AGNES, DAISY, ROLAND, SKIDS, WENDY = "agnes_baker", "daisy_walker", "roland_banks", "skids_otoole", "wendy_adams"


def arkham(*seats: str, at: str = "rivertown") -> Scenario:
    """The Midnight Masks, everybody at one place."""
    g = scenario("card_game", seats=list(seats), scenario="the_midnight_masks")
    for who in seats:
        g.place(who, at=at)
    return g.place(at, at="revealed")


def hallway(*seats: str) -> Scenario:
    """The Gathering, everybody in the Hallway."""
    g = scenario("card_game", seats=list(seats))
    for who in seats:
        g.place(who, at="hallway")
    return g


# --- The Gathering


def test_lita_leaves_with_whoever_controls_her() -> None:
    """lita_control: she is removed from the game, and what she gave to others is gone."""
    g = hallway(ROLAND, DAISY).give(ROLAND, "play:lita_chantler").set(f"{ROLAND}.horror", 4)
    assert skill_value(g.state, g[DAISY], "combat") == 3
    g.spawn("ghoul_minion", at="hallway", engaged=ROLAND)
    g.play("resource", "assign:roland_banks", "assign:roland_banks")
    assert g[ROLAND].fate == "horror"
    assert "lita_chantler" in [event.card.partition("#")[0] for event in g.happened(CardRemoved)]
    assert skill_value(g.state, g[DAISY], "combat") == 2


def test_lita_helps_only_where_her_controller_is() -> None:
    """lita_damage"""
    g = hallway(ROLAND, DAISY).give(ROLAND, "play:lita_chantler").place(DAISY, at="attic")
    assert skill_value(g.state, g[ROLAND], "combat") == 5
    assert skill_value(g.state, g[DAISY], "combat") == 2
    g.set(f"{ROLAND}.played", True).spawn("ghoul_minion", at="attic", engaged=DAISY).play(
        "end_turn", "fight:ghoul_minion"
    )
    assert "use:lita_chantler" not in g.options


@rule("CG-ACTAG-05")
def test_an_act_that_advances_in_the_turn_of_one_moves_everybody() -> None:
    """spawn_override: enemies in the Study are discarded, engaged or not, and nobody takes them along."""
    g = scenario("card_game", seats=[ROLAND, DAISY]).give(DAISY, "clue", "clue", "clue", "clue")
    g.spawn("ghoul_minion", at="study", engaged=DAISY).choose("advance")
    assert (g[ROLAND].at, g[DAISY].at, g[ROLAND].actions) == ("hallway", "hallway", 3)
    assert g.state.enemies == []
    assert g.state.encounter_discard == ["ghoul_minion"]


# --- The Midnight Masks


def test_acolytes_are_not_the_cultists_that_are_looked_for() -> None:
    """unique_cultists"""
    g = arkham(ROLAND)
    for card in (
        "ruth_turner",
        "peter_warren",
        "herman_collins",
        "victoria_devereux",
        "acolyte",
        "wizard_of_the_order",
    ):
        g.place(card, at="victory")
    g.spawn("wolf_man_drew", at="rivertown", engaged=ROLAND, damage=3).rig(tokens=["0"]).choose("fight:wolf_man_drew")
    assert len(g.state.victory) == 7
    assert g.outcome is None


def test_peter_warren_gets_no_clues_from_whoever_the_masked_hunter_holds() -> None:
    """masked_hunter_clues"""
    g = arkham(ROLAND).give(ROLAND, "clue", "clue").spawn("peter_warren", at="rivertown")
    assert "use:peter_warren" in g.options
    g.spawn("the_masked_hunter", at="rivertown", engaged=ROLAND)
    assert "use:peter_warren" not in g.options


def test_the_masked_hunter_keeps_from_discovering_by_any_means() -> None:
    """masked_hunter_clues: an investigation, Roland and a hunch alike; Northside's clues are not discovered."""
    g = arkham(ROLAND, at="northside").set("northside.clues", 2).give(ROLAND, "working_a_hunch", "evidence", "resource")
    g.spawn("the_masked_hunter", at="northside", engaged=ROLAND).spawn("swarm_of_rats", at="northside", engaged=ROLAND)
    assert "play:working_a_hunch#1" not in g.options
    g.rig(tokens=["0", "0"]).play("fight:swarm_of_rats", "investigate").choose()
    assert (g[ROLAND].clues, g["northside"].clues) == (0, 2)
    g.choose("use:northside")
    assert (g[ROLAND].clues, g["northside"].clues) == (2, 2)


def test_who_is_freed_from_the_masked_hunter_finds_clues_again() -> None:
    """masked_hunter_clues"""
    g = arkham(SKIDS).set(f"{SKIDS}.resources", 0).set("rivertown.clues", 1)
    g.spawn("the_masked_hunter", at="rivertown", engaged=SKIDS).rig(tokens=["0", "0"])
    g.play("evade:the_masked_hunter", "investigate")
    assert g[SKIDS].clues == 1


def test_behind_a_locked_door_everything_but_investigating_goes_on() -> None:
    """locked_door_scope"""
    g = arkham(ROLAND).place("locked_door", at="rivertown").set("rivertown.clues", 2).give(ROLAND, "working_a_hunch")
    g.give(ROLAND, "play:flashlight").spawn("swarm_of_rats", at="rivertown", engaged=ROLAND).rig(tokens=["0"])
    assert "investigate" not in g.options
    assert "use:flashlight#1" not in g.options
    assert "move:easttown" in g.options
    g.choose("play:working_a_hunch").play("fight:swarm_of_rats", "use:roland_banks")
    assert (g[ROLAND].clues, g["rivertown"].clues) == (2, 0)


def test_a_cultist_that_the_group_finds_spawns_although_its_place_is_full() -> None:
    """spawn_unavailable, barricade_spawn: only a place that is not in play is none."""
    g = arkham(ROLAND).give(ROLAND, "clue", "clue").place("graveyard", at="revealed").place("barricade", at="graveyard")
    g.spawn("swarm_of_rats", at="graveyard").stack("side", ["herman_collins"])
    g.choose("use:act_uncovering_the_conspiracy")
    assert g["herman_collins"].at == "graveyard"


# --- The Devourer Below


def test_whoever_loses_the_way_has_spent_the_action() -> None:
    """twisting_paths"""
    g = scenario("card_game", seats=[ROLAND], scenario="the_devourer_below")
    g.place(ROLAND, at="arkham_woods_twisting_paths").rig(tokens=["-4"]).choose("move:main_path")
    assert (g[ROLAND].at, g[ROLAND].actions) == ("arkham_woods_twisting_paths", 2)
    assert not g.happened(Entered)


def test_whoever_loses_the_way_while_eluding_enemies_meets_them_again() -> None:
    """twisting_paths: the card is played, the move is cancelled."""
    g = scenario("card_game", seats=[SKIDS], scenario="the_devourer_below").give(SKIDS, "elusive")
    g.place(SKIDS, at="arkham_woods_twisting_paths").spawn("ghoul_minion", at=g[SKIDS].at, engaged=SKIDS)
    g.set(f"{SKIDS}.resources", 2).rig(tokens=["-4"]).choose("play:elusive")
    assert (g[SKIDS].at, g["ghoul_minion"].engaged) == ("arkham_woods_twisting_paths", g[SKIDS].seat)
    assert g[SKIDS].discard == ["elusive#1"]


def test_umordhoth_may_strike_down_whoever_gives_up_lita() -> None:
    """umordhoth_action"""
    g = scenario("card_game", seats=[ROLAND, DAISY], scenario="the_devourer_below").set(f"{ROLAND}.horror", 4)
    g.place(ROLAND, at="ritual_site").spawn("umordhoth", at="ritual_site").give(ROLAND, "play:lita_chantler")
    g.play("use:umordhoth", "assign:roland_banks", "assign:roland_banks")
    assert len(g.happened(EnemyAttacked)) == 1
    assert g.state.resolution == -1


def test_lita_who_falls_to_umordhoth_cannot_be_given_up_any_more() -> None:
    """umordhoth_action"""
    g = scenario("card_game", seats=[ROLAND], scenario="the_devourer_below")
    g.place(ROLAND, at="ritual_site").spawn("umordhoth", at="ritual_site").give(ROLAND, "play:lita_chantler")
    g.choose("use:umordhoth").play(*["assign:lita_chantler"] * 6)
    assert g[ROLAND].play == []
    assert (g.state.resolution, g[ROLAND].actions) == (-1, 2)
