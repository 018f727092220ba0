"""Seeing: the view of a given player (DT-I1 to DT-I10), and the outcome with its score sheet.

Apart from `view.py`, whose structs cannot be compiled: a server makes a view for everybody at every choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.lanes import row_before
from saloon.core.outcome import Outcome, ScoreLine
from saloon.core.steps import ALLOWED
from saloon.games.dice_town.components import (
    CARD_IDS,
    CHEAT_CARD,
    CONSOLATION_IDS,
    CONSOLATIONS,
    DICE,
    DOC,
    DYNAMITE,
    EQUIPMENT,
    FACE_IDS,
    FACES,
    FIFTY_FIFTY,
    HAND_IDS,
    KINDS,
    LOCATION_IDS,
    LOCATIONS,
    NINE,
    SALOON,
    SHAKY_JOE,
    STORE,
    STORE_KINDS,
    TOUGH_GUY,
    TOWN_HALL,
    WANTED,
)
from saloon.games.dice_town.poker import CATEGORY_OF_HAND, FACES_OF_HAND
from saloon.games.dice_town.rules.dice import cost_of, may_change_to
from saloon.games.dice_town.rules.doc import consolation_forbidden
from saloon.games.dice_town.rules.town import FACE_OF
from saloon.games.dice_town.state import (
    ALL_DICE,
    ASKED,
    CARD,
    CARDS,
    CHOSEN,
    COUNTING,
    DECISION,
    DETAIL,
    DICE_IN,
    ENTITLED,
    KNOWN_BOTTOM,
    LAST_ROLL,
    LOCATION,
    LOOT,
    MONEY,
    NUGGETS,
    OFFERS,
    PLAYER,
    RAISES,
    REVEALS,
    ROUND,
    STAGE,
    TIED,
    VICTIM,
    VISITOR,
    WINDOW,
)
from saloon.games.dice_town.view import (
    CardView,
    DieView,
    DocView,
    DrawnView,
    HandView,
    KeepView,
    LocationView,
    OfferView,
    PlayedView,
    SeatView,
    TieView,
    View,
    WindowView,
)

if TYPE_CHECKING:
    from saloon.core.state import State
    from saloon.games.dice_town.state import DiceTown

OFFER_STEPS = ["offer_money", "offer_nuggets", "offer_cards"]
STAGES = {OFFERS: "offers", RAISES: "raises", DECISION: "decision"}


def view(c: DiceTown, s: State, player: int | None) -> View:
    """All that a player may know."""
    location = c.moment.get(s, LOCATION)
    bottom = c.deed_pile.cards(s)[: c.moment.get(s, KNOWN_BOTTOM)]
    spent = [kind for kind in range(STORE_KINDS) for _copy in range(c.memory.spent(s, kind))]
    return View(
        player=player,
        round=c.moment.get(s, ROUND),
        phase="dice" if location == 0 else "town",
        reveal=c.moment.get(s, REVEALS),
        is_last_roll=c.moment.get(s, LAST_ROLL) == 1,
        sheriff=c.sheriff.get(s),
        mine=c.nuggets.amount(s, c.mine),
        bank=c.money.amount(s, c.bank),
        stagecoach=c.money.amount(s, c.stagecoach),
        store_pile=c.store_pile.count(s),
        store_discards=c.store_discards.count(s),
        store_visits=2 if c.moment.get(s, ROUND) == 1 else 1,
        spent=_cards(c, spent),
        deed_pile=c.deed_pile.count(s),
        deed_row=_cards(c, c.deed_row.cards(s)),
        deed_bottom=_cards(c, bottom[::-1]),
        badge_points=c.sheriff_points,
        joe_money=c.joe_money,
        seats=[_seat(c, s, seat, player) for seat in range(c.players)],
        locations=[_location(c, s, place, location) for place in range(LOCATIONS)],
        keep=_keep(c, s, player),
        tie=_tie(c, s, player),
        window=_window(c, s, player),
        played=_played(c, s),
        drawn=_drawn(c, s, player),
        doc=_doc(c, s),
        prompts=[_prompt(s, seat, player) for seat in range(c.players)],
        over=s.over,
        winner=c.ranking(s)[0][0] if s.over else None,
    )


def _prompt(s: State, seat: int, player: int | None) -> str:
    """What somebody is asked; how far others are with their sealed offers is their own business."""
    prompt = s.prompt(seat)
    return OFFER_STEPS[0] if prompt in OFFER_STEPS and seat != player else prompt


def _card(c: DiceTown, kind: int) -> CardView:
    group = "deed" if kind >= STORE_KINDS else "equipment" if kind < EQUIPMENT else "action"
    return CardView(card=CARD_IDS[kind], points=c.points_of[kind], kind=group)


def _cards(c: DiceTown, kinds: list[int]) -> list[CardView]:
    return [_card(c, kind) for kind in kinds]


def _seats_in(c: DiceTown, mask: int) -> list[int]:
    return [seat for seat in range(c.players) if mask >> seat & 1]


# -- players --------------------------------------------------------------------------------------------


def _seat(c: DiceTown, s: State, seat: int, player: int | None) -> SeatView:
    open_hand = seat == player or c.moment.get(s, COUNTING) == 1
    kept = c.kept.get(s, seat)
    return SeatView(
        money=c.money.amount(s, seat),
        nuggets=c.nuggets.amount(s, seat),
        store_cards=c.store_cards(s, seat),
        deeds=c.deeds_in_hand(s, seat),
        hand=_cards(c, c.hands.cards(s, seat)) if open_hand else None,
        known=[] if open_hand else _known(c, s, seat, player),
        fenced=_cards(c, c.fenced.cards(s, seat)),
        dice=[_die(c, s, seat, place, player) for place in range(DICE)],
        counts={FACE_IDS[face]: c.count_face(s, seat, face) for face in range(FACES)},
        poker=_hand(c.strength(s, seat)) if kept == ALL_DICE else None,
        has_chosen=s.simultaneous and _was_asked(c, s, seat) and not s.acts(seat),
        quiet=c.quiet.get(s, seat) == 1,
        won=c.won.get(s, seat) == 1,
        public_points=c.open_points(s, seat),
        points=c.score(s, seat) if open_hand else None,
    )


def _was_asked(c: DiceTown, s: State, seat: int) -> bool:
    """Whether somebody is among those who choose at once; in phase I those are all but the forced ones."""
    asked = c.moment.get(s, ASKED)
    return asked == 0 or asked >> seat & 1 == 1


def _known(c: DiceTown, s: State, seat: int, player: int | None) -> list[CardView]:
    """DT-I3, DT-I5: what the viewer knows of another hand; a spectator knows what everybody knows."""
    observer = c.memory.public if player is None else player
    kinds = [kind for kind in range(KINDS) for _copy in range(c.memory.known(s, observer, seat, kind))]
    return _cards(c, kinds)


def _die(c: DiceTown, s: State, seat: int, place: int, player: int | None) -> DieView:
    number = c.faces.get(s, seat, place)
    kept = c.kept.get(s, seat) >> place & 1 == 1
    where = "kept" if kept else "waiting" if number == 0 else "cup"
    shown = number > 0 and (kept or seat == player)
    sealed = c.sealed.get(s, seat)
    return DieView(
        face=FACE_IDS[number - 1] if shown else None,
        where=where,
        new=c.fresh.get(s, seat) >> place & 1 == 1,
        chosen=seat == player and not kept and sealed > 0 and (sealed - 1) >> place & 1 == 1,
    )


def _hand(strength: int) -> HandView:
    return HandView(
        category=HAND_IDS[CATEGORY_OF_HAND[strength]],
        faces=[FACE_IDS[face] for face in FACES_OF_HAND[strength]],
        strength=strength,
    )


def _keep(c: DiceTown, s: State, player: int | None) -> KeepView | None:
    """DT-H2 to DT-H7: what the viewer may keep."""
    if player is None or not s.acts(player) or s.prompt(player) not in ("keep", "give_back"):
        return None
    again = s.prompt(player) == "give_back"
    among = may_change_to(c, s, player) if again else ALL_DICE & ~c.kept.get(s, player)
    money = c.money.amount(s, player)
    return KeepView(
        places=[place for place in range(DICE) if among >> place & 1],
        least=0 if money > 0 else 1,
        most=min(DICE_IN[among], money + 1),
        cost=[cost_of(count) for count in range(DICE_IN[among] + 1)],
        tough_guys=0 if again else c.hands.count(s, player, TOUGH_GUY),
        exactly=money + 1 if again else None,
    )


# -- the town -------------------------------------------------------------------------------------------


def _location(c: DiceTown, s: State, place: int, now: int) -> LocationView:
    face = FACE_OF[place]
    leaders = 0
    count = 0
    if face >= 0:
        leaders = c.leaders(s, face)
        count = max(c.count_face(s, seat, face) for seat in range(c.players))
    elif place == TOWN_HALL and all(c.kept.get(s, seat) == ALL_DICE for seat in range(c.players)):
        leaders = c.best_hands(s)
        count = max(c.deeds_for(s, seat) for seat in _seats_in(c, leaders))
    winner = c.winners.get(s, place)
    return LocationView(
        location=LOCATION_IDS[place],
        face=FACE_IDS[face] if face >= 0 else None,
        leaders=_seats_in(c, leaders),
        count=count,
        state="ahead" if place + 1 > now else "now" if place + 1 == now else "done",
        winner=winner - 1 if winner > 0 else None,
    )


def _tie(c: DiceTown, s: State, player: int | None) -> TieView | None:
    """DT-T1 to DT-T7: a tie and its offers, or what else the Sheriff has to say."""
    sheriff = c.sheriff.get(s)
    asked = s.prompt(sheriff)
    if asked == "choose_winner":
        return _plain_tie(sheriff, "victory", _seats_in(c, c.best_players(s)))
    if asked == "order_visits":
        return _plain_tie(sheriff, LOCATION_IDS[DOC], _seats_in(c, c.moment.get(s, ENTITLED)))
    stage = c.moment.get(s, STAGE)
    if stage == 0:
        return None
    tied = _seats_in(c, c.moment.get(s, TIED))
    bidders = [seat for seat in tied if seat != sheriff]
    bids = player in bidders
    first = stage == OFFERS
    return TieView(
        location=LOCATION_IDS[c.moment.get(s, LOCATION) - 1],
        sheriff=sheriff,
        tied=tied,
        stage=STAGES[stage],
        offers=[]
        if first
        else [_offer(c, s, seat, player, row_before(s, c.offers, seat)) for seat in bidders],
        making=_offer(c, s, player, player, _offer_row(c, s, player))
        if player is not None and bids and stage != DECISION
        else None,
        least=_offer(c, s, player, player, row_before(s, c.offers, player))
        if player is not None and bids and stage == RAISES
        else None,
    )


def _plain_tie(sheriff: int, location: str, tied: list[int]) -> TieView:
    return TieView(
        location=location,
        sheriff=sheriff,
        tied=tied,
        stage=STAGES[DECISION],
        offers=[],
        making=None,
        least=None,
    )


def _offer_row(c: DiceTown, s: State, seat: int) -> list[int]:
    return [c.offers.get(s, seat, place) for place in range(CARDS + KINDS)]


def _offer(c: DiceTown, s: State, seat: int, player: int | None, row: list[int]) -> OfferView:
    """DT-R27: amounts and backs for all, faces for the Sheriff and for whoever offers."""
    cards = row[CARDS:]
    kinds = [kind for kind in range(KINDS) for _copy in range(cards[kind])]
    open_faces = player is not None and player in (seat, c.sheriff.get(s))
    return OfferView(
        player=seat,
        money=row[MONEY],
        nuggets=row[NUGGETS],
        store_cards=sum(cards[:STORE_KINDS]),
        deeds=sum(cards[STORE_KINDS:]),
        cards=_cards(c, kinds) if open_faces else None,
    )


def _window(c: DiceTown, s: State, player: int | None) -> WindowView | None:
    """DT-I8: a window for a card, the same for all who are asked."""
    kind = c.moment.get(s, WINDOW)
    if kind == 0:
        return None
    asked = _seats_in(c, c.moment.get(s, ASKED))
    amount = 0
    if kind == FIFTY_FIFTY:
        amount = c.moment.get(s, LOOT)
    elif kind == DYNAMITE:
        amount = min(c.count_face(s, asked[0], NINE), c.nuggets.amount(s, c.mine))
    return WindowView(
        card=CARD_IDS[kind],
        asked=asked,
        answered=[seat for seat in asked if not s.acts(seat)],
        holds=player is not None and player in asked and c.hands.has(s, player, kind),
        against=_played(c, s) if kind == WANTED else None,
        amount=amount,
    )


def _played(c: DiceTown, s: State) -> PlayedView | None:
    player = c.played.get(s, PLAYER) - 1
    if player < 0:
        return None
    kind = c.played.get(s, CARD)
    detail = c.played.get(s, DETAIL) - 1
    cheats = kind == CHEAT_CARD and detail >= 0
    return PlayedView(
        player=player,
        card=CARD_IDS[kind],
        die=detail // FACES if cheats else None,
        face=FACE_IDS[detail % FACES] if cheats else None,
        target=detail if kind == SHAKY_JOE and detail >= 0 else None,
    )


def _drawn(c: DiceTown, s: State, player: int | None) -> DrawnView | None:
    """DT-I4, DT-I5: cards of which one is to be kept."""
    victim = c.moment.get(s, VICTIM) - 1
    place = SALOON if victim >= 0 else STORE
    kinds = (c.looked_at if victim >= 0 else c.drawn).cards(s)
    if not kinds:
        return None
    chooser = c.winners.get(s, place) - 1
    deeds = sum(kind >= STORE_KINDS for kind in kinds)
    return DrawnView(
        player=chooser,
        source=LOCATION_IDS[place],
        victim=victim if victim >= 0 else None,
        store_cards=len(kinds) - deeds,
        deeds=deeds,
        cards=_cards(c, sorted(kinds)) if player is not None and player in (chooser, victim) else None,
    )


def _doc(c: DiceTown, s: State) -> DocView | None:
    if c.moment.get(s, LOCATION) != DOC + 1 or c.moment.get(s, COUNTING) == 1:
        return None
    visitor = c.moment.get(s, VISITOR) - 1
    asked = [seat for seat in range(c.players) if s.prompt(seat) == "visit"]
    return DocView(
        entitled=_seats_in(c, c.moment.get(s, ENTITLED)),
        order=c.visit_order.cards(s)[::-1],
        visitor=visitor if visitor >= 0 else None,
        options=[
            CONSOLATION_IDS[consolation]
            for seat in asked
            for consolation in range(CONSOLATIONS)
            if consolation_forbidden(c, s, seat, consolation) == ALLOWED
        ],
    )


# -- the end --------------------------------------------------------------------------------------------


def outcome(c: DiceTown, s: State, reason: str) -> Outcome:
    """DT-X2 to DT-X9: who won, and every line of everybody's points."""
    return Outcome(
        reason=reason,
        scores=s.scores(),
        ranking=c.ranking(s),
        sheets=[_sheet(c, s, seat) for seat in range(c.players)],
    )


def _sheet(c: DiceTown, s: State, seat: int) -> list[ScoreLine]:
    """DT-X2 to DT-X6; the deeds are named with their number, which breaks ties (DT-X8)."""
    nuggets = c.nuggets.amount(s, seat)
    money = c.money.amount(s, seat)
    lines = [
        ScoreLine("nuggets", nuggets, {"count": nuggets}),
        ScoreLine("money", money // c.dollars_a_point, {"count": money}),
    ]
    if c.sheriff.get(s) == seat:
        lines.append(ScoreLine("sheriff", c.sheriff_points))
    for kind in range(EQUIPMENT):
        if c.hands.has(s, seat, kind):
            points = c.points_of[kind] * c.hands.count(s, seat, kind)
            lines.append(ScoreLine("equipment", points, {"card": CARD_IDS[kind]}))
    deeds = 0
    for kind in range(STORE_KINDS, KINDS):
        deeds += c.points_of[kind] * (c.hands.count(s, seat, kind) + c.fenced.count(s, seat, kind))
    lines.append(ScoreLine("deeds", deeds, {"count": c.deeds_of(s, seat)}))
    if c.moment.get(s, CHOSEN) == 1 + seat:
        lines.append(ScoreLine("chosen", 0))
    return lines
