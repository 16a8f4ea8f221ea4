"""The chances that players are shown: beside every option that is a test, and for the test under way."""

from __future__ import annotations

from typing import Any

from miskatonic.games.card_game.components import SKILLS, EventCard
from miskatonic.games.card_game.rules.odds import evade_odds, fight_odds, investigate_odds, odds_now
from miskatonic.games.card_game.rules.skill_test import commit_options, within_maximum
from miskatonic.games.card_game.rules.values import icons_for
from miskatonic.games.card_game.state import CardGame, Investigator, Lasting, card_of
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.effect import Effect


def odds(state: CardGame, decision: Decision) -> dict[str, float]:
    """The chance of success of those options that have one, by option id."""
    you = state.investigators[decision.seat]
    found = {}
    for option in decision.options:
        share = odds_of_option(state, you, option)
        if share is not None:
            found[option.id] = share
            if option.verb != "commit":
                found[f"{option.id}/most"] = odds_with_hand(state, you, option)
    return found


def odds_with_hand(game: CardGame, you: Investigator, option: Option[Any]) -> float:
    """The chance of an option that is a test, with all cards in hand committed to it that can be."""
    cards = [card for card in you.hand if option.verb != "play" or option.value != card]
    before = len(game.lasting)
    for skill in SKILLS:
        icons = sum(icons_for(card, skill) for card in within_maximum(cards))
        game.lasting.append(Lasting(skill, "", "test", you.seat, amount=icons))
    found = odds_of_option(game, you, option)
    del game.lasting[before:]
    return found or 0.0


def odds_of_option(game: CardGame, you: Investigator, option: Option[Any]) -> float | None:
    """The chance of one option; None if it is no test."""
    verb, value = option.verb, option.value
    if verb == "investigate":
        return investigate_odds(game, you)
    if verb == "fight":
        return fight_odds(game, you, "combat", 0, game.enemy(value[1]))
    if verb == "evade":
        return evade_odds(game, you, "agility", 0, game.enemy(value[1]))
    if verb == "commit" and game.test is not None:
        tester = game.investigators[game.test.seat]
        return odds_now(game, tester, game.test, icons_for(value, game.test.skill))
    if verb == "use":
        effect = getattr(value[0], "effect", None)
        return effect.odds(game, you) if isinstance(effect, Effect) else None
    if verb == "play":
        printed = card_of(value)
        if isinstance(printed, EventCard) and printed.effect is not None:
            return printed.effect.odds(game, you)
    return None


def board_odds(state: CardGame, seat: int | None) -> dict[str, float]:
    """The chance of the test under way: as it stands (`test`), and for the tester, who knows its hand, with everything that it
    could still commit (`test/most`)."""
    test = state.test
    if test is None or test.tokens or test.shown:
        return {}
    tester = state.investigators[test.seat]
    found = {"test": odds_now(state, tester, test)}
    if seat == test.seat:
        cards = within_maximum([option.value for option in commit_options(state, tester, test)])
        icons = sum(icons_for(card, test.skill) for card in cards)
        found["test/most"] = odds_now(state, tester, test, icons)
    return found
