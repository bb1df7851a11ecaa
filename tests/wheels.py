"""Wheels of this project, and environments that have nothing of it but a wheel."""

import os
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]


def build(source: Path, folder: Path) -> Path:
    command = [
        sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check",
        "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(source),
    ]  # fmt: skip
    subprocess.run(command, check=True)
    (built,) = folder.glob("*.whl")
    return built


@dataclass(frozen=True, slots=True)
class Environment:
    """A virtual environment with Beaverboard's wheel. Its dependencies are those of the tests, so
    that nothing is fetched; `tests/test_wheel.py` installs them anew."""

    folder: Path

    @classmethod
    def create(cls, folder: Path) -> "Environment":
        wheel = build(ROOT, folder / "wheel")
        environment = cls(folder / "environment")
        subprocess.run([sys.executable, "-m", "venv", str(environment.folder)], check=True)
        environment.run(f"pip install --quiet --no-index --no-deps {wheel}", folder)
        (packages,) = environment.folder.glob("lib/python*/site-packages")
        dependencies = sysconfig.get_path("purelib")
        (packages / "dependencies.pth").write_text(f"{dependencies}\n", "utf-8")
        return environment

    def run(
        self, command: str, folder: Path, *, given: str | None = None, **variables: str
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            command,
            shell=True,
            cwd=folder,
            env={**self.variables(), **variables},
            input=given,
            capture_output=True,
            text=True,
        )

    def program(self, name: str) -> str:
        return str(self.folder / "bin" / name)

    def variables(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        path = os.pathsep.join([str(self.folder / "bin"), os.environ.get("PATH", "")])
        return {
            **kept,
            "PATH": path,
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "BEAVERBOARD_PROGRESS": "off",
        }
