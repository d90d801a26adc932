"""Playing at a terminal, line by line."""
