"""Sanity and stamina, being devoured, coming back as someone else."""

from typing import Literal

from miskatonic.games.elder_sign.components import ASK, CARDS, INVESTIGATORS
from miskatonic.games.elder_sign.events import (
    Devoured,
    Eliminated,
    HealthLoss,
    Joined,
    SanityHealed,
    SanityLost,
    StaminaHealed,
    StaminaLost,
)
from miskatonic.games.elder_sign.rules.dice_pool import discard_empty_spell, piece, put_back
from miskatonic.games.elder_sign.rules.doom import add_doom, lose
from miskatonic.games.elder_sign.rules.gains import draw_card, gain_clues
from miskatonic.games.elder_sign.rules.trophies import return_trophies
from miskatonic.games.elder_sign.state import ElderSign, Investigator
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.hooks import Total, after, before, index_of, total
from miskatonic.kernel.text import text

MAX_SANITY: Total[()] = Total("maximum sanity")
MAX_STAMINA: Total[()] = Total("maximum stamina")
Points = int | Literal["all"]
"""Points of sanity or stamina to heal: a number, or all missing ones."""
SPARED_SANITY: Total[Investigator] = Total("sanity that need not be lost")
SPARED_STAMINA: Total[Investigator] = Total("stamina that need not be lost")

INVESTIGATOR = ASK("investigator", "ES-SETUP-12", str)
STARTING_ITEM = ASK("starting_item", "ES-SETUP-13", str)


def in_play(game: ElderSign, investigator: Investigator) -> bool:
    """Whether the investigator has not been devoured."""
    return game.investigators[investigator.seat] is investigator


def pay_health(game: ElderSign, investigator: Investigator, sanity: int, stamina: int) -> Rules[None]:
    """The cost of a task, which devours no investigator: one that could not bear it has to prevent it."""
    if HealthLoss in (game.index or index_of(game)):
        return suffer_less(game, investigator, HealthLoss(investigator.slug, sanity, stamina, at_cost=True))
    return suffer(game, investigator, sanity, stamina)


def lose_health(game: ElderSign, investigator: Investigator, sanity: int = 0, stamina: int = 0) -> Rules[None]:
    """Sanity and stamina, unless a card prevents it."""
    if HealthLoss in (game.index or index_of(game)) and in_play(game, investigator):
        return suffer_less(game, investigator, HealthLoss(investigator.slug, sanity, stamina, at_cost=False))
    return suffer(game, investigator, sanity, stamina)


def suffer_less(game: ElderSign, investigator: Investigator, loss: HealthLoss) -> Rules[None]:
    """A loss as the cards in play leave it."""
    left = yield from before(game, loss)
    if left is not None:
        yield from suffer(game, investigator, left.sanity, left.stamina)


def suffer(game: ElderSign, investigator: Investigator, sanity: int, stamina: int) -> Rules[None]:
    """An investigator whose sanity or stamina falls to 0 is devoured."""
    if not in_play(game, investigator):
        return
    if sanity := min(sanity, investigator.sanity):
        investigator.sanity -= sanity
        if game.watched:
            game.tell(SanityLost(investigator.slug, sanity))
    if stamina := min(stamina, investigator.stamina):
        investigator.stamina -= stamina
        if game.watched:
            game.tell(StaminaLost(investigator.slug, stamina))
    if not investigator.sanity or not investigator.stamina:
        yield from devour(game, investigator)


def healed(points: Points, missing: int) -> int:
    """The points that are healed of the missing ones."""
    return missing if points == "all" else min(points, missing)


def heal(game: ElderSign, investigator: Investigator, sanity: Points = 0, stamina: Points = 0) -> None:
    """Never above the maximum; what goes beyond is lost."""
    if mind := healed(sanity, investigator.max_sanity - investigator.sanity):
        investigator.sanity += mind
        if game.watched:
            game.tell(SanityHealed(investigator.slug, mind))
    if body := healed(stamina, investigator.max_stamina - investigator.stamina):
        investigator.stamina += body
        if game.watched:
            game.tell(StaminaHealed(investigator.slug, body))


def devour(game: ElderSign, investigator: Investigator) -> Rules[None]:
    """The investigator leaves play, and the doom track grows by one."""
    if not in_play(game, investigator):
        return
    leave_play(game, investigator)
    yield from after(game, Devoured(investigator.slug))
    yield from add_doom(game)


def leave_play(game: ElderSign, investigator: Investigator) -> None:
    """Everything that belongs to a devoured investigator goes back where it came from."""
    game.investigators[investigator.seat] = None
    game.devoured.append(investigator.slug)
    game.clues += investigator.clues
    for card in investigator.cards:
        game.deck(CARDS[card].deck).put_under(card)
    return_trophies(game, investigator)
    for cast in [cast for cast in game.cast if cast.seat == investigator.seat]:
        for index, die in enumerate(game.dice):
            if die.zone == "spell" and die.at == cast.card:
                put_back(game, index)
        discard_empty_spell(game, cast.card)
    for index, die in enumerate(game.dice):
        if die.zone == "marker" and die.at == str(investigator.seat):
            put_back(game, index)
    investigator.cards, investigator.clues = [], 0
    game.cards_changed()


def replace_devoured(game: ElderSign) -> Rules[None]:
    """Players without an investigator take a new one; with none left, or in the final battle, they are eliminated."""
    for seat, investigator in enumerate(game.investigators):
        if investigator is None and seat not in game.out:
            if game.awake or not game.box:
                game.out.append(seat)
                game.tell(Eliminated(seat, game.ancient_one))
            else:
                yield from new_investigator(game, seat)
    if len(game.out) == len(game.investigators):
        lose(game, "es-lost-devoured")


def new_investigator(game: ElderSign, seat: int) -> Rules[None]:
    """Chosen by the player or dealt at random, whichever the table plays with."""
    if game.draft:
        options = [
            Option(
                f"investigator:{slug}",
                slug,
                text("es-option-investigator", who=piece(slug)),
                (slug,),
                INVESTIGATORS[slug].text,
            )
            for slug in game.box
        ]
        slug = yield from ask(seat, INVESTIGATOR, options)
    else:
        slug = game.rng.pick(list(game.box), of="investigators")
    game.box.remove(slug)
    yield from join(game, seat, slug)


def join(game: ElderSign, seat: int, slug: str) -> Rules[None]:
    """The investigator stands at the entrance with full sanity and stamina and its starting items."""
    card = INVESTIGATORS[slug]
    sanity = total(game, MAX_SANITY, card.sanity)
    stamina = total(game, MAX_STAMINA, card.stamina)
    investigator = Investigator(
        slug=slug, seat=seat, sanity=sanity, stamina=stamina, max_sanity=sanity, max_stamina=stamina
    )
    game.investigators[seat] = investigator
    game.cards_changed()
    if game.watched:
        game.tell(Joined(slug))
    for kind, amount in card.start.items():
        if kind == "clue":
            gain_clues(game, investigator, amount)
        else:
            for _ in range(amount):
                draw_card(game, investigator, kind)
    if card.ally in game.ally_deck:
        game.ally_deck.remove(card.ally)
        game.ally_deck.append(card.ally)
        draw_card(game, investigator, "ally")
    for _ in range(card.choice):
        kinds = [
            Option(f"start:{kind}", kind, text(f"es-kind-{kind}"))
            for kind in ("common", "unique", "spell")
            if game.deck(kind)
        ]
        if kinds:
            kind = yield from ask(seat, STARTING_ITEM, kinds, slug)
            draw_card(game, investigator, kind)
