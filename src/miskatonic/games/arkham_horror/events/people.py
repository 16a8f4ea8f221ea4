"""What can happen to investigators: their minds and bodies, their checks, what they have."""

from collections.abc import Mapping

from miskatonic.games.arkham_horror.components import ANCIENT_ONE, CARDS, MONSTER_CARDS
from miskatonic.games.arkham_horror.events import ArkhamEvent, dice
from miskatonic.kernel.staging import Stage
from miskatonic.kernel.text import Arg, Text, name, signed, text


def _named(piece: str) -> Text:
    return name("arkham_horror", piece)


class CardEvent(ArkhamEvent, frozen=True, gc=False):
    """A card comes or goes."""

    who: str
    card: str

    @property
    def told(self) -> bool:
        """Unless the card stands for a blessing or a curse, which have lines of their own."""
        return not (self.card in CARDS and CARDS[self.card].fateful) and super().told


# --- sanity, stamina and fates


class SanityLoss(ArkhamEvent, frozen=True, gc=False):
    """An investigator is about to lose sanity."""

    who: str
    amount: int


class StaminaLoss(ArkhamEvent, frozen=True, gc=False):
    """An investigator is about to lose stamina."""

    who: str
    amount: int


class SanityGiven(ArkhamEvent, frozen=True, gc=False):
    """An investigator is about to gain sanity."""

    who: str
    amount: int


class StaminaGiven(ArkhamEvent, frozen=True, gc=False):
    """An investigator is about to gain stamina."""

    who: str
    amount: int


class SanityLost(ArkhamEvent, frozen=True, gc=False):
    """Sanity is lost."""

    stage = Stage(2, "mark", shows="who")
    tells = ("harm-{cause}",)
    who: str
    amount: int


class StaminaLost(ArkhamEvent, frozen=True, gc=False):
    """Stamina is lost."""

    stage = Stage(2, "mark", shows="who")
    tells = ("harm-{cause}",)
    who: str
    amount: int


class SanityGained(ArkhamEvent, frozen=True, gc=False):
    """Sanity is regained."""

    stage = Stage(1, "flight", shows="who")
    tells = ("gain-{cause}",)
    who: str
    amount: int


class StaminaGained(ArkhamEvent, frozen=True, gc=False):
    """Stamina is regained."""

    stage = Stage(1, "flight", shows="who")
    tells = ("gain-{cause}",)
    who: str
    amount: int


class GainBlocked(ArkhamEvent, frozen=True, gc=False):
    """A card prevents an investigator from regaining anything."""

    stage = Stage(2, "mark", shows="who")
    who: str
    what: str


class MaximumLowered(ArkhamEvent, frozen=True, gc=False):
    """A maximum is lower for the rest of the game."""

    stage = Stage(2, "mark", shows="who")
    who: str
    what: str


class WentInsane(ArkhamEvent, frozen=True, gc=False):
    """No sanity is left."""

    says_why = False
    stage = Stage(4, "point", shows="who", opens=True)
    tells = ("insane",)
    who: str


class FellUnconscious(ArkhamEvent, frozen=True, gc=False):
    """No stamina is left."""

    says_why = False
    stage = Stage(4, "point", shows="who", opens=True)
    tells = ("unconscious",)
    who: str


class WillBeLost(ArkhamEvent, frozen=True, gc=False):
    """An investigator is about to be lost in time and space."""

    who: str


class WentToRefuge(ArkhamEvent, frozen=True, gc=False):
    """An investigator is saved from being lost."""

    says_why = False
    stage = Stage(3, "banner", shows="who")
    who: str
    place: str


class ArrivedLost(ArkhamEvent, frozen=True, gc=False):
    """An investigator is lost in time and space."""

    says_why = False
    stage = Stage(4, "point", shows="who")
    tells = ("lost",)
    who: str


class FoundAgain(ArkhamEvent, frozen=True, gc=False):
    """An investigator is back from nowhere."""

    says_why = False
    stage = Stage(2, "flight", shows="who")
    who: str
    place: str


class WillBeDevoured(ArkhamEvent, frozen=True, gc=False):
    """An investigator is about to be devoured."""

    who: str


class Devoured(ArkhamEvent, frozen=True, gc=False):
    """An investigator is gone for good."""

    stage = Stage(4, "point", shows="who")
    tells = ("devoured",)
    who: str


class TokensLeft(ArkhamEvent, frozen=True, gc=False):
    """Somebody who is gone for good leaves tokens of some kind. It has no line in the log: cards answer it."""

    who: str
    kind: str
    amount: int


class WillBeDelayed(ArkhamEvent, frozen=True, gc=False):
    """An investigator is about to be delayed."""

    who: str


class Delayed(ArkhamEvent, frozen=True, gc=False):
    """An investigator does not move in the next turn."""

    stage = Stage(2, "mark", shows="who")
    who: str


class StoodUp(ArkhamEvent, frozen=True, gc=False):
    """A delay is over."""

    stage = Stage(1, "mark", shows="who")
    who: str


