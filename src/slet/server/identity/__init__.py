"""Who somebody is, in how many browsers, and what belongs to them."""
