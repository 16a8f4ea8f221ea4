"""The investigators."""

from miskatonic.games.elder_sign.declare import investigator
from miskatonic.games.elder_sign.dice import LORE, PERIL, RED, TERROR, YELLOW
from miskatonic.games.elder_sign.effects import (
    add_dice,
    add_locked_dice,
    change_die,
    heal_somebody,
    raise_investigation,
    reroll_dice,
)
from miskatonic.games.elder_sign.rules.abilities import (
    any_number_of_tasks,
    choose_what_is_gained,
    discarding,
    gains_one_more,
    ignores_locks,
    ignores_mythos,
    in_other_worlds,
    no_monsters_in_own_turn,
    no_terror,
    once_a_day_in_any_turn,
    once_a_roll,
    once_an_attempt,
    second_reroll,
)
from miskatonic.games.elder_sign.rules.attempt import AFTER_ANY_ROLL
from miskatonic.games.elder_sign.rules.turn import TURN_START

investigator(
    "amanda_sharpe",
    "Amanda Sharpe",
    ("The Student", "L'étudiante"),
    ("Studious", "Studieuse"),
    (
        "In her turn Amanda may complete any number of tasks with one roll; each die is used once.",
        "À son tour, Amanda peut accomplir autant de tâches que possible avec un même lancer ; chaque dé ne sert qu'une fois.",
    ),
    any_number_of_tasks(),
    sanity=5,
    stamina=5,
    choice=2,
)
investigator(
    "ashcan_pete",
    ("“Ashcan” Pete", "« Ashcan » Pete"),
    ("The Drifter", "Le vagabond"),
    ("Scrounge", "Débrouillard"),
    (
        "When Pete would gain a common item, a unique item or a spell, he may gain a clue, a common item, a unique item or "
        "a spell instead (not for starting items).",
        "Quand Pete devrait gagner un objet commun, un objet unique ou un sort, il peut gagner à la place un indice, un objet "
        "commun, un objet unique ou un sort (pas pour les objets de départ).",
    ),
    choose_what_is_gained(),
    sanity=4,
    stamina=6,
    ally="duke",
)
investigator(
    "bob_jenkins",
    "Bob Jenkins",
    ("The Salesman", "Le représentant"),
    ("Shrewd Dealer", "Vendeur astucieux"),
    (
        "After setup, whenever Bob gains at least 1 common item, he gains 1 more.",
        "Après la mise en place, chaque fois que Bob gagne au moins 1 objet commun, il en gagne 1 de plus.",
    ),
    gains_one_more("common"),
    sanity=4,
    stamina=6,
    common=2,
    unique=1,
)
investigator(
    "carolyn_fern",
    "Carolyn Fern",
    ("The Psychologist", "La psychologue"),
    ("Psychology", "Psychologie"),
    (
        "Once a day, at the start of anybody's turn, Carolyn may have 1 investigator heal 1 sanity.",
        "Une fois par jour, au début du tour de n'importe qui, Carolyn peut faire regagner 1 santé mentale à 1 investigateur.",
    ),
    once_a_day_in_any_turn(TURN_START, heal_somebody(sanity=1, stamina=0)),
    sanity=6,
    stamina=4,
    common=1,
    unique=1,
)
investigator(
    "darrell_simmons",
    "Darrell Simmons",
    ("The Photographer", "Le photographe"),
    ("Hometown Advantage", "Avantage du terrain"),
    (
        "Once a roll, in his turn, Darrell may raise the investigations of 1 die by 1, if the die has that face.",
        "Une fois par lancer, à son tour, Darrell peut augmenter de 1 les investigations d'un dé, si le dé a cette face.",
    ),
    once_a_roll(raise_investigation()),
    sanity=4,
    stamina=6,
    common=1,
    unique=1,
)
investigator(
    "dexter_drake",
    "Dexter Drake",
    ("The Magician", "Le magicien"),
    ("Magical Gift", "Don magique"),
    (
        "After setup, whenever Dexter gains at least 1 spell, he gains 1 more.",
        "Après la mise en place, chaque fois que Dexter gagne au moins 1 sort, il en gagne 1 de plus.",
    ),
    gains_one_more("spell"),
    sanity=5,
    stamina=5,
    unique=1,
    spell=2,
)
investigator(
    "gloria_goldberg",
    "Gloria Goldberg",
    ("The Author", "L'écrivaine"),
    ("Psychic Sensitivity", "Sensibilité psychique"),
    (
        "When Gloria attempts an Other World, she may add the yellow die and the red die to her pool.",
        "Quand Gloria tente un Autre Monde, elle peut ajouter le dé jaune et le dé rouge à sa réserve.",
    ),
    in_other_worlds(add_dice((YELLOW, RED))),
    sanity=6,
    stamina=4,
    common=1,
    spell=1,
)
investigator(
    "harvey_walters",
    "Harvey Walters",
    ("The Professor", "Le professeur"),
    ("Strong Mind", "Esprit fort"),
    (
        "Once a roll, in his turn, Harvey may change 1 die from terror to lore.",
        "Une fois par lancer, à son tour, Harvey peut changer 1 dé de terreur en savoir.",
    ),
    once_a_roll(change_die(LORE, (TERROR,))),
    sanity=7,
    stamina=3,
    unique=1,
    spell=1,
)
investigator(
    "jenny_barnes",
    "Jenny Barnes",
    ("The Dilettante", "La dilettante"),
    ("Trust Fund", "Rente"),
    (
        "Before her first roll Jenny may discard a common item, a clue or a spell, without its effect, to add the yellow die "
        "and the red die to her pool.",
        "Avant son premier lancer, Jenny peut défausser un objet commun, un indice ou un sort, sans son effet, pour ajouter "
        "le dé jaune et le dé rouge à sa réserve.",
    ),
    discarding(("common", "spell", "clue"), add_dice((YELLOW, RED))),
    sanity=6,
    stamina=4,
    common=1,
    spell=1,
)
investigator(
    "joe_diamond",
    "Joe Diamond",
    ("The Private Eye", "Le détective privé"),
    ("Hunches", "Intuitions"),
    (
        "Each clue that Joe spends gives him a second reroll.",
        "Chaque indice que Joe dépense lui donne une seconde relance.",
    ),
    second_reroll(),
    sanity=4,
    stamina=6,
    common=1,
    clue=1,
)
investigator(
    "kate_winthrop",
    "Kate Winthrop",
    ("The Scientist", "La scientifique"),
    ("Science!", "Science !"),
    (
        "No monster appears during Kate's turn, and terror effects do not touch her.",
        "Aucun monstre n'apparaît pendant le tour de Kate, et les effets Terreur ne la touchent pas.",
    ),
    no_monsters_in_own_turn(),
    no_terror(),
    sanity=6,
    stamina=4,
    unique=1,
    spell=1,
)
investigator(
    "mandy_thompson",
    "Mandy Thompson",
    ("The Researcher", "La chercheuse"),
    ("Research", "Recherche"),
    (
        "Once a day, after anybody's roll, Mandy may have up to 2 of its dice rolled again.",
        "Une fois par jour, après le lancer de n'importe qui, Mandy peut en faire relancer jusqu'à 2 dés.",
    ),
    once_a_day_in_any_turn(AFTER_ANY_ROLL, reroll_dice(2)),
    sanity=5,
    stamina=5,
    common=1,
    clue=1,
)
investigator(
    "michael_mcglen",
    "Michael McGlen",
    ("The Gangster", "Le gangster"),
    ("Strong Body", "Corps robuste"),
    (
        "Once a roll, in his turn, Michael may change 1 die from terror to peril.",
        "Une fois par lancer, à son tour, Michael peut changer 1 dé de terreur en péril.",
    ),
    once_a_roll(change_die(PERIL, (TERROR,))),
    sanity=3,
    stamina=7,
    common=2,
)
investigator(
    "monterey_jack",
    "Monterey Jack",
    ("The Archaeologist", "L'archéologue"),
    ("Archaeology", "Archéologie"),
    (
        "After setup, whenever Monterey gains at least 1 unique item, he gains 1 more.",
        "Après la mise en place, chaque fois que Monterey gagne au moins 1 objet unique, il en gagne 1 de plus.",
    ),
    gains_one_more("unique"),
    sanity=3,
    stamina=7,
    common=1,
    unique=2,
)
investigator(
    "sister_mary",
    ("Sister Mary", "Sœur Mary"),
    ("The Nun", "La religieuse"),
    ("Guardian Angel", "Ange gardien"),
    (
        "The lower halves of Mythos cards do not touch Mary. In her turn locked dice may join her pool; they go back to their "
        "icons when it ends.",
        "Les effets continus des cartes Mythe ne touchent pas Mary. À son tour, les dés verrouillés peuvent rejoindre sa "
        "réserve ; ils retournent sur leurs symboles à la fin de celui-ci.",
    ),
    ignores_mythos(),
    ignores_locks(),
    once_an_attempt(add_locked_dice()),
    sanity=7,
    stamina=3,
    common=1,
    unique=1,
    spell=1,
)
investigator(
    "vincent_lee",
    "Vincent Lee",
    ("The Doctor", "Le docteur"),
    ("Physician", "Médecin"),
    (
        "Once a day, at the start of anybody's turn, Vincent may have 1 investigator heal 1 stamina.",
        "Une fois par jour, au début du tour de n'importe qui, Vincent peut faire regagner 1 résistance à 1 investigateur.",
    ),
    once_a_day_in_any_turn(TURN_START, heal_somebody(sanity=0, stamina=1)),
    sanity=5,
    stamina=5,
    common=1,
    spell=1,
)