class TurnLost(ArkhamEvent, frozen=True, gc=False):
    """An investigator loses the next turn."""

    stage = Stage(2, "mark", shows="who")
    who: str


class WillBeArrested(ArkhamEvent, frozen=True, gc=False):
    """An investigator is about to be arrested."""

    who: str


class Arrested(ArkhamEvent, frozen=True, gc=False):
    """An investigator is in the cell."""

    stage = Stage(3, "banner", shows="who")
    tells = ("arrested",)
    who: str


class ArrestIgnored(ArkhamEvent, frozen=True, gc=False):
    """A card prevents an arrest."""

    stage = Stage(2, "mark", shows="who")
    who: str


class WillBeCursed(ArkhamEvent, frozen=True, gc=False):
    """An investigator is about to be cursed."""

    who: str


class Blessed(ArkhamEvent, frozen=True, gc=False):
    """An investigator is blessed."""

    stage = Stage(3, "banner", shows="who")
    tells = ("blessed",)
    who: str


class Cursed(ArkhamEvent, frozen=True, gc=False):
    """An investigator is cursed."""

    stage = Stage(3, "banner", shows="who")
    tells = ("cursed",)
    who: str


class WillLoseBlessing(ArkhamEvent, frozen=True, gc=False):
    """An investigator is about to lose a blessing."""

    who: str


class FateLifted(ArkhamEvent, frozen=True, gc=False):
    """A blessing or a curse is over."""

    says_why = False
    stage = Stage(2, "mark", shows="who")
    who: str
    fate: str


# --- checks and dice


class Rolled(ArkhamEvent, frozen=True, gc=False):
    """Dice that are no check."""

    stage = Stage(2, "sheet", shows="who")
    who: str
    faces: tuple[int, ...]

    def said_beside(self) -> Mapping[str, Arg]:
        """How many dice there are."""
        return {"dice": len(self.faces)}


class CheckMade(ArkhamEvent, frozen=True, gc=False):
    """A check has been rolled."""

    says_why = False
    stage = Stage(3, "sheet", shows="who", opens=True)
    who: str
    skill: str
    kind: str
    modifier: int
    difficulty: int
    faces: tuple[int, ...]
    won: int
    success_from: int
    """The least that a die must show to be a success."""

    def text(self) -> Text:
        """What was checked, what the dice show and how many succeed."""
        dice_shown = (
            text("ah-rolled", faces=dice(self.faces), won=self.won) if self.faces else text("ah-rolled-nothing")
        )
        check = {"who": _named(self.who), "skill": text(f"ah-skill-{self.skill}"), "modifier": signed(self.modifier)}
        key = f"ah-event-check-{self.kind}"
        return text(key, **check, difficulty=self.difficulty, rolled=dice_shown, against=self._against())

    def _against(self) -> Arg:
        """The monster that is fought or fled from, or the spell that is cast; nothing for other checks."""
        cause = self.cause.partition("#")[0]
        if self.kind in ("combat", "evade", "horror") and (cause in MONSTER_CARDS or cause == ANCIENT_ONE):
            return text(f"ah-against-{self.kind}", foe=_named(self.cause))
        return text("ah-against-spell", spell=_named(self.cause)) if self.kind == "spell" and cause in CARDS else ""


class CheckWon(ArkhamEvent, frozen=True, gc=False):
    """A check is passed without dice."""

    says_why = False
    stage = Stage(3, "sheet", shows="who")
    who: str
    skill: str

    def said(self, field: str) -> Text | int | float | str:
        """A skill by its name."""
        return text(f"ah-skill-{self.skill}") if field == "skill" else ArkhamEvent.said(self, field)


class ClueDieRolled(ArkhamEvent, frozen=True, gc=False):
    """A clue has been spent for dice."""

    says_why = False
    stage = Stage(3, "sheet", shows="who")
    who: str
    faces: tuple[int, ...]
    won: int


class DiceAdded(ArkhamEvent, frozen=True, gc=False):
    """Dice have been added to a check."""

    says_why = False
    stage = Stage(3, "sheet", shows="who")
    who: str
    faces: tuple[int, ...]
    won: int


class SuccessAdded(ArkhamEvent, frozen=True, gc=False):
    """A card adds a success to a check."""

    stage = Stage(3, "sheet", shows="who")
    who: str
    won: int


class DiceRerolled(ArkhamEvent, frozen=True, gc=False):
    """Dice have been rolled again."""

    says_why = False
    stage = Stage(3, "sheet", shows="who")
    who: str
    faces: tuple[int, ...]
    won: int
    dice: tuple[int, ...]
    """All dice of the check, as they lie now."""


class SliderMoved(ArkhamEvent, frozen=True, gc=False):
    """A slider has been moved by so many stops. It has no line in the log: cards answer it."""

    who: str
    slider: int
    stops: int


class SkillsAdjusted(ArkhamEvent, frozen=True, gc=False):
    """Sliders have been moved."""

    stage = Stage(1, "flight", shows="who")
    who: str
    sliders: tuple[int, ...]


