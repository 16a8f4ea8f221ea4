"""How the heuristic bot of Elder Sign plays an attempt: by its chances, weighed against what helps to better them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from miskatonic.games.elder_sign.bot.worth import Worth, plain_worth
from miskatonic.games.elder_sign.components import ANCIENT_ONES, CARDS
from miskatonic.games.elder_sign.dice import COLORS, FACES, LORE, PERIL, RED, TERROR, YELLOW
from miskatonic.games.elder_sign.odds.attempt import Situation
from miskatonic.games.elder_sign.odds.rolls import Row
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ElderSign, ElderSignEffect, Investigator
from miskatonic.games.elder_sign.tally import tally
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.effect import AllOf, Word
from miskatonic.kernel.table import Table
from miskatonic.players.choosing import best

Turn = tuple[tuple[int, ...], tuple[int, ...]]
"""Results that a die may be turned from, and to."""

ANY = (1, 2, 3, 4, LORE, PERIL, TERROR)
TURNS: dict[str, Turn] = {
    "darrell_simmons": ((1, 2, 3), ()),
    "harvey_walters": ((TERROR,), (LORE,)),
    "michael_mcglen": ((TERROR,), (PERIL,)),
    "professor_armitage": (ANY, (LORE,)),
    "richard_upton_pickman": ((TERROR,), (1, 2, 3, LORE, PERIL)),
}
"""Abilities that turn a die."""
REROLLS = {"basil_elton": 1, "mandy_thompson": 2}
"""Abilities that roll so many dice again."""
ONCE_A_DAY = 0.05
"""What it costs to use an ability that is back only after midnight."""
BOTH_DICE = (YELLOW, RED)


def parts_of(effect: ElderSignEffect | None) -> list[ElderSignEffect]:
    """What an effect consists of."""
    if isinstance(effect, AllOf):
        return [part for inner in effect.effects for part in parts_of(inner)]
    return [] if effect is None else [effect]


@cache
def effects_of(card: str) -> list[tuple[str, ElderSignEffect]]:
    """What a card in hand does when it is used, each part with the key of its words."""
    return [(part.text.key, part) for part in parts_of(CARDS[card].effect)]


@cache
def turn_of(card: str) -> Turn | None:
    """The results that a card or an ability turns a die from and to, if it does."""
    if card in TURNS:
        return TURNS[card]
    for key, effect in effects_of(card) if card in CARDS else ():
        if key.startswith("es-effect-change-die") and isinstance(effect, Word):
            to, faces = effect.args
            return faces or ANY, (to,)
    return None


class AttemptPlay:
    """Answers the questions that come up in an attempt, and in the final battle."""

    __slots__ = ("worth",)

    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def answers(self) -> dict[str, Callable[[Table[ElderSign], Decision], list[int]]]:
        """The question that each method answers, by the key of its prompt."""
        return {
            "es-prompt-before-roll": self.before_roll,
            "es-prompt-after-roll": self.after_roll,
            "es-prompt-intervene": self.intervene,
            "es-prompt-dice": self.dice,
            "es-prompt-retry": self.retry,
            "es-prompt-focus": self.focus,
            "es-prompt-hold": self.hold,
            "es-prompt-reroll": self.reroll,
            "es-prompt-turn-die": self.turn_die,
            "es-prompt-face": self.face,
            "es-prompt-banish": self.free_task,
            "es-prompt-free-task": self.free_task,
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

    def before_roll(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """What gains most, until nothing gains enough; then the roll."""
        s = Situation(table.state, quick=True)
        now, stake = s.resolve(s.pool), self.stake(s)
        chosen, most = len(decision.options) - 1, 0.0
        for n, option in enumerate(decision.options[:-1]):
            if option.id.startswith("use:") and (gain := self._gain_before_roll(s, option.id[4:], now, stake)) > most:
                chosen, most = n, gain
        return [chosen]

    def _gain_before_roll(self, s: Situation, card: str, now: float, stake: float) -> float:
        """What using something before the roll is worth, beyond what it is worth itself."""
        worth = self.worth
        if card not in CARDS:
            if card != "jenny_barnes":
                return 1.0
            given = [worth.card(held) for held in s.investigator.cards if CARDS[held].deck in ("common", "spell")]
            cheapest = min(given + [worth.weights.clue] * (s.investigator.clues > 0))
            return (s.resolve(s.more(BOTH_DICE)) - now) * stake - cheapest * worth.weights.use
        if CARDS[card].holds:
            green, yellow, red, held, free = s.pool
            dice = green + yellow + red
            gain = 0.0
            for o in s.outlooks:
                gain += o.casting(dice, held, free) - o.resolve(dice, 0, 0, held, free)
            return gain * stake - self.price(s, card) - worth.weights.stuck
        gain = 0.0
        for key, effect in effects_of(card):
            if key == "es-effect-add-dice" and isinstance(effect, Word):
                gain += (s.resolve(s.more(effect.args[0])) - now) * stake
            elif key in ("es-effect-complete-task", "es-effect-banish"):
                gain += (max((self._without(s, row) for row in open_rows(s)), default=now) - now) * stake
            elif key.startswith("es-effect-heal"):
                gain += self._healing(s.state, s.investigator, effect) - worth.card(card) * 0.4
            else:
                gain += plain_worth(tally(effect), worth.weights)
        return gain - self.price(s, card)

    def _healing(self, game: ElderSign, investigator: Investigator, effect: ElderSignEffect) -> float:
        """What healing is worth to the investigator, or to whoever needs it most."""
        assert isinstance(effect, Word)
        sanity, stamina = effect.args
        threat = self.worth.threat(game)
        if effect.text.key != "es-effect-heal-somebody":
            return -self.worth.harm(investigator, -sanity, -stamina, threat)
        harm = self.worth.harm
        return max(max(-harm(other, -sanity, 0, threat), -harm(other, 0, -stamina, threat)) for other in game.present())

    @staticmethod
    def _without(s: Situation, row: Row) -> float:
        """The chance if a task were completed without dice."""
        found = 0.0
        for o in s.outlooks:
            rest = o.without(o.rows.index(row))
            found += 1.0 if rest is None else rest.resolve(*s.pool)
        return found

    def free_task(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """The task that is missed most."""
        s = Situation(table.state, quick=True)
        return best(decision, lambda option: self._without(s, s.row(option.value)) if s.outlooks else 0.0)

    # --- after a roll

    def after_roll(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """The task that leaves the best chance, unless something betters the roll by more than it costs."""
        s = Situation(table.state, quick=True)
        stake = self.stake(s)
        chosen, most = 0, -1.0
        uses: list[int] = []
        for n, option in enumerate(decision.options):
            if option.id.startswith("task:"):
                score = s.with_task(s.row(option.value)) if s.outlooks else 0.0
            elif option.id == "no_task":
                score = s.without_task()
            elif option.id == "roll_again":
                score = s.resolve(s.pool)
            else:
                uses.append(n)
                continue
            if score > most:
                chosen, most = n, score
        gained = 0.0
        for n in uses:
            if (gain := self._gain_after_roll(s, decision.options[n].id, most, stake)) > gained:
                chosen, gained = n, gain
        return [chosen]

    def _gain_after_roll(self, s: Situation, option: str, now: float, stake: float) -> float:
        """What using something after the roll is worth, beyond what it is worth itself."""
        if option == "clue":
            times = 2 if s.investigator.slug == "joe_diamond" else 1
            return (s.rerolling(times=times)[0] - now) * stake - self.price(s, "clue")
        card = option.partition(":")[2]
        cost = self.price(s, card) if card in CARDS and CARDS[card].deck != "ally" else 0.0
        if turn_of(card) is not None:
            turned = max((self._turned(s, n, face, card) for n, face in s.results), default=0.0)
            return (turned - now) * stake - cost - (ONCE_A_DAY if card in CARDS else 1e-6)
        if card in REROLLS:
            return (s.rerolling(REROLLS[card])[0] - now) * stake - ONCE_A_DAY
        if card in CARDS and CARDS[card].holds:
            return (max((s.holding([n]) for n, _ in s.results), default=0.0) - now) * stake - cost
        return 0.0

    @staticmethod
    def _turned(s: Situation, n: int, face: int, card: str) -> float:
        """The best chance if that die is turned by that card."""
        turn = turn_of(card)
        assert turn is not None
        faces, to = turn
        if face not in faces:
            return 0.0
        if card == "darrell_simmons":
            to = (face + 1,) if face + 1 in FACES[COLORS[n]] else ()
        return max((s.turned(n, new) for new in to if new != face), default=0.0)

    def turn_die(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """The die whose new result helps most."""
        s, card, dice = Situation(table.state, quick=True), last_used(table), table.state.dice
        if turn_of(card) is None:
            return [0]
        return best(decision, lambda option: self._turned(s, option.value, dice[option.value].face, card))

    def face(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """The result that helps most, for a die that shows terror."""
        s = Situation(table.state, quick=True)
        number = next((n for n, face in s.results if face == TERROR), 0)
        return best(decision, lambda option: s.turned(number, option.value))

    def intervene(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """Whether to have dice of somebody's roll rolled again."""
        s = Situation(table.state, quick=True)
        now = max(s.with_task(), s.without_task())
        gain = (s.rerolling(REROLLS["mandy_thompson"])[0] - now) * self.stake(s)
        return [0 if gain > 2 * ONCE_A_DAY else 1]

    def reroll(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """The dice that do not serve the best task; none if it is completed already."""
        s = Situation(table.state, quick=True)
        if not decision.least and s.with_task() > 0:
            return []
        again = s.rerolling(decision.most)[1]
        return [n for n, option in enumerate(decision.options) if option.value in again] or list(range(decision.least))

    def dice(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """The dice that are missed least."""
        s = Situation(table.state, quick=True)
        row = s.task_in_question(decision)
        return [0] if row is None else best(decision, lambda option: s.using(row, option.value))

    def hold(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """The die, or the dice, that a spell keeps best."""
        s = Situation(table.state, quick=True)
        first = best(decision, lambda option: s.holding([option.value]))
        if decision.most == 1:
            return first
        numbers = [option.value for option in decision.options]
        one = numbers[first[0]]
        others = [n for n in range(len(numbers)) if numbers[n] != one]
        second = max(others, key=lambda n: s.holding([one, numbers[n]]))
        return sorted([*first, second]) if s.holding([one, numbers[second]]) > s.holding([one]) else first

    # --- after a failure

    def retry(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """The die that is missed least; giving up where terror threatens more than hope promises."""
        s = Situation(table.state, quick=True)
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

    def focus(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """The die that is worth keeping, on the own marker or with the help of somebody who can bear it."""
        s = Situation(table.state, quick=True)
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
    if not s.outlooks:
        return ()
    first = s.outlooks[0]
    return first.rows[:1] if first.ordered else first.rows


def last_used(table: Table[ElderSign]) -> str:
    """The card or ability that was used last."""
    for move in reversed(table.moves[-3:]):
        for option in move.options:
            if option.startswith("use:"):
                return option[4:]
    return ""
