"""Whatever changes on the table is told: every change of the position is explained by a line of the log."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.elder_sign.editions import BASE
from tests.games.elder_sign.gambler import Gambler

from miskatonic import new_table
from miskatonic.games.elder_sign.components import ANCIENT_ONES
from miskatonic.games.elder_sign.dice import DICE
from miskatonic.games.elder_sign.state import ElderSign
from miskatonic.kernel.event import Event
from miskatonic.kernel.sight import Sight

Fact = tuple[str, str]
"""A sort of thing that is true on the table, and the piece that it is true of."""

TOLD_BY: dict[str, tuple[str, ...]] = {
    "hour": ("ClockAdvanced",),
    "day": ("Midnight",),
    "doom": ("DoomAdded", "DoomRemoved"),
    "signs": ("ElderSignGained", "ElderSignLost"),
    "awake": ("Awakened",),
    "mythos": ("MythosDrawn",),
    "active": ("TurnBegan", "GameWon", "GameLost"),
    "sanity": ("SanityLost", "SanityHealed", "MaximumLowered"),
    "stamina": ("StaminaLost", "StaminaHealed", "MaximumLowered"),
    "maximum": ("MaximumLowered",),
    "clues": ("CluesGained", "CluesSpent"),
    "cards": ("CardGained", "CardLost", "CardPlayed", "PenaltiesIgnored"),
    "trophies": ("TrophyGained", "TrophySpent", "MonsterDefeated"),
    "at": ("Moved", "Returned", "Awakened"),
    "present": ("Joined", "Devoured"),
    "adventure": ("AdventureDrawn", "TrophyGained", "AdventureRemoved", "AdventureResolved"),
    "monster": ("MonsterPlaced", "MonsterDefeated", "MonsterReturned"),
    "lock": ("DieLocked", "DieFreed", "DieLost"),
    "waiting": ("LockWaits", "DieLocked", "DieFreed", "MonsterDefeated", "MythosDrawn", "Awakened", "AdventureRemoved"),
    "cast": ("CardPlayed", "CardLost", "Devoured"),
    "mythos deck": ("MythosDrawn", "MythosShuffled"),
}
"""What tells of each sort of change."""


AMOUNTS = {
    "sanity": {"SanityLost": -1, "SanityHealed": 1},
    "stamina": {"StaminaLost": -1, "StaminaHealed": 1},
    "clues": {"CluesGained": 1, "CluesSpent": -1},
}
"""By how much each event changes a number, for each of what it says."""


def position(game: ElderSign) -> dict[Fact, Any]:
    """Everything that lies open on the table, but for the dice of an attempt."""
    facts: dict[Fact, Any] = {
        ("hour", ""): game.clock,
        ("day", ""): game.day,
        ("doom", ""): game.doom,
        ("signs", ""): game.elder_signs,
        ("awake", ""): game.awake,
        ("mythos", ""): game.mythos,
        ("active", ""): game.active,
        ("waiting", ""): list(game.waiting),
        ("cast", ""): [cast.card for cast in game.cast],
        ("mythos deck", ""): len(game.mythos_deck),
    }
    for who in game.present():
        facts["present", who.slug] = True
        facts["sanity", who.slug] = who.sanity
        facts["stamina", who.slug] = who.stamina
        facts["maximum", who.slug] = (who.max_sanity, who.max_stamina)
        facts["clues", who.slug] = who.clues
        facts["cards", who.slug] = sorted(who.cards)
        facts["trophies", who.slug] = sorted(who.trophies)
        facts["at", who.slug] = who.at
    for adventure in game.adventures():
        facts["adventure", adventure.card] = True
        for monster in adventure.monsters():
            facts["monster", monster] = adventure.card
    for name, die in zip(DICE, game.dice, strict=True):
        facts["lock", name] = die.lock
    return facts


COME_AND_GO = ("present", "adventure", "monster")
"""The facts that say that a piece is there: what is true of it comes and goes with it."""


def changes(before: dict[Fact, Any], after: dict[Fact, Any]) -> Iterator[Fact]:
    """The facts that are new, gone or different."""
    for fact in dict.fromkeys((*before, *after)):
        if before.get(fact) != after.get(fact) and ((fact in before and fact in after) or fact[0] in COME_AND_GO):
            yield fact


def tells(event: Event, fact: Fact) -> bool:
    """Whether an event is told and explains that change; one about a piece has to name it."""
    kind, piece = fact
    if type(event).__name__ not in TOLD_BY[kind] or not event.told:
        return False
    named = [value for field in type(event).__struct_fields__ if isinstance(value := getattr(event, field), str)]
    return not piece or not named or piece in named or type(event).__name__ == "Awakened"


def amount(lines: list[Event], fact: Fact) -> int:
    """By how much the log says that a number has changed."""
    amounts = AMOUNTS[fact[0]]
    named = [event for event in lines if type(event).__name__ in amounts and getattr(event, "who", "") == fact[1]]
    return sum(amounts[type(event).__name__] * getattr(event, "amount", 0) for event in named)


@pytest.mark.parametrize("errata", [False, True])
@pytest.mark.parametrize("ancient_one", [card.slug for card in BASE[ANCIENT_ONES]])
def test_every_change_of_the_position_is_told(ancient_one: str, errata: bool) -> None:
    for seed in range(3):
        table = new_table("elder_sign", seed=seed, players=1 + seed, ancient_one=ancient_one, errata=errata)
        gambler = Gambler(seed, bold=True)
        told, before = len(table.events), position(table.state)
        while table.decision is not None:
            table.choose(*gambler.pick(Sight(table)))
            lines, after = table.events[told:], position(table.state)
            for fact in changes(before, after):
                assert any(tells(event, fact) for event in lines), (
                    f"{fact}: {before.get(fact)} to {after.get(fact)}, {lines}"
                )
                if fact[0] in AMOUNTS:
                    assert after[fact] - before[fact] == amount(lines, fact), f"{fact}: {lines}"
            told, before = len(table.events), after
