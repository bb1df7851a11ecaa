"""Puts the built pages into the wheel, so that whoever installs it can play at once."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


# Generic over the configuration of a builder, which this hook never looks at.
class Pages(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # the server finds them in web/dist
        pages = Path(self.root, "web", "dist")
        if not (pages / "index.html").is_file():
            raise FileNotFoundError("web/dist has no pages: run `make pages` first")
        build_data["force_include"][str(pages)] = "beaverboard/pages"
