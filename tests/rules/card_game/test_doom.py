"""Doom."""

from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game.events import AgendaAdvanced
from miskatonic.testing import rule


@rule("CG-DOOM-01")
def test_doom_on_any_card_counts() -> None:
    g = house().spawn("acolyte", at="attic", doom=1).set("cellar.doom", 1)
    end_turns(g)
    assert [event.card for event in g.happened(AgendaAdvanced)] == ["agenda_whats_going_on"]


@rule("CG-DOOM-02")
def test_doom_only_counts_at_its_check() -> None:
    g = house().set("agenda_doom", 3).choose("resource")
    assert g.state.agenda == "agenda_whats_going_on"


@rule("CG-DOOM-02")
def test_a_card_may_say_otherwise() -> None:
    g = end_turns(house().set("agenda_doom", 1), "ancient_evils")
    assert [event.card for event in g.happened(AgendaAdvanced)] == ["agenda_whats_going_on"]
