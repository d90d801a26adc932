"""compose.yaml fits together: with the image, with deploy/, and with `kvarto serve`."""

from __future__ import annotations

import json
import re
import socket
import subprocess
from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import yaml  # type: ignore[import-untyped]
from sqlalchemy import make_url

from kvarto.cli.serve import serve
from support.nats import OwnNats
from support.nats import program as nats_program
from support.waiting import HANG_S

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "compose.yaml").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load(TEXT)
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
NODES = {name: service for name, service in SERVICES.items() if name.startswith("node")}
EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")
CADDYFILE = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
DOCKERFILE = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")

#: `${NAME}`, `${NAME:-otherwise}`, or `${NAME:?what to do if it is missing}`.
VARIABLE = re.compile(r"\$\{(\w+)(?::([-?])([^}]*))?\}")
SECRETS = ("POSTGRES_PASSWORD", "NATS_PASSWORD")


# -- the nodes ---------------------------------------------------------------------------------


def test_there_are_three_nodes_and_they_are_alike() -> None:
    assert len(NODES) == 3
    assert all(node == NODES["node1"] for node in NODES.values())


def test_the_settings_of_a_node_are_options_of_serve() -> None:
    ours = {name for name in NODES["node1"]["environment"] if name.startswith("KVARTO_")}
    assert {"KVARTO_DATABASE", "KVARTO_BUS", "KVARTO_PUBLIC_URL", "KVARTO_TRUSTED_PROXY"} == ours
    assert ours <= {f"KVARTO_{(option.name or '').upper()}" for option in serve.params}


def test_their_port_is_that_of_serve_of_the_image_and_of_the_load_balancer() -> None:
    (port,) = (option.default for option in serve.params if option.name == "port")
    assert re.findall(r"^EXPOSE (\d+)$", DOCKERFILE, re.MULTILINE) == [str(port)]
    (asked,) = re.findall(r"reverse_proxy (.*) \{", CADDYFILE)
    assert asked.split() == [f"{name}:{port}" for name in NODES]


def test_they_speak_to_the_servers_that_are_there() -> None:
    environment = NODES["node1"]["environment"]
    address = make_url(environment["KVARTO_DATABASE"])
    postgres = SERVICES[address.host or ""]["environment"]
    assert (address.username, address.database) == (
        postgres["POSTGRES_USER"],
        postgres["POSTGRES_DB"],
    )
    assert environment["PGPASSWORD"] == postgres["POSTGRES_PASSWORD"]
    assert re.fullmatch(r"nats://kvarto:\$\{[^}]*\}@nats:4222", environment["KVARTO_BUS"])
    assert set(NODES["node1"]["depends_on"]) == {address.host, "nats"}


def test_nothing_sends_the_same_people_to_the_same_node() -> None:
    (policy,) = re.findall(r"lb_policy (.*)", CADDYFILE)
    assert policy == "least_conn"


# -- every service -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(SERVICES))
def test_a_service_is_looked_after(name: str) -> None:
    service = SERVICES[name]
    assert service["restart"] == "unless-stopped"
    check = service["healthcheck"]
    if name in NODES:
        assert re.search(r"HEALTHCHECK .*\n.*http://127.0.0.1:8016/healthz", DOCKERFILE)
    else:
        assert check["test"][0] == "CMD"


def test_images_have_a_name_and_no_registry() -> None:
    for service in SERVICES.values():
        assert re.fullmatch(r"[a-z]+(:[\w.-]+)?", filled_in(service["image"]))
        assert "build" not in service
    # Ours is nowhere to be had but here.
    assert {service.get("pull_policy") for service in NODES.values()} == {"never"}


def test_what_is_mounted_is_a_file_of_ours_or_a_volume() -> None:
    for service in SERVICES.values():
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in COMPOSE["volumes"] or (ROOT / source).is_file(), volume
            assert source in COMPOSE["volumes"] or volume.endswith(":ro"), volume


# -- who reaches whom --------------------------------------------------------------------------


def test_only_the_load_balancer_can_be_reached() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["balancer"]
    assert COMPOSE["networks"]["back"] == {"internal": True}
    for name in ("postgres", "nats"):
        assert SERVICES[name]["networks"] == ["back"]
    assert list(SERVICES["balancer"]["networks"]) == ["front"]


