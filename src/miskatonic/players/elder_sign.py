"""The heuristic bot of Elder Sign: it knows its chances and what things are worth."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from miskatonic.games.elder_sign.chances import Knack, Outlook, Pool, Row
from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ANCIENT_ONES, CARDS, trophy_value
from miskatonic.games.elder_sign.dice import COLORS, FACES, LORE, PERIL, RED, TERROR, YELLOW
from miskatonic.games.elder_sign.odds import KNACKS, Situation, dice_added, pool_at, work_at, work_of
from miskatonic.games.elder_sign.rules.cards_in_use import NO_CLUES, NO_COMMON, NO_SPELL, NO_UNIQUE, forbidden
from miskatonic.games.elder_sign.rules.entrance import first_aid_options, price, souvenir_options
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ENTRANCE, Adventure, ElderSign, Investigator
from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.table import Table
from miskatonic.kernel.text import Text
from miskatonic.players.elder_sign_worth import Weights, Worth

# What each help is worth in green dice, when the chances of a place are guessed before going there.
CLUE_IN_DICE, SPELL_IN_DICE = 0.8, 0.7
MOST_DICE = 8.0
ENOUGH = 0.93

Help = tuple[int, int, float, float]
"""A yellow die, a red die, what else it is worth in dice, what it costs."""


def effect_key(card: str) -> str:
    """The key of the words of a card's effect."""
    effect = CARDS[card].effect
    return "" if effect is None else effect.text.key


ADDED = {card: dice_added(card) for card in CARDS}
EFFECTS = {card: effect_key(card) for card in CARDS}
HOLDS = {card: CARDS[card].holds for card in CARDS}
FORBIDDEN = {"common": NO_COMMON, "unique": NO_UNIQUE, "spell": NO_SPELL}

