"""How Sphinx builds the site: `make docs`."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
os.environ["NUMBA_DISABLE_JIT"] = "1"  # only names, signatures and docstrings are read

import beaverboard  # noqa: E402  (found by the path above)

project = "Beaverboard"
author = "The Beaverboard authors"
version = release = beaverboard.__version__
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]

myst_heading_anchors = 4
suppress_warnings = ["misc.highlighting_failure"]  # examples shorten JSON with dots

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": False}

html_theme = "furo"
html_title = "Beaverboard"
html_theme_options = {"navigation_with_keys": True}
html_show_sphinx = False
