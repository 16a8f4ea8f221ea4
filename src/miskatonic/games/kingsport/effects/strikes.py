"""Effects of the cards of the Epic Battle and of plots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from miskatonic.games.arkham_horror.components import ANCIENT_ONES, CARDS, MONSTERS, slug_of
from miskatonic.games.arkham_horror.rules import battle, combat, fates, harm, holding, monsters, skill_checks
from miskatonic.games.arkham_horror.rules.bounds import max_sanity, max_stamina
from miskatonic.games.arkham_horror.state import Arkham, Investigator, person, piece
from miskatonic.games.kingsport.components import ASK
from miskatonic.games.kingsport.effects.powers import BROOD
from miskatonic.games.kingsport.events import RatingChanged, TraitorJoined
from miskatonic.games.kingsport.rules.epic import TRAITOR
from miskatonic.kernel.decision import Option, Rules, ask, ask_many
from miskatonic.kernel.effect import word
from miskatonic.kernel.text import text

WHO_IS_DEVOURED = ASK("who_is_devoured", "KH-EPIC-09", str)
WHO_LOSES = ASK("who_loses", "KH-EPIC-09", tuple)
LOWER_WHAT = ASK("lower_what", "KH-EPIC-09", int)
JOIN = ASK("join", "KH-EPIC-09", bool)

SUCCESS = 5
"""A die of the Ancient One succeeds from here on."""


# --- several cards


@word("rating", lambda amount: text("kh-effect-rating", amount=-amount), gives=lambda amount: {"combat": amount})
def rating(game: Arkham, you: Investigator, amount: int) -> Rules[None]:
    """The combat rating of the Ancient One is another one for the rest of the battle."""
    assert game.battle is not None
    game.battle.rating += amount
    game.tell(RatingChanged(game.ancient_one, game.battle.rating))
    yield from ()


Weakness = Literal["sanity", "stamina", "either", "both", "brood"]
"""Reasons to be devoured: `less` of one of them, exactly that of `either`, little of `both`, a number of tokens."""
WEAK: dict[Weakness, Callable[[Investigator, int], bool]] = {
    "sanity": lambda you, n: you.sanity <= n,
    "stamina": lambda you, n: you.stamina <= n,
    "either": lambda you, n: n in (you.sanity, you.stamina),
    "both": lambda you, n: you.sanity + you.stamina <= n,
    "brood": lambda you, n: you.counters.get(BROOD, 0) >= n,
}


@word(
    "devoured_if",
    lambda weakness, n: text(f"kh-effect-devoured-if-{weakness}", n=n),
    gives=lambda weakness, n: {"devoured": 0.3},
)
def devoured_if(game: Arkham, you: Investigator, weakness: Weakness, n: int) -> Rules[None]:
    """An investigator with a certain weakness is devoured."""
    if WEAK[weakness](you, n):
        yield from harm.devour(game, you)


def devour_some(game: Arkham, n: int) -> Rules[None]:
    """A number of investigators is devoured, as the players choose."""
    people = game.present()
    if (n := min(n, len(people))) < 1:
        return
    options = [Option(f"devour:{who.slug}", who.slug, piece(who.slug), (who.slug,)) for who in people]
    chosen = [who.slug for who in people]
    if n < len(people):
        chosen = yield from ask_many(people[0].seat, WHO_IS_DEVOURED, options, n, n, game.cause, amount=n)
    for slug in chosen:
        if (victim := person(game, slug)) is not None:
            yield from harm.devour(game, victim)


@word("start_again", lambda: text("kh-effect-start-again"), gives=lambda: {"devoured": 0.2})
def start_again(game: Arkham, you: Investigator) -> Rules[None]:
    """What the Ancient One does at the start of the battle happens again."""
    start = ANCIENT_ONES[game.ancient_one].start_of_battle
    for investigator in game.present():
        if start is not None and harm.in_play(game, investigator):
            yield from start.run(game, investigator)


# --- cards of the Epic Battle


@word("corruption", lambda: text("kh-effect-corruption"), gives=lambda: {"curse": 0.3})
def corruption(game: Arkham, you: Investigator) -> Rules[None]:
    """A die, which curses with 1 or 2."""
    if skill_checks.roll(game, you, 1)[0] <= 2:
        yield from fates.curse(game, you)


# --- plots of the Ancient Ones of the game itself


@word("crashing_wave", lambda: text("kh-effect-crashing-wave"), gives=lambda: {"max_sanity": -2, "max_stamina": -2})
def crashing_wave(game: Arkham, you: Investigator) -> Rules[None]:
    """A die lowers everybody's maximums, as their players split it."""
    points = skill_checks.roll(game, you, 1)[0]
    for investigator in game.present():
        minds, bodies = max_sanity(game, investigator), max_stamina(game, investigator)
        splits = [mind for mind in range(points + 1) if mind <= minds and points - mind <= bodies]
        options = [
            Option(f"sanity:{mind}", mind, text("kh-option-lower", sanity=mind, stamina=points - mind))
            for mind in splits or [min(points, minds)]
        ]
        mind = yield from ask(investigator.seat, LOWER_WHAT, options, game.cause, amount=points)
        for n in range(points):
            harm.lower_maximum(game, investigator, "sanity" if n < mind else "stamina")


@word("flabby_maw", lambda: text("kh-effect-flabby-maw"), gives=lambda: {"devoured": 0.6})
def flabby_maw(game: Arkham, you: Investigator) -> Rules[None]:
    """A die says how many investigators are devoured."""
    yield from devour_some(game, skill_checks.roll(game, you, 1)[0] - 1)


