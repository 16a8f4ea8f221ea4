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
    "Northside streets",
    "rues du Quartier Nord",
    beside=["downtown", "merchant_district"],
    white="downtown",
    black="merchant_district",
    x=0.297,
    y=0.198,
)
street(
    "downtown",
    "Downtown streets",
    "rues du Centre-Ville",
    beside=["easttown", "merchant_district", "northside"],
    white="easttown",
    black="northside",
    x=0.538,
    y=0.196,
)
street(
    "easttown",
    "Easttown streets",
    "rues du Quartier Est",
    beside=["downtown", "rivertown"],
    white="rivertown",
    black="downtown",
    x=0.658,
    y=0.304,
)
street(
    "rivertown",
    "Rivertown streets",
    "rues de Rivertown",
    beside=["easttown", "french_hill", "merchant_district"],
    white="french_hill",
    black="easttown",
    x=0.638,
    y=0.395,
)
street(
    "french_hill",
    "French Hill streets",
    "rues de French Hill",
    beside=["miskatonic_university", "rivertown", "southside"],
    white="southside",
    black="rivertown",
    x=0.648,
    y=0.592,
)
street(
    "southside",
    "Southside streets",
    "rues du Quartier Sud",
    beside=["french_hill", "uptown"],
    white="uptown",
    black="french_hill",
    x=0.671,
    y=0.809,
)
street(
    "uptown",
    "Uptown streets",
    "rues de la Ville Haute",
    beside=["miskatonic_university", "southside"],
    white="miskatonic_university",
    black="southside",
    x=0.434,
    y=0.807,
)
street(
    "miskatonic_university",
    "Miskatonic University streets",
    "rues de l'Université Miskatonic",
    beside=["french_hill", "merchant_district", "uptown"],
    white="merchant_district",
    black="uptown",
    x=0.392,
    y=0.574,
)
street(
    "merchant_district",
    "Merchant District streets",
    "rues du Quartier Marchand",
    beside=["downtown", "miskatonic_university", "northside", "rivertown"],
    white="northside",
    black="miskatonic_university",
    x=0.389,
    y=0.396,
)

# --- Northside

location(
    "train_station",
    "Train Station",
    "Gare",
    "northside",
    x=0.198,
    y=0.044,
    icons=["common_item", "unique_item"],
    depot=True,
)
location("newspaper", "Newspaper", "Journal", "northside", x=0.086, y=0.127, icons=["clue", "money"])
location(
    "curiositie_shoppe",
    "Curiositie Shoppe",
    "Boutique de Souvenirs",
    "northside",
    shop("unique"),
    x=0.086,
    y=0.216,
    icons=["common_item", "unique_item"],
    sure="unique_item",
    closes_at=6,
    service=("Shop", "Achats"),
)

# --- Downtown

location(
    "bank_of_arkham",
    "Bank of Arkham",
    "Banque d'Arkham",
    "downtown",
    take_special("bank_loan"),
    x=0.377,
    y=0.044,
    icons=["blessing", "money"],
    sure="money",
    service=("Bank Loan", "Prêt Bancaire"),
)
location(
    "arkham_asylum",
    "Arkham Asylum",
    "Asile d'Arkham",
    "downtown",
    gain(sanity=1),
    paying(pay(money=2), cure(sanity=True)),
    x=0.552,
    y=0.043,
    icons=["clue", "sanity"],
    sure="sanity",
    takes="insane",
    service=("Psychiatric Care", "Soins Psychiatriques"),
)
location(
    "independence_square",
    "Independence Square",
    "Square de l'Indépendance",
    "downtown",
    x=0.727,
    y=0.043,
    stable=False,
    icons=["clue", "unique_item"],
)

# --- Easttown

location(
    "hibbs_roadhouse",
    "Hibb's Roadhouse",
    "Relais de Hibb",
    "easttown",
    x=0.731,
    y=0.159,
    stable=False,
    icons=["common_item", "money"],
)
location(
    "velmas_diner", "Velma's Diner", "Restaurant de Velma", "easttown", x=0.909, y=0.158, icons=["money", "stamina"]
)
location(
    "police_station",
    "Police Station",
    "Poste de Police",
    "easttown",
    paying(spend_trophies(10), take_deputy()),
    x=0.91,
    y=0.252,
    icons=["clue", "common_item"],
    has_cell=True,
    service=("Deputized", "Adjoint"),
)

# --- Rivertown

location(
    "graveyard", "Graveyard", "Cimetière", "rivertown", x=0.91, y=0.393, stable=False, icons=["clue", "unique_item"]
)
location(
    "black_cave",
    "Black Cave",
    "Caverne Noire",
    "rivertown",
    x=0.912,
    y=0.483,
    stable=False,
    icons=["common_item", "spell"],
)
location(
    "general_store",
    "General Store",
    "Magasin",
    "rivertown",
    shop("common"),
    x=0.709,
    y=0.477,
    icons=["common_item", "money"],
    sure="common_item",
    closes_at=3,
    service=("Shop", "Achats"),
)

# --- French Hill

