"""Sanity and stamina, being devoured, coming back as someone else."""

from miskatonic.games.elder_sign.components import CARDS, INVESTIGATORS
from miskatonic.games.elder_sign.events import (
    Devoured,
    Eliminated,
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
from miskatonic.kernel.hooks import after, total
from miskatonic.kernel.text import text

MAX_SANITY = "max_sanity"
MAX_STAMINA = "max_stamina"
PROMPT_INVESTIGATOR = text("es-prompt-investigator")
PROMPT_STARTING_ITEM = text("es-prompt-starting-item")


def in_play(game: ElderSign, hero: Investigator) -> bool:
    """Whether the investigator has not been devoured."""
    return game.investigators[hero.seat] is hero


def lose_health(game: ElderSign, hero: Investigator, sanity: int = 0, stamina: int = 0) -> Rules[None]:
    """An investigator whose sanity or stamina falls to 0 is devoured."""
    if not in_play(game, hero):
        return
    if sanity := min(sanity, hero.sanity):
        hero.sanity -= sanity
        if game.watched:
            game.tell(SanityLost(hero.slug, sanity))
    if stamina := min(stamina, hero.stamina):
        hero.stamina -= stamina
        if game.watched:
            game.tell(StaminaLost(hero.slug, stamina))
    if not hero.sanity or not hero.stamina:
        yield from devour(game, hero)


def heal(game: ElderSign, hero: Investigator, sanity: int = 0, stamina: int = 0) -> None:
    """Never above the maximum; what goes beyond is lost."""
    if sanity := min(sanity, hero.max_sanity - hero.sanity):
        hero.sanity += sanity
        if game.watched:
            game.tell(SanityHealed(hero.slug, sanity))
    if stamina := min(stamina, hero.max_stamina - hero.stamina):
        hero.stamina += stamina
        if game.watched:
            game.tell(StaminaHealed(hero.slug, stamina))


def devour(game: ElderSign, hero: Investigator) -> Rules[None]:
    """Everything goes back where it came from, and the doom track grows by one."""
    if not in_play(game, hero):
        return
    game.investigators[hero.seat] = None
    game.devoured.append(hero.slug)
    game.clues += hero.clues
    for card in hero.cards:
        game.deck(CARDS[card].deck).put_under(card)
    return_trophies(game, hero)
    for cast in [cast for cast in game.cast if cast.seat == hero.seat]:
        for index, die in enumerate(game.dice):
            if die.zone == "spell" and die.at == cast.card:
                put_back(game, index)
        discard_empty_spell(game, cast.card)
    for index, die in enumerate(game.dice):
        if die.zone == "marker" and die.at == str(hero.seat):
            put_back(game, index)
    hero.cards, hero.clues = [], 0
    game.cards_changed()
    yield from after(game, Devoured(hero.slug))
    yield from add_doom(game)


def replace_devoured(game: ElderSign) -> Rules[None]:
    """Players without an investigator take a new one; with none left, or in the final battle, they are eliminated."""
    for seat, hero in enumerate(game.investigators):
        if hero is None and seat not in game.out:
            if game.awake or not game.box:
                game.out.append(seat)
                game.tell(Eliminated(seat))
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
        slug = yield from ask(seat, PROMPT_INVESTIGATOR, options, "ES-SETUP-12")
    else:
        slug = game.rng.pick(list(game.box))
    game.box.remove(slug)
    yield from join(game, seat, slug)


def join(game: ElderSign, seat: int, slug: str) -> Rules[None]:
    """The investigator stands at the entrance with full sanity and stamina and its starting items."""
    card = INVESTIGATORS[slug]
    sanity = total(game, MAX_SANITY, card.sanity)
    stamina = total(game, MAX_STAMINA, card.stamina)
    hero = Investigator(slug=slug, seat=seat, sanity=sanity, stamina=stamina, max_sanity=sanity, max_stamina=stamina)
    game.investigators[seat] = hero
    game.cards_changed()
    game.tell(Joined(slug))
    for kind, amount in card.start.items():
        if kind == "clue":
            gain_clues(game, hero, amount)
        else:
            for _ in range(amount):
                draw_card(game, hero, kind)
    if card.ally in game.ally_deck:
        game.ally_deck.remove(card.ally)
        game.ally_deck.append(card.ally)
        draw_card(game, hero, "ally")
    for _ in range(card.choice):
        kinds = [
            Option(f"start:{kind}", kind, text(f"es-kind-{kind}"))
            for kind in ("common", "unique", "spell")
            if game.deck(kind)
        ]
        if kinds:
            kind = yield from ask(seat, PROMPT_STARTING_ITEM, kinds, "ES-SETUP-13")
            draw_card(game, hero, kind)
