"""The hosting guide names every setting."""

import re
from pathlib import Path

import slet.server.notices.host
import slet.server.settings

ROOT = Path(__file__).parent.parent.parent


def test_every_setting_of_the_environment_is_in_the_hosting_guide() -> None:
    sources = Path(slet.server.settings.__file__), Path(slet.server.notices.host.__file__)
    read = {name for file in sources for name in re.findall(r'"(SLET_[A-Z_]+)"', file.read_text(encoding="utf-8"))}
    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    told = set(re.findall(r"^\| `(SLET_[A-Z_]+)`", guide, re.MULTILINE))
    assert read == told