location(
    "the_witch_house",
    "The Witch House",
    "Maison de la Sorcière",
    "french_hill",
    x=0.913,
    y=0.617,
    stable=False,
    icons=["clue", "spell"],
)
location(
    "silver_twilight_lodge",
    "Silver Twilight Lodge",
    "Loge du Crépuscule Argenté",
    "french_hill",
    x=0.752,
    y=0.668,
    stable=False,
    icons=["clue", "unique_item"],
    inner=("inner_sanctum", "Inner Sanctum", "Sanctuaire Intérieur"),
    pass_card="silver_twilight_lodge_membership",
)

# --- Southside

location(
    "mas_boarding_house",
    "Ma's Boarding House",
    "Pension de Ma",
    "southside",
    paying(spend_trophies(10), recruit()),
    x=0.915,
    y=0.775,
    icons=["ally", "stamina"],
    sure="ally",
    service=("Recruit", "Recrutement"),
)
location(
    "south_church",
    "South Church",
    "Église Méridionale",
    "southside",
    paying(spend_trophies(5), bless_somebody()),
    x=0.848,
    y=0.909,
    icons=["blessing", "sanity"],
    sure="blessing",
    service=("Blessing", "Bénédiction"),
)
location(
    "historical_society",
    "Historical Society",
    "Société Historique",
    "southside",
    x=0.649,
    y=0.934,
    stable=False,
    icons=["skill", "spell"],
)

# --- Uptown

location(
    "st_marys_hospital",
    "St. Mary's Hospital",
    "Hôpital Sainte Marie",
    "uptown",
    gain(stamina=1),
    paying(pay(money=2), cure(stamina=True)),
    x=0.085,
    y=0.805,
    icons=["clue", "stamina"],
    sure="stamina",
    takes="unconscious",
    service=("Medical Care", "Soins Médicaux"),
)
location(
    "ye_olde_magick_shoppe",
    "Ye Olde Magick Shoppe",
    "Boutique des Vieux Objets Magiques",
    "uptown",
    paying(pay(money=5), draw("spell", 2, keep=1)),
    x=0.218,
    y=0.92,
    icons=["spell", "unique_item"],
    sure="spell",
    closes_at=9,
    service=("Magic Lessons", "Leçons de Magie"),
)
location("woods", "Woods", "Bois", "uptown", x=0.448, y=0.935, stable=False, icons=["common_item", "money"])

# --- Miskatonic University

location(
    "science_building",
    "Science Building",
    "Bâtiment des Sciences",
    "miskatonic_university",
    paying(spend_trophies(5), gain(clue=2)),
    x=0.086,
    y=0.563,
    stable=False,
    icons=["clue", "unique_item"],
    sure="clue",
    service=("Dissection", "Dissection"),
)
location(
    "administration_building",
    "Administration Building",
    "Administration",
    "miskatonic_university",
    paying(pay(money=8), draw("skill", 2, keep=1)),
    x=0.185,
    y=0.684,
    icons=["money", "skill"],
    sure="skill",
    service=("Classes", "Cours"),
)
location(
    "library", "Library", "Bibliothèque", "miskatonic_university", x=0.352, y=0.653, icons=["unique_item", "spell"]
)

# --- Merchant District

location(
    "unvisited_isle",
    "Unvisited Isle",
    "Île Inexplorée",
    "merchant_district",
    x=0.087,
    y=0.353,
    stable=False,
    icons=["clue", "spell"],
)
location(
    "river_docks",
    "River Docks",
    "Les Quais",
    "merchant_district",
    paying(spend_trophies(5), gain(money=5)),
    x=0.086,
    y=0.44,
    icons=["common_item", "money"],
    sure="money",
    service=("Shady Character", "Personnage Louche"),
)
location(
    "the_unnamable",
    "The Unnamable",
    "L'Innommable",
    "merchant_district",
    x=0.266,
    y=0.482,
    stable=False,
    icons=["clue", "unique_item"],
)

# --- Other Worlds, with the colours of their encounters, and the gates to them

other_world("abyss", "Abyss", "Abîme", "blue", "red")
other_world("another_dimension", "Another Dimension", "Autre Dimension", "blue", "green", "red", "yellow")
other_world("city_of_the_great_race", "City of the Great Race", "Cité de la Grande Race", "green", "yellow")
other_world("great_hall_of_celeano", "Great Hall of Celeano", "Grand Hall de Celeano", "blue", "green")
other_world("plateau_of_leng", "Plateau of Leng", "Plateau de Leng", "green", "red")
other_world("rlyeh", "R'lyeh", "R'lyeh", "red", "yellow")
other_world("the_dreamlands", "The Dreamlands", "Pays des Rêves", "blue", "green", "red", "yellow")
other_world("yuggoth", "Yuggoth", "Yuggoth", "blue", "yellow")

gate("abyss", "Abyss", "Abîme", "hexagon", -2)
gate("another_dimension", "Another Dimension", "Autre Dimension", "square", 0)
gate("city_of_the_great_race", "City of the Great Race", "Cité de la Grande Race", "triangle", 0)
gate("great_hall_of_celeano", "Great Hall of Celeano", "Grand Hall de Celeano", "star", -1)
gate("plateau_of_leng", "Plateau of Leng", "Plateau de Leng", "diamond", -1)
gate("rlyeh", "R'lyeh", "R'lyeh", "plus", -3)
gate("the_dreamlands", "The Dreamlands", "Pays des Rêves", "slash", 1)
gate("yuggoth", "Yuggoth", "Yuggoth", "circle", -2)
