"""What a given player may see (DT-I1 to DT-I10), as it crosses the wire; `build.py` fills it in.

Faces that a viewer may not know are missing (None, or only counted), never replaced by a number that tells
them. Faces of dice are "9", "10", "J", "Q", "K", "A"; cards and deeds go by the ids of the components
(`horse`, `dynamite`, `deed_3`); locations by theirs (`gold_mine`, `bank`, `stagecoach`, `general_store`,
`saloon`, `sheriff`, `town_hall`, `doc_badluck`).
"""

from __future__ import annotations

import msgspec


class DieView(msgspec.Struct, frozen=True, kw_only=True):
    """One of the five dice of a player; it keeps its place for the whole round."""

    face: str | None
    """What it shows; None while it lies under somebody else's cup or waits to be rolled."""
    where: str
    """ "kept" (open in front of its owner), "cup" (rolled and secret) or "waiting" (not rolled yet)."""
    new: bool
    """Whether it was shown in the latest reveal; a cheat can turn only these (DT-R4)."""
    chosen: bool
    """Whether its owner, who is the viewer, has just chosen in secret to keep it."""


class HandView(msgspec.Struct, frozen=True, kw_only=True):
    """A poker hand of five dice (DT-P2)."""

    category: str
    """ "five_of_a_kind", "four_of_a_kind", "full_house", "straight", "three_of_a_kind", "two_pair", "pair" or
    "high_card"."""
    faces: list[str]
    """The dice in order of importance: figure, then kickers."""
    strength: int
    """0 (worst) to 251; only equal hands have equal numbers (DT-P7)."""


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """A card whose face the viewer may see."""

    card: str
    points: int
    """What it is worth at the end: equipment and deeds."""
    kind: str
    """ "equipment", "action" or "deed"."""


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What the viewer sees of a player."""

    money: int
    nuggets: int
    store_cards: int
    """How many General Store cards are in hand."""
    deeds: int
    """How many deeds are in hand; those under barbed wire are not."""
    hand: list[CardView] | None
    """The faces: the viewer's own, and everybody's when the game is over (DT-I10)."""
    known: list[CardView]
    """What the viewer has seen go into that hand (DT-I3, DT-I5); [] for the viewer's own hand."""
    fenced: list[CardView]
    dice: list[DieView]
    """Five."""
    counts: dict[str, int]
    """How many kept dice show each face, including 0."""
    poker: HandView | None
    """Once five dice are kept."""
    has_chosen: bool
    """Whether this player has already decided in the simultaneous question that is open now."""
    quiet: bool
    """Said "don't ask me this round": passes in all windows for cards."""
    won: bool
    """Won something this round, so that Doc Badluck is closed (DT-DB2)."""
    public_points: int
    """What everybody can count: nuggets, dollars, badge, fenced deeds (DT-I9)."""
    points: int | None
    """All points: the viewer's own, and everybody's when the game is over."""


class LocationView(msgspec.Struct, frozen=True, kw_only=True):
    """A place of the town and how it stands."""

    location: str
    face: str | None
    """The face that counts here; None for the Stagecoach, the Town Hall and the Doc."""
    leaders: list[int]
    """Who has most by the kept dice: during phase I so far, then finally; in the Town Hall the best hand,
    once phase I is over. Several are tied; [] if nobody."""
    count: int
    """How many dice of the face the leaders have; in the Town Hall how many deeds the leader would get."""
    state: str
    """ "ahead" (still to come in this round), "now" or "done"."""
    winner: int | None
    """Who used it this round (after the Sheriff's word, if there was a tie)."""


class OfferView(msgspec.Struct, frozen=True, kw_only=True):
    """What a tied player offers the Sheriff (DT-T5), sealed until all are in."""

    player: int
    money: int
    nuggets: int
    store_cards: int
    deeds: int
    cards: list[CardView] | None
    """The faces; only for the Sheriff and for the player who makes the offer (DT-R27)."""


class TieView(msgspec.Struct, frozen=True, kw_only=True):
    """A tie that is being decided."""

    location: str
    """A location, or "victory" for the final tie (DT-X9); "doc_badluck" for the order of visits (DT-D18)."""
    sheriff: int
    """Who decides."""
    tied: list[int]
    stage: str
    """ "offers", "raises" (second round of offers, option `bribe_rounds`) or "decision"."""
    offers: list[OfferView]
    """Shown offers; while sealed, at most the viewer's own (and in "raises" the first ones of all)."""
    making: OfferView | None
    """The viewer's own offer in the making, or as sealed."""
    least: OfferView | None
    """In "raises": the minimum of the viewer's offer."""


