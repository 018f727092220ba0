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


def view(c: WesternLegends, s: State, player: int | None) -> View:
    """All that a player may know."""
    started = c.table.round.get(s) > 0
    active = c.active(s)
    return View(
        player=player,
        round=c.table.round.get(s),
        first_player=c.first(s) if c.character_of(s, 0) != NONE else None,
        active=active if started and active != NONE else None,
        target=c.goal,
        ending=ENDINGS[c.table.ending.get(s)],
        actions_left=c.turn.actions.get(s),
        points_left=c.turn.points.get(s),
        after_move=c.turn.after.get(s),
        attacked=[seat for seat in range(c.players + 1) if c.attacked.get(s, seat) == 1],
        seats=[_seat(c, s, seat) for seat in range(c.players)],
        own=None if player is None else _own(c, s, player),
        bandits=[SPACE_IDS[space] for space in range(SPACES) if c.bandits.get(s, space) == 1],
        sheriff=_sheriff(c, s),
        man=_man(c, s) if c.with_man else None,
        deck=c.deck.count(s),
        discard=[card_view(c, card) for card in c.discards.cards(s)],
        held_back=[CARD_IDS[card] for card in range(POKER_CARDS) if c.held_back.get(s, card) == 1],
        fight_deck=c.fight_deck.count(s),
        shown=[card + 2 for card in range(FIGHT_CARDS) for _ in range(c.shown.get(s, card))],
        store=_store(c, s),
        ranches={COLOUR_IDS[colour]: c.ranches[colour].count(s) for colour in range(RANCHES)},
        fame=c.fame.total(s, c.fame.supply),
        stories=_stories(c, s),
        told=_told(c, s),
        past_stories=[STORY_IDS[piece - STORY_PIECE] for piece in c.past.cards(s)],
        fight=_fight(c, s, player) if c.fighting.opponent.get(s) != NONE else None,
        poker=_poker(c, s, player) if c.poker.on.get(s) else None,
        dice=[FACE_IDS[c.box.die_face[die - 1]] for die in c.dice.dump(s) if die > 0],
        reach={} if s.over else reach(c, s),
        asked=[] if s.over else [asked(c, s, seat) for seat in s.actors()],
        cuts=[] if s.over or player is None or not s.acts(player) else cuts(c, s, player),
        prompts=[s.prompt(seat) for seat in range(c.players)],
        box=_own_words(c) if c.own_components is not None else {},
        over=s.over,
    )


# -- pieces --------


def card_view(c: WesternLegends, card: int) -> CardView:
    """A poker card."""
    return CardView(card=CARD_IDS[card], value=value_of(card), effect=POKER_IDS[c.box.effect_of_card[card]])


def _own_words(c: WesternLegends) -> dict[str, list[LineView]]:
    """What the cards of a user's own components do."""
    found = {f"poker-{name}": entry_lines(c.box, SOURCE_POKER + n) for n, name in enumerate(POKER_IDS)}
    for item, name in enumerate(EQUIPMENT_IDS):
        found[f"item-{name}"] = equipment_lines(c.box, item, False)
        if item < FIRST_ITEM:
            found[f"item-{name}-upgraded"] = equipment_lines(c.box, item, True)
    return found


def _equipment(c: WesternLegends, s: State, seat: int) -> list[EquipmentView]:
    active = (c.weapon_active(s, seat), c.mount_active(s, seat))
    return [
        EquipmentView(
            item=EQUIPMENT_IDS[item],
            upgraded=c.owned_items.get(s, seat, item) == 2,
            active=item >= FIRST_ITEM or item in active,
        )
        for item in range(EQUIPMENT)
        if c.owns(s, seat, item)
    ]


def _goal(c: WesternLegends, s: State, seat: int, goal: int) -> GoalView:
    number = c.character_of(s, seat) * GOALS_EACH + goal
    return GoalView(
        goal=GOAL_IDS[number],
        place=goal,
        lines=condition_lines(c.box, c.box.goal_condition[number]),
        met=seat == c.active(s) and c.goals.get(s, seat, goal) != SHOWN and is_met(c, s, seat, goal),
        claimed=c.goals.get(s, seat, goal) == SHOWN,
    )


