"""What is printed on the people of Kingsport Horror and on what they carry: the tables that the code is held against."""

from tests.games.arkham_horror.published import rows

INVESTIGATORS = list(
    rows(
        """
charlie_kane = Charlie Kane = Charlie Kane
    health: 4 6; focus: 2; home: administration_building; money: 9; random: 2 0 0 1 1; speed: 0 1 2 3; sneak: 4
    3 2 1; fight: 2 3 4 5; will: 4 3 2 1; lore: 1 2 3 4; luck: 4 3 2 1; title: the Politician = Politicien;
    abilities: Connections / Settle Down! = Relations / Du calme !
daisy_walker = Daisy Walker = Daisy Walker
    health: 5 5; focus: 2; home: library; money: 5; clues: 1; cards: livre_d_ivon; random: 1 1 1 1 0; speed: 1 2
    3 4; sneak: 4 3 2 1; fight: 0 1 2 3; will: 5 4 3 2; lore: 2 3 4 5; luck: 4 3 2 1; title: the Librarian =
    Bibliothécaire; abilities: Careful Reader / Iron Will = Lectrice Prudente / Volonté de Fer
lily_chen = Lily Chen = Lily Chen
    health: 5 6; focus: 2; home: ye_olde_magick_shoppe; money: 4; clues: 2; cards: martial_arts; random: 1 0 1 0
    0; speed: 1 2 3 4; sneak: 4 3 2 1; fight: 2 3 4 5; will: 4 3 2 1; lore: 1 2 3 4; luck: 4 3 2 1; max_sanity:
    4 5 6 7; max_stamina: 7 6 5 4; title: the Martial Artist = Artiste Martiale; abilities: Yin and Yang = Yin
    et Yang
lola_hayes = Lola Hayes = Lola Hayes
    health: 6 4; focus: 2; home: arkham_asylum; money: 6; clues: 2; cards: 18_derringer; random: 1 1 1 1 0;
    speed: 2 3 4 5; sneak: 3 2 1 0; fight: 1 2 3 4; will: 5 4 3 2; lore: 1 2 3 4; luck: 4 3 2 1; title: the
    Actress = Actrice; abilities: Improv = Improvisation
luke_robinson = Luke Robinson = Luke Robinson
    health: 7 3; focus: 1; home: the_dreamlands_1; money: 6; clues: 1; cards: gate_box; random: 0 1 2 1 0;
    speed: 0 1 2 3; sneak: 4 3 2 1; fight: 1 2 3 4; will: 6 5 4 3; lore: 1 2 3 4; luck: 4 3 2 1; title: the
    Dreamer = Rêveur; abilities: Experienced Dreamer / Heirloom = Rêveur Expérimenté / Héritage
rex_murphy = Rex Murphy = Rex Murphy
    health: 5 5; focus: 2; home: newspaper; money: 3; clues: 3; cards: blessing; fate: cursed; random: 1 2 2 1
    0; speed: 1 2 3 4; sneak: 5 4 3 2; fight: 1 2 3 4; will: 3 2 1 0; lore: 2 3 4 5; luck: 4 3 2 1; title: the
    Reporter = Journaliste; abilities: Investigation / Family Curse = Enquête / Malédiction Familiale
tony_morgan = Tony Morgan = Tony Morgan
    health: 3 7; focus: 2; home: st_marys_hospital; money: 6; clues: 3; cards: handcuffs; random: 1 1 0 1 0;
    speed: 1 2 3 4; sneak: 3 2 1 0; fight: 1 2 3 4; will: 5 4 3 2; lore: 0 1 2 3; luck: 6 5 4 3; title: the
    Bounty Hunter = Chasseur de Primes; abilities: Clean Takedown / Blood Money = Capture Nette / Prix du Sang
wendy_adams = Wendy Adams = Wendy Adams
    health: 4 4; focus: 3; home: bank_of_arkham; money: 3; clues: 3; cards: elder_sign; random: 1 0 0 1 0;
    speed: 2 3 4 5; sneak: 6 5 4 3; fight: 0 1 2 3; will: 3 2 1 0; lore: 1 2 3 4; luck: 5 4 3 2; title: the
    Urchin = Gamine des Rues; abilities: Streetwise / Blessed is the Child / Minor = Enfant de la Rue / Bénie
    soit l’Enfant / Mineure
"""
    )
)

