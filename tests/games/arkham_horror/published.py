"""What is printed on the components of Arkham Horror, as plain data: the tables that the code is held against.

A row begins with the slug and the names in English and French; the indented lines below say the rest, parts separated by
semicolons. Of encounters a row says the checks with modifier and difficulty, and which other numbers beyond 1 it names.
"""

from collections.abc import Iterator
from typing import NamedTuple


class Row(NamedTuple):
    """One component: its names, and the named parts of the lines below."""

    slug: str
    en: str
    fr: str
    named: dict[str, str]

    def words(self, name: str) -> list[str]:
        """The words of a named part."""
        return self.named.get(name, "").split()

    def number(self, name: str) -> int:
        """The number in a named part, 0 if there is none."""
        return int(self.named.get(name, "0"))

    @property
    def copies(self) -> int:
        """How many of it are in the box."""
        return int(self.named.get("copies", "1"))


def rows(table: str) -> Iterator[Row]:
    """The rows of a table."""
    for block in table.strip().replace("\n    ", "\0").split("\n"):
        first, *rest = block.split("\0")
        slug, en, fr = (*first.split(" = "), "", "")[:3]
        yield Row(slug, en, fr, dict(part.split(": ", 1) for part in " ".join(rest).split("; ") if ": " in part))


INVESTIGATORS = list(
    rows(
        """
amanda_sharpe = Amanda Sharpe = Amanda Sharpe
    health: 5 5; focus: 3; home: bank_of_arkham; money: 1; clues: 1; random: 1 1 1 2; speed: 1 2 3 4; sneak: 4 3 2
    1; fight: 1 2 3 4; will: 4 3 2 1; lore: 1 2 3 4; luck: 4 3 2 1; title: the Student = Étudiante; ability:
    Studious = Studieuse
ashcan_pete = "Ashcan" Pete = "Ashcan" Pete
    health: 4 6; focus: 1; home: river_docks; money: 1; clues: 3; cards: duke; random: 1 1 0 1; speed: 0 1 2 3;
    sneak: 6 5 4 3; fight: 2 3 4 5; will: 5 4 3 2; lore: 0 1 2 3; luck: 3 2 1 0; title: the Drifter = Vagabond;
    ability: Scrounge = Fouineur
bob_jenkins = Bob Jenkins = Bob Jenkins
    health: 4 6; focus: 1; home: general_store; money: 9; random: 2 2 0 1; speed: 2 3 4 5; sneak: 3 2 1 0; fight: 1
    2 3 4; will: 6 5 4 3; lore: 0 1 2 3; luck: 4 3 2 1; title: the Salesman = Vendeur; ability: Shrewd Dealer =
    Habile Négociant
carolyn_fern = Carolyn Fern = Carolyn Fern
    health: 6 4; focus: 2; home: arkham_asylum; money: 7; clues: 1; random: 2 2 0 1; speed: 0 1 2 3; sneak: 3 2 1 0;
    fight: 1 2 3 4; will: 4 3 2 1; lore: 2 3 4 5; luck: 5 4 3 2; title: the Psychologist = Psychologue; ability:
    Psychology = Psychologie
darrell_simmons = Darrell Simmons = Darrell Simmons
    health: 4 6; focus: 2; home: newspaper; money: 4; clues: 1; cards: retainer; random: 1 2 0 1; speed: 2 3 4 5;
    sneak: 3 2 1 0; fight: 2 3 4 5; will: 4 3 2 1; lore: 0 1 2 3; luck: 4 3 2 1; title: the Photographer =
    Photographe; ability: Hometown Advantage = Avantage du Terrain
dexter_drake = Dexter Drake = Dexter Drake
    health: 5 5; focus: 2; home: ye_olde_magick_shoppe; money: 5; cards: shrivelling; random: 1 1 2 1; speed: 2 3 4
    5; sneak: 4 3 2 1; fight: 1 2 3 4; will: 3 2 1 0; lore: 2 3 4 5; luck: 3 2 1 0; title: the Magician = Magicien;
    ability: Magical Gift = Don Magique
gloria_goldberg = Gloria Goldberg = Gloria Goldberg
    health: 6 4; focus: 2; home: velmas_diner; money: 7; clues: 2; random: 2 0 2 1; speed: 1 2 3 4; sneak: 3 2 1 0;
    fight: 0 1 2 3; will: 5 4 3 2; lore: 1 2 3 4; luck: 5 4 3 2; title: the Author = Écrivain; ability: Psychic
    Sensitivity = Sensibilité Psychique
harvey_walters = Harvey Walters = Harvey Walters
    health: 7 3; focus: 2; home: administration_building; money: 5; clues: 1; random: 0 2 2 1; speed: 0 1 2 3;
    sneak: 5 4 3 2; fight: 0 1 2 3; will: 3 2 1 0; lore: 3 4 5 6; luck: 4 3 2 1; title: the Professor = Professeur;
    ability: Strong Mind = Esprit Fort
jenny_barnes = Jenny Barnes = Jenny Barnes
    health: 6 4; focus: 1; home: train_station; money: 10; random: 2 1 1 1; speed: 0 1 2 3; sneak: 4 3 2 1; fight: 1
    2 3 4; will: 5 4 3 2; lore: 1 2 3 4; luck: 5 4 3 2; title: the Dilettante = Dilettante; ability: Trust Fund =
    Fonds Fiduciaire
joe_diamond = Joe Diamond = Joe Diamond
    health: 4 6; focus: 3; home: police_station; money: 8; clues: 3; cards: 45_automatic; random: 2 0 0 1; speed: 3
    4 5 6; sneak: 4 3 2 1; fight: 2 3 4 5; will: 3 2 1 0; lore: 0 1 2 3; luck: 3 2 1 0; title: the Private Eye =
    Détective Privé; ability: Hunches = Intuitions
kate_winthrop = Kate Winthrop = Kate Winthrop
    health: 6 4; focus: 1; home: science_building; money: 7; clues: 2; random: 1 1 2 1; speed: 1 2 3 4; sneak: 5 4 3
    2; fight: 1 2 3 4; will: 3 2 1 0; lore: 2 3 4 5; luck: 4 3 2 1; title: the Scientist = Scientifique; ability:
    Science! = Science !
mandy_thompson = Mandy Thompson = Mandy Thompson
    health: 5 5; focus: 2; home: library; money: 6; clues: 4; random: 2 1 0 1; speed: 1 2 3 4; sneak: 5 4 3 2;
    fight: 0 1 2 3; will: 5 4 3 2; lore: 1 2 3 4; luck: 3 2 1 0; title: the Researcher = Chercheuse; ability:
    Research = Recherche
michael_mcglen = Michael McGlen = Michael McGlen
    health: 3 7; focus: 1; home: mas_boarding_house; money: 8; cards: dynamite tommy_gun; random: 0 1 0 1; speed: 2
    3 4 5; sneak: 4 3 2 1; fight: 3 4 5 6; will: 4 3 2 1; lore: 0 1 2 3; luck: 3 2 1 0; title: the Gangster =
    Gangster; ability: Strong Body = Corps Robuste
monterey_jack = Monterey Jack = Monterey Jack
    health: 3 7; focus: 2; home: curiositie_shoppe; money: 7; clues: 1; cards: bullwhip 38_revolver; random: 0 2 0
    1; speed: 1 2 3 4; sneak: 3 2 1 0; fight: 2 3 4 5; will: 3 2 1 0; lore: 1 2 3 4; luck: 5 4 3 2; title: the
    Archaeologist = Archéologue; ability: Archaeology = Archéologie
sister_mary = Sister Mary = Sœur Mary
    health: 7 3; focus: 1; home: south_church; cards: blessing cross holy_water; random: 0 0 2 1; speed: 1 2 3 4;
    sneak: 4 3 2 1; fight: 0 1 2 3; will: 4 3 2 1; lore: 1 2 3 4; luck: 6 5 4 3; title: the Nun = Nonne; ability:
    Guardian Angel = Ange Gardien
vincent_lee = Vincent Lee = Vincent Lee
    health: 5 5; focus: 2; home: st_marys_hospital; money: 9; clues: 1; random: 2 0 2 1; speed: 0 1 2 3; sneak: 5 4
    3 2; fight: 0 1 2 3; will: 4 3 2 1; lore: 2 3 4 5; luck: 4 3 2 1; title: the Doctor = Docteur; ability:
    Physician = Médecin
"""
    )
)

