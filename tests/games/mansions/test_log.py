"""Lines of the log: what dice were rolled for and against whom, what held, and what the fire did."""

from tests.rules.mansions.shared import JOE, joe
from tests.rules.mansions.test_combat import first

from miskatonic.games.mansions.components import COMBAT
from miskatonic.kernel.audience import EVERYBODY
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.text import render
from miskatonic.testing import Scenario

DOOR = "hallway_2.right-guest_bedroom.1"


def told(g: Scenario) -> list[str]:
    """The lines that everybody reads, in English; they can be read in French, too."""
    lines = [event.line() for event in g.events if event.told and event.audience is EVERYBODY]
    assert all(render(line, "fr") for line in lines)
    return [render(line, "en") for line in lines]


def forced(die: int) -> Scenario:
    """A zombie at a barricade, with a card that has the keeper roll."""
    g = joe("kitchen.1").spawn("zombie", at="hallway_2.right").set("keeper.threat", 1).place("barricade", at=DOOR)
    rolled = next(
        card.slug
        for card in edition_of("mansions")[COMBAT]
        if card.deck == "humanoid" and card.defence.effect.name == "monster_roll"
    )
    g.stack("humanoid", [rolled]).rig(dice=[die]).begin(step="keeper_actions").stop("monster_attacks")
    return g.play("action:command_minion", "force:guest_bedroom.1")


def test_a_barricade_that_holds_and_the_die_of_the_keeper_are_told() -> None:
    lines = told(forced(10))
    assert any("The keeper rolls against the Zombie’s damage: 10, failed" in line for line in lines)
    assert any("The barricade on the door between" in line and "holds against the Zombie" in line for line in lines)
    assert not any("holds against" in line for line in told(forced(1)))


def test_a_test_says_what_it_is_made_for_and_against_whom() -> None:
    g = joe().spawn("zombie", at="foyer.center").rig(dice=[1]).choose("move:foyer.left_hall")
    assert any("tests Dexterity to evade the Zombie: 1 against" in line for line in told(g))
    g = joe().spawn("zombie", at="foyer.center").stack("humanoid", [first("humanoid", "unarmed")]).rig(dice=[1])
    assert any("in combat with the Zombie: 1 against" in line for line in told(g.choose("attack:zombie:unarmed")))
    g = joe("hallway_2.right").place("fire", at="guest_bedroom").rig(dice=[1]).choose("move:guest_bedroom.1")
    assert any("tests Willpower to brave the fire: 1 against" in line for line in told(g))


def test_fire_is_told_before_its_damage() -> None:
    g = joe("kitchen.1").spawn("zombie", at="foyer.left_hall").place("fire", at="foyer").begin(step="event")
    lines = told(g)
    place = next(n for n, line in enumerate(lines) if line == "The Zombie burns in the Foyer.")
    assert lines[place + 1] == "The Zombie takes 2 damage."


def test_stunned_tokens_that_are_shed_are_told() -> None:
    g = joe().set(f"{JOE}.stunned", 2).begin(step="trading")
    assert "Joe Diamond sheds a stunned token and keeps 1." in told(g)
