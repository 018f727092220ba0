"""Entering spaces: sections 6 to 10 of the rules."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from saloon.authoring import Choices, State, Step, Verb1
from saloon.games.fliptown import actions
from saloon.games.fliptown.actions import LESS_WANTED
from saloon.games.fliptown.components import names
from saloon.games.fliptown.components.box import NO_BONUS
from saloon.games.fliptown.components.names import (
    BADLANDS,
    CEMETERY,
    HAMMERS,
    PANS,
    RESOURCES,
    STARS,
    TOWN,
    WANTED,
)
from saloon.games.fliptown.masks import BIT
from saloon.games.fliptown.people import REVISIT
from saloon.games.fliptown.rules import abilities, book, town
from saloon.games.fliptown.rules.bounties import check_bounties
from saloon.games.fliptown.rules.gains import earn_bonus, gain
from saloon.games.fliptown.table import Fliptown


def enter(t: Fliptown, s: State, player: i64, area: i64, index: i64, wanted: i64) -> None:
    """FT-T11: circle a space and take what it brings; `wanted` says whether fewer WANTED are taken.

    What the space asks comes next, before all that already waits. But first comes whether that meets a bounty
    (FT-R12).
    """
    if area == TOWN:
        _visit(t, s, player, index)
    else:
        t.people.circle(s, player, area, index)
        t.people.note(s, player, 1 + t.box.first_space[area] + index)
        if area == BADLANDS:
            _rob(t, s, player, index, wanted)
        else:
            _enter_openly(t, s, player, area, index, wanted)
    check_bounties(t, s, player)


def _enter_openly(t: Fliptown, s: State, player: i64, area: i64, index: i64, wanted: i64) -> None:
    """A stop, a room or a tombstone."""
    space = t.box.first_space[area] + index
    s.tell(actions.CIRCLED, player, space)
    if area == CEMETERY:
        _mourn(t, s, player, index, wanted)
        return
    if area == names.TRAIL:
        t.people.position.set(s, player, index + 1)
    else:
        t.people.mine_gold.move(s, player, t.box.gain[space * RESOURCES + names.GOLD])
    take_rewards(t, s, player, area, space)


def take_rewards(t: Fliptown, s: State, player: i64, area: i64, space: i64) -> None:
    """FT-TR5, FT-TR8, FT-MI5, FT-R9: resources and WANTED, then what is asked, then bonus actions."""
    box = t.box
    for resource in range(RESOURCES):
        amount = box.gain[space * RESOURCES + resource]
        if amount > 0:
            gain(t, s, player, resource, amount)
    bonus = box.bonus[space]
    if bonus != NO_BONUS:
        earn_bonus(t, s, player, bonus, area)
    crossing = box.cross[space]
    if crossing > 0 and t.people.wanted.get(s, player) > 0:
        s.push(abilities.CROSSING, player, crossing)
    if box.tool[space] == 1:
        _ask_for_tool(t, s, player)


def _ask_for_tool(t: Fliptown, s: State, player: i64) -> None:
    """FT-DE9, FT-R32: a pan or a hammer, if there is room for both kinds."""
    has_room_for_pans = t.people.pans.get(s, player) < names.MOST_TOOLS
    has_room_for_hammers = t.people.hammers.get(s, player) < names.MOST_TOOLS
    if has_room_for_pans and has_room_for_hammers:
        s.push(CHOOSING_TOOL, player)
    else:
        gain(t, s, player, PANS if has_room_for_pans else HAMMERS, 1)


@final
class ChooseTool(Verb1):
    """FT-DE9: a pan or a hammer."""

    def offer(self, t: Fliptown, s: State, me: i64, choices: Choices) -> None:
        choices.offer(self.family.base)
        choices.offer(self.family.base + 1)

    def take(self, t: Fliptown, s: State, me: i64, tool: i64) -> None:
        gain(t, s, me, PANS + tool, 1)


CHOOSING_TOOL: Final[Step] = abilities.Decision("tool", [ChooseTool(actions.TOOL)], book.WHAT_STOPS_BRING)

# -- the badlands --------------------------------------------------------------------------------------------


def gun_bonus(t: Fliptown, s: State, player: i64) -> i64:
    """FT-BL10, FT-TW9b: what the better gun adds to a robbery card."""
    if t.people.owns(s, player, names.RIFLE):
        return t.box.rifle
    if t.people.owns(s, player, names.PISTOL):
        return t.box.pistol
    return 0


def robbery_card(t: Fliptown, s: State, player: i64, number: i64) -> i64:
    """FT-BL4, FT-R11, FT-R43: a card of a player's share of the deck, or then of the shuffled discards.

    Everybody draws every so-many-th card, so that nobody's draw depends on what others do in the same turn.
    The cards stay where they are until all are done.
    """
    depth = number * t.players + player
    deck = t.deck.count(s)
    if depth < deck:
        return t.deck.at(s, deck - 1 - depth)
    return t.discards.at(s, t.discards.count(s) - 1 - (depth - deck))


def own_draws(t: Fliptown, s: State, player: i64) -> i64:
    """The robbery cards that a player has drawn in this turn, as a mask."""
    drawn: i64 = 0
    for number in range(t.people.drawn.get(s, player)):
        drawn |= BIT[robbery_card(t, s, player, number)]
    return drawn


def _rob(t: Fliptown, s: State, player: i64, target: i64, wanted: i64) -> None:
    """FT-BL3 to FT-BL9: WANTED in any case, then the robbery card decides."""
    box = t.box
    space = box.first_space[BADLANDS] + target
    at = space * RESOURCES
    gain(t, s, player, WANTED, box.gain[at + WANTED] - (1 if wanted == LESS_WANTED else 0))
    card = robbery_card(t, s, player, t.people.drawn.get(s, player))
    t.people.drawn.move(s, player, 1)
    s.reveal()
    if card % names.RANKS + 1 + gun_bonus(t, s, player) >= target + 2:
        t.people.successes.set(s, player, t.people.successes.get(s, player) | BIT[target])
        s.tell(actions.ROBBED, player, space, card)
        gain(t, s, player, STARS, box.gain[at + STARS])
        gain(t, s, player, names.MONEY, box.gain[at + names.MONEY])
    else:
        s.tell(actions.FAILED, player, space, card)
        gain(t, s, player, STARS, box.gain[at + STARS] // 2)
    group = box.group_of[target]
    mask = box.group_mask[group]
    if t.people.circled.get(s, player, BADLANDS) & mask == mask:
        earn_bonus(t, s, player, box.group_bonus[group], BADLANDS)


def can_take_less(t: Fliptown, s: State, player: i64, area: i64) -> bool:
    """FT-BL9, FT-CE2: whether a player may take fewer WANTED in an area."""
    if area == BADLANDS:
        return t.people.owns(s, player, names.BANDANA)
    return area == CEMETERY and t.people.owns(s, player, names.UNDERTAKER)


# -- the cemetery --------------------------------------------------------------------------------------------


def _mourn(t: Fliptown, s: State, player: i64, grave: i64, wanted: i64) -> None:
    """FT-CE2 to FT-CE6: WANTED, the shovel's star, and every link that is complete now."""
    box = t.box
    if wanted != LESS_WANTED:
        gain(t, s, player, WANTED, box.grave_wanted)
    if t.people.owns(s, player, names.SHOVEL):
        gain(t, s, player, STARS, 1)
    circled = t.people.circled.get(s, player, CEMETERY)
    for link in range(names.LINKS):
        mask = box.link_mask[link]
        if mask & BIT[grave] != 0 and circled & mask == mask:
            for resource in range(RESOURCES):
                gain(t, s, player, resource, box.link_gain[link * RESOURCES + resource])
            if box.link_bonus[link] != NO_BONUS:
                earn_bonus(t, s, player, box.link_bonus[link], CEMETERY)


# -- the town ------------------------------------------------------------------------------------------------


def _visit(t: Fliptown, s: State, player: i64, building: i64) -> None:
    """FT-TWa to FT-TWe: circle it on the first visit, which brings what the sign shows; then its effect."""
    if t.people.is_circled(s, player, TOWN, building):
        t.people.note(s, player, REVISIT + building)
        s.tell(actions.REVISITED, player, building)
        town.ask_effect(t, s, player, building, town.NOW)
        return
    space = t.box.first_space[TOWN] + building
    t.people.circle(s, player, TOWN, building)
    t.people.note(s, player, 1 + space)
    s.tell(actions.CIRCLED, player, space)
    may_wait = town.NOW if t.box.bonus[space] == NO_BONUS else town.CAN_WAIT
    if may_wait == town.CAN_WAIT and not town.is_usable(t, s, player, building):
        # The reward on the sign may bring what the effect costs.
        t.people.move_put_off(s, player, building, 1)
    else:
        town.ask_effect(t, s, player, building, may_wait)
    take_rewards(t, s, player, TOWN, space)
