"""Investigators who are eliminated in the middle of something: what still happens, and what does not any more."""

from miskatonic.games.card_game.events import (
    CluesDiscovered,
    EncounterDrawn,
    EnemyAttacked,
    EnemyDefeated,
    TestFailed,
    TokenRevealed,
    Traumatized,
)
from miskatonic.games.card_game.rules.skill_test import waiting_tests
from miskatonic.testing import Scenario, rule, scenario

AGNES, DAISY, ROLAND, SKIDS, WENDY = "agnes_baker", "daisy_walker", "roland_banks", "skids_otoole", "wendy_adams"


def hallway(*seats: str) -> Scenario:
    """Everybody in the Hallway; it is the first one's turn."""
    g = scenario("card_game", seats=list(seats))
    for who in seats:
        g.place(who, at="hallway")
    return g


def with_empty_deck(g: Scenario, who: str) -> Scenario:
    """The next card that somebody draws is the only one of the discard pile, and costs 1 horror."""
    investigator = g[who]
    investigator.discard = [investigator.deck.pop()]
    investigator.deck.ids = ""
    return g.set(f"{who}.discard", investigator.discard)


# --- in a skill test


@rule("CG-ELIM-03")
def test_who_is_driven_mad_by_one_result_of_a_test_has_nothing_of_the_others() -> None:
    g = scenario("card_game", seats=[DAISY, ROLAND]).give(DAISY, "perception").set(f"{DAISY}.horror", 8)
    with_empty_deck(g, DAISY).rig(tokens=["0"]).choose("investigate").choose("commit:perception")
    g.choose("result:perception")
    assert g[DAISY].fate == "horror"
    assert not g.happened(CluesDiscovered)
    assert (g[DAISY].clues, g["study"].clues) == (0, 4)


@rule("CG-ELIM-04")
def test_a_card_that_would_return_to_the_hand_is_removed_with_whoever_committed_it() -> None:
    g = scenario("card_game", seats=[SKIDS, DAISY]).give(SKIDS, "opportunist", "perception")
    g.set(f"{SKIDS}.resources", 0).set(f"{SKIDS}.horror", 5)
    with_empty_deck(g, SKIDS).rig(tokens=["+1"]).choose("investigate").choose("commit:opportunist", "commit:perception")
    g.choose("result:perception")
    assert g[SKIDS].fate == "horror"
    assert g[SKIDS].hand == []
    assert "opportunist#1" in g[SKIDS].removed


def test_a_test_that_waits_is_not_taken_by_whoever_is_out() -> None:
    """nested_tests: the test of the Graveyard would come after the evasion."""
    g = scenario("card_game", seats=[SKIDS, ROLAND], scenario="the_midnight_masks").place(SKIDS, at="graveyard")
    g.place(SKIDS, at="rivertown").place(ROLAND, at="rivertown").set(f"{SKIDS}.resources", 0).set(f"{SKIDS}.horror", 5)
    g.give(SKIDS, "survival_instinct", "manual_dexterity").spawn("ghoul_minion", at="rivertown", engaged=SKIDS)
    with_empty_deck(g, SKIDS).rig(tokens=["0"]).choose("evade:ghoul_minion")
    g.choose("commit:survival_instinct", "commit:manual_dexterity")
    g.play("result:survival_instinct", "at:graveyard", "result:manual_dexterity")
    assert g[SKIDS].fate == "horror"
    assert waiting_tests(g.state) == []
    assert len(g.happened(TokenRevealed)) == 1


def test_better_luck_may_be_too_much_for_whoever_draws_the_last_card() -> None:
    """Lucky! (2) draws a card while the test is not decided yet: whoever it drives mad neither passes nor fails."""
    g = hallway(WENDY, ROLAND).place(WENDY, at="attic").give(WENDY, "lucky_2").set(f"{WENDY}.horror", 6)
    with_empty_deck(g, WENDY).rig(tokens=["-4"]).play("investigate", "pass", "use:lucky_2")
    assert g[WENDY].fate == "horror"
    assert not g.happened(TestFailed)
    assert not g.happened(CluesDiscovered)


