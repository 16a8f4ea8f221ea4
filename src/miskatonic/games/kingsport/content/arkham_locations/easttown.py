"""The location cards of Easttown."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import check, choose, may, paying
from miskatonic.games.arkham_horror.effects.conditions import if_so
from miskatonic.games.arkham_horror.effects.losses import lose_every
from miskatonic.games.arkham_horror.effects.people import (
    arrested,
    blessed,
    delayed,
    draw,
    find,
    first_of,
    gain,
    move_to_street,
    pay,
    take_ally,
)
from miskatonic.games.arkham_horror.effects.town import go_where_mythos_says
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.effects.prey import moon_trophy
from miskatonic.games.kingsport.effects.seals import seal_here
from miskatonic.kernel.effect import both

with BOARD:
    location_card(
        "easttown_kh1",
        "easttown",
        {
            "hibbs_roadhouse": may(seal_here()),
            "velmas_diner": choose(gain(money=3), gain(sanity=1, stamina=1)),
            "police_station": both(delayed(), gain(clue=2)),
        },
    )
    location_card(
        "easttown_kh2",
        "easttown",
        {
            "hibbs_roadhouse": find("whiskey"),
            "velmas_diner": may(paying(pay(money=5), both(gain(stamina=1, sanity=1), blessed()))),
            "police_station": check("will", -1, passed=find("handcuffs")),
        },
    )
    location_card(
        "easttown_kh3",
        "easttown",
        {
            "hibbs_roadhouse": take_ally("ryan_dean", draw("common", 2)),
            "velmas_diner": find("food"),
            "police_station": may(paying(moon_trophy(), gain(money=5))),
        },
    )
    location_card(
        "easttown_kh4",
        "easttown",
        {
            "hibbs_roadhouse": check("will", -1, failed=go_where_mythos_says()),
            "velmas_diner": may(both(move_to_street(), if_so("monster_in_sky", first_of("common", "weapon")))),
            "police_station": check("will", -1, failed=both(lose_every("weapon"), arrested())),
        },
    )
