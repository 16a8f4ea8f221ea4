"""The cards of The Midnight Masks: reference card, agendas, The Masked Hunter, the act, treacheries.

Its locations are in `arkham`.
"""

from __future__ import annotations

from miskatonic.games.card_game.components import Spawn, TokenEffect, gift
from miskatonic.games.card_game.declare import act, agenda, enemy, reference, treachery
from miskatonic.games.card_game.effects.cards import gain_surge
from miskatonic.games.card_game.effects.checks import skill_check
from miskatonic.games.card_game.effects.combining import function, one_of, says
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.harm import margin, take
from miskatonic.games.card_game.effects.standing import holds_clues
from miskatonic.games.card_game.effects.story import advance_act, doom_on_nearest, resign, resolution
from miskatonic.games.card_game.effects.timing import after, in_own_words
from miskatonic.games.card_game.effects.using import action, objective
from miskatonic.games.card_game.events import IntoVictoryDisplay
from miskatonic.games.card_game.rules import places
from miskatonic.games.card_game.rules.agenda import doom_in_play, place_doom_on, spend_clues
from miskatonic.games.card_game.rules.encounter import resolve_encounter
from miskatonic.games.card_game.rules.enemies import spawn
from miskatonic.games.card_game.rules.values import (
    CANNOT_SPEND_CLUES,
    enemies_with,
    forbidden,
    has_trait,
)
from miskatonic.games.card_game.state import CardGame, Investigator, card_of
from miskatonic.kernel.decision import Rules

SET = "the_midnight_masks"
CULTISTS_TO_FIND = 6

# --- the reference card


def most_doom(game: CardGame) -> int:
    """The most doom on any one Cultist enemy."""
    return max((cultist.doom for cultist in enemies_with(game, "Cultist")), default=0)


@function(
    "place 1 doom on every Cultist enemy",
    "placer 1 fatalité sur chaque ennemi Cultiste",
    name="doom_on_all_cultists",
    gives=gift({"doom": -1}),
)
def doom_on_all_cultists(game: CardGame, you: Investigator) -> Rules[None]:
    """The whole cult prays."""
    for cultist in enemies_with(game, "Cultist"):
        yield from place_doom_on(game, cultist)


@function(
    "place 1 of your clues on your location",
    "placer 1 de vos indices sur votre lieu",
    name="drop_a_clue",
    gives=gift({"clues": -1}),
)
def drop_a_clue(game: CardGame, you: Investigator) -> Rules[None]:
    """A clue is lost."""
    return places.drop_clues(game, you, 1)


@function(
    "place all your clues on your location",
    "placer tous vos indices sur votre lieu",
    name="drop_all_clues",
    gives=gift({"clues": -1}),
)
def drop_all_clues(game: CardGame, you: Investigator) -> Rules[None]:
    """Every clue is lost."""
    return places.drop_clues(game, you, you.clues)


reference(
    "the_midnight_masks_reference",
    "The Midnight Masks",
    "Les Masques de Minuit",
    "01120",
    encounter_set=SET,
    easy={
        "skull": TokenEffect(
            says(
                "-X, where X is the most doom on any one Cultist enemy.",
                "-X, X étant le plus grand nombre de fatalités sur un même ennemi Cultiste.",
            ),
            modifier=lambda game, seat: -most_doom(game),
        ),
        "cultist": TokenEffect(
            says(
                "−2. Place 1 doom on the nearest Cultist enemy.",
                "−2. Placez 1 fatalité sur l'ennemi Cultiste le plus proche.",
            ),
            modifier=-2,
            revealed=doom_on_nearest(1, "Cultist"),
        ),
        "tablet": TokenEffect(
            says(
                "−3. If you fail, place 1 of your clues on your location.",
                "−3. Si vous échouez, placez 1 de vos indices sur votre lieu.",
            ),
            modifier=-3,
            failed=drop_a_clue,
        ),
    },
    hard={
        "skull": TokenEffect(
            says("-X, where X is the doom in play.", "-X, X étant le nombre de fatalités en jeu."),
            modifier=lambda game, seat: -doom_in_play(game),
        ),
        "cultist": TokenEffect(
            says(
                "−2. Place 1 doom on every Cultist enemy; if there is none in play, reveal another token.",
                "−2. Placez 1 fatalité sur chaque ennemi Cultiste ; s'il n'y en a aucun en jeu, révélez un autre pion.",
            ),
            modifier=-2,
            another=lambda game, seat: not enemies_with(game, "Cultist"),
            revealed=doom_on_all_cultists,
        ),
        "tablet": TokenEffect(
            says(
                "−4. If you fail, place all your clues on your location.",
                "−4. Si vous échouez, placez tous vos indices sur votre lieu.",
            ),
            modifier=-4,
            failed=drop_all_clues,
        ),
    },
)

