"""What is printed on the components of Elder Sign, as plain data: the tables that the code is held against.

A row begins with the slug and the names in English and French; the indented line below says the rest, parts separated by
semicolons. Requirements: a number is that many investigations, `-sanity` is 1 sanity paid. Square brackets are the white
border of a monster task. Rewards and penalties: a word for each icon.
"""

from collections.abc import Iterator
from typing import NamedTuple


class Row(NamedTuple):
    """One component: its names, the parts of its second line without a name, and those with one."""

    slug: str
    en: str
    fr: str
    parts: list[str]
    named: dict[str, str]

    def words(self, name: str) -> list[str]:
        """The words of a named part."""
        return self.named.get(name, "").split()

    @property
    def copies(self) -> int:
        """How many of it are in the box."""
        return int(self.named.get("copies", "1"))

    @property
    def trophies(self) -> int:
        """What it is worth (adventures and monsters)."""
        return int(self.parts[0])

    @property
    def tasks(self) -> list[str]:
        """Its tasks, from top to bottom (adventures and monsters)."""
        return self.parts[1].split(" | ")


def rows(table: str) -> Iterator[Row]:
    """The rows of a table."""
    for line in table.replace("\n=", " =").strip().split("\n"):
        if not line.startswith(" "):
            slug, en, fr = (*line.split(" = "), "", "")[:3]
            continue
        parts = line.strip().split("; ")
        named = dict(part.split(": ") for part in parts if ": " in part)
        yield Row(slug, en, fr, [part for part in parts if ": " not in part], named)


def needs(task: str) -> list[str]:
    """The requirements of a task, without the white border."""
    return task.replace("[", "").replace("]", "").split()


def monster_task(task: str) -> tuple[str, tuple[int, ...]]:
    """What sort of monster task it is, and the positions of the requirements that a marker covers if only some are."""
    if "[" not in task:
        return "none", ()
    if task == "[]":
        return "empty", ()
    if task.startswith("[") and task.endswith("]"):
        return "full", ()
    return "partial", tuple(i for i, need in enumerate(task.split()) if need.startswith("["))


def with_marker(task: str, marker: list[str]) -> list[str]:
    """The requirements of a task with a monster on it."""
    kind, framed = monster_task(task)
    kept = [need for i, need in enumerate(needs(task)) if i not in framed] if kind == "partial" else []
    return kept + marker


