"""The cards of The Gathering: reference card, agendas, acts, the Ghoul Priest, Lita Chantler. Its locations are in `the_house`."""

from __future__ import annotations

from msgspec.structs import replace

from miskatonic.games.card_game.components import Spawn, TokenEffect, gift
from miskatonic.games.card_game.declare import act, agenda, asset, enemy, reference
from miskatonic.games.card_game.effects.combining import function, if_enemy_here, one_of, says
from miskatonic.games.card_game.effects.harm import take
from miskatonic.games.card_game.effects.standing import bonus_here
from miskatonic.games.card_game.effects.story import advance_act, resolution
from miskatonic.games.card_game.effects.timing import (
    CONTROLLED,
    SOMEBODY_HERE,
    after,
    of_phase,
    the_enemy,
    when,
    with_trait,
)
from miskatonic.games.card_game.effects.using import answer, forced, objective, reaction
from miskatonic.games.card_game.events import CardRemoved, EnemyDefeated, Entered, HittingEnemy, PhaseEnded, RoundEnded
from miskatonic.games.card_game.events.told import CardAppeared
from miskatonic.games.card_game.rules.agenda import place_doom
from miskatonic.games.card_game.rules.cards import discard_at_random, discard_from_play
from miskatonic.games.card_game.rules.encounter import discard_until, resolve_encounter, search_encounters
from miskatonic.games.card_game.rules.ending import reach
from miskatonic.games.card_game.rules.enemies import engage_if_possible, move_towards, spawn
from miskatonic.games.card_game.rules.harm import deal, eliminate, suffer_trauma
from miskatonic.games.card_game.rules.places import put_location_into_play, reveal
from miskatonic.games.card_game.rules.values import enemies_with, has_trait, is_enemy
from miskatonic.games.card_game.state import CardGame, Enemy, Investigator
from miskatonic.kernel import hooks
from miskatonic.kernel.decision import Rules
from miskatonic.kernel.effect import word

SET = "the_gathering"
LITA = "lita_chantler"
GHOUL = ("Humanoid", "Monster", "Ghoul")


def is_ghoul(card: str) -> bool:
    """Whether a card is a Ghoul enemy."""
    return is_enemy(card) and has_trait(card, "Ghoul")


def ghouls_with(game: CardGame, seat: int) -> list[Enemy]:
    """The Ghouls at an investigator's location."""
    at = game.investigators[seat].at
    return [ghoul for ghoul in enemies_with(game, "Ghoul") if ghoul.at == at]


# --- the reference card


@function(
    "after the test, search the encounter deck and its discard pile for a Ghoul enemy, draw it, and shuffle the"
    " encounter deck",
    "après le test, chercher un ennemi Goule dans le deck Rencontre et sa pile de défausse, le piocher, puis mélanger le"
    " deck Rencontre",
    name="find_a_ghoul",
)
def find_a_ghoul(game: CardGame, you: Investigator) -> Rules[None]:
    """A Ghoul is looked for and found."""
    yield from search_encounters(game, you, is_ghoul)


reference(
    "the_gathering_reference",
    "The Gathering",
    "Le Rassemblement",
    "01104",
    encounter_set=SET,
    easy={
        "skull": TokenEffect(
            says(
                "-X, where X is the number of Ghoul enemies at your location.",
                "-X, X étant le nombre d'ennemis Goule dans votre lieu.",
            ),
            modifier=lambda game, seat: -len(ghouls_with(game, seat)),
        ),
        "cultist": TokenEffect(
            says("−1. If you fail, take 1 horror.", "−1. Si vous échouez, subissez 1 horreur."),
            modifier=-1,
            failed=take(horror=1),
        ),
        "tablet": TokenEffect(
            says(
                "−2. If there is a Ghoul enemy at your location, take 1 damage.",
                "−2. S'il y a un ennemi Goule dans votre lieu, subissez 1 dégât.",
            ),
            modifier=-2,
            revealed=if_enemy_here("Ghoul", take(damage=1)),
        ),
    },
    hard={
        "skull": TokenEffect(
            says(
                "−2. If you fail, after the test search the encounter deck and its discard pile for a Ghoul enemy, draw"
                " it, and shuffle the encounter deck.",
                "−2. Si vous échouez, après le test cherchez un ennemi Goule dans le deck Rencontre et sa pile de"
                " défausse, piochez-le, puis mélangez le deck Rencontre.",
            ),
            modifier=-2,
            afterwards=find_a_ghoul,
        ),
        "cultist": TokenEffect(
            says(
                "Reveal another token. If you fail, take 2 horror.",
                "Révélez un autre pion. Si vous échouez, subissez 2 horreurs.",
            ),
            another=True,
            failed=take(horror=2),
        ),
        "tablet": TokenEffect(
            says(
                "−4. If there is a Ghoul enemy at your location, take 1 damage and 1 horror.",
                "−4. S'il y a un ennemi Goule dans votre lieu, subissez 1 dégât et 1 horreur.",
            ),
            modifier=-4,
            revealed=if_enemy_here("Ghoul", take(damage=1, horror=1)),
        ),
    },
)