class WindowView(msgspec.Struct, frozen=True, kw_only=True):
    """A moment in which a card could be played; everybody who might hold it is asked (DT-I8)."""

    card: str
    """The card in question: "wanted", "fifty_fifty", "marshal", "badluck_elixir", "professional_cheat",
    "dynamite", "on_credit", "girls", "corruption"."""
    asked: list[int]
    """Everybody who is asked, with or without the card."""
    answered: list[int]
    holds: bool
    """Whether the viewer is asked and holds the card."""
    against: PlayedView | None
    """For "wanted": the card that it would cancel."""
    amount: int
    """For "fifty_fifty" the loot, for "dynamite" the nuggets without it, otherwise 0."""


class PlayedView(msgspec.Struct, frozen=True, kw_only=True):
    """A store card that was just played and whose effect is still to come."""

    player: int
    card: str
    die: int | None
    """Professional Cheat: the place of the die …"""
    face: str | None
    """… and the face that it is to show."""
    target: int | None
    """Shaky Joe: who has to pay."""


class DrawnView(msgspec.Struct, frozen=True, kw_only=True):
    """Cards of which one is kept: drawn in the General Store, or taken in the Saloon."""

    player: int
    """Who chooses."""
    source: str
    """ "general_store" or "saloon"."""
    victim: int | None
    """Whose cards they are, in the Saloon."""
    store_cards: int
    deeds: int
    cards: list[CardView] | None
    """The faces; for the chooser, and in the Saloon for the victim."""


class KeepView(msgspec.Struct, frozen=True, kw_only=True):
    """The viewer's choice in phase I (DT-H2)."""

    places: list[int]
    """Where the dice lie that may be kept."""
    least: int
    most: int
    """How many may be kept without a Tough Guy; `least` is 0 or 1."""
    cost: list[int]
    """What it costs to keep 0, 1, 2 … of them."""
    tough_guys: int
    """How many Tough Guys the viewer holds; each makes one reveal free (DT-C3)."""
    exactly: int | None
    """After a cancelled Tough Guy: how many of them must be kept (DT-R3); else None."""


class DocView(msgspec.Struct, frozen=True, kw_only=True):
    """Doc Badluck at work."""

    entitled: list[int]
    """Who may visit and has no place in the order yet."""
    order: list[int]
    """Who comes next, in the Sheriff's order, without those who have already been there."""
    visitor: int | None
    options: list[str]
    """What the visitor may choose: "barbed_wire", "free_card", "small_raid", "big_raid"."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one player (or a spectator) sees it."""

    player: int | None
    round: int
    phase: str
    """ "dice" or "town"."""
    reveal: int
    """How many times dice were shown this round."""
    is_last_roll: bool
    """Somebody has five dice: this roll is the last, free and kept whole (DT-H10)."""
    sheriff: int
    mine: int
    bank: int
    stagecoach: int
    store_pile: int
    store_discards: int
    store_visits: int
    """How often the General Store will be used by its winner: 2 in round 1 (DT-GS4), else 1."""
    spent: list[CardView]
    """Played cards that everybody knows to lie in the discard pile (DT-I4)."""
    deed_pile: int
    deed_row: list[CardView]
    """Face up, slot 1 first."""
    deed_bottom: list[CardView]
    """Deeds that everybody knows to lie under the pile, the next to come first (DT-I7)."""
    badge_points: int
    """What the Sheriff's badge is worth at the end, in this table's box (DT-X4)."""
    joe_money: int
    """What Shaky Joe brings, in this table's box (DT-C8)."""
    seats: list[SeatView]
    locations: list[LocationView]
    """All eight, in order."""
    keep: KeepView | None
    """If the viewer is choosing dice."""
    tie: TieView | None
    window: WindowView | None
    played: PlayedView | None
    drawn: DrawnView | None
    doc: DocView | None
    prompts: list[str]
    """What each player is asked now; "" for those who are not."""
    over: bool
    winner: int | None
    """When the game is over."""
