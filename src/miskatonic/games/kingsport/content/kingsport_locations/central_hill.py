"""The location cards of Central Hill."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import check, helped_check, may, paying, then
from miskatonic.games.arkham_horror.effects.losses import give_up
from miskatonic.games.arkham_horror.effects.people import (
    by_die,
    cursed,
    delayed,
    draw,
    first_of,
    gain,
    lose,
    move_to_street,
    pay,
    take_ally,
)
from miskatonic.games.arkham_horror.effects.town import go_meet, trophy_from_cup
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.components import KINGSPORT_LOCATION_CARDS
from miskatonic.games.kingsport.effects.prey import all_come, monster_comes
from miskatonic.games.kingsport.effects.shore import dreadful_sight, torn
from miskatonic.kernel.effect import both

with BOARD:
    location_card(
        "central_hill_1",
        "central_hill",
        {
            "seventh_house_on_the_left": helped_check(
                "sneak", -2, "old_journal", take_ally("professor_morgan", first_of("common", "weapon"))
            ),
            "congregational_hospital": delayed(),
            "st_erasmuss_home": gain(sanity=1),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "central_hill_2",
        "central_hill",
        {
            "seventh_house_on_the_left": helped_check(
                "sneak", -2, "old_journal", take_ally("professor_morgan", first_of("common", "weapon"))
            ),
            "congregational_hospital": gain(stamina=1),
            "st_erasmuss_home": move_to_street(),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "central_hill_3",
        "central_hill",
        {
            "seventh_house_on_the_left": gain(sanity=1, stamina=1),
            "congregational_hospital": check("will", -1, passed=dreadful_sight(), failed=by_die("lose", ("sanity",))),
            "st_erasmuss_home": check("lore", -1, passed=gain(clue=1)),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "central_hill_4",
        "central_hill",
        {
            "seventh_house_on_the_left": delayed(),
            "congregational_hospital": gain(clue=1),
            "st_erasmuss_home": both(lose(sanity=1), gain(clue=1)),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "central_hill_5",
        "central_hill",
        {
            "seventh_house_on_the_left": check(
                "will", -1, passed=may(check("luck", -1, passed=first_of("unique", "tome")))
            ),
            "congregational_hospital": move_to_street(),
            "st_erasmuss_home": may(go_meet("north_point_lighthouse", 2)),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "central_hill_6",
        "central_hill",
        {
            "seventh_house_on_the_left": check(
                "will", -1, passed=may(check("luck", -1, passed=first_of("unique", "tome")))
            ),
            "congregational_hospital": both(lose(sanity=2), all_come("crawling_one")),
            "st_erasmuss_home": check("lore", -2, passed=both(gain(clue=2), lose(sanity=1))),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "central_hill_7",
        "central_hill",
        {
            "seventh_house_on_the_left": delayed(),
            "congregational_hospital": may(then(gain(money=4), check("luck", -1, failed=cursed()))),
            "st_erasmuss_home": may(check("luck", -1, passed=gain(stamina=1), failed=lose(stamina=1))),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "central_hill_8",
        "central_hill",
        {
            "seventh_house_on_the_left": go_meet("the_causeway"),
            "congregational_hospital": then(lose(sanity=1), check("luck", -2, passed=draw("unique"))),
            "st_erasmuss_home": check("will", -2, passed=draw("unique")),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "central_hill_9",
        "central_hill",
        {
            "seventh_house_on_the_left": move_to_street(),
            "congregational_hospital": helped_check(
                "lore", -2, "research_materials", take_ally("dr_herbert_west", trophy_from_cup(3))
            ),
            "st_erasmuss_home": both(lose(sanity=1), gain(clue=1)),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "central_hill_10",
        "central_hill",
        {
            "seventh_house_on_the_left": check("luck", -1, passed=draw("spell")),
            "congregational_hospital": lose(sanity=1),
            "st_erasmuss_home": check("will", -2, failed=lose(money=2)),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "central_hill_11",
        "central_hill",
        {
            "seventh_house_on_the_left": both(lose(sanity=1), gain(clue=2)),
            "congregational_hospital": gain(clue=2),
            "st_erasmuss_home": may(paying(give_up("skill"), take_ally("granny_orne", draw("unique", 5, keep=1)))),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "central_hill_12",
        "central_hill",
        {
            "seventh_house_on_the_left": monster_comes(),
            "congregational_hospital": check("luck", -1, passed=draw("common")),
            "st_erasmuss_home": may(paying(give_up("skill"), take_ally("granny_orne", draw("unique", 5, keep=1)))),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "central_hill_13",
        "central_hill",
        {
            "seventh_house_on_the_left": may(paying(pay(money=2), both(draw("spell"), gain(clue=2)))),
            "congregational_hospital": may(
                check("sneak", -2, passed=both(draw("unique"), draw("spell")), failed=torn())
            ),
            "st_erasmuss_home": gain(clue=1),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "central_hill_14",
        "central_hill",
        {
            "seventh_house_on_the_left": check("luck", -2, passed=draw("unique")),
            "congregational_hospital": helped_check(
                "lore", -2, "research_materials", take_ally("dr_herbert_west", trophy_from_cup(3))
            ),
            "st_erasmuss_home": check("lore", -1, passed=draw("spell")),
        },
        KINGSPORT_LOCATION_CARDS,
    )
