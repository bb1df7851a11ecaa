"""What a release is made of."""

from scripts.bill_of_materials import bill


def test_the_bill_of_materials_names_what_is_installed_and_bundled() -> None:
    made = {part["purl"].partition("@")[0]: part for part in bill()["components"]}
    for wanted in (
        "pkg:pypi/numba",
        "pkg:pypi/fastapi",
        "pkg:npm/%40noble/hashes",
        "pkg:npm/svelte",
    ):
        assert any(purl.startswith(wanted) for purl in made), wanted
    assert not any("vite" in purl for purl in made)  # it builds the pages and is no part of them
    assert all(part["version"][0].isdecimal() for part in made.values())
