"""What is new in a log."""

from slet.kernel.events import Event


def news(before: list[Event], after: list[Event]) -> list[Event]:
    """The events told since the log read `before`.

    A log is not simply longer than it was: events fade from it and come back. But equal events fade and come back
    together, so the n-th of them then is the n-th of them now, and all that follows the last known one is new.
    """
    for last in range(len(before) - 1, -1, -1):
        known = before[last]
        nth = before[: last + 1].count(known)
        places = [place for place, event in enumerate(after) if event == known]
        if len(places) >= nth:
            return after[places[nth - 1] + 1 :]
    return after
