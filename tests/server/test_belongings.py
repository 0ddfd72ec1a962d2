"""What belongs to a person is known table by table: nobody adds a table and forgets it."""

from slet.server.identity.belongings import COMBINED, NOBODYS, OWN
from slet.server.schema import META, PLAYERS


def test_every_table_is_a_persons_or_says_what_it_is_of() -> None:
    assert {own.table for own in OWN} | set(NOBODYS) == set(META.sorted_tables)
    assert not {own.table for own in OWN} & set(NOBODYS)


def test_every_column_that_names_a_person_is_known() -> None:
    naming = {
        column
        for table in META.sorted_tables
        for key in table.foreign_keys
        if key.column.table is PLAYERS
        for column in [key.parent]
    }
    assert naming | {PLAYERS.c.id} == {own.whose for own in OWN}


def test_what_is_kept_back_or_stays_says_why() -> None:
    for own in OWN:
        assert bool(own.why) == (not own.exported or own.left != "removed"), own.table.name


def test_rows_that_two_people_may_both_have_can_be_combined() -> None:
    assert {own.table for own in OWN if own.whose.primary_key and own.table is not PLAYERS} == set(COMBINED)
