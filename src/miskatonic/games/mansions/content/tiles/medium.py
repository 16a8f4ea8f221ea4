"""The medium tiles. Each side as it is printed: rooms with their spaces, links between them, openings at the edges.

Coordinates are in half inches from the upper left corner of the side; a cell is seven of them wide and high.
"""

from miskatonic.games.mansions.declare import link, opening, room, space, tile, tile_side

tile_side(
    "attic_loft",
    14,
    14,
    [
        room(
            "attic_loft",
            "the Attic Loft",
            "au Grenier",
            space("north_west", [(0, 0), (7, 0), (7, 5.1), (3.3, 5), (2.9, 4.6), (1.5, 5.1), (0, 6)]),
            space(
                "south_west",
                [
                    (0, 6),
                    (1.5, 5.1),
                    (2.9, 4.6),
                    (3.3, 5),
                    (7, 5.1),
                    (6.7, 6.2),
                    (7.5, 8),
                    (7.5, 10.4),
                    (6.8, 11.4),
                    (6.8, 14),
                    (0, 14),
                ],
            ),
            space(
                "south_east", [(7, 5.1), (14, 5.1), (14, 14), (6.8, 14), (6.8, 11.4), (7.5, 10.4), (7.5, 8), (6.7, 6.2)]
            ),
        ),
        room(
            "attic_stairs",
            "on the Attic Stairs (pl)",
            "l’Escalier du Grenier (m)",
            space("1", [(7, 0), (14, 0), (14, 5.1), (7, 5.1)]),
        ),
    ],
    [
        link("attic_loft.north_west", "attic_loft.south_west"),
        link("attic_loft.south_west", "attic_loft.south_east"),
        link("attic_stairs.1", "attic_loft.north_west", "door", (7, 1.9)),
    ],
    [
        opening("attic_stairs.1", "door", (14, 3.5)),
        opening("attic_loft.south_east", "door", (10.5, 14)),
    ],
)
tile_side(
    "chapel",
    14,
    14,
    [
        room(
            "chapel",
            "the Chapel",
            "la Chapelle",
            space("north", [(0, 0), (14, 0), (14, 4.7), (0, 4.7)]),
            space("center", [(0, 4.7), (14, 4.7), (14, 9.3), (0, 9.3)]),
            space("south", [(0, 9.3), (14, 9.3), (14, 14), (0, 14)]),
        ),
    ],
    [
        link("chapel.north", "chapel.center"),
        link("chapel.center", "chapel.south"),
    ],
    [
        opening("chapel.north", "door", (10.5, 0)),
        opening("chapel.north", "door", (14, 3.5)),
        opening("chapel.south", "door", (0, 10.5)),
        opening("chapel.south", "door", (3.5, 14)),
    ],
)
tile("tile_m1", "medium", "attic_loft", "chapel")

