"""Elder Sign as numbers, for nets: a position, the options of its question, the result. No card is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from math import exp
from typing import Any, get_args

from miskatonic.games.elder_sign.bot.gifts import midnight_of, penalties_of, rewards_of, terror_of
from miskatonic.games.elder_sign.bot.position import battle_features, features, held_worth
from miskatonic.games.elder_sign.bot.worth import Weights, Worth
from miskatonic.games.elder_sign.components import (
    ADVENTURE_CARDS,
    ANCIENT_ONES,
    CARDS,
    INVESTIGATORS,
    MONSTER_CARDS,
    MYTHOS,
    Deck,
    Quantity,
    trophy_value,
)
from miskatonic.games.elder_sign.effects.attempts import FACE, TURN_DIE
from miskatonic.games.elder_sign.effects.combining import parts_of
from miskatonic.games.elder_sign.effects.owning import effect_of
from miskatonic.games.elder_sign.odds.attempt import Situation, dice_added, dice_given, work_at
from miskatonic.games.elder_sign.rules.attempt import DICE_FOR_TASK, USE_BEFORE_ROLL, USE_ROLL
from miskatonic.games.elder_sign.rules.cards_in_use import HOLD, REROLL
from miskatonic.games.elder_sign.rules.failing import FOCUS, RETRY
from miskatonic.games.elder_sign.rules.turn import MOVE
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ENTRANCE, Adventure, ElderSign
from miskatonic.kernel.decision import Decision, Kind, Option
from miskatonic.kernel.effect import Effect
from miskatonic.kernel.memory import printed
from miskatonic.players.features import Noted, amounts, word, word_of

QUANTITIES = get_args(Quantity)
"""What effects give. What everybody gets, and quantities that boxes bring, count together."""
GIVES = (*QUANTITIES, "each_sanity", "each_stamina", "other")
DECKS = get_args(Deck)
COUNTED = (
    *(("wanted", 10.0), ("left", 10.0), ("root_wanted", 3.0), ("root_left", 3.0), ("pace", 4.0), ("hour", 3.0)),
    *(("clues", 6.0), ("gates", 3.0), ("cards", 4.0), ("trophies", 15.0), ("rich", 2.0), ("night_doom", 2.0)),
    *(("night_harm", 3.0), ("night_monsters", 2.0), ("myth_doom", 1.0), ("doomed", 2.0), ("low", 2.0)),
    *(("middling", 2.0), ("health", 20.0), ("monsters", 5.0), ("green_locks", 2.0), ("other_locks", 1.0)),
    *(("promised_signs", 2.0), ("easy", 1.0), ("hope", 1.0), ("hope_signs", 1.0), ("fear_doom", 1.0)),
)
"""What the position of `position.py` counts, with what makes about 1 of each."""
IN_BATTLE = (
    ("doom", 12.0),
    ("investigators", 4.0),
    ("health", 20.0),
    ("clues", 6.0),
    ("trophies", 15.0),
    ("hour", 3.0),
)

PERSON = (
    *("sanity", "stamina", "frail", "shaken", "own_clues", "own_trophies", "own_worth", *(f"own_{d}" for d in DECKS)),
    *("own_turn", "at_entrance"),
)
ATTEMPT = ("attempt", "chance", "rolled", "settled", "open", "pool", "held", "its_signs", "its_fear", "its_terror")
POSITION = (
    *("one", "players", "present", "day", "awake", "errata"),
    *(name for name, _ in COUNTED),
    *(f"battle_{name}" for name, _ in IN_BATTLE),
    *PERSON,
    *ATTEMPT,
)
PLACE = (
    *("place", "place_chance", "place_seven", "place_costs", "place_trophies", "place_monsters", "place_terror"),
    *("place_midnight", "place_entry", "place_signs_expected", "place_other_world", "place_helped", "place_prize"),
    *("place_loss", "place_expected", "place_dread", "place_toll"),
)
OF_OPTION = (
    "an_option",
    "known_chance",
    "chance_after",
    "chance_gained",
    "nothing",
    "amount",
    "number_taken",
    "whose",
    "at_entrance",
    "heals",
)
HELD = ("card", "card_worth", "card_dice", "trophy_worth", *(f"card_{deck}" for deck in DECKS))
OPTION = (
    *OF_OPTION,
    *(f"gives_{name}" for name in GIVES),
    *(f"fails_{name}" for name in ("sanity", "stamina", "doom", "monster", "clue")),
    *PLACE,
    *HELD,
)
NO_PLACE, NO_CARD, NO_FAILURE = (0.0,) * len(PLACE), (0.0,) * len(HELD), (0.0,) * 5
A_DIE, A_SPELL, A_CLUE = 1.3, 0.7, 0.8
"""What a die of an item, a spell that holds a die and a clue are worth in green dice."""
MOST_DICE = 8.0
"""With more green dice than these the odds of a place are not told."""
SEVEN = 7
"""Dice with which adventures are compared."""

NETS: Mapping[str, Sequence[Mapping[str, Any]]] = {"elder_sign": [{"players": n} for n in (1, 2, 4)]}


def net_of(state: ElderSign, decision: Decision) -> str:
    """One net plays all seats."""
    return "elder_sign"


def result(state: ElderSign, seat: int) -> float:
    """Whether the game is won."""
    return float(state.outcome is not None and bool(state.outcome.winners))


def rests(before: ElderSign, state: ElderSign, decision: Decision) -> bool:
    """Where a later turn begins."""
    return decision.kind is MOVE and (state.day, state.clock, state.active) != (before.day, before.clock, before.active)


def encoder(state: ElderSign, decision: Decision) -> Encoder:
    """What writes down a decision."""
    return Encoder(state, decision)


@printed
def worth() -> Worth:
    """What things are worth by what they give."""
    return Worth(Weights())


@printed
def piece_word(respect: str, piece: str) -> int:
    """The word of a component in some respect."""
    known = ADVENTURE_CARDS, MONSTER_CARDS, CARDS, INVESTIGATORS, ANCIENT_ONES, MYTHOS
    return next((word_of(registry[piece], respect) for registry in known if piece in registry), 0)


@printed
def card_numbers(card: str) -> tuple[float, ...]:
    """What is known of a card in hand: see `HELD`."""
    deck = CARDS[card].deck
    return (1.0, held_worth(card) * 2, len(dice_added(card)), 0.0, *(float(deck == each) for each in DECKS))


class Encoder:
    """A decision of one table as numbers."""

    def __init__(self, game: ElderSign, decision: Decision) -> None:
        self.game = game
        self.decision = decision
        self.kind = decision.kind
        self.investigator = game.investigators[decision.seat]

    @cached_property
    def situation(self) -> Situation | None:
        """The attempt under way."""
        if self.game.attempt is None or self.game.active_investigator is None:
            return None
        return Situation(self.game, quick=True)

    @cached_property
    def threat(self) -> tuple[int, int]:
        """The harm that midnight is going to do."""
        return worth().threat(self.game)

    @cached_property
    def help(self) -> float:
        """What cards and clues at hand add to an attempt, in green dice."""
        you = self.investigator
        if you is None:
            return 0.0
        dice = {die for card in you.cards for die in dice_added(card)}
        spells = sum(bool(CARDS[card].holds) for card in you.cards)
        return len(dice) * A_DIE + min(2, spells) * A_SPELL + min(3, you.clues) * A_CLUE

    @cached_property
    def chance(self) -> float:
        """The chance of the attempt as things are."""
        s = self.situation
        return 0.0 if s is None else s.chance()

    # --- the position

    def position(self) -> Noted:
        """How things stand for the seat that is asked."""
        game = self.game
        counted = {} if game.awake or not game.present() else features(game)
        battle = battle_features(game) if game.awake else {}
        numbers = (
            *(1.0, game.players / 4, len(game.present()) / 4, game.day / 20, game.awake, game.errata),
            *(counted.get(name, 0.0) / usual for name, usual in COUNTED),
            *(battle.get(name, 0.0) / usual for name, usual in IN_BATTLE),
            *self._person(),
            *self._attempt(),
        )
        return Noted(numbers, self._words())

    def _person(self) -> Sequence[float]:
        game, you = self.game, self.investigator
        if you is None:
            return (0.0,) * len(PERSON)
        decks = [CARDS[card].deck for card in you.cards]
        return (
            *(you.sanity / 5, you.stamina / 5, exp(-you.sanity / 1.5), exp(-you.stamina / 1.5), you.clues / 3),
            *(sum(map(trophy_value, you.trophies)) / 10, sum(map(held_worth, you.cards)) / 2),
            *(decks.count(deck) / 2 for deck in DECKS),
            *(game.active == self.decision.seat, you.at == ENTRANCE),
        )

    def _attempt(self) -> Sequence[float]:
        s, attempt = self.situation, self.game.attempt
        if s is None or attempt is None:
            return (0.0,) * len(ATTEMPT)
        rewards, penalties, terror = 0.0, 0.0, 0.0
        if s.place != ANCIENT_ONE:
            rewards, penalties = rewards_of(s.place).get("elder_sign", 0), penalties_of(s.place).get("doom", 0)
            terror = bool(terror_of(s.place))
        rows = len(s.odds[0].rows) if s.odds else 0
        return (
            *(1.0, self.chance, attempt.rolled, attempt.settled, rows / 2, len(attempt.pool) / 6),
            *(len(attempt.held) / 2, rewards, penalties, terror),
        )

    def _words(self) -> list[int]:
        game, you, decision = self.game, self.investigator, self.decision
        found = [word("kind", self.kind.name), piece_word("ancient", game.ancient_one), word("step", game.step)]
        if game.mythos:
            found.append(piece_word("mythos", game.mythos))
        if decision.source:
            found.append(piece_word("source", decision.source))
        if game.attempt is not None:
            found.append(piece_word("attempt", game.attempt.place))
        if you is not None:
            found.append(piece_word("investigator", you.slug))
            found += [piece_word("has", card) for card in you.cards]
        found += [piece_word("there", adventure.card) for adventure in game.adventures()]
        return found

    # --- the options

    def options(self, taken: Sequence[int]) -> list[Noted]:
        """The options in their order."""
        return [self._option(option, len(taken)) for option in self.decision.options]

    def _option(self, option: Option[Any], taken: int) -> Noted:
        verb, _, named = option.id.partition(":")
        value = option.value
        about = option.pieces[0] if option.pieces else named
        words = [word("option", self.kind.name, verb), piece_word(f"{self.kind.name} {verb}", about)]
        if "/" not in about and about not in ADVENTURE_CARDS:
            words.append(word("named", verb, "" if about in CARDS else named.partition(":")[0]))
        after = self._after(option)
        effect = (
            value
            if isinstance(value, Effect)
            else effect_of(value)
            if isinstance(value, tuple) and verb == "use"
            else None
        )
        gives: Mapping[str, float] = {} if effect is None else effect.gives
        if effect is not None:
            words.append(word("effect", effect.name))
        elif about in CARDS and CARDS[about].effect is not None:
            gives = CARDS[about].effect.gives  # type: ignore[union-attr]
        elif verb in ("buy", "gain") and isinstance(value, str):
            gives = {value: 1}
        place, card = NO_PLACE, NO_CARD
        fails: Sequence[float] = NO_FAILURE
        if about in ADVENTURE_CARDS and verb != "pay":
            gives = rewards_of(about)
            place, fails = self._place(about), self._failing(about)
        if about in CARDS:
            card = card_numbers(about)
        elif verb == "pay" and about:
            card = (0.0, 0.0, 0.0, trophy_value(about) / 5, *(0.0,) * len(DECKS))
        return Noted(
            (
                *(1.0, after is not None, after or 0.0, 0.0 if after is None else after - self.chance),
                *(value is None, self._amount(value), taken / 2, self._whose(option)),
                *(about == ENTRANCE, self._heals(option)),
                *amounts(gives, GIVES),
                *fails,
                *place,
                *card,
            ),
            words,
        )

    def _amount(self, value: Any) -> float:
        """A number that an option is, or that it names last."""
        number = value[-1] if isinstance(value, tuple) and value else value
        return number / 4 if isinstance(number, int) and not isinstance(number, bool) else 0.0

    def _heals(self, option: Option[Any]) -> float:
        """What first aid is worth to the investigator."""
        if option.verb != "first_aid" or self.investigator is None:
            return 0.0
        _, sanity, stamina = option.value
        return float(worth().healing(self.investigator, sanity, stamina, self.threat))

    def _whose(self, option: Option[Any]) -> float:
        """1 for the investigator itself, -1 for another one."""
        you = self.investigator
        people = [piece for piece in option.pieces if piece in INVESTIGATORS]
        if not people or you is None:
            return 0.0
        return 1.0 if you.slug in people else -1.0

    def _place(self, place: str) -> tuple[float, ...]:
        """What is known of an adventure: see `PLACE`."""
        game, you, card = self.game, self.investigator, ADVENTURE_CARDS[place]
        adventure = next((each for each in game.adventures() if each.card == place), Adventure(place))
        work = None if you is None else work_at(game, you, place, quick=True)
        chance = seven = costs = helped = loss = dread = toll = 0.0
        wanted = ANCIENT_ONES[game.ancient_one].elder_signs - game.elder_signs
        prize = worth().prize(game, adventure, wanted)
        if work is not None and you is not None:
            dice = sum(die.zone == "supply" for die in game.dice[:6])
            chance = work.odds.between(float(dice), (), 0)
            seven = work.odds.resolve(SEVEN)
            helped = work.odds.between(min(dice + self.help, MOST_DICE), (), 0)
            costs = work.sanity + work.stamina + work.clock
            loss = worth().penalty(you, place, self.threat)
            dread = worth().terror(game, you, place)
            toll = worth().harm(you, work.sanity, work.stamina, self.threat)
        signs = rewards_of(place).get("elder_sign", 0)
        return (
            *(1.0, chance, seven, costs / 2, card.trophies / 5, len(adventure.monsters()) / 2, bool(terror_of(place))),
            *(bool(midnight_of(place)), card.entry is not None, chance * signs, card.other_world),
            *(helped, prize, loss, helped * prize - (1 - helped) * loss, dread, toll),
        )

    def _failing(self, place: str) -> Sequence[float]:
        penalties = penalties_of(place)
        return [penalties.get(name, 0.0) for name in ("sanity", "stamina", "doom", "monster", "clue")]

    # --- the chance after an option

    def _after(self, option: Option[Any]) -> float | None:
        """The chance of the attempt once the option is taken; None where that is not known."""
        s = self.situation
        if s is None or not s.odds:
            return None
        found = CHANCES.get(self.kind)
        return None if found is None else found(s, self.decision, option)


def before_roll(s: Situation, decision: Decision, option: Option[Any]) -> float | None:
    """With what an item or an ability adds, or by the roll as it is."""
    if option.verb != "use":
        return s.resolve(s.pool) if option.verb == "roll" else 0.0
    value = option.value
    if isinstance(value, str):
        return s.resolve(s.more(dice_added(value)))
    return s.resolve(s.more([die for effect in parts_of(effect_of(value)) for die in dice_given(effect)]))


def after_roll(s: Situation, decision: Decision, option: Option[Any]) -> float | None:
    """With the roll used for a task, or for none."""
    if option.verb == "task":
        return s.with_task(s.row(option.value))
    if option.id == "no_task":
        return s.without_task()
    if option.id == "roll_again":
        return s.resolve(s.pool)
    if option.id == "clue":
        return s.rerolling()[0]
    held = option.id == "hold_dice" or (isinstance(option.value, str) and bool(CARDS[option.value].holds))
    return max((s.holding([die]) for die, _ in s.results), default=0.0) if held else None


def retry(s: Situation, decision: Decision, option: Option[Any]) -> float | None:
    """Without the die that is set aside."""
    return 0.0 if option.value is None else s.setting_aside(option.value)


def focus(s: Situation, decision: Decision, option: Option[Any]) -> float | None:
    """With the die that is kept."""
    return s.resolve(s.pool) if option.value is None else s.keeping(option.value[1])


def dice_for_task(s: Situation, decision: Decision, option: Option[Any]) -> float | None:
    """Without the dice that a task takes."""
    row = s.task_in_question(decision)
    return None if row is None else s.using(row, option.value)


def hold(s: Situation, decision: Decision, option: Option[Any]) -> float | None:
    """With the die that a spell holds."""
    return s.holding([option.value])


def reroll(s: Situation, decision: Decision, option: Option[Any]) -> float | None:
    """1 for a die that serves no task as it is."""
    return float(option.value in s.rerolling(decision.most)[1])


def turned(s: Situation, decision: Decision, option: Option[Any]) -> float | None:
    """With the first die that shows terror turned to that result."""
    number = next((n for n, face in s.results if face == max(f for _, f in s.results)), 0)
    return s.turned(number, option.value)


CHANCES: Mapping[Kind[Any], Callable[[Situation, Decision, Option[Any]], float | None]] = {
    USE_BEFORE_ROLL: before_roll,
    USE_ROLL: after_roll,
    RETRY: retry,
    FOCUS: focus,
    DICE_FOR_TASK: dice_for_task,
    HOLD: hold,
    REROLL: reroll,
    FACE: turned,
    TURN_DIE: lambda s, decision, option: max(s.turned(option.value, face) for face in (1, 2, 3, 5, 6)),
}
"""How the chance after an option is found, by the kind of question."""
