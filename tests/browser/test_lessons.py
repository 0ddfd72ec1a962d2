"""Lessons in the browser: every one is taken to its end through the board, by its right answers and each mistake."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import takewhile

import pytest
from playwright.sync_api import Request, expect

from browser.choosing import choose_on_board
from browser.conftest import LAPTOP, PHONE, Visit, Visitor
from browser.playing import as_soon_as, state
from slet.games import GAMES
from slet.learn import Lesson, Stage, lessons, stage
from slet.learn.shelf import Words, fits
from slet.learn.walk import READ

SIZES = {"laptop": LAPTOP, "phone": PHONE}
ON, AGAIN = {"en": "Go on", "cs": "Dál"}, {"en": "Try again", "cs": "Zkusit znovu"}

SAID = """text => {
  const all = [...document.querySelectorAll('section p[role=status]')]
  return all.some((one) => one.textContent.trim().replaceAll('\\u00a0', ' ') === text)
}"""

# The owl says that, in Czech with no one-letter word left at the end of a line, its bubble inside the window, on no
# button and beside what it speaks of, which is ringed; else what is wrong.
SPOKEN = """([text, at]) => {
  const bubble = document.querySelector('section:has(> .owl)')
  const said = bubble?.querySelector('p[role=status]')?.textContent.trim()
  if (said?.replaceAll('\\u00a0', ' ') !== text || bubble.style.visibility) return 'not said'
  if (document.documentElement.lang === 'cs' && /(^| )[ksvzouai] /iu.test(said)) return 'one letter ends a line'
  const box = bubble.getBoundingClientRect()
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) return 'outside the window'
  const over = ({ left, right, top, bottom }) => {
    const [wide, high] = [Math.min(box.right, right), Math.min(box.bottom, bottom)]
    return wide - Math.max(box.left, left) > 1 && high - Math.max(box.top, top) > 1
  }
  const does = [...document.querySelectorAll('[data-main], button[data-does]')]
  if (does.some((one) => !one.closest('.touch') && over(one.getBoundingClientRect()))) return 'over a button'
  if (at === null) return 'well'
  const ring = document.querySelector(`[data-spoken="${at}"]`)?.getBoundingClientRect()
  if (!ring) return `not to be seen: ${at}`
  return over(ring) ? `covered: ${at}` : 'well'
}"""
SPOKEN_WELL = f"(given) => ({SPOKEN})(given) === 'well'"
GO_TO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
# So many answers were given, and what came of the last one has been shown.
SETTLED = """given => {
  const { state, act } = document.querySelector('[data-act]')?.dataset ?? {}
  return Number(act) >= given && (state === 'asked' || state === 'over')
}"""
# The ring lies round the button of that option.
RINGED = """option => {
  const rects = [...document.querySelectorAll(`[data-does="${option}"]`)].map((one) => one.getBoundingClientRect())
  const ring = document.querySelector('.ring')?.getBoundingClientRect()
  return rects.some((box) => ring && Math.abs(box.left - ring.left) < 12 && Math.abs(box.top - ring.top) < 12)
}"""
BEFORE_LONG = 30_000
"""Milliseconds until the bubble has found its place, on a busy machine."""


def hear(visitor: Visitor, text: str) -> None:
    """Wait until the owl says that."""
    assert as_soon_as(visitor.page, SAID, text), text


@dataclass
class Pupil:
    """Somebody who takes lessons; what they have answered is read from what their page sends."""

    visitor: Visitor
    game: str
    language: str
    finger: bool
    sent: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.visitor.page.on("request", self._sending)

    def _sending(self, request: Request) -> None:
        if request.method == "POST" and "/api/lessons/" in request.url:
            asked = json.loads(request.post_data or "{}")
            if asked["choice"] is not None:
                self.sent.append(asked["choice"])

    def hear(self, said: Words, at: str | None = None) -> None:
        """Wait until the owl says that, in its place."""
        given = [said[self.language], at and at.partition("+")[0]]
        if not as_soon_as(self.visitor.page, SPOKEN_WELL, given, BEFORE_LONG):
            wrong = self.visitor.page.evaluate(SPOKEN, given)
            raise AssertionError(f"{wrong}, at {self.visitor.page.url}, where {said[self.language]!r} is said")

    def press(self, name: dict[str, str]) -> None:
        self.visitor.page.get_by_role("button", name=name[self.language], exact=True).click()

    def choose(self, nth: int, option: str, then: list[str]) -> None:
        """Unless the board has done it by itself, as what followed from the answer before."""
        if len(self.sent) <= nth:
            page, answered = self.visitor.page, lambda: len(self.sent) > nth
            choose_on_board(page, self.game, option, answered, then=then, finger=self.finger)
        assert self.sent[nth] == option


@dataclass
class Move:
    """Something to do in a lesson: go on, make a mistake, or do what is right."""

    said: Words
    at: str | None
    option: str | None = None
    wrong: Words | None = None


def moves(lesson: Lesson, *, erring: bool) -> Iterator[Move]:
    answers: list[str] = []
    while (now := stage(lesson, answers)).beat is not None:
        at = now.beat.at
        if now.ask is None:
            yield Move(now.beat.said, at)
            answers.append(READ)
            continue
        for option, said in mistakes(now) if erring else ():
            yield Move(now.beat.said, at, option, said)
        yield Move(now.beat.said, at, now.right[0])
        answers.append(now.right[0])


def mistakes(now: Stage) -> Iterator[tuple[str, Words]]:
    """One for each that is foreseen here."""
    assert now.ask is not None
    assert now.beat is not None
    made: dict[str, tuple[str, Words]] = {}
    for option in now.ask.options:
        reply = next((one for one in now.beat.step.wrong if fits(one.choice, option.id)), None)
        if reply is not None and option.id not in now.right:
            made.setdefault(reply.choice, (option.id, reply.say))
    assert len(made) == len(now.beat.step.wrong)
    yield from made.values()


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_lessons_are_taken_to_their_end_through_the_board(visit: Visit, game: str, size: str, language: str) -> None:
    """Every lesson at both sizes and in both languages; every foreseen mistake at one of them."""
    wide = size == "laptop"
    odd = wide == (language == "cs")
    taken = [lesson for lesson in lessons(game) if bool(lesson.number % 2) == odd]
    theme = "dark" if wide else "light"
    ema = visit(f"/learn/{game}/{taken[0].number}", lang=language, size=SIZES[size], theme=theme, touch=not wide)
    for lesson in taken:
        ema.page.evaluate(GO_TO, f"/learn/{game}/{lesson.number}")
        take(Pupil(ema, game, language, finger=not wide), lesson, erring=language == "cs")
    ema.page.goto(f"/learn/{game}")
    for lesson in taken:
        done = ema.page.get_by_role("listitem").filter(has_text=lesson.title[language])
        expect(done.get_by_text({"en": "done", "cs": "hotovo"}[language])).to_be_attached()


def take(pupil: Pupil, lesson: Lesson, *, erring: bool) -> None:
    """What a board does by itself after an answer is not waited for."""
    way = list(moves(lesson, erring=erring))
    given = nth = 0
    for n, move in enumerate(way):
        assert as_soon_as(pupil.visitor.page, SETTLED, given)
        if move.option is None:
            pupil.hear(move.said, move.at)
            pupil.press(ON)
            given += 1
            continue
        if len(pupil.sent) <= nth:
            pupil.hear(move.said, move.at)
        follow = takewhile(lambda one: one.option is not None, way[n + 1 :]) if move.wrong is None else ()
        pupil.choose(nth, move.option, [one.option for one in follow if one.option is not None])
        nth += 1
        if move.wrong is None:
            given += 1
        else:
            pupil.hear(move.wrong)
            pupil.press(AGAIN)
    pupil.visitor.page.locator("[data-state=over]").wait_for()
    assert len(pupil.sent) == nth


def test_a_lesson_by_keys_alone_goes_back_shows_and_is_gone_on_with_later(visit: Visit) -> None:
    ema = visit("/learn/wizard/1", lang="en")
    begins = lessons("wizard")[0].step[0].say["en"]
    hear(ema, begins)
    ema.page.keyboard.press("Enter")  # the owl's button has the focus
    first = lessons("wizard")[0].step[2].say["en"]
    hear(ema, first)
    state(ema.page)
    ema.page.keyboard.press("h")
    expect(ema.page.locator("[data-hand='blue-11'].chosen, [data-hand='blue-11'][aria-pressed=true]")).to_be_visible()
    ema.page.keyboard.press("Backspace")
    hear(ema, begins)
    ema.page.keyboard.press("Enter")
    hear(ema, first)
    ema.page.reload()
    hear(ema, first)


def test_a_card_that_is_held_up_tells_why_it_cannot_be_taken_and_a_lesson_can_be_skipped(visit: Visit) -> None:
    ema = visit("/learn/carodeni/1", lang="en", size=LAPTOP)
    first, task = (step.say["en"] for step in lessons("carodeni")[0].step[:2])
    hear(ema, first)
    ema.page.get_by_role("button", name=ON["en"], exact=True).click()
    hear(ema, task)
    state(ema.page)
    expect(ema.page.get_by_role("link", name="Skip this lesson")).to_be_in_viewport()
    ema.page.get_by_role("button", name="yellow witch").click()
    ema.page.get_by_role("dialog").get_by_role("button", name="Why not now?").click()
    expect(ema.page.get_by_role("button", name=AGAIN["en"], exact=True)).to_be_visible()


def test_the_end_of_a_turn_is_shown_where_it_is_the_answer(visit: Visit) -> None:
    lesson = lessons("big-book")[1]
    answers: list[str] = []
    while "done" not in (now := stage(lesson, answers)).right[:1]:
        answers.append(READ if now.ask is None else now.right[0])
    ema = visit("/", lang="en")
    kept = json.dumps({"begun": {"big-book-2": answers}})
    ema.page.evaluate("kept => localStorage.setItem('slet.learned', kept)", kept)
    ema.page.goto("/learn/big-book/2")
    hear(ema, lesson.step[-1].say["en"])
    state(ema.page)
    end = ema.page.locator("[data-does=done]")
    expect(end).not_to_contain_class("primary")
    ema.page.keyboard.press("h")
    expect(end).to_contain_class("primary")


def test_the_trick_that_is_spoken_of_lies_there_and_what_was_refused_leaves_the_choice_open(visit: Visit) -> None:
    first, second = lessons("wizard")[0].step[2], lessons("wizard")[0].step[3]
    ema = visit("/learn/wizard/1", lang="en")
    ema.page.get_by_role("button", name="Go on", exact=True).click()
    hear(ema, first.say["en"])
    state(ema.page)
    ema.page.locator("[data-hand=red-4]").click(position={"x": 20, "y": 40}, force=True)  # it cannot be played
    hear(ema, first.refused[0].say["en"])
    choose_on_board(ema.page, "wizard", "play:blue-11", lambda: True)
    hear(ema, first.right["en"])
    expect(ema.page.locator("[data-laid]")).to_have_count(3)
    ema.page.get_by_role("button", name="Go on", exact=True).click()
    hear(ema, second.say["en"])
    expect(ema.page.locator("[data-laid]")).to_have_count(0)


def test_a_button_that_is_shown_is_ringed(visit: Visit) -> None:
    ema = visit("/learn/the-witches/1", lang="en")
    pupil = Pupil(ema, "the-witches", "en", finger=False)
    first, walk, _, dice = lessons("the-witches")[0].step[:4]
    pupil.hear(first.say, first.at)
    pupil.press(ON)
    pupil.hear(walk.say, walk.at)
    state(ema.page)
    pupil.choose(0, "walk:badass", ["stop"])
    pupil.hear(dice.say, dice.at)
    state(ema.page)
    ema.page.get_by_role("button", name="Show me").click()
    assert as_soon_as(ema.page, RINGED, "roll")


def test_lessons_of_a_game_that_is_not_there_are_told_so(visit: Visit) -> None:
    ema = visit("/learn/chess", lang="en")
    expect(ema.page.get_by_role("heading", name="Nothing flies here")).to_be_visible()


def test_a_lesson_that_is_not_there_is_told_and_leads_back(visit: Visit) -> None:
    ema = visit("/", lang="en")
    ema.page.goto("/learn/wizard/99")
    expect(ema.page.get_by_text("There is no lesson 99 for Wizard: there are 5.")).to_be_visible()
    ema.was_refused()  # the browser tells of what was refused
