"""The heuristic bot of Elder Sign: it knows its chances and what things are worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

from miskatonic.games.elder_sign.bot.attempt import AttemptPlay
from miskatonic.games.elder_sign.bot.worth import Weights, Worth
from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ANCIENT_ONES, CARDS, trophy_value
from miskatonic.games.elder_sign.dice import RED, YELLOW
from miskatonic.games.elder_sign.odds.attempt import KNACKS, dice_added, pool_at, work_at, work_of
from miskatonic.games.elder_sign.odds.rolls import Knack, Outlook, Pool, Row
from miskatonic.games.elder_sign.rules.cards_in_use import NO_CLUES, NO_COMMON, NO_SPELL, NO_UNIQUE, forbidden
from miskatonic.games.elder_sign.rules.entrance import first_aid_options, price, souvenir_options
from miskatonic.games.elder_sign.state import ENTRANCE, Adventure, ElderSign, Investigator
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Text
from miskatonic.players.choosing import best

FORBIDDEN = {"common": NO_COMMON, "unique": NO_UNIQUE, "spell": NO_SPELL}

# What each help is worth in green dice, when the chances of a place are guessed before going there.
CLUE_IN_DICE, SPELL_IN_DICE = 0.8, 0.7
MOST_DICE = 8.0
ENOUGH = 0.93
"""With such a chance nobody looks for further help."""

Help = tuple[int, int, float, float]
"""A yellow die, a red die, what else it is worth in dice, what it costs."""

UNSURE = (
    "es-prompt-move",
    "es-prompt-wait",
    "es-prompt-before-roll",
    "es-prompt-turn-start",
    "es-prompt-place-monster",
    "es-prompt-lock",
    "es-prompt-spare-penalties",
    "es-prompt-starting-item",
    "es-prompt-gain-instead",
    "es-prompt-discard-for-dice",
    "es-prompt-investigator",
    "prompt-choose-effect",
    "prompt-reaction",
)
"""Questions that the chances of the attempt alone do not answer."""


class HeuristicBot:
    """Goes where the expected worth is highest and plays an attempt by its exact chances."""

    __slots__ = ("_answers", "_attempt", "worth")

    horizon: ClassVar[int] = 0
    caution: ClassVar[float] = 1.0

    def __init__(self, weights: Weights | None = None) -> None:
        self.worth = Worth(weights or Weights())
        self._attempt = AttemptPlay(self.worth)
        self._answers: dict[str, Callable[[Table[ElderSign], Decision], list[int]]] = {
            **self._attempt.answers(),
            "es-prompt-move": self._move,
            "es-prompt-wait": self._wait,
            "es-prompt-place-monster": self._place_monster,
            "es-prompt-lock": self._lock,
            "es-prompt-pay": self._pay,
            "es-prompt-assistant": self._assistant,
            "es-prompt-who-heals": self._who_heals,
            "es-prompt-lose-monster": self._lose_monster,
            "es-prompt-lose-card": self._lose_card,
            "es-prompt-discard-for-dice": self._lose_card,
            "es-prompt-gain-instead": self._kind,
            "es-prompt-starting-item": self._kind,
            "es-prompt-turn-start": self._turn_start,
            "es-prompt-spare-penalties": self._spare_penalties,
            "prompt-choose-effect": self._effect,
        }

    def pick(self, table: Table[ElderSign]) -> list[int]:
        """The options that look best; where the bot has no opinion, the first ones."""
        decision = table.decision
        assert decision is not None
        answer = self._answers.get(decision.prompt.key)
        return list(range(max(decision.least, 1))) if answer is None else answer(table, decision)

    def sure(self, table: Table[ElderSign]) -> bool:
        """Whether there is little to think about: the chances settle it."""
        decision = table.decision
        assert decision is not None
        if decision.prompt.key == "es-prompt-after-roll":
            return decision.options[self._attempt.after_roll(table, decision)[0]].id.startswith("task:")
        return decision.prompt.key not in UNSURE

    def rivals(self, table: Table[ElderSign]) -> list[list[int]] | None:
        """All of them."""
        return None

    def rests(self, table: Table[ElderSign], trial: Table[ElderSign]) -> bool:
        """Nowhere before its time."""
        return False

    # --- where to go

    def _move(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        scores = self.places(table.state, investigator_of(table, decision))
        return best(decision, lambda option: scores[option.value])

    def places(self, game: ElderSign, investigator: Investigator) -> dict[str, float]:
        """The expected worth of a turn at each place."""
        help_at_hand = self._help(game, investigator)
        wanted = ANCIENT_ONES[game.ancient_one].elder_signs - game.elder_signs
        threat = self.worth.threat(game)
        pool = pool_at(game, investigator, ENTRANCE)
        scores = {ENTRANCE: self._at_entrance(game, investigator, threat)}
        for adventure in game.adventures():
            scores[adventure.card] = self._at_adventure(
                game, investigator, adventure, pool, help_at_hand, wanted, threat
            )
        return scores

    def _help(self, game: ElderSign, investigator: Investigator) -> list[Help]:
        """What the investigator could use in an attempt."""
        found: list[Help] = []
        yellow, red = (game.dice[n].zone == "supply" for n in (YELLOW, RED))
        spells = 0
        for card in investigator.cards:
            deck = CARDS[card].deck
            if deck == "ally" or forbidden(game, FORBIDDEN[deck], investigator):
                continue
            if added := dice_added(card):
                one, other = yellow and YELLOW in added, red and RED in added
                if one or other:
                    found.append((int(one), int(other), 0.0, self.worth.card(card)))
                    yellow, red = yellow and not one, red and not other
            elif CARDS[card].holds and spells < 2:
                spells += 1
                found.append((0, 0, SPELL_IN_DICE, self.worth.card(card)))
        if investigator.clues and not forbidden(game, NO_CLUES, investigator):
            found += [(0, 0, CLUE_IN_DICE, self.worth.weights.clue)] * min(investigator.clues, 3)
        return found

    def _at_adventure(
        self,
        game: ElderSign,
        investigator: Investigator,
        adventure: Adventure,
        pool: Pool,
        help_at_hand: list[Help],
        wanted: int,
        threat: tuple[int, int],
    ) -> float:
        """What is won as often as the chances say, with the help that pays, less what is lost otherwise."""
        worth, weights, place = self.worth, self.worth.weights, adventure.card
        work = work_at(game, investigator, place, quick=True)
        lost = worth.penalty(investigator, place, threat)
        if work is None or work.sanity >= investigator.sanity or work.stamina >= investigator.stamina:
            return -lost
        outlook = work.outlook
        won = worth.prize(game, adventure, wanted)
        stake = won + lost
        dice = pool[0] + knack_in_dice(KNACKS.get(investigator.slug, ""), outlook.rows)
        chance = with_dice(outlook, dice, pool)
        cost = 0.0
        for yellow, red, other, its_worth in help_at_hand:
            if chance > ENOUGH:
                break
            more = dice + yellow * outlook.yellow + red * outlook.red + other
            with_help = with_dice(outlook, more, pool)
            its_cost = its_worth * weights.frugal
            if (with_help - chance) * stake > its_cost:
                dice, chance, cost = more, with_help, cost + its_cost
        score = chance * won - (1 - chance) * lost - cost
        if terror := worth.terror(game, investigator, place):
            score -= terror * (1.1 - 0.6 * chance)
        if work.sanity or work.stamina:
            score -= worth.harm(investigator, work.sanity, work.stamina, threat) * (0.5 + 0.5 * chance)
        return score - work.clock * weights.hour * (0.5 + 0.5 * chance)

    # --- at the entrance

    def _at_entrance(self, game: ElderSign, investigator: Investigator, threat: tuple[int, int]) -> float:
        """The best that can be done there."""
        options = [*first_aid_options(game, investigator), *souvenir_options(game, investigator)]
        most = max((self._activity(game, investigator, option, threat) for option in options), default=0.0)
        return most - self.worth.weights.idle

    def _wait(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        game, investigator = table.state, investigator_of(table, decision)
        threat = self.worth.threat(game)
        return best(decision, lambda option: self._activity(game, investigator, option, threat))

    def _activity(
        self, game: ElderSign, investigator: Investigator, option: Option[Any], threat: tuple[int, int]
    ) -> float:
        worth, weights = self.worth, self.worth.weights
        if option.id.startswith("first_aid:"):
            trophies, sanity, stamina = option.value
            return float(-worth.harm(investigator, -sanity, -stamina, threat) - trophies * weights.trophy)
        if option.id == "buy:elder_sign":
            last = game.elder_signs + 1 >= ANCIENT_ONES[game.ancient_one].elder_signs
            return weights.elder_sign - weights.sign_price + (weights.win if last else 0.0)
        if option.id.startswith("buy:"):
            return float(getattr(weights, option.value)) - price(game, option.value) * weights.trophy
        found = weights.clue + weights.common + weights.unique + weights.spell
        return (found - worth.harm(investigator, 1, 0, threat) - worth.harm(investigator, 0, 1, threat)) / 6

    # --- gains and misfortunes

    def _place_monster(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """Where it spoils least, or even helps."""
        game = table.state
        label = dict(decision.options[0].label.args)["monster"]
        assert isinstance(label, Text)
        monster = str(label.args[0][1]).partition("/")[2]
        wanted = ANCIENT_ONES[game.ancient_one].elder_signs - game.elder_signs

        def score(option: Option[Any]) -> float:
            place, task = option.value
            adventure = game.adventure(place)
            prize = self.worth.prize(game, adventure, wanted)
            covers = list(adventure.covers) or [""] * len(ADVENTURE_CARDS[place].tasks)
            below = list(adventure.below)
            if task < 0:
                below.append(monster)
            else:
                covers[task] = monster
            spoilt = Adventure(place, covers if any(covers) else [], below)
            return easy(game, spoilt) * (prize + self.worth.monster(monster)) - easy(game, adventure) * prize

        return best(decision, score)

    def _lock(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """A die that nobody is rolling."""
        dice = table.state.dice
        order = ("supply", "aside", "task", "pool", "marker", "spell", "lock")
        return best(decision, lambda option: -order.index(dice[option.value].zone))

    def _pay(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """The most valuable trophy that is not too much; against Shub-Niggurath, monsters last."""
        keep = table.state.ancient_one == "shub_niggurath"
        return best(
            decision,
            lambda option: trophy_value(option.value) + (0.5 if not keep or option.value in ADVENTURE_CARDS else 0.0),
        )

    def _assistant(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        investigator, harm = investigator_of(table, decision), self.worth.harm
        return best(
            decision,
            lambda option: -(harm(investigator, 1, 0) if option.value == "sanity" else harm(investigator, 0, 1)),
        )

    def _who_heals(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        threat, harm = self.worth.threat(table.state), self.worth.harm

        def score(option: Option[Any]) -> float:
            investigator, what = option.value
            return -harm(investigator, *((-1, 0) if what == "sanity" else (0, -1)), threat)

        return best(decision, score)

    def _turn_start(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """Healing is for those who need it, or for the last hours of the day."""
        game = table.state
        low = min(min(investigator.sanity, investigator.stamina) for investigator in game.present())
        return [0 if low <= 3 or game.clock >= 2 else 1]

    def _spare_penalties(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        attempt = table.state.attempt
        assert attempt is not None
        penalty = self.worth.penalty(investigator_of(table, decision), attempt.place)
        return [0 if penalty > self.worth.weights.ally else 1]

    def _lose_monster(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        return best(decision, lambda option: -trophy_value(option.value))

    def _lose_card(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        worth = self.worth
        return best(
            decision, lambda option: -(worth.weights.clue if option.value == "clue" else worth.card(option.value))
        )

    def _kind(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        return best(decision, lambda option: float(getattr(self.worth.weights, option.value)))

    def _effect(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        investigator = investigator_of(table, decision)
        return best(decision, lambda option: -self.worth.effect(investigator, option.value))


TrialPolicy = HeuristicBot
"""What the search plays its trials with."""


def investigator_of(table: Table[ElderSign], decision: Decision) -> Investigator:
    """The investigator of the seat that decides."""
    investigator = table.state.investigators[decision.seat]
    assert investigator is not None
    return investigator


def with_dice(outlook: Outlook, dice: float, pool: Pool) -> float:
    """The chance with a number of green dice that need not be whole, and what else the pool holds."""
    return outlook.between(min(dice, MOST_DICE), pool[3], pool[4])


def easy(game: ElderSign, adventure: Adventure) -> float:
    """How likely an adventure is to be resolved by somebody with a little help."""
    work = work_of(game, adventure)
    return 1.0 if work is None else work.outlook.resolve(7)


@cache
def knack_in_dice(knack: Knack, rows: tuple[Row, ...]) -> float:
    """What an ability that helps with every roll is worth there in green dice."""
    if knack == "lore":
        return 0.47 * sum(row[0] for row in rows)
    if knack == "peril":
        return 0.55 * sum(row[1] for row in rows)
    if knack == "raise":
        return sum(0.19 + 0.036 * number for row in rows for number in row[3:])
    return max(0.3 * len(rows) - 0.37, 0.0) if knack == "many" else 0.0
