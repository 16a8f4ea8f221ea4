"""The common items. Most of them add the yellow die."""

from miskatonic.games.elder_sign.declare import common_item
from miskatonic.games.elder_sign.dice import PERIL, RED, YELLOW
from miskatonic.games.elder_sign.effects.attempts import add_dice, change_die
from miskatonic.games.elder_sign.effects.guarding import prevents
from miskatonic.games.elder_sign.effects.using import spend

common_item("whiskey", "Whiskey", "Whisky", prevents("sanity"))
common_item("food", "Food", "Nourriture", prevents("stamina"))
common_item("shotgun", "Shotgun", "Fusil à pompe", spend(change_die(PERIL), "after_roll"))
common_item("dynamite", "Dynamite", "Dynamite", add_dice((YELLOW, RED)))
common_item("tommy_gun", "Tommy Gun", "Mitraillette Thompson", add_dice((YELLOW, RED)))
common_item("revolver_38", ".38 Revolver", "Revolver .38", add_dice((YELLOW,)))
common_item("rifle", "Rifle", "Carabine", add_dice((YELLOW,)))
common_item("axe", "Axe", "Hache", add_dice((YELLOW,)))
common_item("bullwhip", "Bullwhip", "Fouet", add_dice((YELLOW,)))
common_item("knife", "Knife", "Couteau", add_dice((YELLOW,)))
common_item("cross", "Cross", "Croix", add_dice((YELLOW,)))
common_item("lantern", "Lantern", "Lanterne", add_dice((YELLOW,)))