ADVENTURES = list(
    rows("""
ancient_relics = Ancient Relics = Reliques anciennes
    1; [lore 3] | lore 3; win: clue spell; fail: sanity; terror: sanity
a_terrible_discovery = A Terrible Discovery = Une terrible découverte
    2; 3 terror -sanity | lore lore -sanity; win: clue clue elder_sign; fail: sanity sanity
did_you_hear_that = Did You Hear That? = Vous avez entendu ?
    2; [peril] | peril peril; win: spell unique monster; fail: stamina; locks: green
the_loading_dock = The Loading Dock = Le quai de chargement
    1; peril | peril 3; win: common; fail: sanity stamina; terror: discard
the_storage_closet = The Storage Closet = Le placard de rangement
    2; [3] | 3 | lore lore; ordered: yes; win: clue unique gate; fail: sanity doom
the_key_to_the_beyond = The Key to the Beyond = La clef de l’au-delà
    2; 3 | lore peril 2; ordered: yes; win: clue clue gate; fail: sanity; terror: sanity
riot_in_the_streets = Riot in the Streets = Émeute dans les rues
    2; 3 | 9; ordered: yes; win: elder_sign unique common; fail: doom; terror: stamina
unnatural_habitat = Unnatural Habitat = Habitat contre nature
    2; [] | peril peril 3; win: spell; fail: stamina; terror: sanity
don_t_fall_asleep = Don’t Fall Asleep = Ne vous endormez pas
    2; terror | terror terror; win: clue spell elder_sign; fail: sanity; midnight: each sanity
the_hidden_passage = The Hidden Passage = Le passage secret
    2; 3 | peril 3 | lore; ordered: yes; win: elder_sign elder_sign; fail: stamina stamina
something_has_broken_free = Something Has Broken Free = Quelque chose s’est échappé
    1; [peril] | terror terror; ordered: yes; win: monster clue spell unique; fail: stamina; terror: fail
hallway_on_fire = Hallway on Fire = Couloir en feu
    2; peril -stamina | peril -stamina; ordered: yes; win: unique unique; fail: stamina stamina; terror: stamina
horrible_visions = Horrible Visions = Visions horribles
    1; peril terror | lore peril; win: unique elder_sign; fail: stamina stamina sanity sanity; midnight: doom doom
late_night_break_in = Late Night Break-In = Cambriolage nocturne
    1; [3] | 6; win: clue; fail: stamina; terror: trophy
there_s_something_in_the_basement = There’s Something in the Basement = Il y a quelque chose à la cave
    1; [6] | lore | terror; win: clue unique; fail: stamina sanity
tempest_in_a_teapot = Tempest in a Teapot = Tempête dans un verre d’eau
    1; [4] | terror | peril lore; ordered: yes; win: clue unique elder_sign; fail: stamina doom sanity
a_secret_gathering = A Secret Gathering = Une réunion secrète
    1; 6 | lore lore; win: monster clue gate elder_sign; fail: stamina stamina; terror: sanity
the_missing_records = The Missing Records = Les dossiers manquants
    1; 6 | lore 3; win: clue clue; fail: sanity
vermin_in_the_pipes = Vermin in the Pipes = Vermine dans les tuyaux
    2; 3 | 3 | 3 peril; win: common common clue; fail: stamina
the_archives = The Archives = Les archives
    2; [lore] | lore 3 | lore peril; win: unique unique; fail: sanity
stay_away_from_the_windows = Stay Away From the Windows = Éloignez-vous des fenêtres
    2; 8 | peril peril; win: elder_sign elder_sign; fail: doom sanity stamina stamina
gate_to_elsewhere = Gate to Elsewhere = Portail vers l’ailleurs
    2; [lore] | lore lore; win: clue clue gate; fail: doom
administration_office = Administration Office = Bureau administratif
    1; lore | 9; win: clue clue; fail: sanity clue
we_need_to_find_help = We Need to Find Help = Il faut trouver de l’aide
    2; [] | peril peril lore 3; win: common spell; fail: sanity sanity stamina; locks: red
a_peculiar_specimen = A Peculiar Specimen = Un étrange spécimen
    2; 3 | 6 | peril; ordered: yes; win: elder_sign monster; fail: stamina
mysterious_tome = Mysterious Tome = Livre mystérieux
    2; 3 terror | lore lore; win: clue gate spell; fail: doom
lights_out = Lights Out = Extinction des feux
    2; 3 | peril peril | lore lore; ordered: yes; win: elder_sign spell; fail: stamina doom stamina
the_elder_sign = The Elder Sign = Le Signe des Anciens
    2; lore -sanity | lore -stamina | 2 lore; ordered: yes; win: remove_doom elder_sign clue clue; fail: sanity
the_writing_on_the_wall = The Writing on the Wall = L’inscription sur le mur
    2; [] | lore peril 5; win: spell gate common monster; fail: doom
gala_in_the_great_hall = Gala in the Great Hall = Gala dans la grande salle
    2; 2 lore peril | 3 -sanity; win: clue clue spell elder_sign; fail: doom; terror: doom; locks: yellow
please_do_not_touch_the_exhibits = Please Do Not Touch the Exhibits = Ne pas toucher les pièces exposées
    2; terror terror -sanity | peril peril -stamina; win: elder_sign elder_sign; fail: stamina doom sanity; terror: doom
medusa_exhibit = Medusa Exhibit = L’exposition de la Méduse
    2; terror -sanity | lore -sanity | 7; ordered: yes; win: monster spell common clue; fail: sanity sanity; terror: discard
the_guided_tour = The Guided Tour = La visite guidée
    2; 2 | 4 | lore; ordered: yes; win: clue common clue; fail: sanity stamina
you_become_that_which_you_fear_most = You Become That Which You Fear Most = Vous devenez ce que vous craignez le plus
    2; [] | terror terror terror; win: monster clue unique elder_sign; fail: sanity; midnight: monster
the_curator = The Curator = Le conservateur
    2; lore lore lore | lore 3; win: clue common elder_sign; fail: sanity sanity; midnight: each trophies or health
the_hedge_maze = The Hedge Maze = Le labyrinthe de haies
    2; 2 peril | peril peril; win: monster common unique elder_sign; fail: stamina; midnight: each stamina
public_lavatory = Public Lavatory = Toilettes publiques
    2; [] | [] | peril lore lore; win: monster monster elder_sign elder_sign; fail: sanity stamina; drawn: 2
forgotten_knowledge = Forgotten Knowledge = Savoir oublié
    1; lore | terror 8; win: spell common spell; fail: sanity
the_hall_of_the_dead = The Hall of the Dead = La salle des morts
    1; lore | peril peril | 5; win: clue common unique; fail: stamina
the_graveyard = The Graveyard = Le cimetière
    1; peril | terror | 7; win: common unique gate; fail: sanity; terror: discard
the_security_office = The Security Office = Le bureau de la sécurité
    1; 2 | 3 | 6; ordered: yes; win: ally; fail: sanity sanity
transported_by_magic = Transported by Magic = Transporté par magie
    2; 6 | lore lore; win: gate spell spell; fail: doom sanity; midnight: doom per world
when_night_falls = When Night Falls = Quand tombe la nuit
    2; [] | terror | peril lore lore; win: clue unique elder_sign; fail: sanity sanity stamina stamina; terror: monster
the_gift_shop = The Gift Shop = La boutique de cadeaux
    1; 3 | lore 3; ordered: yes; win: unique; fail: sanity; terror: monster
haunted_by_a_shadowy_figure = Haunted by a Shadowy Figure = Hanté par une ombre
    2; [] | peril terror; win: monster clue unique elder_sign; fail: sanity sanity; terror: monster
koi_pond = Koi Pond = Bassin de koï
    2; [terror] | terror peril peril; win: monster clue common elder_sign; fail: sanity stamina stamina; terror: fail
remains_of_the_high_priest = Remains of the High Priest = Restes du grand prêtre
    1; peril | lore 6; win: clue spell; fail: stamina; terror: discard
blood_on_the_floor = Blood on the Floor = Du sang sur le sol
    2; 2 | 3 | terror peril; ordered: yes; win: clue common elder_sign; fail: sanity stamina
""")
)

