"""The Seeker cards, one after the other."""

from miskatonic.games.card_game.effects.odds import fight_odds
from miskatonic.games.card_game.events import EnemyMoved, EnemySpawned
from miskatonic.games.card_game.rules.values import skill_value
from miskatonic.testing import Scenario, rule, scenario

DAISY, ROLAND = "daisy_walker", "roland_banks"


def daisy(*things: str) -> Scenario:
    """Daisy, alone in the Study with its 2 clues."""
    return scenario("card_game", seats=[DAISY]).give(DAISY, *things)


def both(*things: str) -> Scenario:
    """Daisy, whose turn it is, and Roland in the Study with its 4 clues; the things are Daisy's."""
    return scenario("card_game", seats=[DAISY, ROLAND]).give(DAISY, *things)


def slugs(cards: list[str]) -> list[str]:
    """What cards they are, whichever copies."""
    return [card.partition("#")[0] for card in cards]


# --- Magnifying Glass


@rule("CG-FAST-05")
def test_a_magnifying_glass_is_played_without_an_action() -> None:
    g = daisy("magnifying_glass").choose("play:magnifying_glass")
    assert (g[DAISY].actions, g[DAISY].resources) == (3, 4)


@rule("CG-ABIL-07")
def test_a_magnifying_glass_adds_1_to_intellect_while_investigating_only() -> None:
    g = daisy("play:magnifying_glass", "play:medical_texts").rig(tokens=["-4", "-4"])
    g.choose("investigate")
    assert g[DAISY].clues == 1
    assert skill_value(g.state, g[DAISY], "intellect") == 5
    g.choose("use:medical_texts")
    assert g[DAISY].damage == 1


# --- Old Book of Lore


@rule("CG-DECK-12", "CG-DECK-14")
def test_an_old_book_of_lore_lets_somebody_at_the_location_take_one_of_their_top_3_cards() -> None:
    g = both("play:old_book_of_lore").stack(ROLAND, ["machete", "guard_dog", "dodge", "knife"])
    deck = len(g[ROLAND].deck)
    g.play("use:old_book_of_lore", f"who:{ROLAND}")
    assert g.decision.seat == g[ROLAND].seat
    assert g.decision.least == 1
    assert sorted(slugs(g.options)) == ["card:dodge", "card:guard_dog", "card:machete"]
    g.choose("card:guard_dog")
    assert slugs(g[ROLAND].hand) == ["guard_dog"]
    assert len(g[ROLAND].deck) == deck - 1
    assert g["old_book_of_lore"].exhausted


def test_an_old_book_of_lore_is_of_no_use_to_whoever_has_no_deck() -> None:
    g = both("play:old_book_of_lore").stack(DAISY, ["guts"])
    g.state.investigators[1].deck.ids = ""
    g.choose("use:old_book_of_lore")
    assert "card:guts#1" in g.options


# --- Research Librarian


@rule("CG-DECK-13")
def test_a_research_librarian_finds_a_tome_in_the_deck() -> None:
    g = daisy("research_librarian")
    g.state.investigators[0].deck.ids = ""
    g.stack(DAISY, ["knife", "old_book_of_lore", "guts", "medical_texts"])
    g.play("play:research_librarian", "use:research_librarian")
    assert sorted(slugs(g.options)) == ["card:medical_texts", "card:old_book_of_lore"]
    g.choose("card:old_book_of_lore")
    assert slugs(g[DAISY].hand) == ["old_book_of_lore"]
    assert sorted(slugs(list(g[DAISY].deck))) == ["guts", "knife", "medical_texts"]


@rule("CG-WEAK-04")
def test_the_necronomicon_that_a_research_librarian_finds_takes_effect_at_once() -> None:
    g = daisy("research_librarian")
    g.state.investigators[0].deck.ids = ""
    g.stack(DAISY, ["knife", "the_necronomicon"]).play("play:research_librarian", "use:research_librarian")
    assert slugs([asset.card for asset in g[DAISY].threat]) == ["the_necronomicon"]
    assert g[DAISY].hand == []


# --- Dr. Milan Christopher


def test_dr_milan_christopher_adds_1_to_intellect_and_pays_for_successful_investigations() -> None:
    g = daisy("play:dr_milan_christopher").rig(tokens=["-4", "auto_fail"])
    assert skill_value(g.state, g[DAISY], "intellect") == 6
    g.play("investigate", "use:dr_milan_christopher")
    assert (g[DAISY].clues, g[DAISY].resources) == (1, 6)
    g.choose("investigate")
    assert "investigate" in g.options
    assert g[DAISY].resources == 6


@rule("CG-UNIQ-02")
def test_there_is_only_one_dr_milan_christopher() -> None:
    g = both("dr_milan_christopher").give(ROLAND, "play:dr_milan_christopher")
    assert not [option for option in g.options if option.startswith("play:")]


# --- Hyperawareness


