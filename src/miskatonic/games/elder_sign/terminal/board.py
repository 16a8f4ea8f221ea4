"""The table of Elder Sign in a terminal: the clock, the Ancient One, the museum, the dice, the investigators."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from miskatonic.cli.boards import BRIEF, FULL, NARROW, Scene, ink
from miskatonic.cli.boards.parts import card_panel, frame, mark
from miskatonic.cli.words import Words
from miskatonic.games.elder_sign.components import ADVENTURE_CARDS, ANCIENT_ONES, CARDS, MONSTER_CARDS, MYTHOS
from miskatonic.games.elder_sign.dice import COLORS, FACE_NAMES
from miskatonic.games.elder_sign.events.dice import Rolled
from miskatonic.games.elder_sign.state import ANCIENT_ONE, ENTRANCE
from miskatonic.games.elder_sign.terminal.signs import (
    HANDS,
    die,
    effects_in_signs,
    effects_in_words,
    flow,
    legend_rows,
    needs,
    sign,
    wrapped,
)
from miskatonic.games.elder_sign.view.card_text import describe
from miskatonic.games.elder_sign.view.table import (
    AdventureView,
    DieView,
    ElderSignView,
    InvestigatorView,
    SeatView,
    TaskView,
)
from miskatonic.kernel.event import Event
from miskatonic.kernel.text import text

GAME = "elder_sign"
PANEL_WIDTH = 38
"""The least that a panel of an adventure needs."""
WIDE = 100
"""Where names have room."""


class ElderSignBoard:
    """Draws Elder Sign."""

    def draw(self, view: ElderSignView, scene: Scene) -> RenderableType:
        """From top to bottom: hour and Ancient One, adventures, dice, investigators."""
        parts: list[RenderableType] = [*head(view, scene)]
        if not view.ancient_one.awake and any(view.museum):
            parts += museum(view, scene)
        if (dice := dice_line(view, scene)) is not None:
            parts.append(dice)
        parts += investigators(view, scene)
        return Group(*parts)

    def legend(self, scene: Scene) -> RenderableType:
        """The signs and what they mean."""
        grid = Table.grid(padding=(0, 3))
        for row in zip(*legend_rows(scene), strict=True):
            grid.add_row(*row)
        room = scene.words("es-legend-room", sign=sign("monster", scene).plain)
        return Group(grid, ink(room), ink(scene.words("es-legend-icons")))

    def card(self, piece: str, scene: Scene) -> RenderableType | None:
        """The words on a card, as a panel."""
        return card_panel(piece.partition("/")[0], describe, scene)

    def tell(self, event: Event, scene: Scene) -> Text | None:
        """A roll with what it shows."""
        if not isinstance(event, Rolled):
            return None
        line = ink(scene.words("es-rolls", who=scene.words.piece(GAME, event.who)) + " ")
        for index, result in zip(event.dice, event.faces, strict=True):
            line += die(COLORS[index], FACE_NAMES[result], scene) + ink(" ")
        return line

    def seat_name(self, view: ElderSignView, seat: int, words: Words) -> str:
        """The investigator of that seat."""
        investigator = view.seats[seat].investigator
        return words("seat", number=seat + 1) if investigator is None else words.piece(GAME, investigator.slug)


def place_name(place: str, view: ElderSignView, words: Words) -> str:
    """The name of an adventure, of the entrance or of the Ancient One."""
    if place == ENTRANCE:
        return words.read(text("es-place-entrance"))
    return words.piece(GAME, view.ancient_one.slug if place == ANCIENT_ONE else place)


# --- the hour, the Ancient One, the Mythos card


def head(view: ElderSignView, scene: Scene) -> Iterator[RenderableType]:
    """Day and hour, doom and elder signs, the Mythos card in force."""
    if scene.detail == FULL:
        grid = Table.grid(padding=(0, 2), expand=False)
        grid.add_column(justify="center", no_wrap=True)
        grid.add_column()
        grid.add_row(dial(view, scene), Group(ancient_one(view, scene), *mythos(view, scene, lines=2)))
        yield grid
        return
    line = hours(view, scene) + ink("  ") + ancient_one(view, scene)
    yield line
    yield from mythos(view, scene, lines=2 if scene.detail != BRIEF else 1)


def dial(view: ElderSignView, scene: Scene) -> Text:
    """The clock: its four hours around the hand."""

    def hour(name: str) -> Text:
        return ink(name, style="bold black on bright_yellow" if name == view.hour else "dim")

    hand = ink(HANDS[view.hour][scene.ascii], style="bold bright_yellow")
    rows = [
        hour("XII"),
        hour("IX") + ink("  ") + hand + ink("  ") + hour("III"),
        hour("VI"),
        ink(scene.words("es-day", day=view.day), style="bold"),
    ]
    return Text("\n", justify="center").join(rows)


def hours(view: ElderSignView, scene: Scene) -> Text:
    """The same in one line."""
    drawn = ink(scene.words("es-day", day=view.day) + " ", style="bold")
    for name in ("III", "VI", "IX", "XII"):
        drawn += ink(f" {name} ", "black on bright_yellow") if name == view.hour else ink(f"{name}", "dim")
        drawn += ink(" ")
    return drawn


def ancient_one(view: ElderSignView, scene: Scene) -> Text:
    """Its name, the doom track with its monster spaces, the elder signs against it."""
    card = view.ancient_one
    words = scene.words
    drawn = ink("")
    if scene.detail == FULL and scene.width >= WIDE:
        drawn += ink(words.read(text("es-title")), style="bold yellow") + ink("   ")
    drawn += mark(card.slug, scene) + mark(ANCIENT_ONE, scene)
    drawn += ink(words.piece(GAME, card.slug), style="bold bright_red" if card.awake else "bold")
    if card.awake:
        drawn += ink(f" {words('es-awake')}", style="bold bright_red")
    drawn += ink("  ") + doom_track(view, scene) + ink(f" {card.doom}/{card.doom_track}", style="red")
    drawn += ink("  ") + sign("elder_sign", scene) + ink(f" {card.elder_signs}/{card.limit}", style="green")
    if scene.detail == FULL:
        ability = ANCIENT_ONES[card.slug]
        drawn += ink(f"\n{words.read(ability.text)}", style="dim")
    if card.awake and card.combat is not None:
        drawn += ink(f"\n{words('es-battle')} ", style="bold") + needs(card.combat.needs, scene)
    return drawn


def doom_track(view: ElderSignView, scene: Scene) -> Text:
    """One box a space: full, empty, or empty with a monster lurking on it."""
    card = view.ancient_one
    full, empty, monster = ("X", ".", "M") if scene.ascii else ("■", "□", "Ж")
    drawn = ink("[" if scene.ascii else "")
    for space in range(1, card.doom_track + 1):
        if space <= card.doom:
            drawn.append(full, style="bright_red" if space in card.monster_spaces else "red")
        elif space in card.monster_spaces:
            drawn.append(monster, style="bright_red")
        else:
            drawn.append(empty, style="dim")
    return drawn + ink("]" if scene.ascii else "")


def mythos(view: ElderSignView, scene: Scene, lines: int) -> Iterator[Text]:
    """The card in force with its lower half, in at most that number of lines."""
    if not view.mythos or view.ancient_one.awake:
        return
    words = scene.words
    drawn = ink(f"{words('es-mythos')} ", style="bold cyan") + ink(words.piece(GAME, view.mythos), style="cyan")
    drawn += locked_dice((die for die in view.dice if die.lock == view.mythos), scene)
    lower = MYTHOS[view.mythos].lower
    if lower is not None:
        drawn += ink(f" – {words.read(lower)}")
    room = (scene.width - (14 if scene.detail == FULL else 0)) * lines
    drawn.truncate(room, overflow="ellipsis")
    yield drawn


# --- adventures


def museum(view: ElderSignView, scene: Scene) -> Iterator[RenderableType]:
    """The adventures: as panels, as rows, or only the one that is attempted."""
    laid = [adventure for adventure in (*view.museum, *view.other_worlds) if adventure is not None]
    attempted = [adventure for adventure in laid if view.attempt is not None and adventure.card == view.attempt.place]
    if scene.detail == FULL:
        yield panels(laid, view, scene)
    elif attempted:
        yield from (rows(laid, view, scene) for _ in range(scene.detail))
        width = min(scene.width, 76)
        lines = list(card_lines(attempted[0], view, scene, width - 4))
        yield panel(attempted[0], lines, view, scene, width, len(lines))
    else:
        yield rows(laid, view, scene)


def panels(laid: list[AdventureView], view: ElderSignView, scene: Scene) -> Table:
    """As many side by side as there is room for."""
    across = max(1, min(4 if len(laid) > 6 else 3, scene.width // PANEL_WIDTH))
    width = scene.width // across
    grid = Table.grid()
    for _ in range(across):
        grid.add_column(width=width)
    for start in range(0, len(laid), across):
        row = [
            (adventure, list(card_lines(adventure, view, scene, width - 4)))
            for adventure in laid[start : start + across]
        ]
        tallest = max(len(lines) for _, lines in row)
        grid.add_row(*(panel(adventure, lines, view, scene, width, tallest) for adventure, lines in row))
    return grid


def panel(
    adventure: AdventureView, lines: list[Text], view: ElderSignView, scene: Scene, width: int, height: int
) -> Panel:
    """One adventure, with who is there below it."""
    attempted = view.attempt is not None and view.attempt.place == adventure.card
    card = ADVENTURE_CARDS[adventure.card]
    name = scene.words.piece(GAME, adventure.card)
    title = mark(adventure.card, scene) + ink(name, style="bold magenta" if card.other_world else "bold default")
    title.truncate(width - 10, overflow="ellipsis")
    title += ink(" ") + sign("trophy", scene, adventure.trophies)
    here = visitors(adventure.card, view, scene)
    return Panel(
        Group(*lines),
        title=title,
        title_align="left",
        subtitle=here or None,
        subtitle_align="left",
        width=width,
        height=height + 2,
        box=frame(scene),
        border_style="bold bright_yellow" if attempted else "magenta" if card.other_world else "bright_black",
    )


def card_lines(adventure: AdventureView, view: ElderSignView, scene: Scene, width: int) -> Iterator[Text]:
    """Its tasks, what happens on it, what it brings and what it costs."""
    card = ADVENTURE_CARDS[adventure.card]
    words = scene.words
    for number, task in enumerate(adventure.tasks, start=1):
        if is_there(task):
            yield task_line(number, task, adventure, scene)
    for when, effect in (("entry", card.entry), ("terror", card.terror), ("midnight", card.midnight)):
        if effect is not None:
            yield from wrapped(ink(words(f"es-{when}"), style="cyan") + ink(f" {words.read(effect.text)}"), width)
    for monster in adventure.monsters:
        if (midnight := MONSTER_CARDS[monster].midnight) is not None:
            line = sign("monster", scene) + ink(f" {words('es-midnight')}", style="cyan")
            yield from wrapped(line + ink(f" {words.read(midnight.text)}"), width)
    locks = locked_dice((die for die in view.dice if die.id in adventure.locked), scene)
    for icon in view.waiting:
        if icon in (adventure.card, *adventure.monsters):
            locks += ink(" ") + sign("locked", scene) + ink(" …")
    if locks:
        yield locks
    if card.rewards:
        yield from flow(sign("done", scene), effects_in_words(card.rewards, scene), width)
    if card.penalties:
        yield from flow(sign("failed", scene), effects_in_words(card.penalties, scene), width)


def is_there(task: TaskView) -> bool:
    """Whether it is a task at all, or only the place of one that a monster would bring."""
    return bool(task.needs) or task.frame != "none"


def task_line(number: int, task: TaskView, adventure: AdventureView, scene: Scene) -> Text:
    """A task: its number, what it needs, the monster on it, the dice that lie on it."""
    line = mark(f"{adventure.card}/task:{number - 1}", scene)
    line += ink(f"{number}", style="bold")
    line += sign("arrow", scene) if adventure.ordered and number < len(adventure.tasks) else ink(" ")
    line += ink(" ")
    if task.done:
        line += sign("done", scene) + ink(" ")
    parts = [needs(task.needs, scene)] if task.needs else []
    if task.monster:
        parts.append(sign("monster", scene) + ink(f" {scene.words.piece(GAME, task.monster)}", style="italic"))
    elif task.frame in ("empty", "full", "partial"):
        parts.append(ink(f"({sign('monster', scene).plain})", style="dim"))
    line += ink("  ").join(parts)
    if task.done or not task.open:
        line.stylize("dim")
    return line


def locked_dice(dice: Iterable[DieView], scene: Scene) -> Text:
    """Dice that an icon holds."""
    drawn = Text()
    for held in dice:
        drawn += ink(" ") + sign("locked", scene) + die(held.color, "unrolled", scene)
    return drawn


def visitors(place: str, view: ElderSignView, scene: Scene) -> Text:
    """Who is there."""
    names = [scene.words.piece(GAME, investigator.slug) for investigator in present(view) if investigator.at == place]
    return ink(", ".join(names), style="bright_cyan")


def present(view: ElderSignView) -> list[InvestigatorView]:
    """The investigators in play."""
    return [seat.investigator for seat in view.seats if seat.investigator is not None]


def rows(laid: list[AdventureView], view: ElderSignView, scene: Scene) -> Table:
    """One line for each adventure."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, overflow="ellipsis", max_width=24 if scene.width < WIDE else 34)
    grid.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    for adventure in laid:
        card = ADVENTURE_CARDS[adventure.card]
        attempted = view.attempt is not None and view.attempt.place == adventure.card
        style = "bold bright_yellow" if attempted else "magenta" if card.other_world else "default"
        grid.add_row(
            mark(adventure.card, scene),
            ink(scene.words.piece(GAME, adventure.card), style=style),
            row_tasks(adventure, view, scene),
            row_icons(adventure, scene),
            sign("done", scene) + ink(" ") + effects_in_signs(card.rewards, scene),
            sign("failed", scene) + ink(" ") + effects_in_signs(card.penalties, scene),
        )
    return grid


