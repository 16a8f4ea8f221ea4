"""Phase I: upkeep."""

from miskatonic.kernel.text import render
from miskatonic.testing import rule, scenario


@rule("AH-UPK-01", "AH-UPK-02", "AH-UPK-03", "AH-UPK-07")
def test_upkeep_refreshes_then_acts_then_adjusts() -> None:
    g = scenario("arkham_horror", seats=["harvey_walters"]).give("harvey_walters", "shrivelling", "retainer")
    g.exhaust("shrivelling").begin(phase="upkeep").rig(dice=[2])
    assert g.decision.kind.name == "adjust"
    assert g["harvey_walters"].exhausted == []
    assert g["harvey_walters"].money == 2


@rule("AH-UPK-02")
def test_an_exhausted_card_cannot_be_used_again() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"]).give("amanda_sharpe", "motorcycle")
    assert "use:motorcycle" in g.options
    assert "use:motorcycle" not in g.choose("use:motorcycle").options


@rule("AH-UPK-04", "AH-UPK-05")
def test_every_upkeep_action_is_performed_every_turn() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"]).give("amanda_sharpe", "deputy_of_arkham", "blessing")
    g.begin(phase="upkeep").rig(dice=[1]).choose("use:deputy")
    assert g["amanda_sharpe"].money == 1
    assert g["amanda_sharpe"].fate == "", "a 1 ends the blessing"


@rule("AH-UPK-06")
def test_the_player_orders_the_upkeep_actions() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"]).give("amanda_sharpe", "retainer", "bank_loan")
    g.begin(phase="upkeep").rig(dice=[1, 2])
    assert g.decision.kind.name == "upkeep_order"
    g.choose("use:retainer")
    assert g["amanda_sharpe"].money == 1, "the income came before the interest"


@rule("AH-UPK-07")
def test_adjusting_is_optional() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"]).begin(phase="upkeep").choose("done")
    assert g["amanda_sharpe"].sliders == [0, 0, 0]


@rule("AH-UPK-08", "AH-UPK-09")
def test_the_focus_is_shared_between_sliders_in_either_direction() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"]).set("amanda_sharpe.sliders", [0, 0, 2])
    g.begin(phase="upkeep").choose("slide:speed:2")
    assert "slide:lore:1" in g.options
    assert "slide:lore:0" not in g.options, "only one of three is left"
    g.choose("slide:lore:1")
    assert g["amanda_sharpe"].sliders == [2, 0, 1]
    assert g.decision.kind.name == "walk", "nothing is left"


def test_a_stop_of_a_slider_says_both_of_its_values() -> None:
    g = scenario("arkham_horror", seats=["mandy_thompson"]).begin(phase="upkeep")
    labels = {option.id: option.label for option in g.decision.options}
    assert render(labels["slide:speed:1"], "en") == "Speed 2, Sneak 4"
    assert render(labels["slide:speed:1"], "fr") == "Vitesse 2, Discrétion 4"


@rule("AH-UPK-10")
def test_the_whole_focus_may_go_into_one_slider() -> None:
    g = scenario("arkham_horror", seats=["amanda_sharpe"]).begin(phase="upkeep").choose("slide:fight:3")
    assert g["amanda_sharpe"].sliders == [0, 3, 0]
    assert g.decision.kind.name == "walk"


@rule("AH-UPK-08")
def test_nobody_slides_further_than_the_focus() -> None:
    g = scenario("arkham_horror", seats=["ashcan_pete"]).begin(phase="upkeep")
    assert g.options == ["done", "slide:speed:1", "slide:fight:1", "slide:lore:1"]
