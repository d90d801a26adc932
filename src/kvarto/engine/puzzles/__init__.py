"""Puzzles with proven answers: what they are, how they are proven, made, rated and kept."""
