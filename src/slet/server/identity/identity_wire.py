"""What server and client say to each other about who somebody is; `wire.py` for the rest."""

from typing import Annotated, Any, Literal

import msgspec

LinkToken = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Device(msgspec.Struct, frozen=True):
    """A browser in which somebody is themselves."""

    id: str
    name: str
    """What it is called; empty where it did not say."""
    since: float
    used: float
    """When it was last there, in seconds since 1970; give or take ten minutes."""
    here: bool
    """Whether it is the one that asks."""


class Along(msgspec.Struct, frozen=True):
    """A link that carries somebody to another device, once."""

    link: str
    until: float
    picture: str
    """The link as a QR code, as the address of a picture."""


class LinkLooked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: LinkToken


class LinkUsed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: LinkToken
    join: bool = False
    """Whether the guest who is in this browser becomes one with who is carried."""


class Carried(msgspec.Struct, frozen=True):
    """Whom a link carries, and who is in this browser already."""

    name: str
    hat: str
    here: str
    """The name of the guest who is here."""
    same: bool
    """Whether it is the same person: then there is nothing to do."""
    games: int
    puzzles: int
    """What the guest who is here has; where there is something, they have to agree to become one."""


# --- the profile ----------------------------------------------------------------------------------------------------

Hat = Literal["bent", "cone", "bowler", "top", "hood", "horns"]


class NewHat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hat: Hat


class Chosen(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What somebody chose about the page itself; what they left as it was is not there."""

    language: Literal["cs", "en"] | None = None
    theme: Literal["night", "day"] | None = None
    speed: Literal["0", "0.5", "1", "2"] | None = None
    sound: Literal["yes", "no"] | None = None
    confirm: Literal["yes", "no"] | None = None
    list: Literal["yes", "no"] | None = None
    coach: Literal["first", "always", "off"] | None = None


class KeptSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings that travel with the person."""

    chosen: Chosen
    at: Annotated[float, msgspec.Meta(ge=0)]
    """When they were chosen, in seconds since 1970; 0 where nothing is kept."""


class OwnData(msgspec.Struct, frozen=True):
    """All that is kept of somebody, by table of the database."""

    what: str
    version: str
    at: float
    rows: dict[str, list[dict[str, Any]]]


# --- passkeys -------------------------------------------------------------------------------------------------------


class Passkey(msgspec.Struct, frozen=True):
    """By which a device of somebody is known."""

    id: str
    name: str
    made: float
    used: float


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    credential: dict[str, Any]
    """What the browser has made, as it tells it (`toJSON`)."""


class PasskeyShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    credential: dict[str, Any]
    join: bool = False
    """Whether the guest who is in this browser becomes one with whose passkey it is."""
