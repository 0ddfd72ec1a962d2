"""With whom somebody plays: their games, those who look for company, and how well they play among people."""
