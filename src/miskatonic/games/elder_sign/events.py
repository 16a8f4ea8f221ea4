"""What can happen in Elder Sign. Each line of the log is made from one of these."""

from typing import ClassVar

from miskatonic.games.elder_sign.components import INVESTIGATORS
from miskatonic.games.elder_sign.dice import COLORS, DICE, FACE_NAMES
from miskatonic.games.elder_sign.state import ANCIENT_ONE
from miskatonic.kernel.event import Event
from miskatonic.kernel.text import Text, join, name, text


def _named(piece: str) -> Text:
    return name("elder_sign", piece)


def _color(die: str) -> str:
    return COLORS[DICE.index(die)]


def _shown(die: str, face: str) -> Text:
    """A die with its result."""
    return text("es-die", color=_color(die), face=text(f"es-face-{face}"))


class ElderSignEvent(Event, frozen=True, gc=False):
    """Something that happened in the museum."""

    game: ClassVar[str] = "elder_sign"
    prefix: ClassVar[str] = "es"


class _Of(ElderSignEvent, frozen=True, gc=False):
    """Something that happened to an investigator."""

    pieces: ClassVar[tuple[str, ...]] = ("who", "card", "place", "monster")
    who: str


class TurnBegan(_Of, frozen=True, gc=False):
    """An investigator becomes active."""


class Moved(_Of, frozen=True, gc=False):
    """A marker goes to an adventure or to the entrance."""

    place: str


class Returned(_Of, frozen=True, gc=False):
    """A marker goes back to the entrance, because the adventure it stood on is gone."""


class AttemptBegan(_Of, frozen=True, gc=False):
    """So many green dice make up the pool of an attempt, or of an attack on the Ancient One."""

    place: str
    dice: int

    def text(self) -> Text:
        """With what is attempted."""
        if self.place == ANCIENT_ONE:
            return text("es-event-attack-began", who=_named(self.who), dice=self.dice)
        return text("es-event-attempt-began", who=_named(self.who), place=_named(self.place), dice=self.dice)


class AttackEnded(_Of, frozen=True, gc=False):
    """An attack on the Ancient One is over."""


class AttemptCutShort(ElderSignEvent, frozen=True, gc=False):
    """An attempt ends without success or failure, because its investigator is gone or the Ancient One wakes up."""

    pieces: ClassVar[tuple[str, ...]] = ("place",)
    place: str


class AbilityUsed(_Of, frozen=True, gc=False):
    """An ability of an investigator or an ally is used; what it does is about to follow."""

    card: str

    def text(self) -> Text:
        """An investigator uses an ability by its name, an ally is asked."""
        if self.card in INVESTIGATORS:
            ability = INVESTIGATORS[self.card].ability
            return text("es-event-ability-used", who=_named(self.who), ability=ability)
        return text("es-event-ally-asked", who=_named(self.who), card=_named(self.card))


class DieAdded(_Of, frozen=True, gc=False):
    """A die has joined the pool."""

    die: str

    def text(self) -> Text:
        """By its colour."""
        return text("es-event-die-added", who=_named(self.who), color=_color(self.die))


class DieTakenBack(_Of, frozen=True, gc=False):
    """A die has left the spell that held it and joined the pool."""

    die: str
    card: str

    def text(self) -> Text:
        """By its colour."""
        return text("es-event-die-taken-back", who=_named(self.who), color=_color(self.die), card=_named(self.card))


class DiceUsed(_Of, frozen=True, gc=False):
    """Dice have been put on a task."""

    task: int
    dice: tuple[int, ...]
    faces: tuple[int, ...]

    def text(self) -> Text:
        """With what the dice show, and the number of the task, counted from 1."""
        shown = [_shown(DICE[die], FACE_NAMES[face]) for die, face in zip(self.dice, self.faces, strict=True)]
        return text("es-event-dice-used", who=_named(self.who), number=self.task + 1, dice=join(shown, "comma"))


class Rolled(_Of, frozen=True, gc=False):
    """Dice have been rolled or rolled again."""

    dice: tuple[int, ...]
    faces: tuple[int, ...]

    def text(self) -> Text:
        """With what the dice show."""
        shown = [_shown(DICE[die], FACE_NAMES[face]) for die, face in zip(self.dice, self.faces, strict=True)]
        return text("es-event-rolled", who=_named(self.who), dice=join(shown, "comma"))


class DieChanged(_Of, frozen=True, gc=False):
    """A die has been turned to another face."""

    die: str
    face: str

    def text(self) -> Text:
        """With what the die shows now."""
        return text("es-event-die-changed", who=_named(self.who), die=_shown(self.die, self.face))


