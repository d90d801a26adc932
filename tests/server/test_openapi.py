"""Every request as `/openapi.json` describes it, and wrong ones: what comes back is described."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import (
    negative_data_rejection,
    not_a_server_error,
)
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from kvarto.server import schema
from kvarto.server.limits import NO_LIMITS
from kvarto.server.requests import REQUESTS
from kvarto.server.security import COOKIE
from server.pages import PATIENCE, USUAL_SETTINGS, Browser, running

#: That what is described is also allowed is not checked: a schema does not know the rules.
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
REFUSALS = {"checks": {"negative_data_rejection": {"expected-statuses": ["4xx"]}}}
DESCRIBED = schemathesis.openapi.from_dict(
    schema.openapi(), config=schemathesis.Config.from_dict(REFUSALS)
)
ALL = sorted((request.path, request.method.upper()) for request in REQUESTS)
#: So many of each kind of request; nothing is made smaller, since the server remembers.
FEW, MANY = (
    settings(
        deadline=None,
        max_examples=most,
        phases=[Phase.generate],
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    for most in (3, 300)
)


@dataclass(frozen=True)
class Asking:
    """A server, a browser that it knows, and the games and tables of that browser."""

    address: str
    cookies: dict[str, str]
    session: requests.Session
    ids: list[str]


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asking]:
    """A server that is asked more often than people would."""
    file = tmp_path_factory.mktemp("data") / "kvarto.sqlite3"
    unlimited = replace(USUAL_SETTINGS, limits=NO_LIMITS)
    with (
        running(file, settings=unlimited) as server,
        server.browser() as browser,
        requests.Session() as session,
    ):
        session.trust_env = False
        ids = [browser.begin(), browser.begin(), browser.invite(), browser.invite(found="lobby")]
        with browser.page(ids[0]) as page:
            page.do("first", "resign")
        cookies = dict(browser.client.cookies)
        yield Asking(f"http://{browser.host}", cookies, session, ids)


def ask(asking: Asking, path: str, method: str, data: st.DataObject) -> None:
    """One request, right or wrong, by somebody or by nobody, about a game or about none."""
    mode = data.draw(st.sampled_from(GenerationMode))
    case = data.draw(DESCRIBED[path][method].as_strategy(generation_mode=mode))
    if "id" in case.path_parameters and data.draw(st.booleans()):
        case.path_parameters["id"] = data.draw(st.sampled_from(asking.ids))
    asking.session.cookies.clear()
    cookies = asking.cookies if data.draw(st.booleans()) else {}
    response = case.call(
        base_url=asking.address, session=asking.session, cookies=cookies, timeout=PATIENCE
    )
    case.validate_response(response, checks=CHECKS)


@pytest.mark.parametrize(("path", "method"), ALL)
@FEW
@given(st.data())
def test_every_answer_is_as_it_is_described(
    asking: Asking, path: str, method: str, data: st.DataObject
) -> None:
    ask(asking, path, method, data)


@pytest.mark.long
@pytest.mark.parametrize(("path", "method"), ALL)
@MANY
@given(st.data())
def test_however_often_it_is_asked_every_answer_is_as_it_is_described(
    asking: Asking, path: str, method: str, data: st.DataObject
) -> None:
    ask(asking, path, method, data)


def test_the_cookie_is_the_one_that_is_described(browser: Browser) -> None:
    browser.begin()
    (described,) = schema.openapi()["components"]["securitySchemes"].values()
    assert [described["name"]] == [COOKIE] == list(browser.client.cookies)
