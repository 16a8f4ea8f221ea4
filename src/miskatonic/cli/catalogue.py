"""`miskatonic games` and `miskatonic inventory`: what can be played, and with which components."""

from __future__ import annotations

from typing import Any

from miskatonic.cli.options import AsJson, GameName, Language
from miskatonic.cli.output import Output
from miskatonic.kernel.game import GAMES, Game


def games(as_json: AsJson = False, lang: Language = None) -> None:
    """What can be played."""
    out = Output(lang, as_json)
    found = [GAMES[slug] for slug in GAMES.names()]
    if as_json:
        out.json(
            {
                "games": [
                    {
                        "game": game.slug,
                        "title": out.words.read(game.title),
                        "players": {"least": game.players[0], "most": game.players[1]},
                    }
                    for game in found
                ]
            }
        )
        return
    table = out.table(out.words("column-name"), out.words("column-game"), out.words("column-players"))
    for game in found:
        low, high = game.players
        table.add_row(game.slug, out.words.read(game.title), out.words("players-range", low=low, high=high))
    out.console.print(table)


def inventory(game: GameName, as_json: AsJson = False, lang: Language = None) -> None:
    """Every component of a game: how many were published, how many are implemented."""
    out = Output(lang, as_json)
    rules = GAMES[game]
    result = count_components(rules)
    if as_json:
        out.json(result)
        return
    words = out.words
    table = out.table(
        words("column-component"),
        "#" + words("column-published"),
        "#" + words("column-implemented"),
        "#" + words("column-distinct"),
        title=words.read(rules.title),
    )
    for row in result["components"]:
        kind = words.of_game(rules, f"component-{row['kind']}")
        style = "red" if row["implemented"] < row["published"] else None
        table.add_row(kind, str(row["published"]), str(row["implemented"]), str(row["distinct"]), style=style)
    out.console.print(table)
    if result["missing"]:
        for row in result["missing"]:
            out.say("inventory-missing", kind=words.of_game(rules, f"component-{row['kind']}"), number=row["number"])
    else:
        out.say("inventory-complete")


def count_components(game: Game[Any]) -> dict[str, Any]:
    """The physical copies of each kind of component that were published and that are implemented; what is missing."""
    components = [
        {
            "kind": kind,
            "published": registry.published,
            "implemented": len(registry.copies()),
            "distinct": sum(component.copies > 0 for component in registry),
        }
        for kind, registry in game.registries.items()
    ]
    missing = [
        {"kind": kind, "number": registry.published - len(registry.copies())}
        for kind, registry in game.registries.items()
        if len(registry.copies()) < registry.published
    ]
    return {"game": game.slug, "components": components, "missing": missing}
