"""What can happen to dice: they are rolled, put on tasks and spells, locked and freed."""

from miskatonic.games.elder_sign.dice import COLORS, DICE, FACE_NAMES
from miskatonic.games.elder_sign.events import ElderSignEvent, OfInvestigator, named
from miskatonic.kernel.staging import Stage
from miskatonic.kernel.text import Text, join, text


def _color(die: str) -> str:
    return COLORS[DICE.index(die)]


def _shown(die: str, face: str) -> Text:
    """A die with its result."""
    return text("es-die", color=_color(die), face=text(f"es-face-{face}"))


class DieAdded(OfInvestigator, frozen=True, gc=False):
    """A die has joined the pool."""

    stage = Stage(1, "flight", shows="who")
    die: str

    def text(self) -> Text:
        """By its colour."""
        return text("es-event-die-added", who=named(self.who), color=_color(self.die))


class DieTakenBack(OfInvestigator, frozen=True, gc=False):
    """A die has left the spell that held it and joined the pool."""

    stage = Stage(1, "flight", shows="card")
    die: str
    card: str

    def text(self) -> Text:
        """By its colour."""
        return text("es-event-die-taken-back", who=named(self.who), color=_color(self.die), card=named(self.card))


class DiceUsed(OfInvestigator, frozen=True, gc=False):
    """Dice have been put on a task."""

    stage = Stage(1, "flight", shows="who")
    task: int
    dice: tuple[int, ...]
    faces: tuple[int, ...]

    def text(self) -> Text:
        """With what the dice show."""
        shown = [_shown(DICE[die], FACE_NAMES[face]) for die, face in zip(self.dice, self.faces, strict=True)]
        return text("es-event-dice-used", who=named(self.who), number=len(shown), dice=join(shown, "comma"))


class Rolled(OfInvestigator, frozen=True, gc=False):
    """Dice have been rolled or rolled again."""

    stage = Stage(2, "sheet", shows="who")
    dice: tuple[int, ...]
    faces: tuple[int, ...]

    def text(self) -> Text:
        """With what the dice show."""
        shown = [_shown(DICE[die], FACE_NAMES[face]) for die, face in zip(self.dice, self.faces, strict=True)]
        return text("es-event-rolled", who=named(self.who), dice=join(shown, "comma"))


class DieChanged(OfInvestigator, frozen=True, gc=False):
    """A die has been turned to another face."""

    stage = Stage(1, "mark", shows="who")
    die: str
    face: str

    def text(self) -> Text:
        """With what the die shows now."""
        return text("es-event-die-changed", who=named(self.who), die=_shown(self.die, self.face))


class DieHeld(OfInvestigator, frozen=True, gc=False):
    """A die has been put on a spell."""

    stage = Stage(1, "flight", shows="card")
    die: str
    face: str
    card: str

    def text(self) -> Text:
        """With what the die shows."""
        return text("es-event-die-held", card=named(self.card), die=_shown(self.die, self.face))


class DieSetAside(OfInvestigator, frozen=True, gc=False):
    """A die is out of the attempt."""

    stage = Stage(1, "flight", shows="who")
    die: str
    face: str

    def text(self) -> Text:
        """With what the die shows."""
        return text("es-event-die-set-aside", who=named(self.who), die=_shown(self.die, self.face))


class Focused(OfInvestigator, frozen=True, gc=False):
    """A die has been put on a marker: `by` focuses, or is helped by `who`."""

    stage = Stage(1, "flight", shows="who")
    die: str
    face: str
    by: str

    def text(self) -> Text:
        """With what the die shows, and for whom it is held."""
        die = _shown(self.die, self.face)
        if self.who == self.by:
            return text("es-event-focused", who=named(self.who), die=die)
        return text("es-event-assisted", who=named(self.who), by=named(self.by), die=die)


class DieLocked(ElderSignEvent, frozen=True, gc=False):
    """A die is held by an icon."""

    stage = Stage(2, "mark")
    die: str
    by: str

    def text(self) -> Text:
        """By its colour."""
        return text("es-event-die-locked", color=_color(self.die), by=named(self.by))


class LockWaits(ElderSignEvent, frozen=True, gc=False):
    """An icon finds its die locked already, and waits for it."""

    stage = Stage(2, "mark")
    color: str
    by: str

    def text(self) -> Text:
        """By the colour of the die."""
        return text("es-event-lock-waits", color=self.color, by=named(self.by))


class DieLost(ElderSignEvent, frozen=True, gc=False):
    """A die is out of the game."""

    stage = Stage(3, "banner")
    die: str

    def text(self) -> Text:
        """By its colour."""
        return text("es-event-die-lost", color=_color(self.die))


class DieFreed(ElderSignEvent, frozen=True, gc=False):
    """A locked die can be used again."""

    stage = Stage(2, "mark")
    die: str

    def text(self) -> Text:
        """By its colour."""
        return text("es-event-die-freed", color=_color(self.die))
