"""Passkeys in a real Chromium with a virtual authenticator: made, used in a third browser, removed, refused."""

import json
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from browser.axe import violations
from browser.conftest import LAPTOP, PHONE, Server, Visit, Visitor
from browser.tables import JSON, set_up

LOOKS = [("en", "dark", LAPTOP), ("cs", "light", PHONE)]
IDS = ["laptop at night in English", "phone by day in Czech"]


def by_name(server: Server, name: str = "localhost") -> str:
    return server.address.replace("127.0.0.1", name)


def with_authenticator(visitor: Visitor) -> tuple[CDPSession, str]:
    """A device that keeps passkeys, and whose owner always says yes."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    made = session.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )
    return session, str(made["authenticatorId"])


def keys(device: tuple[CDPSession, str]) -> list[dict[str, Any]]:
    session, authenticator = device
    found: list[dict[str, Any]] = session.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})[
        "credentials"
    ]
    return found


def put(device: tuple[CDPSession, str], credential: dict[str, Any]) -> None:
    session, authenticator = device
    session.send("WebAuthn.addCredential", {"authenticatorId": authenticator, "credential": credential})


def come(visit: Visit, server: Server, name: str | None = None, host: str = "localhost") -> Visitor:
    """Somebody who has come by a name, to which passkeys belong."""
    visitor = visit("/")
    visitor.page.goto(f"{by_name(server, host)}/me")
    visitor.page.get_by_role("heading", name="Guest", exact=True).wait_for()
    if name is not None:
        data = json.dumps({"name": name})
        assert visitor.context.request.put(f"{by_name(server, host)}/api/me", data=data, headers=JSON).ok
        visitor.page.reload()
        visitor.page.get_by_role("heading", name=name, exact=True).wait_for()
    return visitor


def test_a_passkey_is_made_brings_somebody_back_in_a_third_browser_and_is_removed(visit: Visit, server: Server) -> None:
    ema = come(visit, server, "Ema")
    device = with_authenticator(ema)
    ema.page.get_by_role("textbox", name="Name of the new one").fill("My laptop")
    ema.page.get_by_role("button", name="Make a passkey").press("Enter")
    expect(ema.page.get_by_role("listitem").filter(has_text="My laptop")).to_be_visible()
    assert violations(ema.page) == []
    (credential,) = keys(device)
    assert credential["rpId"] == "localhost"

    third = come(visit, server)
    there = with_authenticator(third)
    put(there, credential)
    third.page.get_by_role("button", name="I have a passkey already").click()
    expect(third.page.get_by_role("heading", name="Ema", exact=True)).to_be_visible()
    expect(third.page.get_by_role("listitem").filter(has_text="My laptop")).to_be_visible()

    third.page.get_by_role("button", name="Remove My laptop").click()
    expect(third.page.get_by_role("button", name="I have a passkey already")).to_be_visible()
    fourth = come(visit, server)
    put(with_authenticator(fourth), keys(there)[0])
    fourth.page.get_by_role("button", name="I have a passkey already").click()
    expect(fourth.page.get_by_text("Nobody is known by this passkey here")).to_be_visible()
    assert fourth.page.get_by_role("heading", name="Guest", exact=True).is_visible()
    fourth.was_refused()  # the browser itself reports the refused request


def test_a_guest_with_games_is_asked_whether_the_two_are_one(visit: Visit, server: Server) -> None:
    ema = come(visit, server, "Ema")
    device = with_authenticator(ema)
    ema.page.get_by_role("button", name="Make a passkey").click()
    ema.page.get_by_role("button", name="Remove").wait_for()
    guest = come(visit, server, "Host")
    there = with_authenticator(guest)
    put(there, keys(device)[0])
    wanted = {"game": "wizard", "seats": [{"kind": "me"}, {"kind": "computer"}, {"kind": "computer"}]}
    guest.context.request.post(f"{by_name(server)}/api/tables", data=json.dumps(wanted), headers=JSON)
    guest.page.get_by_role("button", name="I have a passkey already").click()
    expect(guest.page.get_by_text("Host has games or puzzles already")).to_be_visible()
    guest.page.get_by_role("button", name="Yes, we are one").click()
    expect(guest.page.get_by_role("heading", name="Ema", exact=True)).to_be_visible()
    guest.was_refused()  # the browser itself reports the refused request


SIGN = """async ({ options, get }) => {
  const parse = PublicKeyCredential[get ? 'parseRequestOptionsFromJSON' : 'parseCreationOptionsFromJSON']
  const publicKey = parse(options)
  const made = await (get ? navigator.credentials.get({ publicKey }) : navigator.credentials.create({ publicKey }))
  return made.toJSON()
}"""


SEND = """async ({ way, data }) => {
  const body = data ? { body: JSON.stringify(data), headers: { 'Content-Type': 'application/json' } } : {}
  const answer = await fetch(`/api/${way}`, { method: 'POST', ...body })
  return [answer.status, await answer.json()]
}"""


def asked(visitor: Visitor, way: str) -> Any:
    """The server's question, put by the page that is open."""
    status, question = visitor.page.evaluate(SEND, {"way": way, "data": None})
    assert status == 200, question
    return question