def test_a_tester_who_falls_before_the_token_reveals_none() -> None:
    """guard_dog_nesting: Daisy's Beat Cop kills the spawn in a window of Roland's test, and its horror is Roland's end."""
    g = hallway(ROLAND, DAISY).give(DAISY, "play:beat_cop").set(f"{ROLAND}.horror", 4)
    g.spawn("goat_spawn", at="hallway", engaged=ROLAND, damage=2).play("pass", "fight:goat_spawn", "use:beat_cop")
    assert g[ROLAND].fate == "horror"
    assert not g.happened(TokenRevealed)
    assert g.state.test is None


# --- in the middle of an action


@rule("CG-AOO-05", "CG-ELIM-04")
def test_a_card_that_somebody_dies_over_is_removed_with_the_hand() -> None:
    """aoo_exempt: what it cost is spent, but it never comes into play."""
    g = hallway(ROLAND, DAISY).give(ROLAND, "machete", "emergency_cache").set(f"{ROLAND}.damage", 8)
    g.spawn("ghoul_minion", at="hallway", engaged=ROLAND).choose("play:machete")
    assert (g[ROLAND].fate, g[ROLAND].hand, g[ROLAND].play) == ("damage", [], [])
    assert {"machete#1", "emergency_cache#1"} <= set(g[ROLAND].removed)
    assert (g["ghoul_minion"].engaged, g.state.active) == (g[DAISY].seat, g[DAISY].seat)


def test_an_event_that_somebody_dies_over_has_no_effect() -> None:
    """dynamite_aoo"""
    g = hallway(ROLAND, DAISY).give(ROLAND, "dynamite_blast").set(f"{ROLAND}.damage", 8)
    g.spawn("ghoul_minion", at="hallway", engaged=ROLAND).choose("play:dynamite_blast")
    assert g[ROLAND].fate == "damage"
    assert (g["ghoul_minion"].damage, g[DAISY].damage) == (0, 0)
    assert "dynamite_blast#1" in g[ROLAND].removed


def test_whoever_dies_over_a_move_does_not_arrive() -> None:
    """aoo_exempt"""
    g = hallway(ROLAND, DAISY).place(DAISY, at="attic").set(f"{ROLAND}.damage", 8).give(ROLAND, "clue")
    g.spawn("ghoul_minion", at="hallway", engaged=ROLAND).choose("move:attic")
    assert (g[ROLAND].fate, g[ROLAND].at, g["hallway"].clues) == ("damage", "", 1)
    assert (g["ghoul_minion"].at, g["ghoul_minion"].engaged) == ("hallway", -1)


def test_dynamite_takes_everybody_at_the_location_along() -> None:
    """The harm comes at once: nobody reacts any more, and those who live on lead on."""
    g = hallway(ROLAND, DAISY, SKIDS).place(SKIDS, at="attic").give(ROLAND, "dynamite_blast")
    g.set(f"{ROLAND}.damage", 6).set(f"{DAISY}.damage", 2)
    g.spawn("ghoul_minion", at="hallway").set("ghoul_minion.exhausted", True).play("play:dynamite_blast", "at:hallway")
    assert (g[ROLAND].fate, g[DAISY].fate, g.state.lead) == ("damage", "damage", g[SKIDS].seat)
    assert len(g.happened(EnemyDefeated)) == 1
    assert "dynamite_blast#1" in g[ROLAND].removed


@rule("CG-INVP-08")
def test_whoever_falls_in_a_window_of_ones_own_turn_has_no_more_to_say() -> None:
    g = hallway(ROLAND, DAISY).give(DAISY, "play:beat_cop", "clue", "clue", "clue", "clue").set(f"{ROLAND}.horror", 4)
    g.spawn("goat_spawn", at="hallway", engaged=ROLAND, damage=2).choose("use:beat_cop")
    assert g[ROLAND].fate == "horror"
    assert (g.decision.seat, g.state.active) == (g[DAISY].seat, g[DAISY].seat)


# --- the lead


@rule("CG-ELIM-09")
def test_a_new_lead_goes_on_where_the_old_one_fell_in_the_mythos_phase() -> None:
    """hunter_rules: everybody draws exactly one card, whoever leads."""
    g = (
        hallway(ROLAND, DAISY, SKIDS)
        .set(f"{ROLAND}.horror", 4)
        .set(f"{DAISY}.played", True)
        .set(f"{SKIDS}.played", True)
    )
    g.stack("encounter", ["rotting_remains", "obscuring_fog", "dissonant_voices"]).rig(tokens=["auto_fail"])
    g.play("end_turn", "lead:skids_otoole")
    assert [event.who for event in g.happened(EncounterDrawn)] == [ROLAND, SKIDS, DAISY]
    assert g.state.lead == g[SKIDS].seat


