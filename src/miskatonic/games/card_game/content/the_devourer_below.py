"""The cards of The Devourer Below: reference card, agendas, acts, Umôrdhoth. Its locations are in `arkham_woods`."""

from __future__ import annotations

from miskatonic.games.card_game.components import TokenEffect, gift, slug_of
from miskatonic.games.card_game.declare import act, agenda, enemy, reference, treachery
from miskatonic.games.card_game.effects.checks import either_check, skill_check
from miskatonic.games.card_game.effects.combining import function, if_enemy_here, one_of, says
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import margin, take
from miskatonic.games.card_game.effects.standing import enemies_tougher
from miskatonic.games.card_game.effects.story import advance_act, doom_on_nearest, resolution
from miskatonic.games.card_game.effects.timing import THIS_CARD, after, in_own_words, the_enemy, the_location
from miskatonic.games.card_game.effects.using import action, answer, forced, objective
from miskatonic.games.card_game.events import (
    AgendaAdvanced,
    ClueOnAct,
    EnemyDefeated,
    Entered,
    TurnEnded,
)
from miskatonic.games.card_game.events.told import AgendaBegan, CardReadied
from miskatonic.games.card_game.rules import cards
from miskatonic.games.card_game.rules.agenda import place_doom_on
from miskatonic.games.card_game.rules.bearing import Harm
from miskatonic.games.card_game.rules.drawing import earn_weakness, gain_card
from miskatonic.games.card_game.rules.encounter import (
    discard_down_to,
    discard_until,
    reshuffle_encounters,
    search_encounters,
)
from miskatonic.games.card_game.rules.enemies import spawn
from miskatonic.games.card_game.rules.places import put_location_into_play
from miskatonic.games.card_game.rules.values import enemies_with, has_trait, is_enemy
from miskatonic.games.card_game.state import CardGame, Investigator
from miskatonic.kernel import hooks
from miskatonic.kernel.decision import Rules

SET = "the_devourer_below"
UMORDHOTH = "umordhoth"
RITUAL_SITE = "ritual_site"
MAIN_PATH = "main_path"
GOT_AWAY = "got_away:"


def is_monster(card: str) -> bool:
    """Whether a card is a Monster enemy."""
    return is_enemy(card) and has_trait(card, "Monster")


# --- the reference card


@function(
    "search the encounter deck and its discard pile for a Monster enemy, draw it, and shuffle the encounter deck",
    "chercher un ennemi Monstre dans le deck Rencontre et sa pile de défausse, le piocher, puis mélanger le deck"
    " Rencontre",
    name="find_a_monster",
)
def find_a_monster(game: CardGame, you: Investigator) -> Rules[None]:
    """A Monster is looked for and found."""
    return search_encounters(game, you, is_monster)


def ancient_one_in_play(game: CardGame, seat: int) -> bool:
    """Whether an Ancient One walks the earth."""
    return bool(enemies_with(game, "Ancient One"))


