"""The location cards of Downtown."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import check, choose, die, each, may, paying
from miskatonic.games.arkham_horror.effects.counting import reduce_to
from miskatonic.games.arkham_horror.effects.people import blessed, cursed, gain, restore, take_ally
from miskatonic.games.arkham_horror.effects.town import drawn_in, monster_appears, spend_trophies
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.effects.arkham import forgive
from miskatonic.kernel.effect import both

with BOARD:
    location_card(
        "downtown_kh1",
        "downtown",
        {
            "bank_of_arkham": gain(money=2),
            "arkham_asylum": gain(money=4),
            "independence_square": check("luck", -1, failed=both(drawn_in(), cursed())),
        },
    )
    location_card(
        "downtown_kh2",
        "downtown",
        {
            "bank_of_arkham": may(paying(spend_trophies(10), choose(gain(money=10), forgive()))),
            "arkham_asylum": both(restore(sanity=True), gain(clue=1)),
            "independence_square": check("will", -1, passed=may(take_ally("anna_kaslow", gain(clue=2)))),
        },
    )
    location_card(
        "downtown_kh3",
        "downtown",
        {
            "bank_of_arkham": check("luck", -1, passed=blessed(), failed=cursed()),
            "arkham_asylum": gain(sanity=3),
            "independence_square": monster_appears(),
        },
    )
    location_card(
        "downtown_kh4",
        "downtown",
        {
            "bank_of_arkham": each(gain(money=1)),
            "arkham_asylum": die(restore(sanity=True, stamina=True), reduce_to(1, ("sanity", "stamina"))),
            "independence_square": gain(stamina=1, sanity=1),
        },
    )
