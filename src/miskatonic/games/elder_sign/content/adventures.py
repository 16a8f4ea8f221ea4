"""The adventures of the museum."""

from miskatonic.games.elder_sign.declare import (
    ALLY,
    CLUE,
    COMMON,
    DOOM,
    ELDER_SIGN,
    EMPTY,
    GATE,
    MONSTER,
    REMOVE_DOOM,
    SANITY,
    SPELL,
    STAMINA,
    UNIQUE,
    adventure,
    full,
    investigation,
    lore,
    pay,
    peril,
    task,
    terror,
)
from miskatonic.games.elder_sign.effects.attempts import discard_terror, fail_adventure
from miskatonic.games.elder_sign.effects.belongings import lose_trophies
from miskatonic.games.elder_sign.effects.combining import AT_MIDNIGHT, each, one_of
from miskatonic.games.elder_sign.effects.health import lose
from miskatonic.games.elder_sign.effects.world import doom, doom_per_other_world, monster

# fmt: off
adventure("ancient_relics", "Ancient Relics", "Reliques anciennes", trophies=1,
    tasks=[full(lore, investigation(3)), task(lore, investigation(3))], terror=lose(sanity=1),
    rewards=[CLUE, SPELL], penalties=[SANITY])

adventure("a_terrible_discovery", "A Terrible Discovery", "Une terrible découverte", trophies=2,
    tasks=[task(investigation(3), terror, pay(sanity=1)), task(lore, lore, pay(sanity=1))],
    rewards=[CLUE, CLUE, ELDER_SIGN], penalties=[SANITY, SANITY])

adventure("did_you_hear_that", "Did You Hear That?", "Vous avez entendu ?", trophies=2, locked="green",
    tasks=[full(peril), task(peril, peril)],
    rewards=[SPELL, UNIQUE, MONSTER], penalties=[STAMINA])

adventure("the_loading_dock", "The Loading Dock", "Le quai de chargement", trophies=1,
    tasks=[task(peril), task(peril, investigation(3))], terror=discard_terror(),
    rewards=[COMMON], penalties=[SANITY, STAMINA])

adventure("the_storage_closet", "The Storage Closet", "Le placard de rangement", trophies=2, ordered=True,
    tasks=[full(investigation(3)), task(investigation(3)), task(lore, lore)],
    rewards=[CLUE, UNIQUE, GATE], penalties=[SANITY, DOOM])

adventure("the_key_to_the_beyond", "The Key to the Beyond", "La clef de l’au-delà", trophies=2, ordered=True,
    tasks=[task(investigation(3)), task(lore, peril, investigation(2))], terror=lose(sanity=1),
    rewards=[CLUE, CLUE, GATE], penalties=[SANITY])

adventure("riot_in_the_streets", "Riot in the Streets", "Émeute dans les rues", trophies=2, ordered=True,
    tasks=[task(investigation(3)), task(investigation(9))], terror=lose(stamina=1),
    rewards=[ELDER_SIGN, UNIQUE, COMMON], penalties=[DOOM])

adventure("unnatural_habitat", "Unnatural Habitat", "Habitat contre nature", trophies=2,
    tasks=[EMPTY, task(peril, peril, investigation(3))], terror=lose(sanity=1),
    rewards=[SPELL], penalties=[STAMINA])

adventure("don_t_fall_asleep", "Don’t Fall Asleep", "Ne vous endormez pas", trophies=2,
    tasks=[task(terror), task(terror, terror)], midnight=each(lose(sanity=1)),
    rewards=[CLUE, SPELL, ELDER_SIGN], penalties=[SANITY])

adventure("the_hidden_passage", "The Hidden Passage", "Le passage secret", trophies=2, ordered=True,
    tasks=[task(investigation(3)), task(peril, investigation(3)), task(lore)],
    rewards=[ELDER_SIGN, ELDER_SIGN], penalties=[STAMINA, STAMINA])

adventure("something_has_broken_free", "Something Has Broken Free", "Quelque chose s’est échappé", trophies=1, ordered=True,
    tasks=[full(peril), task(terror, terror)], terror=fail_adventure(),
    rewards=[MONSTER, CLUE, SPELL, UNIQUE], penalties=[STAMINA])

adventure("hallway_on_fire", "Hallway on Fire", "Couloir en feu", trophies=2, ordered=True,
    tasks=[task(peril, pay(stamina=1)), task(peril, pay(stamina=1))], terror=lose(stamina=1),
    rewards=[UNIQUE, UNIQUE], penalties=[STAMINA, STAMINA])

adventure("horrible_visions", "Horrible Visions", "Visions horribles", trophies=1,
    tasks=[task(peril, terror), task(lore, peril)], midnight=doom(2),
    rewards=[UNIQUE, ELDER_SIGN], penalties=[STAMINA, STAMINA, SANITY, SANITY])

adventure("late_night_break_in", "Late Night Break-In", "Cambriolage nocturne", trophies=1,
    tasks=[full(investigation(3)), task(investigation(6))], terror=lose_trophies(1),
    rewards=[CLUE], penalties=[STAMINA])

