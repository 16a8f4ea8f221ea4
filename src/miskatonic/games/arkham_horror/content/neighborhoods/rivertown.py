"""The location cards of Rivertown."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import (
    NOTHING,
    check,
    combat_check,
    graded,
    helped_check,
    may,
    paying,
    then,
)
from miskatonic.games.arkham_horror.effects.people import (
    by_die,
    delayed,
    draw,
    first_of,
    gain,
    keep_free,
    lose,
    move_to_street,
    pay,
    take_ally,
)
from miskatonic.games.arkham_horror.effects.town import go_anywhere, monster_appears, spend_monsters, trophy_from_cup
from miskatonic.games.arkham_horror.effects.trading import sell_item
from miskatonic.kernel.effect import both

location_card(
    "rivertown_1",
    "rivertown",
    {
        "black_cave": check("lore", -2, failed=both(lose(stamina=1), delayed())),
        "general_store": check("will", -2, passed=keep_free("common", 3)),
        "graveyard": check("luck", -2, passed=then(gain(clue=2), may(go_anywhere()))),
    },
)
location_card(
    "rivertown_2",
    "rivertown",
    {
        "black_cave": helped_check(
            "luck", -2, "whiskey", take_ally("tom_mountain_murphy", first_of("common", "weapon"))
        ),
        "general_store": may(paying(pay(money=1), check("lore", -2, passed=gain(money=5)))),
        "graveyard": gain(sanity=2),
    },
)
location_card(
    "rivertown_3",
    "rivertown",
    {
        "black_cave": check("speed", -1, failed=lose(stamina=1)),
        "general_store": may(sell_item()),
        "graveyard": combat_check(-2, passed=both(gain(clue=1), draw("unique")), failed=by_die("lose", ("stamina",))),
    },
)
location_card(
    "rivertown_4",
    "rivertown",
    {
        "black_cave": lose(sanity=1),
        "general_store": NOTHING,
        "graveyard": check("lore", -1, passed=both(gain(clue=1), lose(sanity=1)), failed=move_to_street()),
    },
)
location_card(
    "rivertown_5",
    "rivertown",
    {
        "black_cave": graded(
            "luck", 0, ((0, both(lose(sanity=1), monster_appears())), (1, lose(sanity=1)), (2, draw("common")))
        ),
        "general_store": gain(money=1),
        "graveyard": monster_appears(),
    },
)
location_card(
    "rivertown_6",
    "rivertown",
    {
        "black_cave": monster_appears(),
        "general_store": lose(sanity=1),
        "graveyard": may(paying(spend_monsters(5), take_ally("richard_upton_pickman", draw("spell")))),
    },
)
location_card(
    "rivertown_7",
    "rivertown",
    {
        "black_cave": may(
            graded(
                "luck",
                0,
                (
                    (0, lose(sanity=1, stamina=1)),
                    (1, both(lose(sanity=1), gain(clue=1))),
                    (2, first_of("unique", "tome")),
                ),
            )
        ),
        "general_store": draw("common"),
        "graveyard": trophy_from_cup(),
    },
)
