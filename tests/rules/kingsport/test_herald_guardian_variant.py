"""The variant with heralds and guardians."""

import pytest

from miskatonic import new_table
from miskatonic.games.arkham_horror.state import Arkham
from miskatonic.kernel.errors import BadSetup
from miskatonic.kernel.hooks import index_of
from miskatonic.testing import rule


def laid_out(seed: int = 1, **answers: str) -> Arkham:
    """A game that has been set up with those answers, without the board."""
    answers = {"kingsport_board": "without", **answers}
    table = new_table("arkham_horror", seed=seed, boxes=["kingsport"], answers=answers, ancient_one="yig")
    state: Arkham = table.state
    return state


@rule("KH-HERALD-08", "KH-COMP-34", "KH-COMP-35")
def test_without_the_variant_there_is_no_sheet_and_no_pile_of_theirs() -> None:
    state = laid_out()
    assert (state.sheets, state.piles, state.doom) == ([], {}, 0)
    assert "nodens_blessing_01" in state.decks["special"]


@rule("KH-HERALD-01", "KH-HERALD-02", "KH-HERALD-05", "KH-SETUP-17")
def test_a_herald_and_a_guardian_lie_beside_the_ancient_one() -> None:
    state = laid_out(herald="ghroth", guardian="nodens")
    assert state.sheets == ["ghroth", "nodens"]
    assert state.doom == 2, "two more doom tokens at the start"


@rule("KH-HERALD-06")
@pytest.mark.parametrize(
    ("guardian", "pile", "number"), [("nodens", "blessings_of_nodens", 20), ("hypnos", "visions_of_hypnos", 26)]
)
def test_a_guardian_has_the_cards_that_it_needs(guardian: str, pile: str, number: int) -> None:
    state = laid_out(guardian=guardian)
    assert (list(state.piles), len(state.piles[pile])) == ([pile], number)
    assert not set(state.piles[pile]) & set(state.decks["special"])


@rule("KH-HERALD-03", "KH-HERALD-04")
def test_they_are_chosen_or_drawn_at_random() -> None:
    drawn = [laid_out(seed, herald="random", guardian="random").sheets for seed in range(20)]
    assert {tuple(sheets) for sheets in drawn} == {
        (herald, guardian) for herald in ("ghroth", "tulzscha") for guardian in ("bast", "hypnos", "nodens")
    }
    assert laid_out(guardian="none").sheets == []


@rule("KH-HERALD-07")
def test_the_rules_of_a_sheet_are_in_force() -> None:
    assert len(index_of(laid_out(herald="tulzscha"))) > len(index_of(laid_out()))


def test_a_sheet_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadSetup, match="ghroth"):
        laid_out(herald="grhoth")


@rule("KH-PREP-05")
def test_sheets_can_be_used_without_the_board() -> None:
    assert laid_out(herald="ghroth").boxes == ("kingsport", "kingsport_epic")