ANCIENT_ONES = list(
    rows(
        """
azathoth = Azathoth = Azathoth
    rating: None; doom: 14; power: Absolute Destruction = Destruction Absolue
cthulhu = Cthulhu = Cthulhu
    rating: -6; doom: 13; power: Dreams of Madness = Rêves de Folie
hastur = Hastur = Hastur
    rating: 0; doom: 13; physical: resistance; power: The King in Yellow = Le Roi en Jaune
ithaqua = Ithaqua = Ithaqua
    rating: -3; doom: 11; power: Icy Winds = Vents Glacés
nyarlathotep = Nyarlathotep = Nyarlathotep
    rating: -4; doom: 11; magical: resistance; power: A Thousand Masks = Un Millier de Masques
shub_niggurath = Shub-Niggurath = Shub-Niggurath
    rating: -5; doom: 12; physical: immunity; power: Black Goat of the Woods = La Chèvre Noire des Bois
yig = Yig = Yig
    rating: -3; doom: 10; power: Yig’s Anger = La Colère de Yig
yog_sothoth = Yog-Sothoth = Yog-Sothoth
    rating: -5; doom: 12; magical: immunity; power: The Key and the Gate = La Clé et la Porte
"""
    )
)

COMMON_ITEMS = list(
    rows(
        """
18_derringer = .18 Derringer = Derringer .18
    copies: 2; price: 3; hands: 1; weapon: physical; combat: 2
38_revolver = .38 Revolver = Révolver 38
    copies: 2; price: 4; hands: 1; weapon: physical; combat: 3
45_automatic = .45 Automatic = Automatique .45
    copies: 2; price: 5; hands: 1; weapon: physical; combat: 4
ancient_tome = Ancient Tome = Livre Ancien
    copies: 2; price: 4; tome: yes
axe = Axe = Hache
    copies: 2; price: 3; hands: 1; weapon: physical; combat: 2
bullwhip = Bullwhip = Fouet
    copies: 2; price: 2; hands: 1; weapon: physical; combat: 1
cavalry_saber = Cavalry Saber = Sabre de Cavalerie
    copies: 2; price: 3; hands: 1; weapon: physical; combat: 2
cross = Cross = Croix
    copies: 2; price: 3; hands: 1; weapon: magical; adds: horror+1
dark_cloak = Dark Cloak = Cape Sombre
    copies: 2; price: 2; adds: evade+1
dynamite = Dynamite = Dynamite
    copies: 2; price: 4; hands: 2; weapon: physical; combat: 8
food = Food = Nourriture
    copies: 2; price: 1
knife = Knife = Couteau
    copies: 2; price: 2; hands: 1; weapon: physical; combat: 1
lantern = Lantern = Lanterne
    copies: 2; price: 3; adds: luck+1
lucky_cigarette_case = Lucky Cigarette Case = Étui à Cigarettes Porte-Bonheur
    copies: 2; price: 1
map_of_arkham = Map of Arkham = Plan d’Arkham
    copies: 2; price: 2
motorcycle = Motorcycle = Motocyclette
    copies: 2; price: 4
old_journal = Old Journal = Vieux Journal
    copies: 2; price: 1; tome: yes
research_materials = Research Materials = Matériel de Recherche
    copies: 2; price: 1
rifle = Rifle = Fusil
    copies: 2; price: 6; hands: 2; weapon: physical; combat: 5
shotgun = Shotgun = Fusil à Pompe
    copies: 2; price: 6; hands: 2; weapon: physical; combat: 4
tommy_gun = Tommy Gun = Mitraillette
    copies: 2; price: 7; hands: 2; weapon: physical; combat: 6
whiskey = Whiskey = Whisky
    copies: 2; price: 1
"""
    )
)

UNIQUE_ITEMS = list(
    rows(
        """
alien_statue = Alien Statue = Statue Extraterrestre
    price: 5
ancient_tablet = Ancient Tablet = Tablette Ancienne
    price: 8
blue_watcher_of_the_pyramid = Blue Watcher of the Pyramid = Veilleur Bleu de la Pyramide
    price: 4
book_of_dzyan = Book of Dzyan = Livre de Dzyan
    price: 3; tome: yes; uses: 2
cabala_of_saboth = Cabala of Saboth = Cabale de Saboth
    copies: 2; price: 5; tome: yes
cultes_des_goules = Cultes des Goules = Cultes des Goules
    copies: 2; price: 3; tome: yes
dragons_eye = Dragon’s Eye = Œil du Dragon
    price: 6
elder_sign = Elder Sign = Signe des Anciens
    copies: 4; price: 5
enchanted_blade = Enchanted Blade = Lame Enchantée
    copies: 2; price: 6; hands: 1; weapon: magical; combat: 4
enchanted_jewelry = Enchanted Jewelry = Bijoux Enchantés
    price: 3; uses: 3
enchanted_knife = Enchanted Knife = Couteau Enchanté
    copies: 2; price: 5; hands: 1; weapon: magical; combat: 3
flute_of_the_outer_gods = Flute of the Outer Gods = Flûte des Dieux Extérieurs
    price: 8
gate_box = Gate Box = Boîte à Portails
    price: 4
healing_stone = Healing Stone = Pierre de Guérison
    price: 8
holy_water = Holy Water = Eau Bénite
    copies: 4; price: 4; hands: 2; weapon: magical; combat: 6
lamp_of_alhazred = Lamp of Alhazred = Lampe d’Alhazred
    price: 7; hands: 2; weapon: magical; combat: 5
nameless_cults = Nameless Cults = Cultes Innommables
    copies: 2; price: 3; tome: yes
necronomicon = Necronomicon = Necronomicon
    price: 6; tome: yes
obsidian_statue = Obsidian Statue = Statue d’Obsidienne
    price: 4
pallid_mask = Pallid Mask = Masque Blême
    price: 4; adds: evade+2
powder_of_ibn_ghazi = Powder of Ibn-Ghazi = Poudre d’Ibn-Ghazi
    copies: 2; price: 6; hands: 2; weapon: magical; combat: 9; sanity: 1
ruby_of_rlyeh = Ruby of R’lyeh = Rubis de R’lyeh
    price: 8
silver_key = Silver Key = Clé d’Argent
    price: 4; uses: 3
sword_of_glory = Sword of Glory = Épée de Gloire
    price: 8; hands: 2; weapon: magical; combat: 6
the_king_in_yellow = The King in Yellow = Le Roi en Jaune
    copies: 2; price: 2; tome: yes
warding_statue = Warding Statue = Statue de Protection
    price: 6
"""
    )
)

SPELLS = list(
    rows(
        """
bind_monster = Bind Monster = Lier un Monstre
    copies: 2; hands: 2; casting: 4; sanity: 2
dread_curse_of_azathoth = Dread Curse of Azathoth = Terrible Malédiction d’Azathoth
    copies: 4; hands: 2; weapon: magical; combat: 9; casting: -2; sanity: 2
enchant_weapon = Enchant Weapon = Enchanter une Arme
    copies: 3; casting: 0; sanity: 1
find_gate = Find Gate = Trouver le Portail
    copies: 4; casting: -1; sanity: 1
flesh_ward = Flesh Ward = Rempart de Chair
    copies: 4; casting: -2; sanity: 1
heal = Heal = Soin
    copies: 3; casting: 1; sanity: 1
mists_of_releh = Mists of Releh = Brumes de Releh
    copies: 4; casting: awareness
red_sign_of_shudde_mell = Red Sign of Shudde M’ell = Signe Rouge de Shudde M’ell
    copies: 2; hands: 1; casting: -1; sanity: 1
shrivelling = Shrivelling = Flétrissement
    copies: 5; hands: 1; weapon: magical; combat: 6; casting: -1; sanity: 1
voice_of_ra = Voice of Ra = Voix de Râ
    copies: 3; casting: -1; sanity: 1
wither = Wither = Atrophie
    copies: 6; hands: 1; weapon: magical; combat: 3; casting: 0
"""
    )
)

