"""Rumors: what can be done about them, and what they come to."""

from __future__ import annotations

from collections.abc import Callable

from miskatonic.games.arkham_horror.components import ASK, CARDS, Deck
from miskatonic.games.arkham_horror.effects.checks import own, to_each
from miskatonic.games.arkham_horror.events.fate import Awoke, RumorMonster, TerrorRose
from miskatonic.games.arkham_horror.rules import (
    doom,
    fates,
    gates,
    harm,
    holding,
    monsters,
    mythos,
    skill_checks,
    trophies,
)
from miskatonic.games.arkham_horror.rules.combat import fight
from miskatonic.games.arkham_horror.rules.encounters import IN_STREETS
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
from miskatonic.kernel.text import text

ITEMS_OFF_RUMOR: dict[Deck, int] = {"common": 1, "unique": 2}
"""What items are worth that are given up for a rumor."""

HOW_MANY_CLUES = ASK("how_many_clues", "AH-MABI-05", int)
WHICH_ITEM = ASK("which_item", "AH-MABI-05", str)
WHICH_CAPTIVE = ASK("which_captive", "AH-MABI-05", str)


# --- rumors


class RumorTask(Ability, frozen=True, eq=False):
    """What can be done about a rumor: where, and what it takes."""

    place: str
    price: ArkhamEffect


def rumor_task(
    place: str,
    price: ArkhamEffect,
    then: Callable[[Arkham, Investigator], Rules[None]],
) -> RumorTask:
    """What somebody at a place can do about a rumor in the encounter phase."""

    def available(game: Arkham, source: Source) -> bool:
        you = game.acting
        return you is not None and you.at == place and price.possible(game, you)

    def run(game: Arkham, source: Source) -> Rules[None]:
        you = game.acting
        assert you is not None
        yield from price.run(game, you)
        yield from then(game, you)

    return RumorTask(IN_STREETS, run, available, place, price)


def passes(reward: ArkhamEffect) -> Callable[[Arkham, Investigator], Rules[None]]:
    """The rumor is put to rest, to the good of everybody."""

    def run(game: Arkham, you: Investigator) -> Rules[None]:
        yield from mythos.end_rumor(game, passed=True, outcome=reward)

    return run


def fails_at_terror(level: int, outcome: ArkhamEffect) -> Trigger:
    """The rumor comes true when terror reaches a level."""

    def high(game: Arkham, source: Source, event: TerrorRose) -> bool:
        return event.terror >= level

    def run(game: Arkham, source: Source, event: TerrorRose) -> Rules[None]:
        yield from mythos.end_rumor(game, passed=False, outcome=outcome)

    return Trigger(TerrorRose, run, high)


def fails_when_awake(outcome: ArkhamEffect) -> Trigger:
    """The rumor comes true when the Ancient One awakens."""

    def run(game: Arkham, source: Source, event: Awoke) -> Rules[None]:
        yield from mythos.end_rumor(game, passed=False, outcome=outcome)

    return Trigger(Awoke, run, always)


def good_work(reward: ArkhamEffect) -> Callable[[Arkham, Investigator], Rules[None]]:
    """The rumor is put to rest when no clue is left on it."""

    def run(game: Arkham, you: Investigator) -> Rules[None]:
        if game.rumor_tokens < 1:
            yield from mythos.end_rumor(game, passed=True, outcome=reward)

    return run


def experiment_over(reward: ArkhamEffect) -> Callable[[Arkham, Investigator], Rules[None]]:
    """The rumor is put to rest when no monster is left on it."""

    def run(game: Arkham, you: Investigator) -> Rules[None]:
        if not game.rumor_monsters:
            yield from mythos.end_rumor(game, passed=True, outcome=reward)

    return run


# --- what they come to


def _each_die(faces: tuple[int, ...]) -> int:
    return sum(face <= 2 for face in faces)


def _terror_by_die(game: Arkham, you: Investigator) -> Rules[None]:
    if _each_die(skill_checks.roll(game, you, 1)):
        yield from doom.raise_terror(game)


TERROR_BY_DIE = own(
    _terror_by_die, "roll a die: with 1 or 2 terror rises", "lancer un dé : sur 1 ou 2, la terreur augmente", terror=0.3
)


def _doom_by_die(game: Arkham, you: Investigator) -> Rules[None]:
    if _each_die(skill_checks.roll(game, you, 1)):
        yield from doom.add_doom(game)


DOOM_BY_DIE = own(
    _doom_by_die,
    "roll a die: with 1 or 2 add a doom token",
    "lancer un dé : sur 1 ou 2, ajouter un pion Destin",
    doom=0.3,
)


