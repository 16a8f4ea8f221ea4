"""How a scenario ends."""

from __future__ import annotations

from miskatonic.games.card_game.state import CardGame


class ScenarioOver(Exception):
    """The scenario has ended, in the middle of whatever was going on."""


def outcome_of(scenario: str, resolution: int) -> str:
    """The key of the text that says how a scenario ended."""
    return f"cg-outcome-{scenario.replace('_', '-')}-{resolution}"


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
