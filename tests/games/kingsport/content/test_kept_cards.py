"""Location and gate cards that whoever has the encounter keeps."""

import pytest
from tests.games.kingsport.meeting import FRIEND, YOU, dreams, meets

from miskatonic.games.arkham_horror.rules import other_worlds
from miskatonic.games.arkham_horror.rules.encounters import cards_of
from miskatonic.games.arkham_horror.rules.holding import is_kept
from miskatonic.games.arkham_horror.rules.windows import can_cast
from miskatonic.testing import scenario


def test_a_kept_location_card_is_not_drawn_any_more() -> None:
    g = meets("harborside_8", "water_st_607")
    assert (g.decision.kind.name, g[YOU].cards) == ("stopped", ["kept_harborside_8"])
    left = [card.slug for card in cards_of(g.state.edition, "harborside") if not is_kept(g.state, card.slug)]
    assert ("harborside_8" in left, "harborside_9" in left, len(left)) == (False, True, 13)
    with pytest.raises(AssertionError, match="'harborside_8' cannot be drawn"):
        g.begin(step="encounter").rig(encounters=["harborside_8"]).choose("encounter")


def test_the_sailors_charm_takes_three_points_of_stamina_and_is_gone() -> None:
    g = meets("harborside_14", "the_rope_and_anchor", "kept_harborside_8").choose("tokens:1")
    assert (g[YOU].stamina, g[YOU].tokens) == (5, {"kept_harborside_8": 1})
    g.set("amanda_sharpe.tokens", {"kept_harborside_8": 2}).begin(step="encounter").stop("other_world")
    g.rig(encounters=["harborside_14"]).choose("tokens:1")
    assert (g[YOU].stamina, g[YOU].cards, "kept_harborside_8" in g.state.removed) == (5, [], True)


def test_the_distant_friend_saves_anybody_once() -> None:
    g = meets("kingsport_head_10", "uptown").give(FRIEND, "kept_green_kh5").place(YOU, at="strange_high_house")
    g.set("doom", 3).choose("use:kept_green_kh5")
    assert (g[YOU].sanity, g[FRIEND].cards, g.state.decks["special"][0]) == (5, [], "kept_green_kh5")


def test_the_clouded_mind_makes_gates_harder_to_close_until_one_is() -> None:
    g = scenario("arkham_horror", boxes=["kingsport"], seats=[YOU], ancient_one="azathoth").place(YOU, at="woods")
    g.place("gate_abyss", at="woods").place("gate_rlyeh", at="graveyard").give(YOU, "explored", "kept_green_kh6")
    g.set("amanda_sharpe.sliders", [0, 0, 3]).begin(step="encounter").stop("other_world")
    g.rig(dice=[6, 1]).play("close", "close:lore")
    assert (list(g.state.gates), g[YOU].cards) == (["woods", "graveyard"], ["kept_green_kh6"])


def test_the_clouded_mind_clears_with_the_gate() -> None:
    g = scenario("arkham_horror", boxes=["kingsport"], seats=[YOU], ancient_one="azathoth").place(YOU, at="woods")
    g.place("gate_abyss", at="woods").place("gate_rlyeh", at="graveyard").give(YOU, "explored", "kept_green_kh6")
    g.set("amanda_sharpe.sliders", [0, 0, 3]).begin(step="encounter").stop("other_world")
    g.rig(dice=[6, 6]).play("close", "close:lore")
    assert (list(g.state.gates), g[YOU].cards) == (["graveyard"], [])


def test_the_debt_is_paid_in_every_upkeep() -> None:
    g = scenario("arkham_horror", boxes=["kingsport"], seats=[YOU], ancient_one="yig")
    g.give(YOU, "kept_blue_kh4", "clue", "axe").begin(step="upkeep").stop("movement").choose("lose:axe")
    assert (g[YOU].cards, g[YOU].clues) == (["kept_blue_kh4"], 1)


def test_the_debt_is_only_incurred_with_many_elder_signs() -> None:
    g = dreams("blue_kh4", "another_dimension_1")
    for place in ("woods", "graveyard", "unvisited_isle", "black_cave"):
        g.place("seal", at=place)
    assert g[YOU].cards == ["kept_blue_kh4"]
    assert dreams("blue_kh4", "another_dimension_1")[YOU].cards == []


def test_the_wisdom_of_celeano_pays_for_spells() -> None:
    g = scenario("arkham_horror", boxes=["kingsport"], seats=[YOU], ancient_one="yig").set("amanda_sharpe.sanity", 1)
    g.give(YOU, "kept_blue_kh6", "dread_curse_of_azathoth").place(YOU, at="downtown").spawn("ghoul", at="downtown")
    assert can_cast(g.state, g[YOU], "dread_curse_of_azathoth")
    g.begin(step="arrive").rig(dice=[6] * 4)
    g.play("fight:ghoul", "use:dread_curse_of_azathoth")
    assert g.options == ["tokens:1", "tokens:2"]
    g.choose("tokens:2")
    assert (g[YOU].sanity, g[YOU].tokens) == (1, {"kept_blue_kh6": 2})


def test_a_kept_gate_card_is_passed_over() -> None:
    g = dreams("blue_kh6", "great_hall_of_celeano_1")
    assert g[YOU].cards == ["kept_blue_kh6"]
    g.stack("gate_cards", ["blue_kh6", "green_kh8"])
    assert other_worlds.draw_matching(g.state, "great_hall_of_celeano") == "green_kh8"
