"""What is in the box, and a user's own components: checked with the place of every mistake."""

from __future__ import annotations

import copy
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.games.western_legends.table import GAME, rule, table

from saloon.core.errors import BadComponents
from saloon.core.words import load_words
from saloon.games.western_legends import checks, codes
from saloon.games.western_legends.box import Box
from saloon.games.western_legends.components import check, own_components
from saloon.games.western_legends.ids import (
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
from saloon.games.western_legends.wording import (
    condition_lines,
    effect_lines,
    entry_lines,
    equipment_lines,
    letters_of,
    places_of,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from saloon.games.western_legends.view import LineView

DATA = own_components()
BOX = Box(check(DATA))
PACKAGE = "saloon.games.western_legends"


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The game's own components with a change."""
    data = copy.deepcopy(DATA)
    change(data)
    return data


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


@rule("WL-S3", "WL-R7")
def test_eight_cattle_tokens_in_both_colours() -> None:
    assert len(BOX.cattle_effect) == 8
    assert gains(int(BOX.cattle_effect[0])) == {"money": 40}
    assert gains(int(BOX.cattle_effect[4])) == {"lp": 1}
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
    assert [gains(int(node)) for node in BOX.wanted_reward[:5]] == [{}, {}, {"cards": 1}, {}, {"cards": 1}]
    assert [gains(int(node)) for node in BOX.marshal_reward[1:4]] == [{"money": 20}, {"money": 20}, {"lp": 2}]
    assert sum(gains(int(node)).get("lp", 0) for node in BOX.marshal_reward) == 12
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


@rule("WL-L6", "WL-Z3")
def test_equipment_has_prices_and_points() -> None:
    assert list(BOX.price) == [50, 30, 20, 30, 40, 10, 20, 20, 10]
    points = {name: BOX.end_lp[2 * number + 1] for number, name in enumerate(EQUIPMENT_IDS)}
    assert [name for name, lp in points.items() if lp == 0] == [
        "whiskey",
        "ten_gallon",
        "provisions",
        "miners_map",
    ]
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


# -- a user's own ------------------------------------------------------------------------------------------


def entry(name: str, place: int, **values: Any) -> Callable[[dict[str, Any]], object]:
    """A change of one entry of a list."""
    return lambda data: data[name]["list"][place].update(values)


def test_a_replaced_card_is_told_right() -> None:
    """A user's own reward and name: the words follow the numbers."""
    mine = changed(
        entry("stories", 2, title="Noon", reward=[{"gain": {"nuggets": 2}}, {"lose": {"money": 10}}])
    )
    box = Box(check(mine))
    assert told(effect_lines(box, int(box.story_reward[2]))) == ["Gain 2 nuggets", "Lose $10"]
    assert box.titles == {"story-high_noon": "Noon"}
    assert BOX.titles == {}


def test_other_ranks_are_used() -> None:
    """The effects of two ranks change places."""

    def swap(data: dict[str, Any]) -> None:
        cards = data["poker_cards"]["list"]
        cards[POKER_IDS.index("tenacity")]["rank"] = 13
        cards[POKER_IDS.index("reputation")]["rank"] = 12

    box = Box(check(changed(swap)))
    assert [POKER_IDS[box.effect_of_card[rank - 2]] for rank in (12, 13)] == ["reputation", "tenacity"]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda data: data.pop("stories"), "a components file needs a table 'stories'"),
        (lambda data: data.update(horses={}), "there is no 'horses' in a components file"),
        (lambda data: data["stories"].pop("list"), "stories.list is a list with something in it"),
        (lambda data: data["stories"]["list"].pop(), "stories.list is a list of 40, not of 39"),
        (entry("stories", 7, id="poker_night"), 'stories.list.7.id is "card_sharps"; names and their order'),
        (entry("stories", 7, number=9), "stories.list.7.number is a whole number from 8 to 8, not 9"),
        (entry("stories", 7, title=7), "stories.list.7.title is a text of at most 60 letters"),
        (entry("stories", 7, colour="red"), "there is no 'stories.list.7.colour' in a components file"),
        (entry("stories", 7, sheriff=-1), "stories.list.7.sheriff is a whole number from 0 to 9, not -1"),
        (entry("stories", 7, bandits=["D"]), "stories.list.7.bandits is one of A, B, C"),
        (entry("stories", 7, bandits=["A", "A"]), 'stories.list.7.bandits: "A" is there twice'),
        (entry("stories", 7, reward={}), "stories.list.7.reward is a list with something in it"),
        (
            entry("stories", 7, reward=[{"gain": {"mony": 20}}]),
            "there is no 'stories.list.7.reward.0.gain.mony' in a components file; allowed here: money, lp",
        ),
        (
            entry("stories", 7, reward=[{"gain": {"money": 15}}]),
            "stories.list.7.reward.0.gain.money: money comes in tens, not 15",
        ),
        (
            entry("stories", 7, reward=[{"gain": {"money": True}}]),
            "stories.list.7.reward.0.gain.money is a whole number from 10 to 120, not True",
        ),
        (
            entry("stories", 7, reward=[{"gain": {"lp": 1}, "lose": {"lp": 1}}]),
            "stories.list.7.reward.0 is a table with exactly one of these: gain, lose,",
        ),
        (
            entry("stories", 7, reward=[{"reduce": 1}]),
            "stories.list.7.reward.0 is a table with exactly one of these: gain, lose,",
        ),
        (
            entry("stories", 7, reward=[{"gain": {"actions": 1}}]),
            "there is no 'stories.list.7.reward.0.gain.actions'",
        ),
        (
            entry("stories", 7, reward=[{"gain": {"lp": 1}, "always": True}]),
            "there is no 'stories.list.7.reward.0.always'",
        ),
        (
            entry("stories", 7, reward=[{"choose": [{"gain": {"lp": 1}}]}]),
            "stories.list.7.reward.0.choose offers at least two things",
        ),
        (
            entry("stories", 7, reward=[{"lose_one_of": [{"lp": 1, "money": 10}, {"lp": 2}]}]),
            "stories.list.7.reward.0.lose_one_of.0 is a table with exactly one resource",
        ),
        (
            entry("stories", 7, reward=[{"fight": {"gang": "aliens", "cards": 2, "win": []}}]),
            "stories.list.7.reward.0.fight.gang is one of canyon_gang,",
        ),
        (
            entry("stories", 7, reward=[{"take_item": ["rifle"]}]),
            "stories.list.7.reward.0.take_item is one of whiskey,",
        ),
        (entry("stories", 7, condition={"do": "sleep"}), "stories.list.7.condition.do is one of end_move,"),
        (
            entry("stories", 7, condition={"do": "revel"}),
            'stories.list.7.condition also has to say "min"',
        ),
        (
            entry("stories", 7, condition={"do": "revel", "min": 1, "at": ["moon"]}),
            "stories.list.7.condition.at is one of store_darkrock,",
        ),
        (
            entry("stories", 7, condition={"do": "heist", "min": 1}),
            "there is no 'stories.list.7.condition.min'",
        ),
        (entry("poker_cards", 3, rank=5), "poker_cards.list.4: cards of rank 5 do something else already"),
        (
            lambda data: data["poker_cards"]["list"][0].update(rank=9, colour="red"),
            "poker_cards.list.9: cards of rank 9 do something else already",
        ),
        (
            lambda data: data["poker_cards"]["list"][3].update(colour="red"),
            "no effect is given for black poker cards of rank 4",
        ),
        (
            entry("poker_cards", 3, effects=[{"when": "on_gain", "do": []}]),
            "poker_cards.list.3.effects.0.when is one of poker_hand,",
        ),
        (
            lambda data: data["poker_cards"]["list"][3]["effects"].append(
                copy.deepcopy(data["poker_cards"]["list"][3]["effects"][0])
            ),
            'poker_cards.list.3.effects: "card_action" is there twice',
        ),
        (entry("poker_cards", 3, confidence="sure"), "poker_cards.list.3.confidence is one of exact,"),
        (entry("equipment", 2, kind="mount"), "equipment.list.2.kind is one of weapon"),
        (entry("equipment", 2, price=25), "equipment.list.2.price: money comes in tens, not 25"),
        (entry("equipment", 0, movement=0), "equipment.list.0.movement is a whole number from 1 to 9, not 0"),
        (
            lambda data: data["equipment"]["list"][1]["upgraded"].update(nuggets=3),
            "equipment.list.1.upgraded.nuggets is a whole number from 0 to 2, not 3",
        ),
        (
            lambda data: data["equipment"]["list"][0].pop("upgraded"),
            "a components file needs a table 'equipment.list.0.upgraded'",
        ),
        (entry("characters", 2, marshal=1), "characters.list.2: nobody starts with both"),
        (
            entry("characters", 2, weapon="mule"),
            "characters.list.2.weapon is one of revolver, shotgun, rifle",
        ),
        (entry("characters", 2, start="moon"), "characters.list.2.start is one of store_darkrock,"),
        (
            entry("characters", 2, ability={"when": "after_wounds", "do": [{"gain": {"wounds": 1}}]}),
            "there is no 'characters.list.2.ability.do.0.gain.wounds'",
        ),
        (entry("goals", 5, character="annie_oakley"), "goals.list.5.character is one of bass_reeves"),
        (entry("fight_cards", 0, value=3), "fight_cards.list.0.value is a whole number from 2 to 2, not 3"),
        (
            entry("fight_cards", 0, do=[{"move": 2}]),
            "fight_cards.list.0.do.0 is a table with exactly one of these: gain,",
        ),
        (
            lambda data: data["fame"].update(tokens=[9, 6, 4]),
            "the numbers of fame.tokens add up to 18, not to 19",
        ),
        (lambda data: data["tracks"]["rows"].pop(), "tracks.rows is a list of 9, not of 8"),
        (
            lambda data: data["board"]["spaces"][0]["next"].append("P1"),
            "board.spaces.0.next: M1 lies beside P1, but P1 not beside M1",
        ),
        (
            lambda data: data["board"]["locations"][0]["spaces"].append("D1"),
            'board.locations.2.spaces: "D1" is there twice',
        ),
        (
            lambda data: data["board"]["locations"][8].pop("colour"),
            "board.locations.8.colour is one of green, blue",
        ),
        (lambda data: data["dice"]["faces"].pop(), "dice.faces is a list of 6, not of 5"),
        (
            lambda data: data["first_game"].update(stories=[1, 41]),
            "first_game.stories.1 is a whole number from 1 to 40, not 41",
        ),
        (
            entry("man_in_black", 0, steps=[{"go_to": "moon"}]),
            "man_in_black.list.0.steps.0.go_to is one of store_darkrock,",
        ),
        (
            entry("man_in_black", 0, steps=[{"gain": {"lp": 1}}]),
            "man_in_black.list.0.steps.0 is a table with exactly one of these: go_to,",
        ),
    ],
)
def test_a_mistake_is_told_with_its_place(change: Callable[[dict[str, Any]], object], problem: str) -> None:
    """In one sentence, in both languages; and what was given stays as it was."""
    data = changed(change)
    given = copy.deepcopy(data)
    with pytest.raises(BadComponents) as caught:
        check(data)
    assert str(caught.value).startswith(problem)
    for lang in ("en", "cs"):
        text = caught.value.text(lang)
        assert text != caught.value.message
        assert "\n" not in text
    assert caught.value.text("en") != caught.value.text("cs")
    assert data == given