adventure("there_s_something_in_the_basement", "There’s Something in the Basement", "Il y a quelque chose à la cave", trophies=1,
    tasks=[full(investigation(6)), task(lore), task(terror)],
    rewards=[CLUE, UNIQUE], penalties=[STAMINA, SANITY])

adventure("tempest_in_a_teapot", "Tempest in a Teapot", "Tempête dans un verre d’eau", trophies=1, ordered=True,
    tasks=[full(investigation(4)), task(terror), task(peril, lore)],
    rewards=[CLUE, UNIQUE, ELDER_SIGN], penalties=[STAMINA, DOOM, SANITY])

adventure("a_secret_gathering", "A Secret Gathering", "Une réunion secrète", trophies=1,
    tasks=[task(investigation(6)), task(lore, lore)], terror=lose(sanity=1),
    rewards=[MONSTER, CLUE, GATE, ELDER_SIGN], penalties=[STAMINA, STAMINA])

adventure("the_missing_records", "The Missing Records", "Les dossiers manquants", trophies=1,
    tasks=[task(investigation(6)), task(lore, investigation(3))],
    rewards=[CLUE, CLUE], penalties=[SANITY])

adventure("vermin_in_the_pipes", "Vermin in the Pipes", "Vermine dans les tuyaux", trophies=2,
    tasks=[task(investigation(3)), task(investigation(3)), task(investigation(3), peril)],
    rewards=[COMMON, COMMON, CLUE], penalties=[STAMINA])

adventure("the_archives", "The Archives", "Les archives", trophies=2,
    tasks=[full(lore), task(lore, investigation(3)), task(lore, peril)],
    rewards=[UNIQUE, UNIQUE], penalties=[SANITY])

adventure("stay_away_from_the_windows", "Stay Away From the Windows", "Éloignez-vous des fenêtres", trophies=2,
    tasks=[task(investigation(8)), task(peril, peril)],
    rewards=[ELDER_SIGN, ELDER_SIGN], penalties=[DOOM, SANITY, STAMINA, STAMINA])

adventure("gate_to_elsewhere", "Gate to Elsewhere", "Portail vers l’ailleurs", trophies=2,
    tasks=[full(lore), task(lore, lore)],
    rewards=[CLUE, CLUE, GATE], penalties=[DOOM])

adventure("administration_office", "Administration Office", "Bureau administratif", trophies=1,
    tasks=[task(lore), task(investigation(9))],
    rewards=[CLUE, CLUE], penalties=[SANITY, CLUE])

adventure("we_need_to_find_help", "We Need to Find Help", "Il faut trouver de l’aide", trophies=2, locked="red",
    tasks=[EMPTY, task(peril, peril, lore, investigation(3))],
    rewards=[COMMON, SPELL], penalties=[SANITY, SANITY, STAMINA])

adventure("a_peculiar_specimen", "A Peculiar Specimen", "Un étrange spécimen", trophies=2, ordered=True,
    tasks=[task(investigation(3)), task(investigation(6)), task(peril)],
    rewards=[ELDER_SIGN, MONSTER], penalties=[STAMINA])

adventure("mysterious_tome", "Mysterious Tome", "Livre mystérieux", trophies=2,
    tasks=[task(investigation(3), terror), task(lore, lore)],
    rewards=[CLUE, GATE, SPELL], penalties=[DOOM])

adventure("lights_out", "Lights Out", "Extinction des feux", trophies=2, ordered=True,
    tasks=[task(investigation(3)), task(peril, peril), task(lore, lore)],
    rewards=[ELDER_SIGN, SPELL], penalties=[STAMINA, DOOM, STAMINA])

adventure("the_elder_sign", "The Elder Sign", "Le Signe des Anciens", trophies=2, ordered=True,
    tasks=[task(lore, pay(sanity=1)), task(lore, pay(stamina=1)), task(investigation(2), lore)],
    rewards=[REMOVE_DOOM, ELDER_SIGN, CLUE, CLUE], penalties=[SANITY])

adventure("the_writing_on_the_wall", "The Writing on the Wall", "L’inscription sur le mur", trophies=2,
    tasks=[EMPTY, task(lore, peril, investigation(5))],
    rewards=[SPELL, GATE, COMMON, MONSTER], penalties=[DOOM])

adventure("gala_in_the_great_hall", "Gala in the Great Hall", "Gala dans la grande salle", trophies=2, locked="yellow",
    tasks=[task(investigation(2), lore, peril), task(investigation(3), pay(sanity=1))], terror=doom(1),
    rewards=[CLUE, CLUE, SPELL, ELDER_SIGN], penalties=[DOOM])

adventure("please_do_not_touch_the_exhibits", "Please Do Not Touch the Exhibits", "Ne pas toucher les pièces exposées", trophies=2,
    tasks=[task(terror, terror, pay(sanity=1)), task(peril, peril, pay(stamina=1))], terror=doom(1),
    rewards=[ELDER_SIGN, ELDER_SIGN], penalties=[STAMINA, DOOM, SANITY])