reference(
    "the_devourer_below_reference",
    "The Devourer Below",
    "Le Dévoreur du Dessous",
    "01142",
    encounter_set=SET,
    easy={
        "skull": TokenEffect(
            says(
                "-X, where X is the number of Monster enemies in play.",
                "-X, X étant le nombre d'ennemis Monstre en jeu.",
            ),
            modifier=lambda game, seat: -len(enemies_with(game, "Monster")),
        ),
        "cultist": TokenEffect(
            says("−2. Place 1 doom on the nearest enemy.", "−2. Placez 1 fatalité sur l'ennemi le plus proche."),
            modifier=-2,
            revealed=doom_on_nearest(1),
        ),
        "tablet": TokenEffect(
            says(
                "−3. If there is a Monster enemy at your location, take 1 damage.",
                "−3. S'il y a un ennemi Monstre dans votre lieu, subissez 1 dégât.",
            ),
            modifier=-3,
            revealed=if_enemy_here("Monster", take(1)),
        ),
        "elder_thing": TokenEffect(
            says(
                "−5. If an Ancient One enemy is in play, reveal another token.",
                "−5. Si un ennemi Grand Ancien est en jeu, révélez un autre pion.",
            ),
            modifier=-5,
            another=ancient_one_in_play,
        ),
    },
    hard={
        "skull": TokenEffect(
            says(
                "−3. If you fail, after the test search the encounter deck and its discard pile for a Monster enemy, draw"
                " it, and shuffle the encounter deck.",
                "−3. Si vous échouez, après le test cherchez un ennemi Monstre dans le deck Rencontre et sa pile de"
                " défausse, piochez-le, puis mélangez le deck Rencontre.",
            ),
            modifier=-3,
            afterwards=find_a_monster,
        ),
        "cultist": TokenEffect(
            says("−4. Place 2 doom on the nearest enemy.", "−4. Placez 2 fatalités sur l'ennemi le plus proche."),
            modifier=-4,
            revealed=doom_on_nearest(2),
        ),
        "tablet": TokenEffect(
            says(
                "−5. If there is a Monster enemy at your location, take 1 damage and 1 horror.",
                "−5. S'il y a un ennemi Monstre dans votre lieu, subissez 1 dégât et 1 horreur.",
            ),
            modifier=-5,
            revealed=if_enemy_here("Monster", take(1, 1)),
        ),
        "elder_thing": TokenEffect(
            says(
                "−7. If an Ancient One enemy is in play, reveal another token.",
                "−7. Si un ennemi Grand Ancien est en jeu, révélez un autre pion.",
            ),
            modifier=-7,
            another=ancient_one_in_play,
        ),
    },
)

# --- agendas


@function(
    "shuffle the encounter discard pile into the encounter deck, then discard cards from its top until a Monster enemy is"
    " discarded; it spawns at the Main Path; place 1 doom on it",
    "mélanger la défausse Rencontre dans le deck Rencontre, puis défausser ses premières cartes jusqu'à un ennemi"
    " Monstre ; il apparaît au Chemin Principal ; placer 1 fatalité dessus",
    name="death_to_the_intruders",
)
def death_to_the_intruders(game: CardGame, you: Investigator) -> Rules[None]:
    """A Monster bars the way back."""
    card = yield from discard_until(game, is_monster)
    if card:
        monster = yield from spawn(game, card, at=MAIN_PATH)
        if monster is not None:
            yield from place_doom_on(game, monster)


agenda(
    "agenda_the_arkham_woods",
    "The Arkham Woods",
    "Les Bois d'Arkham",
    "01143",
    encounter_set=SET,
    stage=1,
    doom=4,
    back_en="Death to the Intruders",
    back_fr="Mort aux Intrus",
    advanced=death_to_the_intruders,
)


@function(
    "add a random basic Madness weakness to your hand",
    "ajouter à votre main une faiblesse de base Folie prise au hasard",
    name="go_mad",
)
def go_mad(game: CardGame, you: Investigator) -> Rules[None]:
    """A weakness resolves as if it had been drawn, and stays in the deck."""
    card = earn_weakness(game, you, "Madness")
    if card:
        yield from gain_card(game, you, card)


WITHSTAND = skill_check("willpower", 6, failed=go_mad)


@function(
    "each investigator, in player order, tests willpower (6); who fails adds a random basic Madness weakness to their hand",
    "chaque investigateur, dans l'ordre de jeu, fait un test de volonté (6) ; qui échoue ajoute à sa main une faiblesse de base"
    " Folie prise au hasard",
    name="the_will_of_umordhoth",
)
def the_will_of_umordhoth(game: CardGame, you: Investigator) -> Rules[None]:
    """Everybody hears it."""
    card = game.using
    for investigator in game.present():
        if not investigator.fate:
            game.using = card
            yield from WITHSTAND.run(game, investigator)


agenda(
    "agenda_the_ritual_begins",
    "The Ritual Begins",
    "Le Rituel Commence",
    "01144",
    encounter_set=SET,
    stage=2,
    doom=5,
    lines=(enemies_tougher(),),
    back_en="The Will of Umôrdhoth",
    back_fr="La Volonté d'Umôrdhoth",
    advanced=the_will_of_umordhoth,
)


