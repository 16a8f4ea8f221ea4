"""The location cards of French Hill."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import check, choose, may, paying, per_success, then
from miskatonic.games.arkham_horror.effects.counting import by_count
from miskatonic.games.arkham_horror.effects.losses import give_up
from miskatonic.games.arkham_horror.effects.people import (
    blessed,
    cursed,
    draw,
    gain,
    lose,
    lost,
    pay,
    take_ally,
    take_special,
)
from miskatonic.games.arkham_horror.effects.town import gate_appears, trophy_from_board
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.effects.arkham import by_the_gates
from miskatonic.games.kingsport.effects.others import give_all_clues
from miskatonic.games.kingsport.effects.prey import run_into_monster, sky_falls
from miskatonic.games.kingsport.effects.seals import look_ahead
from miskatonic.kernel.effect import both

with BOARD:
    location_card(
        "french_hill_kh1",
        "french_hill",
        {
            "silver_twilight_lodge": per_success("luck", -1, gain(clue=1)),
            "the_witch_house": check("will", -1, failed=run_into_monster()),
            "inner_sanctum": look_ahead(),
        },
    )
    location_card(
        "french_hill_kh2",
        "french_hill",
        {
            "silver_twilight_lodge": check("fight", -1, passed=take_ally("ruby_standish", draw("unique"))),
            "the_witch_house": gate_appears(monster=True),
            "inner_sanctum": may(paying(pay(stamina=1), check("will", -1, passed=trophy_from_board()))),
        },
    )
    location_card(
        "french_hill_kh3",
        "french_hill",
        {
            "silver_twilight_lodge": choose(
                paying(give_up("ally"), both(take_special("silver_twilight_lodge_membership"), draw("unique"))),
                then(cursed(), check("fight", -3, failed=lost())),
            ),
            "the_witch_house": both(lose(stamina=1), by_count("gain", ("clue",), "spell")),
            "inner_sanctum": by_the_gates(),
        },
    )
    location_card(
        "french_hill_kh4",
        "french_hill",
        {
            "silver_twilight_lodge": sky_falls(),
            "the_witch_house": check("lore", -1, passed=take_ally("thomas_f_malone", gain(clue=2))),
            "inner_sanctum": both(give_all_clues(), blessed()),
        },
    )
