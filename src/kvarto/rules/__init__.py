"""The rules: pieces, shapes, variants, positions and the spoken game without time."""
