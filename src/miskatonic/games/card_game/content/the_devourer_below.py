"""The cards of The Devourer Below: reference card, agendas, acts, Umôrdhoth. Its locations are in `arkham_woods`."""

from __future__ import annotations

from miskatonic.games.card_game.components import TokenEffect, slug_of
from miskatonic.games.card_game.declare import act, agenda, enemy, reference, treachery
from miskatonic.games.card_game.effects.answers import ready_this_enemy
from miskatonic.games.card_game.effects.cards import earn_weakness, give_up_a_card
from miskatonic.games.card_game.effects.checks import either_check, skill_check
from miskatonic.games.card_game.effects.combining import function, if_enemy_here, one_of
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import margin, take
from miskatonic.games.card_game.effects.standing import enemies_tougher
from miskatonic.games.card_game.effects.story import (
    advance_act,
    dig_up_enemy_at,
    doom_on_nearest,
    each_in_turn,
    put_clue_on_act,
    resolution,
)
from miskatonic.games.card_game.effects.timing import (
    THIS_CARD,
    after,
    clues_on_act,
    the_enemy,
    the_location,
)
from miskatonic.games.card_game.effects.tokens import any_enemy, enemies_in_play, find_enemy, minus
from miskatonic.games.card_game.effects.using import action, forced, objective
from miskatonic.games.card_game.events import (
    AgendaAdvanced,
    ClueOnAct,
    EnemyDefeated,
    Entered,
    TurnEnded,
)
from miskatonic.games.card_game.events.told import AgendaBegan
from miskatonic.games.card_game.rules import cards
from miskatonic.games.card_game.rules.bearing import Harm
from miskatonic.games.card_game.rules.encounter import (
    discard_down_to,
    reshuffle_encounters,
)
from miskatonic.games.card_game.rules.enemies import spawn
from miskatonic.games.card_game.rules.places import put_location_into_play
from miskatonic.games.card_game.rules.values import is_enemy
from miskatonic.games.card_game.state import CardGame, Investigator
from miskatonic.kernel.decision import Rules

SET = "the_devourer_below"
UMORDHOTH = "umordhoth"
RITUAL_SITE = "ritual_site"
MAIN_PATH = "main_path"
GOT_AWAY = "got_away:"


# --- the reference card


reference(
    "the_devourer_below_reference",
    "The Devourer Below",
    "Le Dévoreur du Dessous (t)",
    "01142",
    encounter_set=SET,
    easy={
        "skull": TokenEffect(minus(enemies_in_play("Monster"))),
        "cultist": TokenEffect(-2, revealed=doom_on_nearest(1)),
        "tablet": TokenEffect(-3, revealed=if_enemy_here("Monster", take(1))),
        "elder_thing": TokenEffect(-5, another=any_enemy("Ancient One")),
    },
    hard={
        "skull": TokenEffect(-3, afterwards=find_enemy("Monster")),
        "cultist": TokenEffect(-4, revealed=doom_on_nearest(2)),
        "tablet": TokenEffect(-5, revealed=if_enemy_here("Monster", take(1, 1))),
        "elder_thing": TokenEffect(-7, another=any_enemy("Ancient One")),
    },
)

# --- agendas


agenda(
    "agenda_the_arkham_woods",
    "The Arkham Woods",
    "Les Bois d’Arkham (t)",
    "01143",
    encounter_set=SET,
    stage=1,
    doom=4,
    back_en="Death to the Intruders",
    back_fr="Mort aux Intrus",
    advanced=dig_up_enemy_at("Monster", MAIN_PATH, doom=1),
)


agenda(
    "agenda_the_ritual_begins",
    "The Ritual Begins",
    "Le Rituel Commence (t)",
    "01144",
    encounter_set=SET,
    stage=2,
    doom=5,
    lines=(enemies_tougher(),),
    back_en="The Will of Umôrdhoth",
    back_fr="La Volonté d’Umôrdhoth",
    advanced=each_in_turn(skill_check("willpower", 6, failed=earn_weakness("Madness"))),
)


