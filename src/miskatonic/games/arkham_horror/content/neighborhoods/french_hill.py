"""The location cards of French Hill."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import check, choose, die, graded, may, paying, then, twice
from miskatonic.games.arkham_horror.effects.losses import lose_half_items
from miskatonic.games.arkham_horror.effects.people import (
    cursed,
    delayed,
    draw,
    gain,
    lose,
    lose_all,
    lose_special,
    lose_up_to,
    move_to_street,
    pay,
    search_deck,
    take_ally,
    take_special,
)
from miskatonic.games.arkham_horror.effects.rare import sanity_for_clues
from miskatonic.games.arkham_horror.effects.town import close_a_gate, gate_appears, monster_appears, trophy_from_board
from miskatonic.kernel.effect import both

location_card(
    "french_hill_1",
    "french_hill",
    {
        "silver_twilight_lodge": choose(
            both(pay(money=3), take_special("silver_twilight_lodge_membership")),
            then(check("will", -1, failed=lose(stamina=3)), move_to_street()),
        ),
        "inner_sanctum": choose(pay(money=3), both(lose(sanity=2), lose_special("silver_twilight_lodge_membership"))),
        "the_witch_house": lose(sanity=1),
    },
)
location_card(
    "french_hill_2",
    "french_hill",
    {
        "silver_twilight_lodge": check("sneak", -2, passed=twice(die(draw("unique"), draw("common")))),
        "inner_sanctum": may(paying(pay(clue=2, sanity=1), check("lore", -2, passed=close_a_gate()))),
        "the_witch_house": check("will", -2, passed=draw("spell"), failed=lose_half_items()),
    },
)
location_card(
    "french_hill_3",
    "french_hill",
    {
        "silver_twilight_lodge": check("lore", -1, passed=draw("spell", 2, keep=1)),
        "inner_sanctum": check("luck", -2, passed=search_deck("unique")),
        "the_witch_house": check("lore", -1, passed=take_ally("thomas_f_malone", gain(clue=2))),
    },
)
location_card(
    "french_hill_4",
    "french_hill",
    {
        "silver_twilight_lodge": choose(
            both(pay(money=3), take_special("silver_twilight_lodge_membership")),
            then(check("will", -1, failed=lose(stamina=3)), move_to_street()),
        ),
        "inner_sanctum": monster_appears(),
        "the_witch_house": sanity_for_clues(),
    },
)
location_card(
    "french_hill_5",
    "french_hill",
    {
        "silver_twilight_lodge": check("luck", -1, failed=cursed()),
        "inner_sanctum": lose_up_to(3),
        "the_witch_house": graded(
            "luck", 0, ((0, lose(sanity=3)), (1, delayed()), (2, lose(stamina=1)), (3, gain(stamina=3)))
        ),
    },
)
location_card(
    "french_hill_6",
    "french_hill",
    {
        "silver_twilight_lodge": may(check("fight", -1, passed=take_ally("ruby_standish", draw("unique")))),
        "inner_sanctum": may(paying(pay(sanity=1), check("luck", -1, passed=trophy_from_board()))),
        "the_witch_house": check("luck", -1, passed=draw("unique")),
    },
)
location_card(
    "french_hill_7",
    "french_hill",
    {
        "silver_twilight_lodge": check(
            "lore", -1, passed=gain(clue=3), failed=both(lose_all("clue"), move_to_street())
        ),
        "inner_sanctum": check("luck", -2, failed=cursed()),
        "the_witch_house": gate_appears(monster=True),
    },
)
