"""The location cards of Southside."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import check, choose, may, paying
from miskatonic.games.arkham_horror.effects.conditions import if_so
from miskatonic.games.arkham_horror.effects.counting import by_count
from miskatonic.games.arkham_horror.effects.people import (
    accept_curse,
    blessed,
    cursed,
    draw,
    gain,
    lose,
    restore,
    take_ally,
)
from miskatonic.games.arkham_horror.effects.town import go_meet, go_where_mythos_says, spend_gates
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.effects.arkham import another_ally
from miskatonic.games.kingsport.effects.seals import move_a_seal

with BOARD:
    location_card(
        "southside_kh1",
        "southside",
        {
            "mas_boarding_house": may(paying(accept_curse(), draw("ally"))),
            "south_church": blessed(),
            "historical_society": move_a_seal(),
        },
    )
    location_card(
        "southside_kh2",
        "southside",
        {
            "mas_boarding_house": by_count("gain", ("money",), "seal"),
            "south_church": check("luck", -1, passed=restore(sanity=True), failed=lose(stamina=1)),
            "historical_society": if_so("many_seals", cursed(), draw("skill")),
        },
    )
    location_card(
        "southside_kh3",
        "southside",
        {
            "mas_boarding_house": check("luck", -1, passed=restore(stamina=True), failed=lose(sanity=1)),
            "south_church": go_where_mythos_says(4),
            "historical_society": may(go_meet("independence_square", 2)),
        },
    )
    location_card(
        "southside_kh4",
        "southside",
        {
            "mas_boarding_house": another_ally(),
            "south_church": choose(gain(money=2), draw("common")),
            "historical_society": may(paying(spend_gates(1), take_ally("professor_armitage", draw("unique")))),
        },
    )
