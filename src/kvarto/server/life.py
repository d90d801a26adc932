"""Everything that runs as long as a server lives: put together, started, and stopped in order."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette

from kvarto.club import names
from kvarto.club.accounts import Accounts
from kvarto.club.puzzle_desk import PuzzleDesk, load_puzzles
from kvarto.cluster.hints import Bus, InProcessBus
from kvarto.cluster.post import Post
from kvarto.cluster.routing import Way
from kvarto.cluster.tunnel import Tunnels
from kvarto.cluster.work import Work
from kvarto.server.analysts import Analysts
from kvarto.server.housekeeping import clear_away_daily, in_background
from kvarto.server.identity import Identities
from kvarto.server.limits import Limits
from kvarto.server.lobby import Lobby
from kvarto.server.metrics import Metrics
from kvarto.server.news import News
from kvarto.server.node import Node
from kvarto.server.rooms import Rooms
from kvarto.server.settings import ServerSettings
from kvarto.server.sharing import Sharing
from kvarto.server.showcase import Showcase
from kvarto.server.tables import Tables
from kvarto.server.thinking import Thinking
from kvarto.server.whereabouts import Whereabouts
from kvarto.store.database import Database
from kvarto.store.games import Games
from kvarto.store.invitations import Invitations
from kvarto.store.letters import Letters
from kvarto.store.people import People
from kvarto.store.puzzles import PuzzleScores


class Life:
    """A server on an open database; `app.state` has its parts."""

    def __init__(
        self,
        app: Starlette,
        database: Database,
        node: Node,
        *,
        nats: str | None,
        processes: int | None,
        warm_up: bool,
    ) -> None:
        settings: ServerSettings = app.state.settings
        timing = settings.timing
        metrics: Metrics = app.state.metrics
        database.committed = metrics.committed
        games, people, scores = Games(database), People(database), PuzzleScores(database)
        self._app = app
        self._database = database
        self._node = node
        self._work = work = Work(nats, timing.cluster)
        self._keep_days = settings.keep_days
        self._warm_up = warm_up
        self._metrics = metrics
        self._post: Post | None = None
        self._sharing: Sharing | None = None
        self._tunnels: Tunnels | None = None
        bus: Bus = InProcessBus()
        if not node.is_alone:
            bus = self._post = Post(node.leases, Letters(database), nats, timing.cluster)
            self._sharing = Sharing(bus, node, scores, settings.limits, timing.share_every_s)
        self._thinking = Thinking(processes, metrics.thought, work, niceness=settings.niceness)
        self._rooms = Rooms(games, node, self._thinking, timing)
        self._analysts = Analysts(metrics.thought, work, niceness=settings.niceness)
        accounts, identities = Accounts(people, games), Identities(people, node.clock)
        limits, puzzles = Limits(settings.limits), PuzzleDesk(scores)
        if self._sharing is not None:
            accounts.guesses, limits = self._sharing.guesses, self._sharing.limits
            puzzles, identities.certain_for = self._sharing.puzzles, timing.identity_certain_s
        self._tables = Tables(self._rooms, Invitations(database), accounts)
        self._showcase = Showcase(self._rooms, bus)
        self._lobby = Lobby(self._tables, self._showcase, metrics.paired)
        self._news = News(bus, identities, self._rooms, self._tables, self._lobby)
        state = app.state
        state.node, state.rooms, state.tables, state.lobby = (
            node, self._rooms, self._tables, self._lobby,
        )  # fmt: skip
        state.analysts, state.news = self._analysts, self._news
        state.accounts, state.identities = accounts, identities
        state.limits, state.puzzles = limits, puzzles
        state.leave = self.leave

    @contextlib.asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        """As long as this lasts, the server lives."""
        await self._start()
        background = [
            clear_away_daily(self._database, self._keep_days, self._node.clock),
            self._metrics.watch_lateness(),
            # Beside everything else, so that nobody waits for it later.
            asyncio.to_thread(names.load),
            load_puzzles(),
        ]
        if self._sharing is not None:
            background += [self._showcase.tell_on(), self._sharing.tell_on()]
        try:
            async with in_background(*background):
                yield
        finally:
            await self._stop()

    async def _start(self) -> None:
        await self._tables.start()
        await self._rooms.start()
        if self._warm_up:
            self._thinking.warm_up()
        self._showcase.start()
        self._lobby.start()
        self._news.start()
        if self._post is not None:
            await self._join(self._post)
        await self._work.start()

    async def _join(self, post: Post) -> None:
        """Be one of several nodes."""
        node = self._node
        tunnels = self._tunnels = Tunnels(post, self._app)
        where = Whereabouts(self._rooms, self._tables)
        self._app.state.way = Way(node.leases, tunnels, where.is_here, where.is_table)

        async def come_back() -> None:
            post.node = node.leases.node
            await post.start()

        node.hears = lambda: post.hears
        node.died.append(post.stop)
        node.begun.append(come_back)
        await post.start()

    async def leave(self) -> None:
        """Leave everything to other nodes, as soon as it is known that this one stops."""
        if not self._node.is_alone:
            await self._rooms.leave()
            await self._tables.forget()
            await self._node.stop()

    async def _stop(self) -> None:
        await self._lobby.stop()
        await self._rooms.stop()
        await self._tables.forget()
        await self._node.stop()
        if self._post is not None and self._tunnels is not None:
            await self._post.stop()
            await self._tunnels.close()
        await self._work.stop()
        self._analysts.close()
