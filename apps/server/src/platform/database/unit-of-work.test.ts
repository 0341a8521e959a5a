import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { hasServer, testDatabase } from "../../testing/index.ts";
import { DatabaseUnavailable, one, run, send, type Tx } from "./index.ts";

/** Rejects later than statements that were sent after this one. */
const late = (statement: Promise<unknown>) =>
  statement.catch(async (error: unknown) => {
    await sleep(20);
    throw error;
  });

describe.runIf(hasServer)("a transaction with a failed statement", async () => {
  const { db } = await testDatabase({ waitTimeout: 2_000 });
  const make =
    "create table counters (id int primary key, n int); insert into counters values (1, 0), (2, 0)";
  await db.upkeep.maintain((client) => client.query(make));
  const add = (id: number) => sql`update counters set n = n + 1 where id = ${id}`;

  /** Runs `work` while a second transaction holds a lock on the first row. */
  async function whileHeld(work: () => Promise<unknown>): Promise<unknown> {
    const isHeld = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const holding = db.platform(async (tx) => {
      await run(tx, add(1));
      isHeld.resolve();
      await end.promise;
    });
    await isHeld.promise;
    const failure = await work().catch((error: unknown) => error);
    end.resolve();
    await holding;
    return failure;
  }

  test("[R20] reports a lock timeout as unavailable, even if a following error is raised first", async () => {
    const failure = await whileHeld(() =>
      db.platform((tx) => Promise.all([late(run(tx, add(1))), sql`select 1`.execute(tx)])),
    );
    expect(failure).toBeInstanceOf(DatabaseUnavailable);
    expect(failure).toMatchObject({ cause: { code: "55P03" } });
  });

  test("[R20] the same if the work continues, and if a statement was queued behind the failed one", async () => {
    const goesOn = async () => db.platform((tx) => run(tx, add(1)).catch(() => null));
    expect(await whileHeld(goesOn)).toBeInstanceOf(DatabaseUnavailable);
    const sends = () =>
      db.platform(async (tx) => {
        const failing = run(tx, add(1)).catch(() => null);
        send(tx, sql`select 1`);
        await failing;
      });
    expect(await whileHeld(sends)).toBeInstanceOf(DatabaseUnavailable);
  });

  const consequence = (tx: Tx, id: number) =>
    Promise.all([late(run(tx, add(id))), sql`select 1`.execute(tx)]);
  const otherError = (tx: Tx, id: number) =>
    run(tx, add(id)).catch(() => {
      throw new Error("the work says something else");
    });

  test.each([
    ["its consequence", consequence],
    ["an error of the work", otherError],
  ])("retries a deadlock hidden by %s", async (_name, addSecond) => {
    await db.platform((tx) => run(tx, sql`update counters set n = 0`));
    let attempts = 0;
    let locked = 0;
    const both = Promise.withResolvers<void>();
    const cross = (first: number, second: number) =>
      db.platform(async (tx) => {
        attempts += 1;
        await run(tx, add(first));
        // Both transactions lock their first row before either requests its second.
        locked += 1;
        if (locked === 2) both.resolve();
        await both.promise;
        await addSecond(tx, second);
      });
    await Promise.all([cross(1, 2), cross(2, 1)]);
    expect(attempts).toBe(3);
    const { total } = await db.platform((tx) =>
      one(tx, sql<{ total: number }>`select sum(n)::int as total from counters`),
    );
    expect(total).toBe(4);
  });
});
