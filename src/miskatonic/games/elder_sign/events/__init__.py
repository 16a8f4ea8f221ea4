"""What can happen in Elder Sign. Each line of the log is made from one of these."""

from typing import ClassVar

from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, INVESTIGATORS, needs_text
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ENTRANCE
from miskatonic.kernel.event import Event
from miskatonic.kernel.staging import Stage
from miskatonic.kernel.text import Text, name, text

IN_FIGURES = {"XII": 12, "III": 3, "VI": 6, "IX": 9}
"""The hours of the clock as they are read."""


def named(piece: str) -> Text:
    """A component or a monster by its name."""
    return name("elder_sign", piece)


class ElderSignEvent(Event, frozen=True, gc=False):
    """Something that happened in the museum."""

    game: ClassVar[str] = "elder_sign"
    prefix: ClassVar[str] = "es"


class OfInvestigator(ElderSignEvent, frozen=True, gc=False):
    """Something that happened to an investigator."""

    pieces: ClassVar[tuple[str, ...]] = ("who", "card", "place", "monster")
    who: str


class TurnBegan(OfInvestigator, frozen=True, gc=False):
    """An investigator becomes active."""

    stage = Stage(1, "mark", shows="who")


class Moved(OfInvestigator, frozen=True, gc=False):
    """A marker goes to an adventure or to the entrance."""

    stage = Stage(1, "flight", shows="who")
    place: str

    def text(self) -> Text:
        """Where it goes."""
        if self.place == ENTRANCE:
            return text("es-event-went-to-entrance", who=named(self.who))
        return text("es-event-moved", who=named(self.who), place=named(self.place))


class Returned(OfInvestigator, frozen=True, gc=False):
    """A marker goes back to the entrance, because the adventure it stood on is gone."""

    stage = Stage(1, "flight", shows="who")


class AttemptBegan(OfInvestigator, frozen=True, gc=False):
    """Number of green dice in the pool of an attempt, or of an attack on the Ancient One."""

    stage = Stage(2, "sheet", shows="place", opens=True)
    tells = ("attempt-{place}",)
    place: str
    dice: int

    def text(self) -> Text:
        """The event with the name of the attempted adventure."""
        if self.place == ANCIENT_ONE:
            return text("es-event-attack-began", who=named(self.who), dice=self.dice)
        return text("es-event-attempt-began", who=named(self.who), place=named(self.place), dice=self.dice)


class AttackEnded(OfInvestigator, frozen=True, gc=False):
    """An attack on the Ancient One is over."""

    stage = Stage(1, "mark", shows="who")


class AttemptCutShort(ElderSignEvent, frozen=True, gc=False):
    """An attempt ends without success or failure, because its investigator is gone or the Ancient One wakes up."""

    pieces: ClassVar[tuple[str, ...]] = ("place",)
    stage = Stage(2, "banner", shows="place")
    place: str


class AbilityUsed(OfInvestigator, frozen=True, gc=False):
    """An ability of an investigator or an ally is used; what it does is about to follow."""

    stage = Stage(2, "mark", shows="card")
    card: str

    def text(self) -> Text:
        """An investigator uses an ability by its name, an ally is asked."""
        if self.card in INVESTIGATORS:
            ability = INVESTIGATORS[self.card].ability
            return text("es-event-ability-used", who=named(self.who), ability=ability)
        return text("es-event-ally-asked", who=named(self.who), card=named(self.card))


class TaskCompleted(OfInvestigator, frozen=True, gc=False):
    """A task has been completed; `monster` is the marker that was part of it, if any."""

    stage = Stage(2, "sheet", shows="place")
    place: str
    task: int
    monster: str = ""

    def text(self) -> Text:
        """With the monster on the task, or what the task asks for."""
        if self.place == ANCIENT_ONE:
            return text("es-event-ancient-one-hit", who=named(self.who))
        if self.monster:
            return text(
                "es-event-monster-task-completed",
                who=named(self.who),
                monster=named(self.monster),
            )
        printed = ADVENTURE_CARDS[self.place].tasks
        if self.task >= len(printed) or not printed[self.task].needs:
            return text("es-event-some-task-completed", who=named(self.who))
        return text("es-event-task-completed", who=named(self.who), needs=needs_text(printed[self.task].needs))


class AdventureResolved(OfInvestigator, frozen=True, gc=False):
    """All tasks of an adventure are done."""

    stage = Stage(3, "card", shows="card", opens=True)
    tells = ("resolved-{card}", "resolved")
    card: str


class OutOfReach(OfInvestigator, frozen=True, gc=False):
    """Not even the best roll of the dice that are left would complete a task."""

    stage = Stage(2, "mark", shows="who")


