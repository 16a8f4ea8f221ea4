"""The location cards of Northside."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import check, may, paying
from miskatonic.games.arkham_horror.effects.people import (
    arrested,
    by_die,
    cursed,
    draw,
    gain,
    lose,
    offer,
    pay,
    share,
    take_special,
)
from miskatonic.games.arkham_horror.effects.rare import buy_anything, lose_item_or_again
from miskatonic.games.arkham_horror.effects.town import go_anywhere, go_where_mythos_says, visit_world
from miskatonic.games.arkham_horror.effects.trading import auction
from miskatonic.kernel.effect import both

location_card(
    "northside_1",
    "northside",
    {
        "curiositie_shoppe": check("fight", -1, failed=visit_world("abyss")),
        "newspaper": gain(money=5),
        "train_station": check("speed", -2, passed=draw("spell"), failed=by_die("lose", ("sanity",))),
    },
)
location_card(
    "northside_2",
    "northside",
    {
        "curiositie_shoppe": buy_anything(),
        "newspaper": take_special("retainer"),
        "train_station": share(2),
    },
)
location_card(
    "northside_3",
    "northside",
    {
        "curiositie_shoppe": check("speed", -1, failed=go_where_mythos_says()),
        "newspaper": lose(sanity=1),
        "train_station": check("luck", -1, passed=draw("unique"), failed=by_die("lose", ("stamina",))),
    },
)
location_card(
    "northside_4",
    "northside",
    {
        "curiositie_shoppe": check("luck", -1, failed=lose_item_or_again()),
        "newspaper": take_special("retainer"),
        "train_station": offer((("common", 1),), more=1),
    },
)
location_card(
    "northside_5",
    "northside",
    {
        "curiositie_shoppe": check("luck", -2, failed=cursed()),
        "newspaper": both(gain(money=2), go_anywhere()),
        "train_station": check("sneak", -1, passed=draw("unique"), failed=arrested()),
    },
)
location_card(
    "northside_6",
    "northside",
    {
        "curiositie_shoppe": check(
            "luck", -1, passed=offer((("common", 1), ("unique", 1)), most=2), failed=offer((("common", 1),))
        ),
        "newspaper": check("luck", -1, passed=gain(clue=1)),
        "train_station": may(paying(pay(money=3), check("luck", -2, passed=draw("unique"), failed=draw("common")))),
    },
)
location_card(
    "northside_7",
    "northside",
    {
        "curiositie_shoppe": auction((("common", 3), ("unique", 1))),
        "newspaper": check("lore", -1, passed=gain(clue=3)),
        "train_station": may(go_anywhere()),
    },
)
