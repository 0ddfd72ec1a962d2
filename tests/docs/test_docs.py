"""What the documentation shows is true."""

import doctest
import re
from pathlib import Path
from random import Random
from typing import Any

import slet
from slet.games.wording import Wording
from slet.kernel.match import Match
from slet.words import Messages
from support.journeys import decisions

ROOT = Path(__file__).parent.parent.parent


def test_the_readme_runs() -> None:
    result = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert result.attempted > 5
    assert result.failed == 0


def test_the_package_docstring_runs() -> None:
    assert doctest.testmod(slet).failed == 0


def test_the_game_of_the_guide_can_be_played() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    code = "\n".join(re.findall(r"```python\n(.*?)```", guide, flags=re.DOTALL))
    names: dict[str, Any] = {"__name__": "pebbles"}
    exec(compile(code, "adding-a-game.md", "exec"), names)  # noqa: S102  (our own guide)
    words = Wording(Messages("en", re.findall(r"```\n(name = .*?)```", guide, flags=re.DOTALL)[0]))
    match = Match.start(names["GAME"], 3, {"heap": 10}, seed=1)
    for at in decisions(match, Random(1)):
        assert at.ask is not None
        assert words.ask(at.ask)
        assert all(words.option(option) for option in at.ask.options)
    assert match.outcome is not None
    assert match.outcome.winners == (match.log(0)[-1].seat,)  # type: ignore[attr-defined]
    assert words.event(match.log(0)[-1], ["A", "B", "C"])


def test_no_link_in_the_documentation_leads_nowhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")]
    for page in pages:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            if not target.startswith("http"):
                assert (page.parent / target).exists(), f"{page.name}: {target}"
