"""The gate cards: twelve of each colour, and one that has the deck shuffled."""

from miskatonic.games.arkham_horror.declare import gate_card, shuffling_gate_card
from miskatonic.games.arkham_horror.effects.checks import NOTHING, check, choose, die, may, paying, per_success, then
from miskatonic.games.arkham_horror.effects.losses import give_up, lose_cards, lose_half_items
from miskatonic.games.arkham_horror.effects.people import (
    accept_curse,
    blessed,
    by_die,
    cursed,
    delayed,
    devoured,
    draw,
    first_of,
    gain,
    lose,
    lose_all,
    lose_half_money,
    lost,
    ordeal,
    restore,
    search_deck,
    two_dice_of_money,
)
from miskatonic.games.arkham_horror.effects.rare import fall_through, leave_and_close
from miskatonic.games.arkham_horror.effects.town import monster_appears, move_on, return_to_arkham, trophy_from_cup
from miskatonic.kernel.effect import both

# --- yellow

gate_card(
    "yellow",
    1,
    check("lore", -2, passed=both(draw("spell"), lose(sanity=1))),
    rlyeh=check("speed", -1, 2, passed=gain(clue=5), failed=delayed()),
    yuggoth=NOTHING,
)
gate_card(
    "yellow",
    2,
    check("lore", -1, failed=lose_cards("spell")),
    yuggoth=check("will", -1, failed=lose(sanity=2)),
    the_dreamlands=lose(sanity=1),
)
gate_card(
    "yellow",
    3,
    monster_appears(),
    rlyeh=check("speed", -1, failed=lose(sanity=1)),
    yuggoth=check("luck", -1, failed=by_die("lose", ("stamina", "sanity"), minus=2)),
)
gate_card(
    "yellow",
    4,
    check("will", -2, failed=delayed()),
    rlyeh=by_die("lose", ("sanity",)),
    city_of_the_great_race=check("will", -1, failed=lose(sanity=2)),
)
gate_card(
    "yellow",
    5,
    gain(clue=1),
    rlyeh=check("will", 0, failed=both(lose(stamina=1), delayed())),
    the_dreamlands=check("luck", 0, failed=both(lose(sanity=2), delayed())),
)
gate_card(
    "yellow",
    6,
    gain(money=2),
    city_of_the_great_race=check("fight", -1, failed=lose(stamina=1, sanity=1)),
    yuggoth=check("luck", -2, passed=gain(clue=2), failed=delayed()),
)
gate_card(
    "yellow",
    7,
    check("luck", -1, passed=return_to_arkham(), failed=delayed()),
    rlyeh=check("will", -1, failed=lose(stamina=1, sanity=1)),
    city_of_the_great_race=both(lose(sanity=1), gain(clue=1)),
)
gate_card(
    "yellow",
    8,
    monster_appears(),
    city_of_the_great_race=then(gain(clue=2), check("luck", -1, failed=lose(sanity=2))),
    yuggoth=check("will", -2, failed=lose(sanity=2)),
)
gate_card(
    "yellow",
    9,
    ordeal("sanity"),
    yuggoth=check("sneak", -2, passed=both(return_to_arkham(), gain(clue=2)), failed=lost()),
    the_dreamlands=check("luck", -1, failed=delayed()),
)
gate_card(
    "yellow",
    10,
    gain(clue=1),
    city_of_the_great_race=check("speed", -1, failed=lost()),
    the_dreamlands=check("lore", -1, 2, passed=gain(clue=4), failed=lose_all("sanity")),
)
gate_card(
    "yellow",
    11,
    check("will", -1, failed=lose(sanity=1, stamina=1)),
    city_of_the_great_race=NOTHING,
    the_dreamlands=check("lore", -1, failed=lose(sanity=3)),
)
gate_card(
    "yellow",
    12,
    monster_appears(),
    rlyeh=check("speed", -1, failed=lost()),
    the_dreamlands=check("will", -2, failed=lose(sanity=2)),
)

# --- green

