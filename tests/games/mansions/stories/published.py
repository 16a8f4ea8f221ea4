"""What is known of the published stories, as plain data: the tables that the code is held against.

A row begins with the slug and, if there are any, the names in English and French; the indented lines below say the rest, parts
separated by semicolons. Piles are written from the bottom to the top, by the answers that they depend on.
"""

from tests.games.arkham_horror.published import rows

STORIES = list(
    rows(
        """
the_fall_of_house_lynch = The Fall of House Lynch = La Chute de la Maison Lynch
    number: 1; answers: 3 2 2; threat: 1; mythos: 1; trauma: 0; icons: bat door upstairs; actions: command_minion
    evil_presence maniac_attack take_sample uncontrollable_urges; tiles: 10; rooms: 18; spaces: 31; doors: 17; start:
    foyer.center; pool: axe elder_sign fire_extinguisher lantern magic_phrase nameless_cults sedative shotgun
    silver_key startling_evidence whiskey; nothing: 8; clues: 3; locks: 6; obstacles: 3; rest: foyer hallway_1
    hallway_2 entryway laboratory kitchen_storage dining_room basement_storage basement_stairs
the_inner_sanctum = The Inner Sanctum = Au Cœur de la Loge
    number: 2; answers: 3 2 2 2; threat: 1; mythos: 2; trauma: 0; icons: bat gun downstairs; actions: command_minion
    dark_ritual summon_worshippers summoning; tiles: 12; rooms: 17; spaces: 34; doors: 14; start: chapel.south; pool:
    axe brass_key crucifix de_vermis_mysteriis dhol_chants knife magic_phrase password saturnian_wine sedative
    startling_evidence torch; nothing: 8; clues: 4; locks: 4; obstacles: 4; rest: chapel library hallway_4
    corner_hallway_1 corner_hallway_2 hallway_3 basement_stairs furnace_room graveyard
blood_ties = Blood Ties = Le Lien du Sang
    number: 3; answers: 3 2 2 2 2; threat: 2; mythos: 2; trauma: 1; icons: fire gun downstairs; actions:
    creature_of_the_night evil_presence pyromaniac raise_dead take_sample; tiles: 12; rooms: 18; spaces: 37; doors:
    11; start: garden.south_east; pool: brass_key ceremonial_skull colt_38 crowbar crucifix elder_sign
    fire_extinguisher knife magic_phrase silver_key torch whateleys_diary whiskey; nothing: 9; clues: 5; locks: 8;
    obstacles: 4; rest: guest_bedroom front_path backyard entryway graveyard cave_2
classroom_curses = Classroom Curses = Malédictions en Classe
    number: 4; answers: 3 2 2 2; threat: 1; mythos: 1; trauma: 0; icons: upstairs door bat; actions:
    creature_of_the_night darkness evil_presence take_sample uncontrollable_urges; tiles: 11; rooms: 20; spaces: 38;
    doors: 17; start: foyer.center; pool: axe brass_key ceremonial_skull crowbar de_vermis_mysteriis fire_extinguisher
    lantern magic_phrase ruby_of_rlyeh sedative shotgun silver_key sledgehammer whateleys_diary; nothing: 7; clues: 3;
    locks: 4; obstacles: 4; rest: foyer hallway_2 corner_hallway_1 corner_hallway_2 attic_stairs tower_stairs gallery
green_eyed_boy = Green-Eyed Boy = Le Garçon aux Yeux Verts
    number: 5; answers: 3 2 2 2 2 2; threat: 1; mythos: 1; trauma: 0; icons: upstairs bat door question; actions:
    command_minion evil_presence uncontrollable_urges witchcraft; tiles: 14; rooms: 26; spaces: 46; doors: 25; start:
    foyer.center; pool: brass_key ceremonial_skull colt_38 crowbar de_vermis_mysteriis dhol_chants elder_sign knife
    lantern magic_phrase nameless_cults password ruby_of_rlyeh saturnian_wine sedative silver_key sledgehammer
    startling_evidence whateleys_diary whiskey; nothing: 10; clues: 6; locks: 8; obstacles: 4; rest: gallery
    bathroom_2 hallway_2 attic_stairs kitchen operating_room hallway_1 corner_hallway_1 corner_hallway_2 study
    attic_storage tower_stairs
"""
    )
)

