"""HTTP: what the document promises holds for whatever is sent; pages, rules and guards."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from jsonschema_rs import validator_for

from beaverboard.games import GAMES
from beaverboard.games.setup import Setup
from beaverboard.locales import LANGUAGES
from beaverboard.match import Match
from beaverboard.server import app
from beaverboard.server.api import pages
from tests.scale import scaled
from tests.server.running_server import QUICK, RunningServer, run_scenario, running
from tests.server.socket_client import connected
from tests.server.test_matches import short
from tests.server.test_seats import BEA, CAS, OPEN, opened


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread, with a table to find."""
    found: list[str] = []
    up, done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with running(tmp_path_factory.mktemp("http")) as server:
            await opened(server, BEA, OPEN, listed=True)
            found.append(server.address)
            up.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        assert up.wait(60)
        yield found[0]
    finally:
        done.set()
        thread.join()


def test_every_answer_is_as_the_document_says(address: str) -> None:
    document = schemathesis.openapi.from_url(f"{address}/openapi.json")
    operations: list[Any] = [found.ok() for found in list[Any](document.get_all_operations())]
    assert len(operations) == 19
    for operation in operations:
        for mode in schemathesis.GenerationMode:

            @given(case=operation.as_strategy(generation_mode=mode))
            @settings(
                max_examples=scaled(8, 200),
                deadline=None,
                suppress_health_check=list(HealthCheck),
                derandomize=True,
                database=None,
            )
            def hold(case: Any) -> None:
                case.call_and_validate()

            with suppress(Unsatisfiable):  # nothing can be wrong where nothing is sent
                hold()


@pytest.mark.parametrize(
    ("path", "fine", "rule", "objection"),
    [
        ("dam-it/options/tree_values?value=1,1,2,2,2,3,3", True, "DI-1.4", None),
        (
            "dam-it/options/tree_values?value=1,1,1,1,1,1,1",
            False,
            "DI-1.4",
            {
                "key": "dam-it-too-little-wood",
                "arguments": {"least": 9, "cost": 11, "sum": 7},
                "numbers": [0, 1, 2, 3, 4, 5, 6],
            },
        ),
        (
            "dam-it/options/dam_points?value=5,4,3,8,8,6,11,10,9,14,13,12,17,16,15",
            False,
            "DI-1.4",
            {"key": "dam-it-rising-stack", "arguments": {"cost": 5}, "numbers": [3, 4, 5]},
        ),
        ("dam-it/options/tree_values?value=1,1,2", False, "DI-1.4", None),
        ("biber-clan/options/rounds?value=11", False, None, None),
        ("biber-clan/options/memory_aid?value=off", True, None, None),
    ],
)
def test_an_option_is_checked_while_it_is_typed(
    address: str, path: str, fine: bool, rule: str | None, objection: dict[str, Any] | None
) -> None:
    answer = httpx.get(f"{address}/api/games/{path}", trust_env=False).json()
    assert answer == {"fine": fine, "rule": rule, "objection": objection}


def test_an_option_that_the_mode_ignores_is_refused(address: str) -> None:
    games = httpx.get(f"{address}/api/games", trust_env=False).json()
    (castors,) = (game for game in games if game["name"] == "roi-des-castors")
    (exact,) = (option for option in castors["options"] if option["name"] == "exact")
    assert exact["modes"] == ["normal", "expert", "discovery"]
    for mode, status in (("team", 409), ("discovery", 201)):
        seats = [{"kind": "person", "name": "Bea"}, *[{"kind": "open"}] * 3]
        request_body = {
            "game": "roi-des-castors",
            "mode": mode,
            "seats": seats,
            "options": {"exact": True},
        }
        answer = httpx.post(f"{address}/api/tables", json=request_body, trust_env=False)
        assert answer.status_code == status, answer.text


def test_an_option_that_no_game_has_is_not_found(address: str) -> None:
    for path in ("dam-it/options/rounds?value=1", "chess/options/rounds?value=1"):
        assert httpx.get(f"{address}/api/games/{path}", trust_env=False).status_code == 404


def test_a_drawing_is_an_image_and_no_other_file_is_handed_out(address: str) -> None:
    art = f"{address}/api/games/dam-it/art"
    cover = httpx.get(f"{art}/cover.svg", trust_env=False)
    assert cover.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in cover.text
    for name in ("other.svg", "..%2Frules.py", "cover.svg%00", "%2E%2E", "rules.py"):
        assert httpx.get(f"{art}/{name}", trust_env=False).status_code == 404
    other = httpx.get(f"{address}/api/games/chess/art/cover.svg", trust_env=False)
    assert other.status_code == 404


