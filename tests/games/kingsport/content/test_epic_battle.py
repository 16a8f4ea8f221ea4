"""Every card of the Epic Battle."""

import pytest
from tests.games.kingsport.battles import JOE, PETE, drawn, epic

from miskatonic.games.arkham_horror.events.fate import AncientOneAttacks, AncientOneHurt
from miskatonic.games.arkham_horror.events.people import CheckMade, Cursed, Devoured
from miskatonic.games.kingsport.events import EpicCardDrawn, PlotRevealed
from miskatonic.kernel.state import Outcome
from miskatonic.testing import Scenario, rule

Attacks = list[type[AncientOneHurt] | type[AncientOneAttacks]]


def attacks(g: Scenario) -> Attacks:
    """Who has attacked, in order."""
    return [type(event) for event in g.events if isinstance(event, AncientOneHurt | AncientOneAttacks)]


def dice_of(g: Scenario) -> list[int]:
    """How many dice were rolled in each combat check."""
    return [len(made.faces) for made in g.happened(CheckMade) if made.kind == "combat"]


LUCKY = [5, 1, 1, 1]
"""Pete's attack with a fight of 2 fails against −1; his luck of 3, with +1, holds against Hastur."""


def round_of(card: str, *seats: str, dice: list[int], doom: int | None = None, **changes: int | str) -> Scenario:
    """A round that a card has ruled, against Hastur with a terror of 0."""
    g = epic(card, *seats, doom=doom)
    for path, value in changes.items():
        g.set(path.replace("__", "."), value)
    return drawn(g.rig(dice=dice))


@rule("KH-EPIC-07")
def test_evenly_matched_is_an_ordinary_round() -> None:
    g = round_of("epic_evenly_matched", dice=[1, 1, *LUCKY])
    assert [event.card for event in g.happened(EpicCardDrawn)] == ["epic_evenly_matched"]
    assert attacks(g) == [AncientOneHurt, AncientOneAttacks]


def test_in_an_opening_salvo_everybody_has_two_dice_more() -> None:
    g = round_of("epic_opening_salvo", dice=[1, 1, 1, 1, *LUCKY])
    assert dice_of(g) == [4]


def test_a_rallying_cry_restores_a_point_before_the_attack() -> None:
    g = round_of("epic_rallying_cry", dice=[1, 1, *LUCKY], ashcan_pete__stamina=2)
    assert g[PETE].stamina == 3
    assert attacks(g) == [AncientOneHurt, AncientOneAttacks]


@rule("KH-EPIC-07")
def test_in_a_moment_of_weakness_the_ancient_one_does_not_attack() -> None:
    g = round_of("epic_moment_of_weakness", dice=[1, 1])
    assert attacks(g) == [AncientOneHurt]
    assert g.state.battle.round == 2


@rule("KH-EPIC-07")
def test_caught_off_guard_the_ancient_one_attacks_first() -> None:
    g = round_of("epic_caught_off_guard", dice=[*LUCKY, 1, 1])
    assert attacks(g) == [AncientOneAttacks, AncientOneHurt]


def test_foul_corruption_curses_with_a_low_die() -> None:
    g = round_of("epic_corruption", PETE, JOE, dice=[1, 1, 1, 1, *LUCKY, *LUCKY, 2, 3])
    assert [event.who for event in g.happened(Cursed)] == [PETE]


def test_foul_corruption_takes_a_blessing_first() -> None:
    g = epic("epic_corruption").give(PETE, "blessing")
    drawn(g.rig(dice=[3, 1, 1, *LUCKY, 1]))
    assert g[PETE].fate == ""


@rule("KH-EPIC-09")
@pytest.mark.parametrize("card", ["epic_sinister_plot_1", "epic_sinister_plot_2", "epic_sinister_plot_3"])
def test_each_sinister_plot_brings_a_plot_which_is_gone_then(card: str) -> None:
    g = drawn(epic(card, plot="plot_hastur_2").rig(dice=[1, 1, *LUCKY]))
    assert [event.card for event in g.happened(PlotRevealed)] == ["plot_hastur_2"]
    assert list(g.state.piles["plots"]) == []


