"""What a player sees, filled in, and the outcome with its score sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.outcome import Outcome, Rival, ScoreLine
from saloon.games.western_legends.actions import CARD_IDS, WINDOW_IDS
from saloon.games.western_legends.components.codes import SOURCE_CHARACTER, SOURCE_POKER
from saloon.games.western_legends.components.ids import (
    AREA_IDS,
    CATTLE_IDS,
    CATTLE_KINDS,
    CHARACTER_IDS,
    COLOUR_IDS,
    EQUIPMENT,
    EQUIPMENT_IDS,
    FACE_IDS,
    FIGHT_CARDS,
    FIGHT_IDS,
    FIRST_ITEM,
    GANG_IDS,
    GOAL_IDS,
    GOALS_EACH,
    HAND_IDS,
    LETTER_IDS,
    LOCATION_IDS,
    MAN_IN_BLACK_IDS,
    MOST_PLAYERS,
    NONE,
    OPPONENT_IDS,
    POKER_CARDS,
    POKER_IDS,
    SIDE_IDS,
    SPACE_IDS,
    SPACES,
    STORY_IDS,
    VERSUS_PLAYER,
)
from saloon.games.western_legends.fields import (
    ATTACKER_SIDE,
    ATTACKER_WINS,
    DEFENDER_SIDE,
    MONEY_LIMIT,
    WOUND_LIMIT,
)
from saloon.games.western_legends.rules.deeds import fulfils
from saloon.games.western_legends.rules.fights import value_on
from saloon.games.western_legends.rules.goals import SHOWN, is_met, secret_goals
from saloon.games.western_legends.rules.poker import plays, worth_on, worth_with
from saloon.games.western_legends.rules.poker_hands import kind_of_hand
from saloon.games.western_legends.rules.scoring import (
    equipment_points,
    fame_points,
    lawman_points,
    man_wins,
    money_points,
    outlaw_points,
)
from saloon.games.western_legends.table import (
    CARDS_LAID,
    CATTLE_PIECE,
    FAME_KINDS,
    FIGHT_PIECE,
    FLOP_CARDS,
    MAN_PIECE,
    RANCHES,
    STORY_PIECE,
    value_of,
)
from saloon.games.western_legends.view import (
    CardView,
    EquipmentView,
    FightView,
    GoalView,
    LineView,
    ManView,
    OwnView,
    PokerHandView,
    PokerView,
    ScoreView,
    SeatView,
    SheriffView,
    SideView,
    StartView,
    StoryView,
    ToldView,
    View,
    WareView,
)
from saloon.games.western_legends.view.help import asked, cuts, reach
from saloon.games.western_legends.view.wording import (
    condition_lines,
    effect_lines,
    entry_lines,
    equipment_lines,
)

if TYPE_CHECKING:
    from saloon.core.state import State
    from saloon.games.western_legends.table import WesternLegends

ENDINGS = ["", "round", "last"]
QUIET = ["", "turn", "game"]


def view(t: WesternLegends, s: State, player: int | None) -> View:
    """All that a player may know."""
    started = t.table.round.get(s) > 0
    active = t.active(s)
    return View(
        player=player,
        round=t.table.round.get(s),
        first_player=t.first(s) if t.character_of(s, 0) != NONE else None,
        active=active if started and active != NONE else None,
        target=t.goal,
        ending=ENDINGS[t.table.ending.get(s)],
        actions_left=t.turn.actions.get(s),
        points_left=t.turn.points.get(s),
        after_move=t.turn.after.get(s),
        attacked=[seat for seat in range(t.players + 1) if t.attacked.get(s, seat) == 1],
        seats=[_seat(t, s, seat) for seat in range(t.players)],
        own=None if player is None else _own(t, s, player),
        bandits=[SPACE_IDS[space] for space in range(SPACES) if t.bandits.get(s, space) == 1],
        sheriff=_sheriff(t, s),
        man=_man(t, s) if t.with_man else None,
        deck=t.deck.count(s),
        discard=[card_view(t, card) for card in t.discards.cards(s)],
        held_back=[CARD_IDS[card] for card in range(POKER_CARDS) if t.held_back.get(s, card) == 1],
        fight_deck=t.fight_deck.count(s),
        shown=[card + 2 for card in range(FIGHT_CARDS) for _ in range(t.shown.get(s, card))],
        store=_store(t, s),
        ranches={COLOUR_IDS[colour]: t.ranches[colour].count(s) for colour in range(RANCHES)},
        fame=t.fame.total(s, t.fame.supply),
        stories=_stories(t, s),
        told=_told(t, s),
        past_stories=[STORY_IDS[piece - STORY_PIECE] for piece in t.past.cards(s)],
        fight=_fight(t, s, player) if t.fighting.opponent.get(s) != NONE else None,
        poker=_poker(t, s, player) if t.poker.on.get(s) else None,
        dice=[FACE_IDS[t.box.die_face[die - 1]] for die in t.dice.dump(s) if die > 0],
        reach={} if s.over else reach(t, s),
        asked=[] if s.over else [asked(t, s, seat) for seat in s.actors()],
        cuts=[] if s.over or player is None or not s.acts(player) else cuts(t, s, player),
        prompts=[s.prompt(seat) for seat in range(t.players)],
        box=_own_words(t) if t.own_components is not None else {},
        over=s.over,
    )


# -- pieces --------


def card_view(t: WesternLegends, card: int) -> CardView:
    """A poker card."""
    return CardView(card=CARD_IDS[card], value=value_of(card), effect=POKER_IDS[t.box.effect_of_card[card]])


def _own_words(t: WesternLegends) -> dict[str, list[LineView]]:
    """What the cards of a user's own components do."""
    found = {f"poker-{name}": entry_lines(t.box, SOURCE_POKER + n) for n, name in enumerate(POKER_IDS)}
    for item, name in enumerate(EQUIPMENT_IDS):
        found[f"item-{name}"] = equipment_lines(t.box, item, False)
        if item < FIRST_ITEM:
            found[f"item-{name}-upgraded"] = equipment_lines(t.box, item, True)
    return found


