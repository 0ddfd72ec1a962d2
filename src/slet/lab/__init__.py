"""Studying games: simulation and benchmarks. The server never imports this."""
