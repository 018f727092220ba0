"""Search: information-set Monte Carlo tree search on what a player knows.

Every simulation imagines a state that fits, walks down one tree that is shared by all of them (a node
stands for a sequence of actions, whatever is hidden), adds a node, plays on with the game's own policy and
values the end. A node remembers how often it was legal as well as how often it was taken, because not
every action is legal in every imagined state (Cowling, Powley and Whitehouse 2012).
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.bots.bot import Bot
from saloon.bots.breath import breathe
from saloon.core.actions import Choices
from saloon.core.chance import Chance
from saloon.core.knowledge import Knowledge
from saloon.core.layout import Layout
from saloon.core.perspective import Perspective
from saloon.core.state import State

EXPLORATION: Final = 0.3
# A node with n visits tries at most this times the square root of n actions, the policy's favourites first:
# simulations are noisy, so that many weak choices drown the few good ones.
ROOT_WIDENING: Final = 0.2
ROOT_LEAST: Final[i64] = 3
WIDENING: Final = 0.5
NO_NODE: Final[i64] = 0
ROOT: Final[i64] = 1
MOST_DEPTH: Final[i64] = 512
BATCH: Final[i64] = 32
"""So many simulations are run between two looks at the clock and at the world outside."""
FIRST_NODES: Final[i64] = 4096
MOST_NODES: Final[i64] = 1_000_000

# A node's cells: the action that leads to it, who took that, visits, times legal, first child, next sibling.
_ACTION: Final[i64] = 0
_PLAYER: Final[i64] = 1
_VISITS: Final[i64] = 2
_LEGAL: Final[i64] = 3
_CHILD: Final[i64] = 4
_SIBLING: Final[i64] = 5
_NODE_CELLS: Final[i64] = 6


@final
class SearchBot(Bot):
    """Searches for a number of simulations, or for a time."""

    def __init__(self, seed: int, simulations: int, milliseconds: int) -> None:
        self.chance = Chance(seed)
        self.simulations: i64 = simulations
        self.milliseconds = milliseconds
        self.layout: Layout | None = None
        self.tree: Tree | None = None

    def choose(self, perspective: Perspective) -> int:
        layout = perspective.layout
        if self.tree is None or self.layout is not layout:
            self.layout = layout
            self.tree = Tree(layout, self.chance)
        tree = self.tree
        choices = tree.root_choices(perspective)
        if choices.size == 1:
            return choices.actions[0]
        if self.milliseconds:
            deadline = time.perf_counter() + self.milliseconds / 1000
            tree.simulate(perspective, BATCH)
            while time.perf_counter() < deadline and tree.has_room():
                breathe()
                tree.simulate(perspective, BATCH)
        else:
            left = self.simulations
            while left > 0:
                breathe()
                tree.simulate(perspective, min(left, BATCH))
                left -= BATCH
        return tree.best()


@final
class Tree:
    """The search tree of one choice; its memory is used again for the next."""

    def __init__(self, layout: Layout, chance: Chance) -> None:
        self.chance = chance
        self.knowledge: Knowledge = layout.game.knowledge(layout)
        self.horizon: i64 = self.knowledge.horizon()
        self.players: i64 = layout.players
        self.player: i64 = 0
        self.choices = Choices(layout.game.families.size)
        self.nodes: i64 = 0
        self.cells: vec[i64] = vec[i64]([0] * (FIRST_NODES * _NODE_CELLS))
        self.rewards: vec[float] = vec[float]([0.0] * FIRST_NODES)
        self.node_of: vec[i64] = vec[i64]([0] * layout.game.families.size)
        self.path: vec[i64] = vec[i64]([0] * MOST_DEPTH)
        self.decisions: i64 = 0
        """Choices made inside simulations so far, for benchmarks."""

    def root_choices(self, perspective: Perspective) -> Choices:
        """Begin a new tree; returns what the player may choose."""
        self.nodes = ROOT
        self.player = perspective.player
        self._blank(ROOT, 0, perspective.player)
        self.choices.size = 0
        perspective.imagine(0).legal(perspective.player, self.choices)
        return self.choices

    def has_room(self) -> bool:
        """Whether the tree may still grow."""
        return self.nodes < MOST_NODES

    def simulate(self, perspective: Perspective, simulations: i64) -> None:
        """Run a number of simulations, each on an imagined state of its own."""
        for _simulation in range(simulations):
            self._simulate(perspective.imagine(self.chance.seed()))

    def best(self) -> int:
        """The choice at the root that was taken most often."""
        best: i64 = NO_NODE
        node = self.cells[ROOT * _NODE_CELLS + _CHILD]
        while node != NO_NODE:
            if best == NO_NODE or self._beats(node, best):
                best = node
            node = self.cells[node * _NODE_CELLS + _SIBLING]
        return self.cells[best * _NODE_CELLS + _ACTION]

    def _beats(self, node: i64, other: i64) -> bool:
        visits = self.cells[node * _NODE_CELLS + _VISITS]
        others = self.cells[other * _NODE_CELLS + _VISITS]
        return visits > others or (visits == others and self.rewards[node] > self.rewards[other])

    def _simulate(self, s: State) -> None:
        depth: i64 = 0
        node = ROOT
        grown = False
        while not grown and not s.over and depth < MOST_DEPTH - 1:
            player = self.player if s.acts(self.player) else s.actor()
            s.legal(player, self.choices)
            if player != self.player and s.simultaneous:
                # What others choose at the same time answers nothing that is in the tree.
                s.play(player, self.knowledge.choose(s, player, self.choices, self.chance))
                continue
            action = self._descend(node, s, player)
            child = self.node_of[action]
            self._forget_children(node)
            grown = child == NO_NODE
            node = self._grow(node, action, player) if grown else child
            s.play(player, action)
            self.path[depth] = node
            depth += 1
        self.decisions += depth
        self._play_out(s)
        self._learn(s, depth)

    def _descend(self, node: i64, s: State, player: i64) -> i64:
        """The action to try at a node: one not tried yet, else the best by upper confidence bound."""
        cells = self.cells
        choices = self.choices
        child = cells[node * _NODE_CELLS + _CHILD]
        while child != NO_NODE:
            self.node_of[cells[child * _NODE_CELLS + _ACTION]] = child
            child = cells[child * _NODE_CELLS + _SIBLING]
        untried: i64 = 0
        best: i64 = 0
        best_bound = -1e300
        for place in range(choices.size):
            action = choices.actions[place]
            found = self.node_of[action]
            if found == NO_NODE:
                # Keep the untried ones at the front of the list.
                choices.actions[place] = choices.actions[untried]
                choices.actions[untried] = action
                untried += 1
                continue
            at = found * _NODE_CELLS
            cells[at + _LEGAL] += 1
            visits = float(cells[at + _VISITS])
            bound = self.rewards[found] / visits + EXPLORATION * math.sqrt(
                math.log(float(cells[at + _LEGAL])) / visits
            )
            if bound > best_bound:
                best_bound = bound
                best = action
        if untried > 0 and self._may_widen(node, choices.size - untried):
            choices.size = untried
            return self.knowledge.choose(s, player, choices, self.chance)
        return best

    def _may_widen(self, node: i64, tried: i64) -> bool:
        """A node tries new actions only as its visits grow, the policy's favourites first."""
        if node == ROOT and tried < ROOT_LEAST:
            return True
        visits = self.cells[node * _NODE_CELLS + _VISITS]
        return float(tried) <= (ROOT_WIDENING if node == ROOT else WIDENING) * math.sqrt(float(visits))

    def _forget_children(self, node: i64) -> None:
        """Blank the table from actions to nodes for the next step."""
        cells = self.cells
        child = cells[node * _NODE_CELLS + _CHILD]
        while child != NO_NODE:
            self.node_of[cells[child * _NODE_CELLS + _ACTION]] = NO_NODE
            child = cells[child * _NODE_CELLS + _SIBLING]

    def _grow(self, parent: i64, action: i64, player: i64) -> i64:
        self.nodes += 1
        node = self.nodes
        if node >= len(self.rewards):
            self._enlarge()
        self._blank(node, action, player)
        self.cells[node * _NODE_CELLS + _LEGAL] = 1
        self.cells[node * _NODE_CELLS + _SIBLING] = self.cells[parent * _NODE_CELLS + _CHILD]
        self.cells[parent * _NODE_CELLS + _CHILD] = node
        return node

    def _blank(self, node: i64, action: i64, player: i64) -> None:
        at = node * _NODE_CELLS
        self.cells[at + _ACTION] = action
        self.cells[at + _PLAYER] = player
        self.cells[at + _VISITS] = 0
        self.cells[at + _LEGAL] = 0
        self.cells[at + _CHILD] = NO_NODE
        self.cells[at + _SIBLING] = NO_NODE
        self.rewards[node] = 0.0

    def _enlarge(self) -> None:
        """Double the memory."""
        size: i64 = len(self.rewards)
        cells = vec[i64]([0] * (2 * size * _NODE_CELLS))
        rewards = vec[float]([0.0] * (2 * size))
        for i in range(size * _NODE_CELLS):
            cells[i] = self.cells[i]
        for i in range(size):
            rewards[i] = self.rewards[i]
        self.cells = cells
        self.rewards = rewards

    def _play_out(self, s: State) -> None:
        """Play on with the game's own policy, to the horizon or to the end."""
        made: i64 = 0
        while not s.over and (self.horizon == 0 or made < self.horizon or not self.knowledge.is_quiet(s)):
            player = s.actor()
            s.legal(player, self.choices)
            s.play(player, self.knowledge.choose(s, player, self.choices, self.chance))
            made += 1
        self.decisions += made

    def _learn(self, s: State, depth: i64) -> None:
        """Tell every node on the path what became of it, for the player who chose it."""
        cells = self.cells
        cells[ROOT * _NODE_CELLS + _VISITS] += 1
        for player in range(self.players):
            value = self.knowledge.value(s, player)
            for step in range(depth):
                node = self.path[step]
                at = node * _NODE_CELLS
                if cells[at + _PLAYER] == player:
                    self.rewards[node] += value
                    cells[at + _VISITS] += 1
