"""What is offered without any use is found, whether it changes nothing or only costs something."""

from typing import Any

from miskatonic.conformance.offers import explore, idle, staged
from miskatonic.games.arkham_horror import GAME
from miskatonic.games.arkham_horror.effects.checks import check, choose, may, paying
from miskatonic.games.arkham_horror.effects.people import gain, pay
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import Function
from miskatonic.kernel.table import Table
from miskatonic.testing import scenario


def _nothing(game: Arkham, you: Investigator) -> Rules[None]:
    yield from ()


IDLE = Function(_nothing, "do nothing", "ne rien faire")
"""What is always offered and never changes anything."""


def asking(effect: ArkhamEffect, **chance: Any) -> Table[Any]:
    """A table at which an effect asks Pete something, who has a dollar."""
    g = scenario("arkham_horror", seats=["ashcan_pete"]).give("ashcan_pete", "$1")
    return staged(GAME.rules, g.state, lambda game: effect.run(game, game.present()[0]), **chance)


def poorer(before: Any, after: Any, seat: int) -> bool:
    """Whether Pete has less money, and nothing else has changed."""
    mine, later = before.investigators[seat], after.investigators[seat]
    return bool(later.money < mine.money and later.clues == mine.clues)


def test_an_offer_that_brings_something_is_fine() -> None:
    assert idle(asking(may(paying(pay(money=1), gain(clue=1)))), poorer=poorer) == []


def test_an_offer_that_changes_nothing_is_found() -> None:
    assert [found.option for found in idle(asking(may(IDLE)))] == ["yes"]
    assert [found.option for found in idle(asking(choose(gain(money=1), IDLE)))] == ["effect:own"]


def test_an_offer_that_is_paid_for_nothing_is_found() -> None:
    assert [found.why for found in idle(asking(may(paying(pay(money=1), IDLE))), poorer=poorer)] == [
        "is paid for nothing"
    ]


def test_dice_are_a_change_unless_they_are_loaded() -> None:
    trial = may(check("will", 0, passed=gain(clue=1)))
    assert idle(asking(trial)) == []
    assert [len(idle(asking(trial, faces=(face,)))) for face in (6, 1)] == [0, 1]


def test_questions_behind_questions_are_looked_at() -> None:
    nested = may(choose(gain(clue=1), may(IDLE)))
    assert [found.option for at in explore(asking(nested)) for found in idle(at)] == ["yes"]
