"""The viewer's own turn: what can be chosen, what it brings, what is pending."""

from __future__ import annotations

from saloon.core.state import State
from saloon.games.fliptown.actions import (
    ASSIGN,
    GOLD_SUIT,
    JOKER_SUIT,
    JOKER_VALUE,
    LESS_WANTED,
    PLAIN,
    SHIFT_VALUE,
)
from saloon.games.fliptown.box import NO_BONUS, NO_WAY
from saloon.games.fliptown.facts import drawn_cards, next_robbery_cards, robbery_odds
from saloon.games.fliptown.names import (
    AREA_IDS,
    BADLANDS,
    BUILDING_IDS,
    BUILDINGS,
    CARD_IDS,
    CEMETERY,
    GOLD,
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
from saloon.games.fliptown.rows import (
    ACTED,
    BIT,
    CIRCLED,
    PENDING,
    REWARDS,
    SUIT_NOW,
    SUIT_PLACE,
    VALUE_NOW,
    VALUE_PLACE,
)
from saloon.games.fliptown.rules.reach import is_open, price_of_way, size_of, value_by_way
from saloon.games.fliptown.rules.round import is_triggered
from saloon.games.fliptown.rules.town import Effect, most_exchanges
from saloon.games.fliptown.rules.turn import area_of_family, put_off
from saloon.games.fliptown.scoring import FIRST_SILVER, silver_of_room
from saloon.games.fliptown.state import TURN, Fliptown
from saloon.games.fliptown.view import AssignmentView, PendingView, ReachView, TurnView


def turn_view(c: Fliptown, s: State, player: int) -> TurnView | None:
    """A player's own turn, from the flip until the line-up is discarded."""
    if c.lineup.count(s) == 0 or c.clock.get(s, TURN) == 0:
        return None
    rows = c.rows
    suit, value = rows.get(s, player, SUIT_PLACE) - 1, rows.get(s, player, VALUE_PLACE) - 1
    asked = s.prompt(player)
    return TurnView(
        suit_card=_card(c, s, suit),
        value_card=_card(c, s, value),
        poker_card=_card(c, s, 3 - suit - value) if suit >= 0 else None,
        suit=SUIT_IDS[rows.get(s, player, SUIT_NOW) - 1] if suit >= 0 else None,
        value=rows.get(s, player, VALUE_NOW),
        acted=rows.get(s, player, ACTED) == 1,
        pending=_pending(c, s, player),
        rewards=rows.get(s, player, REWARDS),
        robbery_cards=[CARD_IDS[card] for card in drawn_cards(c, s, player)],
        odds=_odds(c, s, player),
        building=_building(s, player),
        most=_most(c, s, player, asked),
        assignments=_assignments(c, s, player) if asked == "assign" else [],
        reach=_reach(c, s, player, asked) if asked in ("act", "bonus") else [],
        triggered=c.has_cowbot and is_triggered(c, s),
    )


def _card(c: Fliptown, s: State, place: int) -> str | None:
    return CARD_IDS[c.lineup.at(s, place)] if place >= 0 else None


def _pending(c: Fliptown, s: State, player: int) -> list[PendingView]:
    """FT-DE21: bonus actions by area, then effects of buildings that wait."""
    found: list[PendingView] = []
    for area, name in enumerate(AREA_IDS):
        count = c.rows.get(s, player, PENDING + area)
        if count > 0:
            found.append(PendingView(area=name, building=None, count=count))
    for building in range(BUILDINGS):
        count = put_off(c, s, player, building)
        if count > 0:
            found.append(PendingView(area=None, building=BUILDING_IDS[building], count=count))
    return found


def _odds(c: Fliptown, s: State, player: int) -> dict[str, float]:
    """FT-BL4, before a robbery is chosen: any bonus action may lead to one."""
    cards = next_robbery_cards(c, s, player)
    circled = c.rows.get(s, player, CIRCLED + BADLANDS)
    return {
        name: round(robbery_odds(c, s, player, cards, target + 2), 3)
        for target, name in enumerate(TARGET_IDS)
        if circled & BIT[target] == 0
    }


def _building(s: State, player: int) -> str | None:
    if not s.acts(player):
        return None
    step = s.step_of(player)
    if isinstance(step, Effect):
        return BUILDING_IDS[step.building]
    return "town_11" if step.name == "office_reward" else None


def _most(c: Fliptown, s: State, player: int, asked: str) -> int:
    """How many WANTED can be crossed out, or how often can be exchanged."""
    wanted = c.rows.get(s, player, WANTED)
    if asked == "cross":
        return min(s.argument(player), wanted)
    if asked == "office_reward":
        return min(c.box.office_cross, wanted)
    if asked == "effect_town_03":
        return min(c.box.hideout_cross, wanted)
    if asked.startswith("effect_"):
        building = s.argument(player)
        return most_exchanges(c, s, player, building) if c.box.exchange_most[building] > 0 else 0
    return 0


# -- assignments ---------------------------------------------------------------------------------------------


def _assignments(c: Fliptown, s: State, player: int) -> list[AssignmentView]:
    trial = s.clone()
    found: list[AssignmentView] = []
    for suit in range(3):
        for value in range(3):
            if suit != value:
                c.rows.set(trial, player, SUIT_PLACE, 1 + suit)
                c.rows.set(trial, player, VALUE_PLACE, 1 + value)
                found.append(_assignment(c, trial, player, suit, value))
    return found


def _assignment(c: Fliptown, s: State, player: int, suit: int, value: int) -> AssignmentView:
    area_of_suit = c.lineup.at(s, suit) // 13
    gold = c.rows.get(s, player, GOLD)
    free: list[int] = []
    paid: dict[str, int] = {}
    for area in range(SUITS):
        way = PLAIN if area == area_of_suit else GOLD_SUIT
        for index in range(size_of(area)):
            if is_open(c, s, player, area, index):
                price = price_of_way(c, s, player, area, index, way)
                space = c.box.first_space[area] + index
                if price == 0:
                    free.append(space)
                elif price <= gold:
                    paid[str(space)] = price
    return AssignmentView(
        action=ASSIGN.at(suit, value),
        suit=CARD_IDS[c.lineup.at(s, suit)],
        value=CARD_IDS[c.lineup.at(s, value)],
        poker=CARD_IDS[c.lineup.at(s, 3 - suit - value)],
        free=free,
        paid=paid,
    )


# -- what can be reached -------------------------------------------------------------------------------------


def _reach(c: Fliptown, s: State, player: int, asked: str) -> list[ReachView]:
    families = c.game.families
    found: list[ReachView] = []
    for action in s.choices(player):
        area = area_of_family(families.family(action))
        if area >= 0:
            found.append(_reached(c, s, player, action, area, asked == "act"))
    return found


def _reached(c: Fliptown, s: State, player: int, action: int, area: int, main: bool) -> ReachView:
    families = c.game.families
    index, way = families.first(action), families.second(action)
    wanted = families.third(action) if area in (BADLANDS, CEMETERY) else 0
    space = c.box.first_space[area] + index
    gold, jokers, value, suit = 0, 0, 0, None
    shifts = False
    if main and area == CEMETERY and way > 0:
        gold = c.box.suit_price if way <= SUITS else 0
        jokers = int(way > SUITS)
        suit = SUIT_IDS[(way - 1) % SUITS]
    elif main and area != CEMETERY:
        gold = price_of_way(c, s, player, area, index, way)
        assert gold < NO_WAY
        jokers = int(way >= JOKER_SUIT) + int(way % 3 == JOKER_VALUE)
        shifts = way % 3 == SHIFT_VALUE
        suit = SUIT_IDS[area] if way >= GOLD_SUIT else None
        counted = value_by_way(c, s, player, area, index, way)
        value = counted if counted != c.rows.get(s, player, VALUE_NOW) else 0
    brings, bonus = _brings(c, s, player, area, index, wanted)
    is_silver = area == MINE and index >= FIRST_SILVER
    return ReachView(
        action=action,
        space=SPACE_IDS[space],
        gold=gold,
        jokers=jokers,
        shifts=shifts,
        suit=suit,
        value=value,
        full_wanted=_could_take_less(c, s, player, area) and wanted != LESS_WANTED,
        brings=brings,
        bonus=bonus,
        silver=silver_of_room(c, s, player, index) + int(c.box.silver[index] == MINE) if is_silver else 0,
    )


def _could_take_less(c: Fliptown, s: State, player: int, area: int) -> bool:
    from saloon.games.fliptown.rules.spaces import can_take_less

    return can_take_less(c, s, player, area)


def _brings(
    c: Fliptown, s: State, player: int, area: int, index: int, wanted: int
) -> tuple[dict[str, int], list[str]]:
    """Resources and bonus actions of a space, as far as they are certain (or a robbery succeeds)."""
    box = c.box
    space = box.first_space[area] + index
    amounts = [box.gain[space * RESOURCES + resource] for resource in range(RESOURCES)]
    bonuses = [box.bonus[space]] if box.bonus[space] != NO_BONUS else []
    circled = c.rows.get(s, player, CIRCLED + area)
    if area == TOWN and circled & BIT[index] != 0:
        return {}, []
    if area == BADLANDS:
        group = box.group_of[index]
        if (circled | BIT[index]) & box.group_mask[group] == box.group_mask[group]:
            bonuses.append(box.group_bonus[group])
    if area == CEMETERY:
        amounts[WANTED] += box.grave_wanted
        amounts[2] += int(c.rows.owns(s, player, SHOVEL))
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
