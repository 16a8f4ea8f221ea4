"""The Engage action."""

from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import house

from miskatonic.games.card_game.events import EnemyEngaged, TestBegan
from miskatonic.testing import rule


@rule("CG-ENGA-01")
def test_engaging_needs_no_test() -> None:
    g = house().spawn("ghoul_minion", at="hallway", exhausted=True).choose("engage:ghoul_minion")
    assert g["ghoul_minion"].engaged == 0
    assert g.happened(TestBegan) == []
    assert g["roland_banks"].actions == 2


@rule("CG-ENGA-02", "CG-ALOO-01")
def test_exhausted_aloof_and_engaged_enemies_can_be_engaged(homemade: Homemade) -> None:
    owl = homemade.enemy(keywords=("aloof",))
    g = (
        house("roland_banks", "daisy_walker")
        .spawn(owl, at="hallway")
        .spawn("ghoul_minion", at="hallway", exhausted=True)
    )
    g.spawn("swarm_of_rats", at="hallway", engaged="daisy_walker").spawn("swarm_of_rats#2", at="attic")
    engages = [option for option in g.options if option.startswith("engage")]
    assert engages == [f"engage:{owl}", "engage:ghoul_minion", "engage:swarm_of_rats"]


@rule("CG-ENGA-03")
def test_engaging_somebody_elses_enemy_frees_them() -> None:
    g = house("roland_banks", "daisy_walker").spawn("swarm_of_rats", at="hallway", engaged="daisy_walker")
    g.choose("engage:swarm_of_rats")
    assert g["swarm_of_rats"].engaged == 0
    assert g.happened(EnemyEngaged) == [EnemyEngaged("roland_banks", 0, "swarm_of_rats")]


@rule("CG-ENGA-04")
def test_an_enemy_cannot_be_engaged_twice() -> None:
    g = house().spawn("ghoul_minion", at="hallway", engaged="roland_banks")
    assert "engage:ghoul_minion" not in g.options
