"""The small tiles. Each side as it is printed: rooms with their spaces, links between them, openings at the edges.

Coordinates are in half inches from the upper left corner of the side; a cell is seven of them wide and high.
"""

from miskatonic.games.mansions.declare import link, opening, room, space, tile, tile_side

tile_side(
    "hallway_4",
    14,
    7,
    [
        room(
            "hallway_4",
            "Hallway 4",
            "le Couloir 4",
            space(
                "left", [(0, 0), (5.7, 0), (5.7, 2.4), (7.8, 4.5), (9.6, 4.5), (9.6, 7), (0, 7)], [(0.4, 1), (0.4, 5.9)]
            ),
            space(
                "right",
                [(5.7, 0), (14, 0), (14, 7), (9.6, 7), (9.6, 4.5), (7.8, 4.5), (5.7, 2.4)],
                [(13.6, 1), (13.6, 5.9)],
            ),
        ),
    ],
    [
        link("hallway_4.left", "hallway_4.right"),
    ],
    [
        opening("hallway_4.left", "open", (0, 3.5)),
        opening("hallway_4.left", "door", (3.5, 7)),
        opening("hallway_4.right", "door", (10.5, 0)),
        opening("hallway_4.right", "open", (14, 3.5)),
    ],
)
tile_side(
    "cave_1",
    14,
    7,
    [
        room(
            "cave_1",
            "Cave 1",
            "la Caverne 1",
            space("left", [(0, 0), (6.3, 0), (6.4, 2), (7, 3.6), (8.2, 4.4), (8.2, 7), (0, 7)], [(0.3, 1.9), (0.3, 5)]),
            space(
                "right", [(6.3, 0), (14, 0), (14, 7), (8.2, 7), (8.2, 4.4), (7, 3.6), (6.4, 2)], [(13.6, 2), (13.6, 5)]
            ),
        ),
    ],
    [
        link("cave_1.left", "cave_1.right"),
    ],
    [
        opening("cave_1.left", "open", (0, 3.5)),
        opening("cave_1.left", "door", (3.5, 0)),
        opening("cave_1.left", "door", (3.5, 7)),
        opening("cave_1.right", "open", (14, 3.5)),
    ],
)
tile("tile_s1", "small", "hallway_4", "cave_1")

tile_side(
    "hallway_3",
    14,
    7,
    [
        room(
            "hallway_3",
            "Hallway 3",
            "le Couloir 3",
            space("left", [(0, 0), (8.2, 0), (8.2, 2.5), (5.9, 4.8), (5.9, 7), (0, 7)], [(1.4, 2.5), (1.4, 4.4)]),
            space("right", [(8.2, 0), (14, 0), (14, 7), (5.9, 7), (5.9, 4.8), (8.2, 2.5)], [(13.6, 1), (13.6, 5.9)]),
        ),
    ],
    [
        link("hallway_3.left", "hallway_3.right"),
    ],
    [
        opening("hallway_3.left", "door", (0, 3.5)),
        opening("hallway_3.right", "open", (14, 3.5)),
        opening("hallway_3.right", "door", (10.5, 7)),
    ],
)
tile_side(
    "cave_2",
    14,
    7,
    [
        room(
            "cave_2",
            "Cave 2",
            "la Caverne 2",
            space(
                "left", [(0, 0), (8.2, 0), (8.2, 2.5), (6.3, 4), (5.4, 5.4), (5.4, 7), (0, 7)], [(0.3, 1.9), (0.3, 5)]
            ),
            space("right", [(8.2, 0), (14, 0), (14, 7), (5.4, 7), (5.4, 5.4), (6.3, 4), (8.2, 2.5)]),
        ),
    ],
    [
        link("cave_2.left", "cave_2.right"),
    ],
    [
        opening("cave_2.left", "open", (0, 3.5)),
        opening("cave_2.left", "door", (3.5, 0)),
        opening("cave_2.right", "door", (14, 3.5)),
    ],
)
tile("tile_s2", "small", "hallway_3", "cave_2")

