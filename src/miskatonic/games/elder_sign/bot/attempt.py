"""How the heuristic bot of Elder Sign plays an attempt: by its odds, weighed against what helps to better them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from miskatonic.games.elder_sign.bot.guess import gain_by_trying, guess
from miskatonic.games.elder_sign.bot.worth import Worth
from miskatonic.games.elder_sign.components import ANCIENT_ONES, CARDS, GAME
from miskatonic.games.elder_sign.dice import COLORS, FACES, LORE, PERIL, TERROR
from miskatonic.games.elder_sign.effects.attempts import BANISH, FACE, FREE_TASK, TURN_DIE
from miskatonic.games.elder_sign.effects.combining import parts_of
from miskatonic.games.elder_sign.effects.owning import effect_of, line_of
from miskatonic.games.elder_sign.odds.attempt import Situation, dice_given
from miskatonic.games.elder_sign.odds.rolls import Row
from miskatonic.games.elder_sign.rules.attempt import (
    DICE_FOR_TASK,
    INTERVENE,
    USE_BEFORE_ROLL,
    USE_ROLL,
    monster_on,
    open_tasks,
)
from miskatonic.games.elder_sign.rules.cards_in_use import HOLD, REROLL, REROLLS_A_CLUE
from miskatonic.games.elder_sign.rules.failing import FOCUS, RETRY
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ElderSign, ElderSignEffect, Investigator
from miskatonic.kernel.decision import Decision, Kind, Option
from miskatonic.kernel.effect import Word
from miskatonic.kernel.hooks import Bound, total
from miskatonic.kernel.line import Limit, lines_on
from miskatonic.kernel.memory import printed
from miskatonic.kernel.sight import Sight
from miskatonic.players.choosing import best

ANY = (1, 2, 3, 4, LORE, PERIL, TERROR)
"""What a die can be turned from, where a card does not say it."""
ONCE_A_DAY = 0.05
"""What it costs to use an ability that is back only after midnight."""
NEXT_TO_NOTHING = 1e-6
"""What it costs to use an ability that is back with the next roll."""
TURNS = ("change_die", "raise_investigation", "turn_terror")
"""The effects that turn a die."""


def new_results(effect: ElderSignEffect, die: int, face: int) -> tuple[int, ...]:
    """What that die can show once the effect has turned it."""
    match effect:
        case Word(name="change_die", args=(to, faces)) if face in (faces or ANY) and face != to:
            return (int(to),)
        case Word(name="raise_investigation") if face < 4 and face + 1 in FACES[COLORS[die]]:
            return (face + 1,)
        case Word(name="turn_terror") if face == TERROR:
            return (1, 2, 3, LORE, PERIL)
    return ()


@printed
def effects_of(card: str) -> tuple[ElderSignEffect, ...]:
    """What a card in hand or in play does when it is used, part by part."""
    used = [one.effect for one in lines_on(GAME, card) if one.name != "when_gained"]
    return tuple(part for effect in used for part in parts_of(effect))


Answer = Callable[[Sight[ElderSign], Decision], list[int]]
"""How a kind of question is answered: by the positions of the options that are taken."""


class AttemptPlay:
    """Answers the questions that come up in an attempt, and in the final battle."""

    __slots__ = ("worth",)

    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def answers(self) -> dict[Kind[Any], Answer]:
        """The method that answers each kind of question."""
        return {
            USE_BEFORE_ROLL: self.before_roll,
            USE_ROLL: self.after_roll,
            INTERVENE: self.intervene,
            DICE_FOR_TASK: self.dice,
            RETRY: self.retry,
            FOCUS: self.focus,
            HOLD: self.hold,
            REROLL: self.reroll,
            TURN_DIE: self.turn_die,
            FACE: self.face,
            BANISH: self.banish,
            FREE_TASK: self.free_task,
        }

    def stake(self, s: Situation) -> float:
        """What success is worth more than failure; in battle, what a blow is worth."""
        if s.place == ANCIENT_ONE:
            return 1.0
        game = s.state
        wanted = ANCIENT_ONES[game.ancient_one].elder_signs - game.elder_signs
        return self.worth.prize(game, game.adventure(s.place), wanted) + self.worth.penalty(s.investigator, s.place)

    def price(self, s: Situation, card: str) -> float:
        """What has to be gained for a card to be used. In battle, nothing is kept for later."""
        worth = self.worth.weights.clue if card == "clue" else self.worth.card(card)
        return worth * self.worth.weights.use * (0.5 if s.place == ANCIENT_ONE else 1.0)

    # --- before a roll

    def before_roll(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """What gains most, until nothing gains enough; then the roll."""
        s = Situation(sight.state, quick=True)
        now, stake = s.resolve(s.pool), self.stake(s)
        chosen, most = decision.index("roll"), 0.0
        if chosen < 0:
            chosen = decision.index("give_up")
        for n, option in enumerate(decision.options):
            if option.verb == "use" and (gain := self._gain_before_roll(sight, s, n, now, stake)) > most:
                chosen, most = n, gain
        return [chosen]

    def _gain_before_roll(self, sight: Sight[ElderSign], s: Situation, n: int, now: float, stake: float) -> float:
        """What using something before the roll is worth, beyond what it is worth itself."""
        what: str | Bound = sight.decision.options[n].value
        if not isinstance(what, str):
            return self._gain_of_ability(sight, s, n, now, stake)
        if CARDS[what].holds:
            green, yellow, red, held, free = s.pool
            dice = green + yellow + red
            gain = 0.0
            for o in s.odds:
                gain += o.casting(dice, held, free) - o.resolve(dice, 0, 0, held, free)
            return gain * stake - self.price(s, what) - self.worth.weights.stuck
        gain = 0.0
        for effect in effects_of(what):
            if not effect.gives:
                return gain_by_trying(sight, n)
            gain += self._gain_of_effect(s, effect, now, stake)
            if effect.name.startswith("heal"):
                gain -= self.worth.card(what) * 0.4
        return gain - self.price(s, what)

    def _gain_of_ability(self, sight: Sight[ElderSign], s: Situation, n: int, now: float, stake: float) -> float:
        """The value of an ability before the roll. One that returns with the next attempt is used whenever it does no harm."""
        ability, worth = line_of(sight.decision.options[n].value), self.worth
        if ability is None or not ability.gives:
            return gain_by_trying(sight, n)
        if not ability.cost and ability.limit != Limit(1, "day"):
            return 1.0 if worth.gain(s.state, s.investigator, ability.gives) >= 0 else 0.0
        gain = sum(self._gain_of_effect(s, effect, now, stake) for effect in parts_of(ability.effect))
        if not ability.cost:
            return gain - ONCE_A_DAY
        given = [worth.card(held) for held in s.investigator.cards if ability.cost[CARDS[held].deck]]
        given += [worth.weights.clue] * (ability.cost["clue"] and s.investigator.clues > 0)
        return gain - min(given, default=0.0) * worth.weights.use

    def _gain_of_effect(self, s: Situation, effect: ElderSignEffect, now: float, stake: float) -> float:
        """What an effect is worth in the attempt."""
        if dice := dice_given(effect):
            return (s.resolve(s.more(dice)) - now) * stake
        if effect.gives.get("task", 0) > 0:
            return (max((self._without(s, row) for row in open_rows(s)), default=now) - now) * stake
        if effect.name.startswith("heal") and isinstance(effect, Word):
            return self._healing(s.state, s.investigator, effect)
        return self.worth.gain(s.state, s.investigator, effect.gives)

    def _healing(self, game: ElderSign, investigator: Investigator, effect: Word[Any, Any]) -> float:
        """The value of healing to the investigator, or to the one that needs it most."""
        sanity, stamina = effect.args
        threat = self.worth.threat(game)
        if effect.name != "heal_somebody":
            return self.worth.healing(investigator, sanity, stamina, threat)
        healing = self.worth.healing
        return max(
            max(healing(other, sanity, 0, threat), healing(other, 0, stamina, threat)) for other in game.present()
        )

    @staticmethod
    def _without(s: Situation, row: Row) -> float:
        """The chance if a task were completed without dice."""
        found = 0.0
        for o in s.odds:
            rest = o.without(o.rows.index(row))
            found += 1.0 if rest is None else rest.resolve(*s.pool)
        return found

    def free_task(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """The task that is missed most."""
        s = Situation(sight.state, quick=True)
        return best(decision, lambda option: self._without(s, s.row(option.value)) if s.odds else 0.0)

    def banish(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """The monster whose task is missed most here; elsewhere, the one that is worth most."""
        state, attempt = sight.state, sight.state.attempt
        if attempt is None:
            return best(decision, lambda option: self.worth.monster(option.value))
        s, here = Situation(state, quick=True), state.adventure(attempt.place)
        chance = s.resolve(s.pool) if s.odds else 0.0

        def score(option: Option[Any]) -> float:
            worth = self.worth.monster(option.value)
            if option.value not in here.monsters() or not s.odds:
                return worth
            numbers = [n for n, _ in open_tasks(state, attempt) if monster_on(state, here, n) == option.value]
            saved = max((self._without(s, s.row(n)) for n in numbers), default=chance) - chance
            return worth + saved * self.stake(s)

        return best(decision, score)

    # --- after a roll

    def after_roll(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """The task that leaves the best chance, unless something betters the roll by more than it costs."""
        s = Situation(sight.state, quick=True)
        stake = self.stake(s)
        chosen, most = 0, -1.0
        uses: list[int] = []
        for n, option in enumerate(decision.options):
            if option.verb == "task":
                score = s.with_task(s.row(option.value)) if s.odds else 0.0
            elif option.id == "no_task":
                score = s.without_task()
            elif option.id == "roll_again":
                score = s.resolve(s.pool)
            elif option.id == "hold_dice":
                score = max((s.holding([die]) for die, _ in s.results), default=0.0)
            else:
                uses.append(n)
                continue
            if score > most:
                chosen, most = n, score
        gained = 0.0
        for n in uses:
            if (gain := self._gain_after_roll(sight, s, n, most, stake)) > gained:
                chosen, gained = n, gain
        return [chosen]

    def _gain_after_roll(self, sight: Sight[ElderSign], s: Situation, n: int, now: float, stake: float) -> float:
        """What using something after the roll is worth, beyond what it is worth itself."""
        option = sight.decision.options[n]
        if option.id == "clue":
            times = total(s.state, REROLLS_A_CLUE, 1, s.investigator)
            return (s.rerolling(times=times)[0] - now) * stake - self.price(s, "clue")
        what: str | Bound = option.value
        if not isinstance(what, str):
            return self._gain_of_change(sight, s, n, parts_of(effect_of(what)), now, stake) - self.rest(what)
        if CARDS[what].holds:
            return (max((s.holding([n]) for n, _ in s.results), default=0.0) - now) * stake - self.price(s, what)
        gain = self._gain_of_change(sight, s, n, list(effects_of(what)), now, stake)
        return gain - self.price(s, what) - ONCE_A_DAY

    @staticmethod
    def rest(bound: Bound) -> float:
        """What it costs that an ability cannot be used again for a while."""
        ability = line_of(bound)
        return NEXT_TO_NOTHING if ability is not None and ability.limit == Limit(1, "roll") else ONCE_A_DAY

    def _gain_of_change(
        self, sight: Sight[ElderSign], s: Situation, n: int, effects: list[ElderSignEffect], now: float, stake: float
    ) -> float:
        """What effects are worth that change a roll."""
        if not effects or not all(effect.gives for effect in effects):
            return gain_by_trying(sight, n)
        gain = 0.0
        for effect in effects:
            match effect:
                case Word(name=name) if name in TURNS:
                    turned = max((self._turned(s, die, face, effect) for die, face in s.results), default=0.0)
                    gain += (turned - now) * stake
                case Word(name="reroll_dice", args=(most,)):
                    gain += (s.rerolling(most)[0] - now) * stake
                case _:
                    gain += self._gain_of_effect(s, effect, now, stake)
        return gain

    @staticmethod
    def _turned(s: Situation, die: int, face: int, effect: ElderSignEffect) -> float:
        """The best chance if that die is turned by that effect."""
        return max((s.turned(die, new) for new in new_results(effect, die, face)), default=0.0)

    def turn_die(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """The die whose new result helps most."""
        turning = [effect for effect in effects_of(decision.source) if effect.name in TURNS]
        if not turning:
            return guess(sight, decision, self.worth)
        s, dice = Situation(sight.state, quick=True), sight.state.dice
        return best(decision, lambda option: self._turned(s, option.value, dice[option.value].face, turning[0]))

    def face(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """The result that helps most, for a die that shows terror."""
        s = Situation(sight.state, quick=True)
        number = next((n for n, face in s.results if face == TERROR), 0)
        return best(decision, lambda option: s.turned(number, option.value))

    def intervene(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """Whether to change the roll of another investigator."""
        bound: Bound = decision.options[0].value
        s = Situation(sight.state, quick=True)
        now = max(s.with_task(), s.without_task())
        gain = self._gain_of_change(sight, s, 0, parts_of(effect_of(bound)), now, self.stake(s))
        return [0 if gain > 2 * ONCE_A_DAY else 1]

    def reroll(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """The dice that do not serve the best task; none if it is completed already."""
        s = Situation(sight.state, quick=True)
        if not decision.least and s.with_task() > 0:
            return []
        again = s.rerolling(decision.most)[1]
        return [n for n, option in enumerate(decision.options) if option.value in again] or list(range(decision.least))

    def dice(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """The dice that are missed least."""
        s = Situation(sight.state, quick=True)
        row = s.task_in_question(decision)
        return [0] if row is None else best(decision, lambda option: s.using(row, option.value))

    def hold(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """The die, or the dice, that a spell keeps best."""
        s = Situation(sight.state, quick=True)
        first = best(decision, lambda option: s.holding([option.value]))
        if decision.most == 1:
            return first
        numbers = [option.value for option in decision.options]
        one = numbers[first[0]]
        others = [n for n in range(len(numbers)) if numbers[n] != one]
        second = max(others, key=lambda n: s.holding([one, numbers[n]]))
        return sorted([*first, second]) if s.holding([one, numbers[second]]) > s.holding([one]) else first

    # --- after a failure

    def retry(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """The die that is missed least; giving up where terror threatens more than hope promises."""
        s = Situation(sight.state, quick=True)
        scores = [s.setting_aside(option.value) for option in decision.options[:-1]]
        give_up = len(scores)
        hope = max(scores, default=0.0)
        if hope <= 0.0:
            return [give_up]
        if s.place != ANCIENT_ONE:
            terror = self.worth.terror(s.state, s.investigator, s.place)
            if terror > 0 and hope * self.stake(s) < terror * 0.5:
                return [give_up]
        return [scores.index(hope)]

    def focus(self, sight: Sight[ElderSign], decision: Decision) -> list[int]:
        """The die that is worth keeping, on the own marker or with the help of an investigator that can bear it."""
        s = Situation(sight.state, quick=True)
        stake = self.stake(s)

        def score(option: Option[Any]) -> float:
            if option.value is None:
                return s.resolve(s.pool) * stake
            seat, n = option.value
            chance = s.keeping(n)
            helper = s.state.investigators[seat]
            if helper is None or helper is s.investigator:
                return chance * stake
            harm = min(self.worth.harm(helper, 1, 0), self.worth.harm(helper, 0, 1))
            return chance * stake - (1 - chance) * (harm + 0.03)

        return best(decision, score)


def open_rows(s: Situation) -> tuple[Row, ...]:
    """The tasks that are open."""
    if not s.odds:
        return ()
    first = s.odds[0]
    return first.rows[:1] if first.ordered else first.rows