def row_tasks(adventure: AdventureView, view: ElderSignView, scene: Scene) -> Text:
    """The tasks of an adventure side by side."""
    between = ink(
        " → " if adventure.ordered and not scene.ascii else " > " if adventure.ordered else " | ", style="dim"
    )
    drawn = between.join(row_task(task, scene) for task in adventure.tasks if is_there(task))
    return drawn + locked_dice((die for die in view.dice if die.id in adventure.locked), scene)


def row_task(task: TaskView, scene: Scene) -> Text:
    """A task in as few cells as possible."""
    if task.done:
        return sign("done", scene)
    drawn = needs(task.needs, scene)
    if task.monster:
        drawn = sign("monster", scene) + ink(" ") + drawn
    elif task.frame == "empty":
        drawn = ink(f"({sign('monster', scene).plain})", style="dim")
    return drawn


def row_icons(adventure: AdventureView, scene: Scene) -> Text:
    """Whether something happens on entry, on terror, at midnight."""
    card = ADVENTURE_CARDS[adventure.card]
    midnight = card.midnight is not None or any(MONSTER_CARDS[m].midnight is not None for m in adventure.monsters)
    drawn = sign("trophy", scene, adventure.trophies)
    for key, there in (("entry", card.entry is not None), ("terror", card.terror is not None), ("midnight", midnight)):
        if there:
            drawn += ink(f" {scene.words(f'es-icon-{key}')}", style="cyan")
    return drawn


