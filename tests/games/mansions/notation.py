"""What effects do in the short notation of the published tables."""

from collections.abc import Callable
from typing import Any

from tests.games.mansions.published import Half

from miskatonic.games.mansions.components import COMBAT
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.effect import AllOf, Effect

AnyEffect = Effect[Any, Any]


def terse(effect: AnyEffect) -> str:
    """An effect in short."""
    if isinstance(effect, AllOf):
        return ", ".join(terse(each) for each in effect.effects)
    return SAID[effect.name](*getattr(effect, "args", ()))


def harm(damage: int, horror: int) -> str:
    """Damage, then horror."""
    said = [f"{damage} damage"] if damage else []
    return ", ".join([*said, f"{horror} horror"] if horror else said)


def checked(what: str, modifier: int, passed: AnyEffect, failed: AnyEffect) -> str:
    """A test with both results."""
    return f"{what}{modifier:+d}: {terse(passed)} / {terse(failed)}"


def weapon(bonus: int) -> str:
    """The damage of the weapon."""
    return f"hit W{bonus:+d}" if bonus else "hit W"


SAID: dict[str, Callable[..., str]] = {
    "nothing": lambda: "-",
    "take": harm,
    "be_stunned": lambda: "stunned",
    "monster_hurts": lambda: "M damage",
    "hurts_if_here": lambda n: f"hurt {n} if here",
    "by_test": checked,
    "by_evading": lambda passed, failed: checked("evade", 0, passed, failed),
    "monster_roll": lambda number, *rest: checked(f"monster {number}", *rest),
    "deal": lambda n: f"hit {n}",
    "deal_at_door": lambda n: f"hit {n}",
    "deal_weapon": weapon,
    "deal_half_strength": lambda: "hit half strength",
    "deal_its_damage": lambda n: f"hit M+{n}",
    "mend_monster": lambda n: f"mend {n}",
    "stun_monster": lambda: "stun",
    "stun_at_door": lambda: "stun",
    "stun_room": lambda: "stun room",
    "kill_if_of": lambda kind: f"kill {kind}",
    "move_monster": lambda spaces, must: f"{'drive' if must else 'steer'} {spaces}",
    "keeper_moves_it": lambda spaces: f"keeper moves it {spaces}",
    "move_a_monster": lambda spaces, *_: f"keeper moves {spaces}",
    "step_up_to": lambda spaces: f"step {spaces}",
    "pushed_up_to": lambda spaces: f"pushed {spaces}",
    "carried_off": lambda: "carried off",
    "drop_weapon": lambda: "drop weapon",
    "discard_weapon": lambda: "discard weapon",
    "if_carrying": lambda what, effect: f"{what}, {terse(effect)}",
    "drop_one": lambda what: f"drop {what[0]}",
    "lose_by_keeper": lambda *_: "keeper drops weapon",
    "leave_hiding": lambda: "found",
    "attack_again": lambda: "again",
    "special_attack": lambda: "special",
    "destroy_barricade": lambda: "destroy",
    "push_barricade": lambda: "push barricade",
    "if_strong": lambda least, effect: f"{terse(effect)} if M{least}",
    "hurt_at_barricade": lambda n: f"all there {n}",
    "each_here": lambda effect: (
        f"room {terse(effect).split()[0]}" if effect.name == "take" else f"each {terse(effect)}"
    ),
    "place_here": str,
    "until_next_turn_ends": lambda attribute, n: f"{attribute}{n:+d}",
    "yourself": terse,
    "keeper_does": terse,
    "keeper_may": lambda effect: f"keeper {terse(effect)}",
    "gain_threat": lambda n: f"threat {n}",
    "draw": lambda mythos, trauma: "draws trauma",
    "heal": lambda damage, horror: f"{harm(damage, horror)}",
    "at_target": lambda effect: f"target heals {terse(effect)}",
    "others_here": lambda effect: f"others heal {terse(effect)}",
    "one_near": lambda where, effect: terse(effect),
    "lose_trauma": lambda kind: f"cure {kind}",
}
"""What each word says, by its arguments."""


def card_with(half: Half) -> str:
    """A card with that half."""
    for card in edition_of("mansions")[COMBAT]:
        for each in (card.attack, card.defence):
            if card.deck == half.deck and each.kind == half.heading and terse(each.effect) == half.words:
                return card.slug
    raise LookupError(half)
