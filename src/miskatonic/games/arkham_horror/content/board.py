"""The board of Arkham: its streets and locations, the Other Worlds, and the gates that lead to them."""

from miskatonic.games.arkham_horror.declare import gate, location, named, other_world, street
from miskatonic.games.arkham_horror.effects.checks import paying
from miskatonic.games.arkham_horror.effects.people import cure, draw, gain, pay, shop, take_special
from miskatonic.games.arkham_horror.effects.services import bless_somebody, recruit, take_deputy
from miskatonic.games.arkham_horror.effects.town import spend_trophies

named("arkham", "Arkham", "Arkham")

# --- streets

street(
    "northside",
    "in the Northside streets (pl)",
    "dans les rues du Quartier Nord (f)",
    beside=["downtown", "merchant_district"],
    white="downtown",
    black="merchant_district",
    x=0.297,
    y=0.198,
    wide=(0.128, 0.385),
    short=("Northside", "Quartier Nord"),
)
street(
    "downtown",
    "in the Downtown streets (pl)",
    "dans les rues du Centre-Ville (f)",
    beside=["easttown", "merchant_district", "northside"],
    white="easttown",
    black="northside",
    x=0.538,
    y=0.196,
    wide=(0.1, 0.58),
    short=("Downtown", "Centre-Ville"),
)
street(
    "easttown",
    "in the Easttown streets (pl)",
    "dans les rues du Quartier Est (f)",
    beside=["downtown", "rivertown"],
    white="rivertown",
    black="downtown",
    x=0.658,
    y=0.304,
    wide=(0.297, 0.58),
    short=("Easttown", "Quartier Est"),
)
street(
    "rivertown",
    "in the Rivertown streets (pl)",
    "dans les rues de Rivertown (f)",
    beside=["easttown", "french_hill", "merchant_district"],
    white="french_hill",
    black="easttown",
    x=0.638,
    y=0.395,
    wide=(0.5, 0.58),
    short=("Rivertown", "Rivertown"),
)
street(
    "french_hill",
    "in the French Hill streets (pl)",
    "dans les rues de French Hill (f)",
    beside=["miskatonic_university", "rivertown", "southside"],
    white="southside",
    black="rivertown",
    x=0.648,
    y=0.592,
    wide=(0.69, 0.58),
    short=("French Hill", "French Hill"),
)
street(
    "southside",
    "in the Southside streets (pl)",
    "dans les rues du Quartier Sud (f)",
    beside=["french_hill", "uptown"],
    white="uptown",
    black="french_hill",
    x=0.671,
    y=0.809,
    wide=(0.892, 0.58),
    short=("Southside", "Quartier Sud"),
)
street(
    "uptown",
    "in the Uptown streets (pl)",
    "dans les rues de la Ville Haute (f)",
    beside=["miskatonic_university", "southside"],
    white="miskatonic_university",
    black="southside",
    x=0.434,
    y=0.807,
    wide=(0.872, 0.385),
    short=("Uptown", "Ville Haute"),
)
street(
    "miskatonic_university",
    "in the Miskatonic University streets (pl)",
    "dans les rues de l’Université Miskatonic (f)",
    beside=["french_hill", "merchant_district", "uptown"],
    white="merchant_district",
    black="uptown",
    x=0.392,
    y=0.574,
    wide=(0.627, 0.385),
    short=("Miskatonic\nUniversity", "Université\nMiskatonic"),
)
street(
    "merchant_district",
    "in the Merchant District streets (pl)",
    "dans les rues du Quartier Marchand (f)",
    beside=["downtown", "miskatonic_university", "northside", "rivertown"],
    white="northside",
    black="miskatonic_university",
    x=0.389,
    y=0.396,
    wide=(0.378, 0.385),
    short=("Merchant\nDistrict", "Quartier\nMarchand"),
)

# --- Northside

