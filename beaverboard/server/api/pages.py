"""The built pages, in the package or where they were built."""

from pathlib import Path

from fastapi import FastAPI, Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

CLIENT_ROUTES = ("/", "/t/{id}", "/r", "/r/", "/r/{id}", "/matches", "/rules/{game}")
NO_PAGES = (
    "This server has no pages: install a wheel that was built after `make pages`, or name the "
    "folder of built pages in the setting `pages` (BEAVERBOARD_PAGES)."
)


def built_pages() -> Path:
    """In the package if it was installed, else where they are built."""
    package = Path(__file__).parents[2]
    inside = package / "pages"
    return inside if inside.is_dir() else package.parent / "web" / "dist"


def first_page(folder: str) -> Path | None:
    page = (Path(folder) if folder else built_pages()) / "index.html"
    return page if page.is_file() else None


def add_pages(app: FastAPI, folder: str) -> None:
    """The built pages; the page itself looks at the address."""
    page = first_page(folder)

    async def index(request: Request) -> Response:
        if page is None:
            return PlainTextResponse(f"{NO_PAGES}\n", 503)
        return FileResponse(page, headers={"cache-control": "no-cache"})

    for route in CLIENT_ROUTES:
        app.add_api_route(route, index, include_in_schema=False, response_class=FileResponse)
    if page is not None:
        app.mount("/", StaticFiles(directory=page.parent))
