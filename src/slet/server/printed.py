"""What is printed on the pieces of a game, as it is sent to boards that draw them.

`python -m slet.server.printed` writes that of all games in all languages, for the tests of the boards.
"""

import hashlib
import sys
from functools import cache
from typing import Any, NamedTuple

import msgspec
from litestar import MediaType, Response

from slet.games import GAMES, find_game
from slet.games.wording import wording
from slet.kernel.data import to_json
from slet.words import LANGUAGES


class Sheet(NamedTuple):
    """What is printed in one game, in one language; nothing (`null`) where the names of the pieces say it all."""

    content: bytes
    tag: str


@cache
def sheet(game_id: str, language: str) -> Sheet:
    game = find_game(game_id)
    content = to_json(None if game.words.printed is None else game.words.printed(wording(game_id, language)))
    return Sheet(content, f'"{hashlib.sha256(content).hexdigest()[:16]}"')


def answer(game_id: str, language: str, known: str | None) -> Response[Any]:
    """Whole, or that it still is what the browser has (`known`, its tags)."""
    content, tag = sheet(game_id, language)
    headers = {"cache-control": "no-cache", "etag": tag, "vary": "accept-language"}
    # Whoever packs it on the way may say so by making the tag a weak one.
    if known is not None and tag in (one.strip().removeprefix("W/") for one in known.split(",")):
        return Response(None, status_code=304, headers=headers)
    return Response(content, media_type=MediaType.JSON, headers=headers)


if __name__ == "__main__":
    known = {game.id: {code: msgspec.Raw(sheet(game.id, code).content) for code in LANGUAGES} for game in GAMES}
    sys.stdout.buffer.write(to_json(known))
