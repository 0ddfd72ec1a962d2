"""Which names a quick look takes for each other: nobody is to pass for somebody else at a table."""

import unicodedata

_LETTERS = {
    # Cyrillic and Greek letters that are drawn like Latin ones
    **dict(zip("авекмнорстухіјѕԁԛԝһьгпд", "abekmhopctyxijsdqwhbrng", strict=True)),
    **dict(zip("αβεικνορτυχγηω", "abeiknoptuxynw", strict=True)),
    # Latin letters that no accent can be taken from
    **dict(zip("ıłøđħßæœ", ["i", "l", "o", "d", "h", "ss", "ae", "oe"], strict=True)),
}
_SHAPES = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "o", "5": "s", "Ӏ": "l"})
"""What is one stroke, or round, in most types."""
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def look_alike(one: str, other: str) -> bool:
    """Letters without their accents, of whatever alphabet, nothing between them; or as they are drawn."""
    return _bare(one) == _bare(other) or _drawn(one) == _drawn(other)


def _bare(name: str) -> str:
    apart = unicodedata.normalize("NFKD", name).casefold()
    return "".join([_LETTERS.get(letter, letter) for letter in apart if letter.isalnum()])


def _drawn(name: str) -> str:
    apart = _bare(unicodedata.normalize("NFKD", name).translate(_SHAPES))
    for two, letter in _PAIRS:
        apart = apart.replace(two, letter)
    return apart
