"""What is printed on the town of Kingsport, its monsters and its Mythos cards, as plain data: the tables that the code is held
against. A row is written as in the tables of Arkham Horror."""

from tests.games.arkham_horror.published import rows

MONSTERS = list(
    rows(
        """
crawling_one = Crawling One = Rampant
    copies: 3; symbol: circle; moves: normal; awareness: -1; horror: -3 3; toughness: 1; combat: X 2; physical:
    resistance
cultist_kingsport = Cultist = Cultiste
    symbol: crescent; moves: normal; awareness: -3; toughness: 1; combat: 1 1
formless_spawn_kingsport = Formless Spawn = Rejeton Informe
    symbol: hexagon; moves: normal; awareness: 0; horror: -1 2; toughness: 2; combat: -2 2; physical: immunity
ghast = Ghast = Blême
    symbol: circle; moves: normal; awareness: -2; horror: 0 1; toughness: 2; combat: -3 1; has: ambush
gnoph_keh = Gnoph-Keh = Gnoph-Keh
    symbol: square; moves: normal; awareness: -2; horror: -1 1; toughness: 2; combat: -3 3; physical: resistance;
    overwhelming: 1
leng_spider = Leng Spider = Araignée de Leng
    copies: 4; symbol: slash; moves: normal; awareness: -2; horror: -2 2; toughness: 2; combat: -1 4; overwhelming:
    1; has: ambush
moon_beast = Moon-beast = Bête Lunaire
    copies: 2; symbol: slash; moves: aquatic; awareness: 0; horror: -1 2; toughness: 3; combat: -2 2
nightgaunt_kingsport = Nightgaunt = Maigre Bête de la Nuit
    copies: 2; symbol: slash; moves: flying; awareness: -2; horror: -1 1; toughness: 2; combat: -2 0
serpent_people = Serpent People = Hommes-Serpents
    copies: 3; symbol: crescent; moves: normal; awareness: -2; horror: -1 2; toughness: 1; combat: -2 4; magical:
    resistance; has: elusive
shadowy_figure = Shadowy Figure = Silhouette Ténébreuse
    symbol: crescent; moves: unique; awareness: -3; toughness: 3; combat: -2 2; has: elusive endless mask
shan = Shan = Shan
    copies: 2; symbol: triangle; moves: flying; awareness: 0; horror: -2 0; toughness: 2; combat: -2 1
skeleton = Skeleton = Squelette
    copies: 2; symbol: crescent; moves: aquatic; awareness: -2; horror: -1 1; toughness: 2; combat: -1 2; physical:
    resistance; has: undead
tcho_tcho_priest = Tcho-tcho Priest = Prêtre Tcho-tcho
    symbol: crescent; moves: fast; awareness: -1; horror: -2 3; toughness: 2; combat: -3 2; magical: immunity;
    nightmarish: 1; has: ambush
the_skinless_one = The Skinless One = L’Écorché
    symbol: circle; moves: fast; awareness: -2; horror: -2 0; toughness: 2; combat: -2 0; has: endless mask
werewolf = Werewolf = Loup-Garou
    symbol: crescent; moves: unique; awareness: -3; horror: -1 1; toughness: 2; combat: -3 2; physical: immunity;
    has: elusive
yithian = Yithian = Yithien
    copies: 2; symbol: triangle; moves: normal; awareness: -1; horror: -1 0; toughness: 3; combat: -2 2
"""
    )
)

GATES = list(
    rows(
        """
gate_unknown_kadath_slash = Unknown Kadath = Kadath l’Inconnue
    world: unknown_kadath; modifier: -2; symbol: slash
gate_unknown_kadath_triangle = Unknown Kadath = Kadath l’Inconnue
    world: unknown_kadath; modifier: -2; symbol: triangle
gate_the_underworld_hexagon = The Underworld = Le Monde Inférieur
    world: the_underworld; modifier: 0; symbol: hexagon
gate_the_underworld_star = The Underworld = Le Monde Inférieur
    world: the_underworld; modifier: 0; symbol: star
"""
    )
)

STREETS = list(
    rows(
        """
harborside = Harborside streets = Rues du Port
    beside: central_hill south_shore; white: south_shore; black: central_hill; locations: water_st_607
    north_point_lighthouse the_rope_and_anchor the_causeway; signs: aquatic
central_hill = Central Hill streets = Rues de Central Hill
    beside: harborside south_shore; white: harborside; black: south_shore; locations: seventh_house_on_the_left
    congregational_hospital st_erasmuss_home; depot: yes
south_shore = South Shore streets = Rues de la Rive Sud
    beside: central_hill harborside; white: central_hill; black: harborside; locations: artists_colony hall_school
    neils_curiosity_shop
"""
    )
)

