"""What is kept: games as the events that made them. SQLite, through SQLAlchemy."""
