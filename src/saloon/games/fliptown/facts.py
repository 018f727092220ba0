"""What cards that a player has not seen tell about the next one: chances of robberies and arrests.

A cowbot's theft makes these chances uneven: a card that was seen again after a round cannot have been stolen
in it (FT-HI4), so it is the likelier to be in the deck.
"""

from __future__ import annotations

from typing import Final

from saloon.core.state import State
from saloon.games.fliptown.dream import unseen_cards
from saloon.games.fliptown.names import CARDS, MONEY, RANKS, STARS, WANTED
from saloon.games.fliptown.rows import BIT, DRAWN, HOLE, PEEKED
from saloon.games.fliptown.rules.spaces import own_draws, robbery_card
from saloon.games.fliptown.state import FRESH, ROUND, SHOWN, Fliptown

MOST_WANTED: Final = 14
"""With so many WANTED every sheriff card arrests."""


def unseen_by(c: Fliptown, s: State, player: int | None) -> list[int]:
    """The cards that a player (None: a spectator) has not seen in this round."""
    if player is not None:
        mask = unseen_cards(c, s, player, own_draws(c, s, player))
    else:
        seen = [*c.discards.cards(s), *c.lineup.cards(s)]
        if c.solo:
            seen += [card for card in hole_cards(c, s, 0) if card >= 0]
            seen += drawn_cards(c, s, 0)
        if c.clock.get(s, FRESH) == 1:
            seen += c.deck.cards(s)
        return [card for card in range(CARDS) if card not in seen]
    return [card for card in range(CARDS) if mask & BIT[card] != 0]


def drawn_cards(c: Fliptown, s: State, seat: int) -> list[int]:
    """The robbery cards that somebody has drawn in this turn, in that order."""
    return [robbery_card(c, s, seat, number) for number in range(c.rows.get(s, seat, DRAWN))]


def hole_cards(c: Fliptown, s: State, seat: int) -> list[int]:
    """Somebody's hold'em cards; -1 for none."""
    return [c.rows.get(s, seat, HOLE + place) - 1 for place in range(2)]


def weights(c: Fliptown, s: State, cards: list[int]) -> list[float]:
    """How likely each unseen card is to be still in the game, compared with one that was never in doubt."""
    doubt = [1.0] * len(cards)
    for stolen_in in range(1, c.clock.get(s, ROUND)):
        stolen = int(c.stolen_by_round.get(s, stolen_in))
        seen_since = 0
        for later in range(stolen_in, c.clock.get(s, ROUND)):
            seen_since |= c.seen_by_round.get(s, later)
        suspects = [at for at, card in enumerate(cards) if seen_since & BIT[card] == 0]
        missing = sum(c.stolen_by_round.get(s, earlier) for earlier in range(1, stolen_in))
        if stolen and suspects:
            for at in suspects:
                doubt[at] *= 1.0 - stolen / max(stolen, len(suspects) - missing)
    return doubt


def chance_of_value(c: Fliptown, s: State, cards: list[int], least: int) -> float:
    """The chance that a random one of these cards has at least a value."""
    by_card = weights(c, s, cards)
    total = sum(by_card)
    if total <= 0:
        return 0.0
    good = sum(weight for card, weight in zip(cards, by_card, strict=True) if card % RANKS + 1 >= least)
    return good / total


def next_robbery_cards(c: Fliptown, s: State, player: int) -> list[int]:
    """Among which cards the player's next robbery card is (FT-R10, FT-R43)."""
    depth = c.rows.get(s, player, DRAWN) * c.players + player
    is_recycled = depth >= c.deck.count(s)
    if not is_recycled and c.clock.get(s, FRESH) == 0:
        return unseen_by(c, s, player)
    own = own_draws(c, s, player)
    pile = c.discards if is_recycled else c.deck
    return [card for card in pile.cards(s) if own & BIT[card] == 0]


def robbery_odds(c: Fliptown, s: State, player: int, cards: list[int], rank: int) -> float:
    """FT-BL4: the chance of a robbery, with the player's gun."""
    from saloon.games.fliptown.rules.spaces import gun_bonus

    return chance_of_value(c, s, cards, rank - gun_bonus(c, s, player))


def known_sheriff(c: Fliptown, s: State, player: int) -> int:
    """The sheriff card of this round if the player knows it, else -1."""
    shown: int = c.clock.get(s, SHOWN) - 1
    if shown >= 0:
        return shown
    if c.rows.get(s, player, PEEKED) == 1 and c.sheriff.count(s) == 1:
        return c.sheriff.top(s)
    return -1


def arrest_odds(c: Fliptown, s: State, player: int, wanted: int) -> float:
    """FT-SH5, FT-SH6: the chance of being arrested with so many WANTED."""
    card = known_sheriff(c, s, player)
    if card >= 0:
        return 1.0 if card % RANKS + 1 < wanted else 0.0
    return 1.0 - chance_of_value(c, s, unseen_by(c, s, player), wanted)


def fine_in_points(c: Fliptown, s: State, player: int) -> float:
    """What an arrest would cost now, paid the cheaper way (FT-SH6 to FT-SH9)."""
    round_now = c.clock.get(s, ROUND)
    stars = float(min(c.box.fine_stars[round_now], c.rows.get(s, player, STARS)))
    fine = c.box.fine_money[round_now]
    may_pay = c.rows.get(s, player, WANTED) < c.box.stars_only_from
    if may_pay and c.rows.get(s, player, MONEY) >= fine:
        return min(stars, float(fine) / float(c.box.money_per_point))
    return stars
