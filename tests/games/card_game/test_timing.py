"""When abilities answer: what is said of it and what is checked come from one declaration."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.card_game.test_texts import read
from tests.rules.card_game.conftest import Homemade
from tests.rules.card_game.shared import end_turns, house

from miskatonic.games.card_game import events
from miskatonic.games.card_game.components import ALL, LocationCard
from miskatonic.games.card_game.effects.answers import cancels
from miskatonic.games.card_game.effects.cards import draw, gain_resources
from miskatonic.games.card_game.effects.combining import function
from miskatonic.games.card_game.effects.timing import (
    ATTACHED_LOCATION,
    BY_AN_ATTACK,
    DAMAGE,
    ENEMY_HERE,
    HORROR,
    HORROR_ON_THIS_CARD,
    NO_WEAKNESS,
    NOT_ELITE,
    SOMEBODY_HERE,
    THIS_CARD,
    THIS_ENEMY,
    THIS_LOCATION,
    WITH_A_MINUS,
    YOU,
    YOUR_LOCATION,
    Condition,
    TimingPoint,
    after,
    by_at_least,
    by_at_most,
    fewer_clues_here,
    in_own_words,
    of_phase,
    of_test,
    the_enemy,
    the_location,
    timing_key,
    when,
    with_tokens,
    with_trait,
)
from miskatonic.games.card_game.effects.using import forced, objective, played_at, reaction
from miskatonic.games.card_game.rules.harm import damage_enemy
from miskatonic.games.card_game.state import CardGame, Investigator
from miskatonic.games.card_game.view.card_text import describe
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.event import Event, event_types
from miskatonic.kernel.line import Line
from miskatonic.kernel.text import LANGUAGES, PHRASES, OwnWords, Text, own_words, render
from miskatonic.testing import Scenario, home_made

ROLAND, DAISY = "roland_banks", "daisy_walker"


@pytest.fixture
def homemade() -> Iterator[Homemade]:
    """Declare cards with it before the game is set up."""
    with home_made("card_game") as box:
        yield Homemade(box)


def triggers() -> Iterator[tuple[str, Text, TimingPoint]]:
    """Every trigger of every card: whose it is, what it says, and when it answers."""
    for slug, card in ALL.items():
        for line in (*card.lines, *(card.unrevealed.lines if isinstance(card, LocationCard) else ())):
            if "point" in line.parameters:
                yield slug, line.text, line.given("point")


WORDS = [pytest.param(words, id=slug) for slug, words, _ in triggers()]
POINTS = [pytest.param(point, id=slug) for slug, _, point in triggers()]
IN_OWN_WORDS = {"baseball_bat"}
"""The cards whose timing the event cannot say."""


# --- the words of every card


@pytest.mark.parametrize("words", WORDS)
def test_every_trigger_of_every_card_is_a_sentence_in_both_languages(words: Text) -> None:
    english, french = (sentence for _, sentence in read(words))
    assert english != french


def test_the_trait_of_a_card_is_translated() -> None:
    assert "contre un ennemi Monstre," in " ".join(describe("lita_chantler", "fr").lines)


@pytest.mark.parametrize("point", POINTS)
def test_whatever_a_card_checks_is_said_in_both_languages(point: TimingPoint) -> None:
    for condition in point.conditions:
        rest = tuple(other for other in point.conditions if other is not condition)
        fewer = replace(point, conditions=rest)
        assert condition.instead or all(render(fewer.text(), lang) != render(point.text(), lang) for lang in LANGUAGES)


def test_few_cards_say_their_timing_in_their_own_words() -> None:
    said = {
        slug
        for slug, _, point in triggers()
        for condition in point.conditions
        if condition.instead is not None and isinstance(condition.instead(), OwnWords)
    }
    assert said == IN_OWN_WORDS


# --- the words of every event

CONDITIONS: tuple[tuple[Condition, ...], ...] = (
    (YOU, SOMEBODY_HERE),
    (
        THIS_CARD,
        THIS_ENEMY,
        the_enemy("ghoul_priest"),
        the_enemy("umordhoth"),
        with_trait("Monster"),
        with_trait("Elite"),
    ),
    (ENEMY_HERE,),
    (NOT_ELITE,),
    (NO_WEAKNESS,),
    (THIS_LOCATION, YOUR_LOCATION, ATTACHED_LOCATION, the_location("attic")),
    (of_phase("mythos"), of_phase("investigation"), of_phase("enemy"), of_phase("upkeep")),
    (of_test("fight"), of_test("evade"), of_test("investigate")),
    (by_at_least(2), by_at_most(1)),
    (WITH_A_MINUS,),
    (DAMAGE, HORROR, HORROR_ON_THIS_CARD),
    (BY_AN_ATTACK,),
    (with_tokens("clues"), with_tokens("resources", fewer_than=6)),
)
"""Conditions, of each kind those that exclude one another."""

SAID = {name: kind for name, kind in event_types("card_game").items() if PHRASES.has(timing_key(kind), "en")}


def points(kind: type[Event], most: int = 3) -> Iterator[TimingPoint]:
    """Every timing point of an event with up to so many conditions."""
    fitting = [[one for one in some if fits(kind, one)] for some in CONDITIONS]
    for few in (few for n in range(most + 1) for few in combinations(filter(None, fitting), n)):
        for conditions in product(*few):
            named = sum("name" in dict(condition.words) for condition in conditions)
            yield from (word(kind, *conditions) for word in (when, after) if named < 2)


def fits(kind: type[Event], condition: Condition) -> bool:
    """Whether an event knows of what a condition looks at."""
    return not condition.looks_at or not set(condition.looks_at).isdisjoint(kind.__struct_fields__)


@pytest.mark.parametrize("name", sorted(SAID))
def test_an_event_is_said_well_on_whatever_conditions(name: str) -> None:
    for point in points(SAID[name]):
        for met in (point.text(), point.text(objective=True), point.text(hand=True)):
            english, french = (words for _, words in read(met))
            assert english != french


def test_the_events_that_cards_answer_have_words_for_it_but_for_three() -> None:
    assert {point.event.__name__ for _, _, point in triggers()} - set(SAID) == {
        "ClueOnAct",
        "IntoVictoryDisplay",
        "TestEnded",
    }


# --- cards that are in no box

NOTHING = cancels(own_words("nothing happens", "rien ne se passe"))
READ: list[tuple[Line, str, str]] = [
    (
        reaction(after(events.EnemyDefeated, SOMEBODY_HERE, with_trait("Elite"), NO_WEAKNESS), draw(1)),
        "Reaction, after an investigator at your location defeats an Elite enemy that is not a weakness: draw 1 card.",
        "Réaction, après qu’un investigateur dans votre lieu a vaincu un ennemi Élite qui n’est pas une faiblesse"
        "\u202f: piochez 1 carte.",
    ),
    (
        played_at(when(events.EnemyDefeated, YOU), NOTHING),
        "Play when you defeat an enemy: nothing happens.",
        "À jouer quand vous vainquez un ennemi\u202f: rien ne se passe.",
    ),
    (
        forced(after(events.EnemyAttacked), draw(1)),
        "Forced, after an enemy attacks: draw 1 card.",
        "Forcé, après qu’un ennemi a attaqué\u202f: piochez 1 carte.",
    ),
    (
        forced(after(events.Entered, YOUR_LOCATION, fewer_clues_here(2)), draw(1)),
        "Forced, after an investigator enters your location, if there are fewer than 2 clues per investigator here: draw 1 card.",
        "Forcé, après qu’un investigateur est entré dans votre lieu, s’il y a moins de 2 indices par investigateur"
        " ici\u202f: piochez 1 carte.",
    ),
    (
        objective(after(events.Entered, YOU, the_location("study")), draw(1)),
        "Objective, if you enter the Study: draw 1 card.",
        "Objectif, si vous entrez dans l’Étude\u202f: piochez 1 carte.",
    ),
    (
        forced(after(events.TestPassed, YOU, of_test("fight"), by_at_least(3)), draw(1), hand=True),
        "Forced, after you succeed at an attack by 3 or more with this card in your hand: reveal this card and draw 1 card.",
        "Forcé, après que vous avez réussi une attaque avec une différence de 3 ou plus avec cette carte dans votre main"
        "\u202f: révélez cette carte et piochez 1 carte.",
    ),
    (
        reaction(after(events.TestEnded, in_own_words("in the end", "au bout du compte", lambda *_: True)), draw(1)),
        "Reaction, in the end: draw 1 card.",
        "Réaction, au bout du compte\u202f: piochez 1 carte.",
    ),
]


@pytest.mark.parametrize(("line", "english", "french"), READ, ids=[english for _, english, _ in READ])
def test_the_timing_of_a_card_is_read_off_its_declaration(line: Line, english: str, french: str) -> None:
    assert render(line.text, "en") == english
    assert render(line.text, "fr") == french


# --- what is said is checked


def beside_daisy(*lines: Line, homemade: Homemade) -> tuple[Scenario, str]:
    """Roland and Daisy in the Hallway, it is Roland's turn; Daisy has an asset with those lines."""
    card = homemade.asset(*lines)
    return house(ROLAND, DAISY).give(DAISY, f"play:{card}"), card