LOCATIONS = list(
    rows(
        """
water_st_607 = 607 Water St. = 607 Water Street
    neighborhood: harborside; street: harborside; stability: stable; icons: spell stamina; white: harborside;
    black: harborside
north_point_lighthouse = North Point Lighthouse = Phare de North Point
    neighborhood: harborside; street: harborside; stability: stable; icons: clue stamina; white: harborside; black:
    harborside; service: The White Ship = Le Bateau Blanc; signs: aquatic
the_rope_and_anchor = The Rope and Anchor = La Corde & l’Ancre
    neighborhood: harborside; street: harborside; stability: stable; icons: sanity stamina; white: harborside;
    black: harborside; service: Tavern = Taverne
seventh_house_on_the_left = 7th House on the Left = La 7e Maison sur la Gauche
    neighborhood: central_hill; street: central_hill; stability: stable; icons: clue spell; white: central_hill;
    black: central_hill
congregational_hospital = Congregational Hospital = Hôpital de la Congrégation
    neighborhood: central_hill; street: central_hill; stability: stable; icons: sanity stamina; white:
    central_hill; black: central_hill; service: Treatment = Traitement
st_erasmuss_home = St. Erasmus’s Home = Foyer Saint-Érasme
    neighborhood: central_hill; street: central_hill; stability: stable; icons: clue unique_item; white:
    central_hill; black: central_hill
artists_colony = Artists’ Colony = Colonie d’Artistes
    neighborhood: south_shore; street: south_shore; stability: stable; icons: sanity money; white: south_shore;
    black: south_shore
hall_school = Hall School = École Hall
    neighborhood: south_shore; street: south_shore; stability: stable; icons: clue spell; white: south_shore;
    black: south_shore
neils_curiosity_shop = Neil’s Curiosity Shop = Boutique de Curiosités de Neil
    neighborhood: south_shore; street: south_shore; stability: stable; icons: clue money; white: south_shore;
    black: south_shore; service: Pawn = Prêteur sur gages
the_causeway = The Causeway = La Chaussée
    neighborhood: kingsport_head; street: harborside; stability: stable; icons: spell unique_item; white:
    harborside; black: harborside; halts: yes
wireless_station = Wireless Station = Station Radio
    neighborhood: kingsport_head; street: the_causeway; stability: stable; icons: clue stamina; white:
    the_causeway; black: the_causeway; halts: yes
strange_high_house = Strange High House in the Mist = Étrange Maison Haute dans la Brume
    neighborhood: kingsport_head; street: wireless_station; stability: stable; icons: common_item unique_item;
    white: wireless_station; black: wireless_station; service: Otherworldly = D’un autre monde
"""
    )
)

OTHER_WORLDS = list(
    rows(
        """
unknown_kadath = Unknown Kadath = Kadath l’Inconnue
    colors: red yellow
the_underworld = The Underworld = Le Monde Inférieur
    colors: blue green
"""
    )
)

