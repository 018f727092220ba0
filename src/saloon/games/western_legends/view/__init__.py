"""What a player (or a spectator) may see of Western Legends, as it crosses the wire; `build.py` fills it in.

Things go by their ids (`ids.py`), players by their seats. What never changes (names, adjacency) is not here,
except for what a user's own components may have changed: that is put into words line by line (`LineView`).
"""

from __future__ import annotations

import msgspec


class LineView(msgspec.Struct, frozen=True, kw_only=True):
    """One line that says what a card does or asks for; texts are the messages `text` with these arguments."""

    text: str
    depth: int = 0
    """How far it is indented: alternatives lie one deeper than the line that offers them."""
    arguments: dict[str, int | str] = {}


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """A poker card that the viewer sees."""

    card: str
    value: int
    effect: str
    """What it does, an id of `POKER_IDS`."""


class EquipmentView(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of equipment that somebody owns."""

    item: str
    upgraded: bool
    active: bool
    """For weapons and mounts; items are always at hand."""


class GoalView(msgspec.Struct, frozen=True, kw_only=True):
    """A goal that the viewer knows: an own one, or one that was claimed."""

    goal: str
    place: int
    """Which of the four goals of the character it is: the argument of the action that claims it."""
    lines: list[LineView]
    met: bool
    """Whether it can be claimed now, as far as the deed or the position goes."""
    claimed: bool


class ScoreView(msgspec.Struct, frozen=True, kw_only=True):
    """One line of what a player would score if the game ended now; its text is `score-<name>`."""

    name: str
    points: int


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees of a player."""

    character: str | None
    """None until all have chosen."""
    ability: list[LineView]
    unlocked: bool
    """Whether the ability can be used: once 5 points were reached (WL-G14)."""
    side: str
    """neutral, lawman or outlaw."""
    lp: int
    money: int
    money_limit: int
    nuggets: int
    nugget_limit: int
    wounds: int
    wound_limit: int
    hand_limit: int
    marshal: int
    wanted: int
    space: str | None
    equipment: list[EquipmentView]
    movement: int
    """How far a Move action goes with the active mount."""
    cards: int
    """How many poker cards are in the hand."""
    cattle: str | None
    """The colour of the token."""
    discs: int
    """Story discs that are not on a card."""
    claimed: list[GoalView]
    goals: int
    """How many goals are still secret."""
    fame: int
    """How many legendary tokens are held, face down."""
    quiet: dict[str, str]
    """For which windows the player does not want to be asked, for this `turn` or for the `game`."""
    sheet: list[ScoreView]
    """The points so far and what would be added now; legendary tokens only when the game is over."""
    score: int
    """The sum of the sheet."""


class StartView(msgspec.Struct, frozen=True, kw_only=True):
    """What a character starts with."""

    character: str
    lines: list[LineView]
    """The ability."""
    location: str
    cards: int
    money: int
    nuggets: int
    weapon: str
    marshal: int
    wanted: int


class WareView(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of equipment in the store."""

    item: str
    price: int
    """For buying, and once more for upgrading weapons and mounts."""
    left: int
    """How many of the six cards nobody owns."""
    points: int
    """What it is worth at the end."""
    upgraded_points: int
    """What its upgraded side is worth at the end."""


class OwnView(msgspec.Struct, frozen=True, kw_only=True):
    """What only the viewer sees."""

    hand: list[CardView]
    dealt: list[str]
    """The two characters to choose from, at the start."""
    starts: list[StartView]
    """What these two start with."""
    cattle: str | None
    """The bonus on your own token."""
    cattle_lines: list[LineView]
    goals: list[GoalView]
    fame: list[int]
    """The values of your own legendary tokens."""
    sealed: list[CardView]
    """Your own cards that lie face down for the others."""


class StoryView(msgspec.Struct, frozen=True, kw_only=True):
    """The open story card of a pile; its reward is secret until it is turned."""

    pile: int
    left: int
    """How many cards lie in the pile, with this one."""
    key: str
    """Stands for all stories that ask for the same: the id of the first of them."""
    lines: list[LineView]
    discs: list[int]
    """Whose discs lie on it, by seat; a seat can be there twice."""
    needed: int
    met: bool
    """Whether the player whose turn it is fulfils the condition now."""


class ToldView(msgspec.Struct, frozen=True, kw_only=True):
    """A story card that was turned and is being carried out."""

    story: str
    title: str
    """The user's own words, or "" for the message `story-<id>`."""
    lines: list[LineView]
    """The reward."""
    letters: list[str]
    """Which hideouts get bandits."""
    sheriff: int
    """How far the sheriff may walk."""
    contributors: list[int]


class SideView(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a fight."""

    seat: int | None
    """The player; None for an opponent that nobody is."""
    handler: int | None
    """Who chooses fight cards for it."""
    ready: bool
    """Whether a card lies there, face down or open."""
    card: CardView | None
    """The poker card, if the viewer may see it."""
    fight_card: int | None
    """The value printed on the fight card, if the viewer may see it."""
    fight_lines: list[LineView]
    """What the open fight card does."""
    reduced: int
    value: int | None
    """What the open card counts with everything that lowers it."""
    reacted: bool


class FightView(msgspec.Struct, frozen=True, kw_only=True):
    """The fight in progress."""

    opponent: str
    """An id of `OPPONENT_IDS`."""
    gang: str | None
    fight: str | None
    """arrest, duel or robbery, between characters."""
    man_attacks: bool
    """Whether the Man in Black began it."""
    space: str
    fight_cards: int
    """How many were drawn."""
    seen: list[int]
    """The values of those that the viewer sees."""
    known: list[CardView]
    """Cards of the rival's hand that the viewer has looked at in this fight."""
    attacker: SideView
    """The attacker; against an opponent that is nobody's, the living player."""
    defender: SideView
    open: bool
    """Whether the cards are revealed."""
    cancelled: bool
    """The fight card has no effect."""
    ties: str
    """Who wins a tie: attacker or defender."""
    winner: str | None
    """attacker or defender, once it is decided."""
    without_cards: bool
    """It was decided by a surrender, or because somebody had no card."""


class PokerHandView(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's part in a game of poker."""

    seat: int | None
    """None for the banker and the Man in Black."""
    handler: int | None
    """Who plays for the banker."""
    ready: bool
    cards: list[CardView]
    """The chosen cards, as far as the viewer may see them."""
    combination: str | None
    """Once they are shown."""


class PokerView(msgspec.Struct, frozen=True, kw_only=True):
    """The game of poker in progress."""

    host: int | None
    """Who started it; None for the Man in Black."""
    town: str
    pot: int
    hands: list[PokerHandView]
    waiting: list[int]
    """Who may still join."""
    flop: list[CardView]
    banker_cards: list[CardView]
    """The four cards of the banker, for who plays him."""
    best: str | None
    """The best combination that the viewer could lay down now, while choosing."""


class SheriffView(msgspec.Struct, frozen=True, kw_only=True):
    """The sheriff."""

    space: str
    mover: int | None
    """Who moves him now; None too when the Man in Black calls him."""
    spaces_left: int


class ManView(msgspec.Struct, frozen=True, kw_only=True):
    """The Man in Black of the game for two."""

    lp: int
    space: str
    deck: int
    used: list[str]
    """Cards that he has used since the last shuffle."""
    card: str | None
    """The card that he carries out now."""
    lines: list[LineView]


class OptionView(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that the asked player may choose, in words."""

    action: int
    lines: list[LineView]


class CutView(msgspec.Struct, frozen=True, kw_only=True):
    """What a limit would cut from what an action brings the asked player (WL-G3, WL-G4)."""

    action: int
    resource: str
    lost: int


class AskedView(msgspec.Struct, frozen=True, kw_only=True):
    """What the asked player is asked, for a question about an effect."""

    seat: int
    source: str
    """What asks, as a message id: a card, a character, a story …; "" for a rule."""
    lines: list[LineView]
    """What accepting means."""
    options: list[OptionView]
    """The alternatives, where there are some."""
    count: int
    """How many cards are still to be chosen, or how many tokens."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as a player (or a spectator) sees it."""

    player: int | None
    round: int
    first_player: int | None
    active: int | None
    """Whose turn it is; None before the game and for the Man in Black."""
    target: int
    """How many points set the end off."""
    ending: str
    """Nothing ("") until somebody has the target, then `round` (it is finished), then `last` (one more)."""
    actions_left: int
    points_left: int
    """Of the movement in progress."""
    after_move: bool
    """Whether what follows a Move action can be played now (WL-R60)."""
    attacked: list[int]
    """Who was attacked this turn already; the number of players stands for the Man in Black."""
    seats: list[SeatView]
    own: OwnView | None
    bandits: list[str]
    """The spaces of bandits."""
    sheriff: SheriffView
    man: ManView | None
    deck: int
    discard: list[CardView]
    """From bottom to top; open to all (WL-G21)."""
    held_back: list[str]
    """Cards that were in hands when the discards were last shuffled."""
    fight_deck: int
    shown: list[int]
    """The values of the fight cards that were shown since the last income, low ones first."""
    store: list[WareView]
    """All equipment that is sold in this game (WL-V19)."""
    ranches: dict[str, int]
    """How many tokens of each colour are on the ranches."""
    fame: int
    """How many legendary tokens are in the supply."""
    stories: list[StoryView]
    told: ToldView | None
    past_stories: list[str]
    """Stories that were told and put aside."""
    fight: FightView | None
    poker: PokerView | None
    dice: list[str]
    """The faces of the prospecting dice as they lie, until the next action."""
    reach: dict[str, int]
    """Where the asked figure can get with the points of its movement, and how many that takes."""
    asked: list[AskedView]
    cuts: list[CutView]
    """For the asked player only."""
    prompts: list[str]
    """What each player is asked now; "" for those who are not."""
    box: dict[str, list[LineView]]
    """What cards do in a user's own components: `poker-<id>`, `item-<id>`, `item-<id>-upgraded`."""
    over: bool
