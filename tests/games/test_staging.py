"""Every event that somebody is told says how: over all games and the boxes that come with them."""

from __future__ import annotations

import pytest

from miskatonic.kernel.box import BOXES
from miskatonic.kernel.event import Event, event_types, has_line
from miskatonic.kernel.game import GAMES
from miskatonic.kernel.staging import OPENING


def events_of(game: str) -> list[type[Event]]:
    """The kinds of events of a game and of its installed boxes."""
    _ = GAMES[game]
    BOXES.of(game)
    ours = (event for event in event_types(game).values() if event.__module__.startswith("miskatonic."))
    return sorted(ours, key=lambda event: event.__name__)


@pytest.mark.parametrize("game", GAMES.names())
def test_every_event_with_a_line_in_the_log_says_how_it_is_told(game: str) -> None:
    assert [event for event in events_of(game) if has_line(event) and event.stage is None] == []


@pytest.mark.parametrize("game", GAMES.names())
def test_no_event_that_only_lets_cards_answer_says_how_it_is_told(game: str) -> None:
    assert [event for event in events_of(game) if event.stage and not has_line(event)] == []


@pytest.mark.parametrize("game", GAMES.names())
def test_a_stage_shows_a_piece_of_its_event(game: str) -> None:
    shown = [(event, event.stage.shows) for event in events_of(game) if event.stage and event.stage.shows]
    assert [event for event, field in shown if field not in event.pieces or field not in event.__struct_fields__] == []


@pytest.mark.parametrize("game", GAMES.names())
def test_only_what_stays_in_sight_opens_a_moment(game: str) -> None:
    opening = [(event, event.stage.form) for event in events_of(game) if event.stage and event.stage.opens]
    assert opening
    assert [event for event, form in opening if form not in OPENING] == []


WITHOUT_A_PICTURE = {"GameEnded", "GameWon", "GameLost", "CampaignEnded", "TownOverrun"}
"""The end, whose picture is that of the game, and what happens to a whole town."""


@pytest.mark.parametrize("game", GAMES.names())
def test_a_turning_point_shows_a_piece(game: str) -> None:
    points = [event for event in events_of(game) if event.stage and event.stage.form == "point"]
    assert {event.__name__ for event in points if event.stage and not event.stage.shows} <= WITHOUT_A_PICTURE
