"""Sentences in German, English, French and Dutch, for the terminal and the server.

The pages read the same files. A game of another package may bring a file for each language; for
a sentence that is missing, the words of its key are used (`derived`).
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

from beaverboard.extras import extra

LANGUAGES = ("de", "en", "fr", "nl")
FOLDER = Path(__file__).parent
FOREIGN: list[Path] = []  # folders of other packages: `en.ftl` and so on
PLAIN = re.compile(r"^([a-z][a-z0-9-]*) = ([^{}\n]+)$(?!\n[ \t])", re.MULTILINE)


@cache
def bundle(language: str) -> Any:
    # Imported late: a program that never shows a sentence need not wait for it.
    with extra("arena"):
        from fluent.runtime import FluentBundle, FluentResource

    sentences = FluentBundle([language], use_isolating=False)
    for path in files(language):
        sentences.add_resource(FluentResource(path.read_text("utf-8")))
    return sentences


def files(language: str) -> list[Path]:
    brought = [folder / f"{language}.ftl" for folder in FOREIGN]
    return [
        *sorted((FOLDER / language).glob("*.ftl")),
        *(path for path in brought if path.exists()),
    ]


def add_folder(folder: Path) -> None:
    """The sentences of another package; there need not be any."""
    if folder not in FOREIGN:
        FOREIGN.append(folder)
        bundle.cache_clear()
        plain_sentences.cache_clear()


def derived(key: str) -> str:
    """The words of the key: `rafts-refused-too-low` is "Too low."."""
    words = re.split("-(?:refused|event|verb|zone|card)-", key)[-1].replace("-", " ")
    return f"{words[:1].upper()}{words[1:]}."


def sentence(key: str, language: str = "en", **arguments: str | int) -> str:
    for spoken in dict.fromkeys((language, "en")):
        if bundle(spoken).has_message(key):
            message = bundle(spoken).get_message(key)
            text, errors = bundle(spoken).format_pattern(message.value, arguments)
            if errors:
                raise errors[0]
            return str(text)
    return derived(key)


@cache
def plain_sentences() -> dict[str, str]:
    """The English sentences of one line without arguments. They need no library to be read, so
    that errors of the engine have a text wherever it runs."""
    texts = (path.read_text("utf-8") for path in files("en"))
    return {key: text for each in texts for key, text in PLAIN.findall(each)}
