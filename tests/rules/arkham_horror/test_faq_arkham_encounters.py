"""FAQ: Arkham encounters."""

from miskatonic.games.arkham_horror.events.fate import Retired
from miskatonic.games.arkham_horror.events.town import DrawnIn, MonsterAppeared
from miskatonic.testing import Scenario, rule, scenario


def amanda(at: str, card: str) -> Scenario:
    """Amanda Sharpe about to have that encounter; the game stops before the Mythos phase."""
    g = scenario("arkham_horror", seats=["amanda_sharpe"], ancient_one="yig").place("amanda_sharpe", at=at)
    return g.begin(step="encounter").stop("mythos").rig(encounters=[card])


@rule("AH-FAQ-047")
def test_who_is_sent_elsewhere_faces_the_monsters_there_first() -> None:
    g = amanda("administration_building", "miskatonic_university_7").spawn("cultist", at="arkham_asylum")
    assert g["amanda_sharpe"].at == "arkham_asylum"
    assert g.options == ["evade:cultist", "fight:cultist"]
    g.rig(dice=[6], encounters=["downtown_1"]).choose("evade:cultist")
    assert g["amanda_sharpe"].stamina == 4, "then there is an encounter"


@rule("AH-FAQ-048")
def test_a_gate_at_the_new_place_draws_in() -> None:
    g = amanda("train_station", "northside_7")
    g.place("gate_abyss", at="woods").stop("other_world").play("yes", "go:woods")
    assert g["amanda_sharpe"].at == "abyss_1"
    assert not g["amanda_sharpe"].delayed


@rule("AH-FAQ-049", "AH-FAQ-051", "AH-FAQ-014", "AH-FAQ-015")
def test_a_gate_and_a_monster_appear_in_this_order_and_stay() -> None:
    g = amanda("woods", "uptown_4").stack("gates", ["gate_abyss"]).rig(monsters=["ghoul"]).stop("other_world")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].delayed) == ("abyss_1", True)
    assert (g["ghoul"], list(g.state.gates), g.state.doom) == ("woods", ["woods"], 1)
    happened = [type(event) for event in g.events if isinstance(event, DrawnIn | MonsterAppeared)]
    assert happened == [DrawnIn, MonsterAppeared]


@rule("AH-FAQ-050")
def test_that_monster_counts_for_the_limit_and_may_go_to_the_outskirts() -> None:
    g = amanda("woods", "uptown_4").rig(monsters=["zombie"]).stop("other_world")
    for _ in range(4):
        g.spawn("cultist", at="downtown")
    assert g["zombie"] == "outskirts", "4 are the limit of one player"


@rule("AH-FAQ-052", "AH-FAQ-053")
def test_to_stay_here_is_to_be_delayed_and_what_it_brings_comes_at_once() -> None:
    g = amanda("the_unnamable", "merchant_district_1").choose("yes")
    assert (g["amanda_sharpe"].delayed, g["amanda_sharpe"].clues) == (True, 2)
    g.stop("encounter").begin(step="turn_end")
    assert g.decision.kind.name == "adjust", "there is an upkeep"
    g.choose("done")
    assert (g["amanda_sharpe"].at, g["amanda_sharpe"].delayed) == ("the_unnamable", False), "but no movement"


@rule("AH-FAQ-054")
def test_a_gate_ends_a_stay_and_nothing_is_given_back() -> None:
    g = (
        amanda("woods", "uptown_1")
        .set("amanda_sharpe.sliders", [0, 0, 3])
        .rig(dice=[6, 1])
        .play("yes", "yes", "effect:gain")
    )
    g.stack("mythos", ["private_security_hired_in_uptown"]).stop("turn_end").begin(phase="mythos")
    assert (list(g.state.gates), g["amanda_sharpe"].clues) == (["woods"], 4)
    g.stop("mythos").begin(step="turn_end")
    assert (g.state.turn, g.decision.kind.name) == (2, "adjust"), "the turn is not lost any more"


def test_whoever_is_given_up_for_another_investigator_is_told_to_leave() -> None:
    g = amanda("science_building", "miskatonic_university_6").rig(dice=[6, 6, 6])
    g.choose(next(option for option in g.options if option != "no"))
    assert [event.who for event in g.happened(Retired)] == ["amanda_sharpe"]
