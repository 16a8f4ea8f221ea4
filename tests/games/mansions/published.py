"""What is printed on cards of Mansions of Madness, as plain data: the tables that the code is held against.

A row begins with the slug and the names in English and French; the indented lines below say the rest, parts separated by
semicolons. What a card does is written in short: `strength+0: hit W+1, stun / 1 damage` is a Strength test that, passed, deals the
weapon's damage plus 1 and stuns the monster and, failed, costs 1 damage. `W` is the damage of the weapon, `M` that of the
monster; `steer`, `drive` move the monster, `step`, `pushed` the investigator, who is `found` when it is no longer hidden.
"""

from collections.abc import Iterator
from typing import NamedTuple

from tests.games.arkham_horror.published import rows


class Half(NamedTuple):
    """A half of a combat card: its deck, its heading and what it does."""

    deck: str
    heading: str
    words: str


def halves(table: str) -> Iterator[Half]:
    """The halves of a table."""
    for line in table.strip().split("\n"):
        deck, heading, words = line.split(" ", 2)
        yield Half(deck, heading, words)


INVESTIGATORS = list(
    rows(
        """
ashcan_pete = "Ashcan" Pete = "Ashcan" Pete
    health: 11; sanity: 9; skill: 4; title: The Drifter = Le Vagabond
gloria_goldberg = Gloria Goldberg = Gloria Goldberg
    health: 9; sanity: 11; skill: 4; title: The Author = L’Écrivaine
harvey_walters = Harvey Walters = Harvey Walters
    health: 7; sanity: 13; skill: 4; title: The Professor = Le Professeur
jenny_barnes = Jenny Barnes = Jenny Barnes
    health: 10; sanity: 10; skill: 4; title: The Dilettante = L’Héritière
joe_diamond = Joe Diamond = Joe Diamond
    health: 12; sanity: 8; skill: 3; title: The Private Eye = Le Détective Privé
kate_winthrop = Kate Winthrop = Kate Winthrop
    health: 8; sanity: 12; skill: 4; title: The Scientist = La Scientifique
michael_mcglen = Michael McGlen = Michael McGlen
    health: 13; sanity: 7; skill: 3; title: The Gangster = Le Gangster
sister_mary = Sister Mary = Sœur Mary
    health: 8; sanity: 12; skill: 3; title: The Nun = La Nonne
"""
    )
)

TRAITS = list(
    rows(
        """
pete_false_trail = False Trail = Fausse Piste
    of: ashcan_pete; values: 3 7 3 3
pete_scavenger = Scavenger = Récupérateur
    of: ashcan_pete; values: 4 6 2 4
pete_dogs_best_friend = Dog’s Best Friend = Le Meilleur Ami du Chien
    of: ashcan_pete; values: 5 6 5; card: duke
pete_struggling_musician = Struggling Musician = Musicien Fauché
    of: ashcan_pete; values: 6 6 7; card: guitar
gloria_visions = Prophetic Visions = Visions Prophétiques
    of: gloria_goldberg; values: 4 5 6 3
gloria_sensitive = Psychic Sensitive = Médium
    of: gloria_goldberg; values: 4 6 5 4
gloria_notes = Writer’s Habits = Habitudes d’Écrivain
    of: gloria_goldberg; values: 3 4 5; card: manuscript
gloria_occult = Dreams of Beyond = Rêves de l’Au-Delà
    of: gloria_goldberg; values: 3 3 6; card: bind_monster
harvey_scholar = Tenured Scholar = Érudit Titulaire
    of: harvey_walters; values: 7 5 6 2
harvey_occultist = Occult Expertise = Expertise Occulte
    of: harvey_walters; values: 6 6 7 2
harvey_cane = Old but Spry = Vieux mais Alerte
    of: harvey_walters; values: 3 3 4; card: walking_cane
harvey_spell = Forbidden Knowledge = Connaissance Interdite
    of: harvey_walters; values: 2 3 4; card: shriveling
jenny_unshakable = Unshakable Determination = Détermination Inébranlable
    of: jenny_barnes; values: 4 7 4 2
jenny_trust_fund = Trust Fund = Rentière
    of: jenny_barnes; values: 5 5 3 4
jenny_armed_and_charming = Armed and Charming = Armée et Charmante
    of: jenny_barnes; values: 4 6 6; card: jenny_45_automatic
jenny_family_ties = Family Ties = Liens du Sang
    of: jenny_barnes; values: 3 4 7; card: isabelles_letter
joe_lucky_break = Lucky Break = Coup de Chance
    of: joe_diamond; values: 6 5 3 3
joe_on_the_case = On the Case = Sur l’Affaire
    of: joe_diamond; values: 5 7 1 2
joe_license_to_kill = License to Kill = Permis de Tuer
    of: joe_diamond; values: 5 6 5; card: joe_45_automatics
joe_private_eye = Private Eye = Détective Privé
    of: joe_diamond; values: 6 6 6; card: magnifying_glass
kate_test_theories = Test Theories = Vérifier ses Théories
    of: kate_winthrop; values: 6 6 4 3
kate_logical_mind = Logical Mind = Esprit Logique
    of: kate_winthrop; values: 7 5 3 3
kate_inventor = Inventor = Inventrice
    of: kate_winthrop; values: 3 4 5; card: flux_stabilizer
kate_field_kit = Field Work = Travail de Terrain
    of: kate_winthrop; values: 4 4 4; card: chemistry_kit
michael_charge = Headlong Rush = Ruée
    of: michael_mcglen; values: 4 6 3 3
michael_tough = Tough as Nails = Dur à Cuire
    of: michael_mcglen; values: 3 5 2 4
michael_hired_gun = Hired Gun = Homme de Main
    of: michael_mcglen; values: 6 7 4; card: tommy_gun
michael_enforcer = Enforcer = Exécuteur
    of: michael_mcglen; values: 7 5 5; card: lucky_cigarette_case
mary_banish = Turn Away Evil = Repousser le Mal
    of: sister_mary; values: 3 7 5 4
mary_prayer = Prayer = Prière
    of: sister_mary; values: 4 6 4 5
mary_holy_water = Blessed Vial = Fiole Bénite
    of: sister_mary; values: 2 2 6; card: holy_water
mary_rosary = Devout = Dévote
    of: sister_mary; values: 3 2 5; card: holy_rosary
"""
    )
)

