"""The viewer's own turn: what can be chosen, what it brings, what is pending."""

from __future__ import annotations

from saloon.authoring import NOTHING, State
from saloon.games.fliptown.actions import (
    ASSIGN,
    GOLD_SUIT,
    JOKER_SUIT,
    JOKER_VALUE,
    LESS_WANTED,
    PLAIN,
    SHIFT_VALUE,
)
from saloon.games.fliptown.components.box import NO_BONUS, NO_WAY
from saloon.games.fliptown.components.names import (
    AREA_IDS,
    BADLANDS,
    BUILDING_IDS,
    BUILDINGS,
    CARD_IDS,
    CEMETERY,
    LINKS,
    MINE,
    RESOURCE_IDS,
    RESOURCES,
    SHOVEL,
    SPACE_IDS,
    SUIT_IDS,
    SUITS,
    TARGET_IDS,
    TOWN,
    WANTED,
)
from saloon.games.fliptown.masks import BIT
from saloon.games.fliptown.rules.reach import area_entered, is_open, price_of_way, size_of, value_by_way
from saloon.games.fliptown.rules.rounds import is_triggered
from saloon.games.fliptown.rules.town import building_of, most_exchanges
from saloon.games.fliptown.scoring import FIRST_SILVER, silver_of_room
from saloon.games.fliptown.table import Fliptown
from saloon.games.fliptown.view import AssignmentView, PendingView, ReachView, TurnView
from saloon.games.fliptown.view.facts import drawn_cards, next_robbery_cards, robbery_odds


def turn_view(t: Fliptown, s: State, player: int) -> TurnView | None:
    """A player's own turn, from the flip until the line-up is discarded."""
    if t.lineup.count(s) == 0 or t.clock.turn.get(s) == 0:
        return None
    people = t.people
    suit, value = people.suit_place.get(s, player), people.value_place.get(s, player)
    asked = s.prompt(player)
    return TurnView(
        suit_card=_card(t, s, suit),
        value_card=_card(t, s, value),
        poker_card=_card(t, s, 3 - suit - value) if suit >= 0 else None,
        suit=SUIT_IDS[people.suit_now.get(s, player)] if suit >= 0 else None,
        value=people.value_now.get(s, player),
        acted=people.acted.get(s, player),
        pending=_pending(t, s, player),
        rewards=people.rewards.get(s, player),
        robbery_cards=[CARD_IDS[card] for card in drawn_cards(t, s, player)],
        odds=_odds(t, s, player),
        building=_building(s, player),
        most=_most(t, s, player, asked),
        assignments=_assignments(t, s, player) if asked == "assign" else [],
        reach=_reach(t, s, player, asked) if asked in ("act", "bonus") else [],
        triggered=t.has_cowbot and is_triggered(t, s),
    )


def _card(t: Fliptown, s: State, place: int) -> str | None:
    return CARD_IDS[t.lineup.at(s, place)] if place >= 0 else None


def _pending(t: Fliptown, s: State, player: int) -> list[PendingView]:
    """FT-DE21: bonus actions by area, then effects of buildings that wait."""
    found: list[PendingView] = []
    for area, name in enumerate(AREA_IDS):
        count = t.people.pending.get(s, player, area)
        if count > 0:
            found.append(PendingView(area=name, building=None, count=count))
    for building in range(BUILDINGS):
        count = t.people.times_put_off(s, player, building)
        if count > 0:
            found.append(PendingView(area=None, building=BUILDING_IDS[building], count=count))
    return found


def _odds(t: Fliptown, s: State, player: int) -> dict[str, float]:
    """FT-BL4, before a robbery is chosen: any bonus action may lead to one."""
    cards = next_robbery_cards(t, s, player)
    circled = t.people.circled.get(s, player, BADLANDS)
    return {
        name: round(robbery_odds(t, s, player, cards, target + 2), 3)
        for target, name in enumerate(TARGET_IDS)
        if circled & BIT[target] == 0
    }


def _building(s: State, player: int) -> str | None:
    if not s.acts(player):
        return None
    building = building_of(s.step_of(player))
    return BUILDING_IDS[building] if building != NOTHING else None


def _most(t: Fliptown, s: State, player: int, asked: str) -> int:
    """How many WANTED can be crossed out, or how often can be exchanged."""
    wanted = t.people.wanted.get(s, player)
    if asked == "cross":
        return min(s.argument(player), wanted)
    if asked == "office_reward":
        return min(t.box.office_cross, wanted)
    if asked == "effect_town_03":
        return min(t.box.hideout_cross, wanted)
    if asked.startswith("effect_"):
        building = s.argument(player)
        return most_exchanges(t, s, player, building) if t.box.exchange_most[building] > 0 else 0
    return 0


# -- assignments ---------------------------------------------------------------------------------------------


def _assignments(t: Fliptown, s: State, player: int) -> list[AssignmentView]:
    trial = s.clone()
    found: list[AssignmentView] = []
    for suit in range(3):
        for value in range(3):
            if suit != value:
                t.people.suit_place.set(trial, player, suit)
                t.people.value_place.set(trial, player, value)
                found.append(_assignment(t, trial, player, suit, value))
    return found


