"""Passkeys: what a person's own devices keep, by which they are known in any browser. Nothing of it is secret here.

They are made for the name by which the server is reached, and good there alone. An address of figures has none:
browsers refuse it, and so do we.
"""

import json
import re
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from slet.server.errors import BadMessage, NoLonger, NotAllowed, NotFound
from slet.server.schema import CHALLENGES, PASSKEYS
from slet.server.store import Store, now

GOOD_FOR = 300.0
"""Seconds in which a challenge has to be answered."""
MOST = 20
"""Passkeys of one person."""
_FIGURES = re.compile(r"[\d.]+|\[.*\]")


class Site(msgspec.Struct, frozen=True):
    """Where the server is reached: for it a passkey is made."""

    origin: str
    host: str


class PasskeyRow(msgspec.Struct, frozen=True):
    id: str
    player: str
    site: str
    credential: bytes
    key: bytes
    count: int
    name: str
    made: float
    used: float


def site_of(origin: str | None, host: str) -> Site:
    """By the page that asks. A program that says no page has no use for passkeys."""
    name = re.sub(r":\d+$", "", host).lower()
    if _FIGURES.fullmatch(name):
        raise NotAllowed("passkey-address")
    if origin is None or not (origin.startswith("https://") or name == "localhost" or name.endswith(".localhost")):
        raise NotAllowed("passkey-unsafe")
    return Site(origin, name)


class Passkeys:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, player: str) -> list[PasskeyRow]:
        asked = select(PASSKEYS).where(PASSKEYS.c.player == player).order_by(PASSKEYS.c.made)
        async with self._store.engine.connect() as connection:
            return [PasskeyRow(*row) for row in await connection.execute(asked)]

    async def ask_new(self, player: str, name: str, session: str, site: Site) -> str:
        """What a browser is asked to make a passkey from, as JSON."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
        )

        known = await self.of(player)
        if len(known) >= MOST:
            raise NoLonger("passkey-many", most=MOST)
        options = generate_registration_options(
            rp_id=site.host,
            rp_name="Slet",
            user_id=sha256(f"slet {player}".encode()).digest(),
            user_name=name,
            user_display_name=name,
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=one.credential) for one in known],
        )
        await self._remember(options.challenge, session)
        return options_to_json(options)

    async def add(self, player: str, session: str, site: Site, answer: dict[str, Any], name: str) -> None:
        from webauthn import verify_registration_response
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._asked(answer, session)
        try:
            made = verify_registration_response(
                credential=json.dumps(answer),
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=False,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise NotAllowed("passkey-refused") from None
        at = now()
        row = PasskeyRow(
            id=sha256(made.credential_id).hexdigest(),
            player=player,
            site=site.host,
            credential=made.credential_id,
            key=made.credential_public_key,
            count=made.sign_count,
            name=name,
            made=at,
            used=at,
        )
        try:
            async with self._store.change() as change:
                await change.do(insert(PASSKEYS).values(msgspec.structs.asdict(row)))
        except IntegrityError:
            raise NoLonger("passkey-known") from None

    async def ask(self, session: str, site: Site) -> str:
        """What a browser is asked to show a passkey for, as JSON: any that it has of this site."""
        from webauthn import generate_authentication_options, options_to_json

        options = generate_authentication_options(rp_id=site.host)
        await self._remember(options.challenge, session)
        return options_to_json(options)

    async def whose(self, session: str, site: Site, answer: dict[str, Any]) -> str:
        """The player whose passkey was shown."""
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self._asked(answer, session)
        try:
            credential = base64url_to_bytes(str(answer.get("rawId", "")))
        except ValueError:
            raise BadMessage("passkey-broken") from None
        asked = select(PASSKEYS).where(PASSKEYS.c.id == sha256(credential).hexdigest())
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(asked)).one_or_none()
        if found is None:
            raise NotFound("passkey-unknown")
        row = PasskeyRow(*found)
        try:
            shown = verify_authentication_response(
                credential=json.dumps(answer),
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=bytes(row.key),
                credential_current_sign_count=row.count,
                require_user_verification=False,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise NotAllowed("passkey-refused") from None
        async with self._store.change() as change:
            noted = {"count": shown.new_sign_count, "used": now()}
            await change.do(update(PASSKEYS).where(PASSKEYS.c.id == row.id).values(noted))
        return row.player

    async def remove(self, player: str, passkey: str) -> None:
        own = (PASSKEYS.c.id == passkey, PASSKEYS.c.player == player)
        async with self._store.change() as change:
            if not await change.do(delete(PASSKEYS).where(*own)):
                raise NotFound("no-such-passkey")

    # --- challenges --------------------------------------------------------------------------------------------------

    async def _remember(self, challenge: bytes, session: str) -> None:
        """It may be answered once, by this browser, at whatever worker."""
        at = now()
        row = {"id": sha256(challenge).hexdigest(), "session": session, "until": at + GOOD_FOR}
        async with self._store.change() as change:
            await change.do(delete(CHALLENGES).where(CHALLENGES.c.until < at))
            await change.do(insert(CHALLENGES).values(row))

    async def _asked(self, answer: dict[str, Any], session: str) -> bytes:
        """The challenge that is answered, which is used up by that."""
        from webauthn.helpers import base64url_to_bytes

        try:
            client = json.loads(base64url_to_bytes(answer["response"]["clientDataJSON"]))
            challenge = base64url_to_bytes(client["challenge"])
        except (ValueError, KeyError, TypeError, RecursionError):
            raise BadMessage("passkey-broken") from None
        mine = (
            CHALLENGES.c.id == sha256(challenge).hexdigest(),
            CHALLENGES.c.session == session,
            CHALLENGES.c.until > now(),
        )
        async with self._store.change() as change:
            if not await change.do(delete(CHALLENGES).where(*mine)):
                raise NoLonger("passkey-late")
        return challenge