OTHER_WORLDS = list(
    rows("""
the_dreamlands = The Dreamlands = Le Pays des rêves
    2; peril lore 3; win: clue clue elder_sign; fail: sanity
city_of_the_great_race = City of the Great Race = La Cité de la Grande Race
    2; [3] | terror lore peril; win: elder_sign unique unique unique; fail: sanity stamina stamina
great_hall_of_celeano = Great Hall of Celeano = Le Grand Hall de Celaeno
    2; [terror] | lore | 6; win: elder_sign spell remove_doom; fail: sanity
plateau_of_leng = Plateau of Leng = Le Plateau de Leng
    2; lore terror | terror peril terror; win: remove_doom elder_sign clue clue; fail: sanity sanity; terror: sanity
another_dimension = Another Dimension = Une autre dimension
    2; lore [1] | terror peril; win: spell common elder_sign; fail: sanity stamina stamina
yuggoth = Yuggoth = Yuggoth
    2; peril [terror] | 8; win: elder_sign elder_sign common unique; fail: sanity sanity stamina
r_lyeh = R’lyeh = R’lyeh
    2; 1 [1] | lore lore peril terror; win: ally elder_sign elder_sign elder_sign; fail: sanity sanity stamina stamina
the_abyss = The Abyss = L’Abîme
    2; [peril terror] | lore lore peril; win: elder_sign elder_sign spell common; fail: sanity sanity stamina
""")
)

