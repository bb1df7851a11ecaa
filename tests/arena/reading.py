"""Read a page of the arena: its figures by section, and whether it is a sound page."""

from collections import Counter
from html.parser import HTMLParser

VOID = {"meta", "br", "hr", "img"}


class Page(HTMLParser):
    """Figures by the id of the heading before them and their name; ids; text; open tags."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.figures: dict[str, dict[str, float]] = {"": {}}
        self.shown: dict[str, dict[str, str]] = {"": {}}
        self.ids: Counter[str] = Counter()
        self.links: list[str] = []
        self.words: list[str] = []
        self.pictures = 0
        self._section, self._figure, self._open = "", "", list[str]()
        self.feed(text)
        self.close()
        assert self._open == [], self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        for name in ("src", "href", "xlink:href", "data"):
            if name in given:
                self.links.append(given[name])
        if "id" in given:
            self.ids[given["id"]] += 1
        if tag == "h2" and "id" in given:
            self._section = given["id"]
            self.figures[self._section], self.shown[self._section] = {}, {}
        if tag == "data":
            self._figure = given["data-of"]
            self.figures[self._section][self._figure] = float(given["value"])
        if tag == "svg":
            self.pictures += 1
            assert given["aria-label"]
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self._open and self._open[-1] == tag, f"</{tag}> in {self._open}"
        self._open.pop()
        if tag == "data":
            self._figure = ""

    def handle_data(self, data: str) -> None:
        if "style" not in self._open:
            self.words.append(data)
        if self._figure:
            self.shown[self._section][self._figure] = data

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())


def sound(text: str) -> Page:
    """The page, if it stands by itself and has no holes."""
    page = Page(text)
    assert all(link.startswith("#") for link in page.links), page.links
    assert "http" not in text and "@import" not in text and "url(" not in text
    assert all(link[1:] in page.ids for link in page.links)
    assert all(count == 1 for count in page.ids.values())
    for hole in ("nan", "inf", "None", "{", "}"):
        assert hole not in page.text.replace("None of these", "").split(), hole
    return page
