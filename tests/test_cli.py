"""The command line: what it prints, and one clear line for bad input."""

import inspect
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from beaverboard import cli
from beaverboard.arena import cluster
from beaverboard.arena.notebook import simulate
from beaverboard.bots.bot import PolicyBot
from beaverboard.match import Match
from tests.arena.reading import sound


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    match = Match.new("biber-gang", seats=2, seed=1, rounds=1)
    bot = PolicyBot("random", seed=2)
    while not match.over:
        match.play(bot.choose(match, match.turn))
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match.record()))
    return path


def run(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    try:
        code = cli.main(arguments)
    except SystemExit as stop:  # argparse's own errors
        code = int(str(stop.code))
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run("games", capsys=capsys)
    assert code == 0 and "biber-gang" in out
    _, out, _ = run("games", "--json", capsys=capsys)
    listed = {game["name"]: game for game in json.loads(out)}
    assert listed["biber-gang"]["options"][0]["modes"] == [None]
    castors = {option["name"]: option for option in listed["roi-des-castors"]["options"]}
    assert castors["exact"]["modes"] == ["normal", "expert", "discovery"]
    assert castors["optimise"]["allowed"] == "game or turn"
    assert castors["logs"]["modes"] == ["normal", "expert", "discovery", "team", "solo"]


def test_simulating_gives_the_same_summary_with_one_thread_and_with_two(
    capsys: pytest.CaptureFixture[str],
) -> None:
    simulate = [
        "simulate",
        "biber-gang",
        "--seats",
        "4",
        "--matches",
        "3000",
        "--seed",
        "1",
        "--json",
    ]
    _, one, _ = run(*simulate, "--threads", "1", capsys=capsys)
    _, two, _ = run(*simulate, "--threads", "2", capsys=capsys)
    _, other_seed, _ = run(*simulate, "--seed", "2", capsys=capsys)
    assert one == two != other_seed
    facts = json.loads(one)
    assert facts["matches"] == 3000
    assert sum(share["mean"] for share in facts["wins"]) == pytest.approx(1)
    assert facts["length"]["mean"] > 300


def test_simulating_prints_a_table_and_the_speed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(
        "simulate", "biber-gang", "--matches", "50", "--bots", "greedy,random", capsys=capsys
    )
    assert code == 0
    assert "1 greedy" in out and "2 random" in out and "actions" in out
    assert "actions/s" in err


def test_options_change_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    lengths = []
    for rounds in ("1", "5"):
        _, out, _ = run(
            "simulate",
            "biber-gang",
            "--option",
            f"rounds={rounds}",
            "--matches",
            "50",
            "--json",
            capsys=capsys,
        )
        lengths.append(json.loads(out)["length"]["mean"])
    assert lengths[0] * 4 < lengths[1]


def test_a_run_is_kept_and_read_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "dam-it", "--matches", "20", "--json", "--run", str(tmp_path / "run")]
    code, played, _ = run(*command, capsys=capsys)
    assert code == 0
    assert (tmp_path / "run" / "matches.parquet").exists()
    _, again, _ = run(*command, capsys=capsys)
    assert again == played
    code, out, err = run(*command, "--seed", "1", capsys=capsys)
    assert code == 2 and out == ""
    assert "it holds another run, with seed 0 instead of 1" in err.splitlines()[-1]


def test_a_report_and_a_comparison_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, _ = run(
        "report", "dam-it", "--seats", "2", "--matches", "20", "--skill-matches", "4", capsys=capsys
    )
    assert code == 0 and "dam-it-report.html: 1 setup, 20 matches" in out
    page = sound((tmp_path / "dam-it-report.html").read_text("utf-8"))
    assert "beaverboard report dam-it --seats 2 --bots greedy --matches 20" in page.text
    code, out, _ = run(
        *("compare", "biber-gang", "--option", "rounds=2", "--base", "rounds=1"),
        *("--matches", "200", "--output", "folder/what-if.html"),
        capsys=capsys,
    )
    assert code == 0 and "200 matches each, on the same seeds" in out
    assert "turns" in out
    assert "rounds" in (tmp_path / "folder" / "what-if.html").read_text("utf-8")