MONSTERS = list(
    rows("""
cultist = Cultist = Cultiste
    1; 1 peril; copies: 3
byakhee = Byakhee = Byakhee
    1; peril; win: clue
chthonian = Chthonian = Chthonien
    2; peril peril -stamina; win: unique
dark_young = Dark Young = Sombre rejeton
    2; terror peril; win: clue
dhole = Dhole = Dhole
    2; peril peril terror; win: unique clue
dimensional_shambler = Dimensional Shambler = Rôdeur dimensionnel
    1; lore clock; win: clue
elder_thing = Elder Thing = Chose ancienne
    1; lore -sanity; win: spell
fire_vampire = Fire Vampire = Vampire de feu
    1; 3 -stamina; win: clue
flying_polyp = Flying Polyp = Polype volant
    2; terror terror -sanity; win: unique
formless_spawn = Formless Spawn = Rejeton informe
    2; lore terror; win: spell
ghost = Ghost = Fantôme
    1; lore 2; win: clue; locks: yellow
ghoul = Ghoul = Goule
    1; peril 1; win: common
gug = Gug = Gug
    2; peril peril; win: common
high_priest = High Priest = Grand prêtre
    2; lore lore terror; win: spell clue
hound_of_tindalos = Hound of Tindalos = Chien de Tindalos
    1; peril clock; win: clue
maniac = Maniac = Maniaque
    1; 4; win: common
mi_go = Mi-Go = Mi-Go
    1; 3; win: unique; locks: green
shoggoth = Shoggoth = Shoggoth
    2; terror terror; win: unique
star_spawn = Star Spawn = Larve stellaire
    2; terror lore -sanity; win: unique; locks: red
witch = Witch = Sorcière
    1; lore; win: spell; locks: green
""")
)

MASKS = list(
    rows("""
the_black_man = The Black Man = L’Homme noir
    2; lore terror; win: clue
the_bloated_woman = The Bloated Woman = La Femme boursouflée
    2; terror -sanity; win: clue
the_dark_pharaoh = The Dark Pharaoh = Le Pharaon noir
    2; lore lore; win: spell
god_of_the_bloody_tongue = God of the Bloody Tongue = Le Dieu à la langue sanglante
    3; peril peril terror; win: unique
haunter_of_the_dark = Haunter of the Dark = Celui qui hante les ténèbres
    2; terror terror; win: unique; locks: red
""")
)

# Sanity and stamina; title; ability.
INVESTIGATORS = list(
    rows("""
amanda_sharpe = Amanda Sharpe = Amanda Sharpe
    5 5; The Student = L’étudiante; Studious = Studieuse; start: choose 2
ashcan_pete = “Ashcan” Pete = « Ashcan » Pete
    4 6; The Drifter = Le vagabond; Scrounge = Débrouillard; start: duke
bob_jenkins = Bob Jenkins = Bob Jenkins
    4 6; The Salesman = Le représentant; Shrewd Dealer = Vendeur astucieux; start: common common unique
carolyn_fern = Carolyn Fern = Carolyn Fern
    6 4; The Psychologist = La psychologue; Psychology = Psychologie; start: common unique
darrell_simmons = Darrell Simmons = Darrell Simmons
    4 6; The Photographer = Le photographe; Hometown Advantage = Avantage du terrain; start: common unique
dexter_drake = Dexter Drake = Dexter Drake
    5 5; The Magician = Le magicien; Magical Gift = Don magique; start: unique spell spell
gloria_goldberg = Gloria Goldberg = Gloria Goldberg
    6 4; The Author = L’écrivaine; Psychic Sensitivity = Sensibilité psychique; start: common spell
harvey_walters = Harvey Walters = Harvey Walters
    7 3; The Professor = Le professeur; Strong Mind = Esprit fort; start: unique spell
jenny_barnes = Jenny Barnes = Jenny Barnes
    6 4; The Dilettante = La dilettante; Trust Fund = Rente; start: common spell
joe_diamond = Joe Diamond = Joe Diamond
    4 6; The Private Eye = Le détective privé; Hunches = Intuitions; start: common clue
kate_winthrop = Kate Winthrop = Kate Winthrop
    6 4; The Scientist = La scientifique; Science! = Science !; start: unique spell
mandy_thompson = Mandy Thompson = Mandy Thompson
    5 5; The Researcher = La chercheuse; Research = Recherche; start: common clue
michael_mcglen = Michael McGlen = Michael McGlen
    3 7; The Gangster = Le gangster; Strong Body = Corps robuste; start: common common
monterey_jack = Monterey Jack = Monterey Jack
    3 7; The Archaeologist = L’archéologue; Archaeology = Archéologie; start: common unique unique
sister_mary = Sister Mary = Sœur Mary
    7 3; The Nun = La religieuse; Guardian Angel = Ange gardien; start: common unique spell
vincent_lee = Vincent Lee = Vincent Lee
    5 5; The Doctor = Le docteur; Physician = Médecin; start: common spell
""")
)

