import { sql } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { hasServer, createTestDatabase } from "../../testing/index.ts";
import type { Database } from "../database/index.ts";
import { newId } from "../ids.ts";
import { createJobWorker } from "../jobs/index.ts";
import type { BusEvent } from "../../events.ts";
import type { EventBus } from "./index.ts";
import { createEventBus, publishEvent } from "./index.ts";
import { selectBrandIds } from "./queries.ts";
import { EVENT_POLL_OPTIONS, scaleTime } from "../../testing/time-limits.ts";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function startBus(db: Database, prepare: (bus: EventBus) => void = () => undefined): Promise<EventBus> {
  const bus = createEventBus({ db, log });
  prepare(bus);
  await bus.start();
  onTestFinished(() => bus.stop());
  return bus;
}

const payload = { version: 1, status: "CREATED", userId: "u" } as const;
const publishOrderChange = (db: Database, merchantId: string, key: string) =>
  db.tenant(merchantId, (tx) => publishEvent(tx, { merchantId, topic: "order-changed", key, payload }));

describe.each(hasServer ? ["postgres", "pglite"] : ["pglite"])("events on %s", async (engine) => {
  const { db } = await createTestDatabase(engine === "pglite" ? { engine } : {});

  test("subscribers receive committed events in order, with increasing ids, without delay", async () => {
    const merchant = newId();
    const bus = await startBus(db);
    const heard: BusEvent[] = [];
    bus.subscribe("order-changed", (event) => void heard.push(event));
    const undone = db.tenant(merchant, async (tx) => {
      await publishEvent(tx, { merchantId: merchant, topic: "order-changed", key: "never", payload });
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    for (let n = 0; n < 50; n += 1) await publishOrderChange(db, merchant, `order ${n}`);
    const began = performance.now();
    await db.tenant(merchant, (tx) =>
      publishEvent(tx, { merchantId: merchant, topic: "menu-changed", key: "menu", payload: {} }),
    );
    await vi.waitFor(() => expect(heard).toHaveLength(50), EVENT_POLL_OPTIONS);
    expect(performance.now() - began).toBeLessThan(scaleTime(5_000));
    expect(heard.map(({ key }) => key)).toEqual(Array.from({ length: 50 }, (_, n) => `order ${n}`));
    expect(heard.map(({ seq }) => seq)).toEqual(heard.map(({ seq }) => seq).toSorted((a, b) => a - b));
    expect(heard[0]).toMatchObject({
      merchantId: merchant,
      topic: "order-changed",
      payload,
    });
  });

  test.runIf(engine === "postgres")(
    "a lost database shard stops only its brands' events, which are delivered when it is back",
    async () => {
      const [here, gone] = [newId(), newId()];
      for (const id of [here, gone]) {
        await db.platform((tx) =>
          sql`insert into merchants (merchant_id, key) values (${id}, ${id})`.execute(tx),
        );
      }
      // Simulates the error of the coordinator of distributed tables if a worker server does not respond.
      const lose = `create table pg_dist_node (); create function answers(merchant_id uuid) returns boolean language plpgsql as $$ begin
      if merchant_id = '${gone}' then raise exception 'connection failed' using errcode = '08006'; end if;
      return true; end $$;
      create policy lost on outbox as restrictive to current_user using (answers(merchant_id)) with check (true)`;
      await db.upkeep.maintain((client) => client.query(lose));
      const bus = await startBus(db);
      const heard: string[] = [];
      bus.subscribe("order-changed", ({ key }) => void heard.push(key));
      await publishOrderChange(db, gone, "waits");
      await publishOrderChange(db, here, "first");
      await publishOrderChange(db, here, "second");
      await vi.waitFor(() => expect(heard).toEqual(["first", "second"]), EVENT_POLL_OPTIONS);
      await db.upkeep.maintain((client) =>
        client.query("drop policy lost on outbox; drop function answers; drop table pg_dist_node"),
      );
      await vi.waitFor(() => expect(heard).toEqual(["first", "second", "waits"]), EVENT_POLL_OPTIONS);
    },
  );

  test.runIf(engine === "postgres")(
    "an error other than a lost connection does not query brands separately",
    async () => {
      const bus = await startBus(db);
      const heard: string[] = [];
      bus.subscribe("order-changed", ({ key }) => void heard.push(key));
      const fail = `create function fails() returns boolean language plpgsql as $$ begin
      raise exception 'too slow' using errcode = '57014'; end $$;
      create policy slow on outbox as restrictive to current_user using (fails()) with check (true)`;
      await db.upkeep.maintain((client) => client.query(fail));
      const asked = vi.spyOn(db, "platform");
      await publishOrderChange(db, newId(), "later");
      await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1), EVENT_POLL_OPTIONS);
      expect(asked).not.toHaveBeenCalledWith(selectBrandIds);
      asked.mockRestore();
      await db.upkeep.maintain((client) => client.query("drop policy slow on outbox; drop function fails"));
      await vi.waitFor(() => expect(heard).toEqual(["later"]), EVENT_POLL_OPTIONS);
    },
  );

  test("a failing subscriber does not stop the others", async () => {
    const bus = await startBus(db);
    const heard: string[] = [];
    bus.subscribe("*", () => {
      throw new Error("bad subscriber");
    });
    bus.subscribe("*", ({ key }) => void heard.push(key));
    await publishOrderChange(db, newId(), "still heard");
    await vi.waitFor(() => expect(heard).toContain("still heard"), EVENT_POLL_OPTIONS);
  });

  test("[R12] an event's job runs once for each subscriber, even if the event was written while nothing ran", async () => {
    const merchant = newId();
    for (const key of ["a", "b", "nobody", "c"]) await publishOrderChange(db, merchant, key);
    const done: string[] = [];
    const recordEvent = async (event: BusEvent) => void done.push(event.key);
    const jobs = createJobWorker({ db, handlers: { "tell-customer": recordEvent }, log });
    await jobs.start();
    onTestFinished(() => jobs.stop());
    const hasKnownKey = ({ key }: BusEvent) => key !== "nobody";
    const startedBuses = [1, 2].map(() =>
      startBus(db, (bus) => bus.onEvent("order-changed", "tell-customer", hasKnownKey)),
    );
    const [bus] = await Promise.all(startedBuses);
    await vi.waitFor(() => expect(new Set(done)).toEqual(new Set(["a", "b", "c"])), EVENT_POLL_OPTIONS);
    expect(done).toHaveLength(3);
    expect(await bus?.lag()).toEqual({ waiting: 0, oldestSeconds: 0 });
  });

  test("[R25] a reader that reconnects gets its brand's events after its last id, and learns which are deleted", async () => {
    const [mine, theirs] = [newId(), newId()];
    const bus = await startBus(db);
    const heard: number[] = [];
    bus.subscribe("*", ({ seq }) => void heard.push(seq));
    for (const key of ["1", "2", "3"]) await publishOrderChange(db, mine, key);
    await publishOrderChange(db, theirs, "other");
    await vi.waitFor(() => expect(heard).toHaveLength(4), EVENT_POLL_OPTIONS);
    const [first = 0] = heard;
    const { events, isComplete } = await bus.since(mine, first);
    expect(isComplete).toBe(true);
    expect(events.map(({ key }) => key)).toEqual(["2", "3"]);
    await db.platform((tx) => sql`update outbox set published_at = now() - interval '3 days'`.execute(tx));
    expect(await bus.purge(48)).toBeGreaterThanOrEqual(4);
    const last = Math.max(...heard);
    expect(await bus.since(mine, first)).toEqual({ events: [], isComplete: false, last });
    expect(await bus.since(mine, last)).toEqual({ events: [], isComplete: true, last });
    expect(await bus.since(mine, last + 1)).toEqual({ events: [], isComplete: false, last });
  });

  test("[R25] a customer that reconnects after many events of the brand gets only the own ones without a full reload", async () => {
    const merchant = newId();
    const bus = await startBus(db);
    const heard: number[] = [];
    bus.subscribe("*", ({ seq }) => void heard.push(seq));
    await publishOrderChange(db, merchant, "before");
    await vi.waitFor(() => expect(heard).toHaveLength(1), EVENT_POLL_OPTIONS);
    const storm = sql`insert into outbox (merchant_id, topic, key, payload) select ${merchant}, 'order-changed', n::text,
      '{"userId": "another"}'::jsonb from generate_series(1, 1200) n`;
    await db.tenant(merchant, (tx) => storm.execute(tx));
    await db.tenant(merchant, (tx) =>
      publishEvent(tx, {
        merchantId: merchant,
        topic: "order-changed",
        key: "mine",
        payload: { ...payload, userId: "me" },
      }),
    );
    await vi.waitFor(() => expect(heard).toHaveLength(1202), EVENT_POLL_OPTIONS);
    const [first = 0] = heard;
    const { events, isComplete } = await bus.since(merchant, first, {
      topics: ["order-changed"],
      userId: "me",
    });
    expect([events.map(({ key }) => key), isComplete]).toEqual([["mine"], true]);
    expect((await bus.since(merchant, first)).isComplete).toBe(false);
  });
});

