"""The chances that players are shown come true: hundreds of situations, each tried out with fresh dice."""

from tests.games.arkham_horror.by_the_odds import reckon

from miskatonic.games.arkham_horror.odds.trial import try_out
from miskatonic.kernel.game import reading_of
from miskatonic.testing import Scenario, scenario

PETE = "ashcan_pete"


def chances(g: Scenario) -> dict[str, float]:
    """What is shown beside the options."""
    return reading_of(g.state).odds(g.state, g.decision)


def test_the_chances_of_rolls_and_of_falling_come_true() -> None:
    reckoning = reckon(250, replays=6)
    assert {"walk", "evade", "flee", "fight", "close", "use", "clue", "fight falls"} <= set(reckoning.trials)
    assert reckoning.wrong() == [], reckoning.report()


def test_evading_is_a_roll_of_sneak_with_the_awareness_of_the_monster() -> None:
    g = scenario("arkham_horror", seats=[PETE]).spawn("cultist", at="river_docks").set(f"{PETE}.sliders", [0, 0, 0])
    g.stop("encounter")
    sneak = 6 - 3  # Sneak 6 at the first stop, awareness -3 of a cultist.
    assert round(chances(g)["evade:cultist"], 6) == round(1 - (2 / 3) ** sneak, 6)


def test_who_is_blessed_has_better_chances_and_who_is_cursed_worse_ones() -> None:
    shown = []
    for fate in ("curse", "", "blessing"):
        g = scenario("arkham_horror", seats=[PETE]).spawn("cultist", at="river_docks")
        if fate:
            g.give(PETE, fate)
        shown.append(chances(g.stop("encounter"))["evade:cultist"])
    assert shown == sorted(shown)
    assert len(set(shown)) == 3


def test_who_loses_less_is_not_shown_a_fall_that_cannot_happen() -> None:
    for who, falls in ((PETE, True), ("michael_mcglen", False)):
        g = scenario("arkham_horror", seats=[who]).place(who, at="downtown").spawn("mi_go", at="downtown")
        g.set(f"{who}.stamina", 1).stop("encounter")
        if "stop" in g.options:
            g.choose("stop")
        assert ("evade:mi_go/death" in chances(g)) == falls


def test_whoever_fails_all_combat_checks_can_still_flee() -> None:
    g = scenario("arkham_horror", seats=[PETE]).place(PETE, at="downtown").spawn("the_bloated_woman", at="downtown")
    g.set(f"{PETE}.sliders", [0, 0, 0]).stop("encounter").rig(dice=[1] * 7).choose("fight:the_bloated_woman")
    shown = chances(g)
    assert shown["fight:the_bloated_woman"] == 0
    assert round(shown["flee:the_bloated_woman"], 6) == round(1 - (2 / 3) ** (6 - 1), 6)


def test_whoever_falls_is_told_so_even_if_the_monster_takes_a_card_first() -> None:
    g = scenario("arkham_horror", seats=[PETE]).place(PETE, at="downtown").spawn("elder_thing", at="downtown")
    g.give(PETE, "axe", "knife").set(f"{PETE}.stamina", 1).stop("encounter")
    evade = g.decision.options[g.decision.index("evade:elder_thing")]
    for seed in range(20):
        evaded, fell = try_out(g.table, evade, seed)
        assert fell.came_true != evaded.came_true


def in_the_way() -> Scenario:
    """Ashcan Pete at the docks; a ghoul in the streets before it, a cultist beyond."""
    g = scenario("arkham_horror", seats=[PETE]).place(PETE, at="river_docks").set(f"{PETE}.sliders", [2, 0, 0])
    return g.spawn("ghoul", at="merchant_district").spawn("cultist", at="downtown")


def test_the_chance_of_a_walk_is_that_of_evading_all_that_it_leads_to() -> None:
    g = in_the_way()
    alone = reading_of(g.state).board_odds(g.state, 0)
    shown = chances(g)
    assert shown["walk:unvisited_isle"] == alone["ghoul"]
    assert round(shown["walk:downtown"], 6) == round(alone["ghoul"] * alone["cultist"], 6)


def test_who_walks_where_no_monster_is_takes_no_chance() -> None:
    g = scenario("arkham_horror", seats=[PETE]).place(PETE, at="river_docks").spawn("ghoul", at="uptown")
    assert not any(option.startswith("walk:") for option in chances(g))
