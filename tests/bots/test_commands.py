"""`beaverboard advise` and `beaverboard analyse`: what they print, and one line for bad input."""

import json
from pathlib import Path

import pytest

from beaverboard.bots import plot
from tests.bots.blunders import BLUNDERS
from tests.test_cli import run

Printed = pytest.CaptureFixture[str]

LAST = BLUNDERS[1]  # BiberClan
ADVISE, ANALYSE = ("advise", "--playouts", "60"), ("analyse", "--playouts", "60")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(LAST.record()))
    return path


def test_moves_are_ranked_with_reasons(kept: Path, capsys: Printed) -> None:
    code, out, _ = run(*ADVISE, str(kept), "--ply", "2", capsys=capsys)
    assert code == 0
    assert "seat 2, after 2 moves" in out and "95 %" in out
    assert "It wins about" in out
    _, out, _ = run(*ADVISE, str(kept), "--ply", "2", "--seat", "2", "--json", capsys=capsys)
    told = json.loads(out)
    assert (told["seat"], told["ply"], told["game"]) == (1, 2, "biber-clan")
    assert told["moves"][0]["share"] > 0.5 and told["why"][0]["text"].startswith("It wins about")
    _, again, _ = run(*ADVISE, str(kept), "--ply", "2", "--json", capsys=capsys)
    assert again == out
    _, other, _ = run(*ADVISE, str(kept), "--ply", "2", "--json", "--seed", "9", capsys=capsys)
    assert other != out


def test_a_position_is_advised_on_too(capsys: Printed) -> None:
    code, out, _ = run(*ADVISE, LAST.start, "--json", capsys=capsys)
    assert code == 0 and json.loads(out)["ply"] == 0


def test_a_match_is_analysed_in_words_and_for_programs(kept: Path, capsys: Printed) -> None:
    code, out, _ = run(*ANALYSE, str(kept), capsys=capsys)
    assert code == 0
    assert f"ply {LAST.ply}, seat {LAST.seat + 1}: {LAST.moves[LAST.ply - 1]} was a blunder" in out
    assert "luck" in out and "⠉" in out
    _, out, _ = run(*ANALYSE, str(kept), "--json", capsys=capsys)
    told = json.loads(out)
    assert len(told["chances"]) == len(LAST.moves) + 1
    assert told["moments"][0]["ply"] == LAST.ply and told["moments"][0]["kind"] == "blunder"
    for seat in told["seats"]:
        parts = seat["start"] + seat["luck"] + seat["choices"] + seat["gifts"]
        assert parts == pytest.approx(seat["result"])


@pytest.mark.parametrize(
    "arguments, says",
    [
        (["advise", "{}"], "the match is over there; --ply names an earlier position"),
        (["advise", "{}", "--ply", "9"], "--ply 9: the record has 8 moves"),
        (["advise", "{}", "--ply", "-1"], "a whole number from 0 to"),
        (["advise", "{}", "--ply", "2", "--seat", "1"], "seat 1 is not in turn there, seat 2 is"),
        (["advise", "{}", "--playouts", "0"], "a whole number from 1 to"),
        (["advise", "{}", "--seed", "abc"], "64 hexadecimal digits"),
        (["advise", "missing.json"], "missing.json: No such file"),
        (["advise", "biber-gang | nonsense"], "nonsense"),
        (["advise", "chess | nonsense"], "no game chess"),
        (["advise", LAST.start, "--ply", "1"], "--ply is for records"),
        (["advise", "."], "is a folder, not a record"),
        (["analyse", "missing.json"], "missing.json: No such file"),
        (["analyse", "."], "is a folder, not a record"),
        (["analyse", "{}", "--playouts", "1"], "a whole number from 10 to"),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_2(
    arguments: list[str], says: str, kept: Path, capsys: Printed
) -> None:
    given = [str(kept) if each == "{}" else each for each in arguments]
    code, out, err = run(*given, capsys=capsys)
    assert (code, out) == (2, "")
    assert says in err.splitlines()[-1] and "Traceback" not in err


@pytest.mark.parametrize("command", ["advise", "analyse"])
def test_a_record_cut_in_half_is_refused(command: str, kept: Path, capsys: Printed) -> None:
    text = kept.read_text()
    for cut in ("", text[: len(text) // 2], "[]", "{}"):
        kept.write_text(cut)
        code, out, err = run(command, str(kept), capsys=capsys)
        assert (code, out, len(err.splitlines())) == (2, "", 1)


def test_an_unfinished_match_is_not_analysed(kept: Path, capsys: Printed) -> None:
    record = LAST.record()
    kept.write_text(json.dumps({**record, "moves": record["moves"][:4], "result": None}))
    code, out, err = run("analyse", str(kept), capsys=capsys)
    assert (code, out) == (2, "") and "the match is not over" in err
    code, out, _ = run(*ADVISE, str(kept), capsys=capsys)
    assert code == 0 and "after 4 moves" in out


def test_a_curve_goes_from_corner_to_corner() -> None:
    rising = plot.lines([0.0, 0.25, 0.5, 0.75, 1.0], width=5, height=2)
    assert [len(row) for row in rising] == [5, 5]
    assert rising[1][0] == "⣀" and rising[0][4] == "⠏"
    assert rising[0][0] == rising[1][4] == "⠀"
    assert plot.lines([1.0], width=3, height=1) == ["⠉⠉⠉"]
