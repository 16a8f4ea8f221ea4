"""How a scenario ends."""

from __future__ import annotations

from miskatonic.games.card_game.components import SCENARIOS
from miskatonic.games.card_game.state import CardGame
from miskatonic.kernel.text import PHRASES, Lang

ENDING = "cg-outcome-"


class ScenarioOver(Exception):
    """The scenario has ended, in the middle of whatever was going on."""


def outcome_of(scenario: str, resolution: int) -> str:
    """The key of the text that says how a scenario ended; of a general one where its box has none for that resolution."""
    key = ending_key(scenario, resolution)
    return key if PHRASES.has(key, "en") else "cg-outcome-over"


def ending_key(scenario: str, resolution: int) -> str:
    """The key of the text of a resolution."""
    return f"{ENDING}{scenario.replace('_', '-')}-{resolution}"


def said_of_ending(key: str) -> dict[Lang, str] | None:
    """What a scenario says itself of a resolution, by the key of its text."""
    stem, _, number = key.removeprefix(ENDING).rpartition("-")
    scenario = stem.replace("-", "_")
    if not key.startswith(ENDING) or not number.isdecimal() or scenario not in SCENARIOS:
        return None
    words = SCENARIOS[scenario].endings.get(int(number))
    return None if words is None else {"en": words[0], "fr": words[1]}


PHRASES.add_words(said_of_ending)


def ending(scenario: str, resolution: int) -> str:
    """The entry of the campaign log that says how a scenario ended."""
    return f"resolution:{scenario}:{resolution}"


def ending_in(entry: str) -> tuple[str, int] | None:
    """The scenario and the resolution that an entry of the log tells of; None if it tells of something else."""
    kind, _, rest = entry.partition(":")
    scenario, _, number = rest.partition(":")
    return (scenario, int(number)) if kind == "resolution" else None


def reach(game: CardGame, resolution: int) -> None:
    """A resolution has been reached: nothing else happens but what the end of the game brings."""
    game.resolution = resolution
    game.step = "scenario_end"
    raise ScenarioOver
