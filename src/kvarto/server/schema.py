"""What else is made of the messages: the page's types, `/openapi.json` and `docs/protocol.md`.

`python -m kvarto.server.schema typescript|openapi|markdown` prints one of them.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import Struct

import kvarto
from kvarto.server import protocol
from kvarto.server.requests import REQUESTS, Query, Request

Json = dict[str, Any]

_REFERENCE = "#/components/schemas/"

#: What `security.COOKIE` is called; importing it would need the whole server to build the page.
_COOKIE = "kvarto"


def _structs() -> tuple[type[Struct], ...]:
    """Every message and part of one, in the order in which they are declared."""
    return tuple(
        thing
        for thing in vars(protocol).values()
        if isinstance(thing, type) and issubclass(thing, Struct) and thing is not Struct
    )


@cache
def _components() -> Json:
    _, components = msgspec.json.schema_components(_structs(), ref_template=_REFERENCE + "{name}")
    comments = _comments()
    for struct in _structs():
        component = components[struct.__name__]
        if "description" in component:  # docstrings are indented up to Python 3.12
            component["description"] = inspect.cleandoc(component["description"])
        properties = component["properties"]
        for base in struct.__mro__:
            for field, comment in comments.get(base.__name__, {}).items():
                properties[field]["description"] = comment
    return {struct.__name__: components[struct.__name__] for struct in _structs()}


def _comments() -> dict[str, dict[str, str]]:
    """The `#:` comments above the fields of each struct."""
    found: dict[str, dict[str, str]] = {}
    for module in {struct.__module__: None for struct in _structs()}:
        lines = inspect.getsource(sys.modules[module]).splitlines()
        for struct in ast.parse("\n".join(lines)).body:
            if isinstance(struct, ast.ClassDef):
                found[struct.name] = dict(_comments_of(struct, lines))
    return found


def _comments_of(struct: ast.ClassDef, lines: list[str]) -> Iterator[tuple[str, str]]:
    for line in struct.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            comment = " ".join(_comment_above(lines, line.lineno - 1))
            if comment:
                yield line.target.id, comment


def _comment_above(lines: list[str], index: int) -> list[str]:
    comment: list[str] = []
    while lines[index - 1].lstrip().startswith("#:"):
        index -= 1
        comment.insert(0, lines[index].lstrip().removeprefix("#:").strip())
    return comment


# -- types -------------------------------------------------------------------------------------


def _type(schema: Json) -> str:
    """A schema as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(_REFERENCE)
    if "anyOf" in schema:
        return " | ".join(_type(option) for option in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
        case "array":
            item = _type(schema["items"])
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            return f"Record<string, {_type(schema['additionalProperties'])}>"
        case "integer" | "number":
            return "number"
        case kind:
            return str(kind)


@dataclass(frozen=True)
class _Field:
    name: str
    type: str
    optional: bool
    about: str


def _fields(schema: Json) -> Iterator[_Field]:
    required = schema.get("required", ())
    for name, field in schema["properties"].items():
        yield _Field(name, _type(field), name not in required, field.get("description", ""))


def typescript() -> str:
    """The types of the page."""
    parts = ["// Made from src/kvarto/server/protocol.py by web/build.py."]
    for name, schema in _components().items():
        parts.append(f"\n/** {_one_line(schema.get('description', name))} */")
        parts.append(f"export interface {name} {{")
        for field in _fields(schema):
            if field.about:
                parts.append(f"  /** {field.about} */")
            parts.append(f"  {field.name}{'?' if field.optional else ''}: {field.type};")
        parts.append("}")
    for name in _ALIASES:
        alias = " | ".join(_alias_parts(name))
        parts.append(f"\nexport type {name} = {alias};")
    return "\n".join(parts) + "\n"


#: What is named in the protocol without being a struct.
_ALIASES = (
    "SeatName", "CommandName", "Aid", "Phrase",
    "FromPage", "FromServer", "FromLobbyPage", "FromLobby",
    "FromAnalysisPage", "FromAnalysis",
)  # fmt: skip


def _alias_parts(name: str) -> Iterator[str]:
    for part in get_args(vars(protocol)[name]):
        yield part.__name__ if isinstance(part, type) else json.dumps(part)


def _one_line(text: str) -> str:
    return " ".join(text.split())


# -- requests ----------------------------------------------------------------------------------


def openapi() -> Json:
    """The requests as OpenAPI 3.1 describes them."""
    paths: dict[str, Json] = {}
    for request in REQUESTS:
        paths.setdefault(request.path, {})[request.method] = _operation(request)
    return {
        "openapi": "3.1.0",
        "info": {"title": "kvarto", "version": kvarto.__version__},
        "paths": paths,
        "components": {
            "schemas": _components(),
            "securitySchemes": {"browser": {"type": "apiKey", "in": "cookie", "name": _COOKIE}},
        },
        # Somebody without a cookie can ask too, but finds no games.
        "security": [{}, {"browser": []}],
    }


def _operation(request: Request) -> Json:
    done: Json = {"description": "Done.", "content": _content(request.answer)}
    if request.greets:
        about = "The secret of a browser that was nobody yet; with TLS as `__Host-`."
        done["headers"] = {"Set-Cookie": {"description": about, "schema": {"type": "string"}}}
    refused = {"description": "Refused.", "content": _content(protocol.Failure)}
    operation: Json = {"summary": request.about, "responses": {"200": done, "4XX": refused}}
    parameters = [*_path_parameters(request.path), *map(_query_parameter, request.query)]
    if parameters:
        operation["parameters"] = parameters
    if request.body:
        operation["requestBody"] = {"required": True, "content": _content(request.body)}
    return operation


def _path_parameters(path: str) -> Iterator[Json]:
    for name in re.findall(r"{(\w+)}", path):
        schema = {"type": "string", "minLength": 1, "maxLength": 100}
        yield {"name": name, "in": "path", "required": True, "schema": schema}


def _query_parameter(query: Query) -> Json:
    schema: Json = {"type": "string"}
    if query.choices is not None:
        schema["enum"] = list(query.choices)
    if query.pattern is not None:
        schema["pattern"] = query.pattern
    return {
        "name": query.name,
        "in": "query",
        "description": query.about,
        "required": query.required,
        "schema": schema,
    }


def _content(answer: type[Struct] | str) -> Json:
    if isinstance(answer, str):
        return {answer: {"schema": {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": _REFERENCE + answer.__name__}}}


# -- for people --------------------------------------------------------------------------------

_INTRODUCTION = """\
# The protocol between server and page

Made from `src/kvarto/server/protocol.py` by `python -m kvarto.server.schema markdown`; a test
compares the two. `/openapi.json` of a running server says the same to programs.

Over HTTP a game is begun and looked back on. It is played over a WebSocket at
`/api/games/{id}/socket`: the server sends a `Table` at once and after every change, the page sends
`Do`, `Say`, `Echo` and `Ping`. The field `type` tells messages apart. The server is the only judge,
and a browser acts only for seats it has taken: a cookie that the server sets says which browser it
is. While a table waits for somebody to sit down, its socket sends an `Invitation` instead, and the
`Table` when the game begins.

Where anybody may watch, those who do see a spoken game 5 s later than it is played, and can do
nothing: `may` is empty. All moments in their `Table` are later by as much, so that clocks and
deadlines go with what they see. A game with automatic calling is seen at once.

A move is timed from when the server sent the turn until it got the answer. So that nobody loses by
being far away, in games with a clock the server measures the way there and back: it sends a `Probe`
when a page connects and every 10 s, which the page answers at once with `Echo`. The smallest of the
last five round trips of a connection, but never more than 300 ms, is not charged for each command,
and what comes so late after a deadline is in time. The other player's time begins when the server
has the command.

A page whose socket is gone opens another, is sent everything there is to see, and sends once more
what was not answered: a command with the same id counts once. A socket is closed with 4401 when the
browser acts for somebody else now, 4403 for pages of other sites, 4404 where there is no such game,
4408 for pages that do not read what they are sent, and 4429 for those that send too much or have
too many sockets; what is said before tells why.

The lobby has a socket of its own at `/api/lobby/socket`: the server sends a `Lobby` at once and
after every change (those within 200 ms together), the page sends `Seek`, `StopSeeking` and `Ping`.
Equal wishes are brought together at once, and an open table whose maker is there is such a wish. A
wish may be one step farther for each second that whoever has waited longer has waited: another
variant or another way of calling counts 3, another clock up to 3, each other difference 1. So after
10 seconds anything goes, and what whoever waited longer wished for is played. At an open table its
maker's wish is played, and only the waiting of whoever is to sit down counts.

The analysis board has its socket at `/api/analysis/socket`. The page sends `Analyse` with a
position; the server answers with an `Analysis`, which says what is seen without a search, and sends
`Graded` until every move of the position is graded: what the opening table knows at once, what has
to be searched for as it is found, and every half second how far it is. `AskLine` is answered by one
`BestLine`. Another position, `StopAnalysing` and leaving end what is under way. After 60 s whatever
is not known stays unknown.

Puzzles are answered over HTTP; what is right is not told before. The first attempt at a puzzle
counts for the rating, unless a hint was asked for before; it can be tried again as often as one
likes. A wrong answer is answered with what the other player makes of it. A puzzle that runs against
the clock shows its position when it is begun, and the server's clock says when the time is up.

A study is a record with its variations as a tree. The server keeps nothing of it: the page has the
tree, asks with `StudyPlay` what comes of a word, and sends the whole as a `StudyDraft` to get the
record.

## Requests

| request | body | answer | |
|---|---|---|---|
"""


def markdown() -> str:
    """The protocol for people."""
    rows = (
        f"| `{r.method.upper()} {r.path}` | {_named(r.body)} | {_named(r.answer)} "
        f"| {' '.join((r.about, *map(_asked, r.query)))} |\n"
        for r in REQUESTS
    )
    parts = [_INTRODUCTION + "".join(rows)]
    parts += (_markdown_of(name, schema) for name, schema in _components().items())
    return "\n".join(parts)


def _named(answer: type[Struct] | str | None) -> str:
    return "" if answer is None else f"`{answer if isinstance(answer, str) else answer.__name__}`"


def _asked(query: Query) -> str:
    choices = "" if query.choices is None else f" ({', '.join(query.choices)})"
    return f"`{query.name}`{choices}: {query.about}"


def _markdown_of(name: str, schema: Mapping[str, Any]) -> str:
    rows = [
        f"| `{field.name}`{' (optional)' if field.optional else ''} "
        f"| `{field.type.replace(' | ', ' or ')}` | {field.about} |\n"
        for field in _fields(dict(schema))
    ]
    head = "| field | type | |\n|---|---|---|\n" if rows else ""
    return f"## {name}\n\n{schema.get('description', '')}\n\n{head}{''.join(rows)}"


if __name__ == "__main__":
    printed = {
        "typescript": typescript,
        "openapi": lambda: json.dumps(openapi(), indent=1),
        "markdown": markdown,
    }
    sys.stdout.write(printed[sys.argv[1]]())
