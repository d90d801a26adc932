"""`python -m kvarto` is the same as `kvarto`."""

from kvarto.cli.main import main

main()
