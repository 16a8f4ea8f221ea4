"""What the investigators want now: how many clues, where to be, whom to deal with, and how much time there is."""

from __future__ import annotations

from miskatonic.games.card_game.bot.last_fight import BOSSES, fight_estimate, rounds_left
from miskatonic.games.card_game.components import slug_of
from miskatonic.games.card_game.rules.agenda import clues_needed
from miskatonic.games.card_game.state import CardGame, Enemy, Investigator, act_card, card_of

ENOUGH_ROUNDS = 12.0
"""Rounds left above which there is no hurry."""
LAST_ROUNDS = 6.5
"""With so few rounds left, what has to be done is done, ready or not."""
SLOPE = 3.0
"""Rounds before `LAST_ROUNDS` from which less and less preparation is enough."""
READY = 0.8
"""Chance to win the next fight from which there is no more waiting."""

BOSS_OF_ACT = {
    "act_what_have_you_done": "ghoul_priest",
    "": "umordhoth",
}
"""The enemy whose defeat ends the scenario, by act."""
CLUES_A_CULTIST = 2
"""How many clues for each investigator it takes to find a cultist."""
CLUES_FOR_THE_RITUAL = 2
"""How many clues for each investigator it takes to disrupt the ritual."""


def clues_wanted(game: CardGame) -> int:
    """How many clues more the group should find."""
    act = game.act
    held = sum(investigator.clues for investigator in game.investigators if not investigator.fate)
    if act == "act_uncovering_the_conspiracy":
        return max(0, CLUES_A_CULTIST * game.started - held) if game.side_deck else 0
    if act == "act_disrupting_the_ritual":
        return max(0, CLUES_FOR_THE_RITUAL * game.started - game.act_clues - held)
    return max(0, clues_needed(game) - held)


def meeting_place(game: CardGame) -> str:
    """Where the group has to be for the act to go on; "" if nowhere in particular."""
    act = game.act
    if act in ("act_into_the_darkness", "act_disrupting_the_ritual"):
        return "ritual_site"
    return act_card(act).at_round_end_in if act else "ritual_site"


def boss_of(game: CardGame) -> str:
    """The enemy in play that the act wants dead; "" if there is none."""
    return BOSS_OF_ACT.get(game.act, "")


def is_wanted(game: CardGame, enemy: Enemy) -> bool:
    """Whether the scenario wants an enemy found and dealt with."""
    printed = card_of(enemy.card)
    return printed.unique and "Cultist" in printed.traits and game.scenario == "the_midnight_masks"


def is_boss(game: CardGame, enemy: Enemy) -> bool:
    """Whether the scenario is over when that enemy is defeated."""
    return slug_of(enemy.card) == BOSS_OF_ACT.get(game.act)


def hurry(game: CardGame) -> float:
    """How much more a step towards the end is worth as time runs out: from 1 to 3."""
    return 1.0 + max(0.0, min(2.0, (ENOUGH_ROUNDS - rounds_left(game)) / 4))


def is_ready(game: CardGame, investigator: Investigator) -> bool:
    """Whether the group should bring on what follows the act: prepared for it, or out of time to prepare."""
    boss = BOSSES.get(game.act)
    if boss is None:
        return True
    left = rounds_left(game)
    if left <= LAST_ROUNDS - 1:
        return True
    if any(enemy.engaged == investigator.seat for enemy in game.enemies):
        return False
    if left <= LAST_ROUNDS:
        return True
    wanted = READY * min(1.0, (left - LAST_ROUNDS) / SLOPE)
    return fight_estimate(game, investigator, boss) >= wanted
