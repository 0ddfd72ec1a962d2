"""What the host has set for letters and pushes."""

import re
from collections.abc import Mapping

import msgspec

from slet.kernel.errors import SletError

PUSH_SERVICES = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""Where the browsers that people use have their mailboxes. We send to nobody else: whoever names an address could
otherwise have this server knock at any door behind which it stands."""

USUAL_PORTS = {"starttls": 587, "tls": 465, "none": 25}


class Smtp(msgspec.Struct, frozen=True):
    """The server that takes our letters."""

    host: str
    port: int
    security: str
    """`starttls`, `tls`, or `none` for one on this machine."""
    sender: str
    user: str = ""
    password: str = ""


def read_smtp(environment: Mapping[str, str], public_address: str) -> Smtp | None:
    """Where letters are sent from; None where the host has not set it."""
    host = environment.get("SLET_SMTP_HOST", "").strip()
    if not host:
        return None
    sender = environment.get("SLET_SMTP_FROM", "").strip()
    if not is_mail_address(sender) or not public_address:
        raise SletError("bad-setting-smtp")
    security = environment.get("SLET_SMTP_SECURITY", "").strip().lower() or "starttls"
    if security not in USUAL_PORTS:
        values = ", ".join(USUAL_PORTS)
        raise SletError("bad-setting-choice", name="SLET_SMTP_SECURITY", value=security[:80], values=values)
    port = environment.get("SLET_SMTP_PORT", "").strip() or str(USUAL_PORTS[security])
    if not port.isdecimal() or not 0 < int(port) < 65536:
        raise SletError("bad-setting", name="SLET_SMTP_PORT", value=port[:80])
    user, password = environment.get("SLET_SMTP_USER", ""), environment.get("SLET_SMTP_PASSWORD", "")
    return Smtp(host, int(port), security, sender, user, password)


def read_public_address(environment: Mapping[str, str]) -> str:
    """The address at which people reach the server, with its path; nothing where the host has not set it."""
    address = environment.get("SLET_PUBLIC_ADDRESS", "").strip().rstrip("/")
    if address and not re.fullmatch(r"https?://[A-Za-z0-9.\-\[\]:]+(/[A-Za-z0-9._~/-]*)?", address):
        raise SletError("bad-setting-address", name="SLET_PUBLIC_ADDRESS", value=address[:80])
    return address


def is_push_service(text: str) -> bool:
    """A host of which `*.` may be a part, or a whole origin for tests."""
    return re.fullmatch(r"(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*|http://(127\.0\.0\.1|localhost):\d+", text) is not None


def is_mail_address(text: str) -> bool:
    """Whether it looks like one; whether somebody reads it, a letter will tell."""
    if len(text) > 120 or not text.isascii():
        return False
    return (
        re.fullmatch(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}\.)*[A-Za-z0-9-]{2,63}", text)
        is not None
    )
