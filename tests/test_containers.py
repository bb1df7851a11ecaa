"""The container files, read and not run: whatever they name exists."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from beaverboard import cli
from beaverboard.server import app, settings
from beaverboard.server.ops.security import BODY
from beaverboard.server.settings import Settings

ROOT = Path(__file__).parents[1]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8")
# One instruction a line
INSTRUCTIONS = re.sub(r"^#.*\n", "", CONTAINERFILE, flags=re.MULTILINE).replace("\\\n", " ")
VARIABLES = {settings.variable(name) for name in settings.NAMES} | {"BEAVERBOARD_CACHE"}


def instructions(kind: str) -> list[str]:
    return re.findall(rf"^{kind} +(.*)$", INSTRUCTIONS, re.MULTILINE)


def test_there_are_a_server_a_database_and_a_proxy_with_health_checks() -> None:
    assert set(SERVICES) == {"server", "database", "caddy"}
    for service in SERVICES.values():
        assert service["healthcheck"]["test"][0] == "CMD"
        assert service["restart"] == "unless-stopped"
        assert set(service.get("depends_on", ())) <= set(SERVICES)
    assert [name for name in SERVICES if "ports" in SERVICES[name]] == ["caddy"]


def test_volumes_are_declared_and_files_exist() -> None:
    mounted = [each.split(":")[0] for s in SERVICES.values() for each in s.get("volumes", ())]
    assert {each for each in mounted if not each.startswith(".")} == set(COMPOSE["volumes"])
    assert all((ROOT / each).is_file() for each in mounted if each.startswith("."))
    built = SERVICES["server"]["build"]
    assert (ROOT / built["context"] / built["dockerfile"]).is_file()


def test_settings_named_in_the_files_exist() -> None:
    in_image = set(re.findall(r"\b(BEAVERBOARD_\w+)=", INSTRUCTIONS))
    in_compose = set(SERVICES["server"]["environment"])
    assert in_image and in_image <= VARIABLES
    assert in_compose and in_compose <= VARIABLES


def test_the_server_is_told_of_the_database_that_is_started() -> None:
    address = SERVICES["server"]["environment"]["BEAVERBOARD_DATABASE"]
    known = SERVICES["database"]["environment"]
    user, password, database = (known[f"POSTGRES_{each}"] for each in ("USER", "PASSWORD", "DB"))
    assert address == f"postgresql://{user}:{password}@database/{database}"


def test_everybody_speaks_of_the_port_on_which_the_server_listens() -> None:
    port = str(Settings().port)
    assert instructions("EXPOSE") == [port]
    assert f"reverse_proxy server:{port}\n" in (ROOT / "Caddyfile").read_text("utf-8")


def test_the_health_checks_ask_for_a_page_that_exists() -> None:
    (line,) = instructions("HEALTHCHECK")
    asked = yaml.safe_load(line.partition("CMD ")[2])
    assert SERVICES["server"]["healthcheck"]["test"] == ["CMD", *asked]
    compile(asked[-1], "HEALTHCHECK", "exec")
    (path,) = re.findall(r"'GET', '(.*?)'", asked[-1])
    assert path in app.create(Settings()).openapi()["paths"]
    assert f"'127.0.0.1', {Settings().port}," in asked[-1]


def test_what_is_copied_and_installed_exists() -> None:
    for line in instructions("COPY"):
        if not line.startswith("--from="):
            assert (ROOT / line.split()[0]).exists(), line
    lists = re.findall(r"-r (\S+)", INSTRUCTIONS)
    assert lists and all((ROOT / each).is_file() for each in lists)
    for script in re.findall(r"npm run (\S+)", INSTRUCTIONS):
        assert f'"{script}":' in (ROOT / "web" / "package.json").read_text("utf-8")


def test_no_password_gets_into_an_image() -> None:
    for name in (".containerignore", ".dockerignore", ".gitignore"):
        assert ".env" in (ROOT / name).read_text("utf-8").splitlines()


def test_what_is_run_exists() -> None:
    commands = re.findall(r"^RUN \S+/beaverboard (.+)$", INSTRUCTIONS, re.MULTILINE)
    assert [cli.parser().parse_args(each.split()).command for each in commands] == ["warm"]
    (command,) = instructions("CMD")
    _, *arguments = yaml.safe_load(command)
    assert cli.parser().parse_args(arguments).command == "serve"


def test_the_proxy_takes_as_much_as_the_server() -> None:
    assert f"max_size {BODY // 1024}KiB" in (ROOT / "Caddyfile").read_text("utf-8")


def test_runs_are_written_as_a_shell_reads_them() -> None:
    for line in instructions("RUN"):
        assert shlex.split(line)


@pytest.mark.parametrize("name", ["DOMAIN", "POSTGRES_PASSWORD"])
def test_the_hosting_page_says_what_has_to_be_set(name: str) -> None:
    assert f"{name}=" in (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert f"${{{name}:?" in (ROOT / "compose.yaml").read_text("utf-8")
