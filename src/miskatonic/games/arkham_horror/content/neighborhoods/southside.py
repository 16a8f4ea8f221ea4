"""The location cards of Southside."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import check, choose, die, graded, may, paying, then
from miskatonic.games.arkham_horror.effects.losses import give_up_half_items
from miskatonic.games.arkham_horror.effects.people import (
    blessed,
    by_die,
    cursed,
    delayed,
    draw,
    find,
    gain,
    lose,
    lose_half_money,
    move_to_street,
    pay,
    restore,
    share,
    take_ally,
)
from miskatonic.games.arkham_horror.effects.rare import buy_one_of_either
from miskatonic.games.arkham_horror.effects.town import go_meet, remove_doom, spend_gates, visit_world
from miskatonic.kernel.effect import both

location_card(
    "southside_1",
    "southside",
    {
        "historical_society": lose(sanity=1),
        "mas_boarding_house": draw("common"),
        "south_church": graded(
            "luck", 0, ((0, both(lose(sanity=3), move_to_street())), (1, move_to_street()), (2, restore(sanity=True)))
        ),
    },
)
location_card(
    "southside_2",
    "southside",
    {
        "historical_society": choose(
            move_to_street(),
            paying(pay(money=3), check("luck", -1, passed=draw("spell"), failed=visit_world("the_dreamlands"))),
        ),
        "mas_boarding_house": may(go_meet("silver_twilight_lodge", draws=2)),
        "south_church": blessed(),
    },
)
location_card(
    "southside_3",
    "southside",
    {
        "historical_society": may(go_meet("woods", draws=2)),
        "mas_boarding_house": check("luck", 0, passed=visit_world("the_dreamlands"), failed=visit_world("abyss")),
        "south_church": lose(sanity=1),
    },
)
location_card(
    "southside_4",
    "southside",
    {
        "historical_society": may(go_meet("black_cave", draws=2)),
        "mas_boarding_house": may(paying(pay(money=3), share(4))),
        "south_church": then(check("speed", -1, failed=lose(stamina=2)), move_to_street()),
    },
)
location_card(
    "southside_5",
    "southside",
    {
        "historical_society": may(paying(spend_gates(), take_ally("professor_armitage", draw("unique")))),
        "mas_boarding_house": check("luck", -1, failed=choose(lose(stamina=1), lose(sanity=1))),
        "south_church": may(paying(pay(clue=1), die(remove_doom()))),
    },
)
location_card(
    "southside_6",
    "southside",
    {
        "historical_society": check(
            "sneak", -1, passed=gain(sanity=1), failed=both(lose(stamina=2), move_to_street(), cursed())
        ),
        "mas_boarding_house": by_die("gain", ("stamina",)),
        "south_church": choose(lose_half_money(), give_up_half_items(up=True)),
    },
)
location_card(
    "southside_7",
    "southside",
    {
        "historical_society": check("luck", -1, 2, passed=both(draw("skill"), delayed())),
        "mas_boarding_house": may(check("will", 0, passed=may(buy_one_of_either()), failed=delayed())),
        "south_church": may(find("holy_water")),
    },
)
