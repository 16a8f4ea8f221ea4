"""The table of Arkham Horror in a terminal: the tracks, the towns, the Other Worlds, the fight under way, the sheets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from miskatonic.cli.boards import BRIEF, FULL, NARROW, Scene, ink
from miskatonic.cli.boards.parts import card_panel, frame, mark, named_piece, shortened
from miskatonic.cli.words import Words
from miskatonic.games.arkham_horror.components import GAME, LOCATIONS, MONSTER_CARDS, SKILLS
from miskatonic.games.arkham_horror.state import JAIL, LOST, OUTSKIRTS, SKY
from miskatonic.games.arkham_horror.terminal.signs import legend_rows, sign
from miskatonic.games.arkham_horror.terminal.signs import track as filled
from miskatonic.games.arkham_horror.view.card_text import describe
from miskatonic.games.arkham_horror.view.fights import CheckView, CombatView
from miskatonic.games.arkham_horror.view.table import (
    ArkhamView,
    InvestigatorView,
    MonsterView,
    SeatView,
    TrackView,
)
from miskatonic.games.arkham_horror.view.towns import MarkerView, PlaceView
from miskatonic.kernel.event import Event
from miskatonic.kernel.registry import NAMES
from miskatonic.kernel.text import signed, text

named = partial(named_piece, GAME)

PANEL_WIDTH = 44
"""The least that the panel of a neighborhood needs."""
WIDE = 120
"""From here on a track is told in one line."""


class ArkhamBoard:
    """Draws Arkham Horror."""

    def draw(self, view: ArkhamView, scene: Scene) -> RenderableType:
        """From top to bottom: where the game stands, the towns, the worlds beyond, the fight under way, the investigators."""
        parts: list[RenderableType] = [*head(view, scene)]
        if not view.ancient_one.awake:
            parts += towns(view, scene)
            parts += tracks(view, scene)
            parts += beyond(view, scene)
        if view.combat is not None:
            parts.append(combat_line(view.combat, view, scene))
        for check in view.checks:
            parts.append(check_line(check, view, scene))
        parts += investigators(view, scene)
        return Group(*parts)

    def legend(self, scene: Scene) -> RenderableType:
        """The signs and what they mean."""
        return Group(*legend_rows(scene), ink(scene.words("ah-legend-monster")))

    def card(self, piece: str, scene: Scene) -> RenderableType | None:
        """The words on a component, as a panel."""
        return card_panel(piece, describe, scene)

    def tell(self, event: Event, scene: Scene) -> Text | None:
        """The events say all that there is to say."""
        return None

    def seat_name(self, view: ArkhamView, seat: int, words: Words) -> str:
        """The investigator of that seat, or its number."""
        slug = slug_at(view.seats[seat])
        return words.piece(GAME, slug) if slug else words("ah-seat", n=seat + 1)


def slug_at(seat: SeatView) -> str:
    """Who sits there, or is going to."""
    return seat.investigator.slug if seat.investigator is not None else seat.chosen


def is_named(thing: str) -> bool:
    """Whether a pile of a box is one that players know by name."""
    return f"{GAME}/{thing}" in NAMES


# --- where the game stands


def head(view: ArkhamView, scene: Scene) -> Iterator[RenderableType]:
    """The turn and the phase; doom, terror, gates and monsters with their limits; the Mythos cards in force."""
    words = scene.words
    ancient = view.ancient_one
    title = named(ancient.slug, scene, "bold bright_red") + ink(" ") + sign("doom", scene, f" {ancient.doom}")
    title += ink(f"/{ancient.doom_track} ") + filled(ancient.doom, ancient.doom_track, scene)
    if ancient.awake:
        title += ink(f"  {words('ah-round', n=ancient.round)}", style="bold")
    for sheet in view.sheets:
        title += ink(" · ") + named(sheet, scene, "bright_yellow")
    yield shortened(title, scene.width)
    if ancient.card:
        yield from battle_lines(view, scene)
    line = ink(words("ah-turn", n=view.turn), style="bold") + ink("  ") + sign("terror", scene, f" {view.terror}/10")
    line += ink("  ") + sign("gate", scene, f" {sum(bool(place.gate) for place in view.places)}/{view.gate_limit}")
    line += ink("  ") + sign("seal", scene, f" {sum(place.sealed for place in view.places)}/6")
    outside = sum(monster.at == OUTSKIRTS for monster in view.monsters)
    line += ink("  ") + sign("monster", scene, f" {view.monsters_counted}/{view.monster_limit}")
    line += ink(f" ({outside}/{view.outskirts_limit})", style="dim")
    yield shortened(line, scene.width)
    cards = [card for card in (view.mythos, view.environment, view.rumor, *view.headlines) if card]
    if cards and scene.detail != BRIEF:
        told = ink(" · ").join(named(card, scene, "magenta") for card in dict.fromkeys(cards))
        if view.rumor_tokens:
            told += ink(" ") + sign("clue", scene, view.rumor_tokens)
        yield shortened(told, scene.width)


def battle_lines(view: ArkhamView, scene: Scene) -> Iterator[Text]:
    """The card of a battle round: who attacks in which order, and how many such cards are left."""
    words, ancient = scene.words, view.ancient_one
    line = named(ancient.card, scene, "bold magenta")
    for n, section in enumerate(ancient.sections):
        style = "bold bright_yellow" if n == ancient.section else "dim"
        line += ink(" → " if n and not scene.ascii else " > " if n else "  ")
        line += ink(words(f"ah-{section.replace('_', '-')}"), style=style)
    line += ink("  ") + sign("doom", scene, f" {ancient.successes}/{ancient.needed}")
    left = [f"{words.piece(GAME, pile)} {n}" for pile, n in view.supplies.items() if is_named(pile)]
    line += ink("  " + ", ".join(left), style="dim")
    yield shortened(line, scene.width)
    if scene.detail != BRIEF:
        told = describe(ancient.card, words.lang).lines
        yield shortened(ink("  ") + ink(" ".join(told)), scene.width * 3)


# --- the towns


def towns(view: ArkhamView, scene: Scene) -> Iterator[RenderableType]:
    """The neighborhoods as panels, or only the places where something is."""
    if scene.detail == FULL and scene.width >= 2 * PANEL_WIDTH:
        yield panels(view, scene)
        return
    shown = [place for place in view.places if is_of_interest(place, view, scene)]
    if scene.detail == BRIEF:
        shown = [place for place in shown if place.id == whereabouts(view)] or shown[:3]
    town = "" if len(view.towns) > 1 and scene.detail != BRIEF else None
    for place in sorted(shown, key=lambda place: view.towns.index(place.town)):
        if town is not None and place.town != town:
            town = place.town
            yield ink(scene.words.piece(GAME, town), style="bold underline")
        yield shortened(place_line(place, view, scene), scene.width)


def whereabouts(view: ArkhamView) -> str:
    """Where the investigator is whose turn it is."""
    investigator = view.seats[view.active].investigator
    return "" if investigator is None else investigator.at


def is_of_interest(place: PlaceView, view: ArkhamView, scene: Scene) -> bool:
    """Whether anything is to be said of a place."""
    if place.gate or place.clues or place.sealed or place.closed or place.marked or shown_markers(place):
        return True
    return bool(people_at(place.id, view)) or any(monster.at == place.id for monster in view.monsters)


def shown_markers(place: PlaceView) -> list[MarkerView]:
    """The markers of boxes at a place that have a dimension."""
    return [marker for marker in place.markers if marker.symbol is not None]


def tracks(view: ArkhamView, scene: Scene) -> Iterator[Text]:
    """The tracks of boards, a line each; where there is little room, only how far each has got."""
    if scene.detail == BRIEF and view.tracks:
        yield shortened(ink(" · ").join(track_head(track, scene) for track in view.tracks), scene.width)
        return
    for track in view.tracks:
        yield shortened(track_line(track, scene), scene.width * (2 if scene.width < WIDE else 1))


def track_head(track: TrackView, scene: Scene) -> Text:
    """A track with how far it has got, or with where what belongs to it is."""
    line = named(track.id, scene, "bold")
    if track.at:
        return line + ink(" ") + sign("gate", scene, f" {scene.words.piece(GAME, track.at)}")
    done = sum(len(spaces.markers) for spaces in track.groups)
    return line + ink(f" {done}/{sum(spaces.spaces for spaces in track.groups)}")


def track_line(track: TrackView, scene: Scene) -> Text:
    """A track of a board: how far each of its patterns has got, with the places that are named there and still count."""
    words = scene.words
    line = track_head(track, scene)
    if track.marker and not track.at:
        line += ink(" ") + named(track.marker, scene, "bright_magenta")
    for spaces in track.groups:
        boxes = (spaces.white, spaces.black)
        pattern = " / ".join(" ".join(words.read(text(f"ah-symbol-{symbol}")) for symbol in box) for box in boxes)
        line += ink(f"  {pattern} ", style="dim") + filled(len(spaces.markers), spaces.spaces, scene)
        for marker in spaces.markers:
            if marker.face_up:
                line += ink(" ") + mark(marker.id, scene) + ink(words.piece(GAME, marker.place))
    return line


def neighborhoods(view: ArkhamView) -> list[list[PlaceView]]:
    """The places of each neighborhood, its streets first."""
    found: dict[str, list[PlaceView]] = {}
    for place in view.places:
        home = LOCATIONS[place.id].neighborhood if place.id in LOCATIONS else place.id
        found.setdefault(home, []).append(place)
    return [sorted(places, key=lambda place: place.kind != "street") for places in found.values()]


def panels(view: ArkhamView, scene: Scene) -> Table:
    """As many neighborhoods side by side as there is room for."""
    across = max(1, min(3, scene.width // PANEL_WIDTH))
    width = scene.width // across
    grid = Table.grid()
    for _ in range(across):
        grid.add_column(width=width)
    quarters = neighborhoods(view)
    for start in range(0, len(quarters), across):
        row = quarters[start : start + across]
        tallest = max(map(len, row))
        grid.add_row(*(panel(places, view, scene, width, tallest) for places in row))
    return grid


def panel(places: list[PlaceView], view: ArkhamView, scene: Scene, width: int, height: int) -> Panel:
    """One neighborhood."""
    here = any(place.id == whereabouts(view) for place in places)
    return Panel(
        Group(*(shortened(place_line(place, view, scene), width - 4) for place in places)),
        width=width,
        height=height + 2,
        box=frame(scene),
        border_style="bold bright_yellow" if here else "bright_black",
        title=scene.words.piece(GAME, places[0].town) if len(view.towns) > 1 else None,
    )


def place_line(place: PlaceView, view: ArkhamView, scene: Scene) -> Text:
    """A place with what and who is there."""
    style = "bold" if place.kind == "street" else "bright_white" if not place.stable else ""
    line = named(place.id, scene, style)
    if place.gate:
        world = scene.words.piece(GAME, place.world)
        line += ink(" ") + sign("gate", scene, f"{world} {signed(place.modifier)}")
    if place.clues:
        line += ink(" ") + sign("clue", scene, place.clues)
    for marker in shown_markers(place):
        line += ink(" ") + named(marker.id, scene, "bright_magenta")
    for kind, there in (("seal", place.sealed), ("closed", place.closed), ("mark", place.marked)):
        if there:
            line += ink(" ") + sign(kind, scene)
    for investigator in people_at(place.id, view):
        line += ink(" ") + person(investigator, scene)
    for monster in view.monsters:
        if monster.at == place.id:
            line += ink(" ") + monster_text(monster, scene)
    return line


def people_at(place: str, view: ArkhamView) -> list[InvestigatorView]:
    """The investigators at a place."""
    return [seat.investigator for seat in view.seats if seat.investigator is not None and seat.investigator.at == place]


def person(investigator: InvestigatorView, scene: Scene) -> Text:
    """An investigator on the board."""
    line = sign("person", scene) + named(investigator.slug, scene, "bright_cyan")
    return line + (sign("explored", scene) if investigator.explored else ink(""))


def monster_text(monster: MonsterView, scene: Scene) -> Text:
    """A monster: awareness, horror, combat and toughness."""
    line = sign("monster", scene) + named(monster.id, scene, "italic")
    if scene.width < NARROW:
        return line
    horror = "–" if monster.horror is None else f"{signed(monster.horror)}/{monster.horror_damage}"
    numbers = (
        f" {signed(monster.awareness)} {horror} {signed(monster.combat)}/{monster.combat_damage} ×{monster.toughness}"
    )
    return line + ink(numbers, style="dim")


def beyond(view: ArkhamView, scene: Scene) -> Iterator[Text]:
    """The Other Worlds, the Sky, the Outskirts, the cell, and nowhere, where anything is there."""
    areas = [f"{world}_{half}" for world in view.worlds for half in (1, 2)]
    told: list[Text] = []
    for place in (*areas, SKY, OUTSKIRTS, JAIL, LOST):
        people = people_at(place, view)
        found = [monster for monster in view.monsters if monster.at == place]
        if not people and not found:
            continue
        line = named(place, scene, "bold magenta")
        for investigator in people:
            line += ink(" ") + person(investigator, scene)
        for monster in found:
            line += ink(" ") + sign("monster", scene) + named(monster.id, scene, "italic")
        told.append(line)
    if told:
        yield shortened(ink("  ").join(told), scene.width * (1 if scene.detail == BRIEF else 2))


# --- under way


def combat_line(combat: CombatView, view: ArkhamView, scene: Scene) -> Text:
    """Who fights what, with the dice that it comes to."""
    investigator = view.seats[combat.seat].investigator
    if investigator is None:
        return ink("")
    foe = combat.monster if combat.monster in MONSTER_CARDS else view.ancient_one.slug
    line = (
        named(investigator.slug, scene, "bright_cyan")
        + ink(" ⚔ " if not scene.ascii else " vs ")
        + named(foe, scene, "red")
    )
    dice = investigator.skills["fight"] + combat.rating + combat.bonus
    words = scene.words("ah-combat-dice", dice=max(0, dice), needed=combat.toughness)
    line += ink(f"  {words}", style="bold")
    hands = [*investigator.hands, *combat.spells]
    if hands:
        line += ink("  ") + ink(", ").join(named(card, scene, "yellow") for card in hands)
    return shortened(line, scene.width)


def check_line(check: CheckView, view: ArkhamView, scene: Scene) -> Text:
    """A check with its dice."""
    investigator = view.seats[check.seat].investigator
    who = "" if investigator is None else scene.words.piece(GAME, investigator.slug)
    skill = scene.words.read(text(f"ah-skill-{check.skill}"))
    line = ink(f"{who}: {skill} ({signed(check.modifier)}) [{check.difficulty}]", style="bold bright_yellow")
    dice = " ".join(map(str, check.dice)) or "–"
    return shortened(
        line + ink(f"  {dice}  ") + ink(f"{check.successes}/{check.difficulty}", style="bold"), scene.width
    )


# --- investigators


def investigators(view: ArkhamView, scene: Scene) -> Iterator[RenderableType]:
    """A line for each investigator; with cards for the one that the table is about."""
    for seat in view.seats:
        active = seat.seat == view.active
        if scene.detail == BRIEF and not active and seat.seat != view.seat:
            continue
        if seat.investigator is None:
            if seat.eliminated:
                yield ink(f"  {scene.words('ah-eliminated', n=seat.seat + 1)}", style="dim")
            continue
        yield shortened(sheet_line(seat, seat.investigator, view, scene), scene.width)
        if seat.investigator.cards and (active or scene.detail == FULL):
            yield shortened(cards_line(seat.investigator, scene), scene.width * (2 if active else 1))


def sheet_line(seat: SeatView, you: InvestigatorView, view: ArkhamView, scene: Scene) -> Text:
    """Sanity and stamina, skills, money, clues, trophies, and what has become of the investigator."""
    active = seat.seat == view.active
    line = (sign("active", scene) if active else ink(" ")) + ink(" ")
    line += named(you.slug, scene, "bold bright_cyan" if active else "bright_cyan")
    if seat.seat == view.first and len(view.seats) > 1:
        line += ink(" ") + sign("first", scene)
    if scene.people and seat.seat not in scene.people:
        line += ink(f" {scene.words('ah-bot')}", style="dim")
    line += ink(" ") + sign("sanity", scene, f"{you.sanity}/{you.max_sanity}")
    line += ink(" ") + sign("stamina", scene, f"{you.stamina}/{you.max_stamina}")
    line += ink(" ") + sign("money", scene, you.money) + ink(" ") + sign("clue", scene, you.clues)
    if scene.width >= NARROW:
        line += ink("  " + " ".join(f"{skill_name(skill, scene)}{you.skills[skill]}" for skill in SKILLS), style="dim")
    if active and view.step == "walk":
        line += ink(" ") + sign("steps", scene, you.points)
    if you.monster_trophies:
        line += ink(" ") + sign("monster", scene, sum(trophy.worth for trophy in you.monster_trophies))
    if you.gate_trophies:
        line += ink(" ") + sign("gate", scene, len(you.gate_trophies))
    for token, number in you.counters.items():
        line += ink(f" {scene.words.piece(GAME, token)} {number}", style="magenta")
    for kind, is_so in (("delayed", you.delayed), ("blessed", you.fate == "blessed"), ("cursed", you.fate == "cursed")):
        if is_so:
            line += ink(" ") + sign(kind, scene)
    return line


def skill_name(skill: str, scene: Scene) -> str:
    """The first three letters of a skill."""
    return scene.words.read(text(f"ah-skill-{skill}"))[:3]


def cards_line(you: InvestigatorView, scene: Scene) -> Text:
    """The cards of an investigator; exhausted ones are dim, those in hand underlined."""
    told: list[Text] = []
    for card in you.cards:
        style = "dim" if card in you.exhausted else "underline" if card in you.hands else ""
        line = named(card, scene, style)
        if tokens := you.tokens.get(card):
            line += ink(f" ({tokens})")
        told.append(line)
    return ink("    ") + ink(", ").join(told)