location(
    "train_station",
    "at the Train Station",
    "à la Gare",
    "northside",
    x=0.198,
    y=0.044,
    wide=(0.127, 0.118),
    icons=["common_item", "unique_item"],
    depot=True,
)
location(
    "newspaper",
    "at the Newspaper",
    "au Journal",
    "northside",
    x=0.086,
    y=0.127,
    wide=(0.05, 0.242),
    icons=["clue", "money"],
)
location(
    "curiositie_shoppe",
    "at the Curiositie Shoppe",
    "à la Boutique de Souvenirs",
    "northside",
    shop("unique"),
    x=0.086,
    y=0.216,
    wide=(0.208, 0.212),
    short=("Curiositie\nShoppe", "Boutique de\nSouvenirs"),
    icons=["common_item", "unique_item"],
    sure="unique_item",
    closes_at=6,
    service=("Shop", "Achats"),
)

# --- Downtown

location(
    "bank_of_arkham",
    "at the Bank of Arkham",
    "à la Banque d’Arkham",
    "downtown",
    take_special("bank_loan"),
    x=0.377,
    y=0.044,
    wide=(0.032, 0.678),
    short=("Bank of\nArkham", "Banque\nd’Arkham"),
    icons=["blessing", "money"],
    sure="money",
    service=("Bank Loan", "Prêt Bancaire"),
)
location(
    "arkham_asylum",
    "at Arkham Asylum",
    "à l’Asile d’Arkham (m)",
    "downtown",
    gain(sanity=1),
    paying(pay(money=2), cure(sanity=True)),
    x=0.552,
    y=0.043,
    wide=(0.07, 0.899),
    icons=["clue", "sanity"],
    sure="sanity",
    takes="insane",
    service=("Psychiatric Care", "Soins Psychiatriques"),
)
location(
    "independence_square",
    "in Independence Square",
    "au Square de l’Indépendance",
    "downtown",
    x=0.727,
    y=0.043,
    wide=(0.159, 0.788),
    short=("Independence\nSquare", "Square de\nl’Indépendance"),
    stable=False,
    icons=["clue", "unique_item"],
)

# --- Easttown

location(
    "hibbs_roadhouse",
    "at Hibb’s Roadhouse",
    "au Relais de Hibb",
    "easttown",
    x=0.731,
    y=0.159,
    wide=(0.242, 0.66),
    short=("Hibb’s\nRoadhouse", "Relais\nde Hibb"),
    stable=False,
    icons=["common_item", "money"],
)
location(
    "velmas_diner",
    "at Velma’s Diner",
    "au Restaurant de Velma",
    "easttown",
    x=0.909,
    y=0.158,
    wide=(0.3, 0.868),
    short=("Velma’s Diner", "Restaurant\nde Velma"),
    icons=["money", "stamina"],
)
location(
    "police_station",
    "at the Police Station",
    "au Poste de Police",
    "easttown",
    paying(spend_trophies(10), take_deputy()),
    x=0.91,
    y=0.252,
    wide=(0.354, 0.688),
    short=("Police\nStation", "Poste\nde Police"),
    icons=["clue", "common_item"],
    has_cell=True,
    service=("Deputized", "Adjoint"),
)

# --- Rivertown

location(
    "graveyard",
    "in the Graveyard",
    "au Cimetière",
    "rivertown",
    x=0.91,
    y=0.393,
    wide=(0.536, 0.865),
    stable=False,
    icons=["clue", "unique_item"],
)
location(
    "black_cave",
    "in the Black Cave",
    "dans la Caverne Noire",
    "rivertown",
    x=0.912,
    y=0.483,
    wide=(0.452, 0.732),
    short=("Black Cave", "Caverne\nNoire"),
    stable=False,
    icons=["common_item", "spell"],
)
location(
    "general_store",
    "at the General Store",
    "au Magasin",
    "rivertown",
    shop("common"),
    x=0.709,
    y=0.477,
    wide=(0.580, 0.637),
    short=("General\nStore", "Magasin"),
    icons=["common_item", "money"],
    sure="common_item",
    closes_at=3,
    service=("Shop", "Achats"),
)

