"""What cards do and ask for, in words line by line, from the box itself: replaced cards are told right too.

A line is a message with its arguments; an argument that is a text is the id of another message, which stands
there in the reader's language. Lines that belong to another one lie one deeper.
"""

from __future__ import annotations

from typing import Final

from saloon.games.western_legends.components import codes
from saloon.games.western_legends.components.box import Box
from saloon.games.western_legends.components.ids import (
    AREA_IDS,
    CLASS_IDS,
    COLOUR_IDS,
    EQUIPMENT,
    EQUIPMENT_IDS,
    FIGHT_IDS,
    FIRST_ITEM,
    FIRST_WEAPON,
    GANG_IDS,
    HAND_IDS,
    KIND_IDS,
    LETTER_IDS,
    LOCATION_IDS,
    NONE,
    RESOURCE_IDS,
    SIDE_IDS,
    SPACE_IDS,
    SPACES,
)
from saloon.games.western_legends.view import LineView

BARE: Final[dict[int, str]] = {
    int(codes.OP_CANCEL): "effect-cancel",
    int(codes.OP_RESTART): "effect-restart",
    int(codes.OP_LOOK_HAND): "effect-look-hand",
    int(codes.OP_NO_MARSHAL): "effect-no-marshal",
    int(codes.OP_WILD): "effect-wild",
    int(codes.OP_CROSS_MESAS): "effect-cross-mesas",
    int(codes.OP_TRAVEL): "effect-travel",
    int(codes.OP_GO_TO_BANDIT): "effect-go-to-bandit",
    int(codes.OP_REMOVE_BANDIT): "effect-remove-bandit",
}
COUNTED: Final[dict[int, str]] = {
    int(codes.OP_REDUCE): "effect-reduce",
    int(codes.OP_MOVE): "effect-move",
    int(codes.OP_MOVE_SHERIFF): "effect-move-sheriff",
    int(codes.OP_TAKE_CATTLE): "effect-take-cattle",
    int(codes.OP_LOOK_CARDS): "effect-look-cards",
    int(codes.OP_LOOK_FIGHT_CARDS): "effect-look-fight-cards",
    int(codes.OP_REROLL): "effect-reroll",
    int(codes.OP_AS_NUGGETS): "effect-as-nuggets",
    int(codes.OP_SHERIFF_FURTHER): "effect-sheriff-further",
    int(codes.OP_GAIN_LP): "effect-man-gains",
    int(codes.OP_SHERIFF_TOWARD): "effect-sheriff-toward",
}
CHOICES: Final[dict[int, str]] = {
    int(codes.OP_LOSE_CHOICE): "effect-lose-choice",
    int(codes.OP_RIVAL_LOSE_CHOICE): "effect-rival-lose-choice",
}
VERBS: Final[dict[int, str]] = {
    int(codes.OP_GAIN): "gain",
    int(codes.OP_LOSE): "lose",
    int(codes.OP_PAY): "lose",
    int(codes.OP_STEAL): "steal",
}


def line(text: str, depth: int = 0, arguments: dict[str, int | str] | None = None) -> LineView:
    """One line; message ids have hyphens."""
    return LineView(text=text.replace("_", "-"), depth=depth, arguments=arguments or {})


def message(prefix: str, name: str) -> str:
    """The message that names a thing."""
    return f"{prefix}-{name}".replace("_", "-")


# -- what a program does -----------------------------------------------------------------------------------


def effect_lines(box: Box, node: int, depth: int = 0) -> list[LineView]:
    """A whole chain of nodes."""
    lines: list[LineView] = []
    while node > 0:
        lines.extend(node_lines(box, node, depth))
        node = int(box.next[node])
    return lines