STARTING_ITEMS = list(
    rows(
        """
duke = Duke = Duke
    of: ashcan_pete; types: ally
guitar = Guitar = Guitare
    of: ashcan_pete; types: equipment
manuscript = Manuscript = Manuscrit
    of: gloria_goldberg; types: equipment
walking_cane = Walking Cane = Canne
    of: harvey_walters; types: blunt_melee_weapon; damage: 2
jenny_45_automatic = .45 Automatic = 45 Automatique
    of: jenny_barnes; types: ranged_weapon; damage: 1; range: 2
isabelles_letter = Isabelle’s Letter = Lettre d’Isabelle
    of: jenny_barnes; types: equipment
joe_45_automatics = .45 Automatics = 45 Automatiques
    of: joe_diamond; types: ranged_weapon; damage: 3; range: 2
magnifying_glass = Magnifying Glass = Loupe
    of: joe_diamond; types: equipment
flux_stabilizer = Flux Stabilizer = Stabilisateur de Flux
    of: kate_winthrop; types: equipment
chemistry_kit = Chemistry Kit = Trousse de Chimie
    of: kate_winthrop; types: equipment
tommy_gun = Tommy Gun = Mitrailleuse
    of: michael_mcglen; types: ranged_weapon; damage: 3; range: 2
lucky_cigarette_case = Lucky Cigarette Case = Étui à Cigarettes Porte-Bonheur
    of: michael_mcglen; types: equipment
holy_water = Holy Water = Eau Bénite
    of: sister_mary; types: equipment
holy_rosary = Holy Rosary = Saint Rosaire
    of: sister_mary; types: equipment
"""
    )
)

