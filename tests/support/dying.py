"""Work that ends its worker, for tests of who does it all the same; and a look at what a worker is like."""

import os
import sys
from pathlib import Path
from time import sleep


def ends_once(number: int, folder: str) -> int:
    """Work that ends its worker the first time."""
    mark = Path(folder) / str(number)
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return number * number


def ends_always(_number: int) -> int:
    os._exit(1)


def square_unless_killed(number: int, folder: str) -> int:
    """Work of which the first piece, begun for the first time, goes on until somebody kills who is at it."""
    busy = Path(folder) / "busy"
    if number == 0 and not busy.exists():
        busy.write_text(str(os.getpid()))
        sleep(300)
    return number * number


def has_loaded(module: str) -> bool:
    return module in sys.modules
