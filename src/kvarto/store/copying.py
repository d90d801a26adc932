"""All of an SQLite database copied into a PostgreSQL, for several machines to go on with it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from sqlalchemy import URL, Connection, Table, func, select
from sqlalchemy.exc import DatabaseError

from kvarto.store.address import shown
from kvarto.store.engines import connected
from kvarto.store.refusals import UnusableDatabase
from kvarto.store.revisions import NEWEST, create, lock, revision_in, revision_of, unusable
from kvarto.store.schema import metadata


def rows_in(file: Path) -> int:
    """How many rows there are to be copied; `UnusableDatabase` if it has to be upgraded first."""
    if revision_of(file) != NEWEST:
        raise UnusableDatabase("copy-needs-upgrade", file=str(file))
    with connected(file) as source:
        return sum(_count(source, table) for table in metadata.sorted_tables)


def copy_into(
    file: Path, address: URL, copied: Callable[[int], None], *, max_rows_at_once: int = 2000
) -> None:
    """Copy every row, all of them or none; `copied` is told how many more it is now.

    No more than `max_rows_at_once` are in memory. `UnusableDatabase` if the target is not empty,
    or does not take them.
    """
    try:
        with connected(file) as source, connected(address) as target:
            # Python would begin a transaction only at the first row that is written.
            source.exec_driver_sql("BEGIN")
            lock(target)
            _expect_empty(target, address)
            for table in metadata.sorted_tables:
                _copy(table, source, target, copied, max_rows_at_once)
                _set_counter(table, target)
                _expect_all(table, source, target, address)
            target.commit()
    except DatabaseError as error:
        raise unusable(address, error) from None


def _expect_empty(target: Connection, address: URL) -> None:
    revision = revision_in(target, address)
    if revision is None:
        create(target)
    elif revision != NEWEST or any(_count(target, table) for table in metadata.sorted_tables):
        raise UnusableDatabase("copy-target-not-empty", address=shown(address))


def _copy(
    table: Table,
    source: Connection,
    target: Connection,
    copied: Callable[[int], None],
    max_rows_at_once: int,
) -> None:
    # Imported late: who has but a file does not need it.
    from psycopg import Error  # noqa: PLC0415

    names = target.dialect.identifier_preparer
    columns = ", ".join(map(names.format_column, table.columns))
    command = f"COPY {names.format_table(table)} ({columns}) FROM STDIN"
    driver = target.connection.driver_connection
    assert driver is not None
    try:
        with driver.cursor() as cursor, cursor.copy(command) as into:
            found = source.execution_options(yield_per=max_rows_at_once).execute(select(table))
            for rows in found.partitions():
                for row in rows:
                    into.write_row(row)
                copied(len(rows))
    except Error as error:
        why = str(error).strip()
        raise UnusableDatabase("copy-refused", table=table.name, why=why) from None


def _set_counter(table: Table, target: Connection) -> None:
    """Let PostgreSQL count on from the highest number that was copied."""
    if (counted := table.autoincrement_column) is not None:
        counter = func.pg_get_serial_sequence(table.name, counted.name)
        following = select(func.coalesce(func.max(counted), 0) + 1).scalar_subquery()
        target.execute(select(func.setval(counter, following, False)))  # noqa: FBT003


def _expect_all(table: Table, source: Connection, target: Connection, address: URL) -> None:
    there, here = _count(target, table), _count(source, table)
    if there != here:
        raise UnusableDatabase(
            "copy-incomplete", table=table.name, there=there, here=here, address=shown(address)
        )


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()
