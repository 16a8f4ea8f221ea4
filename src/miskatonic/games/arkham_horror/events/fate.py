"""What can happen to all together: the course of the game, doom and terror, the Mythos, the final battle."""

from miskatonic.games.arkham_horror.events import ArkhamEvent
from miskatonic.kernel.staging import Stage
from miskatonic.kernel.text import Text, name, text


def _named(piece: str) -> Text:
    return name("arkham_horror", piece)


# --- the course of the game


class TurnBegan(ArkhamEvent, frozen=True, gc=False):
    """A turn begins."""

    stage = Stage(1, "mark")
    turn: int


class TurnEnded(ArkhamEvent, frozen=True, gc=False):
    """A turn is over."""

    turn: int


class PhaseBegan(ArkhamEvent, frozen=True, gc=False):
    """A phase begins."""

    stage = Stage(1, "banner")
    phase: str

    def text(self) -> Text:
        """By its name."""
        return text(f"ah-event-phase-{self.phase.replace('_', '-')}")


class PhaseBegins(ArkhamEvent, frozen=True, gc=False):
    """The upkeep or the Mythos phase of a turn begins. It has no line in the log: cards answer it."""

    phase: str


class GameEnded(ArkhamEvent, frozen=True, gc=False):
    """The game is over."""

    stage = Stage(4, "point")
    won: bool
    reason: str

    def text(self) -> Text:
        """How it ended."""
        return text(self.reason)


class FirstCitizen(ArkhamEvent, frozen=True, gc=False):
    """An investigator is made First Citizen of Arkham after a victory."""

    stage = Stage(4, "point", shows="who")
    who: str


class Chosen(ArkhamEvent, frozen=True, gc=False):
    """Everybody has chosen an investigator. It has no line in the log: cards answer it."""

    investigators: tuple[str, ...]


class Retired(ArkhamEvent, frozen=True, gc=False):
    """An investigator leaves the game, because its player has chosen another one."""

    stage = Stage(3, "banner", shows="who")
    who: str


class Joined(ArkhamEvent, frozen=True, gc=False):
    """An investigator joins."""

    stage = Stage(3, "banner", shows="who")
    who: str
    seat: int


class Eliminated(ArkhamEvent, frozen=True, gc=False):
    """A player is out."""

    says_why = False
    stage = Stage(4, "point", shows="ancient_one")
    seat: int
    ancient_one: str = ""
    who: str = ""
    """The last investigator of the player, where it is known."""

    def text(self) -> Text:
        """By the name of the investigator; players without one count themselves from 1."""
        player = _named(self.who) if self.who else text("ah-player", seat=self.seat + 1)
        return text("ah-event-eliminated", who=player)


# --- doom and terror


class DoomAdded(ArkhamEvent, frozen=True, gc=False):
    """The doom track grows."""

    says_why = False
    stage = Stage(2, "mark")
    doom: int


class DoomRemoved(ArkhamEvent, frozen=True, gc=False):
    """The doom track shrinks."""

    stage = Stage(2, "mark")
    doom: int


class TerrorRise(ArkhamEvent, frozen=True, gc=False):
    """Terror is about to rise."""


class TerrorRose(ArkhamEvent, frozen=True, gc=False):
    """Terror has risen."""

    stage = Stage(3, "banner")
    tells = ("terror",)
    says_why = False
    terror: int


class TerrorIgnored(ArkhamEvent, frozen=True, gc=False):
    """Terror does not rise."""

    stage = Stage(2, "mark")


class AllyLeftTown(ArkhamEvent, frozen=True, gc=False):
    """An ally leaves the town."""

    says_why = False
    stage = Stage(2, "flight", shows="card")
    card: str


class TownOverrun(ArkhamEvent, frozen=True, gc=False):
    """The town is overrun."""

    stage = Stage(4, "point")
    tells = ("overrun",)
    says_why = False


class PlaceClosed(ArkhamEvent, frozen=True, gc=False):
    """A location is closed for good."""

    stage = Stage(3, "banner", shows="place")
    says_why = False
    place: str


class PlaceShut(ArkhamEvent, frozen=True, gc=False):
    """A location is closed for a time."""

    says_why = False
    stage = Stage(2, "mark", shows="place")
    place: str


class PlaceReopened(ArkhamEvent, frozen=True, gc=False):
    """A location is open again."""

    says_why = False
    stage = Stage(2, "mark", shows="place")
    place: str


# --- Mythos


class MythosDrawn(ArkhamEvent, frozen=True, gc=False):
    """A Mythos card is drawn."""

    says_why = False
    stage = Stage(3, "card", shows="card", opens=True)
    tells = ("mythos-{card}",)
    card: str


class MythosBegins(ArkhamEvent, frozen=True, gc=False):
    """A Mythos card is about to be resolved from its gate on. It has no line in the log: cards answer it."""

    card: str


