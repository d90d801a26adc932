"""Written games: the words of a turn, time controls, and `.qgn` game records."""