class AttemptFailed(OfInvestigator, frozen=True, gc=False):
    """An adventure is failed; what that brings is about to follow."""

    stage = Stage(3, "card", shows="card", opens=True)
    tells = ("failed-{card}", "failed")
    card: str


class AdventureFailed(OfInvestigator, frozen=True, gc=False):
    """The attempt at an adventure is over without success, penalties and all; `spared`: others took them upon themselves."""

    card: str
    spared: bool = False


class Penalties(OfInvestigator, frozen=True, gc=False):
    """The penalties of a failed adventure are about to be suffered."""

    card: str


class TerrorEffects(OfInvestigator, frozen=True, gc=False):
    """The terror effects of a failed roll are about to be resolved."""

    place: str


class TerrorStrikes(OfInvestigator, frozen=True, gc=False):
    """The terror effects of a failed roll are resolved: nothing has prevented them."""

    stage = Stage(3, "banner", shows="place", opens=True)
    place: str


class TerrorIgnored(OfInvestigator, frozen=True, gc=False):
    """The terror effects of a failed roll do not touch an investigator."""

    stage = Stage(2, "mark", shows="who")


class PenaltiesIgnored(OfInvestigator, frozen=True, gc=False):
    """The penalties of a failed adventure are not suffered."""

    stage = Stage(2, "mark", shows="card")
    card: str


class Gain(OfInvestigator, frozen=True, gc=False):
    """Cards or clues are about to be gained: a number of each kind."""

    kinds: tuple[tuple[str, int], ...]


class CardGained(OfInvestigator, frozen=True, gc=False):
    """A card has been drawn."""

    stage = Stage(2, "flight", shows="card")
    card: str


class CluesGained(OfInvestigator, frozen=True, gc=False):
    """Clues have been taken from the supply."""

    stage = Stage(1, "flight", shows="who")
    amount: int


class CluesSpent(OfInvestigator, frozen=True, gc=False):
    """Clues have gone back to the supply."""

    stage = Stage(1, "flight", shows="who")
    amount: int


class CardPlayed(OfInvestigator, frozen=True, gc=False):
    """An item is spent or a spell cast; what it does is about to follow."""

    stage = Stage(2, "flight", shows="card")
    card: str


class CardUsed(OfInvestigator, frozen=True, gc=False):
    """An item has been spent or a spell cast, and has done what it does."""

    card: str
    kind: str


class CardLost(OfInvestigator, frozen=True, gc=False):
    """A card has gone back to its deck."""

    stage = Stage(2, "flight", shows="card")
    card: str


class TrophySpent(OfInvestigator, frozen=True, gc=False):
    """A trophy has been spent or lost."""

    stage = Stage(1, "flight", shows="card")
    card: str


class TrophyGained(OfInvestigator, frozen=True, gc=False):
    """A resolved adventure has been taken as a trophy."""

    stage = Stage(1, "flight", shows="card")
    card: str


class HealthLoss(OfInvestigator, frozen=True, gc=False):
    """Sanity and stamina are about to be lost; `at_cost`: as what a task costs."""

    sanity: int
    stamina: int
    at_cost: bool


class SanityLost(OfInvestigator, frozen=True, gc=False):
    """An investigator has lost sanity."""

    stage = Stage(2, "mark", shows="who")
    amount: int


class StaminaLost(OfInvestigator, frozen=True, gc=False):
    """An investigator has lost stamina."""

    stage = Stage(2, "mark", shows="who")
    amount: int


class SanityHealed(OfInvestigator, frozen=True, gc=False):
    """An investigator has regained sanity."""

    stage = Stage(1, "mark", shows="who")
    amount: int


class StaminaHealed(OfInvestigator, frozen=True, gc=False):
    """An investigator has regained stamina."""

    stage = Stage(1, "mark", shows="who")
    amount: int


class MaximumLowered(OfInvestigator, frozen=True, gc=False):
    """An investigator's maximum sanity or stamina has been lowered for good."""

    stage = Stage(2, "mark", shows="who")
    what: str


class Devoured(OfInvestigator, frozen=True, gc=False):
    """An investigator is gone."""

    stage = Stage(4, "point", shows="who")
    tells = ("devoured",)


class Joined(OfInvestigator, frozen=True, gc=False):
    """An investigator enters the game."""

    stage = Stage(3, "banner", shows="who")


class Eliminated(ElderSignEvent, frozen=True, gc=False):
    """A player has no investigator left."""

    pieces: ClassVar[tuple[str, ...]] = ("ancient_one",)
    stage = Stage(4, "point", shows="ancient_one")
    seat: int
    ancient_one: str = ""

    def text(self) -> Text:
        """Players count themselves from 1."""
        return text("es-event-eliminated", seat=self.seat + 1)