SKILLS = list(
    rows(
        """
speed = Speed = Vitesse
    copies: 2; adds: speed+1
sneak = Sneak = Discrétion
    copies: 2; adds: sneak+1
fight = Fight = Vigueur
    copies: 2; adds: fight+1
will = Will = Volonté
    copies: 2; adds: will+1
lore = Lore = Savoir
    copies: 2; adds: lore+1
luck = Luck = Chance
    copies: 2; adds: luck+1
bravery = Bravery = Bravoure
    copies: 2
expert_occultist = Expert Occultist = Expert en Occultisme
    copies: 2
marksman = Marksman = Tireur d’Élite
    copies: 2
stealth = Stealth = Furtivité
    copies: 2
"""
    )
)

ALLIES = list(
    rows(
        """
anna_kaslow = Anna Kaslow = Anna Kaslow
    adds: luck+2
duke = Duke = Duke
    adds: max_sanity+1
eric_colt = Eric Colt = Eric Colt
    adds: speed+2
john_legrasse = John Legrasse = John Legrasse
    adds: will+2
professor_armitage = Professor Armitage = Professeur Armitage
    adds: lore+2
richard_upton_pickman = Richard Upton Pickman = Richard Upton Pickman
    adds: luck+1 speed+1
ruby_standish = Ruby Standish = Ruby Standish
    adds: sneak+2
ryan_dean = Ryan Dean = Ryan Dean
    adds: sneak+1 will+1
sir_william_brinton = Sir William Brinton = Sir William Brinton
    adds: max_stamina+1
thomas_f_malone = Thomas F. Malone = Thomas F. Malone
    adds: fight+1 lore+1
tom_mountain_murphy = Tom "Mountain" Murphy = Tom "Mountain" Murphy
    adds: fight+2
"""
    )
)

SPECIALS = list(
    rows(
        """
retainer = Retainer = Acompte
    copies: 8; limit: 1
bank_loan = Bank Loan = Prêt Bancaire
    copies: 8; limit: 1
silver_twilight_lodge_membership = Silver Twilight Lodge Membership = Membre de la Loge du Crépuscule Argenté
    copies: 8; limit: 1
blessing = Blessing / Curse = Bénédiction / Malédiction
    copies: 8; limit: 1
deputy_of_arkham = Deputy of Arkham = Adjoint d’Arkham
deputys_revolver = Deputy’s Revolver = Révolver de l’Adjoint
    hands: 1; weapon: physical; combat: 3
patrol_wagon = Patrol Wagon = Véhicule de Patrouille
"""
    )
)

MONSTERS = list(
    rows(
        """
byakhee = Byakhee = Byakhee
    copies: 3; symbol: circle; moves: flying; awareness: -2; horror: -1 1; toughness: 1; combat: 0 2
chthonian = Chthonian = Chthonien
    copies: 2; symbol: triangle; moves: unique; awareness: 1; horror: -2 2; toughness: 3; combat: -3 3
cultist = Cultist = Cultiste
    copies: 6; symbol: crescent; moves: normal; awareness: -3; toughness: 1; combat: 1 1
dark_young = Dark Young = Sombre Rejeton
    copies: 3; symbol: hexagon; moves: stationary; awareness: -2; horror: 0 3; toughness: 3; combat: -1 3; physical:
    resistance; nightmarish: 1
dhole = Dhole = Dhole
    symbol: circle; moves: normal; awareness: -1; horror: -1 4; toughness: 3; combat: -3 4; physical: resistance;
    magical: resistance; nightmarish: 1; overwhelming: 1
dimensional_shambler = Dimensional Shambler = Rôdeur Dimensionnel
    copies: 2; symbol: square; moves: fast; awareness: -3; horror: -2 1; toughness: 1; combat: -2 0
elder_thing = Elder Thing = Chose Ancienne
    copies: 2; symbol: diamond; moves: normal; awareness: -2; horror: -3 2; toughness: 2; combat: 0 1
fire_vampire = Fire Vampire = Vampire de Feu
    copies: 2; symbol: star; moves: flying; toughness: 1; combat: -2 2; physical: immunity; has: ambush
flying_polyp = Flying Polyp = Polype Volant
    symbol: hexagon; moves: flying; horror: -2 4; toughness: 3; combat: -3 3; physical: resistance; nightmarish: 1;
    overwhelming: 1
formless_spawn = Formless Spawn = Rejeton Informe
    copies: 2; symbol: hexagon; moves: normal; horror: -1 2; toughness: 2; combat: -2 2; physical: immunity
ghost = Ghost = Fantôme
    copies: 3; symbol: crescent; moves: stationary; awareness: -3; horror: -2 2; toughness: 1; combat: -3 2;
    physical: immunity; has: undead
ghoul = Ghoul = Goule
    copies: 3; symbol: hexagon; moves: normal; awareness: -3; horror: 0 1; toughness: 1; combat: -1 1; has: ambush
gug = Gug = Gug
    copies: 2; symbol: slash; moves: normal; awareness: -2; horror: -1 2; toughness: 3; combat: -2 4; overwhelming:
    1
high_priest = High Priest = Grand Prêtre
    symbol: plus; moves: normal; awareness: -2; horror: 1 1; toughness: 2; combat: -2 2; magical: immunity
hound_of_tindalos = Hound of Tindalos = Chien de Tindalos
    copies: 2; symbol: square; moves: unique; awareness: -1; horror: -2 4; toughness: 2; combat: -1 3; physical:
    immunity
maniac = Maniac = Maniaque
    copies: 3; symbol: crescent; moves: normal; awareness: -1; toughness: 1; combat: 1 1
mi_go = Mi-Go = Mi-Go
    copies: 3; symbol: circle; moves: flying; awareness: -2; horror: -1 2; toughness: 1; combat: 0 1
nightgaunt = Nightgaunt = Maigre Bête de la Nuit
    copies: 2; symbol: slash; moves: flying; awareness: -2; horror: -1 1; toughness: 2; combat: -2 0
shoggoth = Shoggoth = Shoggoth
    copies: 2; symbol: diamond; moves: fast; awareness: -1; horror: -1 3; toughness: 3; combat: -1 3; physical:
    resistance; nightmarish: 1
star_spawn = Star Spawn = Larve Stellaire
    copies: 2; symbol: plus; moves: normal; awareness: -1; horror: -3 2; toughness: 3; combat: -3 3
vampire = Vampire = Vampire
    symbol: crescent; moves: normal; awareness: -3; horror: 0 2; toughness: 2; combat: -3 3; physical: resistance;
    has: undead
warlock = Warlock = Sorcier
    copies: 2; symbol: circle; moves: stationary; awareness: -2; horror: -1 1; toughness: 2; combat: -3 1; magical:
    immunity
witch = Witch = Sorcière
    copies: 2; symbol: circle; moves: normal; awareness: -1; toughness: 1; combat: -3 2; magical: resistance
zombie = Zombie = Zombie
    copies: 3; symbol: crescent; moves: normal; awareness: 1; horror: -1 1; toughness: 1; combat: -1 2; has: undead
god_of_the_bloody_tongue = God of the Bloody Tongue = Dieu à la Langue Sanglante
    symbol: triangle; moves: normal; awareness: 1; horror: -3 3; toughness: 4; combat: -4 4; nightmarish: 1;
    overwhelming: 1; has: endless mask
haunter_of_the_dark = Haunter of the Dark = Celui qui Hante les Ténèbres
    symbol: square; moves: flying; awareness: -3; horror: -2 2; toughness: 2; combat: -2 2; has: endless mask
the_black_man = The Black Man = L’Homme Noir
    symbol: crescent; moves: normal; awareness: -3; toughness: 1; has: endless mask
the_bloated_woman = The Bloated Woman = La Femme Boursouflée
    symbol: hexagon; moves: normal; awareness: -1; horror: -1 2; toughness: 2; combat: -2 2; has: endless mask
the_dark_pharaoh = The Dark Pharaoh = Le Pharaon Noir
    symbol: slash; moves: normal; awareness: -1; horror: -1 1; toughness: 2; combat: -3 3; has: endless mask
"""
    )
)