@function(
    "in act 1, put the Ritual Site into play; otherwise discard all enemies at the Ritual Site; then Umôrdhoth spawns there",
    "à l’acte 1, mettez le Site du Rituel en jeu ; sinon, défaussez tous les ennemis au Site du Rituel ; puis Umôrdhoth"
    " y est généré",
    name="the_devourer_rises",
)
def the_devourer_rises(game: CardGame, you: Investigator) -> Rules[None]:
    """Umôrdhoth is there, and there is no room beside it."""
    yield from open_ritual_site(game)
    for foe in game.enemies_at(RITUAL_SITE):
        yield from cards.discard_from_play(game, foe.card)
    game.set_aside.remove(UMORDHOTH)
    yield from spawn(game, UMORDHOTH, at=RITUAL_SITE)


def open_ritual_site(game: CardGame) -> Rules[None]:
    """The Ritual Site enters play, unless it is there already."""
    if all(place.card != RITUAL_SITE for place in game.locations):
        yield from put_location_into_play(game, RITUAL_SITE)


@function(
    "this side replaces the current act and agenda and counts as both",
    "cette face remplace l’acte et l’intrigue en cours et compte comme les deux",
    name="act_and_agenda",
)
def act_and_agenda(game: CardGame, you: Investigator) -> Rules[None]:
    """There is nothing left but to fight."""
    game.removed += [card for card in (game.act, *game.act_deck) if card]
    game.act, game.act_deck, game.act_clues = "", [], 0
    game.agenda = "agenda_the_devourer_below"
    game.cards_changed()
    game.tell(AgendaBegan(game.agenda))
    yield from ()


agenda(
    "agenda_vengeance_awaits",
    "Vengeance Awaits",
    "La Vengeance Attend (t)",
    "01145",
    encounter_set=SET,
    stage=3,
    doom=5,
    lines=(forced(after(AgendaAdvanced, THIS_CARD), the_devourer_rises),),
    back_en="The Devourer Below",
    back_fr="Le Dévoreur du Dessous",
    advanced=act_and_agenda,
)
agenda(
    "agenda_the_devourer_below",
    "The Devourer Below",
    "Le Dévoreur du Dessous (t)",
    "01145b",
    copies=0,
    encounter_set=SET,
    stage=3,
    doom=0,
    lines=(objective(after(EnemyDefeated, the_enemy(UMORDHOTH)), resolution(2)),),
    back_en="Vengeance Awaits",
    back_fr="La Vengeance Attend",
    advanced=resolution(2),
)

# --- acts


@function(
    "put the Ritual Site into play; each cultist who got away spawns at the Main Path",
    "mettez le Site du Rituel en jeu ; chaque cultiste qui s’est échappé est généré au Chemin Principal",
    name="unveil_the_plan",
)
def unveil_the_plan(game: CardGame, you: Investigator) -> Rules[None]:
    """The place of the ritual is known, and so is who guards it."""
    yield from open_ritual_site(game)
    for key in game.log:
        if key.startswith(GOT_AWAY):
            yield from spawn(game, key.removeprefix(GOT_AWAY), at=MAIN_PATH)


act(
    "act_investigating_the_trail",
    "Investigating the Trail",
    "Suivre la Piste (t)",
    "01146",
    encounter_set=SET,
    stage=1,
    clues=3,
    back_en="Unveiling the Plan",
    back_fr="Dévoiler le plan",
    advanced=unveil_the_plan,
)


