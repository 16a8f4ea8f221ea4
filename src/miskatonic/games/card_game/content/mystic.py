"""The cards of the Mystic class."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from miskatonic.games.card_game.components import ASK, GAME, Uses, gift, token_name
from miskatonic.games.card_game.declare import asset, event, skill
from miskatonic.games.card_game.effects.cards import search_for
from miskatonic.games.card_game.effects.checks import boost
from miskatonic.games.card_game.effects.combining import function
from miskatonic.games.card_game.effects.costs import costing, is_empty
from miskatonic.games.card_game.effects.harm import heal
from miskatonic.games.card_game.effects.standing import extra_slots, skill_bonus
from miskatonic.games.card_game.effects.timing import NO_WEAKNESS, THIS_CARD, YOU, after, when
from miskatonic.games.card_game.effects.using import action, answer, fast, forced, played_at, reaction
from miskatonic.games.card_game.events import (
    CardSeen,
    EnteredPlay,
    PhaseBegan,
    RevealingToken,
    TokenIgnored,
    TreacheryRevealed,
)
from miskatonic.games.card_game.events.told import CardsPutBack, DeckLookedAt
from miskatonic.games.card_game.rules import actions
from miskatonic.games.card_game.rules.agenda import place_doom_on
from miskatonic.games.card_game.rules.cards import (
    add_uses,
    choose_card,
    discard_from_play,
    find_in_play,
    gain_resources,
    spend_uses,
)
from miskatonic.games.card_game.rules.costs import let_last
from miskatonic.games.card_game.rules.encounter import draw_encounter
from miskatonic.games.card_game.rules.enemies import choose_enemy
from miskatonic.games.card_game.rules.harm import damage_enemy, deal
from miskatonic.games.card_game.rules.odds import evade_odds, fight_odds
from miskatonic.games.card_game.rules.places import discover
from miskatonic.games.card_game.rules.seen import ENCOUNTERS, look_at_top, put_on_top
from miskatonic.games.card_game.rules.skill_test import BAD_SYMBOLS, draw_token
from miskatonic.games.card_game.rules.values import has_trait, is_blank, is_elite
from miskatonic.games.card_game.state import (
    CardGame,
    CardGameEffect,
    Enemy,
    Investigator,
    Lasting,
    SkillTest,
    asset_card,
)
from miskatonic.kernel.decision import Option, Rules, ask
from miskatonic.kernel.text import name, text

DECK = ASK("deck", "CG-DECK-04", int)
"""Which deck is looked at: a seat, or that of the encounters."""
ORDER = ASK("order", "CG-DECK-04", str)
"""Which card goes on top of a deck next."""
CHARGE = ASK("charge", "CG-USES-05", str)
"""Which card gets a charge."""
TOKEN = ASK("token", "CG-TEST-12", str)
"""Which of the tokens that were revealed counts."""


def bad_omen(test: SkillTest) -> bool:
    """Whether the token just revealed is the first one in a test that magic does not like."""
    *before, last = test.tokens
    return last in BAD_SYMBOLS and not any(token in BAD_SYMBOLS for token in before)


@function(
    "1 secret of this card becomes 1 of your resources",
    "1 secret de cette carte devient 1 de vos ressources",
    name="use_secret",
    gives=gift({"resources": 1}),
)
def use_secret(game: CardGame, you: Investigator) -> Rules[None]:
    """A secret is worth something; without secrets the card is worth nothing."""
    card = game.using
    knowledge = find_in_play(game, card)
    spend_uses(game, knowledge, 1)
    yield from gain_resources(game, you, 1)
    if is_empty(knowledge):
        yield from discard_from_play(game, card)


asset(
    "forbidden_knowledge",
    "Forbidden Knowledge",
    "Connaissance Interdite",
    "01058",
    faction="mystic",
    cost=0,
    icons={"intellect": 1},
    traits=("Talent",),
    uses=Uses("secret", 4, discard_when_empty=True),
    lines=(fast(use_secret, cost=costing("exhaust", horror=1)),),
)
asset(
    "holy_rosary",
    "Holy Rosary",
    "Saint Rosaire",
    "01059",
    faction="mystic",
    cost=2,
    icons={"willpower": 1},
    traits=("Item", "Charm"),
    slots=("accessory",),
    sanity=2,
    lines=(skill_bonus("willpower"),),
)


@function(
    "fight with willpower instead of combat and +1 damage; "
    "if a skull, cultist, tablet, elder thing or automatic failure is revealed, take 1 horror",
    "combattre avec votre volonté au lieu de votre lutte et +1 dégât ; "
    "si un crâne, un cultiste, une tablette, un monstre ancien ou un échec automatique est révélé, subir 1 horreur",
    lambda game, you: bool(actions.foes(game, you)),
    lambda game, you: fight_odds(game, you, "willpower", 0, backlash=1),
    name="shrivel",
    gives=gift({"enemy_damage": 2}),
)
def shrivel(game: CardGame, you: Investigator) -> Rules[None]:
    """An attack by the will that may harm the caster."""
    card = game.using

    def backlash(test: SkillTest) -> Rules[None]:
        if bad_omen(test):
            yield from deal(game, you, horror=1)

    enemy = yield from actions.choose_foe(game, you)
    yield from actions.fight(game, you, enemy, skill="willpower", damage=2, source=card, revealed=backlash)


asset(
    "shrivelling",
    "Shrivelling",
    "Flétrissement",
    "01060",
    faction="mystic",
    cost=3,
    icons={"combat": 1},
    traits=("Spell",),
    slots=("arcane",),
    uses=Uses("charge", 4),
    lines=(action(shrivel, cost=costing(charge=1), designator="fight"),),
)


@cache
def deck_option(who: str, seat: int) -> Option[int]:
    """The deck of an investigator, to be chosen."""
    return Option(f"deck:{who}", seat, text("cg-option-deck-of", who=name(GAME, who)), (who,))


ENCOUNTER_DECK: Option[int] = Option("deck:encounter", ENCOUNTERS, text("cg-option-encounter-deck"))


def decks(game: CardGame) -> list[Option[int]]:
    """Every deck that has cards."""
    options = [
        deck_option(investigator.slug, investigator.seat) for investigator in game.present() if investigator.deck
    ]
    return [*options, ENCOUNTER_DECK] if game.encounter_deck else options


@function(
    "look at the top 3 cards of an investigator's deck or of the encounter deck and put them back on top in any order",
    "regarder les 3 cartes du dessus du deck d'un investigateur ou du deck Rencontre et les replacer dessus dans l'ordre "
    "de votre choix",
    lambda game, you: bool(decks(game)),
    name="scry",
)
def scry(game: CardGame, you: Investigator) -> Rules[None]:
    """The uppermost cards of a deck, from the top one on, are laid back as the caster likes."""
    seat = yield from ask(you.seat, DECK, decks(game), game.cause)
    seen = look_at_top(game, you.seat, seat, 3)
    game.rng.reveal()
    owner = "" if seat == ENCOUNTERS else game.investigators[seat].slug
    game.tell(DeckLookedAt(you.slug, you.seat, owner, len(seen)))
    for card in seen:
        game.tell(CardSeen(you.slug, you.seat, card))
    order: list[str] = []
    while left := [card for card in seen if card not in order]:
        order.append((yield from choose_card(game, you, ORDER, left, game.cause)))
    put_on_top(game, you.seat, seat, order)
    game.tell(CardsPutBack(you.slug, you.seat, owner, len(order)))


asset(
    "scrying",
    "Scrying",
    "Divination",
    "01061",
    faction="mystic",
    cost=1,
    icons={"intellect": 1},
    traits=("Spell",),
    slots=("arcane",),
    uses=Uses("charge", 3),
    lines=(action(scry, cost=costing("exhaust", charge=1)),),
)
asset(
    "arcane_studies",
    "Arcane Studies",
    "Étude des Arcanes",
    "01062",
    faction="mystic",
    cost=2,
    icons={"willpower": 1, "intellect": 1},
    traits=("Talent",),
    lines=(fast(boost("willpower"), cost=costing(resources=1)), fast(boost("intellect"), cost=costing(resources=1))),
)


@answer("place 1 doom on it", "placer 1 fatalité sur elle")
def brings_doom(game: CardGame, you: Investigator, event: EnteredPlay, card: str) -> Rules[None]:
    """What she knows has its price."""
    yield from place_doom_on(game, find_in_play(game, card))


LOOK_FOR_A_SPELL = search_for(
    "search the top 3 cards of your deck for a Spell, draw it and shuffle your deck",
    "chercher un Sort dans les 3 cartes du dessus de votre deck, le piocher et mélanger votre deck",
    lambda card: has_trait(card, "Spell"),
    top=3,
)
asset(
    "arcane_initiate",
    "Arcane Initiate",
    "Initiée aux Arcanes",
    "01063",
    faction="mystic",
    cost=1,
    icons={"willpower": 1},
    traits=("Ally", "Sorcerer"),
    slots=("ally",),
    health=1,
    sanity=2,
    lines=(
        forced(after(EnteredPlay, THIS_CARD), brings_doom),
        fast(LOOK_FOR_A_SPELL, cost=costing("exhaust")),
    ),
)


@function(
    "draw the top card of the encounter deck, then discover 2 clues at your location",
    "piocher la carte du dessus du deck Rencontre, puis découvrir 2 indices dans votre lieu",
    lambda game, you: bool(game.encounter_deck or game.encounter_discard),
    name="follow_the_light",
    gives=gift({"clues": 2}),
)
def follow_the_light(game: CardGame, you: Investigator) -> Rules[None]:
    """The danger comes first; the clues are those of the location where one is by then."""
    yield from draw_encounter(game, you)
    if not you.fate:
        yield from discover(game, you, 2)


event(
    "drawn_to_the_flame",
    "Drawn to the Flame",
    "Attiré vers la Flamme",
    "01064",
    faction="mystic",
    cost=0,
    icons={"willpower": 1, "intellect": 1},
    traits=("Insight",),
    effect=follow_the_light,
)


@answer("cancel its revelation, then take 1 horror", "annuler sa révélation, puis subir 1 horreur")
def ward(game: CardGame, you: Investigator, event: TreacheryRevealed, card: str) -> Rules[None]:
    """Nothing comes of the treachery but what is printed outside of its revelation."""
    yield from deal(game, you, horror=1)


event(
    "ward_of_protection",
    "Ward of Protection",
    "Sort de Protection",
    "01065",
    faction="mystic",
    cost=1,
    icons={"wild": 1},
    traits=("Spell", "Spirit"),
    fast=True,
    lines=(played_at(when(TreacheryRevealed, YOU, NO_WEAKNESS), ward),),
)


def blind(damage: int, horror: int, en: str, fr: str) -> CardGameEffect:
    """An evasion by the will that hurts the enemy, and may cost the caster an action and horror."""

    @function(
        f"evade with willpower instead of agility; if you pass, deal {damage} damage to the evaded enemy; "
        f"if a skull, cultist, tablet, elder thing or automatic failure is revealed, {en}",
        f"échapper à un ennemi avec votre volonté au lieu de votre agilité ; en cas de réussite, lui infliger {fr_damage(damage)} ; "
        f"si un crâne, un cultiste, une tablette, un monstre ancien ou un échec automatique est révélé, {fr}",
        lambda game, you: bool(game.engaged_with(you.seat)),
        lambda game, you: evade_odds(game, you, "willpower", 0, backlash=horror),
        name="blind",
        gives=gift({"enemies_evaded": 1, "enemy_damage": damage}),
    )
    def run(game: CardGame, you: Investigator) -> Rules[None]:
        card = game.using

        def backlash(test: SkillTest) -> Rules[None]:
            if bad_omen(test):
                actions.lose_action(game, you)
                yield from deal(game, you, horror=horror)

        def dazzled(test: SkillTest) -> Rules[None]:
            yield from damage_enemy(game, enemy, damage, you)

        enemy = yield from choose_enemy(game, you.seat, game.engaged_with(you.seat), rule="CG-EVADE-02", aim="evade")
        yield from actions.evade(game, you, enemy, skill="willpower", source=card, passed=dazzled, revealed=backlash)

    return run


def fr_damage(amount: int) -> str:
    """`1 dégât`, `2 dégâts`."""
    return f"{amount} dégât{'s' if amount > 1 else ''}"


def blinding_light(slug: str, code: str, level: int, cost: int, effect: CardGameEffect) -> None:
    """Both versions of the spell."""
    event(
        slug,
        "Blinding Light",
        "Lumière Aveuglante",
        code,
        faction="mystic",
        level=level,
        cost=cost,
        icons={"willpower": 1, "agility": 1},
        traits=("Spell",),
        effect=effect,
        designator="evade",
    )


blinding_light(
    "blinding_light",
    "01066",
    level=0,
    cost=2,
    effect=blind(1, 0, "lose 1 action this turn", "perdre 1 action pour ce tour"),
)
skill(
    "fearless",
    "Fearless",
    "Sans Peur",
    "01067",
    faction="mystic",
    icons={"willpower": 1},
    traits=("Innate",),
    passed=heal(horror=1),
)


def minds_to_wipe(game: CardGame, you: Investigator) -> list[Enemy]:
    """The enemies at one's location that are not Elite and have not been made blank."""
    return [enemy for enemy in game.enemies_at(you.at) if not is_elite(enemy.card) and not is_blank(game, enemy)]