# --- agendas


@function(
    "this side is The Masked Hunter; it spawns engaged with its prey",
    "cette face est Le Chasseur Masqué ; il apparaît engagé avec sa proie",
    name="the_hunter_comes",
)
def the_hunter_comes(game: CardGame, you: Investigator) -> Rules[None]:
    """Nobody has drawn the enemy on the reverse: it just enters play."""
    yield from spawn(game, "the_masked_hunter")


agenda(
    "agenda_predator_or_prey",
    "Predator or Prey?",
    "Prédateur ou Proie ?",
    "01121a",
    encounter_set=SET,
    stage=1,
    doom=6,
    lines=(action(resign(), designator="resign"),),
    back_en="The Masked Hunter",
    back_fr="Le Chasseur Masqué",
    advanced=the_hunter_comes,
)
agenda(
    "agenda_time_is_running_short",
    "Time Is Running Short",
    "Le Temps Presse",
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


@function(
    "draw the top card of the cultist deck",
    "piocher la première carte du deck Cultiste",
    can=lambda game, you: bool(game.side_deck),
    name="unmask_a_cultist",
)
def unmask_a_cultist(game: CardGame, you: Investigator) -> Rules[None]:
    """One of the cult is found."""
    game.rng.reveals += 1
    yield from resolve_encounter(game, you, game.side_deck.pop())


def unique_cultists(game: CardGame) -> list[str]:
    """The unique Cultists in the victory display."""
    return [card for card in game.victory if card_of(card).unique and has_trait(card, "Cultist")]


act(
    "act_uncovering_the_conspiracy",
    "Uncovering the Conspiracy",
    "Découvrir la Conjuration",
    "01123",
    encounter_set=SET,
    stage=1,
    lines=(
        action(unmask_a_cultist, cost=costing(group_clues=2)),
        objective(
            after(
                IntoVictoryDisplay,
                in_own_words(
                    "if 6 unique Cultist enemies are in the victory display",
                    "si 6 ennemis Cultiste uniques sont dans la pile de victoire",
                    lambda game, you, event, card: len(unique_cultists(game)) >= CULTISTS_TO_FIND,
                ),
            ),
            advance_act(),
        ),
    ),
    back_en="Secrets Unveiled",
    back_fr="Secrets Dévoilés",
    advanced=resolution(1),
)

# --- treacheries


@function(
    "spend 1 clue",
    "dépenser 1 indice",
    can=lambda game, you: you.clues > 0 and not forbidden(game, CANNOT_SPEND_CLUES, you.seat),
    name="spend_a_clue",
    gives=gift({"clues": -1}),
)
def spend_a_clue(game: CardGame, you: Investigator) -> Rules[None]:
    """A clue throws the shadow off the scent."""
    spend_clues(game, you, 1)
    yield from ()


treachery(
    "hunting_shadow",
    "Hunting Shadow",
    "Ombre Chasseresse",
    "01135",
    copies=3,
    encounter_set=SET,
    traits=("Curse",),
    keywords=("peril",),
    revelation=one_of(spend_a_clue, take(damage=2)),
)


@function(
    "place as many of your clues on your location as you failed by",
    "placer sur votre lieu autant de vos indices que la marge de votre échec",
    name="drop_clues_by_margin",
    gives=gift({"clues": -1}),
)
def drop_clues_by_margin(game: CardGame, you: Investigator) -> Rules[None]:
    """The clues were none."""
    return places.drop_clues(game, you, margin(game))


FOLLOW_IT = skill_check("intellect", 4, failed=drop_clues_by_margin)


@function(
    "if you have no clues, this card gains surge; otherwise test intellect (4), and if you fail, place as many of your"
    " clues on your location as you failed by",
    "si vous n'avez aucun indice, cette carte gagne Renfort ; sinon, faire un test d'intelligence (4) et, en cas d'échec, placer"
    " sur votre lieu autant de vos indices que la marge de votre échec",
    name="mislead",
)
def mislead(game: CardGame, you: Investigator) -> Rules[None]:
    """Who knows something is led astray."""
    return FOLLOW_IT.run(game, you) if you.clues else gain_surge().run(game, you)


treachery(
    "false_lead",
    "False Lead",
    "Fausse Piste",
    "01136",
    copies=2,
    encounter_set=SET,
    revelation=mislead,
)
