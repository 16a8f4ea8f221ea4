"""What can happen: lines of the log, which cards answer. `when` asks about what is about to happen, `after` tells it."""

from collections.abc import Mapping
from typing import ClassVar

from miskatonic.games.card_game.components import ALL, GAME, AgendaCard, slug_of, token_name
from miskatonic.kernel.audience import Ears
from miskatonic.kernel.event import Event
from miskatonic.kernel.staging import Stage
from miskatonic.kernel.text import Arg


class CardGameEvent(Event, frozen=True, gc=False):
    """Something that happened in Arkham."""

    game: ClassVar[str] = GAME
    prefix: ClassVar[str] = "cg"
    pieces: ClassVar[tuple[str, ...]] = ("who", "card", "enemy", "at", "to", "on", "source")


class OfInvestigator(CardGameEvent, frozen=True, gc=False):
    """Something that happened to an investigator: its slug, and its seat for the rules."""

    who: str
    seat: int


# --- the round


class RoundBegan(CardGameEvent, frozen=True, gc=False):
    """A round begins."""

    stage = Stage(1, "mark")
    number: int


class RoundEnded(CardGameEvent, frozen=True, gc=False):
    """A round ends (4.6)."""

    number: int


class PhaseBegan(CardGameEvent, frozen=True, gc=False):
    """A phase begins."""

    stage = Stage(1, "banner", opens=True)
    phase: str


class PhaseEnded(CardGameEvent, frozen=True, gc=False):
    """A phase ends."""

    phase: str


class TurnBegan(OfInvestigator, frozen=True, gc=False):
    """An investigator's turn begins."""

    stage = Stage(1, "mark", shows="who")


class TurnEnded(OfInvestigator, frozen=True, gc=False):
    """An investigator's turn ends."""


class GameEndedFor(OfInvestigator, frozen=True, gc=False):
    """The game ends for an investigator, eliminated or not: what the weaknesses in front of it do then."""


# --- doom, agendas, acts


class DoomPlaced(CardGameEvent, frozen=True, gc=False):
    """Doom comes onto a card."""

    stage = Stage(2, "mark", shows="on")
    on: str
    amount: int

    def said_beside(self) -> Mapping[str, Arg]:
        """Whether it is an agenda, whose name is a title."""
        return {"titled": int(isinstance(ALL[slug_of(self.on)], AgendaCard))}


class AgendaAdvanced(CardGameEvent, frozen=True, gc=False):
    """An agenda has advanced."""

    stage = Stage(4, "card", shows="card", opens=True)
    tells = ("{card}",)
    card: str


class ActAdvanced(CardGameEvent, frozen=True, gc=False):
    """An act has advanced."""

    stage = Stage(4, "card", shows="card", opens=True)
    tells = ("{card}",)
    card: str


class CluesSpent(CardGameEvent, frozen=True, gc=False):
    """Clues are spent."""

    stage = Stage(1, "flight", shows="who")
    who: str
    amount: int


class ClueOnAct(CardGameEvent, frozen=True, gc=False):
    """A clue is placed on the act."""

    stage = Stage(1, "flight", shows="card")
    card: str


class ResolutionReached(CardGameEvent, frozen=True, gc=False):
    """The scenario ends with a resolution; 0 for none of the numbered ones."""

    pieces: ClassVar[tuple[str, ...]] = ("scenario",)
    stage = Stage(4, "point", shows="scenario", opens=True)
    tells = ("resolution-{scenario}-{resolution}",)
    scenario: str
    resolution: int


# --- places


class LocationEntered(CardGameEvent, frozen=True, gc=False):
    """A location enters play."""

    stage = Stage(2, "flight", shows="card")
    card: str


class LocationRevealed(CardGameEvent, frozen=True, gc=False):
    """A location is turned over."""

    stage = Stage(3, "card", shows="card", opens=True)
    card: str
    clues: int


