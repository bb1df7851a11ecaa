"""Sentences in German, English, French and Dutch, for the terminal and the server.

The pages read the same files.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

from beaverboard.extras import extra

LANGUAGES = ("de", "en", "fr", "nl")
FOLDER = Path(__file__).parent
PLAIN = re.compile(r"^([a-z][a-z0-9-]*) = ([^{}\n]+)$(?!\n[ \t])", re.MULTILINE)


@cache
def bundle(language: str) -> Any:
    # Imported late: a program that never shows a sentence need not wait for it.
    with extra("arena"):
        from fluent.runtime import FluentBundle, FluentResource

    sentences = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        sentences.add_resource(FluentResource(path.read_text("utf-8")))
    return sentences


def sentence(key: str, language: str = "en", **arguments: str | int) -> str:
    message = bundle(language).get_message(key)
    text, errors = bundle(language).format_pattern(message.value, arguments)
    if errors:
        raise errors[0]
    return str(text)


@cache
def plain_sentences() -> dict[str, str]:
    """The English sentences of one line without arguments. They need no library to be read, so
    that errors of the engine speak wherever it runs."""
    texts = (path.read_text("utf-8") for path in (FOLDER / "en").glob("*.ftl"))
    return {key: text for each in texts for key, text in PLAIN.findall(each)}
