"""The location cards of Uptown."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import check, helped_check, may, paying
from miskatonic.games.arkham_horror.effects.counting import by_count
from miskatonic.games.arkham_horror.effects.losses import give_up
from miskatonic.games.arkham_horror.effects.people import find, gain, pay, restore, search_deck, take_ally
from miskatonic.games.arkham_horror.effects.town import monster_appears
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.effects.arkham import turn_up_for_a_place
from miskatonic.games.kingsport.effects.others import swap_and_meet
from miskatonic.kernel.effect import both

with BOARD:
    location_card(
        "uptown_kh1",
        "uptown",
        {
            "st_marys_hospital": both(gain(stamina=1), find("food")),
            "ye_olde_magick_shoppe": by_count("gain", ("clue",), "missing_seal"),
            "woods": helped_check("speed", -2, "food", take_ally("duke", gain(money=3))),
        },
    )
    location_card(
        "uptown_kh2",
        "uptown",
        {
            "st_marys_hospital": restore(stamina=True),
            "ye_olde_magick_shoppe": turn_up_for_a_place(),
            "woods": monster_appears(1, gain(money=5)),
        },
    )
    location_card(
        "uptown_kh3",
        "uptown",
        {
            "st_marys_hospital": may(paying(give_up("spell"), gain(clue=3))),
            "ye_olde_magick_shoppe": check("luck", -2, passed=find("livre_d_ivon")),
            "woods": check("will", -1, passed=find("whiskey")),
        },
    )
    location_card(
        "uptown_kh4",
        "uptown",
        {
            "st_marys_hospital": by_count("gain", ("clue",), "luck"),
            "ye_olde_magick_shoppe": may(paying(pay(money=5), search_deck("spell"))),
            "woods": swap_and_meet(),
        },
    )