def test_a_record_is_replayed_in_words(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run("replay", str(kept), capsys=capsys)
    assert code == 0
    assert "seat 1: turn" in out and " won" in out.splitlines()[-1]
    _, out, _ = run("replay", str(kept), "--json", capsys=capsys)
    steps = json.loads(out)
    assert len(steps) == len(json.loads(kept.read_text())["moves"]) + 1


def test_a_record_is_verified(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run("verify", str(kept), capsys=capsys)
    assert code == 0 and "legal moves of biber-gang" in out and " won" in out


@pytest.mark.parametrize(
    "arguments, says",
    [
        (["simulate", "biber-gang", "--seats", "9"], "seats: biber-gang is for 2 to 6, not 9"),
        (["simulate", "chess"], "no game chess; there are biber-gang"),
        (["simulate", "biber-gang", "--seed", "abc"], "64 hexadecimal digits, not abc"),
        (["simulate", "biber-gang", "--matches", "-5"], "a whole number from 1 to"),
        (["simulate", "biber-gang", "--matches", "0"], "a whole number from 1 to"),
        (["simulate", "biber-gang", "--matches", "many"], "a whole number from 1 to"),
        (["simulate", "biber-gang", "--threads", "0"], "a whole number from 1 to"),
        (["simulate", "biber-gang", "--bots", "genius"], "no bot genius; there are random"),
        (["simulate", "biber-gang", "--bots", "random,random,random"], "one for each of the 2"),
        (["simulate", "biber-gang", "--option", "rounds=99"], "a whole number from 1 to 10"),
        (["simulate", "biber-gang", "--option", "rounds=x"], "a whole number from 1 to 10"),
        (["simulate", "biber-gang", "--option", "rounds"], "rounds=VALUE"),
        (["simulate", "biber-gang", "--option", "colour=1"], "has the options rounds"),
        (["simulate", "biber-gang", "--mode", "expert"], "biber-gang has no modes"),
        (
            ["simulate", "roi-des-castors", "--mode", "solo", "--option", "equal_turns=on"],
            "equal_turns: changes nothing in solo, only in normal, expert, discovery",
        ),
        (["simulate", "dam-it", "--cluster", "nowhere"], "an address like tcp://host:8786"),
        (["simulate", "dam-it", "--cluster", "tcp://127.0.0.1:9"], "no scheduler answers there"),
        (["simulate", "dam-it", "--run", "README.md"], "run folder README.md: "),
        (["simulate", "dam-it", "--run", "docs"], "run folder docs: not empty, and not of a run"),
        (["report", "chess"], "no game chess"),
        (["report", "dam-it", "--seats", "9"], "dam-it is for 2 to 4, not 9"),
        (
            ["report", "roi-des-castors", "--option", "exact=on", "--seats", "1"],
            "roi-des-castors is for 2 to 5, not 1",
        ),
        (["report", "dam-it", "--mode", "solo"], "dam-it has no modes"),
        (["report", "dam-it", "--matches", "0"], "a whole number from 1 to"),
        (["report", "dam-it", "--bots", "genius"], "no bot genius"),
        (["report", "dam-it", "--levels", "greedy"], "levels: at least two different ones"),
        (["report", "dam-it", "--levels", "kit,kit"], "levels: at least two different ones"),
        (["report", "dam-it", "--bots", "random,greedy"], "one for each of the 3 seats"),
        (["report", "dam-it", "--option", "speed=1"], "has the options tree_values"),
        (["report", "dam-it", "--output", "README.md/page.html"], "README.md/page.html: "),
        (["compare", "dam-it"], "nothing to compare"),
        (["compare", "dam-it", "--option", "memory_aid=on"], "nothing to compare"),
        (["compare", "dam-it", "--option", "speed=1"], "has the options tree_values"),
        (["compare", "dam-it", "--base", "speed=1"], "has the options tree_values"),
        (["compare", "dam-it", "--option", "dam_points=9"], "15 whole numbers from 1 to 99"),
        (["warm", "chess"], "no game chess"),
        (["replay", "missing.json"], "missing.json: No such file"),
        (["verify", "."], "is a folder, not a record"),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_2(
    arguments: list[str],
    says: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "ANSWER", 1)  # second
    code, out, err = run(*arguments, capsys=capsys)
    assert code == 2
    assert out == ""
    assert says in err.splitlines()[-1]
    assert "Traceback" not in err


@pytest.mark.parametrize("cut", [0, 1, 0.5, 0.99])
def test_a_record_cut_off_is_refused(
    cut: float, kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = kept.read_text()
    kept.write_text(text[: int(len(text) * cut)] if cut < 1 else "[]")
    code, _, err = run("verify", str(kept), capsys=capsys)
    assert code == 2
    assert len(err.splitlines()) == 1


def test_a_record_with_one_move_changed_is_refused(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(kept.read_text())
    record["moves"][4] = "put 0"
    kept.write_text(json.dumps(record))
    code, _, err = run("replay", str(kept), capsys=capsys)
    assert code == 2
    assert "move 5 of" in err


TERMINAL = [sys.executable, "-m", "beaverboard.cli", "terminal", "biber-gang"]


def test_a_match_can_be_played_in_the_terminal() -> None:
    """Always the first move, a word in between, and every answer asked again is answered."""
    typed = "x\n0\nturn 4\n" + "1\n" * 300
    played = subprocess.run(
        [*TERMINAL, "--seats", "2", "--seed", "1", "--option", "rounds=1"],
        input=typed,
        capture_output=True,
        text=True,
    )
    assert played.returncode == 0, played.stderr
    assert "a number from 1 to 8, the words of a move, or q" in played.stdout
    assert "seat 1: turn 4" in played.stdout
    assert " won" in played.stdout.splitlines()[-1]


def test_leaving_the_terminal_is_no_error() -> None:
    left = subprocess.run(
        TERMINAL,
        input="1\nq\n",
        capture_output=True,
        text=True,
    )
    assert left.returncode == 0, left.stderr


def test_the_command_on_a_report_gives_the_same_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, again = tmp_path / "first.html", tmp_path / "again.html"
    run(
        "report", "dam-it", "--seats", "2", "--matches", "20", "--skill-matches", "4",
        "--levels", "random,kit", "--output", str(first), capsys=capsys,
    )  # fmt: skip
    told = sound(first.read_text("utf-8")).text
    command = re.search("Made by beaverboard (report .*?) , Beaverboard", told)
    assert command is not None
    run(*shlex.split(command[1]), "--output", str(again), capsys=capsys)
    assert again.read_bytes() == first.read_bytes()


def test_the_help_of_every_option_says_what_it_does_and_names_its_default() -> None:
    (commands,) = [each for each in cli.parser()._actions if each.choices]
    assert isinstance(commands.choices, dict)
    for name, command in commands.choices.items():
        for option in command._actions:
            assert option.help, f"{name} {option.dest}"
            if option.option_strings and option.default not in (None, False, [], "==SUPPRESS=="):
                shown = command.format_help().replace("\n", " ")
                assert re.search(rf"\[[^\]]*{re.escape(str(option.default))}", shown), option.dest


def test_the_command_and_the_notebook_simulate_alike() -> None:
    parsed = cli.parser().parse_args(["simulate", "dam-it"])
    parameters = inspect.signature(simulate).parameters
    for name in ("mode", "seats", "bots", "matches", "seed", "threads"):
        assert getattr(parsed, name) == parameters[name].default, name


def test_the_package_is_a_command_with_the_same_exit_codes() -> None:
    command = [sys.executable, "-m", "beaverboard", "verify", "no-such-file.json"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2, done.stderr
    assert "no-such-file.json" in done.stderr
