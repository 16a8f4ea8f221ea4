"""The location cards of Downtown."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import check, choose, combat_check, graded, may, paying
from miskatonic.games.arkham_horror.effects.losses import give_up, lose_cards
from miskatonic.games.arkham_horror.effects.people import (
    arrested,
    blessed,
    cursed,
    draw,
    gain,
    lose,
    lose_all,
    lose_turn,
    move_to_street,
    offer,
    pay,
    take_ally,
)
from miskatonic.games.arkham_horror.effects.town import gate_appears, go_anywhere
from miskatonic.kernel.effect import both

location_card(
    "downtown_1",
    "downtown",
    {
        "arkham_asylum": check("lore", -2, passed=gain(clue=2), failed=lose(stamina=1)),
        "bank_of_arkham": lose(sanity=1),
        "independence_square": may(
            check("luck", -1, passed=offer((("unique", 1),), more=-1), failed=both(lose(stamina=1), cursed()))
        ),
    },
)
location_card(
    "downtown_2",
    "downtown",
    {
        "arkham_asylum": check("sneak", -1, passed=move_to_street(), failed=arrested()),
        "bank_of_arkham": combat_check(-1, failed=lose_all("money")),
        "independence_square": check("will", -1, failed=lose(stamina=1, sanity=1)),
    },
)
location_card(
    "downtown_3",
    "downtown",
    {
        "arkham_asylum": check(
            "will",
            -1,
            2,
            passed=draw("skill"),
            failed=choose(lose(clue=4), give_up("spell", 2), give_up("skill")),
        ),
        "bank_of_arkham": check("speed", -1, passed=gain(money=2)),
        "independence_square": check("fight", -1, failed=move_to_street()),
    },
)
location_card(
    "downtown_4",
    "downtown",
    {
        "arkham_asylum": choose(
            check("fight", -2, failed=both(lose_turn(), gain(sanity=2))), both(lose_turn(), gain(sanity=2))
        ),
        "bank_of_arkham": both(gain(money=5), lose(sanity=1)),
        "independence_square": check(
            "luck", -1, passed=both(lose(stamina=1), gain(clue=2), draw("spell")), failed=gate_appears()
        ),
    },
)
location_card(
    "downtown_5",
    "downtown",
    {
        "arkham_asylum": may(check("lore", -1, passed=draw("spell"))),
        "bank_of_arkham": check("luck", -2, passed=blessed(), failed=cursed()),
        "independence_square": check("luck", -2, failed=lose_cards("item")),
    },
)
location_card(
    "downtown_6",
    "downtown",
    {
        "arkham_asylum": check("speed", -1, passed=draw("unique"), failed=move_to_street()),
        "bank_of_arkham": may(paying(pay(money=2), check("luck", -1, passed=draw("unique"), failed=draw("common")))),
        "independence_square": check("will", -1, passed=take_ally("anna_kaslow", gain(clue=2))),
    },
)
location_card(
    "downtown_7",
    "downtown",
    {
        "arkham_asylum": graded(
            "lore", 0, ((0, both(lose(sanity=1), gain(clue=1))), (1, gain(clue=2)), (3, gain(clue=3)))
        ),
        "bank_of_arkham": go_anywhere(),
        "independence_square": gain(stamina=1),
    },
)