def test_hyperawareness_adds_1_to_the_tested_skill_for_each_resource() -> None:
    g = daisy("play:hyperawareness").spawn("ghoul_minion", at="study", engaged=DAISY).rig(tokens=["-2"])
    g.choose("evade:ghoul_minion")
    assert g.options == ["use:hyperawareness#1", "pass"]
    g.play("use:hyperawareness", "pass", "use:hyperawareness", "pass")
    assert g["ghoul_minion"].exhausted
    assert g[DAISY].resources == 3


# --- Medical Texts


def test_medical_texts_heal_somebody_at_the_location() -> None:
    g = both("play:medical_texts").set(f"{ROLAND}.damage", 2).rig(tokens=["-3"])
    g.play("use:medical_texts", f"who:{ROLAND}")
    assert g[ROLAND].damage == 1


def test_medical_texts_that_are_misread_hurt_the_patient() -> None:
    g = both("play:medical_texts").set(f"{ROLAND}.damage", 2).rig(tokens=["-4"])
    g.play("use:medical_texts", f"who:{ROLAND}")
    assert (g[ROLAND].damage, g[DAISY].damage) == (3, 0)


# --- Mind over Matter


@rule("CG-FAST-03")
def test_mind_over_matter_lets_intellect_fight_and_evade_until_the_end_of_the_round() -> None:
    g = daisy("mind_over_matter", "perception").spawn("ghoul_minion", at="study", engaged=DAISY)
    g.stack(DAISY, ["knife", "knife"]).rig(tokens=["-4", "-3"])
    g.play("play:mind_over_matter", "fight:ghoul_minion", "skill:intellect", "commit:perception", "result:result")
    assert g["ghoul_minion"].damage == 1
    g.play("evade:ghoul_minion", "skill:intellect")
    assert g["ghoul_minion"].exhausted
    g.stack("encounter", ["swarm_of_rats"]).play("end_turn")
    assert g.state.round == 2
    g.choose("fight:swarm_of_rats")
    assert "skill:intellect" not in g.options


@rule("CG-CARD-06")
def test_mind_over_matter_is_not_played_twice_in_a_round() -> None:
    g = daisy("mind_over_matter", "mind_over_matter#2").choose("play:mind_over_matter#1")
    assert "play:mind_over_matter#2" not in g.options


def test_mind_over_matter_helps_in_every_test_of_combat_or_agility() -> None:
    g = daisy("mind_over_matter").place("locked_door", at="study").rig(tokens=["-1"])
    g.play("play:mind_over_matter", "use:locked_door", "effect:skill_check_combat", "skill:intellect")
    assert g["study"].attached == []


def test_the_chance_of_a_fight_counts_on_the_better_skill_while_mind_over_matter_lasts() -> None:
    g = daisy("mind_over_matter").spawn("ghoul_minion", at="study", engaged=DAISY)
    with_combat = fight_odds(g.state, g[DAISY], "combat", 0)
    with_intellect = fight_odds(g.state, g[DAISY], "intellect", 0)
    g.choose("play:mind_over_matter")
    assert fight_odds(g.state, g[DAISY], "combat", 0) == with_intellect != with_combat


# --- Working a Hunch


def test_working_a_hunch_finds_a_clue_without_a_test() -> None:
    g = daisy("working_a_hunch").choose("play:working_a_hunch")
    assert (g[DAISY].clues, g["study"].clues) == (1, 1)
    assert (g[DAISY].actions, g[DAISY].resources) == (3, 3)


@rule("CG-CARD-06")
def test_working_a_hunch_is_not_played_where_there_is_no_clue_or_in_the_turn_of_another() -> None:
    g = daisy("working_a_hunch").set("study.clues", 0)
    assert "play:working_a_hunch#1" not in g.options
    g = both().give(ROLAND, "working_a_hunch")
    assert g.decision.seat == g[DAISY].seat


# --- Barricade


@rule("CG-STATE-06", "CG-HUNT-04")
def test_no_hunter_comes_over_a_barricade() -> None:
    g = daisy("barricade").place(DAISY, at="hallway").spawn("swarm_of_rats", at="attic").stack("encounter", ["acolyte"])
    g.choose("play:barricade")
    assert slugs([asset.card for asset in g["hallway"].attached]) == ["barricade"]
    assert g[DAISY].discard == []
    g.choose("end_turn")
    assert g["swarm_of_rats"].at == "attic"
    assert g.happened(EnemyMoved) == []


def test_an_elite_hunter_comes_over_a_barricade() -> None:
    g = (
        daisy("barricade")
        .place(DAISY, at="hallway")
        .spawn("ghoul_priest", at="attic")
        .play("play:barricade", "end_turn")
    )
    assert g["ghoul_priest"].at == "hallway"


def test_a_barricade_is_discarded_when_somebody_leaves() -> None:
    g = both("barricade").place(DAISY, at="hallway").place(ROLAND, at="hallway").place("attic", at="revealed")
    g.play("play:barricade", "move:attic")
    assert g["hallway"].attached == []
    assert slugs(g[DAISY].discard) == ["barricade"]


