"""What can happen on the board: people and monsters moving, encounters, fights, gates."""

from collections.abc import Mapping

from miskatonic.games.arkham_horror.components import LOCATIONS
from miskatonic.games.arkham_horror.events import ArkhamEvent
from miskatonic.kernel.staging import Stage
from miskatonic.kernel.text import Arg, Text, name, text


def piece(slug: str) -> Text:
    """A component by its name."""
    return name("arkham_horror", slug)


# --- moving about


class Moved(ArkhamEvent, frozen=True, gc=False):
    """An investigator is brought somewhere."""

    stage = Stage(1, "flight", shows="who")
    who: str
    place: str


class Walked(ArkhamEvent, frozen=True, gc=False):
    """One step."""

    stage = Stage(1, "flight", shows="who")
    who: str
    place: str


class TookTrain(ArkhamEvent, frozen=True, gc=False):
    """To another town by train."""

    stage = Stage(1, "flight", shows="who")
    who: str
    place: str


class ExploredLost(ArkhamEvent, frozen=True, gc=False):
    """An explored marker is lost."""

    stage = Stage(2, "mark", shows="who")
    who: str


class AreaEntered(ArkhamEvent, frozen=True, gc=False):
    """An investigator has come to an area of an Other World. It has no line in the log: cards answer it."""

    who: str
    area: str


class SecondArea(ArkhamEvent, frozen=True, gc=False):
    """On to the second area of an Other World."""

    stage = Stage(2, "flight", shows="who")
    who: str
    world: str


class CameHome(ArkhamEvent, frozen=True, gc=False):
    """Back from an Other World."""

    stage = Stage(3, "banner", shows="who")
    who: str
    place: str


class MovementEnded(ArkhamEvent, frozen=True, gc=False):
    """A movement is over."""

    who: str
    place: str


class StuckHere(ArkhamEvent, frozen=True, gc=False):
    """An investigator may not leave a place."""

    stage = Stage(1, "mark", shows="who")
    who: str
    place: str


# --- encounters


class EncounterDrawn(ArkhamEvent, frozen=True, gc=False):
    """An encounter takes place at a location."""

    stage = Stage(3, "card", shows="card", opens=True)
    tells = ("met-{card}-{place}", "at-{place}")
    who: str
    place: str
    card: str


class EncounterRedrawn(ArkhamEvent, frozen=True, gc=False):
    """Another card takes the place of the one drawn."""

    stage = Stage(1, "mark", shows="who")
    who: str


class NothingHappens(ArkhamEvent, frozen=True, gc=False):
    """There is no encounter."""

    stage = Stage(1, "mark", shows="place")
    who: str
    place: str


class MoneyPaid(ArkhamEvent, frozen=True, gc=False):
    """Dollars paid for something."""

    stage = Stage(1, "flight", shows="who")
    who: str
    amount: int


class ServiceUsed(ArkhamEvent, frozen=True, gc=False):
    """What a location offers is used."""

    stage = Stage(2, "banner", shows="place", opens=True)
    who: str
    place: str

    def said_beside(self) -> Mapping[str, Arg]:
        """What the place calls its service."""
        return {"service": LOCATIONS[self.place].service or piece(self.place)}


class OtherWorldEncounter(ArkhamEvent, frozen=True, gc=False):
    """An encounter takes place in an Other World."""

    stage = Stage(3, "card", shows="card", opens=True)
    tells = ("beyond-{world}",)
    who: str
    world: str
    card: str


class GateDeckShuffled(ArkhamEvent, frozen=True, gc=False):
    """The gate deck is shuffled."""

    says_why = False
    stage = Stage(1, "mark")


class CardTurnedUp(ArkhamEvent, frozen=True, gc=False):
    """The top card of a location deck lies face up."""

    stage = Stage(2, "mark", shows="card")
    neighborhood: str
    card: str


# --- monsters


class MonsterEnters(ArkhamEvent, frozen=True, gc=False):
    """A monster is about to enter play."""

    monster: str


class MonsterPrevented(ArkhamEvent, frozen=True, gc=False):
    """A monster may not enter play."""

    stage = Stage(2, "mark", shows="monster")
    monster: str


class MonsterAppears(ArkhamEvent, frozen=True, gc=False):
    """A monster is about to appear at a place."""

    place: str


class MonsterAppeared(ArkhamEvent, frozen=True, gc=False):
    """A monster is on the board."""

    says_why = False
    stage = Stage(2, "flight", shows="monster")
    tells = ("comes-{place}",)
    monster: str
    place: str


class MonsterDrawn(ArkhamEvent, frozen=True, gc=False):
    """An encounter brings up a monster."""

    stage = Stage(2, "flight", shows="monster")
    tells = ("comes-{cause}",)
    monster: str


class SentToOutskirts(ArkhamEvent, frozen=True, gc=False):
    """A monster goes to the Outskirts."""

    says_why = False
    stage = Stage(2, "flight", shows="monster")
    monster: str


class MonsterBackInCup(ArkhamEvent, frozen=True, gc=False):
    """A monster goes back to the cup."""

    says_why = False
    stage = Stage(1, "flight", shows="monster")
    monster: str


class MonstersMove(ArkhamEvent, frozen=True, gc=False):
    """Monsters of those dimensions move."""

    white: tuple[str, ...]
    black: tuple[str, ...]


class MonstersMoved(ArkhamEvent, frozen=True, gc=False):
    """The monsters that a Mythos card has move have done so. It has no line in the log: cards answer it."""

    card: str
    white: tuple[str, ...]
    black: tuple[str, ...]