# --- money, clues and cards


class MoneyGained(ArkhamEvent, frozen=True, gc=False):
    """Dollars."""

    stage = Stage(1, "flight", shows="who")
    tells = ("gain-{cause}",)
    who: str
    amount: int


class MoneyLost(ArkhamEvent, frozen=True, gc=False):
    """Dollars gone."""

    stage = Stage(1, "flight", shows="who")
    tells = ("harm-{cause}",)
    who: str
    amount: int


class CluesGained(ArkhamEvent, frozen=True, gc=False):
    """Clues."""

    stage = Stage(1, "flight", shows="who")
    tells = ("gain-{cause}",)
    who: str
    amount: int


class CluesLost(ArkhamEvent, frozen=True, gc=False):
    """Clues gone."""

    stage = Stage(1, "flight", shows="who")
    who: str
    amount: int


class ClueCost(ArkhamEvent, frozen=True, gc=False):
    """An investigator is about to spend clues."""

    who: str
    amount: int
    declined: int = 0
    """What cards could have stood for that were not used for it."""


class MoneyCost(ArkhamEvent, frozen=True, gc=False):
    """An investigator is about to pay dollars."""

    who: str
    amount: int
    declined: int = 0
    """What cards could have stood for that were not used for it."""


class CluesTaken(ArkhamEvent, frozen=True, gc=False):
    """Clues are picked up at a place."""

    who: str
    place: str
    amount: int


class Draw(ArkhamEvent, frozen=True, gc=False):
    """An investigator is about to draw cards."""

    who: str
    deck: str
    amount: int


class CardsDrawn(ArkhamEvent, frozen=True, gc=False):
    """Cards have been drawn and are looked at."""

    who: str
    deck: str
    amount: int


class DrawnFromDeck(ArkhamEvent, frozen=True, gc=False):
    """A card has been drawn from its deck or searched for in it, whether or not it is kept, by somebody who has been equipped.
    It has no line in the log: cards answer it."""

    who: str
    card: str


class WillGainCards(ArkhamEvent, frozen=True, gc=False):
    """An investigator is about to draw cards and keep a number of them."""

    who: str
    deck: str
    amount: int


class CardGained(CardEvent, frozen=True, gc=False):
    """A card gets an owner."""

    stage = Stage(2, "flight", shows="card")
    tells = ("gain-{cause}",)


class DeckShuffled(ArkhamEvent, frozen=True, gc=False):
    """A deck is shuffled after it was looked through."""

    says_why = False
    stage = Stage(1, "mark")
    deck: str


class CardRefused(ArkhamEvent, frozen=True, gc=False):
    """A card that was drawn goes under its deck."""

    says_why = False
    stage = Stage(1, "flight", shows="card")
    card: str


class CardDiscarded(CardEvent, frozen=True, gc=False):
    """A card is gone."""

    stage = Stage(2, "flight", shows="card")


class Exhausted(ArkhamEvent, frozen=True, gc=False):
    """A card is turned face down."""

    stage = Stage(1, "flight", shows="card")
    who: str
    card: str


class Refreshed(ArkhamEvent, frozen=True, gc=False):
    """An exhausted card can be used again."""

    stage = Stage(1, "mark", shows="card")
    who: str
    card: str


class TokenPlaced(ArkhamEvent, frozen=True, gc=False):
    """A card bears a token more."""

    stage = Stage(1, "mark", shows="card")
    who: str
    card: str
    tokens: int


class CluesHandedOver(ArkhamEvent, frozen=True, gc=False):
    """Clues change hands."""

    stage = Stage(1, "flight", shows="taker")
    giver: str
    taker: str
    amount: int


class CardTraded(ArkhamEvent, frozen=True, gc=False):
    """A card changes hands."""

    stage = Stage(1, "flight", shows="card")
    giver: str
    taker: str
    card: str


class MoneyTraded(ArkhamEvent, frozen=True, gc=False):
    """Money changes hands."""

    stage = Stage(1, "flight", shows="taker")
    giver: str
    taker: str
    amount: int


class TradeRefused(ArkhamEvent, frozen=True, gc=False):
    """A trade is declined."""

    stage = Stage(1, "mark", shows="other")
    who: str
    other: str


class SpellCost(ArkhamEvent, frozen=True, gc=False):
    """An investigator is about to pay the sanity cost of a spell."""

    who: str
    spell: str
    amount: int


class SpellCast(ArkhamEvent, frozen=True, gc=False):
    """A spell succeeds."""

    stage = Stage(2, "mark", shows="card")
    who: str
    card: str


class SpellFailed(ArkhamEvent, frozen=True, gc=False):
    """A spell fails."""

    stage = Stage(2, "mark", shows="card")
    who: str
    card: str


class TrophySpent(ArkhamEvent, frozen=True, gc=False):
    """A trophy is given up."""

    stage = Stage(1, "flight", shows="trophy")
    who: str
    trophy: str
