"""Two boxes of one package: an item of Elder Sign; an asset with a reaction, an event and an investigator of the card game."""

from miskatonic.games.card_game.components import DeckOption, TokenEffect
from miskatonic.games.card_game.declare import asset, event, investigator
from miskatonic.games.card_game.effects.cards import draw, gain_resources
from miskatonic.games.card_game.effects.costs import costing
from miskatonic.games.card_game.effects.story import discover
from miskatonic.games.card_game.effects.timing import YOU, after
from miskatonic.games.card_game.effects.using import reaction
from miskatonic.games.card_game.events import EnemyDefeated
from miskatonic.games.elder_sign.declare import common_item
from miskatonic.games.elder_sign.effects.belongings import gain
from miskatonic.games.elder_sign.effects.health import heal
from miskatonic.kernel.box import Box
from miskatonic.kernel.effect import both
from miskatonic.kernel.effect import both as together

MUSEUM = Box("night_shift", "elder_sign", "Night Shift", "Équipe de nuit", published={"common_item": 1})
CARDS = Box("night_shift", "card_game", "Night Shift", "Équipe de nuit")

with MUSEUM:
    common_item("thermos", "Thermos Flask", "Bouteille thermos", together(heal(stamina=1), gain("clue")))

with CARDS:
    asset(
        "night_lantern",
        "Night Lantern",
        "Lanterne de nuit",
        "nightshift1",
        faction="seeker",
        cost=1,
        icons={"intellect": 1},
        traits=("Item",),
        slots=("hand",),
        lines=(reaction(after(EnemyDefeated, YOU), draw(1), cost=costing("exhaust")),),
    )
    event(
        "payday",
        "Payday",
        "Jour de paie",
        "nightshift2",
        faction="neutral",
        cost=0,
        icons={"wild": 1},
        effect=both(gain_resources(5), discover(1)),
    )
    investigator(
        "ida_crane",
        "Ida Crane",
        "Ida Crane",
        "nightshift3",
        subtitle_en="The Watchwoman",
        subtitle_fr="La veilleuse",
        faction="seeker",
        skills={"willpower": 3, "intellect": 4, "combat": 3, "agility": 2},
        health=7,
        sanity=7,
        elder_sign=TokenEffect(1),
        deck_options=(DeckOption("seeker"), DeckOption("neutral"), DeckOption("guardian", most=2)),
        required=(),
        starter={
            "night_lantern": 2,
            "payday": 2,
            "machete": 1,
            "beat_cop": 1,
            "guard_dog": 1,
            "physical_training": 1,
            "evidence": 1,
            "dodge": 1,
            "dynamite_blast": 1,
            "vicious_blow": 1,
            "magnifying_glass": 1,
            "old_book_of_lore": 1,
            "research_librarian": 1,
            "dr_milan_christopher": 1,
            "hyperawareness": 1,
            "medical_texts": 1,
            "mind_over_matter": 1,
            "working_a_hunch": 1,
            "barricade": 1,
            "deduction": 1,
            "knife": 2,
            "flashlight": 2,
            "emergency_cache": 2,
            "guts": 1,
            "perception": 1,
        },
    )
