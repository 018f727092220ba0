"""The view of a player or spectator, filled in (FT-HI1 to FT-HI9)."""

from __future__ import annotations

from saloon.core.layout import FRAME_CELLS, OPEN_LANES
from saloon.core.state import State
from saloon.games.fliptown.facts import (
    MOST_WANTED,
    arrest_odds,
    drawn_cards,
    fine_in_points,
    hole_cards,
    known_sheriff,
    unseen_by,
)
from saloon.games.fliptown.names import (
    AREA_IDS,
    BOUNTY_IDS,
    CARD_IDS,
    CEMETERY,
    CHALLENGE_IDS,
    CHARACTER_IDS,
    CLAIM_IDS,
    COWBOT_IDS,
    GOLD,
    HAMMERS,
    HAND_IDS,
    ITEM_IDS,
    LINK_IDS,
    MONEY,
    PANS,
    RANKS,
    SCORE_WORD_IDS,
    SPACE_IDS,
    STARS,
    STOP_IDS,
    SUIT_IDS,
    TARGET_IDS,
    TRIGGER_IDS,
    TURNS,
    WANTED,
    WANTED_WORD_IDS,
)
from saloon.games.fliptown.rows import (
    BIT,
    BOUNTY_STARS,
    BRIBED,
    CIRCLED,
    CLAIMED_SHAPES,
    HANDS,
    HOLE,
    MOST_CLAIMS,
    OWNED,
    POKER,
    POSITION,
    ROW,
    STAYS,
    SUCCESSES,
    USES,
    WHO,
)
from saloon.games.fliptown.rules.gains import NEEDED, progress
from saloon.games.fliptown.scoring import (
    CAMPAIGN,
    challenges_met,
    cowbot_lines,
    cowbot_score,
    score,
    score_word,
    silver,
    wanted_word,
)
from saloon.games.fliptown.state import OPEN_BOUNTIES, PHASE, PHASE_IDS, ROUND, TURN, Fliptown
from saloon.games.fliptown.turn_sight import turn_view
from saloon.games.fliptown.view import (
    BountyView,
    ChallengeView,
    CowbotView,
    MapView,
    SheriffView,
    TitleView,
    View,
)

BUSY = "busy"
"""What others are asked while all play at once is their own business."""


def view(c: Fliptown, s: State, player: int | None) -> View:
    """All that a player (None: a spectator) may know."""
    seen = as_seen(c, s, player)
    unseen = unseen_by(c, seen, player)
    clock = c.clock
    return View(
        player=player,
        round=clock.get(s, ROUND),
        turn=clock.get(s, TURN),
        phase=PHASE_IDS[clock.get(s, PHASE)],
        lineup=[CARD_IDS[card] for card in c.lineup.cards(s)],
        deck=_deck(c, seen, 0 if c.solo else player),
        discards=_discards(c, s),
        unseen=[sum(card % RANKS == rank for card in unseen) for rank in range(RANKS)],
        maps=[_map(c, seen, s, seat, player) for seat in range(c.players)],
        own=None if player is None or s.over else turn_view(c, s, player),
        sheriff=None if player is None else _sheriff(c, seen, player),
        bounties=[_bounty(c, seen, place) for place in range(OPEN_BOUNTIES) if c.bounties.get(s, place) > 0],
        cowbot=_cowbot(c, s) if c.has_cowbot else None,
        challenges=_challenges(c, s) if c.solo else [],
        titles=[_title(c, seen, seat) for seat in range(c.players)],
        hold_em=c.hold_em,
        competitive=c.competitive,
        gun_bonus=[c.box.pistol, c.box.rifle],
        printed=None if c.own_components is None else dict(c.own_components),
        prompts=[_prompt(s, seat, player) for seat in range(c.players)],
        over=s.over,
    )


def as_seen(c: Fliptown, s: State, player: int | None) -> State:
    """FT-HI6: the state with everybody else as they were when the turn began."""
    if s.cells[OPEN_LANES] == 0:
        return s
    seen = s.clone()
    for seat in range(c.players):
        was_asked = s.cells[c.openings + seat * FRAME_CELLS] > 0
        if seat != player and was_asked:
            for cell in range(seat * ROW, (seat + 1) * ROW):
                seen.cells[c.rows.base + cell] = s.cells[c.rows.kept + cell]
    return seen


def _prompt(s: State, seat: int, player: int | None) -> str:
    if not s.acts(seat):
        return ""
    return BUSY if s.simultaneous and seat != player else s.prompt(seat)


def _deck(c: Fliptown, s: State, player: int | None) -> int:
    """How many cards the deck holds without what the viewer has drawn from it in this turn."""
    count: int = c.deck.count(s)
    if player is None:
        return count
    drawn = drawn_cards(c, s, player)
    return count - sum(card in drawn for card in c.deck.cards(s))


def _discards(c: Fliptown, s: State) -> list[str]:
    """What everybody has seen; alone, robbery cards are seen as they are drawn."""
    cards = c.discards.cards(s)
    if c.solo:
        cards += [card for card in drawn_cards(c, s, 0) if card not in cards]
    return [CARD_IDS[card] for card in sorted(cards)]


