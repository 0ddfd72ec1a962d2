"""What server and client say to each other about notices."""

from typing import Annotated, Literal

import msgspec

from slet.server.wire import Language

Minutes = Annotated[int, msgspec.Meta(ge=0, le=3 * 24 * 60)]
MinuteOfDay = Annotated[int, msgspec.Meta(ge=0, le=24 * 60 - 1)]
Endpoint = Annotated[str, msgspec.Meta(min_length=10, max_length=1000, pattern="^https?://")]
Sealed = Annotated[str, msgspec.Meta(min_length=16, max_length=120, pattern="^[A-Za-z0-9_=-]+$")]


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours in which nothing is told."""

    begin: MinuteOfDay
    end: MinuteOfDay
    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    """Such as `Europe/Prague`."""


class NoticeWay(msgspec.Struct, frozen=True):
    """A way by which somebody is told that it is their turn."""

    id: str
    kind: Literal["push", "mail"]
    target: str
    """The e-mail address; of a browser the host of its push service."""
    mark: str
    """By it a browser knows that it is its own."""
    after: int
    """Minutes of their turn."""
    state: Literal["asked", "on", "refused"]
    """Whether an address still has to be confirmed, or the other side takes nothing any more."""


class Notices(msgspec.Struct, frozen=True):
    """How somebody is told that it is their turn, and how they can be."""

    push_key: str | None
    """By which a browser subscribes; none where this server sends no pushes."""
    mail: bool
    """Whether this server sends letters."""
    ways: list[NoticeWay]
    quiet: Quiet | None


class NewPush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser that wishes to be woken."""

    endpoint: Endpoint
    p256dh: Sealed
    auth: Sealed
    after: Minutes = 2


class NewMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, msgspec.Meta(min_length=3, max_length=120)]
    after: Minutes = 60


class WayChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    after: Minutes


class QuietChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The quiet hours from now on; none where nothing is given."""

    quiet: Quiet | None = None


class LetterAnswered(msgspec.Struct, frozen=True):
    """What a link in a letter has brought about."""

    address: str
    language: Language