# --- French Hill

location(
    "the_witch_house",
    "in The Witch House",
    "dans la Maison de la Sorcière",
    "french_hill",
    x=0.913,
    y=0.617,
    wide=(0.65, 0.718),
    short=("The Witch\nHouse", "Maison de\nla Sorcière"),
    stable=False,
    icons=["clue", "spell"],
)
location(
    "silver_twilight_lodge",
    "at the Silver Twilight Lodge",
    "à la Loge du Crépuscule Argenté",
    "french_hill",
    x=0.752,
    y=0.668,
    wide=(0.735, 0.833),
    short=("Silver Twilight\nLodge", "Crépuscule\nArgenté"),
    stable=False,
    icons=["clue", "unique_item"],
    inner=("inner_sanctum", "in the Inner Sanctum", "dans le Sanctuaire Intérieur"),
    pass_card="silver_twilight_lodge_membership",
)

# --- Southside

location(
    "mas_boarding_house",
    "at Ma’s Boarding House",
    "à la Pension de Ma",
    "southside",
    paying(spend_trophies(10), recruit()),
    x=0.915,
    y=0.775,
    wide=(0.958, 0.727),
    short=("Boarding\nHouse", "Pension\nde Ma"),
    icons=["ally", "stamina"],
    sure="ally",
    service=("Recruit", "Recrutement"),
)
location(
    "south_church",
    "at South Church",
    "à l’Église Méridionale (f)",
    "southside",
    paying(spend_trophies(5), bless_somebody()),
    x=0.848,
    y=0.909,
    wide=(0.812, 0.678),
    short=("South\nChurch", "Église\nMéridionale"),
    icons=["blessing", "sanity"],
    sure="blessing",
    service=("Blessing", "Bénédiction"),
)
location(
    "historical_society",
    "at the Historical Society",
    "à la Société Historique",
    "southside",
    x=0.649,
    y=0.934,
    wide=(0.891, 0.825),
    short=("Historical\nSociety", "Société\nHistorique"),
    stable=False,
    icons=["skill", "spell"],
)

# --- Uptown

location(
    "st_marys_hospital",
    "at St. Mary’s Hospital",
    "à l’Hôpital Sainte Marie (m)",
    "uptown",
    gain(stamina=1),
    paying(pay(money=2), cure(stamina=True)),
    x=0.085,
    y=0.805,
    wide=(0.782, 0.3),
    short=("St. Mary’s\nHospital", "Hôpital\nSainte Marie"),
    icons=["clue", "stamina"],
    sure="stamina",
    takes="unconscious",
    service=("Medical Care", "Soins Médicaux"),
)
location(
    "ye_olde_magick_shoppe",
    "at Ye Olde Magick Shoppe",
    "à la Boutique des Vieux Objets Magiques",
    "uptown",
    paying(pay(money=5), draw("spell", 2, keep=1)),
    x=0.218,
    y=0.92,
    wide=(0.944, 0.229),
    short=("Magick\nShoppe", "Vieux Objets\nMagiques"),
    icons=["spell", "unique_item"],
    sure="spell",
    closes_at=9,
    service=("Magic Lessons", "Leçons de Magie"),
)
location(
    "woods",
    "in the Woods (pl)",
    "dans les Bois (m pl)",
    "uptown",
    x=0.448,
    y=0.935,
    wide=(0.86, 0.134),
    stable=False,
    icons=["common_item", "money"],
)

# --- Miskatonic University

