import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { hasServer, createTestDatabase } from "../../testing/index.ts";
import { DatabaseUnavailableError, queryOne, runStatement, sendStatement, type Tx } from "./index.ts";

/** Delays the rejection of a failed statement, so that statements that were sent after it fail first. */
const rejectLater = (statement: Promise<unknown>) =>
  statement.catch(async (error: unknown) => {
    await sleep(20);
    throw error;
  });

describe.runIf(hasServer)("a transaction with a failed statement", async () => {
  const { db } = await createTestDatabase({ waitTimeout: 2_000 });
  const make =
    "create table counters (id int primary key, n int); insert into counters values (1, 0), (2, 0)";
  await db.upkeep.maintain((client) => client.query(make));
  const incrementCounter = (id: number) => sql`update counters set n = n + 1 where id = ${id}`;

  /** Runs `work` while a second transaction holds a lock on the first row. */
  async function runWhileRowLocked(work: () => Promise<unknown>): Promise<unknown> {
    const isHeld = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const holding = db.platform(async (tx) => {
      await runStatement(tx, incrementCounter(1));
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
    const failure = await runWhileRowLocked(() =>
      db.platform((tx) =>
        Promise.all([rejectLater(runStatement(tx, incrementCounter(1))), sql`select 1`.execute(tx)]),
      ),
    );
    expect(failure).toBeInstanceOf(DatabaseUnavailableError);
    expect(failure).toMatchObject({ cause: { code: "55P03" } });
  });

  test("[R20] the same if the work continues, and if a statement was queued behind the failed one", async () => {
    const continueAfterFailure = async () =>
      db.platform((tx) => runStatement(tx, incrementCounter(1)).catch(() => null));
    expect(await runWhileRowLocked(continueAfterFailure)).toBeInstanceOf(DatabaseUnavailableError);
    const sendInTransaction = () =>
      db.platform(async (tx) => {
        const failing = runStatement(tx, incrementCounter(1)).catch(() => null);
        sendStatement(tx, sql`select 1`);
        await failing;
      });
    expect(await runWhileRowLocked(sendInTransaction)).toBeInstanceOf(DatabaseUnavailableError);
  });

  const failConsequently = (tx: Tx, id: number) =>
    Promise.all([rejectLater(runStatement(tx, incrementCounter(id))), sql`select 1`.execute(tx)]);
  const failWithOtherError = (tx: Tx, id: number) =>
    runStatement(tx, incrementCounter(id)).catch(() => {
      throw new Error("the work says something else");
    });

  test.each([
    ["its consequence", failConsequently],
    ["an error of the work", failWithOtherError],
  ])("retries a deadlock hidden by %s", async (_name, addSecond) => {
    await db.platform((tx) => runStatement(tx, sql`update counters set n = 0`));
    let attempts = 0;
    let locked = 0;
    const both = Promise.withResolvers<void>();
    const updateInOrder = (first: number, second: number) =>
      db.platform(async (tx) => {
        attempts += 1;
        await runStatement(tx, incrementCounter(first));
        // Each transaction waits until both hold the lock of their first row, so that requesting the second rows causes a
        // deadlock.
        locked += 1;
        if (locked === 2) both.resolve();
        await both.promise;
        await addSecond(tx, second);
      });
    await Promise.all([updateInOrder(1, 2), updateInOrder(2, 1)]);
    expect(attempts).toBe(3);
    const { total } = await db.platform((tx) =>
      queryOne(tx, sql<{ total: number }>`select sum(n)::int as total from counters`),
    );
    expect(total).toBe(4);
  });
});
