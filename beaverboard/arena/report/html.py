"""Pages from templates: what the templates in `templates/` can use, and how they are filled in."""

from importlib.metadata import version
from pathlib import Path
from typing import Any

from beaverboard.extras import extra

with extra("arena"):
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

MINUS = "−"


def decimal(value: float, digits: int = 1) -> str:
    return f"{value:,.{digits}f}".replace("-", MINUS)


def percent(value: float, digits: int = 1) -> str:
    return f"{100 * value:.{digits}f} %".replace("-", MINUS)


def signed(value: float, digits: int) -> str:
    return f"{value:+.{digits}f}".replace("-", MINUS)


ENVIRONMENT = Environment(
    loader=FileSystemLoader(Path(__file__).parent / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
ENVIRONMENT.filters.update(decimal=decimal, percent=percent, signed=signed)


def page(template: str, **values: Any) -> str:
    """A page that needs nothing else."""
    written = ENVIRONMENT.get_template(template).render(version=version("beaverboard"), **values)
    return written.replace(" %", "\u00a0%") + "\n"  # the sign must not begin a line