# Results that an ability or item turns dice to: from which, to which.
ANY = (1, 2, 3, 4, LORE, PERIL, TERROR)
TURNS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "shotgun": (ANY, (PERIL,)),
    "professor_armitage": (ANY, (LORE,)),
    "harvey_walters": ((TERROR,), (LORE,)),
    "michael_mcglen": ((TERROR,), (PERIL,)),
    "richard_upton_pickman": ((TERROR,), (1, 2, 3, LORE, PERIL)),
    "darrell_simmons": ((1, 2, 3), ()),
}
REROLLS = {"mandy_thompson": 2, "basil_elton": 1}


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

    __slots__ = ("_answers", "worth")

    def __init__(self, weights: Weights | None = None) -> None:
        self.worth = Worth(weights or Weights())
        self._answers: dict[str, Callable[[Table[ElderSign], Decision], list[int]]] = {
            "es-prompt-move": self._move,
            "es-prompt-wait": self._wait,
            "es-prompt-before-roll": self._before_roll,
            "es-prompt-after-roll": self._after_roll,
            "es-prompt-intervene": self._intervene,
            "es-prompt-dice": self._dice,
            "es-prompt-retry": self._retry,
            "es-prompt-focus": self._focus,
            "es-prompt-hold": self._hold,
            "es-prompt-reroll": self._reroll,
            "es-prompt-turn-die": self._turn_die,
            "es-prompt-face": self._face,
            "es-prompt-banish": self._banish,
            "es-prompt-free-task": self._free_task,
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
        if answer is not None:
            return answer(table, decision)
        return list(range(max(decision.least, 1)))

    def sure(self, table: Table[ElderSign]) -> bool:
        """Whether there is little to think about: the chances settle it."""
        decision = table.decision
        assert decision is not None
        key = decision.prompt.key
        if key == "es-prompt-after-roll":
            return decision.options[self._after_roll(table, decision)[0]].id.startswith("task:")
        return key not in UNSURE

    # --- where to go

    def _move(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        game = table.state
        hero = game.investigators[decision.seat]
        assert hero is not None
        scores = self.places(game, hero)
        return best(decision, lambda option: scores[option.value])

    def places(self, game: ElderSign, hero: Investigator) -> dict[str, float]:
        """The expected worth of a turn at each place."""
        help_at_hand = self._help(game, hero)
        wanted = ANCIENT_ONES[game.ancient_one].elder_signs - game.elder_signs
        scores = {ENTRANCE: self._at_entrance(game, hero)}
        pool = pool_at(game, hero, ENTRANCE)
        threat = self.worth.threat(game)
        for adventure in game.adventures():
            scores[adventure.card] = self._at_adventure(game, hero, adventure, pool, help_at_hand, wanted, threat)
        return scores

    def _help(self, game: ElderSign, hero: Investigator) -> list[Help]:
        """What the investigator could use in an attempt: what it is worth in dice, and what it costs."""
        found: list[Help] = []
        yellow, red = (game.dice[n].zone == "supply" for n in (YELLOW, RED))
        spells = 0
        for card in hero.cards:
            deck = CARDS[card].deck
            if deck == "ally" or forbidden(game, FORBIDDEN[deck], hero):
                continue
            added = ADDED[card]
            if added:
                one, other = yellow and YELLOW in added, red and RED in added
                if one or other:
                    found.append((int(one), int(other), 0.0, self.worth.card(card)))
                    yellow, red = yellow and not one, red and not other
            elif HOLDS[card] and spells < 2:
                spells += 1
                found.append((0, 0, SPELL_IN_DICE, self.worth.card(card)))
        if hero.clues and not forbidden(game, NO_CLUES, hero):
            found += [(0, 0, CLUE_IN_DICE, self.worth.weights.clue)] * min(hero.clues, 3)
        return found

    def _at_adventure(
        self,
        game: ElderSign,
        hero: Investigator,
        adventure: Adventure,
        pool: Pool,
        help_at_hand: list[Help],
        wanted: int,
        threat: tuple[int, int],
    ) -> float:
        worth, weights, place = self.worth, self.worth.weights, adventure.card
        work = work_at(game, hero, place, quick=True)
        lost = worth.penalty(hero, place, threat)
        if work is None or work.sanity >= hero.sanity or work.stamina >= hero.stamina:
            return -lost
        outlook = work.outlook
        won = worth.prize(game, adventure, wanted)
        stake = won + lost
        dice = pool[0] + knack_in_dice(KNACKS.get(hero.slug, ""), outlook.rows)
        chance = interpolated(outlook, dice, pool)
        cost = 0.0
        for yellow, red, other, its_worth in help_at_hand:
            if chance > ENOUGH:
                break
            with_help = interpolated(outlook, dice + yellow * outlook.yellow + red * outlook.red + other, pool)
            its_cost = its_worth * weights.frugal
            if (with_help - chance) * stake > its_cost:
                dice += yellow * outlook.yellow + red * outlook.red + other
                chance = with_help
                cost += its_cost
        score = chance * won - (1 - chance) * lost - cost
        terror = worth.terror(game, hero, place)
        if terror:
            score -= terror * (1.1 - 0.6 * chance)
        if work.sanity or work.stamina:
            score -= worth.harm(hero, work.sanity, work.stamina, threat) * (0.5 + 0.5 * chance)
        return score - work.clock * weights.hour * (0.5 + 0.5 * chance)

    # --- at the entrance

    def _at_entrance(self, game: ElderSign, hero: Investigator) -> float:
        """The best that can be done there."""
        options = [*first_aid_options(game, hero), *souvenir_options(game, hero)]
        threat = self.worth.threat(game)
        return (
            max((self._activity(game, hero, option, threat) for option in options), default=0.0)
            - self.worth.weights.idle
        )

    def _wait(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        game, hero = table.state, hero_of(table, decision)
        threat = self.worth.threat(game)
        return best(decision, lambda option: self._activity(game, hero, option, threat))

    def _activity(self, game: ElderSign, hero: Investigator, option: Option[Any], threat: tuple[int, int]) -> float:
        worth, weights = self.worth, self.worth.weights
        if option.id.startswith("first_aid:"):
            trophies, sanity, stamina = option.value
            healed = -worth.harm(hero, -sanity, -stamina, threat)
            return healed - float(trophies) * weights.trophy
        if option.id.startswith("buy:"):
            item: str = option.value
            gained: float = getattr(weights, item)
            if item == "elder_sign" and game.elder_signs + 1 >= ANCIENT_ONES[game.ancient_one].elder_signs:
                gained += weights.win
            if item == "elder_sign":
                return gained - weights.sign_price
            return gained - price(game, item) * weights.trophy
        found = weights.clue + weights.common + weights.unique + weights.spell
        return (found - worth.harm(hero, 1, 0, threat) - worth.harm(hero, 0, 1, threat)) / 6

    # --- an attempt: before a roll

    def _stake(self, s: Situation) -> float:
        """What success is worth more than failure."""
        if s.place == ANCIENT_ONE:
            return 1.0
        game, adventure = s.state, s.state.adventure(s.place)
        wanted = ANCIENT_ONES[game.ancient_one].elder_signs - game.elder_signs
        return self.worth.prize(game, adventure, wanted) + self.worth.penalty(s.hero, s.place)

    def _before_roll(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        s = Situation(table.state, quick=True)
        now = s.resolve(s.pool)
        stake = self._stake(s)
        chosen, most = len(decision.options) - 1, 0.0
        for n, option in enumerate(decision.options[:-1]):
            if (gain := self._use_before_roll(s, option, now, stake)) > most:
                chosen, most = n, gain
        return [chosen]

    def _use_before_roll(self, s: Situation, option: Option[Any], now: float, stake: float) -> float:
        """What using something before the roll is worth, beyond what it is worth itself."""
        if not option.id.startswith("use:"):
            return 0.0
        card = option.id[4:]
        weights, hero = self.worth.weights, s.hero
        if card not in CARDS:
            return self._ability_before_roll(s, card, now, stake)
        price_ = self.worth.card(card) * weights.use
        if s.place == ANCIENT_ONE:
            price_ *= 0.5
        if ADDED[card]:
            return (s.resolve(s.more(ADDED[card])) - now) * stake - price_
        if HOLDS[card]:
            green, yellow, red, held, free = s.pool
            dice = green + yellow + red
            plain = sum(o.resolve(dice, 0, 0, held, free) for o in s.outlooks)
            return (sum(o.casting(dice, held, free) for o in s.outlooks) - plain) * stake - price_ - weights.stuck
        key = EFFECTS[card]
        if key == "es-effect-complete-task":
            return (max(self._without(s, row) for row in open_rows(s)) - now) * stake - price_ if s.outlooks else 0.0
        if key == "es-effect-banish":
            return (max(self._without(s, row) for row in open_rows(s)) - now) * stake - price_ if s.outlooks else 0.0
        if key in ("es-effect-heal-sanity", "es-effect-heal-all", "es-effect-heal-stamina"):
            return self._healing(hero, key) - self.worth.card(card) * 0.5
        if key == "es-effect-heal-somebody":
            most = max(self._healing(other, "es-effect-heal-all") for other in s.state.present())
            return most * 0.5 - self.worth.card(card) * 0.5
        return 0.0

    def _ability_before_roll(self, s: Situation, card: str, now: float, stake: float) -> float:
        if card == "jenny_barnes":
            cheapest = min([self.worth.card(c) for c in s.hero.cards] + [self.worth.weights.clue] * (s.hero.clues > 0))
            return (s.resolve(s.more((YELLOW, RED))) - now) * stake - cheapest * self.worth.weights.use
        return 1.0

    def _healing(self, hero: Investigator, key: str) -> float:
        having = self.worth.having
        healed = 0.0
        if key != "es-effect-heal-stamina":
            to = hero.max_sanity if key.endswith("all") else min(hero.sanity + 1, hero.max_sanity)
            healed += having(to) - having(hero.sanity)
        if key != "es-effect-heal-sanity":
            to = hero.max_stamina if key.endswith("all") else min(hero.stamina + 1, hero.max_stamina)
            healed += having(to) - having(hero.stamina)
        return healed

    @staticmethod
    def _without(s: Situation, row: tuple[int, ...]) -> float:
        """The chance if a task were completed without dice."""
        found = 0.0
        for o in s.outlooks:
            rest = o.without(o.rows.index(row))
            found += 1.0 if rest is None else rest.resolve(*s.pool)
        return found

    def _banish(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        return self._free_task(table, decision)

    def _free_task(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        s = Situation(table.state, quick=True)
        if not s.outlooks:
            return [0]
        return best(decision, lambda option: self._without(s, s.row(option.value)))

    # --- an attempt: after a roll

    def _after_roll(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        s = Situation(table.state, quick=True)
        stake = self._stake(s)
        chosen, most = 0, -1.0
        uses: list[int] = []
        for n, option in enumerate(decision.options):
            kind = option.id
            if kind.startswith("task:"):
                score = s.with_task(s.row(option.value)) if s.outlooks else 0.0
            elif kind in ("no_task", "roll_again"):
                score = s.without_task() if kind == "no_task" else s.resolve(s.pool)
            else:
                uses.append(n)
                continue
            if score > most:
                chosen, most = n, score
        gain = 0.0
        for n in uses:
            if (more_ := self._use_after_roll(s, decision.options[n].id, most, stake)) > gain:
                chosen, gain = n, more_
        return [chosen]

    def _use_after_roll(self, s: Situation, option: str, now: float, stake: float) -> float:
        weights = self.worth.weights
        discount = 0.5 if s.place == ANCIENT_ONE else 1.0
        if option == "clue":
            times = 2 if s.hero.slug == "joe_diamond" else 1
            return (s.rerolling(times=times)[0] - now) * stake - weights.clue * weights.use * discount
        card = option.partition(":")[2]
        if card in TURNS:
            price_ = self.worth.card(card) * weights.use * discount if card == "shotgun" else 0.0
            if card in ("professor_armitage", "richard_upton_pickman"):
                price_ = 0.05
            turned = max((self._turned(s, n, face, card)[0] for n, face in s.results), default=0.0)
            return (turned - now) * stake - price_ - 1e-6
        if card in REROLLS:
            return (s.rerolling(REROLLS[card])[0] - now) * stake - 0.03
        if HOLDS.get(card):
            held = max((s.holding([n]) for n, _ in s.results), default=0.0)
            return (held - now) * stake - self.worth.card(card) * weights.use * discount
        return 0.0

    @staticmethod
    def _turned(s: Situation, n: int, face: int, card: str) -> tuple[float, int]:
        """The best chance if that die is turned by that card, and to which result."""
        from_, to = TURNS[card]
        if face not in from_:
            return 0.0, 0
        if card == "darrell_simmons":
            to = (face + 1,) if face + 1 in FACES[COLORS[n]] else ()
        return max(((s.turned(n, new), new) for new in to if new != face), default=(0.0, 0))

    def _turn_die(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        s = Situation(table.state, quick=True)
        card = last_used(table)
        if card not in TURNS:
            return [0]
        return best(
            decision, lambda option: self._turned(s, option.value, table.state.dice[option.value].face, card)[0]
        )

    def _face(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        s = Situation(table.state, quick=True)
        number = next((n for n, face in s.results if face == TERROR), 0)
        return best(decision, lambda option: s.turned(number, option.value))

    def _intervene(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        s = Situation(table.state, quick=True)
        now = max(s.with_task(), s.without_task())
        gain = (s.rerolling(2)[0] - now) * self._stake(s)
        return [0 if gain > 0.1 else 1]

    def _reroll(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        s = Situation(table.state, quick=True)
        if not decision.least and s.with_task() > 0:
            return []
        again = s.rerolling(decision.most)[1]
        positions = [n for n, option in enumerate(decision.options) if option.value in again]
        return positions or list(range(decision.least))

    def _dice(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        s = Situation(table.state, quick=True)
        row = s.task_in_question(decision)
        if row is None:
            return [0]
        return best(decision, lambda option: s.using(row, option.value))

    def _hold(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        s = Situation(table.state, quick=True)
        first = best(decision, lambda option: s.holding([option.value]))
        if decision.most == 1:
            return first
        dice = [option.value for option in decision.options]
        one = dice[first[0]]
        now = s.holding([one])
        second = max((n for n in range(len(dice)) if dice[n] != one), key=lambda n: s.holding([one, dice[n]]))
        return sorted([*first, second]) if s.holding([one, dice[second]]) > now else first

    def _retry(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        s = Situation(table.state, quick=True)
        scores = [s.setting_aside(option.value) for option in decision.options[:-1]]
        give_up = len(scores)
        if not scores or max(scores) <= 0.0:
            return [give_up]
        if s.place != ANCIENT_ONE:
            terror = self.worth.terror(s.state, s.hero, s.place)
            if terror > 0 and max(scores) * self._stake(s) < terror * 0.5:
                return [give_up]
        return [max(range(give_up), key=scores.__getitem__)]

    def _focus(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        s = Situation(table.state, quick=True)
        stake = self._stake(s)

        def score(option: Option[Any]) -> float:
            if option.value is None:
                return s.resolve(s.pool) * stake
            seat, n = option.value
            chance = s.keeping(n)
            helper = s.state.investigators[seat]
            if helper is None or helper is s.hero:
                return chance * stake
            harm = min(self.worth.harm(helper, 1, 0), self.worth.harm(helper, 0, 1))
            return chance * stake - (1 - chance) * (harm + 0.03)

        return best(decision, score)

    # --- misfortunes

    def _place_monster(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """Where it spoils least, or even helps."""
        game = table.state
        hero = game.hero or next(iter(game.present()), None)
        label = dict(decision.options[0].label.args)["monster"]
        assert isinstance(label, Text)
        slug = str(label.args[0][1]).partition("/")[2]
        if hero is None:
            return [0]
        wanted = ANCIENT_ONES[game.ancient_one].elder_signs - game.elder_signs

        def score(option: Option[Any]) -> float:
            place, task = option.value
            adventure = game.adventure(place)
            prize = self.worth.prize(game, adventure, wanted)
            before = self._easy(game, hero, adventure) * prize
            covers = list(adventure.covers) or [""] * len(ADVENTURE_CARDS[place].tasks)
            below = list(adventure.below)
            if task < 0:
                below.append(slug)
            else:
                covers[task] = slug
            spoilt = Adventure(place, covers if any(covers) else [], below)
            return self._easy(game, hero, spoilt) * (prize + self.worth.monster(slug)) - before

        return best(decision, score)

    @staticmethod
    def _easy(game: ElderSign, hero: Investigator, adventure: Adventure) -> float:
        work = work_of(game, adventure)
        return 1.0 if work is None else work.outlook.resolve(7)

    def _lock(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """A die that nobody is rolling, else the one that serves least."""
        dice = table.state.dice
        order = ("supply", "aside", "task", "pool", "marker", "spell", "lock")
        return best(decision, lambda option: -order.index(dice[option.value].zone))

    def _pay(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        keep = table.state.ancient_one == "shub_niggurath"
        return best(
            decision,
            lambda option: trophy_value(option.value) + (0.5 if not keep or option.value in ADVENTURE_CARDS else 0.0),
        )

    def _assistant(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        hero = hero_of(table, decision)
        return best(decision, lambda option: -self.worth.harm(hero, *((1, 0) if option.value == "sanity" else (0, 1))))

    def _who_heals(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        having = self.worth.having

        def score(option: Option[Any]) -> float:
            hero, what = option.value
            points: int = getattr(hero, what)
            return having(points + 1) - having(points)

        return best(decision, score)

    def _turn_start(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        """Healing is for those who need it, or for the last hour of the day."""
        game = table.state
        low = min(min(hero.sanity, hero.stamina) for hero in game.present())
        return [0 if low <= 3 or game.clock >= 2 else 1]

    def _spare_penalties(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        game = table.state
        hero = hero_of(table, decision)
        assert game.attempt is not None
        return [0 if self.worth.penalty(hero, game.attempt.place) > self.worth.weights.ally else 1]

    def _lose_monster(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        return best(decision, lambda option: -trophy_value(option.value))

    def _lose_card(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        worth = self.worth
        return best(
            decision,
            lambda option: -(worth.weights.clue if option.value == "clue" else worth.card(option.value)),
        )

    def _kind(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        return best(decision, lambda option: float(getattr(self.worth.weights, option.value)))

    def _effect(self, table: Table[ElderSign], decision: Decision) -> list[int]:
        hero = hero_of(table, decision)
        return best(decision, lambda option: -self.worth.effect(hero, option.value))


def best(decision: Decision, score: Callable[[Option[Any]], float]) -> list[int]:
    """The position of the option with the highest score, the first of equals."""
    options = decision.options
    chosen, most = 0, score(options[0])
    for n in range(1, len(options)):
        if (its_score := score(options[n])) > most:
            chosen, most = n, its_score
    return [chosen]


def hero_of(table: Table[ElderSign], decision: Decision) -> Investigator:
    """The investigator of the seat that decides."""
    hero = table.state.investigators[decision.seat]
    assert hero is not None
    return hero


def interpolated(outlook: Outlook, dice: float, pool: Pool) -> float:
    """The chance with a number of green dice that need not be whole."""
    return outlook.between(min(dice, MOST_DICE), pool[3], pool[4])


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


def open_rows(s: Situation) -> tuple[tuple[int, ...], ...]:
    """The tasks that are open."""
    o = s.outlooks[0]
    return o.rows[:1] if o.ordered else o.rows


def last_used(table: Table[ElderSign]) -> str:
    """The card or ability that was used last."""
    for move in reversed(table.moves[-3:]):
        for option in move.options:
            if option.startswith("use:"):
                return option[4:]
    return ""