def _seat(c: WesternLegends, s: State, seat: int) -> SeatView:
    people = c.people
    character = c.character_of(s, seat)
    space = c.space_of(s, seat)
    token = c.cattle.get(s, seat)
    sheet = public_sheet(c, s, seat)
    return SeatView(
        character=None if character == NONE else CHARACTER_IDS[character],
        ability=[] if character == NONE else entry_lines(c.box, SOURCE_CHARACTER + character),
        unlocked=people.unlocked.get(s, seat),
        side=SIDE_IDS[c.side(s, seat)],
        lp=people.lp.get(s, seat),
        money=people.money.get(s, seat),
        money_limit=MONEY_LIMIT,
        nuggets=people.nuggets.get(s, seat),
        nugget_limit=c.nugget_limit_of(s, seat),
        wounds=people.wounds.get(s, seat),
        wound_limit=WOUND_LIMIT,
        hand_limit=c.hand_limit_of(s, seat),
        marshal=people.marshal.get(s, seat),
        wanted=people.wanted.get(s, seat),
        space=place_name(space),
        equipment=_equipment(c, s, seat),
        movement=c.movement_of(s, seat),
        cards=c.hands.size_of(s, seat),
        cattle=None if token == NONE else COLOUR_IDS[(token - CATTLE_PIECE) // CATTLE_KINDS],
        discs=c.discs_left(s, seat),
        claimed=[
            _goal(c, s, seat, goal) for goal in range(GOALS_EACH) if c.goals.get(s, seat, goal) == SHOWN
        ],
        goals=secret_goals(c, s, seat),
        fame=c.fame.total(s, seat),
        quiet={
            WINDOW_IDS[window]: QUIET[c.quiet.get(s, seat, window)]
            for window in range(len(WINDOW_IDS))
            if c.quiet.get(s, seat, window) > 0
        },
        sheet=sheet,
        score=sum(line.points for line in sheet),
    )


def place_name(space: int) -> str | None:
    """A space or a mesa by its id."""
    from saloon.games.western_legends.actions import PLACE_IDS

    return None if space == NONE else PLACE_IDS[space]


def _own(c: WesternLegends, s: State, player: int) -> OwnView:
    token = c.cattle.get(s, player)
    bonus = NONE if token == NONE else (token - CATTLE_PIECE) % CATTLE_KINDS
    dealt = [c.dealt.get(s, player, place) - 1 for place in range(2)]
    fame: list[int] = []
    for kind in range(FAME_KINDS):
        fame += [kind + 1] * c.fame.get(s, player, kind)
    return OwnView(
        hand=[card_view(c, card) for card in c.hands.cards(s, player)],
        dealt=[CHARACTER_IDS[character] for character in dealt if character >= 0],
        starts=[_start(c, character) for character in dealt if character >= 0],
        cattle=None if bonus == NONE else CATTLE_IDS[bonus],
        cattle_lines=[] if bonus == NONE else effect_lines(c.box, c.box.cattle_effect[bonus]),
        goals=[_goal(c, s, player, goal) for goal in range(GOALS_EACH) if c.goals.get(s, player, goal) > 0],
        fame=fame,
        sealed=_laid(c, s, player),
    )


def _start(c: WesternLegends, character: int) -> StartView:
    box = c.box
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


def _store(c: WesternLegends, s: State) -> list[WareView]:
    """WL-R47: six cards of each kind."""
    return [
        WareView(
            item=EQUIPMENT_IDS[item],
            price=c.box.price[item],
            left=MOST_PLAYERS - sum(c.owns(s, seat, item) for seat in range(c.players)),
            points=c.box.end_lp[item * 2],
            upgraded_points=c.box.end_lp[item * 2 + 1],
        )
        for item in range(EQUIPMENT)
        if c.in_store[item] == 1
    ]


def _laid(c: WesternLegends, s: State, row: int) -> list[CardView]:
    cards = [c.laid.get(s, row * CARDS_LAID + place) for place in range(CARDS_LAID)]
    return [card_view(c, card) for card in cards if card != NONE]


# -- the table --------


def _sheriff(c: WesternLegends, s: State) -> SheriffView:
    mover = c.table.mover.get(s)
    return SheriffView(
        space=SPACE_IDS[c.table.sheriff.get(s)],
        mover=None if mover == NONE else mover,
        spaces_left=c.table.walk.get(s),
    )


def _man(c: WesternLegends, s: State) -> ManView:
    card = c.table.man_card.get(s)
    return ManView(
        lp=c.table.man_lp.get(s),
        space=SPACE_IDS[c.table.man_space.get(s)],
        deck=c.man_deck.count(s),
        used=[MAN_IN_BLACK_IDS[piece - MAN_PIECE] for piece in c.man_used.cards(s)],
        card=None if card < 0 else MAN_IN_BLACK_IDS[card],
        lines=[] if card < 0 else effect_lines(c.box, c.box.mib_steps[card]),
    )


def _stories(c: WesternLegends, s: State) -> list[StoryView]:
    found: list[StoryView] = []
    covered = c.table.pile.get(s)
    active = c.active(s)
    for pile in range(c.piles):
        story = c.open_story(s, pile)
        if story == NONE or pile == covered:
            continue
        condition = c.box.story_condition[story]
        discs: list[int] = []
        for seat in range(c.players):
            discs += [seat] * c.discs.get(s, pile, seat)
        found.append(
            StoryView(
                pile=pile,
                left=c.stories[pile].count(s),
                key=STORY_IDS[c.box.story_group[story]],
                lines=condition_lines(c.box, condition),
                discs=discs,
                needed=c.discs_needed,
                met=active != NONE and fulfils(c, s, active, condition),
            )
        )
    return found


def _told(c: WesternLegends, s: State) -> ToldView | None:
    story = c.table.story.get(s)
    if story < 0:
        return None
    tellers = c.table.tellers.get(s)
    letters = c.box.story_bandits[story]
    return ToldView(
        story=STORY_IDS[story],
        title=c.box.titles.get(f"story-{STORY_IDS[story]}", ""),
        lines=effect_lines(c.box, c.box.story_reward[story]),
        letters=[letter for number, letter in enumerate(LETTER_IDS) if (letters >> number) & 1],
        sheriff=c.box.story_sheriff[story],
        contributors=[seat for seat in range(c.players) if (tellers >> seat) & 1],
    )


# -- fights --------


def _fight(c: WesternLegends, s: State, viewer: int | None) -> FightView:
    f = c.fighting
    opponent = f.opponent.get(s)
    attacker, defender = f.attacker.get(s), f.defender.get(s)
    between = opponent == VERSUS_PLAYER
    winner = f.winner.get(s)
    known: list[CardView] = []
    if viewer is not None and viewer in (attacker, defender):
        row = 0 if viewer == attacker else 1
        known = [card_view(c, card) for card in range(POKER_CARDS) if c.known.get(s, row, card) == 1]
    gang, kind = f.gang.get(s), f.kind.get(s)
    return FightView(
        opponent=OPPONENT_IDS[opponent],
        gang=None if gang == NONE else GANG_IDS[gang],
        fight=None if kind == NONE else FIGHT_IDS[kind],
        man_attacks=f.man_attacks.get(s),
        space=SPACE_IDS[f.space.get(s)],
        fight_cards=c.drawn.count(s) + c.picked.count(s),
        seen=_seen(c, s, viewer),
        known=known,
        attacker=_side(c, s, ATTACKER_SIDE, attacker, viewer),
        defender=_side(c, s, DEFENDER_SIDE, defender, viewer),
        open=f.open.get(s),
        cancelled=f.cancelled.get(s),
        ties="attacker" if between else "defender",
        winner=None if winner == 0 else "attacker" if winner == ATTACKER_WINS else "defender",
        without_cards=f.no_cards.get(s),
    )


def _seen(c: WesternLegends, s: State, viewer: int | None) -> list[int]:
    """The values of the fight cards that a viewer sees: all for the handler, some for whoever looked."""
    f = c.fighting
    pieces = c.drawn.pieces(s)
    if f.open.get(s) or viewer == f.handler.get(s):
        shown = c.picked.pieces(s)
    else:
        shown = []
        pieces = pieces + c.picked.pieces(s)
    if viewer is not None and viewer == f.handler.get(s):
        shown = shown + pieces
    elif viewer is not None and viewer == f.attacker.get(s):
        shown = shown + [piece for piece in pieces if c.known_fight_cards.get(s, piece - FIGHT_PIECE) == 1]
    return sorted(piece - FIGHT_PIECE + 2 for piece in shown)


def _side(c: WesternLegends, s: State, side: int, seat: int, viewer: int | None) -> SideView:
    f = c.fighting
    is_open = f.open.get(s)
    attacks = side == ATTACKER_SIDE
    reduced = f.less.get(s, ATTACKER_SIDE if attacks else DEFENDER_SIDE)
    reacted = f.reacted.get(s, ATTACKER_SIDE if attacks else DEFENDER_SIDE) == 1
    value = value_on(c, s, side) if is_open else 0
    if seat != NONE:
        card = c.laid.get(s, seat * CARDS_LAID)
        shows = card != NONE and (is_open or viewer == seat)
        return SideView(
            seat=seat,
            handler=None,
            ready=card != NONE,
            card=card_view(c, card) if shows else None,
            fight_card=None,
            fight_lines=[],
            reduced=reduced,
            value=value or None,
            reacted=reacted,
        )
    handler = f.handler.get(s)
    piece = c.picked.get(s)
    shows = piece != NONE and (is_open or (viewer is not None and viewer == handler))
    number = piece - FIGHT_PIECE
    return SideView(
        seat=None,
        handler=None if handler == NONE else handler,
        ready=piece != NONE,
        card=None,
        fight_card=number + 2 if shows else None,
        fight_lines=effect_lines(c.box, c.box.fight_effect[number]) if shows else [],
        reduced=reduced,
        value=value or None,
        reacted=reacted,
    )


# -- poker --------


def _poker(c: WesternLegends, s: State, viewer: int | None) -> PokerView:
    k = c.poker
    host, banker, waiting = k.host.get(s), k.banker.get(s), k.waiting.get(s)
    hands = [_hand(c, s, seat, viewer) for seat in range(c.players) if (k.joined.get(s) >> seat) & 1]
    row = c.players
    if c.banker.count(s) + len(_laid(c, s, row)) > 0:
        hands.append(_hand(c, s, row, viewer))
    sees = viewer is not None and viewer == banker
    flop = [c.flop.get(s, place) for place in range(FLOP_CARDS)]
    return PokerView(
        host=None if host == NONE else host,
        town=AREA_IDS[c.box.area_of[k.space.get(s)]],
        pot=k.pot.get(s),
        hands=hands,
        waiting=[seat for seat in range(c.players) if (waiting >> seat) & 1],
        flop=[card_view(c, card) for card in flop if card != NONE],
        banker_cards=[card_view(c, card) for card in sorted(c.banker.pieces(s))] if sees else [],
        best=_best(c, s, viewer),
    )


def _hand(c: WesternLegends, s: State, row: int, viewer: int | None) -> PokerHandView:
    banker = c.poker.banker.get(s)
    is_banker = row == c.players
    is_open = c.poker.open.get(s)
    cards = _laid(c, s, row)
    mine = viewer is not None and (viewer == row or (is_banker and viewer == banker))
    return PokerHandView(
        seat=None if is_banker else row,
        handler=banker if is_banker and banker != NONE else None,
        ready=len(cards) > 0,
        cards=cards if is_open or mine else [],
        combination=HAND_IDS[kind_of_hand(worth_on(c, s, row))] if is_open else None,
    )


def _best(c: WesternLegends, s: State, viewer: int | None) -> str | None:
    """The best that the viewer could lay down, of the own cards or of the banker's."""
    if viewer is None or c.flop.count(s) < FLOP_CARDS or c.poker.open.get(s):
        return None
    if viewer == c.poker.banker.get(s):
        cards = c.banker.pieces(s)
    elif plays(c, s, viewer):
        cards = c.hands.cards(s, viewer)
    else:
        return None
    worths = [worth_with(c, s, first, second) for n, first in enumerate(cards) for second in cards[n + 1 :]]
    return HAND_IDS[kind_of_hand(max(worths))] if worths else None


# -- points --------


def public_sheet(c: WesternLegends, s: State, seat: int) -> list[ScoreView]:
    """WL-Z3, WL-Z4, WL-V5: the lines of the final scoring as they stand; tokens are shown at the end only."""
    outlaw = outlaw_points(c, s, seat)
    lines = [
        ("points", c.people.lp.get(s, seat)),
        ("equipment", equipment_points(c, s, seat)),
        ("money", money_points(c, s, seat)),
        ("most_wanted" if outlaw > 1 else "outlaw", outlaw),
        ("lawman", lawman_points(c, s, seat)),
        ("fame", fame_points(c, s, seat) if s.over else 0),
        ("wounds", -c.people.wounds.get(s, seat)),
    ]
    return [ScoreView(name=name, points=points) for name, points in lines if points or name == "points"]


def outcome(c: WesternLegends, s: State, reason: str) -> Outcome:
    """WL-Z3 to WL-Z5, WL-V16: who won, and what everything was worth."""
    points = c.table.man_lp.get(s)
    rival = Rival(points, [ScoreLine("points", points)], man_wins(c, s)) if c.with_man else None
    sheets: list[list[ScoreLine]] = []
    for seat in range(c.players):
        lines = [ScoreLine(line.name, line.points) for line in public_sheet(c, s, seat)]
        if not s.over and fame_points(c, s, seat):
            lines.append(ScoreLine("fame", fame_points(c, s, seat)))
        sheets.append(lines)
    return Outcome(reason=reason, scores=s.scores(), ranking=c.ranking(s), sheets=sheets, rival=rival)