def test_the_document_has_the_messages_and_every_games_view(address: str) -> None:
    document = httpx.get(f"{address}/openapi.json", trust_env=False).json()
    schemas = document["components"]["schemas"]
    assert len(schemas["ClientMessage"]["oneOf"]) == 21
    assert len(schemas["ServerMessage"]["oneOf"]) == 10
    views = [
        ref["$ref"].rsplit("/", 1)[1] for ref in schemas["SeatView"]["properties"]["view"]["anyOf"]
    ]
    assert len(views) == len(GAMES) + 1  # the plain one, shared by games of other packages
    assert set(views) <= set(schemas)
    references = set(find_references(document))
    assert references <= {f"#/components/schemas/{name}" for name in schemas}


def find_references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"]
        for value in part.values():
            yield from find_references(value)
    elif isinstance(part, list):
        for value in part:
            yield from find_references(value)


def test_what_the_server_says_is_in_the_schema(tmp_path: Path) -> None:
    """A whole match; every message must fit the schema that pages are built against."""

    async def scenario() -> None:
        async with running(tmp_path) as server:
            document = await server.client.ask("GET", "/openapi.json")
            components = {"components": document["components"]}
            check = validator_for({"$ref": "#/components/schemas/ServerMessage", **components})
            for game in GAMES.values():
                setup = Setup.of(game)
                people = [{"kind": "person", "name": f"P{p}"} for p in range(setup.seats)]
                opening = await server.client.open(game.name, people, options=short(setup))
                tokens = [opening["host"], *(held["token"] for held in opening["seats"])]
                async with connected(server, opening["id"], *tokens) as talk:
                    await talk.ask("start", key="start-it")
                    await talk.ask("chat", seat=0, text="hi", key="say-hello")
                    await talk.settle()
                    for ply in range(400):
                        assert talk.position is not None
                        seat = talk.position["turn"]
                        if seat is None:
                            break
                        views = {each["seat"]: each["view"] for each in talk.position["views"]}
                        move = views[seat]["moves"][ply % len(views[seat]["moves"])]["action"]
                        if ply % 20 == 0:
                            await talk.ask("hint", seat=seat, ply=ply)
                        await talk.ask("move", seat=seat, ply=ply, move=move, key=f"the-key-{ply}")
                        await talk.settle()
                    await talk.ask("move", seat=0, ply=10**6, move=0, key="a-stale-one")
                    await talk.ask("nonsense")
                    for text in talk.heard[:50] + talk.heard[-20:]:
                        check.validate(json.loads(text))

    run_scenario(scenario(), seconds=120)


def test_the_rules_are_there_in_every_language(address: str) -> None:
    for game in GAMES.values():
        for language in LANGUAGES:
            page = httpx.get(f"{address}/api/rules/{game.name}/{language}", trust_env=False)
            assert page.headers["content-type"] == "text/markdown; charset=utf-8"
            assert page.text == (game.folder / f"rules.{language}.md").read_text("utf-8")
    for path in ("chess/en", "biber-gang/xx", "biber-gang/..%2f..%2fen", "..%2fbiber_gang/en"):
        assert httpx.get(f"{address}/api/rules/{path}", trust_env=False).status_code == 404


def test_the_covers_have_their_facts(address: str) -> None:
    covers = httpx.get(f"{address}/api/games", trust_env=False).json()
    assert [cover["name"] for cover in covers] == list(GAMES)
    for cover in covers:
        assert cover["ready"] and cover["languages"] == list(LANGUAGES)
        for option in cover["options"]:
            assert option["kind"] in ("switch", "number", "numbers", "seat")
            assert len(option["cards"]) in (0, option["count"])
            for printed in option["on_cards"]:
                numbers = printed["numbers"]
                assert len(numbers) == len(printed["origins"]) == option["count"]
                assert all(option["low"] <= number <= option["high"] for number in numbers)
    boxes = {cover["name"]: cover for cover in covers}
    assert boxes["dam-it"]["minutes"] == 20
    assert boxes["dam-it"]["illustrators"] == "Thomas Hussung"
    newcomers = [
        mode["mode"] for mode in boxes["roi-des-castors"]["modes"] if mode["for_newcomers"]
    ]
    assert newcomers == ["discovery"]


