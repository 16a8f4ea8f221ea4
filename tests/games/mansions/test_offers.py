"""Prices, choices and "may"s of every card of Mansions of Madness: where something is offered, taking it changes the position."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec
import pytest
from tests.games.mansions.gambler import Wanderer, some_table

from miskatonic import Table
from miskatonic.conformance.offers import DECLINES, Idle, explore, idle, staged
from miskatonic.games.mansions.components import (
    COMBAT,
    EVENTS,
    EXPLORATION,
    INVESTIGATORS,
    ITEMS,
    KEEPER_ACTIONS,
    LOCKS,
    MONSTERS,
    MYTHOS,
    OBSTACLES,
    SPELLS,
    STARTING_ITEMS,
    STORIES,
    TRAITS,
    TRAUMA,
)
from miskatonic.games.mansions.rules import combat
from miskatonic.games.mansions.rules.harm import take_damage, take_horror
from miskatonic.games.mansions.rules.house import plan_of
from miskatonic.games.mansions.rules.keeper_turn import resolve_event
from miskatonic.games.mansions.rules.turn import STEPS
from miskatonic.games.mansions.state import Mansion
from miskatonic.kernel.box import edition_of
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.game import GAMES, Game
from miskatonic.kernel.registry import Registry
from miskatonic.kernel.sight import Sight
from miskatonic.kernel.table import decoder
from miskatonic.testing import Scenario, scenario

GAME: Game[Any] = GAMES["mansions"]
JOE, JENNY = "joe_diamond", "jenny_barnes"
NO = DECLINES | {"end_turn", "roll", "spare", "stand"}
"""Verbs by which nothing is taken."""
OF_THE_TURN = ("moves", "moved", "walked", "acted", "evaded", "frightened", "once", "used", "turned_away", "puzzled")
"""What is noted of an investigator for a while, or to know what can be used no more."""


def position(state: Mansion) -> Any:
    """What lies on the table: without chance, and without what is noted for the course of a turn."""
    found: dict[str, Any] = msgspec.to_builtins(state)
    for key in (
        "rng",
        "ahead",
        "step",
        "used_this_round",
        "target",
        "active",
        "tests",
        "combat_decks",
        "combat_discards",
    ):
        found.pop(key, None)
    for you in found["investigators"]:
        for key in OF_THE_TURN if you else ():
            you.pop(key, None)
    for key in ("used", "played"):
        found["keeper"].pop(key, None)
    return found


def poorer(without: Mansion, after: Mansion, seat: int) -> bool:
    """Whether nothing but what a seat can pay with differs, and there is no more of that than before."""
    one, other = (position(state) for state in (without, after))
    had, has = (purse(found, seat) for found in (one, other))
    return bool(one == other) and all(had[what] >= amount for what, amount in has.items())


def purse(found: Any, seat: int) -> Counter[str]:
    """What a seat can pay with, taken out of a position together with where it goes."""
    for key in ("box", "mythos_discard", "trauma_discard", "spell_decks"):
        found.pop(key, None)
    you = found["investigators"][seat]
    own = found["keeper"] if you is None else you
    numbers = {key: own.pop(key, 0) for key in ("threat", "skill_points")}
    cards = [card for key in ("cards", "spells", "mythos", "trauma") for card in own.pop(key, ())]
    return Counter(cards) + Counter(numbers)


SECRET = ("kin_may",)
"""Questions that are put whatever comes of them, because who answers may not know."""
ON_TESTS = ("before_roll", "after_roll", "solve")
"""Questions about what is spent on a test or a puzzle: where that passes or fails anyway, it makes no difference."""
Run = Callable[[Mansion], Rules[None]]


def offers(g: Scenario, run: Run | None = None, most: int = 16) -> list[Idle]:
    """Whatever is offered in vain in the running step of a situation (or in some rules), whether the dice are kind or not."""
    found = []
    for faces in ((1,), (10,)):
        state = decoder(Mansion).decode(g.table.checkpoint)
        tables = explore(staged(GAME.rules, state, run or STEPS[state.step], faces=faces), most)
        found.append([each for table in tables for each in in_vain(table, chance=False)])
    kind, unkind = found
    return [each for each in kind if each in unkind]


def in_vain(table: Table[Any], *, chance: bool = True) -> list[Idle]:
    """The answers to the pending question that change nothing, or (where chance is settled) only cost something."""
    if table.decision is None or table.decision.kind.name in (*SECRET, *ON_TESTS):
        return []
    return idle(table, position, declines=NO, poorer=None if chance else poorer, chance=chance)


# --- circumstances

LYNCH = "the_fall_of_house_lynch"
ROOM = "guest_bedroom.1"


def turn(at: str = ROOM, story: str = LYNCH) -> Scenario:
    """Joe Diamond's turn with nothing in hand, not even skill points; Jenny Barnes is elsewhere, and the keeper has threat."""
    g = scenario("mansions", seats=["", JOE, JENNY], story=story).set(f"{JOE}.skill_points", 0)
    return g.place(JOE, at=at).set(f"{JOE}.moves", 0).set("keeper.threat", 9)


