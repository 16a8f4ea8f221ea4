"""Agents play through the Model Context Protocol: whole games, refusals, and nothing that a seat may not know."""

from __future__ import annotations

import json
import sys
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import anyio
import msgspec
import pytest
from mcp.client.stdio import stdio_client

from mcp import Client, StdioServerParameters
from miskatonic import new_table
from miskatonic.cli.agents import drawn
from miskatonic.kernel.rng import seeded
from miskatonic.mcp.chair import Asked, Chair
from miskatonic.mcp.server import make_server

TABLES: dict[str, dict[str, Any]] = {
    "elder_sign": {"setup": {"seats": ["joe_diamond"], "ancient_one": "yig"}},
    "card_game": {"setup": {"seats": ["roland_banks"], "scenario": "the_gathering"}},
    "arkham_horror": {"setup": {"seats": ["joe_diamond", "jenny_barnes"], "boxes": ["kingsport"]}},
    "mansions": {"setup": {"players": 2}, "seats": [1]},
}
TOOLS = ["games", "new_table", "look", "options", "choose", "why", "card", "log", "notebook", "score"]


class Agent:
    """A client at a server in the same process."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def ask(self, tool: str, **arguments: Any) -> Any:
        """What a tool answers; its error is raised."""
        result = await self.client.call_tool(tool, arguments)
        words = "\n".join(part.text for part in result.content if part.type == "text")
        if result.is_error:
            raise RuntimeError(words)
        found = result.structured_content
        return words if found is None else found.get("result", found)


def with_agent(work: Callable[[Agent], Awaitable[None]], lang: Any = "en") -> None:
    async def run() -> None:
        async with Client(make_server(drawn, lang)) as client:
            await work(Agent(client))

    anyio.run(run)


def some_answer(asked: dict[str, Any], rng: Random) -> list[str]:
    """Some options, as many as the question wants at least; one where it may be none."""
    most = asked.get("most", 1)
    ids = [option["id"] for option in asked["options"]]
    return rng.sample(ids, min(len(ids), most, max(1, asked.get("least", 1))))


def test_the_tools_are_those_that_are_documented() -> None:
    async def work(agent: Agent) -> None:
        tools = (await agent.client.list_tools()).tools
        assert [tool.name for tool in tools] == TOOLS
        assert all(tool.description for tool in tools)

    with_agent(work)


@pytest.mark.parametrize("game", TABLES)
def test_an_agent_plays_a_game_to_its_end(game: str) -> None:
    async def work(agent: Agent) -> None:
        rng = Random(5)
        told = await agent.ask("new_table", game=game, seed=5, **TABLES[game])
        table, news, answered = told["table"], 0, 0
        while "asked" in told:
            if answered == 5:
                assert len((await agent.ask("look", table=table)).splitlines()) > 3
                json.loads(await agent.ask("look", table=table, form="json"))
                assert await agent.ask("why", table=table)
            try:
                told = await agent.ask("choose", table=table, take=some_answer(told["asked"], rng), why="by chance")
            except RuntimeError:  # options that do not go together
                told = await agent.ask("choose", table=table, take=some_answer(told["asked"], Random(1)))
            news, answered = news + len(told["news"]), answered + 1
        assert told["score"]["over"]
        assert told["score"]["reason"]
        assert answered > 15
        assert news > answered / 3
        assert await agent.ask("log", table=table, last=3) == (await agent.ask("log", table=table, last=9))[-3:]

    with_agent(work)


def test_what_is_refused_says_why_and_changes_nothing() -> None:
    async def work(agent: Agent) -> None:
        told = await agent.ask("new_table", game="elder_sign", seed=1, setup={"seats": ["joe_diamond"]})
        with pytest.raises(RuntimeError, match="“dance” is not one of the options"):
            await agent.ask("choose", table=told["table"], take=["dance"])
        assert (await agent.ask("options", table=told["table"]))["asked"] == told["asked"]
        with pytest.raises(RuntimeError, match="no table called “table-9”"):
            await agent.ask("look", table="table-9")
        with pytest.raises(RuntimeError, match="no component called"):
            await agent.ask("card", game="elder_sign", slug="cheese")
        with pytest.raises(RuntimeError, match="play against each other"):
            await agent.ask("new_table", game="mansions", setup={"players": 2}, seats=[0, 1])
        with pytest.raises(RuntimeError, match="elder_sign"):
            await agent.ask("new_table", game="elder_sing")
        for option in ("seed", "history", "game"):
            with pytest.raises(RuntimeError, match=f"no setup option called “{option}”"):
                await agent.ask("new_table", game="elder_sign", setup={option: 0})

    with_agent(work)


def test_it_speaks_french() -> None:
    async def work(agent: Agent) -> None:
        told = await agent.ask("new_table", game="elder_sign", seed=1, setup={"seats": ["joe_diamond"]})
        assert told["asked"]["question"].endswith("\u202f?")
        with pytest.raises(RuntimeError, match="Il n’y a pas de table"):
            await agent.ask("look", table="table-9")
        assert (await agent.ask("card", game="elder_sign", slug="joe_diamond")).startswith("Joe Diamond")

    with_agent(work, "fr")


def test_a_notebook_keeps_what_is_written() -> None:
    async def work(agent: Agent) -> None:
        told = await agent.ask("new_table", game="elder_sign", seed=1)
        await agent.ask("notebook", table=told["table"], add="The entrance heals.")
        assert await agent.ask("notebook", table=told["table"]) == ["The entrance heals."]

    with_agent(work)


def test_reasons_are_kept_with_their_choices() -> None:
    table = new_table("elder_sign", seed=1, seats=["joe_diamond"])
    chair = Chair(table, [0], "quick", "en", drawn)
    asked = chair.asked()
    assert asked is not None
    chair.choose([asked.options[0].id], "It is near.")
    assert [(reason.kind, reason.took, reason.why) for reason in chair.reasons] == [
        (asked.kind, [asked.options[0].id], "It is near.")
    ]


def without_hints(asked: Asked | None) -> Asked:
    """A question without the hints that rules write only where somebody reads them, which nobody does in an imagined world."""
    assert asked is not None
    options = [msgspec.structs.replace(option, hint="") for option in asked.options]
    return msgspec.structs.replace(asked, number=0, options=options)


@pytest.mark.parametrize("game", TABLES)
def test_an_agent_is_told_nothing_that_its_seat_may_not_know(game: str) -> None:
    """In another world that looks alike to its seat, an agent is told the same."""
    seat = TABLES[game].get("seats", [0])[0]
    table = new_table(game, seed=11, **TABLES[game]["setup"])
    chair, rng, compared = Chair(table, [seat], "random", "en", drawn), Random(2), 0
    while table.decision is not None and compared < 12:
        for number in range(3):
            other = Chair(table.imagine(seat, seeded(number)), [seat], "random", "en", drawn)
            assert without_hints(other.asked()) == without_hints(chair.asked())
            assert (other.look(), other.view(), other.why()) == (chair.look(), chair.view(), chair.why())
            assert other.score() == chair.score()
        compared += 1
        for _ in range(4):
            if table.decision is not None:
                options = table.decision.options
                places = table.decision.allowed(rng.sample(range(len(options)), max(1, table.decision.least)))
                chair.choose([options[place].id for place in places])
    assert compared > 3


def test_it_runs_as_a_command() -> None:
    async def work() -> None:
        command = StdioServerParameters(
            command=sys.executable, args=["-c", "from miskatonic.cli import main; main()", "mcp"]
        )
        async with Client(stdio_client(command)) as client:
            told = await Agent(client).ask("new_table", game="elder_sign", seed=3)
            assert told["table"] == "table-1"
            assert told["asked"]["options"]

    anyio.run(work)
