"""The view of a player or spectator, filled in (FT-HI1 to FT-HI9)."""

from __future__ import annotations

from saloon.authoring import NOTHING, State
from saloon.core.layout import FRAME_CELLS, OPEN_LANES
from saloon.games.fliptown.components.names import (
    AREA_IDS,
    BOUNTY_IDS,
    CARD_IDS,
    CEMETERY,
    CHALLENGE_IDS,
    CHARACTER_IDS,
    CLAIM_IDS,
    COWBOT_IDS,
    HAND_IDS,
    ITEM_IDS,
    LINK_IDS,
    RANKS,
    ROUNDS,
    SCORE_WORD_IDS,
    SPACE_IDS,
    STOP_IDS,
    SUIT_IDS,
    TARGET_IDS,
    TRIGGER_IDS,
    TURNS,
    WANTED_WORD_IDS,
)
from saloon.games.fliptown.masks import BIT
from saloon.games.fliptown.people import MOST_CLAIMS, OPEN_BOUNTIES
from saloon.games.fliptown.rules.bounties import NEEDED, progress
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
from saloon.games.fliptown.table import PHASE_IDS, Fliptown
from saloon.games.fliptown.view import (
    BountyView,
    ChallengeView,
    CowbotView,
    MapView,
    SheriffView,
    TitleView,
    View,
)
from saloon.games.fliptown.view.facts import (
    MOST_WANTED,
    arrest_odds,
    drawn_cards,
    fine_in_points,
    hole_cards,
    known_sheriff,
    unseen_by,
)
from saloon.games.fliptown.view.turn import turn_view

BUSY = "busy"
"""What others are asked while all play at once is their own business."""


def view(t: Fliptown, s: State, player: int | None) -> View:
    """All that a player (None: a spectator) may know."""
    seen = as_seen(t, s, player)
    unseen = unseen_by(t, seen, player)
    clock = t.clock
    return View(
        player=player,
        round=clock.round.get(s),
        turn=clock.turn.get(s),
        phase=PHASE_IDS[clock.phase.get(s)],
        lineup=[CARD_IDS[card] for card in t.lineup.cards(s)],
        deck=_deck(t, seen, 0 if t.solo else player),
        discards=_discards(t, s),
        unseen=[sum(card % RANKS == rank for card in unseen) for rank in range(RANKS)],
        maps=[_map(t, seen, s, seat, player) for seat in range(t.players)],
        own=None if player is None or s.over else turn_view(t, s, player),
        sheriff=None if player is None else _sheriff(t, seen, player),
        bounties=[
            _bounty(t, seen, place) for place in range(OPEN_BOUNTIES) if t.bounty_at(s, place) != NOTHING
        ],
        cowbot=_cowbot(t, s) if t.has_cowbot else None,
        challenges=_challenges(t, s) if t.solo else [],
        titles=[_title(t, seen, seat) for seat in range(t.players)],
        hold_em=t.hold_em,
        competitive=t.competitive,
        gun_bonus=[t.box.pistol, t.box.rifle],
        printed=None if t.own_components is None else dict(t.own_components),
        prompts=[_prompt(s, seat, player) for seat in range(t.players)],
        over=s.over,
    )


def as_seen(t: Fliptown, s: State, player: int | None) -> State:
    """FT-HI6: the state with everybody else as they were when the turn began."""
    if s.cells[OPEN_LANES] == 0:
        return s
    seen = s.clone()
    row = t.people.size // t.players
    for seat in range(t.players):
        was_asked = s.cells[t.openings + seat * FRAME_CELLS] > 0
        if seat != player and was_asked:
            for cell in range(seat * row, (seat + 1) * row):
                seen.cells[t.people.base + cell] = s.cells[t.people.kept + cell]
    return seen


def _prompt(s: State, seat: int, player: int | None) -> str:
    if not s.acts(seat):
        return ""
    return BUSY if s.simultaneous and seat != player else s.prompt(seat)


def _deck(t: Fliptown, s: State, player: int | None) -> int:
    """How many cards the deck holds without what the viewer has drawn from it in this turn."""
    count: int = t.deck.count(s)
    if player is None:
        return count
    drawn = drawn_cards(t, s, player)
    return count - sum(card in drawn for card in t.deck.cards(s))


def _discards(t: Fliptown, s: State) -> list[str]:
    """What everybody has seen; alone, robbery cards are seen as they are drawn."""
    cards = t.discards.cards(s)
    if t.solo:
        cards += [card for card in drawn_cards(t, s, 0) if card not in cards]
    return [CARD_IDS[card] for card in sorted(cards)]


# -- maps ----------------------------------------------------------------------------------------------------


def _named(mask: int, names: list[str]) -> list[str]:
    return [name for place, name in enumerate(names) if mask & BIT[place] != 0]


