"""The gate cards: eight of each colour."""

from miskatonic.games.arkham_horror.declare import gate_card
from miskatonic.games.arkham_horror.effects.checks import NOTHING, check, choose, die, may, paying
from miskatonic.games.arkham_horror.effects.conditions import if_ancient_one, if_so
from miskatonic.games.arkham_horror.effects.counting import (
    by_count,
    costly_spell,
    lose_clues_to,
    reduce_to,
    reduce_to_successes,
)
from miskatonic.games.arkham_horror.effects.losses import (
    give_up,
    give_up_by_price,
    lose_by_price,
    lose_cards,
    lose_every,
)
from miskatonic.games.arkham_horror.effects.people import (
    accept_curse,
    accept_delay,
    delayed,
    devoured,
    draw,
    gain,
    lose,
    lose_all,
    lost,
    pay,
    take_ally,
)
from miskatonic.games.arkham_horror.effects.town import doom, monster_appears, return_to_arkham
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.effects.beyond import (
    back_to_the_start,
    bought_off,
    dark_study,
    dear_unique,
    dice_for_life,
    doom_of_all,
    found_together,
    items_into_clues,
    once_more,
    price_of_memory,
    ransom_items,
    read_the_way,
    return_in_force,
    sliders_left,
    toll_of_gates,
)
from miskatonic.games.kingsport.effects.kept import keep
from miskatonic.games.kingsport.effects.others import clue_trade, others_suffer, swap_places, take_all_clues
from miskatonic.games.kingsport.effects.powers import brood
from miskatonic.games.kingsport.effects.seals import lose_a_seal, mythos_at_once
from miskatonic.kernel.effect import both

