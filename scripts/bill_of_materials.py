"""Write a software bill of materials (CycloneDX) from the lock files: what the server installs and
what the pages are built from.

    python -m scripts.bill_of_materials OUTPUT
"""

import argparse
import json
import re
from pathlib import Path
from typing import Any

import beaverboard

ROOT = Path(__file__).parents[1]
SVELTE = "node_modules/svelte"  # a compiler, whose runtime is bundled all the same


def python_components(lock: str) -> list[dict[str, Any]]:
    found = []
    for entry in re.split(r"\n(?=\S)", lock):
        named = re.match(r"([\w.-]+)==([^\s;\\]+)", entry)
        if named:
            name, version = named.groups()
            hashes = re.findall(r"--hash=sha256:([0-9a-f]{64})", entry)
            found.append(component("pypi", name, version, hashes))
    return found


def page_components(lock: dict[str, Any]) -> list[dict[str, Any]]:
    """What is bundled into the pages, without what only builds them."""
    return [
        component("npm", path.rpartition("node_modules/")[2], package["version"], [])
        for path, package in lock["packages"].items()
        if path and (path == SVELTE or not package.get("dev"))
    ]


def component(registry: str, name: str, version: str, hashes: list[str]) -> dict[str, Any]:
    made: dict[str, Any] = {
        "type": "library",
        "name": name,
        "version": version,
        "purl": f"pkg:{registry}/{name.replace('@', '%40')}@{version}",
    }
    if len(hashes) == 1:  # several are those of several files, of which one is installed
        made["hashes"] = [{"alg": "SHA-256", "content": hashes[0]}]
    return made


def bill() -> dict[str, Any]:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    runtime = (ROOT / "requirements" / "runtime.txt").read_text("utf-8")
    version = beaverboard.__version__
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {"type": "application", "name": "beaverboard", "version": version}
        },
        "components": python_components(runtime) + page_components(lock),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("output", type=Path)
    parser.parse_args().output.write_text(json.dumps(bill(), indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
