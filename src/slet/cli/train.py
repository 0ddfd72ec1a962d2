"""`slet train`: make the weights of a learned player anew."""

from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from slet.cli.errors import CommandError
from slet.cli.parser import Commands, add_command, whole_number
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import find_game

if TYPE_CHECKING:
    from slet.training.wizard import Plan

LEARNED = ("wizard",)
"""The games that have a learned player."""


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "train", words)
    parser.plain()
    parser.needs("game", "GAME", words("help-game"))
    parser.how.add_argument("--minutes", metavar="N", default="20", help=words("help-train-minutes"))
    parser.how.add_argument("--total-minutes", metavar="N", help=words("help-train-total"))
    parser.how.add_argument("--out", metavar="FILE", default="weights.npz", help=words("help-train-out"))
    parser.how.add_argument("--from", metavar="FILE", dest="start", help=words("help-train-from"))
    parser.how.add_argument("--checkpoint", metavar="FILE", help=words("help-train-checkpoint"))
    parser.how.add_argument("--width", metavar="N", default="768", help=words("help-train-width"))
    parser.how.add_argument("--blocks", metavar="N", default="3", help=words("help-train-blocks"))
    parser.how.add_argument("--decisions", metavar="N", help=words("help-train-decisions"))
    parser.how.add_argument("--games", metavar="N", default="4000", help=words("help-train-games"))
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    game = find_game(args.game).id
    if game not in LEARNED:
        raise CommandError("not-one-of", value=game, argument="GAME", choices=", ".join(LEARNED))
    if find_spec("torch") is None:
        raise CommandError("train-needs-torch")
    from slet.training.wizard import BadCheckpoint, train  # PyTorch takes seconds to load, and need not be installed

    plan = _plan(args)
    if plan.start is not None and not plan.start.is_file():
        raise CommandError("no-such-file", file=str(plan.start))
    for file in (plan.out, plan.checkpoint):
        if file is not None and not file.parent.is_dir():  # better now than after all the training
            raise CommandError("no-such-file", file=str(file.parent))
    try:
        train(plan, lambda key, figures: terminal.say(terminal.words(f"train-{key}", **figures)))
    except BadCheckpoint:
        raise CommandError("bad-checkpoint", file=str(plan.start)) from None
    return 0


def _plan(args: Namespace) -> "Plan":
    from slet.training.wizard import Plan

    minutes = _above_zero(args.minutes, "--minutes")
    plan = Plan(
        out=Path(args.out),
        minutes=minutes,
        total_minutes=minutes if args.total_minutes is None else _above_zero(args.total_minutes, "--total-minutes"),
        start=None if args.start is None else Path(args.start),
        checkpoint=None if args.checkpoint is None else Path(args.checkpoint),
        width=max(1, whole_number(args.width, "--width")),
        blocks=max(0, whole_number(args.blocks, "--blocks")),
        measured=max(0, whole_number(args.games, "--games")),
    )
    if args.decisions is None:
        return plan
    return plan.smaller(max(1, whole_number(args.decisions, "--decisions")))


def _above_zero(text: str, option: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise CommandError("not-above-zero", option=option, value=text[:80])
    return number
