"""The cards of The Midnight Masks: reference card, agendas, The Masked Hunter, the act, treacheries.

Its locations are in `arkham`.
"""

from __future__ import annotations

from miskatonic.games.card_game.components import Spawn, TokenEffect
from miskatonic.games.card_game.declare import act, agenda, enemy, reference, treachery
from miskatonic.games.card_game.effects.cards import gain_surge
from miskatonic.games.card_game.effects.checks import skill_check
from miskatonic.games.card_game.effects.combining import function, one_of
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import take
from miskatonic.games.card_game.effects.standing import holds_clues
from miskatonic.games.card_game.effects.story import (
    advance_act,
    doom_on_nearest,
    draw_from_side_deck,
    drop_clues_by_margin,
    resign,
    resolution,
    spend_a_clue,
    turn_into_enemy,
)
from miskatonic.games.card_game.effects.timing import after, unique_in_victory
from miskatonic.games.card_game.effects.tokens import ALL_DOOM, doom_on_all, drop_clues, minus, most_doom_on, no_enemy
from miskatonic.games.card_game.effects.using import action, objective
from miskatonic.games.card_game.events import IntoVictoryDisplay
from miskatonic.games.card_game.state import CardGame, Investigator
from miskatonic.kernel.decision import Rules

SET = "the_midnight_masks"
CULTISTS_TO_FIND = 6

# --- the reference card


reference(
    "the_midnight_masks_reference",
    "The Midnight Masks",
    "Les Masques de Minuit",
    "01120",
    encounter_set=SET,
    easy={
        "skull": TokenEffect(minus(most_doom_on("Cultist"))),
        "cultist": TokenEffect(-2, revealed=doom_on_nearest(1, "Cultist")),
        "tablet": TokenEffect(-3, failed=drop_clues(1)),
    },
    hard={
        "skull": TokenEffect(minus(ALL_DOOM)),
        "cultist": TokenEffect(-2, revealed=doom_on_all("Cultist"), another=no_enemy("Cultist")),
        "tablet": TokenEffect(-4, failed=drop_clues()),
    },
)

# --- agendas


agenda(
    "agenda_predator_or_prey",
    "Predator or Prey?",
    "Prédateur ou Proie ? (t)",
    "01121a",
    encounter_set=SET,
    stage=1,
    doom=6,
    lines=(action(resign(), designator="resign"),),
    back_en="The Masked Hunter",
    back_fr="Le Chasseur Masqué",
    advanced=turn_into_enemy("the_masked_hunter"),
)
agenda(
    "agenda_time_is_running_short",
    "Time Is Running Short",
    "Le Temps Presse (t)",
    "01122",
    encounter_set=SET,
    stage=2,
    doom=8,
    lines=(action(resign(), designator="resign"),),
    back_en="The Clock Strikes Midnight",
    back_fr="Minuit Sonne",
    advanced=resolution(2),
)


enemy(
    "the_masked_hunter",
    "The Masked Hunter",
    "Le Chasseur Masqué",
    "01121b",
    subtitle_en="Silently Stalking",
    subtitle_fr="Traqueur Silencieux",
    copies=0,
    encounter_set=SET,
    unique=True,
    traits=("Humanoid", "Cultist", "Elite"),
    fight=4,
    health=4,
    health_per_investigator=2,
    evade=2,
    damage=2,
    horror=1,
    keywords=("hunter",),
    prey="most_clues",
    spawn=Spawn(prey=True),
    victory=2,
    lines=(holds_clues(),),
)

# --- the act


act(
    "act_uncovering_the_conspiracy",
    "Uncovering the Conspiracy",
    "Découvrir la Conjuration (t)",
    "01123",
    encounter_set=SET,
    stage=1,
    lines=(
        action(draw_from_side_deck(), cost=costing(group_clues=2)),
        objective(
            after(
                IntoVictoryDisplay,
                unique_in_victory(CULTISTS_TO_FIND, "Cultist"),
            ),
            advance_act(),
        ),
    ),
    back_en="Secrets Unveiled",
    back_fr="Secrets Dévoilés",
    advanced=resolution(1),
)

# --- treacheries


treachery(
    "hunting_shadow",
    "Hunting Shadow",
    "Ombre Chasseresse (t)",
    "01135",
    copies=3,
    encounter_set=SET,
    traits=("Curse",),
    keywords=("peril",),
    revelation=one_of(spend_a_clue(), take(damage=2)),
)


FOLLOW_IT = skill_check("intellect", 4, failed=drop_clues_by_margin())


@function(
    "if you have no clues, this card gains surge; otherwise test intellect (4), and if you fail, place as many of your"
    " clues on your location as you failed by",
    "si vous n’avez aucun indice, cette carte gagne Renfort ; sinon, faites un test d’intelligence (4) et, en cas d’échec, placez"
    " sur votre lieu 1 de vos indices par point de différence",
    name="mislead",
)
def mislead(game: CardGame, you: Investigator) -> Rules[None]:
    """Who knows something is led astray."""
    return FOLLOW_IT.run(game, you) if you.clues else gain_surge().run(game, you)


treachery(
    "false_lead",
    "False Lead",
    "Fausse Piste (t)",
    "01136",
    copies=2,
    encounter_set=SET,
    revelation=mislead,
)
