"""The messages are declared once: what is made of them says the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from starlette.routing import Route

from kvarto.server import protocol, schema
from kvarto.server.app import http_routes
from kvarto.server.requests import REQUESTS
from kvarto.session.commands import CommandKind, OfferKind
from server.pages import Browser

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"
#: What describes the others.
UNDESCRIBED = ("/openapi.json",)
STRUCTS = sorted(
    name
    for name, thing in vars(protocol).items()
    if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and name != "Struct"
)


def test_the_document_says_what_the_protocol_is() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == schema.markdown(), (
        "run `python -m kvarto.server.schema markdown > docs/protocol.md`"
    )


def test_every_request_is_described_and_nothing_else() -> None:
    described = {(request.method.upper(), request.path) for request in REQUESTS}
    assert len(described) == len(REQUESTS)
    served = {
        (method, route.path)
        for route in http_routes()
        for method in methods_of(route)
        if route.path not in UNDESCRIBED
    }
    assert described == served


def methods_of(route: Route) -> set[str]:
    # HEAD comes with every GET.
    return set(route.methods or ()) - {"HEAD"}


def test_openapi_describes_every_request_and_refers_to_nothing_that_is_missing(
    browser: Browser,
) -> None:
    described = browser.get("/openapi.json")
    assert described["openapi"].startswith("3.1")
    assert set(described["info"]) == {"title", "version"}
    assert set(described["paths"]) == {request.path for request in REQUESTS}
    references = list(references_in(described))
    assert "#/components/schemas/NewGame" in references
    for reference in references:
        part: Any = described
        for step in reference.removeprefix("#/").split("/"):
            part = part[step]
        assert part["type"] == "object", reference
    for path, operations in described["paths"].items():
        for operation in operations.values():
            assert operation["responses"]["200"]["content"]
            named = {
                parameter["name"]
                for parameter in operation.get("parameters", ())
                if parameter["in"] == "path"
            }
            assert named == set(re.findall(r"{(\w+)}", path))


def references_in(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        if isinstance(reference := part.get("$ref"), str):
            yield reference
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            yield from references_in(inner)


def test_the_commands_of_the_protocol_are_those_of_the_table() -> None:
    assert get_args(protocol.CommandName) == tuple(kind.value for kind in CommandKind)


def test_what_can_be_offered_is_what_the_table_knows() -> None:
    kinds = schema.openapi()["components"]["schemas"]["Offer"]["properties"]["kind"]["enum"]
    assert sorted(kinds) == sorted(kind.value for kind in OfferKind)


@pytest.mark.parametrize("name", STRUCTS)
def test_every_message_has_its_type_on_the_page(name: str) -> None:
    interfaces = dict(
        re.findall(r"^export interface (\w+) {\n(.*?)^}$", TYPESCRIPT, re.MULTILINE | re.DOTALL)
    )
    fields = re.findall(r"^  (\w+)\??: .+;$", interfaces[name], re.MULTILINE)
    struct = getattr(protocol, name)
    assert [field for field in fields if field != "type"] == list(struct.__struct_fields__)
    assert ("type" in fields) == (struct.__struct_config__.tag is not None)


TYPESCRIPT = schema.typescript()


def test_the_types_of_the_page_use_no_name_that_is_not_declared() -> None:
    code = re.sub(
        r"/\*\*[^*]*\*/|//[^\n]*|\"[^\"]*\"|^  \w+\??:", "", TYPESCRIPT, flags=re.MULTILINE
    )
    declared = set(re.findall(r"export (?:interface|type) (\w+)", code))
    used = set(re.findall(r"\b[A-Za-z]\w*", code))
    words = {"export", "interface", "type", "string", "number", "boolean", "null", "Record"}
    assert used - words == declared
    assert {"SeatName", "CommandName", "FromPage", "FromServer"} <= declared


def test_comments_of_fields_reach_the_document_and_the_types() -> None:
    comment = "How many events there have been: a page shows the highest it has seen."
    assert comment in schema.markdown()
    assert comment in TYPESCRIPT
    fields = schema.openapi()["components"]["schemas"]["Table"]["properties"]
    assert fields["number"]["description"] == comment