@rule("CG-ELIM-09")
def test_a_new_lead_goes_on_where_the_old_one_fell_in_the_enemy_phase() -> None:
    g = (
        hallway(ROLAND, DAISY, SKIDS)
        .set(f"{ROLAND}.damage", 8)
        .set(f"{DAISY}.played", True)
        .set(f"{SKIDS}.played", True)
    )
    for rats, who in (("swarm_of_rats", ROLAND), ("swarm_of_rats#2", DAISY), ("swarm_of_rats#3", SKIDS)):
        g.spawn(rats, at="hallway", engaged=who)
    g.stack("encounter", ["obscuring_fog", "dissonant_voices"])
    g.play("end_turn", "lead:skids_otoole", "who:daisy_walker")
    attacks = [(event.enemy, event.who) for event in g.happened(EnemyAttacked)]
    assert attacks == [("swarm_of_rats", ROLAND), ("swarm_of_rats#3", SKIDS), ("swarm_of_rats#2", DAISY)]


@rule("CG-ELIM-09")
def test_a_lead_who_falls_in_the_own_turn_leaves_the_round_to_the_others() -> None:
    g = hallway(ROLAND, DAISY, SKIDS).set(f"{ROLAND}.horror", 4).spawn("ghoul_minion", at="hallway", engaged=ROLAND)
    g.play("resource", "lead:skids_otoole", "who:skids_otoole")
    assert (g["ghoul_minion"].engaged, g.decision.seat) == (g[SKIDS].seat, g[SKIDS].seat)
    g.choose("who:daisy_walker")
    assert g.state.active == g[DAISY].seat


def test_a_lead_who_falls_in_a_test_is_replaced_before_the_test_ends() -> None:
    """results_order: a cultist token drives the lead mad; the others play on."""
    g = hallway(ROLAND, DAISY).place(ROLAND, at="cellar").set(f"{ROLAND}.horror", 4).rig(tokens=["cultist"])
    g.choose("investigate")
    assert (g[ROLAND].fate, g.state.lead, g.state.active) == ("horror", g[DAISY].seat, g[DAISY].seat)
    assert g.state.test is None


# --- the end


@rule("CG-ELIM-10")
def test_the_last_one_to_resign_ends_the_scenario_for_those_who_fell_before() -> None:
    """resign_not_defeat: only who was defeated suffers trauma."""
    g = scenario("card_game", seats=[ROLAND, DAISY], campaign=True).place("parlor", at="revealed")
    g.place(ROLAND, at="hallway").place(DAISY, at="parlor").set(f"{ROLAND}.horror", 4)
    g.spawn("ghoul_minion", at="hallway", engaged=ROLAND).choose("resource")
    assert g[ROLAND].fate == "horror"
    g.choose("use:parlor")
    assert g.state.resolution == 0
    assert (g[ROLAND].mental_trauma, g[DAISY].mental_trauma, g[DAISY].physical_trauma) == (1, 0, 0)


@rule("CG-ELIM-04")
def test_what_an_eliminated_investigator_has_attached_to_a_location_goes_too() -> None:
    """barricade_spawn: the barricade is controlled by whoever built it."""
    g = hallway(DAISY, ROLAND).give(DAISY, "barricade").set(f"{DAISY}.damage", 4).choose("play:barricade")
    g.spawn("ghoul_minion", at="hallway", engaged=DAISY).choose("resource")
    assert g["hallway"].attached == []
    assert "barricade#1" in g[DAISY].removed


def test_a_treachery_at_a_location_outlasts_whoever_drew_it() -> None:
    """obscuring_fog_limit: nobody controls it."""
    g = hallway(DAISY, ROLAND).place("obscuring_fog", at="hallway").set(f"{DAISY}.damage", 4)
    g.spawn("ghoul_minion", at="hallway", engaged=DAISY).choose("resource")
    assert [asset.card for asset in g["hallway"].attached] == ["obscuring_fog"]