class MonsterMoved(ArkhamEvent, frozen=True, gc=False):
    """A monster moves."""

    says_why = False
    stage = Stage(1, "flight", shows="monster")
    monster: str
    place: str


class ElusiveGone(ArkhamEvent, frozen=True, gc=False):
    """An elusive monster was not to be caught."""

    stage = Stage(2, "mark", shows="monster")
    who: str
    monster: str


class Evaded(ArkhamEvent, frozen=True, gc=False):
    """A monster is evaded."""

    stage = Stage(3, "sheet", shows="monster")
    who: str
    monster: str


class EvasionFailed(ArkhamEvent, frozen=True, gc=False):
    """A monster is not evaded."""

    stage = Stage(3, "sheet", shows="monster")
    tells = ("caught-{place}",)
    who: str
    monster: str
    place: str = ""


class WillAttack(ArkhamEvent, frozen=True, gc=False):
    """An investigator is about to make a combat check against a monster."""

    who: str
    monster: str


class CombatBegan(ArkhamEvent, frozen=True, gc=False):
    """A fight begins."""

    stage = Stage(3, "sheet", shows="monster", opens=True)
    who: str
    monster: str


class CombatEnded(ArkhamEvent, frozen=True, gc=False):
    """A fight is over."""

    who: str
    monster: str


class HorrorPassed(ArkhamEvent, frozen=True, gc=False):
    """A horror check is passed."""

    stage = Stage(3, "sheet", shows="monster")
    who: str
    monster: str


class MonsterStrikes(ArkhamEvent, frozen=True, gc=False):
    """A monster is about to deal its damage."""

    who: str
    monster: str
    check: str
    """The kind of check that was failed."""
    damage: int


class WeaponHeld(ArkhamEvent, frozen=True, gc=False):
    """A weapon is taken in hand."""

    stage = Stage(1, "mark", shows="card")
    who: str
    card: str


class CombatWon(ArkhamEvent, frozen=True, gc=False):
    """A monster is beaten."""

    stage = Stage(3, "sheet", shows="monster")
    tells = ("beaten-{place}",)
    who: str
    monster: str
    place: str = ""


class MonsterDefeated(ArkhamEvent, frozen=True, gc=False):
    """A monster has been defeated."""

    who: str
    monster: str


class TrophyTaken(ArkhamEvent, frozen=True, gc=False):
    """A monster becomes a trophy."""

    stage = Stage(1, "flight", shows="trophy")
    who: str
    trophy: str


# --- gates


class GateOpens(ArkhamEvent, frozen=True, gc=False):
    """A gate is about to open."""

    place: str


class GatePrevented(ArkhamEvent, frozen=True, gc=False):
    """A gate does not open."""

    stage = Stage(2, "mark", shows="place")
    place: str


class GateOpened(ArkhamEvent, frozen=True, gc=False):
    """A gate is open."""

    says_why = False
    stage = Stage(3, "card", shows="marker")
    tells = ("gate",)
    place: str
    marker: str


class CluesSwallowed(ArkhamEvent, frozen=True, gc=False):
    """Clues are lost in a gate."""

    says_why = False
    stage = Stage(2, "mark", shows="place")
    place: str


class DrawnIn(ArkhamEvent, frozen=True, gc=False):
    """An investigator goes through a gate."""

    stage = Stage(3, "card", shows="world", opens=True)
    tells = ("drawn",)
    who: str
    place: str
    world: str


class WentBeyond(ArkhamEvent, frozen=True, gc=False):
    """An investigator is in an Other World, though no gate has led there."""

    stage = Stage(3, "banner", shows="who")
    who: str
    world: str


class PlacesExchanged(ArkhamEvent, frozen=True, gc=False):
    """Two investigators take each other's place."""

    stage = Stage(2, "flight", shows="who")
    who: str
    other: str


class Surge(ArkhamEvent, frozen=True, gc=False):
    """Monsters pour out of the gates."""

    says_why = False
    stage = Stage(4, "point", shows="place", opens=True)
    place: str


class GateClosed(ArkhamEvent, frozen=True, gc=False):
    """A gate is closed, by an investigator or ("") by itself."""

    stage = Stage(3, "banner", shows="marker")
    tells = ("closed",)
    place: str
    marker: str
    who: str = ""

    def text(self) -> Text:
        """With who has closed it."""
        place, marker = piece(self.place), piece(self.marker)
        if not self.who:
            return text("ah-event-gate-closed", marker=marker, place=place)
        return text("ah-event-gate-closed-by", who=piece(self.who), marker=marker, place=place)


class GateIsGone(ArkhamEvent, frozen=True, gc=False):
    """A gate has been closed, and perhaps sealed."""

    place: str


class PlaceSealed(ArkhamEvent, frozen=True, gc=False):
    """A location is sealed by an investigator."""

    stage = Stage(4, "point", shows="place")
    tells = ("sealed",)
    place: str
    who: str = ""

    def text(self) -> Text:
        """With who has sealed it, where that is on record."""
        if not self.who:
            return text("ah-event-place-sealed", place=piece(self.place))
        return text("ah-event-place-sealed-by", who=piece(self.who), place=piece(self.place))


class SealedBy(ArkhamEvent, frozen=True, gc=False):
    """Somebody has sealed a gate. It has no line in the log: cards answer it."""

    who: str
    place: str


class SealBroken(ArkhamEvent, frozen=True, gc=False):
    """A seal is gone."""

    stage = Stage(3, "banner", shows="place")
    place: str


class ElderSignUsed(ArkhamEvent, frozen=True, gc=False):
    """An Elder Sign is used."""

    stage = Stage(3, "banner", shows="place")
    who: str
    place: str
