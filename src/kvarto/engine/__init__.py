"""The engine: exact values, graded moves, opponents of every strength, and reviews of games."""
