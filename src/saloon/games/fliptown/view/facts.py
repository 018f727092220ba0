"""What cards that a player has not seen tell about the next one: chances of robberies and arrests.

A cowbot's theft makes these chances uneven: a card that was seen again after a round cannot have been stolen
in it (FT-HI4), so it is the likelier to be in the deck.
"""

from __future__ import annotations

from typing import Final

from saloon.authoring import State
from saloon.games.fliptown.components.names import CARDS, RANKS
from saloon.games.fliptown.imagine import unseen_cards
from saloon.games.fliptown.masks import BIT
from saloon.games.fliptown.rules.spaces import own_draws, robbery_card
from saloon.games.fliptown.table import Fliptown

MOST_WANTED: Final = 14
"""With so many WANTED every sheriff card arrests."""


def unseen_by(t: Fliptown, s: State, player: int | None) -> list[int]:
    """The cards that a player (None: a spectator) has not seen in this round."""
    if player is not None:
        mask = unseen_cards(t, s, player, own_draws(t, s, player))
    else:
        seen = [*t.discards.cards(s), *t.lineup.cards(s)]
        if t.solo:
            seen += [card for card in hole_cards(t, s, 0) if card >= 0]
            seen += drawn_cards(t, s, 0)
        if t.clock.fresh.get(s):
            seen += t.deck.cards(s)
        return [card for card in range(CARDS) if card not in seen]
    return [card for card in range(CARDS) if mask & BIT[card] != 0]


def drawn_cards(t: Fliptown, s: State, seat: int) -> list[int]:
    """The robbery cards that somebody has drawn in this turn, in that order."""
    return [robbery_card(t, s, seat, number) for number in range(t.people.drawn.get(s, seat))]


def hole_cards(t: Fliptown, s: State, seat: int) -> list[int]:
    """Somebody's hold'em cards; -1 for none."""
    return [t.people.hole.get(s, seat, place) for place in range(2)]


def weights(t: Fliptown, s: State, cards: list[int]) -> list[float]:
    """How likely each unseen card is to be still in the game, compared with one that was never in doubt."""
    doubt = [1.0] * len(cards)
    for stolen_in in range(1, t.clock.round.get(s)):
        stolen = int(t.stolen_by_round.get(s, stolen_in))
        seen_since = 0
        for later in range(stolen_in, t.clock.round.get(s)):
            seen_since |= t.seen_by_round.get(s, later)
        suspects = [at for at, card in enumerate(cards) if seen_since & BIT[card] == 0]
        missing = sum(t.stolen_by_round.get(s, earlier) for earlier in range(1, stolen_in))
        if stolen and suspects:
            for at in suspects:
                doubt[at] *= 1.0 - stolen / max(stolen, len(suspects) - missing)
    return doubt


def chance_of_value(t: Fliptown, s: State, cards: list[int], least: int) -> float:
    """The chance that a random one of these cards has at least a value."""
    by_card = weights(t, s, cards)
    total = sum(by_card)
    if total <= 0:
        return 0.0
    good = sum(weight for card, weight in zip(cards, by_card, strict=True) if card % RANKS + 1 >= least)
    return good / total


def next_robbery_cards(t: Fliptown, s: State, player: int) -> list[int]:
    """Among which cards the player's next robbery card is (FT-R10, FT-R43)."""
    depth = t.people.drawn.get(s, player) * t.players + player
    is_recycled = depth >= t.deck.count(s)
    if not is_recycled and not t.clock.fresh.get(s):
        return unseen_by(t, s, player)
    own = own_draws(t, s, player)
    pile = t.discards if is_recycled else t.deck
    return [card for card in pile.cards(s) if own & BIT[card] == 0]


def robbery_odds(t: Fliptown, s: State, player: int, cards: list[int], rank: int) -> float:
    """FT-BL4: the chance of a robbery, with the player's gun."""
    from saloon.games.fliptown.rules.spaces import gun_bonus

    return chance_of_value(t, s, cards, rank - gun_bonus(t, s, player))


def known_sheriff(t: Fliptown, s: State, player: int) -> int:
    """The sheriff card of this round if the player knows it, else -1."""
    shown: int = t.clock.shown.get(s)
    if shown >= 0:
        return shown
    if t.people.peeked.get(s, player) and t.sheriff.count(s) == 1:
        return t.sheriff.top(s)
    return -1


def arrest_odds(t: Fliptown, s: State, player: int, wanted: int) -> float:
    """FT-SH5, FT-SH6: the chance of being arrested with so many WANTED."""
    card = known_sheriff(t, s, player)
    if card >= 0:
        return 1.0 if card % RANKS + 1 < wanted else 0.0
    return 1.0 - chance_of_value(t, s, unseen_by(t, s, player), wanted)


def fine_in_points(t: Fliptown, s: State, player: int) -> float:
    """What an arrest would cost now, paid the cheaper way (FT-SH6 to FT-SH9)."""
    round_now = t.clock.round.get(s)
    stars = float(min(t.box.fine_stars[round_now], t.people.stars.get(s, player)))
    fine = t.box.fine_money[round_now]
    may_pay = t.people.wanted.get(s, player) < t.box.stars_only_from
    if may_pay and t.people.money.get(s, player) >= fine:
        return min(stars, float(fine) / float(t.box.money_per_point))
    return stars
