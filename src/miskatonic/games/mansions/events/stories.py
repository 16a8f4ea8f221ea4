"""What happens in stories: they begin, their objectives come nearer, markers come and go."""

from __future__ import annotations

from miskatonic.games.mansions.events.base import MansionEvent
from miskatonic.kernel.event import Event
from miskatonic.kernel.staging import Stage
from miskatonic.kernel.text import Text, text


class StoryBegan(MansionEvent, frozen=True, gc=False):
    """Everything is set up, and the story begins."""

    stage = Stage(4, "point", shows="story")
    tells = ("opening-{story}",)
    story: str
    room: str
    """The room that its introduction hints at."""


class RelativeChosen(MansionEvent, frozen=True, gc=False):
    """An investigator is the blood relative of the story."""

    stage = Stage(3, "banner", shows="who")
    who: str


class ObjectiveAdvanced(MansionEvent, frozen=True, gc=False):
    """The investigators have done a part of what the objective demands."""

    stage = Stage(3, "banner", shows="card")
    card: str
    number: int


class MarkerPlaced(MansionEvent, frozen=True, gc=False):
    """A marker was put into a space, or taken away from it."""

    stage = Stage(2, "flight", shows="space")
    space: str
    feature: str
    there: int

    def said(self, field: str) -> Text | int | float | str:
        """The marker by its name."""
        return text(f"mm-feature-{self.feature}") if field == "feature" else Event.said(self, field)