COMMON_ITEMS = list(
    rows(
        """
elephant_gun = Elephant Gun = Fusil à Éléphants
    copies: 2; price: 7; hands: 2; weapon: physical; combat: 8
flare_gun = Flare Gun = Pistolet de Détresse
    copies: 2; price: 2
food_kingsport = Food = Nourriture
    price: 1
handcuffs = Handcuffs = Menottes
    copies: 2; price: 4
kerosene = Kerosene = Kérosène
    copies: 2; price: 2; hands: 1; weapon: physical; combat: 4
makeup_kit = Makeup Kit = Nécessaire de Maquillage
    copies: 2; price: 3
telescope = Telescope = Télescope
    copies: 2; price: 2
whiskey_kingsport = Whiskey = Whisky
    price: 1
"""
    )
)

UNIQUE_ITEMS = list(
    rows(
        """
brazier_of_souls = Brazier of Souls = Brasero des Âmes
    price: 7; hands: 2; weapon: magical; combat: 8
crystal_of_the_elder_things = Crystal of the Elder Things = Cristal des Choses Très Anciennes
    copies: 4; price: 4; uses: 3
elder_sign_kingsport = Elder Sign = Signe des Anciens
    price: 5
eltdown_shards = Eltdown Shards = Tessons d’Eltdown
    copies: 2; price: 5; tome: yes
livre_d_ivon = Livre d’Ivon = Livre d’Ivon
    price: 6; tome: yes
massa_di_requiem_per_shuggay = Massa di Requiem per Shuggay = Massa di Requiem per Shuggay
    price: 4; tome: yes
yithian_rifle = Yithian Rifle = Fusil Yithien
    copies: 2; price: 6; hands: 2; weapon: magical; combat: 6
"""
    )
)

SPELLS = list(
    rows(
        """
fist_of_yog_sothoth = Fist of Yog-Sothoth = Poing de Yog-Sothoth
    copies: 4; hands: 1; casting: 2; sanity: 1; weapon: magical
forced_learning = Forced Learning = Apprentissage Forcé
    copies: 2; casting: -1; sanity: 2
implant_suggestion = Implant Suggestion = Suggestion
    copies: 2; casting: -2
spectral_razor = Spectral Razor = Rasoir Spectral
    copies: 3; hands: 2; casting: 2; sanity: 2; weapon: magical
"""
    )
)

SKILLS = list(
    rows(
        """
ancient_language = Ancient Language = Langue Ancienne
camouflage = Camouflage = Camouflage
    adds: sneak+1
credit_rating = Credit Rating = Crédit
disguise = Disguise = Déguisement
endurance = Endurance = Endurance
linguistics = Linguistics = Linguistique
    adds: lore+1
listen = Listen = Écoute
    adds: luck+1
martial_arts = Martial Arts = Arts Martiaux
mental_fortitude = Mental Fortitude = Force Mentale
persuade = Persuade = Persuasion
    adds: will+1
run = Run = Course
    adds: speed+1
wrestle = Wrestle = Lutte
    adds: fight+1
"""
    )
)

ALLIES = list(
    rows(
        """
asenath_waite = Asenath Waite = Asenath Waite
    adds: sneak+1 speed+1
basil_elton = Basil Elton = Basil Elton
    adds: fight+1 will+1
charles_dexter_ward = Charles Dexter Ward = Charles Dexter Ward
    adds: lore+1 speed+1
dr_herbert_west = Dr. Herbert West = Dr Herbert West
    adds: speed+1 will+1
foolishness = Foolishness = Folie (le chat)
    adds: fight+1 luck+1 sneak+1
granny_orne = Granny Orne = Mamie Orne
    adds: lore+1 sneak+1
professor_morgan = Professor Morgan = Professeur Morgan
    adds: fight+1 speed+1
terrible_old_man = Terrible Old Man = Le Terrible Vieillard
    adds: fight+1 luck+1
thomas_olney = Thomas Olney = Thomas Olney
    adds: luck+1 sneak+1
william_bain = William Bain = William Bain
    adds: luck+1 speed+1
young_zoog = Young Zoog = Jeune Zoog
    adds: lore+1 speed+1 will+1
"""
    )
)

SPECIALS = list(
    rows(
        """
captain_of_the_white_ship = Captain of the White Ship = Capitaine du Bateau Blanc
the_white_ship = The White Ship = Le Bateau Blanc
changed = Changed = Transformé
the_great_seal = The Great Seal = Le Grand Sceau
beloved_of_bast = Beloved of Bast = Bien-aimé de Bastet
nine_lives = Nine Lives = Neuf Vies
"""
    )
)
