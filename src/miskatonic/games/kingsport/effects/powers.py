"""Ancient Ones of the box: their powers and worshippers, and what only they do in the final battle."""

from __future__ import annotations

from miskatonic.games.arkham_horror.components import ANCIENT_ONES, CARDS, GAME, slug_of
from miskatonic.games.arkham_horror.effects.ancient_ones import while_asleep
from miskatonic.games.arkham_horror.events.people import DrawnFromDeck, TokensLeft
from miskatonic.games.arkham_horror.events.town import MonsterDefeated, SealedBy
from miskatonic.games.arkham_horror.rules import battle, doom, fates, harm, holding, mythos, skill_checks, upkeep
from miskatonic.games.arkham_horror.state import Arkham, ArkhamEffect, Check, Investigator, holds, person, piece
from miskatonic.games.kingsport.components import ASK
from miskatonic.games.kingsport.events import TokenGained
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.effect import word
from miskatonic.kernel.hooks import Modifier, Settler, Source, Trigger, modifies, settles
from miskatonic.kernel.line import line
from miskatonic.kernel.registry import NAMES
from miskatonic.kernel.text import declared, text

SACRIFICE = ASK("sacrifice", "AH-FINAL-14", str, aim="lose")
SPLIT_LOSS = ASK("split_loss", "AH-FINAL-14", int)

BROOD = "brood_token"
MOST_BROOD = 48
"""There are so many brood tokens: nobody who has seven of them is spared."""

NAMES[f"{GAME}/{BROOD}"] = declared("the brood token", "le pion Couvée")


# --- Atlach-Nacha


@line("every_gate_bursts", lambda: while_asleep(text("kh-line-every-gate-bursts")), gives=lambda: {"seal": -0.5})
def every_gate_bursts() -> Settler:
    """Every gate of a Mythos card opens through an elder sign."""

    def answer(game: Arkham, source: Source, usual: bool, card: str) -> bool:
        return usual or not game.awake

    return settles(mythos.BURSTS, answer)


@word("sacrifice_somebody", lambda: text("kh-effect-sacrifice-somebody"), gives=lambda: {"ally": -1, "devoured": 0.3})
def sacrifice_somebody(game: Arkham, you: Investigator) -> Rules[None]:
    """An ally or an investigator, as the players choose."""
    if not (people := game.present()):
        return
    allies = [(who, card) for who in people for card in holds(who, "ally")]
    options = [holding.card_option("ally", card) for _, card in allies]
    options += [Option(f"investigator:{who.slug}", who.slug, piece(who.slug), (who.slug,)) for who in people]
    chosen = yield from ask(people[0].seat, SACRIFICE, options, game.ancient_one)
    for who, card in allies:
        if card == chosen:
            holding.to_the_box(game, who, card)
            return
    if (victim := person(game, chosen)) is not None:
        yield from harm.devour(game, victim)


# --- Eihort


def gain_brood(game: Arkham, you: Investigator) -> Rules[None]:
    """A brood token; with a die below the number of them, the investigator is devoured."""
    if not harm.in_play(game, you):
        return
    you.counters[BROOD] = you.counters.get(BROOD, 0) + 1
    game.tell(TokenGained(you.slug, BROOD, you.counters[BROOD]))
    if skill_checks.roll(game, you, 1)[0] < you.counters[BROOD]:
        yield from harm.devour(game, you)


@word("brood", lambda: text("kh-effect-brood"), gives=lambda: {"devoured": 0.3})
def brood(game: Arkham, you: Investigator) -> Rules[None]:
    """A brood token, with what may come of it."""
    yield from gain_brood(game, you)


def _gains_brood(game: Arkham, source: Source, event: SealedBy | MonsterDefeated) -> Rules[None]:
    if (you := person(game, event.who)) is not None:
        yield from gain_brood(game, you)


@line(
    "brood_for_seals",
    lambda: while_asleep(text("kh-line-brood-for-seals")),
    gives=lambda: {"seal": -0.2},
)
def brood_for_seals() -> Trigger:
    """Brood for sealing a gate."""
    return Trigger(SealedBy, _gains_brood, lambda game, source, event: not game.awake)


@line(
    "brood_at_defeat",
    lambda kind: text("kh-line-brood-at-defeat", monster=piece(kind)),
    gives=lambda kind: {"monster_trophy": -0.2},
)
def brood_at_defeat(kind: str) -> Trigger:
    """Brood for defeating a worshipper."""
    return Trigger(MonsterDefeated, _gains_brood, lambda game, source, event: slug_of(event.monster) == kind)


@line("brood_becomes_doom", lambda: text("kh-line-brood-becomes-doom"), gives=lambda: {"doom": 0.5})
def brood_becomes_doom() -> tuple[Trigger, Modifier, Modifier]:
    """The brood of the devoured is doom, beyond the track if need be."""

    def is_brood(game: Arkham, source: Source, event: TokensLeft) -> bool:
        return event.kind == BROOD

    def hatches(game: Arkham, source: Source, event: TokensLeft) -> Rules[None]:
        if game.battle is not None:
            battle.strengthen(game, event.amount, beyond=True)
            return
        room = 0 if game.awake else ANCIENT_ONES[game.ancient_one].doom_track - game.doom
        if (beyond := event.amount - room) > 0:
            game.counters[BROOD] = game.counters.get(BROOD, 0) + beyond
        if not game.awake:
            yield from doom.add_doom(game, min(event.amount, room))

    def hatched(game: Arkham, source: Source) -> int:
        return game.counters.get(BROOD, 0)

    def room_for_all(game: Arkham, source: Source) -> int:
        return MOST_BROOD if game.awake else 0

    return (
        Trigger(TokensLeft, hatches, is_brood),
        modifies(battle.STRENGTH, hatched),
        modifies(doom.MOST_DOOM, room_for_all),
    )


