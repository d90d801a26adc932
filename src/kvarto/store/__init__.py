"""What is kept: games as the events that made them. SQLite or PostgreSQL, through SQLAlchemy."""
