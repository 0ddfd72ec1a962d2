"""Computer players as they are measured: by the worlds that they may try, not by the clock.

At a table a player answers in time, whatever else the machine is busy with. Measured so, it would be the weaker the
busier the machine is, and the same plan would not give the same games again.
"""

from slet.players import Budget, Player, Thinker, load_player


def load_unhurried(name: str, game_id: str) -> Player | Thinker:
    """The player of that name, which takes as long as its worlds take; one that only time limits stays as it is."""
    player = load_player(name, game_id)
    budget = getattr(player, "budget", None)
    if isinstance(budget, Budget) and budget.iterations is not None and isinstance(player, Thinker):
        player.budget = Budget(budget.iterations)  # type: ignore[attr-defined]  # not every thinker has one: this does
    return player