# Elder signs and spaces of the doom track; ability. The spaces with a monster are printed here where they are known.
ANCIENT_ONES = list(
    rows("""
azathoth = Azathoth = Azathoth
    14 12; Absolute Destruction = Destruction absolue
cthulhu = Cthulhu = Cthulhu
    13 11; Dreams of Madness = Rêves terrifiants; monsters: 3 5 7 9; combat: terror lore peril
hastur = Hastur = Hastur
    13 11; The King in Yellow = Le Roi en jaune; combat: lore terror X
ithaqua = Ithaqua = Ithaqua
    11 9; Icy Winds = Vents glacés; monsters: 3 5 8; combat: 3 terror peril
nyarlathotep = Nyarlathotep = Nyarlathotep
    11 9; A Thousand Masks = Les mille masques; combat: lore peril 2
shub_niggurath = Shub-Niggurath = Shub-Niggurath
    12 10; Black Goat of the Woods = La chèvre noire des bois; combat: terror terror
yig = Yig = Yig
    10 8; Yig’s Anger = La colère de Yig; monsters: 1 3 4 5 7; combat: peril peril
yog_sothoth = Yog-Sothoth = Yog-Sothoth
    10 10; The Key and the Gate = La clef et la porte; combat: lore lore 3
""")
)

COMMON_ITEMS = list(
    rows("""
whiskey = Whiskey = Whisky
    prevent sanity
food = Food = Nourriture
    prevent stamina
shotgun = Shotgun = Fusil à pompe
    turn peril
dynamite = Dynamite = Dynamite
    add yellow red
tommy_gun = Tommy Gun = Mitraillette
    add yellow red
revolver_38 = .38 Revolver = Revolver .38
    add yellow
rifle = Rifle = Fusil
    add yellow
axe = Axe = Hache
    add yellow
bullwhip = Bullwhip = Fouet
    add yellow
knife = Knife = Couteau
    add yellow
cross = Cross = Croix
    add yellow
lantern = Lantern = Lanterne
    add yellow
""")
)

UNIQUE_ITEMS = list(
    rows("""
flute_of_the_outer_gods = Flute of the Outer Gods = Flûte des Dieux Extérieurs
    beat monster
blue_watcher_of_the_pyramid = Blue Watcher of the Pyramid = Veilleur bleu de la pyramide
    complete task
necronomicon = Necronomicon = Necronomicon
    gain clue, add red
healing_stone = Healing Stone = Pierre de guérison
    heal all
sword_of_glory = Sword of Glory = Épée de gloire
    add yellow red
enchanted_knife = Enchanted Knife = Couteau enchanté
    add red
holy_water = Holy Water = Eau bénite
    add red
lamp_of_alhazred = Lamp of Alhazred = Lampe d’Alhazred
    add red
cultes_des_goules = Cultes des Goules = Cultes des Goules
    add red
the_king_in_yellow = The King in Yellow = Le Roi en jaune
    add red
ruby_of_rlyeh = Ruby of R’lyeh = Rubis de R’lyeh
    add red
powder_of_ibn_ghazi = Powder of Ibn-Ghazi = Poudre d’Ibn-Ghazi
    add red
""")
)

