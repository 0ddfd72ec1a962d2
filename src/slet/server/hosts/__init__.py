"""What the host of a table may decide about the people there."""