EVENTS = list(
    rows(
        """
the_fall_of_house_lynch_event_1 = The Clock Strikes 10 = L’Horloge Sonne 10 Coups
    time: 3
the_fall_of_house_lynch_event_2 = The Clock Strikes 11 = L’Horloge Sonne 11 Coups
    time: 4
the_fall_of_house_lynch_event_3 = The Clock Strikes 12 = L’Horloge Sonne 12 Coups
    time: 3
the_fall_of_house_lynch_event_4 = The Clock Strikes 1 = L’Horloge Sonne 1 Coup
    time: 3
the_fall_of_house_lynch_event_5 = The Clock Strikes 2 = L’Horloge Sonne 2 Coups
    time: 3
the_inner_sanctum_event_1 = A Late Arrival = Une Arrivée Tardive
    time: 4
the_inner_sanctum_event_2 = Dark Powers = Puissances Obscures
    time: 4
the_inner_sanctum_event_3 = Urgency = Urgence
    time: 4
the_inner_sanctum_event_4 = The Witching Hour = L’Heure des Sorcières
    time: 4
the_inner_sanctum_event_5 = You’re Too Late = Trop Tard
    time: 4
blood_ties_event_1 = A Bargain = Un Marché
    time: 2
blood_ties_event_2 = Another Servant = Un Autre Serviteur
    time: 2
blood_ties_event_3 = A Memory = Un Souvenir
    time: 5
blood_ties_event_4 = The Plot Thickens = L’Intrigue se Corse
    time: 5
blood_ties_event_5 = Sunrise = Lever du Soleil
    time: 5
classroom_curses_event_1 = Lights Out = Plus de Lumière
    time: 3
classroom_curses_event_2 = Out of Order = En Panne
    time: 3
classroom_curses_event_3 = You’re Not Alone = Vous n’êtes pas Seuls
    time: 3
classroom_curses_event_4 = Bad to Worse = De Mal en Pis
    time: 5
classroom_curses_event_5 = Curiosity Kills = La Curiosité Tue
    time: 6
green_eyed_boy_event_1 = The Frozen Visitor = Le Visiteur Gelé
    time: 4
green_eyed_boy_event_2 = A Touch of Madness = Un Grain de Folie
    time: 5
green_eyed_boy_event_3 = The Devoted Servant = Le Serviteur Dévoué
    time: 5
green_eyed_boy_event_4 = The Horrific Vision = L’Horrible Vision
    time: 5
green_eyed_boy_event_5 = You’ve Doomed Us All = Vous Nous Avez Tous Condamnés
    time: 6
"""
    )
)

OBJECTIVES = list(
    rows(
        """
the_fall_of_house_lynch_objective_1a
    last: keeper; reveal: clue_found event_resolved
the_fall_of_house_lynch_objective_1b
    last: investigators; reveal: clue_found event_resolved samples_on_altar
the_fall_of_house_lynch_objective_1c
    last: nobody; reveal: clue_found event_resolved
the_inner_sanctum_objective_1a
    last: nobody; reveal: clue_found event_resolved
the_inner_sanctum_objective_1b
    last: nobody; reveal: clue_found cultists_in_room
the_inner_sanctum_objective_1c
    last: nobody; reveal: clue_found event_resolved
blood_ties_objective_1a
    last: nobody; reveal: clue_found event_resolved samples_on_altar
blood_ties_objective_1b
    last: nobody; reveal: clue_found event_resolved
blood_ties_objective_1c
    last: nobody; reveal: clue_found event_resolved
classroom_curses_objective_1a
    last: keeper; reveal: clue_found event_resolved
classroom_curses_objective_1b
    last: nobody; reveal: clue_found event_resolved
classroom_curses_objective_1c
    last: nobody; reveal: clue_found event_resolved
green_eyed_boy_objective_1a
    last: keeper; reveal: clue_found event_resolved
green_eyed_boy_objective_1b
    last: nobody; reveal: clue_found event_resolved
green_eyed_boy_objective_1c
    last: nobody; reveal: clue_found event_resolved
"""
    )
)