# --- dice


def dice_line(view: ElderSignView, scene: Scene) -> Text | None:
    """The dice by where they lie; nothing outside of attempts."""
    if view.attempt is None:
        return None
    words = scene.words
    groups: list[tuple[str, list[DieView]]] = [
        (words("es-pool"), [die for die in view.dice if die.zone == "pool"]),
        *(
            (words.piece(GAME, cast.card), [die for die in view.dice if die.zone == "spell" and die.at == cast.card])
            for cast in view.cast
        ),
        *(
            (
                words.piece(GAME, investigator.slug),
                [die for die in view.dice if die.zone == "marker" and die.at == str(seat)],
            )
            for seat, investigator in seated(view)
        ),
        *(
            (
                words("es-on-task", number=number),
                [die for die in view.dice if die.zone == "task" and die.at == str(number - 1)],
            )
            for number in range(1, 33)
        ),
        (words("es-aside"), [die for die in view.dice if die.zone == "aside"]),
    ]
    drawn = Text()
    laid_down = [words.piece(GAME, cast.card) for cast in view.cast if cast.fresh]
    for name, dice in groups:
        if not dice and name not in laid_down:
            continue
        drawn += ink("   " if drawn else "") + ink(f"{name} ", style="bold")
        for lying in dice:
            faint = lying.zone in ("aside", "task")
            drawn += mark(lying.id, scene) + die(lying.color, lying.face, scene, faint=faint) + ink(" ")
    return drawn


