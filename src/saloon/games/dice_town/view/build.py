"""Seeing: the view of a given player (DT-I1 to DT-I10), and the outcome with its score sheet.

Apart from `view.py`, whose structs cannot be compiled: a server makes a view for everybody at every choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.authoring import ALLOWED, NOTHING, Outcome, ScoreLine, row_before
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
    FACE_OF,
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
from saloon.games.dice_town.table import ALL_DICE, CARDS, DECISION, DICE_IN, MONEY, NUGGETS, OFFERS, RAISES
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
    from saloon.authoring import State
    from saloon.games.dice_town.table import DiceTown

OFFER_STEPS = ["offer_money", "offer_nuggets", "offer_cards"]
STAGES = {OFFERS: "offers", RAISES: "raises", DECISION: "decision"}


def view(t: DiceTown, s: State, player: int | None) -> View:
    """Everything that a player may know."""
    location = t.moment.location.get(s)
    bottom = t.deed_pile.cards(s)[: t.moment.known_bottom.get(s)]
    spent = [kind for kind in range(STORE_KINDS) for _copy in range(t.memory.spent(s, kind))]
    return View(
        player=player,
        round=t.moment.round.get(s),
        phase="dice" if location == NOTHING else "town",
        reveal=t.moment.reveals.get(s),
        is_last_roll=t.moment.last_roll.get(s),
        sheriff=t.sheriff.get(s),
        mine=t.nuggets.amount(s, t.mine),
        bank=t.money.amount(s, t.bank),
        stagecoach=t.money.amount(s, t.stagecoach),
        store_pile=t.store_pile.count(s),
        store_discards=t.store_discards.count(s),
        store_visits=2 if t.moment.round.get(s) == 1 else 1,
        spent=_cards(t, spent),
        deed_pile=t.deed_pile.count(s),
        deed_row=_cards(t, t.deed_row.cards(s)),
        deed_bottom=_cards(t, bottom[::-1]),
        badge_points=t.sheriff_points,
        joe_money=t.joe_money,
        seats=[_seat(t, s, seat, player) for seat in range(t.players)],
        locations=[_location(t, s, place, location) for place in range(LOCATIONS)],
        keep=_keep(t, s, player),
        tie=_tie(t, s, player),
        window=_window(t, s, player),
        played=_played(t, s),
        drawn=_drawn(t, s, player),
        doc=_doc(t, s),
        prompts=[_prompt(s, seat, player) for seat in range(t.players)],
        over=s.over,
        winner=t.ranking(s)[0][0] if s.over else None,
    )


def _prompt(s: State, seat: int, player: int | None) -> str:
    """A player's question; how far others are with their sealed offers stays secret."""
    prompt = s.prompt(seat)
    return OFFER_STEPS[0] if prompt in OFFER_STEPS and seat != player else prompt


def _card(t: DiceTown, kind: int) -> CardView:
    group = "deed" if kind >= STORE_KINDS else "equipment" if kind < EQUIPMENT else "action"
    return CardView(card=CARD_IDS[kind], points=t.points_of[kind], kind=group)


def _cards(t: DiceTown, kinds: list[int]) -> list[CardView]:
    return [_card(t, kind) for kind in kinds]


def _seats_in(t: DiceTown, mask: int) -> list[int]:
    return [seat for seat in range(t.players) if mask >> seat & 1]


# -- players --------------------------------------------------------------------------------------------


def _seat(t: DiceTown, s: State, seat: int, player: int | None) -> SeatView:
    open_hand = seat == player or t.moment.counting.get(s)
    kept = t.kept.get(s, seat)
    return SeatView(
        money=t.money.amount(s, seat),
        nuggets=t.nuggets.amount(s, seat),
        store_cards=t.store_cards(s, seat),
        deeds=t.deeds_in_hand(s, seat),
        hand=_cards(t, t.hands.cards(s, seat)) if open_hand else None,
        known=[] if open_hand else _known(t, s, seat, player),
        fenced=_cards(t, t.fenced.cards(s, seat)),
        dice=[_die(t, s, seat, place, player) for place in range(DICE)],
        counts={FACE_IDS[face]: t.count_face(s, seat, face) for face in range(FACES)},
        poker=_hand(t.strength(s, seat)) if kept == ALL_DICE else None,
        has_chosen=s.simultaneous and _was_asked(t, s, seat) and not s.acts(seat),
        quiet=t.quiet.get(s, seat) == 1,
        won=t.won.get(s, seat) == 1,
        public_points=t.open_points(s, seat),
        points=t.score(s, seat) if open_hand else None,
    )


def _was_asked(t: DiceTown, s: State, seat: int) -> bool:
    """Whether a player is among those who choose at once; in phase I those are all but the forced ones."""
    asked = t.moment.asked.get(s)
    return asked == 0 or asked >> seat & 1 == 1