SEEDING = list(
    rows(
        """
the_fall_of_house_lynch.ceremony_room
    always: nothing_of_interest sealed_door
the_fall_of_house_lynch.basement_landing
    2A: clue_1 magical_lock; 2B: lantern jammed_door
the_fall_of_house_lynch.guest_bedroom
    3A: nothing_of_interest startling_evidence dark_room; 3B: magic_phrase clue_2 locked_door
the_fall_of_house_lynch.storage_closet
    3A: elder_sign padlocked_door; 3B: shotgun padlocked_door
the_fall_of_house_lynch.master_bedroom
    3A: magic_phrase clue_2 puzzlebox locked_door; 3B: nothing_of_interest startling_evidence suitcase dark_room
the_fall_of_house_lynch.kitchen
    3A: silver_key clue_3; 3B: nothing_of_interest fire_extinguisher
the_fall_of_house_lynch.freezer
    3A: shotgun suitcase; 3B: elder_sign puzzlebox
the_fall_of_house_lynch.operating_room
    3A: nothing_of_interest fire_extinguisher power_failure; 3B: silver_key clue_3 power_failure
the_fall_of_house_lynch.garden
    2A: axe jammed_door; 2B: clue_1 magical_lock
the_inner_sanctum.ceremony_room
    2A: clue_1 barred_entry; 2B: de_vermis_mysteriis runelocked_door
the_inner_sanctum.basement_landing
    4A: nothing_of_interest startling_evidence short_circuit; 4B: brass_key clue_4 puzzlebox
the_inner_sanctum.basement_storage
    3A: password clue_2 magical_lock; 3B: nothing_of_interest sedative dreadful_passage
the_inner_sanctum.bathroom_1
    4A: nothing_of_interest crucifix lockbox; 4B: magic_phrase clue_3 locked_cabinet
the_inner_sanctum.secret_passage
    4A: brass_key clue_4 puzzlebox; 4B: nothing_of_interest dhol_chants lockbox
the_inner_sanctum.study
    4A: magic_phrase clue_3 locked_cabinet; 4B: nothing_of_interest startling_evidence short_circuit
the_inner_sanctum.chasm
    3A: nothing_of_interest sedative dreadful_passage; 3B: password clue_2 magical_lock
the_inner_sanctum.crypt
    2A: nothing_of_interest de_vermis_mysteriis runelocked_door; 2B: knife clue_1 barred_entry
blood_ties.storage_closet
    5A: whateleys_diary runelocked_door; 5B: colt_38 padlocked_door
blood_ties.garden
    4A: nothing_of_interest fire_extinguisher lockbox; 4B: magic_phrase clue_3 locked_cabinet
blood_ties.front_porch
    5A: nothing_of_interest knife dreadful_passage; 5B: crowbar clue_5 runelocked_door
blood_ties.front_yard
    5A: nothing_of_interest elder_sign puzzlebox; 5B: brass_key clue_4 manhole_cover
blood_ties.mud_room
    3A: silver_key clue_2 magical_lock; 3B: nothing_of_interest crucifix electric_lock
blood_ties.storage_shed
    5A: crowbar clue_5 padlocked_door; 5B: nothing_of_interest knife dreadful_passage
blood_ties.patio
    5A: brass_key clue_4 manhole_cover; 5B: nothing_of_interest elder_sign puzzlebox
blood_ties.root_cellar
    3A: nothing_of_interest crucifix electric_lock; 3B: silver_key clue_2 magical_lock
blood_ties.furnace_room
    always: nothing_of_interest sealed_door
blood_ties.crypt
    2A: ceremonial_skull clue_1 locked_door; 2B: torch jammed_door
blood_ties.chasm
    4A: magic_phrase clue_3 locked_cabinet; 4B: nothing_of_interest fire_extinguisher lockbox
blood_ties.cave_1
    2A: torch jammed_door; 2B: ceremonial_skull clue_1 locked_door
classroom_curses.tower_room
    2A: clue_1 magical_lock; 2B: magic_phrase locked_door
classroom_curses.attic_storage
    3A: whateleys_diary short_circuit; 3B: de_vermis_mysteriis short_circuit
classroom_curses.library
    2A: magic_phrase locked_door; 2B: clue_1 magical_lock
classroom_curses.study
    3A: de_vermis_mysteriis power_failure; 3B: whateleys_diary power_failure
classroom_curses.furnace_room
    4A: brass_key clue_3 jammed_door; 4B: nothing_of_interest crowbar jammed_door
classroom_curses.attic_loft
    2A: ruby_of_rlyeh; 2B: sedative
classroom_curses.hallway_1
    4A: axe; 4B: fire_extinguisher
classroom_curses.hallway_3
    4A: fire_extinguisher; 4B: lantern
classroom_curses.bathroom_1
    3A: nothing_of_interest ceremonial_skull suitcase; 3B: silver_key clue_2 locked_cabinet
classroom_curses.laboratory
    4A: lantern; 4B: axe
classroom_curses.operating_room
    2A: sedative; 2B: ruby_of_rlyeh
classroom_curses.freezer
    4A: nothing_of_interest crowbar dark_room; 4B: brass_key clue_3 dark_room
classroom_curses.coat_room
    3A: silver_key clue_2 locked_cabinet; 3B: nothing_of_interest ceremonial_skull suitcase
green_eyed_boy.coat_room
    6A: password clue_6; 6B: nothing_of_interest sledgehammer
green_eyed_boy.dining_room
    6A: nothing_of_interest sledgehammer; 6B: password clue_6
green_eyed_boy.kitchen_storage
    6A: brass_key clue_5 barred_entry; 6B: nothing_of_interest dhol_chants runelocked_door
green_eyed_boy.nursery
    2A: ceremonial_skull clue_1 magical_lock; 2B: colt_38 padlocked_door
green_eyed_boy.library
    6A: nothing_of_interest dhol_chants runelocked_door; 6B: brass_key clue_5 barred_entry
green_eyed_boy.laboratory
    5A: nothing_of_interest sedative lockbox; 5B: crowbar clue_4 locked_cabinet
green_eyed_boy.freezer
    1B: nothing_of_interest opening_the_gate; 1A 2A: whateleys_diary dreadful_passage; 1C 2A: whateleys_diary
    dreadful_passage; 1A 2B: ceremonial_skull dreadful_passage; 1C 2B: ceremonial_skull dreadful_passage
green_eyed_boy.secret_passage
    4A: silver_key clue_3 manhole_cover; 4B: nothing_of_interest nameless_cults power_failure
green_eyed_boy.attic_loft
    4A: nothing_of_interest nameless_cults power_failure; 4B: silver_key clue_3 manhole_cover
green_eyed_boy.hallway_3
    5A: crowbar clue_4 locked_cabinet; 5B: nothing_of_interest sedative lockbox
green_eyed_boy.master_bedroom
    3A: nothing_of_interest ruby_of_rlyeh dark_room; 3B: magic_phrase clue_2 locked_door
green_eyed_boy.bathroom_1
    3A: magic_phrase clue_2 locked_door; 3B: nothing_of_interest ruby_of_rlyeh dark_room
green_eyed_boy.tower_room
    2A: colt_38 padlocked_door; 2B: whateleys_diary clue_1 magical_lock
"""
    )
)