MYTHOS = list(
    rows(
        """
break_in_at_neils = Break-In at Neil’s = Cambriolage chez Neil
    kind: headline; gate: silver_twilight_lodge; clue: neils_curiosity_shop; white: circle; black: square diamond
cops_sweep_kingsport = Cops Sweep Kingsport! = La police ratisse Kingsport !
    kind: headline; gate: black_cave; burst: yes; clue: police_station central_hill; white: square diamond; black:
    circle
corpse_garden = Corpse Garden = Jardin de cadavres
    kind: environment; climate: urban; gate: unvisited_isle; burst: yes; clue: seventh_house_on_the_left graveyard;
    white: square diamond; black: circle; marks: central_hill
cover_up = Cover-up = Affaire étouffée
    kind: rumor; doom: 2; white: crescent diamond hexagon square; black: circle plus slash star triangle; marks:
    downtown
dark_shapes_at_dusk = Dark Shapes at Dusk! = Des formes sombres au crépuscule !
    kind: headline; gate: the_unnamable; burst: yes; clue: woods water_st_607; white: slash triangle star; black:
    hexagon
graverobbers_strike = Graverobbers Strike! = Les pilleurs de tombes frappent !
    kind: headline; gate: historical_society; clue: congregational_hospital; white: crescent; black: plus
hallelujah = Hallelujah! = Alléluia !
    kind: environment; climate: mystic; gate: graveyard; clue: library; white: slash triangle star; black: hexagon;
    marks: south_church
hellene_sighted = Hellene Sighted! = Le Hellene aperçu !
    kind: headline; gate: hibbs_roadhouse; clue: st_erasmuss_home; white: plus; black: crescent
kingsport_mists = Kingsport Mists = Brumes de Kingsport
    kind: environment; climate: weather; gate: independence_square; burst: yes; clue: the_unnamable
    the_rope_and_anchor; white: hexagon; black: slash triangle star; shuts: the_causeway wireless_station
    strange_high_house
local_heiress_missing = Local Heiress Missing! = Disparition d’une héritière de la région !
    kind: headline; gate: graveyard; burst: yes; clue: unvisited_isle hall_school; white: hexagon; black: slash
    triangle star
mistrust = Mistrust = Méfiance
    kind: rumor; doom: 2; white: circle plus slash star triangle; black: crescent diamond hexagon square; marks:
    southside
pickpocket_ring_at_large = Pickpocket Ring at Large! = Une bande de pickpockets en liberté !
    kind: headline; gate: woods; clue: independence_square; white: circle; black: square diamond
strange_sightings_1 = Strange Sightings! = Étranges apparitions !
    kind: headline; surge: yes; white: crescent diamond hexagon square; black: circle plus slash star triangle
strange_sightings_2 = Strange Sightings! = Étranges apparitions !
    kind: headline; surge: yes; white: circle plus slash star triangle; black: crescent diamond hexagon square
strange_visions_cease = Strange Visions Cease! = Les étranges visions cessent !
    kind: headline; gate: independence_square; clue: silver_twilight_lodge; white: crescent; black: plus
the_doors_of_sleep = The Doors of Sleep = Les portes du sommeil
    kind: environment; climate: urban; gate: woods; burst: yes; clue: north_point_lighthouse the_witch_house;
    white: circle; black: square diamond; marks: harborside
time_after_time = Time After Time = Encore et encore
    kind: environment; climate: mystic; gate: the_witch_house; burst: yes; clue: artists_colony historical_society;
    white: plus; black: crescent
traveller_lost_in_fog = Traveller Lost in Fog! = Un voyageur perdu dans le brouillard !
    kind: headline; gate: black_cave; clue: science_building; white: hexagon; black: slash triangle star
unusual_phenomenon_sighted_in_arkham = Unusual Phenomenon Sighted in Arkham! = Phénomène inhabituel observé à Arkham !
    kind: headline; gate: unvisited_isle; clue: hibbs_roadhouse; white: square diamond; black: circle
wild_visions_plague_city = Wild Visions Plague City! = De folles visions hantent la ville !
    kind: headline; gate: the_witch_house; clue: black_cave; white: plus; black: crescent
world_torn_asunder = World Torn Asunder = Le monde déchiré
    kind: rumor; gate: science_building; white: slash triangle star; black: hexagon; marks: miskatonic_university
worlds_drifting_apart = Worlds Drifting Apart = Les mondes s’éloignent
    kind: environment; climate: mystic; gate: the_unnamable; clue: ye_olde_magick_shoppe; white: crescent; black:
    plus
"""
    )
)

RIFT_TRACKS = list(
    rows(
        """
rift_track_1
    a_white: crescent; a_black: plus; b_white: slash triangle star; b_black: hexagon
rift_track_2
    a_white: circle; a_black: square diamond; b_white: square diamond; b_black: circle
rift_track_3
    a_white: hexagon; a_black: slash triangle star; b_white: plus; b_black: crescent
"""
    )
)

RIFTS = list(
    rows(
        """
rift_white_circle
    symbol: circle; shade: white
rift_black_crescent
    symbol: crescent; shade: black
rift_black_hexagon
    symbol: hexagon; shade: black
"""
    )
)

RIFT_PROGRESS = list(
    rows(
        """
rpm_neils_curiosity_shop
    copies: 2; location: neils_curiosity_shop
rpm_artists_colony
    copies: 1; location: artists_colony
rpm_hall_school
    copies: 1; location: hall_school
rpm_st_erasmuss_home
    copies: 2; location: st_erasmuss_home
rpm_seventh_house_on_the_left
    copies: 1; location: seventh_house_on_the_left
rpm_congregational_hospital
    copies: 1; location: congregational_hospital
rpm_the_rope_and_anchor
    copies: 2; location: the_rope_and_anchor
rpm_water_st_607
    copies: 1; location: water_st_607
rpm_north_point_lighthouse
    copies: 1; location: north_point_lighthouse
"""
    )
)
