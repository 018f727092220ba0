"""Setting up: FT-S1 to FT-S11."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring import NOTHING, State
from saloon.games.fliptown import actions
from saloon.games.fliptown.components import names
from saloon.games.fliptown.components.names import CARDS, RANKS
from saloon.games.fliptown.masks import BIT
from saloon.games.fliptown.rules import rounds
from saloon.games.fliptown.table import GRAVE_ROBBER, WILD_CARD, Fliptown

MIDDLE: Final[i64] = 16
"""The tombstone in the middle, as a mask (FT-S3)."""


def set_up(t: Fliptown, s: State) -> None:
    """Maps, characters, bounties and the cowbot; then the first round."""
    drawn = s.below(CARDS) if t.cowbot_option == "random" else NOTHING
    _deal_characters(t, s, drawn)
    for player in range(t.players):
        t.people.circled.set(s, player, names.CEMETERY, MIDDLE)
    if t.has_cowbot:
        cowbot: i64 = drawn // RANKS if drawn != NOTHING else names.COWBOT_IDS.index(t.cowbot_option)
        t.clock.cowbot.set(s, cowbot)
        s.tell(actions.COWBOT_COMES, cowbot)
    if not t.solo:
        _lay_bounties(t, s)
    for card in range(CARDS):
        t.deck.put(s, card)
    s.push(rounds.NEXT_ROUND, 0, 1)


def _deal_characters(t: Fliptown, s: State, drawn: i64) -> None:
    """FT-S4, FT-S8, FT-S10: what everybody begins with; a drawn card decides by its rank (FT-S11)."""
    if not t.characters:
        for player in range(t.players):
            give_start(t, s, player)
        return
    boxed = vec[i64]([i64(number) for number in range(len(names.CHARACTER_IDS))])
    left: i64 = len(names.CHARACTER_IDS)
    for player in range(t.players):
        if drawn != NOTHING:
            give_character(t, s, player, drawn % RANKS)
        else:
            place = s.below(left)
            left -= 1
            give_character(t, s, player, boxed[place])
            boxed[place] = boxed[left]


def give_start(t: Fliptown, s: State, player: i64) -> None:
    """FT-S4: what a player without a character begins with."""
    t.people.money.set(s, player, t.box.start_money)
    t.people.gold.set(s, player, t.box.start_gold)


def give_character(t: Fliptown, s: State, player: i64, character: i64) -> None:
    """FT-CH1, FT-CH2, FT-CH12: a character with what it begins with."""
    t.people.character.set(s, player, character)
    t.people.uses.set(s, player, 2 if character == WILD_CARD else 1)
    for resource in range(names.RESOURCES):
        t.people.resources.set(s, player, resource, t.box.start_of(character, resource))
    if character == GRAVE_ROBBER:
        t.people.owned.set(s, player, BIT[names.SHOVEL])
    s.tell(actions.DEALT, player, character)


def _lay_bounties(t: Fliptown, s: State) -> None:
    """FT-S6: three of the twelve bounties, with the better side up."""
    boxed = vec[i64]([i64(number) for number in range(len(names.BOUNTY_IDS))])
    left: i64 = len(names.BOUNTY_IDS)
    for place in range(t.box.bounty_count):
        drawn = s.below(left)
        left -= 1
        t.bounties.set(s, place, 1 + boxed[drawn])
        s.tell(actions.BOUNTY_SHOWN, boxed[drawn])
        boxed[drawn] = boxed[left]
