"""What levels of computer players are worth beside each other, as `slet ladder` has measured it.

The figures and the commands that made them stand in `bench/players.md`. The ladder tells how far the levels lie apart;
that their mean lies where people begin is assumed, hence the margin; rated games in which people meet them correct it.
Games whose ladder is not measured yet have none: their levels begin like anybody else.
"""

MIDDLE = 1500
UNSURE = 240
"""Half of the interval: mostly because nobody has measured computer players beside people."""

MEASURED: dict[str, dict[str, tuple[float, float]]] = {
    "wizard": {
        "archmage": (MIDDLE + 378, UNSURE),
        "master": (MIDDLE + 155, UNSURE),
        "adept": (MIDDLE - 127, UNSURE),
        "novice": (MIDDLE - 407, UNSURE),
    },
}