GATES = list(
    rows(
        """
gate_abyss = Abyss = Abîme
    copies: 2; world: abyss; modifier: -2; symbol: hexagon
gate_another_dimension = Another Dimension = Autre Dimension
    copies: 2; world: another_dimension; modifier: 0; symbol: square
gate_city_of_the_great_race = City of the Great Race = Cité de la Grande Race
    copies: 2; world: city_of_the_great_race; modifier: 0; symbol: triangle
gate_great_hall_of_celeano = Great Hall of Celeano = Grand Hall de Celaeno
    copies: 2; world: great_hall_of_celeano; modifier: -1; symbol: star
gate_plateau_of_leng = Plateau of Leng = Plateau de Leng
    copies: 2; world: plateau_of_leng; modifier: -1; symbol: diamond
gate_rlyeh = R’lyeh = R’lyeh
    copies: 2; world: rlyeh; modifier: -3; symbol: plus
gate_the_dreamlands = The Dreamlands = Pays des Rêves
    copies: 2; world: the_dreamlands; modifier: 1; symbol: slash
gate_yuggoth = Yuggoth = Yuggoth
    copies: 2; world: yuggoth; modifier: -2; symbol: circle
"""
    )
)

STREETS = list(
    rows(
        """
northside
    beside: downtown merchant_district; white: downtown; black: merchant_district; locations: train_station
    newspaper curiositie_shoppe; at: 0.297 0.198
downtown
    beside: easttown merchant_district northside; white: easttown; black: northside; locations: bank_of_arkham
    arkham_asylum independence_square; at: 0.538 0.196
easttown
    beside: downtown rivertown; white: rivertown; black: downtown; locations: hibbs_roadhouse velmas_diner
    police_station; at: 0.658 0.304
rivertown
    beside: easttown french_hill merchant_district; white: french_hill; black: easttown; locations: graveyard
    black_cave general_store; at: 0.638 0.395
french_hill
    beside: miskatonic_university rivertown southside; white: southside; black: rivertown; locations:
    the_witch_house silver_twilight_lodge; at: 0.648 0.592
southside
    beside: french_hill uptown; white: uptown; black: french_hill; locations: mas_boarding_house south_church
    historical_society; at: 0.671 0.809
uptown
    beside: miskatonic_university southside; white: miskatonic_university; black: southside; locations:
    st_marys_hospital ye_olde_magick_shoppe woods; at: 0.434 0.807
miskatonic_university
    beside: french_hill merchant_district uptown; white: merchant_district; black: uptown; locations:
    science_building administration_building library; at: 0.392 0.574
merchant_district
    beside: downtown miskatonic_university northside rivertown; white: northside; black: miskatonic_university;
    locations: unvisited_isle river_docks the_unnamable; at: 0.389 0.396
"""
    )
)

LOCATIONS = list(
    rows(
        """
train_station = Train Station = Gare
    neighborhood: northside; stability: stable; icons: common_item unique_item; white: northside; black: northside;
    at: 0.198 0.044
newspaper = Newspaper = Journal
    neighborhood: northside; stability: stable; icons: clue money; white: northside; black: northside; at: 0.086
    0.127
curiositie_shoppe = Curiositie Shoppe = Boutique de Souvenirs
    neighborhood: northside; stability: stable; icons: common_item unique_item; sure: unique_item; white: northside;
    black: northside; closes: 6; service: Shop = Achats; at: 0.086 0.216
bank_of_arkham = Bank of Arkham = Banque d’Arkham
    neighborhood: downtown; stability: stable; icons: blessing money; sure: money; white: downtown; black: downtown;
    service: Bank Loan = Prêt Bancaire; at: 0.377 0.044
arkham_asylum = Arkham Asylum = Asile d’Arkham
    neighborhood: downtown; stability: stable; icons: clue sanity; sure: sanity; white: downtown; black: downtown;
    service: Psychiatric Care = Soins Psychiatriques; at: 0.552 0.043
independence_square = Independence Square = Square de l’Indépendance
    neighborhood: downtown; stability: unstable; clue: 1; icons: clue unique_item; white: downtown; black: downtown;
    at: 0.727 0.043
hibbs_roadhouse = Hibb’s Roadhouse = Relais de Hibb
    neighborhood: easttown; stability: unstable; clue: 1; icons: common_item money; white: easttown; black:
    easttown; at: 0.731 0.159
velmas_diner = Velma’s Diner = Restaurant de Velma
    neighborhood: easttown; stability: stable; icons: money stamina; white: easttown; black: easttown; at: 0.909
    0.158
police_station = Police Station = Poste de Police
    neighborhood: easttown; stability: stable; icons: clue common_item; white: easttown; black: easttown; service:
    Deputized = Adjoint; at: 0.91 0.252
graveyard = Graveyard = Cimetière
    neighborhood: rivertown; stability: unstable; clue: 1; icons: clue unique_item; white: rivertown; black:
    rivertown; at: 0.91 0.393
black_cave = Black Cave = Caverne Noire
    neighborhood: rivertown; stability: unstable; clue: 1; icons: common_item spell; white: rivertown; black:
    rivertown; at: 0.912 0.483
general_store = General Store = Magasin
    neighborhood: rivertown; stability: stable; icons: common_item money; sure: common_item; white: rivertown;
    black: rivertown; closes: 3; service: Shop = Achats; at: 0.709 0.477
the_witch_house = The Witch House = Maison de la Sorcière
    neighborhood: french_hill; stability: unstable; clue: 1; icons: clue spell; white: french_hill; black:
    french_hill; at: 0.913 0.617
silver_twilight_lodge = Silver Twilight Lodge = Loge du Crépuscule Argenté
    neighborhood: french_hill; stability: unstable; clue: 1; icons: clue unique_item; white: french_hill; black:
    french_hill; inner: inner_sanctum; service: Inner Sanctum = Sanctuaire Intérieur; at: 0.752 0.668
mas_boarding_house = Ma’s Boarding House = Pension de Ma
    neighborhood: southside; stability: stable; icons: ally stamina; sure: ally; white: southside; black: southside;
    service: Recruit = Recrutement; at: 0.915 0.775
south_church = South Church = Église Méridionale
    neighborhood: southside; stability: stable; icons: blessing sanity; sure: blessing; white: southside; black:
    southside; service: Blessing = Bénédiction; at: 0.848 0.909
historical_society = Historical Society = Société Historique
    neighborhood: southside; stability: unstable; clue: 1; icons: skill spell; white: southside; black: southside;
    at: 0.649 0.934
st_marys_hospital = St. Mary’s Hospital = Hôpital Sainte Marie
    neighborhood: uptown; stability: stable; icons: clue stamina; sure: stamina; white: uptown; black: uptown;
    service: Medical Care = Soins Médicaux; at: 0.085 0.805
ye_olde_magick_shoppe = Ye Olde Magick Shoppe = Boutique des Vieux Objets Magiques
    neighborhood: uptown; stability: stable; icons: spell unique_item; sure: spell; white: uptown; black: uptown;
    closes: 9; service: Magic Lessons = Leçons de Magie; at: 0.218 0.92
woods = Woods = Bois
    neighborhood: uptown; stability: unstable; clue: 1; icons: common_item money; white: uptown; black: uptown; at:
    0.448 0.935
science_building = Science Building = Bâtiment des Sciences
    neighborhood: miskatonic_university; stability: unstable; clue: 1; icons: clue unique_item; sure: clue; white:
    miskatonic_university; black: miskatonic_university; service: Dissection = Dissection; at: 0.086 0.563
administration_building = Administration Building = Administration
    neighborhood: miskatonic_university; stability: stable; icons: money skill; sure: skill; white:
    miskatonic_university; black: miskatonic_university; service: Classes = Cours; at: 0.185 0.684
library = Library = Bibliothèque
    neighborhood: miskatonic_university; stability: stable; icons: unique_item spell; white: miskatonic_university;
    black: miskatonic_university; at: 0.352 0.653
unvisited_isle = Unvisited Isle = Île Inexplorée
    neighborhood: merchant_district; stability: unstable; clue: 1; icons: clue spell; white: merchant_district;
    black: merchant_district; at: 0.087 0.353
river_docks = River Docks = Les Quais
    neighborhood: merchant_district; stability: stable; icons: common_item money; sure: money; white:
    merchant_district; black: merchant_district; service: Shady Character = Personnage Louche; at: 0.086 0.44
the_unnamable = The Unnamable = L’Innommable
    neighborhood: merchant_district; stability: unstable; clue: 1; icons: clue unique_item; white:
    merchant_district; black: merchant_district; at: 0.266 0.482
"""
    )
)

