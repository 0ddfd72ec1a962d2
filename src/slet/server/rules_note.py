"""What is told at a table whose rules have changed since the game began."""

import msgspec

from slet.games.result import in_a_list
from slet.games.wording import wording
from slet.server.errors import messages
from slet.server.opening import Stop
from slet.server.table import LiveTable

STOPS = {"setup": "rules-stop-at-setup", "move": "rules-stop-at-move", "end": "rules-stop-at-end"}


def rules_note(table: LiveTable, language: str) -> str | None:
    """A sentence or two; None where the game is played by the rules it began with."""
    way = table.way
    if way is None or way.kind in ("earlier", "fits") or (way.stop is None and not way.taken_over):
        return None
    facts: dict[str, object] = {"played": table.row.rules, "installed": table.game.version}
    if way.stop is None:
        return messages(language).say("rules-taken-over", {**facts, "dropped": way.dropped})
    return " ".join([_why(table, way.stop, language, facts), _what_is_left(table, language)])


def _why(table: LiveTable, stop: Stop, language: str, facts: dict[str, object]) -> str:
    say = messages(language).say
    asks = () if table.match is None else table.match.asks
    if stop.reason == "move" and asks and table.match is not None:
        pick = asks[0]
        asking = table.game.words.asking(table.match.view(pick.seat))
        question = wording(table.game.id, language).ask(pick, asking)
        facts |= {"number": stop.number, "name": table.names[pick.seat], "question": question}
        return say("rules-stop-at-question", facts)
    return say(STOPS[stop.reason], {**facts, "number": stop.number})


def _what_is_left(table: LiveTable, language: str) -> str:
    say = messages(language).say
    if table.row.status != "over":
        return say("rules-stopped")
    winners = msgspec.json.decode(table.row.winners, type=list[str])
    if not winners:
        return say("rules-stopped-over")
    return say("rules-stopped-won", {"count": len(winners), "names": in_a_list(winners, language)})
