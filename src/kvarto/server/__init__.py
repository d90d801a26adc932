"""The web server: the page, the API, and a socket for each game. An extra: `kvarto[server]`."""
