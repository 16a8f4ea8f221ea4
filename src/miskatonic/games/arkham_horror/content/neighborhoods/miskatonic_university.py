"""The location cards of Miskatonic University."""

from miskatonic.games.arkham_horror.declare import location_card
from miskatonic.games.arkham_horror.effects.checks import check, choose, graded, if_standing, may, paying, then
from miskatonic.games.arkham_horror.effects.losses import lose_cards
from miskatonic.games.arkham_horror.effects.people import (
    arrested,
    by_die,
    cursed,
    draw,
    first_of,
    gain,
    lose,
    move_to,
    move_to_street,
    pay,
    take_ally,
    take_special,
)
from miskatonic.games.arkham_horror.effects.rare import (
    close_by_dice,
    few_spells,
    lift_or_bless,
    new_investigator,
    share_a_die,
)
from miskatonic.games.arkham_horror.effects.town import go_meet, visit_world
from miskatonic.kernel.effect import both

location_card(
    "miskatonic_university_1",
    "miskatonic_university",
    {
        "administration_building": gain(clue=1),
        "library": graded("will", 0, ((0, move_to_street()), (1, draw("spell", 2, keep=1)), (2, draw("unique")))),
        "science_building": then(draw("spell"), check("fight", -1, failed=lose_cards("item"))),
    },
)
location_card(
    "miskatonic_university_2",
    "miskatonic_university",
    {
        "administration_building": may(check("will", -2, passed=gain(money=8), failed=arrested())),
        "library": check("luck", -2, passed=gain(money=5)),
        "science_building": may(
            check(
                "lore",
                -2,
                passed=close_by_dice(),
                failed=both(by_die("lose", ("stamina",)), move_to("st_marys_hospital")),
            )
        ),
    },
)
location_card(
    "miskatonic_university_3",
    "miskatonic_university",
    {
        "administration_building": check("will", -1, passed=take_special("retainer")),
        "library": check("lore", -2, passed=by_die("gain", ("clue",)), failed=lose(sanity=2, stamina=2)),
        "science_building": few_spells(),
    },
)
location_card(
    "miskatonic_university_4",
    "miskatonic_university",
    {
        "administration_building": may(check("lore", -2, passed=draw("spell"), failed=cursed())),
        "library": visit_world("the_dreamlands"),
        "science_building": may(paying(pay(stamina=2), if_standing(take_ally("sir_william_brinton", gain(money=5))))),
    },
)
location_card(
    "miskatonic_university_5",
    "miskatonic_university",
    {
        "administration_building": check("lore", -1, passed=gain(money=5)),
        "library": check("will", -1, passed=first_of("unique", "tome"), failed=move_to_street()),
        "science_building": lift_or_bless(),
    },
)
location_card(
    "miskatonic_university_6",
    "miskatonic_university",
    {
        "administration_building": check("lore", -1, passed=gain(money=5)),
        "library": choose(pay(money=4), move_to_street()),
        "science_building": check("luck", -1, passed=new_investigator()),
    },
)
location_card(
    "miskatonic_university_7",
    "miskatonic_university",
    {
        "administration_building": go_meet("arkham_asylum"),
        "library": lose(sanity=1),
        "science_building": may(check("luck", 0, passed=share_a_die(), failed=gain(stamina=1))),
    },
)
