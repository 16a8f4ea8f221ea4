"""What is printed on the location and gate cards of Kingsport Horror, as plain data: the tables that the code is held against.

A row says the checks with modifier and difficulty, and which other numbers beyond 1 an encounter names.
"""

from tests.games.arkham_horror.published import rows

LOCATION_ENCOUNTERS = list(
    rows(
        """
downtown_kh1:bank_of_arkham
    numbers: 2
downtown_kh1:arkham_asylum
    numbers: 4
downtown_kh1:independence_square
    checks: luck-1
downtown_kh2:bank_of_arkham
    numbers: 5 10
downtown_kh2:arkham_asylum
downtown_kh2:independence_square
    checks: will-1; numbers: 2
downtown_kh3:bank_of_arkham
    checks: luck-1
downtown_kh3:arkham_asylum
    numbers: 3
downtown_kh3:independence_square
downtown_kh4:bank_of_arkham
downtown_kh4:arkham_asylum
downtown_kh4:independence_square
merchant_district_kh1:unvisited_isle
    numbers: 2
merchant_district_kh1:river_docks
merchant_district_kh1:the_unnamable
    numbers: 4
merchant_district_kh2:unvisited_isle
    checks: sneak-1
merchant_district_kh2:river_docks
    checks: luck-1; numbers: 2
merchant_district_kh2:the_unnamable
merchant_district_kh3:unvisited_isle
merchant_district_kh3:river_docks
    checks: luck-1; numbers: 2
merchant_district_kh3:the_unnamable
    checks: speed-1
merchant_district_kh4:unvisited_isle
    checks: will-1
merchant_district_kh4:river_docks
    checks: will-1; numbers: 3
merchant_district_kh4:the_unnamable
    numbers: 2 3
miskatonic_university_kh1:science_building
miskatonic_university_kh1:administration_building
    checks: will-2
miskatonic_university_kh1:library
miskatonic_university_kh2:science_building
    checks: luck-2
miskatonic_university_kh2:administration_building
    numbers: 2
miskatonic_university_kh2:library
    checks: sneak-1
miskatonic_university_kh3:science_building
    checks: lore-2; numbers: 3
miskatonic_university_kh3:administration_building
    numbers: 2
miskatonic_university_kh3:library
miskatonic_university_kh4:science_building
    numbers: 2 5
miskatonic_university_kh4:administration_building
    checks: will-1
miskatonic_university_kh4:library
    checks: will-1
uptown_kh1:st_marys_hospital
uptown_kh1:ye_olde_magick_shoppe
    numbers: 6
uptown_kh1:woods
    checks: speed-2; numbers: 3
uptown_kh2:st_marys_hospital
uptown_kh2:ye_olde_magick_shoppe
uptown_kh2:woods
    numbers: 5
uptown_kh3:st_marys_hospital
    numbers: 3
uptown_kh3:ye_olde_magick_shoppe
    checks: luck-2
uptown_kh3:woods
    checks: will-1
uptown_kh4:st_marys_hospital
uptown_kh4:ye_olde_magick_shoppe
    numbers: 5
uptown_kh4:woods
southside_kh1:mas_boarding_house
southside_kh1:south_church
southside_kh1:historical_society
southside_kh2:mas_boarding_house
southside_kh2:south_church
    checks: luck-1
southside_kh2:historical_society
    numbers: 4
southside_kh3:mas_boarding_house
    checks: luck-1
southside_kh3:south_church
    numbers: 4
southside_kh3:historical_society
    numbers: 2
southside_kh4:mas_boarding_house
southside_kh4:south_church
    numbers: 2
southside_kh4:historical_society
french_hill_kh1:silver_twilight_lodge
    checks: luck-1
french_hill_kh1:the_witch_house
    checks: will-1
french_hill_kh1:inner_sanctum
    numbers: 5
french_hill_kh2:silver_twilight_lodge
    checks: fight-1
french_hill_kh2:the_witch_house
french_hill_kh2:inner_sanctum
    checks: will-1
french_hill_kh3:silver_twilight_lodge
    checks: fight-3
french_hill_kh3:the_witch_house
french_hill_kh3:inner_sanctum
    checks: lore+0
french_hill_kh4:silver_twilight_lodge
french_hill_kh4:the_witch_house
    checks: lore-1; numbers: 2
french_hill_kh4:inner_sanctum
rivertown_kh1:general_store
rivertown_kh1:black_cave
    checks: luck-2
rivertown_kh1:graveyard
    numbers: 4
rivertown_kh2:general_store
    numbers: 2
rivertown_kh2:black_cave
    checks: luck-1
rivertown_kh2:graveyard
rivertown_kh3:general_store
    numbers: 2
rivertown_kh3:black_cave
    checks: lore-2
rivertown_kh3:graveyard
rivertown_kh4:general_store
rivertown_kh4:black_cave
rivertown_kh4:graveyard
    numbers: 5
northside_kh1:train_station
    checks: speed-1
northside_kh1:newspaper
northside_kh1:curiositie_shoppe
    checks: lore-2/2
northside_kh2:train_station
northside_kh2:newspaper
    checks: will-1; numbers: 2
northside_kh2:curiositie_shoppe
    checks: lore-1
northside_kh3:train_station
northside_kh3:newspaper
    numbers: 3
northside_kh3:curiositie_shoppe
    checks: luck-2; numbers: 3 4
northside_kh4:train_station
northside_kh4:newspaper
    checks: will-1; numbers: 2
northside_kh4:curiositie_shoppe
    numbers: 3
easttown_kh1:hibbs_roadhouse
easttown_kh1:velmas_diner
    numbers: 3
easttown_kh1:police_station
    numbers: 2
easttown_kh2:hibbs_roadhouse
easttown_kh2:velmas_diner
    numbers: 5
easttown_kh2:police_station
    checks: will-1
easttown_kh3:hibbs_roadhouse
    numbers: 2
easttown_kh3:velmas_diner
easttown_kh3:police_station
    numbers: 5
easttown_kh4:hibbs_roadhouse
    checks: will-1
easttown_kh4:velmas_diner
easttown_kh4:police_station
    checks: will-1
central_hill_1:seventh_house_on_the_left
    checks: sneak-2
central_hill_1:congregational_hospital
central_hill_1:st_erasmuss_home
central_hill_2:seventh_house_on_the_left
    checks: sneak-2
central_hill_2:congregational_hospital
central_hill_2:st_erasmuss_home
central_hill_3:seventh_house_on_the_left
central_hill_3:congregational_hospital
    checks: will-1
central_hill_3:st_erasmuss_home
    checks: lore-1
central_hill_4:seventh_house_on_the_left
central_hill_4:congregational_hospital
central_hill_4:st_erasmuss_home
central_hill_5:seventh_house_on_the_left
    checks: will-1 luck-1
central_hill_5:congregational_hospital
central_hill_5:st_erasmuss_home
    numbers: 2
central_hill_6:seventh_house_on_the_left
    checks: will-1 luck-1
central_hill_6:congregational_hospital
    numbers: 2
central_hill_6:st_erasmuss_home
    checks: lore-2; numbers: 2
central_hill_7:seventh_house_on_the_left
central_hill_7:congregational_hospital
    checks: luck-1; numbers: 4
central_hill_7:st_erasmuss_home
    checks: luck-1
central_hill_8:seventh_house_on_the_left
central_hill_8:congregational_hospital
    checks: luck-2
central_hill_8:st_erasmuss_home
    checks: will-2
central_hill_9:seventh_house_on_the_left
central_hill_9:congregational_hospital
    checks: lore-2; numbers: 3
central_hill_9:st_erasmuss_home
central_hill_10:seventh_house_on_the_left
    checks: luck-1
central_hill_10:congregational_hospital
central_hill_10:st_erasmuss_home
    checks: will-2; numbers: 2
central_hill_11:seventh_house_on_the_left
    numbers: 2
central_hill_11:congregational_hospital
    numbers: 2
central_hill_11:st_erasmuss_home
    numbers: 5
central_hill_12:seventh_house_on_the_left
central_hill_12:congregational_hospital
    checks: luck-1
central_hill_12:st_erasmuss_home
    numbers: 5
central_hill_13:seventh_house_on_the_left
    numbers: 2
central_hill_13:congregational_hospital
    checks: sneak-2; numbers: 2
central_hill_13:st_erasmuss_home
central_hill_14:seventh_house_on_the_left
    checks: luck-2
central_hill_14:congregational_hospital
    checks: lore-2; numbers: 3
central_hill_14:st_erasmuss_home
    checks: lore-1
harborside_1:water_st_607
    numbers: 2
harborside_1:north_point_lighthouse
harborside_1:the_rope_and_anchor
    numbers: 2 3
harborside_2:water_st_607
    numbers: 2
harborside_2:north_point_lighthouse
harborside_2:the_rope_and_anchor
harborside_3:water_st_607
harborside_3:north_point_lighthouse
    checks: speed-1
harborside_3:the_rope_and_anchor
    checks: luck-1; numbers: 3
harborside_4:water_st_607
    checks: will-2; numbers: 2
harborside_4:north_point_lighthouse
    checks: will-2
harborside_4:the_rope_and_anchor
    checks: luck-1
harborside_5:water_st_607
harborside_5:north_point_lighthouse
    checks: speed-1
harborside_5:the_rope_and_anchor
    numbers: 2 3
harborside_6:water_st_607
    checks: will-1
harborside_6:north_point_lighthouse
harborside_6:the_rope_and_anchor
harborside_7:water_st_607
    checks: sneak-2; numbers: 10
harborside_7:north_point_lighthouse
    numbers: 2
harborside_7:the_rope_and_anchor
harborside_8:water_st_607
    numbers: 3
harborside_8:north_point_lighthouse
    checks: luck-1
harborside_8:the_rope_and_anchor
harborside_9:water_st_607
    numbers: 3
harborside_9:north_point_lighthouse
harborside_9:the_rope_and_anchor
harborside_10:water_st_607
harborside_10:north_point_lighthouse
    checks: will-1
harborside_10:the_rope_and_anchor
    checks: fight-2
harborside_11:water_st_607
harborside_11:north_point_lighthouse
harborside_11:the_rope_and_anchor
    checks: fight-2
harborside_12:water_st_607
    numbers: 2
harborside_12:north_point_lighthouse
harborside_12:the_rope_and_anchor
    numbers: 3
harborside_13:water_st_607
    checks: sneak-1
harborside_13:north_point_lighthouse
harborside_13:the_rope_and_anchor
    checks: will-1
harborside_14:water_st_607
    checks: will-1
harborside_14:north_point_lighthouse
    numbers: 5
harborside_14:the_rope_and_anchor
south_shore_1:artists_colony
    checks: luck-1; numbers: 2
south_shore_1:hall_school
    checks: will-1
south_shore_1:neils_curiosity_shop
    checks: lore-1; numbers: 2
south_shore_2:artists_colony
    checks: luck-1; numbers: 2
south_shore_2:hall_school
    checks: will-2
south_shore_2:neils_curiosity_shop
    checks: lore-1/2; numbers: 2 3
south_shore_3:artists_colony
    numbers: 2
south_shore_3:hall_school
    numbers: 2
south_shore_3:neils_curiosity_shop
    checks: lore-2; numbers: 3
south_shore_4:artists_colony
    checks: fight-1 will-2
south_shore_4:hall_school
south_shore_4:neils_curiosity_shop
    checks: luck-3; numbers: 3
south_shore_5:artists_colony
south_shore_5:hall_school
south_shore_5:neils_curiosity_shop
    checks: will-2
south_shore_6:artists_colony
    checks: will-2; numbers: 2
south_shore_6:hall_school
south_shore_6:neils_curiosity_shop
south_shore_7:artists_colony
south_shore_7:hall_school
    checks: lore-1
south_shore_7:neils_curiosity_shop
    numbers: 2 5
south_shore_8:artists_colony
    numbers: 5
south_shore_8:hall_school
south_shore_8:neils_curiosity_shop
    numbers: 2 5
south_shore_9:artists_colony
    checks: will-2
south_shore_9:hall_school
    checks: lore-1
south_shore_9:neils_curiosity_shop
south_shore_10:artists_colony
    checks: luck+0; numbers: 2 3
south_shore_10:hall_school
    numbers: 3
south_shore_10:neils_curiosity_shop
    numbers: 3
south_shore_11:artists_colony
    checks: will-1; numbers: 3
south_shore_11:hall_school
    checks: lore-1 will-1; numbers: 2
south_shore_11:neils_curiosity_shop
    checks: lore-1
south_shore_12:artists_colony
    numbers: 2
south_shore_12:hall_school
    checks: lore-1/2
south_shore_12:neils_curiosity_shop
south_shore_13:artists_colony
south_shore_13:hall_school
    numbers: 2
south_shore_13:neils_curiosity_shop
south_shore_14:artists_colony
    checks: will-1
south_shore_14:hall_school
    checks: luck-2
south_shore_14:neils_curiosity_shop
    numbers: 3
kingsport_head_1:strange_high_house
    checks: will-2
kingsport_head_1:the_causeway
kingsport_head_1:wireless_station
kingsport_head_2:strange_high_house
    checks: will-2
kingsport_head_2:the_causeway
kingsport_head_2:wireless_station
kingsport_head_3:strange_high_house
    checks: fight-1
kingsport_head_3:the_causeway
    checks: fight-2; numbers: 2
kingsport_head_3:wireless_station
kingsport_head_4:strange_high_house
    checks: luck-1
kingsport_head_4:the_causeway
kingsport_head_4:wireless_station
kingsport_head_5:strange_high_house
    checks: luck-1
kingsport_head_5:the_causeway
kingsport_head_5:wireless_station
kingsport_head_6:strange_high_house
kingsport_head_6:the_causeway
    checks: speed-2; numbers: 2
kingsport_head_6:wireless_station
kingsport_head_7:strange_high_house
    numbers: 2
kingsport_head_7:the_causeway
kingsport_head_7:wireless_station
    checks: will-2
kingsport_head_8:strange_high_house
    numbers: 2
kingsport_head_8:the_causeway
    checks: will-2; numbers: 2
kingsport_head_8:wireless_station
kingsport_head_9:strange_high_house
kingsport_head_9:the_causeway
    checks: luck-2; numbers: 2
kingsport_head_9:wireless_station
    numbers: 2
kingsport_head_10:strange_high_house
    numbers: 2 3
kingsport_head_10:the_causeway
kingsport_head_10:wireless_station
    checks: speed-2
kingsport_head_11:strange_high_house
kingsport_head_11:the_causeway
kingsport_head_11:wireless_station
    checks: fight-2; numbers: 2
kingsport_head_12:strange_high_house
    checks: will-1
kingsport_head_12:the_causeway
kingsport_head_12:wireless_station
kingsport_head_13:strange_high_house
kingsport_head_13:the_causeway
kingsport_head_13:wireless_station
    numbers: 2
kingsport_head_14:strange_high_house
kingsport_head_14:the_causeway
kingsport_head_14:wireless_station
    checks: luck-2; numbers: 2
"""
    )
)

