"""What can happen in Arkham Horror. Each line of the log is made from one of these; those without a line let cards answer."""

from typing import ClassVar

from miskatonic.kernel.event import Event


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
