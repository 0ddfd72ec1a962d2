"""Quiet hours: when somebody wishes to be told nothing, by the clocks where they live."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

A_DAY = 24 * 60
"""Minutes."""


class QuietHours(msgspec.Struct, frozen=True):
    begin: int
    """The minute of the day; where they end before they begin, they last over midnight."""
    end: int
    zone: str

    def until(self, at: float) -> float:
        """When they may be told: at once, or at the end of the quiet hours in which that moment lies."""
        here = datetime.fromtimestamp(at, UTC).astimezone(zone_of(self.zone))
        minute = here.hour * 60 + here.minute
        if not self._hold(minute):
            return at
        midnight = here.replace(hour=0, minute=0, second=0, microsecond=0)
        # By the clock on the wall: the night in which clocks are set is shorter or longer.
        day = midnight + timedelta(days=1 if minute >= self.end else 0)
        return day.replace(hour=self.end // 60, minute=self.end % 60).astimezone(UTC).timestamp()

    def _hold(self, minute: int) -> bool:
        if self.begin <= self.end:
            return self.begin <= minute < self.end
        return minute >= self.begin or minute < self.end


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def zone_of(name: str) -> ZoneInfo:
    """The zone; where the machine has forgotten it since, that of the whole world."""
    return ZoneInfo(name if is_zone(name) else "UTC")