@function(
    "choose an enemy at your location that is not Elite; until the end of the phase its text box counts as blank, "
    "except for its traits",
    "choisir un ennemi non Élite dans votre lieu ; jusqu'à la fin de la phase, son encadré de texte est considéré comme vide, "
    "traits exceptés",
    lambda game, you: bool(minds_to_wipe(game, you)),
    name="wipe",
)
def wipe(game: CardGame, you: Investigator) -> Rules[None]:
    """An enemy forgets what makes it special."""
    card = game.using
    enemy = yield from choose_enemy(game, you.seat, minds_to_wipe(game, you), rule="CG-TERM-29")
    let_last(game, Lasting("blank", card, "phase", piece=enemy.card))
    game.cards_changed()


event(
    "mind_wipe",
    "Mind Wipe",
    "Mémoire Effacée",
    "01068",
    faction="mystic",
    level=1,
    cost=1,
    icons={"willpower": 1, "combat": 1},
    traits=("Spell",),
    fast=True,
    lines=(played_at(after(PhaseBegan), wipe),),
)
blinding_light(
    "blinding_light_2",
    "01069",
    level=2,
    cost=1,
    effect=blind(2, 1, "lose 1 action this turn and take 1 horror", "perdre 1 action pour ce tour et subir 1 horreur"),
)