with BOARD:
    # --- red

    gate_card(
        "red",
        "kh1",
        monster_appears(),
        rlyeh=if_so("last_stamina", devoured()),
        unknown_kadath=reduce_to_successes("luck", 0, "stamina"),
    )
    gate_card(
        "red",
        "kh2",
        delayed(),
        rlyeh=choose(both(give_up("spell"), give_up("weapon")), lose(stamina=3)),
        unknown_kadath=doom_of_all(),
    )
    gate_card(
        "red",
        "kh3",
        lose(stamina=1),
        the_dreamlands=check("will", -2, failed=lose_clues_to(4)),
        unknown_kadath=check("sneak", -2, failed=both(reduce_to(1, ("sanity", "stamina")), lost())),
    )
    gate_card(
        "red",
        "kh4",
        lose(stamina=1),
        plateau_of_leng=if_ancient_one("atlach_nacha", both(back_to_the_start(), delayed())),
        unknown_kadath=monster_appears(),
    )
    gate_card(
        "red",
        "kh5",
        NOTHING,
        plateau_of_leng=may(paying(pay(stamina=3), return_to_arkham())),
        unknown_kadath=NOTHING,
    )
    gate_card(
        "red",
        "kh6",
        check("speed", -1, failed=reduce_to(1, ("stamina",))),
        the_dreamlands=choose(give_up("tome"), lose(stamina=2, sanity=1)),
        unknown_kadath=by_count("lose", ("stamina",), "exhausted"),
    )
    gate_card(
        "red",
        "kh7",
        check("fight", -1, passed=gain(clue=1)),
        abyss=monster_appears(1, return_to_arkham()),
        unknown_kadath=check("will", -1, passed=draw("unique"), failed=lose(sanity=1, stamina=2)),
    )
    gate_card(
        "red",
        "kh8",
        bought_off(),
        abyss=if_so("slow", lost()),
        unknown_kadath=return_to_arkham(explored=False),
    )

    # --- green

    gate_card(
        "green",
        "kh1",
        found_together(),
        the_dreamlands=if_so("blessed", take_ally("young_zoog", gain(clue=5))),
        the_underworld=NOTHING,
    )
    gate_card(
        "green",
        "kh2",
        clue_trade(),
        the_dreamlands=may(paying(accept_curse(), gain(clue=5))),
        the_underworld=check("will", -2, failed=sliders_left()),
    )
    gate_card(
        "green",
        "kh3",
        if_so("calm", draw("spell")),
        great_hall_of_celeano=by_count("gain", ("sanity", "stamina"), "spell"),
        the_underworld=check("luck", -2, passed=both(gain(clue=1, sanity=1, stamina=1), return_to_arkham())),
    )
    gate_card(
        "green",
        "kh4",
        by_count("gain", ("clue",), "traveller"),
        plateau_of_leng=lose_by_price("unique", "dearest"),
        the_underworld=choose(both(gain(stamina=1), lose(sanity=1)), both(lose(stamina=1), gain(sanity=1))),
    )
    gate_card(
        "green",
        "kh5",
        keep("kept_green_kh5"),
        plateau_of_leng=choose(draw("unique"), gain(clue=2)),
        the_underworld=check("sneak", -1, passed=return_to_arkham(), failed=delayed()),
    )
    gate_card(
        "green",
        "kh6",
        gain(stamina=1, sanity=1),
        city_of_the_great_race=check("luck", -2, failed=keep("kept_green_kh6", burden=True)),
        the_underworld=draw("spell"),
    )
    gate_card(
        "green",
        "kh7",
        check("luck", -2, passed=draw("unique"), failed=gain(clue=1)),
        city_of_the_great_race=swap_places(),
        the_underworld=if_ancient_one("eihort", choose(accept_curse(), brood())),
    )
    gate_card(
        "green",
        "kh8",
        check("luck", -1, passed=return_to_arkham()),
        great_hall_of_celeano=by_count("gain", ("clue",), "tome"),
        the_underworld=may(costly_spell()),
    )

    # --- blue

    gate_card(
        "blue",
        "kh1",
        monster_appears(),
        yuggoth=check(
            "lore",
            -1,
            passed=draw("unique"),
            failed=choose(both(give_up("spell"), give_up("common"), give_up("unique"), pay(clue=2)), devoured()),
        ),
        the_underworld=price_of_memory(),
    )
    gate_card(
        "blue",
        "kh2",
        may(both(draw("unique"), others_suffer())),
        great_hall_of_celeano=read_the_way(),
        the_underworld=monster_appears(),
    )
    gate_card(
        "blue",
        "kh3",
        check("luck", -1, failed=delayed()),
        abyss=check("luck", -2, passed=choose(pay(clue=1), accept_delay()), failed=lost()),
        the_underworld=check("luck", -1, failed=choose(lose_all("clue"), die(NOTHING, devoured()))),
    )
    gate_card(
        "blue",
        "kh4",
        if_so("many_seals", keep("kept_blue_kh4", burden=True)),
        the_dreamlands=check("luck", -1, failed=lose_cards("spell")),
        the_underworld=dice_for_life(),
    )
    gate_card(
        "blue",
        "kh5",
        check("luck", -1, failed=lost()),
        the_dreamlands=choose(pay(money=2), give_up_by_price("item", "dearest")),
        the_underworld=lose_by_price("weapon", "cheapest"),
    )
    gate_card(
        "blue",
        "kh6",
        check("luck", -1, 2, passed=return_in_force()),
        great_hall_of_celeano=keep("kept_blue_kh6"),
        the_underworld=NOTHING,
    )
    gate_card(
        "blue",
        "kh7",
        monster_appears(),
        yuggoth=choose(both(give_up("unique"), return_to_arkham()), give_up("common"), lost()),
        the_underworld=both(lose(sanity=2), draw("unique")),
    )
    gate_card(
        "blue",
        "kh8",
        check("lore", -1, passed=dark_study()),
        abyss=if_so("calm", gain(clue=2)),
        the_underworld=check("luck", -1, failed=delayed()),
    )

    # --- yellow

    gate_card(
        "yellow",
        "kh1",
        check("luck", -1, failed=both(lose_all("clue"), lost())),
        yuggoth=choose(dear_unique(), lost()),
        unknown_kadath=check("will", -2, failed=lose(sanity=3)),
    )
    gate_card(
        "yellow",
        "kh2",
        check("will", -2, failed=delayed()),
        rlyeh=check("speed", -1, failed=mythos_at_once()),
        unknown_kadath=check("luck", -1, failed=lose_a_seal()),
    )
    gate_card(
        "yellow",
        "kh3",
        ransom_items(3),
        city_of_the_great_race=both(take_all_clues(), lose(sanity=1)),
        unknown_kadath=NOTHING,
    )
    gate_card(
        "yellow",
        "kh4",
        monster_appears(),
        rlyeh=if_so("last_sanity", devoured()),
        unknown_kadath=if_so("cursed", doom(2)),
    )
    gate_card(
        "yellow",
        "kh5",
        lose(sanity=1),
        the_dreamlands=may(items_into_clues()),
        unknown_kadath=reduce_to_successes("luck", 0, "sanity"),
    )
    gate_card(
        "yellow",
        "kh6",
        monster_appears(),
        yuggoth=both(gain(clue=2), reduce_to(1, ("sanity",))),
        unknown_kadath=toll_of_gates(),
    )
    gate_card(
        "yellow",
        "kh7",
        check("luck", -1, passed=draw("common")),
        the_dreamlands=both(delayed(), gain(clue=1)),
        unknown_kadath=both(lose(sanity=1), once_more()),
    )
    gate_card(
        "yellow",
        "kh8",
        if_so("cursed", lose_every("item"), if_so("blessed", draw("unique"))),
        city_of_the_great_race=if_so("unique", both(lose_cards("unique"), draw("unique")), lose_all("clue")),
        unknown_kadath=monster_appears(),
    )
