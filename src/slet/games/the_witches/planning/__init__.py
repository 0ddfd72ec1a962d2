"""What would help, and how likely it is, worked out from what a seat sees."""
