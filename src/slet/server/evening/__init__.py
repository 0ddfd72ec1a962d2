"""A club evening: one game, several rounds, and everybody meets as many different people as possible."""