def _map(t: Fliptown, s: State, truth: State, seat: int, player: int | None) -> MapView:
    """A player's map; `s` is as the viewer sees it, `truth` tells who is still asked."""
    people = t.people
    circled = [
        SPACE_IDS[t.box.first_space[area] + index]
        for area in range(len(AREA_IDS))
        for index in range(t.box.first_space[area + 1] - t.box.first_space[area])
        if people.is_circled(s, seat, area, index)
    ]
    graves = people.circled.get(s, seat, CEMETERY)
    position = people.position.get(s, seat)
    character = people.character.get(s, seat)
    poker = [[people.poker.get(s, seat, n * TURNS + turn) for turn in range(TURNS)] for n in range(ROUNDS)]
    hands = [people.hands.get(s, seat, n) for n in range(ROUNDS)]
    claims = [people.claims.get(s, seat, n) for n in range(MOST_CLAIMS)]
    holes = [card for card in hole_cards(t, s, seat) if card >= 0]
    return MapView(
        money=people.money.get(s, seat),
        gold=people.gold.get(s, seat),
        stars=people.stars.get(s, seat),
        wanted=people.wanted.get(s, seat),
        pans=people.pans.get(s, seat),
        hammers=people.hammers.get(s, seat),
        circled=circled,
        crossed=[name for n, name in enumerate(STOP_IDS) if n < position and name not in circled],
        robbed=_named(people.successes.get(s, seat), TARGET_IDS),
        links=[name for n, name in enumerate(LINK_IDS) if graves & t.box.link_mask[n] == t.box.link_mask[n]],
        items=_named(people.owned.get(s, seat), ITEM_IDS),
        hotel=t.box.hotel[people.stays.get(s, seat)],
        claims=[CLAIM_IDS[claim] for claim in claims if claim != NOTHING],
        character=CHARACTER_IDS[character] if character != NOTHING else None,
        uses_left=people.uses.get(s, seat),
        poker=[[CARD_IDS[card] for card in column if card != NOTHING] for column in poker],
        hands=[HAND_IDS[hand] if hand != NOTHING else None for hand in hands],
        hole=[CARD_IDS[card] for card in holes] if t.solo or seat == player else [],
        hole_count=len(holes),
        bounties=[people.bounty_stars.get(s, seat, place) for place in range(OPEN_BOUNTIES)],
        silver=silver(t, s, seat),
        score=score(t, s, seat),
        bribed=people.bribed.get(s, seat),
        busy=truth.acts(seat),
    )


def _bounty(t: Fliptown, s: State, place: int) -> BountyView:
    bounty = t.bounty_at(s, place)
    return BountyView(
        bounty=BOUNTY_IDS[bounty],
        stars=t.box.bounty_later if t.turned.get(s, place) == 1 else t.box.bounty_first,
        done=[min(NEEDED[bounty], progress(t, s, seat, bounty)) for seat in range(t.players)],
        need=NEEDED[bounty],
    )


def _title(t: Fliptown, s: State, seat: int) -> TitleView:
    return TitleView(
        score_word=SCORE_WORD_IDS[score_word(t, score(t, s, seat))],
        wanted_word=WANTED_WORD_IDS[wanted_word(t, t.people.wanted.get(s, seat))],
    )


# -- the sheriff and the cowbot ------------------------------------------------------------------------------


def _sheriff(t: Fliptown, s: State, player: int) -> SheriffView:
    card = known_sheriff(t, s, player)
    wanted = t.people.wanted.get(s, player)
    odds_by_wanted = [arrest_odds(t, s, player, number) for number in range(MOST_WANTED + 1)]
    odds = odds_by_wanted[min(wanted, MOST_WANTED)]
    round_now = t.clock.round.get(s)
    fine = t.box.fine_money[round_now]
    return SheriffView(
        card=CARD_IDS[card] if card >= 0 else None,
        odds=round(odds, 4),
        odds_by_wanted=[round(chance, 3) for chance in odds_by_wanted],
        bribe=wanted,
        fine_money=fine,
        fine_stars=t.box.fine_stars[round_now],
        loss=round(odds * fine_in_points(t, s, player), 3),
        must_pay_stars=wanted >= t.box.stars_only_from or t.people.money.get(s, player) < fine,
    )


def _cowbot(t: Fliptown, s: State) -> CowbotView:
    cowbot = t.clock.cowbot.get(s)
    return CowbotView(
        cowbot=COWBOT_IDS[cowbot],
        difficulty=t.options["difficulty"],
        suit=SUIT_IDS[t.box.cowbot_suit[cowbot]],
        trigger=TRIGGER_IDS[t.box.cowbot_trigger[cowbot]],
        stolen=t.stolen.count(s),
        score=cowbot_score(t, s),
        lines=dict(cowbot_lines(t, s)),
    )


def _challenges(t: Fliptown, s: State) -> list[ChallengeView]:
    return [
        ChallengeView(challenge=name, met=bool(met), campaign=name in CAMPAIGN)
        for name, met in zip(CHALLENGE_IDS, challenges_met(t, s), strict=True)
    ]
