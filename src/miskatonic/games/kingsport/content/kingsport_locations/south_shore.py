"""The location cards of South Shore."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import NOTHING, check, choose, graded, may, paying, then
from miskatonic.games.arkham_horror.effects.conditions import if_ancient_one
from miskatonic.games.arkham_horror.effects.counting import reduce_to
from miskatonic.games.arkham_horror.effects.losses import give_up
from miskatonic.games.arkham_horror.effects.people import (
    accept_delay,
    arrested,
    blessed,
    delayed,
    draw,
    first_of,
    gain,
    lose,
    lose_all,
    move_to_street,
    offer,
    pay,
    search_deck,
    take_ally,
    take_special,
)
from miskatonic.games.arkham_horror.effects.town import terror, visit_world
from miskatonic.games.arkham_horror.effects.trading import sell_item
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.components import KINGSPORT_LOCATION_CARDS
from miskatonic.games.kingsport.effects.powers import brood
from miskatonic.games.kingsport.effects.rifts import advance_two, undo_two
from miskatonic.games.kingsport.effects.shore import flat_price, tome_to_the_box
from miskatonic.kernel.effect import both

with BOARD:
    location_card(
        "south_shore_1",
        "south_shore",
        {
            "artists_colony": check("luck", -1, passed=take_ally("foolishness", undo_two())),
            "hall_school": check("will", -1, passed=gain(clue=1), failed=move_to_street()),
            "neils_curiosity_shop": may(
                paying(pay(money=1), check("lore", -1, passed=gain(clue=2), failed=if_ancient_one("eihort", brood())))
            ),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "south_shore_2",
        "south_shore",
        {
            "artists_colony": check("luck", -1, passed=take_ally("foolishness", undo_two())),
            "hall_school": check("will", -2, failed=arrested()),
            "neils_curiosity_shop": may(
                paying(pay(money=1), check("lore", -1, 2, passed=both(gain(clue=2), draw("spell", 3, keep=1))))
            ),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "south_shore_3",
        "south_shore",
        {
            "artists_colony": may(paying(accept_delay(), gain(money=2))),
            "hall_school": may(
                paying(advance_two(), take_ally("asenath_waite", both(take_special("retainer"), draw("spell"))))
            ),
            "neils_curiosity_shop": may(
                paying(pay(money=1), check("lore", -2, passed=gain(clue=3), failed=lose(sanity=1)))
            ),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "south_shore_4",
        "south_shore",
        {
            "artists_colony": may(
                choose(
                    check("fight", -1, passed=gain(sanity=1), failed=lose(stamina=1)),
                    check("will", -2, passed=gain(sanity=1), failed=lose(stamina=1)),
                )
            ),
            "hall_school": gain(sanity=1),
            "neils_curiosity_shop": may(
                paying(pay(money=1), check("luck", -3, passed=draw("skill"), failed=lose(sanity=3)))
            ),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "south_shore_5",
        "south_shore",
        {
            "artists_colony": gain(clue=1, sanity=1),
            "hall_school": gain(clue=1),
            "neils_curiosity_shop": may(
                paying(pay(money=1), check("will", -2, passed=blessed(), failed=reduce_to(1, ("sanity",))))
            ),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "south_shore_6",
        "south_shore",
        {
            "artists_colony": choose(check("will", -2, passed=gain(sanity=2), failed=terror(1)), terror(1)),
            "hall_school": move_to_street(),
            "neils_curiosity_shop": gain(money=1),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "south_shore_7",
        "south_shore",
        {
            "artists_colony": gain(sanity=1),
            "hall_school": then(
                delayed(), check("lore", -1, passed=both(draw("spell"), gain(clue=1)), failed=lose(sanity=1))
            ),
            "neils_curiosity_shop": may(
                paying(give_up("common", 2), take_ally("charles_dexter_ward", draw("spell", 5, keep=1)))
            ),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "south_shore_8",
        "south_shore",
        {
            "artists_colony": may(paying(tome_to_the_box(), both(gain(money=5), lose(sanity=1)))),
            "hall_school": lose(sanity=1),
            "neils_curiosity_shop": may(
                paying(give_up("common", 2), take_ally("charles_dexter_ward", draw("spell", 5, keep=1)))
            ),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "south_shore_9",
        "south_shore",
        {
            "artists_colony": then(check("will", -2, failed=lose(sanity=1, stamina=1)), gain(clue=1)),
            "hall_school": check("lore", -1, passed=draw("spell")),
            "neils_curiosity_shop": offer((("unique", 1),), more=1),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "south_shore_10",
        "south_shore",
        {
            "artists_colony": may(
                graded(
                    "luck",
                    0,
                    (
                        (0, lose_all("sanity")),
                        (1, both(gain(clue=2), lose(sanity=2))),
                        (2, both(gain(clue=3), lose(sanity=1))),
                    ),
                )
            ),
            "hall_school": gain(clue=3),
            "neils_curiosity_shop": may(paying(pay(money=3), first_of("unique", "tome"))),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "south_shore_11",
        "south_shore",
        {
            "artists_colony": check("will", -1, failed=lose(money=3)),
            "hall_school": then(check("lore", -1, passed=draw("spell")), check("will", -1, failed=lose(sanity=2))),
            "neils_curiosity_shop": check("lore", -1, passed=gain(clue=1)),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "south_shore_12",
        "south_shore",
        {
            "artists_colony": flat_price(2),
            "hall_school": check("lore", -1, 2, passed=search_deck("spell")),
            "neils_curiosity_shop": NOTHING,
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "south_shore_13",
        "south_shore",
        {
            "artists_colony": visit_world("the_dreamlands"),
            "hall_school": may(
                paying(advance_two(), take_ally("asenath_waite", both(take_special("retainer"), draw("spell"))))
            ),
            "neils_curiosity_shop": NOTHING,
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "south_shore_14",
        "south_shore",
        {
            "artists_colony": check("will", -1, failed=both(lose(sanity=1), delayed())),
            "hall_school": check("luck", -2, passed=draw("unique")),
            "neils_curiosity_shop": may(sell_item("unique", times=1, more=3)),
        },
        KINGSPORT_LOCATION_CARDS,
    )
