"""Every message between the server and a page, declared once.

From here come the reading and checking of what arrives, the TypeScript types of the page,
`/openapi.json` and `docs/protocol.md`.
"""

# ruff: noqa: F403, I001  (everything, in the order in which it is described)
from kvarto.server.protocol.basics import *
from kvarto.server.protocol.agreements import *
from kvarto.server.protocol.table import *
from kvarto.server.protocol.lobby import *
from kvarto.server.protocol.people import *
from kvarto.server.protocol.looking_back import *
from kvarto.server.protocol.analysis import *
from kvarto.server.protocol.lessons import *
from kvarto.server.protocol.puzzles import *
from kvarto.server.protocol.offers import *
