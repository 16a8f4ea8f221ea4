"""Gate bursts."""

import pytest
from tests.rules.kingsport.shared import PETE, drawn, moving

from miskatonic.games.arkham_horror.components import MYTHOS
from miskatonic.games.arkham_horror.events.town import SealBroken, Surge
from miskatonic.testing import rule

BURST = "cops_sweep_kingsport"
"""At the Black Cave."""


@rule("KH-BURST-01")
def test_seven_cards_are_gate_bursts() -> None:
    cards = drawn(BURST, stop="mythos").state.edition[MYTHOS]
    assert sum(card.burst for card in cards) == 7


@rule("KH-BURST-02")
def test_without_an_elder_sign_it_is_as_usual() -> None:
    g = drawn(BURST, stop="mythos_clue").rig(monsters=["ghoul"])
    assert (list(g.state.gates), g["ghoul"], g.state.doom) == (["black_cave"], "black_cave", 1)


@rule("KH-BURST-02")
def test_at_an_open_gate_monsters_pour_out() -> None:
    g = drawn(BURST, stop="mythos_clue").place("gate_abyss", at="black_cave").rig(monsters=["ghoul"])
    assert (len(g.happened(Surge)), g.state.doom) == (1, 0)


@rule("KH-BURST-03", "KH-BURST-04", "KH-BURST-05", "KH-BURST-06")
def test_an_elder_sign_is_lost_and_a_gate_opens_with_a_monster_but_without_doom() -> None:
    g = drawn(BURST, stop="mythos_clue").place("seal", at="black_cave").rig(monsters=["ghoul"])
    assert (list(g.state.gates), g["ghoul"], g.state.doom) == (["black_cave"], "black_cave", 0)
    assert (g.state.seals, len(g.happened(SealBroken)), g.happened(Surge)) == ([], 1, [])


@rule("KH-BURST-03")
def test_another_card_leaves_the_elder_sign() -> None:
    g = drawn("traveller_lost_in_fog", stop="mythos_clue").place("seal", at="black_cave")
    assert (g.state.gates, g.state.seals) == ({}, ["black_cave"])


@rule("KH-BURST-07")
@pytest.mark.parametrize(("card", "to"), [(BURST, "sky"), ("alien_technology", "woods")])
def test_all_fliers_move_whatever_their_dimension(card: str, to: str) -> None:
    g = moving(card).spawn("nightgaunt", at="woods").place(PETE, at="train_station")
    assert g["nightgaunt"] == to
