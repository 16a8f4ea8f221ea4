"""Rumors: what can be done about them, and what they come to."""

from __future__ import annotations

from typing import Literal

from miskatonic.games.arkham_horror.components import ASK, CARDS, Deck
from miskatonic.games.arkham_horror.effects.checks import NOTHING, to_each, weighed
from miskatonic.games.arkham_horror.events.fate import Awoke, RumorMonster, TerrorRose
from miskatonic.games.arkham_horror.rules import doom, fates, gates, harm, holding, monsters, mythos, trophies
from miskatonic.games.arkham_horror.rules.combat import fight
from miskatonic.games.arkham_horror.rules.encounters import IN_STREETS
from miskatonic.games.arkham_horror.rules.skill_checks import roll
from miskatonic.games.arkham_horror.state import (
    Arkham,
    ArkhamEffect,
    Investigator,
    holds,
    piece,
)
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import Ability, Source, Trigger, always
from miskatonic.kernel.line import line
from miskatonic.kernel.text import Text, text

Left = Literal["", "clue", "monster"]
"""What may be left on a rumor."""

ITEMS_OFF_RUMOR: dict[Deck, int] = {"common": 1, "unique": 2}
"""What items are worth that are given up for a rumor."""

HOW_MANY_CLUES = ASK("how_many_clues", "AH-MABI-05", int)
WHICH_ITEM = ASK("which_item", "AH-MABI-05", str)
WHICH_MAXIMUM = ASK("which_maximum", "AH-MABI-05", str)
WHICH_CAPTIVE = ASK("which_captive", "AH-MABI-05", str)


# --- how they end


def _say_task(place: str, price: ArkhamEffect, reward: ArkhamEffect, left: Left) -> Text:
    key = f"ah-line-rumor-task-{left}" if left else "ah-line-rumor-task"
    return text(key, place=piece(place), price=price.text, reward=reward.text)


@line("rumor_task", _say_task, gives=lambda place, price, reward, left: to_each(reward))
def rumor_task(place: str, price: ArkhamEffect, reward: ArkhamEffect, left: Left = "") -> Ability:
    """An option in the encounter phase in the streets of a place against a rumor, and its consequence for all: at once, or when
    no clue or no monster is `left` on it."""

    def available(game: Arkham, source: Source) -> bool:
        you = game.acting
        return you is not None and you.at == place and price.possible(game, you)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = game.acting
        assert you is not None
        yield from price.run(game, you)
        if {"": True, "clue": game.rumor_tokens < 1, "monster": not game.rumor_monsters}[left]:
            yield from mythos.end_rumor(game, passed=True, outcome=reward)

    return Ability(IN_STREETS, run, available)


@line(
    "fails_at_terror",
    lambda level, outcome: text("ah-line-fails-at-terror", level=level, outcome=outcome.text),
)
def fails_at_terror(level: int, outcome: ArkhamEffect) -> Trigger:
    """The rumor comes true when terror reaches a level."""

    def high(game: Arkham, source: Source, event: TerrorRose) -> bool:
        return event.terror >= level

    def run(game: Arkham, source: Source, event: TerrorRose) -> Rules[None]:
        yield from mythos.end_rumor(game, passed=False, outcome=outcome)

    return Trigger(TerrorRose, run, high)


@line("fails_when_awake", lambda: text("ah-line-fails-when-awake"))
def fails_when_awake() -> Trigger:
    """The rumor comes true when the Ancient One awakens."""

    def run(game: Arkham, source: Source, event: Awoke) -> Rules[None]:
        yield from mythos.end_rumor(game, passed=False, outcome=NOTHING)

    return Trigger(Awoke, run, always)


# --- what they come to


def _each_die(faces: tuple[int, ...]) -> int:
    return sum(face <= 2 for face in faces)


@word(
    "low_die",
    lambda effect: text("ah-effect-low-die", effect=effect.text),
    gives=lambda effect: weighed((0.3, effect)),
)
def low_die(game: Arkham, you: Investigator, effect: ArkhamEffect) -> Rules[None]:
    """Something happens with a die of 1 or 2."""
    if _each_die(roll(game, you, 1)):
        yield from effect.run(game, you)