OTHER_WORLDS = list(
    rows(
        """
abyss = Abyss = Abîme
    colors: blue red
another_dimension = Another Dimension = Autre Dimension
    colors: blue green red yellow
city_of_the_great_race = City of the Great Race = Cité de la Grande Race
    colors: green yellow
great_hall_of_celeano = Great Hall of Celeano = Grand Hall de Celaeno
    colors: blue green
plateau_of_leng = Plateau of Leng = Plateau de Leng
    colors: green red
rlyeh = R’lyeh = R’lyeh
    colors: red yellow
the_dreamlands = The Dreamlands = Pays des Rêves
    colors: blue green red yellow
yuggoth = Yuggoth = Yuggoth
    colors: blue yellow
"""
    )
)

MYTHOS = list(
    rows(
        """
a_strange_plague = A Strange Plague = Une étrange épidémie
    kind: environment; climate: mystic; gate: independence_square; clue: the_unnamable; white: square diamond;
    black: circle
alien_technology = Alien Technology = Technologie extraterrestre
    kind: environment; climate: urban; gate: unvisited_isle; clue: science_building; white: square diamond; black:
    circle
all_quiet_in_arkham = All Quiet in Arkham! = Tout est calme à Arkham !
    kind: headline; gate: woods; clue: historical_society; white: hexagon; black: slash triangle star
an_evil_fog = An Evil Fog = Un brouillard maléfique
    kind: environment; climate: weather; gate: graveyard; clue: unvisited_isle; white: plus; black: crescent
big_storm_sweeps_arkham = Big Storm Sweeps Arkham! = Une grosse tempête balaie Arkham !
    kind: headline; gate: independence_square; clue: the_unnamable; white: crescent; black: plus
bizarre_dreams_plague_citizens = Bizarre Dreams Plague Citizens! = Des rêves bizarres hantent les habitants !
    kind: headline; gate: science_building; clue: the_witch_house; white: hexagon; black: slash triangle star
blackest_night = Blackest Night = La nuit la plus noire
    kind: environment; climate: mystic; gate: black_cave; clue: hibbs_roadhouse; white: square diamond; black:
    circle
blood_magic = Blood Magic = Magie du sang
    kind: environment; climate: mystic; gate: independence_square; clue: the_unnamable; white: square diamond;
    black: circle; marks: rivertown_streets
blue_flu = Blue Flu! = Policiers en arrêt maladie !
    kind: headline; gate: the_unnamable; clue: woods; white: hexagon; black: slash triangle star; stays: yes
campus_security_increased = Campus Security Increased! = La Sécurité du Campus Améliorée !
    kind: headline; gate: independence_square; clue: the_unnamable; white: circle; black: square diamond
church_group_reclaims_southside = Church Group Reclaims Southside! = Un groupe paroissial reprend le Quartier Sud !
    kind: headline; gate: black_cave; clue: hibbs_roadhouse; white: hexagon; black: slash triangle star
city_gripped_by_blackouts = City Gripped by Blackouts! = La ville frappée par des coupures de courant !
    kind: headline; gate: unvisited_isle; clue: science_building; white: hexagon; black: slash triangle star; stays:
    yes; shuts: general_store curiositie_shoppe ye_olde_magick_shoppe
curfew_enforced = Curfew Enforced = Le Couvre-feu est Renforcé !
    kind: environment; climate: urban; gate: unvisited_isle; clue: science_building; white: plus; black: crescent
darkes_carnival_arrives = Darke’s Carnival Arrives = Arrivée du carnaval de Darke
    kind: environment; climate: urban; gate: the_unnamable; clue: woods; white: square diamond; black: circle;
    marks: northside_streets
disturbing_the_dead = Disturbing the Dead = Le repos des morts troublé
    kind: rumor; gate: black_cave; white: slash triangle star; black: hexagon; marks: rivertown_streets
dreams_of_a_sunken_city = Dreams of a Sunken City = Rêves d’une cité engloutie
    kind: environment; climate: mystic; gate: independence_square; clue: the_unnamable; white: plus; black: crescent
egyptian_exhibit_visits_miskatonic_u = Egyptian Exhibit Visits Miskatonic U. = Exposition égyptienne à l’Université Miskatonic
    kind: environment; climate: urban; gate: the_witch_house; clue: black_cave; white: plus; black: crescent; marks:
    miskatonic_university_streets
estate_sale = Estate Sale = Vente aux enchères après décès
    kind: environment; climate: urban; gate: the_witch_house; clue: black_cave; white: square diamond; black:
    circle; marks: uptown_streets
family_found_butchered = Family Found Butchered! = Une famille retrouvée massacrée !
    kind: headline; gate: graveyard; clue: unvisited_isle; white: crescent; black: plus
feds_raid_arkham = Feds Raid Arkham! = Descente des fédéraux à Arkham !
    kind: headline; gate: black_cave; clue: hibbs_roadhouse; white: crescent; black: plus
fourth_of_july_parade = Fourth of July Parade! = Défilé du 4 juillet !
    kind: headline; gate: the_witch_house; clue: black_cave; white: crescent; black: plus; stays: yes
gangs_clean_up_easttown = Gangs Clean Up Easttown! = Les gangs nettoient le Quartier Est !
    kind: headline; gate: the_witch_house; clue: black_cave; white: circle; black: square diamond
ghost_ship_docks_by_itself = Ghost Ship Docks by Itself! = Un vaisseau fantôme accoste tout seul !
    kind: headline; gate: the_unnamable; clue: woods; white: crescent; black: plus
goat_like_creature_spotted_in_woods = Goat-like Creature Spotted in Woods! = Une créature semblable à un bouc aperçue dans les bois !
    kind: headline; gate: independence_square; clue: the_unnamable; white: hexagon; black: slash triangle star
good_work_undone = Good Work Undone = Le bon travail réduit à néant
    kind: rumor; gate: unvisited_isle; white: slash triangle star; black: hexagon; marks: easttown_streets
happy_days_are_here_again = Happy Days are Here Again = Le retour des jours heureux
    kind: environment; climate: urban; gate: woods; clue: historical_society; white: square diamond; black: circle
heat_wave = Heat Wave = Vague de chaleur
    kind: environment; climate: weather; gate: woods; clue: independence_square; white: square diamond; black:
    circle
horror_at_groundbreaking = Horror at Groundbreaking! = Horreur à l’ouverture du chantier !
    kind: headline; gate: historical_society; clue: silver_twilight_lodge; white: crescent; black: plus
icy_conditions = Icy Conditions = Conditions glaciales
    kind: environment; climate: weather; gate: historical_society; clue: silver_twilight_lodge; white: plus; black:
    crescent
ill_wind_grips_arkham = Ill Wind Grips Arkham! = Un vent mauvais s’empare d’Arkham !
    kind: headline; gate: graveyard; clue: unvisited_isle; white: hexagon; black: slash triangle star
lodge_member_held_for_questioning = Lodge Member Held for Questioning! = Un membre de la Loge interrogé !
    kind: headline; gate: black_cave; clue: hibbs_roadhouse; white: circle; black: square diamond
lodge_members_watch_the_night = Lodge Members Watch the Night! = Les membres de la Loge surveillent la nuit !
    kind: headline; gate: unvisited_isle; clue: science_building; white: circle; black: square diamond
manhunt_in_arkham = Manhunt in Arkham! = Chasse à l’homme à Arkham !
    kind: headline; gate: woods; clue: independence_square; white: slash triangle star; black: hexagon
merchants_march_on_crime = Merchants March on Crime! = Les marchands en marche contre le crime !
    kind: headline; gate: independence_square; clue: the_unnamable; white: circle; black: square diamond
miskatonic_arctic_expedition_returns = Miskatonic Arctic Expedition Returns! = Retour de l’expédition arctique de Miskatonic !
    kind: headline; gate: hibbs_roadhouse; clue: independence_square; white: crescent; black: plus
missing_people_return = Missing People Return! = Des disparus réapparaissent !
    kind: headline; gate: the_unnamable; clue: woods; white: slash triangle star; black: hexagon
no_one_can_help_you_now = No One Can Help You Now = Personne ne peut plus vous aider
    kind: environment; climate: mystic; gate: the_unnamable; clue: woods; white: plus; black: crescent
nodens_favor = Noden’s Favor = La faveur de Nodens
    kind: environment; climate: mystic; gate: the_witch_house; clue: black_cave; white: slash triangle star; black:
    hexagon
picnickers_panic = Picnickers Panic! = Panique chez les pique-niqueurs !
    kind: headline; gate: unvisited_isle; clue: science_building; white: crescent; black: plus
planetary_alignment = Planetary Alignment = Alignement planétaire
    kind: environment; climate: mystic; gate: the_witch_house; clue: black_cave; white: square diamond; black:
    circle
police_step_up_patrols_in_northside = Police Step Up Patrols in Northside! = La police renforce ses patrouilles dans le Quartier Nord !
    kind: headline; gate: silver_twilight_lodge; clue: graveyard; white: circle; black: square diamond
private_security_hired_in_uptown = Private Security Hired in Uptown! = Vigiles privés engagés dans la Ville Haute !
    kind: headline; gate: woods; clue: historical_society; white: circle; black: square diamond
raining_cats_and_dogs = Raining Cats and Dogs = Il pleut des cordes
    kind: environment; climate: weather; gate: hibbs_roadhouse; clue: independence_square; white: plus; black:
    crescent
rivertown_residents_take_back_streets = Rivertown Residents Take Back Streets! = Les habitants de Rivertown reprennent les rues !
    kind: headline; gate: the_witch_house; clue: black_cave; white: circle; black: square diamond
rlyeh_rising = R’lyeh Rising = R’lyeh émerge
    kind: environment; climate: mystic; gate: woods; clue: historical_society; white: slash triangle star; black:
    hexagon
scientist_warns_of_dimensional_rift = Scientist Warns of Dimensional Rift! = Un savant annonce une faille dimensionnelle !
    kind: headline; gate: unvisited_isle; clue: science_building; white: hexagon; black: slash triangle star
sheldon_gang_turns_to_police_for_aid = Sheldon Gang Turns to Police for Aid! = Le gang Sheldon demande l’aide de la police !
    kind: headline; gate: graveyard; clue: unvisited_isle; white: circle; black: square diamond
slum_murders_continue = Slum Murders Continue! = Les meurtres des taudis continuent !
    kind: headline; gate: woods; clue: historical_society; white: crescent; black: plus
solar_eclipse = Solar Eclipse = Éclipse solaire
    kind: environment; climate: mystic; gate: graveyard; clue: unvisited_isle; white: square diamond; black: circle
southside_strangler_suspected = Southside Strangler Suspected! = L’étrangleur du Quartier Sud soupçonné !
    kind: headline; gate: woods; clue: historical_society; white: circle; black: square diamond
strange_lights_on_campus = Strange Lights on Campus! = D’étranges lumières sur le campus !
    kind: headline; gate: woods; clue: historical_society; white: hexagon; black: slash triangle star; stays: yes;
    shuts: library administration_building science_building
strange_power_flux_plagues_city = Strange Power Flux Plagues City! = D’étranges flux d’énergie frappent la ville !
    kind: headline; gate: independence_square; clue: the_unnamable; white: slash triangle star; black: hexagon
strange_tremors_cease = Strange Tremors Cease! = D’étranges secousses cessent !
    kind: headline; gate: independence_square; clue: the_unnamable; white: hexagon; black: slash triangle star
sunny_and_clear = Sunny and Clear = Temps clair et ensoleillé
    kind: environment; climate: weather; gate: black_cave; clue: hibbs_roadhouse; white: plus; black: crescent
temperance_fever_sweeps_city = Temperance Fever Sweeps City! = La fièvre de la tempérance gagne la ville !
    kind: headline; gate: the_witch_house; clue: black_cave; white: hexagon; black: slash triangle star; stays: yes;
    shuts: hibbs_roadhouse
terror_at_the_train_station = Terror at the Train Station! = Terreur à la gare !
    kind: headline; gate: the_witch_house; clue: black_cave; white: crescent; black: plus
the_chill_of_the_grave = The Chill of the Grave = Le froid de la tombe
    kind: environment; climate: mystic; gate: unvisited_isle; clue: science_building; white: plus; black: crescent
the_festival = The Festival = Le festival
    kind: environment; climate: urban; gate: woods; clue: historical_society; white: plus; black: crescent
the_great_ritual = The Great Ritual = Le grand rituel
    kind: rumor; gate: graveyard; white: slash triangle star; black: hexagon; marks: french_hill_streets
the_man_in_black = The Man in Black = L’homme en noir
    kind: environment; climate: mystic; gate: the_witch_house; clue: black_cave; white: plus; black: crescent;
    marks: french_hill_streets
the_southside_strangler_strikes = The Southside Strangler Strikes = L’étrangleur du Quartier Sud frappe
    kind: rumor; gate: independence_square; white: slash triangle star; black: hexagon; marks: southside_streets
the_stars_are_right = The Stars Are Right = Les Astres sont Propices
    kind: rumor; gate: science_building; white: slash triangle star; black: hexagon; marks: downtown_streets
the_story_continues = The Story Continues… = L’histoire continue…
    kind: special
the_terrible_experiment = The Terrible Experiment = La Terrible Expérience
    kind: rumor; gate: unvisited_isle; white: slash triangle star; black: hexagon; marks:
    miskatonic_university_streets
things_of_darkness = Things of Darkness = Choses des ténèbres
    kind: environment; climate: mystic; gate: silver_twilight_lodge; clue: graveyard; white: square diamond; black:
    circle
vigilante_guards_the_night = Vigilante Guards the Night! = Un justicier veille sur la nuit !
    kind: headline; gate: the_unnamable; clue: woods; white: circle; black: square diamond
witch_burning_anniversary = Witch Burning Anniversary! = Anniversaire du bûcher des sorcières !
    kind: headline; gate: unvisited_isle; clue: science_building; white: crescent; black: plus
"""
    )
)

