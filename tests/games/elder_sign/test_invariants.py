"""What cannot be is found, whatever it is; what a game comes to is let be."""

import pytest
from tests.games.breaking import Break, leaves_alone, refuses, set_to

from miskatonic.games.elder_sign.checks import check
from miskatonic.games.elder_sign.dice import LORE, TERROR, WILD
from miskatonic.games.elder_sign.state import Adventure, Attempt, Cast, ElderSign, Investigator
from miskatonic.kernel.errors import Impossible
from miskatonic.kernel.state import Outcome
from miskatonic.testing import scenario


def in_an_attempt() -> ElderSign:
    """Joe is at Gala in the Great Hall, which locks the yellow die; a witch there locks a green one; he has completed a task,
    holds a die on his marker and one on a spell, and has set one aside."""
    g = scenario("elder_sign", seats=["joe_diamond", "jenny_barnes"], ancient_one="azathoth")
    g.give("joe_diamond", "shrivelling", "axe", "clue", "ghoul").give("jenny_barnes", "knife")
    g.spawn("witch", at="gala_in_the_great_hall")
    state: ElderSign = g.state
    assert state.active_investigator is not None
    state.active_investigator.at = "gala_in_the_great_hall"
    state.active_investigator.cards.remove("shrivelling")
    state.cast.append(Cast("shrivelling", 0))
    state.attempt = Attempt("gala_in_the_great_hall", pool=[0, 1], held=[4, 7], done=[1], rolled=True)
    state.step = "roll"
    places = [("pool", "", 1), ("pool", "", LORE), ("task", "1", 3), ("aside", "", 2), ("marker", "0", TERROR)]
    for die, (zone, at, face) in zip(state.dice, places, strict=False):
        die.zone, die.at, die.face = zone, at, face  # type: ignore[assignment]
    red, yellow, green = state.dice[7], state.dice[6], state.dice[5]
    red.zone, red.at, red.face = "spell", "shrivelling", WILD
    yellow.zone, yellow.lock = "lock", "gala_in_the_great_hall"
    green.zone, green.lock = "lock", "witch"
    return state


def investigator(state: ElderSign) -> Investigator:
    assert state.active_investigator is not None
    return state.active_investigator


def attempt(state: ElderSign) -> Attempt:
    assert state.attempt is not None
    return state.attempt


def first(state: ElderSign) -> Adventure:
    assert state.museum[1] is not None
    return state.museum[1]


def test_a_position_in_the_middle_of_an_attempt_is_possible() -> None:
    check(in_an_attempt())


