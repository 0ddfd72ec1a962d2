"""`slet review`."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from cli.conftest import Slet
from slet.kernel.record import read_record
from slet.review import reviewing
from slet.review.weighing import weigh

RECORDS = Path(__file__).parent.parent / "data" / "records"
LONE = RECORDS / "wandering-towers" / "wandering-towers-1-kept-0.json"
TOGETHER = RECORDS / "wandering-towers" / "wandering-towers-3-kept-coop-0.json"


def test_a_game_is_looked_back_at_and_what_was_found_is_kept(slet: Slet, tmp_path: Path) -> None:
    record = str(LONE)
    said = slet("review", record, "--worlds", "1", "--jobs", "1", "--json", str(tmp_path / "found.json"))
    assert said.code == 0
    assert "Wandering Towers, looked back at: " in said.out
    assert "luck" in said.out
    found = json.loads((tmp_path / "found.json").read_text())
    assert len(found["accounts"]) == 1
    (kept,) = (tmp_path / "data" / "slet" / "reviews").iterdir()
    before = kept.read_bytes()
    plain = slet("review", record, "--worlds", "1", "--jobs", "1", "--plain", "--lang", "cs")
    assert "štěstí" in plain.out
    assert kept.read_bytes() == before  # nothing is worked out twice


def test_a_game_that_is_not_over_is_refused_in_a_sentence(slet: Slet, won_trick: Path) -> None:
    said = slet("review", str(won_trick))
    assert said.code == 2
    assert "not over" in said.err


def test_what_is_no_record_is_refused(slet: Slet, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("no record")
    assert slet("review", str(tmp_path / "x.json")).code == 2
    assert slet("review", str(tmp_path / "y.json")).code == 2


def test_a_record_that_was_damaged_or_is_of_other_rules_is_refused_in_a_sentence(slet: Slet, tmp_path: Path) -> None:
    record = read_record(LONE.read_bytes())
    changed = {
        "cut": LONE.read_bytes()[:900],
        "damaged": msgspec.structs.replace(record, answers=record.answers[3:]).to_json(),
        "newer": msgspec.structs.replace(record, rules=99).to_json(),
        "of another time": msgspec.structs.replace(record, format=99).to_json(),
    }
    for name, content in changed.items():
        (tmp_path / name).write_bytes(content)
        said = slet("review", str(tmp_path / name), "--worlds", "1")
        assert said.code == 2, name
        assert said.err.strip().endswith("."), name
        assert "Traceback" not in said.err


def test_a_game_that_is_too_long_is_refused_in_a_sentence(slet: Slet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST", 10)
    said = slet("review", str(LONE), "--worlds", "1", "--lang", "cs")
    assert said.code == 2
    assert "nejvýš za 10" in said.err


def test_a_review_that_is_broken_off_goes_on_where_it_was(
    slet: Slet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = 0

    def until_somebody_stops_it(*given: object) -> object:
        nonlocal looks
        looks += 1
        if looks == 6:
            raise KeyboardInterrupt
        return weigh(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(reviewing, "weigh", until_somebody_stops_it)
    said = slet("review", str(LONE), "--worlds", "1", "--jobs", "1")
    assert said.code == 130
    assert "goes on from there" in said.out
    assert slet("review", str(LONE), "--worlds", "1", "--jobs", "1").code == 0
    (kept,) = (tmp_path / "data" / "slet" / "reviews").iterdir()
    numbers = [json.loads(line)["number"] for line in kept.read_bytes().splitlines()[1:]]
    decisions = reviewing.decisions(read_record(LONE.read_bytes()))
    assert numbers[: len(decisions)] == decisions
    assert looks == len(decisions) + 1


class Page(HTMLParser):
    """What stands on a page, and where it leads to."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.rows = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "action", "xlink:href")]


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_report_stands_alone_and_tells_every_fact_of_its_curve(slet: Slet, tmp_path: Path, language: str) -> None:
    file = tmp_path / "report.html"
    said = slet("review", str(TOGETHER), "--worlds", "1", "--jobs", "1", "--lang", language, "--html", str(file))
    assert said.code == 0
    text = file.read_text()
    page = Page()
    page.feed(text)
    assert f'<html lang="{language}">' in text
    assert page.addresses == []
    assert not re.search(r"https?:|url\(|@import", text)
    assert {"svg", "table", "details", "h1"} <= set(page.tags)
    assert "script" not in page.tags
    decisions = reviewing.decisions(read_record(TOGETHER.read_bytes()))
    assert len(re.findall(r'<tr><th scope="row">\d+</th>', text)) == len(decisions)
    assert text.count("<polyline") == 1  # all play as one


def test_what_players_are_called_cannot_change_the_report(slet: Slet, tmp_path: Path) -> None:
    record = read_record(LONE.read_bytes())
    (tmp_path / "named.json").write_bytes(msgspec.structs.replace(record, players=("<b>Ema & co",)).to_json())
    said = slet("review", str(tmp_path / "named.json"), "--worlds", "1", "--jobs", "1", "--html", "-")
    assert "&lt;b&gt;Ema &amp; co" in said.out
    assert "<b>Ema" not in said.out