def offers(g: Scenario, card: str) -> bool:
    """Whether an ability of that card may be used now."""
    return any(option.startswith(f"use:{card}#") for option in g.options)


@pytest.mark.parametrize(
    ("condition", "offered"),
    [
        (YOU, False),
        (SOMEBODY_HERE, True),
        (THIS_ENEMY, False),
        (with_trait("Creature"), True),
        (with_trait("Monster"), False),
        (NOT_ELITE, True),
        (NO_WEAKNESS, True),
        (the_enemy("swarm_of_rats"), True),
        (the_enemy("ghoul_priest"), False),
        (YOUR_LOCATION, True),
        (the_location("hallway"), True),
        (the_location("attic"), False),
        (ATTACHED_LOCATION, False),
        (with_tokens("clues"), False),
        (with_tokens("resources", fewer_than=1), True),
    ],
)
def test_a_card_answers_the_defeat_of_an_enemy_only_on_its_condition(
    condition: Condition, offered: bool, homemade: Homemade
) -> None:
    g, card = beside_daisy(reaction(after(events.EnemyDefeated, condition), gain_resources(1)), homemade=homemade)
    g.spawn("swarm_of_rats", at="hallway", engaged=ROLAND).rig(tokens=["0"]).choose("fight:swarm_of_rats")
    assert offers(g, card) == offered


