"""Options of one question can be told apart, unless everybody sees that it makes no difference which one is taken."""

from typing import Any

import pytest
from tests.games.mansions.gambler import Wanderer, some_table

from miskatonic import Table
from miskatonic.games.mansions.components import slug_of
from miskatonic.games.mansions.state import Mansion
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.text import LANGUAGES, render
from miskatonic.testing import Scenario, scenario


def labels(g: Scenario) -> list[str]:
    """What the options say, but for the one that takes nothing."""
    return [render(option.label, "en") for option in g.decision.options if option.verb != "pass"]


def test_monsters_of_one_kind_differ_by_where_they_are_and_by_what_they_have_suffered() -> None:
    g = scenario("mansions", seats=["", "joe_diamond"]).place("joe_diamond", at="garden.path").set("keeper.threat", 1)
    g.spawn("zombie", at="foyer.center", token=0).spawn("zombie", at="foyer.center", token=1, damage=2)
    g.spawn("zombie", at="kitchen.1", token=2).begin(step="keeper_actions").choose("action:command_minion")
    told = ["Zombie, in the Foyer, centre", "Zombie, in the Foyer, centre, 2 damage", "Zombie, in the Kitchen"]
    assert labels(g) == told


def seen(state: Mansion, piece: str) -> object:
    """What everybody sees of a piece."""
    if piece not in state.monsters:
        return slug_of(piece)
    monster = state.monsters[piece]
    return slug_of(piece), monster.at, monster.damage, monster.stunned, monster.name


def look_at_labels(table: Table[Any]) -> None:
    """In every language each option has words of its own, but for pieces that look the same."""
    assert table.decision is not None
    for lang in LANGUAGES:
        read: dict[str, Any] = {}
        for option in table.decision.options:
            known = read.setdefault(label := render(option.label, lang), option)
            if known is not option:
                one, other = ([seen(table.state, piece) for piece in each.pieces] for each in (known, option))
                assert one, f"{known.id} and {option.id} both read: {label}"
                assert one == other, f"{known.id} and {option.id} both read: {label}"


@pytest.mark.parametrize("seed", range(12))
def test_no_two_options_of_a_question_read_the_same_unless_it_makes_no_difference(seed: int) -> None:
    table, gambler = some_table(seed), Wanderer(seed, bold=True)
    while table.decision is not None:
        look_at_labels(table)
        table.choose(*gambler.pick(Sight(table)))
