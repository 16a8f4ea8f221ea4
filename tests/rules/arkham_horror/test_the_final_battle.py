"""The final battle."""

import pytest
from tests.rules.arkham_horror.fights import PETE, drawn

from miskatonic.games.arkham_horror.events.fate import AncientOneAttacks, AncientOneHurt, BattleRound, Eliminated
from miskatonic.games.arkham_horror.events.people import CheckMade, Cursed, Devoured
from miskatonic.testing import Scenario, rule, scenario

BUTCHERED = "family_found_butchered"
JOE = "joe_diamond"


def awakening(*seats: str, ancient_one: str = "yig") -> Scenario:
    """A doom token is about to fill the track; the game stops before the first round."""
    g = drawn(BUTCHERED, *(seats or (PETE,)), ancient_one=ancient_one, stop="battle_upkeep")
    return g.set("doom", {"yig": 9, "hastur": 12, "ithaqua": 10}[ancient_one])


def battle(*seats: str, doom: int = 10, ancient_one: str = "yig") -> Scenario:
    """The battle has begun and the first player attacks."""
    return scenario("arkham_horror", seats=list(seats) or [PETE], ancient_one=ancient_one).awaken(doom)


@rule("AH-FINAL-01")
def test_who_is_lost_in_time_and_space_is_devoured_and_out() -> None:
    g = awakening(PETE, JOE).place(PETE, at="lost_in_time_and_space")
    assert [event.who for event in g.happened(Devoured)] == [PETE]
    assert [event.seat for event in g.happened(Eliminated)] == [0]
    assert g.state.investigators[0] is None


@rule("AH-FINAL-02")
def test_all_others_take_part_wherever_they_are() -> None:
    g = awakening(PETE, JOE, "amanda_sharpe").place(PETE, at="abyss_1").place(JOE, at="uptown")
    assert [g[who].at for who in (PETE, JOE, "amanda_sharpe")] == ["ancient_one"] * 3


@rule("AH-FINAL-01", "AH-FINAL-08")
def test_a_first_player_who_is_lost_leaves_the_marker_to_the_next_one() -> None:
    g = awakening(PETE, JOE, "amanda_sharpe", ancient_one="hastur").place(PETE, at="lost_in_time_and_space")
    assert (g.state.first, g.state.active) == (1, 1)
    g.begin(step="battle_defense").stop("battle_upkeep").rig(dice=[6] * 9)
    assert (g.state.battle.round, g.state.first) == (2, 2)


@rule("AH-FINAL-03", "AH-AWAKE-08")
def test_the_track_is_filled() -> None:
    g = drawn(BUTCHERED, ancient_one="yig", stop="battle_upkeep").place("cup", at="box")
    assert (g.state.doom, g.state.battle.strength) == (10, 10)


@rule("AH-FINAL-04")
def test_what_the_ancient_one_does_at_the_start_happens_once_before_the_first_round() -> None:
    g = awakening(PETE, JOE)
    assert [type(event) for event in g.events if isinstance(event, Cursed | BattleRound)] == [
        Cursed,
        Cursed,
        BattleRound,
    ]


@rule("AH-FINAL-05", "AH-FINAL-06", "AH-FINAL-18", "AH-FAQ-098", "AH-END-01")
def test_a_round_is_upkeep_attacks_and_the_attack_of_the_ancient_one() -> None:
    g = battle(PETE, JOE, ancient_one="hastur").give(PETE, "bullwhip")
    g.exhaust("bullwhip").begin(step="battle_upkeep")
    assert (g.decision.kind.name, "trade:joe_diamond" in g.options) == ("upkeep", True)
    assert g[PETE].exhausted == [], "cards are refreshed"
    g.play("done", "slide:speed:1")
    assert g[PETE].sliders[0] == 1
    assert (g.decision.seat, g.decision.kind.name) == (1, "upkeep")


@rule("AH-FINAL-05", "AH-FINAL-18", "AH-FAQ-098")
def test_the_first_player_marker_is_passed_on_each_round() -> None:
    g = battle(PETE, JOE, ancient_one="hastur").stop("battle_upkeep").rig(dice=[1] * 2 + [1] * 2 + [5] * 4 + [5] * 4)
    while "go_on" not in g.options:
        g.choose(g.options[0])
    assert g.happened(AncientOneAttacks)
    assert (g.state.first, g.state.battle.round) == (1, 2)


@rule("AH-FINAL-07", "AH-FAQ-098")
def test_investigators_trade_as_if_they_were_in_one_place() -> None:
    g = battle(PETE, JOE).give(PETE, "knife").begin(step="battle_upkeep")
    g.choose("trade:joe_diamond").choose("trade:knife")
    assert g[JOE].cards == ["knife"]


