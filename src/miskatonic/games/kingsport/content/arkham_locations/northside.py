"""The location cards of Northside."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import check, choose, may
from miskatonic.games.arkham_horror.effects.people import delayed, find, first_of, gain, move_to, move_to_street
from miskatonic.games.arkham_horror.effects.town import go_anywhere
from miskatonic.games.arkham_horror.effects.trading import auction, buy_clues
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.effects.arkham import cheap_finds, swap_item
from miskatonic.games.kingsport.effects.prey import monster_off_a_gate

with BOARD:
    location_card(
        "northside_kh1",
        "northside",
        {
            "train_station": choose(check("speed", -1, failed=move_to("central_hill")), move_to("central_hill")),
            "newspaper": delayed(),
            "curiositie_shoppe": check("lore", -2, 2, passed=find("elder_sign")),
        },
    )
    location_card(
        "northside_kh2",
        "northside",
        {
            "train_station": monster_off_a_gate(),
            "newspaper": check("will", -1, passed=gain(clue=2), failed=move_to_street()),
            "curiositie_shoppe": check("lore", -1, passed=first_of("unique", "tome")),
        },
    )
    location_card(
        "northside_kh3",
        "northside",
        {
            "train_station": go_anywhere(),
            "newspaper": may(buy_clues(3)),
            "curiositie_shoppe": check("luck", -2, passed=cheap_finds()),
        },
    )
    location_card(
        "northside_kh4",
        "northside",
        {
            "train_station": swap_item(),
            "newspaper": check("will", -1, passed=gain(clue=2), failed=move_to_street()),
            "curiositie_shoppe": auction((("unique", 3),)),
        },
    )