GATE_ENCOUNTERS = list(
    rows(
        """
red_kh1:rlyeh
red_kh1:unknown_kadath
    checks: luck+0
red_kh1:other
red_kh2:rlyeh
    numbers: 3
red_kh2:unknown_kadath
red_kh2:other
red_kh3:the_dreamlands
    checks: will-2; numbers: 4
red_kh3:unknown_kadath
    checks: sneak-2
red_kh3:other
red_kh4:plateau_of_leng
red_kh4:unknown_kadath
red_kh4:other
red_kh5:plateau_of_leng
    numbers: 3
red_kh5:unknown_kadath
red_kh5:other
red_kh6:the_dreamlands
    numbers: 2
red_kh6:unknown_kadath
red_kh6:other
    checks: speed-1
red_kh7:abyss
red_kh7:unknown_kadath
    checks: will-1; numbers: 2
red_kh7:other
    checks: fight-1
red_kh8:abyss
    numbers: 2
red_kh8:unknown_kadath
red_kh8:other
    numbers: 3
green_kh1:the_dreamlands
    numbers: 5
green_kh1:the_underworld
green_kh1:other
green_kh2:the_dreamlands
    numbers: 5
green_kh2:the_underworld
    checks: will-2
green_kh2:other
green_kh3:great_hall_of_celeano
green_kh3:the_underworld
    checks: luck-2
green_kh3:other
    numbers: 5
green_kh4:plateau_of_leng
green_kh4:the_underworld
green_kh4:other
green_kh5:plateau_of_leng
    numbers: 2
green_kh5:the_underworld
    checks: sneak-1
green_kh5:other
    numbers: 3
green_kh6:city_of_the_great_race
    checks: luck-2
green_kh6:the_underworld
green_kh6:other
green_kh7:city_of_the_great_race
green_kh7:the_underworld
green_kh7:other
    checks: luck-2
green_kh8:great_hall_of_celeano
green_kh8:the_underworld
green_kh8:other
    checks: luck-1
blue_kh1:yuggoth
    checks: lore-1; numbers: 2
blue_kh1:the_underworld
blue_kh1:other
blue_kh2:great_hall_of_celeano
blue_kh2:the_underworld
blue_kh2:other
blue_kh3:abyss
    checks: luck-2
blue_kh3:the_underworld
    checks: luck-1
blue_kh3:other
    checks: luck-1
blue_kh4:the_dreamlands
    checks: luck-1
blue_kh4:the_underworld
blue_kh4:other
    numbers: 4
blue_kh5:the_dreamlands
    numbers: 2
blue_kh5:the_underworld
blue_kh5:other
    checks: luck-1
blue_kh6:great_hall_of_celeano
    numbers: 3
blue_kh6:the_underworld
blue_kh6:other
    checks: luck-1/2
blue_kh7:yuggoth
blue_kh7:the_underworld
    numbers: 2
blue_kh7:other
blue_kh8:abyss
    numbers: 2 5
blue_kh8:the_underworld
    checks: luck-1
blue_kh8:other
    checks: lore-1; numbers: 2
yellow_kh1:yuggoth
    numbers: 5
yellow_kh1:unknown_kadath
    checks: will-2; numbers: 3
yellow_kh1:other
    checks: luck-1
yellow_kh2:rlyeh
    checks: speed-1
yellow_kh2:unknown_kadath
    checks: luck-1
yellow_kh2:other
    checks: will-2
yellow_kh3:city_of_the_great_race
yellow_kh3:unknown_kadath
yellow_kh3:other
    numbers: 3
yellow_kh4:rlyeh
yellow_kh4:unknown_kadath
    numbers: 2
yellow_kh4:other
yellow_kh5:the_dreamlands
yellow_kh5:unknown_kadath
    checks: luck+0
yellow_kh5:other
yellow_kh6:yuggoth
    numbers: 2
yellow_kh6:unknown_kadath
yellow_kh6:other
yellow_kh7:the_dreamlands
yellow_kh7:unknown_kadath
yellow_kh7:other
    checks: luck-1
yellow_kh8:city_of_the_great_race
yellow_kh8:unknown_kadath
yellow_kh8:other
"""
    )
)
