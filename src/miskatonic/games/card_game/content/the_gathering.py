"""The cards of The Gathering: reference card, agendas, acts, the Ghoul Priest, Lita Chantler. Its locations are in `the_house`."""

from __future__ import annotations

from miskatonic.games.card_game.components import Spawn, TokenEffect
from miskatonic.games.card_game.declare import act, agenda, asset, enemy, reference
from miskatonic.games.card_game.effects.answers import strike_harder
from miskatonic.games.card_game.effects.cards import all_discard_at_random
from miskatonic.games.card_game.effects.combining import function, if_enemy_here, one_of
from miskatonic.games.card_game.effects.harm import lead_is_frightened, take
from miskatonic.games.card_game.effects.moves import gather_enemies
from miskatonic.games.card_game.effects.standing import bonus_here
from miskatonic.games.card_game.effects.story import advance_act, dig_for_enemy, doom_for_enemies_at, resolution
from miskatonic.games.card_game.effects.timing import (
    CONTROLLED,
    SOMEBODY_HERE,
    after,
    of_phase,
    the_enemy,
    when,
    with_trait,
)
from miskatonic.games.card_game.effects.tokens import enemies_here, find_enemy, minus
from miskatonic.games.card_game.effects.using import forced, objective, reaction
from miskatonic.games.card_game.events import CardRemoved, EnemyDefeated, Entered, HittingEnemy, PhaseEnded, RoundEnded
from miskatonic.games.card_game.events.told import CardAppeared
from miskatonic.games.card_game.rules.cards import discard_from_play
from miskatonic.games.card_game.rules.ending import reach
from miskatonic.games.card_game.rules.enemies import spawn
from miskatonic.games.card_game.rules.harm import eliminate, suffer_trauma
from miskatonic.games.card_game.rules.places import put_location_into_play, reveal
from miskatonic.games.card_game.state import CardGame, Investigator
from miskatonic.kernel import hooks
from miskatonic.kernel.decision import Rules

SET = "the_gathering"
LITA = "lita_chantler"
GHOUL = ("Humanoid", "Monster", "Ghoul")


# --- the reference card


reference(
    "the_gathering_reference",
    "The Gathering",
    "Le Rassemblement",
    "01104",
    encounter_set=SET,
    easy={
        "skull": TokenEffect(minus(enemies_here("Ghoul"))),
        "cultist": TokenEffect(-1, failed=take(horror=1)),
        "tablet": TokenEffect(-2, revealed=if_enemy_here("Ghoul", take(damage=1))),
    },
    hard={
        "skull": TokenEffect(-2, afterwards=find_enemy("Ghoul")),
        "cultist": TokenEffect(another=True, failed=take(horror=2)),
        "tablet": TokenEffect(-4, revealed=if_enemy_here("Ghoul", take(damage=1, horror=1))),
    },
)

# --- agendas


agenda(
    "agenda_whats_going_on",
    "What's Going On?!",
    "Que se Passe-t-il !? (t)",
    "01105",
    encounter_set=SET,
    stage=1,
    doom=3,
    back_en="A Lapse in Time",
    back_fr="Une Faille dans le Temps",
    advanced=one_of(all_discard_at_random(), lead_is_frightened(2)),
)


agenda(
    "agenda_rise_of_the_ghouls",
    "Rise of the Ghouls",
    "L’Émergence des Goules (t)",
    "01106",
    encounter_set=SET,
    stage=2,
    doom=7,
    back_en="The Tunnels Below",
    back_fr="Les Tunnels du Dessous",
    advanced=dig_for_enemy("Ghoul"),
)


@function(
    "in act 1 or 2: resolution 3; in act 3: each investigator who has not resigned is defeated and suffers 1 physical"
    " trauma",
    "à l’acte 1 ou 2 : conclusion 3 ; à l’acte 3 : chaque investigateur qui n’a pas abandonné est vaincu et subit"
    " 1 traumatisme physique",
    name="ghouls_break_free",
)
def ghouls_break_free(game: CardGame, you: Investigator) -> Rules[None]:
    """The end, one way or another."""
    if game.act != "act_what_have_you_done":
        reach(game, 3)
    # The lead comes last, so that no new lead is chosen among those who are about to fall.
    for investigator in reversed(game.present()):
        yield from suffer_trauma(game, investigator, physical=1)
        yield from eliminate(game, investigator, "defeated")


agenda(
    "agenda_theyre_getting_out",
    "They're Getting Out!",
    "Elles vont Sortir ! (t)",
    "01107",
    encounter_set=SET,
    stage=3,
    doom=10,
    back_en="The Ghouls Break Free",
    back_fr="Les Goules s’Échappent",
    advanced=ghouls_break_free,
    lines=(
        forced(after(PhaseEnded, of_phase("enemy")), gather_enemies("Ghoul", "parlor")),
        forced(after(RoundEnded), doom_for_enemies_at("Ghoul", ("hallway", "parlor"))),
    ),
)

# --- acts


@function(
    "the Hallway, the Attic, the Cellar and the Parlor enter play; discard each enemy in the Study; all investigators are"
    " placed in the Hallway; the Study is removed from the game",
    "le Vestibule, le Grenier, la Cave et le Salon entrent en jeu ; défaussez chaque ennemi dans l’Étude ; tous les"
    " investigateurs sont placés dans le Vestibule ; l’Étude est retirée de la partie",
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
    "Piégés (t)",
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
    "révélez le Salon ; Lita Chantler y entre en jeu, sans que personne la contrôle ; le Prêtre Goule est généré au"
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
    "La Barrière (t)",
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


@function("burn the house down (resolution 1)", "brûlez la maison (conclusion 1)", name="burn_the_house")
def burn_the_house(game: CardGame, you: Investigator) -> Rules[None]:
    """As Lita wants."""
    return resolution(1).run(game, you)


@function("refuse to burn it (resolution 2)", "refusez de la brûler (conclusion 2)", name="keep_the_house")
def keep_the_house(game: CardGame, you: Investigator) -> Rules[None]:
    """Against Lita's advice."""
    return resolution(2).run(game, you)


act(
    "act_what_have_you_done",
    "What Have You Done?",
    "Qu’avez-vous Fait ? (t)",
    "01110",
    encounter_set=SET,
    stage=3,
    back_en="Defending the Home",
    back_fr="Défendre la Demeure",
    advanced=one_of(burn_the_house, keep_the_house),
    lines=(objective(after(EnemyDefeated, the_enemy("ghoul_priest")), advance_act()),),
)

# --- enemies

enemy(
    "ghoul_priest",
    "the Ghoul Priest",
    "le Prêtre Goule",
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
    "the Flesh-Eater",
    "le Dévoreur de Chair",
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
    "the Icy Ghoul",
    "la Goule des Glaces",
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


asset(
    LITA,
    "Lita Chantler",
    "Lita Chantler (f)",
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
            strike_harder(1),
        ),
    ),
)
