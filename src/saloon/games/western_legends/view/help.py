"""What helps to decide, for views: what a question is about, what is in reach, what limits would cut."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from saloon.games.western_legends.actions import (
    DELIVER,
    INCOME,
    LOOT,
    OPTION,
    PLAY,
    SELL,
    TAKE_ITEM,
    WIELD,
    WORK,
)
from saloon.games.western_legends.components.codes import (
    CARD_ACTION,
    OP_GAIN,
    OP_LOSE,
    SOURCE_CHARACTER,
    SOURCE_EQUIPMENT,
    WRANGLE,
)
from saloon.games.western_legends.components.ids import (
    CATTLE_KINDS,
    CHARACTER_IDS,
    EQUIPMENT_IDS,
    FIRST_WEAPON,
    LOCATION_IDS,
    MAN_IN_BLACK_IDS,
    MARSHAL,
    MONEY,
    NONE,
    NUGGETS,
    POKER_IDS,
    RESOURCE_IDS,
    SPACE_IDS,
    SPACES,
    STORY_IDS,
)
from saloon.games.western_legends.fields import (
    BY_CATTLE,
    BY_FIGHT_CARD,
    BY_MAN,
    BY_SOURCE,
    BY_STORY,
    MONEY_LIMIT,
    NUGGET_LIMIT,
    TRACK_END,
)
from saloon.games.western_legends.rules import (
    act,
    dice,
    effects,
    fight_choices,
    goals,
    locations,
    losing,
    movement,
    sheriff,
    targets,
)
from saloon.games.western_legends.rules.locations import NUGGET_PRICE, WAGE
from saloon.games.western_legends.rules.movement import can_cross
from saloon.games.western_legends.rules.resources import half_of
from saloon.games.western_legends.rules.spoils import LOOT_MONEY, LOOT_NUGGETS
from saloon.games.western_legends.table import CATTLE_PIECE, FIGHT_PIECE
from saloon.games.western_legends.view import AskedView, CutView, LineView, OptionView
from saloon.games.western_legends.view.wording import effect_lines, line, message, node_lines

if TYPE_CHECKING:
    from saloon.core.state import State
    from saloon.games.western_legends.table import WesternLegends


# -- what a question is about --------


def asked(t: WesternLegends, s: State, seat: int) -> AskedView:
    """What somebody is asked, as everybody may know it."""
    step = s.step_of(seat)
    a, b = s.argument(seat), s.second_argument(seat)
    source = ""
    lines: list[LineView] = []
    options: list[OptionView] = []
    count = 0
    if step is effects.CHOOSING or step is losing.GIVING_UP:
        source = cause_message(t, s, b)
        options = _options(t, s, seat, a, gives_up=step is losing.GIVING_UP)
    elif step is effects.EXCHANGE:
        source = cause_message(t, s, b)
        lines = node_lines(t.box, a)
    elif step is effects.ABILITY or step is fight_choices.VOIDING:
        source = source_message(b)
        lines = effect_lines(t.box, t.box.entry_do[a])
    elif step is fight_choices.HANDLER_VOIDING:
        source = cause_message(t, s, BY_FIGHT_CARD)
        lines = effect_lines(t.box, a)
    elif step is targets.CHOOSING_TARGET or step is effects.TAKING_ITEM:
        lines = node_lines(t.box, a)
        if step is effects.TAKING_ITEM:
            options = [
                OptionView(action=TAKE_ITEM.at(item), lines=[line(message("item", EQUIPMENT_IDS[item]))])
                for item in _listed(t, a)
                if t.can_take_item(s, seat, item)
            ]
    elif step is locations.MAKING_ACTIVE or step is dice.REROLLING:
        source = message("item", EQUIPMENT_IDS[a])
    elif step is losing.DISCARDING or step is losing.DISCARDING_TO_LIMIT or step is goals.RETURNING_FAME:
        count = a
    return AskedView(seat=seat, source=source, lines=lines, options=options, count=count)


def _listed(t: WesternLegends, node: int) -> list[int]:
    """The equipment below a node."""
    found: list[int] = []
    item = t.box.first[node]
    while item != 0:
        found.append(t.box.a[item])
        item = t.box.next[item]
    return found


def _options(t: WesternLegends, s: State, seat: int, node: int, *, gives_up: bool) -> list[OptionView]:
    legal = set(s.choices(seat))
    found: list[OptionView] = []
    place = 0
    option = t.box.first[node]
    while option != 0:
        action = OPTION.at(place)
        if action in legal:
            lines = node_lines(t.box, option) if gives_up else effect_lines(t.box, t.box.first[option])
            found.append(OptionView(action=action, lines=lines))
        option = t.box.next[option]
        place += 1
    return found


def source_message(source: int) -> str:
    """The name of a card, an item or a character that has an effect."""
    if source >= SOURCE_CHARACTER:
        return message("character", CHARACTER_IDS[source - SOURCE_CHARACTER])
    if source >= SOURCE_EQUIPMENT:
        return message("item", EQUIPMENT_IDS[(source - SOURCE_EQUIPMENT) // 2])
    return message("poker", POKER_IDS[source])


def cause_message(t: WesternLegends, s: State, cause: int) -> str:
    """The name of what a program belongs to; "" for a rule."""
    if cause >= BY_SOURCE:
        return source_message(cause - BY_SOURCE)
    if cause == BY_STORY and t.table.story.get(s) != NONE:
        return message("story", STORY_IDS[t.table.story.get(s)])
    if cause == BY_FIGHT_CARD and t.picked.get(s) != NONE:
        return f"fight-card-{t.picked.get(s) - FIGHT_PIECE + 2}"
    if cause == BY_MAN and t.table.man_card.get(s) != NONE:
        return message("man", MAN_IN_BLACK_IDS[t.table.man_card.get(s)])
    if cause == BY_CATTLE:
        return message("location", LOCATION_IDS[t.box.location_of[t.space_of(s, t.active(s))]])
    return ""


# -- where a figure can get --------


def reach(t: WesternLegends, s: State) -> dict[str, int]:
    """For the figure that can be moved now: the spaces in reach, and how many points each takes."""
    if s.simultaneous:
        return {}
    player = s.actor()
    step = s.step_of(player)
    if step is sheriff.WALKING:
        return _walk(t, s, t.table.sheriff.get(s), t.table.walk.get(s), NONE)
    if step is movement.MOVING:
        return _walk(t, s, t.space_of(s, player), t.turn.points.get(s), player)
    if step is act.ACTING and t.turn.actions.get(s) > 0:
        return _walk(t, s, t.space_of(s, player), t.movement_of(s, player), player)
    return {}


def _walk(t: WesternLegends, s: State, origin: int, points: int, player: int) -> dict[str, int]:
    """Breadth first; bandits stop a character, outlaws the sheriff, and the sheriff keeps outlaws off."""
    crosses = player != NONE and can_cross(t, s, player)
    closed = t.table.sheriff.get(s) if player != NONE and t.is_outlaw(s, player) else NONE
    far: dict[int, int] = {origin: 0}
    waiting = deque([origin])
    while waiting:
        space = waiting.popleft()
        if far[space] == points or (space != origin and _stops(t, s, space, player)):
            continue
        near = [int(other) for other in t.box.neighbours[space]]
        if crosses and space < SPACES and far[space] + 2 <= points:
            near += [int(mesa) for mesa in t.box.mesas_of[space]]
        for other in near:
            if other not in far and other != closed:
                far[other] = far[space] + 1
                waiting.append(other)
    del far[origin]
    return {SPACE_IDS[space]: cost for space, cost in far.items() if space < SPACES}


def _stops(t: WesternLegends, s: State, space: int, player: int) -> bool:
    if space >= SPACES:
        return False
    if player != NONE:
        return t.bandits.get(s, space) == 1
    return any(t.space_of(s, seat) == space and t.is_outlaw(s, seat) for seat in range(t.players))


# -- what limits would cut --------


def cuts(t: WesternLegends, s: State, player: int) -> list[CutView]:
    """For every action of the asked player: what it would bring beyond a limit (WL-G3, WL-G4, WL-R24)."""
    found: list[CutView] = []
    room = {
        MONEY: MONEY_LIMIT - t.people.money.get(s, player),
        NUGGETS: t.nugget_limit_of(s, player) - t.people.nuggets.get(s, player),
    }
    for action in s.choices(player):
        for resource, amount in _brings(t, s, player, action).items():
            lost = amount - room[resource]
            if lost > 0 and amount > 0:
                found.append(CutView(action=action, resource=RESOURCE_IDS[resource], lost=min(lost, amount)))
        surplus = _surplus(t, s, player, action)
        if surplus > 0:
            found.append(CutView(action=action, resource=RESOURCE_IDS[NUGGETS], lost=surplus))
    return found


def _surplus(t: WesternLegends, s: State, player: int, action: int) -> int:
    """Nuggets that would be lost with another mount (WL-R24)."""
    families = t.game.actions
    if families.family(action) != WIELD.number or families.first(action) >= FIRST_WEAPON:
        return 0
    side = t.side_of_item(s, player, families.first(action))
    return max(0, t.people.nuggets.get(s, player) - NUGGET_LIMIT - t.box.nugget_bonus[side])


def _brings(t: WesternLegends, s: State, player: int, action: int) -> dict[int, int]:
    """The money and nuggets that an action brings for certain."""
    families = t.game.actions
    family, first = families.family(action), families.first(action)
    if family == WORK.number:
        return {MONEY: WAGE}
    if family == INCOME.number:
        return {MONEY: 20 if first == 0 else 10 if first == 2 else 0}
    if family == SELL.number:
        return {MONEY: NUGGET_PRICE * (first + t.turn.sold.get(s))}
    if family == PLAY.number:
        source = t.box.effect_of_card[first]
        return _program(t, s, player, t.box.entry_do[t.entry(source, CARD_ACTION)])
    if family == DELIVER.number:
        token = t.cattle.get(s, player) - CATTLE_PIECE
        found = _program(t, s, player, t.box.cattle_effect[token % CATTLE_KINDS])
        if first == WRANGLE:
            found[MONEY] = found.get(MONEY, 0) + _badge_money(t, s, player)
        return found
    step = s.step_of(player)
    if family == LOOT.number:
        victim = s.argument(player)
        if first == LOOT_MONEY:
            return {MONEY: half_of(t.people.money.get(s, victim), MONEY)}
        return {NUGGETS: half_of(t.people.nuggets.get(s, victim), NUGGETS)} if first == LOOT_NUGGETS else {}
    if family == OPTION.number and step is effects.CHOOSING:
        option = t.box.first[s.argument(player)]
        for _ in range(first):
            option = t.box.next[option]
        return _program(t, s, player, t.box.first[option])
    return {}


def _program(t: WesternLegends, s: State, player: int, node: int) -> dict[int, int]:
    """The plain gains of a program, less what it costs."""
    found: dict[int, int] = {}
    while node != 0:
        resource, amount = t.box.a[node], t.box.b[node]
        if t.box.op[node] in (OP_GAIN, OP_LOSE) and resource in (MONEY, NUGGETS) and amount > 0:
            sign = 1 if t.box.op[node] == OP_GAIN else -1
            found[resource] = found.get(resource, 0) + sign * amount
        elif t.box.op[node] == OP_GAIN and resource == MARSHAL:
            found[MONEY] = found.get(MONEY, 0) + _badge_money(t, s, player)
        node = t.box.next[node]
    return found


def _badge_money(t: WesternLegends, s: State, player: int) -> int:
    """The money of the next field on the marshal track."""
    field = t.people.marshal.get(s, player)
    if field == TRACK_END or t.is_outlaw(s, player):
        return 0
    money = 0
    node = t.box.marshal_reward[field + 1]
    while node != 0:
        if t.box.a[node] == MONEY:
            money += t.box.b[node]
        node = t.box.next[node]
    return money