WRONG: dict[str, tuple[Break, str]] = {
    # cards and markers
    "an adventure is lost": (lambda s: s.adventure_deck.pop(), "is missing"),
    "an other world is lost": (lambda s: s.other_world_deck.pop(), "is missing"),
    "a common item is lost": (lambda s: investigator(s).cards.remove("axe"), "Axe is missing"),
    "a unique item is lost": (lambda s: s.unique_deck.pop(), "is missing"),
    "a spell is lost": (lambda s: s.spell_deck.pop(), "is missing"),
    "an ally is lost": (lambda s: s.ally_deck.pop(), "is missing"),
    "a mythos card is lost": (set_to("mythos", ""), "is missing"),
    "a monster is lost": (lambda s: s.cup.pop(), "is missing"),
    "a trophy is lost": (lambda s: investigator(s).trophies.remove("ghoul"), "Ghoul is missing"),
    "a card is in two hands": (lambda s: investigator(s).cards.append("knife"), "Knife is in two places"),
    "a card is in play and in its deck": (lambda s: s.mythos_deck.append(s.mythos), "is in two places"),
    "a monster is on a card and in the cup": (lambda s: s.cup.append("witch"), "Witch is in two places"),
    "an adventure is a trophy and in play": (
        lambda s: investigator(s).trophies.append(first(s).card),
        "is in two places",
    ),
    "a spell is cast and in the hand": (
        lambda s: investigator(s).cards.append("shrivelling"),
        "Shrivelling is in two places",
    ),
    "nobody knows the card": (
        lambda s: investigator(s).cards.append("excalibur"),
        "“excalibur” lies where it cannot be",
    ),
    "nobody knows the adventure": (set_to("museum.1.card", "narnia"), "“narnia” lies where it cannot be"),
    "a mask is there against Azathoth": (lambda s: s.cup.append("the_black_man"), "is not a piece of this game"),
    "an item is among the spells": (lambda s: s.spell_deck.append(s.common_deck.pop()), "lies where it cannot be"),
    "an other world is in the museum": (
        lambda s: set_to("museum.1.card", s.other_world_deck.pop())(s),
        "lies where it cannot be",
    ),
    "a deck has a hole": (lambda s: set_to("spell_deck.ids", s.spell_deck.ids + " ")(s), "a deck cannot be read"),
    "nobody knows the Ancient One": (set_to("ancient_one", "dagon"), "“dagon” is not a piece of this game"),
    # numbers
    "a clue too many": (set_to("clues", 15), "16 clues instead of 15"),
    "clues below nothing": (
        lambda s: (set_to("clues", 16)(s), set_to("investigators.0.clues", -1)(s)),
        "“clues” is 16",
    ),
    "doom below nothing": (set_to("doom", -1), "“doom” is -1"),
    "doom beyond its track": (set_to("doom", 13), "“doom” is 13, but goes from 0 to 12"),
    "elder signs beyond the box": (set_to("elder_signs", 18), "“elder_signs” is 18"),
    "an hour that is none": (set_to("clock", 4), "“clock” is 4"),
    "a day before the first": (set_to("day", 0), "“day” is 0"),
    "midnights without number": (set_to("midnights", 99), "“midnights” is 99"),
    "no sanity": (set_to("investigators.0.sanity", 0), "“sanity” is 0"),
    "too much sanity": (set_to("investigators.0.sanity", 5), "“sanity” is 5, but goes from 1 to 4"),
    "no stamina": (set_to("investigators.0.stamina", 0), "“stamina” is 0"),
    "too great a maximum": (set_to("investigators.0.max_stamina", 7), "“max_stamina” is 7"),
    "a place too many in the museum": (lambda s: s.museum.append(None), "“museum” is 7"),
    # investigators
    "an investigator is in play and in the box": (
        lambda s: s.box.append("joe_diamond"),
        "Joe Diamond is in two places",
    ),
    "an investigator is in play and devoured": (lambda s: s.devoured.append("jenny_barnes"), "is in two places"),
    "an investigator is nowhere": (lambda s: s.box.pop(), "is missing"),
    "nobody knows the investigator": (lambda s: s.box.append("sherlock"), "“sherlock” is not a piece"),
    "an investigator is in another seat": (set_to("investigators.0.seat", 1), "sits in the wrong place"),
    "an investigator is in no seat": (set_to("investigators.0.seat", -2), "sits in the wrong place"),
    "an investigator is on no card": (set_to("investigators.1.at", "yuggoth"), "Jenny Barnes cannot be at “yuggoth”"),
    "an investigator fights what sleeps": (set_to("investigators.1.at", "ancient_one"), "cannot be at"),
    "the active seat is none": (set_to("active", 2), "“active” is 2"),
    "nobody plays": (set_to("investigators", []), "“seats” is 0"),
    "somebody in play is eliminated": (set_to("out", [1]), "seat 1 is eliminated"),
    "a seat that is none is eliminated": (set_to("out", [5]), "“out” is 5"),
    "somebody is still to come": (set_to("chosen", ["", ""]), "investigators to come"),
    "a stranger rests": (lambda s: investigator(s).rested.append("jenny_barnes"), "lies where it cannot be"),
    "only one of two has won": (set_to("outcome", Outcome([0], "es-won-sealed")), "nobody can win that way"),
    # adventures and the attempt
    "a monster is on a task that takes none": (
        lambda s: set_to("museum.1.covers", ["", s.cup.pop()])(s),
        "has no room",
    ),
    "more tasks are covered than there are": (set_to("museum.1.covers", ["", "", ""]), "has no room"),
    "the attempt is elsewhere": (lambda s: set_to("attempt.place", first(s).card)(s), "the attempt"),
    "the attempt is at another moment": (set_to("step", "turn"), "the attempt"),
    "the attempt is at what sleeps": (set_to("attempt.place", "ancient_one"), "the attempt"),
    "a task is done that is not there": (lambda s: attempt(s).done.append(9), "the attempt"),
    "a task is done twice": (lambda s: attempt(s).done.append(1), "the attempt"),
    "a monster is beaten twice": (lambda s: attempt(s).defeated.extend(["witch", "witch"]), "the attempt"),
    "something is beaten that is no monster": (lambda s: attempt(s).defeated.append("axe"), "lies where it cannot be"),
    "a stranger has been used": (lambda s: attempt(s).used.append("narnia"), "lies where it cannot be"),
    # dice
    "a die is lost": (lambda s: s.dice.pop(), "the dice are not those of this game"),
    "a die too many": (lambda s: s.dice.append(s.dice[0]), "the dice are not those of this game"),
    "a die of another colour": (set_to("dice.0.color", "red"), "the dice are not those of this game"),
    "a face that the die has not": (set_to("dice.0.face", WILD), "“green1” cannot be"),
    "a face that no die has": (set_to("dice.0.face", 9), "“green1” cannot be"),
    "a rolled die in the supply": (set_to("dice.0.zone", "supply"), "“green1” cannot be"),
    "a die set aside before the roll": (set_to("dice.3.face", 0), "“green4” cannot be"),
    "a die on a task that is not done": (set_to("dice.2.at", "0"), "“green3” cannot be"),
    "a die on the marker of somebody elsewhere": (set_to("dice.4.at", "1"), "“green5” cannot be"),
    "a die on the marker of nobody": (set_to("dice.4.at", "7"), "“green5” cannot be"),
    "a die on a spell that is not cast": (set_to("dice.7.at", "wither"), "“red” cannot be"),
    "a locked die without an icon": (set_to("dice.5.lock", ""), "“green6” cannot be"),
    "a die locked by what is not in play": (set_to("dice.5.lock", "mi_go"), "“green6” cannot be"),
    "a die locked by an icon of another colour": (set_to("dice.5.lock", "gala_in_the_great_hall"), "cannot be"),
    "a locked die in the supply": (set_to("dice.5.zone", "supply"), "“green6” cannot be"),
    "two dice on one icon": (set_to("dice.0.lock", "witch"), "an icon locks two dice"),
    "two dice on one marker": (
        lambda s: (set_to("dice.0.zone", "marker")(s), set_to("dice.0.at", "0")(s)),
        "a marker holds two dice",
    ),
    "two dice on a spell for one": (
        lambda s: (set_to("dice.0.zone", "spell")(s), set_to("dice.0.at", "shrivelling")(s)),
        "Shrivelling does not hold",
    ),
    "a spell is cast by nobody": (set_to("cast.0.seat", 3), "Shrivelling does not hold"),
    "a die of the pool is unknown to the attempt": (lambda s: attempt(s).pool.remove(1), "does not know"),
    "a held die is unknown to the attempt": (lambda s: attempt(s).held.remove(7), "does not know"),
    "dice are in play without an attempt": (
        lambda s: (set_to("attempt", None)(s), set_to("step", "turn")(s)),
        "cannot be",
    ),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_cannot_be_is_found(wrong: str) -> None:
    refuses(check, in_an_attempt(), WRONG[wrong])


def test_a_cast_spell_without_a_die_is_impossible_outside_an_attempt() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="azathoth").give("joe_diamond", "shrivelling")
    check(g.state)
    g["joe_diamond"].cards.remove("shrivelling")
    g.state.cast.append(Cast("shrivelling", 0))
    with pytest.raises(Impossible, match="Shrivelling"):
        check(g.state)


def test_masks_belong_to_nyarlathotep_and_all_of_them() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="nyarlathotep")
    check(g.state)
    g.state.cup.remove("the_black_man")
    with pytest.raises(Impossible, match="The Black Man is missing"):
        check(g.state)


def test_once_it_is_awake_everybody_stands_by_the_ancient_one_and_nothing_is_locked_by_the_mythos() -> None:
    g = scenario("elder_sign", seats=["joe_diamond"], ancient_one="yig").place("the_lights_grow_dim", "mythos")
    g["green1"].zone, g["green1"].lock = "lock", "the_lights_grow_dim"
    check(g.state)
    g.state.awake = True
    with pytest.raises(Impossible, match="Joe Diamond cannot be at “entrance”"):
        check(g.state)
    g["joe_diamond"].at = "ancient_one"
    with pytest.raises(Impossible, match="green1"):
        check(g.state)
    g["green1"].zone, g["green1"].lock = "supply", ""
    check(g.state)


def test_looking_changes_nothing() -> None:
    leaves_alone(check, in_an_attempt())
