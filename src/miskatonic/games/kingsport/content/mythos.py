"""The Mythos cards: headlines, environments and rumors of Kingsport."""

from miskatonic.games.arkham_horror.declare import mythos, named
from miskatonic.games.arkham_horror.effects.checks import check, choose, each, may
from miskatonic.games.arkham_horror.effects.losses import give_up, give_up_by_price
from miskatonic.games.arkham_horror.effects.monsters import alters
from miskatonic.games.arkham_horror.effects.omens import at_end_of_movement, first_player, harder_gates
from miskatonic.games.arkham_horror.effects.people import blessed, draw, gain, lose, lose_all, restore, take_special
from miskatonic.games.arkham_horror.effects.rumors import (
    give_blessing,
    item_off_rumor,
    rumor_grows,
    rumor_task,
    silence_rumor,
    trophy_off_rumor,
)
from miskatonic.games.arkham_horror.effects.skills import all_checks
from miskatonic.games.arkham_horror.effects.town import clear, clear_kinds, place_monsters
from miskatonic.games.kingsport.box import BOARD
from miskatonic.games.kingsport.content.board import TOWN
from miskatonic.games.kingsport.effects.omens import (
    LASTING_MISTRUST,
    ally_betrays,
    clues_vanish,
    dreams_of,
    ends_environment,
    fails_when_torn,
    led_astray,
    mistrust,
    no_progress,
    set_freely,
    tear_open,
    undo_progress,
)
from miskatonic.kernel.effect import both

BOARD.rule(*LASTING_MISTRUST)