tile_side(
    "basement_landing",
    14,
    14,
    [
        room(
            "basement_landing",
            "on the Basement Landing",
            "à l’Entrée de la Cave (f)",
            space(
                "upper",
                [(0, 0), (6.9, 0), (6.9, 8.9), (6, 8.6), (5.6, 7.9), (5.1, 6.4), (3.3, 5.4), (2.7, 6), (0, 5.8)],
            ),
            space(
                "lower",
                [(0, 5.8), (2.7, 6), (3.3, 5.4), (5.1, 6.4), (5.6, 7.9), (6, 8.6), (6.9, 8.9), (6.9, 14), (0, 14)],
            ),
        ),
        room(
            "basement_storage",
            "the Basement Storage",
            "le Rangement de la Cave",
            space("1", [(6.9, 0), (14, 0), (14, 7), (6.9, 7)]),
        ),
        room(
            "basement_stairs",
            "on the Basement Stairs (pl)",
            "l’Escalier de la Cave (m)",
            space("1", [(6.9, 7), (14, 7), (14, 14), (6.9, 14)]),
        ),
    ],
    [
        link("basement_landing.upper", "basement_landing.lower"),
        link("basement_landing.upper", "basement_storage.1", "door", (6.9, 3.5)),
        link("basement_landing.lower", "basement_stairs.1", "door", (6.9, 10.5)),
    ],
    [
        opening("basement_storage.1", "door", (10.5, 0)),
        opening("basement_landing.lower", "door", (0, 10.5)),
        opening("basement_stairs.1", "door", (14, 10.5)),
    ],
)
tile_side(
    "tower_room",
    14,
    14,
    [
        room(
            "attic_storage",
            "the Attic Storage",
            "le Rangement du Grenier",
            space("north", [(0, 0), (7, 0), (7, 7), (0, 7)]),
            space("south", [(0, 7), (7, 7), (7, 14), (0, 14)]),
        ),
        room(
            "tower_room",
            "the Tower Room",
            "la Salle de la Tour",
            space("1", [(7, 0), (14, 0), (14, 7), (7, 7)]),
        ),
        room(
            "tower_stairs",
            "on the Tower Stairs (pl)",
            "l’Escalier de la Tour (m)",
            space("1", [(7, 7), (14, 7), (14, 14), (7, 14)]),
        ),
    ],
    [
        link("attic_storage.north", "attic_storage.south"),
        link("tower_stairs.1", "attic_storage.south", "door", (7, 10.5)),
        link("tower_stairs.1", "tower_room.1", "door", (10.5, 7)),
    ],
    [
        opening("tower_stairs.1", "door", (14, 10.5)),
    ],
)
tile("tile_m2", "medium", "basement_landing", "tower_room")

tile_side(
    "corner_hallway",
    14,
    14,
    [
        room(
            "corner_hallway_1",
            "Corner Hallway 1",
            "le Couloir d’Angle 1",
            space("left", [(0, 0), (5.5, 0), (5.5, 2.3), (5.1, 2.3), (5.1, 6.8), (0, 6.8)], [(0.4, 1.1), (0.4, 5.9)]),
            space("right", [(5.5, 0), (13.5, 0), (7, 6.8), (5.1, 6.8), (5.1, 2.3), (5.5, 2.3)]),
        ),
        room(
            "corner_hallway_2",
            "Corner Hallway 2",
            "le Couloir d’Angle 2",
            space("upper", [(13.5, 0), (14, 0), (14, 7.7), (11.3, 7.7), (11.3, 8.6), (7.2, 8.6), (7, 6.8)]),
            space(
                "lower",
                [(7.2, 8.6), (11.3, 8.6), (11.3, 7.7), (14, 7.7), (14, 14), (7.2, 14)],
                [(7.9, 13.6), (13, 13.6)],
            ),
        ),
        room(
            "bathroom_1",
            "Bathroom 1",
            "la Salle de Bain 1",
            space("1", [(0, 6.8), (7, 6.8), (7.2, 14), (0, 14)]),
        ),
    ],
    [
        link("corner_hallway_1.left", "corner_hallway_1.right"),
        link("corner_hallway_2.upper", "corner_hallway_2.lower"),
        link("corner_hallway_1.right", "corner_hallway_2.upper", "door", (9.9, 4.1)),
        link("bathroom_1.1", "corner_hallway_2.lower", "door", (7.1, 10.5)),
    ],
    [
        opening("corner_hallway_1.left", "open", (0, 3.5)),
        opening("corner_hallway_2.lower", "open", (10.5, 14)),
    ],
)
tile_side(
    "root_cellar",
    14,
    14,
    [
        room(
            "patio",
            "on the Patio",
            "le Patio",
            space("west", [(0, 0), (7, 0), (7, 7), (0, 7)], [(0.4, 0.4), (6.6, 0.4), (0.4, 6.6)]),
            space("east", [(7, 0), (14, 0), (14, 7), (7, 7)], [(7.4, 0.4), (13.6, 0.4), (13.6, 6.6)]),
            outdoor=True,
        ),
        room(
            "root_cellar",
            "the Root Cellar",
            "la Cave à Légumes",
            space("west", [(0, 7), (7, 7), (7, 14), (0, 14)]),
            space("east", [(7, 7), (14, 7), (14, 14), (7, 14)]),
        ),
    ],
    [
        link("patio.west", "patio.east"),
        link("root_cellar.west", "root_cellar.east"),
        link("patio.east", "root_cellar.east", "door", (10.5, 7)),
    ],
    [
        opening("patio.west", "open", (3.5, 0)),
        opening("patio.east", "open", (10.5, 0)),
        opening("patio.west", "open", (0, 3.5)),
        opening("patio.east", "open", (14, 3.5)),
        opening("root_cellar.west", "door", (0, 10.5)),
        opening("root_cellar.east", "door", (14, 10.5)),
    ],
)
tile("tile_m3", "medium", "corner_hallway", "root_cellar")