def _known(t: DiceTown, s: State, seat: int, player: int | None) -> list[CardView]:
    """DT-I3, DT-I5: what the viewer knows about another hand; a spectator knows what everybody knows."""
    observer = t.memory.public if player is None else player
    kinds = [kind for kind in range(KINDS) for _copy in range(t.memory.known(s, observer, seat, kind))]
    return _cards(t, kinds)


def _die(t: DiceTown, s: State, seat: int, place: int, player: int | None) -> DieView:
    number = t.faces.get(s, seat, place)
    kept = t.kept.get(s, seat) >> place & 1 == 1
    where = "kept" if kept else "waiting" if number == 0 else "cup"
    shown = number > 0 and (kept or seat == player)
    sealed = t.sealed.get(s, seat)
    return DieView(
        face=FACE_IDS[number - 1] if shown else None,
        where=where,
        new=t.fresh.get(s, seat) >> place & 1 == 1,
        chosen=seat == player and not kept and sealed > 0 and (sealed - 1) >> place & 1 == 1,
    )


def _hand(strength: int) -> HandView:
    return HandView(
        category=HAND_IDS[CATEGORY_OF_HAND[strength]],
        faces=[FACE_IDS[face] for face in FACES_OF_HAND[strength]],
        strength=strength,
    )


def _keep(t: DiceTown, s: State, player: int | None) -> KeepView | None:
    """DT-H2 to DT-H7: what the viewer may keep."""
    if player is None or not s.acts(player) or s.prompt(player) not in ("keep", "give_back"):
        return None
    again = s.prompt(player) == "give_back"
    among = may_change_to(t, s, player) if again else ALL_DICE & ~t.kept.get(s, player)
    money = t.money.amount(s, player)
    return KeepView(
        places=[place for place in range(DICE) if among >> place & 1],
        least=0 if money > 0 else 1,
        most=min(DICE_IN[among], money + 1),
        cost=[cost_of(count) for count in range(DICE_IN[among] + 1)],
        tough_guys=0 if again else t.hands.count(s, player, TOUGH_GUY),
        exactly=money + 1 if again else None,
    )


# -- the town -------------------------------------------------------------------------------------------


def _location(t: DiceTown, s: State, place: int, now: int) -> LocationView:
    face = FACE_OF[place]
    leaders = 0
    count = 0
    if face >= 0:
        leaders = t.leaders(s, face)
        count = max(t.count_face(s, seat, face) for seat in range(t.players))
    elif place == TOWN_HALL and all(t.kept.get(s, seat) == ALL_DICE for seat in range(t.players)):
        leaders = t.best_hands(s)
        count = max(t.deeds_for(s, seat) for seat in _seats_in(t, leaders))
    winner = t.winners.get(s, place)
    return LocationView(
        location=LOCATION_IDS[place],
        face=FACE_IDS[face] if face >= 0 else None,
        leaders=_seats_in(t, leaders),
        count=count,
        state="ahead" if place > now else "now" if place == now else "done",
        winner=winner - 1 if winner > 0 else None,
    )