with BOARD:
    # --- headlines

    mythos(
        "headline",
        "break_in_at_neils",
        "Break-In at Neil’s",
        "Cambriolage chez Neil",
        place_monsters(2, "south_shore"),
        gate="silver_twilight_lodge",
        clue="neils_curiosity_shop",
        white=["circle"],
        black=["square", "diamond"],
    )
    mythos(
        "headline",
        "cops_sweep_kingsport",
        "Cops Sweep Kingsport!",
        "La police ratisse Kingsport !",
        clear("town", TOWN),
        gate="black_cave",
        burst=True,
        clue=["police_station", "central_hill"],
        white=["square", "diamond"],
        black=["circle"],
    )
    mythos(
        "headline",
        "dark_shapes_at_dusk",
        "Dark Shapes at Dusk!",
        "Des formes sombres au crépuscule !",
        clear_kinds(("ghast", "leng_spider", "moon_beast"), "all", terror=True),
        gate="the_unnamable",
        burst=True,
        clue=["woods", "water_st_607"],
        white=["slash", "triangle", "star"],
        black=["hexagon"],
    )
    mythos(
        "headline",
        "graverobbers_strike",
        "Graverobbers Strike!",
        "Les pilleurs de tombes frappent !",
        place_monsters(2, "central_hill"),
        gate="historical_society",
        clue="congregational_hospital",
        white=["crescent"],
        black=["plus"],
    )
    mythos(
        "headline",
        "hellene_sighted",
        "Hellene Sighted!",
        "Le Hellene aperçu !",
        place_monsters(2, "harborside"),
        gate="hibbs_roadhouse",
        clue="st_erasmuss_home",
        white=["plus"],
        black=["crescent"],
    )
    mythos(
        "headline",
        "local_heiress_missing",
        "Local Heiress Missing!",
        "Disparition d’une héritière de la région !",
        ally_betrays("asenath_waite"),
        gate="graveyard",
        burst=True,
        clue=["unvisited_isle", "hall_school"],
        white=["hexagon"],
        black=["slash", "triangle", "star"],
    )
    mythos(
        "headline",
        "pickpocket_ring_at_large",
        "Pickpocket Ring at Large!",
        "Une bande de pickpockets en liberté !",
        each(check("luck", -1, failed=choose(give_up_by_price("item", "dearest"), lose_all("money")))),
        gate="woods",
        clue="independence_square",
        white=["circle"],
        black=["square", "diamond"],
    )
    mythos(
        "headline",
        "strange_sightings_1",
        "Strange Sightings!",
        "Étranges apparitions !",
        first_player(gain(clue=1)),
        surge=True,
        white=["crescent", "diamond", "hexagon", "square"],
        black=["circle", "plus", "slash", "star", "triangle"],
    )
    mythos(
        "headline",
        "strange_sightings_2",
        "Strange Sightings!",
        "Étranges apparitions !",
        first_player(gain(clue=1)),
        surge=True,
        white=["circle", "plus", "slash", "star", "triangle"],
        black=["crescent", "diamond", "hexagon", "square"],
    )
    mythos(
        "headline",
        "strange_visions_cease",
        "Strange Visions Cease!",
        "Les étranges visions cessent !",
        first_player(undo_progress()),
        gate="independence_square",
        clue="silver_twilight_lodge",
        white=["crescent"],
        black=["plus"],
    )
    mythos(
        "headline",
        "traveller_lost_in_fog",
        "Traveller Lost in Fog!",
        "Un voyageur perdu dans le brouillard !",
        first_player(led_astray("strange_high_house")),
        gate="black_cave",
        clue="science_building",
        white=["hexagon"],
        black=["slash", "triangle", "star"],
    )
    mythos(
        "headline",
        "unusual_phenomenon_sighted_in_arkham",
        "Unusual Phenomenon Sighted in Arkham!",
        "Phénomène inhabituel observé à Arkham !",
        first_player(tear_open()),
        gate="unvisited_isle",
        clue="hibbs_roadhouse",
        white=["square", "diamond"],
        black=["circle"],
    )
    mythos(
        "headline",
        "wild_visions_plague_city",
        "Wild Visions Plague City!",
        "De folles visions hantent la ville !",
        each(may(set_freely())),
        gate="the_witch_house",
        clue="black_cave",
        white=["plus"],
        black=["crescent"],
    )

    # --- environments

    named("another_time", "Another Time", "Autre Temps")  # a world of another expansion, which a card knows

    mythos(
        "environment",
        "corpse_garden",
        "Corpse Garden",
        "Jardin de cadavres",
        None,
        at_end_of_movement("central_hill", both(gain(clue=2), lose(sanity=1, stamina=1))),
        gate="unvisited_isle",
        burst=True,
        clue=["seventh_house_on_the_left", "graveyard"],
        white=["square", "diamond"],
        black=["circle"],
        climate="urban",
        marks=["central_hill"],
    )
    mythos(
        "environment",
        "hallelujah",
        "Hallelujah!",
        "Alléluia !",
        None,
        at_end_of_movement("south_church", both(blessed(), ends_environment())),
        gate="graveyard",
        clue="library",
        white=["slash", "triangle", "star"],
        black=["hexagon"],
        climate="mystic",
        marks=["south_church"],
    )
    mythos(
        "environment",
        "kingsport_mists",
        "Kingsport Mists",
        "Brumes de Kingsport",
        None,
        all_checks("sneak", 1),
        gate="independence_square",
        burst=True,
        clue=["the_unnamable", "the_rope_and_anchor"],
        white=["hexagon"],
        black=["slash", "triangle", "star"],
        climate="weather",
        shuts=["the_causeway", "wireless_station", "strange_high_house"],
    )
    mythos(
        "environment",
        "the_doors_of_sleep",
        "The Doors of Sleep",
        "Les portes du sommeil",
        None,
        dreams_of("the_dreamlands", "harborside"),
        gate="woods",
        burst=True,
        clue=["north_point_lighthouse", "the_witch_house"],
        white=["circle"],
        black=["square", "diamond"],
        climate="urban",
        marks=["harborside"],
    )
    mythos(
        "environment",
        "time_after_time",
        "Time After Time",
        "Encore et encore",
        None,
        alters("hound_of_tindalos", "yithian", toughness=1),
        harder_gates("another_time", 2),
        gate="the_witch_house",
        burst=True,
        clue=["artists_colony", "historical_society"],
        white=["plus"],
        black=["crescent"],
        climate="mystic",
    )
    mythos(
        "environment",
        "worlds_drifting_apart",
        "Worlds Drifting Apart",
        "Les mondes s’éloignent",
        None,
        no_progress(),
        gate="the_unnamable",
        clue="ye_olde_magick_shoppe",
        white=["crescent"],
        black=["plus"],
        climate="mystic",
    )

    # --- rumors

    mythos(
        "rumor",
        "cover_up",
        "Cover-up",
        "Affaire étouffée",
        None,
        rumor_task("downtown", trophy_off_rumor(), both(blessed(), take_special("retainer")), left="clue"),
        doom=2,
        white=["crescent", "diamond", "hexagon", "square"],
        black=["circle", "plus", "slash", "star", "triangle"],
        marks=["downtown"],
        tokens_each=3,
        ongoing=rumor_grows(1, 6, clues_vanish()),
    )
    mythos(
        "rumor",
        "mistrust",
        "Mistrust",
        "Méfiance",
        None,
        rumor_task("southside", item_off_rumor(), draw("ally"), left="clue"),
        doom=2,
        white=["circle", "plus", "slash", "star", "triangle"],
        black=["crescent", "diamond", "hexagon", "square"],
        marks=["southside"],
        tokens_each=3,
        ongoing=rumor_grows(1, 6, mistrust()),
    )
    mythos(
        "rumor",
        "world_torn_asunder",
        "World Torn Asunder",
        "Le monde déchiré",
        None,
        rumor_task(
            "miskatonic_university",
            both(give_blessing(), give_up("skill"), silence_rumor()),
            restore(sanity=True, stamina=True),
            left="clue",
        ),
        fails_when_torn("crescent", 3),
        gate="science_building",
        white=["slash", "triangle", "star"],
        black=["hexagon"],
        marks=["miskatonic_university"],
        tokens=1,
    )
