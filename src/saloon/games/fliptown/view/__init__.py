"""What a player may see (FT-HI1 to FT-HI9), as it crosses the wire; `build.py` fills it in.

What is printed on the map is here only for a table with components of its own: boards know the game's.
Spaces, cards and things go by the ids of `names.py`. While all play at once, the others are shown as they
were when the turn began (FT-HI6).
"""

from __future__ import annotations

from typing import Any

import msgspec


class MapView(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody has."""

    money: int
    gold: int
    stars: int
    wanted: int
    """Active WANTED."""
    pans: int
    hammers: int
    circled: list[str]
    """The circled spaces of all areas, in the order of their numbers."""
    crossed: list[str]
    """Stops of the trail that were jumped over."""
    robbed: list[str]
    """The targets that were robbed with success; other circled ones failed."""
    links: list[str]
    """The rewards between tombstones that were gained."""
    items: list[str]
    """What was bought or received in town; no stays in the hotel."""
    hotel: int
    """How many silver stars the stays in the hotel are worth."""
    claims: list[str]
    """The claimed shapes, in the order in which they were claimed."""
    character: str | None
    uses_left: int
    """How often the ability can still be used; for the Wild Card the jokers left."""
    poker: list[list[str]]
    """The three columns, as far as they are filled."""
    hands: list[str | None]
    """What each column was worth, once it was."""
    hole: list[str]
    """The hold'em cards of this round as far as the viewer may know them."""
    hole_count: int
    bounties: list[int]
    """For each of the open bounties the stars that were gained for it, or 0."""
    silver: int
    """All silver stars as things stand."""
    score: int
    """As things stand (FT-EN1)."""
    bribed: bool
    """Whether the sheriff was bribed in this round; shown after all have decided (FT-HI8)."""
    busy: bool
    """Whether this player is still asked something."""


class ReachView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A space that can be chosen now, and what it brings."""

    action: int
    space: str
    gold: int = 0
    """What changing the cards costs."""
    jokers: int = 0
    shifts: bool = False
    """Whether the Prospector's ability is used."""
    suit: str | None = None
    """What the suit card counts as, if it is changed."""
    value: int = 0
    """What the value card counts as, if it is changed by gold, joker or ability; else 0."""
    full_wanted: bool = False
    """Whether all WANTED are taken although fewer would do (FT-BL12, FT-CE8)."""
    brings: dict[str, int] = {}
    """Resources at once; for a robbery what it brings if it succeeds."""
    bonus: list[str] = []
    """The areas of the bonus actions that it brings."""
    silver: int = 0
    """Silver stars as things stand."""


class AssignmentView(msgspec.Struct, frozen=True, kw_only=True):
    """One way to assign the three cards, with the spaces that it opens."""

    action: int
    suit: str
    value: str
    poker: str
    free: list[int]
    """Numbers of the spaces of the area that cost nothing; the cemetery is always open as well."""
    paid: dict[str, int]
    """Spaces of all four areas that cost gold, by their numbers, and the least that they cost."""


class PendingView(msgspec.Struct, frozen=True, kw_only=True):
    """A bonus action that may still be taken, or the effect of a building that was put off."""

    area: str | None
    building: str | None
    count: int


class TurnView(msgspec.Struct, frozen=True, kw_only=True):
    """The viewer's own turn; nobody else sees it before all are done."""

    suit_card: str | None
    """The assigned cards, once they are."""
    value_card: str | None
    poker_card: str | None
    suit: str | None
    """What the suit card counts as."""
    value: int
    """What the value card counts as, once the main action is taken."""
    acted: bool
    """Whether the main action is taken."""
    pending: list[PendingView]
    rewards: int
    """How many rewards for hunted outlaws are still to be chosen."""
    robbery_cards: list[str]
    """Those drawn by the viewer in this turn."""
    odds: dict[str, float]
    """The chance to rob each free target next, from the cards that the viewer has not seen."""
    building: str | None
    """The building whose effect is asked about."""
    most: int
    """How many WANTED can be crossed out or how many exchanges made, where that is asked."""
    assignments: list[AssignmentView]
    """Where cards are to be assigned."""
    reach: list[ReachView]
    """Where a main action or a bonus action is to be chosen."""
    triggered: bool
    """Whether the cowbot would steal a card if the turn ended now (FT-CB2)."""


class BountyView(msgspec.Struct, frozen=True, kw_only=True):
    """An open bounty."""

    bounty: str
    stars: int
    """What it brings to a player who meets it in this turn."""
    done: list[int]
    """How far each player is, as seen by the viewer …"""
    need: int
    """… of so much."""


class SheriffView(msgspec.Struct, frozen=True, kw_only=True):
    """The sheriff's threat to the viewer, from the cards that the viewer has not seen."""

    card: str | None
    """The sheriff card, if the viewer has seen it or it was shown."""
    odds: float
    """The chance of being arrested with the WANTED of now."""
    odds_by_wanted: list[float]
    """The same for 0 to 14 WANTED."""
    bribe: int
    """What a bribe would cost now."""
    fine_money: int
    fine_stars: int
    loss: float
    """What an arrest would cost on average in points, paid the cheaper way, times the chance."""
    must_pay_stars: bool
    """FT-SH7, FT-SH8: whether money is no way out."""


class ChallengeView(msgspec.Struct, frozen=True, kw_only=True):
    """A solo challenge."""

    challenge: str
    met: bool
    """As things stand; at the end of the game for good. SC14 and SC15 look at this game alone."""
    campaign: bool
    """Whether it is met over several games (SC14, SC15)."""


class CowbotView(msgspec.Struct, frozen=True, kw_only=True):
    """The cowbot of a solo game."""

    cowbot: str
    difficulty: str
    suit: str
    trigger: str
    """Of what the player must not gain any while the suit lies in the line-up."""
    stolen: int
    score: int
    lines: dict[str, int]
    """Its points by area, and for `stolen`, `character` and `hold_em`."""


class TitleView(msgspec.Struct, frozen=True, kw_only=True):
    """The title of a player (FT-EN3)."""

    score_word: str
    wanted_word: str


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as a player (or a spectator) sees it."""

    player: int | None
    round: int
    """From 1 to 3."""
    turn: int
    """From 1 to 5; 0 outside of turns."""
    phase: str
    """turn, poker, sheriff or over."""
    lineup: list[str]
    deck: int
    """How many cards the deck holds, as far as the viewer knows."""
    discards: list[str]
    """All cards of this round that everybody has seen and that lie in no line-up, sorted."""
    unseen: list[int]
    """How many cards of each rank, ace first, the viewer has not seen in this round."""
    maps: list[MapView]
    own: TurnView | None
    sheriff: SheriffView | None
    """None for spectators."""
    bounties: list[BountyView]
    cowbot: CowbotView | None
    challenges: list[ChallengeView]
    """In solo games."""
    titles: list[TitleView]
    """What everybody would be called now."""
    hold_em: bool
    competitive: bool
    gun_bonus: list[int]
    """What the pistol and the rifle add."""
    printed: dict[str, Any] | None
    """What is printed on maps and cards, where a user's own components replace the game's; else None."""
    prompts: list[str]
    """What each player is asked now, as far as the viewer may know; "" for those who are not."""
    over: bool
