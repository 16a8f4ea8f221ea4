"""`miskatonic games` and `miskatonic inventory`: what can be played, and with which components."""

from __future__ import annotations

from typing import Any

from miskatonic.cli.options import AsJson, BoxNames, GameName, Language
from miskatonic.cli.output import Output
from miskatonic.kernel.box import BOXES, Box, Edition, edition_of, in_order
from miskatonic.kernel.game import GAMES, Game
from miskatonic.kernel.registry import Registry


def games(as_json: AsJson = False, lang: Language = None) -> None:
    """The games that can be played."""
    out = Output(lang, as_json)
    found = GAMES.in_order()
    if as_json:
        out.json(
            {
                "games": [
                    {
                        "game": game.slug,
                        "title": out.words.read(game.rules.title),
                        "players": {"least": game.rules.players[0], "most": game.rules.players[1]},
                        "boxes": [{"box": box.slug, "title": out.words.read(box.title)} for box in BOXES.of(game.slug)],
                    }
                    for game in found
                ]
            }
        )
        return
    table = out.table(out.words("column-name"), out.words("column-game"), out.words("column-players"))
    for game in found:
        low, high = game.rules.players
        table.add_row(game.slug, out.words.read(game.rules.title), out.words("players-range", low=low, high=high))
        for box in BOXES.of(game.slug):
            table.add_row(f"  {box.slug}", "  " + out.words("box-of", box=out.words.read(box.title)), "")
    out.console.print(table)
    for package, reason in BOXES.broken().items():
        out.warn(out.words("box-broken", box=package, reason=reason))


def inventory(game: GameName, boxes: BoxNames = None, as_json: AsJson = False, lang: Language = None) -> None:
    """Every component of a game: how many were published, how many are implemented."""
    out = Output(lang, as_json)
    title = GAMES[game]
    edition = edition_of(game, in_order(game, boxes or []))
    result = {**count_components(title, edition), "left_out": left_out(edition, out)}
    if as_json:
        out.json(result)
        return
    words = out.words
    table = out.table(
        words("column-component"),
        "#" + words("column-published"),
        "#" + words("column-implemented"),
        "#" + words("column-distinct"),
        title=words.read(title.rules.title),
    )
    for row in result["components"]:
        kind = words.of_game(title, f"component-{row['kind']}")
        style = "red" if row["kind"] in {short["kind"] for short in result["missing"]} else None
        table.add_row(kind, str(row["published"]), str(row["implemented"]), str(row["distinct"]), style=style)
    out.console.print(table)
    for row in result["left_out"]:
        kind = words.of_game(title, f"component-{row['kind']}")
        out.say("inventory-left-out", kind=kind, number=row["number"], reason=row["reason"])
    if result["missing"]:
        for row in result["missing"]:
            out.say("inventory-missing", kind=words.of_game(title, f"component-{row['kind']}"), number=row["number"])
    else:
        out.say("inventory-complete-but" if result["left_out"] else "inventory-complete")


def count_components(game: Game[Any], edition: Edition) -> dict[str, Any]:
    """The physical copies of each kind of component that were published and that are implemented; what is missing."""
    components: list[dict[str, Any]] = []
    for kind, registry in edition.kinds_beside(game.reading.registries).items():
        shelf = edition[registry]
        published = registry.published + sum(box_count(box, registry) for box in edition.opened)
        components.append(
            {
                "kind": kind,
                "published": published,
                "implemented": sum(component.printed for component in shelf),
                "distinct": sum(component.printed > 0 for component in shelf),
            }
        )
    known: dict[str, int] = {}
    for row in (row for box in edition.opened for row in box.left_out):
        known[row.kind] = known.get(row.kind, 0) + row.number
    missing = [
        {"kind": row["kind"], "number": number}
        for row in components
        if (number := row["published"] - row["implemented"] - known.get(row["kind"], 0)) > 0
    ]
    return {"game": game.slug, "boxes": list(edition.boxes), "components": components, "missing": missing}


def left_out(edition: Edition, out: Output) -> list[dict[str, Any]]:
    """What boxes were published with and is not to be had here, each with the reason."""
    return [
        {"kind": row.kind, "number": row.number, "reason": out.words.read(row.reason)}
        for box in edition.opened
        for row in box.left_out
    ]


def box_count(box: Box, registry: Registry[Any]) -> int:
    """Published copies of a kind in a box; if the box declares no figure, the implemented ones."""
    copies: list[int] = [component.printed for component in box.components(registry)]
    return box.published.get(registry.kind, sum(copies))
