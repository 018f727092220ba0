"""Search: information-set Monte Carlo tree search on what a player knows.

Every simulation starts from an imagined state that fits, tries one of the player's choices, walks down a tree
that is shared by all simulations (a node stands for a sequence of actions, whatever is hidden), adds a node,
plays on with the game's own policy and values the end. A node remembers how often it was legal as well as how
often it was taken, because not every action is legal in every imagined state (Cowling, Powley and Whitehouse
2012).

At the root the choices race: all that are left are tried on the same imagined states, so that luck is the
same for all of them, and the worst drop out as the budget is spent. What the game's knowledge thinks of a
choice by itself counts as well: a few hundred simulations cannot tell small differences from luck. Where the
game knows a better way than to simulate (`Knowledge.study`), that takes the place of the race.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring.knowledge import Knowledge, knowledge_of
from saloon.bots.bot import Bot
from saloon.bots.interrupts import let_others_run
from saloon.core.actions import Choices
from saloon.core.chance import Chance
from saloon.core.layout import Layout
from saloon.core.perspective import Perspective
from saloon.core.state import State

EXPLORATION: Final = 0.3
# A node with n visits tries at most this times the square root of n actions, the policy's favourites first:
# simulations are noisy, so many weak choices drown the few good ones.
WIDENING: Final = 0.5
EARLY: Final = 0.5
"""How much the first quiet position counts for a choice at the root, in games whose playouts have a horizon;
the rest is the end of the playout, which sees further but through more luck."""
FINALISTS: Final[i64] = 2
"""How many choices stay in the race to the end."""
NO_NODE: Final[i64] = 0
ROOT: Final[i64] = 1
MOST_DEPTH: Final[i64] = 512
BATCH: Final[i64] = 32
"""Simulations between two looks at the clock and at signals."""
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

    def __init__(
        self, seed: int, simulations: int, milliseconds: int, weights: Mapping[str, float] | None = None
    ) -> None:
        self.chance = Chance(seed)
        self.simulations: i64 = simulations
        self.milliseconds = milliseconds
        self.weights = weights
        self.layout: Layout | None = None
        self.tree: Tree | None = None

    def choose(self, perspective: Perspective) -> int:
        layout = perspective.layout
        if self.tree is None or self.layout is not layout:
            self.layout = layout
            self.tree = Tree(layout, self.chance, self.weights)
        tree = self.tree
        choices = tree.root_choices(perspective)
        if choices.size == 1:
            return choices.actions[0]
        if tree.study(perspective, self.milliseconds or self.simulations):
            return tree.best()
        if self.milliseconds:
            begun = time.perf_counter()
            spent = 0.0
            while spent < 1.0 and tree.has_room():
                let_others_run()
                tree.narrow(spent)
                tree.simulate(perspective, BATCH)
                spent = (time.perf_counter() - begun) * 1000 / self.milliseconds
        else:
            done: i64 = 0
            while done < self.simulations:
                let_others_run()
                tree.narrow(float(done) / float(self.simulations))
                tree.simulate(perspective, min(BATCH, self.simulations - done))
                done += BATCH
        return tree.best()


@final
class Tree:
    """The search tree of one choice; its memory is reused for the next."""

    def __init__(self, layout: Layout, chance: Chance, weights: Mapping[str, float] | None = None) -> None:
        self.chance = chance
        self.knowledge: Knowledge = knowledge_of(layout, weights)
        self.horizon: i64 = self.knowledge.horizon()
        self.players: i64 = layout.players
        self.player: i64 = 0
        self.choices = Choices(layout.game.actions.size)
        self.nodes: i64 = 0
        self.cells: vec[i64] = vec[i64]([0] * (FIRST_NODES * _NODE_CELLS))
        self.rewards: vec[float] = vec[float]([0.0] * FIRST_NODES)
        self.runners: vec[i64] = vec[i64]([0] * layout.game.actions.size)
        """The nodes of the choices that are still in the race, and their number."""
        self.running: i64 = 0
        self.next_runner: i64 = 0
        self.places: i64 = 0
        self.choices_at_root: i64 = 0
        self.priors: vec[float] = vec[float]([0.0] * (ROOT + 1 + layout.game.actions.size))
        self.imagined: State | None = None
        self.settled = False
        self.early = 0.0
        """What the first quiet position of a simulation was worth to the player who searches."""
        self.node_of: vec[i64] = vec[i64]([0] * layout.game.actions.size)
        self.path: vec[i64] = vec[i64]([0] * MOST_DEPTH)
        self.decisions: i64 = 0
        """Choices made inside simulations so far, for benchmarks."""

    def root_choices(self, perspective: Perspective) -> Choices:
        """Start a new tree; returns what the player may choose."""
        self.nodes = ROOT
        self.player = perspective.player
        self._blank(ROOT, 0, perspective.player)
        imagined = perspective.imagine(0)
        imagined.legal(self.player, self.choices)
        self.choices_at_root = self.running = self.places = self.choices.size
        self.next_runner = 0
        for place in range(self.running):
            action = self.choices.actions[place]
            node = self._grow(ROOT, action, self.player)
            self.runners[place] = node
            self.priors[node] = self.knowledge.prior(imagined, self.player, action)
        return self.choices

    def study(self, perspective: Perspective, effort: i64) -> bool:
        """Let the game's knowledge think the question through; returns whether it could."""
        found = vec[float]([0.0] * self.choices.size)
        if not self.knowledge.study(perspective, self.choices, found, effort, self.chance):
            return False
        for place in range(self.running):
            self.priors[self.runners[place]] = found[place]
        return True

    def has_room(self) -> bool:
        """Whether the tree may still grow."""
        return self.nodes < MOST_NODES

    def narrow(self, spent: float) -> None:
        """Of m choices, m to the power of the budget's unspent part stay in the race."""
        self.places = max(FINALISTS, math.ceil(math.pow(float(self.choices_at_root), 1.0 - spent)))

    def simulate(self, perspective: Perspective, simulations: i64) -> None:
        """Run a number of simulations; all choices that are left take turns on each imagined state."""
        for _simulation in range(simulations):
            if self.next_runner == 0 or self.imagined is None:
                self.imagined = perspective.imagine(self.chance.seed())
            self._simulate(self.imagined.clone(), self.runners[self.next_runner])
            self.next_runner += 1
            if self.next_runner == self.running:
                self.next_runner = 0
                self._drop_worst()

    def _drop_worst(self) -> None:
        """Only after a full turn, when all that are left were tried on the same states."""
        while self.running > self.places:
            worst: i64 = 0
            for place in range(1, self.running):
                if self._merit(self.runners[place]) < self._merit(self.runners[worst]):
                    worst = place
            self.running -= 1
            self.runners[worst] = self.runners[self.running]

    def best(self) -> int:
        """The best choice among those that are still in the race."""
        best = self.runners[0]
        for place in range(1, self.running):
            if self._merit(self.runners[place]) > self._merit(best):
                best = self.runners[place]
        return self.cells[best * _NODE_CELLS + _ACTION]

    def _merit(self, node: i64) -> float:
        """What simulations and the game's knowledge say of a choice at the root."""
        visits = self.cells[node * _NODE_CELLS + _VISITS]
        mean = self.rewards[node] / float(visits) if visits > 0 else 0.0
        return mean + self.priors[node]

    def _simulate(self, s: State, node: i64) -> None:
        s.play(self.player, self.cells[node * _NODE_CELLS + _ACTION])
        self.path[0] = node
        depth: i64 = 1
        grown = False
        self.settled = False
        while not grown and not s.over and depth < MOST_DEPTH - 1 and self.knowledge.is_comparable(s):
            self._value_early(s)
            player = self.player if s.acts(self.player) else s.actor()
            s.legal(player, self.choices)
            if player != self.player and s.simultaneous:
                # What others choose at the same time does not respond to anything in the tree.
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
        """The action to try at a node: an untried one, otherwise the best by upper confidence bound."""
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
        visits = self.cells[node * _NODE_CELLS + _VISITS]
        return float(tried) <= WIDENING * math.sqrt(float(visits))

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
        while not s.over and (self.horizon == 0 or made < self.horizon or not self.knowledge.may_stop(s)):
            self._value_early(s)
            player = s.actor()
            s.legal(player, self.choices)
            s.play(player, self.knowledge.choose(s, player, self.choices, self.chance))
            made += 1
        self.decisions += made

    def _value_early(self, s: State) -> None:
        """Value the position as soon as the choice at the root is settled."""
        if self.horizon > 0 and not self.settled and self.knowledge.is_quiet(s):
            self.settled = True
            self.early = self.knowledge.judge(s, self.player)

    def _learn(self, s: State, depth: i64) -> None:
        """Update every node on the path with the result for the player who chose it."""
        cells = self.cells
        cells[ROOT * _NODE_CELLS + _VISITS] += 1
        for player in range(self.players):
            if not self._chose(player, depth):
                continue
            value = self.knowledge.judge(s, player)
            for step in range(depth):
                node = self.path[step]
                at = node * _NODE_CELLS
                if cells[at + _PLAYER] == player:
                    self.rewards[node] += value
                    cells[at + _VISITS] += 1
            if player == self.player and self.settled:
                self.rewards[self.path[0]] += EARLY * (self.early - value)

    def _chose(self, player: i64, depth: i64) -> bool:
        """Whether a player chose anything on the path: others need no valuation."""
        for step in range(depth):
            if self.cells[self.path[step] * _NODE_CELLS + _PLAYER] == player:
                return True
        return False
