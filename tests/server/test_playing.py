"""Playing together over HTTP and sockets, with a real server."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
import pytest
from tests.server.running import BOT, GAME, LINK, ME, Guest, Server, Sight

from saloon.server.wire import Moment, TableSummary, Update

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable


def meet(server: Server, test: Callable[..., Awaitable[None]], guests: int = 1) -> None:
    """Run a test with that many guests."""

    async def main() -> None:
        people = [Guest(server.host) for _ in range(guests)]
        for person in people:
            await person.get("house")
        try:
            await asyncio.wait_for(test(*people), 60)
        finally:
            for person in people:
                await person.http.aclose()

    asyncio.run(main())


def test_a_whole_game_against_bots(server: Server) -> None:
    async def test(ann: Guest) -> None:
        table = await ann.open(ME, BOT, {"kind": "bot", "level": "cowpoke"})
        async with ann.look(table, 0) as sight, ann.look(table) as watcher:
            await asyncio.gather(
                sight.play_to_the_end(), watcher.until(lambda seen: seen.now and seen.phase == "over")
            )
            for text in (*sight.raw, *watcher.raw):
                msgspec.json.decode(text, type=Update)
            assert sight.now["seats"]["outcome"]["scores"]
            assert sight.now["view"]["over"]
            assert all('"hand":null' in text for text in watcher.raw if '"view":' in text)
            numbers = [event["number"] for event in sight.events]
            assert numbers == sorted(numbers)
        fair = (await ann.get(f"tables/{table}/fairness")).json()
        assert fair["secret"]
        record = (await ann.get(f"tables/{table}/record")).text
        assert fair["commitment"] in record
        verdict = (await ann.http.post("/api/verify", content=record)).json()
        assert verdict["good"], verdict
        assert not (await ann.http.post("/api/verify", content=record.replace("end ", "end 0"))).json()[
            "good"
        ]

    meet(server, test)


def test_two_people_by_link_with_a_second_device(server: Server) -> None:
    async def test(ann: Guest, bob: Guest, phone: Guest) -> None:
        table = await ann.open({**ME, "name": "Ann"}, LINK)
        async with ann.look(table, 0) as hers:
            await hers.receive()
            assert hers.phase == "waiting"
            assert "view" not in hers.now
            assert (await bob.get(f"tables/{table}")).json()["free"] == [1]
            joined = (await bob.post(f"tables/{table}/join", {"name": "Bob"})).json()
            assert msgspec.convert(joined, TableSummary).mine == [1]
            await hers.until_event("table_began")
            (key,) = (await bob.get(f"tables/{table}/keys")).json()
            forged = ("B" if key["key"][0] == "A" else "A") + key["key"][1:]
            assert (await ann.post(f"tables/{table}/claim", {"key": forged})).status_code == 403
            claimed = await phone.post(f"tables/{table}/claim", {"key": key["key"]})
            assert claimed.json()["mine"] == [1]
            async with bob.look(table, 1) as his, phone.look(table, 1) as small:
                await hers.until(lambda seen: seen.now["seats"]["seats"][1]["here"])
                await asyncio.gather(his.receive(), small.receive())
                assert his.now["view"] == small.now["view"]
                assert his.now["view"]["hand"] != hers.now["view"]["hand"]
                actor = hers if hers.actions else small
                await actor.choose()
                await asyncio.gather(
                    *[sight.until(lambda seen: seen.number >= 1) for sight in (hers, his, small)]
                )
                assert his.now["view"] == small.now["view"]
            await hers.until(lambda seen: not seen.now["seats"]["seats"][1]["here"])

    meet(server, test, 3)


def test_a_click_that_is_sent_again_counts_once(server: Server) -> None:
    async def test(ann: Guest) -> None:
        table = await ann.open(ME, ME)
        async with ann.look(table, 0) as one, ann.look(table, 1) as two:
            await asyncio.gather(one.receive(), two.receive())
            actor = one if one.actions else two
            action, number = actor.actions[0], actor.number
            for _time in range(3):
                await actor.send("choose", action=action, number=number, click="same")
            await actor.send("choose", action=action, number=number, click="other")
            await actor.until_event("table_stale")
            assert actor.number == 1

    meet(server, test)


def test_hot_seat_shows_one_hand_at_a_time(server: Server) -> None:
    async def test(ann: Guest) -> None:
        table = await ann.open(ME, ME)
        async with ann.look(table) as sight:
            await sight.receive()
            assert sight.now["view"]["hand"] is None
            hands = []
            for seat in (0, 1):
                await sight.send("look", seat=seat)
                await sight.until(lambda seen, seat=seat: seen.now["seats"]["looking_as"] == seat)
                hands.append(sight.now["view"]["hand"])
            assert None not in hands
            assert hands[0] != hands[1]
            await sight.send("look", seat=None)
            await sight.until(lambda seen: seen.now["seats"]["looking_as"] is None)
            assert sight.now["view"]["hand"] is None
            await sight.send("look", seat=5)
            assert (await sight.until_event("table_refused"))["arguments"] == {
                "rule": "problem-not-your-seat"
            }

    meet(server, test)


def test_chat_take_back_and_stand_in(server: Server) -> None:
    async def test(ann: Guest, bob: Guest) -> None:
        table = await ann.open(ME, LINK)
        await bob.post(f"tables/{table}/join", {"name": "Bob"})
        async with ann.look(table, 0) as hers, bob.look(table, 1) as his:
            await asyncio.gather(hers.receive(), his.receive())
            await his.send("say", text=" howdy\x07 ")
            assert (await hers.until_event("table_said"))["arguments"] == {
                "seat": 1,
                "name": "Bob",
                "text": "howdy",
            }
            actor, other = (hers, his) if hers.actions else (his, hers)
            await play_until_known(actor, other)
            asker, answerer = (actor, other) if actor.now["undo"]["by_consent"] else (other, actor)
            before = asker.number
            await asker.send("take_back", number=before)
            await answerer.until_event("table_asks_back")
            await answerer.until(lambda seen: seen.now["undo"]["waiting_for"])
            await answerer.send("answer", agree=True)
            await asker.until_event("table_took_back")
            await asker.until(lambda seen: seen.number > before)
            await hers.send("stand_in", seat=1, on=True)
            assert (await hers.until_event("table_refused"))["arguments"] == {"rule": "problem-not-away"}
            await his.send("stand_in", seat=1, on=True)
            await hers.until(lambda seen: seen.now["seats"]["seats"][1]["stand_in"])
            await his.send("stand_in", seat=1, on=False)
            await hers.until(lambda seen: not seen.now["seats"]["seats"][1]["stand_in"])

    meet(server, test, 2)


async def play_until_known(one: Sight, other: Sight) -> None:
    """Play until a choice cannot be taken back freely."""
    while not (one.now["undo"]["by_consent"] or other.now["undo"]["by_consent"]):
        actor = one if one.actions else other
        number = actor.number
        await actor.choose()
        for sight in (one, other):
            await sight.until(lambda seen, number=number: seen.number > number)
        await asyncio.sleep(0)


def test_a_player_who_leaves_is_replaced_and_can_come_back(server: Server) -> None:
    async def test(ann: Guest) -> None:
        table = await ann.open(ME, BOT)
        async with ann.look(table, 0) as sight:
            await sight.receive()
            await ann.post(f"tables/{table}/leave")
            await sight.until(lambda seen: seen.phase == "over")
            assert sight.now["seats"]["seats"][0]["stand_in"]
            assert sight.now["seats"]["seats"][0]["level"] == "cowpoke"
        following = {(await ann.post(f"tables/{table}/rematch")).json()["table"] for _ in range(3)}
        assert len(following) == 1
        assert table not in following

    meet(server, test)


def test_a_socket_moves_to_the_next_table(server: Server) -> None:
    async def test(ann: Guest, bob: Guest) -> None:
        table = await ann.open(ME, BOT)
        async with ann.look(table, 0) as sight, bob.look(table) as watcher:
            await sight.play_to_the_end()
            await watcher.until(lambda seen: seen.now and seen.phase == "over")
            following = (await ann.post(f"tables/{table}/rematch")).json()
            (seat,) = following["mine"]
            before = len(sight.events)
            await sight.send("go", table=following["table"], seat=seat)
            await sight.until(lambda seen: seen.now["seats"]["table"] == following["table"])
            assert sight.now["seats"]["looking_as"] == seat
            assert sight.events[before]["number"] == 0
            await watcher.until(lambda seen: not seen.now["seats"]["seats"][0]["here"])
            await sight.play_to_the_end()
            assert watcher.now["seats"]["table"] == table
            await watcher.send("go", table=following["table"], seat=None)
            await watcher.until(lambda seen: seen.now["seats"]["table"] == following["table"])
            assert watcher.now["view"]["over"]

    meet(server, test, 2)


def test_the_lobby_lists_my_tables_and_the_listed_ones(server: Server) -> None:
    async def test(ann: Guest, bob: Guest) -> None:
        listed = await ann.open(ME, LINK, listed=True)
        hidden = await ann.open(ME, LINK)
        seen = {table["table"] for table in (await bob.get("tables")).json()}
        assert listed in seen
        assert hidden not in seen
        assert {listed, hidden} <= {table["table"] for table in (await ann.get("tables")).json()}
        bot = {"kind": "bot", "level": "legend"}
        assert (await bob.post(f"tables/{hidden}/seats/1", bot)).status_code == 403
        changed = await ann.post(f"tables/{hidden}/seats/1", bot)
        assert changed.json()["phase"] == "playing"
        assert (await bob.post(f"tables/{listed}/close")).status_code == 403
        assert (await ann.post(f"tables/{listed}/close")).json()["phase"] == "closed"
        assert listed not in {table["table"] for table in (await bob.get("tables")).json()}

    meet(server, test, 2)


def test_help_and_looking_back(server: Server) -> None:
    async def test(ann: Guest, bob: Guest) -> None:
        table = await ann.open(ME, ME)
        async with ann.look(table, 0) as sight:
            await sight.receive()
            seat = 0 if sight.actions else 1
            hint = (await ann.post(f"tables/{table}/hint?seat={seat}")).json()
            assert (await ann.post(f"tables/{table}/hint?seat={1 - seat}")).status_code == 409
            assert (await ann.get(f"tables/{table}/why/{hint['action']}?seat={seat}")).json() == {"rule": ""}
            assert (await ann.get(f"tables/{table}/why/{hint['action']}?seat={1 - seat}")).json()["rule"]
            own = (await ann.get(f"tables/{table}/moments/0?seat={seat}")).json()
            assert msgspec.convert(own, Moment).last == 0
            assert own["view"]["hand"]
            assert own["events"]
            public = (await bob.get(f"tables/{table}/moments/0")).json()
            assert public["view"]["hand"] is None
            fair = (await bob.get(f"tables/{table}/fairness")).json()
            assert len(fair["commitment"]) == 64
            assert fair["secret"] is None
            for path, status in {
                "moments/0?seat=0": 403,
                "moments/1": 404,
                "moments/-1": 400,
                "why/0?seat=0": 403,
                "record": 409,
            }.items():
                assert (await bob.get(f"tables/{table}/{path}")).status_code == status, path
        quiet = await ann.open(ME, ME, hints=False)
        assert (await ann.post(f"tables/{quiet}/hint?seat=0")).json()["problem"] == "problem-no-hints"
        assert "CA-T1" in (await ann.get(f"games/{GAME}/words/en")).text

    meet(server, test, 2)


def test_the_clock_lets_a_bot_stand_in(server: Server) -> None:
    async def test(ann: Guest) -> None:
        table = await ann.open(ME, BOT, clock={"move": 1, "bank": 0})
        async with ann.look(table, 0) as sight:
            assert (await sight.until_event("table_out_of_time"))["arguments"] == {"seat": 0}
            await sight.until(lambda seen: seen.phase == "over")
            assert len(sight.now["clock"]["left"]) == 2

    meet(server, test)


def test_every_answer_forbids_loading_from_elsewhere(server: Server) -> None:
    async def test(ann: Guest) -> None:
        for path in ("/", "/api/house", "/api/nothing", "/table/xyz"):
            answer = await ann.http.get(path)
            assert answer.headers["content-security-policy"].startswith("default-src 'self'")
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
        async with httpx.AsyncClient() as fresh:
            cookie = (await fresh.get(f"http://{server.host}/api/house")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie

    meet(server, test)


@pytest.mark.parametrize("seats", [[ME], [ME] * 7, [{"kind": "bot", "level": "god"}] * 2, []])
def test_an_impossible_table_is_not_opened(server: Server, seats: list[dict[str, Any]]) -> None:
    async def test(ann: Guest) -> None:
        answer = await ann.post("tables", {"game": GAME, "seats": seats})
        assert answer.status_code == 400
        assert answer.json()["detail"]

    meet(server, test)