class DieHeld(_Of, frozen=True, gc=False):
    """A die has been put on a spell."""

    die: str
    face: str
    card: str

    def text(self) -> Text:
        """With what the die shows."""
        return text("es-event-die-held", card=_named(self.card), die=_shown(self.die, self.face))


class DieSetAside(_Of, frozen=True, gc=False):
    """A die is out of the attempt."""

    die: str
    face: str

    def text(self) -> Text:
        """With what the die shows."""
        return text("es-event-die-set-aside", who=_named(self.who), die=_shown(self.die, self.face))


class Focused(_Of, frozen=True, gc=False):
    """A die has been put on a marker: `by` focuses, or is helped by `who`."""

    die: str
    face: str
    by: str

    def text(self) -> Text:
        """With what the die shows, and for whom it is held."""
        die = _shown(self.die, self.face)
        if self.who == self.by:
            return text("es-event-focused", who=_named(self.who), die=die)
        return text("es-event-assisted", who=_named(self.who), by=_named(self.by), die=die)


class TaskCompleted(_Of, frozen=True, gc=False):
    """A task has been completed; `monster` is the marker that was part of it, if any."""

    place: str
    task: int
    monster: str = ""

    def text(self) -> Text:
        """With the number of the task, counted from 1, and the monster on it."""
        if self.place == ANCIENT_ONE:
            return text("es-event-ancient-one-hit", who=_named(self.who))
        if self.monster:
            return text(
                "es-event-monster-task-completed",
                who=_named(self.who),
                number=self.task + 1,
                monster=_named(self.monster),
            )
        return text("es-event-task-completed", who=_named(self.who), number=self.task + 1)


class AdventureResolved(_Of, frozen=True, gc=False):
    """All tasks of an adventure are done."""

    card: str


class OutOfReach(_Of, frozen=True, gc=False):
    """Not even the best roll of the dice that are left would complete a task."""


class AttemptFailed(_Of, frozen=True, gc=False):
    """An adventure is failed; what that brings is about to follow."""

    card: str


class AdventureFailed(_Of, frozen=True, gc=False):
    """The attempt at an adventure is over without success, penalties and all; `spared`: somebody took them upon themselves."""

    card: str
    spared: bool = False


class Penalties(_Of, frozen=True, gc=False):
    """The penalties of a failed adventure are about to be suffered."""

    card: str


class TerrorEffects(_Of, frozen=True, gc=False):
    """The terror effects of a failed roll are about to be resolved."""

    place: str


class TerrorStrikes(_Of, frozen=True, gc=False):
    """The terror effects of a failed roll are resolved: nothing has prevented them."""

    place: str


class TerrorIgnored(_Of, frozen=True, gc=False):
    """The terror effects of a failed roll do not touch an investigator."""


class PenaltiesIgnored(_Of, frozen=True, gc=False):
    """The penalties of a failed adventure are not suffered."""

    card: str


class Gain(_Of, frozen=True, gc=False):
    """Cards or clues are about to be gained: so many of each kind."""

    kinds: tuple[tuple[str, int], ...]


class CardGained(_Of, frozen=True, gc=False):
    """A card has been drawn."""

    card: str


class CluesGained(_Of, frozen=True, gc=False):
    """Clues have been taken from the supply."""

    amount: int


class CluesSpent(_Of, frozen=True, gc=False):
    """Clues have gone back to the supply."""

    amount: int


class CardPlayed(_Of, frozen=True, gc=False):
    """An item is spent or a spell cast; what it does is about to follow."""

    card: str


class CardUsed(_Of, frozen=True, gc=False):
    """An item has been spent or a spell cast, and has done what it does."""

    card: str
    kind: str


class CardLost(_Of, frozen=True, gc=False):
    """A card has gone back to its deck."""

    card: str


class TrophySpent(_Of, frozen=True, gc=False):
    """A trophy has been spent or lost."""

    card: str


class TrophyGained(_Of, frozen=True, gc=False):
    """A resolved adventure has been taken as a trophy."""

    card: str


class HealthLoss(_Of, frozen=True, gc=False):
    """Sanity and stamina are about to be lost; `at_cost`: as what a task costs."""

    sanity: int
    stamina: int
    at_cost: bool


class SanityLost(_Of, frozen=True, gc=False):
    """An investigator has lost sanity."""

    amount: int


class StaminaLost(_Of, frozen=True, gc=False):
    """An investigator has lost stamina."""

    amount: int


class SanityHealed(_Of, frozen=True, gc=False):
    """An investigator has regained sanity."""

    amount: int


class StaminaHealed(_Of, frozen=True, gc=False):
    """An investigator has regained stamina."""

    amount: int


class MaximumLowered(_Of, frozen=True, gc=False):
    """An investigator's maximum sanity or stamina has been lowered for good."""

    what: str


