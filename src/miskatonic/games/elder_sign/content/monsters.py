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

monster("cultist", "the Cultist", "le Cultiste", investigation(1), peril, trophies=1, copies=3, cultist=True)
monster("byakhee", "the Byakhee", "le Byakhee", peril, trophies=1, rewards=[CLUE])
monster("chthonian", "the Chthonian", "le Chthonien", peril, peril, pay(stamina=1), trophies=2, rewards=[UNIQUE])
monster("dark_young", "the Dark Young", "le Sombre rejeton", terror, peril, trophies=2, rewards=[CLUE])
monster("dhole", "the Dhole", "le Dhole", peril, peril, terror, trophies=2, rewards=[UNIQUE, CLUE])
monster(
    "dimensional_shambler",
    "the Dimensional Shambler",
    "le Rôdeur dimensionnel",
    lore,
    clock,
    trophies=1,
    rewards=[CLUE],
)
monster("elder_thing", "the Elder Thing", "la Chose ancienne", lore, pay(sanity=1), trophies=1, rewards=[SPELL])
monster(
    "fire_vampire",
    "the Fire Vampire",
    "le Vampire de feu",
    investigation(3),
    pay(stamina=1),
    trophies=1,
    rewards=[CLUE],
)
monster(
    "flying_polyp", "the Flying Polyp", "le Polype volant", terror, terror, pay(sanity=1), trophies=2, rewards=[UNIQUE]
)
monster("formless_spawn", "the Formless Spawn", "le Rejeton informe", lore, terror, trophies=2, rewards=[SPELL])
monster("ghost", "the Ghost", "le Fantôme", lore, investigation(2), trophies=1, rewards=[CLUE], locked="yellow")
monster("ghoul", "the Ghoul", "la Goule", peril, investigation(1), trophies=1, rewards=[COMMON])
monster("gug", "the Gug", "le Gug", peril, peril, trophies=2, rewards=[COMMON])
monster("high_priest", "the High Priest", "le Grand prêtre", lore, lore, terror, trophies=2, rewards=[SPELL, CLUE])
monster("hound_of_tindalos", "the Hound of Tindalos", "le Chien de Tindalos", peril, clock, trophies=1, rewards=[CLUE])
monster("maniac", "the Maniac", "le Maniaque", investigation(4), trophies=1, rewards=[COMMON])
monster("mi_go", "the Mi-Go", "le Mi-Go", investigation(3), trophies=1, rewards=[UNIQUE], locked="green")
monster("shoggoth", "the Shoggoth", "le Shoggoth", terror, terror, trophies=2, rewards=[UNIQUE])
monster(
    "star_spawn",
    "the Star Spawn",
    "la Larve stellaire",
    terror,
    lore,
    pay(sanity=1),
    trophies=2,
    rewards=[UNIQUE],
    locked="red",
)
monster("witch", "the Witch", "la Sorcière", lore, trophies=1, rewards=[SPELL], locked="green")

# The Masks, in the cup only against Nyarlathotep.
monster("the_black_man", "The Black Man", "L’Homme noir (m)", lore, terror, trophies=2, rewards=[CLUE], mask=True)
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
    "the God of the Bloody Tongue",
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
    "the Haunter of the Dark",
    "Celui qui hante les ténèbres",
    terror,
    terror,
    trophies=2,
    rewards=[UNIQUE],
    locked="red",
    mask=True,
)