def test_all_conditions_of_a_card_have_to_be_met(homemade: Homemade) -> None:
    fussy = after(events.EnemyDefeated, SOMEBODY_HERE, NOT_ELITE, with_trait("Monster"))
    g, card = beside_daisy(reaction(fussy, gain_resources(1)), homemade=homemade)
    g.spawn("swarm_of_rats", at="hallway", engaged=ROLAND).spawn("ghoul_minion", at="hallway", engaged=ROLAND, damage=1)
    g.rig(tokens=["0", "0"]).choose("fight:swarm_of_rats")
    assert not offers(g, card), "rats are no Monsters"
    assert offers(g.choose("fight:ghoul_minion"), card)


@pytest.mark.parametrize(("token", "offered"), [("+1", True), ("0", False), ("-1", False)])
def test_a_card_answers_a_success_only_by_its_margin(token: str, offered: bool, homemade: Homemade) -> None:
    g, card = beside_daisy(reaction(after(events.Investigated, by_at_least(3)), gain_resources(1)), homemade=homemade)
    g.set("hallway.clues", 1).rig(tokens=[token]).choose("investigate")
    assert offers(g, card) == offered, "Roland's intellect is 3, the shroud of the Hallway 1"


@pytest.mark.parametrize(("kind", "offered"), [("investigate", True), ("fight", False)])
def test_a_card_answers_only_tests_of_its_kind(kind: Any, offered: bool, homemade: Homemade) -> None:
    point = after(events.TestFailed, of_test(kind), by_at_most(3))
    g, card = beside_daisy(reaction(point, gain_resources(1)), homemade=homemade)
    g.set("hallway.clues", 1).rig(tokens=["auto_fail"]).choose("investigate")
    assert offers(g, card) == offered


