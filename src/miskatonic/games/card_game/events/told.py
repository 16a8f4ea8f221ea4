"""What is told and no card answers: with the events it lets a reader of the log follow every change of the position."""

from collections.abc import Mapping
from typing import ClassVar

from miskatonic.games.card_game.components import UsesKind, token_name
from miskatonic.games.card_game.events import CardGameEvent, OfInvestigator
from miskatonic.kernel.staging import Stage
from miskatonic.kernel.text import Arg, name, text

# --- actions, uses, exhausting


class ActionsSpent(OfInvestigator, frozen=True, gc=False):
    """Something took more than one action."""

    stage = Stage(1, "mark", shows="who")
    amount: int


class ActionsGained(OfInvestigator, frozen=True, gc=False):
    """An investigator has further actions in this turn."""

    stage = Stage(1, "mark", shows="who")
    amount: int


class ActionLost(OfInvestigator, frozen=True, gc=False):
    """An investigator has an action less in this turn."""

    stage = Stage(1, "mark", shows="who")


class _Uses(CardGameEvent, frozen=True, gc=False):
    """Uses have left a card or come onto it."""

    card: str
    kind: UsesKind
    amount: int

    def said_beside(self) -> Mapping[str, Arg]:
        """The uses by their own name."""
        return {"uses": text("cg-uses", kind=self.kind, n=self.amount)}


class UsesSpent(_Uses, frozen=True, gc=False):
    """Uses of a card have been spent."""

    stage = Stage(1, "mark", shows="card")


class UsesAdded(_Uses, frozen=True, gc=False):
    """Uses have been placed on a card."""

    stage = Stage(1, "mark", shows="card")


class CardExhausted(CardGameEvent, frozen=True, gc=False):
    """A card is exhausted: it was used, or an enemy has attacked in the enemy phase."""

    stage = Stage(1, "mark", shows="card")
    card: str


class CardReadied(CardGameEvent, frozen=True, gc=False):
    """A card is ready again."""

    stage = Stage(1, "mark", shows="card")
    card: str


class EverythingReadied(CardGameEvent, frozen=True, gc=False):
    """All cards that were exhausted are ready again (4.2)."""

    stage = Stage(1, "mark")


# --- tokens


class CluesPlaced(CardGameEvent, frozen=True, gc=False):
    """Clues of the token pool have been placed on a location."""

    stage = Stage(2, "flight", shows="on")
    on: str
    amount: int


class CluesRemoved(CardGameEvent, frozen=True, gc=False):
    """Clues have been removed from a card."""

    stage = Stage(1, "flight", shows="on")
    on: str
    amount: int


class ResourcesPlaced(CardGameEvent, frozen=True, gc=False):
    """Resources have been placed on a card."""

    stage = Stage(1, "flight", shows="on")
    on: str
    amount: int


class HorrorMoved(OfInvestigator, frozen=True, gc=False):
    """Horror has gone from a card to an investigator."""

    stage = Stage(2, "flight", shows="who")
    card: str
    amount: int


class EnemyHealed(CardGameEvent, frozen=True, gc=False):
    """Damage has been taken off an enemy."""

    stage = Stage(1, "mark", shows="enemy")
    enemy: str
    amount: int


class DoomRemoved(CardGameEvent, frozen=True, gc=False):
    """All doom in play has been removed."""

    stage = Stage(2, "mark")
    amount: int


class TokenAdded(CardGameEvent, frozen=True, gc=False):
    """A chaos token has been put into the bag."""

    stage = Stage(2, "mark")
    token: str

    def said(self, field: str) -> Arg:
        """A token is called by its name."""
        return token_name(self.token) if field == "token" else super().said(field)


class SkillBoosted(OfInvestigator, frozen=True, gc=False):
    """A skill of an investigator is higher for a test or a while."""

    stage = Stage(1, "mark", shows="who")
    skill: str
    amount: int


class EffectLasts(CardGameEvent, frozen=True, gc=False):
    """What a card does goes on for a while."""

    stage = Stage(1, "mark", shows="card")
    card: str
    until: str


# --- cards and decks


class CardsExchanged(OfInvestigator, frozen=True, gc=False):
    """An investigator has exchanged cards of the opening hand."""

    stage = Stage(1, "flight", shows="who")
    amount: int


class OwnDeckShuffled(OfInvestigator, frozen=True, gc=False):
    """An investigator's deck has been shuffled."""

    stage = Stage(1, "mark", shows="who")


class EncountersShuffled(CardGameEvent, frozen=True, gc=False):
    """The encounter deck has been shuffled, with its discard pile or without."""

    stage = Stage(1, "mark")
    discard: int