def _assignment(t: Fliptown, s: State, player: int, suit: int, value: int) -> AssignmentView:
    area_of_suit = t.lineup.at(s, suit) // 13
    gold = t.people.gold.get(s, player)
    free: list[int] = []
    paid: dict[str, int] = {}
    for area in range(SUITS):
        way = PLAIN if area == area_of_suit else GOLD_SUIT
        for index in range(size_of(area)):
            if is_open(t, s, player, area, index):
                price = price_of_way(t, s, player, area, index, way)
                space = t.box.first_space[area] + index
                if price == 0:
                    free.append(space)
                elif price <= gold:
                    paid[str(space)] = price
    return AssignmentView(
        action=ASSIGN.at(suit, value),
        suit=CARD_IDS[t.lineup.at(s, suit)],
        value=CARD_IDS[t.lineup.at(s, value)],
        poker=CARD_IDS[t.lineup.at(s, 3 - suit - value)],
        free=free,
        paid=paid,
    )


# -- what can be reached -------------------------------------------------------------------------------------


def _reach(t: Fliptown, s: State, player: int, asked: str) -> list[ReachView]:
    found: list[ReachView] = []
    for action in s.choices(player):
        area = area_entered(action)
        if area != NOTHING:
            found.append(_reached(t, s, player, action, area, asked == "act"))
    return found


def _reached(t: Fliptown, s: State, player: int, action: int, area: int, main: bool) -> ReachView:
    families = t.game.actions
    index, way = families.first(action), families.second(action)
    wanted = families.third(action) if area in (BADLANDS, CEMETERY) else 0
    space = t.box.first_space[area] + index
    gold, jokers, value, suit = 0, 0, 0, None
    shifts = False
    if main and area == CEMETERY and way > 0:
        gold = t.box.suit_price if way <= SUITS else 0
        jokers = int(way > SUITS)
        suit = SUIT_IDS[(way - 1) % SUITS]
    elif main and area != CEMETERY:
        gold = price_of_way(t, s, player, area, index, way)
        assert gold < NO_WAY
        jokers = int(way >= JOKER_SUIT) + int(way % 3 == JOKER_VALUE)
        shifts = way % 3 == SHIFT_VALUE
        suit = SUIT_IDS[area] if way >= GOLD_SUIT else None
        counted = value_by_way(t, s, player, area, index, way)
        value = counted if counted != t.people.value_now.get(s, player) else 0
    brings, bonus = _brings(t, s, player, area, index, wanted)
    is_silver = area == MINE and index >= FIRST_SILVER
    return ReachView(
        action=action,
        space=SPACE_IDS[space],
        gold=gold,
        jokers=jokers,
        shifts=shifts,
        suit=suit,
        value=value,
        full_wanted=_could_take_less(t, s, player, area) and wanted != LESS_WANTED,
        brings=brings,
        bonus=bonus,
        silver=silver_of_room(t, s, player, index) + int(t.box.silver[index] == MINE) if is_silver else 0,
    )


def _could_take_less(t: Fliptown, s: State, player: int, area: int) -> bool:
    from saloon.games.fliptown.rules.spaces import can_take_less

    return can_take_less(t, s, player, area)


def _brings(
    t: Fliptown, s: State, player: int, area: int, index: int, wanted: int
) -> tuple[dict[str, int], list[str]]:
    """Resources and bonus actions of a space, as far as they are certain (or a robbery succeeds)."""
    box = t.box
    space = box.first_space[area] + index
    amounts = [box.gain[space * RESOURCES + resource] for resource in range(RESOURCES)]
    bonuses = [box.bonus[space]] if box.bonus[space] != NO_BONUS else []
    circled = t.people.circled.get(s, player, area)
    if area == TOWN and circled & BIT[index] != 0:
        return {}, []
    if area == BADLANDS:
        group = box.group_of[index]
        if (circled | BIT[index]) & box.group_mask[group] == box.group_mask[group]:
            bonuses.append(box.group_bonus[group])
    if area == CEMETERY:
        amounts[WANTED] += box.grave_wanted
        amounts[2] += int(t.people.owns(s, player, SHOVEL))
        for link in range(LINKS):
            mask = box.link_mask[link]
            if mask & BIT[index] != 0 and (circled | BIT[index]) & mask == mask:
                for resource in range(RESOURCES):
                    amounts[resource] += box.link_gain[link * RESOURCES + resource]
                if box.link_bonus[link] != NO_BONUS:
                    bonuses.append(box.link_bonus[link])
    if wanted == LESS_WANTED:
        amounts[WANTED] -= 1 if area == BADLANDS else box.grave_wanted
    brings = {name: amount for name, amount in zip(RESOURCE_IDS, amounts, strict=True) if amount > 0}
    return brings, [AREA_IDS[bonus] for bonus in bonuses]