LOCATION_ENCOUNTERS = list(
    rows(
        """
downtown_1:arkham_asylum
    checks: lore-2; numbers: 2
downtown_1:bank_of_arkham
downtown_1:independence_square
    checks: luck-1
downtown_2:arkham_asylum
    checks: sneak-1
downtown_2:bank_of_arkham
    checks: combat-1
downtown_2:independence_square
    checks: will-1
downtown_3:arkham_asylum
    checks: will-1/2; numbers: 2 4
downtown_3:bank_of_arkham
    checks: speed-1; numbers: 2
downtown_3:independence_square
    checks: fight-1
downtown_4:arkham_asylum
    checks: fight-2; numbers: 2
downtown_4:bank_of_arkham
    numbers: 5
downtown_4:independence_square
    checks: luck-1; numbers: 2
downtown_5:arkham_asylum
    checks: lore-1
downtown_5:bank_of_arkham
    checks: luck-2
downtown_5:independence_square
    checks: luck-2
downtown_6:arkham_asylum
    checks: speed-1
downtown_6:bank_of_arkham
    checks: luck-1; numbers: 2
downtown_6:independence_square
    checks: will-1; numbers: 2
downtown_7:arkham_asylum
    checks: lore+0; numbers: 2 3
downtown_7:bank_of_arkham
downtown_7:independence_square
merchant_district_1:river_docks
    checks: luck-1; numbers: 2
merchant_district_1:the_unnamable
    checks: lore-1; numbers: 2
merchant_district_1:unvisited_isle
    checks: sneak-1
merchant_district_2:river_docks
    checks: luck-1
merchant_district_2:the_unnamable
    numbers: 2 3
merchant_district_2:unvisited_isle
merchant_district_3:river_docks
    checks: speed-1
merchant_district_3:the_unnamable
    checks: luck-1; numbers: 2
merchant_district_3:unvisited_isle
    checks: will-2; numbers: 3
merchant_district_4:river_docks
    checks: luck-1; numbers: 3
merchant_district_4:the_unnamable
    checks: luck-1
merchant_district_4:unvisited_isle
    checks: sneak-1; numbers: 2
merchant_district_5:river_docks
    checks: will-1; numbers: 2
merchant_district_5:the_unnamable
    checks: speed-1; numbers: 2
merchant_district_5:unvisited_isle
    checks: will-1
merchant_district_6:river_docks
    checks: fight+0; numbers: 3
merchant_district_6:the_unnamable
merchant_district_6:unvisited_isle
    checks: will-1
merchant_district_7:river_docks
    checks: will+1
merchant_district_7:the_unnamable
    checks: speed-1
merchant_district_7:unvisited_isle
miskatonic_university_1:administration_building
miskatonic_university_1:library
    checks: will+0; numbers: 2
miskatonic_university_1:science_building
    checks: fight-1
miskatonic_university_2:administration_building
    checks: will-2; numbers: 8
miskatonic_university_2:library
    checks: luck-2; numbers: 5
miskatonic_university_2:science_building
    checks: lore-2
miskatonic_university_3:administration_building
    checks: will-1
miskatonic_university_3:library
    checks: lore-2; numbers: 2
miskatonic_university_3:science_building
    numbers: 2
miskatonic_university_4:administration_building
    checks: lore-2
miskatonic_university_4:library
miskatonic_university_4:science_building
    numbers: 2 5
miskatonic_university_5:administration_building
    checks: lore-1; numbers: 5
miskatonic_university_5:library
    checks: will-1
miskatonic_university_5:science_building
miskatonic_university_6:administration_building
    checks: lore-1; numbers: 5
miskatonic_university_6:library
    numbers: 4
miskatonic_university_6:science_building
    checks: luck-1
miskatonic_university_7:administration_building
miskatonic_university_7:library
miskatonic_university_7:science_building
    checks: luck+0
uptown_1:st_marys_hospital
    checks: lore+0
uptown_1:woods
    checks: lore-2; numbers: 2 4
uptown_1:ye_olde_magick_shoppe
uptown_2:st_marys_hospital
uptown_2:woods
    checks: sneak-2; numbers: 2
uptown_2:ye_olde_magick_shoppe
    checks: luck+0; numbers: 2 5
uptown_3:st_marys_hospital
    checks: sneak-1
uptown_3:woods
    checks: speed-2; numbers: 3
uptown_3:ye_olde_magick_shoppe
uptown_4:st_marys_hospital
    checks: will-1
uptown_4:woods
uptown_4:ye_olde_magick_shoppe
    checks: lore-1
uptown_5:st_marys_hospital
    checks: combat-1
uptown_5:woods
    checks: sneak-1; numbers: 2
uptown_5:ye_olde_magick_shoppe
uptown_6:st_marys_hospital
uptown_6:woods
    checks: luck+0; numbers: 10
uptown_6:ye_olde_magick_shoppe
uptown_7:st_marys_hospital
    checks: luck-1; numbers: 2 3
uptown_7:woods
    checks: luck-1; numbers: 2
uptown_7:ye_olde_magick_shoppe
    checks: lore-1
southside_1:historical_society
southside_1:mas_boarding_house
southside_1:south_church
    checks: luck+0; numbers: 3
southside_2:historical_society
    checks: luck-1; numbers: 3
southside_2:mas_boarding_house
    numbers: 2
southside_2:south_church
southside_3:historical_society
    numbers: 2
southside_3:mas_boarding_house
    checks: luck+0
southside_3:south_church
southside_4:historical_society
    numbers: 2
southside_4:mas_boarding_house
    numbers: 3 4
southside_4:south_church
    checks: speed-1; numbers: 2
southside_5:historical_society
southside_5:mas_boarding_house
    checks: luck-1
southside_5:south_church
southside_6:historical_society
    checks: sneak-1; numbers: 2
southside_6:mas_boarding_house
southside_6:south_church
southside_7:historical_society
    checks: luck-1/2
southside_7:mas_boarding_house
    checks: will+0
southside_7:south_church
french_hill_1:silver_twilight_lodge
    checks: will-1; numbers: 3
french_hill_1:inner_sanctum
    numbers: 2 3
french_hill_1:the_witch_house
french_hill_2:silver_twilight_lodge
    checks: sneak-2
french_hill_2:inner_sanctum
    checks: lore-2; numbers: 2
french_hill_2:the_witch_house
    checks: will-2
french_hill_3:silver_twilight_lodge
    checks: lore-1; numbers: 2
french_hill_3:inner_sanctum
    checks: luck-2
french_hill_3:the_witch_house
    checks: lore-1; numbers: 2
french_hill_4:silver_twilight_lodge
    checks: will-1; numbers: 3
french_hill_4:inner_sanctum
french_hill_4:the_witch_house
french_hill_5:silver_twilight_lodge
    checks: luck-1
french_hill_5:inner_sanctum
    numbers: 3
french_hill_5:the_witch_house
    checks: luck+0; numbers: 3
french_hill_6:silver_twilight_lodge
    checks: fight-1
french_hill_6:inner_sanctum
    checks: luck-1
french_hill_6:the_witch_house
    checks: luck-1
french_hill_7:silver_twilight_lodge
    checks: lore-1; numbers: 3
french_hill_7:inner_sanctum
    checks: luck-2
french_hill_7:the_witch_house
rivertown_1:black_cave
    checks: lore-2
rivertown_1:general_store
    checks: will-2; numbers: 3
rivertown_1:graveyard
    checks: luck-2; numbers: 2
rivertown_2:black_cave
    checks: luck-2
rivertown_2:general_store
    checks: lore-2; numbers: 5
rivertown_2:graveyard
    numbers: 2
rivertown_3:black_cave
    checks: speed-1
rivertown_3:general_store
rivertown_3:graveyard
    checks: combat-2
rivertown_4:black_cave
rivertown_4:general_store
rivertown_4:graveyard
    checks: lore-1
rivertown_5:black_cave
    checks: luck+0
rivertown_5:general_store
rivertown_5:graveyard
rivertown_6:black_cave
rivertown_6:general_store
rivertown_6:graveyard
    numbers: 5
rivertown_7:black_cave
    checks: luck+0
rivertown_7:general_store
rivertown_7:graveyard
northside_1:curiositie_shoppe
    checks: fight-1
northside_1:newspaper
    numbers: 5
northside_1:train_station
    checks: speed-2
northside_2:curiositie_shoppe
northside_2:newspaper
northside_2:train_station
    numbers: 2
northside_3:curiositie_shoppe
    checks: speed-1
northside_3:newspaper
northside_3:train_station
    checks: luck-1
northside_4:curiositie_shoppe
    checks: luck-1
northside_4:newspaper
northside_4:train_station
northside_5:curiositie_shoppe
    checks: luck-2
northside_5:newspaper
    numbers: 2
northside_5:train_station
    checks: sneak-1
northside_6:curiositie_shoppe
    checks: luck-1; numbers: 2
northside_6:newspaper
    checks: luck-1
northside_6:train_station
    checks: luck-2; numbers: 3
northside_7:curiositie_shoppe
    numbers: 3
northside_7:newspaper
    checks: lore-1; numbers: 3
northside_7:train_station
easttown_1:hibbs_roadhouse
    numbers: 3
easttown_1:police_station
    checks: luck-1
easttown_1:velmas_diner
    checks: will-2; numbers: 5
easttown_2:hibbs_roadhouse
    checks: luck-1; numbers: 3 5
easttown_2:police_station
    checks: luck-1; numbers: 2
easttown_2:velmas_diner
easttown_3:hibbs_roadhouse
easttown_3:police_station
    numbers: 5
easttown_3:velmas_diner
    checks: luck-1
easttown_4:hibbs_roadhouse
    numbers: 2 3
easttown_4:police_station
    checks: will-1
easttown_4:velmas_diner
    numbers: 6
easttown_5:hibbs_roadhouse
    checks: will-1; numbers: 2
easttown_5:police_station
    checks: luck-2
easttown_5:velmas_diner
    checks: luck-1; numbers: 2
easttown_6:hibbs_roadhouse
easttown_6:police_station
    checks: will-1; numbers: 2
easttown_6:velmas_diner
    numbers: 2
easttown_7:hibbs_roadhouse
    checks: luck-1
easttown_7:police_station
    checks: sneak+0
easttown_7:velmas_diner
    checks: sneak-1
"""
    )
)

