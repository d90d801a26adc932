"""How a server is run for others: its address, whom it trusts, its limits, what it keeps."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass, replace
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)
from urllib.parse import urlsplit

from kvarto.errors import KvartoError, quoted
from kvarto.server.limits import NO_LIMITS, Having, LimitSettings, Most
from kvarto.server.timing import USUAL_TIMING, Timing

Network = IPv4Network | IPv6Network

#: How much more willingly others are served than processes that analyse, as `nice` counts.
NICENESS = 10

#: This machine, asking itself.
LOOPBACK: tuple[Network, ...] = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))

_USUAL_PORTS = {"http": 80, "https": 443}
#: Letters as browsers send them; addresses in other scripts have a form like this too, `xn--…`.
_HOST_NAME = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\]")
#: Names of this machine, and of others in the home network, which nobody far away can have.
_LOCAL_ENDINGS = (".localhost", ".local")


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server is told when it is started."""

    #: Where everybody finds it, as `https://host` without a slash; None: wherever it is asked.
    public_url: str | None = None
    #: The name it was told to listen on, which is one of its names.
    listens_on: str = "localhost"
    #: The proxies in front of it, which say who asks.
    trusted_proxies: tuple[Network, ...] = ()
    #: None where nobody else can come; `kvarto serve` sets some as soon as others can.
    limits: LimitSettings = NO_LIMITS
    #: How far processes that analyse and review give way to all others; 0: not at all.
    niceness: int = NICENESS
    #: What has been over for so many days is cleared away; None: never.
    keep_days: int | None = None
    #: Who may read `/metrics`; nobody else sees that there is such a thing.
    metrics_from: tuple[Network, ...] = LOOPBACK
    timing: Timing = USUAL_TIMING

    def __post_init__(self) -> None:
        if self.public_url is None:
            return
        object.__setattr__(self, "public_url", _checked_url(self.public_url))
        # We speak no TLS ourselves. Without its name, all who come through the proxy would be one
        # client, and share one client's limits.
        if self.is_secure and not self.trusted_proxies:
            raise KvartoError("serve-https-needs-proxy", url=self.public_url)

    @property
    def is_secure(self) -> bool:
        """Whether everybody comes over TLS."""
        return self.public_url is not None and self.public_url.startswith("https:")

    def is_our_host(self, host: str) -> bool:
        """Whether a request may name this host.

        A page of another site can have a name of its own point at this machine, and would then be
        taken for ours. So only names are accepted that such a site cannot have.
        """
        if self.public_url is None:
            return self.is_own_name(host)
        name = _without_port(host.lower())
        return _is_loopback(name) or host.lower() in _hosts_of(self.public_url)

    def is_own_name(self, host: str) -> bool:
        """Whether this names the machine itself: by its address, or as its neighbours call it."""
        name = _without_port(host.lower())
        is_local = bool(name) and ("." not in name or name.endswith(_LOCAL_ENDINGS))
        named = name in (self.listens_on, socket.gethostname().lower())
        return _address(name) is not None or is_local or named

    def is_our_origin(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is ours, when `host` is asked."""
        if self.public_url is not None:
            return origin == self.public_url
        try:
            asked_from = urlsplit(origin)
        except ValueError:  # an address that is none
            return False
        return asked_from.scheme in _USUAL_PORTS and asked_from.netloc == host


def limits_for(
    listens_on: str, public_url: str | None, *, games: int | None, sockets: int | None
) -> LimitSettings:
    """The usual limits where others can come, and none where nobody can; with these for all."""
    alone = public_url is None and (listens_on == "localhost" or is_from(listens_on, LOOPBACK))
    limits = NO_LIMITS if alone else LimitSettings()
    wished: dict[Having, int | None] = {"game": games, "socket": sockets}
    most = {what: _most(limits, what, number) for what, number in wished.items() if number}
    return replace(limits, most={**limits.most, **most})


def _most(limits: LimitSettings, what: Having, in_all: int) -> Most:
    usual = limits.most.get(what, Most(in_all, in_all, in_all))
    return replace(usual, in_all=in_all)


def networks(texts: Iterable[str]) -> tuple[Network, ...]:
    """Addresses and networks, as `127.0.0.1` or `10.0.0.0/8`."""
    return tuple(map(_network, texts))


def _network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError:
        raise KvartoError("serve-bad-network", text=quoted(text)) from None


def is_from(client: str, allowed: Iterable[Network]) -> bool:
    """Whether an address is in one of these networks."""
    address = _address(client)
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return address is not None and any(address in network for network in allowed)


def _checked_url(text: str) -> str:
    """An address as browsers name it as an origin."""
    wrong = KvartoError("serve-bad-public-url", text=quoted(text))
    try:
        url = urlsplit(text.strip().lower())
        port = url.port
    except ValueError:
        raise wrong from None
    host = url.netloc.rpartition(":")[0] if port is not None else url.netloc
    rest = (url.path.strip("/"), url.query, url.fragment)
    if url.scheme not in _USUAL_PORTS or any(rest) or not _HOST_NAME.fullmatch(host):
        raise wrong
    shown_port = "" if port in (None, _USUAL_PORTS[url.scheme]) else f":{port}"
    return f"{url.scheme}://{host}{shown_port}"


def _hosts_of(public_url: str) -> tuple[str, str]:
    """How requests name the host: browsers leave the usual port out, a proxy may add it."""
    url = urlsplit(public_url)
    return url.netloc, f"{url.netloc}:{_USUAL_PORTS[url.scheme]}"


def _without_port(host: str) -> str:
    return re.sub(r":\d*$", "", host)


def _is_loopback(name: str) -> bool:
    address = _address(name)
    is_named = name == "localhost" or name.endswith(".localhost")
    return is_named or (address is not None and address.is_loopback)


def _address(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name.strip("[]"))
    except ValueError:
        return None
