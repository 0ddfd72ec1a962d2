"""The terminal: the command `slet`."""
