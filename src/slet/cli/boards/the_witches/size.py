"""How much room there is. It follows from the terminal alone, so that nothing moves about while playing."""

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

HIGH = 36
"""From this many lines on everything is written out."""


class ByHeight:
    """One thing where there is room for it, another where there is not."""

    def __init__(self, roomy: RenderableType, tight: RenderableType) -> None:
        self.roomy = roomy
        self.tight = tight

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.tight if console.is_terminal and console.height < HIGH else self.roomy