gate_card(
    "green",
    1,
    check("luck", -1, passed=gain(clue=2)),
    city_of_the_great_race=check(
        "sneak", -1, 2, passed=both(draw("unique"), return_to_arkham()), failed=lose(sanity=3, stamina=1)
    ),
    plateau_of_leng=may(check("lore", -2, passed=gain(money=6), failed=lost())),
)
gate_card(
    "green",
    2,
    check("luck", -1, passed=both(trophy_from_cup(), gain(clue=2))),
    the_dreamlands=check("luck", -1, passed=move_on()),
    plateau_of_leng=check("fight", -1, passed=draw("unique"), failed=lost()),
)
gate_card(
    "green",
    3,
    may(check("sneak", -1, passed=draw("spell"), failed=lose(sanity=3))),
    the_dreamlands=check("luck", -1, passed=draw("spell"), failed=lose_cards("item")),
    city_of_the_great_race=check("fight", -1, passed=return_to_arkham()),
)
gate_card(
    "green",
    4,
    check("fight", -1, passed=return_to_arkham(), failed=both(lose(stamina=2), delayed())),
    city_of_the_great_race=check("luck", -1, passed=may(paying(accept_curse(), gain(money=10)))),
    great_hall_of_celeano=delayed(),
)
gate_card(
    "green",
    5,
    gain(stamina=1),
    the_dreamlands=check("luck", -1, passed=draw("common")),
    great_hall_of_celeano=check("luck", -2, passed=first_of("unique", "tome")),
)
gate_card(
    "green",
    6,
    check("fight", -2, passed=draw("unique")),
    the_dreamlands=check("luck", -1, passed=restore(sanity=True, stamina=True)),
    great_hall_of_celeano=check("lore", -1, passed=blessed()),
)
gate_card(
    "green",
    7,
    draw("spell"),
    plateau_of_leng=check("will", 0, 2, passed=draw("skill")),
    great_hall_of_celeano=check("luck", -2, passed=first_of("unique", "tome")),
)
gate_card(
    "green",
    8,
    gain(money=3),
    city_of_the_great_race=check("lore", -2, 2, passed=draw("spell", 2)),
    great_hall_of_celeano=per_success("lore", 2, gain(clue=1)),
)
gate_card(
    "green",
    9,
    gain(clue=1),
    city_of_the_great_race=may(check("sneak", -1, passed=draw("unique", 2, keep=1), failed=lost())),
    plateau_of_leng=check("will", 0, passed=restore(sanity=True)),
)
gate_card(
    "green",
    10,
    check("luck", -1, passed=return_to_arkham()),
    the_dreamlands=check("will", -1, passed=two_dice_of_money()),
    plateau_of_leng=check("luck", -2, passed=both(draw("common"), draw("spell"))),
)
gate_card(
    "green",
    11,
    gain(sanity=1),
    the_dreamlands=check("will", 0, passed=draw("spell")),
    city_of_the_great_race=check("luck", -1, passed=draw("unique")),
)
gate_card(
    "green",
    12,
    check("sneak", -1, passed=gain(money=3), failed=lose(stamina=2)),
    plateau_of_leng=NOTHING,
    great_hall_of_celeano=check("luck", -1, 2, passed=draw("skill")),
)

# --- red

gate_card(
    "red",
    1,
    NOTHING,
    rlyeh=check("luck", 0, failed=both(lose(sanity=1), delayed())),
    plateau_of_leng=check("sneak", 0, failed=by_die("lose", ("stamina",))),
)
gate_card(
    "red",
    2,
    ordeal("stamina"),
    abyss=check("sneak", -1, failed=lose(sanity=2)),
    plateau_of_leng=check("fight", -1, 2, passed=both(draw("unique"), gain(clue=1)), failed=lose(sanity=1, stamina=2)),
)
gate_card(
    "red",
    3,
    lose(stamina=1),
    plateau_of_leng=check("speed", -1, failed=lose(stamina=2)),
    the_dreamlands=check("speed", -1, failed=lose(stamina=3)),
)
gate_card(
    "red",
    4,
    check("luck", -1, passed=draw("unique")),
    rlyeh=check("luck", -1, failed=by_die("lose", ("stamina",))),
    plateau_of_leng=check("lore", -2, passed=draw("spell"), failed=lost()),
)
gate_card(
    "red",
    5,
    check("fight", -1, failed=delayed()),
    rlyeh=check("speed", -1, failed=lose(stamina=3)),
    abyss=check("luck", -1, failed=lose(sanity=3)),
)
gate_card(
    "red",
    6,
    check("speed", -1, passed=draw("spell")),
    plateau_of_leng=check("sneak", -1, failed=both(lose(sanity=3, stamina=3), delayed())),
    the_dreamlands=check("sneak", -1, passed=both(gain(clue=3), return_to_arkham()), failed=devoured()),
)
gate_card(
    "red",
    7,
    check("luck", -2, passed=both(draw("spell"), gain(clue=2)), failed=monster_appears()),
    abyss=monster_appears(),
    the_dreamlands=check("speed", -2, failed=lose(stamina=2)),
)
gate_card(
    "red",
    8,
    monster_appears(),
    rlyeh=check("fight", -1, failed=lose(stamina=3)),
    the_dreamlands=check("fight", -1, failed=lose(stamina=2)),
)
gate_card(
    "red",
    9,
    check("luck", -1, passed=gain(stamina=2, sanity=2)),
    rlyeh=check("fight", -2, failed=both(lose(stamina=2), delayed())),
    the_dreamlands=check("luck", -2, passed=gain(sanity=1, clue=1), failed=lost()),
)
gate_card(
    "red",
    10,
    check("lore", -1, failed=delayed()),
    rlyeh=monster_appears(),
    abyss=check("speed", -1, failed=lost()),
)
gate_card(
    "red",
    11,
    lose(stamina=1),
    abyss=check("speed", -1, failed=by_die("lose", ("stamina",))),
    the_dreamlands=check("luck", -1, failed=lost()),
)
gate_card(
    "red",
    12,
    check("sneak", 0, failed=lose(stamina=2)),
    abyss=may(check("luck", -1, passed=by_die("gain", ("stamina",)), failed=by_die("lose", ("stamina",)))),
    plateau_of_leng=monster_appears(),
)

