"""Settings with which nothing is taken for dead or away because the machine is slow."""

from __future__ import annotations

from kvarto.cluster.timing import ClusterTiming
from kvarto.server.timing import Timing
from kvarto.store.timing import StoreTiming
from support.waiting import HANG_S

#: A lease that does not run out before a test has failed for another reason.
LONG_LEASE_MS = round(2 * HANG_S * 1000)
#: For a database that is there: only a hang makes it count as away.
PATIENT_STORE = StoreTiming(
    answer_within_s=HANG_S,
    connect_within_s=round(HANG_S),
    silent_in_transaction_ms=round(HANG_S * 1000),
)
#: For nodes that are there: only a hang makes one count as gone.
PATIENT_CLUSTER = ClusterTiming(
    nats_answers_within_s=HANG_S,
    max_pings_unanswered=round(HANG_S),
    close_within_s=HANG_S,
    said_kept_s=2 * HANG_S,
    link_silent_after_s=HANG_S,
    letter_late_after_s=HANG_S,
    page_reads_within_s=HANG_S,
    socket_lingers_s=HANG_S,
    worker_silent_after_s=HANG_S,
    # An offer may get lost that is on its way when a node stops to listen: it is made again.
    offer_taken_within_s=HANG_S / 10,
)
#: For servers of which none is to die.
PATIENT_SERVER = Timing(lease_ms=LONG_LEASE_MS, store=PATIENT_STORE, cluster=PATIENT_CLUSTER)
