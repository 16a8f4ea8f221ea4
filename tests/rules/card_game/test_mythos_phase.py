"""The mythos phase."""

from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.effects.cards import gain_resources
from miskatonic.games.card_game.effects.checks import skill_check
from miskatonic.games.card_game.effects.harm import take
from miskatonic.games.card_game.effects.using import fast
from miskatonic.games.card_game.events import (
    AgendaAdvanced,
    CardDiscarded,
    DoomPlaced,
    EncounterDrawn,
    EnemySpawned,
    Harmed,
    PhaseBegan,
    PhaseEnded,
    RoundBegan,
)
from miskatonic.kernel.line import Limit
from miskatonic.kernel.table import new_table
from miskatonic.testing import rule


@rule("CG-MYTH-01")
def test_the_first_round_has_no_mythos_phase() -> None:
    table = new_table("card_game", seats=["roland_banks"], scenario="the_gathering", seed=1)
    while table.decision is not None and table.decision.kind.name != "turn":
        table.choose(*range(table.decision.least))
    assert (table.state.round, table.state.phase, table.state.agenda_doom) == (1, "investigation", 0)
    assert not [event for event in table.events if isinstance(event, EncounterDrawn)]


@rule("CG-MYTH-02", "CG-UPK-09")
def test_a_round_and_its_mythos_phase_begin_after_the_upkeep_phase() -> None:
    g = end_turns(house())
    told = [event for event in g.events if isinstance(event, RoundBegan | PhaseBegan | PhaseEnded)]
    at = told.index(RoundBegan(2))
    assert told[at - 1] == PhaseEnded("upkeep")
    assert told[at + 1] == PhaseBegan("mythos")


@rule("CG-MYTH-03")
def test_a_doom_comes_onto_the_current_agenda() -> None:
    g = end_turns(house())
    assert g.happened(DoomPlaced) == [DoomPlaced("agenda_whats_going_on", 1)]
    assert g.state.agenda_doom == 1


@rule("CG-MYTH-04")
def test_the_agenda_advances_with_as_much_doom_as_its_threshold() -> None:
    g = end_turns(house().set("agenda_doom", 2), "obscuring_fog")
    g.choose("effect:all_discard_at_random")
    assert [event.card for event in g.happened(AgendaAdvanced)] == ["agenda_whats_going_on"]
    assert g.state.agenda == "agenda_rise_of_the_ghouls"


@rule("CG-MYTH-04")
def test_the_agenda_stays_with_less_doom() -> None:
    g = end_turns(house().set("agenda_doom", 1))
    assert g.happened(AgendaAdvanced) == []
    assert g.state.agenda_doom == 2


@rule("CG-MYTH-05", "CG-PRIO-04")
def test_each_investigator_draws_an_encounter_card_in_player_order() -> None:
    g = house("roland_banks", "daisy_walker", "agnes_baker", lead=1)
    end_turns(g, "dissonant_voices", "obscuring_fog", "dissonant_voices#2")
    drawn = [(event.who, event.card) for event in g.happened(EncounterDrawn)]
    assert drawn == [
        ("daisy_walker", "dissonant_voices"),
        ("agnes_baker", "obscuring_fog"),
        ("roland_banks", "dissonant_voices#2"),
    ]


@rule("CG-MYTH-05")
def test_who_is_eliminated_by_a_card_does_not_keep_the_others_from_drawing() -> None:
    g = house("roland_banks", "daisy_walker", "agnes_baker").set("roland_banks.horror", 4)
    end_turns(g.rig(tokens=["auto_fail"]), "rotting_remains", "obscuring_fog", "dissonant_voices")
    assert g["roland_banks"].fate == "horror"
    g.choose("lead:agnes_baker")
    drawn = [event.who for event in g.happened(EncounterDrawn)]
    assert sorted(drawn) == ["agnes_baker", "daisy_walker", "roland_banks"]


@rule("CG-MYTH-06", "CG-DECK-07")
def test_the_card_comes_from_the_top_of_the_encounter_deck() -> None:
    g = house().stack("encounter", ["obscuring_fog", "ancient_evils"])
    size = len(g.state.encounter_deck)
    g.choose("end_turn")
    assert [event.card for event in g.happened(EncounterDrawn)] == ["obscuring_fog"]
    assert len(g.state.encounter_deck) == size - 1
    assert g.state.encounter_deck[-1] == "ancient_evils"


@rule("CG-MYTH-07", "CG-PERI-02")
def test_peril_keeps_the_others_from_helping(homemade: Homemade) -> None:
    failing = skill_check("willpower", 9, failed=take(damage=1))
    perilous, plain = homemade.treachery(failing, keywords=("peril",)), homemade.treachery(failing)
    g = house("roland_banks", "daisy_walker").give("daisy_walker", "guts").stack("daisy_walker", ["guts#12"])
    end_turns(g.rig(tokens=["0"]), perilous, "obscuring_fog")
    assert g["roland_banks"].damage == 1, "nobody was asked to commit anything"
    g = house("roland_banks", "daisy_walker").give("daisy_walker", "guts")
    assert (end_turns(g, plain, "obscuring_fog").options, g.decision.seat) == (["commit:guts#11"], 1)


@rule("CG-MYTH-08", "CG-MYTH-09", "CG-ABIL-18", "CG-CARD-09")
def test_a_treachery_takes_effect_and_is_then_discarded(homemade: Homemade) -> None:
    slap = homemade.treachery(take(damage=1))
    g = end_turns(house(), slap)
    assert g["roland_banks"].damage == 1
    assert g.state.encounter_discard == [slap]


@rule("CG-MYTH-09", "CG-ENEM-08")
def test_an_enemy_is_spawned() -> None:
    g = end_turns(house(), "flesh_eater")
    assert g.happened(EnemySpawned) == [EnemySpawned("flesh_eater", "attic")]
    assert "flesh_eater" not in g.state.encounter_discard


@rule("CG-MYTH-10", "CG-SURG-01")
def test_after_a_card_with_surge_the_same_investigator_draws_another(homemade: Homemade) -> None:
    flood = homemade.treachery(take(damage=1), keywords=("surge",))
    g = end_turns(house("roland_banks", "daisy_walker"), flood, "dissonant_voices", "obscuring_fog")
    drawn = [(event.who, event.card) for event in g.happened(EncounterDrawn)]
    assert drawn == [("roland_banks", flood), ("roland_banks", "dissonant_voices"), ("daisy_walker", "obscuring_fog")]
    order = [type(event) for event in g.events if isinstance(event, EncounterDrawn | Harmed)]
    assert order[:3] == [EncounterDrawn, Harmed, EncounterDrawn], "the first one is resolved before"


@rule("CG-MYTH-11")
def test_the_only_window_of_the_mythos_phase_comes_after_the_encounters(homemade: Homemade) -> None:
    watch = homemade.asset(fast(gain_resources(1), limit=Limit(9, "phase")))
    g = house().give("roland_banks", f"play:{watch}").stack("encounter", ["obscuring_fog"]).choose("end_turn")
    while g.state.phase != "mythos":
        g.choose("pass")
    assert len(g.happened(EncounterDrawn)) == 1
    assert g.choose("pass").state.phase == "investigation"


@rule("CG-MYTH-12")
def test_the_investigation_phase_follows() -> None:
    g = end_turns(house())
    told = [event for event in g.events if isinstance(event, PhaseBegan | PhaseEnded)]
    assert told[-2:] == [PhaseEnded("mythos"), PhaseBegan("investigation")]
    assert not g.happened(CardDiscarded)
