"""The combat cards against humanoid monsters."""

from miskatonic.games.mansions.declare import attack, combat, defence
from miskatonic.games.mansions.effects.combat import (
    attack_again,
    by_evading,
    deal,
    deal_at_door,
    deal_half_strength,
    deal_weapon,
    destroy_barricade,
    drop_weapon,
    hurts_if_here,
    if_strong,
    leave_hiding,
    monster_hurts,
    monster_roll,
    move_monster,
    push_barricade,
    special_attack,
    stun_monster,
)
from miskatonic.games.mansions.effects.investigators import be_stunned, by_test, step_up_to, take
from miskatonic.games.mansions.effects.keeper import keeper_does, move_a_monster
from miskatonic.kernel.effect import both

combat(
    "humanoid",
    1,
    attack("unarmed", by_test("strength", 0, passed=both(deal(1), stun_monster()), failed=take(damage=1))),
    defence("monster_attack", special_attack()),
)
combat(
    "humanoid",
    2,
    attack("unarmed", by_test("strength", 0, passed=both(deal(2), stun_monster()), failed=take(horror=1))),
    defence("monster_attack", by_test("strength", 0, passed=both(deal(1), stun_monster()), failed=monster_hurts())),
)
combat(
    "humanoid",
    3,
    attack("unarmed", by_test("dexterity", 0, passed=deal_half_strength())),
    defence("monster_attack", by_test("dexterity", 0, failed=monster_hurts())),
)
combat(
    "humanoid",
    4,
    attack("unarmed", by_test("strength", 0, passed=deal(3), failed=be_stunned())),
    defence("vs_barricade", if_strong(2, destroy_barricade())),
)
combat(
    "humanoid",
    5,
    attack("unarmed", by_test("strength", 0, passed=deal(1))),
    defence("monster_attack", special_attack()),
)
combat(
    "humanoid",
    6,
    attack("melee", by_test("strength", 0, passed=both(deal_weapon(), stun_monster()))),
    defence("monster_attack", by_test("dexterity", 0, failed=both(take(damage=1), be_stunned()))),
)
combat(
    "humanoid",
    7,
    attack("melee", by_test("strength", 0, passed=deal_weapon(1), failed=drop_weapon())),
    defence("vs_hidden", by_evading(move_monster(1), leave_hiding())),
)
combat(
    "humanoid",
    8,
    attack("melee", by_test("strength", 0, passed=deal_weapon(1))),
    defence("vs_barricade", both(destroy_barricade(), deal_at_door(2))),
)
combat(
    "humanoid",
    9,
    attack("melee", by_test("strength", -1, passed=deal_weapon(4), failed=take(damage=1))),
    defence("monster_attack", by_test("dexterity", 0, failed=monster_hurts())),
)
combat(
    "humanoid",
    10,
    attack("melee", by_test("marksmanship", 0, passed=both(deal_weapon(2), drop_weapon()), failed=drop_weapon())),
    defence("monster_attack", by_test("dexterity", 0, failed=both(take(damage=2), be_stunned()))),
)
combat(
    "humanoid",
    11,
    attack("melee", by_test("strength", 0, passed=both(deal(2), move_monster(1)), failed=take(damage=1))),
    defence("vs_barricade", monster_roll("damage", 1, passed=destroy_barricade())),
)
combat(
    "humanoid",
    12,
    attack("sharp_melee", by_test("dexterity", 0, passed=both(deal_weapon(), stun_monster()))),
    defence("monster_attack", special_attack()),
)
combat(
    "humanoid",
    13,
    attack("sharp_melee", by_test("dexterity", 0, passed=both(deal_weapon(2), take(horror=1)), failed=deal(1))),
    defence("monster_attack", by_test("strength", 0, failed=both(take(horror=1), monster_hurts()))),
)
combat(
    "humanoid",
    14,
    attack("blunt_melee", by_test("strength", 0, passed=both(deal_weapon(), stun_monster()), failed=deal(1))),
    defence("vs_hidden", by_test("luck", 0, passed=move_monster(1), failed=leave_hiding())),
)
combat(
    "humanoid",
    15,
    attack("blunt_melee", by_test("strength", -1, passed=both(deal_weapon(2), stun_monster()), failed=stun_monster())),
    defence("vs_barricade", deal_at_door(1)),
)
combat(
    "humanoid",
    16,
    attack("ranged", by_test("dexterity", 0, passed=deal_weapon(-1), failed=drop_weapon())),
    defence("monster_attack", by_test("dexterity", 0, failed=both(take(damage=2), be_stunned()))),
)
combat(
    "humanoid",
    17,
    attack("ranged", by_test("marksmanship", -1, passed=deal_weapon(3), failed=deal(1))),
    defence("monster_attack", by_test("strength", 0, passed=stun_monster(), failed=monster_hurts())),
)
combat(
    "humanoid",
    18,
    attack("ranged", by_test("willpower", 0, passed=deal_weapon())),
    defence("vs_hidden", by_test("willpower", 0, passed=move_monster(1), failed=both(be_stunned(), leave_hiding()))),
)
combat(
    "humanoid",
    19,
    attack("ranged", by_test("dexterity", 0, passed=both(deal(2), step_up_to(1)), failed=take(damage=1))),
    defence("monster_attack", special_attack()),
)
combat(
    "humanoid",
    20,
    attack("ranged", by_test("marksmanship", 0, passed=deal_weapon())),
    defence("monster_attack", by_test("dexterity", 0, passed=deal(1), failed=both(deal(1), take(damage=2)))),
)
combat(
    "humanoid",
    21,
    attack("ranged", by_test("marksmanship", 0, passed=deal_weapon(-1))),
    defence("vs_hidden", by_test("dexterity", 0, passed=move_monster(1), failed=both(take(damage=1), leave_hiding()))),
)
combat(
    "humanoid",
    22,
    attack(
        "ranged",
        by_test(
            "marksmanship", 0, passed=both(deal_weapon(-1), stun_monster()), failed=both(take(damage=1), drop_weapon())
        ),
    ),
    defence("vs_barricade", push_barricade()),
)
combat(
    "humanoid",
    23,
    attack(
        "ranged",
        by_test("marksmanship", 0, passed=deal_weapon(2), failed=both(deal(1), keeper_does(move_a_monster(2)))),
    ),
    defence("monster_attack", special_attack()),
)
combat(
    "humanoid",
    24,
    attack("ranged", by_test("marksmanship", 0, passed=deal_weapon(2), failed=be_stunned())),
    defence("monster_attack", by_test("dexterity", 0, failed=monster_hurts())),
)
combat(
    "humanoid",
    25,
    attack("ranged", by_test("marksmanship", 0, passed=both(deal_weapon(), move_monster(1)), failed=hurts_if_here(1))),
    defence("vs_hidden", by_test("intellect", 1, passed=move_monster(1), failed=both(leave_hiding(), attack_again()))),
)