describe.runIf(hasServer)("events across processes", async () => {
  const { db, openAgain } = await createTestDatabase();

  test("every process receives every event once and in the same order, whichever published it", async () => {
    const others = [db, await openAgain(), await openAgain()];
    const heard: number[][] = [];
    for (const [index, other] of others.entries()) {
      const bus = await startBus(other);
      heard[index] = [];
      bus.subscribe("*", ({ seq }) => void heard[index]?.push(seq));
    }
    const merchant = newId();
    const count = 300;
    // The events are published in batches, because a request for a connection that waits longer than two seconds fails.
    for (let wave = 0; wave < count; wave += 30)
      await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          publishOrderChange(others[n % 3] ?? db, merchant, String(wave + n)),
        ),
      );
    await vi.waitFor(
      () => expect(heard.map(({ length }) => length)).toEqual([count, count, count]),
      EVENT_POLL_OPTIONS,
    );
    expect(new Set(heard[0]).size).toBe(count);
    expect(heard[1]).toEqual(heard[0]);
    expect(heard[2]).toEqual(heard[0]);
    expect(heard[0]).toEqual(heard[0]?.toSorted((a, b) => a - b));
  });

  test("a listener whose connection is cut misses no event", async () => {
    const bus = await startBus(db);
    const heard: string[] = [];
    bus.subscribe("*", ({ key }) => void heard.push(key));
    await publishOrderChange(db, newId(), "before");
    await vi.waitFor(() => expect(heard).toEqual(["before"]), EVENT_POLL_OPTIONS);
    const other = await openAgain();
    await other.platform((tx) =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name like 'dasturxon bus%' and datname = current_database()`.execute(tx),
    );
    await publishOrderChange(other, newId(), "meanwhile");
    await vi.waitFor(() => expect(heard).toEqual(["before", "meanwhile"]), EVENT_POLL_OPTIONS);
  });
});
