"""One running game at a table, as a pure state machine: commands in, events out."""