class Leaving(OfInvestigator, frozen=True, gc=False):
    """An investigator leaves a location for another one. (`when`: may be prevented.)"""

    at: str
    to: str


class Entered(OfInvestigator, frozen=True, gc=False):
    """An investigator has come to a location."""

    stage = Stage(1, "flight", shows="who")
    at: str


class Investigated(OfInvestigator, frozen=True, gc=False):
    """An investigation has succeeded, before its results."""

    at: str
    by: int


class DiscoveringClues(OfInvestigator, frozen=True, gc=False):
    """An investigator is about to discover clues. (`when`: may be replaced.)"""

    at: str
    amount: int


class CluesDiscovered(OfInvestigator, frozen=True, gc=False):
    """Clues have gone from a location to an investigator."""

    stage = Stage(2, "flight", shows="who")
    at: str
    amount: int


class CluesGained(OfInvestigator, frozen=True, gc=False):
    """Clues have come from the token pool."""

    stage = Stage(1, "flight", shows="who")
    amount: int


class CluesDropped(OfInvestigator, frozen=True, gc=False):
    """An investigator has placed clues on a location."""

    stage = Stage(1, "flight", shows="who")
    at: str
    amount: int


# --- skill tests


class TestBegan(OfInvestigator, frozen=True, gc=False):
    """A skill test begins."""

    __test__: ClassVar[bool] = False
    pieces: ClassVar[tuple[str, ...]] = ("who", "target")
    stage = Stage(2, "sheet", shows="target", opens=True)

    skill: str
    difficulty: int
    kind: str = ""
    """`fight`, `evade`, `investigate`, or "" for any other test."""
    target: str = ""
    """The enemy or the location that it is about."""


class CardCommitted(OfInvestigator, frozen=True, gc=False):
    """A card is committed to a test."""

    stage = Stage(1, "flight", shows="card")
    card: str


class RevealingToken(OfInvestigator, frozen=True, gc=False):
    """A token is about to be revealed. (`when`: `token` is what a card has chosen instead, "" as long as none has.)"""

    token: str = ""


class _OfToken(OfInvestigator, frozen=True, gc=False):
    """Something that happened to a chaos token."""

    token: str

    def said(self, field: str) -> Arg:
        """A token is called by its name."""
        return token_name(self.token) if field == "token" else super().said(field)


class TokenRevealed(_OfToken, frozen=True, gc=False):
    """A token is revealed. (`when`: may be exchanged for another token, or cancelled: then another one is revealed.)"""

    stage = Stage(2, "sheet", shows="who")


class TokenIgnored(_OfToken, frozen=True, gc=False):
    """A token was revealed beside the one that counts, and is ignored."""

    stage = Stage(1, "mark", shows="who")


class AboutToFail(OfInvestigator, frozen=True, gc=False):
    """A test is about to be failed: the last chance to change that. (`when`)"""

    by: int


class TestPassed(OfInvestigator, frozen=True, gc=False):
    """A test is passed, before its results."""

    __test__: ClassVar[bool] = False
    stage = Stage(3, "sheet", shows="who")

    by: int


class TestFailed(OfInvestigator, frozen=True, gc=False):
    """A test is failed, before its results."""

    __test__: ClassVar[bool] = False
    stage = Stage(3, "sheet", shows="who")

    by: int


class TestEnded(OfInvestigator, frozen=True, gc=False):
    """A test is over (ST.8)."""

    __test__: ClassVar[bool] = False

    passed: bool


# --- cards


class CardDrawn(OfInvestigator, frozen=True, gc=False):
    """An investigator has drawn a card. Only its player sees which."""

    private: ClassVar[str] = "seat"
    stage = Stage(1, "flight", shows="card")
    card: str


class CardsDrawn(OfInvestigator, frozen=True, gc=False):
    """An investigator has drawn cards, as everybody else sees."""

    stage = Stage(1, "flight", shows="who")
    amount: int

    def visible_to(self, ears: Ears) -> bool:
        """The cards, as the player that draws them knows them."""
        return self.seat not in ears