GATE_ENCOUNTERS = list(
    rows(
        """
yellow_1:rlyeh
    checks: speed-1/2; numbers: 5
yellow_1:yuggoth
yellow_1:other
    checks: lore-2
yellow_2:yuggoth
    checks: will-1; numbers: 2
yellow_2:the_dreamlands
yellow_2:other
    checks: lore-1
yellow_3:rlyeh
    checks: speed-1
yellow_3:yuggoth
    checks: luck-1; numbers: 2
yellow_3:other
yellow_4:rlyeh
yellow_4:city_of_the_great_race
    checks: will-1; numbers: 2
yellow_4:other
    checks: will-2
yellow_5:rlyeh
    checks: will+0
yellow_5:the_dreamlands
    checks: luck+0; numbers: 2
yellow_5:other
yellow_6:city_of_the_great_race
    checks: fight-1
yellow_6:yuggoth
    checks: luck-2; numbers: 2
yellow_6:other
    numbers: 2
yellow_7:rlyeh
    checks: will-1
yellow_7:city_of_the_great_race
yellow_7:other
    checks: luck-1
yellow_8:city_of_the_great_race
    checks: luck-1; numbers: 2
yellow_8:yuggoth
    checks: will-2; numbers: 2
yellow_8:other
yellow_9:yuggoth
    checks: sneak-2; numbers: 2
yellow_9:the_dreamlands
    checks: luck-1
yellow_9:other
yellow_10:city_of_the_great_race
    checks: speed-1
yellow_10:the_dreamlands
    checks: lore-1/2; numbers: 4
yellow_10:other
yellow_11:city_of_the_great_race
yellow_11:the_dreamlands
    checks: lore-1; numbers: 3
yellow_11:other
    checks: will-1
yellow_12:rlyeh
    checks: speed-1
yellow_12:the_dreamlands
    checks: will-2; numbers: 2
yellow_12:other
green_1:city_of_the_great_race
    checks: sneak-1/2; numbers: 3
green_1:plateau_of_leng
    checks: lore-2; numbers: 6
green_1:other
    checks: luck-1; numbers: 2
green_2:the_dreamlands
    checks: luck-1
green_2:plateau_of_leng
    checks: fight-1
green_2:other
    checks: luck-1; numbers: 2
green_3:the_dreamlands
    checks: luck-1
green_3:city_of_the_great_race
    checks: fight-1
green_3:other
    checks: sneak-1; numbers: 3
green_4:city_of_the_great_race
    checks: luck-1; numbers: 10
green_4:great_hall_of_celeano
green_4:other
    checks: fight-1; numbers: 2
green_5:the_dreamlands
    checks: luck-1
green_5:great_hall_of_celeano
    checks: luck-2
green_5:other
green_6:the_dreamlands
    checks: luck-1
green_6:great_hall_of_celeano
    checks: lore-1
green_6:other
    checks: fight-2
green_7:plateau_of_leng
    checks: will+0/2
green_7:great_hall_of_celeano
    checks: luck-2
green_7:other
green_8:city_of_the_great_race
    checks: lore-2/2; numbers: 2
green_8:great_hall_of_celeano
    checks: lore+2
green_8:other
    numbers: 3
green_9:city_of_the_great_race
    checks: sneak-1; numbers: 2
green_9:plateau_of_leng
    checks: will+0
green_9:other
green_10:the_dreamlands
    checks: will-1; numbers: 2
green_10:plateau_of_leng
    checks: luck-2
green_10:other
    checks: luck-1
green_11:the_dreamlands
    checks: will+0
green_11:city_of_the_great_race
    checks: luck-1
green_11:other
green_12:plateau_of_leng
green_12:great_hall_of_celeano
    checks: luck-1/2
green_12:other
    checks: sneak-1; numbers: 2 3
red_1:rlyeh
    checks: luck+0
red_1:plateau_of_leng
    checks: sneak+0
red_1:other
red_2:abyss
    checks: sneak-1; numbers: 2
red_2:plateau_of_leng
    checks: fight-1/2; numbers: 2
red_2:other
red_3:plateau_of_leng
    checks: speed-1; numbers: 2
red_3:the_dreamlands
    checks: speed-1; numbers: 3
red_3:other
red_4:rlyeh
    checks: luck-1
red_4:plateau_of_leng
    checks: lore-2
red_4:other
    checks: luck-1
red_5:rlyeh
    checks: speed-1; numbers: 3
red_5:abyss
    checks: luck-1; numbers: 3
red_5:other
    checks: fight-1
red_6:plateau_of_leng
    checks: sneak-1; numbers: 3
red_6:the_dreamlands
    checks: sneak-1; numbers: 3
red_6:other
    checks: speed-1
red_7:abyss
red_7:the_dreamlands
    checks: speed-2; numbers: 2
red_7:other
    checks: luck-2; numbers: 2
red_8:rlyeh
    checks: fight-1; numbers: 3
red_8:the_dreamlands
    checks: fight-1; numbers: 2
red_8:other
red_9:rlyeh
    checks: fight-2; numbers: 2
red_9:the_dreamlands
    checks: luck-2
red_9:other
    checks: luck-1; numbers: 2
red_10:rlyeh
red_10:abyss
    checks: speed-1
red_10:other
    checks: lore-1
red_11:abyss
    checks: speed-1
red_11:the_dreamlands
    checks: luck-1
red_11:other
red_12:abyss
    checks: luck-1
red_12:plateau_of_leng
red_12:other
    checks: sneak+0; numbers: 2
blue_1:abyss
    checks: lore-1
blue_1:yuggoth
    checks: sneak-1
blue_1:other
blue_2:yuggoth
blue_2:great_hall_of_celeano
    checks: luck-1
blue_2:other
    checks: luck-1
blue_3:the_dreamlands
    checks: speed-1
blue_3:great_hall_of_celeano
    checks: lore-1
blue_3:other
blue_4:the_dreamlands
    checks: sneak+0
blue_4:yuggoth
    checks: will-2
blue_4:other
blue_5:abyss
blue_5:yuggoth
    checks: fight-2
blue_5:other
    checks: speed-2
blue_6:the_dreamlands
    checks: luck-1; numbers: 2
blue_6:great_hall_of_celeano
    checks: luck-1; numbers: 2
blue_6:other
    checks: fight-2; numbers: 8
blue_7:the_dreamlands
blue_7:abyss
    checks: luck-1; numbers: 3
blue_7:other
    checks: luck-1
blue_8:abyss
    checks: luck-1
blue_8:great_hall_of_celeano
    checks: sneak-2; numbers: 2
blue_8:other
    checks: fight-1
blue_9:abyss
    checks: luck+1 luck-1
blue_9:great_hall_of_celeano
    checks: fight-1/2; numbers: 2 3
blue_9:other
blue_10:the_dreamlands
    checks: luck-1
blue_10:abyss
    checks: luck-2
blue_10:other
    checks: lore-1
blue_11:yuggoth
    checks: will-2; numbers: 2
blue_11:great_hall_of_celeano
blue_11:other
    checks: sneak-2
blue_12:the_dreamlands
    checks: lore+0
blue_12:yuggoth
    checks: speed-1; numbers: 2 5
blue_12:other
"""
    )
)
