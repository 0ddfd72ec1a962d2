"""Links in letters: whoever has one reads the letters of that address, and may do that one thing."""

from itsdangerous import BadSignature, SignatureExpired, URLSafeSerializer, URLSafeTimedSerializer

from slet.server.errors import NoLonger, NotAllowed

CONFIRM_WITHIN = 3 * 24 * 3600
"""Seconds."""


class Links:
    def __init__(self, secret: str) -> None:
        self._confirm = URLSafeTimedSerializer(secret, salt="slet confirm")
        self._stop = URLSafeSerializer(secret, salt="slet stop")

    def confirm(self, way: str) -> str:
        return str(self._confirm.dumps(way))

    def stop(self, way: str) -> str:
        return str(self._stop.dumps(way))

    def confirmed(self, link: str) -> str:
        """The way whose address is confirmed by it."""
        try:
            return str(self._confirm.loads(link, max_age=CONFIRM_WITHIN))
        except SignatureExpired:
            raise NoLonger("notice-link-old") from None
        except BadSignature:
            raise NotAllowed("notice-link-foreign") from None

    def stopped(self, link: str) -> str:
        """The way by which nothing more is wished for."""
        try:
            return str(self._stop.loads(link))
        except BadSignature:
            raise NotAllowed("notice-link-foreign") from None