class CardSeen(OfInvestigator, frozen=True, gc=False):
    """An investigator has looked at a card of a deck. Only its player sees it."""

    private: ClassVar[str] = "seat"
    stage = Stage(1, "mark", shows="card")
    card: str


class CardPlayed(OfInvestigator, frozen=True, gc=False):
    """A card has been played."""

    stage = Stage(2, "flight", shows="card")
    card: str


class AbilityUsed(OfInvestigator, frozen=True, gc=False):
    """An investigator uses an ability of a card."""

    stage = Stage(1, "mark", shows="card")
    card: str


class OwnAbilityUsed(OfInvestigator, frozen=True, gc=False):
    """An investigator uses the ability of its own card."""

    stage = Stage(1, "mark", shows="who")


class AbilityForced(CardGameEvent, frozen=True, gc=False):
    """An ability takes effect without a question."""

    stage = Stage(2, "mark", shows="card")
    card: str


class EventResolved(OfInvestigator, frozen=True, gc=False):
    """An event has taken effect and is about to be discarded. (`when`: may go elsewhere.)"""

    card: str


class EnteredPlay(OfInvestigator, frozen=True, gc=False):
    """An asset has entered play under an investigator's control."""

    card: str


class CardDiscarded(CardGameEvent, frozen=True, gc=False):
    """A card has been discarded, from a hand or from play."""

    stage = Stage(1, "flight", shows="card")
    card: str


class CardRemoved(CardGameEvent, frozen=True, gc=False):
    """A card has been removed from the game."""

    stage = Stage(1, "flight", shows="card")
    card: str


class CardAttached(CardGameEvent, frozen=True, gc=False):
    """A card has been attached to a location."""

    stage = Stage(2, "flight", shows="card")
    card: str
    at: str


class ResourcesGained(OfInvestigator, frozen=True, gc=False):
    """Resources have come into a pool."""

    stage = Stage(1, "flight", shows="who")
    amount: int


class ResourcesSpent(OfInvestigator, frozen=True, gc=False):
    """Resources have left a pool."""

    stage = Stage(1, "flight", shows="who")
    amount: int


class DeckShuffled(OfInvestigator, frozen=True, gc=False):
    """A discard pile has been shuffled into an empty deck."""

    stage = Stage(1, "mark", shows="who")


# --- the encounter deck


class EncounterDrawn(OfInvestigator, frozen=True, gc=False):
    """An encounter card, or a weakness that resolves like one, has been drawn."""

    stage = Stage(3, "card", shows="card", opens=True)
    tells = ("encounter-{card}",)
    card: str
    weakness: int = 0


class TreacheryRevealed(OfInvestigator, frozen=True, gc=False):
    """The revelation of a treachery is about to resolve. (`when`: may be cancelled.)"""

    card: str


# --- enemies


class EnemySpawning(CardGameEvent, frozen=True, gc=False):
    """An enemy is about to spawn at a location ("" where it has none), engaged with a seat or unengaged (-1). (`when`)"""

    enemy: str
    at: str
    seat: int = -1


class EnemySpawned(CardGameEvent, frozen=True, gc=False):
    """An enemy has entered play."""

    stage = Stage(2, "flight", shows="enemy")
    enemy: str
    at: str


class EnemyMoved(CardGameEvent, frozen=True, gc=False):
    """An enemy has moved."""

    stage = Stage(1, "flight", shows="enemy")
    enemy: str
    to: str


class EnemyEngaged(OfInvestigator, frozen=True, gc=False):
    """An enemy and an investigator are engaged."""

    stage = Stage(2, "mark", shows="enemy")
    enemy: str


class EnemyAttacks(OfInvestigator, frozen=True, gc=False):
    """An enemy attacks. (`when`: may be changed or cancelled.)"""

    stage = Stage(2, "banner", own=3, shows="enemy", opens=True)
    enemy: str
    damage: int
    horror: int
    spared: bool = False
    """Its damage goes elsewhere."""