@pytest.mark.parametrize(("token", "offered"), [("-2", True), ("0", False)])
def test_a_card_answers_only_tokens_with_a_minus(token: str, offered: bool, homemade: Homemade) -> None:
    g, card = beside_daisy(reaction(after(events.TokenRevealed, WITH_A_MINUS), gain_resources(1)), homemade=homemade)
    g.set("hallway.clues", 1).rig(tokens=[token]).choose("investigate")
    assert offers(g, card) == offered


def test_a_card_answers_only_its_phase(homemade: Homemade) -> None:
    purse = homemade.asset(forced(after(events.PhaseBegan, of_phase("upkeep")), gain_resources(5)))
    assert end_turns(house().give(ROLAND, f"play:{purse}"))[ROLAND].resources == 5 + 5 + 1


def test_a_card_in_the_hand_answers_only_in_its_bearers_turn(homemade: Homemade) -> None:
    purse = homemade.event(None, forced(after(events.TurnEnded, YOU), gain_resources(5), hand=True))
    g = house(ROLAND, DAISY).give(DAISY, purse).choose("end_turn")
    assert g[DAISY].resources == 5
    assert g.choose("end_turn")[DAISY].resources >= 10


def test_what_is_possible_goes_without_saying_but_is_checked(homemade: Homemade) -> None:
    point = after(events.EnemyDefeated)
    line = reaction(point, gain_resources(1), possible=lambda game, you, event, card: you.resources > 5)
    assert line.text == reaction(point, gain_resources(1)).text
    g, card = beside_daisy(line, homemade=homemade)
    g.spawn("swarm_of_rats", at="hallway", engaged=ROLAND).rig(tokens=["0"]).choose("fight:swarm_of_rats")
    assert not offers(g, card)
    g.spawn("swarm_of_rats", at="hallway", engaged=ROLAND).set(f"{DAISY}.resources", 6)
    assert offers(g.rig(tokens=["0"]).choose("fight:swarm_of_rats"), card)


def test_what_nobody_has_done_nobody_here_has_done(homemade: Homemade) -> None:
    @function("a beam crushes the enemies", "une poutre écrase les ennemis", name="crush")
    def crush(game: CardGame, you: Investigator) -> Rules[None]:
        yield from damage_enemy(game, game.enemies[0], 1)

    beam = homemade.event(crush)
    g, card = beside_daisy(reaction(after(events.EnemyDefeated, SOMEBODY_HERE), draw(1)), homemade=homemade)
    g.give(ROLAND, beam).spawn("swarm_of_rats", at="hallway").choose(f"play:{beam}")
    assert not g.state.enemies
    assert not offers(g, card)


# --- nonsense is refused where it is written


def test_a_condition_that_the_event_knows_nothing_of_is_refused() -> None:
    with pytest.raises(TypeError, match="RoundEnded has no seat"):
        after(events.RoundEnded, YOU)
    with pytest.raises(TypeError, match="Entered has no enemy or card"):
        after(events.Entered, with_trait("Monster"))


def test_two_conditions_about_the_same_are_refused() -> None:
    with pytest.raises(ValueError, match="EnemyDefeated: two conditions say something of 'who'"):
        reaction(after(events.EnemyDefeated, YOU, SOMEBODY_HERE), draw(1))
