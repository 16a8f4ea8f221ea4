"""The location cards of Rivertown."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import NOTHING, check, choose, may, paying, then
from miskatonic.games.arkham_horror.effects.conditions import if_holding, if_so
from miskatonic.games.arkham_horror.effects.people import delayed, devoured, draw, gain, lose, lost, move_to, take_ally
from miskatonic.games.arkham_horror.effects.town import (
    gate_appears,
    go_to_any_world,
    spend_gates,
    spend_monsters,
    trophy_from_cup,
)
from miskatonic.games.arkham_horror.effects.trading import buy_any
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.effects.arkham import astray
from miskatonic.kernel.effect import both

with BOARD:
    location_card(
        "rivertown_kh1",
        "rivertown",
        {
            "general_store": NOTHING,
            "black_cave": if_holding("lantern", may(go_to_any_world(1)), check("luck", -2, failed=lost())),
            "graveyard": may(paying(spend_gates(1), trophy_from_cup(4))),
        },
    )
    location_card(
        "rivertown_kh2",
        "rivertown",
        {
            "general_store": then(may(choose(gain(money=2), gain(clue=1), draw("common"))), delayed()),
            "black_cave": check("luck", -1, failed=astray()),
            "graveyard": if_so("cursed", devoured(), draw("unique")),
        },
    )
    location_card(
        "rivertown_kh3",
        "rivertown",
        {
            "general_store": may(both(move_to("black_cave"), gain(money=2))),
            "black_cave": check("lore", -2, passed=draw("spell"), failed=both(delayed(), lose(stamina=1))),
            "graveyard": trophy_from_cup(),
        },
    )
    location_card(
        "rivertown_kh4",
        "rivertown",
        {
            "general_store": may(buy_any("common", 1)),
            "black_cave": gate_appears(monster=True),
            "graveyard": may(paying(spend_monsters(5), take_ally("richard_upton_pickman", draw("spell")))),
        },
    )