Circumstance = Callable[[Scenario, str], Scenario]
CIRCUMSTANCES: dict[str, Circumstance] = {
    "alone": lambda g, at: g,
    "with a monster": lambda g, at: g.spawn("zombie", at=at),
    "with a stunned monster": lambda g, at: g.spawn("maniac", at=at, stunned=1),
    "in company": lambda g, at: g.place(JENNY, at=at).give(JENNY, "axe"),
    "hurt": lambda g, at: g.set(f"{JOE}.damage", 3).set(f"{JOE}.horror", 3),
    "insane": lambda g, at: g.set(f"{JOE}.horror", INVESTIGATORS[JOE].sanity),
    "hidden": lambda g, at: g.place("hiding_space", at=at).set(f"{JOE}.hidden", True).spawn("zombie", at=at),
    "stunned": lambda g, at: g.set(f"{JOE}.stunned", 1),
    "in the dark": lambda g, at: g.place("darkness", at=at.partition(".")[0]),
    "in the fire": lambda g, at: g.place("fire", at=at.partition(".")[0]),
    "laden": lambda g, at: g.give(JOE, "lantern", "shotgun", "whiskey", "soul_pact").set(f"{JOE}.skill_points", 2),
    "safe from Mythos cards": lambda g, at: g.give(JOE, "gloria_sensitive"),
    "safe from damage": lambda g, at: g.give(JOE, "michael_tough"),
}


def situations(at: str = ROOM, story: str = LYNCH, which: Iterable[str] = CIRCUMSTANCES) -> Iterator[Scenario]:
    """Joe Diamond's turn in all circumstances, or in some."""
    for name in which:
        yield CIRCUMSTANCES[name](turn(at, story), at)


def slugs(*registries: Registry[Any]) -> list[str]:
    """What the game itself has of some kinds."""
    return [component.slug for registry in registries for component in edition_of("mansions")[registry]]


def handfuls(cards: Sequence[str]) -> list[Sequence[str]]:
    """Cards that are tried together."""
    return [cards[n : n + 8] for n in range(0, len(cards), 8)]


# --- what investigators may use

CARRIED = [slug for slug in slugs(EXPLORATION, STARTING_ITEMS) if not {"clue", "nothing"} & {*ITEMS[slug].types}]


@pytest.mark.parametrize("cards", handfuls(CARRIED), ids=" ".join)
def test_cards_that_are_carried_are_not_used_in_vain(cards: Sequence[str]) -> None:
    for g in situations():
        assert offers(g.give(JOE, *(card for card in cards if card not in g[JOE].cards + others(g)))) == []


def others(g: Scenario) -> list[str]:
    """What Jenny Barnes carries."""
    found: list[str] = g[JENNY].cards
    return found


@pytest.mark.parametrize("trait", [trait.slug for trait in edition_of("mansions")[TRAITS] if trait.lines])
def test_traits_are_not_used_in_vain(trait: str) -> None:
    for g in situations():
        assert offers(g.give(JOE, trait), most=12) == []


