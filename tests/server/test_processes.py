"""Several server processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio

from tests.server.running import BOT, LINK, ME, Guest, Server


def test_two_processes_serve_one_table_and_one_may_die(postgres_url: str) -> None:
    async def main() -> None:
        one, two = await asyncio.gather(
            *[asyncio.to_thread(Server, postgres_url, "--no-limits") for _ in range(2)]
        )
        ann, bob = Guest(one.host), Guest(two.host)
        table = await ann.open(ME, LINK)
        async with ann.look(table, 0) as hers:
            await hers.receive()
            joined = await bob.post(f"tables/{table}/join", {"name": "Bob"})
            assert joined.status_code == 200
            await hers.until_event("table_began")
            async with bob.look(table, 1) as his:
                await his.receive()
                await hers.until(lambda seen: seen.now["seats"]["seats"][1]["here"])
                await his.until(lambda seen: seen.now["seats"]["seats"][0]["here"])
                await his.send("say", text="howdy")
                await hers.until_event("table_said")
                for _choice in range(20):
                    actor, other = (hers, his) if hers.actions else (his, hers)
                    number = actor.number
                    await actor.choose()
                    for sight in (actor, other):
                        await sight.until(lambda seen, number=number: seen.number > number)
                    assert hers.now["view"]["seats"] == his.now["view"]["seats"]
        # The other process takes over a table whose process dies while a bot should think.
        lonely = await ann.open(BOT, BOT, BOT, pace="calm")
        one.kill()
        watcher = Guest(two.host)
        async with watcher.look(lonely) as sight:
            await sight.receive()
            before = sight.number
            await sight.until(lambda seen: seen.number >= before + 2)
        assert two.stop() == ""
        for guest in (ann, bob, watcher):
            await guest.http.aclose()

    asyncio.run(asyncio.wait_for(main(), 90))


def test_one_cookie_is_good_at_all_processes_and_double_work_is_harmless(postgres_url: str) -> None:
    async def main() -> None:
        one, two = await asyncio.gather(
            *[asyncio.to_thread(Server, postgres_url, "--no-limits") for _ in range(2)]
        )
        ann, same = Guest(one.host), Guest(two.host)
        table = await ann.open(ME, BOT, BOT)
        same.http.cookies.update(ann.http.cookies)
        async with ann.look(table, 0) as here, same.look(table, 0) as there:
            await asyncio.gather(here.receive(), there.receive())
            await asyncio.gather(here.play_to_the_end(), there.play_to_the_end())
            await asyncio.gather(
                *[sight.until(lambda seen: seen.now["view"]["over"]) for sight in (here, there)]
            )
            assert here.now["view"] == there.now["view"]
        record = (await same.get(f"tables/{table}/record")).text
        assert (await ann.http.post("/api/verify", content=record)).json()["good"]
        following = await asyncio.gather(*[guest.post(f"tables/{table}/rematch") for guest in (ann, same)])
        assert len({answer.json()["table"] for answer in following}) == 1
        for guest in (ann, same):
            await guest.http.aclose()
        assert one.stop() == ""
        assert two.stop() == ""

    asyncio.run(asyncio.wait_for(main(), 90))