EXPLORATION = list(
    rows(
        """
axe = Axe = Hache
    types: sharp_melee_weapon; damage: 4
brass_key = Brass Key = Clé en Laiton
    types: key; opens: locked_cabinet
ceremonial_skull = Ceremonial Skull = Crâne Cérémoniel
    types: artifact
colt_38 = Colt .38 = Colt .38
    types: ranged_weapon; damage: 3; range: 2
crowbar = Crowbar = Pied-de-Biche
    types: blunt_melee_weapon key; damage: 2; opens: manhole_cover
crucifix = Crucifix = Crucifix
    types: artifact
cult_robes = Cult Robes = Robe de Cultiste
    types: equipment
de_vermis_mysteriis = De Vermis Mysteriis = De Vermis Mysteriis
    types: tome
dhol_chants = Dhol Chants = Chants Dhol
    types: tome
elder_sign = Elder Sign = Signe des Anciens
    types: artifact
fire_extinguisher = Fire Extinguisher = Extincteur
    types: equipment
knife = Knife = Couteau
    types: sharp_melee_weapon; damage: 2
lantern = Lantern = Lanterne
    types: equipment
magic_phrase = Magic Phrase = Formule Magique
    types: key; opens: magical_lock
nameless_cults = Nameless Cults = Cultes Innommables
    types: tome
password = Password = Mot de Passe
    types: key; opens: barred_entry
ruby_of_rlyeh = Ruby of R’lyeh = Rubis de R’lyeh
    types: artifact
saturnian_wine = Saturnian Wine = Vin Saturnien
    types: equipment
sedative = Sedative = Sédatif
    types: equipment
shotgun = Shotgun = Fusil à Pompe
    types: ranged_weapon; damage: 3; range: 1
silver_key = Silver Key = Clé d’Argent
    types: key; opens: locked_door
sledgehammer = Sledgehammer = Masse
    types: blunt_melee_weapon; damage: 4
startling_evidence = Startling Evidence = Preuve Troublante
    types: equipment
torch = Torch = Torche
    types: blunt_melee_weapon equipment; damage: 2
whateleys_diary = Whateley’s Diary = Journal de Whateley
    types: tome
whiskey = Whiskey = Whisky
    types: equipment
nothing_of_interest = Nothing of Interest = Rien d’Intéressant
    copies: 10; types: nothing
"""
    )
)

SPELLS = list(
    rows(
        """
soul_pact = Soul Pact = Pacte de l’Âme
    test: lore+0; back_1: - / - / lost; back_2: target heals 2 horror, 1 damage / 1 damage, 1 horror; back_3:
    target heals 1 horror / 1 damage; back_4: others heal 1 horror / threat 3; back_5: cure insanity / threat 3
blood_pact = Blood Pact = Pacte de Sang
    test: lore+0; back_1: target heals 2 damage, 1 horror / 1 damage, 1 horror; back_2: cure injury / keeper
    draws trauma, 1 horror; back_3: target heals 1 damage / 1 horror; back_4: others heal 1 damage / pushed 1;
    back_5: - / - / lost
shriveling = Shriveling = Flétrissement
    test: lore-1; attack: yes; back_1: hit M+2 / hit 2, 1 horror, fire; back_2: 1 horror, hit 7, stun / 2
    horror, hit 3; back_3: 1 horror, hit 5, kill humanoid / 1 damage, 1 horror; back_4: hit 5, stun / 1 horror;
    back_5: hit 5, steer 1 / 1 damage / lost
bind_monster = Bind Monster = Lier un Monstre
    test: lore+0; attack: yes; back_1: stun, step 1 / keeper moves it 1; back_2: hit 2, stun / 1 damage, 1
    horror; back_3: stun room, 1 horror / 1 horror, darkness; back_4: hit 1, stun / 1 horror; back_5: stun / - /
    lost
"""
    )
)

MONSTERS = list(
    rows(
        """
zombie = Zombie = Zombie
    copies: 4; kind: humanoid; awareness: 1; horror: -1; token_a: 2 7 dexterity+1: step 1 / 3 damage; token_b: 2
    6 dexterity+0: - / 3 damage; token_c: 1 5 strength+0: hit 2 / 2 damage, stunned; token_d: 2 7 dexterity+1:
    stunned / 1 damage, 1 horror, stunned
maniac = Maniac = Maniaque
    copies: 2; kind: humanoid; awareness: 0; horror: -1; token_a: 1 5 dexterity+0: 1 horror / 4 damage, 1
    horror; token_b: 2 6 dexterity+0: - / 3 damage, drop weapon
cultist = Cultist = Cultiste
    copies: 6; kind: humanoid; awareness: 0; horror: 0; token_a: 1 4 dexterity+0: - / 2 damage; token_b: 2 3
    strength+0: hit 1 / 2 damage; token_c: 1 4 willpower+0: - / 1 horror, threat 1; token_d: 1 5 dexterity+1: -
    / 1 damage, stunned; token_e: 2 4 strength+0: - / 2 damage, pushed 1; token_f: 1 3 lore+0: - / 1 damage, 1
    horror
cult_leader = Cult Leader = Chef de Culte
    copies: 2; kind: humanoid; awareness: -1; horror: -1; token_a: 2 6 willpower+0: - / 2 damage, 1 horror;
    token_b: 2 7 lore+0: 1 horror / 3 damage
witch = Witch = Sorcière
    copies: 2; kind: humanoid; awareness: -1; horror: -1; token_a: 1 5 willpower+0: - / 2 horror; token_b: 2 4
    lore+0: stun / 2 damage, darkness
mi_go = Mi-Go = Migo
    copies: 2; kind: beast; awareness: 0; horror: -2; token_a: 2 6 dexterity+0: - / 2 damage, carried off;
    token_b: 2 5 intellect+0: - / 2 damage, intellect-1
hound_of_tindalos = Hound of Tindalos = Chien de Tindalos
    copies: 2; kind: beast; awareness: -2; horror: -2; token_a: 3 6 dexterity+0: 1 damage / 4 damage; token_b: 3
    5 willpower+0: - / 2 damage, 2 horror
chthonian = Chthonian = Chthonien
    copies: 2; kind: eldritch; awareness: 1; horror: -3; token_a: 3 9 each dexterity+0: - / 2 damage, stunned;
    token_b: 3 8 strength+0: 1 damage / 4 damage
shoggoth = Shoggoth = Shoggoth
    copies: 2; kind: eldritch; awareness: 1; horror: -3; token_a: 4 10 strength-1: 2 damage / 5 damage, stunned;
    token_b: 4 9 willpower-1: 1 horror / 3 damage, 2 horror
"""
    )
)

