"""What the documentation shows is true."""

import doctest
import re
from pathlib import Path
from random import Random

import slet
from slet.kernel.match import Match
from support.journeys import decisions
from support.pebbles import PEBBLES, WORDS

ROOT = Path(__file__).parent.parent.parent


def test_the_readme_runs() -> None:
    result = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert result.attempted > 5
    assert result.failed == 0


def test_the_examples_of_the_lab_run() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "lab.md"), module_relative=False)
    assert result.attempted > 15
    assert result.failed == 0


def test_the_package_docstring_runs() -> None:
    assert doctest.testmod(slet).failed == 0


def test_the_words_of_the_guide_serve_its_game() -> None:
    match = Match.start(PEBBLES, 3, {"heap": 10}, seed=1)
    for at in decisions(match, Random(1)):
        assert at.ask is not None
        assert WORDS.ask(at.ask, {})
        assert all(WORDS.option(option) for option in at.ask.options)
    assert match.outcome is not None
    assert WORDS.say(f"reason-{match.outcome.reason}")
    assert match.outcome.winners == (match.log(0)[-1].seat,)  # type: ignore[attr-defined]
    assert WORDS.event(match.log(0)[-1], ["A", "B", "C"])


def test_no_link_in_the_documentation_leads_nowhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "bench").glob("*.md")]
    for page in pages:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            if not target.startswith("http"):
                assert (page.parent / target).exists(), f"{page.name}: {target}"
