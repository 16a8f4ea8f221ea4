"""FAQ: investigator cards and abilities."""

from miskatonic.games.arkham_horror.events.people import CheckMade
from miskatonic.testing import Scenario, rule, scenario


def amanda(at: str, *things: str) -> Scenario:
    """Amanda Sharpe somewhere, with some things, in the movement phase."""
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place("amanda_sharpe", at=at)
    return g.give("amanda_sharpe", *things)


def fights(*things: str, monster: str = "zombie") -> Scenario:
    """Michael McGlen (Fight 6, Will 1), who faces a monster in the streets; the game stops before the encounters."""
    g = scenario("arkham_horror", seats=["michael_mcglen"], ancient_one="hastur").set(
        "michael_mcglen.sliders", [0, 3, 0]
    )
    g.place("michael_mcglen", at="downtown").spawn(monster, at="downtown").give("michael_mcglen", *things)
    return g.begin(step="arrive").stop("encounter")


def dice(g: Scenario, kind: str = "combat") -> list[int]:
    """How many dice each check of a kind took."""
    return [len(event.faces) for event in g.events if isinstance(event, CheckMade) and event.kind == kind]


@rule("AH-FAQ-072")
def test_a_card_discarded_as_a_cost_gives_nothing_else() -> None:
    g = amanda("downtown", "duke").set("amanda_sharpe.sanity", 2).place("the_stars_are_right", at="play")
    g.begin(step="encounter").stop("mythos").choose("use:the_stars_are_right")
    assert (g.state.rumor, g["amanda_sharpe"].sanity) == ("", 2)
    assert "duke" not in g["amanda_sharpe"].cards


@rule("AH-FAQ-073")
def test_spells_are_items() -> None:
    g = amanda("curiositie_shoppe", "wither").begin(step="encounter").stop("mythos")
    g.rig(encounters=["northside_4"], dice=[1, 1, 1])
    assert g["amanda_sharpe"].cards == []


@rule("AH-FAQ-074")
def test_the_card_of_a_skill_adds_one_and_makes_clues_worth_more() -> None:
    g = amanda("downtown", "sneak", "clue").spawn("cultist", at="downtown").begin(step="arrive")
    g.rig(dice=[1, 1, 1, 6]).play("evade:cultist", "clue")
    assert dice(g, "evade") == [2], "Sneak 4, +1 of the card, -3 of the cultist"
    assert g["amanda_sharpe"].stamina == 5, "a clue was worth 2 dice"


@rule("AH-FAQ-075", "AH-FAQ-076")
def test_the_wagon_passes_monsters_by_but_not_where_it_starts_and_stops() -> None:
    g = amanda("downtown", "patrol_wagon").spawn("cultist", at="easttown").spawn("cultist", at="graveyard")
    g.play("use:patrol_wagon", "drive:graveyard")
    assert g["amanda_sharpe"].at == "graveyard"
    assert g.decision.kind.name == "face"
    g = amanda("downtown", "patrol_wagon").spawn("cultist", at="downtown").choose("use:patrol_wagon")
    assert g.decision.kind.name == "face"


@rule("AH-FAQ-077")
def test_the_bullwhip_and_the_cross_help_without_being_held() -> None:
    g = fights("tommy_gun", "bullwhip", "cross").rig(dice=[6, *[1] * 11])
    g.choose("fight:zombie")
    assert dice(g, "horror") == [1], "Will 1, +1 of the cross, -1 of the zombie"
    g.choose("fight:zombie")
    assert dice(g) == [11], "Fight 6, +6 of the gun, -1"
    assert "use:bullwhip" in g.options


@rule("AH-FAQ-078", "AH-FAQ-079")
def test_nobody_has_movement_points_in_an_other_world() -> None:
    g = amanda("abyss_1", "motorcycle", "ruby_of_rlyeh", "necronomicon", "old_journal").stop("encounter")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].points) == ("abyss_2", 0)
    assert g["amanda_sharpe"].exhausted == []
    assert {"use:motorcycle", "use:necronomicon"} <= set(
        amanda("uptown", "motorcycle", "necronomicon", "speed").options
    )


