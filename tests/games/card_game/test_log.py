"""The log tells the story: causes before consequences, and nothing twice."""

from tests.rules.card_game.shared import end_turns, house

from miskatonic.kernel.text import Lang, render
from miskatonic.testing import Scenario


def told(g: Scenario, lang: Lang = "en", seat: int | None = 0) -> list[str]:
    """The lines of the log that a seat reads."""
    return [render(event.text(), lang) for event in g.events if event.told and event.visible_to(g.table.ears(seat))]


def test_a_card_is_played_before_it_takes_effect() -> None:
    g = house().give("roland_banks", "emergency_cache").choose("play:emergency_cache")
    assert told(g) == ["Roland Banks plays Emergency Cache.", "Roland Banks gains 3 resources."]


def test_an_ability_is_used_before_it_takes_effect() -> None:
    g = house().give("roland_banks", "play:beat_cop").spawn("ghoul_minion", at="hallway").choose("use:beat_cop")
    assert told(g) == ["Roland Banks uses Beat Cop.", "Beat Cop is discarded.", "The Ghoul Minion takes 1 damage."]


def test_a_location_that_hurts_is_named() -> None:
    log = told(house().choose("move:attic"))
    assert log == ["Roland Banks enters the Attic.", "The effect of the Attic applies.", "Roland Banks takes 1 horror."]


def test_an_investigator_uses_its_own_ability() -> None:
    g = house().set("hallway.clues", 1).spawn("swarm_of_rats", at="hallway", engaged="roland_banks")
    g.rig(tokens=["0"]).play("fight:swarm_of_rats", "use:roland_banks")
    assert told(g)[-3:] == [
        "The Swarm of Rats is defeated.",
        "Roland Banks uses their investigator ability.",
        "Roland Banks discovers 1 clue in the Hallway.",
    ]


def test_an_attack_and_its_harm_come_before_defeat() -> None:
    g = house("roland_banks", "daisy_walker").set("roland_banks.damage", 8)
    g.spawn("swarm_of_rats", at="hallway", engaged="roland_banks").choose("resource")
    assert told(g)[:3] == [
        "The Swarm of Rats attacks Roland Banks.",
        "Roland Banks takes 1 damage.",
        "Roland Banks is defeated by damage.",
    ]


def test_whoever_draws_reads_which_card_and_the_others_how_many() -> None:
    g = house("roland_banks", "daisy_walker").stack("roland_banks", ["machete"]).choose("draw")
    assert told(g, seat=0) == ["Roland Banks draws Machete."]
    assert told(g, seat=1) == told(g, seat=None) == ["Roland Banks draws 1 card."]


def test_a_name_with_a_sign_of_its_own_needs_no_full_stop() -> None:
    g = end_turns(house())
    assert "1 doom is placed on the agenda “What’s Going On?!”." in told(g)
    assert "1 fatalité est placée sur l’intrigue «\u202fQue se Passe-t-il\u202f!?\u202f»." in told(g, "fr")


def test_an_enemy_is_defeated_before_it_joins_the_victory_display() -> None:
    g = house().spawn("icy_ghoul", at="hallway", engaged="roland_banks").set("icy_ghoul.damage", 3)
    g.rig(tokens=["0"]).choose("fight:icy_ghoul")
    assert told(g)[-2:] == ["The Icy Ghoul is defeated.", "The Icy Ghoul is added to the victory display."]


def test_whoever_may_answer_reads_what_is_about_to_happen() -> None:
    g = house().give("roland_banks", "dodge").spawn("ghoul_priest", at="hallway", engaged="roland_banks").choose("draw")
    assert render(g.decision.prompt, "en") == "The Ghoul Priest attacks Roland Banks. Use an ability?"


def test_a_weakness_is_drawn_once_and_called_by_its_name() -> None:
    g = house("roland_banks", "daisy_walker").stack("roland_banks", ["paranoia"]).choose("draw")
    assert told(g, seat=0)[0] == "Roland Banks draws a weakness: Paranoia."
    assert told(g, seat=1)[:2] == ["Roland Banks draws 1 card.", "Roland Banks draws a weakness: Paranoia."]


def test_a_token_that_is_put_back_has_been_seen() -> None:
    g = house("wendy_adams").give("wendy_adams", "knife").set("hallway.clues", 1).rig(tokens=["skull", "0"])
    g.play("investigate", "use:wendy_adams")
    assert "Wendy Adams ignores a chaos token: skull." in told(g)