def node_lines(box: Box, node: int, depth: int = 0) -> list[LineView]:
    """A single node, with what is inside it."""
    op = int(box.op[node])
    a = int(box.a[node])
    b = int(box.b[node])
    first = int(box.first[node])
    if op in BARE:
        return [line(BARE[op], depth)]
    if op in COUNTED:
        return [line(COUNTED[op], depth, {"count": a})]
    if op in VERBS:
        return [_amount_line(box, node, depth)]
    if op in CHOICES:
        return [line(CHOICES[op], depth), *effect_lines(box, first, depth + 1)]
    if op == codes.OP_OPTION:
        return effect_lines(box, first, depth)
    if op == codes.OP_CHOOSE:
        return _options(box, first, depth)
    if op == codes.OP_ROLL:
        rolled = [line("effect-roll", depth, {"count": a})]
        return [*rolled, *_with_heading("effect-roll-blank", box, first, depth)]
    if op == codes.OP_TAKE_ITEM:
        return [line("effect-take-item", depth), *effect_lines(box, first, depth + 1)]
    if op == codes.OP_ITEM:
        return [line("effect-item", depth, {"item": message("item", EQUIPMENT_IDS[a])})]
    if op == codes.OP_DRAWS_FEWER:
        return [line("effect-draws-fewer", depth, {"count": a, "least": b})]
    if op == codes.OP_TARGET:
        return _with_heading("effect-target", box, first, depth)
    if op == codes.OP_BY_HANDLER:
        return _with_heading("effect-by-handler", box, first, depth)
    if op == codes.OP_FIGHT:
        against: dict[str, int | str] = {"gang": message("gang", GANG_IDS[b]), "count": a}
        return [
            line("effect-fight", depth, against),
            *_with_heading("effect-fight-win", box, first, depth),
        ]
    if op in (codes.OP_MAY, codes.OP_IF_SIDE, codes.OP_IF_ARREST, codes.OP_IF_BANDITS):
        return _branches(box, node, depth)
    return _man_lines(box, node, depth)


def _with_heading(text: str, box: Box, node: int, depth: int) -> list[LineView]:
    """What is inside a node under a line that says what it is for; nothing for nothing."""
    return [line(text, depth), *effect_lines(box, node, depth + 1)] if node > 0 else []


def _amount_line(box: Box, node: int, depth: int) -> LineView:
    """So much of a resource, gained, lost or stolen."""
    resource = RESOURCE_IDS[int(box.a[node])]
    amount = int(box.b[node])
    verb = VERBS[int(box.op[node])]
    if amount == codes.ALL:
        return line(f"effect-{verb}-{resource}-all", depth)
    if amount == codes.HALF:
        return line(f"effect-{verb}-{resource}-half", depth)
    always = int(box.flags[node]) & int(codes.UNCANCELLABLE)
    text = f"effect-{verb}-{resource}"
    return line(f"{text}-always" if always and resource == "wounds" else text, depth, {"count": amount})


def _options(box: Box, option: int, depth: int) -> list[LineView]:
    """Alternatives, each under a line of its own."""
    lines = [line("effect-choose", depth)]
    number = 0
    while option > 0:
        if number > 0:
            lines.append(line("effect-or", depth))
        lines.extend(effect_lines(box, int(box.first[option]), depth + 1))
        option = int(box.next[option])
        number += 1
    return lines


def _branches(box: Box, node: int, depth: int) -> list[LineView]:
    """An exchange, or what depends on something."""
    op = int(box.op[node])
    first = int(box.first[node])
    second = int(box.second[node])
    if op == codes.OP_MAY:
        price = _with_heading("effect-may", box, first, depth)
        return [*price, *_with_heading("effect-may-then", box, second, depth)]
    if op == codes.OP_IF_SIDE:
        text = f"effect-if-{SIDE_IDS[int(box.a[node])]}"
    else:
        text = "effect-if-arrest" if op == codes.OP_IF_ARREST else "effect-if-bandits"
    then = _with_heading(text, box, first, depth)
    return [*then, *_with_heading("effect-otherwise", box, second, depth)]


