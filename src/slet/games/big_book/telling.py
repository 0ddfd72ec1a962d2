"""What a card says, in the player's language, put together from the phrases of the data files.

So a row that an owner of the printed game corrects is worded right without another word being written.
"""

from functools import cache

from slet.games.big_book.phrases import Effect, May, Part
from slet.games.big_book.tables import Page
from slet.games.wording import Wording


@cache
def effect_text(effect: Effect, words: Wording) -> str:
    """`Each player: discard 1 card from hand, then draw 1 card.`"""
    parts = words.say("effect-then").join(_part(part, effect, words) for part in effect.parts)
    if effect.who == "once":
        return words.say("effect-once", parts=parts[0].upper() + parts[1:])
    return words.say("effect", who=words.say("who", who=_key(effect.who)), parts=parts)


def front_texts(page: Page, words: Wording) -> tuple[str, str]:
    """Bonus and penalty on the front of a page."""
    if page.bonus is None or page.penalty is None:
        return words.say("front-won"), words.say("front-lost")
    return effect_text(page.bonus, words), effect_text(page.penalty, words)


def _part(part: Part | May, effect: Effect, words: Wording) -> str:
    if isinstance(part, May):
        together = words.say("effect-and").join(_phrase(inner, effect, words) for inner in part.parts)
        return words.say("effect-may", parts=together)
    return _phrase(part, effect, words)


def _phrase(part: Part, effect: Effect, words: Wording) -> str:
    shown = f"[{part.count}]" if part.factor else str(part.count)
    how_many = {"number": "upto" if part.up_to else "just"}.get(part.amount, _key(part.amount))
    cards = words.say("cards", how=how_many, count=part.count, shown=shown, what="random" if part.random else part.what)
    between = words.say("place-and" if part.amount == "all" else "place-or")
    whose = words.say("whose", who=_key(effect.who))
    places = between.join(words.say("place", place=place, whose=whose) for place in part.source)
    return words.say(
        f"do-{part.verb}",
        cards=cards,
        places=f" {places}" if places else "",
        place=part.source[0] if part.source else "none",
        how=how_many,
        what=part.what,
        count=part.count,
        shown=shown,
        target=part.target or "none",
        spell=effect.of_spell,
        whose=whose,
    )


def _key(words: str) -> str:
    """As a key in the wording files: `[1] others` is `some-others`."""
    return words.replace("[1]", "some").replace(" ", "-")