tile_side(
    "dining_room",
    14,
    14,
    [
        room(
            "kitchen_storage",
            "the Kitchen Storage",
            "la Réserve de la Cuisine",
            space("1", [(0, 0), (5, 0), (5, 7), (0, 7)]),
        ),
        room(
            "kitchen",
            "the Kitchen",
            "la Cuisine",
            space("1", [(5, 0), (14, 0), (14, 7), (5, 7)]),
        ),
        room(
            "dining_room",
            "the Dining Room",
            "la Salle à Manger",
            space("left", [(0, 7), (8.1, 7), (8.7, 7.8), (8.7, 11.5), (7.8, 12.7), (7.8, 14), (0, 14)]),
            space("right", [(8.1, 7), (14, 7), (14, 14), (7.8, 14), (7.8, 12.7), (8.7, 11.5), (8.7, 7.8)]),
        ),
    ],
    [
        link("kitchen_storage.1", "kitchen.1", "door", (5, 3.9)),
        link("kitchen.1", "dining_room.right", "door", (10.1, 7)),
        link("dining_room.left", "dining_room.right"),
    ],
    [
        opening("dining_room.left", "door", (0, 10.5)),
        opening("dining_room.right", "door", (14, 10.5)),
    ],
)
tile_side(
    "graveyard",
    14,
    14,
    [
        room(
            "graveyard",
            "the Graveyard",
            "au Cimetière",
            space("north_west", [(0, 0), (7, 0), (7, 7), (0, 7)], [(0.4, 0.4), (6.6, 0.4), (0.4, 6.6)]),
            space("north_east", [(7, 0), (14, 0), (14, 7), (7, 7)], [(7.4, 0.4), (13.6, 0.4), (13.6, 6.6)]),
            space("south_west", [(0, 7), (7, 7), (7, 14), (0, 14)], [(0.4, 7.4), (0.4, 13.6), (6.6, 13.6)]),
            space("south_east", [(7, 7), (14, 7), (14, 14), (7, 14)], [(13.6, 7.4), (13.6, 13.6), (7.4, 13.6)]),
            outdoor=True,
        ),
    ],
    [
        link("graveyard.north_west", "graveyard.north_east"),
        link("graveyard.north_west", "graveyard.south_west"),
        link("graveyard.north_east", "graveyard.south_east"),
        link("graveyard.south_west", "graveyard.south_east"),
        link("graveyard.north_west", "graveyard.south_east", "corner"),
        link("graveyard.north_east", "graveyard.south_west", "corner"),
    ],
    [
        opening("graveyard.north_west", "open", (3.5, 0)),
        opening("graveyard.north_east", "open", (10.5, 0)),
        opening("graveyard.north_east", "open", (14, 3.5)),
        opening("graveyard.south_east", "open", (14, 10.5)),
        opening("graveyard.south_east", "open", (10.5, 14)),
        opening("graveyard.south_west", "open", (3.5, 14)),
        opening("graveyard.south_west", "open", (0, 10.5)),
        opening("graveyard.north_west", "open", (0, 3.5)),
    ],
)
tile("tile_m4", "medium", "dining_room", "graveyard")

