"""The monster markers."""

from miskatonic.games.elder_sign.declare import (
    CLUE,
    COMMON,
    SPELL,
    UNIQUE,
    clock,
    investigation,
    lore,
    monster,
    pay,
    peril,
    terror,
)

monster("cultist", "Cultist", "Cultiste", investigation(1), peril, trophies=1, copies=3, cultist=True)
monster("byakhee", "Byakhee", "Byakhee", peril, trophies=1, rewards=[CLUE])
monster("chthonian", "Chthonian", "Chthonien", peril, peril, pay(stamina=1), trophies=2, rewards=[UNIQUE])
monster("dark_young", "Dark Young", "Sombre rejeton", terror, peril, trophies=2, rewards=[CLUE])
monster("dhole", "Dhole", "Dhole", peril, peril, terror, trophies=2, rewards=[UNIQUE, CLUE])
monster("dimensional_shambler", "Dimensional Shambler", "Rôdeur dimensionnel", lore, clock, trophies=1, rewards=[CLUE])
monster("elder_thing", "Elder Thing", "Chose très ancienne", lore, pay(sanity=1), trophies=1, rewards=[SPELL])
monster("fire_vampire", "Fire Vampire", "Vampire de feu", investigation(3), pay(stamina=1), trophies=1, rewards=[CLUE])
monster("flying_polyp", "Flying Polyp", "Polype volant", terror, terror, pay(sanity=1), trophies=2, rewards=[UNIQUE])
monster("formless_spawn", "Formless Spawn", "Rejeton informe", lore, terror, trophies=2, rewards=[SPELL])
monster("ghost", "Ghost", "Fantôme", lore, investigation(2), trophies=1, rewards=[CLUE], locked="yellow")
monster("ghoul", "Ghoul", "Goule", peril, investigation(1), trophies=1, rewards=[COMMON])
monster("gug", "Gug", "Gug", peril, peril, trophies=2, rewards=[COMMON])
monster("high_priest", "High Priest", "Grand prêtre", lore, lore, terror, trophies=2, rewards=[SPELL, CLUE])
monster("hound_of_tindalos", "Hound of Tindalos", "Chien de Tindalos", peril, clock, trophies=1, rewards=[CLUE])
monster("maniac", "Maniac", "Dément", investigation(4), trophies=1, rewards=[COMMON])
monster("mi_go", "Mi-Go", "Mi-Go", investigation(3), trophies=1, rewards=[UNIQUE], locked="green")
monster("shoggoth", "Shoggoth", "Shoggoth", terror, terror, trophies=2, rewards=[UNIQUE])
monster(
    "star_spawn",
    "Star Spawn",
    "Rejeton stellaire",
    terror,
    lore,
    pay(sanity=1),
    trophies=2,
    rewards=[UNIQUE],
    locked="red",
)
monster("witch", "Witch", "Sorcière", lore, trophies=1, rewards=[SPELL], locked="green")

# The Masks, in the cup only against Nyarlathotep.
monster("the_black_man", "The Black Man", "L'Homme noir", lore, terror, trophies=2, rewards=[CLUE], mask=True)
monster(
    "the_bloated_woman",
    "The Bloated Woman",
    "La Femme boursouflée",
    terror,
    pay(sanity=1),
    trophies=2,
    rewards=[CLUE],
    mask=True,
)
monster("the_dark_pharaoh", "The Dark Pharaoh", "Le Pharaon noir", lore, lore, trophies=2, rewards=[SPELL], mask=True)
monster(
    "god_of_the_bloody_tongue",
    "God of the Bloody Tongue",
    "Le Dieu à la langue sanglante",
    peril,
    peril,
    terror,
    trophies=3,
    rewards=[UNIQUE],
    mask=True,
)
monster(
    "haunter_of_the_dark",
    "Haunter of the Dark",
    "Le Hanteur des ténèbres",
    terror,
    terror,
    trophies=2,
    rewards=[UNIQUE],
    locked="red",
    mask=True,
)
