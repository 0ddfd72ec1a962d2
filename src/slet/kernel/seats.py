"""Places around the table."""

_ORDERS = {
    seats: tuple(tuple((first + n) % seats for n in range(seats)) for first in range(seats)) for seats in range(1, 13)
}


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats in turn order, beginning with the given one."""
    return _ORDERS[seats][first % seats]


def left_of(seat: int, seats: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % seats