class MonsterAppears(ElderSignEvent, frozen=True, gc=False):
    """A monster is about to be drawn."""


class MonsterPlaced(ElderSignEvent, frozen=True, gc=False):
    """A monster lies on an adventure."""

    pieces: ClassVar[tuple[str, ...]] = ("monster", "place")
    stage = Stage(2, "flight", shows="monster")
    monster: str
    place: str


class MonsterPrevented(ElderSignEvent, frozen=True, gc=False):
    """A monster that was about to be drawn stays in the cup."""

    stage = Stage(2, "mark")


class MonsterReturned(ElderSignEvent, frozen=True, gc=False):
    """A marker has gone back to the cup."""

    pieces: ClassVar[tuple[str, ...]] = ("monster",)
    stage = Stage(1, "flight", shows="monster")
    monster: str


class MonsterBanished(OfInvestigator, frozen=True, gc=False):
    """A card has beaten a monster, whose marker is taken when the attempt is over."""

    stage = Stage(2, "mark", shows="monster")
    monster: str


class MonsterDefeated(OfInvestigator, frozen=True, gc=False):
    """A marker has been taken as a trophy."""

    stage = Stage(2, "flight", shows="monster")
    monster: str


class AdventureDrawn(ElderSignEvent, frozen=True, gc=False):
    """An adventure or an Other World enters play."""

    pieces: ClassVar[tuple[str, ...]] = ("card",)
    stage = Stage(2, "flight", shows="card")
    card: str


class AdventureRemoved(ElderSignEvent, frozen=True, gc=False):
    """An adventure has left the game for good."""

    pieces: ClassVar[tuple[str, ...]] = ("card",)
    stage = Stage(2, "flight", shows="card")
    card: str


class ClockAdvanced(ElderSignEvent, frozen=True, gc=False):
    """The hand has moved."""

    stage = Stage(1, "mark")
    hour: str

    def text(self) -> Text:
        """With the hour in figures; the clock shows it in Roman ones."""
        return text("es-event-clock-advanced", hour=IN_FIGURES.get(self.hour, self.hour))


class Midnight(ElderSignEvent, frozen=True, gc=False):
    """A day is over."""

    stage = Stage(3, "card", opens=True)
    tells = ("midnight",)
    day: int


class MidnightEffect(ElderSignEvent, frozen=True, gc=False):
    """An adventure, a monster or the outgoing Mythos card strikes at midnight."""

    says_why = False
    pieces: ClassVar[tuple[str, ...]] = ("card",)
    stage = Stage(3, "card", shows="card")
    card: str


class MythosShuffled(ElderSignEvent, frozen=True, gc=False):
    """The Mythos cards that have been drawn make up a new deck."""

    stage = Stage(1, "mark")


class MythosDrawn(ElderSignEvent, frozen=True, gc=False):
    """A new Mythos card is in force."""

    says_why = False
    pieces: ClassVar[tuple[str, ...]] = ("card",)
    stage = Stage(3, "card", shows="card")
    card: str


class DoomAdded(ElderSignEvent, frozen=True, gc=False):
    """The doom track has grown."""

    stage = Stage(2, "mark")
    doom: int
    track: int


class DoomRemoved(ElderSignEvent, frozen=True, gc=False):
    """The doom track has shrunk."""

    stage = Stage(2, "mark")
    doom: int
    track: int


class ElderSignGained(ElderSignEvent, frozen=True, gc=False):
    """Elder signs have been gathered."""

    stage = Stage(3, "flight", own=4)
    tells = ("signs",)
    signs: int
    limit: int


class ElderSignLost(ElderSignEvent, frozen=True, gc=False):
    """An elder sign is gone."""

    stage = Stage(3, "flight")
    signs: int
    limit: int


class Awakened(ElderSignEvent, frozen=True, gc=False):
    """The Ancient One is awake."""

    pieces: ClassVar[tuple[str, ...]] = ("ancient_one",)
    stage = Stage(4, "point", shows="ancient_one", opens=True)
    tells = ("awakens-{ancient_one}",)
    ancient_one: str


class AncientOneAttacks(ElderSignEvent, frozen=True, gc=False):
    """Midnight in the final battle."""

    pieces: ClassVar[tuple[str, ...]] = ("ancient_one",)
    stage = Stage(3, "banner", shows="ancient_one", opens=True)
    ancient_one: str


class GameWon(ElderSignEvent, frozen=True, gc=False):
    """The investigators have won."""

    stage = Stage(4, "point")
    reason: str


class GameLost(ElderSignEvent, frozen=True, gc=False):
    """The investigators have lost."""

    stage = Stage(4, "point")
    reason: str