class Devoured(_Of, frozen=True, gc=False):
    """An investigator is gone."""


class Joined(_Of, frozen=True, gc=False):
    """An investigator enters the game."""


class Eliminated(ElderSignEvent, frozen=True, gc=False):
    """A player has no investigator left."""

    seat: int

    def text(self) -> Text:
        """Players count themselves from 1."""
        return text("es-event-eliminated", seat=self.seat + 1)


class MonsterAppears(ElderSignEvent, frozen=True, gc=False):
    """A monster is about to be drawn."""


class MonsterPlaced(ElderSignEvent, frozen=True, gc=False):
    """A monster lies on an adventure."""

    pieces: ClassVar[tuple[str, ...]] = ("monster", "place")
    monster: str
    place: str


class MonsterPrevented(ElderSignEvent, frozen=True, gc=False):
    """A monster that was about to be drawn stays in the cup."""


class MonsterReturned(ElderSignEvent, frozen=True, gc=False):
    """A marker has gone back to the cup."""

    pieces: ClassVar[tuple[str, ...]] = ("monster",)
    monster: str


class MonsterBanished(_Of, frozen=True, gc=False):
    """A card has beaten a monster, whose marker is taken when the attempt is over."""

    monster: str


class MonsterDefeated(_Of, frozen=True, gc=False):
    """A marker has been taken as a trophy."""

    monster: str


class DieLocked(ElderSignEvent, frozen=True, gc=False):
    """A die is held by an icon."""

    die: str
    by: str

    def text(self) -> Text:
        """By its colour."""
        return text("es-event-die-locked", color=_color(self.die), by=_named(self.by))


class LockWaits(ElderSignEvent, frozen=True, gc=False):
    """An icon finds its die locked already, and waits for it."""

    color: str
    by: str

    def text(self) -> Text:
        """By the colour of the die."""
        return text("es-event-lock-waits", color=self.color, by=_named(self.by))


class DieLost(ElderSignEvent, frozen=True, gc=False):
    """A die is out of the game."""

    die: str

    def text(self) -> Text:
        """By its colour."""
        return text("es-event-die-lost", color=_color(self.die))


class DieFreed(ElderSignEvent, frozen=True, gc=False):
    """A locked die can be used again."""

    die: str

    def text(self) -> Text:
        """By its colour."""
        return text("es-event-die-freed", color=_color(self.die))


class AdventureDrawn(ElderSignEvent, frozen=True, gc=False):
    """An adventure or an Other World enters play."""

    pieces: ClassVar[tuple[str, ...]] = ("card",)
    card: str


class AdventureRemoved(ElderSignEvent, frozen=True, gc=False):
    """An adventure has left the game for good."""

    pieces: ClassVar[tuple[str, ...]] = ("card",)
    card: str


class ClockAdvanced(ElderSignEvent, frozen=True, gc=False):
    """The hand has moved."""

    hour: str


class Midnight(ElderSignEvent, frozen=True, gc=False):
    """A day is over."""

    day: int


class MidnightEffect(ElderSignEvent, frozen=True, gc=False):
    """An adventure, a monster or the outgoing Mythos card strikes at midnight."""

    pieces: ClassVar[tuple[str, ...]] = ("card",)
    card: str


class MythosShuffled(ElderSignEvent, frozen=True, gc=False):
    """The Mythos cards that have been drawn make up a new deck."""


class MythosDrawn(ElderSignEvent, frozen=True, gc=False):
    """A new Mythos card is in force."""

    pieces: ClassVar[tuple[str, ...]] = ("card",)
    card: str


class DoomAdded(ElderSignEvent, frozen=True, gc=False):
    """The doom track has grown."""

    doom: int
    track: int


class DoomRemoved(ElderSignEvent, frozen=True, gc=False):
    """The doom track has shrunk."""

    doom: int
    track: int


class ElderSignGained(ElderSignEvent, frozen=True, gc=False):
    """Elder signs have been gathered."""

    signs: int
    limit: int


class ElderSignLost(ElderSignEvent, frozen=True, gc=False):
    """An elder sign is gone."""

    signs: int
    limit: int


class Awakened(ElderSignEvent, frozen=True, gc=False):
    """The Ancient One is awake."""

    pieces: ClassVar[tuple[str, ...]] = ("ancient_one",)
    ancient_one: str


class AncientOneAttacks(ElderSignEvent, frozen=True, gc=False):
    """Midnight in the final battle."""

    pieces: ClassVar[tuple[str, ...]] = ("ancient_one",)
    ancient_one: str


class GameWon(ElderSignEvent, frozen=True, gc=False):
    """The investigators have won."""

    reason: str


class GameLost(ElderSignEvent, frozen=True, gc=False):
    """The investigators have lost."""

    reason: str
