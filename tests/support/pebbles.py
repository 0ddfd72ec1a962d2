"""The game of `docs/adding-a-game.md`, as it stands there: a game without secrets."""

import re
from pathlib import Path
from typing import Any

from slet.games.wording import Wording
from slet.kernel.game import Game
from slet.words import Messages

GUIDE = (Path(__file__).parent.parent.parent / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def _game() -> Game[Any]:
    code = "\n".join(re.findall(r"```python\n(.*?)```", GUIDE, flags=re.DOTALL))
    names: dict[str, Any] = {"__name__": "pebbles"}
    exec(compile(code, "adding-a-game.md", "exec"), names)  # noqa: S102  (our own guide)
    game: Game[Any] = names["GAME"]
    return game


PEBBLES = _game()
WORDS = Wording(Messages("en", re.findall(r"```\n(name = .*?)```", GUIDE, flags=re.DOTALL)[0]))
