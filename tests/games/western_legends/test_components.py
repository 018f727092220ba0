"""What is in the box, and how it is put into words."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.western_legends.table import rule

from saloon.authoring.components import printed_components
from saloon.core.words import load_words
from saloon.games.western_legends.components import check, checks, codes
from saloon.games.western_legends.components.box import Box
from saloon.games.western_legends.components.ids import (
    CHARACTER_IDS,
    CLASS_IDS,
    EQUIPMENT_IDS,
    FIGHT_IDS,
    LOCATION_IDS,
    POKER_IDS,
    RESOURCE_IDS,
    SIDE_IDS,
    SPACE_IDS,
    STORY_IDS,
)
from saloon.games.western_legends.view.wording import (
    condition_lines,
    effect_lines,
    entry_lines,
    equipment_lines,
    letters_of,
    places_of,
)

if TYPE_CHECKING:
    from saloon.games.western_legends.view import LineView

DATA = printed_components("saloon.games.western_legends")
BOX = Box(check(DATA))
PACKAGE = "saloon.games.western_legends"


def space(name: str) -> int:
    return SPACE_IDS.index(name)


def steps_between(start: str, end: str) -> int:
    return int(BOX.distance[space(start) * len(SPACE_IDS) + space(end)])


def beside(name: str) -> set[str]:
    return {SPACE_IDS[number] for number in BOX.neighbours[space(name)]}


def told(lines: list[LineView], lang: str = "en") -> list[str]:
    """Lines as a player reads them, indented."""
    words = load_words(PACKAGE, lang)
    found: list[str] = []
    for line in lines:
        assert words.has(line.text), line.text
        arguments = {
            name: words.say(value) if isinstance(value, str) else value
            for name, value in line.arguments.items()
        }
        found.append("  " * line.depth + words.say(line.text, arguments))
    return found


def program(node: int) -> list[tuple[int, str, int]]:
    """A chain of gains and losses: what, of which resource, how much."""
    found: list[tuple[int, str, int]] = []
    while node > 0:
        found.append((int(BOX.op[node]), RESOURCE_IDS[BOX.a[node]], int(BOX.b[node])))
        node = int(BOX.next[node])
    return found


def gains(node: int) -> dict[str, int]:
    """A chain that is nothing but gains."""
    chain = program(node)
    assert all(op == codes.OP_GAIN for op, _, _ in chain)
    return {resource: amount for _, resource, amount in chain}


# -- the board ---------------------------------------------------------------------------------------------


@rule("WL-M2", "WL-M3")
def test_66_spaces_beside_each_other_both_ways() -> None:
    assert len(SPACE_IDS) == len(set(SPACE_IDS)) == 66
    for name in SPACE_IDS:
        assert name not in beside(name)
        assert all(name in beside(other) for other in beside(name))
    assert max(BOX.distance) < len(SPACE_IDS)  # everywhere can be reached


@rule("WL-M3", "WL-R52")
def test_corners_make_neighbours() -> None:
    """The four points of the board where four spaces meet."""
    for across in ("M2 M7", "M3 M8", "D2 D7", "D4 D6", "R4 S10", "R6 S9", "R3 S9", "R4 S7"):
        one, other = across.split()
        assert other in beside(one)


@rule("WL-M4")
def test_mesas_lie_between_spaces_and_are_none() -> None:
    """Nobody passes from the bank to Cliff Junction, unless over the mesa that borders both."""
    assert steps_between("D9", "C2") == 3
    southern = BOX.neighbours[67]
    assert {SPACE_IDS[number] for number in southern} == {"D7", "D9", "X1", "C2", "C12", "P10", "P11"}
    assert list(BOX.mesas_of[space("D7")]) == [66, 67]
    assert list(BOX.mesas_of[space("D1")]) == []
    assert all(number < 66 for row in BOX.neighbours for number in row)


@rule("WL-L1")
def test_stores_and_saloons_have_three_spaces_the_others_one() -> None:
    sizes = {name: len(BOX.spaces_of[number]) for number, name in enumerate(LOCATION_IDS)}
    three = {name for name, size in sizes.items() if size == 3}
    assert three == {"store_darkrock", "store_red_falls", "saloon_darkrock", "saloon_red_falls"}
    assert set(sizes.values()) == {1, 3}
    assert SPACE_IDS[BOX.spaces_of[LOCATION_IDS.index("sheriff_office")][0]] == "D1"


@rule("WL-R51")
def test_towns_have_ten_and_eight_spaces() -> None:
    inside = [SPACE_IDS[number] for number in range(66) if BOX.in_town[number]]
    assert inside == [f"D{n}" for n in range(1, 11)] + [f"R{n}" for n in range(1, 9)]


def test_distances_that_players_know() -> None:
    for ways, steps in (
        ("D9 C11", 4),
        ("D9 P12", 2),
        ("C11 P12", 2),
        ("S2 D3", 2),
        ("D9 R2", 4),
        ("M3 S7", 6),
    ):
        start, end = ways.split()
        assert steps_between(start, end) == steps_between(end, start) == steps


@rule("WL-S14")
def test_two_hideouts_of_each_letter() -> None:
    letters = Counter(letter for letter in BOX.letter_of if letter >= 0)
    assert letters == {0: 2, 1: 2, 2: 2}


# -- cards and tokens --------------------------------------------------------------------------------------


@rule("WL-S2", "WL-G19")
def test_52_cards_with_16_effects() -> None:
    """One effect a rank; red and black differ in 2, 8 and 10 only."""
    assert len(BOX.effect_of_card) == 52
    assert set(BOX.effect_of_card) == set(range(16))
    for rank in range(2, 15):
        black = {BOX.effect_of_card[suit * 13 + rank - 2] for suit in (0, 1)}
        red = {BOX.effect_of_card[suit * 13 + rank - 2] for suit in (2, 3)}
        assert len(black) == len(red) == 1
        assert (black == red) == (rank not in (2, 8, 10))
    assert POKER_IDS[BOX.effect_of_card[2 * 13]] == "cheat"  # the 2 of hearts
    assert POKER_IDS[BOX.effect_of_card[0]] == "sprint"  # the 2 of spades


def moments_of(source: int) -> list[str]:
    return [
        name
        for number, name in enumerate(codes.MOMENT_IDS)
        if BOX.entry_of[source * codes.MOMENTS + number] > 0
    ]


@rule("WL-G18")
def test_nines_have_an_effect_and_an_action() -> None:
    nine = int(BOX.effect_of_card[9 - 2])
    assert moments_of(nine) == ["card_action", "fight_reveal"]
    for kind in range(16):
        assert (len(moments_of(kind)) == 2) == (kind == nine)


@rule("WL-K1")
def test_who_offers_actions() -> None:
    """Poker cards, and of all equipment Provisions only."""
    for number, name in enumerate(EQUIPMENT_IDS):
        for side in (0, 1):
            source = int(codes.SOURCE_EQUIPMENT) + 2 * number + side
            assert ("card_action" in moments_of(source)) == (name == "provisions" and side == 0)


@rule("WL-R5", "WL-M9", "WL-F12")
def test_reactions_and_how_often() -> None:
    moments = int(codes.MOMENTS)
    stick = int(BOX.entry_of[POKER_IDS.index("stick_em_up") * moments + codes.FIGHT_REACTION])
    assert (BOX.op[BOX.entry_do[stick]], BOX.a[BOX.entry_do[stick]]) == (codes.OP_REDUCE, 2)
    assert BOX.entry_limit[stick] == codes.LIMIT_FIGHT
    for name in ("sprint", "sucker_punch"):
        entry = int(BOX.entry_of[POKER_IDS.index(name) * moments + codes.AFTER_MOVE])
        assert BOX.entry_limit[entry] == codes.LIMIT_MOVE
        assert BOX.entry_other[entry] == int(name == "sucker_punch")
    again = int(BOX.entry_of[POKER_IDS.index("reputation") * moments + codes.CARD_ACTION])
    assert BOX.entry_limit[again] == codes.LIMIT_TURN


@rule("WL-F23", "WL-V15", "WL-V24")
def test_against_whom_effects_work() -> None:
    """Quick Draw only against virtual opponents; against the Man in Black the rifle too, and Annie not."""
    moments = int(codes.MOMENTS)
    quick = int(BOX.entry_of[POKER_IDS.index("quick_draw") * moments + codes.FIGHT_REVEAL])
    assert BOX.entry_vs[quick] == codes.VS_VIRTUAL
    rifle = int(codes.SOURCE_EQUIPMENT) + 2 * EQUIPMENT_IDS.index("rifle")
    looks = int(BOX.entry_of[rifle * moments + codes.BEFORE_FIGHT])
    assert BOX.entry_vs[looks] == codes.VS_PLAYER
    assert BOX.entry_vs[BOX.entry_next[looks]] == codes.VS_VIRTUAL | codes.VS_MAN
    annie = int(BOX.entry_of[codes.SOURCE_CHARACTER * moments + codes.BEFORE_FIGHT])
    assert BOX.entry_vs[annie] == codes.VS_PLAYER


@rule("WL-R4")
def test_only_the_upgraded_shotgun_lowers_cards() -> None:
    shotgun = int(codes.SOURCE_EQUIPMENT) + 2 * EQUIPMENT_IDS.index("shotgun")
    assert moments_of(shotgun) == ["after_won_fight"]
    assert moments_of(shotgun + 1) == ["fight_reveal", "after_won_fight"]


@rule("WL-S15", "WL-N12", "WL-N16")
def test_13_fight_cards() -> None:
    assert len(BOX.fight_effect) == 13
    assert [gains(int(BOX.fight_effect[value - 2])) for value in (3, 8, 11, 12, 13)] == [
        {"wounds": 2},
        {"wounds": 1},
        {"money": 10},
        {"cards": 1},
        {"lp": 1},
    ]
    six = int(BOX.fight_effect[6 - 2])
    assert (gains(six), BOX.flags[six]) == ({"wounds": 1}, codes.UNCANCELLABLE)
    assert sum(BOX.flags) == 1
    for value in range(2, 15):
        node = int(BOX.fight_effect[value - 2])
        ops = []
        while node > 0:
            ops.append(BOX.op[node])
            node = int(BOX.next[node])
        assert (codes.OP_NO_MARSHAL in ops) == (value in (5, 9))


def numbers_in(effect: Any) -> list[int]:
    """All numbers of an effect, in the order of the file."""
    if isinstance(effect, dict):
        effect = list(effect.values())
    if isinstance(effect, list):
        return [number for part in effect for number in numbers_in(part)]
    return [effect] if isinstance(effect, int) and not isinstance(effect, bool) else []


@rule("WL-S15", "WL-G19", "WL-G17")
def test_the_numbers_on_cards() -> None:
    """Of fight cards from 2 to A, of poker cards from the red 2 to A, and of items."""
    fights = [numbers_in(card["do"]) for card in DATA["fight_cards"]["list"]]
    assert fights == [[1, 1], [2], [1, 1], [1], [1], [1, 1], [1], [1, 10], [1], [10], [1], [1], [1, 1, 1]]
    poker = [numbers_in(card["effects"]) for card in DATA["poker_cards"]["list"]]
    low = [[], [2], [], [1, 3], [1], [2], [6], [2], [1]]
    assert poker == [*low, [1, 2], [1, 30], [30], [1], [2], [2], [1, 1]]
    items = [numbers_in(item["effects"]) for item in DATA["equipment"]["list"] if item["kind"] == "item"]
    assert items == [[1, 1], [1, 10], [1, 1, 1], [1]]


@rule("WL-S3", "WL-R7")
def test_eight_cattle_tokens_in_both_colours() -> None:
    assert len(BOX.cattle_effect) == 8
    assert [gains(int(node)) for node in BOX.cattle_effect[:6]] == [
        {"money": 40},
        {"nuggets": 1},
        {"money": 10, "actions": 1},
        {"money": 30, "heal": 1},
        {"lp": 1},
        {"money": 30, "cards": 1},
    ]
    assert told(effect_lines(BOX, int(BOX.cattle_effect[6]))) == [
        "Choose one:",
        "  Gain 1 MP",
        "or",
        "  Gain 1 WP",
    ]


@rule("WL-V2", "WL-R9")
def test_18_legendary_tokens() -> None:
    assert list(BOX.fame_count) == [9, 6, 3]


@rule("WL-L10")
def test_faces_of_the_prospecting_die() -> None:
    assert [gains(int(node)) for node in BOX.die_gain] == [{"nuggets": 1}] * 3 + [{"money": 10}] * 2 + [{}]
    assert list(BOX.die_again) == [0, 0, 0, 0, 1, 0]
    assert list(BOX.die_blank) == [0, 0, 0, 0, 0, 1]


@rule("WL-O1", "WL-O6", "WL-O7")
def test_fields_and_rows_of_both_tracks() -> None:
    assert [gains(int(node)) for node in BOX.wanted_reward] == [{}, *[{}, {"cards": 1}] * 4, {}]
    money = [gains(int(node)).get("money", 0) for node in BOX.marshal_reward]
    assert money == [0, 20, 20, 0, 30, 30, 0, 40, 40, 0]
    points = [gains(int(node)).get("lp", 0) for node in BOX.marshal_reward]
    assert points == [0, 0, 0, 2, 0, 0, 4, 0, 0, 6]
    assert list(BOX.row_lp) == [0, 1, 1, 1, 2, 2, 2, 3, 3, 3]


@rule("WL-N15", "WL-L13", "WL-L14", "WL-F16", "WL-F17", "WL-F18")
def test_what_fights_bring() -> None:
    assert told(effect_lines(BOX, int(BOX.win_of[1]))) == ["Choose one:", "  Gain 1 LP", "or", "  Gain 1 MP"]
    assert gains(int(BOX.win_of[2])) == {"money": 80, "wanted": 3}
    assert gains(BOX.lose_guard) == {"wanted": 1}
    assert [gains(node) for node in (BOX.win_arrest, BOX.win_duel, BOX.win_rob)] == [
        {"marshal": 1},
        {"lp": 2},
        {"wanted": 1},
    ]


@rule("WL-S18", "WL-E1")
def test_characters_start_with_a_weapon_and_without_a_mount() -> None:
    weapons = {EQUIPMENT_IDS[item] for item in BOX.start_weapon}
    assert weapons == {"revolver", "shotgun", "rifle"}
    assert len(BOX.start_weapon) == 12
    wanted = {CHARACTER_IDS[number]: BOX.start_wanted[number] for number in BOX.intro_characters}
    assert wanted == {"annie_oakley": 0, "bass_reeves": 0, "billy_the_kid": 2, "bloody_knife": 0}
    assert all(BOX.start_marshal[n] == 0 or BOX.start_wanted[n] == 0 for n in range(12))


@rule("WL-S9", "WL-S11")
def test_where_and_with_what_characters_start() -> None:
    """The location, the weapon, and cards, money, marshal and wanted points."""
    starts = {
        one["id"]: f"{one['start']} {one['weapon']} "
        + " ".join(str(one.get(what, 0)) for what in ("cards", "money", "marshal", "wanted"))
        for one in DATA["characters"]["list"]
    }
    assert starts == {
        "annie_oakley": "store_darkrock rifle 1 0 0 0",
        "bass_reeves": "sheriff_office shotgun 2 0 1 0",
        "billy_the_kid": "mine_spikes_view revolver 1 0 0 2",
        "bloody_knife": "hideout_b_dixon rifle 2 0 0 0",
        "calamity_jane": "doctor revolver 1 20 0 0",
        "doc_holliday": "saloon_darkrock revolver 2 10 0 0",
        "jesse_james": "hideout_a_sunny shotgun 1 10 0 1",
        "kit_carson": "rail_station rifle 1 10 0 0",
        "stagecoach_mary": "store_red_falls shotgun 1 20 0 0",
        "wild_bill_hickok": "saloon_red_falls revolver 2 0 1 0",
        "wyatt_earp": "sheriff_office revolver 1 20 1 0",
        "yb_rowdy": "ranch_green rifle 2 0 0 0",
    }


@rule("WL-L6", "WL-Z3")
def test_equipment_has_prices_and_points() -> None:
    assert list(BOX.price) == [50, 30, 20, 30, 40, 10, 20, 20, 10]
    assert [BOX.end_lp[2 * number + 1] for number in range(9)] == [2, 1, 1, 1, 2, 0, 0, 0, 0]
    assert all(BOX.end_lp[2 * number] == 0 for number in range(9))


@rule("WL-G4", "WL-M1")
def test_mounts() -> None:
    """A mule carries two more nuggets on both sides, so that six suffice."""
    assert [list(BOX.movement[:4]), list(BOX.nugget_bonus[:4])] == [[4, 5, 3, 4], [0, 0, 2, 2]]


@rule("WL-S13", "WL-Y14")
def test_40_stories_six_of_them_fights() -> None:
    assert len(BOX.story_condition) == 40
    fights = [n + 1 for n in range(40) if BOX.op[BOX.story_reward[n]] == codes.OP_FIGHT]
    assert fights == [4, 15, 24, 26, 29, 38]
    letters = Counter(letter for mask in BOX.story_bandits for letter in range(3) if mask >> letter & 1)
    assert letters == {0: 20, 1: 20, 2: 20}


@rule("WL-Y11", "WL-Y12")
def test_bandits_and_sheriff_of_every_story() -> None:
    """From the first to the last: the letters of the hideouts, and how far the sheriff may go."""
    letters = " ".join(
        "".join(letter for place, letter in enumerate("ABC") if mask >> place & 1)
        for mask in BOX.story_bandits
    )
    spaces = "".join(str(number) for number in BOX.story_sheriff)
    assert letters == (
        "A AC B B C AB C B AC A BC AB AC BC A C A B AB BC C BC AC AC B AB A C AB A B AC C AB AC B BC C AB BC"
    )
    assert spaces == "2343232323233324343323332322432432233343"


@rule("WL-V21", "WL-V19", "WL-V20")
def test_stories_of_the_first_game_need_neither_cattle_nor_items() -> None:
    chosen = [number + 1 for number in BOX.intro_stories]
    assert chosen == [2, 3, 5, 8, 9, 12, 14, 17, 18, 19, 21, 22, 23, 29, 30, 31, 33, 35, 39, 40]
    for number in BOX.intro_stories:
        text = " ".join(
            told(condition_lines(BOX, int(BOX.story_condition[number])))
            + told(effect_lines(BOX, int(BOX.story_reward[number])))
        )
        assert "cattle" not in text
        assert "item" not in text
    assert [EQUIPMENT_IDS[item] for item in BOX.intro_items] == ["provisions"]


@rule("WL-Y1")
def test_stories_that_ask_for_the_same_cannot_be_told_apart() -> None:
    """Of the open card everybody sees the condition only."""
    same = {STORY_IDS[n]: STORY_IDS[BOX.story_group[n]] for n in range(40) if BOX.story_group[n] != n}
    assert same == {
        "siege_at_the_ranch": "the_lost_herd",
        "showdown_in_the_street": "the_night_riders",
    }


@rule("WL-V1")
def test_four_goals_for_each_character() -> None:
    owners = [goal["character"] for goal in DATA["goals"]["list"]]
    assert owners == [name for name in CHARACTER_IDS for _ in range(4)]


@rule("WL-V10", "WL-V17")
def test_ten_cards_of_the_man_in_black() -> None:
    assert len(BOX.mib_steps) == 10
    assert told(effect_lines(BOX, int(BOX.mib_steps[9])))[0] == "He goes here: Cabaret"
    assert [n + 1 for n in range(10) if BOX.op[BOX.next[BOX.mib_steps[n]]] == codes.OP_POKER] == [10]


@rule("WL-R59")
def test_what_is_designed_says_so() -> None:
    """In the file and in the rules that players read; the printed story is exact."""
    for name in ("characters", "goals", "stories", "man_in_black"):
        assert DATA[name]["confidence"] == "designed"
    sure = {story["id"] for story in DATA["stories"]["list"] if story.get("confidence") == "exact"}
    assert sure == {"blood_money"}
    for lang, word in (("en", "designed"), ("cs", "vlastní návrh")):
        assert word in load_words(PACKAGE, lang).say("WL-R59")


def test_every_table_names_its_source() -> None:
    for name, entries in DATA.items():
        if name != "edition":
            assert entries["source"], name
            assert entries["confidence"] in ("exact", "probable", "designed")


# -- in words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_everything_can_be_told(lang: str) -> None:
    """Every card, token and goal has lines, and every line has a text; none leaves a gap."""
    programs = [*BOX.story_reward, *BOX.fight_effect, *BOX.cattle_effect, *BOX.mib_steps]
    lines = [line for node in programs for line in told(effect_lines(BOX, int(node)), lang)]
    for condition in range(BOX.condition_count):
        asked = told(condition_lines(BOX, condition), lang)
        assert asked
        lines += asked
    for source in range(int(codes.SOURCES)):
        lines += told(entry_lines(BOX, source), lang)
    for item in range(9):
        for upgraded in (False, True):
            lines += told(equipment_lines(BOX, item, upgraded), lang)
    assert not [line for line in lines if "{" in line or not line.strip()]


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_words_for_whatever_a_user_may_write(lang: str) -> None:
    """Also for resources, sides, classes and kinds of fights that the game's own cards do not use."""
    words = load_words(PACKAGE, lang)
    for verb, resources in (("gain", checks.GAINED), ("lose", checks.GIVEN_UP), ("steal", checks.STOLEN)):
        for resource in resources:
            assert words.has(f"effect-{verb}-{resource}".replace("_", "-")), (verb, resource)
    wanted = [f"effect-if-{side}" for side in SIDE_IDS]
    wanted += [f"condition-gain-in-action-{resource}" for resource in checks.GAINED]
    wanted += [f"condition-{deed}-{fight}" for deed in ("declare-fight", "win-fight") for fight in FIGHT_IDS]
    wanted += [f"condition-{deed}-{name}" for deed in ("buy", "upgrade") for name in CLASS_IDS]
    wanted += [f"condition-against-{name}" for name in checks.OPPONENT_WORDS]
    wanted += [f"state-owns-{name}" for name in CLASS_IDS]
    wanted += ["condition-heist", "condition-card-action", "condition-active", "effect-each-player-in-with"]
    wanted += [f"moment-{name}".replace("_", "-") for name in codes.MOMENT_IDS]
    assert not [name for name in wanted if not words.has(name)]


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_all_sets_of_hideouts_have_names(lang: str) -> None:
    words = load_words(PACKAGE, lang)
    assert all(words.has(letters_of(mask)) for mask in range(8))


def test_places_are_named_in_few_words() -> None:
    named = {name for number in range(len(BOX.place_sets) // 66) for name in places_of(BOX, number)}
    assert {"kind-mine", "kind-ranch", "area-darkrock", "place-outside-towns", "location-doctor"} <= named
    assert not [name for name in named if name.startswith("space-")]


def test_a_story_in_words() -> None:
    number = STORY_IDS.index("the_railway_clerk")
    assert told(condition_lines(BOX, int(BOX.story_condition[number]))) == [
        "End a movement",
        "  Where: Rail Station",
    ]
    assert told(effect_lines(BOX, int(BOX.story_reward[number])), "cs") == [
        "Zvolte jedno:",
        "  Dostanete 30\N{NO-BREAK SPACE}$",
        "nebo",
        "  Smíte:",
        "    Vrátit žeton dobytka",
        "  a za to:",
        "    Získáte 2 BV",
    ]