def seated(view: ElderSignView) -> Iterator[tuple[int, InvestigatorView]]:
    """The investigators with their seats."""
    for seat in view.seats:
        if seat.investigator is not None:
            yield seat.seat, seat.investigator


# --- investigators


def investigators(view: ElderSignView, scene: Scene) -> Iterator[RenderableType]:
    """One line each: sanity, stamina, clues, trophies, cards, where they are."""
    grid = Table.grid(padding=(0, 1))
    for column in range(8):
        grid.add_column(no_wrap=column < 7, overflow="ellipsis")
    for seat in view.seats:
        if seat.investigator is None:
            if scene.detail != BRIEF:
                grid.add_row(*absent(seat, scene))
        elif scene.detail != BRIEF or seat.seat == view.active:
            grid.add_row(*investigator(seat.seat, seat.investigator, view, scene))
    yield grid
    if scene.detail == BRIEF and view.attempt is None and len(view.seats) > 1:
        others = [in_brief(investigator, scene) for seat, investigator in seated(view) if seat != view.active]
        yield ink(" · ").join(others)


def in_brief(investigator: InvestigatorView, scene: Scene) -> Text:
    """An investigator whose turn it is not."""
    drawn = mark(investigator.slug, scene) + ink(f"{scene.words.piece(GAME, investigator.slug)} ", style="bright_cyan")
    return drawn + sign("sanity", scene, investigator.sanity) + ink(" ") + sign("stamina", scene, investigator.stamina)


