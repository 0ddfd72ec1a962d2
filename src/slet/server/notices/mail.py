"""Letters: that it is somebody's turn, and first whether an address may be written to."""

from email.message import EmailMessage
from email.utils import formataddr, formatdate

import aiosmtplib

from slet.server.notices.host import Smtp
from slet.server.notices.links import Links
from slet.server.notices.outbox import CONFIRMING, Notice
from slet.server.notices.sender import Later, NotTaken
from slet.server.notices.words import company, game_name, say

PATIENCE = 20.0
"""Seconds for each thing that is said to the mail server."""


class Mailing:
    def __init__(self, smtp: Smtp, address: str, links: Links) -> None:
        self._smtp = smtp
        self._address = address
        """Under which people reach the server."""
        self._links = links

    async def __call__(self, notice: Notice) -> None:
        """Send the letter; the exceptions of `sender` say why it could not be sent."""
        smtp = self._smtp
        try:
            await aiosmtplib.send(
                self.letter(notice),
                hostname=smtp.host,
                port=smtp.port,
                username=smtp.user or None,
                password=smtp.password or None,
                use_tls=smtp.security == "tls",
                start_tls=smtp.security == "starttls",
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [refused.code for refused in error.recipients]
            if all(code >= 500 for code in codes):
                raise NotTaken(f"the mail server does not know the recipient ({codes[0]})") from None
            raise Later(f"the mail server does not take the recipient just now ({codes[0]})") from None
        except (aiosmtplib.SMTPException, OSError) as error:
            # Whatever else: the host can mend it, and until then nothing is lost.
            raise Later(f"the mail server does not take letters: {str(error)[:200]}") from None

    def letter(self, notice: Notice) -> EmailMessage:
        way, smtp = notice.way, self._smtp
        letter = EmailMessage()
        letter["From"] = formataddr(("Slet", smtp.sender))
        letter["To"] = way.target
        letter["Date"] = formatdate()
        # The same each time it is tried: whoever has it twice is shown it once.
        letter["Message-ID"] = f"<{notice.id}@{smtp.sender.rpartition('@')[2]}>"
        letter["Auto-Submitted"] = "auto-generated"
        letter["Content-Language"] = way.language
        stop = f"{self._address}/notices/stop/{self._links.stop(way.id)}"
        if notice.about == CONFIRMING:
            letter["Subject"] = say(notice, "letter-confirm-subject")
            yes = f"{self._address}/notices/confirm/{self._links.confirm(way.id)}"
            text = say(notice, "letter-confirm", link=yes, address=self._address)
        else:
            letter["Subject"] = say(notice, "notice-title", game=game_name(notice))
            at = f"{self._address}/t/{notice.about}"
            text = say(notice, "letter-turn", game=game_name(notice), names=company(notice), link=at, stop=stop)
        letter["List-Unsubscribe"] = f"<{self._address}/api/notices/stop/{self._links.stop(way.id)}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter.set_content(text.replace("\r", ""))
        return letter
