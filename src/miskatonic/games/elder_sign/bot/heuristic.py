"""The heuristic bot of Elder Sign: it knows the odds and what things are worth."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from miskatonic.games.elder_sign.bot.attempt import Answer, AttemptPlay
from miskatonic.games.elder_sign.bot.gifts import wants_monster_trophies
from miskatonic.games.elder_sign.bot.guess import gain_by_trying, guess
from miskatonic.games.elder_sign.bot.worth import Weights, Worth
from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ANCIENT_ONES, CARDS, INVESTIGATORS, trophy_value
from miskatonic.games.elder_sign.dice import RED, YELLOW
from miskatonic.games.elder_sign.effects.belongings import LOSE_CARD, LOSE_MONSTER
from miskatonic.games.elder_sign.effects.combining import AT_MIDNIGHT, ATTACK, CHOICE
from miskatonic.games.elder_sign.effects.guarding import PREVENT, SPARE_PENALTIES
from miskatonic.games.elder_sign.effects.health import WHO_HEALS
from miskatonic.games.elder_sign.effects.owning import effect_of
from miskatonic.games.elder_sign.effects.talents import GAIN_INSTEAD
from miskatonic.games.elder_sign.effects.using import DISCARD_FOR_DICE
from miskatonic.games.elder_sign.odds.attempt import dice_added, knack, pool_at, work_at, work_of
from miskatonic.games.elder_sign.odds.rolls import AttemptOdds, Knack, Pool, Row
from miskatonic.games.elder_sign.rules.attempt import USE_BEFORE_ROLL, USE_ROLL
from miskatonic.games.elder_sign.rules.body_and_mind import INVESTIGATOR, STARTING_ITEM
from miskatonic.games.elder_sign.rules.cards_in_use import NO_CLUES, NOT_ALLOWED
from miskatonic.games.elder_sign.rules.dice_pool import LOCK
from miskatonic.games.elder_sign.rules.entrance import WAIT, first_aid_options, price, souvenir_options
from miskatonic.games.elder_sign.rules.failing import ASSISTANT
from miskatonic.games.elder_sign.rules.monsters import PLACE_MONSTER
from miskatonic.games.elder_sign.rules.trophies import PAY
from miskatonic.games.elder_sign.rules.turn import BEFORE_TURN, MOVE
from miskatonic.games.elder_sign.state import ENTRANCE, Adventure, ElderSign, Investigator
from miskatonic.kernel.decision import Decision, Kind, Option
from miskatonic.kernel.hooks import REACTION, is_set
from miskatonic.kernel.sight import Sight
from miskatonic.players.choosing import best

CLUE_IN_DICE = 0.8
"""What a clue is worth in green dice, when the odds of a place are estimated before going there."""
SPELL_IN_DICE = 0.7
"""What a spell that holds a die is worth in green dice, when the odds of a place are estimated before going there."""
MOST_DICE = 8.0
"""With more green dice than these the odds of a place are not estimated."""
ENOUGH = 0.93
"""Odds from which no further help is looked for."""

Help = tuple[int, int, float, float]
"""A yellow die, a red die, what else it is worth in dice, what it costs."""

UNSURE: tuple[Kind[Any], ...] = (
    MOVE,
    WAIT,
    USE_BEFORE_ROLL,
    BEFORE_TURN,
    PLACE_MONSTER,
    LOCK,
    SPARE_PENALTIES,
    STARTING_ITEM,
    GAIN_INSTEAD,
    DISCARD_FOR_DICE,
    INVESTIGATOR,
    ATTACK,
    AT_MIDNIGHT,
    CHOICE,
    REACTION,
)
"""Questions that the odds of the attempt alone do not answer."""


class HeuristicBot:
    """Goes where the expected worth is highest and plays an attempt by its exact odds."""

    __slots__ = ("_answers", "_attempt", "_changes", "worth")

    horizon: ClassVar[int] = 0
    caution: ClassVar[float] = 1.0

    def __init__(self, weights: Weights | None = None) -> None:
        self.worth = Worth(weights or Weights())
        self._attempt = AttemptPlay(self.worth)
        self._changes = ANCIENT_ONES.changes
        self._answers: dict[Kind[Any], Answer] = {
            **self._attempt.answers(),
            MOVE: self._move,
            WAIT: self._wait,
            PLACE_MONSTER: self._place_monster,
            LOCK: self._lock,
            PAY: self._pay,
            ASSISTANT: self._assistant,
            WHO_HEALS: self._who_heals,
            LOSE_MONSTER: self._lose_monster,
            LOSE_CARD: self._lose_card,
            DISCARD_FOR_DICE: self._lose_card,
            GAIN_INSTEAD: self._kind,
            STARTING_ITEM: self._kind,
            INVESTIGATOR: self._investigator,
            BEFORE_TURN: self._turn_start,
            SPARE_PENALTIES: self._spare_penalties,
            PREVENT: self._prevent,
            ATTACK: self._effect,
            AT_MIDNIGHT: self._effect,
            CHOICE: self._effect,
        }

    def pick(self, sight: Sight[ElderSign]) -> list[int]:
        """The options that look best; where the bot does not know the question, a considered guess."""
        decision = sight.decision
        if ANCIENT_ONES.changes != self._changes:
            self.worth.forget()
            self._changes = ANCIENT_ONES.changes
        answer = self._answers.get(decision.kind)
        return guess(sight, decision, self.worth) if answer is None else answer(sight, decision)

    def sure(self, sight: Sight[ElderSign]) -> bool:
        """Whether there is little to think about: the odds settle it."""
        decision = sight.decision
        if decision.kind is USE_ROLL:
            return decision.options[self._attempt.after_roll(sight, decision)[0]].verb == "task"
        return decision.kind in self._answers and decision.kind not in UNSURE

    def rivals(self, sight: Sight[ElderSign]) -> list[list[int]] | None:
        """All of them."""
        return None

    def rests(self, sight: Sight[ElderSign], trial: Sight[ElderSign]) -> bool:
        """Nowhere before its time."""
        return False

    # --- where to go

    def _move(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        scores = self.places(sight.state, investigator_of(sight, decision))
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
            if deck == "ally" or is_set(game, NOT_ALLOWED[deck], investigator):
                continue
            if added := dice_added(card):
                one, other = yellow and YELLOW in added, red and RED in added
                if one or other:
                    found.append((int(one), int(other), 0.0, self.worth.card(card)))
                    yellow, red = yellow and not one, red and not other
            elif CARDS[card].holds and spells < 2:
                spells += 1
                found.append((0, 0, SPELL_IN_DICE, self.worth.card(card)))
        if investigator.clues and not is_set(game, NO_CLUES, investigator):
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
        """The expected reward by the odds, with the help that pays, less the expected loss."""
        worth, weights, place = self.worth, self.worth.weights, adventure.card
        work = work_at(game, investigator, place, quick=True)
        lost = worth.penalty(investigator, place, threat)
        if work is None or work.sanity >= investigator.sanity or work.stamina >= investigator.stamina:
            return -lost
        odds = work.odds
        won = worth.prize(game, adventure, wanted)
        stake = won + lost
        dice = pool[0] + knack_in_dice(knack(investigator), odds.rows)
        chance = with_dice(odds, dice, pool)
        cost = 0.0
        for yellow, red, other, its_worth in help_at_hand:
            if chance > ENOUGH:
                break
            more = dice + yellow * odds.yellow + red * odds.red + other
            with_help = with_dice(odds, more, pool)
            its_cost = its_worth * weights.frugal
            if (with_help - chance) * stake > its_cost:
                dice, chance, cost = more, with_help, cost + its_cost
        score = chance * won - (1 - chance) * lost - cost
        if terror := worth.terror(game, investigator, place):
            score -= terror * (1.1 - 0.6 * chance)
        if work.sanity or work.stamina:
            score -= worth.harm(investigator, work.sanity, work.stamina, threat) * (0.5 + 0.5 * chance)
        entry = ADVENTURE_CARDS[place].entry
        if entry is not None and entry.possible(game, investigator):
            score += worth.gain(game, investigator, entry.gives)
        return score - work.clock * weights.hour * (0.5 + 0.5 * chance)

    # --- at the entrance

    def _at_entrance(self, game: ElderSign, investigator: Investigator, threat: tuple[int, int]) -> float:
        """The best that can be done there."""
        options = [*first_aid_options(game, investigator), *souvenir_options(game, investigator)]
        most = max((self._activity(game, investigator, option, threat) for option in options), default=0.0)
        return most - self.worth.weights.idle

    def _wait(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        game, investigator = sight.state, investigator_of(sight, decision)
        threat = self.worth.threat(game)
        return best(decision, lambda option: self._activity(game, investigator, option, threat))

    def _activity(
        self, game: ElderSign, investigator: Investigator, option: Option[Any], threat: tuple[int, int]
    ) -> float:
        worth, weights = self.worth, self.worth.weights
        if option.verb == "first_aid":
            trophies, sanity, stamina = option.value
            return float(worth.healing(investigator, sanity, stamina, threat) - trophies * weights.trophy)
        if option.id == "buy:elder_sign":
            last = game.elder_signs + 1 >= ANCIENT_ONES[game.ancient_one].elder_signs
            return weights.elder_sign - weights.sign_price + (weights.win if last else 0.0)
        if option.verb == "buy":
            return worth.quantity(option.value) - price(game, option.value) * weights.trophy
        found = sum(map(worth.quantity, ("clue", "common", "unique", "spell")))
        return (found - worth.harm(investigator, 1, 0, threat) - worth.harm(investigator, 0, 1, threat)) / 6

    # --- gains and misfortunes

    def _place_monster(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """Where it spoils least, or even helps."""
        game, monster = sight.state, decision.source
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

    def _lock(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """A die outside of any roll."""
        dice = sight.state.dice
        order = ("supply", "aside", "task", "pool", "marker", "spell", "lock")
        return best(decision, lambda option: -order.index(dice[option.value].zone))

    def _pay(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """The most valuable trophy that is not too much; monsters last, where they are needed in the battle."""
        keep = wants_monster_trophies(sight.state.ancient_one)
        return best(
            decision,
            lambda option: trophy_value(option.value) + (0.5 if not keep or option.value in ADVENTURE_CARDS else 0.0),
        )

    def _assistant(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        investigator, harm = investigator_of(sight, decision), self.worth.harm
        return best(
            decision,
            lambda option: -(harm(investigator, 1, 0) if option.value == "sanity" else harm(investigator, 0, 1)),
        )

    def _who_heals(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        threat, harm = self.worth.threat(sight.state), self.worth.harm

        def score(option: Option[Any]) -> float:
            investigator, what = option.value
            return -harm(investigator, *((-1, 0) if what == "sanity" else (0, -1)), threat)

        return best(decision, score)

    def _turn_start(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """Healing is for those who need it, or for the last hours of the day; anything else is used if it is good."""
        game = sight.state
        effect = effect_of(decision.options[0].value)
        if effect is None or not effect.gives:
            return [0 if gain_by_trying(sight, 0) > 0 else 1]
        if "healing" not in effect.gives:
            return [0 if self.worth.gain(game, investigator_of(sight, decision), effect.gives) > 0 else 1]
        low = min(min(investigator.sanity, investigator.stamina) for investigator in game.present())
        return [0 if low <= 3 or game.clock >= 2 else 1]

    def _spare_penalties(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        attempt = sight.state.attempt
        assert attempt is not None
        penalty = self.worth.penalty(investigator_of(sight, decision), attempt.place)
        price = self.worth.card(decision.source) if decision.source in CARDS else 0.0
        return [0 if penalty > price else 1]

    def _prevent(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """An investigator with little left spends whatever saves a point."""
        investigator = investigator_of(sight, decision)
        return [0 if min(investigator.sanity, investigator.stamina) <= 2 else 1]

    def _lose_monster(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        return best(decision, lambda option: -trophy_value(option.value))

    def _lose_card(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        worth = self.worth
        return best(
            decision, lambda option: -(worth.weights.clue if option.value == "clue" else worth.card(option.value))
        )

    def _kind(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        return best(decision, lambda option: self.worth.quantity(option.value))

    def _investigator(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """The investigator that begins with most; of several, the first in the box."""
        worth = self.worth

        def score(option: Option[Any]) -> float:
            card = INVESTIGATORS[option.value]
            start = sum(n * worth.quantity(kind) for kind, n in card.start.items())
            start += worth.quantity("ally") * bool(card.ally) + worth.quantity("common") * card.choice
            return start - worth.weights.heal * max(0, 10 - card.sanity - card.stamina)

        return best(decision, score)

    def _effect(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """The effect that does least harm; where one of them does not say what it gives, they are tried out."""
        if not all(option.value.gives for option in decision.options):
            return guess(sight, decision, self.worth)
        game, investigator = sight.state, investigator_of(sight, decision)
        return best(decision, lambda option: -self.worth.effect(game, investigator, option.value))


TrialPolicy = HeuristicBot
"""What the search plays its trials with."""


def investigator_of(sight: Sight[ElderSign], decision: Decision) -> Investigator:
    """The investigator of the seat that decides."""
    investigator = sight.state.investigators[decision.seat]
    assert investigator is not None
    return investigator


def with_dice(odds: AttemptOdds, dice: float, pool: Pool) -> float:
    """The chance with a number of green dice that need not be whole, and what else the pool holds."""
    return odds.between(min(dice, MOST_DICE), pool[3], pool[4])


def easy(game: ElderSign, adventure: Adventure) -> float:
    """The chance that an investigator resolves an adventure with a little help."""
    work = work_of(game, adventure)
    return 1.0 if work is None else work.odds.resolve(7)


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
