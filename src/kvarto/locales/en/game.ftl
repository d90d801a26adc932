### The game's own words.

# A piece by its four feature values.
piece-name = { $colour } { $height } { $shape } { $top }
