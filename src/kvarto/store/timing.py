"""How patient a store is, and how much it does at once; tests choose other values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StoreTiming:
    """How long a PostgreSQL may take, and how writes share commits."""

    #: How long a PostgreSQL may take to answer anything; then it counts as away.
    answer_within_s: float = 5.0
    #: How long to wait for a new connection, or for one that is free; libpq wants whole seconds.
    connect_within_s: int = 3
    #: A node that falls silent within a transaction keeps others from what it has locked. After
    #: so long PostgreSQL takes the transaction back.
    silent_in_transaction_ms: int = 2000
    #: After so long others no longer wait for a commit that is under way.
    commit_slow_after_s: float = 0.1
    #: How many callers share a commit. All of them go on when it is done: with many more,
    #: everything else would have to wait too long for that, even a commit that is under way, and
    #: the heartbeat.
    max_callers_per_commit: int = 200


#: As a server is run.
USUAL_TIMING = StoreTiming()
