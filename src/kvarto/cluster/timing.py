"""How patient nodes are with each other, and how much they keep; tests choose other values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ClusterTiming:
    """How long nodes wait for each other, and how much is kept for them meanwhile."""

    # -- NATS ------------------------------------------------------------------------------

    #: How long it may take to connect to a NATS, and to hear that everything has arrived there.
    nats_answers_within_s: float = 2.0
    #: So many pings that it has not answered, one every second, mean that it is gone.
    max_pings_unanswered: int = 3
    #: How long it may take to send what is still to be sent when a node stops.
    close_within_s: float = 1.0

    # -- letters ---------------------------------------------------------------------------

    #: What was said so recently is repeated to a node that may not have heard it; longer than it
    #: takes to notice that NATS is gone.
    said_kept_s: float = 8.0
    #: How often the database is searched for letters if there were none for a while, and NATS
    #: brings them.
    look_for_letters_every_s: float = 1.0
    #: How often otherwise.
    look_for_letters_soon_s: float = 0.2
    #: How often the other nodes that are alive are looked up.
    look_for_nodes_every_s: float = 1.0
    #: After so long letters are thrown away that were not fetched: the receiver is dead.
    letters_kept_ms: int = 60_000

    # -- links -----------------------------------------------------------------------------

    #: A node that has nothing to say over a link says so this often.
    link_speaks_every_s: float = 1.0
    #: A link over which nothing is heard for so long is broken.
    link_silent_after_s: float = 5.0
    #: How long a letter may come after one that was sent later.
    letter_late_after_s: float = 2.5

    # -- tunnels and routing ---------------------------------------------------------------

    #: A page that has not taken anything for so long has stopped reading.
    page_reads_within_s: float = 30.0
    #: How long each message may take that was sent to a socket before its tunnel ended.
    socket_lingers_s: float = 2.0
    #: How long, and for how many places, it is remembered which node owns them.
    owner_believed_for_s: float = 2.0
    max_owners_believed: int = 20_000
    #: How many bytes of a request are kept, to be sent to another node.
    max_request_kept_bytes: int = 512 * 1024

    # -- work ------------------------------------------------------------------------------

    #: How often a node tells the others that it is there, and how much it can do.
    pulse_every_s: float = 1.0
    #: A node from which nothing was heard for so long is dead, as far as work is concerned.
    worker_silent_after_s: float = 3.5
    #: How long it may take until one of the others has taken what is offered.
    offer_taken_within_s: float = 0.3


#: As a server is run.
USUAL_TIMING = ClusterTiming()