CLUES = list(
    rows(
        """
the_fall_of_house_lynch_clue_3a
    to: master_bedroom
the_fall_of_house_lynch_clue_3b
    to: guest_bedroom
the_fall_of_house_lynch_clue_2a
    to: basement_landing
the_fall_of_house_lynch_clue_2b
    to: garden
the_fall_of_house_lynch_clue_1a
    to: -
the_fall_of_house_lynch_clue_1b
    to: -
the_fall_of_house_lynch_clue_1c
    to: -
the_inner_sanctum_clue_4a
    to: study
the_inner_sanctum_clue_4b
    to: bathroom_1
the_inner_sanctum_clue_3a
    to: basement_storage
the_inner_sanctum_clue_3b
    to: chasm
the_inner_sanctum_clue_2a
    to: ceremony_room
the_inner_sanctum_clue_2b
    to: crypt
the_inner_sanctum_clue_1a
    to: -
the_inner_sanctum_clue_1b
    to: -
the_inner_sanctum_clue_1c
    to: -
blood_ties_clue_5a
    to: patio
blood_ties_clue_5b
    to: front_yard
blood_ties_clue_4a
    to: chasm
blood_ties_clue_4b
    to: garden
blood_ties_clue_3a
    to: mud_room
blood_ties_clue_3b
    to: root_cellar
blood_ties_clue_2a
    to: crypt
blood_ties_clue_2b
    to: cave_1
blood_ties_clue_1a
    to: -
blood_ties_clue_1b
    to: -
blood_ties_clue_1c
    to: -
classroom_curses_clue_3a
    to: coat_room
classroom_curses_clue_3b
    to: bathroom_1
classroom_curses_clue_2a
    to: tower_room
classroom_curses_clue_2b
    to: library
classroom_curses_clue_1a
    to: -
classroom_curses_clue_1b
    to: -
classroom_curses_clue_1c
    to: -
green_eyed_boy_clue_6a
    to: kitchen_storage
green_eyed_boy_clue_6b
    to: library
green_eyed_boy_clue_5a
    to: hallway_3
green_eyed_boy_clue_5b
    to: laboratory
green_eyed_boy_clue_4a
    to: secret_passage
green_eyed_boy_clue_4b
    to: attic_loft
green_eyed_boy_clue_3a
    to: bathroom_1
green_eyed_boy_clue_3b
    to: master_bedroom
green_eyed_boy_clue_2a
    to: nursery
green_eyed_boy_clue_2b
    to: tower_room
green_eyed_boy_clue_1a
    to: -
green_eyed_boy_clue_1b
    to: -
green_eyed_boy_clue_1c
    to: -
"""
    )
)