class EnemyAttacked(OfInvestigator, frozen=True, gc=False):
    """An enemy has attacked."""

    enemy: str


class HittingEnemy(OfInvestigator, frozen=True, gc=False):
    """An attack has succeeded and is about to deal its damage. (`when`)"""

    enemy: str
    damage: int


class EnemyEvaded(OfInvestigator, frozen=True, gc=False):
    """An enemy has been evaded."""

    stage = Stage(2, "mark", shows="enemy")
    enemy: str


class EnemyDamaged(CardGameEvent, frozen=True, gc=False):
    """An enemy has taken damage."""

    stage = Stage(2, "mark", shows="enemy")
    enemy: str
    amount: int


class EnemyDefeated(CardGameEvent, frozen=True, gc=False):
    """An enemy is defeated, by the seat that dealt the damage (-1: none). (`when` it is still there; `after` it is gone.)"""

    stage = Stage(3, "banner", shows="enemy")
    enemy: str
    at: str
    seat: int = -1


class IntoVictoryDisplay(CardGameEvent, frozen=True, gc=False):
    """A card has been added to the victory display."""

    stage = Stage(2, "flight", shows="card")
    card: str


# --- harm


class AssetHarmed(OfInvestigator, frozen=True, gc=False):
    """An asset is about to be dealt damage and horror by an attack (`source` is the enemy), or otherwise. (`when`)"""

    stage = Stage(2, "mark", shows="card")
    card: str
    damage: int
    horror: int
    source: str = ""


class Harmed(OfInvestigator, frozen=True, gc=False):
    """An investigator has taken damage and horror, with the part that lies on its own card and not on assets."""

    stage = Stage(2, "mark", shows="who")
    damage: int
    horror: int
    own_damage: int
    own_horror: int


class Healed(OfInvestigator, frozen=True, gc=False):
    """Damage and horror have been healed."""

    stage = Stage(1, "mark", shows="who")
    damage: int
    horror: int


class Traumatized(OfInvestigator, frozen=True, gc=False):
    """An investigator suffers trauma."""

    stage = Stage(3, "banner", shows="who")
    physical: int
    mental: int


class Eliminated(OfInvestigator, frozen=True, gc=False):
    """An investigator is out of the scenario; `twice` if damage and horror have both defeated it."""

    stage = Stage(4, "point", shows="who")
    tells = ("eliminated-{who}-{fate}",)
    fate: str
    twice: int = 0


class LeadChosen(OfInvestigator, frozen=True, gc=False):
    """There is a new lead investigator."""

    stage = Stage(1, "mark", shows="who")


# --- between the scenarios of a campaign


class ExperienceEarned(OfInvestigator, frozen=True, gc=False):
    """An investigator has earned experience in a scenario."""

    stage = Stage(2, "mark", shows="who")
    amount: int


class InvestigatorLost(OfInvestigator, frozen=True, gc=False):
    """An investigator is killed, or driven insane, and out of the campaign."""

    stage = Stage(4, "point", shows="who")
    insane: int


class InvestigatorTaken(OfInvestigator, frozen=True, gc=False):
    """A player goes on with another investigator."""

    stage = Stage(3, "banner", shows="who")


class CardBought(OfInvestigator, frozen=True, gc=False):
    """A card has been bought for a deck, in place of another one (`source`); `level`s tell versions of a card apart."""

    stage = Stage(1, "flight", shows="card")
    card: str
    source: str
    cost: int
    level: int = 0
    source_level: int = 0


class ScenarioFollows(CardGameEvent, frozen=True, gc=False):
    """The next scenario of the campaign begins."""

    pieces: ClassVar[tuple[str, ...]] = ("scenario",)
    stage = Stage(4, "point", shows="scenario")
    scenario: str


class CampaignEnded(CardGameEvent, frozen=True, gc=False):
    """The campaign is over."""

    stage = Stage(4, "point")
    won: int
