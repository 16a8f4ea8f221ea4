"""The investigators with their traits."""

from miskatonic.games.mansions.declare import investigator, mental_trait, physical_trait
from miskatonic.games.mansions.effects.abilities import averts_damage, averts_mythos, before_test, reaction, uses
from miskatonic.games.mansions.effects.combat import move_monster
from miskatonic.games.mansions.effects.investigators import by_test, move_up_to, pray, skill_points
from miskatonic.games.mansions.effects.items import (
    at_monster,
    charge,
    kill_it,
    look_into_room,
    pass_test,
    read_objective,
    sort_pieces,
    study,
    trade_in,
    until_turn_ends,
)
from miskatonic.games.mansions.events import ClueFound, Explored
from miskatonic.kernel.effect import both

# --- "Ashcan" Pete

investigator(
    "ashcan_pete",
    ("“Ashcan” Pete", "«\u202fAshcan\u202f» Pete"),
    ("The Drifter", "Le Vagabond"),
    health=11,
    sanity=9,
    skill_points=4,
)
mental_trait(
    "pete_false_trail",
    "False Trail",
    "Fausse Piste",
    "ashcan_pete",
    before_test("evade", until_turn_ends("evade", 4), once="game"),
    intellect=3,
    willpower=7,
    lore=3,
    luck=3,
)
mental_trait(
    "pete_scavenger",
    "Scavenger",
    "Récupérateur",
    "ashcan_pete",
    uses("action", trade_in(), once="game"),
    intellect=4,
    willpower=6,
    lore=2,
    luck=4,
)
physical_trait(
    "pete_dogs_best_friend",
    "Dog’s Best Friend",
    "Le Meilleur Ami du Chien",
    "ashcan_pete",
    strength=5,
    marksmanship=6,
    dexterity=5,
    item="duke",
)
physical_trait(
    "pete_struggling_musician",
    "Struggling Musician",
    "Musicien Fauché",
    "ashcan_pete",
    strength=6,
    marksmanship=6,
    dexterity=7,
    item="guitar",
)

# --- Gloria Goldberg

investigator(
    "gloria_goldberg",
    ("Gloria Goldberg", "Gloria Goldberg (f)"),
    ("The Author", "L’Écrivaine"),
    health=9,
    sanity=11,
    skill_points=4,
)
mental_trait(
    "gloria_visions",
    "Prophetic Visions",
    "Visions Prophétiques",
    "gloria_goldberg",
    uses("action", look_into_room(), once="game"),
    intellect=4,
    willpower=5,
    lore=6,
    luck=3,
)
mental_trait(
    "gloria_sensitive",
    "Psychic Sensitive",
    "Médium",
    "gloria_goldberg",
    averts_mythos(),
    intellect=4,
    willpower=6,
    lore=5,
    luck=4,
)
physical_trait(
    "gloria_notes",
    "Writer’s Habits",
    "Habitudes d’Écrivain",
    "gloria_goldberg",
    strength=3,
    marksmanship=4,
    dexterity=5,
    item="manuscript",
)
physical_trait(
    "gloria_occult",
    "Dreams of Beyond",
    "Rêves de l’Au-Delà",
    "gloria_goldberg",
    strength=3,
    marksmanship=3,
    dexterity=6,
    spell="bind_monster",
)

# --- Harvey Walters

investigator(
    "harvey_walters", "Harvey Walters", ("The Professor", "Le Professeur"), health=7, sanity=13, skill_points=4
)
mental_trait(
    "harvey_scholar",
    "Tenured Scholar",
    "Érudit Titulaire",
    "harvey_walters",
    uses("puzzle", study("lore"), once="game"),
    intellect=7,
    willpower=5,
    lore=6,
    luck=2,
)
mental_trait(
    "harvey_occultist",
    "Occult Expertise",
    "Expertise Occulte",
    "harvey_walters",
    before_test("spell", pass_test(), once="game"),
    intellect=6,
    willpower=6,
    lore=7,
    luck=2,
)
physical_trait(
    "harvey_cane",
    "Old but Spry",
    "Vieux mais Alerte",
    "harvey_walters",
    strength=3,
    marksmanship=3,
    dexterity=4,
    item="walking_cane",
)
physical_trait(
    "harvey_spell",
    "Forbidden Knowledge",
    "Connaissance Interdite",
    "harvey_walters",
    strength=2,
    marksmanship=3,
    dexterity=4,
    spell="shriveling",
)

# --- Jenny Barnes

investigator(
    "jenny_barnes",
    ("Jenny Barnes", "Jenny Barnes (f)"),
    ("The Dilettante", "L’Héritière"),
    health=10,
    sanity=10,
    skill_points=4,
)
mental_trait(
    "jenny_trust_fund",
    "Trust Fund",
    "Rentière",
    "jenny_barnes",
    reaction(Explored, skill_points(2), once="game"),
    intellect=5,
    willpower=5,
    lore=3,
    luck=4,
)
mental_trait(
    "jenny_unshakable",
    "Unshakable Determination",
    "Détermination Inébranlable",
    "jenny_barnes",
    before_test("horror", both(pass_test(), move_up_to(2)), once="game"),
    intellect=4,
    willpower=7,
    lore=4,
    luck=2,
)
physical_trait(
    "jenny_armed_and_charming",
    "Armed and Charming",
    "Armée et Charmante",
    "jenny_barnes",
    strength=4,
    marksmanship=6,
    dexterity=6,
    item="jenny_45_automatic",
)
physical_trait(
    "jenny_family_ties",
    "Family Ties",
    "Liens du Sang",
    "jenny_barnes",
    strength=3,
    marksmanship=4,
    dexterity=7,
    item="isabelles_letter",
)

