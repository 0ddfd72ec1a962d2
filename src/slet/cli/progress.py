"""A progress bar where somebody watches, and nothing where nobody does."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from slet.cli.terminal import Terminal


@contextmanager
def progress(terminal: Terminal, title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Gives a function that says how much more is done. The bar goes to the error stream, out of the way of results."""
    console = Console(stderr=True)
    if terminal.plain or not console.is_terminal:
        yield lambda _: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.advance(task, done)
