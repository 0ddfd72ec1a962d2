"""Chance that can be checked.

A match draws from a secret seed of 32 bytes. Its SHA-256, the commitment, is shown from the start; the seed is
revealed at the end. The answer to the k-th chance question of a match (k from 0) that has N equally likely
outcomes is the outcome number `x mod N`, where x is the big-endian number made of as many blocks

    SHA-256(seed, k as 8 bytes, block number as 4 bytes)

as give at least 128 bits more than N has, so that no outcome is likelier than another by more than 2^-128.
Nothing but the seed and k goes in: undoing and playing on, or looking ahead, changes no roll and no shuffle.
"""

from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

from slet.kernel.errors import SletError
from slet.kernel.questions import Chance, Draw, Roll

SPARE_BITS = 128


def commitment(seed: bytes) -> str:
    """What is shown before the game, in hexadecimal."""
    return sha256(seed).hexdigest()


def seed_from(seed: int | str | bytes) -> bytes:
    """The 32 secret bytes for a seed given by hand."""
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    text = seed if isinstance(seed, bytes) else str(seed).encode()
    return sha256(b"slet seed " + text).digest()


def read_seed(text: str) -> bytes:
    """The 32 secret bytes written in hexadecimal."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != 32:
        raise SletError("bad-seed")
    return seed


def dealing(seed: bytes) -> int:
    """The number by which a branch of a match deals anew what its player does not know: from its seed alone."""
    return int.from_bytes(sha256(seed + b"dealt anew").digest()[:8], "big") >> 11


class Stream:
    """The chance of one match: its seed, and how many questions it has answered."""

    __slots__ = ("drawn", "seed")

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    def answer(self, question: Chance) -> Any:
        answer = question.answer(self.number(self.drawn, question.outcomes))
        self.drawn += 1
        return answer

    def number(self, k: int, outcomes: int) -> int:
        """The number below `outcomes` that the k-th question gets."""
        head = self.seed + k.to_bytes(8, "big")
        blocks = -(-(outcomes.bit_length() + SPARE_BITS) // 256)
        digits = b"".join([sha256(head + block.to_bytes(4, "big")).digest() for block in range(blocks)])
        return int.from_bytes(digits, "big") % outcomes


def guess(question: Chance, rng: Random) -> Any:
    """An answer for thinking and simulating: quick, and from any source of randomness."""
    if isinstance(question, Draw):
        return _guess_draw(question, rng.random)
    if isinstance(question, Roll):
        return tuple([int(rng.random() * question.sides) + 1 for _ in range(question.dice)])
    return question.answer(rng.randrange(question.outcomes))


def _guess_draw(question: Draw, random: Callable[[], float]) -> list[int]:
    size, count = question.size, question.count
    if 4 * count > 3 * size:  # to sort all is quicker than to draw most of them
        return sorted(range(size), key=lambda _: random())
    places = list(range(size))
    for n in range(count):
        chosen = n + int(random() * (size - n))
        places[n], places[chosen] = places[chosen], places[n]
    return places