@rule("AH-FINAL-08")
def test_each_player_makes_a_combat_check_with_the_combat_rating_from_the_first_player_on() -> None:
    g = battle(PETE, JOE, "amanda_sharpe").stop("battle_defense").give(PETE, "tommy_gun").give(JOE, "tommy_gun")
    g.give("amanda_sharpe", "rifle", "clue").set("first", 1).begin(turn=JOE).rig(dice=[1] * (5 + 3 + 5))
    g.play("attack", "attack")
    assert [(made.who, made.kind, made.modifier) for made in g.happened(CheckMade)] == [
        (JOE, "combat", 3),
        ("amanda_sharpe", "combat", 2),
    ], "-3 + 6, -3 + 5; she may still spend a clue"
    g.play("accept", "attack")
    assert g.happened(CheckMade)[-1].who == PETE


@rule("AH-FINAL-09", "AH-FINAL-10", "AH-FAQ-099", "AH-FAQ-101")
def test_successes_add_up_and_as_many_as_players_remove_a_doom_token() -> None:
    g = battle(PETE, JOE).stop("battle_defense").give(PETE, "tommy_gun").give(JOE, "tommy_gun")
    g.rig(dice=[5, 5, 5, 1, 1, 5, 1, 1, 1, 1]).play("attack", "attack")
    assert [(event.won, event.left) for event in g.happened(AncientOneHurt)] == [(3, 9), (1, 8)]
    assert (g.state.battle.successes, g.state.doom) == (0, 8)


@rule("AH-FAQ-099")
def test_successes_left_over_count_in_the_next_round() -> None:
    g = battle(PETE, JOE).stop("battle_defense").give(PETE, "tommy_gun").rig(dice=[5, 1, 1, 1, 1])
    assert (g.choose("attack").state.battle.successes, g.state.doom) == (1, 10)
    g.begin(step="battle_attack").rig(dice=[5, 1, 1, 1, 1]).begin(turn=PETE).choose("attack")
    assert (g.state.battle.successes, g.state.doom) == (0, 9)


@rule("AH-FINAL-11")
def test_eliminated_players_still_count() -> None:
    g = battle(PETE, JOE, "amanda_sharpe", "bob_jenkins").eliminate("bob_jenkins").stop("battle_defense")
    g.give(PETE, "tommy_gun").rig(dice=[5, 5, 5, 1, 1]).choose("attack")
    assert (g.state.battle.successes, g.state.doom) == (3, 10)


@rule("AH-FINAL-13", "AH-END-07")
def test_without_a_doom_token_left_the_ancient_one_is_beaten() -> None:
    g = battle(doom=1).give(PETE, "tommy_gun").rig(dice=[5, 1, 1, 1, 1]).choose("attack")
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason) == ([0], "ah-won-banished")


@rule("AH-FINAL-14")
def test_every_investigator_suffers_the_attack() -> None:
    g = battle(PETE, JOE, ancient_one="hastur").begin(step="battle_defense").stop("battle_upkeep")
    g.rig(dice=[1] * 4 + [1] * 4)
    assert [(made.who, made.skill, made.modifier) for made in g.happened(CheckMade)] == [
        (PETE, "luck", 1),
        (JOE, "luck", 1),
    ]
    assert (g[PETE].sanity, g[JOE].sanity) == (2, 2)
    g.set("battle.round", 3).begin(step="battle_defense").rig(dice=[5, 1, 5, 1])
    assert [made.modifier for made in g.happened(CheckMade)] == [-1, -1], "harder in each round"


@rule("AH-FINAL-15", "AH-FINAL-16")
@pytest.mark.parametrize("what", ["sanity", "stamina"])
def test_without_sanity_or_stamina_an_investigator_is_devoured_and_its_player_out(what: str) -> None:
    g = battle(PETE, JOE).set(f"ashcan_pete.{what}", 1).begin(step="battle_defense").stop("battle_upkeep")
    g.rig(dice=[1] + [5] * 4)
    assert [event.who for event in g.happened(Devoured)] == [PETE]
    assert (g.state.investigators[0], g.state.out) == (None, [0]), "no new investigator"


@rule("AH-FINAL-17", "AH-END-15")
def test_when_all_are_devoured_the_game_is_lost() -> None:
    g = battle().set("ashcan_pete.sanity", 1).begin(step="battle_defense").rig(dice=[1])
    assert g.outcome is not None
    assert (g.outcome.winners, g.outcome.reason) == ([], "ah-lost-devoured")
