"""The location cards of Kingsport Head."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import NOTHING, check, helped_check, may
from miskatonic.games.arkham_horror.effects.conditions import if_so
from miskatonic.games.arkham_horror.effects.people import (
    blessed,
    delayed,
    devoured,
    draw,
    first_of,
    gain,
    lose,
    lose_all,
    move_to,
    take_ally,
)
from miskatonic.games.arkham_horror.effects.town import go_meet, remove_doom, visit_world
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.components import KINGSPORT_LOCATION_CARDS
from miskatonic.games.kingsport.effects.rifts import close_a_rift
from miskatonic.games.kingsport.effects.seals import walk_through
from miskatonic.kernel.effect import both

with BOARD:
    location_card(
        "kingsport_head_1",
        "kingsport_head",
        {
            "strange_high_house": helped_check("will", -2, "ancient_tome", take_ally("william_bain", blessed())),
            "the_causeway": delayed(),
            "wireless_station": delayed(),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "kingsport_head_2",
        "kingsport_head",
        {
            "strange_high_house": helped_check("will", -2, "ancient_tome", take_ally("william_bain", blessed())),
            "the_causeway": NOTHING,
            "wireless_station": lose(sanity=1),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "kingsport_head_3",
        "kingsport_head",
        {
            "strange_high_house": check("fight", -1, failed=move_to("wireless_station")),
            "the_causeway": check("fight", -2, failed=both(lose(stamina=2), move_to("harborside"))),
            "wireless_station": NOTHING,
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "kingsport_head_4",
        "kingsport_head",
        {
            "strange_high_house": check(
                "luck", -1, passed=first_of("unique", "tome"), failed=first_of("common", "tome")
            ),
            "the_causeway": lose(sanity=1),
            "wireless_station": move_to("the_causeway"),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "kingsport_head_5",
        "kingsport_head",
        {
            "strange_high_house": may(check("luck", -1, passed=draw("common"))),
            "the_causeway": NOTHING,
            "wireless_station": gain(sanity=1, stamina=1),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "kingsport_head_6",
        "kingsport_head",
        {
            "strange_high_house": draw("spell"),
            "the_causeway": check("speed", -2, failed=both(lose(stamina=2), move_to("harborside"))),
            "wireless_station": delayed(),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "kingsport_head_7",
        "kingsport_head",
        {
            "strange_high_house": visit_world("the_dreamlands", 2),
            "the_causeway": lose(stamina=1),
            "wireless_station": check("will", -2, failed=move_to("the_causeway")),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "kingsport_head_8",
        "kingsport_head",
        {
            "strange_high_house": visit_world("the_dreamlands", 2),
            "the_causeway": check("will", -2, failed=both(lose(sanity=2, stamina=1), move_to("harborside"))),
            "wireless_station": lose(sanity=1),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "kingsport_head_9",
        "kingsport_head",
        {
            "strange_high_house": may(walk_through()),
            "the_causeway": check("luck", -2, failed=both(lose(sanity=2), move_to("harborside"))),
            "wireless_station": gain(stamina=2),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "kingsport_head_10",
        "kingsport_head",
        {
            "strange_high_house": both(remove_doom(2), lose(sanity=3)),
            "the_causeway": both(lose(sanity=1), draw("unique")),
            "wireless_station": check("speed", -2, failed=lose_all("stamina")),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "kingsport_head_11",
        "kingsport_head",
        {
            "strange_high_house": both(delayed(), lose(sanity=1)),
            "the_causeway": delayed(),
            "wireless_station": check("fight", -2, failed=both(lose(stamina=2), move_to("the_causeway"))),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "kingsport_head_12",
        "kingsport_head",
        {
            "strange_high_house": check("will", -1, passed=close_a_rift()),
            "the_causeway": draw("spell"),
            "wireless_station": draw("common"),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "kingsport_head_13",
        "kingsport_head",
        {
            "strange_high_house": NOTHING,
            "the_causeway": move_to("harborside"),
            "wireless_station": gain(money=2),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "kingsport_head_14",
        "kingsport_head",
        {
            "strange_high_house": if_so("cursed", devoured()),
            "the_causeway": go_meet("wireless_station"),
            "wireless_station": check("luck", -2, failed=both(lose(stamina=2), move_to("the_causeway"))),
        },
        KINGSPORT_LOCATION_CARDS,
    )