def _man_lines(box: Box, node: int, depth: int) -> list[LineView]:
    """The steps of the Man in Black."""
    op = int(box.op[node])
    a = int(box.a[node])
    b = int(box.b[node])
    first = int(box.first[node])
    if op == codes.OP_GO_TO:
        return [line("effect-go-to", depth, {"place": message("location", LOCATION_IDS[a])})]
    if op == codes.OP_GO_TO_PLAYER:
        richest = "lp" if a == codes.MOST_LP else "money"
        return [line(f"effect-go-to-player-{richest}", depth)]
    if op == codes.OP_EACH_PLAYER:
        text = "effect-each-player"
        arguments: dict[str, int | str] = {}
        if a != NONE:
            text += "-in"
            arguments["place"] = message("area", AREA_IDS[a])
        if b != NONE:
            text += "-with"
            arguments["resource"] = message("resource", RESOURCE_IDS[b])
        return [line(text, depth, arguments), *effect_lines(box, first, depth + 1)]
    if op == codes.OP_ATTACK:
        told: dict[str, int | str] = {"fight": message("fight", FIGHT_IDS[a]), "count": b}
        return [line("effect-attack", depth, told), *_with_heading("effect-attack-loss", box, first, depth)]
    if op == codes.OP_PLACE_BANDITS:
        return [line("effect-place-bandits", depth, {"letters": letters_of(a)})]
    if op == codes.OP_POKER:
        return [line("effect-poker", depth, {"count": a, "alone": b})]
    return [line("effect-nothing", depth)]


def letters_of(mask: int) -> str:
    """The message that names a set of hideouts: `letters-a-b`."""
    chosen = [letter.lower() for number, letter in enumerate(LETTER_IDS) if mask >> number & 1]
    return "letters-" + "-".join(chosen) if chosen else "letters-none"


# -- what has effects --------------------------------------------------------------------------------------


def entry_lines(box: Box, source: int) -> list[LineView]:
    """All effects of a poker card, of a side of equipment or of a character, moment by moment."""
    lines: list[LineView] = []
    for moment in range(int(codes.MOMENTS)):
        entry = int(box.entry_of[source * int(codes.MOMENTS) + moment])
        while entry > 0:
            lines.extend(_entry(box, entry, moment))
            entry = int(box.entry_next[entry])
    return lines


def _entry(box: Box, entry: int, moment: int) -> list[LineView]:
    """One effect: when it works, what it needs, what it does."""
    lines = [line(moment_message(moment, int(box.entry_vs[entry])))]
    if box.entry_wounds[entry] > 0:
        lines.append(line("needs-wounds", 1, {"count": int(box.entry_wounds[entry])}))
    if box.entry_outside[entry]:
        lines.append(line("needs-outside", 1))
    if box.entry_cost[entry]:
        lines.append(line("needs-return", 1))
    do = int(box.entry_do[entry])
    if box.entry_optional[entry] and box.op[do] not in (
        codes.OP_MAY,
        codes.OP_TRAVEL,
    ):  # they say it themselves
        lines.append(line("needs-wish", 1))
    lines.extend(effect_lines(box, do, 1))
    limit = int(box.entry_limit[entry])
    if limit == codes.LIMIT_TURN:
        lines.append(line("limit-turn", 1))
    elif limit == codes.LIMIT_ACTION:
        lines.append(line("limit-action", 1))
    return lines


def moment_message(moment: int, against: int) -> str:
    """The line that says when an effect works, and against whom."""
    name = codes.MOMENT_IDS[moment]
    if against == codes.VS_PLAYER:
        return f"moment-{name}-player"
    if against in (codes.VS_VIRTUAL, codes.VS_VIRTUAL | codes.VS_MAN):
        return f"moment-{name}-virtual"
    return f"moment-{name}"


