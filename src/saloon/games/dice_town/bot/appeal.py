"""How much a choice appeals to a good player who does not think ahead, in points.

This uses only what the player knows: their own hand, what lies open, and what was seen of other hands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.core.state import State
from saloon.games.dice_town.actions import (
    CHEAT,
    CHOOSE,
    CONSOLE,
    FENCE,
    KEEP,
    KEEP_CARD,
    KEEP_FREE,
    OFFER_CARD,
    OFFER_MONEY,
    OFFER_NUGGETS,
    PASS,
    PASS_ROUND,
    PLAY,
    ROB,
    SEAL,
    SHAKE,
)
from saloon.games.dice_town.bot.prospects import Prospects
from saloon.games.dice_town.components import (
    ACE,
    BANK,
    BARBED_WIRE,
    BIG_RAID,
    CHEAT_CARD,
    CORRUPTION,
    DEED_VALUES,
    DICE,
    DYNAMITE,
    ELIXIR,
    EQUIPMENT,
    FACE_OF,
    FACES,
    FIFTY_FIFTY,
    FREE_CARD,
    GIRLS,
    JACK,
    KINDS,
    MARSHAL,
    NINE,
    ON_CREDIT,
    QUEEN,
    SHAKY_JOE,
    SHERIFF,
    STORE_KINDS,
    TOUGH_GUY,
    TOWN_HALL,
    WANTED,
)
from saloon.games.dice_town.rules.cards import CHEATING, WINDOWS
from saloon.games.dice_town.rules.dice import GIVING_BACK, KEEPING, cost_of
from saloon.games.dice_town.table import ALL_DICE, CARDS, DICE_IN, MONEY, NUGGETS, DiceTown

REPEATED: Final[float] = -100.0
"""The worth of a choice of dice if an earlier one keeps the same faces."""
AVERAGE_DEED: Final[float] = 3.0
AVERAGE_STORE_CARD: Final[float] = 1.8


@final
class Appeal:
    """One question to one player; `begin` computes what all answers share."""

    def __init__(
        self, c: DiceTown, prospects: Prospects, card_worth: vec[float], weights: Mapping[str, float]
    ) -> None:
        self.c: Final = c
        self.prospects: Final = prospects
        self.card_worth: Final[vec[float]] = card_worth
        self.dollar = weights["dollar"]
        self.reserve = weights["reserve"]
        self.bribe = weights["bribe"]
        self.rival = weights["rival"]
        self.state: State | None = None
        self.player: i64 = 0

    def begin(self, s: State, player: i64) -> None:
        """Survey the table, if the question is about dice."""
        self.state = s
        self.player = player
        step = s.step_of(player)
        if step is KEEPING or step is GIVING_BACK or step is CHEATING or step is WINDOWS[CHEAT_CARD]:
            self.prospects.look(s, player)

    def of(self, action: i64) -> float:
        """An action's apparent worth."""
        s = self.state
        assert s is not None
        if action < PASS.base:
            return self.keeping(s, action)
        if action < CHEAT.base:
            return self.answering(s, action)
        if action < CHOOSE.base:
            return self.cheating(s, action - CHEAT.base)
        if action < KEEP_CARD.base:
            return self.choosing(s, action - CHOOSE.base)
        if action < SHAKE.base:
            return self.card_worth[action - KEEP_CARD.base]
        if action < ROB.base:
            return self.shaking(s, action - SHAKE.base)
        if action < CONSOLE.base:
            return self.robbing(s, action - ROB.base)
        if action < FENCE.base:
            return self.consoling(s, action - CONSOLE.base)
        if action < SEAL.base:
            pair = action - FENCE.base
            return float(pair // DEED_VALUES + pair % DEED_VALUES)
        if action == SEAL.base:
            return 0.0
        if action < OFFER_MONEY.base:
            return -self.card_worth[action - OFFER_CARD.base]
        return self.offering(s, action)

    # -- dice ----------------------------------------------------------------------------------------------

    def keeping(self, s: State, action: i64) -> float:
        """What keeping some dice brings this round, minus its cost (Strategy 2, 16)."""
        c = self.c
        free = action >= KEEP_FREE.base
        dice = action - (KEEP_FREE.base if free else KEEP.base)
        kept = c.kept.get(s, self.player)
        if s.step_of(self.player) is GIVING_BACK:
            kept &= ~c.fresh.get(s, self.player)
        elif self.repeats(s, ALL_DICE & ~kept, dice):
            return REPEATED
        if free:
            self.prospects.look_at(s, self.player, kept | dice)
            return self.prospects.round_worth(self.player) - self.card_worth[TOUGH_GUY]
        return self.paying(s, kept, dice)

    def best_dice(self, s: State, player: i64) -> i64:
        """Which of the rolled dice a player would keep and pay for."""
        c = self.c
        self.player = player
        self.prospects.look(s, player)
        kept = c.kept.get(s, player)
        money = c.money.amount(s, player)
        best: i64 = 0
        best_worth = -1e9
        for dice in range(ALL_DICE + 1):
            if dice & kept != 0 or cost_of(DICE_IN[dice]) > money or self.repeats(s, ALL_DICE & ~kept, dice):
                continue
            worth = self.paying(s, kept, dice)
            if worth > best_worth:
                best_worth = worth
                best = dice
        return best

    def paying(self, s: State, kept: i64, dice: i64) -> float:
        """What keeping some more dice brings this round, minus its cost."""
        c = self.c
        self.prospects.look_at(s, self.player, kept | dice)
        worth = self.prospects.round_worth(self.player)
        money = c.money.amount(s, self.player)
        cost = cost_of(DICE_IN[dice])
        worth -= self.dollar * float(cost)
        left = money - cost
        if left < 2:
            worth -= self.reserve * float((money if money < 2 else 2) - left)
        return worth

    def repeats(self, s: State, rolled: i64, dice: i64) -> bool:
        """Whether other rolled dice, further to the left, show the same faces as these."""
        left_out = rolled & ~dice
        faces = self.c.faces.base + self.player * DICE
        for place in range(1, DICE):
            if (dice >> place) & 1 == 1:
                for other in range(place):
                    if (left_out >> other) & 1 == 1 and s.cells[faces + other] == s.cells[faces + place]:
                        return True
        return False

    def cheating(self, s: State, way: i64) -> float:
        """What the round brings with one die turned; the die is turned back afterwards."""
        c = self.c
        die = way // FACES
        before = c.faces.get(s, self.player, die)
        kept = c.kept.get(s, self.player)
        c.faces.set(s, self.player, die, 1 + way % FACES)
        self.prospects.look_at(s, self.player, kept)
        worth = self.prospects.round_worth(self.player)
        c.faces.set(s, self.player, die, before)
        return worth

    # -- windows -------------------------------------------------------------------------------------------

    def answering(self, s: State, action: i64) -> float:
        """Pass, pass for the round, or play a card: what playing brings beyond keeping it."""
        if action == PASS.base:
            return 0.0
        if action == PASS_ROUND.base:
            return -2.0 if self.holds_actions(s) else 0.3
        kind = action - PLAY.base
        return self.playing(s, kind) - 0.7 * self.card_worth[kind]

    def holds_actions(self, s: State) -> bool:
        """Whether the player holds a card that could be played in a window."""
        c = self.c
        for kind in range(EQUIPMENT, STORE_KINDS):
            if kind != TOUGH_GUY and c.hands.count(s, self.player, kind) > 0:
                return True
        return False

    def playing(self, s: State, kind: i64) -> float:
        """What a card brings now."""
        c = self.c
        player = self.player
        if kind == DYNAMITE:
            nines = c.count_face(s, player, NINE)
            left = c.nuggets.amount(s, c.mine) - nines
            return float(nines if nines < left else (left if left > 0 else 0))
        if kind == FIFTY_FIFTY:
            return 1.2 * self.dollar * float(c.moment.loot.get(s) // 2)
        if kind == ON_CREDIT:
            return 1.6 + 0.5 * float(c.count_face(s, player, JACK))
        if kind == GIRLS:
            self.prospects.look(s, player)
            return self.prospects.prize(QUEEN, float(c.count_face(s, player, QUEEN)))
        if kind == MARSHAL:
            gains = c.sheriff.get(s) == player
            return self.prospects.badge_worth(s) * (1.0 if gains else 0.1)
        if kind == CORRUPTION:
            return AVERAGE_DEED
        if kind == ELIXIR:
            return self.best_consolation(s)
        if kind == CHEAT_CARD:
            return self.best_cheat(s)
        assert kind == WANTED
        return self.cancelling(s)

    def best_cheat(self, s: State) -> float:
        """How much turning the best die adds."""
        c = self.c
        now = self.prospects.round_worth(self.player)
        best = 0.0
        fresh = c.fresh.get(s, self.player)
        for die in range(DICE):
            if (fresh >> die) & 1 == 1:
                for face in range(FACES):
                    gain = self.cheating(s, die * FACES + face) - now
                    if gain > best:
                        best = gain
        return best

    def cancelling(self, s: State) -> float:
        """What cancelling the card that was just played brings (Strategy 19)."""
        c = self.c
        other = c.played.player.get(s)
        kind = c.played.card.get(s)
        if kind == SHAKY_JOE:
            return 2.0 if c.played.detail.get(s) == self.player else 0.4
        if kind == DYNAMITE:
            return 0.5 * float(c.count_face(s, other, NINE))
        if kind == GIRLS:
            return 1.5 if c.hands.size_of(s, self.player) > 2 else 0.8
        if kind == FIFTY_FIFTY:
            robs = c.winners.get(s, BANK) == 1 + self.player
            return self.dollar * float(c.moment.loot.get(s) // 2) * (1.0 if robs else 0.3)
        if kind == MARSHAL:
            return self.prospects.badge_worth(s) if c.winners.get(s, SHERIFF) == 1 + self.player else 0.3
        return 1.2 if kind == CORRUPTION else 0.6

    # -- the Sheriff ---------------------------------------------------------------------------------------

    def choosing(self, s: State, seat: i64) -> float:
        """DT-D6, DT-D18, DT-D21: one's own prize, or the best offer of the weakest rival (Strategy 13)."""
        c = self.c
        if c.moment.stage.get(s) == 0:
            return 10.0 if seat == self.player else -float(c.open_points(s, seat))
        prize = self.tie_prize(s, seat)
        if seat == self.player:
            return prize
        ahead = 0.04 * float(c.open_points(s, seat) - c.open_points(s, self.player))
        return self.offer_worth(s, seat) - prize * (self.rival + ahead)

    def tie_prize(self, s: State, seat: i64) -> float:
        """What the location of a tie brings to a player."""
        c = self.c
        location = c.moment.location.get(s)
        self.prospects.look(s, seat)
        if location == TOWN_HALL:
            return self.prospects.hall_prize(float(c.count_face(s, seat, ACE)))
        face = FACE_OF[location]
        return self.prospects.prize(face, float(c.count_face(s, seat, face)))

    def offer_worth(self, s: State, seat: i64) -> float:
        """What an offer brings; the Sheriff has seen its cards."""
        c = self.c
        worth = self.dollar * float(c.offers.get(s, seat, MONEY)) + float(c.offers.get(s, seat, NUGGETS))
        for kind in range(KINDS):
            worth += self.card_worth[kind] * float(c.offers.get(s, seat, CARDS + kind))
        return worth

    def offering(self, s: State, action: i64) -> float:
        """Strategy 13: a bit less than half of the prize, in dollars if there are enough."""
        c = self.c
        prize = self.bribe * self.tie_prize(s, self.player)
        if action >= OFFER_NUGGETS.base:
            offered = self.dollar * float(c.offers.get(s, self.player, MONEY))
            return -abs(float(action - OFFER_NUGGETS.base) - max(0.0, prize - offered - 0.5))
        return -abs(self.dollar * float(action - OFFER_MONEY.base) - prize)

    # -- opponents -----------------------------------------------------------------------------------------

    def shaking(self, s: State, target: i64) -> float:
        """The player who has the money, and is ahead."""
        c = self.c
        money = c.money.amount(s, target)
        paid = money if money < c.joe_money else c.joe_money
        return self.dollar * float(paid) + 0.05 * float(c.open_points(s, target))

    def robbing(self, s: State, way: i64) -> float:
        """Strategy 8: the hand with the best known cards."""
        c = self.c
        target = way // (DICE + 1)
        deeds = way % (DICE + 1)
        size = c.hands.size_of(s, target)
        queens = c.count_face(s, self.player, QUEEN)
        cards = (queens if queens < size else size) - deeds
        worth = 0.02 * float(c.open_points(s, target))
        deed_worth = self.kind_worth(s, target, STORE_KINDS, KINDS, c.deeds_in_hand(s, target), AVERAGE_DEED)
        store_worth = self.kind_worth(s, target, 0, STORE_KINDS, c.store_cards(s, target), AVERAGE_STORE_CARD)
        best = 0.0
        if deeds > 0:
            best = deed_worth + 0.45 * float(deeds - 1)
        if cards > 0:
            other = store_worth + 0.6 * float(cards - 1)
            best = max(best, other) + (0.15 * min(best, other) if deeds > 0 else 0.0)
        return worth + best

    def kind_worth(self, s: State, owner: i64, first: i64, last: i64, size: i64, average: float) -> float:
        """The average worth of a card with that back in a hand, by what is known."""
        if size == 0:
            return 0.0
        worth = 0.0
        known: i64 = 0
        for kind in range(first, last):
            count = self.c.memory.known(s, self.player, owner, kind)
            if count > 0:
                worth += self.card_worth[kind] * float(count)
                known += count
        return (worth + average * float(size - known)) / float(size)

    # -- Doc Badluck ---------------------------------------------------------------------------------------

    def best_consolation(self, s: State) -> float:
        """What a visit would bring."""
        c = self.c
        player = self.player
        best = 0.0
        if c.count_face(s, player, JACK) + c.count_face(s, player, QUEEN) > 0:
            best = AVERAGE_STORE_CARD
        if c.count_face(s, player, ACE) > 0:
            best = max(best, self.consoling(s, BIG_RAID))
        return best

    def consoling(self, s: State, consolation: i64) -> float:
        """Strategy 9, 10: wire for good deeds, otherwise what the raids bring."""
        c = self.c
        if consolation == FREE_CARD:
            return AVERAGE_STORE_CARD
        if consolation == BARBED_WIRE:
            points: i64 = 0
            for value in range(DEED_VALUES):
                points += (1 + value) * c.hands.count(s, self.player, STORE_KINDS + value)
            return 0.12 * float(points)
        worth = 0.0
        for other in range(c.players):
            if other != self.player:
                if consolation == BIG_RAID:
                    worth += 1.2 if c.nuggets.amount(s, other) > 0 else 0.0
                else:
                    money = c.money.amount(s, other)
                    worth += 1.1 * self.dollar * float(money if money < c.raid_money else c.raid_money)
        return worth