def _tie(t: DiceTown, s: State, player: int | None) -> TieView | None:
    """DT-T1 to DT-T7: a tie and its offers, or another decision of the Sheriff."""
    sheriff = t.sheriff.get(s)
    asked = s.prompt(sheriff)
    if asked == "choose_winner":
        return _plain_tie(sheriff, "victory", _seats_in(t, t.best_players(s)))
    if asked == "order_visits":
        return _plain_tie(sheriff, LOCATION_IDS[DOC], _seats_in(t, t.moment.entitled.get(s)))
    stage = t.moment.stage.get(s)
    if stage == 0:
        return None
    tied = _seats_in(t, t.moment.tied.get(s))
    bidders = [seat for seat in tied if seat != sheriff]
    bids = player in bidders
    first = stage == OFFERS
    return TieView(
        location=LOCATION_IDS[t.moment.location.get(s)],
        sheriff=sheriff,
        tied=tied,
        stage=STAGES[stage],
        offers=[]
        if first
        else [_offer(t, s, seat, player, row_before(s, t.offers, seat)) for seat in bidders],
        making=_offer(t, s, player, player, _offer_row(t, s, player))
        if player is not None and bids and stage != DECISION
        else None,
        least=_offer(t, s, player, player, row_before(s, t.offers, player))
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


def _offer_row(t: DiceTown, s: State, seat: int) -> list[int]:
    return [t.offers.get(s, seat, place) for place in range(CARDS + KINDS)]


def _offer(t: DiceTown, s: State, seat: int, player: int | None, row: list[int]) -> OfferView:
    """DT-R27: amounts and backs for all, faces for the Sheriff and for the offering player."""
    cards = row[CARDS:]
    kinds = [kind for kind in range(KINDS) for _copy in range(cards[kind])]
    open_faces = player is not None and player in (seat, t.sheriff.get(s))
    return OfferView(
        player=seat,
        money=row[MONEY],
        nuggets=row[NUGGETS],
        store_cards=sum(cards[:STORE_KINDS]),
        deeds=sum(cards[STORE_KINDS:]),
        cards=_cards(t, kinds) if open_faces else None,
    )


def _window(t: DiceTown, s: State, player: int | None) -> WindowView | None:
    """DT-I8: a window for a card, the same for all who are asked."""
    kind = t.moment.window.get(s)
    if kind == 0:
        return None
    asked = _seats_in(t, t.moment.asked.get(s))
    amount = 0
    if kind == FIFTY_FIFTY:
        amount = t.moment.loot.get(s)
    elif kind == DYNAMITE:
        amount = min(t.count_face(s, asked[0], NINE), t.nuggets.amount(s, t.mine))
    return WindowView(
        card=CARD_IDS[kind],
        asked=asked,
        answered=[seat for seat in asked if not s.acts(seat)],
        holds=player is not None and player in asked and t.hands.has(s, player, kind),
        against=_played(t, s) if kind == WANTED else None,
        amount=amount,
    )


def _played(t: DiceTown, s: State) -> PlayedView | None:
    player = t.played.player.get(s)
    if player < 0:
        return None
    kind = t.played.card.get(s)
    detail = t.played.detail.get(s)
    cheats = kind == CHEAT_CARD and detail >= 0
    return PlayedView(
        player=player,
        card=CARD_IDS[kind],
        die=detail // FACES if cheats else None,
        face=FACE_IDS[detail % FACES] if cheats else None,
        target=detail if kind == SHAKY_JOE and detail >= 0 else None,
    )


def _drawn(t: DiceTown, s: State, player: int | None) -> DrawnView | None:
    """DT-I4, DT-I5: cards of which one is kept."""
    victim = t.moment.victim.get(s)
    place = SALOON if victim >= 0 else STORE
    kinds = (t.looked_at if victim >= 0 else t.drawn).cards(s)
    if not kinds:
        return None
    chooser = t.winners.get(s, place) - 1
    deeds = sum(kind >= STORE_KINDS for kind in kinds)
    return DrawnView(
        player=chooser,
        source=LOCATION_IDS[place],
        victim=victim if victim >= 0 else None,
        store_cards=len(kinds) - deeds,
        deeds=deeds,
        cards=_cards(t, sorted(kinds)) if player is not None and player in (chooser, victim) else None,
    )


def _doc(t: DiceTown, s: State) -> DocView | None:
    if t.moment.location.get(s) != DOC or t.moment.counting.get(s):
        return None
    visitor = t.moment.visitor.get(s)
    asked = [seat for seat in range(t.players) if s.prompt(seat) == "visit"]
    return DocView(
        entitled=_seats_in(t, t.moment.entitled.get(s)),
        order=t.visit_order.cards(s)[::-1],
        visitor=visitor if visitor >= 0 else None,
        options=[
            CONSOLATION_IDS[consolation]
            for seat in asked
            for consolation in range(CONSOLATIONS)
            if consolation_forbidden(t, s, seat, consolation) == ALLOWED
        ],
    )


# -- the end --------------------------------------------------------------------------------------------


def outcome(t: DiceTown, s: State, reason: str) -> Outcome:
    """DT-X2 to DT-X9: who won, and every line of everybody's points."""
    return Outcome(
        reason=reason,
        scores=s.scores(),
        ranking=t.ranking(s),
        sheets=[_sheet(t, s, seat) for seat in range(t.players)],
    )


def _sheet(t: DiceTown, s: State, seat: int) -> list[ScoreLine]:
    """DT-X2 to DT-X6; the deeds are named with their number, which breaks ties (DT-X8)."""
    nuggets = t.nuggets.amount(s, seat)
    money = t.money.amount(s, seat)
    lines = [
        ScoreLine("nuggets", nuggets, {"count": nuggets}),
        ScoreLine("money", money // t.dollars_a_point, {"count": money}),
    ]
    if t.sheriff.get(s) == seat:
        lines.append(ScoreLine("sheriff", t.sheriff_points))
    for kind in range(EQUIPMENT):
        if t.hands.has(s, seat, kind):
            points = t.points_of[kind] * t.hands.count(s, seat, kind)
            lines.append(ScoreLine("equipment", points, {"card": CARD_IDS[kind]}))
    deeds = 0
    for kind in range(STORE_KINDS, KINDS):
        deeds += t.points_of[kind] * (t.hands.count(s, seat, kind) + t.fenced.count(s, seat, kind))
    lines.append(ScoreLine("deeds", deeds, {"count": t.deeds_of(s, seat)}))
    if t.moment.chosen.get(s) == seat:
        lines.append(ScoreLine("chosen", 0))
    return lines
