"""The location cards of Merchant District."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import check, if_standing, may, paying, per_success, then
from miskatonic.games.arkham_horror.effects.people import (
    arrested,
    cursed,
    delayed,
    draw,
    gain,
    lose,
    lost,
    move_to_street,
    pay,
    restore,
    take_ally,
)
from miskatonic.games.arkham_horror.effects.rare import price_of_a_look
from miskatonic.games.arkham_horror.effects.town import gate_appears
from miskatonic.kernel.effect import both

location_card(
    "merchant_district_1",
    "merchant_district",
    {
        "river_docks": then(draw("common", 2), check("luck", -1, failed=arrested())),
        "the_unnamable": may(check("lore", -1, passed=draw("spell"), failed=both(delayed(), gain(clue=2)))),
        "unvisited_isle": check("sneak", -1, passed=take_ally("john_legrasse", restore(sanity=True, stamina=True))),
    },
)
location_card(
    "merchant_district_2",
    "merchant_district",
    {
        "river_docks": check("luck", -1, passed=draw("spell")),
        "the_unnamable": may(paying(pay(sanity=2), if_standing(take_ally("eric_colt", gain(clue=3))))),
        "unvisited_isle": both(lose(sanity=1), draw("spell")),
    },
)
location_card(
    "merchant_district_3",
    "merchant_district",
    {
        "river_docks": check("speed", -1, failed=lose(sanity=1)),
        "the_unnamable": may(check("luck", -1, passed=draw("unique"), failed=lose(stamina=2, sanity=1))),
        "unvisited_isle": check("will", -2, failed=lose(sanity=3)),
    },
)
location_card(
    "merchant_district_4",
    "merchant_district",
    {
        "river_docks": check("luck", -1, passed=draw("common"), failed=lose(sanity=1, stamina=3)),
        "the_unnamable": check("luck", -1, passed=draw("unique")),
        "unvisited_isle": check("sneak", -1, passed=gain(clue=2)),
    },
)
location_card(
    "merchant_district_5",
    "merchant_district",
    {
        "river_docks": price_of_a_look(),
        "the_unnamable": check("speed", -1, passed=move_to_street(), failed=lose(stamina=2)),
        "unvisited_isle": check("will", -1, failed=cursed()),
    },
)
location_card(
    "merchant_district_6",
    "merchant_district",
    {
        "river_docks": per_success("fight", 0, gain(money=3), failed=both(lose(stamina=1), move_to_street())),
        "the_unnamable": gate_appears(monster=True),
        "unvisited_isle": then(lose(stamina=1), check("will", -1, failed=lose(sanity=1))),
    },
)
location_card(
    "merchant_district_7",
    "merchant_district",
    {
        "river_docks": check("will", 1, failed=lost()),
        "the_unnamable": check("speed", -1, failed=lost()),
        "unvisited_isle": both(lose(sanity=1), gain(clue=1)),
    },
)
