"""What can happen with the sheets of the box and in the Epic Battle."""

from miskatonic.games.arkham_horror.components import signed
from miskatonic.games.arkham_horror.events import ArkhamEvent
from miskatonic.kernel.text import Text, text


class TokenGained(ArkhamEvent, frozen=True, gc=False):
    """Somebody has a token more of some kind."""

    who: str
    token: str
    number: int

    pieces = (*ArkhamEvent.pieces, "token")


class TokenLost(ArkhamEvent, frozen=True, gc=False):
    """Somebody has no token of some kind any more."""

    who: str
    token: str

    pieces = (*ArkhamEvent.pieces, "token")


class EpicCardDrawn(ArkhamEvent, frozen=True, gc=False):
    """A card says how a round of the battle goes."""

    card: str


class PlotRevealed(ArkhamEvent, frozen=True, gc=False):
    """A plot of the Ancient One says how a round of the battle goes."""

    card: str


class RatingChanged(ArkhamEvent, frozen=True, gc=False):
    """The combat rating of the Ancient One is another one for the rest of the battle."""

    ancient_one: str
    rating: int

    def text(self) -> Text:
        """The rating as it is printed."""
        return text("ah-event-rating-changed", ancient_one=self.said("ancient_one"), rating=signed(self.rating))


class TraitorJoined(ArkhamEvent, frozen=True, gc=False):
    """Somebody has joined the Ancient One."""

    who: str
    ancient_one: str


class ClueSpentForAll(ArkhamEvent, frozen=True, gc=False):
    """Somebody has spent a clue that everybody has to spend."""

    who: str