location(
    "science_building",
    "at the Science Building",
    "au Bâtiment des Sciences",
    "miskatonic_university",
    paying(spend_trophies(5), gain(clue=2)),
    x=0.086,
    y=0.563,
    wide=(0.62, 0.168),
    short=("Science\nBuilding", "Bâtiment des\nSciences"),
    stable=False,
    icons=["clue", "unique_item"],
    sure="clue",
    service=("Dissection", "Dissection"),
)
location(
    "administration_building",
    "at the Administration Building",
    "à l’Administration (f)",
    "miskatonic_university",
    paying(pay(money=8), draw("skill", 2, keep=1)),
    x=0.185,
    y=0.684,
    wide=(0.533, 0.325),
    short=("Administration\nBuilding", "Administration"),
    icons=["money", "skill"],
    sure="skill",
    service=("Classes", "Cours"),
)
location(
    "library",
    "in the Library",
    "à la Bibliothèque",
    "miskatonic_university",
    x=0.352,
    y=0.653,
    wide=(0.702, 0.217),
    icons=["unique_item", "spell"],
)

# --- Merchant District

location(
    "unvisited_isle",
    "on the Unvisited Isle",
    "sur l’Île Inexplorée (f)",
    "merchant_district",
    x=0.087,
    y=0.353,
    wide=(0.328, 0.137),
    stable=False,
    icons=["clue", "spell"],
)
location(
    "river_docks",
    "at the River Docks (pl)",
    "sur Les Quais",
    "merchant_district",
    paying(spend_trophies(5), gain(money=5)),
    x=0.086,
    y=0.44,
    wide=(0.285, 0.33),
    icons=["common_item", "money"],
    sure="money",
    service=("Shady Character", "Personnage Louche"),
)
location(
    "the_unnamable",
    "at The Unnamable",
    "à L’Innommable (m)",
    "merchant_district",
    x=0.266,
    y=0.482,
    wide=(0.447, 0.213),
    short=("The\nUnnamable", "L’Innommable"),
    stable=False,
    icons=["clue", "unique_item"],
)

# --- Other Worlds, with the colours of their encounters, and the gates to them

other_world("abyss", "in the Abyss", "dans l’Abîme (m)", "blue", "red")
other_world(
    "another_dimension",
    "in Another Dimension",
    "dans l’Autre Dimension (f)",
    "blue",
    "green",
    "red",
    "yellow",
    short=("Dimension", "Dimension"),
)
other_world(
    "city_of_the_great_race",
    "in the City of the Great Race",
    "dans la Cité de la Grande Race",
    "green",
    "yellow",
    short=("Great Race", "Grande Race"),
)
other_world(
    "great_hall_of_celeano",
    "in the Great Hall of Celeano",
    "dans le Grand Hall de Celaeno",
    "blue",
    "green",
    short=("Celeano", "Celaeno"),
)
other_world(
    "plateau_of_leng", "on the Plateau of Leng", "sur le Plateau de Leng", "green", "red", short=("Leng", "Leng")
)
other_world("rlyeh", "R’lyeh", "R’lyeh", "red", "yellow")
other_world(
    "the_dreamlands",
    "in The Dreamlands",
    "au Pays des Rêves",
    "blue",
    "green",
    "red",
    "yellow",
    short=("Dreamlands", "Rêves"),
)
other_world("yuggoth", "on Yuggoth", "sur Yuggoth", "blue", "yellow")

gate("abyss", "in the Abyss", "dans l’Abîme (m)", "hexagon", -2)
gate("another_dimension", "in Another Dimension", "dans l’Autre Dimension (f)", "square", 0)
gate("city_of_the_great_race", "in the City of the Great Race", "dans la Cité de la Grande Race", "triangle", 0)
gate("great_hall_of_celeano", "in the Great Hall of Celeano", "dans le Grand Hall de Celaeno", "star", -1)
gate("plateau_of_leng", "on the Plateau of Leng", "sur le Plateau de Leng", "diamond", -1)
gate("rlyeh", "R’lyeh", "R’lyeh", "plus", -3)
gate("the_dreamlands", "in The Dreamlands", "au Pays des Rêves", "slash", 1)
gate("yuggoth", "on Yuggoth", "sur Yuggoth", "circle", -2)
