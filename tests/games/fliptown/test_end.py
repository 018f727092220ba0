"""The end, the cowbots and the solo challenges: FT-EN, FT-CB and FT-SO."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.fliptown.table import ALL_GRAVES, BOX, GAME, Table, acting, cards, rule, solo, table

STOPS = [f"T{rank}" for rank in range(1, 14)]
TARGETS = [f"B{rank}" for rank in range(2, 14)]
BUILDINGS = [f"town_{rank:02}" for rank in range(1, 14)]
ROOMS = [room["id"] for room in BOX["mine"]["list"]]
SIX_OF_ALL = [*STOPS[:6], *TARGETS[:6], *ROOMS[:6], *BUILDINGS[:6]]
"""Six spaces in each area with a suit."""
EIGHT_BUILDINGS = [f"town_{rank:02}" for rank in range(1, 9)]


def finished(players: int = 1, maps: dict[int, dict[str, Any]] | None = None, **rest: Any) -> Table:
    """The end of a game: nobody has anything to decide in the last phase."""
    return table(players, at="sheriff", round=3, sheriff="h13", maps=maps or {}, **rest)


def ended(options: dict[str, str] | None = None, stolen: int = 0, **me: Any) -> Table:
    """The end of a solo game."""
    rest: dict[str, Any] = {"stolen": stolen} if stolen else {}
    return finished(1, {0: {"gold": 0, "money": 0, **me}}, options=options or {}, **rest)


def met(t: Table) -> list[str]:
    """The challenges that were met, which the score sheet and the view tell alike."""
    told = [
        str(line.arguments["challenge"]) for line in t.state.outcome().sheet(0) if line.name == "challenge"
    ]
    assert told == [each.challenge for each in t.view.challenges if each.met]
    return told


@rule("FT-EN1", "FT-EN5", "FT-E26")
def test_the_final_score() -> None:
    circled = [*EIGHT_BUILDINGS, "M4B"]
    t = ended(money=23, gold=7, stars=41, stays=2, circled=circled, wanted=9, pans=3)
    assert t.state.scores() == [5 + 3 + 41 + 7 + 8]
    sheet = {line.name: line.points for line in t.state.outcome().sheet(0)}
    assert sheet["money"] == 5
    assert sheet["gold"] == 3
    assert sheet["wanted"] == 0
    title = t.view.titles[0]
    assert (title.score_word, title.wanted_word) == ("fearless", "cowboy")


@rule("FT-EN2", "FT-E34")
def test_ties() -> None:
    points = {"stars": 40, "gold": 0, "money": 0}
    t = finished(2, {0: {**points, "wanted": 5}, 1: {**points, "wanted": 3}})
    assert t.state.outcome().ranking == [[1], [0]]
    gold = finished(3, {0: {**points, "gold": 1}, 1: points, 2: {**points, "money": 3}})
    assert gold.state.outcome().ranking == [[0], [2], [1]]
    shared = finished(2, {0: points, 1: points})
    assert shared.state.outcome().winners == [0, 1]


@rule("FT-EN3", "FT-EN4", "FT-R5")
@pytest.mark.parametrize(
    ("options", "extra"),
    [({}, 0), ({"characters": "on"}, 5), ({"hold_em": "on"}, 5), ({"characters": "on", "hold_em": "on"}, 10)],
)
def test_titles(options: dict[str, str], extra: int) -> None:
    words = [(49, "greenhorn"), (50, "seasoned"), (59, "seasoned"), (60, "fearless"), (69, "fearless"),
             (70, "sharpshooter"), (79, "sharpshooter"), (80, "legendary")]  # fmt: skip
    for score, word in words:
        me: dict[str, Any] = {"character": "settler"} if "characters" in options else {}
        t = ended(options, stars=score + extra, uses=0, **me) if me else ended(options, stars=score + extra)
        assert t.view.titles[0].score_word == word
    names = {
        0: "deputy",
        3: "deputy",
        4: "rancher",
        7: "cowboy",
        10: "desperado",
        13: "desperado",
        14: "outlaw",
    }
    for wanted, word in names.items():
        assert ended(wanted=wanted).view.titles[0].wanted_word == word
    lines = [line for line in ended(stars=80).state.outcome().sheet(0) if line.name == "title"]
    assert lines[0].arguments == {"score_word": "legendary", "wanted_word": "deputy"}


@rule("FT-CB1", "FT-CB6", "FT-CB7", "FT-CB8", "FT-CB10", "FT-R3", "FT-E27")
@pytest.mark.parametrize(("difficulty", "score"), [("easy", 65), ("normal", 81), ("hard", 93)])
def test_the_score_of_a_cowbot(difficulty: str, score: int) -> None:
    """Five stops, four targets, seven buildings and six rooms are circled, four cards are stolen."""
    circled = [*STOPS[:4], "T13", *TARGETS[:4], *BUILDINGS[:7], *ROOMS[:6]]
    options = {"cowbot": "jane", "difficulty": difficulty, "characters": "on"}
    t = ended(options, stolen=4, circled=circled, character="settler", uses=0)
    assert len(t.map().crossed) == 8
    rival = t.state.outcome().rival
    assert rival is not None
    assert rival.score == score == t.view.cowbot.score
    assert sum(line.points for line in rival.sheet) == score
    more = ended({**options, "hold_em": "on"}, stolen=4, circled=circled, character="settler", uses=0)
    assert more.view.cowbot.score == score + 5


@rule("FT-CB2", "FT-CB3", "FT-HI4")
@pytest.mark.parametrize(
    ("cowbot", "lineup", "move", "stolen"),
    [
        ("jane", "h4 c7 s2", "ride T1 plain", 1),
        ("jane", "s4 c7 d2", "rob B7 plain all", 0),
        ("billy", "h4 c7 s2", "ride T7 plain", 1),
        ("billy", "h4 c7 s2", "ride T1 plain", 0),
        ("bart", "d4 c7 s2", "dig M1A plain", 1),
        ("bart", "h4 c7 d2", "ride T1 plain", 0),
        ("earp", "h4 c6 s2", "ride T6 plain", 1),
        ("earp", "h4 c6 s2", "ride T1 plain", 0),
    ],
)
def test_when_cowbots_steal(cowbot: str, lineup: str, move: str, stolen: int) -> None:
    t = acting(lineup, options={"cowbot": cowbot}, deck="d1 d13", gold=0).play(f"0 {move}")
    if t.asked == "0 bonus":
        assert t.own().triggered
        t.play("0 done")
    assert t.view.cowbot.stolen == stolen
    assert len(t.log("card_stolen")) == stolen
    assert not [line for line in t.log("card_stolen") if "d13" in line]
    assert sum(t.state.view(0).unseen) == 52 - 3 - len(t.view.discards)


@rule("FT-CB3", "FT-P2")
def test_one_card_a_turn_and_for_good() -> None:
    t = acting("h4 h7 h2", options={"cowbot": "jane"}, turn=5, sheriff="c13", gold=0).play("0 ride T1 plain")
    assert t.view.round == 2
    assert t.view.cowbot.stolen == 1
    assert len(t.part("deck")) == 52 - 1 - 1 - 3


@rule("FT-CB2", "FT-R2")
def test_calamity_jane_by_option() -> None:
    money = {"cowbot": "jane", "jane_trigger": "money"}
    assert acting("h4 c7 s2", options=money).play("0 ride T1 plain").view.cowbot.stolen == 0
    assert acting("h4 c7 s2", options=money).play("0 ride T5 plain").view.cowbot.stolen == 1
    assert acting("h4 c7 s2", options={"cowbot": "jane"}).play("0 ride T5 plain").view.cowbot.stolen == 0
    assert solo("h4 c7 s2", options=money).view.cowbot.trigger == "money"


@rule("FT-CB5", "FT-R31")
def test_a_reward_cannot_be_refused_but_a_purchase_can() -> None:
    t = acting("c4 h12 s2", options={"cowbot": "jane"}, money=4, circled=["town_12"]).play(
        "0 visit town_12 plain"
    )
    assert "skip" in t.choices(0)
    t.play("0 skip")
    assert t.view.cowbot.stolen == 0
    first = acting("c4 h12 s2", options={"cowbot": "jane"}, money=0).play("0 visit town_12 plain")
    assert first.view.cowbot.stolen == 1  # the star on the sign
    office = acting("c4 h11 s2", options={"cowbot": "jane"}, circled=["town_11"]).play(
        "0 visit town_11 plain"
    )
    assert office.play("0 cross 0").view.cowbot.stolen == 0


@rule("FT-R30")
def test_what_counts_as_gained_in_the_turn() -> None:
    bank = acting("h4 d7 d2", options={"cowbot": "jane"}, items=["bank_red"], gold=0).play(
        "0 mourn G00 none all"
    )
    assert bank.view.cowbot.stolen == 1
    less = acting("s4 h2 c9", options={"cowbot": "billy"}, items=["bandana"], deck="d1").play(
        "0 rob B2 plain less"
    )
    assert less.view.cowbot.stolen == 0
    favour = acting("s4 h2 c9", options={"cowbot": "billy"}, items=["undertaker"]).play(
        "0 mourn G00 none less"
    )
    assert favour.view.cowbot.stolen == 0
    pair = [cards("h9 s9 d2 c4")]
    poker = acting("h4 c7 s6", options={"cowbot": "jane"}, turn=5, poker=pair, gold=0).play(
        "0 mourn G00 none all"
    )
    assert poker.has("stars") == 1
    assert poker.view.cowbot.stolen == 0


@rule("FT-CB9")
def test_a_tie_is_the_cowbots_win() -> None:
    circled = [*STOPS, *TARGETS]
    jane = {"cowbot": "jane", "difficulty": "easy"}
    lost = ended(jane, circled=circled, stars=0)
    assert (lost.state.scores(), lost.state.reason()) == ([0], "cowbot_won")
    assert lost.state.outcome().winners == []
    won = ended(jane, circled=circled, stars=1)
    assert (won.state.reason(), won.state.outcome().winners) == ("cowbot_beaten", [0])


@rule("FT-SO1", "FT-R15", "FT-R35")
@pytest.mark.parametrize(
    ("challenge", "nearly", "me"),
    [
        ("SC1", {"circled": [*SIX_OF_ALL, *ALL_GRAVES[:5]]}, {"circled": [*SIX_OF_ALL, *ALL_GRAVES[:6]]}),
        ("SC2", {"pans": 4, "hammers": 2}, {"pans": 4, "hammers": 3}),
        ("SC3", {"wanted": 1}, {"wanted": 0}),
        ("SC4", {"circled": ROOMS[:7]}, {"circled": ROOMS[:8]}),
        ("SC5", {"circled": STOPS[1:]}, {"circled": ["T1", "T3", "T4", "T7", "T10", "T13"]}),
        (
            "SC6",
            {"circled": BUILDINGS[:11]},
            {"circled": ["town_02", "town_03", "town_06", "town_10", "town_12"]},
        ),
        ("SC7", {"circled": TARGETS[:9]}, {"circled": ["B2", "B5", "B8", "B11"]}),
        ("SC8", {"circled": ALL_GRAVES[1:]}, {"circled": ALL_GRAVES}),
        ("SC9", {"poker": [cards("h9 s9 d9 c8 h8")]}, {"poker": [cards("h9 s9 d9 c9 h8")]}),
        ("SC10", {"wanted_ever": 1}, {"wanted_ever": 0}),
        ("SC11", {"money": 30, "gold": 14}, {"money": 30, "gold": 15}),
        ("SC13", {"wanted": 5, "arrests": 1}, {"wanted": 5, "arrests": 0}),
        ("SC17", {"wanted": 19}, {"wanted": 20}),
        ("SC18", {"stays": 4}, {"stays": 4, "circled": ["M4A"]}),
        ("SC19", {"circled": BUILDINGS[1:]}, {"circled": BUILDINGS}),
        ("SC20", {"stars": 79}, {"stars": 80}),
    ],
)
def test_solo_challenges(challenge: str, nearly: dict[str, Any], me: dict[str, Any]) -> None:
    assert challenge in met(ended(**me))
    assert challenge not in met(ended(**nearly))


@rule("FT-SO1")
def test_three_hands_better_than_a_pair() -> None:
    two_pair = cards("h9 s9 d8 c8 h2")
    last = table(1, at="poker", round=3, sheriff="h13", maps={0: {"poker": [two_pair] * 3}})
    assert "SC12" in met(last)
    hands = [two_pair, cards("h9 s9 d8 c7 h2"), two_pair]
    pair = table(1, at="poker", round=3, sheriff="h13", maps={0: {"poker": hands}})
    assert "SC12" not in met(pair)


@rule("FT-SO1")
def test_challenges_against_cowbots() -> None:
    strong: dict[str, Any] = {"circled": [*STOPS, *TARGETS, *ROOMS, *BUILDINGS], "stars": 50}
    assert "SC14" in met(ended({"cowbot": "jane", "difficulty": "easy"}, **strong))
    assert "SC15" in met(ended({"cowbot": "jane", "difficulty": "hard"}, **strong))
    normal = met(ended({"cowbot": "jane"}, stolen=1, **strong))
    assert "SC16" in normal
    assert not {"SC14", "SC15"} & set(normal)
    assert "SC16" not in met(ended({"cowbot": "jane"}, stolen=2, **strong))
    assert "SC16" not in met(ended(**strong))
    assert [each.challenge for each in ended().view.challenges if each.campaign] == ["SC14", "SC15"]
    assert len(ended().view.challenges) == 20
    assert Table(GAME.new(players=2)).view.challenges == []