adventure("medusa_exhibit", "Medusa Exhibit", "L’exposition de la Méduse", trophies=2, ordered=True,
    tasks=[task(terror, pay(sanity=1)), task(lore, pay(sanity=1)), task(investigation(7))],
    terror=discard_terror(),
    rewards=[MONSTER, SPELL, COMMON, CLUE], penalties=[SANITY, SANITY])

adventure("the_guided_tour", "The Guided Tour", "La visite guidée", trophies=2, ordered=True,
    tasks=[task(investigation(2)), task(investigation(4)), task(lore)],
    rewards=[CLUE, COMMON, CLUE], penalties=[SANITY, STAMINA])

adventure("you_become_that_which_you_fear_most", "You Become That Which You Fear Most", "Vous devenez ce que vous craignez le plus", trophies=2,
    tasks=[EMPTY, task(terror, terror, terror)], midnight=monster(),
    rewards=[MONSTER, CLUE, UNIQUE, ELDER_SIGN], penalties=[SANITY])

adventure("the_curator", "The Curator", "Le conservateur", trophies=2,
    tasks=[task(lore, lore, lore), task(lore, investigation(3))],
    midnight=each(one_of(lose_trophies(2), lose(sanity=1, stamina=1), kind=AT_MIDNIGHT)),
    rewards=[CLUE, COMMON, ELDER_SIGN], penalties=[SANITY, SANITY])

adventure("the_hedge_maze", "The Hedge Maze", "Le labyrinthe de haies", trophies=2,
    tasks=[task(investigation(2), peril), task(peril, peril)], midnight=each(lose(stamina=1)),
    rewards=[MONSTER, COMMON, UNIQUE, ELDER_SIGN], penalties=[STAMINA])

adventure("public_lavatory", "Public Lavatory", "Toilettes publiques", trophies=2, monsters=2,
    tasks=[EMPTY, EMPTY, task(peril, lore, lore)],
    rewards=[MONSTER, MONSTER, ELDER_SIGN, ELDER_SIGN], penalties=[SANITY, STAMINA])

adventure("forgotten_knowledge", "Forgotten Knowledge", "Savoir oublié", trophies=1,
    tasks=[task(lore), task(terror, investigation(8))],
    rewards=[SPELL, COMMON, SPELL], penalties=[SANITY])

adventure("the_hall_of_the_dead", "The Hall of the Dead", "La salle des morts", trophies=1,
    tasks=[task(lore), task(peril, peril), task(investigation(5))],
    rewards=[CLUE, COMMON, UNIQUE], penalties=[STAMINA])

adventure("the_graveyard", "The Graveyard", "Le cimetière", trophies=1,
    tasks=[task(peril), task(terror), task(investigation(7))], terror=discard_terror(),
    rewards=[COMMON, UNIQUE, GATE], penalties=[SANITY])

adventure("the_security_office", "The Security Office", "Le bureau de la sécurité", trophies=1, ordered=True,
    tasks=[task(investigation(2)), task(investigation(3)), task(investigation(6))],
    rewards=[ALLY], penalties=[SANITY, SANITY])

adventure("transported_by_magic", "Transported by Magic", "Transporté par magie", trophies=2,
    tasks=[task(investigation(6)), task(lore, lore)], midnight=doom_per_other_world(),
    rewards=[GATE, SPELL, SPELL], penalties=[DOOM, SANITY])

adventure("when_night_falls", "When Night Falls", "Quand tombe la nuit", trophies=2,
    tasks=[EMPTY, task(terror), task(peril, lore, lore)], terror=monster(),
    rewards=[CLUE, UNIQUE, ELDER_SIGN], penalties=[SANITY, SANITY, STAMINA, STAMINA])

adventure("the_gift_shop", "The Gift Shop", "La boutique de cadeaux", trophies=1, ordered=True,
    tasks=[task(investigation(3)), task(lore, investigation(3))], terror=monster(),
    rewards=[UNIQUE], penalties=[SANITY])

adventure("haunted_by_a_shadowy_figure", "Haunted by a Shadowy Figure", "Hanté par une ombre", trophies=2,
    tasks=[EMPTY, task(peril, terror)], terror=monster(),
    rewards=[MONSTER, CLUE, UNIQUE, ELDER_SIGN], penalties=[SANITY, SANITY])

adventure("koi_pond", "Koi Pond", "Bassin de koï", trophies=2,
    tasks=[full(terror), task(terror, peril, peril)], terror=fail_adventure(),
    rewards=[MONSTER, CLUE, COMMON, ELDER_SIGN], penalties=[SANITY, STAMINA, STAMINA])

adventure("remains_of_the_high_priest", "Remains of the High Priest", "Restes du grand prêtre", trophies=1,
    tasks=[task(peril), task(lore, investigation(6))], terror=discard_terror(),
    rewards=[CLUE, SPELL], penalties=[STAMINA])

adventure("blood_on_the_floor", "Blood on the Floor", "Du sang sur le sol", trophies=2, ordered=True,
    tasks=[task(investigation(2)), task(investigation(3)), task(terror, peril)],
    rewards=[CLUE, COMMON, ELDER_SIGN], penalties=[SANITY, STAMINA])