tile_side(
    "laboratory",
    14,
    14,
    [
        room(
            "laboratory",
            "the Laboratory",
            "le Laboratoire",
            space("upper", [(0, 0), (6.9, 0), (6.9, 8.8), (4.7, 8.8), (4.7, 6.2), (0, 6.2)]),
            space("lower", [(0, 6.2), (4.7, 6.2), (4.7, 8.8), (6.9, 8.8), (6.9, 14), (0, 14)]),
        ),
        room(
            "freezer",
            "the Freezer",
            "la Chambre Froide",
            space("1", [(6.9, 0), (14, 0), (14, 4.7), (6.9, 4.7)]),
        ),
        room(
            "operating_room",
            "the Operating Room",
            "la Salle d’Opération",
            space("1", [(6.9, 4.7), (14, 4.7), (14, 14), (6.9, 14)]),
        ),
    ],
    [
        link("laboratory.upper", "laboratory.lower"),
        link("laboratory.lower", "operating_room.1", "door", (6.9, 10.5)),
        link("operating_room.1", "freezer.1", "door", (10.5, 4.7)),
    ],
    [
        opening("laboratory.upper", "door", (0, 3.5)),
        opening("operating_room.1", "door", (10.5, 14)),
    ],
)
tile_side(
    "front_porch",
    14,
    14,
    [
        room(
            "front_porch",
            "on the Front Porch",
            "sous la Véranda",
            space("1", [(0, 0), (14, 0), (14, 7), (0, 7)]),
        ),
        room(
            "front_path",
            "on the Front Path",
            "l’Allée (f)",
            space("west", [(0, 7), (7, 7), (7, 14), (0, 14)], [(0.4, 7.4), (0.4, 13.6), (6.6, 13.6)]),
            space("east", [(7, 7), (14, 7), (14, 14), (7, 14)], [(13.6, 7.4), (13.6, 13.6), (7.4, 13.6)]),
            outdoor=True,
        ),
    ],
    [
        link("front_porch.1", "front_path.west", "door", (3.5, 7)),
        link("front_path.west", "front_path.east"),
    ],
    [
        opening("front_porch.1", "door", (10.5, 0)),
        opening("front_path.west", "open", (0, 10.5)),
        opening("front_path.west", "open", (3.5, 14)),
        opening("front_path.east", "open", (10.5, 14)),
        opening("front_path.east", "open", (14, 10.5)),
    ],
)
tile("tile_m5", "medium", "laboratory", "front_porch")

tile_side(
    "gallery",
    14,
    14,
    [
        room(
            "gallery",
            "the Gallery",
            "la Galerie",
            space("west", [(0, 0), (5.7, 0), (5.3, 3), (6, 5.9), (4.6, 6.9), (0, 6.9)]),
            space("rug", [(5.7, 0), (14, 0), (14, 7.6), (10.8, 8.4), (8.5, 8.1), (6, 5.9), (5.3, 3)]),
            space("south", [(4.6, 6.9), (6, 5.9), (8.5, 8.1), (10.8, 8.4), (14, 7.6), (14, 14), (4.6, 14)]),
        ),
        room(
            "coat_room",
            "the Coat Room",
            "le Vestiaire",
            space("1", [(0, 6.9), (4.6, 6.9), (4.6, 14), (0, 14)]),
        ),
    ],
    [
        link("gallery.west", "gallery.rug"),
        link("gallery.rug", "gallery.south"),
        link("gallery.west", "gallery.south"),
        link("coat_room.1", "gallery.south", "door", (4.6, 9.6)),
    ],
    [
        opening("gallery.west", "door", (3.5, 0)),
        opening("gallery.south", "door", (14, 10.5)),
    ],
)
tile_side(
    "storage_shed",
    14,
    14,
    [
        room(
            "backyard",
            "the Backyard",
            "l’Arrière-Cour (f)",
            space("north_west", [(0, 0), (7, 0), (7, 7), (0, 7)], [(0.4, 0.4), (6.6, 0.4), (0.4, 6.6)]),
            space("north_east", [(7, 0), (14, 0), (14, 7), (7, 7)], [(7.4, 0.4), (13.6, 0.4), (13.6, 6.6)]),
            space("south_west", [(0, 7), (7, 7), (7, 14), (0, 14)], [(0.4, 7.4), (0.4, 13.6), (6.6, 13.6)]),
            outdoor=True,
        ),
        room(
            "storage_shed",
            "the Storage Shed",
            "la Remise",
            space("1", [(7, 7), (14, 7), (14, 14), (7, 14)]),
        ),
    ],
    [
        link("backyard.north_west", "backyard.north_east"),
        link("backyard.north_west", "backyard.south_west"),
        link("storage_shed.1", "backyard.south_west", "door", (7, 10.5)),
    ],
    [
        opening("backyard.north_west", "open", (3.5, 0)),
        opening("backyard.north_east", "open", (10.5, 0)),
        opening("backyard.north_west", "open", (0, 3.5)),
        opening("backyard.south_west", "open", (0, 10.5)),
        opening("backyard.south_west", "open", (3.5, 14)),
        opening("backyard.north_east", "open", (14, 3.5)),
    ],
)
tile("tile_m6", "medium", "gallery", "storage_shed")

