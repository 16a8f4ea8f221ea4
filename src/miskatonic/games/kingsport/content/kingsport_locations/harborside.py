"""The location cards of Harborside."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import (
    NOTHING,
    check,
    choose,
    die,
    helped_check,
    may,
    paying,
    per_success,
)
from miskatonic.games.arkham_horror.effects.conditions import if_so
from miskatonic.games.arkham_horror.effects.counting import reduce_to
from miskatonic.games.arkham_horror.effects.losses import lose_cards
from miskatonic.games.arkham_horror.effects.people import (
    blessed,
    by_die,
    cursed,
    delayed,
    draw,
    first_of,
    gain,
    lose,
    lost,
    move_to_street,
    pay,
    restore,
    take_ally,
    take_special,
)
from miskatonic.games.arkham_horror.effects.town import go_to_any_world, remove_doom, spend_trophies, terror
from miskatonic.games.arkham_horror.effects.trading import buy_clues
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.components import KINGSPORT_LOCATION_CARDS
from miskatonic.games.kingsport.effects.kept import keep
from miskatonic.games.kingsport.effects.shore import keeper_leaves
from miskatonic.kernel.effect import both

with BOARD:
    location_card(
        "harborside_1",
        "harborside",
        {
            "water_st_607": may(paying(pay(stamina=1, sanity=1), take_ally("terrible_old_man", draw("spell", 2)))),
            "north_point_lighthouse": NOTHING,
            "the_rope_and_anchor": may(buy_clues(2, 3)),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "harborside_2",
        "harborside",
        {
            "water_st_607": may(paying(pay(stamina=1, sanity=1), take_ally("terrible_old_man", draw("spell", 2)))),
            "north_point_lighthouse": lose(sanity=1),
            "the_rope_and_anchor": restore(sanity=True),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "harborside_3",
        "harborside",
        {
            "water_st_607": both(lose(sanity=1), move_to_street()),
            "north_point_lighthouse": check("speed", -1, passed=keeper_leaves("basil_elton")),
            "the_rope_and_anchor": check("luck", -1, failed=lose(money=3)),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "harborside_4",
        "harborside",
        {
            "water_st_607": check("will", -2, failed=both(lose(sanity=2, stamina=2), move_to_street())),
            "north_point_lighthouse": choose(check("will", -2, passed=blessed(), failed=terror(1)), terror(1)),
            "the_rope_and_anchor": check("luck", -1, passed=draw("common")),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "harborside_5",
        "harborside",
        {
            "water_st_607": first_of("common", "tome"),
            "north_point_lighthouse": check("speed", -1, passed=keeper_leaves("basil_elton")),
            "the_rope_and_anchor": may(buy_clues(2, 3)),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "harborside_6",
        "harborside",
        {
            "water_st_607": per_success("will", -1, gain(clue=1)),
            "north_point_lighthouse": may(die(go_to_any_world(2), lost())),
            "the_rope_and_anchor": restore(stamina=True),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "harborside_7",
        "harborside",
        {
            "water_st_607": may(check("sneak", -2, passed=gain(money=10), failed=both(move_to_street(), cursed()))),
            "north_point_lighthouse": gain(clue=2),
            "the_rope_and_anchor": NOTHING,
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "harborside_8",
        "harborside",
        {
            "water_st_607": keep("kept_harborside_8"),
            "north_point_lighthouse": check("luck", -1, passed=draw("unique")),
            "the_rope_and_anchor": NOTHING,
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "harborside_9",
        "harborside",
        {
            "water_st_607": keep("kept_harborside_9"),
            "north_point_lighthouse": gain(clue=1),
            "the_rope_and_anchor": move_to_street(),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "harborside_10",
        "harborside",
        {
            "water_st_607": move_to_street(),
            "north_point_lighthouse": check("will", -1, failed=by_die("lose", ("stamina",))),
            "the_rope_and_anchor": helped_check(
                "fight", -2, "lucky_cigarette_case", take_ally("thomas_olney", remove_doom(1))
            ),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "harborside_11",
        "harborside",
        {
            "water_st_607": delayed(),
            "north_point_lighthouse": gain(sanity=1),
            "the_rope_and_anchor": helped_check(
                "fight", -2, "lucky_cigarette_case", take_ally("thomas_olney", remove_doom(1))
            ),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "harborside_12",
        "harborside",
        {
            "water_st_607": both(gain(clue=2), reduce_to(1, ("sanity",))),
            "north_point_lighthouse": gain(sanity=1, stamina=1),
            "the_rope_and_anchor": if_so("weak", both(delayed(), lose_cards("item"))),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "harborside_13",
        "harborside",
        {
            "water_st_607": may(check("sneak", -1, passed=draw("unique"), failed=both(cursed(), move_to_street()))),
            "north_point_lighthouse": delayed(),
            "the_rope_and_anchor": check("will", -1, failed=move_to_street()),
        },
        KINGSPORT_LOCATION_CARDS,
    )
    location_card(
        "harborside_14",
        "harborside",
        {
            "water_st_607": check("will", -1, passed=draw("spell")),
            "north_point_lighthouse": may(paying(spend_trophies(5), take_special("captain_of_the_white_ship"))),
            "the_rope_and_anchor": lose(stamina=1),
        },
        KINGSPORT_LOCATION_CARDS,
    )
