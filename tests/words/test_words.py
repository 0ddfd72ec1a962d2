"""The product's own messages."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import slet
from slet.kernel.errors import SletError
from slet.words import LANGUAGES, Messages, common, language_of, say


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language with the arguments each uses."""
    source = (files("slet.words") / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: set(re.findall(r"\$([a-z_]+)", source[entry.span.start : entry.span.end]))
        for entry in body
        if isinstance(entry, ast.Message) and entry.span
    }


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, czech = map(messages, LANGUAGES)
    assert english == czech


def test_every_error_has_its_message() -> None:
    known = set(messages("en"))
    code = "".join(path.read_text() for path in Path(slet.__file__).parent.rglob("*.py"))
    keys = re.findall(
        r'(?:BadSetup|IllegalMove|CannotUndo|BadPosition|DamagedRecord|RecordMismatch|SletError)\("(.+?)"', code
    )
    assert len(keys) > 15
    assert set(keys) <= known
    assert {error.key for error in SletError.__subclasses__() if error.__module__ == "slet.kernel.errors"} <= known


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("cs_CZ.UTF-8", "cs"),
        ("cs", "cs"),
        ("sk_SK", "cs"),
        ("en_GB.UTF-8", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_language_follows_the_locale(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


def test_czech_counts_in_czech() -> None:
    said = [say("cs", "verify-holds", rolls=rolls) for rolls in (1, 3, 5)]
    assert [re.findall(r"jediné losování|všechna 3|všech 5", text) for text in said] == [
        ["jediné losování"],
        ["všechna 3"],
        ["všech 5"],
    ]


def test_in_czech_a_preposition_before_a_number_is_the_one_that_can_be_said() -> None:
    of = {"cs": "of = { $n } z { $all }, s { $all }, v { $all }, od { $all }", "en": "of = a v { $all }"}
    said = {all_: Messages("cs", of["cs"]).say("of", {"n": 1, "all": all_}) for all_ in (4, 5, 6, 14, 15, 115, 1403)}
    assert said == {
        4: "1 ze 4, se 4, ve 4, od 4",
        5: "1 z 5, s 5, v 5, od 5",
        6: "1 ze 6, se 6, v 6, od 6",
        14: "1 ze 14, se 14, ve 14, od 14",
        15: "1 z 15, s 15, v 15, od 15",
        115: "1 ze 115, se 115, ve 115, od 115",
        1403: "1 z 1\xa0403, s 1\xa0403, v 1\xa0403, od 1\xa0403",
    }
    assert Messages("en", of["en"]).say("of", {"all": 4}) == "a v 4"


def test_a_missing_message_or_argument_is_named() -> None:
    with pytest.raises(KeyError, match=r"'nonsense' is missing in .*en\.ftl"):
        common("en").say("nonsense")
    with pytest.raises(KeyError, match=r"'hello' in the en messages: .*name"):
        Messages("en", "hello = Hello { $name }").say("hello")


def test_what_is_said_again_follows_every_argument_also_that_of_a_message_inside() -> None:
    messages = Messages("en", "outer = { inner }!\ninner = { $n } of { $what }\n    .plain = { inner }\n")
    said = [messages.say("outer", {"n": n, "what": what, "more": n}) for n in (1, 2, 1) for what in ("a", "b")]
    assert said == ["1 of a!", "1 of b!", "2 of a!", "2 of b!", "1 of a!", "1 of b!"]
    with pytest.raises(KeyError):
        messages.say("outer", {"n": 1})