def test_a_barricade_does_not_keep_enemies_from_spawning() -> None:
    g = daisy().give(DAISY, "barricade").place(DAISY, at="hallway").stack("encounter", ["ghoul_minion"])
    g.play("play:barricade", "end_turn")
    assert g["ghoul_minion"].at == "hallway"


def test_an_engaged_enemy_stays_behind_when_its_investigator_enters_a_barricaded_location() -> None:
    g = both("barricade").place(DAISY, at="hallway").choose("play:barricade").place(ROLAND, at="attic")
    g.spawn("ghoul_minion", at="attic", engaged=ROLAND).play("end_turn", "move:hallway")
    assert g[ROLAND].at == "hallway"
    assert (g["ghoul_minion"].at, g["ghoul_minion"].engaged) == ("attic", -1)
    assert g[ROLAND].damage == 1


@rule("CG-TERM-20", "CG-HUNT-04")
def test_a_hunter_whose_way_is_barricaded_does_not_turn_to_somebody_farther_away() -> None:
    g = both("barricade").place(DAISY, at="graveyard").place(ROLAND, at="downtown_first_bank_of_arkham")
    g.place("easttown", at="revealed").place("rivertown", at="revealed").spawn("swarm_of_rats", at="rivertown")
    g.stack("encounter", ["ghoul_minion", "ghoul_minion#2"]).play("play:barricade", "end_turn", "end_turn")
    assert g.state.round == 2
    assert g["swarm_of_rats"].at == "rivertown"


@rule("CG-STATE-11")
def test_a_barricade_goes_with_its_location() -> None:
    g = daisy("barricade", "clue", "clue").play("play:barricade", "advance")
    assert g[DAISY].at == "hallway"
    assert slugs(g[DAISY].discard) == ["barricade"]


# --- Deduction


def test_deduction_finds_1_more_clue_for_whoever_investigates() -> None:
    g = both().give(ROLAND, "deduction").rig(tokens=["-1"])
    g.play("investigate", "commit:deduction")
    assert (g[DAISY].clues, g[ROLAND].clues, g["study"].clues) == (2, 0, 2)


def test_deduction_finds_nothing_in_a_failed_investigation() -> None:
    g = daisy("deduction").rig(tokens=["auto_fail"]).play("investigate", "commit:deduction")
    assert g[DAISY].clues == 0


def test_deduction_finds_nothing_outside_of_investigations() -> None:
    g = daisy("deduction", "play:medical_texts").rig(tokens=["0"]).play("use:medical_texts", "commit:deduction")
    assert g[DAISY].clues == 0


# --- Magnifying Glass (1)


def test_the_better_magnifying_glass_returns_to_the_hand_where_there_are_no_clues() -> None:
    g = daisy("play:magnifying_glass_1").rig(tokens=["-4"])
    assert "use:magnifying_glass_1#1" not in g.options
    g.choose("investigate")
    assert g[DAISY].clues == 1
    g.set("study.clues", 0).choose("use:magnifying_glass_1")
    assert slugs(g[DAISY].hand) == ["magnifying_glass_1"]
    assert g[DAISY].play == []


# --- Disc of Itzamna


def test_the_disc_of_itzamna_turns_an_enemy_away() -> None:
    g = daisy("play:disc_of_itzamna").stack("encounter", ["ghoul_minion"]).play("end_turn", "use:disc_of_itzamna")
    assert g.state.enemies == []
    assert "ghoul_minion" in g.state.encounter_discard
    assert slugs(g[DAISY].discard) == ["disc_of_itzamna"]
    assert g.happened(EnemySpawned) == []


def test_the_disc_of_itzamna_does_not_stop_an_enemy_that_spawns_elsewhere() -> None:
    g = (
        daisy("play:disc_of_itzamna")
        .place("attic", at="revealed")
        .stack("encounter", ["flesh_eater"])
        .choose("end_turn")
    )
    assert g["flesh_eater"].at == "attic"
    assert g[DAISY].play


# --- Encyclopedia


@rule("CG-EFF-12", "CG-EFF-15")
def test_an_encyclopedia_adds_2_to_a_skill_of_somebody_until_the_end_of_the_phase() -> None:
    g = both("play:encyclopedia").play("use:encyclopedia", f"who:{ROLAND}", "skill:agility")
    assert skill_value(g.state, g[ROLAND], "agility") == 4
    assert skill_value(g.state, g[DAISY], "agility") == 2
    assert g["encyclopedia"].exhausted
    g.give(ROLAND, "play:bulletproof_vest").spawn("ghoul_minion", at="study", engaged=ROLAND)
    g.play("end_turn", "end_turn")
    assert g.state.phase == "enemy"
    assert skill_value(g.state, g[ROLAND], "agility") == 2


# --- Cryptic Research


@rule("CG-DECK-08")
def test_cryptic_research_lets_somebody_at_the_location_draw_3_cards() -> None:
    g = both("cryptic_research").stack(ROLAND, ["machete", "guard_dog", "dodge", "knife"])
    g.play("play:cryptic_research", f"who:{ROLAND}")
    assert slugs(g[ROLAND].hand) == ["machete", "guard_dog", "dodge"]
    assert g[DAISY].actions == 3