@function(
    "in act 1, put the Ritual Site into play; otherwise discard all enemies at the Ritual Site; then Umôrdhoth spawns there",
    "à l'acte 1, mettre le Site du Rituel en jeu ; sinon, défausser tous les ennemis au Site du Rituel ; puis Umôrdhoth y"
    " apparaît",
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
    "cette face remplace l'acte et l'intrigue en cours et compte comme les deux",
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
    "La Vengeance Attend",
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
    "Le Dévoreur du Dessous",
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
    "mettre le Site du Rituel en jeu ; chaque cultiste qui s'est échappé apparaît au Chemin Principal",
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
    "Suivre la Piste",
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
    "mélanger la défausse Rencontre dans le deck Rencontre, puis défausser ses premières cartes jusqu'à 1 ennemi (2 ennemis"
    " s'il reste 3 ou 4 investigateurs) ; chacun apparaît au Site du Rituel",
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
    "Dans les Ténèbres",
    "01147",
    encounter_set=SET,
    stage=2,
    lines=(objective(after(Entered, the_location(RITUAL_SITE, "the", "le")), advance_act()),),
    back_en="Last Rites",
    back_fr="Derniers Sacrements",
    advanced=last_rites,
)


@function("place 1 clue on this act", "placer 1 indice sur cet acte", name="hinder_the_ritual")
def hinder_the_ritual(game: CardGame, you: Investigator) -> Rules[None]:
    """A clue comes from the token pool."""
    game.act_clues += 1
    yield from hooks.after(game, ClueOnAct(game.act))


act(
    "act_disrupting_the_ritual",
    "Disrupting the Ritual",
    "Interrompre le Rituel",
    "01148",
    encounter_set=SET,
    stage=3,
    lines=(
        action(
            either_check("willpower", "agility", 3, passed=hinder_the_ritual),
            cost=costing(clues=1),
        ),
        objective(
            after(
                ClueOnAct,
                in_own_words(
                    "if 2 clues per investigator are on this act",
                    "s'il y a 2 indices par investigateur sur cet acte",
                    lambda game, you, event, card: game.act_clues >= 2 * game.started,
                ),
            ),
            advance_act(),
        ),
    ),
    back_en="The Ritual Is Broken",
    back_fr="Le Rituel est Rompu",
    advanced=resolution(1),
)

# --- Umôrdhoth


@answer("ready it", "le redresser")
def wakes(game: CardGame, you: Investigator, event: TurnEnded, card: str) -> Rules[None]:
    """It never rests for long."""
    game.enemy(card).exhausted = False
    game.tell(CardReadied(card))
    yield from ()


def controls_lita(game: CardGame, you: Investigator) -> bool:
    """Whether an investigator could give up Lita Chantler."""
    return any(slug_of(asset.card) == "lita_chantler" for asset in you.play)


@function(
    "if you control Lita Chantler, resolution 3",
    "si vous contrôlez Lita Chantler, conclusion 3",
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
        forced(after(TurnEnded), wakes, possible=lambda game, you, event, card: game.enemy(card).exhausted),
        action(give_up_lita),
    ),
)


@function(
    "choose and discard 1 card from your hand",
    "choisir et défausser 1 carte de votre main",
    can=lambda game, you: bool(cards.discardable(you)),
    name="give_up_a_card",
    gives=gift({"cards": -1}),
)
def give_up_a_card(game: CardGame, you: Investigator) -> Rules[None]:
    """A card is the price."""
    yield from cards.choose_and_discard(game, you, 1, rule="CG-TERM-03")


PRICE = one_of(give_up_a_card, take(1, 1))


def wrath_of(game: CardGame, you: Investigator, by: int) -> Harm:
    """What is left to suffer for whoever gives up all cards first."""
    points = max(0, by - len(cards.discardable(you)))
    return Harm(points, points)


@function(
    "for each point you failed by, choose and discard 1 card from your hand or take 1 damage and 1 horror",
    "pour chaque point de la marge de votre échec, choisir et défausser 1 carte de votre main ou subir 1 dégât et 1"
    " horreur",
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
    "Colère d'Umôrdhoth",
    "01158",
    copies=2,
    encounter_set=SET,
    traits=("Curse",),
    revelation=skill_check("willpower", 5, failed=suffer_its_wrath),
)
