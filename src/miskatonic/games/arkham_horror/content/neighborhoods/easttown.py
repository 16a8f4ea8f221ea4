"""The location cards of Easttown."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import check, choose, may, paying, then
from miskatonic.games.arkham_horror.effects.losses import give_up, give_up_every
from miskatonic.games.arkham_horror.effects.people import (
    blessed,
    buy_health,
    by_die,
    cursed,
    draw,
    find,
    gain,
    lose,
    lose_all,
    move_to_street,
    offer,
    pay,
    take_ally,
)
from miskatonic.games.arkham_horror.effects.rare import pay_3_or_out
from miskatonic.games.arkham_horror.effects.town import monster_appears
from miskatonic.kernel.effect import both

location_card(
    "easttown_1",
    "easttown",
    {
        "hibbs_roadhouse": offer((("common", 3),), most=3, more=1),
        "police_station": check("luck", -1, passed=may(find("38_revolver"))),
        "velmas_diner": check("will", -2, passed=gain(money=5)),
    },
)
location_card(
    "easttown_2",
    "easttown",
    {
        "hibbs_roadhouse": check("luck", -1, passed=gain(money=5), failed=pay_3_or_out()),
        "police_station": check("luck", -1, failed=lose(stamina=2)),
        "velmas_diner": may(find("food")),
    },
)
location_card(
    "easttown_3",
    "easttown",
    {
        "hibbs_roadhouse": monster_appears(),
        "police_station": choose(pay(money=5), give_up_every("weapon")),
        "velmas_diner": check("luck", -1, passed=blessed(), failed=cursed()),
    },
)
location_card(
    "easttown_4",
    "easttown",
    {
        "hibbs_roadhouse": may(paying(pay(clue=3), take_ally("ryan_dean", draw("common", 2)))),
        "police_station": check("will", -1, passed=gain(clue=1), failed=both(move_to_street(), lose(sanity=1))),
        "velmas_diner": buy_health(6),
    },
)
location_card(
    "easttown_5",
    "easttown",
    {
        "hibbs_roadhouse": check(
            "will",
            -1,
            passed=gain(clue=2),
            failed=then(move_to_street(), choose(give_up("item"), lose_all("money"))),
        ),
        "police_station": check("luck", -2, passed=draw("unique")),
        "velmas_diner": check("luck", -1, failed=lose(stamina=2)),
    },
)
location_card(
    "easttown_6",
    "easttown",
    {
        "hibbs_roadhouse": may(find("whiskey")),
        "police_station": check("will", -1, passed=gain(clue=2)),
        "velmas_diner": may(paying(pay(money=1), gain(stamina=2))),
    },
)
location_card(
    "easttown_7",
    "easttown",
    {
        "hibbs_roadhouse": check("luck", -1, failed=lose_all("money")),
        "police_station": check("sneak", 0, passed=find("research_materials")),
        "velmas_diner": may(check("sneak", -1, passed=by_die("gain", ("money",)), failed=move_to_street())),
    },
)
