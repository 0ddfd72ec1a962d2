"""What compiling the rules by mypyc would bring: random games played by a compiled copy and by the plain code, in turn.

    uv run --with "mypy[mypyc]" --with setuptools python bench/compiled.py

Compiled are the modules of the kernel and of the games that define no class: what is made of msgspec's structs stays as
it is, since msgspec cannot read native classes. The copy lies in a folder of its own, which is removed afterwards.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

SOURCES = Path(__file__).parents[1] / "src"
LEFT_OUT = {"why", "tale", "coach", "view", "planning", "printed", "check", "__init__"}
"""Nothing of this is asked while a game is played on, and mypyc 2.4 fails at some of it."""

BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
modules = sys.argv[2:]
del sys.argv[2:]
setup(name="slet-compiled", packages=[], ext_modules=mypycify(["--strict", *modules], opt_level="2"),
      script_args=["build_ext", "--inplace"])
"""

PLAY = """
import sys
from random import Random
from time import process_time
sys.path.insert(0, sys.argv[1])
from slet.games import find_game
from slet.kernel import playout
from slet.kernel.match import Match
game, rng = find_game(sys.argv[2]), Random(1)
assert playout.__file__.startswith(sys.argv[1])
by_driver = by_match = 0
began = process_time()
while process_time() - began < 1:
    by_driver += playout.random_game(game, 4, game.rules.settings(), rng)[1]
half = process_time()
while process_time() - half < 1:
    match = Match.start(game, 4, {}, rng.randbytes(32))
    while (ask := match.ask) is not None:
        match.play(rng.choice(ask.options))
        by_match += 1
print(by_driver / (half - began), by_match / (process_time() - half))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument(
        "games", nargs="*", default=["wizard", "wandering-towers", "the-witches", "carodeni", "big-book"]
    )
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "src"
        shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("__pycache__", "client"))
        modules = [str(path.relative_to(copy)) for path in sorted(copy.glob("slet/kernel/*.py")) if _compiles(path)]
        modules += [str(path.relative_to(copy)) for path in sorted(copy.glob("slet/games/*/*.py")) if _compiles(path)]
        print(f"compiling {len(modules)} modules", file=sys.stderr)
        command = [sys.executable, "-c", BUILD, "-", *modules]
        subprocess.run(command, cwd=copy, check=True, stdout=subprocess.DEVNULL)  # noqa: S603
        for game in chosen.games:
            rounds = [(_play(SOURCES, game), _play(copy, game)) for _ in range(chosen.rounds)]
            driver = median(compiled[0] / plain[0] for plain, compiled in rounds)
            match = median(compiled[1] / plain[1] for plain, compiled in rounds)
            print(f"{game:20} playout driver {driver:.2f}×, match.play {match:.2f}×")


def _compiles(path: Path) -> bool:
    return path.stem not in LEFT_OUT and not re.search(r"^\s*class |^@dataclass", path.read_text(), re.MULTILINE)


def _play(sources: Path, game: str) -> tuple[float, float]:
    """Decisions a second through the playout driver and through `match.play`."""
    command = [sys.executable, "-c", PLAY, str(sources), game]
    told = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()  # noqa: S603
    return float(told[0]), float(told[1])


if __name__ == "__main__":
    main()
