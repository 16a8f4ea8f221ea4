"""What effects are as data: a name, arguments, and what they give and cost in the quantities of the game."""

from collections.abc import Iterator
from typing import get_args

import pytest
from tests.games.elder_sign.editions import BASE

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ANCIENT_ONES, CARDS, EACH, REGISTRIES, Quantity
from miskatonic.games.elder_sign.dice import LORE, RED, YELLOW
from miskatonic.games.elder_sign.effects.attempts import add_dice, change_die
from miskatonic.games.elder_sign.effects.belongings import gain, lose_clues, lose_trophies
from miskatonic.games.elder_sign.effects.combining import each, one_of, or_devoured, then
from miskatonic.games.elder_sign.effects.health import heal, lose
from miskatonic.games.elder_sign.effects.world import doom, elder_sign, remove_doom
from miskatonic.games.elder_sign.state import ElderSign, ElderSignEffect, Investigator
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import Effect, both, function
from miskatonic.kernel.line import Limit, lines_on
from miskatonic.kernel.registry import Component


def effects_on(component: Component) -> Iterator[ElderSignEffect]:
    for name in component.__struct_fields__:
        value = getattr(component, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Effect):
                yield part
    yield from (one.effect for one in lines_on("elder_sign", component.slug) if one.effect is not None)


COMPONENTS = [component for registry in REGISTRIES.values() for component in BASE[registry]]


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda component: component.slug)
def test_every_effect_has_a_name_and_gives_what_the_game_knows(component: Component) -> None:
    for effect in effects_on(component):
        assert effect.name
        assert {what.removeprefix(EACH) for what in effect.gives} <= set(get_args(Quantity))


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda component: component.slug)
def test_every_line_gives_what_the_game_knows_and_none_has_words_typed_by_hand(component: Component) -> None:
    for one in lines_on("elder_sign", component.slug):
        assert one.name != "typed"
        assert {what.removeprefix(EACH) for what in one.gives} <= set(get_args(Quantity))


def test_a_line_tells_how_often_it_works_and_what_it_costs() -> None:
    (trust_fund,), (hound,), (mind,) = (
        lines_on("elder_sign", slug) for slug in ("jenny_barnes", "duke", "harvey_walters")
    )
    assert trust_fund.cost is not None
    assert (trust_fund.limit, sorted(trust_fund.cost.parts)) == (Limit(1, "attempt"), ["clue", "common", "spell"])
    assert hound.cost is not None
    assert (hound.limit, dict(hound.cost.parts), hound.timing) == (None, {"discard": 1}, "instead")
    assert (mind.limit, mind.cost, mind.timing) == (Limit(1, "roll"), None, "use")


CONDITIONS = ("nyarlathotep", "shub_niggurath", "the_stars_align_above_an_open_door")
"""Ancient Ones that ask for something when they wake up and take nothing of those who have it; a card that lays out another."""


def test_every_effect_of_the_published_cards_says_what_it_gives() -> None:
    silent = [component.slug for component in COMPONENTS for effect in effects_on(component) if not effect.gives]
    assert tuple(silent) == CONDITIONS


def test_costs_are_negative_and_what_happens_to_each_is_told_apart() -> None:
    assert gain("clue", 2).gives == {"clue": 2}
    assert lose(sanity=1, stamina=2).gives == {"sanity": -1, "stamina": -2}
    assert heal(stamina=1).gives == {"stamina": 1}
    assert doom(2).gives == {"doom": 2}
    assert remove_doom(1).gives == {"doom": -1}
    assert lose_trophies(2).gives == {"trophies": -2}
    assert each(lose(sanity=1)).gives == {"each_sanity": -1}
    assert each(or_devoured(lose_clues(1))).gives == {"each_clue": -1}
    assert then(each(lose(sanity=1)), doom(1)).gives == {"each_sanity": -1, "doom": 1}


def test_several_effects_give_their_sum_and_a_choice_what_can_always_be_done() -> None:
    assert both(elder_sign(), add_dice((YELLOW, RED)), elder_sign()).gives == {
        "elder_sign": 2,
        "yellow_die": 1,
        "red_die": 1,
    }
    assert one_of(lose_clues(1), lose(sanity=2)).gives == {"sanity": -2}


def test_an_effect_can_be_read_by_its_name_and_its_arguments() -> None:
    effect = change_die(LORE)
    assert (effect.name, effect.args) == ("change_die", (LORE, ()))  # type: ignore[attr-defined]


def test_an_effect_written_as_a_function_says_what_it_gives() -> None:
    @function("find a lens", "trouvez une lentille", name="find_lens", gives={"common": 1})
    def find(game: ElderSign, you: Investigator) -> Rules[None]:
        yield from ()

    assert (find.name, find.gives) == ("find_lens", {"common": 1})


def test_the_gifts_of_cards_are_those_of_their_effects() -> None:
    necronomicon, attack = CARDS["necronomicon"].effect, ANCIENT_ONES["cthulhu"].attack
    assert necronomicon is not None
    assert necronomicon.gives == {"clue": 1, "red_die": 1}
    assert attack is not None
    assert attack.gives == {"each_max_stamina": -1, "doom": 1}
    midnight = ADVENTURE_CARDS["the_curator"].midnight
    assert midnight is not None
    assert midnight.gives == {"each_sanity": -1, "each_stamina": -1}
