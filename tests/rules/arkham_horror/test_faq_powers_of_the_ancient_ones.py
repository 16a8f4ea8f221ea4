"""FAQ: powers of the Ancient Ones."""

from tests.rules.arkham_horror.fights import PETE, drawn

from miskatonic.games.arkham_horror.events.fate import CardIgnored, ClueAppeared
from miskatonic.games.arkham_horror.events.people import CheckMade
from miskatonic.games.arkham_horror.events.town import GateOpened, MonstersMove, PlaceSealed
from miskatonic.testing import Scenario, rule, scenario


@rule("AH-FAQ-095", "AH-FAQ-096")
def test_with_ithaqua_weather_has_no_ability_but_all_other_steps() -> None:
    g = drawn("heat_wave", ancient_one="ithaqua").place("the_festival", at="play")
    assert g.happened(GateOpened)
    assert g.happened(ClueAppeared)
    assert g.happened(MonstersMove)
    assert g.happened(CardIgnored)
    assert (g.state.environment, g.state.mythos_deck[0]) == ("the_festival", "heat_wave")


@rule("AH-FAQ-097")
def test_with_yog_sothoth_closing_takes_two_successes_and_sealing_five_clues() -> None:
    def closing(*dice: int) -> Scenario:
        g = scenario("arkham_horror", seats=[PETE, "joe_diamond"], ancient_one="yog_sothoth").place(PETE, at="woods")
        g.place("joe_diamond", at="downtown").place("gate_another_dimension", at="woods")
        g.give(PETE, "explored", *["clue"] * 5).begin(step="encounter").stop("other_world")
        return g.rig(dice=list(dice)).choose("close").choose("close:fight")

    g = closing(5, 1).choose("accept")
    assert (g.happened(CheckMade)[0].difficulty, list(g.state.gates)) == (2, ["woods"])
    g = closing(5, 5).choose("seal")
    assert (g.happened(PlaceSealed)[0].place, g[PETE].clues) == ("woods", 0)