# --- Y'Golonac


@line(
    "terror_at_defeat",
    lambda kind: text("kh-line-terror-at-defeat", monster=piece(kind)),
    gives=lambda kind: {"terror": 0.5},
)
def terror_at_defeat(kind: str) -> Trigger:
    """Terror rises each time a worshipper is defeated."""

    def of_kind(game: Arkham, source: Source, event: MonsterDefeated) -> bool:
        return slug_of(event.monster) == kind

    def run(game: Arkham, source: Source, event: MonsterDefeated) -> Rules[None]:
        yield from doom.raise_terror(game)

    return Trigger(MonsterDefeated, run, of_kind)


@line("corrupting_text", lambda: while_asleep(text("kh-line-corrupting-text")), gives=lambda: {"doom": 0.3})
def corrupting_text() -> Trigger:
    """While it sleeps, doom grows with every Tome that is drawn from a deck, kept or not."""

    def is_tome(game: Arkham, source: Source, event: DrawnFromDeck) -> bool:
        return not game.awake and CARDS[event.card].tome

    def run(game: Arkham, source: Source, event: DrawnFromDeck) -> Rules[None]:
        yield from doom.add_doom(game)

    return Trigger(DrawnFromDeck, run, is_tome)


def split_options(you: Investigator, n: int) -> list[Option[int]]:
    """Losing so many points: how many of them are sanity; nobody loses more of either than there is, if it can be helped."""
    n = min(n, you.sanity + you.stamina)
    return [
        Option(f"sanity:{mind}", mind, text("kh-option-split", sanity=mind, stamina=n - mind))
        for mind in range(n + 1)
        if mind <= you.sanity and n - mind <= you.stamina
    ]


def lose_split(game: Arkham, you: Investigator, n: int) -> Rules[None]:
    """Points of sanity and stamina together, split as their owner likes."""
    if (n := min(n, you.sanity + you.stamina)) > 0:
        mind = yield from ask(you.seat, SPLIT_LOSS, split_options(you, n), game.cause, amount=n)
        yield from harm.lose(game, you, mind, n - mind)


@word(
    "lose_by_round", lambda more: text("kh-effect-lose-by-round", more=more), gives=lambda more: {"sanity": -2 - more}
)
def lose_by_round(game: Arkham, you: Investigator, more: int = 0) -> Rules[None]:
    """The loss is the number of rounds of the battle and a constant."""
    assert game.battle is not None
    yield from lose_split(game, you, game.battle.round + more)


# --- Yibb-Tstll


@line(
    "harder_evading",
    lambda amount: while_asleep(text("kh-line-harder-evading", n=amount)),
    gives=lambda amount: {"check": -0.3},
)
def harder_evading(amount: int) -> Modifier:
    """Evade checks are harder."""

    def more(game: Arkham, source: Source, you: Investigator, made: Check) -> int:
        return amount if made.kind == "evade" and not game.awake else 0

    return modifies(skill_checks.DIFFICULTY, more)


@line("most_clues", lambda n: while_asleep(text("kh-line-most-clues", n=n)), gives=lambda n: {"clue": -1})
def most_clues(n: int) -> Settler:
    """Limits the clues of each investigator."""

    def limit(game: Arkham, source: Source, usual: int | None, you: Investigator) -> int | None:
        return usual if game.awake else n if usual is None else min(usual, n)

    return settles(holding.MOST_CLUES, limit)


@line("rating_is_clues", lambda: text("kh-line-rating-is-clues"), gives=lambda: {"combat": -3})
def rating_is_clues() -> Modifier:
    """Its combat rating is the number of clues on the board, negative."""

    def rating(game: Arkham, source: Source) -> int:
        return -sum(game.clues.values())

    return modifies(battle.BATTLE_RATING, rating)


@line("double_wounds", lambda: text("kh-line-double-wounds"), gives=lambda: {"combat": -2})
def double_wounds() -> Modifier:
    """A doom token takes twice as many successes."""

    def twice(game: Arkham, source: Source) -> int:
        return game.players

    return modifies(battle.WOUND, twice)


def focus_dice(game: Arkham, you: Investigator) -> int:
    """The successes of as many dice as an investigator has focus."""
    faces = skill_checks.roll(game, you, upkeep.focus(game, you))
    return sum(skill_checks.is_success(you, face) for face in faces)


@word(
    "gaze",
    lambda blinded: text("kh-effect-gaze", blinded=blinded.text),
    gives=lambda blinded: {"blessing": 0.3, **{what: 0.3 * n for what, n in blinded.gives.items()}},
)
def gaze(game: Arkham, you: Investigator, blinded: ArkhamEffect) -> Rules[None]:
    """As many dice as there is focus: without a success something happens, with two there is a blessing."""
    won = focus_dice(game, you)
    if won == 0:
        yield from blinded.run(game, you)
    elif won > 1:
        yield from fates.bless(game, you)
