"""The frame of a page, its style, and figures that programs can read too."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.metadata import version

from beaverboard.arena.estimate import Estimate

STYLE = """
:root { color-scheme: light dark; --paper: #fbf8f2; --ink: #2c2620; --soft: #6d6257;
  --rule: #ddd3c3; --card: #fff; --wood: #9a6b3f; --light: #dcc6a8; --water: #1f7a8c;
  --warn: #b3432b; }
@media (prefers-color-scheme: dark) { :root { --paper: #1c1916; --ink: #ece5da;
  --soft: #a99d8d; --rule: #453d34; --card: #26221e; --wood: #c8935f; --light: #5b4a37;
  --water: #5fb6c6; --warn: #ef8a70; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 64rem; background: var(--paper);
  color: var(--ink); font: 16px/1.55 Georgia, "Iowan Old Style", serif; }
h1, h2, h3 { font-weight: 600; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 2.2rem; margin: 0 0 .3rem; }
h2 { font-size: 1.5rem; margin: 3rem 0 .3rem; padding-top: 1.2rem;
  border-top: 3px solid var(--wood); }
h2.minor { font-size: 1.08rem; margin: 1rem 0 .4rem; padding: 0; border: 0; }
h3 { font-size: 1.08rem; margin: 0 0 .4rem; }
p { margin: 0 0 .7rem; max-width: 44rem; }
a { color: var(--water); }
.soft, figcaption, caption { color: var(--soft); font-size: .9rem; }
.cards { display: grid; gap: 1rem; margin: 1rem 0;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  align-items: start; }
.card { background: var(--card); border: 1px solid var(--rule); border-radius: 8px;
  padding: 1rem 1.1rem; break-inside: avoid; min-width: 0; }
.card p:last-child { margin-bottom: 0; }
.card.full { grid-column: 1 / -1; }
.sides { display: flex; flex-wrap: wrap; gap: .5rem 2rem; align-items: flex-start; }
.sides > * { flex: 1 1 22rem; min-width: 0; }
figure { margin: .4rem 0 0; }
svg { display: block; width: 100%; max-width: 32rem; height: auto;
  font: 11px system-ui, sans-serif; }
svg text { fill: var(--soft); }
svg .tick { text-anchor: middle; }
svg .label { text-anchor: end; fill: var(--ink); }
svg .bar { fill: var(--wood); }
svg .beside { fill: var(--light); }
svg .axis { stroke: var(--soft); fill: none; }
svg .grid { stroke: var(--rule); fill: none; }
svg .middle { stroke: var(--water); stroke-dasharray: 3 3; fill: none; }
svg .note { fill: var(--water); }
svg .interval { stroke-width: 2; stroke: var(--soft); }
svg circle { fill: var(--soft); }
svg .clear .interval { stroke: var(--wood); }
svg .clear circle { fill: var(--wood); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .92rem; }
td { white-space: nowrap; }
.options { margin-bottom: 1rem; }
.options td { white-space: normal; }
th, td { padding: .25rem 0 .25rem 1rem; text-align: right; vertical-align: top;
  border-bottom: 1px solid var(--rule); }
th:first-child { text-align: left; font-weight: 400; padding-left: 0; }
thead th { font-weight: 600; border-bottom: 2px solid var(--soft); vertical-align: bottom; }
caption { text-align: left; padding-bottom: .4rem; caption-side: top; }
.beyond { color: var(--warn); font-weight: 600; }
data { white-space: nowrap; }
code span { display: inline-block; max-width: 100%; overflow-wrap: anywhere; }
@media print { :root { color-scheme: light; --paper: #fff; --ink: #000; --soft: #444;
  --rule: #bbb; --card: #fff; --wood: #80552d; --light: #d9c7ae; --water: #11606f;
  --warn: #98341d; }
  body { padding: 0; max-width: none; font-size: 10.5pt; }
  h2:not(.minor) { break-before: page; margin-top: 0; } h2, h3 { break-after: avoid; }
  .cards { grid-template-columns: 1fr 1fr; } .wide { overflow: visible; }
  .sides > * { flex-basis: 15rem; }
  table { font-size: 8.5pt; } tr, .sides { break-inside: avoid; }
  svg * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
"""


def page(title: str, body: Iterable[str]) -> str:
    written = (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )
    return written.replace(" %", "\u00a0%")  # which must not begin a line


def paragraph(*sentences: str) -> str:
    return f"<p>{' '.join(each for each in sentences if each)}</p>"


def card(title: str, *parts: str, full: bool = False) -> str:
    kind = "card full" if full else "card"
    return f'<section class="{kind}"><h3>{escape(title)}</h3>{"".join(parts)}</section>'


def sides(*parts: str) -> str:
    """Beside each other where there is room."""
    return f'<div class="sides">{"".join(parts)}</div>'


def made_by(command: str, more: str) -> str:
    # Each word by itself: a line must not end within --skill-matches.
    words = " ".join(f"<span>{escape(word)}</span>" for word in command.split())
    return (
        f'<p class="soft">Made by <code>{words}</code>, Beaverboard '
        f"{version('beaverboard')}. {more}</p>"
    )


def figure(picture: str, caption: str = "") -> str:
    told = f"<figcaption>{caption}</figcaption>" if caption else ""
    return f"<figure>{picture}{told}</figure>"


def fact(name: str, value: float, shown: str) -> str:
    """A figure in a sentence: what people read, and the number itself under a name."""
    return f'<data data-of="{name}" value="{value!r}">{shown}</data>'


def plain(name: str, value: float, digits: int = 1) -> str:
    return fact(name, value, f"{value:,.{digits}f}".replace("-", "−"))


def percent(name: str, value: float, digits: int = 1) -> str:
    return fact(name, value, f"{100 * value:.{digits}f} %".replace("-", "−"))


def estimated(name: str, at: Estimate) -> str:
    """A share in percent with its interval."""
    return f"{percent(name, at.mean)} <span class=soft>(± {100 * at.margin:.1f})</span>"


def table(head: Sequence[str], rows: Iterable[Sequence[str]], caption: str = "") -> str:
    told = f"<caption>{caption}</caption>" if caption else ""
    headings = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    lines = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>'
        for first, *rest in rows
    )
    return (
        f'<div class="wide" tabindex="0"><table>{told}<thead><tr>{headings}</tr></thead>'
        f"<tbody>{lines}</tbody></table></div>"
    )