def answered(visitor: Visitor, way: str, data: dict[str, Any]) -> tuple[int, str]:
    status, told = visitor.page.evaluate(SEND, {"way": way, "data": data})
    return status, told["key"] if status != 200 else ""


def test_a_passkey_of_another_site_an_old_answer_and_a_stolen_one_let_nobody_in(visit: Visit, server: Server) -> None:
    ema = come(visit, server, "Ema")
    device = with_authenticator(ema)
    ema.page.get_by_role("button", name="Make a passkey").click()
    ema.page.get_by_role("button", name="Remove").wait_for()
    # of another site: what another name of the same machine had signed, with our own question
    wrong = come(visit, server, host="wrong.localhost")
    with_authenticator(wrong)
    theirs = {**asked(wrong, "me/passkeys/options")}
    ours = asked(ema, "me/passkeys/options")
    elsewhere = wrong.page.evaluate(SIGN, {"options": {**theirs, "challenge": ours["challenge"]}, "get": False})
    assert answered(ema, "me/passkeys", {"name": "x", "credential": elsewhere}) == (403, "passkey-refused")
    # an answer counts once, and in the browser that was asked
    options = asked(ema, "passkeys/options")
    shown = ema.page.evaluate(SIGN, {"options": options, "get": True})
    thief = come(visit, server)
    assert answered(thief, "passkeys", {"credential": shown}) == (409, "passkey-late")
    assert answered(ema, "passkeys", {"credential": shown}) == (200, "")
    assert answered(ema, "passkeys", {"credential": shown}) == (409, "passkey-late")
    # one whose signature was touched
    again = ema.page.evaluate(SIGN, {"options": asked(ema, "passkeys/options"), "get": True})
    spoilt = {**again, "response": {**again["response"], "signature": again["response"]["signature"][:-6] + "AAAAAA"}}
    assert answered(ema, "passkeys", {"credential": spoilt}) == (403, "passkey-refused")
    assert answered(ema, "passkeys", {"credential": {}}) == (400, "passkey-broken")
    assert len(keys(device)) == 1
    for one in (ema, thief):
        one.was_refused()  # the browser itself reports the refused requests


@pytest.mark.parametrize(("lang", "theme", "size"), LOOKS, ids=IDS)
def test_at_an_address_of_figures_the_page_says_why_there_are_none(
    visit: Visit, server: Server, lang: str, theme: str, size: dict[str, int]
) -> None:
    ema = visit("/me", lang=lang, theme=theme, size=size)
    said = "přístupové klíče potřebují jméno" if lang == "cs" else "passkeys need a name"
    expect(ema.page.get_by_text(said)).to_be_visible()
    expect(ema.page.get_by_role("button", name="Vytvořit klíč" if lang == "cs" else "Make a passkey")).to_have_count(0)
    refused = ema.context.request.post(f"{server.address}/api/passkeys/options", headers={"origin": server.address})
    assert refused.json()["key"] == "passkey-address"
    assert violations(ema.page) == []
    assert set_up(ema, server, ["me", "computer", "computer"])  # all else is as it was