def equipment_lines(box: Box, item: int, upgraded: bool) -> list[LineView]:
    """A side of a piece of equipment: movement, room for nuggets, effects, points at the end."""
    side = 2 * item + int(upgraded)
    lines: list[LineView] = []
    if item < FIRST_WEAPON:
        lines.append(line("equipment-movement", 0, {"count": int(box.movement[side])}))
    if box.nugget_bonus[side] > 0:
        lines.append(line("equipment-nuggets", 0, {"count": int(box.nugget_bonus[side])}))
    lines.extend(entry_lines(box, int(codes.SOURCE_EQUIPMENT) + side))
    if box.end_lp[side] > 0:
        lines.append(line("equipment-points", 0, {"count": int(box.end_lp[side])}))
    if not lines and item < FIRST_ITEM:
        lines.append(line("effect-nothing"))
    return lines


# -- what has to be done -----------------------------------------------------------------------------------


def condition_lines(box: Box, condition: int) -> list[LineView]:
    """What a story or a goal asks for, and under it whatever narrows it down."""
    row = condition * int(codes.CONDITION_COLUMNS)
    columns = [int(box.conditions[row + column]) for column in range(int(codes.CONDITION_COLUMNS))]
    kind = codes.CONDITION_IDS[columns[codes.C_KIND]]
    main = _main_line(kind, columns)
    lines = [main] if main is not None else []
    depth = len(lines)
    lines.extend(_deed_lines(columns, depth))
    if columns[codes.C_KIND] == codes.COND_STATE:
        lines.extend(_state_lines(columns))
    if columns[codes.C_PLACES] != NONE:
        lines.extend(_place_lines(box, columns[codes.C_PLACES], depth))
    return lines


def _main_line(kind: str, columns: list[int]) -> LineView | None:
    """The deed itself; how things have to stand has no line of its own."""
    if kind == "state":
        return None
    arguments: dict[str, int | str] = {}
    if columns[codes.C_MIN] != NONE:
        arguments["count"] = columns[codes.C_MIN]
    if columns[codes.C_MONEY] != NONE:
        arguments["count"] = columns[codes.C_MONEY]
    text = f"condition-{kind}"
    if columns[codes.C_RESULT] == codes.RESULT_WIN:
        text += "-won"
    if kind == "heal" and columns[codes.C_HOW] == codes.BY_DOCTOR:
        text += "-doctor"
    if kind == "deliver_cattle" and columns[codes.C_HOW] != NONE:
        text += "-wrangle" if columns[codes.C_HOW] == codes.WRANGLE else "-rustle"
    if kind in ("buy", "upgrade") and columns[codes.C_CLASS] != NONE:
        text += f"-{CLASS_IDS[columns[codes.C_CLASS]]}"
    if kind in ("declare_fight", "win_fight") and columns[codes.C_FIGHT] != NONE:
        text += f"-{FIGHT_IDS[columns[codes.C_FIGHT]]}"
    if kind == "gain_in_action":
        text += f"-{RESOURCE_IDS[columns[codes.C_RESOURCE]]}"
    if kind == "gain_points":
        text += ["", "-marshal", "-wanted", ""][columns[codes.C_POINTS]]
    if columns[codes.C_ITEM] != NONE:
        text += "-named"
        arguments["item"] = message("item", EQUIPMENT_IDS[columns[codes.C_ITEM]])
    return line(text, 0, arguments)


def _deed_lines(columns: list[int], depth: int) -> list[LineView]:
    """What narrows a deed down."""
    lines: list[LineView] = []
    if columns[codes.C_VS] != NONE and columns[codes.C_FIGHT] == NONE:
        for name, mask in codes.VS_MASKS.items():
            if mask == columns[codes.C_VS] and name != "any":
                lines.append(line(f"condition-against-{name}", depth))
    if columns[codes.C_KIND] == codes.COND_POKER and columns[codes.C_HOW] == codes.AS_ACTIVE:
        lines.append(line("condition-active", depth))
    if columns[codes.C_HAND] != NONE:
        hand = message("hand", HAND_IDS[columns[codes.C_HAND]])
        lines.append(line("condition-hand", depth, {"hand": hand}))
    if columns[codes.C_COLOUR] != NONE:
        colour = message("colour", COLOUR_IDS[columns[codes.C_COLOUR]])
        lines.append(line("condition-colour", depth, {"colour": colour}))
    if columns[codes.C_MIN_WOUNDS] != NONE:
        lines.append(line("condition-after-min-wounds", depth, {"count": columns[codes.C_MIN_WOUNDS]}))
    if columns[codes.C_MAX_WOUNDS] != NONE:
        lines.append(line("condition-after-max-wounds", depth, {"count": columns[codes.C_MAX_WOUNDS]}))
    return lines