@word(
    "undoing",
    lambda dice, most: text("ah-effect-undoing", dice=dice, most=most),
    gives=lambda dice, most: {"seal": -0.3},
)
def undoing(game: Arkham, you: Investigator, dice: int, most: int) -> Rules[None]:
    """Clues on the rumor, by dice; in the end all seals are broken."""
    n = _each_die(roll(game, you, dice))
    if n:
        mythos.add_rumor_tokens(game, n)
    if game.rumor_tokens >= most:
        yield from mythos.end_rumor(game, passed=False, outcome=NOTHING)
        for place in list(game.seals):
            gates.break_seal(game, place)


@word(
    "clues_off_rumor",
    lambda: text("ah-effect-clues-off-rumor"),
    can=lambda game, you: holding.clues_for(game, you) > 0 and game.rumor_tokens > 0,
    gives=lambda: {"clue": -2},
)
def clues_off_rumor(game: Arkham, you: Investigator) -> Rules[None]:
    """Clues are spent to take as many off the rumor."""
    most = min(holding.clues_for(game, you), game.rumor_tokens)
    options = [Option(f"clues:{n}", n, text("ah-option-spend-clues", n=n)) for n in range(1, most + 1)]
    n = yield from ask(you.seat, HOW_MANY_CLUES, options, game.rumor)
    yield from holding.spend_clues(game, you, n)
    mythos.add_rumor_tokens(game, -n)


@word(
    "trophy_off_rumor",
    lambda: text("ah-effect-trophy-off-rumor"),
    can=lambda game, you: bool(you.monster_trophies) and game.rumor_tokens > 0,
    gives=lambda: {"monster_trophy": -1},
)
def trophy_off_rumor(game: Arkham, you: Investigator) -> Rules[None]:
    """A monster trophy is spent to take as many clues off the rumor as it is tough."""
    options = [trophies.trophy_option(m, trophies.worth(game, you, m)) for m in holding.distinct(you.monster_trophies)]
    monster = yield from ask(you.seat, trophies.SPEND, options, game.rumor, amount=game.rumor_tokens)
    worth = trophies.worth(game, you, monster)
    trophies.spend_monster(game, you, monster)
    mythos.add_rumor_tokens(game, -worth)


def _given_up(you: Investigator) -> list[str]:
    return [card for deck in ITEMS_OFF_RUMOR for card in holds(you, deck)]


@word(
    "item_off_rumor",
    lambda: text("ah-effect-item-off-rumor"),
    can=lambda game, you: bool(_given_up(you)) and game.rumor_tokens > 0,
    gives=lambda: {"item": -1},
)
def item_off_rumor(game: Arkham, you: Investigator) -> Rules[None]:
    """A common item is discarded to take one clue off the rumor, or a unique one to take two."""
    options = [holding.card_option("discard", card) for card in holding.distinct(_given_up(you))]
    card = yield from ask(you.seat, WHICH_ITEM, options, game.rumor, amount=game.rumor_tokens)
    holding.discard(game, you, card)
    mythos.add_rumor_tokens(game, -ITEMS_OFF_RUMOR[CARDS[card].deck])


@word(
    "give_blessing",
    lambda: text("ah-effect-give-blessing"),
    can=lambda game, you: you.fate == "blessed",
    gives=lambda: {"blessing": -1},
)
def give_blessing(game: Arkham, you: Investigator) -> Rules[None]:
    """A blessing is given up."""
    fates.lift_fate(game, you)
    yield from ()


@word("silence_rumor", lambda: text("ah-effect-silence-rumor"))
def silence_rumor(game: Arkham, you: Investigator) -> Rules[None]:
    """All clues are taken off the rumor."""
    mythos.add_rumor_tokens(game, -game.rumor_tokens)
    yield from ()


@word(
    "rumor_grows",
    lambda each, most, outcome: text("ah-effect-rumor-grows", each=each, most=most, outcome=outcome.text),
    gives=lambda each, most, outcome: {what: amount / 4 for what, amount in to_each(outcome).items()},
)
def rumor_grows(game: Arkham, you: Investigator, each: int, most: int, outcome: ArkhamEffect) -> Rules[None]:
    """Clues for each player are put on the rumor; at a number of them for each it comes true."""
    mythos.add_rumor_tokens(game, each * game.players)
    if game.rumor_tokens >= most * game.players:
        yield from mythos.end_rumor(game, passed=False, outcome=outcome)


