import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { DatabaseUnavailable, one, openDatabase, run } from "../index.ts";
import { templateDirectory } from "../template.ts";
import { EngineThread } from "./engine-thread.ts";
import { holdEngine } from "./held-engine.ts";
import { socketPort } from "./socket-port.ts";
import { scaledTime } from "../../../testing/time-limits.ts";
import { simpleQuery } from "../../../testing/simple-query.ts";

const dataDir = mkdtempSync(join(tmpdir(), "dasturxon-held-"));
cpSync(templateDirectory(), join(dataDir, "database"), { recursive: true });
const socket = process.platform === "win32" ? `\\\\.\\pipe\\held-${process.pid}` : join(dataDir, "socket");
const held = await holdEngine({ dataDir, socket });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const open = (statementTimeout = 10_000) =>
  openDatabase(
    { databaseUrl: null, databaseDirectUrl: null, dataDir, databaseSocket: socket, statementTimeout },
    silent,
  );

test("the engine outlives its server: committed data is kept, open transactions are rolled back", async () => {
  const first = await open();
  await first.platform((tx) => run(tx, sql`create table kept (n int)`));
  await first.platform((tx) => run(tx, sql`insert into kept values (1)`));
  await first.close();
  // Simulates a server that is killed during a transaction.
  const killed = await EngineThread.start(socketPort(socket));
  await killed.ask({ kind: "execute", bytes: simpleQuery("begin") }, 10_000);
  await killed.ask({ kind: "execute", bytes: simpleQuery("insert into kept values (2)") }, 10_000);
  await killed.stop();
  const second = await open();
  const all = () => second.platform((tx) => one(tx, sql`select array_agg(n) as all from kept`));
  expect(await all()).toEqual({ all: [1] });
  await second.close();
});

test(
  "stops a runaway statement, and the reopened engine serves the next one",
  async () => {
    const db = await open(scaledTime(1_000));
    await expect(
      db.platform((tx) => sql`select count(*) from generate_series(1, 1e10)`.execute(tx)),
    ).rejects.toThrow(DatabaseUnavailable);
    await expect
      .poll(() => db.platform((tx) => one(tx, sql`select count(*)::int as n from kept`)).catch(() => null), {
        timeout: scaledTime(60_000),
      })
      .toEqual({ n: 1 });
    await db.close();
  },
  scaledTime(90_000),
);

test("refuses a second holder of the directory in one line", async () => {
  await expect(holdEngine({ dataDir, socket: `${socket}-2` })).rejects.toThrow(
    /^the data directory .* is in use by process \d+$/,
  );
});

test(
  "a closed holder does not reopen the directory, and the next holder can take it",
  async () => {
    let engines = 0;
    const count = () => void (engines += 1);
    process.on("worker", count);
    await held.close();
    expect(readdirSync(dataDir)).not.toContain("database.lock");
    const next = await holdEngine({ dataDir, socket });
    process.off("worker", count);
    expect(engines).toBe(1);
    const db = await open();
    expect(await db.platform((tx) => one(tx, sql`select count(*)::int as n from kept`))).toEqual({ n: 1 });
    await db.close();
    await next.close();
  },
  scaledTime(90_000),
);
