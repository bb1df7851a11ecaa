"""Sentences in German, English, French and Dutch, for the terminal and the server.

The pages read the same files.
"""

from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("de", "en", "fr", "nl")
FOLDER = Path(__file__).parent


@cache
def bundle(language: str) -> Any:
    # Imported late: a program that never shows a sentence need not wait for it.
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
