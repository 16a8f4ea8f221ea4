"""The location cards of Merchant District."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import check, if_standing, may, paying, per_success, then
from miskatonic.games.arkham_horror.effects.counting import costly_spell
from miskatonic.games.arkham_horror.effects.losses import give_up
from miskatonic.games.arkham_horror.effects.people import (
    blessed,
    cursed,
    draw,
    gain,
    lose,
    lost,
    move_to_street,
    pay,
    restore,
    take_ally,
)
from miskatonic.games.arkham_horror.effects.town import gate_appears, monster_appears
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.effects.arkham import cheap_comes_in_twos
from miskatonic.games.kingsport.effects.seals import four_dice
from miskatonic.kernel.effect import both

with BOARD:
    location_card(
        "merchant_district_kh1",
        "merchant_district",
        {
            "unvisited_isle": monster_appears(2, blessed()),
            "river_docks": may(paying(give_up("common"), draw("unique"))),
            "the_unnamable": may(four_dice()),
        },
    )
    location_card(
        "merchant_district_kh2",
        "merchant_district",
        {
            "unvisited_isle": check("sneak", -1, passed=take_ally("john_legrasse", restore(sanity=True, stamina=True))),
            "river_docks": then(gain(money=2), check("luck", -1, failed=cursed())),
            "the_unnamable": gate_appears(monster=True),
        },
    )
    location_card(
        "merchant_district_kh3",
        "merchant_district",
        {
            "unvisited_isle": costly_spell(kept_by_sane=True),
            "river_docks": check("luck", -1, passed=cheap_comes_in_twos()),
            "the_unnamable": check("speed", -1, failed=lost()),
        },
    )
    location_card(
        "merchant_district_kh4",
        "merchant_district",
        {
            "unvisited_isle": per_success("will", -1, gain(clue=1)),
            "river_docks": per_success("will", -1, gain(money=3), failed=both(lose(stamina=1), move_to_street())),
            "the_unnamable": may(paying(pay(sanity=2), if_standing(take_ally("eric_colt", gain(clue=3))))),
        },
    )
