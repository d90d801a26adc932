"""The figures of a running server, and who may read them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from kvarto.server.settings import ServerSettings, networks
from kvarto.server.timing import USUAL_TIMING
from server.pages import Browser, Server, running
from support.waiting import eventually

Figures = dict[str, float]


def figures(browser: Browser) -> Figures:
    """Every sample by name and labels, as in `kvarto_refusals_total key=too-late`."""
    response = browser.client.get("/metrics")
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/plain; version=")
    return {
        " ".join([sample.name, *(f"{name}={value}" for name, value in sample.labels.items())]):
        sample.value
        for family in text_string_to_metric_families(response.text)
        for sample in family.samples
    }  # fmt: skip


def gained(before: Figures, after: Figures, name: str) -> float:
    return after[name] - before.get(name, 0)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server whose games nobody else begins."""
    with running(tmp_path / "kvarto.sqlite3") as server:
        yield server


def test_games_and_pages_are_counted_while_they_are_there(own_server: Server) -> None:
    with own_server.browser() as browser:
        assert figures(browser)["kvarto_games"] == 0
        with browser.playing():
            now = figures(browser)
            assert (now["kvarto_games"], now["kvarto_sockets"]) == (1, 1)
        eventually(lambda: figures(browser)["kvarto_sockets"] == 0)
        still = figures(browser)
        assert still["kvarto_games"] == 1
        assert still["kvarto_watchers"] == still["kvarto_tables_waiting"] == 0
        assert still["kvarto_lobby_people"] == still["kvarto_lobby_seeking"] == 0


def test_commands_refusals_and_commits_are_counted_and_timed(browser: Browser) -> None:
    with browser.playing() as page:
        before = figures(browser)
        page.play(">F a1>D")
        page.refused("first", "give", piece="0")
        page.ask("nonsense")
        after = figures(browser)
    assert gained(before, after, "kvarto_answer_seconds_count kind=give") == 2
    assert gained(before, after, "kvarto_answer_seconds_count kind=place") == 1
    assert gained(before, after, "kvarto_answer_seconds_sum kind=place") > 0
    refused = {name for name in after if name.startswith("kvarto_refusals_total")}
    assert sum(gained(before, after, name) for name in refused) == 2
    assert gained(before, after, "kvarto_refusals_total key=bad-message") == 1
    assert gained(before, after, "kvarto_commit_seconds_count") >= 3
    assert after["kvarto_commit_writes_sum"] >= after["kvarto_commit_writes_count"]


def test_requests_are_counted_by_what_came_of_them(browser: Browser) -> None:
    before = figures(browser)
    browser.begin()
    browser.client.get("/api/games/missing")
    browser.client.request("BREW", "/api/games")
    after = figures(browser)
    name = "kvarto_request_seconds_count method={} status={}"
    assert gained(before, after, name.format("POST", 200)) == 1
    assert gained(before, after, name.format("GET", 404)) == 1
    # Methods are anybody's to make up.
    assert gained(before, after, name.format("other", 405)) == 1


def test_the_process_and_its_version_are_told(browser: Browser) -> None:
    now = figures(browser)
    assert now["process_resident_memory_bytes"] > 1_000_000
    assert now["process_open_fds"] > 1
    assert any(name.startswith("kvarto_info version=") for name in now)
    assert "kvarto_loop_delay_seconds" in now


def test_the_computers_thinking_is_timed(tmp_path: Path) -> None:
    chairs = [{"name": "One", "level": 1}, {"name": "Two", "level": 1}]
    at_once = replace(USUAL_TIMING, computer_thinks_s=(0.0, 0.0))
    file = tmp_path / "kvarto.sqlite3"
    with running(file, timing=at_once) as server, server.browser() as browser:
        with browser.playing(chairs=chairs) as page:
            page.wait_for(lambda table: table.number > 1)
        assert figures(browser)["kvarto_thinking_seconds_count kind=move"] >= 1


def test_two_servers_in_one_process_do_not_see_each_others_figures(
    browser: Browser, own_server: Server
) -> None:
    browser.begin()
    with own_server.browser() as other:
        assert figures(other)["kvarto_games"] == 0


# -- who may read them -------------------------------------------------------------------------


def status(tmp_path: Path, settings: ServerSettings, **headers: str) -> int:
    file = tmp_path / "kvarto.sqlite3"
    with running(file, settings=settings) as server, server.browser() as browser:
        return browser.client.get("/metrics", headers=headers).status_code


def test_by_default_only_this_machine_may(tmp_path: Path) -> None:
    behind = ServerSettings(trusted_proxies=networks(["127.0.0.1"]))
    assert status(tmp_path, behind) == 200
    assert status(tmp_path, behind, **{"X-Forwarded-For": "203.0.113.5"}) == 404


def test_a_proxy_that_was_not_named_is_not_taken_for_this_machine(tmp_path: Path) -> None:
    assert status(tmp_path, ServerSettings(), **{"X-Forwarded-For": "127.0.0.1"}) == 404


def test_others_may_if_that_is_said(tmp_path: Path) -> None:
    settings = ServerSettings(
        trusted_proxies=networks(["127.0.0.1"]), metrics_from=networks(["203.0.113.0/24"])
    )
    assert status(tmp_path, settings, **{"X-Forwarded-For": "203.0.113.5"}) == 200
    assert status(tmp_path, settings) == 404


def test_nobody_may_if_there_are_none(tmp_path: Path) -> None:
    assert status(tmp_path, ServerSettings(metrics_from=())) == 404
