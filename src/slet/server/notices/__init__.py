"""Telling people that it is their turn, where they wish it."""
