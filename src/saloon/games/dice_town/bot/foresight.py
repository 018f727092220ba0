"""Thinking a choice of dice through to the end of the roll: what only a player with time can do.

Rivals roll and choose many times, as good players who do not think ahead would. These samples say when
somebody will have five dice, and what each of the 252 hands will then be worth in town. Then the player's own
dice are solved exactly: for every possible roll the best dice to keep, and so on, back to the question. So
luck with those dice, the main noise of simulations, is averaged out.

This uses only what the player knows: open dice, open purses, their own roll.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.chance import Chance
from saloon.core.state import State
from saloon.games.dice_town.bot.appeal import Appeal
from saloon.games.dice_town.bot.holdings import (
    CHANCE_OF_ROLL,
    COUNT,
    FIRST_OF_SIZE,
    FULL,
    HOLDINGS,
    JOINED,
    PARTS,
    PARTS_FROM,
    SIZE,
)
from saloon.games.dice_town.bot.spoils import Spoils
from saloon.games.dice_town.components import DICE, FACES, TOUGH_GUY
from saloon.games.dice_town.rules.dice import cost_of
from saloon.games.dice_town.table import ALL_DICE, DICE_IN, DiceTown

ROLLS: Final[i64] = 5
"""The number of rolls to look ahead; after the last one the phase is over."""
PURSE: Final[i64] = 6
"""The most dollars that a player is assumed to spend in the rest of a round."""
LEVELS: Final[i64] = PURSE + 1


@final
class Foresight:
    """One question about dice to one player."""

    def __init__(self, c: DiceTown, appeal: Appeal, spoils: Spoils) -> None:
        self.c: Final = c
        self.appeal: Final = appeal
        self.spoils: Final = spoils
        self.leverage = 0.0
        """How much the chance to win grows with unspent money."""
        self.finished: Final[vec[float]] = vec[float]([0.0] * (ROLLS * HOLDINGS))
        """By roll and hand: how good it is if the player has five dice then; first a sum, then a mean."""
        self.overtaken: Final[vec[float]] = vec[float]([0.0] * (ROLLS * HOLDINGS))
        """By roll and holding: how good it is if a rival has five dice then, and the rest is rolled once."""
        self.seen: Final[vec[i64]] = vec[i64]([i64(0)] * ROLLS)
        """By roll: how many samples got that far."""
        self.ended: Final[vec[i64]] = vec[i64]([i64(0)] * ROLLS)
        """By roll: how many samples ended there."""
        self.hopes: Final[vec[float]] = vec[float]([0.0] * (HOLDINGS * LEVELS))
        """By holding and dollars left: the expectation after the reveal."""
        self.ahead: Final[vec[float]] = vec[float]([0.0] * (HOLDINGS * LEVELS))
        """The same before the next roll."""
        self.offers: Final[vec[float]] = vec[float]([0.0] * HOLDINGS)
        self.chosen: Final[vec[i64]] = vec[i64]([i64(0)] * c.players)
        self.held: i64 = 0
        self.levels: i64 = 1

    def think(self, s: State, player: i64, samples: i64, chance: Chance) -> None:
        """Work out how good every holding is; the spoils have surveyed the table."""
        self.leverage = self.spoils.leverage()
        for i in range(ROLLS * HOLDINGS):
            self.finished[i] = 0.0
            self.overtaken[i] = 0.0
        for roll in range(ROLLS):
            self.seen[roll] = 0
            self.ended[roll] = 0
        c = self.c
        self.held = self.hold(s, player, c.kept.get(s, player))
        for _sample in range(samples):
            self._sample(s.clone(), player, chance)
        self.average()
        self.solve(c.money.amount(s, player))

    def hold(self, s: State, player: i64, dice: i64) -> i64:
        """The number of the holding that some dice of a player make."""
        held: i64 = 0
        faces = self.c.faces.base + player * DICE
        for place in range(DICE):
            if (dice >> place) & 1 == 1:
                held = JOINED[held * HOLDINGS + s.cells[faces + place]]
        return held

    def worth(self, s: State, player: i64, dice: i64, free: bool) -> float:
        """How good it is to keep some of the rolled dice, with what it costs."""
        kept = self.hold(s, player, self.c.kept.get(s, player) | dice)
        spent: i64 = 0 if free else cost_of(DICE_IN[dice])
        worth = self.hopes[kept * LEVELS + self.levels - 1 - spent]
        return worth - self.leverage * self.spoils.prices.a_card(self.c, TOUGH_GUY) if free else worth

    # -- rivals --------------------------------------------------------------------------------------------

    def _sample(self, s: State, player: i64, chance: Chance) -> None:
        """Let the rivals roll and keep dice until one has five, and see what every hand would bring."""
        c = self.c
        for roll in range(ROLLS):
            ended = roll == ROLLS - 1
            for seat in range(c.players):
                if seat != player or roll > 0:
                    self._roll(s, seat, chance)
                self.chosen[seat] = self.appeal.best_dice(s, seat)
            for seat in range(c.players):
                dice = self.chosen[seat]
                kept = c.kept.get(s, seat) | dice
                if seat == player and kept == ALL_DICE:
                    continue  # the question here is what happens if the player goes on
                c.kept.set(s, seat, kept)
                cost = cost_of(DICE_IN[dice])
                c.money.pay(s, seat, c.stagecoach, cost)
                ended = ended or kept == ALL_DICE
            self._see(s, player, roll, ended, chance)
            if ended:
                return

    def _roll(self, s: State, seat: i64, chance: Chance) -> None:
        c = self.c
        kept = c.kept.get(s, seat)
        faces = c.faces.base + seat * DICE
        for place in range(DICE):
            if (kept >> place) & 1 == 0:
                s.cells[faces + place] = 1 + chance.below(FACES)

    def _see(self, s: State, player: i64, roll: i64, ended: bool, chance: Chance) -> None:
        """The rivals' last roll, if somebody has five dice now, and what hands are worth against theirs."""
        c = self.c
        spoils = self.spoils
        for seat in range(c.players):
            if seat != player:
                kept = c.kept.get(s, seat)
                faces = c.faces.base + seat * DICE
                at = seat * FACES
                for face in range(FACES):
                    spoils.counts[at + face] = 0
                for place in range(DICE):
                    face = s.cells[faces + place] - 1 if (kept >> place) & 1 == 1 else chance.below(FACES)
                    spoils.counts[at + face] += 1
        spoils.settle(chance)
        self.seen[roll] += 1
        self.ended[roll] += ended
        at = roll * HOLDINGS
        for hand in range(FULL, HOLDINGS):
            if self._within(self.held, hand):
                worth = spoils.of(hand)
                self.finished[at + hand] += worth
                if ended:
                    self.overtaken[at + hand] += worth

    def _within(self, held: i64, more: i64) -> bool:
        """Whether a holding is a part of another."""
        for face in range(FACES):
            if COUNT[held * FACES + face] > COUNT[more * FACES + face]:
                return False
        return True

    def average(self) -> None:
        """From sums to means, and from full hands to holdings whose other dice are rolled once."""
        for roll in range(ROLLS):
            at = roll * HOLDINGS
            for hand in range(FULL, HOLDINGS):
                if self.seen[roll] > 0:
                    self.finished[at + hand] /= float(self.seen[roll])
                if self.ended[roll] > 0:
                    self.overtaken[at + hand] /= float(self.ended[roll])
            for held in range(self.held, FULL):
                if self.ended[roll] > 0 and self._within(self.held, held):
                    self.overtaken[at + held] = self._rolled_out(at, held)

    def _rolled_out(self, at: i64, held: i64) -> float:
        """The mean of all hands that the last roll can make of a holding."""
        dice = DICE - SIZE[held]
        mean = 0.0
        for roll in range(FIRST_OF_SIZE[dice], FIRST_OF_SIZE[dice + 1]):
            mean += CHANCE_OF_ROLL[roll] * self.overtaken[at + JOINED[held * HOLDINGS + roll]]
        return mean

    # -- the player's dice ---------------------------------------------------------------------------------

    def solve(self, money: i64) -> None:
        """From the last roll back to the question, for a player with that many dollars."""
        self.levels = (money if money < PURSE else PURSE) + 1
        roll = ROLLS - 1
        while roll >= 0:
            if self.seen[roll] > 0:
                if roll + 1 < ROLLS and self.ended[roll] < self.seen[roll]:
                    self._look_ahead()
                self._hope(roll, money)
            roll -= 1

    def _hope(self, roll: i64, money: i64) -> None:
        """How good holdings are after a reveal: a rival may have five dice, or there is one more roll."""
        at = roll * HOLDINGS
        ends = float(self.ended[roll]) / float(self.seen[roll])
        for held in range(self.held, HOLDINGS):
            if not self._within(self.held, held):
                continue
            for level in range(self.levels):
                here = held * LEVELS + level
                purse = self.leverage * self.spoils.prices.purse(money - (self.levels - 1) + level)
                if held >= FULL:
                    self.hopes[here] = self.finished[at + held] + purse
                    continue
                hope = 0.0
                if ends > 0.0:
                    hope = ends * (self.overtaken[at + held] + purse)
                if ends < 1.0:
                    hope += (1.0 - ends) * self.ahead[here]
                self.hopes[here] = hope

    def _look_ahead(self) -> None:
        """How good holdings are before a roll, if the best dice of it will be kept."""
        for held in range(self.held, FULL):
            if not self._within(self.held, held):
                continue
            left = DICE - SIZE[held]
            for level in range(self.levels):
                self.ahead[held * LEVELS + level] = self._best_of_roll(held, left, level)

    def _best_of_roll(self, held: i64, left: i64, level: i64) -> float:
        offers = self.offers
        for part in range(FIRST_OF_SIZE[left + 1]):
            spent = cost_of(SIZE[part])
            offers[part] = (
                self.hopes[JOINED[held * HOLDINGS + part] * LEVELS + level - spent]
                if spent <= level
                else -1e9
            )
        mean = 0.0
        for roll in range(FIRST_OF_SIZE[left], FIRST_OF_SIZE[left + 1]):
            best = -1e9
            for at in range(PARTS_FROM[roll], PARTS_FROM[roll + 1]):
                offer = offers[PARTS[at]]
                if offer > best:
                    best = offer
            mean += CHANCE_OF_ROLL[roll] * best
        return mean
