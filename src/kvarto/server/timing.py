"""How long a server waits for what, and how often it does something by itself."""

from __future__ import annotations

from dataclasses import dataclass, field

from kvarto.cluster.timing import ClusterTiming
from kvarto.store.leases import LEASE_MS
from kvarto.store.timing import StoreTiming


@dataclass(frozen=True, slots=True)
class Timing:
    """The times a server goes by; names end in their unit."""

    # -- being alive -----------------------------------------------------------------------
    #: How often a node says that it is alive.
    heartbeat_s: float = 1.0
    #: A node that has not said so for this long is dead, where there are several.
    lease_ms: int = LEASE_MS
    #: How long a pause between two heartbeats must be to be a sleep of the machine, where no
    #: other node could have taken over meanwhile.
    asleep_after_ms: int = 10_000

    # -- games -----------------------------------------------------------------------------
    #: How often it is looked for games that are not used, or that no node looks after.
    look_at_games_s: float = 2.0
    #: A game that has been left by all pages for this long is put away; it comes back from the
    #: database.
    put_away_after_s: float = 600.0
    #: A game that came back by itself, for its clock, and does not need to stay: for so long.
    stays_s: float = 5.0
    #: A game that was put away comes back so long before its time runs out.
    back_before_deadline_ms: int = 10_000
    #: A game that cannot be read, by a mistake of ours, is tried again after this time.
    retry_unreadable_ms: int = 60_000
    #: How long after the store could not be reached a game tries it again.
    retry_store_s: float = 1.0

    # -- at a game -------------------------------------------------------------------------
    #: So long a page may be gone before its player counts as away: reloading a page, or a
    #: telephone that changes its network, is no leaving.
    away_after_s: float = 5.0
    #: So far behind one watches a spoken game: a watcher could else tell a player of a quarto
    #: that is open. With automatic calling there is nothing to tell, and no delay.
    spectator_delay_ms: int = 5000
    #: How often at most it is told how many watch.
    count_watchers_s: float = 1.0
    #: Between these the computer seems to think, whatever it has found: how long it takes must
    #: not tell what it saw.
    computer_thinks_s: tuple[float, float] = (0.7, 1.3)
    #: How often the way of messages to a page and back is measured.
    probe_every_s: float = 10.0

    # -- the lobby -------------------------------------------------------------------------
    #: Changes that come so close together are told together.
    tell_lobby_after_s: float = 0.2
    #: How often it is looked for pairs while there are people who seek.
    look_for_pairs_s: float = 1.0

    # -- among nodes -----------------------------------------------------------------------
    #: How often a node tells the others which of its games can be watched, and how long that is
    #: believed.
    showcase_every_s: float = 2.0
    showcase_believed_s: float = 7.0
    #: How often a node tells the others what its clients have done.
    share_every_s: float = 0.5
    #: How long a node relies on what it knows of a browser, where another may have changed it.
    identity_certain_s: float = 30.0
    cluster: ClusterTiming = field(default_factory=ClusterTiming)

    # -- the database ----------------------------------------------------------------------
    store: StoreTiming = field(default_factory=StoreTiming)


#: As a server is run.
USUAL_TIMING = Timing()
