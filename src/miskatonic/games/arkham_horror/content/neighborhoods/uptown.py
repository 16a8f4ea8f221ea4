"""The location cards of Uptown."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import (
    NOTHING,
    check,
    choose,
    combat_check,
    graded,
    helped_check,
    may,
    paying,
    then,
)
from miskatonic.games.arkham_horror.effects.losses import lose_cards
from miskatonic.games.arkham_horror.effects.people import (
    cursed,
    draw,
    find,
    gain,
    lose,
    lose_turn,
    move_to_street,
    offer,
    pay,
    take_ally,
    two_dice_of_money,
)
from miskatonic.games.arkham_horror.effects.rare import low_die_heals, turn_up_a_card
from miskatonic.games.arkham_horror.effects.town import gate_appears
from miskatonic.kernel.effect import both

location_card(
    "uptown_1",
    "uptown",
    {
        "st_marys_hospital": check("lore", 0, passed=gain(clue=1)),
        "woods": may(
            paying(lose_turn(), check("lore", -2, passed=may(choose(draw("skill"), draw("spell", 2), gain(clue=4)))))
        ),
        "ye_olde_magick_shoppe": both(move_to_street(), lose(sanity=1)),
    },
)
location_card(
    "uptown_2",
    "uptown",
    {
        "st_marys_hospital": low_die_heals(),
        "woods": check("sneak", -2, passed=find("shotgun"), failed=both(lose(stamina=2), move_to_street())),
        "ye_olde_magick_shoppe": may(
            paying(pay(money=5), graded("luck", 0, ((0, NOTHING), (1, two_dice_of_money()), (2, draw("unique", 2)))))
        ),
    },
)
location_card(
    "uptown_3",
    "uptown",
    {
        "st_marys_hospital": check("sneak", -1, passed=draw("spell")),
        "woods": helped_check("speed", -2, "food", take_ally("duke", gain(money=3))),
        "ye_olde_magick_shoppe": gain(clue=1),
    },
)
location_card(
    "uptown_4",
    "uptown",
    {
        "st_marys_hospital": check(
            "will", -1, passed=may(draw("unique")), failed=both(lose(sanity=1), move_to_street())
        ),
        "woods": gate_appears(monster=True),
        "ye_olde_magick_shoppe": check("lore", -1, passed=offer((("unique", 1),), half=True)),
    },
)
location_card(
    "uptown_5",
    "uptown",
    {
        "st_marys_hospital": then(lose(sanity=1), combat_check(-1, passed=gain(clue=1), failed=move_to_street())),
        "woods": then(check("sneak", -1, failed=lose(stamina=2)), move_to_street()),
        "ye_olde_magick_shoppe": turn_up_a_card(),
    },
)
location_card(
    "uptown_6",
    "uptown",
    {
        "st_marys_hospital": lose(clue=1),
        "woods": may(
            graded("luck", 0, ((0, lose(sanity=1)), (1, draw("common")), (2, draw("unique")), (3, gain(money=10))))
        ),
        "ye_olde_magick_shoppe": lose(sanity=1),
    },
)
location_card(
    "uptown_7",
    "uptown",
    {
        "st_marys_hospital": check(
            "luck", -1, passed=gain(money=3, sanity=2), failed=both(lose(sanity=2), move_to_street())
        ),
        "woods": check("luck", -1, failed=both(lose_cards("item", 2), lose(stamina=2))),
        "ye_olde_magick_shoppe": check("lore", -1, failed=cursed()),
    },
)