ATTACKS = list(
    halves(
        """
humanoid unarmed strength+0: hit 1, stun / 1 damage
humanoid unarmed strength+0: hit 2, stun / 1 horror
humanoid unarmed dexterity+0: hit half strength / -
humanoid unarmed strength+0: hit 3 / stunned
humanoid unarmed strength+0: hit 1 / -
humanoid melee strength+0: hit W, stun / -
humanoid melee strength+0: hit W+1 / drop weapon
humanoid melee strength+0: hit W+1 / -
humanoid melee strength-1: hit W+4 / 1 damage
humanoid melee marksmanship+0: hit W+2, drop weapon / drop weapon
humanoid melee strength+0: hit 2, steer 1 / 1 damage
humanoid sharp_melee dexterity+0: hit W, stun / -
humanoid sharp_melee dexterity+0: hit W+2, 1 horror / hit 1
humanoid blunt_melee strength+0: hit W, stun / hit 1
humanoid blunt_melee strength-1: hit W+2, stun / stun
humanoid ranged dexterity+0: hit W-1 / drop weapon
humanoid ranged marksmanship-1: hit W+3 / hit 1
humanoid ranged willpower+0: hit W / -
humanoid ranged dexterity+0: hit 2, step 1 / 1 damage
humanoid ranged marksmanship+0: hit W / -
humanoid ranged marksmanship+0: hit W-1 / -
humanoid ranged marksmanship+0: hit W-1, stun / 1 damage, drop weapon
humanoid ranged marksmanship+0: hit W+2 / hit 1, keeper moves 2
humanoid ranged marksmanship+0: hit W+2 / stunned
humanoid ranged marksmanship+0: hit W, steer 1 / hurt 1 if here
beast unarmed strength+0: hit 2 / 1 damage
beast unarmed willpower+0: stun / 1 horror
beast unarmed strength+0: hit 1, stun / 1 damage
beast unarmed strength+0: hit 2, 1 horror / 1 horror
beast melee strength+0: hit W+1 / -
beast melee strength+0: hit W+3, discard weapon / hit 1
beast melee intellect+0: hit W / 2 damage
beast melee strength+0: hit 2, stun / -
beast sharp_melee dexterity+0: hit W, stun / -
beast sharp_melee strength+0: hit W, 1 horror / -
beast blunt_melee strength+0: hit W-1 / drop weapon
beast blunt_melee strength+0: hit W / hit 1
beast ranged marksmanship+0: hit W+2 / hurt 2 if here
beast ranged luck+0: hit W+1 / hit W-1, stunned
beast ranged marksmanship+1: hit W / -
beast ranged marksmanship+0: hit W, stun / hurt 1 if here
beast ranged marksmanship+0: hit W-1 / hit 1
beast ranged intellect+0: hit W+2 / -
beast ranged marksmanship+0: hit W+1, stun / drop weapon
beast ranged marksmanship+0: hit W+1 / -
eldritch unarmed strength+0: hit 1, steer 1 / 1 damage
eldritch unarmed strength-1: hit 2 / 1 damage
eldritch unarmed equipment, luck+3: hit 2, drop equipment / -
eldritch unarmed willpower+0: hit 1 / 1 damage, 1 horror
eldritch melee strength+0: hit W+2 / 1 horror
eldritch melee strength+0: hit W / drop weapon
eldritch melee dexterity+0: hit W+1 / drop weapon
eldritch melee strength+0: hit W, steer 1 / 1 damage
eldritch sharp_melee dexterity+0: hit W+1, 1 horror / 1 damage
eldritch sharp_melee dexterity+0: hit W-1 / 1 damage
eldritch blunt_melee strength+0: hit W+1 / stunned
eldritch blunt_melee strength+0: hit W / hit 1
eldritch ranged marksmanship+0: hit W-1, stun / -
eldritch ranged marksmanship+0: hit W, fire / -
eldritch ranged marksmanship+0: hit W+1 / 1 horror
eldritch ranged marksmanship+0: hit W, stun / 1 horror
eldritch ranged intellect+0: hit W+1 / -
eldritch ranged marksmanship+0: hit W-1 / drop weapon
eldritch ranged luck+1: hit W+1 / 1 horror
eldritch ranged marksmanship+0: hit W / 1 damage
"""
    )
)