@pytest.mark.parametrize("number", range(5))
def test_spells_are_not_cast_in_vain(number: int) -> None:
    for g in situations():
        cards = [spell.ids[number] for spell in edition_of("mansions")[SPELLS] if number < spell.copies]
        assert offers(g.give(JOE, *(card for card in cards if card not in g[JOE].spells))) == []


@pytest.mark.parametrize("barrier", slugs(LOCKS, OBSTACLES))
@pytest.mark.parametrize("known", [False, True])
def test_locks_and_obstacles_are_not_tried_in_vain(barrier: str, known: bool) -> None:
    room = "guest_bedroom" if barrier in LOCKS else "hallway_2"
    for g in situations("hallway_2.right", which=("alone", "with a monster", "hidden", "laden")):
        g.place("lantern", at=room).place(barrier, at=room).set("face_up", [barrier] if known else [])
        assert offers(g, most=8) == []


# --- what the keeper may use


def somewhere(card: str) -> tuple[str, str]:
    """A space, and its story, where a Mythos card can be played on whoever is alone there; the hall, if there is none."""
    for story in slugs(STORIES):
        g = turn(story=story) if story == LYNCH else scenario("mansions", seats=["", JOE, JENNY], story=story)
        you, condition = g[JOE], MYTHOS[card].condition
        for space in plan_of(story).spaces:
            you.at = space
            if condition is None or condition.holds(g.state, you):
                return space, story
    return ROOM, LYNCH


@pytest.mark.parametrize("card", slugs(MYTHOS))
def test_mythos_cards_are_not_played_in_vain(card: str) -> None:
    for g in situations(*somewhere(card)):
        assert offers(g.give("keeper", card).begin(step="turn")) == []


@pytest.mark.parametrize("kind", ["injury", "insanity"])
def test_traumas_are_not_played_in_vain(kind: str) -> None:
    def harmed(game: Mansion) -> Rules[None]:
        you = game.investigators[1]
        assert you is not None
        yield from (take_damage if kind == "injury" else take_horror)(game, you, 1)

    for g in situations():
        g.give("keeper", *(card for card in slugs(TRAUMA) if TRAUMA[card].kind == kind))
        assert offers(g, harmed) == []


def test_keeper_actions_are_not_taken_in_vain() -> None:
    for g in situations():
        assert offers(g.set("keeper.actions", slugs(KEEPER_ACTIONS)).begin(step="keeper_actions"), most=60) == []


# --- fights


@pytest.mark.parametrize("card", slugs(COMBAT))
def test_combat_cards_offer_nothing_in_vain(card: str) -> None:
    deck = COMBAT[card].deck
    figure = next(kind for kind in slugs(MONSTERS) if MONSTERS[kind].kind == deck)

    def attacks(game: Mansion) -> Rules[None]:
        you = game.investigators[1]
        assert you is not None
        yield from combat.monster_attack(game, figure, you)

    for hidden in (False, True):
        g = turn().spawn(figure, at=ROOM).give(JOE, "shotgun", "axe").set(f"{JOE}.hidden", hidden).stack(deck, [card])
        assert offers(g, attacks) == []
        assert [each for each in offers(g) if each.question != "act"] == [], "an attack may come to nothing"


# --- stories


@pytest.mark.parametrize("event", slugs(EVENTS))
def test_events_offer_nothing_in_vain(event: str) -> None:
    card = EVENTS[event]
    questions = STORIES[card.story].questions
    for answers in card.effects:
        letters = ["A"] * len(questions)
        for each in answers.split():
            letters[int(each[0]) - 1] = each[1]
        g = scenario("mansions", seats=["", JOE, JENNY], story=card.story).set("choices", letters)
        assert offers(g.set("event", card.level), resolve_event) == []


@pytest.mark.parametrize("seed", range(5))
def test_in_games_at_random_nothing_is_offered_in_vain(seed: int) -> None:
    table, gambler = some_table(seed), Wanderer(seed, bold=True)
    while table.decision is not None:
        if table.state.round and len(table.moves) % 4 == 0:
            assert in_vain(table) == []
        table.choose(*gambler.pick(Sight(table)))