SPELLS = list(
    rows("""
dread_curse_of_azathoth = Dread Curse of Azathoth = Terrible malédiction d’Azathoth
    holds: 2
shrivelling = Shrivelling = Flétrissement
    holds: 1
wither = Wither = Atrophie
    holds: 1; copies: 2
enchant_weapon = Enchant Weapon = Enchanter une arme
    holds: 1
mists_of_releh = Mists of Releh = Brumes de Releh
    holds: 1
red_sign_of_shudde_mell = Red Sign of Shudde M’ell = Signe rouge de Shudde M’ell
    holds: 1
voice_of_ra = Voice of Ra = Voix de Râ
    holds: 1
find_gate = Find Gate = Trouver le portail
    open gate
flesh_ward = Flesh Ward = Rempart de chair
    holds: 1
heal = Heal = Soin
    heal somebody
bind_monster = Bind Monster = Lier un monstre
    beat monster anywhere
""")
)

ALLIES = list(
    rows("""
duke = Duke = Duke
    instead of penalties
anna_kaslow = Anna Kaslow = Anna Kaslow
    gained: clue clue
basil_elton = Basil Elton = Basil Elton
    once a day
john_legrasse = John Legrasse = John Legrasse
    after a monster
professor_armitage = Professor Armitage = Professeur Armitage
    once a day
richard_upton_pickman = Richard Upton Pickman = Richard Upton Pickman
    once a day
ruby_standish = Ruby Standish = Ruby Standish
    gained: unique
ryan_dean = Ryan Dean = Ryan Dean
    gained: common
""")
)

# The upper half; the lower half. Only four titles are known: the others are our own.
MYTHOS = list(
    rows("""
strange_visions_poisoned_trap = Strange Visions… Of a Poisoned Trap = D’étranges visions… d’un piège empoisonné
    monster; midnight: each stamina stamina
sudden_terror_amid_stillness = Sudden Terror… Amid Stillness = Terreur soudaine… dans le silence
    monster
keep_friends_close_when_memories_fade = Keep Friends Close… When Memories Fade
= Gardez vos amis près de vous… quand les souvenirs se fanent
    doom; forbids: clue
the_stars_align_to_bring_madness = The Stars Align… To Bring Madness = Les astres s’alignent… pour semer la folie
    doom; midnight: each sanity
the_stars_align_above_an_open_door = The Stars Align… Above an Open Door = Les astres s’alignent… au-dessus d’une porte ouverte
    doom; stays: adventure
a_warning_of_a_conspiracy = A Warning… Of a Conspiracy = Un avertissement… sur un complot
    monster; harder: 1
wet_footprints
    monster
the_portraits_turn
    doom; terror: sanity
a_child_is_singing
    monster; terror: sanity
the_floor_gives_way
    doom; terror: stamina
claws_in_the_vents
    monster; terror: stamina
whispers_at_closing_time
    doom; midnight: each sanity
the_night_guard_smiles
    monster; midnight: each sanity
a_taste_of_rust
    doom; midnight: each stamina
the_boilers_burst
    monster; midnight: each stamina
the_same_dream
    doom; midnight: each sanity sanity
roots_through_the_marble
    monster; locks: green
the_lights_grow_dim
    doom; locks: green
an_empty_toolbox
    monster; locks: yellow
the_relics_sleep
    doom; locks: red
hungry_shapes_gather
    monster; midnight: monster
an_egg_in_the_straw
    doom; midnight: monster
the_procession_starts
    monster; midnight: doom
a_star_too_many
    doom; midnight: doom
tongues_turn_to_ash
    monster; forbids: spell
the_cloakroom_is_locked
    doom; forbids: common
the_curator_takes_stock
    monster; forbids: unique
every_clock_disagrees
    doom; forbids: focus
the_infirmary_burns
    monster; forbids: first_aid
closed_for_mourning
    doom; forbids: souvenir
laughter_follows
    monster; fail: sanity
broken_glass_everywhere
    doom; fail: stamina
""")
)
