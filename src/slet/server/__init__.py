"""The server: tables, seats, invitations, clocks, storage and live updates. It knows no game's rules."""
