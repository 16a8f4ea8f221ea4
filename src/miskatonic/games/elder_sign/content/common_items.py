"""The common items. Most of them add the yellow die."""

from miskatonic.games.elder_sign.declare import common_item
from miskatonic.games.elder_sign.dice import PERIL, RED, YELLOW
from miskatonic.games.elder_sign.effects.attempts import add_dice, change_die
from miskatonic.games.elder_sign.effects.guarding import prevents
from miskatonic.games.elder_sign.effects.using import spend

common_item("whiskey", "the Whiskey", "le Whisky", prevents("sanity"))
common_item("food", "the Food", "la Nourriture", prevents("stamina"))
common_item("shotgun", "the Shotgun", "le Fusil à pompe", spend(change_die(PERIL), "after_roll"))
common_item("dynamite", "the Dynamite", "la Dynamite", add_dice((YELLOW, RED)))
common_item("tommy_gun", "the Tommy Gun", "la Mitraillette", add_dice((YELLOW, RED)))
common_item("revolver_38", "the .38 Revolver", "le Revolver .38", add_dice((YELLOW,)))
common_item("rifle", "the Rifle", "le Fusil", add_dice((YELLOW,)))
common_item("axe", "the Axe", "la Hache", add_dice((YELLOW,)))
common_item("bullwhip", "the Bullwhip", "le Fouet", add_dice((YELLOW,)))
common_item("knife", "the Knife", "le Couteau", add_dice((YELLOW,)))
common_item("cross", "the Cross", "la Croix", add_dice((YELLOW,)))
common_item("lantern", "the Lantern", "la Lanterne", add_dice((YELLOW,)))