@rule("CG-ELIM-05")
def test_weaknesses_strike_when_their_bearer_is_eliminated_and_only_then() -> None:
    """game_end_when_eliminated: the end of the scenario does not bring it about a second time."""
    g = scenario("card_game", seats=[ROLAND, DAISY], campaign=True).place("parlor", at="revealed")
    g.place(ROLAND, at="parlor").place(DAISY, at="parlor").give(ROLAND, "threat:cover_up").set("cover_up.clues", 1)
    g.choose("use:parlor")
    assert g[ROLAND].mental_trauma == 1
    g.choose("use:parlor")
    assert g.state.resolution == 0
    assert [event.who for event in g.happened(Traumatized)] == [ROLAND]


# --- what a cost brings about


def test_who_falls_to_the_cost_of_an_ability_has_nothing_of_it() -> None:
    """you_includes_assets: the damage of the Beat Cop arouses Hypochondria."""
    g = hallway(ROLAND, DAISY).give(ROLAND, "play:beat_cop_2", "threat:hypochondria").set(f"{ROLAND}.horror", 4)
    g.spawn("ghoul_minion", at="hallway", engaged=ROLAND).choose("use:beat_cop_2")
    assert g[ROLAND].fate == "horror"
    assert g["ghoul_minion"].damage == 0


def test_who_falls_to_the_cost_of_a_reaction_has_nothing_of_it() -> None:
    """you_includes_assets: the horror of Aquinnah arouses Psychosis."""
    g = hallway(WENDY, ROLAND).give(WENDY, "play:aquinnah", "threat:psychosis").set(f"{WENDY}.damage", 6)
    g.spawn("swarm_of_rats", at="hallway", engaged=WENDY).spawn("ghoul_minion", at="hallway", engaged=ROLAND)
    g.play("resource", "use:aquinnah")
    assert g[WENDY].fate == "damage"
    assert g["ghoul_minion"].damage == 0


@rule("CG-AOO-05")
def test_an_event_whose_target_is_gone_by_then_is_discarded_without_effect() -> None:
    """aoo_exempt: Agnes answers the attack of opportunity by killing the one whom she wanted to attack."""
    g = hallway(AGNES).give(AGNES, "sneak_attack").spawn("swarm_of_rats", at="hallway", exhausted=True)
    g.spawn("ghoul_minion", at="hallway", engaged=AGNES).play(
        "play:sneak_attack", "use:agnes_baker", "enemy:swarm_of_rats"
    )
    assert g[AGNES].discard == ["sneak_attack#1"]
    assert (g["ghoul_minion"].damage, g[AGNES].actions, g[AGNES].resources) == (0, 2, 3)


def test_an_ability_whose_target_is_gone_by_then_has_no_effect() -> None:
    """you_includes_assets: Agnes kills the only enemy while she pays for the Beat Cop."""
    g = hallway(AGNES).give(AGNES, "play:beat_cop_2", "threat:hypochondria")
    g.spawn("swarm_of_rats", at="hallway", engaged=AGNES).play("use:beat_cop_2", "use:agnes_baker")
    assert g.state.enemies == []
    assert (g["beat_cop_2"].exhausted, g[AGNES].horror) == (True, 1)


def test_a_card_that_is_lost_while_it_is_played_never_comes_into_play() -> None:
    """aoo_exempt: the attack comes when the card is paid for, but still in the hand."""
    g = hallway(ROLAND).give(ROLAND, "machete").spawn("yithian_observer", at="hallway", engaged=ROLAND)
    g.choose("play:machete")
    assert (g[ROLAND].discard, g[ROLAND].play, g[ROLAND].resources) == (["machete#1"], [], 2)


def test_an_enemy_that_has_struck_somebody_down_does_not_attack_again_in_that_phase() -> None:
    """It turns to whoever else is there and exhausts."""
    g = hallway(ROLAND, DAISY).set(f"{ROLAND}.damage", 8).set(f"{DAISY}.played", True)
    g.spawn("swarm_of_rats", at="hallway", engaged=ROLAND).stack("encounter", ["obscuring_fog"]).choose("end_turn")
    assert g["swarm_of_rats"].engaged == g[DAISY].seat
    assert [event.who for event in g.happened(EnemyAttacked)] == [ROLAND]


def test_whoever_blows_up_the_ghoul_priest_and_everybody_else_reaches_no_resolution() -> None:
    """The investigators fall first."""
    g = hallway(ROLAND).give(ROLAND, "dynamite_blast").place("act_what_have_you_done", at="current")
    g.set(f"{ROLAND}.damage", 6).spawn("ghoul_priest", at="hallway", damage=2, exhausted=True)
    g.choose("play:dynamite_blast")
    assert g.state.resolution == 0