def test_the_numbers_on_the_cards_are_those_of_the_deal(address: str) -> None:
    covers = httpx.get(f"{address}/api/games", trust_env=False).json()
    (castors,) = (cover for cover in covers if cover["name"] == "roi-des-castors")
    logs, others = (o for o in castors["options"] if o["name"] in ("logs", "cards"))
    assert logs["low"] == others["low"] == 0
    printed = {(row["mode"], row["seats"]): row for row in logs["on_cards"]}
    assert printed["normal", 2]["numbers"] == [16, 12, 8]  # RC-1.1
    assert set(printed["normal", 2]["origins"]) == {"printed"}
    assert set(printed["normal", 3]["origins"]) == {"partly"}
    for row, other in zip(logs["on_cards"], others["on_cards"], strict=True):
        deal = partial(Match.new, "roi-des-castors", mode=row["mode"], seats=row["seats"], seed=1)
        given = deal(logs=row["numbers"], cards=other["numbers"])
        assert given.position() == deal().position(), row


def test_foreign_pages_may_not_post_and_bodies_are_small(address: str) -> None:
    def post(origin: str | None, body: str = "{}") -> int:
        headers = {"content-type": "application/json"} | ({"origin": origin} if origin else {})
        url = f"{address}/api/tables"
        return httpx.post(url, content=body, headers=headers, trust_env=False).status_code

    assert post("https://evil.example") == 403
    assert post("null") == 403
    assert post(None) == post(address) == 422
    assert post(None, '"' + "x" * 70_000 + '"') == 413

    def chunks() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 1000

    answer = httpx.post(f"{address}/api/tables", content=chunks(), trust_env=False)
    assert answer.status_code in (400, 413, 422)


def test_answers_carry_headers_that_keep_pages_safe(address: str) -> None:
    headers = httpx.get(f"{address}/api/games", trust_env=False).headers
    policy = headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    # WebAssembly may be compiled; neither code from texts nor anything inline runs.
    assert policy.count("unsafe") == 1 and "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert f"connect-src 'self' ws://{address.removeprefix('http://')} " in policy
    sly = httpx.get(f"{address}/api/games", headers={"host": "a; script-src *"}, trust_env=False)
    assert "script-src *" not in sly.headers.get("content-security-policy", "")
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_too_many_tables_from_one_address_are_refused(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, tables_a_minute=2) as server:
            statuses = [await post(server) for _ in range(4)]
            assert statuses == [201, 201, 429, 429]

    async def post(server: RunningServer) -> int:
        body = {"game": "biber-gang", "seats": [BEA, CAS]}
        async with httpx.AsyncClient(trust_env=False) as client:
            return (await client.post(f"{server.address}/api/tables", json=body)).status_code

    run_scenario(scenario())


def test_the_built_pages_are_served_for_every_client_side_address(tmp_path: Path) -> None:
    pages = tmp_path / "dist"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<p>beavers</p>", "utf-8")
    (pages / "assets" / "a.js").write_text("1", "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")

    async def scenario() -> None:
        async with running(tmp_path, pages=str(pages)) as server:
            async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
                for path in ("/", "/t/abc", "/r/abc", "/rules/biber-gang"):
                    assert (await client.get(path)).text == "<p>beavers</p>"
                assert (await client.get("/assets/a.js")).text == "1"
                for path in ("/nothing", "/assets/b.js", "/../secret.txt", "/%2e%2e/secret.txt"):
                    answer = await client.get(path)
                    assert answer.status_code == 404, path
                assert (await client.get("/api/games")).json()[0]["name"] == "biber-gang"

    run_scenario(scenario())


def test_without_built_pages_a_sentence_says_how_to_get_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with running(tmp_path, pages=str(tmp_path / "nowhere")) as server:
            async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
                for path in ("/", "/t/abc", "/rules/biber-gang"):
                    answer = await client.get(path)
                    assert answer.status_code == 503
                    assert answer.text == f"{pages.NO_PAGES}\n"
                assert (await client.get("/nothing")).status_code == 404
                assert (await client.get("/api/games")).json()[0]["name"] == "biber-gang"

    run_scenario(scenario())


def test_pages_are_no_part_of_the_schema() -> None:
    paths = set(app.create(QUICK).openapi()["paths"])
    assert "/api/games" in paths and "/" not in paths
