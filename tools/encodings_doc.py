"""Writes `docs/encodings.md` from the encodings themselves: `make generated`."""

import sys
from pathlib import Path

from slet.games.wording import wording
from slet.lab.encoding import Encoding, all_encodings

FILE = Path(__file__).parents[1] / "docs" / "encodings.md"
HEAD = """# What programs that learn are given

Made by `make generated` from `src/slet/lab/encoding/`; what is said here holds for PettingZoo, Gymnasium, OpenSpiel and
`slet.lab.many` alike ([the lab](lab.md)). An observation is one row of numbers (float32), made of the parts below, one
after the other. It holds what the seat is shown and, under `remembered`, what it has seen and is no longer shown: never
what it cannot know, which a test proves for every game. Seats are counted from the own one: 0 is oneself, 1 who sits to
the left. One layout serves all numbers of seats and all settings of a game; what is not there is zero. A change of the
layout raises the version in the name.

An action is a number below the number of actions, known by the key that the option has; which of them are offered now
is told by the mask. A key that ends in the number of a *place* is the first, second … option of its kind that is
offered now, where there are too many ways to put things together.
"""


def text() -> str:
    return "\n".join([HEAD, *(line for encoding in all_encodings() for line in _lines(encoding))])


def _lines(encoding: Encoding) -> list[str]:
    name = wording(encoding.game.id, "en").say("name")
    verbs: dict[str, list[str]] = {}
    for action in encoding.actions.names:
        verbs.setdefault(action.partition(":")[0], []).append(action)
    first = {verb: encoding.actions.names.index(names[0]) for verb, names in verbs.items()}
    return [
        f"## {name}: `{encoding.id}`",
        "",
        f"{encoding.size} numbers, {encoding.choices} actions.",
        "",
        "| from | how many | part | what it is |",
        "| ---: | ---: | --- | --- |",
        *(f"| {part.at} | {part.size} | `{part.name}` | {part.meaning.replace('|', '/')} |" for part in encoding.parts),
        "",
        "| first | how many | actions |",
        "| ---: | ---: | --- |",
        *(f"| {first[verb]} | {len(names)} | {_some(verb, names, encoding)} |" for verb, names in verbs.items()),
        "",
    ]


def _some(verb: str, names: list[str], encoding: Encoding) -> str:
    if verb in encoding.actions.places:
        return f"`{verb}:1` … `{verb}:{len(names)}` (places)"
    if len(names) <= 4:
        return ", ".join(f"`{name}`" for name in names)
    return f"`{names[0]}`, `{names[1]}` … `{names[-1]}`"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"{FILE.name} written\n")