DEFENCES = list(
    halves(
        """
humanoid monster_attack special
humanoid monster_attack special
humanoid monster_attack special
humanoid monster_attack special
humanoid monster_attack special
humanoid monster_attack dexterity+0: - / 2 damage, stunned
humanoid monster_attack dexterity+0: - / M damage
humanoid monster_attack strength+0: hit 1, stun / M damage
humanoid monster_attack dexterity+0: hit 1 / hit 1, 2 damage
humanoid monster_attack strength+0: - / 1 horror, M damage
humanoid monster_attack dexterity+0: - / 1 damage, stunned
humanoid monster_attack dexterity+0: - / M damage
humanoid monster_attack strength+0: stun / M damage
humanoid monster_attack dexterity+0: - / 2 damage, stunned
humanoid monster_attack dexterity+0: - / M damage
humanoid vs_hidden dexterity+0: steer 1 / 1 damage, found
humanoid vs_hidden luck+0: steer 1 / found
humanoid vs_hidden evade+0: steer 1 / found
humanoid vs_hidden intellect+1: steer 1 / found, again
humanoid vs_hidden willpower+0: steer 1 / stunned, found
humanoid vs_barricade monster damage+1: destroy / -
humanoid vs_barricade destroy if M2
humanoid vs_barricade push barricade
humanoid vs_barricade hit 1
humanoid vs_barricade destroy, hit 2
beast monster_attack special
beast monster_attack special
beast monster_attack special
beast monster_attack special
beast monster_attack dexterity+0: - / 3 damage, stunned
beast monster_attack dexterity+0: - / 2 damage, stunned
beast monster_attack strength+0: - / 2 damage, stunned
beast monster_attack dexterity+0: - / 2 damage, 1 horror
beast monster_attack strength+0: 1 damage / M damage, pushed 1
beast monster_attack strength+0: hit 1 / M damage, stunned
beast monster_attack dexterity+0: - / 2 damage, keeper drops weapon
beast monster_attack strength+0: 1 damage / M damage, keeper drops weapon
beast vs_hidden willpower+0: steer 1 / found
beast vs_hidden willpower+0: steer 1 / found, again
beast vs_hidden intellect+0: steer 1 / stunned, found
beast vs_hidden evade+0: steer 1 / found
beast vs_barricade monster damage+1: destroy / hit 1
beast vs_barricade monster health+0: destroy / hit 2
beast vs_barricade hit 1, destroy
beast vs_barricade destroy if M3
eldritch monster_attack special
eldritch monster_attack special
eldritch monster_attack special
eldritch monster_attack special
eldritch monster_attack room 1
eldritch monster_attack dexterity+0: - / M damage, pushed 1
eldritch monster_attack willpower-1: step 1 / M damage
eldritch monster_attack strength+0: 1 damage / 3 damage, stunned
eldritch monster_attack dexterity+0: - / 1 damage, stunned
eldritch monster_attack strength+0: 1 horror / 1 horror, M damage
eldritch monster_attack dexterity+0: - / M damage, stunned
eldritch monster_attack dexterity+0: - / 2 damage, pushed 1
eldritch vs_hidden dexterity+0: steer 1 / found
eldritch vs_hidden willpower+0: 1 horror, drive 1 / 1 horror, found
eldritch vs_hidden luck+1: steer 1 / 1 horror, found
eldritch vs_hidden found, again
eldritch vs_barricade destroy, monster damage+1: - / stun
eldritch vs_barricade monster health+0: destroy, mend 2 / -
eldritch vs_barricade all there 1, destroy
eldritch vs_barricade destroy, hit 2
"""
    )
)
