async def end(tables: "Tables", evening: str, wanted: int, *, all_of_it: bool = False) -> None:
    """The host ends a round: games that are not over count as they stand. With the last one
    ends the evening, or with all of it.
    """
    async with tables.store.engine.connect() as connection:
        kept = await read(connection, evening)
