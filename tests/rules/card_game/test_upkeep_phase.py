"""The upkeep phase."""

from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.effects.cards import gain_resources
from miskatonic.games.card_game.effects.using import fast
from miskatonic.games.card_game.events import (
    CardsDrawn,
    EnemyEngaged,
    PhaseBegan,
    PhaseEnded,
    ResourcesGained,
    RoundEnded,
)
from miskatonic.games.card_game.state import Lasting
from miskatonic.kernel.line import Limit
from miskatonic.testing import rule


@rule("CG-UPK-01", "CG-UPK-02")
def test_the_only_window_of_the_phase_opens_when_it_has_begun(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1), limit=Limit(9, "round")))
    g = end_turns(house().give("roland_banks", f"play:{watch}"))
    while g.state.phase != "upkeep":
        g.choose("pass")
    assert g.happened(PhaseBegan)[-1] == PhaseBegan("upkeep")
    assert g.happened(CardsDrawn) == []
    assert g.choose("pass").state.phase == "mythos"


@rule("CG-UPK-03")
def test_everybody_may_have_a_turn_again() -> None:
    g = end_turns(house("roland_banks", "daisy_walker")).play("who:daisy_walker", "end_turn")
    assert g.state.active == 0
    assert g["roland_banks"].actions == 3


@rule("CG-UPK-04", "CG-STATE-03")
def test_everything_that_is_exhausted_readies() -> None:
    g = (
        house()
        .give("roland_banks", "play:flashlight", "play:beat_cop")
        .spawn("ghoul_minion", at="attic", exhausted=True)
    )
    g.set("beat_cop.exhausted", True).set("flashlight.exhausted", True)
    end_turns(g)
    assert not any(g[card].exhausted for card in ("beat_cop", "flashlight", "ghoul_minion"))


@rule("CG-UPK-04", "CG-STATE-12")
def test_an_attachment_readies_too() -> None:
    g = end_turns(house().place("obscuring_fog", at="attic").set("obscuring_fog.exhausted", True), "dissonant_voices")
    assert not g["obscuring_fog"].exhausted


@rule("CG-UPK-04", "CG-ENEM-07")
def test_an_enemy_engages_as_soon_as_it_readies() -> None:
    g = end_turns(house().spawn("ghoul_minion", at="hallway", exhausted=True))
    assert g.happened(EnemyEngaged) == [EnemyEngaged("roland_banks", 0, "ghoul_minion")]
    assert g["roland_banks"].damage == 0, "too late to attack in this round"


@rule("CG-UPK-05")
def test_everybody_draws_a_card_and_then_everybody_gains_a_resource() -> None:
    g = end_turns(house("roland_banks", "daisy_walker", lead=1))
    told = [(type(event), event.who) for event in g.events if isinstance(event, CardsDrawn | ResourcesGained)]
    assert told == [
        (CardsDrawn, "daisy_walker"),
        (CardsDrawn, "roland_banks"),
        (ResourcesGained, "daisy_walker"),
        (ResourcesGained, "roland_banks"),
    ]
    assert (len(g["roland_banks"].hand), g["roland_banks"].resources) == (1, 6)


@rule("CG-UPK-06")
def test_who_holds_more_than_eight_cards_discards_down_to_eight() -> None:
    hand = [
        "knife#1",
        "knife#2",
        "guts#1",
        "guts#2",
        "flashlight#1",
        "flashlight#2",
        "machete#1",
        "evidence#1",
        "dodge#1",
    ]
    g = end_turns(house().give("roland_banks", *hand))
    assert (g.decision.rule, g.decision.least, g.decision.most) == ("CG-UPK-06", 2, 2)
    g.choose("card:knife#1", "card:knife#2")
    assert len(g["roland_banks"].hand) == 8
    assert g["roland_banks"].discard == ["knife#1", "knife#2"]


@rule("CG-UPK-06")
def test_who_holds_eight_cards_keeps_them() -> None:
    hand = ["knife#1", "knife#2", "guts#1", "guts#2", "flashlight#1", "flashlight#2", "machete#1"]
    g = end_turns(house().give("roland_banks", *hand))
    assert len(g["roland_banks"].hand) == 8
    assert g["roland_banks"].discard == []


@rule("CG-UPK-07")
def test_the_phase_and_the_round_end_last() -> None:
    told = [event for event in end_turns(house()).events if isinstance(event, PhaseEnded | RoundEnded)]
    assert told[2:4] == [PhaseEnded("upkeep"), RoundEnded(1)]


@rule("CG-UPK-08")
def test_what_lasts_until_the_end_of_the_round_is_over_then() -> None:
    g = house()
    g.state.lasting.append(Lasting("combat", "", "round", 0, amount=3))
    assert end_turns(g).state.lasting == []
