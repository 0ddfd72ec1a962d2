"""What a coach says in somebody's first games: the words of a game's remarks (`kernel/remarks.py`).

They stand in `text/coach.en.ftl` and `text/coach.cs.ftl` of the game, each under the key of its remark; what the remark
has found are the arguments.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from slet.games.wording import text_folder
from slet.words import Messages


@cache
def coaching(game_id: str, language: str) -> Messages:
    """All that can be remarked; nothing, where the game has no coach."""
    file = text_folder(game_id) / f"coach.{language}.ftl"
    return Messages(language, file.read_text(encoding="utf-8") if file.is_file() else "", where=str(file))


def remarked(game_id: str, language: str, key: str, found: Mapping[str, Any]) -> str:
    return coaching(game_id, language).say(key, found)