STATE_LINES: Final[dict[int, str]] = {
    int(codes.C_MARSHAL): "state-marshal",
    int(codes.C_WANTED): "state-wanted",
    int(codes.C_NUGGETS): "state-nuggets",
    int(codes.C_WOUNDS): "state-wounds",
    int(codes.C_CATTLE): "state-cattle",
    int(codes.C_ITEMS): "state-items",
    int(codes.C_CARDS): "state-cards",
}


def _state_lines(columns: list[int]) -> list[LineView]:
    """How things have to stand when the disc is placed or the goal is claimed."""
    lines: list[LineView] = []
    for column, text in STATE_LINES.items():
        if columns[column] != NONE:
            lines.append(line(text, 0, {"count": columns[column]}))
    for column, text in ((int(codes.C_OWNS), "state-owns"), (int(codes.C_UPGRADED), "state-upgraded")):
        for item in range(int(EQUIPMENT)):
            if columns[column] != NONE and columns[column] >> item & 1:
                lines.append(line(text, 0, {"item": message("item", EQUIPMENT_IDS[item])}))
    if columns[codes.C_OWNS_CLASS] != NONE:
        lines.append(line(f"state-owns-{CLASS_IDS[columns[codes.C_OWNS_CLASS]]}"))
    if columns[codes.C_UPGRADED_CLASS] != NONE:
        lines.append(line(f"state-upgraded-{CLASS_IDS[columns[codes.C_UPGRADED_CLASS]]}"))
    return lines


def _place_lines(box: Box, number: int, depth: int) -> list[LineView]:
    """Where: each line one place, the first with a heading."""
    lines: list[LineView] = []
    for name in places_of(box, number):
        text = "condition-where-or" if lines else "condition-where"
        lines.append(line(text, depth, {"place": name}))
    return lines


def places_of(box: Box, number: int) -> list[str]:
    """The messages that name a set of spaces: in as few words as possible."""
    left = {space for space in range(int(SPACES)) if box.place_sets[number * int(SPACES) + space]}
    for kind, name in enumerate(KIND_IDS):
        if left == {space for space in range(int(SPACES)) if box.type_of[space] == kind}:
            return [message("kind", name)]
    if left == {space for space in range(int(SPACES)) if not box.in_town[space]}:
        return ["place-outside-towns"]
    found: list[str] = []
    for location, name in enumerate(LOCATION_IDS):
        spaces = {int(space) for space in box.spaces_of[location]}
        if left == spaces:
            return [message("location", name)]
    for area, name in enumerate(AREA_IDS):
        spaces = {space for space in range(int(SPACES)) if box.area_of[space] == area}
        if spaces <= left and not _is_single_location(box, spaces):
            found.append(message("area", name))
            left -= spaces
    for location, name in enumerate(LOCATION_IDS):
        spaces = {int(space) for space in box.spaces_of[location]}
        if spaces <= left:
            found.append(message("location", name))
            left -= spaces
    found.extend(message("space", SPACE_IDS[space]) for space in sorted(left))
    return found


def _is_single_location(box: Box, spaces: set[int]) -> bool:
    """Whether an area is nothing but one location, whose name says more."""
    return len(spaces) == 1 and all(box.location_of[space] != NONE for space in spaces)
