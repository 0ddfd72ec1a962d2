"""Which tables come first where not all can: those of one place displace only each other."""

from typing import Any

from sqlalchemy import ColumnElement, Select, case, func, select, true

from slet.server.schema import TABLES

LATEST = 20
"""So many times as many tables as are wanted are looked at, to take some of each place."""


def fairly(wanted: ColumnElement[bool], most: int, first: ColumnElement[bool] | None = None) -> Select[Any]:
    """The ids of so many of the tables that are wanted: `first` those that come first, and of these the last played.

    The newest of each place comes before the second newest of any.
    """
    before = true() if first is None else first
    place = case((TABLES.c.founder == "", TABLES.c.id), else_=TABLES.c.founder)
    turn = func.row_number().over(partition_by=(place, before), order_by=TABLES.c.updated.desc())
    found = select(TABLES.c.id, TABLES.c.updated, before.label("first"), turn.label("turn")).where(wanted).subquery()
    ordered = select(found.c.id).order_by(found.c.first.desc(), found.c.turn, found.c.updated.desc())
    return ordered.limit(most)


def latest(wanted: ColumnElement[bool], most: int) -> Select[Any]:
    """The ids of many more than so many, the last played: it is quick however many there are."""
    return select(TABLES.c.id).where(wanted).order_by(TABLES.c.updated.desc()).limit(LATEST * most)
