"""What can happen in Arkham Horror. Each line of the log is made from one of these; those without a line let cards answer."""

from typing import ClassVar

from miskatonic.kernel.event import Event
from miskatonic.kernel.text import Arg, text


def dice(faces: tuple[int, ...]) -> Arg:
    """What the dice of a roll show."""
    return " ".join(map(str, faces)) or text("ah-no-dice")


class ArkhamEvent(Event, frozen=True, gc=False):
    """Something that happened in Arkham."""

    game: ClassVar[str] = "arkham_horror"
    prefix: ClassVar[str] = "ah"
    pieces: ClassVar[tuple[str, ...]] = (
        "who",
        "card",
        "spell",
        "place",
        "monster",
        "world",
        "marker",
        "trophy",
        "giver",
        "taker",
        "other",
        "ancient_one",
        "neighborhood",
    )

    def said(self, field: str) -> Arg:
        """What the line of the log says of a field; that no dice were rolled, if there were none."""
        return dice(getattr(self, field)) if field == "faces" else Event.said(self, field)