@function(
    "shuffle the encounter discard pile into the encounter deck, then discard cards from its top until 1 enemy is discarded"
    " (2 enemies with 3 or 4 investigators left); each spawns at the Ritual Site",
    "mélangez la défausse Rencontre dans le deck Rencontre, puis défaussez-en les premières cartes jusqu’à 1 ennemi (2 ennemis"
    " s’il reste 3 ou 4 investigateurs) ; chacun est généré au Site du Rituel",
    name="last_rites",
)
def last_rites(game: CardGame, you: Investigator) -> Rules[None]:
    """The ritual is guarded."""
    reshuffle_encounters(game)
    guards: list[str] = []
    for _ in range(1 if len(game.present()) < 3 else 2):
        guard = yield from discard_down_to(game, is_enemy)
        if guard:
            guards.append(guard)
    for guard in guards:
        yield from spawn(game, guard, at=RITUAL_SITE)


act(
    "act_into_the_darkness",
    "Into the Darkness",
    "Dans les Ténèbres (t)",
    "01147",
    encounter_set=SET,
    stage=2,
    lines=(objective(after(Entered, the_location(RITUAL_SITE)), advance_act()),),
    back_en="Last Rites",
    back_fr="Derniers Sacrements",
    advanced=last_rites,
)


act(
    "act_disrupting_the_ritual",
    "Disrupting the Ritual",
    "Interrompre le Rituel (t)",
    "01148",
    encounter_set=SET,
    stage=3,
    lines=(
        action(
            either_check("willpower", "agility", 3, passed=put_clue_on_act()),
            cost=costing(clues=1),
        ),
        objective(
            after(
                ClueOnAct,
                clues_on_act(2),
            ),
            advance_act(),
        ),
    ),
    back_en="The Ritual Is Broken",
    back_fr="Le Rituel est Rompu",
    advanced=resolution(1),
)

# --- Umôrdhoth


def controls_lita(game: CardGame, you: Investigator) -> bool:
    """Whether an investigator could give up Lita Chantler."""
    return any(slug_of(asset.card) == "lita_chantler" for asset in you.play)


@function(
    "if you control Lita Chantler, resolution 3",
    "si vous contrôlez Lita Chantler, passez à la conclusion 3",
    can=controls_lita,
    name="give_up_lita",
)
def give_up_lita(game: CardGame, you: Investigator) -> Rules[None]:
    """Umôrdhoth takes what it came for; nothing happens if Lita has fallen meanwhile."""
    if controls_lita(game, you):
        yield from resolution(3).run(game, you)


enemy(
    UMORDHOTH,
    "Umôrdhoth",
    "Umôrdhoth",
    "01157",
    subtitle_en="The Devourer Below",
    subtitle_fr="Le Dévoreur du Dessous",
    encounter_set=SET,
    unique=True,
    traits=("Ancient One", "Elite"),
    fight=5,
    health=6,
    health_per_investigator=4,
    evade=6,
    damage=3,
    horror=3,
    keywords=("hunter", "massive"),
    lines=(
        forced(
            after(TurnEnded), ready_this_enemy(), possible=lambda game, you, event, card: game.enemy(card).exhausted
        ),
        action(give_up_lita),
    ),
)


PRICE = one_of(give_up_a_card(), take(1, 1))


def wrath_of(game: CardGame, you: Investigator, by: int) -> Harm:
    """The remaining harm for an investigator that gives up all cards first."""
    points = max(0, by - len(cards.discardable(you)))
    return Harm(points, points)


@function(
    "for each point you failed by, choose and discard 1 card from your hand or take 1 damage and 1 horror",
    "pour chaque point de différence, choisissez et défaussez 1 carte de votre main ou subissez 1 dégât et 1 horreur",
    name="suffer_its_wrath",
    harm=wrath_of,
)
def suffer_its_wrath(game: CardGame, you: Investigator) -> Rules[None]:
    """Its wrath has many prices."""
    card = game.using
    for _ in range(margin(game)):
        if not you.fate:
            game.using = card
            yield from PRICE.run(game, you)


treachery(
    "umordhoths_wrath",
    "Umôrdhoth's Wrath",
    "Colère d’Umôrdhoth (t)",
    "01158",
    copies=2,
    encounter_set=SET,
    traits=("Curse",),
    revelation=skill_check("willpower", 5, failed=suffer_its_wrath),
)