def _undoing(game: Arkham, you: Investigator) -> Rules[None]:
    n = _each_die(skill_checks.roll(game, you, 2))
    if n:
        mythos.add_rumor_tokens(game, n)
    if game.rumor_tokens >= 10:
        yield from mythos.end_rumor(game, passed=False, outcome=own(_nothing, "nothing", "rien"))
        for place in list(game.seals):
            gates.break_seal(game, place)


def _nothing(game: Arkham, you: Investigator) -> Rules[None]:
    yield from ()


UNDOING = own(
    _undoing,
    "roll 2 dice: for each 1 or 2 put a clue on the card; with 10 clues all seals are broken",
    "lancer 2 dés : pour chaque 1 ou 2, placer un indice sur la carte ; avec 10 indices, tous les sceaux sont brisés",
    seal=-0.3,
)


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
    """Clues for each player are put on the rumor; with so many for each it comes true."""
    mythos.add_rumor_tokens(game, each * game.players)
    if game.rumor_tokens >= most * game.players:
        yield from mythos.end_rumor(game, passed=False, outcome=outcome)


def _ally_leaves(game: Arkham, you: Investigator) -> Rules[None]:
    if not doom.ally_leaves(game):
        yield from mythos.end_rumor(game, passed=False, outcome=LOWER_A_MAXIMUM)


WHICH_MAXIMUM = ASK("which_maximum", "AH-MABI-05", str)


def _lower_one(game: Arkham, you: Investigator) -> Rules[None]:
    options = [Option(f"lower:{what}", what, text(f"ah-effect-lower-{what}")) for what in ("sanity", "stamina")]
    harm.lower_maximum(game, you, (yield from ask(you.seat, WHICH_MAXIMUM, options, game.cause)))


LOWER_A_MAXIMUM = own(
    _lower_one,
    "lower your maximum sanity or stamina by 1",
    "baisser de 1 sa santé mentale ou sa résistance maximale",
    max_sanity=-0.5,
    max_stamina=-0.5,
)
ALLY_LEAVES = own(
    _ally_leaves,
    "an ally of the deck goes back to the box; if there is none, everybody's maximum sanity or stamina falls by 1",
    "un allié du paquet retourne dans la boîte ; s'il n'y en a plus, la santé mentale ou la résistance maximale "
    "de chacun baisse de 1",
    ally=-0.2,
)


def _ritual(game: Arkham, you: Investigator) -> Rules[None]:
    mythos.add_rumor_tokens(game, 1)
    if game.rumor_tokens >= 5:
        yield from mythos.end_rumor(game, passed=False, outcome=own(_nothing, "nothing", "rien"))
        game.double_mythos = True


RITUAL = own(
    _ritual,
    "put a clue on the card; with 5 clues two Mythos cards are drawn each turn for the rest of the game",
    "placer un indice sur la carte ; avec 5 indices, deux cartes Mythe sont piochées à chaque tour jusqu'à la fin de la partie",
    doom=0.2,
)


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
    """So many spells are discarded."""
    mine = [card for card in you.cards if card_is_spell(card)]
    yield from holding.lose_cards(game, you, mine, spells_needed(game), rule="AH-MABI-05")


def card_is_spell(card: str) -> bool:
    """Whether a card is a spell."""
    return CARDS[card].deck == "spell"


def _experiment(game: Arkham, you: Investigator) -> Rules[None]:
    monster = yield from monsters.draw_monster(game)
    game.rumor_monsters.append(monster)
    game.tell(RumorMonster(game.rumor, monster))
    if len(game.rumor_monsters) >= 8:
        loose = list(game.rumor_monsters)
        game.rumor_monsters.clear()
        for freed in loose:
            game.met.append(freed)
        yield from mythos.end_rumor(game, passed=False, outcome=own(_nothing, "nothing", "rien"))
        yield from doom.raise_terror(game, doom.HIGHEST_TERROR - game.terror)
        for freed in loose:
            if (yield from monsters.may_appear(game, "miskatonic_university")):
                game.met.remove(freed)
                yield from monsters.put_on_board(game, freed, "miskatonic_university")
            else:
                monsters.back_to_cup(game, freed)


EXPERIMENT = own(
    _experiment,
    "put a monster on the card; with 8 of them terror rises to 10 and they are let loose on Miskatonic University",
    "placer un monstre sur la carte ; à 8, la terreur passe à 10 et ils sont lâchés sur l'Université Miskatonic",
    monster=1,
)


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
