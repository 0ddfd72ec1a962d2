"""What the lab builds on and not everybody has installed."""

from importlib.util import find_spec

from slet.kernel.errors import SletError


class NotInstalled(SletError, ImportError):
    key = "lab-needs"


def need(package: str, installed_by: str) -> None:
    """Refuse, with what to do, where the package is missing."""
    if find_spec(package) is None:
        raise NotInstalled(package=package, installed_by=installed_by)
