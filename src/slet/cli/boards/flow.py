"""Things in a row that goes on below itself: broken between them, never inside one."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.text import Text


class Flow:
    def __init__(self, label: Text, things: Sequence[Text], between: str = "  ") -> None:
        self.label = label
        self.things = things
        self.between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        indent = cell_len(self.label.plain)
        line, empty = self.label.copy(), True
        for thing in self.things:
            wanted = cell_len(thing.plain) + (0 if empty else cell_len(self.between))
            if not empty and cell_len(line.plain) + wanted > options.max_width:
                yield line
                line, empty = Text(" " * indent), True
            line = line + Text("" if empty else self.between) + thing
            empty = False
        yield line + Text("–", style="dim") if empty else line
