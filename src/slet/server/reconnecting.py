"""What happens when the one through whom workers hear of each other has been away for a while."""

A_WHILE = 1.0
"""Seconds until it is tried again to reach them."""
MISSED = b""
"""Comes in place of news: some may have been missed."""