tile_side(
    "nursery",
    14,
    7,
    [
        room(
            "nursery",
            "the Nursery",
            "la Chambre d’Enfant",
            space("1", [(0, 0), (8.3, 0), (8.3, 7), (0, 7)]),
        ),
        room(
            "bathroom_2",
            "Bathroom 2",
            "la Salle de Bain 2",
            space("1", [(8.3, 0), (14, 0), (14, 7), (8.3, 7)]),
        ),
    ],
    [],
    [
        opening("nursery.1", "door", (0, 3.5)),
        opening("bathroom_2.1", "door", (10.5, 0)),
        opening("bathroom_2.1", "door", (10.5, 7)),
    ],
)
tile_side(
    "ceremony_room",
    14,
    7,
    [
        room(
            "ceremony_room",
            "the Ceremony Room",
            "la Salle de Cérémonie",
            space("left", [(0, 0), (7, 0), (7, 7), (0, 7)]),
            space("right", [(7, 0), (14, 0), (14, 7), (7, 7)]),
        ),
    ],
    [
        link("ceremony_room.left", "ceremony_room.right"),
    ],
    [
        opening("ceremony_room.left", "door", (0, 3.5)),
        opening("ceremony_room.right", "door", (14, 3.5)),
    ],
)
tile("tile_s3", "small", "nursery", "ceremony_room")

tile_side(
    "hallway_2",
    14,
    7,
    [
        room(
            "hallway_2",
            "Hallway 2",
            "le Couloir 2",
            space("left", [(0, 0), (5.6, 0), (5.6, 2.5), (7.9, 4.8), (7.9, 7), (0, 7)], [(0.4, 1), (0.4, 5.9)]),
            space("right", [(5.6, 0), (14, 0), (14, 7), (7.9, 7), (7.9, 4.8), (5.6, 2.5)], [(12.4, 2.5), (12.4, 4.4)]),
        ),
    ],
    [
        link("hallway_2.left", "hallway_2.right"),
    ],
    [
        opening("hallway_2.left", "open", (0, 3.5)),
        opening("hallway_2.left", "door", (3.5, 7)),
        opening("hallway_2.right", "door", (10.5, 0)),
        opening("hallway_2.right", "door", (14, 3.5)),
    ],
)
tile_side(
    "chasm",
    14,
    7,
    [
        room(
            "chasm",
            "at the Chasm",
            "au Gouffre",
            space("left", [(0, 0), (10.1, 0), (10.1, 1.8), (8.9, 3.5), (8.7, 5.3), (8.7, 7), (0, 7)]),
            space(
                "right",
                [(10.1, 0), (14, 0), (14, 7), (8.7, 7), (8.7, 5.3), (8.9, 3.5), (10.1, 1.8)],
                [(13.2, 2.4), (13.2, 4.8)],
            ),
        ),
    ],
    [
        link("chasm.left", "chasm.right"),
    ],
    [
        opening("chasm.left", "door", (0, 3.5)),
        opening("chasm.right", "open", (14, 3.5)),
    ],
)
tile("tile_s4", "small", "hallway_2", "chasm")

