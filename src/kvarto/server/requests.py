"""Every request that can be made over HTTP, described once."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from kvarto.render.palette import STYLES, THEMES
from kvarto.server import protocol


@dataclass(frozen=True)
class Query:
    """Something that is asked for in the address, after the question mark."""

    name: str
    about: str
    required: bool = False
    #: What can be asked for; None for any text.
    choices: tuple[str, ...] | None = None
    pattern: str | None = None


@dataclass(frozen=True)
class Request:
    """One thing that can be asked for over HTTP."""

    method: str
    path: str
    about: str
    answer: type[Struct] | str
    body: type[Struct] | None = None
    query: tuple[Query, ...] = ()
    #: Whether a browser that is nobody yet becomes a guest, and is given a cookie.
    greets: bool = False


_PICTURE_QUERY = (
    Query("position", "The position, as notation writes it.", required=True),
    Query("set", "What the pieces look like.", choices=tuple(STYLES)),
    Query("theme", "What the page around it looks like.", choices=tuple(THEMES)),
    Query("lit", "Cells to be lit, with commas between.", pattern=r"^([a-d][1-4](,[a-d][1-4])*)?$"),
    Query("reserve", "Whether the pieces that are left are shown.", choices=("yes", "no")),
    Query("lang", "The language of its description, one of `languages` of `/api/offers`."),
)

_PUZZLE_VARIANT = Query("variant", "Of which variant, by its name or code; else standard.")


REQUESTS = (
    Request("get", "/api/offers", "What this server offers.", protocol.Offers),
    Request("post", "/api/games", "Begin a game.", protocol.Created, protocol.NewGame,
            greets=True),
    Request("get", "/api/games/{id}", "A game as it is now.", protocol.Table),
    Request("get", "/api/games/{id}/replay", "A game to look through.", protocol.Replay),
    Request("get", "/api/games/{id}/review", "A finished game, judged.", protocol.Review),
    Request("post", "/api/games/{id}/rematch", "Once more, sides swapped. Two people at different"
            " browsers both have to ask.", protocol.Rematch),
    Request("get", "/api/games", "The games of whoever asks.", protocol.MyGames,
            query=(Query("before", "Finished games that ended before this moment.",
                         pattern=r"^[0-9]{1,15}$"),)),
    Request("get", "/api/games.qgn", "The records of all finished games of whoever asks.",
            "text/plain"),
    Request("post", "/api/tables", "Set up a table at which somebody else is to sit down.",
            protocol.Created, protocol.NewTable, greets=True),
    Request("get", "/api/tables/{id}", "A table that waits.", protocol.Invitation),
    Request("put", "/api/tables/{id}", "Agree on something else; only its maker may.",
            protocol.Created, protocol.NewTable),
    Request("delete", "/api/tables/{id}", "Wait no more; only its maker may.", protocol.Created),
    Request("post", "/api/tables/{id}/sit", "Sit down: the game begins.", protocol.Created,
            protocol.SitDown, greets=True),
    Request("get", "/api/qr.svg", "The address of a table, for a telephone to read.",
            "image/svg+xml",
            query=(Query("path", "The address at this server.", required=True,
                         pattern=r"^/game/[A-Za-z0-9_-]{1,40}$"),)),
    Request("post", "/api/qr.svg", "The way back of a guest, for a telephone to read.",
            "image/svg+xml", protocol.ReturnCode),
    Request("get", "/api/me", "Who this browser is.", protocol.Me),
    Request("post", "/api/me/guest", "Become a guest, unless one is somebody already.",
            protocol.Me, greets=True),
    Request("post", "/api/me/return-code", "A code that brings this guest back from another"
            " device, for 30 days.", protocol.ReturnCode),
    Request("post", "/api/me/return", "Come back with such a code; the games of this browser come"
            " along. At an account, the guest's games move into it.", protocol.Me,
            protocol.ReturnCode, greets=True),
    Request("post", "/api/account", "Make an account of this guest.", protocol.RecoveryCode,
            protocol.NewAccount, greets=True),
    Request("post", "/api/account/sign-in", "Be at one's account.", protocol.Me, protocol.SignIn,
            greets=True),
    Request("post", "/api/account/sign-out", "Be nobody at this browser; a guest stays one.",
            protocol.Me),
    Request("post", "/api/account/recover", "A new password with the recovery code; the answer is"
            " the next code.", protocol.RecoveryCode, protocol.Recover, greets=True),
    Request("post", "/api/account/password", "Another password; every other browser is signed"
            " out.", protocol.Me, protocol.NewPassword, greets=True),
    Request("post", "/api/account/delete", "Forget the account.", protocol.Me,
            protocol.DeleteAccount),
    Request("get", "/api/account/export", "Everything that is kept about whoever asks.",
            protocol.Kept),
    Request("post", "/api/replay", "A record to look through.", protocol.Replay,
            protocol.RecordText),
    Request("post", "/api/review", "A record, judged.", protocol.Review, protocol.RecordText),
    Request("post", "/api/study", "A record or a position as a tree of words.", protocol.Study,
            protocol.StudyText),
    Request("post", "/api/study/write", "A changed tree, with its record and every position.",
            protocol.Study, protocol.StudyDraft),
    Request("post", "/api/study/play", "What comes of words that are played from a position.",
            protocol.Played, protocol.StudyPlay),
    Request("get", "/api/lessons", "The steps of the course.", protocol.Lessons),
    Request("post", "/api/lessons/{id}/answer", "What an attempt at a step is worth, and why.",
            protocol.LessonVerdict, protocol.LessonAttempt),
    Request("get", "/api/puzzles", "Which puzzles there are.", protocol.PuzzleOffers),
    Request("get", "/api/puzzles/daily", "The puzzle of today, the same for everyone.",
            protocol.Puzzle, query=(_PUZZLE_VARIANT,)),
    Request("get", "/api/puzzles/next", "A puzzle that whoever asks has not tried, about as strong"
            " as they are.", protocol.Puzzle,
            query=(Query("theme", "What is asked for.",
                         choices=("win", "safe", "hold", "spot", "trap")), _PUZZLE_VARIANT)),
    Request("get", "/api/puzzles/me", "How whoever asks stands at puzzles.",
            protocol.PuzzleStanding),
    Request("get", "/api/puzzles/{id}", "A puzzle.", protocol.Puzzle),
    Request("post", "/api/puzzles/{id}/begin", "Begin a puzzle that runs against the clock.",
            protocol.PuzzleBegun, greets=True),
    Request("post", "/api/puzzles/{id}/hint", "A hint.", protocol.PuzzleHint, protocol.AskHint,
            greets=True),
    Request("post", "/api/puzzles/{id}/answer", "What an answer is worth, and what comes of it.",
            protocol.PuzzleVerdict, protocol.PuzzleAnswer, greets=True),
    Request("get", "/api/picture.svg", "A picture of a position.", "image/svg+xml",
            query=_PICTURE_QUERY),
    Request("get", "/healthz", "Whether the server is well.", "text/plain"),
    Request("get", "/metrics", "Figures for Prometheus, for those who may read them.",
            "text/plain"),
)  # fmt: skip
