"""Named numbers: alone, together, and in rows."""

from __future__ import annotations

from tests.core.toy import lay

from saloon.authoring import (
    NOTHING,
    Fields,
    Flag,
    Flags,
    Maybe,
    Maybes,
    Number,
    Numbers,
    Pile,
    Places,
    Rows,
    Several,
)


class Duel(Fields):
    """A field of every kind."""

    def __init__(self) -> None:
        super().__init__("duel")
        self.rounds = self.add(Number())
        self.open = self.add(Flag())
        self.rival = self.add(Maybe())


class People(Rows):
    """Two columns."""

    def __init__(self, rows: int) -> None:
        super().__init__("people", rows)
        self.money = self.add(Numbers())
        self.wounds = self.add(Numbers())


def test_a_number_alone() -> None:
    number = Number("round")
    s = lay(Pile("before", 3), number)
    number.set(s, 7)
    number.move(s, -9)
    assert [number.get(s), number.dump(s)] == [-2, [-2]]


def test_fields_lie_side_by_side_in_the_order_in_which_they_were_added() -> None:
    duel = Duel()
    s = lay(Pile("before", 3), duel, Pile("after", 3))
    assert (duel.rounds.get(s), duel.open.get(s), duel.rival.get(s)) == (0, False, NOTHING)
    duel.rounds.set(s, 5)
    duel.open.set(s, value=True)
    duel.rival.set(s, 0)
    assert (duel.rounds.get(s), duel.open.get(s), duel.rival.get(s)) == (5, True, 0)
    assert duel.dump(s) == [5, 1, 1]
    duel.open.set(s, value=False)
    duel.rival.clear(s)
    assert duel.dump(s) == [5, 0, 0]
    duel.clear(s)
    assert duel.dump(s) == [0, 0, 0]


def test_nothing_can_be_set_as_a_value() -> None:
    duel = Duel()
    s = lay(duel)
    duel.rival.set(s, 3)
    duel.rival.set(s, NOTHING)
    assert [duel.rival.get(s), duel.dump(s)] == [NOTHING, [0, 0, 0]]


def test_rows_hold_every_column_for_every_player() -> None:
    people = People(3)
    s = lay(Pile("before", 3), people, Pile("after", 3))
    for player in range(3):
        people.money.set(s, player, 10 * player)
        people.wounds.move(s, player, player + 1)
    assert people.dump(s) == [0, 1, 10, 2, 20, 3]
    assert [people.money.get(s, 2), people.wounds.get(s, 0)] == [20, 1]


class Rich(Rows):
    """A column of every kind."""

    def __init__(self, rows: int) -> None:
        super().__init__("rich", rows)
        self.goods = self.add(Several(2))
        self.gold = self.goods.one(1)
        self.awake = self.add(Flags())
        self.horse = self.add(Maybes())
        self.saddlebags = self.add(Places(2))


def test_columns_of_every_kind_lie_side_by_side_in_every_row() -> None:
    rich = Rich(2)
    s = lay(Pile("before", 3), rich, Pile("after", 3))
    assert (rich.awake.get(s, 1), rich.horse.get(s, 1)) == (False, NOTHING)
    assert [rich.saddlebags.get(s, 1, place) for place in (0, 1)] == [NOTHING, NOTHING]
    rich.goods.set(s, 1, 0, 4)
    rich.goods.move(s, 1, 1, 5)
    rich.gold.move(s, 1, 1)
    rich.awake.set(s, 1, value=True)
    rich.horse.set(s, 1, 0)
    rich.saddlebags.set(s, 1, 1, 8)
    assert rich.dump(s) == [0, 0, 0, 0, 0, 0, 4, 6, 1, 1, 0, 9]
    assert (rich.goods.get(s, 1, 1), rich.gold.get(s, 1), rich.gold.get(s, 0)) == (6, 6, 0)
    assert (rich.awake.get(s, 1), rich.horse.get(s, 1), rich.saddlebags.get(s, 1, 1)) == (True, 0, 8)
    rich.awake.set(s, 1, value=False)
    rich.horse.set(s, 1, NOTHING)
    rich.saddlebags.set(s, 1, 1, NOTHING)
    assert rich.dump(s) == [0, 0, 0, 0, 0, 0, 4, 6, 0, 0, 0, 0]