tile_side(
    "hallway_1",
    14,
    7,
    [
        room(
            "hallway_1",
            "Hallway 1",
            "le Couloir 1",
            space(
                "left", [(0, 0), (5.5, 0), (5.5, 2.2), (8.1, 4.9), (10.3, 4.9), (11, 7), (0, 7)], [(0.3, 1), (0.3, 6)]
            ),
            space(
                "right",
                [(5.5, 0), (14, 0), (14, 7), (11, 7), (10.3, 4.9), (8.1, 4.9), (5.5, 2.2)],
                [(13.6, 1), (13.6, 6)],
            ),
        ),
    ],
    [
        link("hallway_1.left", "hallway_1.right"),
    ],
    [
        opening("hallway_1.left", "open", (0, 3.5)),
        opening("hallway_1.right", "open", (14, 3.5)),
        opening("hallway_1.right", "door", (10.5, 0)),
        opening("hallway_1.left", "door", (3.5, 7)),
    ],
)
tile_side(
    "crypt",
    14,
    7,
    [
        room(
            "crypt",
            "the Crypt",
            "la Crypte",
            space("left", [(0, 0), (7, 0), (7, 7), (0, 7)], [(0.4, 1), (0.4, 6)]),
            space("right", [(7, 0), (14, 0), (14, 7), (7, 7)]),
        ),
    ],
    [
        link("crypt.left", "crypt.right"),
    ],
    [
        opening("crypt.left", "open", (0, 3.5)),
        opening("crypt.right", "door", (10.5, 0)),
    ],
)
tile("tile_s5", "small", "hallway_1", "crypt")

tile_side(
    "master_bedroom",
    14,
    7,
    [
        room(
            "master_bedroom",
            "the Master Bedroom",
            "la Chambre Principale",
            space("left", [(0, 0), (5.8, 0), (5.8, 2), (6.9, 2), (6.9, 7), (0, 7)]),
            space("right", [(5.8, 0), (14, 0), (14, 7), (6.9, 7), (6.9, 2), (5.8, 2)]),
        ),
    ],
    [
        link("master_bedroom.left", "master_bedroom.right"),
    ],
    [
        opening("master_bedroom.left", "door", (3.5, 0)),
        opening("master_bedroom.left", "door", (0, 3.5)),
        opening("master_bedroom.right", "door", (14, 3.5)),
        opening("master_bedroom.right", "door", (10.5, 7)),
    ],
)
tile_side(
    "furnace_room",
    14,
    7,
    [
        room(
            "furnace_room",
            "the Furnace Room",
            "la Chaufferie",
            space("left", [(0, 0), (7, 0), (7, 7), (0, 7)]),
            space("right", [(7, 0), (14, 0), (14, 7), (7, 7)]),
        ),
    ],
    [
        link("furnace_room.left", "furnace_room.right"),
    ],
    [
        opening("furnace_room.left", "door", (3.5, 0)),
        opening("furnace_room.right", "door", (14, 3.5)),
    ],
)
tile("tile_s6", "small", "master_bedroom", "furnace_room")

tile_side(
    "guest_bedroom",
    14,
    7,
    [
        room(
            "guest_bedroom",
            "the Guest Bedroom",
            "la Chambre d’Ami",
            space("1", [(0, 0), (9.5, 0), (9.5, 7), (0, 7)]),
        ),
        room(
            "storage_closet",
            "the Storage Closet",
            "le Placard",
            space("1", [(9.5, 0), (14, 0), (14, 7), (9.5, 7)]),
        ),
    ],
    [
        link("guest_bedroom.1", "storage_closet.1", "door", (9.5, 3.5)),
    ],
    [
        opening("guest_bedroom.1", "door", (3.5, 0)),
    ],
)
tile_side(
    "secret_passage",
    14,
    7,
    [
        room(
            "secret_passage",
            "the Secret Passage",
            "le Passage Secret",
            space("chamber", [(0, 0), (6.1, 0), (6.1, 7), (0, 7)]),
            space("tunnel", [(6.1, 1.9), (14, 1.9), (14, 5.2), (6.1, 5.2)]),
        ),
    ],
    [
        link("secret_passage.chamber", "secret_passage.tunnel"),
    ],
    [
        opening("secret_passage.chamber", "door", (3.5, 0)),
        opening("secret_passage.chamber", "door", (3.5, 7)),
        opening("secret_passage.tunnel", "door", (14, 3.5)),
    ],
)
tile("tile_s7", "small", "guest_bedroom", "secret_passage")
