"""The numbers of the table by name, and the limits of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import Fields, Flag, Flags, Maybe, Maybes, Number, Numbers, Rows, Track

# Limits of the rules.
MONEY_LIMIT: Final[i64] = 120  # WL-G3
NUGGET_LIMIT: Final[i64] = 4  # WL-G4
WOUND_LIMIT: Final[i64] = 3  # WL-G5
ITEM_LIMIT: Final[i64] = 3  # WL-L7
TRACK_END: Final[i64] = 9  # WL-O5
HAND_LIMIT: Final[i64] = 5  # WL-T11
ON_FOOT: Final[i64] = 2  # WL-M1
ACTIONS_A_TURN: Final[i64] = 3  # WL-T6
UNLOCKED_AT: Final[i64] = 5  # WL-G14
DISCS: Final[i64] = 2  # WL-S5
CARD_COST: Final[i64] = 10


GOING_ON: Final[i64] = 0
ROUND_ENDS: Final[i64] = 1
LAST_ROUND_ON: Final[i64] = 2


NOBODY_YET: Final[i64] = 0
ATTACKER_WINS: Final[i64] = 1
DEFENDER_WINS: Final[i64] = 2
FROM_ABILITY: Final[i64] = 1
FROM_WEAPON: Final[i64] = 2


# What asks: the second number of questions about effects, for what views tell.
BY_RULE: Final[i64] = 0
BY_STORY: Final[i64] = 1
BY_FIGHT_CARD: Final[i64] = 2
BY_MAN: Final[i64] = 3
BY_CATTLE: Final[i64] = 4
BY_SOURCE: Final[i64] = 16
"""And more: 16 plus a source of effects (see `codes`)."""

# Why the game ended.
TARGET_REACHED: Final[i64] = 0
OUT_OF_ROUNDS: Final[i64] = 1
REASONS: Final[list[str]] = ["target_reached", "out_of_rounds"]
MOST_ROUNDS: Final[i64] = 50
"""WL-R73: nobody has to gain points, so that a game without end is cut off."""

ATTACKER_SIDE: Final[i64] = 0
DEFENDER_SIDE: Final[i64] = 1
SIDES: Final[i64] = 2


@final
class People(Rows):
    """What every player has and where they are, one row a player."""

    def __init__(self, players: i64) -> None:
        super().__init__("people", players)
        self.lp: Final = self.add(Numbers())
        self.money: Final = self.add(Numbers())
        self.nuggets: Final = self.add(Numbers())
        self.wounds: Final = self.add(Numbers())
        self.marshal: Final = self.add(Numbers())
        self.wanted: Final = self.add(Numbers())
        self.space: Final = self.add(Numbers())
        """A space, a mesa while crossing it, or NONE before the start."""
        self.character: Final = self.add(Maybes())
        """The character, or NOTHING before the choice."""
        self.weapon: Final = self.add(Maybes())
        """The active one, or NOTHING."""
        self.mount: Final = self.add(Maybes())
        """The active one, or NOTHING on foot."""
        self.unlocked: Final = self.add(Flags())


@final
class Town(Fields):
    """What is remembered from turn to turn: round, seats, sheriff, Man in Black, story."""

    def __init__(self) -> None:
        super().__init__("table")
        self.round: Final = self.add(Number())
        self.first: Final = self.add(Number())
        self.active: Final = self.add(Number())
        """The player whose turn it is, or NONE."""
        self.ending: Final = self.add(Number())
        """GOING_ON, ROUND_ENDS or LAST_ROUND_ON."""
        self.sheriff: Final = self.add(Number())
        self.mover: Final = self.add(Number())
        """Who moves the sheriff, or NONE."""
        self.walk: Final = self.add(Number())
        """How many spaces he may still go."""
        self.arrest: Final = self.add(Flag())
        """Whether his last walk ended in an arrest."""
        self.man_space: Final = self.add(Number())
        self.man_lp: Final = self.add(Number())
        self.man_card: Final = self.add(Maybe())
        """The card that is being carried out."""
        self.story: Final = self.add(Maybe())
        """The story that is being told, or NOTHING."""
        self.tellers: Final = self.add(Number())
        """A mask of those who contributed to it."""
        self.told: Final = self.add(Number())
        """How many stories were told at the end of this turn."""
        self.pile: Final = self.add(Maybe())
        """The pile that it came from, or NOTHING."""
        self.victim: Final = self.add(Maybe())
        """The player whom the Man in Black went to, or NOTHING."""


@final
class Turn(Fields):
    """What is remembered until the turn ends."""

    def __init__(self) -> None:
        super().__init__("turn")
        self.actions: Final = self.add(Number())
        self.points: Final = self.add(Number())
        """Points of the movement in progress."""
        self.after: Final = self.add(Flag())
        """Whether what follows a Move action may be played now (WL-R60)."""
        self.followed: Final = self.add(Flag())
        """Whether a card was played after this Move action (WL-M9)."""
        self.ability: Final = self.add(Flag())
        """Whether the ability was used after this Move action."""
        self.spaces: Final = self.add(Number())
        self.healed: Final = self.add(Number())
        self.treated: Final = self.add(Number())
        self.worked: Final = self.add(Number())
        self.robbed: Final = self.add(Flag())
        """Whether the bank was robbed (WL-L12)."""
        self.contributed: Final = self.add(Flag())
        self.in_action: Final = self.add(Flag())
        self.sold: Final = self.add(Number())
        """Nuggets that cards add to the deposit in progress."""
        self.late: Final = self.add(Flag())
        """Whether the action phase is over."""


@final
class Fighting(Fields):
    """The fight in progress."""

    def __init__(self) -> None:
        super().__init__("fight")
        self.opponent: Final = self.add(Maybe())
        """The kind of opponent, or NOTHING when there is no fight."""
        self.attacker: Final = self.add(Number())
        """Who attacks; the living player where the opponent is nobody's."""
        self.defender: Final = self.add(Number())
        """The other player, or NONE."""
        self.handler: Final = self.add(Number())
        """Who chooses fight cards for the opponent, or NONE."""
        self.kind: Final = self.add(Number())
        """Arrest, duel or robbery, or NONE."""
        self.gang: Final = self.add(Number())
        self.cards: Final = self.add(Number())
        """How many fight cards the opponent draws."""
        self.program: Final = self.add(Number())
        """What winning brings, or for a victim of the Man in Black what losing costs."""
        self.space: Final = self.add(Number())
        self.space_defender: Final = self.add(Number())
        self.less: Final = self.add(Track("", SIDES))
        """How much less a side's card counts."""
        self.cancelled: Final = self.add(Flag())
        self.no_marshal: Final = self.add(Flag())
        self.reacted: Final = self.add(Track("", SIDES))
        """1 for a side that has played a reaction."""
        self.open: Final = self.add(Flag())
        self.void: Final = self.add(Flag())
        self.winner: Final = self.add(Number())
        """NOBODY_YET, ATTACKER_WINS or DEFENDER_WINS."""
        self.before: Final = self.add(Track("", SIDES))
        """A mask of a side's sources that still have an effect before the fight."""
        self.before_side: Final = self.add(Number())
        """Whose effect comes next."""
        self.man_attacks: Final = self.add(Flag())
        self.man_lp: Final = self.add(Number())
        self.no_cards: Final = self.add(Flag())
        """Whether it was decided without a comparison of cards."""


@final
class Poker(Fields):
    """The game of poker in progress."""

    def __init__(self) -> None:
        super().__init__("poker")
        self.on: Final = self.add(Flag())
        self.host: Final = self.add(Number())
        """Who started it, or NONE for the Man in Black."""
        self.pot: Final = self.add(Number())
        self.joined: Final = self.add(Number())
        """A mask of those who paid."""
        self.banker: Final = self.add(Number())
        """Who plays the banker, or NONE."""
        self.space: Final = self.add(Number())
        self.open: Final = self.add(Flag())
        self.waiting: Final = self.add(Number())
        """A mask of those who are still to be asked."""
        self.points: Final = self.add(Number())
        """What the Man in Black gains for a win."""