class MythosResolved(ArkhamEvent, frozen=True, gc=False):
    """A Mythos card has been resolved. It has no line in the log: cards answer it."""

    card: str


class MythosShuffled(ArkhamEvent, frozen=True, gc=False):
    """The Mythos deck is shuffled."""

    says_why = False
    stage = Stage(1, "mark")


class CardIgnored(ArkhamEvent, frozen=True, gc=False):
    """What a Mythos card is about does not count."""

    says_why = False
    stage = Stage(2, "mark", shows="card")
    card: str


class ClueAppeared(ArkhamEvent, frozen=True, gc=False):
    """A clue appears."""

    says_why = False
    stage = Stage(2, "flight", shows="place")
    place: str


class EnvironmentChanged(ArkhamEvent, frozen=True, gc=False):
    """An environment is in force."""

    says_why = False
    stage = Stage(2, "mark", shows="card")
    card: str


class RumorSpread(ArkhamEvent, frozen=True, gc=False):
    """A rumor is in play."""

    says_why = False
    stage = Stage(3, "banner", shows="card")
    card: str


class RumorTokens(ArkhamEvent, frozen=True, gc=False):
    """The clues on a rumor change."""

    stage = Stage(2, "mark", shows="card")
    card: str
    tokens: int


class RumorMonster(ArkhamEvent, frozen=True, gc=False):
    """A monster is put on a rumor."""

    stage = Stage(2, "flight", shows="monster")
    card: str
    monster: str


class RumorEnded(ArkhamEvent, frozen=True, gc=False):
    """A rumor is over."""

    says_why = False
    stage = Stage(3, "banner", shows="card", opens=True)
    card: str
    passed: bool

    def text(self) -> Text:
        """Well or badly."""
        return text(f"ah-event-rumor-{'passed' if self.passed else 'failed'}", card=_named(self.card))


class CluesGone(ArkhamEvent, frozen=True, gc=False):
    """All clues on the board are removed."""

    says_why = False
    stage = Stage(2, "mark")


class EnvironmentOver(ArkhamEvent, frozen=True, gc=False):
    """An environment is over, and none takes its place."""

    says_why = False
    stage = Stage(2, "mark", shows="card")
    card: str


class HeadlineOver(ArkhamEvent, frozen=True, gc=False):
    """A headline is no longer in force."""

    says_why = False
    stage = Stage(1, "mark", shows="card")
    card: str


# --- the final battle


class Awoke(ArkhamEvent, frozen=True, gc=False):
    """The Ancient One awakens."""

    says_why = False
    stage = Stage(4, "point", shows="ancient_one", opens=True)
    tells = ("awakens-{ancient_one}",)
    ancient_one: str
    reason: str

    def text(self) -> Text:
        """And why."""
        return text("ah-event-awoke", ancient_one=_named(self.ancient_one), reason=text(self.reason))


class BattleBegan(ArkhamEvent, frozen=True, gc=False):
    """The final battle begins."""

    stage = Stage(4, "point", shows="ancient_one")
    ancient_one: str


class BattleRound(ArkhamEvent, frozen=True, gc=False):
    """A round of the battle begins."""

    stage = Stage(2, "banner")
    round: int


class UpkeepOver(ArkhamEvent, frozen=True, gc=False):
    """Everybody has had an upkeep in a round of the battle. It has no line in the log: cards answer it."""

    round: int


class SectionBegins(ArkhamEvent, frozen=True, gc=False):
    """A section of a round of the battle begins. It has no line in the log: cards answer it."""

    section: str


class SectionOver(ArkhamEvent, frozen=True, gc=False):
    """A section of a round of the battle is over. It has no line in the log: cards answer it."""

    section: str


class WillAttackAncientOne(ArkhamEvent, frozen=True, gc=False):
    """An investigator is about to attack the Ancient One. It has no line in the log: cards answer it."""

    who: str


class AttackedAncientOne(ArkhamEvent, frozen=True, gc=False):
    """An investigator has attacked the Ancient One, with so many successes. It has no line in the log: cards answer it."""

    who: str
    won: int


class AncientOneHurt(ArkhamEvent, frozen=True, gc=False):
    """The Ancient One is attacked."""

    stage = Stage(3, "banner")
    won: int
    left: int


class AncientOneAttacks(ArkhamEvent, frozen=True, gc=False):
    """The Ancient One attacks."""

    stage = Stage(3, "banner", shows="ancient_one", opens=True)
    ancient_one: str


class AncientOneStrikes(ArkhamEvent, frozen=True, gc=False):
    """The Ancient One is about to attack."""

    ancient_one: str


class AttackWarded(ArkhamEvent, frozen=True, gc=False):
    """An attack of the Ancient One is warded off."""

    stage = Stage(3, "banner", shows="ancient_one")
    ancient_one: str
