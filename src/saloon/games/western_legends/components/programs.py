"""The steps, effects and conditions of a components file, written down as numbers (see `codes.py`).

A list of steps is a chain of nodes: `op` says what a node does, `a` and `b` with what, `first` and `second`
are chains inside it, `next` is the node after it. Node 0 is nothing and ends every chain.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from saloon.games.western_legends.components import codes
from saloon.games.western_legends.components.ids import (
    AREA_IDS,
    CLASS_IDS,
    COLOUR_IDS,
    EQUIPMENT_IDS,
    FIGHT_IDS,
    GANG_IDS,
    HAND_IDS,
    KIND_IDS,
    LETTER_IDS,
    LOCATION_IDS,
    RESOURCE_IDS,
    SALOON,
    SIDE_IDS,
    SPACE_IDS,
    STORE,
)

NONE: Final = -1

COUNTED_OPS: Final[dict[str, int]] = {
    "reduce": codes.OP_REDUCE,
    "move": codes.OP_MOVE,
    "move_sheriff": codes.OP_MOVE_SHERIFF,
    "take_cattle": codes.OP_TAKE_CATTLE,
    "look_at_fight_cards": codes.OP_LOOK_FIGHT_CARDS,
    "roll_again": codes.OP_REROLL,
    "nuggets_sold": codes.OP_AS_NUGGETS,
    "sheriff_further": codes.OP_SHERIFF_FURTHER,
    "lp": codes.OP_GAIN_LP,
    "sheriff_hunts": codes.OP_SHERIFF_TOWARD,
}
BARE_OPS: Final[dict[str, int]] = {
    "cancel": codes.OP_CANCEL,
    "restart": codes.OP_RESTART,
    "no_marshal": codes.OP_NO_MARSHAL,
    "wild": codes.OP_WILD,
    "cross_mesas": codes.OP_CROSS_MESAS,
    "coach": codes.OP_TRAVEL,
    "go_to_bandit": codes.OP_GO_TO_BANDIT,
    "remove_bandit": codes.OP_REMOVE_BANDIT,
}
AMOUNT_OPS: Final[dict[str, int]] = {
    "gain": codes.OP_GAIN,
    "lose": codes.OP_LOSE,
    "steal": codes.OP_STEAL,
}
AMOUNT_WORDS: Final[dict[str, int]] = {"all": codes.ALL, "half_up": codes.HALF}

MOMENT_OF: Final[dict[str, int]] = {
    "start_of_turn": codes.START_OF_TURN,
    "move_action": codes.MOVE_ACTION,
    "movement": codes.OWN_MOVEMENT,
    "after_move": codes.AFTER_MOVE,
    "card_action": codes.CARD_ACTION,
    "on_gain": codes.ON_GAIN,
    "before_fight": codes.BEFORE_FIGHT,
    "before_virtual_fight": codes.BEFORE_FIGHT,
    "fight_reveal": codes.FIGHT_REVEAL,
    "virtual_reveal": codes.FIGHT_REVEAL,
    "fight_reaction": codes.FIGHT_REACTION,
    "after_won_fight": codes.AFTER_WON_FIGHT,
    "after_arrest": codes.AFTER_WON_ARREST,
    "after_robbery": codes.AFTER_WON_ROBBERY,
    "after_wounds": codes.AFTER_WOUNDS,
    "moving_sheriff": codes.MOVING_SHERIFF,
    "deposit": codes.AT_DEPOSIT,
    "after_prospect_roll": codes.AFTER_PROSPECT,
    "poker_ante": codes.POKER_ANTE,
    "poker_hand": codes.POKER_HAND,
    "after_won_poker": codes.AFTER_WON_POKER,
    "after_lost_poker": codes.AFTER_LOST_POKER,
}
VERSUS_OF: Final[dict[str, int]] = {
    "before_fight": codes.VS_PLAYER,
    "before_virtual_fight": codes.VS_VIRTUAL | codes.VS_MAN,  # the rifle works against him too (WL-V24)
    "virtual_reveal": codes.VS_VIRTUAL,  # Quick Draw does not (WL-V15)
}
ONCE: Final[dict[str, int]] = {"turn": codes.LIMIT_TURN, "action": codes.LIMIT_ACTION}

CONDITION_OF: Final[dict[str, int]] = {
    "end_move": codes.COND_END_MOVE,
    "move_spaces": codes.COND_MOVE_SPACES,
    "prospect": codes.COND_PROSPECT,
    "deposit": codes.COND_DEPOSIT,
    "heist": codes.COND_HEIST,
    "revel": codes.COND_REVEL,
    "heal": codes.COND_HEAL,
    "poker": codes.COND_POKER,
    "work": codes.COND_WORK,
    "buy": codes.COND_BUY,
    "upgrade": codes.COND_UPGRADE,
    "acquire_cattle": codes.COND_ACQUIRE,
    "deliver_cattle": codes.COND_DELIVER,
    "declare_fight": codes.COND_DECLARE,
    "win_fight": codes.COND_WIN_FIGHT,
    "lose_fight": codes.COND_LOSE_FIGHT,
    "gain_in_action": codes.COND_GAIN_IN_ACTION,
    "gain_points": codes.COND_GAIN_POINTS,
    "card_action": codes.COND_CARD_ACTION,
    "pay": codes.COND_PAY,
    "discard_cards": codes.COND_DISCARD_CARDS,
    "discard_item": codes.COND_DISCARD_ITEM,
    "state": codes.COND_STATE,
}
NUMBER_COLUMNS: Final[dict[str, int]] = {
    "min": codes.C_MIN,
    "count": codes.C_MIN,
    "max_wounds": codes.C_MAX_WOUNDS,
    "money": codes.C_MONEY,
    "min_marshal": codes.C_MARSHAL,
    "min_wanted": codes.C_WANTED,
    "min_nuggets": codes.C_NUGGETS,
    "min_cattle": codes.C_CATTLE,
    "min_items": codes.C_ITEMS,
    "min_cards": codes.C_CARDS,
}
HOW: Final[dict[str, int]] = {"wrangle": codes.WRANGLE, "rustle": codes.RUSTLE}
POINTS: Final[dict[str, int]] = {"marshal": codes.POINTS_MARSHAL, "wanted": codes.POINTS_WANTED}


def mask_of(words: list[str], known: list[str]) -> int:
    """A bit for each word of a list."""
    return sum(1 << known.index(word) for word in words)


class Programs:
    """Chains of nodes, as they are written down."""

    def __init__(self) -> None:
        self.op: list[int] = [codes.OP_NOTHING]
        self.a: list[int] = [0]
        self.b: list[int] = [0]
        self.flags: list[int] = [0]
        self.first: list[int] = [0]
        self.second: list[int] = [0]
        self.next: list[int] = [0]

    def node(self, op: int, a: int = 0, b: int = 0, first: int = 0, second: int = 0) -> int:
        """A new node at the end of no chain yet."""
        self.op.append(op)
        self.a.append(a)
        self.b.append(b)
        self.flags.append(0)
        self.first.append(first)
        self.second.append(second)
        self.next.append(0)
        return len(self.op) - 1

    def chain(self, nodes: list[int]) -> int:
        """The first of several nodes (or chains), each followed by the next one; 0 for none."""
        found = [node for node in nodes if node > 0]
        for place in range(len(found) - 1):
            last = found[place]
            while self.next[last] > 0:
                last = self.next[last]
            self.next[last] = found[place + 1]
        return found[0] if found else 0

    def amounts(self, op: int, amounts: Mapping[str, Any]) -> int:
        """One node for each resource, in written order."""
        nodes: list[int] = []
        for name, amount in amounts.items():
            number = AMOUNT_WORDS[amount] if isinstance(amount, str) else int(amount)
            nodes.append(self.node(op, RESOURCE_IDS.index(name), number))
        return self.chain(nodes)

    def alternatives(self, options: list[Mapping[str, Any]]) -> int:
        """What may be given up instead of what."""
        return self.chain([self.amounts(codes.OP_LOSE, option) for option in options])

    def steps(self, steps: list[Mapping[str, Any]]) -> int:
        """A whole list of steps."""
        return self.chain([self.step(step) for step in steps])

    def step(self, step: Mapping[str, Any]) -> int:
        """One step; several nodes where it names several resources."""
        for word, value in step.items():
            if word in BARE_OPS:
                return self.node(BARE_OPS[word])
            if word in COUNTED_OPS:
                return self.node(COUNTED_OPS[word], int(value))
            if word in AMOUNT_OPS:
                return self._amount_step(step, word)
        return self._choice(step)

    def _amount_step(self, step: Mapping[str, Any], word: str) -> int:
        first = self.amounts(AMOUNT_OPS[word], step[word])
        node = first
        while step.get("always", False) and node > 0:
            self.flags[node] = codes.UNCANCELLABLE
            node = self.next[node]
        return first

    def _choice(self, step: Mapping[str, Any]) -> int:
        """Steps that hold other steps, or a choice."""
        if "choose" in step:
            options = [self.node(codes.OP_OPTION, first=self.step(option)) for option in step["choose"]]
            return self.node(codes.OP_CHOOSE, first=self.chain(options))
        if "lose_one_of" in step:
            return self.node(codes.OP_LOSE_CHOICE, first=self.alternatives(step["lose_one_of"]))
        if "rival_loses_one_of" in step:
            first = self.alternatives(step["rival_loses_one_of"])
            return self.node(codes.OP_RIVAL_LOSE_CHOICE, first=first)
        if "may" in step:
            price = self.amounts(codes.OP_PAY, step["may"]["pay"])
            return self.node(codes.OP_MAY, first=price, second=self.steps(step["may"]["then"]))
        if "side" in step:
            then, otherwise = self.steps(step["then"]), self.steps(step.get("else", []))
            return self.node(codes.OP_IF_SIDE, SIDE_IDS.index(step["side"]), first=then, second=otherwise)
        if "wound_other" in step:
            wounds = self.amounts(codes.OP_GAIN, {"wounds": step["wound_other"]})
            return self.node(codes.OP_TARGET, first=wounds)
        if "roll" in step:
            blank = self.amounts(codes.OP_GAIN, step.get("blank", {}))
            return self.node(codes.OP_ROLL, int(step["roll"]), first=blank)
        if "take_item" in step:
            items = [self.node(codes.OP_ITEM, EQUIPMENT_IDS.index(item)) for item in step["take_item"]]
            return self.node(codes.OP_TAKE_ITEM, first=self.chain(items))
        if "may_restart" in step:
            restart = self.chain([self.node(codes.OP_RESTART), self.steps(step["may_restart"])])
            return self.node(codes.OP_BY_HANDLER, first=restart)
        if "look_at_hand" in step:
            if step["look_at_hand"] == "all":
                return self.node(codes.OP_LOOK_HAND)
            return self.node(codes.OP_LOOK_CARDS, int(step["look_at_hand"]))
        if "fewer_fight_cards" in step:
            return self.node(codes.OP_DRAWS_FEWER, int(step["fewer_fight_cards"]), int(step["least"]))
        if "if_arrested" in step:
            return self.node(codes.OP_IF_ARREST, first=self.steps(step["if_arrested"]))
        return self._opponent(step)

    def _opponent(self, step: Mapping[str, Any]) -> int:
        """Gangs of stories, and the Man in Black."""
        if "fight" in step and "gang" in step["fight"]:
            fight = step["fight"]
            win = self.steps(fight["win"])
            return self.node(codes.OP_FIGHT, int(fight["cards"]), GANG_IDS.index(fight["gang"]), first=win)
        if "fight" in step:
            fight = step["fight"]
            losses = self.alternatives(fight.get("lose_one_of", []))
            kind = FIGHT_IDS.index(fight["type"])
            return self.node(codes.OP_ATTACK, kind, int(fight["lp"]), first=losses)
        if "go_to" in step:
            return self.node(codes.OP_GO_TO, LOCATION_IDS.index(step["go_to"]))
        if "go_to_player" in step:
            richest = codes.MOST_LP if step["go_to_player"] == "lp" else codes.MOST_MONEY
            return self.node(codes.OP_GO_TO_PLAYER, richest)
        if "each_player" in step:
            who = step["each_player"]
            area = AREA_IDS.index(who["in"]) if "in" in who else NONE
            has = RESOURCE_IDS.index(who["has"]) if "has" in who else NONE
            losses = self.alternatives(who["lose_one_of"])
            return self.node(codes.OP_EACH_PLAYER, area, has, first=losses)
        if "place_bandits" in step:
            return self.node(codes.OP_PLACE_BANDITS, mask_of(step["place_bandits"], LETTER_IDS))
        if "if_bandit" in step:
            then, otherwise = self.steps(step["if_bandit"]), self.steps(step.get("else", []))
            return self.node(codes.OP_IF_BANDITS, first=then, second=otherwise)
        return self.node(codes.OP_POKER, int(step["poker"]["lp"]), int(step["poker"]["alone_lp"]))


class Entries:
    """Effects with the moments at which they work, as they are written down; entry 0 is none."""

    def __init__(self, programs: Programs) -> None:
        self.programs: Final = programs
        self.do: list[int] = [0]
        self.vs: list[int] = [0]
        self.other: list[int] = [0]
        self.wounds: list[int] = [0]
        self.outside: list[int] = [0]
        self.types: list[int] = [0]
        self.optional: list[int] = [0]
        self.limit: list[int] = [0]
        self.cost: list[int] = [0]
        self.next: list[int] = [0]
        self.of: list[int] = [0] * int(codes.SOURCES * codes.MOMENTS)

    def add(self, source: int, effect: Mapping[str, Any]) -> None:
        """An effect of a card, an item or a character."""
        words = [word for step in effect["do"] for word in inner_words(step)]
        self.do.append(self.programs.steps(effect["do"]))
        self.vs.append(VERSUS_OF.get(effect["when"], codes.VS_ALL))
        self.other.append(int("wound_other" in words or "steal" in words))
        self.wounds.append(effect.get("min_wounds", 0))
        self.outside.append(int(effect.get("outside_towns", False)))
        self.types.append((1 << STORE) | (1 << SALOON) if "coach" in words else 0)
        self.optional.append(int(effect.get("optional", False)))
        self.limit.append(_limit(source, effect))
        self.cost.append(int(effect.get("returned", False)))
        self.next.append(0)
        place = source * int(codes.MOMENTS) + MOMENT_OF[effect["when"]]
        if self.of[place] == 0:
            self.of[place] = len(self.do) - 1
        else:
            self.next[self.of[place]] = len(self.do) - 1


def inner_words(step: Mapping[str, Any]) -> list[str]:
    """The words of a step and of the options inside it."""
    words = list(step)
    for option in step.get("choose", []):
        words.extend(option)
    return words


def _limit(source: int, effect: Mapping[str, Any]) -> int:
    """How often: as written, or as the rules say for reactions (WL-F12, WL-M9)."""
    if "once" in effect:
        return ONCE[effect["once"]]
    if effect["when"] == "fight_reaction":
        return codes.LIMIT_FIGHT
    if effect["when"] == "after_move" and source < codes.SOURCE_EQUIPMENT:
        return codes.LIMIT_MOVE
    return codes.LIMIT_NONE


class Conditions:
    """What stories and goals ask for, each different condition once; and the sets of spaces they speak of."""

    def __init__(
        self, area_of: list[int], location_of: list[int], kind_of: list[int], in_town: list[int]
    ) -> None:
        self.area_of: Final = area_of
        self.location_of: Final = location_of
        self.kind_of: Final = kind_of
        self.in_town: Final = in_town
        self.rows: list[list[int]] = []
        self.sets: list[list[int]] = []

    def number(self, condition: Mapping[str, Any]) -> int:
        """The number of a condition."""
        row = [NONE] * int(codes.CONDITION_COLUMNS)
        row[codes.C_KIND] = CONDITION_OF[condition["do"]]
        row[codes.C_PLACES] = self._places(condition)
        for name, value in condition.items():
            if name in NUMBER_COLUMNS:
                row[NUMBER_COLUMNS[name]] = int(value)
            else:
                _fill(row, condition["do"], name, value)
        if row not in self.rows:
            self.rows.append(row)
        return self.rows.index(row)

    def _places(self, condition: Mapping[str, Any]) -> int:
        """The number of the set of spaces where it can be fulfilled; NONE for everywhere."""
        chosen = [1] * len(SPACE_IDS)
        for space in range(len(SPACE_IDS)):
            if "at" in condition and not self._at(space, condition["at"]):
                chosen[space] = 0
            if "in" in condition and AREA_IDS[self.area_of[space]] not in condition["in"]:
                chosen[space] = 0
            if "kind" in condition and self.kind_of[space] != KIND_IDS.index(condition["kind"]):
                chosen[space] = 0
            if condition.get("outside_towns", False) and self.in_town[space]:
                chosen[space] = 0
        if 0 not in chosen:
            return NONE
        if chosen not in self.sets:
            self.sets.append(chosen)
        return self.sets.index(chosen)

    def _at(self, space: int, locations: list[str]) -> bool:
        location = self.location_of[space]
        return location != NONE and LOCATION_IDS[location] in locations


def _fill(row: list[int], what: str, name: str, value: Any) -> None:
    """Write one thing that a condition says into its column."""
    if name == "min_wounds":
        row[codes.C_WOUNDS if what == "state" else codes.C_MIN_WOUNDS] = int(value)
    elif name == "won" and value:
        row[codes.C_RESULT] = codes.RESULT_WIN
    elif name == "doctor" and value:
        row[codes.C_HOW] = codes.BY_DOCTOR
    elif name == "active" and value:
        row[codes.C_HOW] = codes.AS_ACTIVE
    elif name == "how":
        row[codes.C_HOW] = HOW[value]
    elif name == "hand":
        row[codes.C_HAND] = HAND_IDS.index(value)
    elif name == "class":
        row[codes.C_CLASS] = CLASS_IDS.index(value)
    elif name == "colour":
        row[codes.C_COLOUR] = COLOUR_IDS.index(value)
    elif name == "type":
        row[codes.C_FIGHT] = FIGHT_IDS.index(value)
    elif name == "vs":
        row[codes.C_VS] = codes.VS_MASKS[value]
    elif name == "gain":
        for resource, amount in value.items():
            row[codes.C_RESOURCE] = RESOURCE_IDS.index(resource)
            row[codes.C_MIN] = int(amount)
    elif name == "points":
        row[codes.C_POINTS] = sum(POINTS[word] for word in value)
    elif name == "item":
        row[codes.C_ITEM] = EQUIPMENT_IDS.index(value)
    elif name == "owns":
        row[codes.C_OWNS] = mask_of(value, EQUIPMENT_IDS)
    elif name == "owns_upgraded":
        row[codes.C_UPGRADED] = mask_of(value, EQUIPMENT_IDS)
    elif name == "owns_class":
        row[codes.C_OWNS_CLASS] = CLASS_IDS.index(value)
    elif name == "owns_upgraded_class":
        row[codes.C_UPGRADED_CLASS] = CLASS_IDS.index(value)