def test_the_nodes_believe_the_load_balancer_and_nobody_else() -> None:
    address = SERVICES["balancer"]["networks"]["front"]["ipv4_address"]
    assert NODES["node1"]["environment"]["KVARTO_TRUSTED_PROXY"] == address
    (front,) = COMPOSE["networks"]["front"]["ipam"]["config"]
    assert ip_address(address) in ip_network(front["subnet"])
    # Else a node that starts first could be given it.
    assert ip_address(address) not in ip_network(front["ip_range"])


# -- what is filled in -------------------------------------------------------------------------


def filled_in(text: str) -> str:
    """With what stands in for what is missing."""
    return VARIABLE.sub(lambda found: found[3] if found[2] == "-" else "x", text)


def test_every_variable_is_explained() -> None:
    assert {found[1] for found in VARIABLE.finditer(TEXT)} == set(
        re.findall(r"^#?([A-Z_]+)=", EXAMPLE, re.MULTILINE)
    )


def test_secrets_are_in_a_file_that_is_neither_kept_nor_copied() -> None:
    for secret in SECRETS:
        assert f"\n{secret}=\n" in EXAMPLE
        # Whoever forgets it is told, and gets no server without a password.
        used = [found for found in VARIABLE.finditer(TEXT) if found[1] == secret]
        assert used
        assert all(found[2] == "?" for found in used)
    for listing in (".gitignore", "deploy/Dockerfile.dockerignore"):
        ignored = (ROOT / listing).read_text(encoding="utf-8").splitlines()
        assert {".env", "/.env"} & {*ignored}, listing


# -- NATS --------------------------------------------------------------------------------------


@pytest.fixture
def guarded_nats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Where there is a NATS as compose.yaml has it; its password looks like a number."""
    program = nats_program()
    if program is None:
        pytest.skip("no NATS: install nats-server")
    given = SERVICES["nats"]["environment"]["NATS_PASSWORD"]
    monkeypatch.setenv("NATS_PASSWORD", VARIABLE.sub("12e4", given))
    written = (ROOT / "deploy" / "nats.conf").read_text(encoding="utf-8")
    # The usual ports may be taken here.
    own, started = tmp_path / "nats.conf", tmp_path / "nats"
    own.write_text(re.sub(r"(?m)^(port|http):.*\n", "", written), encoding="utf-8")
    started.write_text(f'#!/bin/sh\nexec {program} -c {own} "$@"\n', encoding="utf-8")
    started.chmod(0o755)
    server = OwnNats(started)
    yield server.address.removeprefix("nats://")
    server.remove()


def answer(address: str, **who: str) -> str:
    """What NATS says to somebody who comes, and asks whether it is there."""
    host, port = address.split(":")
    with socket.create_connection((host, int(port)), timeout=HANG_S) as line:
        said = line.makefile("rw", encoding="ascii", newline="\r\n")
        assert said.readline().startswith("INFO ")
        said.write(f"CONNECT {json.dumps({'verbose': False, **who})}\r\nPING\r\n")
        said.flush()
        return said.readline().strip()


def test_nats_lets_nobody_in_without_the_password(guarded_nats: str) -> None:
    bus = NODES["node1"]["environment"]["KVARTO_BUS"]
    address = urlsplit(VARIABLE.sub("12e4", bus))
    user, password = address.username or "", address.password or ""
    assert answer(guarded_nats, user=user, **{"pass": password}) == "PONG"
    for wrong in ({}, {"user": user}, {"user": user, "pass": "12e5"}):
        assert answer(guarded_nats, **wrong) == "-ERR 'Authorization Violation'"


def test_nats_understands_its_configuration(monkeypatch: pytest.MonkeyPatch) -> None:
    program = nats_program()
    if program is None:
        pytest.skip("no NATS: install nats-server")
    monkeypatch.setenv("NATS_PASSWORD", '"x"')
    conf = ROOT / "deploy" / "nats.conf"
    tried = subprocess.run([program, "-t", "-c", conf], capture_output=True, text=True, check=False)
    assert tried.returncode == 0, tried.stderr
    assert "port: 4222" in conf.read_text(encoding="utf-8")