# --- agendas


@word(
    "all_discard_at_random",
    lambda: says(
        "each investigator discards 1 random card from hand",
        "chaque investigateur défausse au hasard 1 carte de sa main",
    ),
    can=lambda game, you: any(investigator.hand for investigator in game.present()),
    gives=lambda: gift({"cards": -1}),
)
def all_discard_at_random(game: CardGame, you: Investigator) -> Rules[None]:
    """Everybody loses a card."""
    for investigator in game.present():
        yield from discard_at_random(game, investigator)


@function(
    "the lead investigator takes 2 horror",
    "l'investigateur principal subit 2 horreurs",
    name="lead_is_frightened",
    gives=gift({"horror": -2}),
)
def lead_is_frightened(game: CardGame, you: Investigator) -> Rules[None]:
    """The lead bears it alone."""
    yield from deal(game, you, horror=2)


agenda(
    "agenda_whats_going_on",
    "What's Going On?!",
    "Que se Passe-t-il !?",
    "01105",
    encounter_set=SET,
    stage=1,
    doom=3,
    back_en="A Lapse in Time",
    back_fr="Une Faille dans le Temps",
    advanced=one_of(all_discard_at_random(), lead_is_frightened),
)


@function(
    "shuffle the encounter discard pile into the encounter deck and discard from its top until a Ghoul enemy shows up; the"
    " lead investigator draws it",
    "mélanger la défausse Rencontre dans le deck Rencontre et en défausser les cartes du dessus jusqu'à un ennemi Goule ;"
    " l'investigateur principal le pioche",
    name="ghouls_dig",
)
def ghouls_dig(game: CardGame, you: Investigator) -> Rules[None]:
    """The next Ghoul comes for the lead."""
    card = yield from discard_until(game, is_ghoul)
    if card:
        yield from resolve_encounter(game, you, card)


agenda(
    "agenda_rise_of_the_ghouls",
    "Rise of the Ghouls",
    "L'Émergence des Goules",
    "01106",
    encounter_set=SET,
    stage=2,
    doom=7,
    back_en="The Tunnels Below",
    back_fr="Les Tunnels du Dessous",
    advanced=ghouls_dig,
)


@function(
    "each unengaged Ghoul moves once towards the Parlor",
    "chaque Goule non engagée se déplace d'un lieu vers le Salon",
    name="ghouls_gather",
)
def ghouls_gather(game: CardGame, you: Investigator) -> Rules[None]:
    """Ready or not, hunters or not, they go one step."""
    for ghoul in [ghoul for ghoul in enemies_with(game, "Ghoul") if ghoul.engaged < 0]:
        yield from move_towards(game, ghoul, ["parlor"])
        yield from engage_if_possible(game, ghoul)


@function(
    "place 1 doom on this agenda for each Ghoul enemy at the Hallway or the Parlor",
    "placer 1 fatalité sur cette intrigue pour chaque ennemi Goule dans le Vestibule ou le Salon",
    name="ghouls_get_out",
)
def ghouls_get_out(game: CardGame, you: Investigator) -> Rules[None]:
    """Doom for every Ghoul near the door."""
    near = sum(ghoul.at in ("hallway", "parlor") for ghoul in enemies_with(game, "Ghoul"))
    if near:
        yield from place_doom(game, near)


@function(
    "in act 1 or 2: resolution 3; in act 3: each investigator who has not resigned is defeated and suffers 1 physical"
    " trauma",
    "à l'acte 1 ou 2 : conclusion 3 ; à l'acte 3 : chaque investigateur qui n'a pas abandonné est vaincu et subit"
    " 1 traumatisme physique",
    name="ghouls_break_free",
)
def ghouls_break_free(game: CardGame, you: Investigator) -> Rules[None]:
    """The end, one way or another."""
    if game.act != "act_what_have_you_done":
        reach(game, 3)
    # The lead comes last, so that nobody has to be chosen to lead those who are about to fall.
    for investigator in reversed(game.present()):
        yield from suffer_trauma(game, investigator, physical=1)
        yield from eliminate(game, investigator, "defeated")


agenda(
    "agenda_theyre_getting_out",
    "They're Getting Out!",
    "Elles vont Sortir !",
    "01107",
    encounter_set=SET,
    stage=3,
    doom=10,
    back_en="The Ghouls Break Free",
    back_fr="Les Goules s'Échappent",
    advanced=ghouls_break_free,
    lines=(
        forced(after(PhaseEnded, of_phase("enemy")), ghouls_gather),
        forced(after(RoundEnded), ghouls_get_out),
    ),
)

# --- acts


