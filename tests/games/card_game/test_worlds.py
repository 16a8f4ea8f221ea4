"""Worlds that agree with what a seat has seen: that stays as it is, and what nobody has seen is dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.hidden import copy
from tests.rules.card_game.shared import house, keep_hands

from miskatonic import new_table
from miskatonic.games.card_game.checks import check
from miskatonic.games.card_game.content.scenarios.the_devourer_below import AGENTS
from miskatonic.games.card_game.rules.scenarios import gather
from miskatonic.games.card_game.state import CardGame, card_of
from miskatonic.games.card_game.view.worlds import determinize
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.rng import seeded
from miskatonic.testing import Scenario, scenario

ROLAND, DAISY, WENDY = "roland_banks", "daisy_walker", "wendy_adams"
WORLDS = 12


def worlds(state: CardGame, seat: int) -> list[CardGame]:
    """Some worlds that look the same to that seat."""
    found = []
    for n in range(WORLDS):
        world = copy(state)
        determinize(world, seat, seeded(n))
        check(world)
        found.append(world)
    return found


# --- what a seat has seen of decks


def scrying() -> Scenario:
    """Daisy may look into decks; those of both and the encounter deck are as they are."""
    g = house(DAISY, ROLAND).give(DAISY, "play:scrying")
    g.stack(ROLAND, ["machete", "knife", "guts"])
    return g.stack("encounter", ["ancient_evils", "ghoul_minion", "crypt_chill", "flesh_eater"])


def top(deck: Any) -> list[str]:
    """The three uppermost cards of a deck, from the top one on."""
    return list(deck)[-3:][::-1]


def reordered(g: Scenario, deck: str, *order: str) -> Scenario:
    """Daisy looks at a deck and lays its cards back like that."""
    g.play("use:scrying", f"deck:{deck}")
    return g.play(*(f"card:{card}" for card in order))


def test_who_has_looked_at_the_encounter_deck_knows_its_top() -> None:
    g = reordered(scrying(), "encounter", "crypt_chill", "ancient_evils")
    order = ["crypt_chill", "ancient_evils", "ghoul_minion"]
    assert top(g.state.encounter_deck) == order
    assert all(top(world.encounter_deck) == order for world in worlds(g.state, 0))
    assert any(top(world.encounter_deck) != order for world in worlds(g.state, 1)), "Roland has seen nothing"
    below = {tuple(world.encounter_deck)[:-3] for world in worlds(g.state, 0)}
    assert len(below) > 1, "the rest is anybody's guess"


def test_who_is_just_looking_knows_already() -> None:
    g = scrying().play("use:scrying", "deck:encounter", "card:crypt_chill")
    assert all(top(world.encounter_deck) == top(g.state.encounter_deck) for world in worlds(g.state, 0))


def test_what_was_seen_is_known_until_the_deck_is_shuffled() -> None:
    g = reordered(scrying().give(ROLAND, "play:old_book_of_lore"), ROLAND, "guts", "knife")
    assert all(top(world.investigators[1].deck) == top(g[ROLAND].deck) for world in worlds(g.state, 0))
    g.begin(turn=ROLAND)
    g.play("use:old_book_of_lore", f"who:{ROLAND}", "card:machete")
    assert g.state.seen == []


def test_a_card_that_was_seen_and_drawn_since_is_in_the_hand() -> None:
    g = reordered(scrying().give(ROLAND, "dodge", "evidence"), ROLAND, "guts", "knife")
    g.begin(turn=ROLAND).choose("draw")
    assert "guts#11" in g[ROLAND].hand
    hands = [world.investigators[1].hand for world in worlds(g.state, 0)]
    assert all("guts#11" in hand and len(hand) == 3 for hand in hands)
    assert len({frozenset(hand) for hand in hands}) > 1, "nobody knows the other cards"
    assert all(top(world.investigators[1].deck)[:2] == ["knife#11", "machete#11"] for world in worlds(g.state, 0))


def test_who_comes_later_and_changes_the_order_is_the_only_one_who_knows_it() -> None:
    g = reordered(scrying(), "encounter", "crypt_chill", "ancient_evils")
    g.give(ROLAND, "play:scrying").begin(turn=ROLAND)
    g.play("use:scrying", "deck:encounter", "card:ghoul_minion", "card:crypt_chill")
    order = ["ghoul_minion", "crypt_chill", "ancient_evils"]
    assert all(top(world.encounter_deck) == order for world in worlds(g.state, 1))
    assert any(top(world.encounter_deck) != order for world in worlds(g.state, 0))


def test_what_goes_under_a_deck_is_known_to_everybody() -> None:
    g = house(WENDY, ROLAND).give(WENDY, "play:wendys_amulet", "emergency_cache").choose("play:emergency_cache")
    under = g[WENDY].deck[0]
    assert card_of(under).slug == "emergency_cache"
    for seat in (0, 1):
        assert all(world.investigators[0].deck[0] == under for world in worlds(g.state, seat))


# --- the agents of The Devourer Below


def agents_of(state: CardGame) -> set[str]:
    """The sets of agents that are in the encounter deck."""
    return {card_of(card).encounter_set for card in state.encounter_deck} & set(AGENTS)


def woods(seats: int = 2) -> CardGame:
    """The start of The Devourer Below."""
    table = new_table("card_game", players=seats, scenario="the_devourer_below", seed=3)
    state: CardGame = keep_hands(table).state
    return state


def test_nobody_knows_which_agents_take_part() -> None:
    state = woods()
    found = worlds(state, 0)
    assert {frozenset(agents_of(world)) for world in found} == {frozenset([name]) for name in AGENTS}
    for world in found:
        (name,) = agents_of(world)
        assert Counter(world.encounter_deck) == Counter(
            [card for card in state.encounter_deck if card_of(card).encounter_set not in AGENTS]
            + gather(state.edition, name)
        )


def agent(state: CardGame) -> str:
    """One of the agents."""
    return next(card for card in state.encounter_deck if card_of(card).encounter_set in AGENTS)


def in_the_woods(*gifts: str) -> Scenario:
    """The first turn of Daisy and Roland in The Devourer Below, with an agent on the encounter deck."""
    g = scenario("card_game", seats=[DAISY, ROLAND], scenario="the_devourer_below").give(DAISY, *gifts)
    return g.stack("encounter", [agent(g.state), "ancient_evils", "dissonant_voices"])


def test_who_has_seen_one_of_the_agents_knows_them_all() -> None:
    g = in_the_woods("play:scrying").play("use:scrying", "deck:encounter")
    name = agents_of(g.state)
    assert all(agents_of(world) == name for world in worlds(g.state, 0))
    assert any(agents_of(world) != name for world in worlds(g.state, 1)), "Roland has not looked"


def test_everybody_knows_the_agents_once_one_of_them_has_been_drawn() -> None:
    g = in_the_woods()
    for investigator in g.state.investigators:
        g.set(f"{investigator.slug}.played", True)
    name = agents_of(g.state)
    g.choose("end_turn")
    assert g.state.hidden_set == ""
    for seat in (0, 1):
        assert all(agents_of(world) <= name for world in worlds(g.state, seat))


@pytest.mark.parametrize("found", [True, False])
def test_who_searches_the_encounter_deck_knows_the_agents(found: bool) -> None:
    from miskatonic.games.card_game.rules.encounter import search_encounters

    g = in_the_woods()
    name = agents_of(g.state)

    def fits(card: str) -> bool:
        return found and card_of(card).slug in ("acolyte", "ghoul_minion")

    search: Rules[None] = search_encounters(g.state, g[DAISY], fits)
    next(search, None)
    assert all(agents_of(world) == name for world in worlds(g.state, 0))
    assert any(agents_of(world) != name for world in worlds(g.state, 1))
