import re
from importlib.resources import files
from pathlib import Path

import pytest

import slet.cli
from slet.cli.words import Words

KEY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
USED = re.compile(r"""(?:words|CommandError)\(\s*f?["']([a-z{][^"']*)["']""")
CHOSEN = re.compile(r"""["']([a-z]+(?:-[a-z]+)+)["']""")


def _keys(language: str) -> list[str]:
    return KEY.findall((files(slet.cli) / "text" / f"{language}.ftl").read_text(encoding="utf-8"))


def _sources() -> str:
    folder = Path(slet.cli.__file__).parent
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))


def test_both_languages_have_the_same_messages() -> None:
    assert _keys("en") == _keys("cs")
    assert len(set(_keys("en"))) == len(_keys("en"))


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_message_that_is_used_exists(language: str) -> None:
    words = Words(language)
    used = {key for key in USED.findall(_sources()) if "{" not in key}
    assert len(used) > 60
    assert [key for key in sorted(used) if key not in words] == []


def test_every_message_that_exists_is_used() -> None:
    source = _sources()
    named = set(USED.findall(source)) | set(CHOSEN.findall(source))
    patterns = [re.compile(re.sub(r"\{.*?\}", "[a-z-]+", key)) for key in named if "{" in key]
    unused = [
        key
        for key in _keys("en")
        if key not in named and f'"{key}"' not in source and not any(p.fullmatch(key) for p in patterns)
    ]
    assert unused == []