tile_side(
    "garden",
    14,
    14,
    [
        room(
            "entryway",
            "the Entryway",
            "l’Entrée (f)",
            space("1", [(0, 7), (5.6, 7), (5.6, 10.6), (7, 10.6), (7, 14), (0, 14)]),
        ),
        room(
            "garden",
            "the Garden",
            "le Jardin",
            space(
                "north_west",
                [(0, 0), (6.9, 0), (8.4, 1.5), (8.9, 3), (8.6, 4.5), (7.8, 5.9), (5.9, 6.1), (5.3, 7), (0, 7)],
                [(0.3, 0.4), (6.6, 0.4), (0.3, 5.7)],
            ),
            space(
                "path",
                [
                    (6.9, 0),
                    (14, 0),
                    (14, 7.1),
                    (12.5, 8.2),
                    (10.4, 9),
                    (9.5, 10.1),
                    (7.3, 10.3),
                    (7, 10.6),
                    (5.6, 10.6),
                    (5.6, 7),
                    (5.3, 7),
                    (5.9, 6.1),
                    (7.8, 5.9),
                    (8.6, 4.5),
                    (8.9, 3),
                    (8.4, 1.5),
                ],
                [(7.9, 0.4), (13.6, 0.4), (13.6, 6.8)],
            ),
            space(
                "south_east",
                [(7, 10.6), (7.3, 10.3), (9.5, 10.1), (10.4, 9), (12.5, 8.2), (14, 7.1), (14, 14), (7, 14)],
                [(13.6, 7.9), (13.6, 13.6), (7.8, 13.6)],
            ),
            outdoor=True,
        ),
    ],
    [
        link("entryway.1", "garden.path", "door", (5.6, 8.8)),
        link("garden.north_west", "garden.path"),
        link("garden.path", "garden.south_east"),
    ],
    [
        opening("entryway.1", "door", (0, 10.5)),
        opening("garden.north_west", "open", (3.5, 0)),
        opening("garden.north_west", "open", (0, 3.5)),
        opening("garden.path", "open", (10.5, 0)),
        opening("garden.path", "open", (14, 3.5)),
        opening("garden.south_east", "open", (14, 10.5)),
        opening("garden.south_east", "open", (10.5, 14)),
    ],
)
tile_side(
    "library",
    14,
    14,
    [
        room(
            "study",
            "the Study",
            "le Bureau",
            space("left", [(0, 0), (7.7, 0), (7.7, 4.9), (6, 6.6), (6, 7), (0, 7)]),
            space("right", [(7.7, 0), (14, 0), (14, 7), (6, 7), (6, 6.6), (7.7, 4.9)]),
        ),
        room(
            "library",
            "the Library",
            "la Bibliothèque",
            space("left", [(0, 7), (5.1, 7), (5.1, 7.9), (9.1, 11.9), (9.1, 14), (0, 14)]),
            space("right", [(5.1, 7), (14, 7), (14, 14), (9.1, 14), (9.1, 11.9), (5.1, 7.9)]),
        ),
    ],
    [
        link("study.left", "study.right"),
        link("library.left", "library.right"),
        link("study.left", "library.left", "door", (3.5, 7)),
    ],
    [
        opening("study.right", "door", (10.5, 0)),
        opening("library.right", "door", (10.5, 14)),
    ],
)
tile("tile_m7", "medium", "garden", "library")