class CardShuffledIn(CardGameEvent, frozen=True, gc=False):
    """A card has been shuffled into the encounter deck."""

    stage = Stage(2, "flight", shows="card")
    card: str


class _TopOfDeck(OfInvestigator, frozen=True, gc=False):
    """An investigator has had to do with the uppermost cards of a deck: that of an investigator, or of the encounters ("")."""

    pieces: ClassVar[tuple[str, ...]] = ("who", "owner")
    owner: str
    amount: int

    def said_beside(self) -> Mapping[str, Arg]:
        """Whether it is the encounter deck."""
        return {"encounters": int(not self.owner)}


class DeckLookedAt(_TopOfDeck, frozen=True, gc=False):
    """An investigator has looked at the uppermost cards of a deck."""

    stage = Stage(1, "mark", shows="who")


class CardsPutBack(_TopOfDeck, frozen=True, gc=False):
    """An investigator has put the uppermost cards of a deck back in another order, or in the same."""

    stage = Stage(1, "mark", shows="who")


class CardReturned(OfInvestigator, frozen=True, gc=False):
    """A card has come back into a hand."""

    stage = Stage(1, "flight", shows="card")
    card: str


class CardShown(OfInvestigator, frozen=True, gc=False):
    """An investigator has shown a card of the hand to everybody."""

    stage = Stage(2, "mark", shows="card")
    card: str


class CardPutUnder(OfInvestigator, frozen=True, gc=False):
    """A card has been put under an investigator's deck."""

    stage = Stage(1, "flight", shows="card")
    card: str


class IntoThreatArea(OfInvestigator, frozen=True, gc=False):
    """A card lies in front of an investigator."""

    stage = Stage(2, "flight", shows="card")
    card: str


class CardAppeared(CardGameEvent, frozen=True, gc=False):
    """A card without a controller is at a location."""

    stage = Stage(2, "flight", shows="card")
    card: str
    at: str


class ControlTaken(OfInvestigator, frozen=True, gc=False):
    """An investigator takes control of a card without a controller."""

    stage = Stage(2, "flight", shows="card")
    card: str


class CardEarned(OfInvestigator, frozen=True, gc=False):
    """A card belongs to an investigator's deck from now on."""

    stage = Stage(3, "banner", shows="card")
    card: str


# --- enemies


class EnemyDisengaged(OfInvestigator, frozen=True, gc=False):
    """An enemy and an investigator are no longer engaged."""

    stage = Stage(1, "mark", shows="enemy")
    enemy: str


class AttackCancelled(OfInvestigator, frozen=True, gc=False):
    """Nothing comes of the attack of an enemy."""

    stage = Stage(2, "mark", shows="enemy")
    enemy: str


class RevelationCancelled(OfInvestigator, frozen=True, gc=False):
    """Nothing comes of the revelation of a treachery."""

    stage = Stage(2, "mark", shows="card")
    card: str


# --- scenarios


class ScenarioLaidOut(CardGameEvent, frozen=True, gc=False):
    """A scenario has been put on the table."""

    tells = ("opening-{scenario}",)
    pieces: ClassVar[tuple[str, ...]] = ("scenario",)
    stage = Stage(3, "banner", shows="scenario")
    scenario: str


class AgendaBegan(CardGameEvent, frozen=True, gc=False):
    """There is a new agenda."""

    stage = Stage(3, "card", shows="card")
    card: str


class ActBegan(CardGameEvent, frozen=True, gc=False):
    """There is a new act."""

    stage = Stage(3, "card", shows="card")
    card: str


class _OfLog(CardGameEvent, frozen=True, gc=False):
    """Something that happened to an entry of the campaign log."""

    entry: str

    def said(self, field: str) -> Arg:
        """An entry in its own words, with the names of those it lists."""
        if field != "entry":
            return super().said(field)
        kind, _, listed = self.entry.partition(":")
        return text(f"cg-log-{kind.replace('_', '-')}", names=name(self.game, listed) if listed else "")

    def said_beside(self) -> Mapping[str, Arg]:
        """Whether the entry lists names."""
        return {"listed": int(":" in self.entry)}


class Recorded(_OfLog, frozen=True, gc=False):
    """Something has been written into the campaign log."""

    stage = Stage(3, "banner")


class CrossedOut(_OfLog, frozen=True, gc=False):
    """Something has been crossed out in the campaign log."""

    stage = Stage(2, "banner")


class ExperienceLost(OfInvestigator, frozen=True, gc=False):
    """An investigator earns less experience in this scenario."""

    stage = Stage(2, "mark", shows="who")
    amount: int


class TakesPart(OfInvestigator, frozen=True, gc=False):
    """A player takes part in the next scenario, or sits it out."""

    stage = Stage(1, "mark", shows="who")
    comes: int