def test_all_errors_have_texts_in_both_languages() -> None:
    """Every id that the checks can raise."""
    from importlib.resources import files

    ids = set()
    for name in ("checks.py", "components.py"):
        source = (files(PACKAGE) / name).read_text(encoding="utf-8")
        ids |= {part.split('"')[1] for part in source.split("BadComponents(")[1:] if '"' in part}
    for lang in ("en", "cs"):
        own, shared = load_words(PACKAGE, lang), load_words("saloon", lang)
        assert not [name for name in ids if not own.has(f"error-{name}") and not shared.has(f"error-{name}")]


# -- really used -------------------------------------------------------------------------------------------


def test_the_games_own_file_is_a_good_example() -> None:
    """Given back unchanged it is the very same game, only that its cards are put into words one by one."""
    mine = GAME.new(players=3, seed=4, components=changed(lambda data: None)).view(0)
    assert mine.box
    assert msgspec.structs.replace(mine, box={}) == GAME.new(players=3, seed=4).view(0)


def test_a_replaced_story_is_played() -> None:
    mine = changed(entry("stories", 2, reward=[{"gain": {"nuggets": 2}}, {"lose": {"money": 10}}], sheriff=0))
    for components, nuggets in ((mine, 2), (None, 0)):
        told = {} if components is None else {"components": components}
        t = table(
            seat0={"character": "kit_carson", "space": "M10", "money": 20},
            stories={0: ["high_noon"]},
            discs={0: [0, 0]},
            **told,
        ).end_turn(0)
        assert t.nuggets(0) == nuggets


