"""A tree of what may come, over all worlds that the seat may be in (information-set tree search).

Each time one world is dealt and played down the tree, by those options that are there in it; what was not tried yet
comes first, then what has turned out best for whoever chooses (UCB, as often as an option was there to be chosen).
Where the tree ends, the world is played on and judged.
"""

from collections.abc import Sequence
from math import log, sqrt
from random import Random

from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.kernel.worlds import World, Worlds
from slet.players.contract import Budget, Choice, Thought
from slet.players.search.guide import Guide

ENOUGH = 400
"""Worlds to play out, if nobody says how many."""
CURIOSITY = 0.7
"""How much what was tried seldom is preferred."""


class Node:
    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        """How often it could have been chosen."""
        self.total = 0.0
        """For the seat that chose it."""
        self.children: dict[str, Node] = {}

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0


def tree(
    match: Match,
    ask: Pick,
    rng: Random,
    budget: Budget,
    guide: Guide,
    *,
    otherwise: int = ENOUGH,
    memory: float = 1.0,
    deep: int = 12,
    curiosity: float = CURIOSITY,
) -> Choice:
    """The option that was tried most. The tree is at most `deep` choices deep."""
    options = guide.options(match.state, ask)
    if len(options) == 1:
        return Choice(options[0], (Thought(options[0], 0.0),))
    worlds, root, own = Worlds(match, ask.seat), Node(), Random()
    seed = rng.getrandbits(48)
    clock = budget.begin(otherwise)
    while not clock.is_over():
        own.seed(seed + clock.spent)
        world = worlds.deal(own, memory)
        path = _descend(world, root, guide, own, deep, curiosity, (ask.seat, options))
        guide.play_on(world, own)
        worth: dict[int, float] = {}
        for seat, node in path:
            if seat not in worth:
                worth[seat] = guide.worth(world, seat)
            node.visits += 1
            node.total += worth[seat]
        root.visits += 1
        clock.spend(1)
    found = [(root.children.get(option.id), option) for option in options]
    thoughts = [Thought(option, node.value, node.visits) for node, option in found if node is not None]
    thoughts.sort(key=lambda one: (one.visits, one.value), reverse=True)
    return Choice(thoughts[0].option, tuple(thoughts)) if thoughts else Choice(options[0])


def _descend(
    world: World,
    root: Node,
    guide: Guide,
    rng: Random,
    deep: int,
    curiosity: float,
    first: tuple[int, Sequence[HasId]],
) -> list[tuple[int, Node]]:
    """Down the tree to something new. Returns the choices on the way, each with the seat that made it."""
    path: list[tuple[int, Node]] = []
    node = root
    for depth in range(deep):
        pick = world.asked(first[0]) if depth == 0 else world.ask
        if pick is None:
            break
        options = first[1] if depth == 0 else guide.options(world.state, pick)
        child, option, is_new = _select(node, options, rng, curiosity)
        path.append((pick.seat, child))
        world.play(option, rng, pick.seat, guide.until)
        node = child
        if is_new:
            break
    return path


def _select(node: Node, options: Sequence[HasId], rng: Random, curiosity: float) -> tuple[Node, HasId, bool]:
    """Something new, if there is; else what promises most."""
    children = node.children
    fresh = [option for option in options if option.id not in children]
    for option in options:
        if option.id in children:
            children[option.id].offered += 1
    if fresh:
        option = fresh[int(rng.random() * len(fresh))]
        child = children[option.id] = Node()
        child.offered = 1
        return child, option, True
    best, chosen = float("-inf"), options[0]
    for option in options:
        child = children[option.id]
        bound = child.value + curiosity * sqrt(log(child.offered) / child.visits)
        if bound > best:
            best, chosen = bound, option
    return children[chosen.id], chosen, False