@function(
    "the Hallway, the Attic, the Cellar and the Parlor enter play; discard each enemy in the Study; all investigators are"
    " placed in the Hallway; the Study is removed from the game",
    "le Vestibule, le Grenier, la Cave et le Salon entrent en jeu ; défausser chaque ennemi dans l'Étude ; tous les"
    " investigateurs sont placés dans le Vestibule ; l'Étude est retirée de la partie",
    name="door_on_the_floor",
)
def door_on_the_floor(game: CardGame, you: Investigator) -> Rules[None]:
    """Out of the Study, into the rest of the house."""
    for place in ("hallway", "attic", "cellar", "parlor"):
        yield from put_location_into_play(game, place)
    for foe in game.enemies_at("study"):
        yield from discard_from_play(game, foe.card)
    for investigator in game.present():
        investigator.at = "hallway"
    yield from reveal(game, "hallway")
    for investigator in game.present():
        yield from hooks.after(game, Entered(investigator.slug, investigator.seat, "hallway"))
    study = game.location("study")
    for attached in list(study.attached):
        yield from discard_from_play(game, attached.card)
    game.locations.remove(study)
    game.removed.append("study")
    game.cards_changed()
    yield from hooks.after(game, CardRemoved("study"))


act(
    "act_trapped",
    "Trapped",
    "Piégés",
    "01108",
    encounter_set=SET,
    stage=1,
    clues=2,
    back_en="The Door on the Floor",
    back_fr="Une Porte sur le Sol",
    advanced=door_on_the_floor,
)


@function(
    "reveal the Parlor; Lita Chantler enters play there, controlled by nobody; the Ghoul Priest spawns in the Hallway",
    "révéler le Salon ; Lita Chantler y entre en jeu, sans que personne la contrôle ; le Prêtre Goule apparaît dans le"
    " Vestibule",
    name="barrier_breaks",
)
def barrier_breaks(game: CardGame, you: Investigator) -> Rules[None]:
    """The way to the Parlor is open, and something came through."""
    yield from reveal(game, "parlor")
    for card in (LITA, "ghoul_priest"):
        game.set_aside.remove(card)
    game.loose.append((LITA, "parlor"))
    game.tell(CardAppeared(LITA, "parlor"))
    yield from spawn(game, "ghoul_priest", at="hallway")


act(
    "act_the_barrier",
    "The Barrier",
    "La Barrière",
    "01109",
    encounter_set=SET,
    stage=2,
    clues=3,
    at_round_end_in="hallway",
    back_en="Breaking the Barrier",
    back_fr="Briser la Barrière",
    advanced=barrier_breaks,
    lines=(),
)


@function("burn the house down (resolution 1)", "brûler la maison (conclusion 1)", name="burn_the_house")
def burn_the_house(game: CardGame, you: Investigator) -> Rules[None]:
    """As Lita wants."""
    return resolution(1).run(game, you)


@function("refuse to burn it (resolution 2)", "refuser de la brûler (conclusion 2)", name="keep_the_house")
def keep_the_house(game: CardGame, you: Investigator) -> Rules[None]:
    """Against Lita's advice."""
    return resolution(2).run(game, you)


act(
    "act_what_have_you_done",
    "What Have You Done?",
    "Qu'avez-vous Fait ?",
    "01110",
    encounter_set=SET,
    stage=3,
    back_en="Defending the Home",
    back_fr="Défendre la Demeure",
    advanced=one_of(burn_the_house, keep_the_house),
    lines=(objective(after(EnemyDefeated, the_enemy("ghoul_priest", "the", "le")), advance_act()),),
)

# --- enemies

enemy(
    "ghoul_priest",
    "Ghoul Priest",
    "Prêtre Goule",
    "01116",
    encounter_set=SET,
    traits=(*GHOUL, "Elite"),
    fight=4,
    health=0,
    health_per_investigator=5,
    evade=4,
    damage=2,
    horror=2,
    keywords=("hunter", "retaliate"),
    prey="highest_combat",
    victory=2,
)
enemy(
    "flesh_eater",
    "Flesh-Eater",
    "Dévoreur de Chair",
    "01118",
    encounter_set=SET,
    traits=GHOUL,
    fight=4,
    health=4,
    evade=1,
    damage=1,
    horror=2,
    spawn=Spawn(("attic",)),
    victory=1,
)
enemy(
    "icy_ghoul",
    "Icy Ghoul",
    "Goule des Glaces",
    "01119",
    encounter_set=SET,
    traits=GHOUL,
    fight=3,
    health=4,
    evade=4,
    damage=2,
    horror=1,
    spawn=Spawn(("cellar",)),
    victory=1,
)

# --- Lita Chantler


@answer("that attack deals +1 damage", "cette attaque inflige +1 dégât")
def hit_harder(game: CardGame, you: Investigator, event: HittingEnemy, card: str) -> Rules[HittingEnemy]:
    """Lita knows where to strike."""
    yield from ()
    return replace(event, damage=event.damage + 1)


asset(
    LITA,
    "Lita Chantler",
    "Lita Chantler",
    "01117",
    subtitle_en="The Zealot",
    subtitle_fr="La Zélatrice",
    story=True,
    unique=True,
    level=None,
    cost=0,
    deck_limit=1,
    traits=("Ally",),
    slots=("ally",),
    health=3,
    sanity=3,
    lines=(
        bonus_here("combat"),
        reaction(
            when(
                HittingEnemy,
                SOMEBODY_HERE,
                with_trait("Monster"),
                CONTROLLED,
            ),
            hit_harder,
        ),
    ),
)
