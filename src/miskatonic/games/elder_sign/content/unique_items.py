"""The unique items. Most of them add the red die."""

from miskatonic.games.elder_sign.declare import unique_item
from miskatonic.games.elder_sign.dice import RED, YELLOW
from miskatonic.games.elder_sign.effects.attempts import add_dice, banish, complete_task
from miskatonic.games.elder_sign.effects.belongings import gain
from miskatonic.games.elder_sign.effects.health import heal
from miskatonic.kernel.effect import both

unique_item("flute_of_the_outer_gods", "the Flute of the Outer Gods", "la Flûte des Dieux Extérieurs", banish("here"))
unique_item(
    "blue_watcher_of_the_pyramid", "the Blue Watcher of the Pyramid", "le Veilleur bleu de la pyramide", complete_task()
)
unique_item("necronomicon", "the Necronomicon", "le Necronomicon", both(add_dice((RED,)), gain("clue")))
unique_item("healing_stone", "the Healing Stone", "la Pierre de guérison", heal(sanity="all", stamina="all"))
unique_item("sword_of_glory", "the Sword of Glory", "l’Épée de gloire (f)", add_dice((YELLOW, RED)))
unique_item("enchanted_knife", "the Enchanted Knife", "le Couteau enchanté", add_dice((RED,)))
unique_item("holy_water", "the Holy Water", "l’Eau bénite (f)", add_dice((RED,)))
unique_item("lamp_of_alhazred", "the Lamp of Alhazred", "la Lampe d’Alhazred", add_dice((RED,)))
unique_item("cultes_des_goules", "Cultes des Goules", "Cultes des Goules (t)", add_dice((RED,)))
unique_item("the_king_in_yellow", "The King in Yellow", "Le Roi en jaune", add_dice((RED,)))
unique_item("ruby_of_rlyeh", "the Ruby of R’lyeh", "le Rubis de R’lyeh", add_dice((RED,)))
unique_item("powder_of_ibn_ghazi", "the Powder of Ibn-Ghazi", "la Poudre d’Ibn-Ghazi", add_dice((RED,)))
