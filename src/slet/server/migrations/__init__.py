"""How the tables of the database changed from version to version, one file in `versions/` for each change."""