def spells_with_charges(you: Investigator) -> list[str]:
    """The Spell assets of an investigator that hold charges."""
    return [
        spell.card
        for spell in you.play
        if has_trait(spell.card, "Spell")
        and (uses := asset_card(spell.card).uses) is not None
        and uses.kind == "charge"
    ]


@function(
    "place 1 charge on a Spell asset you control that holds charges",
    "placer 1 charge sur un soutien Sort à charges que vous contrôlez",
    lambda game, you: bool(spells_with_charges(you)),
    name="recharge",
    gives=gift({"uses": 1}),
)
def recharge(game: CardGame, you: Investigator) -> Rules[None]:
    """Only what holds charges can be given one."""
    card = yield from choose_card(game, you, CHARGE, spells_with_charges(you), game.cause)
    add_uses(game, find_in_play(game, card), 1)


asset(
    "book_of_shadows",
    "Book of Shadows",
    "Livre des Ombres",
    "01070",
    faction="mystic",
    level=3,
    cost=4,
    icons={"willpower": 1, "intellect": 1},
    traits=("Item", "Tome"),
    slots=("hand",),
    lines=(
        extra_slots("arcane"),
        action(recharge, cost=costing("exhaust")),
    ),
)


@cache
def token_option(token: str) -> Option[str]:
    """A token, to be chosen."""
    return Option(f"token:{token}", token, token_name(token))


@answer(
    "reveal 2 tokens instead; resolve one of them and ignore the other",
    "en révéler 2 ; en résoudre un et ignorer l'autre",
)
def choose_fate(game: CardGame, you: Investigator, event: RevealingToken, card: str) -> Rules[RevealingToken]:
    """The token that is ignored counts for nothing."""
    assert game.test is not None
    first = draw_token(game, game.test)
    second = draw_token(game, game.test, (first,))
    options = [token_option(token) for token in dict.fromkeys((first, second))]
    chosen = yield from ask(you.seat, TOKEN, options, card)
    game.tell(TokenIgnored(you.slug, you.seat, second if chosen == first else first))
    return replace(event, token=chosen)


asset(
    "grotesque_statue",
    "Grotesque Statue",
    "Statue Grotesque",
    "01071",
    faction="mystic",
    level=4,
    cost=2,
    icons={"wild": 1},
    traits=("Item", "Relic"),
    slots=("hand",),
    uses=Uses("charge", 4, discard_when_empty=True),
    lines=(
        reaction(
            when(RevealingToken, YOU),
            choose_fate,
            possible=lambda game, you, event, card: not event.token,
            cost=costing(charge=1),
        ),
    ),
)