# -- maps ----------------------------------------------------------------------------------------------------


def _named(mask: int, names: list[str]) -> list[str]:
    return [name for place, name in enumerate(names) if mask & BIT[place] != 0]


def _map(c: Fliptown, s: State, truth: State, seat: int, player: int | None) -> MapView:
    """A player's map; `s` is as the viewer sees it, `truth` tells who is still asked."""
    row = [s.cells[c.rows.base + seat * ROW + cell] for cell in range(ROW)]
    circled = [
        SPACE_IDS[c.box.first_space[area] + index]
        for area in range(len(AREA_IDS))
        for index in range(c.box.first_space[area + 1] - c.box.first_space[area])
        if row[CIRCLED + area] & BIT[index] != 0
    ]
    graves = row[CIRCLED + CEMETERY]
    position = row[POSITION]
    poker = [row[POKER + n * TURNS : POKER + (n + 1) * TURNS] for n in range(3)]
    holes = [card for card in hole_cards(c, s, seat) if card >= 0]
    return MapView(
        money=row[MONEY],
        gold=row[GOLD],
        stars=row[STARS],
        wanted=row[WANTED],
        pans=row[PANS],
        hammers=row[HAMMERS],
        circled=circled,
        crossed=[name for n, name in enumerate(STOP_IDS) if n < position and name not in circled],
        robbed=_named(row[SUCCESSES], TARGET_IDS),
        links=[name for n, name in enumerate(LINK_IDS) if graves & c.box.link_mask[n] == c.box.link_mask[n]],
        items=_named(row[OWNED], ITEM_IDS),
        hotel=c.box.hotel[row[STAYS]],
        claims=[CLAIM_IDS[n - 1] for n in row[CLAIMED_SHAPES : CLAIMED_SHAPES + MOST_CLAIMS] if n > 0],
        character=CHARACTER_IDS[row[WHO] - 1] if row[WHO] > 0 else None,
        uses_left=row[USES],
        poker=[[CARD_IDS[card - 1] for card in column if card > 0] for column in poker],
        hands=[HAND_IDS[hand - 1] if hand > 0 else None for hand in row[HANDS : HANDS + 3]],
        hole=[CARD_IDS[card] for card in holes] if c.solo or seat == player else [],
        hole_count=sum(card > 0 for card in row[HOLE : HOLE + 2]),
        bounties=row[BOUNTY_STARS : BOUNTY_STARS + OPEN_BOUNTIES],
        silver=silver(c, s, seat),
        score=score(c, s, seat),
        bribed=row[BRIBED] == 1,
        busy=truth.acts(seat),
    )


def _bounty(c: Fliptown, s: State, place: int) -> BountyView:
    bounty = c.bounties.get(s, place) - 1
    return BountyView(
        bounty=BOUNTY_IDS[bounty],
        stars=c.box.bounty_later if c.turned.get(s, place) == 1 else c.box.bounty_first,
        done=[min(NEEDED[bounty], progress(c, s, seat, bounty)) for seat in range(c.players)],
        need=NEEDED[bounty],
    )


def _title(c: Fliptown, s: State, seat: int) -> TitleView:
    return TitleView(
        score_word=SCORE_WORD_IDS[score_word(c, score(c, s, seat))],
        wanted_word=WANTED_WORD_IDS[wanted_word(c, c.rows.get(s, seat, WANTED))],
    )


# -- the sheriff and the cowbot ------------------------------------------------------------------------------


def _sheriff(c: Fliptown, s: State, player: int) -> SheriffView:
    card = known_sheriff(c, s, player)
    wanted = c.rows.get(s, player, WANTED)
    odds_by_wanted = [arrest_odds(c, s, player, number) for number in range(MOST_WANTED + 1)]
    odds = odds_by_wanted[min(wanted, MOST_WANTED)]
    round_now = c.clock.get(s, ROUND)
    fine = c.box.fine_money[round_now]
    return SheriffView(
        card=CARD_IDS[card] if card >= 0 else None,
        odds=round(odds, 4),
        odds_by_wanted=[round(chance, 3) for chance in odds_by_wanted],
        bribe=wanted,
        fine_money=fine,
        fine_stars=c.box.fine_stars[round_now],
        loss=round(odds * fine_in_points(c, s, player), 3),
        must_pay_stars=wanted >= c.box.stars_only_from or c.rows.get(s, player, MONEY) < fine,
    )


def _cowbot(c: Fliptown, s: State) -> CowbotView:
    cowbot = c.cowbot(s)
    return CowbotView(
        cowbot=COWBOT_IDS[cowbot],
        difficulty=c.options["difficulty"],
        suit=SUIT_IDS[c.box.cowbot_suit[cowbot]],
        trigger=TRIGGER_IDS[c.box.cowbot_trigger[cowbot]],
        stolen=c.stolen.count(s),
        score=cowbot_score(c, s),
        lines=dict(cowbot_lines(c, s)),
    )


def _challenges(c: Fliptown, s: State) -> list[ChallengeView]:
    return [
        ChallengeView(challenge=name, met=bool(met), campaign=name in CAMPAIGN)
        for name, met in zip(CHALLENGE_IDS, challenges_met(c, s), strict=True)
    ]
