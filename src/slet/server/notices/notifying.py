"""All of it put together: what people wish, and the worker that tells them."""

import asyncio
import hashlib
from secrets import token_urlsafe
from typing import Literal, cast
from urllib.parse import urlsplit

import msgspec

from slet.server.errors import BadMessage, NoLonger, NotAllowed, NotFound, TooFast
from slet.server.limits import Allowance
from slet.server.notices.host import is_mail_address
from slet.server.notices.links import Links
from slet.server.notices.mail import Mailing
from slet.server.notices.notices_wire import (
    LetterAnswered,
    NewMail,
    NewPush,
    Notices,
    NoticeWay,
    Quiet,
    QuietChange,
    WayChange,
)
from slet.server.notices.outbox import Outbox, Way
from slet.server.notices.push import Pushing, Sealing, push_is_installed
from slet.server.notices.quiet import QuietHours, is_zone
from slet.server.notices.sender import Carrier, Sender
from slet.server.settings import Settings
from slet.server.store import now
from slet.server.tables import Tables
from slet.server.wire import Language

MOST_WAYS = 10
ASKED_FROM, ASKED_TO = 48, 8
"""Letters in an hour that ask whether an address may be written to: at the wish of one place, and to one address."""


class Notifying:
    """Notices, as one server has them."""

    def __init__(self, tables: Tables, links: Links, pushing: Pushing | None) -> None:
        self._tables = tables
        self._links = links
        self.outbox = Outbox(tables.store)
        self._pushing = pushing
        settings = tables.settings
        self._mailing = None if settings.smtp is None else Mailing(settings.smtp, settings.public_address, links)
        carriers: dict[str, Carrier] = {}
        if pushing is not None:
            carriers["push"] = pushing
        if self._mailing is not None:
            carriers["mail"] = self._mailing
        self.sender = Sender(self.outbox, carriers, self._looks)
        self._from = Allowance(tables.counts, "letters-from", ASKED_FROM)
        self._to = Allowance(tables.counts, "letters-to", ASKED_TO)

    @classmethod
    async def of(cls, tables: Tables) -> "Notifying":
        store, settings = tables.store, tables.settings
        pushing = None
        if push_is_installed():
            secret, contact = await store.secret("push"), contact_of(settings)
            pushing = await asyncio.to_thread(Pushing, secret, contact, settings.push_services)
        return cls(tables, Links(await store.secret("letters")), pushing)

    def _looks(self, table: str, player: str) -> bool:
        found = self._tables.loaded.get(table)
        return found is not None and player in found.looking

    # --- what people wish ----------------------------------------------------------------------------------------

    async def tell(self, player: str) -> Notices:
        ways = [_way_told(way) for way in await self.outbox.ways_of(player)]
        quiet = await self.outbox.quiet_of(player)
        told = None if quiet is None else Quiet(quiet.begin, quiet.end, quiet.zone)
        key = None if self._pushing is None else self._pushing.public_key
        return Notices(key, self._mailing is not None, ways, told)

    async def add_push(self, player: str, session: str, wanted: NewPush, language: str) -> None:
        if self._pushing is None:
            raise NoLonger("notice-no-push")
        if not self._pushing.knows(wanted.endpoint):
            raise NotAllowed("notice-unknown-service", service=(urlsplit(wanted.endpoint).hostname or "")[:80])
        keys = msgspec.json.encode(Sealing(wanted.p256dh, wanted.auth)).decode()
        if not await asyncio.to_thread(_can_be_sealed, wanted):
            raise BadMessage("notice-bad-keys")
        await self._room_for_one(player, wanted.endpoint)
        new = Way(_new_id(), player, "push", wanted.endpoint, keys, wanted.after * 60, "on", language, now(), session)
        await self.outbox.add_way(new)

    async def add_mail(self, player: str, wanted: NewMail, language: str, from_where: str) -> None:
        if self._mailing is None:
            raise NoLonger("notice-no-mail")
        address = wanted.address.strip()
        if not is_mail_address(address):
            raise BadMessage("notice-bad-address", address=address[:80])
        for way in await self.outbox.ways_of(player):
            if way.kind == "mail" and way.target.lower() == address.lower() and way.state == "on":
                await self.outbox.change_way(player, way.id, after=wanted.after * 60, language=language)
                return
        await self._room_for_one(player, address)
        too_many = TooFast("notice-too-many-letters")
        await self._from.one_more(from_where, too_many)
        await self._to.one_more(address.lower(), too_many)
        new = Way(_new_id(), player, "mail", address, "", wanted.after * 60, "asked", language, now())
        await self.outbox.add_way(new)

    async def _room_for_one(self, player: str, target: str) -> None:
        others = [way for way in await self.outbox.ways_of(player) if way.target != target]
        if len(others) >= MOST_WAYS:
            raise NoLonger("notice-too-many-ways", most=MOST_WAYS)

    async def change_way(self, player: str, way: str, wanted: WayChange, language: str) -> None:
        if not await self.outbox.change_way(player, way, after=wanted.after * 60, language=language):
            raise NotFound("notice-no-such-way")

    async def remove_way(self, player: str, way: str) -> None:
        if not await self.outbox.remove(player, way):
            raise NotFound("notice-no-such-way")

    async def set_quiet(self, player: str, wanted: QuietChange) -> None:
        quiet = wanted.quiet
        if quiet is None or quiet.begin == quiet.end:  # from eight to eight: no hour at all
            await self.outbox.set_quiet(player, None)
            return
        if not is_zone(quiet.zone):
            raise BadMessage("notice-bad-zone", zone=quiet.zone)
        await self.outbox.set_quiet(player, QuietHours(quiet.begin, quiet.end, quiet.zone))

    # --- links in letters ----------------------------------------------------------------------------------------

    async def confirm(self, link: str) -> LetterAnswered:
        way = await self._meant(self._links.confirmed(link))
        if way.state == "asked":
            await self.outbox.change_way(way.player, way.id, state="on")
        return LetterAnswered(way.target, cast(Language, way.language))

    async def stop(self, link: str) -> LetterAnswered:
        way = await self._meant(self._links.stopped(link))
        await self.outbox.remove(way.player, way.id)
        return LetterAnswered(way.target, cast(Language, way.language))

    async def _meant(self, way: str) -> Way:
        found = await self.outbox.way(way)
        if found is None:
            raise NoLonger("notice-link-used")
        return found


