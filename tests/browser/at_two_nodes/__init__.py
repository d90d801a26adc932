"""The tests of online play as they are, with people who come to different nodes."""