def test_replaced_poker_cards_weapons_and_abilities_are_played() -> None:
    """A Payday of $50, a revolver that draws, a Kit who gains money."""

    def change(data: dict[str, Any]) -> None:
        payday = data["poker_cards"]["list"][POKER_IDS.index("payday")]
        payday["effects"] = [{"when": "card_action", "do": [{"gain": {"money": 50}}]}]
        kit = data["characters"]["list"][CHARACTER_IDS.index("kit_carson")]
        kit["ability"] = {"when": "after_move", "do": [{"gain": {"money": 20}}]}

    t = table(
        seat0={"character": "kit_carson", "lp": 5, "space": "D5", "hand": "10S"},
        seat1={"space": "S6"},
        seat2={"space": "S6"},
        components=changed(change),
    )
    t.do("0 play 10S, 0 step D6, 0 stop, 0 step D5, 0 stop")
    assert t.money(0) == 50 + 20 + 20


def test_a_replaced_board_is_walked() -> None:
    """A user whose board has another border."""

    def change(data: dict[str, Any]) -> None:
        spaces = {space["id"]: space for space in data["board"]["spaces"]}
        spaces["D9"]["next"].append("C2")
        spaces["C2"]["next"].append("D9")

    mine = changed(change)
    assert table(seat0={"space": "D9"}, components=mine).refusal("0 step C2") == ""
    assert table(seat0={"space": "D9"}).refusal("0 step C2") == "WL-M2"


def test_replaced_tokens_and_the_man_in_black() -> None:
    mine = changed(entry("cattle", 0, do=[{"gain": {"lp": 3}}]))
    t = table(seat0={"space": "P12", "cattle": "green money"}, components=mine).do("0 deliver wrangle")
    assert t.lp(0) == 3
    mine = changed(entry("man_in_black", 2, steps=[{"go_to": "doctor"}, {"lp": 5}]))
    t = table(
        2,
        turn=1,
        seat1={"space": "M10"},
        man={"deck": ["a_large_deposit"]},
        components=mine,
    ).end_turn(1)
    assert (t.man_space, t.man_lp) == ("R1", 5)


def test_a_replaced_name_reaches_the_table() -> None:
    mine = changed(entry("stories", 2, title="Noon at Last"))
    t = table(
        seat0={"character": "kit_carson", "space": "M10"},
        stories={0: ["high_noon"]},
        discs={0: [0, 0]},
        components=mine,
    ).end_turn(0)
    told_story = t.state.view(0).told
    assert told_story is not None
    assert told_story.title == "Noon at Last"
