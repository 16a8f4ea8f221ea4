"""The bot of Arkham Horror with the box: it knows none of its components, and makes use of what they are for."""

import pytest
from tests.rules.kingsport.shared import AMANDA, JOE, PETE, TRACKS, kingsport, marked, opened

from miskatonic.games.arkham_horror.bot import HeuristicBot, plan
from miskatonic.games.arkham_horror.bot.heuristic import walk_scores
from miskatonic.games.arkham_horror.bot.worth import Outlook
from miskatonic.games.arkham_horror.rules.encounters import IN_THE_STREET, NOTHING
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.hooks import Source
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import new_table
from miskatonic.kernel.text import text
from miskatonic.players import heuristic, play
from miskatonic.testing import Scenario

BOT = heuristic("arkham_horror")
CIRCLE = next(iter(TRACKS))


def scores(g: Scenario, who: str) -> dict[str, float]:
    """What every option of a walk is worth."""
    return dict(zip(g.options, walk_scores(g.state, g[who], g.decision), strict=True))


def waiting(who: str, at: str, money: int = 3) -> Scenario:
    """Somebody is about to walk with Speed 3."""
    return kingsport(who).place(who, at=at).set(f"{who}.sliders", [3, 0, 0]).set(f"{who}.money", money)


def test_the_other_town_is_near_for_who_can_pay_for_the_train() -> None:
    g = waiting(AMANDA, "train_station").begin(phase="movement")
    assert plan.distances(Outlook(g.state, g[AMANDA]), "train_station")["central_hill"] == 1
    g.set(f"{AMANDA}.money", 0)
    assert "central_hill" not in plan.distances(Outlook(g.state, g[AMANDA]), "train_station")


def test_a_train_is_worth_what_its_stop_is_near_to() -> None:
    there = opened(waiting(AMANDA, "train_station"), CIRCLE, "woods").begin(phase="movement")
    calm = waiting(AMANDA, "train_station").begin(phase="movement")
    assert scores(there, AMANDA)["train:central_hill"] > scores(calm, AMANDA)["train:central_hill"]
    assert [there.options[n] for n in BOT.pick(Sight(there.table))] == ["train:central_hill"]


@pytest.mark.parametrize(("face_down", "more"), [(0, 4.0), (3, 7.0)])
def test_the_last_markers_of_an_open_rift_are_worth_most(face_down: int, more: float) -> None:
    g = opened(kingsport(PETE), CIRCLE, "woods", face_down=face_down).begin(phase="upkeep")
    assert plan.errand(Outlook(g.state, g[PETE]), "water_st_607") == more
    assert plan.errand(Outlook(g.state, g[PETE]), "woods") == 0


def test_markers_of_a_closed_rift_are_worth_more_the_fuller_its_track_is() -> None:
    one = marked(kingsport(PETE), CIRCLE, "hall_school").begin(phase="upkeep")
    two = marked(kingsport(PETE), CIRCLE, "hall_school", "artists_colony").begin(phase="upkeep")
    assert [plan.errand(Outlook(g.state, g[PETE]), "hall_school") for g in (one, two)] == [0.75, 1.5]


def test_elusive_monsters_are_in_nobodys_way_and_are_hunted_by_those_who_can_beat_them() -> None:
    g = kingsport(JOE).place(JOE, at="downtown").spawn("serpent_people", at="downtown").set(f"{JOE}.sliders", [0, 3, 0])
    g.give(JOE, "tommy_gun").begin(phase="movement")
    assert plan.danger(Outlook(g.state, g[JOE]), "downtown") == 0
    assert scores(g, JOE)["hunt:serpent_people"] != scores(g, JOE)["stop"]


def test_in_the_street_it_does_nothing_about_a_rumor_that_there_is_not() -> None:
    g = kingsport(JOE).place(JOE, at="downtown").begin(phase="movement")
    option = Option("use:thing", (None, Source("thing", 0)), text("option-pass"))
    asked = Decision(0, IN_THE_STREET, [NOTHING, option], source="downtown")
    assert HeuristicBot().in_the_street(g.state, g[JOE], asked) == [0]


def test_lily_chen_moves_her_fourth_slider_towards_what_she_lacks() -> None:
    who = "lily_chen"
    g = kingsport(who).set(f"{who}.sanity", 1).set(f"{who}.stamina", 4).begin(phase="upkeep")
    assert [g.options[n] for n in BOT.pick(Sight.within(g.table))] == ["slide:max_sanity:2"]


@pytest.mark.parametrize("board", ["with", "without"])
def test_games_go_on_to_their_end(board: str) -> None:
    answers = {"epic_battle": "yes", "herald": "random", "guardian": "random", "kingsport_board": board}
    table = new_table("arkham_horror", boxes=["kingsport"], seed=4, players=2, answers=answers, history=False)
    assert play(table, [BOT] * 2) == table.outcome
