"""Looking back at a game that is over: chances, luck, skill and the moves that cost most."""

from slet.review.reviewing import (
    Account,
    Mark,
    NotReviewed,
    Review,
    Step,
    Turning,
    decisions,
    fingerprint,
    put_together,
    review,
    usual_effort,
    weigh_all,
    work,
)
from slet.review.weighing import Effort, Weighed, Weighing

__all__ = [
    "Account",
    "Effort",
    "Mark",
    "NotReviewed",
    "Review",
    "Step",
    "Turning",
    "Weighed",
    "Weighing",
    "decisions",
    "fingerprint",
    "put_together",
    "review",
    "usual_effort",
    "weigh_all",
    "work",
]
