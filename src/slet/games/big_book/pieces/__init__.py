"""What is in the box: printed things, read from the data files."""