@rule("KH-EPIC-09")
def test_a_sinister_plot_without_a_plot_left_is_an_ordinary_round() -> None:
    g = round_of("epic_sinister_plot_3", dice=[1, 1, *LUCKY])
    assert not g.happened(PlotRevealed)
    assert attacks(g) == [AncientOneHurt, AncientOneAttacks]


@rule("KH-EPIC-10")
def test_the_end_of_everything_loses_the_game() -> None:
    g = drawn(epic("epic_the_end_of_everything"))
    assert g.state.outcome == Outcome([], "kh-lost-end-of-everything")


def test_after_a_noble_sacrifice_with_blessed_dice_the_first_player_is_devoured() -> None:
    g = round_of("epic_noble_sacrifice", PETE, JOE, dice=[4, 4, 4, 1, *LUCKY], doom=5)
    assert [event.who for event in g.happened(Devoured)] == [PETE]
    assert [hurt.won for hurt in g.happened(AncientOneHurt)] == [2, 0], "4 succeeds for the first player alone"
    assert g[JOE].dice_fate == ""


def test_in_an_overwhelming_assault_the_ancient_one_attacks_twice_with_the_same_modifier() -> None:
    g = round_of("epic_overwhelming_assault", dice=[1, 1, *LUCKY, *LUCKY])
    assert attacks(g) == [AncientOneHurt, AncientOneAttacks, AncientOneAttacks]
    assert [made.modifier for made in g.happened(CheckMade) if made.skill == "luck"] == [1, 1]


def test_a_warding_statue_cancels_both_attacks_of_a_round() -> None:
    g = epic("epic_overwhelming_assault").give(PETE, "warding_statue")
    drawn(g.rig(dice=[1, 1])).choose("use:warding_statue")
    assert attacks(g) == [AncientOneHurt, AncientOneAttacks, AncientOneAttacks]
    assert ([made for made in g.happened(CheckMade) if made.skill == "luck"], g.state.battle.warded) == ([], False)


@rule("KH-EPIC-07")
def test_without_quarter_only_the_ancient_one_attacks() -> None:
    g = round_of("epic_no_quarter", dice=LUCKY)
    assert attacks(g) == [AncientOneAttacks]


def test_crushing_despair_costs_a_point_before_the_attack_and_a_die_after() -> None:
    g = round_of("epic_crushing_despair", dice=[*LUCKY, 1])
    g.choose("effect:lose_sanity")
    assert (g[PETE].sanity, dice_of(g)) == (3, [1])
    assert attacks(g) == [AncientOneAttacks, AncientOneHurt]


def test_undying_strength_returns_a_doom_token_but_none_above_the_full_track() -> None:
    assert round_of("epic_undying_strength", dice=[1, 1, *LUCKY], doom=5).state.doom == 6
    assert round_of("epic_undying_strength", dice=[1, 1, *LUCKY]).state.doom == 13


def test_in_a_desperate_gambit_points_are_staked_for_two_dice_each() -> None:
    g = round_of("epic_desperate_gambit", dice=[1] * 6 + LUCKY)
    assert ("stake:3:0" in g.options, "stake:2:2" in g.options) == (True, False), "three points in all"
    g.choose("stake:1:1")
    assert (g[PETE].sanity, g[PETE].stamina, dice_of(g)) == (3, 5, [6])
    assert g[PETE].counters == {}


def test_nobody_stakes_the_last_point_of_anything() -> None:
    g = round_of("epic_desperate_gambit", dice=[1, 1, *LUCKY], ashcan_pete__sanity=1, ashcan_pete__stamina=2)
    assert g.options == ["stake:0:0", "stake:0:1"]
    g.choose("stake:0:0")
    assert dice_of(g) == [2]
