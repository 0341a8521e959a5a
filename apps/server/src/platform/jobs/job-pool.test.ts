import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { Pool } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestDatabase } from "../../testing/index.ts";
import { scaleTime, EVENT_POLL_OPTIONS } from "../../testing/time-limits.ts";
import { newId } from "../ids.ts";
import { type Database, queryOne, type Tx } from "../database/index.ts";
import type { HandlersByName } from "./handlers.ts";
import { createJobWorker, enqueueJob } from "./index.ts";
import { createJobPool } from "./job-pool.ts";

/** A fake pool: each query returns the next result, or rejects with the next error. */
function createScriptedPool(answers: (Error | object)[]) {
  const asked: unknown[] = [];
  const runScriptedQuery = async (statement: { name: string }) => {
    asked.push(statement.name);
    const answer = answers.shift() ?? { rows: [] };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const client = { query: runScriptedQuery, release: () => undefined };
  return {
    asked,
    pool: Object.assign(new Pool(), { query: runScriptedQuery, connect: async () => client }) as Pool,
  };
}

function createRecordingLog() {
  const lines: string[] = [];
  const write = (_details: object, message: string) => void lines.push(message);
  return { lines, log: { info: write, warn: write, error: write } };
}

const createErrorWithCode = (code: string) => Object.assign(new Error(code), { code });
const endStatement = { name: "complete_job/graphile_worker", text: "delete", values: [] };

test("retries writing the end of a job until the database answers", async () => {
  const { pool, asked } = createScriptedPool([
    createErrorWithCode("ECONNREFUSED"),
    createErrorWithCode("57P03"),
    { rows: [] },
  ]);
  const { log, lines } = createRecordingLog();
  const client = await createJobPool(pool, log).pool.connect();
  await client.query(endStatement);
  client.release();
  expect(asked).toHaveLength(3);
  expect(lines).toEqual(["the end of a job will be stored when the database answers"]);
});

test("logs the end of a job that the database refuses without rejecting", async () => {
  const { pool, asked } = createScriptedPool([createErrorWithCode("22P05")]);
  const { log, lines } = createRecordingLog();
  const client = await createJobPool(pool, log).pool.connect();
  await client.query(endStatement);
  expect(asked).toHaveLength(1);
  expect(lines).toEqual(["the end of a job could not be stored; the job runs again"]);
});

test("other failed statements of the worker reject", async () => {
  const { pool } = createScriptedPool([createErrorWithCode("ECONNREFUSED")]);
  const client = await createJobPool(pool, createRecordingLog().log).pool.connect();
  await expect(client.query({ ...endStatement, name: "get_job/graphile_worker" })).rejects.toThrow(
    "ECONNREFUSED",
  );
});

test("stopping waits for unwritten ends of jobs up to the given limit", async () => {
  const { pool } = createScriptedPool(Array.from({ length: 100 }, () => createErrorWithCode("ECONNREFUSED")));
  const jobPool = createJobPool(pool, createRecordingLog().log);
  const client = await jobPool.pool.connect();
  const writing = client.query(endStatement);
  await jobPool.stop(50);
  await expect(writing).resolves.toMatchObject({ rows: [] });
});

test("[R22] runs a job that ends during an outage of the embedded engine once", async () => {
  const { db } = await createTestDatabase({ engine: "pglite", statementTimeout: scaleTime(1_500) });
  const merchant = newId();
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  let runs = 0;
  const handlers: HandlersByName = {
    held: async () => {
      runs += 1;
      begun.resolve();
      await release.promise;
    },
  };
  const jobs = createJobWorker({ db, handlers, log: createRecordingLog().log });
  await jobs.start();
  onTestFinished(() => jobs.stop());
  const put = enqueueJob as unknown as (tx: Tx, task: string, payload: object) => Promise<void>;
  await db.tenant(merchant, (tx) => put(tx, "held", {}));
  await begun.promise;
  // The statement never ends, so its timeout causes a restart of the database engine.
  const endless = db.platform((tx) => sql`select count(*) from generate_series(1, 1e12::bigint)`.execute(tx));
  await sleep(200);
  release.resolve();
  await expect(endless).rejects.toThrow("a statement ran longer");
  await vi.waitFor(async () => expect(await countJobs(db)).toBe(0), EVENT_POLL_OPTIONS);
  expect(runs).toBe(1);
});

async function countJobs(db: Database): Promise<number> {
  const query = sql<{
    count: number;
  }>`select count(*)::int as count from graphile_worker._private_jobs`;
  return (await db.platform((tx) => queryOne(tx, query))).count;
}