def _equipment(t: WesternLegends, s: State, seat: int) -> list[EquipmentView]:
    active = (t.weapon_active(s, seat), t.mount_active(s, seat))
    return [
        EquipmentView(
            item=EQUIPMENT_IDS[item],
            upgraded=t.owned_items.get(s, seat, item) == 2,
            active=item >= FIRST_ITEM or item in active,
        )
        for item in range(EQUIPMENT)
        if t.owns(s, seat, item)
    ]


def _goal(t: WesternLegends, s: State, seat: int, goal: int) -> GoalView:
    number = t.character_of(s, seat) * GOALS_EACH + goal
    return GoalView(
        goal=GOAL_IDS[number],
        place=goal,
        lines=condition_lines(t.box, t.box.goal_condition[number]),
        met=seat == t.active(s) and t.goals.get(s, seat, goal) != SHOWN and is_met(t, s, seat, goal),
        claimed=t.goals.get(s, seat, goal) == SHOWN,
    )


def _seat(t: WesternLegends, s: State, seat: int) -> SeatView:
    people = t.people
    character = t.character_of(s, seat)
    space = t.space_of(s, seat)
    token = t.cattle.get(s, seat)
    sheet = public_sheet(t, s, seat)
    return SeatView(
        character=None if character == NONE else CHARACTER_IDS[character],
        ability=[] if character == NONE else entry_lines(t.box, SOURCE_CHARACTER + character),
        unlocked=people.unlocked.get(s, seat),
        side=SIDE_IDS[t.side(s, seat)],
        lp=people.lp.get(s, seat),
        money=people.money.get(s, seat),
        money_limit=MONEY_LIMIT,
        nuggets=people.nuggets.get(s, seat),
        nugget_limit=t.nugget_limit_of(s, seat),
        wounds=people.wounds.get(s, seat),
        wound_limit=WOUND_LIMIT,
        hand_limit=t.hand_limit_of(s, seat),
        marshal=people.marshal.get(s, seat),
        wanted=people.wanted.get(s, seat),
        space=place_name(space),
        equipment=_equipment(t, s, seat),
        movement=t.movement_of(s, seat),
        cards=t.hands.size_of(s, seat),
        cattle=None if token == NONE else COLOUR_IDS[(token - CATTLE_PIECE) // CATTLE_KINDS],
        discs=t.discs_left(s, seat),
        claimed=[
            _goal(t, s, seat, goal) for goal in range(GOALS_EACH) if t.goals.get(s, seat, goal) == SHOWN
        ],
        goals=secret_goals(t, s, seat),
        fame=t.fame.total(s, seat),
        quiet={
            WINDOW_IDS[window]: QUIET[t.quiet.get(s, seat, window)]
            for window in range(len(WINDOW_IDS))
            if t.quiet.get(s, seat, window) > 0
        },
        sheet=sheet,
        score=sum(line.points for line in sheet),
    )


def place_name(space: int) -> str | None:
    """A space or a mesa by its id."""
    from saloon.games.western_legends.actions import PLACE_IDS

    return None if space == NONE else PLACE_IDS[space]


def _own(t: WesternLegends, s: State, player: int) -> OwnView:
    token = t.cattle.get(s, player)
    bonus = NONE if token == NONE else (token - CATTLE_PIECE) % CATTLE_KINDS
    dealt = [t.dealt.get(s, player, place) - 1 for place in range(2)]
    fame: list[int] = []
    for kind in range(FAME_KINDS):
        fame += [kind + 1] * t.fame.get(s, player, kind)
    return OwnView(
        hand=[card_view(t, card) for card in t.hands.cards(s, player)],
        dealt=[CHARACTER_IDS[character] for character in dealt if character >= 0],
        starts=[_start(t, character) for character in dealt if character >= 0],
        cattle=None if bonus == NONE else CATTLE_IDS[bonus],
        cattle_lines=[] if bonus == NONE else effect_lines(t.box, t.box.cattle_effect[bonus]),
        goals=[_goal(t, s, player, goal) for goal in range(GOALS_EACH) if t.goals.get(s, player, goal) > 0],
        fame=fame,
        sealed=_laid(t, s, player),
    )


def _start(t: WesternLegends, character: int) -> StartView:
    box = t.box
    return StartView(
        character=CHARACTER_IDS[character],
        lines=entry_lines(box, SOURCE_CHARACTER + character),
        location=LOCATION_IDS[box.start_of[character]],
        cards=box.start_poker[character],
        money=box.start_money[character],
        nuggets=box.start_nuggets[character],
        weapon=EQUIPMENT_IDS[box.start_weapon[character]],
        marshal=box.start_marshal[character],
        wanted=box.start_wanted[character],
    )


def _store(t: WesternLegends, s: State) -> list[WareView]:
    """WL-R47: six cards of each kind."""
    return [
        WareView(
            item=EQUIPMENT_IDS[item],
            price=t.box.price[item],
            left=MOST_PLAYERS - sum(t.owns(s, seat, item) for seat in range(t.players)),
            points=t.box.end_lp[item * 2],
            upgraded_points=t.box.end_lp[item * 2 + 1],
        )
        for item in range(EQUIPMENT)
        if t.in_store[item] == 1
    ]


def _laid(t: WesternLegends, s: State, row: int) -> list[CardView]:
    cards = [t.laid.get(s, row * CARDS_LAID + place) for place in range(CARDS_LAID)]
    return [card_view(t, card) for card in cards if card != NONE]


# -- the table --------


def _sheriff(t: WesternLegends, s: State) -> SheriffView:
    mover = t.table.mover.get(s)
    return SheriffView(
        space=SPACE_IDS[t.table.sheriff.get(s)],
        mover=None if mover == NONE else mover,
        spaces_left=t.table.walk.get(s),
    )


def _man(t: WesternLegends, s: State) -> ManView:
    card = t.table.man_card.get(s)
    return ManView(
        lp=t.table.man_lp.get(s),
        space=SPACE_IDS[t.table.man_space.get(s)],
        deck=t.man_deck.count(s),
        used=[MAN_IN_BLACK_IDS[piece - MAN_PIECE] for piece in t.man_used.cards(s)],
        card=None if card < 0 else MAN_IN_BLACK_IDS[card],
        lines=[] if card < 0 else effect_lines(t.box, t.box.mib_steps[card]),
    )


def _stories(t: WesternLegends, s: State) -> list[StoryView]:
    found: list[StoryView] = []
    covered = t.table.pile.get(s)
    active = t.active(s)
    for pile in range(t.piles):
        story = t.open_story(s, pile)
        if story == NONE or pile == covered:
            continue
        condition = t.box.story_condition[story]
        discs: list[int] = []
        for seat in range(t.players):
            discs += [seat] * t.discs.get(s, pile, seat)
        found.append(
            StoryView(
                pile=pile,
                left=t.stories[pile].count(s),
                key=STORY_IDS[t.box.story_group[story]],
                lines=condition_lines(t.box, condition),
                discs=discs,
                needed=t.discs_needed,
                met=active != NONE and fulfils(t, s, active, condition),
            )
        )
    return found


def _told(t: WesternLegends, s: State) -> ToldView | None:
    story = t.table.story.get(s)
    if story < 0:
        return None
    tellers = t.table.tellers.get(s)
    letters = t.box.story_bandits[story]
    return ToldView(
        story=STORY_IDS[story],
        title=t.box.titles.get(f"story-{STORY_IDS[story]}", ""),
        lines=effect_lines(t.box, t.box.story_reward[story]),
        letters=[letter for number, letter in enumerate(LETTER_IDS) if (letters >> number) & 1],
        sheriff=t.box.story_sheriff[story],
        contributors=[seat for seat in range(t.players) if (tellers >> seat) & 1],
    )


# -- fights --------


def _fight(t: WesternLegends, s: State, viewer: int | None) -> FightView:
    f = t.fighting
    opponent = f.opponent.get(s)
    attacker, defender = f.attacker.get(s), f.defender.get(s)
    between = opponent == VERSUS_PLAYER
    winner = f.winner.get(s)
    known: list[CardView] = []
    if viewer is not None and viewer in (attacker, defender):
        row = 0 if viewer == attacker else 1
        known = [card_view(t, card) for card in range(POKER_CARDS) if t.known.get(s, row, card) == 1]
    gang, kind = f.gang.get(s), f.kind.get(s)
    return FightView(
        opponent=OPPONENT_IDS[opponent],
        gang=None if gang == NONE else GANG_IDS[gang],
        fight=None if kind == NONE else FIGHT_IDS[kind],
        man_attacks=f.man_attacks.get(s),
        space=SPACE_IDS[f.space.get(s)],
        fight_cards=t.drawn.count(s) + t.picked.count(s),
        seen=_seen(t, s, viewer),
        known=known,
        attacker=_side(t, s, ATTACKER_SIDE, attacker, viewer),
        defender=_side(t, s, DEFENDER_SIDE, defender, viewer),
        open=f.open.get(s),
        cancelled=f.cancelled.get(s),
        ties="attacker" if between else "defender",
        winner=None if winner == 0 else "attacker" if winner == ATTACKER_WINS else "defender",
        without_cards=f.no_cards.get(s),
    )


def _seen(t: WesternLegends, s: State, viewer: int | None) -> list[int]:
    """The values of the fight cards that a viewer sees: all for the handler, some for a player who looked."""
    f = t.fighting
    pieces = t.drawn.pieces(s)
    if f.open.get(s) or viewer == f.handler.get(s):
        shown = t.picked.pieces(s)
    else:
        shown = []
        pieces = pieces + t.picked.pieces(s)
    if viewer is not None and viewer == f.handler.get(s):
        shown = shown + pieces
    elif viewer is not None and viewer == f.attacker.get(s):
        shown = shown + [piece for piece in pieces if t.known_fight_cards.get(s, piece - FIGHT_PIECE) == 1]
    return sorted(piece - FIGHT_PIECE + 2 for piece in shown)


def _side(t: WesternLegends, s: State, side: int, seat: int, viewer: int | None) -> SideView:
    f = t.fighting
    is_open = f.open.get(s)
    attacks = side == ATTACKER_SIDE
    reduced = f.less.get(s, ATTACKER_SIDE if attacks else DEFENDER_SIDE)
    reacted = f.reacted.get(s, ATTACKER_SIDE if attacks else DEFENDER_SIDE) == 1
    value = value_on(t, s, side) if is_open else 0
    if seat != NONE:
        card = t.laid.get(s, seat * CARDS_LAID)
        shows = card != NONE and (is_open or viewer == seat)
        return SideView(
            seat=seat,
            handler=None,
            ready=card != NONE,
            card=card_view(t, card) if shows else None,
            fight_card=None,
            fight_lines=[],
            reduced=reduced,
            value=value or None,
            reacted=reacted,
        )
    handler = f.handler.get(s)
    piece = t.picked.get(s)
    shows = piece != NONE and (is_open or (viewer is not None and viewer == handler))
    number = piece - FIGHT_PIECE
    return SideView(
        seat=None,
        handler=None if handler == NONE else handler,
        ready=piece != NONE,
        card=None,
        fight_card=number + 2 if shows else None,
        fight_lines=effect_lines(t.box, t.box.fight_effect[number]) if shows else [],
        reduced=reduced,
        value=value or None,
        reacted=reacted,
    )


# -- poker --------


def _poker(t: WesternLegends, s: State, viewer: int | None) -> PokerView:
    k = t.poker
    host, banker, waiting = k.host.get(s), k.banker.get(s), k.waiting.get(s)
    hands = [_hand(t, s, seat, viewer) for seat in range(t.players) if (k.joined.get(s) >> seat) & 1]
    row = t.players
    if t.banker.count(s) + len(_laid(t, s, row)) > 0:
        hands.append(_hand(t, s, row, viewer))
    sees = viewer is not None and viewer == banker
    flop = [t.flop.get(s, place) for place in range(FLOP_CARDS)]
    return PokerView(
        host=None if host == NONE else host,
        town=AREA_IDS[t.box.area_of[k.space.get(s)]],
        pot=k.pot.get(s),
        hands=hands,
        waiting=[seat for seat in range(t.players) if (waiting >> seat) & 1],
        flop=[card_view(t, card) for card in flop if card != NONE],
        banker_cards=[card_view(t, card) for card in sorted(t.banker.pieces(s))] if sees else [],
        best=_best(t, s, viewer),
    )


def _hand(t: WesternLegends, s: State, row: int, viewer: int | None) -> PokerHandView:
    banker = t.poker.banker.get(s)
    is_banker = row == t.players
    is_open = t.poker.open.get(s)
    cards = _laid(t, s, row)
    mine = viewer is not None and (viewer == row or (is_banker and viewer == banker))
    return PokerHandView(
        seat=None if is_banker else row,
        handler=banker if is_banker and banker != NONE else None,
        ready=len(cards) > 0,
        cards=cards if is_open or mine else [],
        combination=HAND_IDS[kind_of_hand(worth_on(t, s, row))] if is_open else None,
    )


def _best(t: WesternLegends, s: State, viewer: int | None) -> str | None:
    """The best that the viewer could lay down, of their own cards or of the banker's."""
    if viewer is None or t.flop.count(s) < FLOP_CARDS or t.poker.open.get(s):
        return None
    if viewer == t.poker.banker.get(s):
        cards = t.banker.pieces(s)
    elif plays(t, s, viewer):
        cards = t.hands.cards(s, viewer)
    else:
        return None
    worths = [worth_with(t, s, first, second) for n, first in enumerate(cards) for second in cards[n + 1 :]]
    return HAND_IDS[kind_of_hand(max(worths))] if worths else None


# -- points --------


def public_sheet(t: WesternLegends, s: State, seat: int) -> list[ScoreView]:
    """WL-Z3, WL-Z4, WL-V5: the lines of the final scoring as they stand; tokens are shown at the end only."""
    outlaw = outlaw_points(t, s, seat)
    lines = [
        ("points", t.people.lp.get(s, seat)),
        ("equipment", equipment_points(t, s, seat)),
        ("money", money_points(t, s, seat)),
        ("most_wanted" if outlaw > 1 else "outlaw", outlaw),
        ("lawman", lawman_points(t, s, seat)),
        ("fame", fame_points(t, s, seat) if s.over else 0),
        ("wounds", -t.people.wounds.get(s, seat)),
    ]
    return [ScoreView(name=name, points=points) for name, points in lines if points or name == "points"]


def outcome(t: WesternLegends, s: State, reason: str) -> Outcome:
    """WL-Z3 to WL-Z5, WL-V16: who won, and what everything was worth."""
    points = t.table.man_lp.get(s)
    rival = Rival(points, [ScoreLine("points", points)], man_wins(t, s)) if t.with_man else None
    sheets: list[list[ScoreLine]] = []
    for seat in range(t.players):
        lines = [ScoreLine(line.name, line.points) for line in public_sheet(t, s, seat)]
        if not s.over and fame_points(t, s, seat):
            lines.append(ScoreLine("fame", fame_points(t, s, seat)))
        sheets.append(lines)
    return Outcome(reason=reason, scores=s.scores(), ranking=t.ranking(s), sheets=sheets, rival=rival)
