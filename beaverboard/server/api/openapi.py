"""The OpenAPI document, with the messages of the socket and every game's view in it."""

from typing import Any, get_type_hints

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

import beaverboard
from beaverboard.games import GAMES, plain
from beaverboard.games.game import Game
from beaverboard.server.protocol.messages import CLIENT_MESSAGE, SERVER_MESSAGE

REFERENCES = "#/components/schemas/"


def document(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        written = get_openapi(
            title="Beaverboard", version=beaverboard.__version__, routes=app.routes
        )
        schemas = written.setdefault("components", {}).setdefault("schemas", {})
        add_messages(schemas)
        add_views(schemas)
        app.openapi_schema = written
    return app.openapi_schema


def add_messages(schemas: dict[str, Any]) -> None:
    template = REFERENCES + "{model}"
    for name, schema in (
        ("ClientMessage", CLIENT_MESSAGE.json_schema(ref_template=template)),
        ("ServerMessage", SERVER_MESSAGE.json_schema(mode="serialization", ref_template=template)),
    ):
        for part, body in schema.pop("$defs").items():
            schemas.setdefault(part, body)
        schemas[name] = schema


def add_views(schemas: dict[str, Any]) -> None:
    """Every game's view by its own name; what is called a view elsewhere is one of them."""
    names = []
    of_games = {game.name: view_class(game) for game in GAMES.values()}
    for name, view in {"plain": plain.View, **of_games}.items():
        if view is plain.View and name != "plain":
            continue  # games of other packages share it
        prefix = "".join(word.capitalize() for word in name.split("-"))
        adapter: TypeAdapter[Any] = TypeAdapter(view)
        schema = adapter.json_schema(
            mode="serialization", ref_template=REFERENCES + prefix + "{model}"
        )
        for part, body in schema.pop("$defs", {}).items():
            schemas[prefix + part] = body
        schemas[prefix + "View"] = schema
        names.append(prefix + "View")
    anything = {"anyOf": [{"$ref": REFERENCES + name} for name in names]}
    for owner in ("SeatView", "Frame"):
        schemas[owner]["properties"]["view"] = anything


def view_class(game: Game) -> Any:
    return get_type_hints(game.views.public_view)["return"]
