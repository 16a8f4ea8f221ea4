"""Health and sanity, being killed, and whoever comes next."""

from typing import Any

from tests.games.mansions.stories.shared import winners
from tests.rules.mansions.shared import joe, person

from miskatonic.games.mansions.components import INVESTIGATORS
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.game import GAMES, Game
from miskatonic.testing import Scenario, rule

GAME: Game[Any] = GAMES["mansions"]


def burnt(g: Scenario) -> Scenario:
    """Joe Diamond ends his turn in a fire that kills him."""
    return g.place("fire", at="foyer").set("joe_diamond.damage", 11).choose("end_turn")


@rule("MM-DMG-01", "MM-DMG-03")
def test_damage_lowers_health_and_horror_sanity() -> None:
    g = joe().set("joe_diamond.damage", 3).set("joe_diamond.horror", 2)
    you = GAME.rules.view(g.state, 1).seats[1].investigator  # type: ignore[attr-defined]
    assert (you.health, you.sanity) == (9, 6)


@rule("MM-DMG-04", "MM-DMG-06")
def test_who_is_insane_lives_and_takes_no_more_horror() -> None:
    g = joe("kitchen.1").set("joe_diamond.horror", 8).place("startling_evidence", at="kitchen").choose("explore")
    assert g["joe_diamond"].horror == 8


@rule("MM-DMG-08", "MM-DMG-09")
def test_healing_takes_horror_off_and_makes_sane() -> None:
    g = person("joe_diamond", "whiskey").set("joe_diamond.horror", 8).choose("use:whiskey")
    assert GAME.rules.view(g.state, 1).seats[1].investigator.sanity == 2  # type: ignore[attr-defined]


@rule("MM-DEAD-01", "MM-DEAD-03", "MM-DEAD-04")
def test_the_spells_of_the_killed_go_back_to_their_decks() -> None:
    g = burnt(
        person("joe_diamond", "soul_pact#3", "lantern", others=("jenny_barnes",)).place("jenny_barnes", at="kitchen.1")
    )
    assert "soul_pact#3" in g.state.spell_decks["soul_pact"]
    assert (list(g.state.piles["foyer"]), g.state.in_room("foyer")) == (["lantern"], [])


def next_one(g: Scenario) -> Scenario:
    """Everybody passes until a player takes another investigator."""
    while g.decision.kind.name != "character":
        g.choose(g.options[0])
    return g


@rule("MM-DEAD-05", "MM-DEAD-06", "MM-DEAD-07", "MM-DEAD-09", "MM-DEAD-10")
def test_another_investigator_begins_at_the_start_and_has_no_step_in_that_turn() -> None:
    g = next_one(burnt(joe()))
    assert "take:joe_diamond" not in g.options
    g.stop("trading").play("take:jenny_barnes", "trait:jenny_trust_fund", "trait:jenny_family_ties")
    you = g["jenny_barnes"]
    assert (you.at, you.cards, you.skill_points) == (g.state.told_story.board.start, ["isabelles_letter"], 4)
    assert g.state.step == "trading"


@rule("MM-DEAD-08", "MM-FAQ-11")
def test_a_player_for_whom_nobody_is_left_is_eliminated() -> None:
    everybody = [
        card.slug for card in edition_of("mansions")[INVESTIGATORS] if card.slug not in ("joe_diamond", "jenny_barnes")
    ]
    g = joe(others=("jenny_barnes",)).place("jenny_barnes", at="kitchen.1").set("gone", everybody)
    assert burnt(g).state.out == [1]


@rule("MM-DMG-05", "MM-TRAU-02")
def test_an_insanity_is_played_on_the_insane_as_a_keeper_action_without_threat() -> None:
    g = joe().give("keeper", "hysteria").set("joe_diamond.horror", 8).begin(step="keeper_actions")
    assert g["keeper"].threat == 0
    assert g.choose("insanity:hysteria")["joe_diamond"].insanity == "hysteria"


@rule("MM-DMG-07", "MM-DMG-06")
def test_horror_that_the_insane_do_not_take_still_lets_the_keeper_play_an_insanity() -> None:
    g = joe("kitchen.1").give("keeper", "hysteria").set("joe_diamond.horror", 8)
    g.place("startling_evidence", at="kitchen").choose("explore")
    assert (g.decision.kind.name, g["joe_diamond"].horror) == ("play_trauma", 8)
    assert g.choose("play:hysteria")["joe_diamond"].insanity == "hysteria"


@rule("MM-DEAD-12")
def test_who_is_eliminated_has_no_more_turns_but_wins_with_the_others() -> None:
    g = joe("garden.path", others=("jenny_barnes",)).eliminate("jenny_barnes").reveal(happened=True)
    g.spawn("maniac", at="kitchen.1", damage=4, name="walter").stop("trading").choose("end_turn")
    assert g.state.step == "trading"
    assert winners(g.stop().place("fire", at="kitchen").begin(step="event")) == [1, 2]


@rule("MM-DEAD-04", "MM-DEAD-09")
def test_nothing_of_the_killed_passes_to_the_next_investigator_of_the_player() -> None:
    g = next_one(burnt(joe().set("joe_diamond.horror", 5).set("joe_diamond.skill_points", 1)))
    g.stop("turn_end").play("take:jenny_barnes", "trait:jenny_trust_fund", "trait:jenny_family_ties")
    assert (g["jenny_barnes"].damage, g["jenny_barnes"].horror, g["jenny_barnes"].skill_points) == (0, 0, 4)


@rule("MM-ESC-07")
def test_who_has_escaped_leaves_the_map_and_takes_no_more_turns() -> None:
    g = joe(others=("jenny_barnes",)).place("jenny_barnes", at="kitchen.1").set("choices", ["C", "A", "A"])
    g.reveal(happened=True).choose("escape")
    assert [you.slug for you in g.state.present()] == ["jenny_barnes"]
    assert (g.play("end_turn", "done").state.round, g.state.active) == (2, 2)


def arriving(g: Scenario) -> Scenario:
    """Joe Diamond is killed at the end of his turn, and his player takes Jenny Barnes."""
    next_one(g.set("joe_diamond.damage", 11).choose("end_turn"))
    return g.play("take:jenny_barnes", "trait:jenny_trust_fund", "trait:jenny_family_ties")


@rule("MM-HOR-01", "MM-DEAD-10")
def test_who_is_placed_in_the_room_of_a_monster_is_frightened_like_who_enters_it() -> None:
    g = joe("kitchen.1").place("fire", at="kitchen").spawn("zombie", at="foyer.left_hall", stunned=9).rig(dice=[10])
    assert arriving(g).choose("roll")["jenny_barnes"].horror == 1


@rule("MM-STAT-11", "MM-DEAD-10")
def test_the_turn_of_who_has_just_come_ends_in_the_fire_of_the_start() -> None:
    assert arriving(joe().place("fire", at="foyer"))["jenny_barnes"].damage == 2
