"""A change recompiles what it may change, and nothing else."""

import numba
import pytest

from beaverboard import compiled

DAM_IT = "beaverboard.games.dam_it.rules"
CASTORS = "beaverboard.games.roi_des_castors.rules"
GREEDY = "beaverboard.bots.greedy.dam_it"
BATCH = "beaverboard.arena.batch"
STEP = "beaverboard.step"
DEALER = "beaverboard.dealer"


def after_a_change(monkeypatch: pytest.MonkeyPatch, changed: str, module: str) -> bool:
    """Whether the module is compiled anew after a change in another."""
    before = compiled.digest(module)
    texts = dict(compiled.sources())
    texts[changed] += "\n# changed\n"
    with monkeypatch.context() as patch:
        patch.setattr(compiled, "sources", lambda: texts)
        compiled.imported.cache_clear()
        compiled.digest.cache_clear()
        after = compiled.digest(module)
    compiled.imported.cache_clear()
    compiled.digest.cache_clear()
    return before != after


@pytest.mark.parametrize(
    ("changed", "module"),
    [
        (DAM_IT, DAM_IT),
        (DEALER, DAM_IT),
        (DAM_IT, GREEDY),
        (DAM_IT, STEP),
        (CASTORS, BATCH),
        ("beaverboard.engine", STEP),
        ("beaverboard.bots.policy", BATCH),
        (GREEDY, BATCH),  # found by the game's name, not by an import
        (STEP, BATCH),
        (GREEDY, "a_module_outside_the_package"),
    ],
)
def test_a_module_is_compiled_anew_when_something_it_reaches_changes(
    monkeypatch: pytest.MonkeyPatch, changed: str, module: str
) -> None:
    assert after_a_change(monkeypatch, changed, module)


@pytest.mark.parametrize(
    ("changed", "module"),
    [
        (CASTORS, DAM_IT),
        (GREEDY, DAM_IT),
        (GREEDY, STEP),
        (BATCH, STEP),
        ("beaverboard.games.dam_it.text", STEP),
        ("beaverboard.cli", BATCH),
    ],
)
def test_a_module_is_kept_when_something_else_changes(
    monkeypatch: pytest.MonkeyPatch, changed: str, module: str
) -> None:
    assert not after_a_change(monkeypatch, changed, module)


def test_bounds_checks_are_compiled_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = compiled.digest(DAM_IT)
    compiled.digest.cache_clear()
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", 1)
    assert compiled.digest(DAM_IT) != plain
    compiled.digest.cache_clear()
