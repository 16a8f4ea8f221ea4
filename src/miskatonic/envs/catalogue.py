"""Titles that environments are registered for, with the version of each game's arrays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, kw_only=True, slots=True)
class Title:
    """A game with a usual setup, which keyword arguments of an environment replace."""

    name: str
    """Its name in an id of Gymnasium: `TheGathering`."""
    game: str
    setup: Mapping[str, Any] = field(default_factory=dict)
    most_actions: int = 5_000
    """Actions after which an episode is truncated."""


TITLES: Mapping[str, Title] = {
    title.name: title
    for title in (
        Title(name="ElderSign", game="elder_sign"),
        Title(name="TheGathering", game="card_game", setup={"scenario": "the_gathering"}),
        Title(name="TheMidnightMasks", game="card_game", setup={"scenario": "the_midnight_masks"}),
        Title(name="TheDevourerBelow", game="card_game", setup={"scenario": "the_devourer_below"}),
        Title(name="NightOfTheZealot", game="card_game", setup={"campaign": True}, most_actions=15_000),
        Title(name="ArkhamHorror", game="arkham_horror"),
        Title(name="KingsportHorror", game="arkham_horror", setup={"boxes": ["kingsport"]}),
        Title(name="Mansions", game="mansions", setup={"players": 2, "seat": 1}),
        Title(name="MansionsKeeper", game="mansions", setup={"players": 2, "seat": 0}),
    )
}

Columns = tuple[int, int, int]


@dataclass(frozen=True, kw_only=True, slots=True)
class Version:
    """The version of a game's environments, with what it stands for. A test fails where these are no longer true: then the
    number rises."""

    number: int
    revision: int
    """Of the rules."""
    columns: Columns
    """Of pieces, question and options."""
    room: int
    """Rows of pieces."""


VERSIONS: Mapping[str, Version] = {
    "elder_sign": Version(number=0, revision=3, columns=(16, 8, 10), room=256),
    "card_game": Version(number=0, revision=2, columns=(16, 8, 10), room=256),
    "arkham_horror": Version(number=0, revision=2, columns=(16, 8, 10), room=256),
    "mansions": Version(number=0, revision=2, columns=(16, 8, 10), room=512),
}


def environment_id(title: Title) -> str:
    """The id of a title in Gymnasium's registry."""
    return f"miskatonic/{title.name}-v{VERSIONS[title.game].number}"
