"""What surrounds a game: people and their names, and where they meet."""
