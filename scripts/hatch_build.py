"""Puts the built pages and the compiled games into the wheel, so that whoever installs it can
play at once. Without them a wheel is built too; `make wheel` makes both first.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


# Generic over the configuration of a builder, which this hook never looks at.
class Built(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # the server finds the pages in web/dist
        pages = Path(self.root, "web", "dist")
        if (pages / "index.html").is_file():
            build_data["force_include"][str(pages)] = "beaverboard/pages"
        else:
            self.app.display_warning("this wheel has no pages: `make wheel` builds them")
        code = Path(self.root, "beaverboard", "compiled_cache")
        if code.is_dir():
            build_data["force_include"][str(code)] = "beaverboard/compiled_cache"
            # Machine code, for this version of Python and this kind of machine.
            build_data["pure_python"], build_data["infer_tag"] = False, True
        else:
            self.app.display_warning("this wheel has no compiled games: `make wheel` makes them")
