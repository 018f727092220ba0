"""The components as flat tables, made once for a layout."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.games.fliptown.components.names import (
    AREA_IDS,
    AREAS,
    CLAIMS,
    COWBOT_IDS,
    DOMINOES,
    FIRST_SPACE,
    GRAVE_IDS,
    GROUP_IDS,
    HAND_IDS,
    ITEM_IDS,
    ITEMS,
    LINES,
    RESOURCE_IDS,
    RESOURCES,
    ROOM_IDS,
    SUIT_IDS,
    TARGETS,
    TRIGGER_IDS,
)

NO_WAY: Final[i64] = 99
"""More gold than any change can cost."""
NO_BONUS: Final[i64] = -1
LEADING_ROOMS: Final[i64] = 0b1_1111_1111
"""A mask of the rooms of the first three levels: no other leads on."""


def table(numbers: list[int]) -> vec[i64]:
    """Numbers as a vector."""
    return vec[i64]([i64(number) for number in numbers])


def _bonus(space: Mapping[str, Any]) -> int:
    return AREA_IDS.index(space["bonus"]) if "bonus" in space else -1


def _gains(spaces: list[Mapping[str, Any]]) -> list[int]:
    return [space.get("gain", {}).get(name, 0) for space in spaces for name in RESOURCE_IDS]


def _mask(indexes: list[int]) -> int:
    return sum(1 << index for index in indexes)


@final
class Box:
    """Every number of the components, by the numbers of spaces and things (see `names.py`)."""

    def __init__(self, data: Mapping[str, Any], options: Mapping[str, str]) -> None:
        spaces: list[Mapping[str, Any]] = [space for name in AREA_IDS for space in data[name]["list"]]
        self.gain: Final[vec[i64]] = table(_gains(spaces))
        """What a space gives at once: six resources a space."""
        self.bonus: Final[vec[i64]] = table([_bonus(space) for space in spaces])
        """The area of the bonus action that a space gives, or NO_BONUS."""
        self.cross: Final[vec[i64]] = table([space.get("cross", 0) for space in spaces])
        self.tool: Final[vec[i64]] = table([int(space.get("tool", False)) for space in spaces])
        self.first_space: Final[vec[i64]] = table(FIRST_SPACE)
        self.area_of: Final[vec[i64]] = table(
            [area for area in range(AREAS) for _space in data[AREA_IDS[area]]["list"]]
        )
        self.full: Final[vec[i64]] = table([(1 << len(data[name]["list"])) - 1 for name in AREA_IDS])
        """All spaces of an area as a mask."""

        # -- the badlands
        targets = data["badlands"]["list"]
        groups = [GROUP_IDS.index(target["group"]) for target in targets]
        self.group_of: Final[vec[i64]] = table(groups)
        self.group_mask: Final[vec[i64]] = table(
            [_mask([t for t in range(TARGETS) if groups[t] == group]) for group in range(len(GROUP_IDS))]
        )
        self.group_bonus: Final[vec[i64]] = table(
            [AREA_IDS.index(data["groups"][name]) for name in GROUP_IDS]
        )

        # -- the mine: which rooms lead to which, and how far a value is from the ranks of a passage
        rooms: list[Mapping[str, Any]] = data["mine"]["list"]
        above: list[int] = []
        costs: list[int] = []
        starts = [0]
        for room in rooms:
            for passage in room["from"]:
                is_entrance = passage["room"] == "entrance"
                above.append(0 if is_entrance else 1 << ROOM_IDS.index(passage["room"]))
                costs += [
                    max(0, passage["least"] - value, value - passage["most"]) for value in range(-30, 60)
                ]
            starts.append(len(above))
        self.passage_start: Final[vec[i64]] = table(starts)
        """The passages of a room lie from here to the start of the next room's."""
        self.passage_above: Final[vec[i64]] = table(above)
        """The room above as a bit; 0 for the entrance, which is always open."""
        self.passage_cost: Final[vec[i64]] = table(costs)
        """By passage and value (see `passage`) how many steps away the value is."""
        parents = [_mask_of_parents(room["from"]) for room in rooms]
        self.room_above: Final[vec[i64]] = table(parents)
        """The rooms above as a mask; 0 for those at the entrance."""
        self.rooms_below: Final[vec[i64]] = table(
            [
                _mask([room for room, above in enumerate(parents) if above == 0 or above & circled])
                for circled in range(LEADING_ROOMS + 1)
            ]
        )
        """By those circled rooms that lead on: the rooms that can be entered from there, as a mask."""
        self.silver: Final[vec[i64]] = table(
            [AREA_IDS.index(room["silver"]) if "silver" in room else -1 for room in rooms]
        )

        # -- the cemetery
        links = data["links"]["list"]
        pairs = [[GRAVE_IDS.index(grave) for grave in link["between"]] for link in links]
        self.link_mask: Final[vec[i64]] = table([_mask(pair) for pair in pairs])
        self.link_gain: Final[vec[i64]] = table(_gains(links))
        self.link_bonus: Final[vec[i64]] = table([_bonus(link) for link in links])
        self.grave_wanted: i64 = data["cemetery"]["wanted"]

        # -- the town
        prices = data["prices"]
        numbers = data["buildings"]
        by_item = [0] * ITEMS
        for name in (
            "work_horse",
            "trail_horse",
            "store_pan",
            "pickaxe",
            "bandana",
            "pistol",
            "rifle",
            "hotel",
        ):
            by_item[ITEM_IDS.index(name)] = prices[name]
        for name in ("bank_red", "bank_black"):
            by_item[ITEM_IDS.index(name)] = prices["bank"]
        self.price: Final[vec[i64]] = table(by_item)
        self.building_items: Final[list[vec[i64]]] = [
            table([ITEM_IDS.index(name) for name in names])
            for names in (
                *[["undertaker", "shovel"], ["bank_red", "bank_black"], []],
                *[["work_horse", "trail_horse"], ["store_pan", "pickaxe", "bandana"], [], ["hotel"], []],
                *[["pistol", "rifle"], ["outlaw_j", "outlaw_q", "outlaw_k"], [], [], []],
            )
        ]
        """What can be had in a building, by its number."""
        self.hotel: Final[vec[i64]] = table([0, *numbers["hotel"]])
        """Silver stars by how many stays."""
        self.bank: Final[vec[i64]] = table([0, *numbers["bank"]])
        self.item_stars: Final[vec[i64]] = table(
            [numbers.get(f"{name}_stars", 0) if name in ITEM_IDS else 0 for name in ITEM_IDS]
        )
        self.claim_mask: Final[vec[i64]] = table([_mask(lots) for lots in CLAIMS])
        self.claim_stars: Final[vec[i64]] = table(
            [sum(numbers["lots"][lot] for lot in lots) for lots in CLAIMS]
        )
        dominoes, lines = len(DOMINOES), len(LINES)
        self.claim_price: Final[vec[i64]] = table(
            [
                prices["domino" if n < dominoes else "line" if n < dominoes + lines else "corner"]
                for n in range(len(CLAIMS))
            ]
        )
        self.cheapest_claim: i64 = min(prices["domino"], prices["line"], prices["corner"])
        self.all_lots: i64 = numbers["all_lots"]
        self.hideout_cross: i64 = numbers["hideout_cross"]
        self.office_stars: i64 = numbers["office_stars"]
        self.office_cross: i64 = numbers["office_cross"]
        self.exchange_most: Final[vec[i64]] = table(
            [*[0] * 5, numbers["church_most"], *[0] * 5, numbers["saloon_most"], numbers["club_most"]]
        )
        self.exchange_price: Final[vec[i64]] = table(
            [*[1] * 5, numbers["church_price"], *[1] * 5, numbers["saloon_price"], numbers["club_price"]]
        )
        self.horse_step: i64 = numbers["trail_horse_step"]
        self.pickaxe_step: i64 = numbers["pickaxe_step"]
        self.outlaw_money: i64 = numbers["outlaw_money"]
        self.outlaw_gold: i64 = numbers["outlaw_gold"]
        self.outlaw_cross: i64 = numbers["outlaw_cross"]
        guns = data["guns"][options["gun_bonus"]]
        self.pistol: i64 = guns["pistol"]
        self.rifle: i64 = guns["rifle"]

        # -- the rest
        self.suit_price: i64 = data["changes"]["suit"]
        self.step_price: i64 = data["changes"]["step"]
        self.start_money: i64 = data["setup"]["money"]
        self.start_gold: i64 = data["setup"]["gold"]
        self.bounty_count: i64 = data["setup"]["bounties"]
        self.bounty_first: i64 = data["bounties"]["first"]
        self.bounty_later: i64 = data["bounties"]["later"]
        self.hand_money: Final[vec[i64]] = table([data["poker"][name][0] for name in HAND_IDS])
        self.hand_stars: Final[vec[i64]] = table([data["poker"][name][1] for name in HAND_IDS])
        self.gold_per_pan: i64 = data["work"]["gold_per_pan"]
        self.money_per_hammer: i64 = data["work"]["money_per_hammer"]
        self.fine_money: Final[vec[i64]] = table([0, *data["sheriff"]["money"]])
        self.fine_stars: Final[vec[i64]] = table([0, *data["sheriff"]["stars"]])
        self.stars_only_from: i64 = data["sheriff"]["stars_only_from"]
        self.character_start: Final[vec[i64]] = table(
            [
                character["start"].get(name, 0)
                for character in data["characters"]["list"]
                for name in RESOURCE_IDS
            ]
        )
        self.money_per_point: i64 = data["scoring"]["money_per_point"]
        self.gold_per_point: i64 = data["scoring"]["gold_per_point"]
        self.title_scores: Final[list[int]] = list(data["titles"]["scores"])
        self.title_step: int = data["titles"]["step"]
        self.title_wanted: Final[list[int]] = list(data["titles"]["wanted"])
        cowbots = data["cowbots"]["list"]
        self.cowbot_suit: Final[vec[i64]] = table([SUIT_IDS.index(bot["suit"]) for bot in cowbots])
        triggers = [TRIGGER_IDS.index(bot["trigger"]) for bot in cowbots]
        triggers[COWBOT_IDS.index("jane")] = TRIGGER_IDS.index(options["jane_trigger"])
        self.cowbot_trigger: Final[vec[i64]] = table(triggers)
        """The bit of `GAINED_MASK` that lets a cowbot steal."""
        self.cowbot_areas: Final[list[vec[i64]]] = [
            table([AREA_IDS.index(area) for area in bot["areas"]]) for bot in cowbots
        ]
        self.cowbot_factors: Final[vec[i64]] = table(data["difficulties"]["factors"])
        level = data["difficulties"][options["difficulty"]]
        self.counted_areas: i64 = level["areas"]
        self.stolen_points: i64 = level["stolen"]
        self.character_points: i64 = data["difficulties"]["character"]
        self.hold_em_points: i64 = data["difficulties"]["hold_em"]

    def passage(self, number: i64, value: i64) -> i64:
        """How many steps a value is away from what a passage lets through."""
        return self.passage_cost[number * 90 + 30 + value]

    def start_of(self, character: i64, resource: i64) -> i64:
        """What a character begins with (FT-CH1)."""
        return self.character_start[character * RESOURCES + resource]


def _mask_of_parents(passages: list[Mapping[str, Any]]) -> int:
    return sum(1 << ROOM_IDS.index(passage["room"]) for passage in passages if passage["room"] != "entrance")
