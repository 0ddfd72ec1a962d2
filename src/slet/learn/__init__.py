"""Learning by playing: lessons and puzzles on the real engine.

A lesson is data (`lesson.py`): a position, and beats in which others play, something is said, or the learner is to do
something. `walk.py` plays it: from the answers so far to what is on the board and what is said next, so that terminal
and server need to keep nothing but those answers. A puzzle (`puzzle.py`) is a position with a question; `solve.py`
checks what is answered, `rating.py` tells how well somebody solves them. `taught.py` knows which clauses of the rules
are taught, and by what.
"""

from slet.learn.lesson import Beat, Lesson, OffTheWay, UnknownLesson, find_lesson, lessons
from slet.learn.puzzle import Puzzle, UnknownPuzzle, every_puzzle, find_puzzle, puzzle_of_the_day, puzzles
from slet.learn.rating import Standing, rated, streak
from slet.learn.solve import Solving, Try, attempt, shown, solving
from slet.learn.taught import Teaching, places, teaching
from slet.learn.walk import Answer, Stage, answer, stage

__all__ = [
    "Answer",
    "Beat",
    "Lesson",
    "OffTheWay",
    "Puzzle",
    "Solving",
    "Stage",
    "Standing",
    "Teaching",
    "Try",
    "UnknownLesson",
    "UnknownPuzzle",
    "answer",
    "attempt",
    "every_puzzle",
    "find_lesson",
    "find_puzzle",
    "lessons",
    "places",
    "puzzle_of_the_day",
    "puzzles",
    "rated",
    "shown",
    "solving",
    "stage",
    "streak",
    "teaching",
]
