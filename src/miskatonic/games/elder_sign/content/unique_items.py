"""The unique items. Most of them add the red die."""

from miskatonic.games.elder_sign.declare import unique_item
from miskatonic.games.elder_sign.dice import RED, YELLOW
from miskatonic.games.elder_sign.effects.attempts import add_dice, banish, complete_task
from miskatonic.games.elder_sign.effects.belongings import gain
from miskatonic.games.elder_sign.effects.health import heal
from miskatonic.games.elder_sign.rules.body_and_mind import ALL
from miskatonic.kernel.effect import both

unique_item("flute_of_the_outer_gods", "Flute of the Outer Gods", "Flûte des Dieux Extérieurs", banish("here"))
unique_item(
    "blue_watcher_of_the_pyramid", "Blue Watcher of the Pyramid", "Gardien bleu de la pyramide", complete_task()
)
unique_item("necronomicon", "Necronomicon", "Necronomicon", both(add_dice((RED,)), gain("clue")))
unique_item("healing_stone", "Healing Stone", "Pierre de guérison", heal(sanity=ALL, stamina=ALL))
unique_item("sword_of_glory", "Sword of Glory", "Épée de gloire", add_dice((YELLOW, RED)))
unique_item("enchanted_knife", "Enchanted Knife", "Couteau enchanté", add_dice((RED,)))
unique_item("holy_water", "Holy Water", "Eau bénite", add_dice((RED,)))
unique_item("lamp_of_alhazred", "Lamp of Alhazred", "Lampe d'Alhazred", add_dice((RED,)))
unique_item("cultes_des_goules", "Cultes des Goules", "Cultes des Goules", add_dice((RED,)))
unique_item("the_king_in_yellow", "The King in Yellow", "Le Roi en jaune", add_dice((RED,)))
unique_item("ruby_of_rlyeh", "Ruby of R'lyeh", "Rubis de R'lyeh", add_dice((RED,)))
unique_item("powder_of_ibn_ghazi", "Powder of Ibn-Ghazi", "Poudre d'Ibn-Ghazi", add_dice((RED,)))
