"""What must be true at every decision is found out when it is not."""

from collections.abc import Callable
from typing import Any

import pytest

from miskatonic.games.card_game.checks import (
    check,
    check_between_steps,
    check_nothing_is_lost,
    physical_cards,
)
from miskatonic.games.card_game.state import Asset, CardGame, Enemy, Seen, SkillTest
from miskatonic.testing import Scenario, scenario

ROLAND, DAISY = "roland_banks", "daisy_walker"


def table() -> Scenario:
    """Two investigators in the Study, one of them in its turn, with a Beat Cop, a Knife and a Ghoul."""
    g = scenario("card_game", seats=[ROLAND, DAISY], scenario="the_gathering")
    g.give(ROLAND, "play:beat_cop", "play:knife", "machete")
    return g.spawn("ghoul_minion", at="study", engaged=ROLAND)


def test_nothing_is_wrong_with_a_game_that_nobody_has_tampered_with() -> None:
    g = table()
    check(g.state)
    check_between_steps(g.state)
    check_nothing_is_lost(g.state, physical_cards(g.state))


Change = Callable[[CardGame], None]


def fields_of(find: Callable[[CardGame], Any]) -> Callable[..., Change]:
    """A word that sets fields of something: `roland(clues=-1)`."""

    def of(**values: Any) -> Change:
        def change(game: CardGame) -> None:
            for field, value in values.items():
                setattr(find(game), field, value)

        return change

    return of


the_game = fields_of(lambda game: game)
roland = fields_of(lambda game: game.investigators[0])
daisy = fields_of(lambda game: game.investigators[1])
cop = fields_of(lambda game: game.investigators[0].play[0])
ghoul = fields_of(lambda game: game.enemies[0])
study = fields_of(lambda game: game.locations[0])


def both(*changes: Change) -> Change:
    """One change after the other."""

    def change(game: CardGame) -> None:
        for each in changes:
            each(game)

    return change


def another_enemy(card: str, **fields: Any) -> Change:
    """That card is an enemy in the Study."""
    return lambda game: game.enemies.append(Enemy(card, "study", **fields))


def in_play(seat: int, *cards: str) -> Change:
    """Those cards are in play."""
    return lambda game: game.investigators[seat].play.extend(map(Asset, cards))


def in_hand(*cards: str) -> Change:
    """Those cards are in Roland's hand."""
    return lambda game: game.investigators[0].hand.extend(cards)


ALWAYS_WRONG: dict[str, Change] = {
    "in 2 places": in_hand("knife#1"),
    "-1 resources": roland(resources=-1),
    "-2 clues": roland(clues=-2),
    "-1 actions": roland(actions=-1),
    "beat_cop#1 has -1 damage": cop(damage=-1),
    "negative number of tokens": ghoul(doom=-1),
    "on the agenda or the act": the_game(agenda_doom=-1),
    "clues before it is revealed": study(revealed=False),
    "roland_banks is nowhere": roland(at="attic"),
    "ghoul_minion is nowhere": ghoul(at="attic"),
    "is no enemy": another_enemy("false_lead"),
    "who is not there": roland(fate="resigned"),
    "massive": another_enemy("umordhoth", engaged=0),
    "seat 7 leads": the_game(lead=7),
    "seat 9 acts": the_game(active=9),
    "acts in the mythos phase": the_game(phase="mythos"),
    "the test is nobody's": the_game(test=SkillTest(5, "combat", 2)),
    "is not there, but has something": daisy(fate="away"),
    "is not where seat 1 has seen it": the_game(seen=[Seen(0, 0, "knife#1", 1)]),
    "was seen in no deck": the_game(seen=[Seen(4, 0, "knife#1", 1)]),
    "is not added at random": the_game(hidden_set="agents_of_hastur"),
}
"""What is wrong at whatever moment."""

WRONG_BETWEEN_STEPS: dict[str, Change] = {
    "still being resolved": the_game(drawn=["crypt_chill"]),
    "leads, but is out": both(daisy(fate="resigned"), the_game(lead=1)),
    "seat -1 acts": the_game(active=-1),
    "roland_banks should have been defeated": roland(damage=9),
    "roland_banks should have": roland(horror=5),
    "daisy_walker has actions": daisy(actions=1),
    "ghoul_minion should have been defeated": ghoul(damage=2),
    "ghoul_minion should have engaged": ghoul(engaged=-1),
    "beat_cop#1 should have been defeated": cop(damage=2),
    "beat_cop#1 should": cop(horror=2),
    "more assets than slots": in_play(0, "guard_dog#5"),
    "2 cards Dr. Milan Christopher": both(
        in_play(1, "dr_milan_christopher#15"), roland(play=[Asset("dr_milan_christopher#5")])
    ),
    "is not revealed": study(clues=0, revealed=False),
    "9 cards in hand": both(
        the_game(step="round_end", phase="upkeep", active=-1),
        roland(actions=0),
        in_hand(*(f"overpower#{number}" for number in range(8))),
    ),
}
"""What is wrong when nothing is going on."""


@pytest.mark.parametrize("problem", ALWAYS_WRONG)
def test_what_is_always_wrong_is_found(problem: str) -> None:
    g = table()
    ALWAYS_WRONG[problem](g.state)
    with pytest.raises(ValueError, match=problem):
        check(g.state)


@pytest.mark.parametrize("problem", WRONG_BETWEEN_STEPS)
def test_what_is_wrong_between_two_steps_is_found(problem: str) -> None:
    g = table()
    WRONG_BETWEEN_STEPS[problem](g.state)
    g.state.cards_changed()
    with pytest.raises(ValueError, match=problem):
        check_between_steps(g.state)


def test_a_card_that_disappears_is_missed() -> None:
    g = table()
    before = physical_cards(g.state)
    lost = g.state.encounter_deck.pop()
    with pytest.raises(ValueError, match=f"nowhere: {lost}"):
        check_nothing_is_lost(g.state, before)
    check_nothing_is_lost(g.state, before, at_rest=False)


def test_no_more_than_a_few_cards_are_on_their_way() -> None:
    g = table()
    before = physical_cards(g.state)
    for _ in range(4):
        g.state.encounter_deck.pop()
    with pytest.raises(ValueError, match="nowhere"):
        check_nothing_is_lost(g.state, before, at_rest=False)


def test_a_card_that_appears_is_noticed_unless_it_was_earned() -> None:
    g = table()
    before = physical_cards(g.state)
    g[ROLAND].hand.append("haunted#9")
    with pytest.raises(ValueError, match="out of nowhere: haunted#9"):
        check_nothing_is_lost(g.state, before)
    g[ROLAND].earned.append("haunted")
    check_nothing_is_lost(g.state, before)