@rule("AH-FAQ-080")
def test_a_weapon_in_hand_helps_in_every_round_and_every_combat() -> None:
    g = fights("tommy_gun").spawn("zombie", at="downtown").rig(dice=[*[1] * 11, *[6] * 11, *[6] * 11])
    g.play("fight:zombie", "fight:zombie", "fight:zombie", "fight:zombie", "fight:zombie")
    assert dice(g) == [11, 11, 11]
    assert len(g["michael_mcglen"].monster_trophies) == 2


@rule("AH-FAQ-081")
def test_a_weapon_for_one_use_helps_once() -> None:
    g = fights("dynamite").rig(dice=[*[1] * 13, 6, 1, 1, 1, 1])
    g.play("fight:zombie", "hold:dynamite", "fight:zombie")
    assert g["michael_mcglen"].cards == []
    g.choose("fight:zombie")
    assert dice(g) == [13, 5]


@rule("AH-FAQ-083", "AH-FAQ-084")
def test_a_spell_helps_in_every_round_of_one_combat_and_then_is_exhausted() -> None:
    g = fights("wither").set("michael_mcglen.sliders", [0, 3, 3]).spawn("zombie", at="downtown")
    g.rig(dice=[6, 1, 1, *[1] * 8, *[6] * 8, *[6] * 5])
    g.play("fight:zombie", "use:wither", "fight:zombie", "fight:zombie", "fight:zombie")
    assert g["michael_mcglen"].exhausted == ["wither"]
    assert "use:wither" not in g.options
    g.choose("fight:zombie")
    assert dice(g) == [8, 8, 5]


@rule("AH-FAQ-085")
def test_in_the_final_battle_a_spell_is_cast_for_each_attack() -> None:
    g = scenario("arkham_horror", seats=["dexter_drake"], ancient_one="hastur").give("dexter_drake", "wither")
    g.set("dexter_drake.sliders", [0, 0, 3]).awaken().stop("battle_upkeep")
    assert "use:wither" in g.options
    g.choose("use:wither")
    assert g["dexter_drake"].exhausted == ["wither"]
    g.play("go_on", "done")
    assert "use:wither" in g.options, "it is ready again, and has to be cast again"


@rule("AH-FAQ-086")
def test_a_strong_mind_lessens_losses_and_not_costs() -> None:
    g = scenario("arkham_horror", seats=["harvey_walters"], ancient_one="yig").place("harvey_walters", at="newspaper")
    g.begin(step="encounter").stop("mythos").rig(encounters=["northside_3"])
    assert g["harvey_walters"].sanity == 7
    g = scenario("arkham_horror", seats=["harvey_walters"], ancient_one="yig").give("harvey_walters", "voice_of_ra")
    g.begin(phase="upkeep").choose("use:voice_of_ra")
    assert g["harvey_walters"].sanity == 6


@rule("AH-FAQ-087")
def test_a_strong_body_lessens_losses_and_not_costs() -> None:
    g = scenario("arkham_horror", seats=["michael_mcglen"], ancient_one="yig").place(
        "michael_mcglen", at="police_station"
    )
    g.begin(step="encounter").stop("mythos").rig(encounters=["easttown_2"], dice=[1, 1])
    assert g["michael_mcglen"].stamina == 6, "2 were to be lost"
    g = scenario("arkham_horror", seats=["michael_mcglen"], ancient_one="yig").place("michael_mcglen", at="woods")
    g.place("gate_abyss", at="woods").place("gate_rlyeh", at="graveyard").begin(step="encounter").stop("mythos")
    g.give("michael_mcglen", "explored", "elder_sign").choose("elder_sign:")
    assert g["michael_mcglen"].stamina == 6


@rule("AH-FAQ-088")
def test_gloria_chooses_of_two_gate_cards() -> None:
    g = scenario("arkham_horror", seats=["gloria_goldberg"], ancient_one="yig").place("gloria_goldberg", at="abyss_1")
    g.stack("gate_cards", ["blue_5", "green_7", "red_7"]).begin(step="other_world").stop("mythos")
    assert g.options == ["card:blue_5", "card:red_7"]
