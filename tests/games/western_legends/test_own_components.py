"""A user's own components: checked with the place of every mistake, and really used."""

from __future__ import annotations

import copy
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.games.western_legends.table import GAME, table
from tests.games.western_legends.test_components import DATA, PACKAGE, told

from saloon.core.errors import BadComponents
from saloon.core.words import load_words
from saloon.games.western_legends.components import check
from saloon.games.western_legends.components.box import Box
from saloon.games.western_legends.components.ids import CHARACTER_IDS, GOAL_IDS, POKER_IDS, STORY_IDS
from saloon.games.western_legends.view.wording import effect_lines

if TYPE_CHECKING:
    from collections.abc import Callable


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The game's own components with a change."""
    data = copy.deepcopy(DATA)
    change(data)
    return data


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
    assert Box(DATA).titles == {}


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
            "board.spaces.0.next: M1 is next to P1, but P1 is not next to M1",
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
    ids = set()
    for name in ("components/checks.py", "components/__init__.py"):
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


@pytest.mark.parametrize(("sheriff", "asked"), [(0, "1 income"), (1, "0 sheriff")])
def test_a_story_may_leave_the_sheriff_alone(sheriff: int, asked: str) -> None:
    t = table(
        seat0={"character": "kit_carson", "space": "M10"},
        seat1={"character": "billy_the_kid", "wanted": 2, "space": "S6"},
        stories={0: ["mail_order"]},
        discs={0: [0, 0]},
        components=changed(entry("stories", STORY_IDS.index("mail_order"), sheriff=sheriff)),
    ).end_turn(0)
    assert t.asked == asked


def test_a_card_with_two_ways_to_void_a_fight_voids_it_once() -> None:
    """Each of them is asked for; what is void already cannot be voided again."""
    ways = [
        {"when": moment, "optional": True, "do": [{"restart": True}]}
        for moment in ("fight_reveal", "virtual_reveal")
    ]
    t = table(
        seat0={"character": "bass_reeves", "space": "M7", "hand": "3S AS KS", "equipment": ["revolver"]},
        seat1={"space": "S6"},
        seat2={"space": "S6"},
        fight_deck=[13, 12, 2, 4],
        bandits=["M2"],
        components=changed(entry("poker_cards", POKER_IDS.index("shootout"), effects=ways)),
    )
    t.do("0 step M2, 0 prepare 3S, 2 pick 13, 0 accept")
    assert (t.asked, t.log("voided")) == ("0 void_fight", ["voided 0"])
    t.do("0 accept")
    assert (t.asked, t.log("voided")) == ("0 own_card, 2 fight_card", ["voided 0"])


@pytest.mark.parametrize(("active", "met"), [(True, False), (False, True)])
def test_a_goal_may_ask_for_a_game_of_poker_that_one_started(active: bool, met: bool) -> None:
    """Doc joins a game of somebody else and wins it."""
    mine = changed(
        entry("goals", GOAL_IDS.index("doc_1"), condition={"do": "poker", "won": True, "active": active})
    )
    t = table(
        options={"goals": "on"},
        seat0={"character": "kit_carson", "space": "D5", "hand": "3S 4S", "money": 10},
        seat1={"character": "doc_holliday", "space": "D5", "hand": "AS AC", "money": 10, "goals": ["doc_1"]},
        seat2={"character": "yb_rowdy", "space": "S6"},
        deck="7C 8C AD 9H 5D",
        components=mine,
    )
    t.do("0 start_poker, 1 accept").lay(0, "3S 4S").lay(1, "AS AC").end_turn(0)
    assert t.money(1) == 70
    t.do("1 income money")
    assert (t.refusal("1 claim 0") == "") == met


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
