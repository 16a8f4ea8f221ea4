"""The chances that players are shown: beside every option that is a test, and for the test under way."""

from __future__ import annotations

from typing import Any

from miskatonic.games.card_game.components import SKILLS, EventCard
from miskatonic.games.card_game.rules.actions import evade_chance, fight_chance, investigate_chance
from miskatonic.games.card_game.rules.chances import chance_now
from miskatonic.games.card_game.rules.skill_test import commit_options, within_maximum
from miskatonic.games.card_game.rules.values import icons_for
from miskatonic.games.card_game.state import CardGame, Investigator, Lasting, card_of
from miskatonic.kernel.decision import Decision, Option


def odds(game: CardGame, decision: Decision) -> dict[str, float]:
    """The chance of success of those options that have one, by option id."""
    you = game.investigators[decision.seat]
    found = {}
    for option in decision.options:
        chance = chance_of_option(game, you, option)
        if chance is not None:
            found[option.id] = chance
            if not option.id.startswith("commit:"):
                found[f"{option.id}/most"] = chance_with_hand(game, you, option)
    return found


def chance_with_hand(game: CardGame, you: Investigator, option: Option[Any]) -> float:
    """The chance of an option that is a test, with all cards in hand committed to it that can be."""
    cards = [card for card in you.hand if option.id != f"play:{card}"]
    before = len(game.lasting)
    for skill in SKILLS:
        icons = sum(icons_for(card, skill) for card in within_maximum(cards))
        game.lasting.append(Lasting(skill, "", "test", you.seat, amount=icons))
    chance = chance_of_option(game, you, option)
    del game.lasting[before:]
    return chance or 0.0


def chance_of_option(game: CardGame, you: Investigator, option: Option[Any]) -> float | None:
    """The chance of one option; None if it is no test."""
    kind, _, target = option.id.partition(":")
    if kind == "investigate":
        return investigate_chance(game, you)
    if kind == "fight":
        return fight_chance(game, you, "combat", 0, game.enemy(target))
    if kind == "evade":
        return evade_chance(game, you, "agility", 0, game.enemy(target))
    if kind == "commit" and game.test is not None:
        tester = game.investigators[game.test.seat]
        return chance_now(game, tester, game.test, icons_for(target, game.test.skill))
    if kind == "use":
        effect = getattr(option.value[0], "effect", None)
        return None if effect is None else effect.chance(game, you)
    if kind == "play":
        printed = card_of(target)
        if isinstance(printed, EventCard) and printed.effect is not None:
            return printed.effect.chance(game, you)
    return None


def board_odds(game: CardGame) -> dict[str, float]:
    """The chance of the test under way: as it stands (`test`), and with everything that the tester could still commit
    (`test/most`)."""
    test = game.test
    if test is None or test.tokens or test.shown:
        return {}
    tester = game.investigators[test.seat]
    cards = within_maximum([option.value for option in commit_options(game, tester, test)])
    icons = sum(icons_for(card, test.skill) for card in cards)
    return {"test": chance_now(game, tester, test), "test/most": chance_now(game, tester, test, icons)}
