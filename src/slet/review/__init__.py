"""Looking back at a game that is over: chances, luck, skill and the moves that cost most."""

from slet.review.reviewing import Account, NotReviewed, Review, Step, decisions, fingerprint, put_together, review
from slet.review.weighing import Effort, Weighed, Weighing

__all__ = [
    "Account",
    "Effort",
    "NotReviewed",
    "Review",
    "Step",
    "Weighed",
    "Weighing",
    "decisions",
    "fingerprint",
    "put_together",
    "review",
]
