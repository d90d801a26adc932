"""Times for servers in tests, by which nothing depends on how fast the machine is."""

from __future__ import annotations

from dataclasses import replace

from support.generous import PATIENT_SERVER

#: Longer than any test lets pass.
_NEVER_MS = 10**12

#: Nodes say that they are alive only when the test has them do so.
NO_HEARTBEATS = replace(PATIENT_SERVER, heartbeat_s=_NEVER_MS / 1000)
#: However much time passes at once, the machine has not slept.
AWAKE = replace(PATIENT_SERVER, asleep_after_ms=_NEVER_MS)