# --- Joe Diamond

investigator(
    "joe_diamond", "Joe Diamond", ("The Private Eye", "Le Détective Privé"), health=12, sanity=8, skill_points=3
)
mental_trait(
    "joe_on_the_case",
    "On the Case",
    "Sur l’Affaire",
    "joe_diamond",
    reaction(ClueFound, skill_points(3), once="game"),
    intellect=5,
    willpower=7,
    lore=1,
    luck=2,
)
mental_trait(
    "joe_lucky_break",
    "Lucky Break",
    "Coup de Chance",
    "joe_diamond",
    uses("action", at_monster("space", by_test("luck", passed=kill_it())), once="game"),
    intellect=6,
    willpower=5,
    lore=3,
    luck=3,
)
physical_trait(
    "joe_license_to_kill",
    "License to Kill",
    "Permis de Tuer",
    "joe_diamond",
    strength=5,
    marksmanship=6,
    dexterity=5,
    item="joe_45_automatics",
)
physical_trait(
    "joe_private_eye",
    "Private Eye",
    "Détective Privé",
    "joe_diamond",
    strength=6,
    marksmanship=6,
    dexterity=6,
    item="magnifying_glass",
)

# --- Kate Winthrop

investigator(
    "kate_winthrop",
    ("Kate Winthrop", "Kate Winthrop (f)"),
    ("The Scientist", "La Scientifique"),
    health=8,
    sanity=12,
    skill_points=4,
)
mental_trait(
    "kate_test_theories",
    "Test Theories",
    "Vérifier ses Théories",
    "kate_winthrop",
    uses("action", by_test("intellect", -2, passed=read_objective()), once="game"),
    intellect=6,
    willpower=6,
    lore=4,
    luck=3,
)
mental_trait(
    "kate_logical_mind",
    "Logical Mind",
    "Esprit Logique",
    "kate_winthrop",
    uses("puzzle", sort_pieces(3), once="game"),
    intellect=7,
    willpower=5,
    lore=3,
    luck=3,
)
physical_trait(
    "kate_inventor",
    "Inventor",
    "Inventrice",
    "kate_winthrop",
    strength=3,
    marksmanship=4,
    dexterity=5,
    item="flux_stabilizer",
)
physical_trait(
    "kate_field_kit",
    "Field Work",
    "Travail de Terrain",
    "kate_winthrop",
    strength=4,
    marksmanship=4,
    dexterity=4,
    item="chemistry_kit",
)

# --- Michael McGlen

investigator("michael_mcglen", "Michael McGlen", ("The Gangster", "Le Gangster"), health=13, sanity=7, skill_points=3)
mental_trait(
    "michael_charge",
    "Headlong Rush",
    "Ruée",
    "michael_mcglen",
    uses("attack", charge(2, 2), once="game"),
    intellect=4,
    willpower=6,
    lore=3,
    luck=3,
)
mental_trait(
    "michael_tough",
    "Tough as Nails",
    "Dur à Cuire",
    "michael_mcglen",
    averts_damage(3),
    intellect=3,
    willpower=5,
    lore=2,
    luck=4,
)
physical_trait(
    "michael_hired_gun",
    "Hired Gun",
    "Homme de Main",
    "michael_mcglen",
    strength=6,
    marksmanship=7,
    dexterity=4,
    item="tommy_gun",
)
physical_trait(
    "michael_enforcer",
    "Enforcer",
    "Exécuteur",
    "michael_mcglen",
    strength=7,
    marksmanship=5,
    dexterity=5,
    item="lucky_cigarette_case",
)

# --- Sister Mary

investigator(
    "sister_mary", ("Sister Mary", "Sœur Mary (f)"), ("The Nun", "La Nonne"), health=8, sanity=12, skill_points=3
)
mental_trait(
    "mary_prayer",
    "Prayer",
    "Prière",
    "sister_mary",
    uses("action", pray(), once="game"),
    intellect=4,
    willpower=6,
    lore=4,
    luck=5,
)
mental_trait(
    "mary_banish",
    "Turn Away Evil",
    "Repousser le Mal",
    "sister_mary",
    uses("action", at_monster("room", move_monster(3)), once="game"),
    intellect=3,
    willpower=7,
    lore=5,
    luck=4,
)
physical_trait(
    "mary_holy_water",
    "Blessed Vial",
    "Fiole Bénite",
    "sister_mary",
    strength=2,
    marksmanship=2,
    dexterity=6,
    item="holy_water",
)
physical_trait(
    "mary_rosary", "Devout", "Dévote", "sister_mary", strength=3, marksmanship=2, dexterity=5, item="holy_rosary"
)