@word(
    "lower_a_maximum",
    lambda: text("ah-effect-lower-a-maximum"),
    gives=lambda: {"max_sanity": -0.5, "max_stamina": -0.5},
)
def lower_a_maximum(game: Arkham, you: Investigator) -> Rules[None]:
    """A maximum of one's choice is lower by 1."""
    options = [Option(f"lower:{what}", what, text(f"ah-effect-lower-{what}")) for what in ("sanity", "stamina")]
    harm.lower_maximum(game, you, (yield from ask(you.seat, WHICH_MAXIMUM, options, game.cause)))


@word(
    "ally_leaves", lambda: text("ah-effect-ally-leaves", outcome=lower_a_maximum().text), gives=lambda: {"ally": -0.2}
)
def ally_leaves(game: Arkham, you: Investigator) -> Rules[None]:
    """An ally of the deck goes back to the box; without any, the rumor comes true."""
    if not doom.ally_leaves(game):
        yield from mythos.end_rumor(game, passed=False, outcome=lower_a_maximum())


@word("ritual", lambda most: text("ah-effect-ritual", most=most), gives=lambda most: {"doom": 0.2})
def ritual(game: Arkham, you: Investigator, most: int) -> Rules[None]:
    """The rumor ripens; in the end two Mythos cards come each turn."""
    mythos.add_rumor_tokens(game, 1)
    if game.rumor_tokens >= most:
        yield from mythos.end_rumor(game, passed=False, outcome=NOTHING)
        game.double_mythos = True


def spells_needed(game: Arkham) -> int:
    """Three spells, or four in large groups."""
    return 4 if game.players >= 5 else 3


@word(
    "give_spells",
    lambda: text("ah-effect-give-spells"),
    can=lambda game, you: sum(card_is_spell(card) for card in you.cards) >= spells_needed(game),
    gives=lambda: {"spell": -3},
)
def give_spells(game: Arkham, you: Investigator) -> Rules[None]:
    """A number of spells is discarded."""
    mine = [card for card in you.cards if card_is_spell(card)]
    yield from holding.lose_cards(game, you, mine, spells_needed(game), rule="AH-MABI-05")


def card_is_spell(card: str) -> bool:
    """Whether a card is a spell."""
    return CARDS[card].deck == "spell"


@word(
    "experiment",
    lambda most, place: text("ah-effect-experiment", most=most, place=piece(place)),
    gives=lambda most, place: {"monster": 1},
)
def experiment(game: Arkham, you: Investigator, most: int, place: str) -> Rules[None]:
    """A monster more on the rumor; in the end all of them are let loose."""
    monster = yield from monsters.draw_monster(game)
    game.rumor_monsters.append(monster)
    game.tell(RumorMonster(game.rumor, monster))
    if len(game.rumor_monsters) >= most:
        loose = list(game.rumor_monsters)
        game.rumor_monsters.clear()
        for freed in loose:
            game.met.append(freed)
        yield from mythos.end_rumor(game, passed=False, outcome=NOTHING)
        yield from doom.raise_terror(game, doom.HIGHEST_TERROR - game.terror)
        for freed in loose:
            if (yield from monsters.may_appear(game, place)):
                game.met.remove(freed)
                yield from monsters.put_on_board(game, freed, place)
            else:
                monsters.back_to_cup(game, freed)


@word(
    "fight_captive",
    lambda: text("ah-effect-fight-captive"),
    can=lambda game, you: bool(game.rumor_monsters),
)
def fight_captive(game: Arkham, you: Investigator) -> Rules[None]:
    """One of the monsters on the rumor is fought."""
    options = [Option(f"fight:{m}", m, piece(m), (m,)) for m in game.rumor_monsters]
    monster = yield from ask(you.seat, WHICH_CAPTIVE, options, game.rumor)
    yield from fight(game, you, monster)