def absent(seat: SeatView, scene: Scene) -> list[Text]:
    """A seat without an investigator."""
    words = scene.words
    key = "es-eliminated" if seat.eliminated else "es-no-investigator"
    return [
        ink(""),
        ink(words("seat", number=seat.seat + 1), style="dim"),
        *[ink("")] * 5,
        ink(words(key), style="dim"),
    ]


def investigator(seat: int, investigator: InvestigatorView, view: ElderSignView, scene: Scene) -> list[Text]:
    """The cells of an investigator's line."""
    words = scene.words
    active = seat == view.active
    name = mark(investigator.slug, scene) + ink(
        words.piece(GAME, investigator.slug), style="bold bright_cyan" if active else "bright_cyan"
    )
    if scene.people and seat not in scene.people:
        name += ink(f" {words('es-bot')}", style="dim")
    where = ink(place_name(investigator.at, view, words), style="dim")
    where.truncate(20 if scene.width < WIDE else 34, overflow="ellipsis")
    if scene.width < NARROW:
        name.truncate(12, overflow="ellipsis")
        where = ink("")
    return [
        sign("active", scene) if active else ink(" "),
        name,
        sign("sanity", scene) + ink(f" {investigator.sanity}/{investigator.max_sanity}"),
        sign("stamina", scene) + ink(f" {investigator.stamina}/{investigator.max_stamina}"),
        sign("clue", scene) + ink(f" {investigator.clues}"),
        sign("trophy", scene) + ink(f" {investigator.purse}"),
        where,
        hand(investigator, scene),
    ]


def hand(investigator: InvestigatorView, scene: Scene) -> Text:
    """The cards of an investigator: by name where there is room, by kind otherwise."""
    if scene.detail == FULL and scene.width >= WIDE:
        cards = [
            mark(card, scene) + sign(CARDS[card].deck, scene) + ink(f" {scene.words.piece(GAME, card)}")
            for card in investigator.cards
        ]
        return ink(", ").join(cards)
    return ink(" ").join(mark(card, scene) + sign(CARDS[card].deck, scene) for card in investigator.cards)
