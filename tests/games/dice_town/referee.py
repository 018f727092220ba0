"""A referee: follows a game of Dice Town by its public events, with its own reading of the rules.

It shares no code with the game. It keeps money, gold, dice, deeds and the number of cards of all players, and
objects (by an assertion that names the rule) as soon as something happens that the rules do not say.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

ORDER = ["9", "10", "J", "Q", "K", "A"]
FACE_OF = {"gold_mine": "9", "bank": "10", "general_store": "J", "saloon": "Q", "sheriff": "K"}
STEPS = ["gold_mine", "bank", "stagecoach", "general_store", "saloon", "sheriff", "town_hall", "doc_badluck"]
CATEGORIES = {
    (5,): (8, "five_of_a_kind"),
    (4, 1): (7, "four_of_a_kind"),
    (3, 2): (6, "full_house"),
    (3, 1, 1): (4, "three_of_a_kind"),
    (2, 2, 1): (3, "two_pair"),
    (2, 1, 1, 1): (2, "pair"),
    (1, 1, 1, 1, 1): (1, "high_card"),
}
STRAIGHTS = [{"9", "10", "J", "Q", "K"}, {"10", "J", "Q", "K", "A"}]
CONSOLATIONS = {"barbed_wire": "9 10", "free_card": "J Q", "small_raid": "K", "big_raid": "A"}
NEEDS_FIVE_DICE = "phase I is over only when all have five dice (DT-H15)"


def poker(faces: list[str]) -> tuple[int, list[int], str]:
    """DT-P1 to DT-P6: a hand as something that can be compared, and its name."""
    counts = Counter(faces)
    by_weight = sorted(counts, key=lambda face: (counts[face], ORDER.index(face)), reverse=True)
    rank, name = CATEGORIES[tuple(sorted(counts.values(), reverse=True))]
    if set(faces) in STRAIGHTS:
        rank, name = 5, "straight"
    return rank, [ORDER.index(face) for face in by_weight], name


class Referee:
    """Hears events one by one; `hear` is the only thing to call."""

    def __init__(self, players: int) -> None:
        """DT-S2 to DT-S8: how the table looks at the start."""
        self.seats = range(players)
        self.money = [8] * players
        self.bank, self.stagecoach = 3, 0
        self.nuggets, self.mine = [0] * players, 30
        self.cards, self.deeds = [0] * players, [0] * players
        self.fenced: list[list[int]] = [[] for _ in self.seats]
        self.row: list[str] = []
        self.deeds_left = 25
        self.sheriff = -1
        self.round = 0
        self.loot = 0
        self.claims = 0
        self.heard: Counter[str] = Counter()

    def hear(self, event: dict[str, Any]) -> None:
        """Check an event and note what it changes."""
        kind, *arguments = event.values()
        self.heard[kind] += 1
        getattr(self, f"_{kind}")(*arguments)
        assert sum(self.money) + self.bank + self.stagecoach == 8 * len(self.seats) + 3, "DT-S8, DT-E26"
        assert min(self.money + self.nuggets) >= 0, "nobody goes into debt (DT-R24)"
        assert sum(self.nuggets) + self.mine == 30, "DT-S5"

    # -- rounds and dice ---------------------------------------------------------------------------------

    def _first_sheriff(self, player: int) -> None:
        self.sheriff = player

    def _round_started(self, number: int) -> None:
        assert number == self.round + 1
        if number > 1:
            self._round_is_complete()
        assert self.mine > 0, "the game goes on with an empty mine (DT-X1)"
        assert self.deeds_left > 0, "the game goes on without deeds (DT-X1)"
        self.round = number
        self.dice: list[list[str]] = [[] for _ in self.seats]
        self.new: list[list[str]] = [[] for _ in self.seats]
        self.owed: dict[int, int] = {}
        self.waived: dict[int, int] = {}
        self.revealing: set[int] = set()
        self.won: set[int] = set()
        self.step = -1
        self.is_last_roll = False
        self.tied: list[int] = []
        self.chosen: int | None = None
        self.offers: dict[int, tuple[int, int, int, int]] = {}
        self.winner = -1
        self.doubled = False
        self.started = ""
        self.actions_left = 0
        self.drawn = 0
        self.visitors: set[int] = set()
        self.visiting = (-1, "")
        self.queue: list[int] = []
        self.to_fence = 0
        self.to_raid: set[int] = set()
        self.elixir: int | None = None
        self.playing: tuple[int, str] | None = None

    def _round_is_complete(self) -> None:
        """DT-V1, DT-DB1: all places were settled, and everybody who may has visited the Doc."""
        assert self.at in ("town_hall", "doc_badluck")
        self._visit_is_complete()
        for seat in self.seats:
            if seat not in self.won or seat == self.elixir:
                assert seat in self.visitors or not self._consolations(seat), f"{seat} was not asked (DT-DB1)"

    def _show(self, player: int, faces: list[str]) -> None:
        if player in self.revealing or not self.revealing:
            assert not self.owed, f"somebody has not paid (DT-H8): {self.owed}"
            if self.revealing:
                assert self.revealing == set(self.seats), "all show at the same time (DT-H3)"
            assert all(len(dice) < 5 for dice in self.dice), "the last roll was due (DT-H10)"
            self.revealing = set()
            self.new = [[] for _ in self.seats]
            self.waived = {}
        self.revealing.add(player)
        self.dice[player] += faces
        self.new[player] = list(faces)
        cost = len(faces) - 1 if faces else 1  # DT-H4 to DT-H6
        if cost:
            self.owed[player] = cost

    def _showed(self, player: int, faces: list[str]) -> None:
        if self.waived.get(player) == -1:  # the one die of a player whose Tough Guy was cancelled (DT-R3)
            assert len(faces) == 1
            self.dice[player] += faces
            self.new[player] = list(faces)
            self.owed.pop(player)
            del self.waived[player]
            return
        self._show(player, faces)

    def _showed_nothing(self, player: int) -> None:
        self._show(player, [])

    def _paid(self, player: int, dollars: int) -> None:
        assert self.owed.pop(player) == dollars, "DT-H5, DT-H6"
        self.money[player] -= dollars
        self.stagecoach += dollars

    def _gave_back(self, player: int, faces: list[str]) -> None:
        assert self.waived.get(player) == -1, "only after a cancelled Tough Guy (DT-R3)"
        for face in faces:
            self.dice[player].remove(face)
            self.new[player].remove(face)
        assert len(self.new[player]) == self.money[player] + 1, "DT-R3"
        del self.waived[player]
        self.owed.pop(player)
        if len(self.new[player]) > 1:
            self.owed[player] = len(self.new[player]) - 1

    def _last_rolled(self, player: int, faces: list[str]) -> None:
        assert not self.owed, f"somebody has not paid (DT-H8): {self.owed}"
        assert self.is_last_roll or any(len(dice) == 5 for dice in self.dice), "DT-H10"
        if not self.is_last_roll:
            self.new = [[] for _ in self.seats]
        self.is_last_roll = True
        self.dice[player] += faces
        self.new[player] = list(faces)
        assert len(self.dice[player]) == 5, "the last roll is kept whole (DT-H11)"

    # -- cards -------------------------------------------------------------------------------------------

    def _played(self, player: int, card: str) -> None:
        if card != "wanted":
            self.playing = (player, card)
        self.cards[player] -= 1
        if card == "tough_guy":
            self.waived[player] = self.owed.pop(player, 0)
        elif card == "dynamite":
            self._wins("gold_mine", player)
            self.doubled = True
        elif card == "on_credit":
            self._start("general_store", player)
            self.actions_left += 1
        elif card == "girls":
            self._start("saloon", player)
            self.actions_left += 1
        elif card == "corruption":
            assert (self.at, player) == ("town_hall", self.winner), "DT-C11"
        elif card == "fifty_fifty":
            assert self.at == "bank"
            assert player != self.winner, "DT-C6"
            assert self.loot >= 2, "DT-R12"
        elif card == "marshal":
            self._go("sheriff")
            assert self._winner() != self.sheriff, "DT-R17, DT-R35"
        elif card == "badluck_elixir":
            self._go("doc_badluck")
            assert player in self.won, "DT-R22"
            self.elixir = player
        elif card == "professional_cheat":
            assert self.new[player], "DT-R4"

    def _cancelled(self, player: int, other: int, card: str) -> None:
        assert self.playing is not None
        assert player != other, "DT-C12"
        if card == "tough_guy":
            cost = self.waived.pop(other)
            if cost > self.money[other]:
                self.waived[other] = -1
            if cost:
                self.owed[other] = cost
        elif card == "dynamite":
            self.doubled = False
        elif card in ("on_credit", "girls"):
            self.actions_left -= 1
        elif card == "badluck_elixir":
            self.elixir = None

    def _cheated(self, player: int, die: int, before: str, face: str) -> None:
        assert before in self.new[player], "only a die that was just shown can be turned (DT-R4)"
        for dice in (self.dice[player], self.new[player]):
            dice[dice.index(before)] = face

    # -- the town ----------------------------------------------------------------------------------------

    @property
    def at(self) -> str:
        return STEPS[self.step]

    def _go(self, location: str) -> None:
        """DT-V1: the places come in order, none is left out."""
        step = STEPS.index(location)
        if step == self.step:
            return
        assert step == self.step + 1, f"after {self.at} comes {location}"
        if self.step == -1:
            assert all(len(dice) == 5 for dice in self.dice), NEEDS_FIVE_DICE
            assert not self.owed
        self.step = step
        self.tied, self.chosen, self.offers = [], None, {}

    def _leaders(self, location: str) -> list[int]:
        if location == "town_hall":
            hands = [poker(dice)[:2] for dice in self.dice]
            return [seat for seat in self.seats if hands[seat] == max(hands)]
        counts = [dice.count(FACE_OF[location]) for dice in self.dice]
        return [seat for seat in self.seats if counts[seat] == max(counts) > 0]

    def _winner(self) -> int:
        """Who uses the current place."""
        leaders = self._leaders(self.at)
        if len(leaders) == 1:
            return leaders[0]
        assert self.chosen in leaders, "the Sheriff has not decided (DT-V5)"
        return self.chosen

    def _wins(self, location: str, player: int) -> None:
        self._go(location)
        self.winner = self._winner()
        assert player == self.winner, f"{location} belongs to {self.winner} (DT-V2)"

    def _nobody(self, location: str) -> None:
        self._go(location)
        assert self._leaders(location) == [], "DT-V3"

    def _tied(self, location: str, players: list[int]) -> None:
        self._go(location)
        assert players == self._leaders(location), "DT-V5"
        assert len(players) > 1
        assert location != "bank" or self.bank > 0, "DT-R6"
        self.tied = players

    def _offered(self, player: int, money: int, nuggets: int, store_cards: int, deeds: int) -> None:
        assert player in self.tied, "DT-T5"
        assert player != self.sheriff, "DT-T5"
        assert money <= self.money[player]
        assert nuggets <= self.nuggets[player]
        assert store_cards <= self.cards[player]
        assert deeds <= self.deeds[player], "fenced deeds cannot be offered (DT-T7)"
        before = self.offers.get(player, (0, 0, 0, 0))
        self.offers[player] = (money, nuggets, store_cards, deeds)
        assert all(new >= old for new, old in zip(self.offers[player], before, strict=True)), "DT-R27"

    def _offered_nothing(self, player: int) -> None:
        self._offered(player, 0, 0, 0, 0)

    def _decided(self, sheriff: int, player: int, location: str) -> None:
        assert sheriff == self.sheriff, "DT-T1, DT-T2"
        assert player in self.tied, "DT-T3"
        assert set(self.offers) == {*self.tied} - {sheriff}, "all but the Sheriff make an offer (DT-T5)"
        self.chosen = player

    def _bribed(self, player: int, sheriff: int, money: int, nuggets: int, cards: int) -> None:
        assert (player, sheriff) == (self.chosen, self.sheriff), "DT-T6"
        offer = self.offers[player]
        assert (money, nuggets, cards) == (offer[0], offer[1], offer[2] + offer[3]), "DT-T6"
        goods = (self.money, self.nuggets, self.cards, self.deeds)
        for purse, amount in zip(goods, offer, strict=True):
            purse[player] -= amount
            purse[sheriff] += amount

    def _mined(self, player: int, nuggets: int) -> None:
        self._wins("gold_mine", player)
        wanted = self.dice[player].count("9") * (2 if self.doubled else 1)
        assert nuggets == min(wanted, self.mine), "DT-GM1, DT-GM2, DT-C5, DT-R13"
        self.nuggets[player] += nuggets
        self.mine -= nuggets
        if nuggets:
            self.won.add(player)

    def _robbed_bank(self, player: int, dollars: int) -> None:
        self._wins("bank", player)
        assert dollars == self.bank > 0, "DT-BK1, DT-BK2"
        self.bank -= dollars
        self.money[player] += dollars
        self.loot = dollars
        self.won.add(player)

    def _bank_empty(self) -> None:
        self._go("bank")
        assert self.bank == 0, "DT-BK3"
        assert self._leaders("bank")

    def _split_loot(self, player: int, robber: int, dollars: int) -> None:
        assert (self.at, robber) == ("bank", self.winner)
        assert dollars == self.loot // 2, "DT-C6"
        self.money[robber] -= dollars
        self.money[player] += dollars
        self.won.add(player)  # DT-R7

    def _stagecoach_arrived(self, dollars: int) -> None:
        self._go("stagecoach")
        assert dollars == self.stagecoach, "DT-SC2"
        self.bank += dollars
        self.stagecoach = 0

    def _drew(self, player: int, count: int) -> None:
        if self.at == "doc_badluck":
            assert self.visiting == (player, "free_card")
            assert count == 1, "DT-DB5"
            self.cards[player] += 1
            return
        self._start("general_store", player)
        assert self.actions_left > 0, "DT-GS4, DT-C7"
        self.actions_left -= 1
        jacks = self.dice[player].count("J")
        assert count == min(jacks, 19 - sum(self.cards)), "DT-GS1, DT-GS3"
        self.drawn = count

    def _start(self, location: str, player: int) -> None:
        """The first thing that happens in the General Store or in the Saloon."""
        self._wins(location, player)
        if self.started != location:
            self.started = location
            self.actions_left = 2 if location == "general_store" and self.round == 1 else 1

    def _store_empty(self) -> None:
        if self.at != "doc_badluck":
            self._go("general_store")

    def _kept_card(self, player: int, discarded: int) -> None:
        assert (player, discarded) == (self.winner, self.drawn - 1), "DT-GS1, DT-R34"
        self.cards[player] += 1
        self.won.add(player)

    def _reshuffled(self, count: int) -> None:
        assert count > 0

    def _shook(self, player: int, target: int, dollars: int) -> None:
        assert player != target
        assert dollars == min(4, self.money[target]), "DT-C8, DT-R24"
        self.money[target] -= dollars
        self.money[player] += dollars

    def _took(self, player: int, target: int, store_cards: int, deeds: int) -> None:
        self._start("saloon", player)
        assert self.actions_left > 0, "DT-SA1, DT-C9"
        self.actions_left -= 1
        hand = self.cards[target] + self.deeds[target]
        assert store_cards + deeds == min(self.dice[player].count("Q"), hand) > 0, "DT-SA1, DT-SA3, DT-SA4"
        assert store_cards <= self.cards[target]
        assert deeds <= self.deeds[target], "fenced deeds are safe (DT-SA2)"
        assert player != target
        self.taken = (player, target, {"store": store_cards, "deed": deeds})

    def _stole(self, player: int, target: int, back: str) -> None:
        robber, victim, backs = self.taken
        assert (player, target) == (robber, victim), "DT-SA1"
        assert backs[back] > 0, "one of the cards that were taken is kept (DT-R34)"
        purse = self.cards if back == "store" else self.deeds
        purse[target] -= 1
        purse[player] += 1
        self.won.add(player)

    def _nobody_to_rob(self) -> None:
        self._go("saloon")
        hands = [self.cards[seat] + self.deeds[seat] for seat in self.seats]
        robbers = [self.chosen] if self.chosen is not None else self._leaders("saloon")
        assert all(sum(hands) == hands[seat] for seat in robbers if seat is not None), "DT-SA4, DT-R6"
        self.actions_left = 0

    def _new_sheriff(self, player: int, old: int) -> None:
        self._wins("sheriff", player)
        assert old == self.sheriff != player
        self.sheriff = player
        self.won.add(player)

    def _same_sheriff(self, player: int) -> None:
        self._wins("sheriff", player)
        assert player == self.sheriff
        self.won.add(player)  # DT-R8

    def _badge_kept(self, sheriff: int, player: int) -> None:
        self._wins("sheriff", player)
        assert sheriff == self.sheriff != player
        assert self.playing is not None
        assert self.playing[1] == "marshal", "DT-C10"

    def _best_hand(self, player: int, name: str) -> None:
        self._wins("town_hall", player)
        assert name == poker(self.dice[player])[2], "DT-P2"
        self.claims = min(1 + self.dice[player].count("A"), len(self.row))  # DT-TH2, DT-TH3

    def _got_deed(self, player: int, deed: str) -> None:
        assert player == self.winner
        assert self.claims > 0, "DT-TH2"
        self.claims -= 1
        assert self.row.pop(0) == deed, "DT-R19"
        self.deeds[player] += 1
        self.deeds_left -= 1
        self.won.add(player)

    def _got_secret_deed(self, player: int) -> None:
        assert self.playing == (player, "corruption"), "DT-C11"
        self.deeds[player] += 1
        self.deeds_left -= 1

    def _deeds_returned(self, deeds: list[str]) -> None:
        assert self.claims == 0, "DT-TH2"
        assert deeds == self.row, "DT-TH6"

    def _deeds_shown(self, deeds: list[str]) -> None:
        assert len(deeds) == min(3, self.deeds_left), "DT-S3, DT-TH6, DT-R21"
        self.row = list(deeds)

    # -- Doc Badluck and the end -------------------------------------------------------------------------

    def _consolations(self, player: int) -> list[str]:
        """DT-DB4 to DT-DB7: what a player's dice allow."""
        return [
            name
            for name, faces in CONSOLATIONS.items()
            if set(faces.split()) & set(self.dice[player]) and (name != "barbed_wire" or self.deeds[player])
        ]

    def _visit_is_complete(self) -> None:
        assert self.to_fence == 0, "two deeds are fenced, or the only one (DT-DB4, DT-R23)"
        assert not self.to_raid, f"every opponent has to give (DT-DB6, DT-DB7): {self.to_raid}"

    def _may_visit(self, player: int) -> None:
        self._go("doc_badluck")
        self._visit_is_complete()
        if self.queue:
            assert self.queue.pop(0) == player, "DT-DB3"
        assert player not in self.won or player == self.elixir, "DT-DB1, DT-DB2, DT-C13"
        assert player not in self.visitors, "nobody visits twice (DT-R22)"
        self.visitors.add(player)

    def _doc_order(self, players: list[int]) -> None:
        self._go("doc_badluck")
        assert len(players) > 1, "DT-DB3"
        assert all(player not in self.won or player == self.elixir for player in players)
        self.queue = list(players)

    def _visited(self, player: int, consolation: str) -> None:
        self._may_visit(player)
        assert consolation in self._consolations(player), "DT-DB1, DT-R23"
        self.visiting = (player, consolation)
        if consolation == "barbed_wire":
            self.to_fence = min(2, self.deeds[player])
        elif consolation.endswith("raid"):
            purse = self.money if consolation == "small_raid" else self.nuggets
            self.to_raid = {seat for seat in self.seats if seat != player and purse[seat] > 0}

    def _declined(self, player: int) -> None:
        self._may_visit(player)

    def _fenced(self, player: int, deed: str) -> None:
        assert self.visiting == (player, "barbed_wire")
        assert self.to_fence > 0, "two deeds and no more (DT-DB4)"
        self.to_fence -= 1
        self.deeds[player] -= 1
        self.fenced[player].append(int(deed.removeprefix("deed_")))

    def _raided_money(self, player: int, target: int, dollars: int) -> None:
        assert self.visiting == (player, "small_raid")
        assert dollars == min(2, self.money[target]), "DT-DB6, DT-R24"
        self.to_raid.remove(target)
        self.money[target] -= dollars
        self.money[player] += dollars

    def _raided_nugget(self, player: int, target: int, nuggets: int) -> None:
        assert self.visiting == (player, "big_raid")
        assert nuggets == 1 <= self.nuggets[target], "DT-DB7"
        self.to_raid.remove(target)
        self.nuggets[target] -= 1
        self.nuggets[player] += 1

    def _scored(self, player: int, points: int) -> None:
        assert self.mine == 0 or self.deeds_left == 0, "DT-X1"
        self._round_is_complete()
        open_points = self.nuggets[player] + self.money[player] // 2 + sum(self.fenced[player])
        assert points >= open_points + 5 * (player == self.sheriff) + self.deeds[player], "DT-X2 to DT-X6"

    def _chose_winner(self, sheriff: int, player: int) -> None:
        assert sheriff == self.sheriff, "DT-X9"