def contact_of(settings: Settings) -> str:
    """Whom a push service may turn to if this server sends nonsense."""
    if settings.smtp is not None:
        return f"mailto:{settings.smtp.sender}"
    parts = urlsplit(settings.public_address)
    return f"https://{parts.hostname}" if parts.scheme == "https" else "mailto:slet@example.org"


def _way_told(way: Way) -> NoticeWay:
    target = way.target if way.kind == "mail" else urlsplit(way.target).hostname or ""
    kind = cast(Literal["push", "mail"], way.kind)
    state = cast(Literal["asked", "on", "refused"], way.state)
    return NoticeWay(way.id, kind, target, mark_of(way.target), way.after // 60, state)


def mark_of(target: str) -> str:
    """By it a browser recognizes its own mailbox, whose address nobody else has to read."""
    return hashlib.sha256(target.encode()).hexdigest()[:16]


def _can_be_sealed(wanted: NewPush) -> bool:
    """Whether something can be encrypted for these keys."""
    from pywebpush import WebPusher

    try:
        keys = {"p256dh": wanted.p256dh, "auth": wanted.auth}
        WebPusher({"endpoint": wanted.endpoint, "keys": keys}).encode(b"?")
    except Exception:  # whatever was wrong with them, the library fails in its own ways
        return False
    return True


def _new_id() -> str:
    return token_urlsafe(12)
