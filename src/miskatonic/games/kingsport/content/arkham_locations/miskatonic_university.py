"""The location cards of Miskatonic University."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import check, choose, if_standing, may, paying
from miskatonic.games.arkham_horror.effects.losses import give_up
from miskatonic.games.arkham_horror.effects.people import (
    draw,
    find,
    first_of,
    gain,
    move_to_street,
    pay,
    take_ally,
    take_special,
)
from miskatonic.games.arkham_horror.effects.town import go_meet, visit_world
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.effects.others import shared_insight, swap_skills
from miskatonic.games.kingsport.effects.prey import sweep_beyond
from miskatonic.games.kingsport.effects.seals import seal_by_mythos
from miskatonic.kernel.effect import both

with BOARD:
    location_card(
        "miskatonic_university_kh1",
        "miskatonic_university",
        {
            "science_building": may(swap_skills()),
            "administration_building": check("will", -2, passed=shared_insight()),
            "library": choose(visit_world("unknown_kadath"), visit_world("plateau_of_leng")),
        },
    )
    location_card(
        "miskatonic_university_kh2",
        "miskatonic_university",
        {
            "science_building": check("luck", -2, passed=sweep_beyond()),
            "administration_building": may(paying(give_up("skill"), both(draw("skill"), gain(clue=2)))),
            "library": check("sneak", -1, failed=move_to_street()),
        },
    )
    location_card(
        "miskatonic_university_kh3",
        "miskatonic_university",
        {
            "science_building": check("lore", -2, passed=seal_by_mythos()),
            "administration_building": go_meet("library", 2),
            "library": may(paying(give_up("tome"), find("necronomicon"))),
        },
    )
    location_card(
        "miskatonic_university_kh4",
        "miskatonic_university",
        {
            "science_building": may(
                paying(pay(stamina=2), if_standing(take_ally("sir_william_brinton", gain(money=5))))
            ),
            "administration_building": check("will", -1, passed=take_special("retainer")),
            "library": check("will", -1, passed=first_of("unique", "tome"), failed=move_to_street()),
        },
    )