# --- blue

gate_card(
    "blue",
    1,
    lose(sanity=1),
    abyss=check("lore", -1, failed=delayed()),
    yuggoth=check("sneak", -1, failed=both(lose_half_items(), return_to_arkham())),
)
gate_card(
    "blue",
    2,
    check("luck", -1, passed=first_of("common", "weapon")),
    yuggoth=monster_appears(),
    great_hall_of_celeano=check("luck", -1, failed=die(delayed(), monster_appears())),
)
gate_card(
    "blue",
    3,
    monster_appears(),
    the_dreamlands=check("speed", -1, failed=lose_all("money")),
    great_hall_of_celeano=check("lore", -1, failed=cursed()),
)
gate_card(
    "blue",
    4,
    lose(sanity=1),
    the_dreamlands=check("sneak", 0, failed=both(lose_half_items(up=True), lose_half_money())),
    yuggoth=check("will", -2, failed=lose_cards("item")),
)
gate_card(
    "blue",
    5,
    leave_and_close(),
    abyss=gain(stamina=1),
    yuggoth=check("fight", -2, failed=lost()),
)
gate_card(
    "blue",
    6,
    check("fight", -2, passed=gain(money=8), failed=lose(stamina=1)),
    the_dreamlands=check("luck", -1, passed=gain(clue=2), failed=delayed()),
    great_hall_of_celeano=check("luck", -1, passed=gain(stamina=2, sanity=2), failed=lose_cards("item", 2)),
)
gate_card(
    "blue",
    7,
    per_success("luck", -1, gain(clue=1)),
    the_dreamlands=NOTHING,
    abyss=check("luck", -1, passed=both(draw("unique"), gain(money=3))),
)
gate_card(
    "blue",
    8,
    check("fight", -1, passed=draw("spell")),
    abyss=check("luck", -1, passed=return_to_arkham(), failed=monster_appears()),
    great_hall_of_celeano=check("sneak", -2, passed=search_deck("spell"), failed=lose(stamina=2)),
)
gate_card(
    "blue",
    9,
    monster_appears(),
    abyss=fall_through(),
    great_hall_of_celeano=may(check("fight", -1, 2, passed=draw("spell", 3, keep=2), failed=lose(stamina=3))),
)
gate_card(
    "blue",
    10,
    check("lore", -1, failed=delayed()),
    the_dreamlands=check("luck", -1, failed=both(lose(stamina=1), delayed())),
    abyss=check("luck", -2, failed=both(lose(sanity=1), delayed())),
)
gate_card(
    "blue",
    11,
    check("sneak", -2, failed=delayed()),
    yuggoth=check("will", -2, failed=choose(give_up("spell", 2), lose(sanity=2))),
    great_hall_of_celeano=monster_appears(),
)
gate_card(
    "blue",
    12,
    draw("common"),
    the_dreamlands=check("lore", 0, passed=return_to_arkham(), failed=lost()),
    yuggoth=check("speed", -1, passed=gain(money=5, clue=2), failed=lost()),
)

shuffling_gate_card("stars_are_right_gate", "The Stars Are Right", "Les Astres sont Propices")