@word("join_me", lambda: text("kh-effect-join-me"))
def join_me(game: Arkham, you: Investigator) -> Rules[None]:
    """One investigator may change sides."""
    for investigator in game.present():
        if len(game.present()) < 2:
            return
        options = [
            Option("join", True, text("kh-option-join", who=piece(game.ancient_one))),
            Option("stay", False, text("kh-option-stay")),
        ]
        if (yield from ask(investigator.seat, JOIN, options, game.ancient_one)):
            change_sides(game, investigator)
            yield from rating(-2).run(game, you)
            return


def change_sides(game: Arkham, you: Investigator) -> None:
    """The investigator leaves the battle, and its player wins if the others lose."""
    game.counters[TRAITOR] = you.seat
    holding.return_everything(game, you)
    game.investigators[you.seat] = None
    game.box.append(you.slug)
    game.legacy[you.seat] = you.monster_trophies + you.gate_trophies
    game.tell(TraitorJoined(you.slug, game.ancient_one))
    harm.put_out_of_the_game(game, you.seat, you.slug)
    game.cards_changed()


@word("masks", lambda: text("kh-effect-masks"), gives=lambda: {"devoured": 0.5})
def masks(game: Arkham, you: Investigator) -> Rules[None]:
    """An investigator is devoured for each Mask that is drawn from the cup."""
    left, masks = list(game.cup), 0
    for _ in range(min(game.doom, len(left))):
        monster = game.rng.pick(left, of="monsters")
        left.remove(monster)
        masks += MONSTERS[monster].mask
    yield from devour_some(game, masks)


@word(
    "thousand_young",
    lambda kind: text("kh-effect-thousand-young", monster=piece(kind)),
    gives=lambda kind: {"stamina": -2, "sanity": -1, "doom": -0.4},
)
def thousand_young(game: Arkham, you: Investigator, kind: str) -> Rules[None]:
    """A fight with a monster of a kind, which costs the Ancient One a doom token if it is defeated."""
    monster, owner = borrow(game, kind)
    game.met.append(monster)
    won = (yield from combat.fight(game, you, monster)) == "won"
    give_back(game, monster, owner)
    if won:
        battle.weaken(game, 1)


def borrow(game: Arkham, kind: str) -> tuple[str, Investigator | str]:
    """A marker of a monster for a fight, and where it was: in the cup, at a place, or among trophies."""
    trophies = [trophy for who in game.present() for trophy in who.monster_trophies]
    copies = [copy for copy in (*game.cup, *game.monsters, *trophies) if slug_of(copy) == kind]
    if found := [copy for copy in copies if copy in game.cup]:
        game.cup.remove(found[0])
        return found[0], ""
    if found := [copy for copy in copies if copy in game.monsters]:
        return found[0], game.monsters.pop(found[0])
    owner, copy = next((who, copy) for who in game.present() for copy in copies if copy in who.monster_trophies)
    owner.monster_trophies.remove(copy)
    return copy, owner


def give_back(game: Arkham, monster: str, owner: Investigator | str) -> None:
    """A borrowed marker goes back where it was, wherever the fight has left it."""
    monsters.withdraw(game, monster)
    for pile in (*(who.monster_trophies for who in game.present()), *game.legacy.values()):
        if monster in pile:
            pile.remove(monster)
    if monster in game.cup:
        game.cup.remove(monster)
    if isinstance(owner, Investigator) and harm.in_play(game, owner):
        owner.monster_trophies.append(monster)
    elif isinstance(owner, str) and owner:
        game.monsters[monster] = owner
    else:
        game.cup.append(monster)


@word("carpet_of_snakes", lambda: text("kh-effect-carpet-of-snakes"), gives=lambda: {"sanity": -0.7, "stamina": -0.7})
def carpet_of_snakes(game: Arkham, you: Investigator) -> Rules[None]:
    """Dice for all: each success costs an investigator a point."""
    faces = skill_checks.roll(game, you, 4 * len(game.present()))
    for _ in range(sum(face >= SUCCESS for face in faces)):
        people = game.present()
        if not people:
            return
        options = [loss_option(who, what) for who in people for what in ("sanity", "stamina")]
        slug, what = yield from ask(people[0].seat, WHO_LOSES, options, game.cause)
        victim = next(who for who in people if who.slug == slug)
        yield from harm.lose(game, victim, **{what: 1})
        yield from harm.settle_fall(game, victim)


def loss_option(who: Investigator, what: str) -> Option[tuple[str, str]]:
    """An investigator loses a point."""
    label = text("kh-option-loses", who=piece(who.slug), what=text(f"ah-thing-{what}"))
    return Option(f"lose:{who.slug}:{what}", (who.slug, what), label, (who.slug,))


@word("doom_by_gates", lambda: text("kh-effect-doom-by-gates"), gives=lambda: {"doom": 2})
def doom_by_gates(game: Arkham, you: Investigator) -> Rules[None]:
    """Doom tokens come back, one for each open gate."""
    battle.strengthen(game, len(game.gates))
    yield from ()


# --- plots of the Ancient Ones of the box


@word("nourished", lambda: text("kh-effect-nourished"), gives=lambda: {"doom": 1})
def nourished(game: Arkham, you: Investigator) -> Rules[None]:
    """Doom tokens are added for those with brood tokens, beyond the end of the track if need be."""
    battle.strengthen(game, sum(BROOD in who.counters for who in game.present()), beyond=True)
    yield from ()


@word("words_made_flesh", lambda: text("kh-effect-words-made-flesh"), gives=lambda: {"tome": -1, "doom": 1})
def words_made_flesh(game: Arkham, you: Investigator) -> Rules[None]:
    """All tomes are discarded, and a doom token comes back for each."""
    for card in [card for card in you.cards if CARDS[card].tome]:
        holding.discard(game, you, card)
        battle.strengthen(game)
    yield from ()
